"""What the editor asks: the draft at hand, edited and looked at.

Requests and answers are those of the page's workshop (docs/page.md).
"""

from ningbo.core.errors import DraftError, NingboError
from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import MAX_LAYERS, MAX_TILES
from ningbo.workshop.draft import Draft
from ningbo.workshop.draft_text import read_draft, write_draft
from ningbo.workshop.findings import can_be_emptied, unsupported
from ningbo.workshop.generator import generate_layout
from ningbo.workshop.symmetry import maps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    Request = dict[str, Any]
    Answer = dict[str, Any]
    Question = Generator[None, None, Answer]

BUDGET = 400  # states of a search: some seconds of the page's Python; nearly all shapes need none


class Drafting:
    """The draft that lies on the editor's table, and what is asked about it."""

    def __init__(self) -> None:
        self._draft: Draft | None = None

    def edit(self, request: "Request") -> "Answer":
        """Open the draft of a `text` ("" for an empty table), if given, and make the `edits`.

        The answer's `view` shows what came of it. The first edit that can't be made ends them; its
        reason is the view's `refused`, and what was done before it stays. Raises SaveError for a
        text that can't be read, DraftError where no draft is open.
        """
        if "text" in request:
            self._draft = read_draft(request["text"]) if request["text"] else Draft()
        draft = self._open()
        message: "Answer | None" = None
        refused: "Answer | None" = None
        for edit in request.get("edits") or []:
            try:
                key, values = draft.act(edit)
                message = {"key": key, "values": values}
            except NingboError as error:
                refused = {"key": error.key, "values": error.values}
                break
        view = draft_view(draft)
        view["message"] = message
        view["refused"] = refused
        return {"view": view}

    def emptied(self, _request: "Request") -> "Question":
        """Whether the draft can be emptied two free tiles at a time; `emptied` is None when that
        stays open."""
        draft = self._open()
        yield
        if not draft.count:
            return {"emptied": None}
        return {"emptied": (yield from can_be_emptied(draft.layout(), BUDGET))}

    def generate(self, request: "Request") -> "Answer":
        """The `code` of a new layout of so many `tiles` and `layers`, by `seed` and `symmetry`.

        Raises LayoutError for what there can't be.
        """
        layout = generate_layout(
            request["seed"], request["tiles"], request["layers"], request["symmetry"]
        )
        return {"code": write_layout_code(layout)}

    def _open(self) -> Draft:
        if self._draft is None:
            raise DraftError("error.draft.closed")
        return self._draft


def draft_view(draft: Draft) -> "Answer":
    """All there is to draw and to say of a draft.

    `slots` are [x, y, z], `free` and `unsupported` numbers of slots, `table` and `axis` as in
    draft.py, `maps` where else each edit is done (see symmetry.py), `code` the layout's own or ""
    while there is none, `text` what opens this draft again.
    """
    view: "Answer" = {
        "slots": draft.slots,
        "count": draft.count,
        "perLayer": (),
        "free": [],
        "unsupported": [],
        "code": "",
        "symmetry": draft.symmetry,
        "axis": draft.axis,
        "table": draft.table,
        "maps": maps(draft.symmetry, draft.axis),
        "canUndo": bool(draft.history),
        "canRedo": bool(draft.undone),
        "mostTiles": MAX_TILES,
        "mostLayers": MAX_LAYERS,
        "text": write_draft(draft),
    }
    if draft.count:
        layout = draft.layout()
        view["perLayer"] = layout.per_layer
        view["free"] = layout.free_at_start()
        view["unsupported"] = unsupported(layout)
        view["code"] = write_layout_code(layout.normal())
    return view
