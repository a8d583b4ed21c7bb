"""A folder of results, reported: Markdown, JSON and charts beside them."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from ningbo.core.deal import METHODS
from ningbo.core.layouts import LAYOUT_IDS
from ningbo.lab import charts
from ningbo.lab.difficulty import DifficultyTotals
from ningbo.lab.errors import LabError
from ningbo.lab.facts import Facts, facts_of, totals_of
from ningbo.lab.histogram import Histogram
from ningbo.lab.results import SUFFIX, Results
from ningbo.lab.study import KINDS
from ningbo.lab.tables import tables
from ningbo.lab.winnable import WinnableTotals

Totals = WinnableTotals | DifficultyTotals


class Found:
    """A study that was found in a folder: its results, totals and facts."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.totals = totals_of(results)
        self.facts = facts_of(results, self.totals)


def read_folder(folder: Path) -> list[Found]:
    """Return the studies whose results are in a folder, in the order in which people list them.

    Raises LabError where there are none.
    """
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if not files:
        raise LabError("error.lab.no-results", path=str(folder))
    found = [Found(Results(path)) for path in files]
    found.sort(key=_rank)
    return found


def _rank(found: Found) -> tuple[int, int, str, int]:
    study = found.results.study
    built_in = LAYOUT_IDS.index(study.layout) if study.layout in LAYOUT_IDS else len(LAYOUT_IDS)
    return KINDS.index(study.kind), built_in, study.name, METHODS.index(study.method)


def write_report(folder: Path, studies: Sequence[Found]) -> list[Path]:
    """Write report.md, report.json and the charts into a folder; return what was written.

    Raises LabError where Matplotlib isn't installed, before anything is written, and OSError.
    """
    charts.check()
    drawn = _draw(folder, studies)
    facts = [study.facts for study in studies]
    data = folder / "report.json"
    data.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    page = folder / "report.md"
    page.write_text(_markdown(facts, studies, drawn), encoding="utf-8")
    return [page, data, *drawn]


def _markdown(facts: Sequence[Facts], studies: Sequence[Found], drawn: Sequence[Path]) -> str:
    parts = ["# What the studies found", ""]
    missing = [study for study in studies if study.facts["deals"] < study.facts["planned"]]
    for study in missing:
        done, planned = study.facts["deals"], study.facts["planned"]
        parts += [f"{study.results.path.name} is not finished: {done:,} of {planned:,} deals.", ""]
    parts += [table.markdown() for table in tables(facts)]
    parts += [f"![{path.stem}]({path.name})\n" for path in drawn]
    return "\n".join(parts)


def _draw(folder: Path, studies: Sequence[Found]) -> list[Path]:
    begun = [study for study in studies if study.totals.deals]
    winnable = [study for study in begun if isinstance(study.totals, WinnableTotals)]
    difficulty = [study.facts for study in begun if isinstance(study.totals, DifficultyTotals)]
    drawn = []

    def draw(name: str, chart: Callable[[Path], None]) -> None:
        path = folder / f"{name}.svg"
        chart(path)
        drawn.append(path)

    if winnable:
        facts = [study.facts for study in winnable]
        totals = [study.totals for study in winnable if isinstance(study.totals, WinnableTotals)]
        closures: list[Histogram] = [total.closures for total in totals]
        times = [total.microseconds for total in totals]
        draw("shares", lambda path: charts.draw_shares(facts, path))
        draw("closures", lambda path: charts.draw_spread(facts, closures, "closures", path))
        draw("times", lambda path: charts.draw_spread(facts, times, "microseconds", path))
    if difficulty:
        draw("bands", lambda path: charts.draw_bands(difficulty, path))
    return drawn
