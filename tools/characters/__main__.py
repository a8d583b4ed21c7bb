"""Draws the characters of the tiles: characters.txt -> src/ningbo/web/art/characters.svg."""

import sys
from pathlib import Path

from tools.characters.strokes import KINDS

SOURCE = Path(__file__).with_name("characters.txt")
TARGET = Path(__file__).parents[2] / "src/ningbo/web/art/characters.svg"

# A thin line of the same colour rounds the corners; its width is left to the user of a character.
BRUSH = 'fill="currentColor" stroke="currentColor" stroke-linejoin="round"'


def characters(text: str) -> list[tuple[str, str, list[str]]]:
    """The name, the sign and the outlines of each character in the source text."""
    found: list[tuple[str, str, list[str]]] = []
    level = upright = 0.0
    for line in text.splitlines():
        word, *rest = line.split("#")[0].split() or [""]
        if word == "character":
            found.append((rest[0], rest[1], []))
            level, upright = float(rest[2]), float(rest[3])
        elif word:
            points = [tuple(float(n) for n in point.split(",")) for point in rest]
            found[-1][2].extend(KINDS[word](level, upright, *points))
    return found


def drawing(text: str) -> str:
    """The whole of characters.svg: a path a character, a line a stroke."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Chinese characters, 400 x 400 each; drawn from tools/characters/characters.txt -->",
        "<defs>",
    ]
    for name, sign, strokes in characters(text):
        data = "\n".join(strokes)
        lines.append(f"<!-- {sign} -->")
        lines.append(f'<path id="p-{name}" {BRUSH} d="{data}"/>')
    return "\n".join([*lines, "</defs>", "</svg>", ""])


if __name__ == "__main__":
    TARGET.write_text(drawing(SOURCE.read_text("utf-8")), "utf-8")
    sys.stdout.write(f"{TARGET.name}: {TARGET.stat().st_size} bytes\n")
