"""The random generator behind every deal and shuffle: SFC16, the same everywhere, for ever.

Chris Doty-Humphrey's "small fast counting" generator with 16-bit words (PractRand, 2010): three
mixed words and a counter, period at least 2**16, about 2**63 on average. Sixteen bits keep every
intermediate value a small int in MicroPython, which makes it quick in the browser.

A stream is named by a seed, a layout and a purpose, joined as `SEED|LAYOUT|PURPOSE` in ASCII. Each
byte of the name is added to the third word and one step is made; then MIX steps are made. The
committed test vectors pin all of it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")

MIX = 16  # steps between the name and the first word given out; Doty-Humphrey uses 10 to 15


class Rng:
    """A stream of 16-bit words and unbiased choices."""

    def __init__(self, seed: int, layout_key: str, purpose: str) -> None:
        self._a = 0
        self._b = 0
        self._c = 0
        self._counter = 1
        for byte in f"{seed}|{layout_key}|{purpose}".encode():
            self._c = (self._c + byte) & 0xFFFF
            self.next16()
        for _ in range(MIX):
            self.next16()

    def next16(self) -> int:
        """The next word, 0..65535."""
        b = self._b
        c = self._c
        word = (self._a + b + self._counter) & 0xFFFF
        self._counter = (self._counter + 1) & 0xFFFF
        self._a = b ^ (b >> 5)
        self._b = (c + (c << 3)) & 0xFFFF
        self._c = ((((c << 6) | (c >> 10)) & 0xFFFF) + word) & 0xFFFF
        return word

    def below(self, bound: int) -> int:
        """A uniform choice from 0..bound-1, for a bound of 1..2**32.

        Words in the last, incomplete run of `bound` are thrown away: no choice is favoured.
        """
        if bound > 65536:
            return self._below_wide(bound)
        limit = 65536 - 65536 % bound
        word = self.next16()
        while word >= limit:
            word = self.next16()
        return word % bound

    def _below_wide(self, bound: int) -> int:
        """The same for bounds above 2**16, with two words a choice, the upper half first."""
        limit = (1 << 32) - (1 << 32) % bound
        word = limit
        while word >= limit:
            word = self.next16() << 16
            word |= self.next16()
        return word % bound

    def choice(self, items: "list[T]") -> "T":
        """A uniform choice from a non-empty list."""
        return items[self.below(len(items))]

    def shuffle(self, items: "list[Any]") -> None:
        """Put a list into uniformly random order, in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
