"""The exact solver: its verdicts, lines and proofs on very many boards.

Each board is solved by the compiled kernel; every line is replayed and every proof checked. What is
done is kept in build/study/solver, so that a study that was interrupted goes on where it was.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from rich.progress import Progress

from ningbo.core.deal import deal_layout
from ningbo.core.full_code import read_layout_code, write_layout_code
from ningbo.core.layouts import layout
from ningbo.lab.interval import interval
from ningbo.processors import cores
from ningbo.solver import kernel, state
from ningbo.solver.certificate import certificate_of
from ningbo.solver.debondt import second_opinion
from ningbo.solver.proof import check
from ningbo.solver.shape import shape_of
from ningbo.solver.solver import Solver, dense_groups, solve
from tests.solver.boards import brute_force, random_board, replays, small_sizes
from tools.shared_layouts import SHARED, indexed
from tools.site.paths import ROOT

RESULTS = ROOT / "build" / "study" / "solver"
CHUNK = 20  # boards
BUDGET = 100_000  # closures, for boards of 288 tiles and for the second opinion on Turtles

# Michiel de Bondt, Solving Mahjong Solitaire boards with peeking, arXiv:1203.6559 (2012): per cent
# of uniform random deals that can't be won, of 10,000,000 Turtles and 100,000 of each other.
PUBLISHED = {"default": 2.95, "bridge": 32, "hare": 18, "ox": 47, "theater": 0.62}


class Work(NamedTuple):
    """Some seeds of one part of the study; `code` is the full code of a layout, if it has one."""

    part: str
    name: str
    code: str
    seeds: range


def run() -> Iterator[str]:
    """Yield the lines of the summary."""
    if not state.CURRENT:
        yield "The kernel isn't compiled: nothing was studied."
        return
    found = results(works())
    yield from shares(found)
    yield from doubles(found)
    yield from agreements(found)


def works() -> list[Work]:
    """Return all there is to do, in chunks."""
    turtle = write_layout_code(layout("turtle"))
    parts = [("shares", "default", turtle, 10_000)]
    if SHARED.exists():
        for row, shape in indexed():
            code = write_layout_code(shape.normal())
            if row["peer"] == "xmahjongg" and row["name"] in PUBLISHED.keys() - {"default"}:
                parts.append(("shares", row["name"], code, 2_000))
            elif row["peer"] == "pysolfc" and shape.count == 288:
                parts.append(("double", row["name"], code, 20))
    parts.append(("brute force", "boards of 12 to 20 tiles", "", 5_000))
    parts.append(("second opinion", "boards of 12 to 40 tiles", "", 3_000))
    parts.append(("second opinion", "Turtles", turtle, 200))
    parts.append(("interpreted", "Turtles", turtle, 200))
    return [
        Work(part, name, code, range(first, min(first + CHUNK, count)))
        for part, name, code, count in parts
        for first in range(0, count, CHUNK)
    ]


def results(todo: list[Work]) -> dict[tuple[str, str], Counter[str]]:
    """Do what isn't done yet, and add all of it up by part and name."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    totals: dict[tuple[str, str], Counter[str]] = {}
    with ProcessPoolExecutor(cores()) as pool, Progress() as progress:
        task = progress.add_task("boards", total=sum(len(work.seeds) for work in todo))
        waiting = {pool.submit(studied, work): work for work in todo}
        for done in as_completed(waiting):
            work = waiting[done]
            total = totals.setdefault((work.part, work.name), Counter())
            most = max(total["most closures"], done.result()["most closures"])
            total.update(done.result())
            total["most closures"] = most
            progress.advance(task, len(work.seeds))
    return totals


def studied(work: Work) -> Counter[str]:
    """Return the counts of one chunk, from its file if it has been done before."""
    name = f"{work.part} {work.name} {work.seeds.start}-{work.seeds.stop}.json".replace(" ", "-")
    file = RESULTS / name
    stamp = state.source_digest()
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["kernel"] == stamp:
            return Counter(kept["counts"])
    counts = PARTS[work.part](work)
    part = file.with_suffix(".part")
    part.write_text(json.dumps({"kernel": stamp, "counts": counts}), encoding="utf-8")
    part.replace(file)
    return counts


def certified(work: Work) -> Counter[str]:
    """Solve random deals of a layout; replay lines, check proofs."""
    shape = read_layout_code(work.code)
    counts: Counter[str] = Counter()
    for seed in work.seeds:
        board = deal_layout(shape, seed, "random").board()
        solver = Solver(board, logged=True)
        verdict = solver.solve(budget=BUDGET if work.part == "double" else None)
        counts[verdict.status] += 1
        counts["closures"] += verdict.closures
        counts["most closures"] = max(counts["most closures"], verdict.closures)
        if verdict.status == "solvable":
            counts["replayed"] += replays(board, verdict.line)
        elif verdict.status == "unsolvable":
            counts["checked"] += check(certificate_of(solver, verdict)).status == "unsolvable"
    return counts


def forced(work: Work) -> Counter[str]:
    """Compare small boards with brute force."""
    counts: Counter[str] = Counter()
    for seed in work.seeds:
        rng = random.Random(f"brute force {seed}")
        board = random_board(rng, small_sizes(rng, rng.choice([12, 14, 16, 18, 20])))
        counts["boards"] += 1
        counts["agree"] += (solve(board).status == "solvable") == brute_force(board)
    return counts


