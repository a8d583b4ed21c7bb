"""What studies have found, as tables for people."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ningbo.lab.facts import Facts
from ningbo.solver.rating import BANDS

TITLES = {
    "closures": "Closures that a verdict takes",
    "milliseconds": "Milliseconds that a verdict takes, on the machines of the study",
}


class Table(NamedTuple):
    """A table: its title, its column heads, and its cells; all but the first two are numbers."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]

    def markdown(self) -> str:
        """Return the table as Markdown, its title a heading."""
        rule = ["---", "---", *["--:"] * (len(self.heads) - 2)]
        lines = [f"| {' | '.join(cells)} |" for cells in (self.heads, rule, *self.rows)]
        return "\n".join([f"## {self.title}", "", *lines, ""])


def tables(studies: Iterable[Facts]) -> list[Table]:
    """Return the tables of some studies; those of which there is none are left out."""
    begun = [facts for facts in studies if facts["deals"]]
    winnable = [facts for facts in begun if facts["kind"] == "winnable"]
    difficulty = [facts for facts in begun if facts["kind"] == "difficulty"]
    made = []
    if winnable:
        made.append(_shares(winnable))
        made += [_spreads(winnable, part) for part in TITLES]
    if difficulty:
        made += [_wins(difficulty), _bands(difficulty)]
    return made


def _shares(studies: list[Facts]) -> Table:
    heads = ("layout", "method", "deals", "can be won", "95 % interval", "can not", "undecided")
    return Table(
        "How many deals can be won",
        heads,
        [
            (
                *_names(facts),
                f"{facts['percent']:.2f} %",
                _interval(facts["interval"]),
                f"{facts['unwinnable']:,}",
                f"{facts['undecided']:,}",
            )
            for facts in studies
        ],
    )


def _spreads(studies: list[Facts], part: str) -> Table:
    return Table(
        TITLES[part],
        ("layout", "method", "deals", "mean", "median", "90 %", "99 %", "most"),
        [(*_names(facts), *map(_number, facts[part].values())) for facts in studies],
    )


def _wins(studies: list[Facts]) -> Table:
    heads = ("layout", "method", "deals", "random plays win", "95 %", "greedy plays win", "95 %")
    return Table(
        "How often play without foresight wins",
        (*heads, "real choices", "first"),
        [
            (
                *_names(facts),
                *_share(facts["random"]),
                *_share(facts["greedy"]),
                str(facts["choices"]["real"]),
                str(facts["choices"]["first"]),
            )
            for facts in studies
        ],
    )


def _bands(studies: list[Facts]) -> Table:
    return Table(
        "Difficulty of the deals that can be won",
        ("layout", "method", "deals", "lower quarter", "median", "upper quarter", *BANDS),
        [
            (
                facts["name"],
                facts["method"],
                f"{facts['rated']:,}",
                *(str(value) for value in facts["difficulty"].values()),
                *(f"{100 * facts['bands'][band] / max(1, facts['rated']):.1f} %" for band in BANDS),
            )
            for facts in studies
        ],
    )


def _names(facts: Facts) -> tuple[str, str, str]:
    return facts["name"], facts["method"], f"{facts['deals']:,}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _share(share: dict[str, Any]) -> tuple[str, str]:
    return f"{share['percent']:.1f} %", _interval(share["interval"], 1)


def _interval(limits: Sequence[float], digits: int = 2) -> str:
    return f"{limits[0]:.{digits}f} to {limits[1]:.{digits}f} %"
