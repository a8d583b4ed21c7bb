"""What an answer may cost, counted in closures of the solver and handed out in slices.

Questions that may take long are generators: they yield between two slices, so that whoever asks can
listen meanwhile or drop the question, and return their answer. `finish` runs one to its end.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeVar

    Answer = TypeVar("Answer")
    Question = Generator[None, None, Answer]

SLICE = 20000  # closures between two chances for Ctrl-C


class Allowance:
    """How many closures are left (`left`, None for any number) and how many were spent."""

    def __init__(self, closures: "int | None" = None, slice: int = SLICE) -> None:
        self.left = closures
        self.spent = 0
        self._slice = slice

    def slice(self) -> int:
        """The closures of the next slice; 0 when nothing is left."""
        return self._slice if self.left is None else min(self._slice, self.left)

    def spend(self, closures: int) -> None:
        """Take what a slice has cost off the rest."""
        self.spent += closures
        if self.left is not None:
            self.left = max(0, self.left - closures)


def finish(question: "Question[Answer]") -> "Answer":
    """The answer of a question, however many slices it takes."""
    while True:
        try:
            next(question)
        except StopIteration as ended:
            answer: Answer = ended.value
            return answer
