"""What a study is: which deals it looks at, and the seeded chunks in which they are worked off."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ningbo.core.code import MAX_SEED
from ningbo.core.deal import deal_layout
from ningbo.core.full_code import is_layout_code, read_layout_code, write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout as built_in
from ningbo.lab.errors import LabError

KINDS = ("winnable", "difficulty")

# Deals in a chunk: about a second's work, so that little is lost by an interruption and little
# time goes into passing chunks around.
CHUNK_DEALS = {"winnable": 250, "difficulty": 5}


class Chunk(NamedTuple):
    """`deals` deals of a study, from the seed `first` on: plain values that travel anywhere."""

    kind: str
    layout: str
    method: str
    plays: int
    first: int
    deals: int

    @property
    def seeds(self) -> range:
        """The seeds of the chunk's deals."""
        return range(self.first, self.first + self.deals)


class Study(NamedTuple):
    """The deals with the seeds `seed`, `seed` + 1, ... of one layout and method.

    `layout` is the id of a built-in layout or the full code (`y1.`) of any other, `name` what
    people call it. `plays` is how often each deal is played in a study of difficulty, else 0.
    """

    kind: str
    layout: str
    name: str
    method: str
    plays: int
    seed: int
    deals: int

    @property
    def stem(self) -> str:
        """What the study's files are called: "winnable-turtle-random"."""
        words = "".join(sign if sign.isalnum() else " " for sign in self.name.lower()).split()
        return "-".join([self.kind, *words, self.method])

    @property
    def deals_in_chunk(self) -> int:
        """How many deals each of its chunks has, but for the last."""
        return CHUNK_DEALS[self.kind]

    def chunks(self) -> Iterator[Chunk]:
        """Yield the chunks, in the order of their seeds."""
        end = self.seed + self.deals
        for first in range(self.seed, end, self.deals_in_chunk):
            deals = min(self.deals_in_chunk, end - first)
            yield Chunk(self.kind, self.layout, self.method, self.plays, first, deals)


def plan(
    kind: str, layout: Layout, name: str, method: str, plays: int, seed: int, deals: int
) -> Study:
    """Return a study that can be run.

    Raises LabError for seeds that run out, and DealError for a layout that the method can't deal,
    before any work is done.
    """
    if deals < 1 or not 0 <= seed <= MAX_SEED + 1 - deals:
        raise LabError("error.lab.seeds", first=seed, count=deals, most=MAX_SEED)
    named = layout if layout.name else Layout(layout.slots, name=name)
    deal_layout(named, seed, method)
    text = layout.id if layout.letters else write_layout_code(layout)
    return Study(kind, text, name, method, plays, seed, deals)


@lru_cache(maxsize=16)
def layout_of(text: str) -> Layout:
    """Return the layout that a study or chunk names by id or full code."""
    return read_layout_code(text) if is_layout_code(text) else built_in(text)
