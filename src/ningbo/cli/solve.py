"""`ningbo solve`: can this board be won, and how; and the same for streams of boards."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from ningbo.core.errors import FormatError, NingboError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from io import RawIOBase

    from rich.progress import Progress

    from ningbo.board_json import NamedBoard
    from ningbo.solver.solver import Verdict

EXITS = {"solvable": 0, "unsolvable": 1, "unknown": 3}
SOME_LINES_FAILED = 2


def solve(
    source: Annotated[str, Parameter(allow_leading_hyphen=True)] = "-",
    /,
    *,
    json: bool = False,
    proof: Path | None = None,
    budget: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    jsonl: bool = False,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> int:
    """Decide whether a board can be won: exactly, with a line of play or a proof.

    Example: ningbo solve 7-d.r --proof 7-d.proof

    The exit status is 0 when it can be won, 1 when it can't, and 3 when the budget ran out first.

    Parameters
    ----------
    source
        A deal code, a file with a board (as `ningbo deal` prints it with --json or --text), or -
        for standard input.
    json
        Print {"status", "line": [[slot, slot], ...] or null, "closures", "ms"}.
    proof
        Write a certificate to this file, for `ningbo verify`.
    budget
        Give up after so many closures, the steps of the search; without it, never.
    jsonl
        Read one JSON board a line from the file or standard input, and print one answer a line, in
        the same order. A line that can't be read is answered with {"error": {"line", "key",
        "message"}}, and the exit status is then 2.
    workers
        How many processes --jsonl keeps busy; without it, one for each core.
    """
    if jsonl:
        if proof is not None or json:
            raise FormatError("error.solve.stream")
        with _opened(source) as stream:
            return _stream(stream, workers, budget)
    return _solve_one(source, json, proof, budget)


def _solve_one(source: str, json: bool, proof: Path | None, budget: int | None) -> int:
    from time import perf_counter

    from ningbo.cli.output import print_json
    from ningbo.solver.certificate import certificate_of
    from ningbo.solver.solver import Solver

    named, code = _board(source)
    begun = perf_counter()
    solver = Solver(named.board, logged=proof is not None)
    verdict = solver.solve(budget=budget)
    ms = round(1000 * (perf_counter() - begun), 3)
    line = None if verdict.line is None else named.named(verdict.line)
    if proof is not None and verdict.status in ("solvable", "unsolvable"):
        proof.write_text(certificate_of(solver, verdict, code=code), encoding="ascii")
    if json:
        print_json({"status": verdict.status, "line": line, "closures": verdict.closures, "ms": ms})
    else:
        _show(named, verdict, line, ms)
    return EXITS[verdict.status]


def _show(
    named: "NamedBoard", verdict: "Verdict", line: "Sequence[Sequence[int]] | None", ms: float
) -> None:
    from ningbo.words import say

    cost: dict[str, object] = {"count": verdict.closures, "ms": ms}
    print(say(f"solve.{verdict.status}", cost))
    for (a, _b), (name_a, name_b) in zip(verdict.line or (), line or (), strict=True):
        print(f"{name_a}-{name_b}  {named.board.label(a)}")


def _board(source: str) -> "tuple[NamedBoard, str]":
    """The board that a code, a file or standard input names, and the code if there is one."""
    from ningbo.board_json import NamedBoard
    from ningbo.core.deal import deal

    if source != "-" and not os.path.exists(source):  # unlike Path's, for codes of any length
        dealt = deal(source)
        return NamedBoard(dealt.board(), None), dealt.code
    with _opened(source) as stream:
        data = stream.readall()
    try:
        return _read((data or b"").decode())
    except (NingboError, UnicodeDecodeError) as error:
        if _is_layout(data or b""):
            raise FormatError("error.solve.layout", file=source) from None
        if isinstance(error, NingboError):
            raise
        raise FormatError("error.solve.file") from None


def _is_layout(data: bytes) -> bool:
    """Whether this is a layout file: slots without faces."""
    from ningbo.formats import read

    try:
        return bool(read(data).entries)
    except FormatError:
        return False


def _read(text: str) -> "tuple[NamedBoard, str]":
    """Read the text of a file: JSON, a drawing, or a deal code."""
    from ningbo.board_json import NamedBoard, read_board
    from ningbo.core.deal import deal
    from ningbo.core.text import HEADER, board_from_text

    if text.lstrip().startswith("{"):
        return read_board(text), ""
    if text.startswith(HEADER):
        return NamedBoard(board_from_text(text), None), ""
    if len(text.split()) == 1:
        dealt = deal(text.strip())
        return NamedBoard(dealt.board(), None), dealt.code
    raise FormatError("error.solve.file")


def _opened(source: str) -> "AbstractContextManager[RawIOBase]":
    """The source, unbuffered: a thread that waits in a buffered read can't be left at the end."""
    return open(0 if source == "-" else source, "rb", buffering=0, closefd=source != "-")


def _stream(stream: "RawIOBase", workers: int | None, budget: int | None) -> int:
    """Answer a stream of boards; on a terminal, show on standard error how far it is."""
    from time import perf_counter

    from ningbo.cli.interrupts import held_back
    from ningbo.solve_stream import answers

    errors = boards = 0
    begun = perf_counter()
    with _progress() as progress:
        task = progress.add_task("", total=None, rate=0)
        for found in answers(stream, workers, budget):
            with held_back():
                sys.stdout.write(found.text)
                sys.stdout.flush()
            errors += found.errors
            boards += found.boards
            progress.update(task, completed=boards, rate=boards / (perf_counter() - begun))
    return SOME_LINES_FAILED if errors else 0


def _progress() -> "Progress":
    """A display on standard error, if that is a terminal and the answers go elsewhere."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.completed:,} boards"),
        TimeElapsedColumn(),
        TextColumn("{task.fields[rate]:,.0f} a second"),
        console=console,
        transient=True,
        redirect_stdout=False,
        disable=not console.is_terminal or sys.stdout.isatty(),
    )
