"""Draws the Chinese characters of the tiles: strokes in characters.txt -> art/characters.svg.

A stroke is a brush (a disc) moved along a smooth line while its radius changes; its outline is the
envelope of those discs.  The line kinds below are the strokes a calligrapher names: they know where
a brush is pressed and where it is lifted, so that characters.txt only says where they begin and end.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

Knot = tuple[float, float, float]  # x, y, radius
Point = tuple[float, float]

SOURCE = Path(__file__).with_name("characters.txt")
TARGET = Path(__file__).parents[1] / "src/ningbo/web/art/characters.svg"


def along(a: Point, b: Point, t: float, dx: float = 0, dy: float = 0) -> Point:
    """The point at share `t` of the way from a to b, moved by (dx, dy)."""
    return a[0] + (b[0] - a[0]) * t + dx, a[1] + (b[1] - a[1]) * t + dy


def knots(*items: tuple[Point, float]) -> list[Knot]:
    return [(p[0], p[1], r) for p, r in items]


def heng(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """Level stroke: a slanting entry, a lighter middle, a press at the end."""
    return [
        knots(
            (along(a, b, 0, -0.3 * h, -0.42 * h), 0.12 * h),
            (along(a, b, 0, 0.25 * h, 0), 0.5 * h),
            (along(a, b, 0.42, 0, -0.1 * h), 0.4 * h),
            (along(a, b, 1, -0.9 * h, -0.05 * h), 0.46 * h),
            (along(a, b, 1, -0.25 * h, 0.06 * h), 0.6 * h),
            (along(a, b, 1, 0.35 * h, 0.38 * h), 0.22 * h),
        )
    ]


def bar(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """Level stroke inside a box: no press, it only joins."""
    return [knots((a, 0.44 * h), (along(a, b, 0.5), 0.4 * h), (b, 0.46 * h))]


def shu(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """Upright stroke: slanting head, waist, rounded foot."""
    return [
        knots(
            (along(a, b, 0, -0.42 * v, -0.3 * v), 0.12 * v),
            (along(a, b, 0, 0.02 * v, 0.25 * v), 0.52 * v),
            (along(a, b, 0.5), 0.43 * v),
            (b, 0.5 * v),
        )
    ]


def needle(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """Upright stroke lifted slowly: it ends in a point."""
    return [
        knots(
            (along(a, b, 0, -0.42 * v, -0.3 * v), 0.12 * v),
            (along(a, b, 0, 0.02 * v, 0.25 * v), 0.52 * v),
            (along(a, b, 0.45), 0.45 * v),
            (along(a, b, 0.8), 0.42 * v),
            (b, 0.06 * v),
        )
    ]


def fold(h: float, v: float, a: Point, b: Point, c: Point) -> list[list[Knot]]:
    """Level, then down: the shoulder of a box, pressed where the brush turns."""
    shoulder = knots(
        (along(b, c, 0, -0.75 * v, -0.12 * h), 0.3 * h),
        (along(b, c, 0, -0.05 * v, -0.02 * h), 0.56 * v),
        (along(b, c, 0.35), 0.47 * v),
        (along(b, c, 0.7), 0.45 * v),
        (c, 0.48 * v),
    )
    return [*bar(h, v, a, b), shoulder]


def hook(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """The flick that ends a stroke at a, towards b."""
    return [knots((a, 0.5 * v), (along(a, b, 0.35), 0.38 * v), (b, 0.04 * v))]


def pie(h: float, v: float, *p: Point) -> list[list[Knot]]:
    """Falling to the left: heavy head, drawn out to a point."""
    head = knots(
        (along(p[0], p[1], 0, -0.3 * v, -0.36 * v), 0.12 * v),
        (along(p[0], p[1], 0, 0.05 * v, 0.15 * v), 0.52 * v),
    )
    shares = [0.46, 0.4, 0.3]
    body = [(q[0], q[1], shares[i] * v) for i, q in enumerate(p[1:-1])]
    return [[*head, *body, (p[-1][0], p[-1][1], 0.05 * v)]]


def na(h: float, v: float, *p: Point) -> list[list[Knot]]:
    """Falling to the right: light start, a pressed foot, a level tip."""
    a, b = p[0], p[-1]
    body = [(q[0], q[1], 0.34 * v) for q in p[1:-1]]
    foot = knots(
        (along(p[-2], b, 0.74), 0.6 * v),
        (along(p[-2], b, 0.88, 0, 0.06 * v), 0.44 * v),
        (along(p[-2], b, 1, 0.35 * v, 0), 0.04 * v),
    )
    return [[(a[0], a[1], 0.14 * v), *body, *foot]]


def dian(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """A dot: set down lightly, pressed, lifted."""
    return [knots((a, 0.1 * v), (along(a, b, 0.6), 0.46 * v), (b, 0.5 * v))]


def ti(h: float, v: float, a: Point, b: Point) -> list[list[Knot]]:
    """Rising: pressed at the start, flicked upwards to the right."""
    return [
        knots(
            (along(a, b, 0, -0.3 * v, -0.2 * v), 0.14 * v),
            (along(a, b, 0.06), 0.5 * v),
            (along(a, b, 0.5), 0.36 * v),
            (b, 0.05 * v),
        )
    ]


def bend(h: float, v: float, *p: Point) -> list[list[Knot]]:
    """Upright stroke that turns in a curve: a head, then an even brush."""
    head = knots(
        (along(p[0], p[1], 0, -0.42 * v, -0.3 * v), 0.12 * v),
        (along(p[0], p[1], 0, 0.02 * v, 0.25 * v), 0.5 * v),
    )
    return [[*head, *((q[0], q[1], 0.44 * v) for q in p[1:-1]), (p[-1][0], p[-1][1], 0.5 * v)]]


KINDS: dict[str, Callable[..., list[list[Knot]]]] = {
    f.__name__: f for f in (heng, bar, shu, needle, fold, hook, pie, na, dian, ti, bend)
}


def spline(line: list[Knot], steps: int = 12) -> list[Knot]:
    """Points of a centripetal Catmull-Rom curve through the knots (radii included)."""
    padded = [extend(line[1], line[0]), *line, extend(line[-2], line[-1])]
    found: list[Knot] = []
    for i in range(1, len(padded) - 2):
        found += [segment(padded[i - 1 : i + 3], s / steps) for s in range(steps)]
    return [*found, line[-1]]


def extend(a: Knot, b: Knot) -> Knot:
    return 2 * b[0] - a[0], 2 * b[1] - a[1], b[2]


def segment(p: list[Knot], share: float) -> Knot:
    """The point at `share` between p[1] and p[2] (Barry and Goldman's pyramid)."""
    t = [0.0]
    for a, b in zip(p, p[1:], strict=False):
        t.append(t[-1] + max(math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6) ** 0.5)
    at = t[1] + (t[2] - t[1]) * share

    def mix(a: Knot, b: Knot, ta: float, tb: float) -> Knot:
        k = (at - ta) / (tb - ta)
        return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k

    a = [mix(p[i], p[i + 1], t[i], t[i + 1]) for i in range(3)]
    b = [mix(a[i], a[i + 1], t[i], t[i + 2]) for i in range(2)]
    return mix(b[0], b[1], t[1], t[2])


def sides(line: list[Knot]) -> tuple[list[Point], list[Point]]:
    """The two edges of the envelope of the discs along `line`."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, r) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        tx, ty = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        slope = max(-0.95, min(0.95, (b[2] - a[2]) / length))
        side = math.sqrt(1 - slope * slope)
        left.append((x + r * (-slope * tx + side * ty), y + r * (-slope * ty - side * tx)))
        right.append((x + r * (-slope * tx - side * ty), y + r * (-slope * ty + side * tx)))
    return left, right


def fit(points: list[Point], every: int) -> str:
    """Cubic curves, relative and in whole numbers, through each `every`th point."""
    kept = [*points[:-1:every], points[-1]]
    out = []
    x, y = (round(v) for v in kept[0])
    for i in range(len(kept) - 1):
        before = kept[max(i - 1, 0)]
        a, b = kept[i], kept[i + 1]
        after = kept[min(i + 2, len(kept) - 1)]
        c = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
        d = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
        numbers = [round(v) - (y if j % 2 else x) for j, v in enumerate([*c, *d, *b])]
        out.append("c" + joined(numbers))
        x, y = round(b[0]), round(b[1])
    return "".join(out)


def joined(numbers: list[int]) -> str:
    return " ".join(str(n) for n in numbers).replace(" -", "-")


def outline(line: list[Knot]) -> str:
    """The closed path of one stroke."""
    points = spline(line)
    left, right = sides(points)
    right.reverse()
    tip, tail = (max(1, round(line[i][2])) for i in (-1, 0))
    turn = joined([round(right[0][0]) - round(left[-1][0]), round(right[0][1]) - round(left[-1][1])])
    end = joined([round(left[0][0]) - round(right[-1][0]), round(left[0][1]) - round(right[-1][1])])
    start = joined([round(left[0][0]), round(left[0][1])])
    return (
        f"M{start}{fit(left, 6)}a{tip} {tip} 0 0 1 {turn}{fit(right, 6)}a{tail} {tail} 0 0 1 {end}z"
    )


def characters(text: str) -> list[tuple[str, str, str]]:
    """(name, comment, path data) of each character in the source text."""
    found: list[tuple[str, str, list[str]]] = []
    h = v = 0.0
    for line in text.splitlines():
        word, *rest = line.split("#")[0].split() or [""]
        if word == "character":
            found.append((rest[0], rest[1], []))
            h, v = float(rest[2]), float(rest[3])
        elif word:
            points = [tuple(float(n) for n in p.split(",")) for p in rest]
            found[-1][2].extend(outline(piece) for piece in KINDS[word](h, v, *points))
    return [(name, sign, "\n".join(paths)) for name, sign, paths in found]


def drawing(text: str) -> str:
    """The whole of characters.svg."""
    symbols = [
        f'<!-- {sign} -->\n<path id="p-{name}" d="{data}"/>'
        for name, sign, data in characters(text)
    ]
    head = "<!-- Chinese characters, 400 x 400 each; made from tools/characters.txt -->"
    body = "\n".join(symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{head}\n<defs>\n{body}\n</defs>\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(drawing(SOURCE.read_text("utf-8")), "utf-8")
    sys.stdout.write(f"{TARGET.name}: {TARGET.stat().st_size} bytes\n")
