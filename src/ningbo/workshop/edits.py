"""The edits of a draft: each a function that does to a sheet what its text says (see draft.py)."""

from ningbo.core.digits import is_number
from ningbo.core.errors import DraftError, quoted
from ningbo.core.full_code import is_layout_code, read_layout_code
from ningbo.core.layout import MAX_SPAN, Layout
from ningbo.core.layouts import layout as built_in
from ningbo.workshop.places import (
    LAYER,
    key_of,
    misread,
    read_pair,
    read_place,
    read_places,
    refusal,
    shown,
)
from ningbo.workshop.sheet import TABLE, Sheet
from ningbo.workshop.symmetry import FLIPS, SYMMETRIES, image, image_of_move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ningbo.core.say import Message
    from ningbo.workshop.symmetry import Slot

    Verb = Callable[[Sheet, str, str], Message]  # with what follows the verb, and the whole edit

RIM = 4  # half tiles left around a layout that is larger than the table


def _put(sheet: Sheet, rest: str, action: str) -> "Message":
    places = read_places(rest, action)
    wanted: set[int] = set()
    for place in places:
        wanted.update(sheet.images(place))
    fresh = wanted - sheet.tiles
    if not fresh:
        raise refusal(places[0], "error.draft.taken")
    sheet.add(fresh)
    return "draft.put", {"count": len(fresh), "total": sheet.count}


def _paint(sheet: Sheet, rest: str, action: str) -> "Message":
    return _put_what_fits(sheet, read_places(rest, action))


