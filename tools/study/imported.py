"""Deals on every layout of other programs, and the readers on very many changed files."""

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from fuzz.formats import example, seeds
from fuzz.property import check
from ningbo.core.deal import deal_layout
from ningbo.core.errors import NingboError
from ningbo.core.full_code import read_layout_code, write_layout_code
from ningbo.processors import cores
from tools.shared_layouts import SHARED, indexed

METHODS = ("peel", "build", "random")
SEEDS = 20
HARD_BOARDS = 10
HARD_SEEDS = 1_000
CHANGED_FILES = 100_000
CHUNK = 2_000


class Work(NamedTuple):
    """Deals on one layout, given by its full code."""

    name: str
    code: str
    methods: tuple[str, ...]
    seeds: int


def run() -> Iterator[str]:
    """Yield the lines of the summary."""
    if not SHARED.exists():
        yield "The layouts of other programs do not lie beside this checkout: nothing was studied."
        return
    boards = distinct()
    with ProcessPoolExecutor(cores()) as pool:
        yield f"Of {len(indexed())} boards, {len(boards)} are distinct in their normal form."
        yield ""
        works = [Work(name, code, METHODS, SEEDS) for _ease, name, code in boards]
        yield from table(f"All of them, {SEEDS} seeds a method", METHODS, pool.map(deals, works))
        hard = boards[:HARD_BOARDS]
        works = [Work(name, code, METHODS[:2], HARD_SEEDS) for _ease, name, code in hard]
        title = (
            f"The {HARD_BOARDS} that random peeling empties least, {HARD_SEEDS:,} seeds a method"
        )
        yield from table(title, METHODS[:2], pool.map(deals, works))
        listed = ", ".join(f"{name} ({ease:.0%})" for ease, name, _code in hard)
        yield f"Those ten, with how often removing random free pairs empties them: {listed}."
        yield ""
        starts = range(0, CHANGED_FILES, CHUNK)
        yield from readers(pool.map(changed_files, starts))


def distinct() -> list[tuple[float, str, str]]:
    """Return each even board once: how often random peeling empties it, its name, its full code."""
    found: dict[str, tuple[float, str, str]] = {}
    for row, layout in indexed():
        if layout.count % 2 == 0:
            ease = float(row["random_pair_peel_success_of_40"])
            code = write_layout_code(layout.normal())
            found.setdefault(code, (ease, row["name"], code))
    return sorted(found.values())


def deals(work: Work) -> Counter[tuple[str, str]]:
    """Deal and replay; count (method, what came of it)."""
    layout = read_layout_code(work.code)
    ends: Counter[tuple[str, str]] = Counter()
    for method in work.methods:
        for seed in range(work.seeds):
            try:
                dealt = deal_layout(layout, seed, method)
            except NingboError as error:
                ends[method, f"{work.name}, seed {seed}: {error}"] += 1
                continue
            ends[method, "dealt"] += 1
            if dealt.witness is not None:
                board = dealt.board()
                for a, b in dealt.witness:
                    board.play(a, b)
                ends[method, "replayed" if board.won else f"{work.name}, seed {seed}: not won"] += 1
    return ends


def table(
    title: str, methods: Iterable[str], ends: "Iterable[Counter[tuple[str, str]]]"
) -> Iterator[str]:
    """Yield a table of what came of deals, and below it every failure."""
    total: Counter[tuple[str, str]] = Counter()
    for end in ends:
        total.update(end)
    yield f"## {title}"
    yield ""
    yield "| method | dealt | witnesses replayed | failed |"
    yield "|---|---|---|---|"
    for method in methods:
        failed = {what: n for (how, what), n in total.items() if how == method}
        dealt, replayed = failed.pop("dealt", 0), failed.pop("replayed", 0)
        promised = f"{replayed:,}" if replayed else "none promised"
        yield f"| {method} | {dealt:,} | {promised} | {sum(failed.values())} |"
    yield ""
    for (method, what), count in sorted(total.items()):
        if what not in ("dealt", "replayed"):
            yield f"- {method}: {what} ({count} times)"


def changed_files(first: int) -> Counter[str]:
    """Read a chunk of changed files; count how the readings ended."""
    folders = seeds()
    return Counter(check(example(number, folders)) for number in range(first, first + CHUNK))


def readers(ends: "Iterable[Counter[str]]") -> Iterator[str]:
    """Yield what became of the changed files. A finding would have been an exception."""
    total: Counter[str] = Counter()
    for end in ends:
        total.update(end)
    read = {end: count for end, count in total.items() if "." not in end}
    yield f"## {total.total():,} changed files"
    yield ""
    yield f"{sum(read.values()):,} were read as layouts, all others ended in one of"
    yield f"{len(total) - len(read)} kinds of error; none in anything else."
    yield ""
    yield "| read as | files |"
    yield "|---|---|"
    for format in sorted(read):
        yield f"| {format} | {read[format]:,} |"
