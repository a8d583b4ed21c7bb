"""Draws contact sheets of the tiles and the icons into build/pictures, to be looked at.

Each set: every face at several sizes, in grey and as people see it who lack a kind of cone, in
each state of a tile, beside the faces it is likeliest taken for, and stacked into boards.
"""

import re
import sys
from pathlib import Path
from urllib.parse import quote

from ningbo import art, deal
from ningbo.core.tiles import FACES
from tools.browsing import launched
from tools.sights import SIGHTS, svg_filter

FOLDER = Path("build/pictures")
STATES = ("plain", "dimmed", "selected", "hint", "blocking", "match")
CONFUSIONS = (
    *("1m 2m 3m", "3m 5m", "4m 5m 6m", "6m 8m", "7m 9m 4z", "1z 2z 3z", "1z 2z 6z 4m"),
    *("3z 4m 5z", "7z 1z", "1p 2q", "6p 7p 8p 9p", "4p 5p", "6s 9s", "7s 6s", "8s 6s"),
    *("2s 3s 4s 5s", "3f 3s 1s", "1q 3f", "1f 4f 2q", "2f 2q 1s", "3q 1f", "4q 4f"),
    *("1f 2f 3f 4f", "1q 2q 3q 4q"),
)
PAPER = """
body { margin: 12px; background: TABLE #12454b; color: #cde; font: 14px sans-serif }
svg { overflow: visible; margin: 2px 4px }
span { margin: 0 14px; white-space: nowrap; display: inline-block }
.unseen { height: 0; overflow: hidden }
.light { background: #fbf5e6; color: #12454b }
"""


def tile(notation: str, width: float, state: str = "plain", index: bool = False) -> str:
    """One tile, its face `width` pixels wide."""
    rim = f'<use href="#rim-{state}" width="300" height="400"/>' if state in STATES[2:] else ""
    return (
        f'<svg viewBox="0 0 336 436" width="{width * 1.12}" height="{width * 1.4533}" '
        f'class="{state}">{art.tile_markup(notation, index)}{rim}</svg>'
    )


def faces(width: float, state: str = "plain", index: bool = False) -> str:
    return "".join(tile(notation, width, state, index) for notation in FACES)


def row(title: str, tiles: str) -> str:
    return f"<p>{title}</p><div>{tiles}</div>"


def confusions(width: float) -> str:
    groups = ("".join(tile(notation, width) for notation in c.split()) for c in CONFUSIONS)
    return "".join(f"<span>{group}</span>" for group in groups)


def board(code: str, width: float) -> str:
    """A whole deal, blocked tiles dimmed; a face is `width` pixels wide."""
    dealt = deal(code)
    laid, layout = dealt.board(), dealt.layout
    drawn = []
    for slot in sorted(range(layout.count), key=lambda slot: painting_order(layout.slots[slot])):
        x, y, z = layout.slots[slot]
        drawn.append(
            f'<g transform="translate({150 * x - 36 * z} {200 * y - 36 * z})" '
            f'class="{"plain" if laid.is_free(slot) else "dimmed"}" '
            f'style="--tile-low: {min(0.02 * (layout.layers - 1 - z), art.DEEPEST_SHADE)}">'
            f"{art.tile_markup(FACES[dealt.faces[slot]])}</g>"
        )
    wide, high = 150 * layout.width + 260, 200 * layout.height + 260
    view = f'viewBox="-200 -200 {wide} {high}" width="{wide * width / 300}"'
    return f"<svg {view}>{''.join(drawn)}</svg>"


def painting_order(place: tuple[int, int, int]) -> tuple[int, int]:
    x, y, z = place
    return z, x + y


def icons(names: list[str], size: int) -> str:
    drawn = (f'<svg width="{size}" height="{size}"><use href="#{name}"/></svg>' for name in names)
    return f"<p>{''.join(drawn)}</p>"


def controls() -> str:
    """The icons and seals on dark and on light, and the app's icon at its sizes."""
    symbols = art.icons()
    names = re.findall(r'symbol id="([^"]+)"', symbols)
    sizes = {"icon.svg": (256, 96, 48), "favicon.svg": (64, 32, 16)}
    apps = "".join(
        f'<span style="width:{size}px">{art.read(name)}</span>'
        for name in sizes
        for size in sizes[name]
    )
    return (
        f'<div class="unseen">{symbols}</div>{icons(names, 24)}{icons(names, 48)}'
        f'<div class="light">{icons(names, 32)}</div>{apps}'
    )


def sheets() -> dict[str, str]:
    """Name -> HTML body of each sheet; each is drawn once a set."""
    sizes = [row(f"{width} px", faces(width)) for width in (64, 44, 32)]
    drawn = {
        "faces": row("160 px", faces(160)),
        "sizes": "".join([*sizes, row("with the index", faces(64, index=True))]),
        "states": "".join(row(state, faces(48, state)) for state in STATES),
        "confusions": confusions(72) + confusions(32),
        "boards": board("7-d", 52) + board("7-b", 40),
        "controls": controls(),
    }
    for sight in SIGHTS:
        drawn[sight] = f'<div style="filter: url(#{sight})">{faces(64)}{faces(32)}</div>'
    return drawn


def page(body: str, set_id: str) -> str:
    filters = "".join(map(svg_filter, SIGHTS))
    waves = f"url('data:image/svg+xml,{quote(art.read('waves.svg'))}')"
    return (
        f'<!doctype html><html data-tiles="{set_id}">'
        f"<style>{art.stylesheet(set_id)}{PAPER.replace('TABLE', waves)}</style>"
        f'<div class="unseen"><svg>{filters}</svg>{art.sprite(set_id)}</div>{body}</html>'
    )


def main(wanted: list[str]) -> None:
    """Draw the sheets whose names, as in `night-grey`, contain one of the words; else all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with launched() as browser:
        tab = browser.new_page(viewport={"width": 1560, "height": 400})
        for set_id in art.SETS:
            for name, body in sheets().items():
                file = FOLDER / f"{set_id}-{name}.png"
                if not wanted or any(word in file.stem for word in wanted):
                    tab.set_content(page(body, set_id))
                    tab.screenshot(path=file, full_page=True)
                    sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