def opinions(work: Work) -> Counter[str]:
    """Compare with the second engine."""
    counts: Counter[str] = Counter()
    for seed in work.seeds:
        if work.code:
            board = deal_layout(read_layout_code(work.code), seed, "random").board()
        else:
            rng = random.Random(f"second opinion {seed}")
            board = random_board(rng, small_sizes(rng, rng.randrange(12, 42, 2)))
        status, closures = second_opinion(board, BUDGET)
        verdict = solve(board)
        counts["undecided" if status == "unknown" else "decided"] += 1
        counts["agree"] += status == verdict.status
        counts["closures"] += verdict.closures
        counts["its closures"] += closures
    return counts


def interpreted(work: Work) -> Counter[str]:
    """Compare what the kernel does compiled and interpreted, closure for closure."""
    shape = shape_of(shape_layout := read_layout_code(work.code))
    counts: Counter[str] = Counter()
    for seed in work.seeds:
        board = deal_layout(shape_layout, seed, "random").board()
        groups = dense_groups(board, range(board.layout.count))
        both = [made.Kernel(shape, groups) for made in (kernel, state.compiled)]
        ends = [(made.step(1 << 29), made.closures, made.solution()) for made in both]
        counts["boards"] += 1
        counts["agree"] += ends[0] == ends[1]
    return counts


PARTS = {
    "shares": certified,
    "double": certified,
    "brute force": forced,
    "second opinion": opinions,
    "interpreted": interpreted,
}


def shares(found: dict[tuple[str, str], Counter[str]]) -> Iterator[str]:
    """Tell how many random deals can't be won, beside the published shares."""
    yield "## Uniform random deals that can't be won"
    yield ""
    yield "De Bondt's figures are per cent of 10,000,000 Turtles and of 100,000 deals of each other"
    yield "layout, which are those of xmahjongg. Every line was replayed, every proof checked."
    yield ""
    columns = ["layout", "deals", "can't be won", "99 % interval", "published", "undecided"]
    columns += ["lines replayed", "proofs checked", "closures, mean", "most"]
    yield "| " + " | ".join(columns) + " |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    for (part, name), counts in sorted(found.items()):
        if part == "shares":
            yield _share(name, counts)
    yield ""


def _share(name: str, counts: Counter[str]) -> str:
    deals = counts["solvable"] + counts["unsolvable"] + counts["unknown"]
    low, high = interval(counts["unsolvable"], deals, 0.99)
    inside = "" if 100 * low <= PUBLISHED[name] <= 100 * high else " (outside)"
    cells = [
        "Turtle" if name == "default" else name,
        f"{deals:,}",
        f"{counts['unsolvable'] / deals:.2%}",
        f"{100 * low:.2f} to {100 * high:.2f}",
        f"{PUBLISHED[name]}{inside}",
        counts["unknown"],
        f"{counts['replayed']:,} of {counts['solvable']:,}",
        f"{counts['checked']:,} of {counts['unsolvable']:,}",
        f"{counts['closures'] / deals:.0f}",
        f"{counts['most closures']:,}",
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def doubles(found: dict[tuple[str, str], Counter[str]]) -> Iterator[str]:
    """Tell of the boards of 288 tiles, groups of eight."""
    yield "## Double sets: the boards of 288 tiles of PySolFC"
    yield ""
    yield f"Groups of eight tiles. The budget is {BUDGET:,} closures a deal; some stay unknown."
    yield ""
    yield "| layout | deals | can be won | can't | unknown | replayed | checked | closures, mean |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for (part, name), counts in sorted(found.items()):
        if part == "double":
            deals = counts["solvable"] + counts["unsolvable"] + counts["unknown"]
            numbers = [counts[key] for key in ("solvable", "unsolvable", "unknown")]
            numbers += [counts["replayed"], counts["checked"], counts["closures"] // deals]
            cells = [name, str(deals), *(f"{number:,}" for number in numbers)]
            yield "| " + " | ".join(cells) + " |"
    yield ""


def agreements(found: dict[tuple[str, str], Counter[str]]) -> Iterator[str]:
    """Tell of the comparisons."""
    yield "## Agreement"
    yield ""
    for (part, name), counts in sorted(found.items()):
        if part == "brute force":
            yield f"- Brute force on {name}: {_share_of(counts)} verdicts agree."
        elif part == "second opinion":
            decided = counts["decided"]
            yield (
                f"- A plain search after de Bondt on {name}: it decides {decided:,} of"
                f" {decided + counts['undecided']:,} within {BUDGET:,} closures, and"
                f" {counts['agree']:,} of these verdicts agree; it takes at least"
                f" {counts['its closures'] / counts['closures']:.0f} times as many closures."
            )
        elif part == "interpreted":
            yield (
                f"- Compiled and interpreted on {name}: {_share_of(counts)} searches are the same,"
                " closure for closure."
            )


def _share_of(counts: Counter[str]) -> str:
    return f"{counts['agree']:,} of {counts['boards']:,}"
