"""Writing certificates, which proof.py checks and docs/proofs.md describes."""

from ningbo.solver.proof import LINE, PROOF
from ningbo.solver.solver import SOLVABLE, Solver, dense_groups

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.core.board import Board
    from ningbo.solver.solver import Verdict

    Pair = tuple[int, int]

PER_LINE = 12  # pairs on one line of text


def certificate(
    board: "Board", played: "Sequence[Pair]" = (), code: str = ""
) -> "tuple[Verdict, str]":
    """Decide the position after the pairs played on a board, and prove it.

    Gives the verdict and the text of a line or of a proof. `code` names the deal in the text, for
    the checker to compare.
    """
    solver = Solver(board, logged=True)
    verdict = solver.solve(played)
    return verdict, certificate_of(solver, verdict, played, code)


def certificate_of(
    solver: Solver, verdict: "Verdict", played: "Sequence[Pair]" = (), code: str = ""
) -> str:
    """The text for what a logged solver has just said of a position: a line or a proof."""
    if verdict.status == SOLVABLE:
        return line_text(solver.board, verdict.line or (), played, code)
    return proof_text(solver, played, code)


def line_text(
    board: "Board", line: "Sequence[Pair]", played: "Sequence[Pair]" = (), code: str = ""
) -> str:
    """A certificate that a position can be won."""
    return "\n".join([LINE] + _board(board, played, code) + _pairs("play", line)) + "\n"


def proof_text(solver: Solver, played: "Sequence[Pair]" = (), code: str = "") -> str:
    """A certificate that a position can't be won, from a logged solver that has just said so."""
    steps = []
    for from_closure, literals in solver.kernel.learned():
        words = []
        for literal in literals:
            a, b = solver.kernel.pair_of(literal >> 1)
            words.append(f"{'!' if literal & 1 else ''}{solver.slots[a]}-{solver.slots[b]}")
        steps.append(" ".join(["closure" if from_closure else "follows"] + words))
    steps.append("follows")
    return "\n".join([PROOF] + _board(solver.board, played, code) + steps) + "\n"


def _board(board: "Board", played: "Sequence[Pair]", code: str) -> "list[str]":
    """The lines of a board and of the pairs played on it."""
    lines = [f"code {code}"] if code else []
    slots = [slot for slot in range(board.layout.count) if board.present[slot]]
    group_of = dict(zip(slots, dense_groups(board, slots)))
    for slot, (x, y, z) in enumerate(board.layout.slots):
        group = group_of.get(slot)
        lines.append(f"gone {x} {y} {z}" if group is None else f"tile {x} {y} {z} {group}")
    return lines + _pairs("played", played)


def _pairs(word: str, pairs: "Sequence[Pair]") -> "list[str]":
    """Pairs, some on each line that begins with a word."""
    lines = []
    for first in range(0, len(pairs), PER_LINE):
        some = [f"{a}-{b}" for a, b in pairs[first : first + PER_LINE]]
        lines.append(" ".join([word] + some))
    return lines
