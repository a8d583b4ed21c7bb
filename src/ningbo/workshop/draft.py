"""A draft: a layout being edited, with every edit a short text, and undo without end.

Places are `x,y,z` in half tiles, as everywhere. The edits:

    put 4,2,0 6,2,0      tiles, all of them or none
    paint 4,2,0 6,2,0    those of them that fit
    block 4,2,0 3x2      three tiles across and two down, those that fit
    toggle 4,2,0         takes the tile that lies just there, else puts one
    remove 4,2,0 6,2,0
    move 0,1,0 4,2,0     by so much, the tiles at the places that follow
    shift 2,0,0          everything, the axis too
    clear, clear 1       everything, or what lies on one layer
    symmetry left-right  one of SYMMETRIES: every edit is then done at each image too
    axis 28,20           twice the axis in half tiles (see symmetry.py); "axis middle"
    grow 2,0             the table on both sides, by so many half tiles across and down
    lay y1...            a layout by its code or a built-in's id, in place of all there is
    undo, redo

Every edit, choices included, can be undone. An edit that can't be made changes nothing.
"""

from ningbo.core.errors import DraftError, NingboError
from ningbo.workshop.edits import VERBS
from ningbo.workshop.places import misread
from ningbo.workshop.sheet import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.core.say import Message
    from ningbo.workshop.sheet import Settings


class Draft(Sheet):
    """A sheet with a history.

    `history` holds the edits made and not undone, oldest first, `undone` those that can be redone,
    the next one last.
    """

    def __init__(self) -> None:
        super().__init__()
        self.history: list[Edit] = []
        self.undone: list[Edit] = []

    def act(self, action: str) -> "Message":
        """Do an edit given as text; what to say of it.

        Raises DraftError, and changes nothing, when it can't be done; LayoutError or CodeError for
        a layout to lay that doesn't exist.
        """
        word, _blank, rest = action.partition(" ")
        if action == "undo":
            return self.undo()
        if action == "redo":
            return self.redo()
        verb = VERBS.get(word)
        if verb is None:
            raise misread(action)
        before = self.settings
        tiles = self.tiles
        try:
            self.tiles = set(tiles)
            message = verb(self, rest, action)
            edit = Edit(action, tiles, self.tiles, before, self.settings)
        except NingboError:
            self.settings = before
            self.tiles = tiles
            raise
        if edit.changes:
            self.history.append(edit)
            self.undone = []
        return message

    def undo(self) -> "Message":
        """Take the last edit back. Raises DraftError when there is none."""
        if not self.history:
            raise DraftError("error.undo.none")
        edit = self.history.pop()
        self.undone.append(edit)
        self.tiles = (self.tiles - edit.added) | edit.removed
        self.settings = edit.before
        return "draft.undone", {"count": self.count}

    def redo(self) -> "Message":
        """Make the edit undone last again. Raises DraftError when there is none."""
        if not self.undone:
            raise DraftError("error.redo.none")
        edit = self.undone.pop()
        self.history.append(edit)
        self.tiles = (self.tiles - edit.removed) | edit.added
        self.settings = edit.after
        return "draft.redone", {"count": self.count}

    def __repr__(self) -> str:
        return f"<Draft {self.count} tiles, {self.symmetry}, {len(self.history)} edits>"


class Edit:
    """An edit that was made: its text, and what it changed."""

    def __init__(
        self,
        text: str,
        tiles: "set[int]",
        tiles_after: "set[int]",
        before: "Settings",
        after: "Settings",
    ) -> None:
        self.text = text
        self.removed = tiles - tiles_after
        self.added = tiles_after - tiles
        self.before = before
        self.after = after
        self.changes = bool(self.removed or self.added or before != after)