def _block(sheet: Sheet, rest: str, action: str) -> "Message":
    corner, _blank, size = rest.partition(" ")
    x, y, z = read_place(corner, action)
    across, _cross, down = size.partition("x")
    if not (is_number(across, 3) and is_number(down, 3)):
        raise misread(action)
    wide, high = min(int(across), sheet.table[0] // 2), min(int(down), sheet.table[1] // 2)
    return _put_what_fits(
        sheet, [(x + 2 * i, y + 2 * j, z) for j in range(high) for i in range(wide)]
    )


def _put_what_fits(sheet: Sheet, places: "list[Slot]") -> "Message":
    before = sheet.count
    missed = 0
    why = refusal(places[0], "error.draft.taken") if places else misread("block")
    for place in places:
        try:
            images = sheet.images(place)
            sheet.add(set(images) - sheet.tiles)
        except DraftError as error:
            why = error
            missed += 1
    put = sheet.count - before
    if not put:
        raise why
    values: dict[str, object] = {"count": put, "total": sheet.count}
    if not missed:
        return "draft.put", values
    values["missed"] = missed
    return "draft.painted", values


def _toggle(sheet: Sheet, rest: str, action: str) -> "Message":
    place = read_place(rest, action)
    if sheet.lies_at(place):
        return _remove(sheet, rest, action)
    return _put(sheet, rest, action)


def _remove(sheet: Sheet, rest: str, action: str) -> "Message":
    gone: set[int] = set()
    for place in read_places(rest, action):
        sheet.check_there(place)
        gone.update(sheet.images_there(place))
    sheet.tiles -= gone
    return "draft.removed", {"count": len(gone), "total": sheet.count}


def _move(sheet: Sheet, rest: str, action: str) -> "Message":
    by, _blank, where = rest.partition(" ")
    step = read_place(by, action)
    goes: dict[int, Slot] = {}  # from each tile that moves, its new place
    for place in read_places(where, action):
        sheet.check_there(place)
        for flip in FLIPS[sheet.symmetry]:
            x, y, z = image(place, flip, sheet.axis)
            if not sheet.lies_at((x, y, z)):
                continue
            dx, dy, dz = image_of_move(step, flip)
            new = (x + dx, y + dy, z + dz)
            if goes.get(key_of((x, y, z)), new) != new:
                raise refusal((x, y, z), "error.draft.on-axis")
            goes[key_of((x, y, z))] = new
    sheet.relocate(goes)
    return "draft.moved", {"count": len(goes)}


def _shift(sheet: Sheet, rest: str, action: str) -> "Message":
    dx, dy, dz = read_place(rest, action)
    sheet.relocate({key_of((x, y, z)): (x + dx, y + dy, z + dz) for x, y, z in sheet.slots})
    sheet.set_axis((sheet.axis[0] + 2 * dx, sheet.axis[1] + 2 * dy))
    return "draft.moved", {"count": sheet.count}


def _clear(sheet: Sheet, rest: str, action: str) -> "Message":
    if rest and not is_number(rest, 2):
        raise misread(action)
    gone = {key for key in sheet.tiles if not rest or key // LAYER == int(rest)}
    sheet.tiles -= gone
    return "draft.removed", {"count": len(gone), "total": sheet.count}


# -- the table and its choices -----------------------------------------------------------------


def _symmetry(sheet: Sheet, rest: str, _action: str) -> "Message":
    if rest not in FLIPS:
        choices = ", ".join(SYMMETRIES)
        raise DraftError("error.draft.symmetry", given=quoted(rest), choices=choices)
    sheet.symmetry = rest
    return "draft.symmetry." + rest, {}


def _axis(sheet: Sheet, rest: str, action: str) -> "Message":
    sheet.set_axis(sheet.table if rest == "middle" else read_pair(rest, action))
    return "draft.axis", {"x": shown(sheet.axis[0] / 2), "y": shown(sheet.axis[1] / 2)}


def _grow(sheet: Sheet, rest: str, action: str) -> "Message":
    dx, dy = read_pair(rest, action)
    width, height = sheet.table[0] + 2 * dx, sheet.table[1] + 2 * dy
    if not (2 <= width <= MAX_SPAN and 2 <= height <= MAX_SPAN):
        raise DraftError("error.draft.table", most=MAX_SPAN // 2)
    slots = sheet.slots
    sheet.table = (width, height)
    sheet.tiles = set()
    for x, y, z in slots:
        if not sheet.holds((x + dx, y + dy, z)):
            raise refusal((x, y, z), "error.draft.edge")
        sheet.tiles.add(key_of((x + dx, y + dy, z)))
    sheet.set_axis((sheet.axis[0] + 2 * dx, sheet.axis[1] + 2 * dy))
    return "draft.table", {"width": shown(width / 2), "height": shown(height / 2)}


def _lay(sheet: Sheet, rest: str, _action: str) -> "Message":
    layout = read_layout_code(rest) if is_layout_code(rest) else built_in(rest)
    sheet.tiles, sheet.table = _laid(layout, TABLE)
    sheet.axis = sheet.table
    return "draft.laid", {"count": layout.count}


def _laid(layout: Layout, table: "tuple[int, int]") -> "tuple[set[int], tuple[int, int]]":
    """A layout in the middle of a table, which is made as large as it needs to be."""
    shape = layout.normal()
    width, height = table
    if shape.width > width - RIM or shape.height > height - RIM:
        width = min(MAX_SPAN, max(width, shape.width + RIM))
        height = min(MAX_SPAN, max(height, shape.height + RIM))
    # Where a middle can't be met in half tiles, the table is a half tile larger.
    width += (width - shape.width) % 2 if width < MAX_SPAN else 0
    height += (height - shape.height) % 2 if height < MAX_SPAN else 0
    dx, dy = (width - shape.width) // 2, (height - shape.height) // 2
    return {key_of((x + dx, y + dy, z)) for x, y, z in shape.slots}, (width, height)


# -- by their names ------------------------------------------------------------------------------

VERBS: "dict[str, Verb]" = {
    "put": _put,
    "paint": _paint,
    "block": _block,
    "toggle": _toggle,
    "remove": _remove,
    "move": _move,
    "shift": _shift,
    "clear": _clear,
    "symmetry": _symmetry,
    "axis": _axis,
    "grow": _grow,
    "lay": _lay,
}
