"""The drawings: complete, plain, readable on every shade of a tile, and small."""

import gzip
import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from ningbo import art
from ningbo.core.errors import FormatError
from ningbo.core.tiles import FACES
from tools.characters import __main__ as characters

SOURCES = sorted((files("ningbo") / "web/art").rglob("*.svg"))
HARMLESS = {
    *("svg", "defs", "symbol", "g", "use", "path", "circle", "rect"),
    *("linearGradient", "stop"),
}
SEASONS = {"green": ["green"], "gold": ["red", "blue"], "red": ["red"], "blue": ["blue"]}
"""The tint of each season's window, and the inks drawn on it."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_sources_are_plain_drawings(path):
    text = path.read_text("utf-8")
    for element in ElementTree.fromstring(text).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in HARMLESS
        for name, value in element.items():
            assert not name.startswith("on")
            assert "href" not in name or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")
    assert "font" not in text


def test_the_characters_are_drawn_from_their_strokes():
    drawn = characters.drawing(characters.SOURCE.read_text("utf-8"))
    assert characters.TARGET.read_text("utf-8") == drawn


@pytest.mark.parametrize("set_id", art.SETS)
def test_a_sprite_holds_every_face_and_part_once(set_id):
    sprite = art.sprite(set_id)
    ids = [element.get("id") for element in ElementTree.fromstring(sprite).iter()]
    named = [name for name in ids if name]
    assert sorted(set(named)) == sorted(named)
    assert {f"{kind}-{notation}" for kind in "fn" for notation in FACES} <= set(named)
    assert set(re.findall(r'href="#([^"]+)"', sprite)) <= set(named)


@pytest.mark.parametrize("set_id", art.SETS)
def test_a_set_names_every_colour_it_uses(set_id):
    used = set(re.findall(r"var\((--[a-z-]+)\)", art.sprite(set_id)))
    assert used <= set(art.colours(set_id))
    assert "var(" not in art.plain(art.sprite(set_id), set_id)


def test_a_sprite_of_few_faces_holds_only_those():
    sprite = art.sprite("night", ("5p", "7z"))
    assert re.findall(r'id="f-([^"]+)"', sprite) == ["5p", "7z"]


def rgb(colour: str) -> list[float]:
    digits = colour.removeprefix("#")
    wide = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    return [int(wide[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def over(below: list[float], above: list[float], share: float) -> list[float]:
    """The colour `above` laid over `below`, covering that share of it."""
    return [b + (a - b) * share for a, b in zip(above, below, strict=True)]


def contrast(a: list[float], b: list[float]) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""

    def luminance(colour: list[float]) -> float:
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def shades(colours: dict[str, str]) -> list[list[float]]:
    """What a face may lie on: a tile in and out of the light, on the top and the bottom layer."""
    face = rgb(colours["--tile-face"])
    lit = over(face, [1, 1, 1], 0.5 * float(colours["--tile-sheen"]))
    return [
        shade for top in (face, lit) for shade in (top, over(top, [0, 0, 0], art.DEEPEST_SHADE))
    ]


def readable(name: str, colours: dict[str, str]) -> float:
    """The least contrast of a colour with what it may lie on."""
    return min(contrast(rgb(colours[name]), shade) for shade in shades(colours))


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("set_id", art.SETS)
def test_inks_are_readable_on_every_shade(set_id, dimmed):
    colours = art.colours(set_id, dimmed)
    for name in colours:
        if name.startswith("--ink-"):
            assert readable(name, colours) >= 4.5, name


@pytest.mark.parametrize("set_id", ["traditional", "night"])
def test_seasons_are_readable_in_their_windows(set_id):
    for dimmed in (False, True):
        colours = art.colours(set_id, dimmed)
        face = rgb(colours["--tile-face"])
        for tint, inks in SEASONS.items():
            window = over(face, rgb(colours[f"--tint-{tint}"]), 0.6)
            for ink in inks:
                assert contrast(rgb(colours[f"--ink-{ink}"]), window) >= 4.5, (tint, ink, dimmed)


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("set_id", art.SETS)
def test_states_stand_out_from_the_face(set_id, dimmed):
    colours = art.colours(set_id, dimmed)
    for state in ("hint", "blocking", "match"):
        assert readable(f"--rim-{state}", colours) >= 3, state
    assert max(readable(line, colours) for line in ("--rim-selected", "--rim-line")) >= 3


def compressed(*texts: str) -> int:
    return len(gzip.compress("".join(texts).encode(), 9))


def test_the_drawings_are_small():
    assert compressed(art.sprite("traditional")) < 14_000
    assert compressed(*(art.sprite(set_id) for set_id in art.SETS)) < 30_000
    assert compressed(art.icons()) < 3_000


@pytest.mark.parametrize(
    ("notation", "word"), [("5m", "5"), ("1z", "E"), ("5z", "Wh"), ("2f", "F2"), ("4q", "S4")]
)
def test_the_small_index_says(notation, word):
    assert art.index_word(notation) == word
    assert [f'href="#p-d{letter}"' in art.index(notation) for letter in word] == [True] * len(word)


def test_a_tile_is_made_of_the_symbols_of_a_sprite():
    assert re.findall(r'href="#([^"]+)"', art.tile_markup("5p")) == ["tile-shadow", "tile", "f-5p"]
    assert art.tile_markup("5p", index=True).count("#n-5p") == 1


def test_icons_keep_the_look_of_their_sources():
    undo = re.search(r'<symbol id="i-undo"[^>]*>', art.icons())
    assert undo
    assert 'stroke="currentColor"' in undo[0]
    assert 'viewBox="0 0 24 24"' in undo[0]
    assert '<symbol id="seal-clean"' in art.icons()


def test_unknown_names_are_refused_with_what_there_is():
    with pytest.raises(FormatError, match="large"):
        art.sprite("neon")
    with pytest.raises(FormatError, match="5x"):
        art.face("night", "5x")
