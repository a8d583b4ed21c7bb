"""`ningbo lab`: studies over many deals, on this machine or on a cluster."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from ningbo.core.layout import Layout
    from ningbo.lab.report import Found
    from ningbo.lab.study import Study
    from ningbo.lab.work import Engine

Layouts = Annotated[tuple[str, ...], Parameter(consume_multiple=True)]
Method = Literal["peel", "build", "random", "winnable"]
AtLeastOne = Parameter(validator=Number(gte=1))
Seed = Annotated[int, Parameter(validator=Number(gte=0))]

lab = App(
    name="lab",
    help="""Study many deals: how many can be won, and how hard they are.

    Example: ningbo lab winnable --layout turtle --deals 10000 --out results""",
)


@lab.command
def winnable(
    *,
    layout: Layouts,
    out: Path,
    method: Method = "random",
    deals: Annotated[int, AtLeastOne] = 1000,
    seed: Seed = 0,
    workers: Annotated[int | None, AtLeastOne] = None,
    scheduler: str | None = None,
    json: bool = False,
) -> None:
    """Find out exactly how many deals can be won.

    Results are kept as they come: a run that was interrupted goes on where it was when it is
    started again, and a study grows when it is started with more deals.

    Example: ningbo lab winnable --layout turtle my-own.layout --deals 10000 --out results

    Parameters
    ----------
    layout
        Ids or letters of layouts, full codes of layouts, or layout files in any of the formats.
    out
        The folder of the results; made if need be.
    method
        How to deal.
    deals
        How many deals of each layout: those with the seeds from SEED on.
    seed
        The first seed.
    workers
        How many processes work; as many as there are processors unless given.
    scheduler
        The address of a Dask scheduler, such as tcp://10.0.0.1:8786: its workers do the work.
    json
        Print the facts of each study as one JSON list.
    """
    _study("winnable", layout, out, method, 0, deals, seed, workers, scheduler, json)


@lab.command
def difficulty(
    *,
    layout: Layouts,
    out: Path,
    method: Method = "peel",
    deals: Annotated[int, AtLeastOne] = 1000,
    plays: Annotated[int, AtLeastOne] = 1000,
    seed: Seed = 0,
    workers: Annotated[int | None, AtLeastOne] = None,
    scheduler: str | None = None,
    json: bool = False,
) -> None:
    """Rate many deals.

    Results are kept as `ningbo lab winnable` keeps them.

    Example: ningbo lab difficulty --layout turtle --method build --deals 100 --out results

    Parameters
    ----------
    layout
        Ids or letters of layouts, full codes of layouts, or layout files in any of the formats.
    out
        The folder of the results; made if need be.
    method
        How to deal.
    deals
        How many deals of each layout: those with the seeds from SEED on.
    plays
        How often each deal is played at random, and as often greedily.
    seed
        The first seed.
    workers
        How many processes work; as many as there are processors unless given.
    scheduler
        The address of a Dask scheduler, such as tcp://10.0.0.1:8786: its workers do the work.
    json
        Print the facts of each study as one JSON list.
    """
    _study("difficulty", layout, out, method, plays, deals, seed, workers, scheduler, json)


@lab.command
def report(directory: Path, /, *, json: bool = False) -> None:
    """Report on the results in a folder: tables here, and Markdown, JSON and SVG charts there.

    Example: ningbo lab report results

    Parameters
    ----------
    directory
        A folder that `ningbo lab winnable` or `ningbo lab difficulty` wrote results into.
    json
        Print the facts of each study as one JSON list instead of tables.
    """
    from ningbo.lab.report import read_folder, write_report

    found = read_folder(directory)
    written = write_report(directory, found)
    _print(found, json)
    if not json:
        print(f"Wrote {', '.join(path.name for path in written)} into {directory}")


def _study(
    kind: str,
    names: Sequence[str],
    out: Path,
    method: str,
    plays: int,
    deals: int,
    seed: int,
    workers: int | None,
    scheduler: str | None,
    json: bool,
) -> None:
    """Run a study of each layout and print what was found."""
    from ningbo.lab.report import Found
    from ningbo.lab.study import plan
    from ningbo.lab.work import run

    studies: list[Study] = []
    for name in names:
        for layout, title in _layouts(name):
            study = plan(kind, layout, title, method, plays, seed, deals)
            if study not in studies:
                studies.append(study)
    engine = _engine(workers, scheduler)
    with _progress(sum(study.deals for study in studies)) as finished:
        files = run(studies, out, engine, finished)
    _print([Found(results) for results in files], json)


def _engine(workers: int | None, scheduler: str | None) -> "Engine":
    import logging

    from ningbo.lab import cluster, pool
    from ningbo.lab.errors import LabError
    from ningbo.processors import cores

    if scheduler is not None:
        if workers is not None:
            raise LabError("error.lab.engines")
        logging.disable()  # Dask's own; what is wrong is said in one sentence
        return cluster.engine(scheduler)
    return pool.engine(workers or cores())


def _layouts(name: str) -> "Iterator[tuple[Layout, str]]":
    """Yield the layouts that a name or a file stands for, and what to call each."""
    from ningbo.core.errors import FormatError, LayoutError, quoted
    from ningbo.lab.errors import LabError
    from ningbo.layout_files import find_layout, read_layout_file

    try:
        if Path(name).is_file():
            for number, layout in enumerate(read_layout_file(name).layouts, start=1):
                yield layout, layout.name or f"{Path(name).stem} {number}"
        else:
            layout = find_layout(name)
            yield layout, layout.name or quoted(name)
    except LayoutError as error:
        raise LabError("error.lab.layout", given=name, ids=error.values["ids"]) from None
    except FormatError as error:
        raise LabError("error.lab.file", path=name, reason=error.message) from None


@contextmanager
def _progress(deals: int) -> "Iterator[Callable[[int], object]]":
    """Show on a terminal how many of the deals are done: call what this gives with each number."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("Studying", total=deals)
        yield lambda done: bar.advance(task, done)


def _print(found: "Sequence[Found]", json: bool) -> None:
    from ningbo.cli.output import console, print_json, table
    from ningbo.lab.tables import tables

    facts = [study.facts for study in found]
    if json:
        print_json(facts)
        return
    out = console()
    for made in tables(facts):
        out.print(made.title, style="bold")
        drawn = table(*made.heads, right=tuple(made.heads[2:]))
        for row in made.rows:
            drawn.add_row(*row)
        out.print(drawn)
        out.print()
