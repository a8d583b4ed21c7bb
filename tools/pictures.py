"""Draws contact sheets of the tile faces into build/pictures, to be looked at.

Each set: every face at three sizes, in grey and as people without red, green or blue cones see
it, dimmed, selected, hinted and blocking, beside the faces it is likeliest taken for, and stacked.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import sync_playwright

from ningbo import art, deal
from ningbo.core.tiles import FACES

FOLDER = Path("build/pictures")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Machado, Oliveira and Fernandes 2009, severity 1, in linear RGB; grey is relative luminance.
SIGHTS = {
    "normal": "1 0 0 0 1 0 0 0 1",
    "grey": "0.2126 0.7152 0.0722 " * 3,
    "protanopia": "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998",
    "deuteranopia": "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881",
    "tritanopia": "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.303900",
}
STATES = ("plain", "dimmed", "selected", "hint", "blocking", "match")
CONFUSIONS = (
    "1m 2m 3m|4m 5m 6m|6m 8m|7m 9m 4z|2m 5m|1z 2z 3z|1z 2z 6z 4m|3z 4m 5z|1p 2q|6p 7p 8p 9p|4p 5p"
    "|6s 9s|7s 6s|8s 6s|2s 3s 4s 5s|3f 3s 1s|1q 3f|1f 4f 2q|2f 2q 1s|3q 1f|4q 4f|1f 2f 3f 4f"
    "|1q 2q 3q 4q|5z 7z|7z 1z"
).split("|")


def tile(notation: str, width: float, state: str = "plain", index: bool = False) -> str:
    """One tile, its face `width` pixels wide."""
    rim = f'<use href="#rim-{state}" width="300" height="400"/>' if state in STATES[2:] else ""
    return (
        f'<svg viewBox="0 0 336 436" width="{width * 1.12}" height="{width * 1.4533}" '
        f'class="{state}">{art.tile_markup(notation, index)}{rim}</svg>'
    )


def row(title: str, tiles: str) -> str:
    return f"<p>{title}</p><div>{tiles}</div>"


def faces(width: float, state: str = "plain", index: bool = False) -> str:
    return "".join(tile(n, width, state, index) for n in FACES)


def board(code: str, unit: float) -> str:
    """A whole dealt board; `unit` is the width of a face in pixels."""
    dealt = deal(code)
    laid = dealt.board()
    layers = dealt.layout.layers
    drawn = []
    for slot, (x, y, z) in sorted(
        enumerate(dealt.layout.slots), key=lambda place: (place[1][2], place[1][0] + place[1][1])
    ):
        state = "plain" if laid.is_free(slot) else "dimmed"
        drawn.append(
            f'<g transform="translate({150 * x - 36 * z} {200 * y - 36 * z})" class="{state}" '
            f'style="--tile-low: {0.02 * (layers - 1 - z)}">'
            f"{art.tile_markup(FACES[dealt.faces[slot]])}</g>"
        )
    wide, high = 150 * dealt.layout.width + 260, 200 * dealt.layout.height + 260
    return (
        f'<svg viewBox="-200 -200 {wide} {high}" width="{wide * unit / 300}">{"".join(drawn)}</svg>'
    )


def sheets() -> dict[str, str]:
    """Name -> HTML body of each sheet; each is drawn once a set."""
    sheets = {
        "large": row("160 px", faces(160)),
        "sizes": "".join(row(f"{w} px", faces(w)) for w in (64, 44, 32)) + row("index", faces(64, index=True)),
        "states": "".join(row(name, faces(48, name)) for name in STATES),
        "confusions": "".join(
            f"<span>{''.join(tile(n, w) for n in group.split())}</span>"
            for w in (72, 32)
            for group in CONFUSIONS
        ),
        "board": board("7-d", 52) + board("7-b", 40),
        "controls": controls(),
    }
    for sight in SIGHTS:
        if sight != "normal":
            sheets[sight] = f'<div style="filter: url(#{sight})">{faces(64)}{faces(32)}</div>'
    return sheets


def controls() -> str:
    """The icons, the seals and the app's icon, on dark and on light."""
    symbols = art.icons()
    names = re.findall(r'symbol id="([^"]+)"', symbols)

    def drawn(size: int) -> str:
        return "".join(
            f'<svg width="{size}" height="{size}"><title>{name}</title><use href="#{name}"/></svg>'
            for name in names
        )

    return (
        f'<div style="height:0;overflow:hidden">{symbols}</div>{drawn(24)}<p>{drawn(48)}</p>'
        f'<p style="background:#fbf5e6; color:#12454b">{drawn(32)}</p>'
        + "".join(
            f'<span style="display:inline-block;width:{width}px;margin:8px">{art.read(name)}</span>'
            for name, width in (
                ("icon.svg", 256),
                ("icon.svg", 96),
                ("icon.svg", 48),
                ("favicon.svg", 64),
                ("favicon.svg", 32),
                ("favicon.svg", 16),
            )
        )
    )


def html(body: str, set_id: str) -> str:
    filters = "".join(
        f'<filter id="{name}" color-interpolation-filters="linearRGB"><feColorMatrix values="'
        + " ".join(f"{' '.join(values.split()[i : i + 3])} 0 0" for i in (0, 3, 6))
        + ' 0 0 0 1 0"/></filter>'
        for name, values in SIGHTS.items()
    )
    table = f"url('data:image/svg+xml,{quote(art.read('waves.svg'))}')"
    return (
        f'<!doctype html><html data-tiles="{set_id}"><style>{art.stylesheet(set_id)}'
        f"body {{ margin: 12px; background: {table} #12454b; color: #cde; font: 14px sans-serif }}"
        "svg { overflow: visible; margin: 2px 4px } span { margin: 0 14px; white-space: nowrap }"
        f"</style><svg width=0 height=0 style='position:absolute'>{filters}</svg>"
        f'<div style="height:0;overflow:hidden">{art.sprite(set_id)}</div>{body}</html>'
    )


def main(wanted: list[str]) -> None:
    """Draw the sheets whose names (`night-grey`) contain one of the words, all without words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1560, "height": 400})
        for set_id in art.SETS:
            for name, body in sheets().items():
                file = FOLDER / f"{set_id}-{name}.png"
                if not wanted or any(word in file.stem for word in wanted):
                    page.set_content(html(body, set_id))
                    page.screenshot(path=file, full_page=True)
                    sys.stdout.write(f"{file}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
