"""The tiles as pictures: reads the drawings in web/art and puts them together as SVG.

A tile set is a folder of one drawing a face, a file of parts they share and a file of colours.  A
set without a drawing of its own takes the traditional one, so that a set may be colours alone.  All
lengths are art units: a face is 300 wide and 400 high, and a tile is 36 deep.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ningbo.core.errors import FormatError
from ningbo.core.tiles import FACES

SETS = ("traditional", "large", "night")
FACE_WIDTH, FACE_HEIGHT, DEPTH = 300, 400, 36
DEEPEST_SHADE = 0.08
"""The most that `--tile-low`, the shade of lower layers, may be: faces stay readable up to it."""

INDEX_WORDS = dict(zip("1234567", ("E", "S", "W", "N", "Wh", "G", "R"), strict=True))
"""What the small index says on the honours `1z`..`7z`."""


@cache
def read(name: str) -> str:
    """The text of a file in web/art, `FileNotFoundError` when there is none."""
    return files("ningbo").joinpath("web", "art", *name.split("/")).read_text("utf-8")


def inner(svg: str) -> str:
    """What stands between the outermost tags of a drawing, without comments, a tag a line."""
    body = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    body = body[body.index(">", body.index("<svg")) + 1 : body.rindex("</svg>")]
    return "\n".join(line.strip() for line in body.splitlines() if line.strip())


def colours(set_id: str, dimmed: bool = False) -> dict[str, str]:
    """Custom property -> colour of a set, `{"--ink-red": "#a8161c", ...}`."""
    plainly, dimmed_rule = stylesheet(set_id).split("}")[:2]
    return dict(re.findall(r"(--[a-z-]+): *([^;]+);", plainly + dimmed_rule * dimmed))


def stylesheet(set_id: str) -> str:
    """The CSS that gives a set its colours, wherever `data-tiles` is the set's id."""
    return read(f"{known(set_id)}/colours.css")


def known(set_id: str) -> str:
    """The id itself, when there is such a set; raises `FormatError` otherwise."""
    if set_id not in SETS:
        raise FormatError("error.art.set", given=set_id, sets=", ".join(SETS))
    return set_id


def own(set_id: str, name: str) -> str:
    """The set's own drawing of that name, or else the traditional one."""
    try:
        return read(f"{known(set_id)}/{name}.svg")
    except FileNotFoundError:
        return read(f"traditional/{name}.svg")


def face(set_id: str, notation: str) -> str:
    """The shapes of one face, without a root element; they use the parts of `sprite`."""
    if notation not in FACES:
        raise FormatError("error.art.face", given=notation)
    return inner(own(set_id, notation))


def index_word(notation: str) -> str:
    """The small latin index of a face: `5`, `E`, `F2`."""
    number, suit = notation[0], notation[1]
    if suit == "z":
        return INDEX_WORDS[number]
    return {"f": "F", "q": "S"}.get(suit, "") + number


def index(notation: str) -> str:
    """The shapes of the small index, in the upper left corner of a face."""
    letters = "".join(
        f'<use href="#p-d{letter}" x="{38 + 42 * place}" y="48"/>'
        for place, letter in enumerate(index_word(notation))
    )
    return (
        f'<g stroke="var(--tile-face)" stroke-width="26">{letters}</g>'
        f'<g stroke="var(--ink-black)" stroke-width="11">{letters}</g>'
    )


def symbol(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {FACE_WIDTH} {FACE_HEIGHT}">\n{body}\n</symbol>'


def sprite(set_id: str, notations: tuple[str, ...] = FACES) -> str:
    """One SVG text that draws nothing itself and holds a set's symbols.

    The tile bodies (`tile`, `tile-back`, ...), each face asked for (`f-5p`) and its index (`n-5p`).
    Colours are custom properties; see `stylesheet` and `plain`.
    """
    shared = [inner(read(f"{name}.svg")) for name in ("tile", "characters", "figures")]
    shared.append(inner(own(set_id, "parts")))
    faces = [symbol(f"f-{n}", face(set_id, n)) for n in notations]
    indices = [symbol(f"n-{n}", index(n)) for n in notations]
    return "\n".join(
        ['<svg xmlns="http://www.w3.org/2000/svg">', *shared, *faces, *indices, "</svg>"]
    )


def icons() -> str:
    """One SVG text holding the symbols of the controls (`i-undo`) and the seals (`seal-clean`)."""
    symbols = []
    for folder, prefix in (("icons", "i"), ("seals", "seal")):
        for path in sorted(files("ningbo").joinpath("web", "art", folder).iterdir(), key=str):
            name = f"{prefix}-{path.name.removesuffix('.svg')}"
            svg = path.read_text("utf-8")
            look = svg[svg.index(" viewBox") : svg.index(">")]
            symbols.append(f'<symbol id="{name}"{look}>\n{inner(svg)}\n</symbol>')
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"])


def tile_markup(notation: str, index: bool = False) -> str:
    """One tile lying at 0,0, made of a sprite's symbols: body, face and, if asked for, index."""
    size = f'width="{FACE_WIDTH}" height="{FACE_HEIGHT}"'
    body = (
        f'<use href="#tile-shadow" width="{FACE_WIDTH + 72}" height="{FACE_HEIGHT + 72}"/>'
        f'<use href="#tile" width="{FACE_WIDTH + DEPTH}" height="{FACE_HEIGHT + DEPTH}"/>'
    )
    if not index:
        return f'{body}<use href="#f-{notation}" {size}/>'
    smaller = f'<use href="#f-{notation}" {size} transform="translate(42 56) scale(.86)"/>'
    return f'{body}{smaller}<use href="#n-{notation}" {size}/>'


def plain(svg: str, set_id: str) -> str:
    """The same SVG text with a set's colours written out, for viewers without CSS variables."""
    known = colours(set_id)
    return re.sub(r"var\((--[a-z-]+)\)", lambda found: known[found[1]], svg)
