"""How many deals of the built-in layouts can be won, and how hard they are.

The results are kept in build/lab, so that a study that was interrupted goes on; what was found goes
into the package, `src/ningbo/data/`, and the charts beside the summary. The same results can be had
with the commands that the summary names, on a cluster too.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ningbo.core.layouts import FIRST_IDS, layouts
from ningbo.lab import charts
from ningbo.lab.difficulty import DifficultyTotals
from ningbo.lab.facts import Facts, difficulty_facts
from ningbo.lab.pool import engine
from ningbo.lab.report import Found, read_folder
from ningbo.lab.study import Study, plan
from ningbo.lab.tables import tables
from ningbo.lab.work import run as work_off
from ningbo.processors import cores
from ningbo.solver.packs import write_pack
from ningbo.solver.rating import BAND_STARTS
from tools.site.paths import PACKAGE, ROOT

RESULTS = ROOT / "build" / "lab"
DATA = PACKAGE / "data"
CHARTS = ROOT / "docs" / "studies"

SOLVED_DEALS = 100_000
# A thousand deals a method of the first eight layouts. Those that are dealt as `winnable` are the
# random ones that can be won: of 1,100 there are a thousand on every layout. The further layouts,
# three times as many, are rated in fewer deals.
RATED_DEALS = {"peel": 1_000, "build": 1_000, "random": 1_100}
FURTHER_RATED_DEALS = {"peel": 200, "build": 200, "random": 220}
PLAYS = 1_000
MARGIN = 2  # points between the difficulty of a deal that is offered and the border of its band

# What of the facts ships with the package: no times, which belong to a machine.
WINNABILITY = ("deals", "winnable", "unwinnable", "undecided", "percent", "interval", "closures")
WINNABILITY += ("hardest",)
DIFFICULTY = ("deals", "rated", "unwinnable", "undecided", "random", "greedy", "difficulty")
DIFFICULTY += ("bands", "choices")


def run() -> Iterator[str]:
    """Yield the lines of the summary."""
    for study in studies():
        work_off([study], RESULTS, engine(cores()))
    yield from publish(read_folder(RESULTS))


def studies() -> list[Study]:
    """Return all studies, those that are done first first."""
    made = []
    for layout in layouts():
        rated = RATED_DEALS if layout.id in FIRST_IDS else FURTHER_RATED_DEALS
        for method, deals in rated.items():
            made.append(plan("difficulty", layout, layout.name, method, PLAYS, 0, deals))
    for layout in layouts():
        made.append(plan("winnable", layout, layout.name, "random", 0, 0, SOLVED_DEALS))
    return made


def commands(found: Sequence[Found]) -> list[str]:
    """Return the command lines whose results these are."""
    layouts_of: dict[str, list[str]] = {}
    for study in (other.results.study for other in found):
        plays = f" --plays {study.plays}" if study.plays else ""
        options = f"--method {study.method} --deals {study.deals}{plays} --out build/lab"
        layouts_of.setdefault(f"{study.kind} {options}", []).append(study.layout)
    lines = []
    for command, ids in layouts_of.items():
        kind, _, options = command.partition(" ")
        lines.append(f"ningbo lab {kind} --layout {' '.join(ids)} {options}")
    return [*lines, "python -m tools.study built_in"]


def publish(found: Sequence[Found]) -> Iterator[str]:
    """Write the package's data and the charts of the studies that are done; yield the summary."""
    found = [study for study in found if study.facts["deals"] == study.facts["planned"]]
    shares = [study.facts for study in found if study.facts["kind"] == "winnable"]
    rated = [facts for study in found for facts in _rated(study)]
    CHARTS.mkdir(parents=True, exist_ok=True)
    charts.draw_shares(shares, CHARTS / "shares.svg")
    offered = [facts for facts in rated if facts["method"] != "random"]
    charts.draw_bands(offered, CHARTS / "bands.svg")
    made_by = commands(found)
    _write("winnability", made_by, {facts["layout"]: _kept(facts, WINNABILITY) for facts in shares})
    _write("difficulty", made_by, _by_layout(rated, lambda facts: _kept(facts, DIFFICULTY)))
    _write("packs", made_by, _by_layout(offered, lambda facts: facts["pack"]))
    yield from ["The commands that these figures come from:", ""]
    yield from [*(f"    {line}" for line in made_by), ""]
    for table in tables([*shares, *rated]):
        if "Milliseconds" not in table.title:
            yield from table.markdown().splitlines()
            yield ""
    yield from ["![The shares of deals that can be won](shares.svg)", ""]
    yield "![How the deals are spread over the bands of difficulty](bands.svg)"


def _rated(study: Found) -> Iterator[Facts]:
    """Yield the facts of a study of difficulty, with the pack of its deals.

    After those of random deals come those of the winnable ones: they are the same deals, without
    those that can't be won.
    """
    totals = study.totals
    if isinstance(totals, DifficultyTotals):
        ratings = [totals.ratings[seed] for seed in sorted(totals.ratings)]
        won = [rating.difficulty if rating.status == "solvable" else None for rating in ratings]
        facts = study.facts | {"pack": write_pack(won, MARGIN)}
        yield facts
        if facts["method"] == "random":
            winnable = difficulty_facts(totals, "winnable")
            yield facts | winnable | {"method": "winnable", "deals": winnable["rated"]}


def _kept(facts: Facts, names: Sequence[str]) -> Facts:
    return {name: facts[name] for name in names}


def _by_layout(studies: Sequence[Facts], what: Callable[[Facts], object]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for facts in studies:
        found.setdefault(facts["layout"], {})[facts["method"]] = what(facts)
    return found


def _write(name: str, made_by: list[str], by_layout: dict[str, Any]) -> None:
    """Write a file of the package's data: what it is made by, and a part for each layout."""
    data = {"commands": made_by, "band_starts": BAND_STARTS, "layouts": by_layout}
    text = json.dumps(data, indent=1, ensure_ascii=False)
    DATA.mkdir(exist_ok=True)
    (DATA / f"{name}.json").write_text(text + "\n", encoding="utf-8")
