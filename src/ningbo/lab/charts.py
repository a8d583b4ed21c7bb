"""Charts of what studies have found, as SVG: the extra `lab`, for Matplotlib."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ningbo.lab.errors import LabError
from ningbo.lab.facts import Facts
from ningbo.lab.histogram import Histogram
from ningbo.solver.rating import BANDS

WIDTH = 8.0  # inches, as Matplotlib counts
BAR = 0.3
COLOURS = ("#2f8f83", "#e0a526", "#c8622d", "#8c2f39")  # from easy to expert; apart in grey too


def check() -> None:
    """Raise LabError where Matplotlib isn't installed."""
    if find_spec("matplotlib") is None:
        raise LabError("error.lab.extra")


def draw_shares(studies: Sequence[Facts], path: Path) -> None:
    """Draw the share of deals that can be won, with its interval."""
    figure, axes = _axes(len(studies))
    for row, facts in enumerate(studies):
        low, high = facts["interval"]
        share = facts["percent"]
        error = [[share - low], [high - share]]
        axes.errorbar(share, row, xerr=error, fmt="o", color=COLOURS[0], capsize=3)
    axes.set_xlabel("deals that can be won, per cent, with the 95 % interval")
    _name_rows(axes, studies)
    _save(figure, path)


def draw_bands(studies: Sequence[Facts], path: Path) -> None:
    """Draw how the deals that can be won are spread over the bands of difficulty."""
    figure, axes = _axes(len(studies))
    for row, facts in enumerate(studies):
        left = 0.0
        for band, colour in zip(BANDS, COLOURS, strict=True):
            share = 100 * facts["bands"][band] / max(1, facts["rated"])
            label = band if row == 0 else None
            axes.barh(row, share, left=left, color=colour, edgecolor="white", label=label)
            left += share
    axes.set_xlabel("deals that can be won, per cent")
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(BANDS), frameon=False)
    _name_rows(axes, studies)
    _save(figure, path)


def draw_spread(
    studies: Sequence[Facts], spreads: Sequence[Histogram], unit: str, path: Path
) -> None:
    """Draw the share of deals that take at least so much, on logarithmic scales."""
    figure, axes = _axes(14)
    for facts, spread in zip(studies, spreads, strict=True):
        left = len(spread)
        xs, ys = [], []
        for value, count in spread:
            xs.append(max(1, value))
            ys.append(100 * left / len(spread))
            left -= count
        axes.step(xs, ys, where="pre", label=_name(facts))
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel(unit)
    axes.set_ylabel("deals that take at least so much, per cent")
    axes.legend(frameon=False)
    _save(figure, path)


def _axes(rows: int) -> tuple[Any, Any]:
    figure_class: Any = import_module("matplotlib.figure").Figure
    figure = figure_class(figsize=(WIDTH, 1.2 + BAR * rows), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    return figure, axes


def _name_rows(axes: Any, studies: Sequence[Facts]) -> None:
    axes.set_yticks(range(len(studies)), [_name(facts) for facts in studies])
    axes.set_ylim(len(studies) - 0.4, -0.6)  # the first on top


def _name(facts: Facts) -> str:
    return f"{facts['name']}, {facts['method']}"


def _save(figure: Any, path: Path) -> None:
    """Write an SVG that is the same byte for byte whenever it is drawn of the same figures."""
    matplotlib: Any = import_module("matplotlib")
    with matplotlib.rc_context({"svg.hashsalt": path.stem, "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata={"Date": None})
