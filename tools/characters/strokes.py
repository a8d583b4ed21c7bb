"""The strokes that a calligrapher names: where each is pressed, where it is lifted, how it ends.

A kind of stroke takes the weights of level and of upright strokes (`h`, `v`: breadths) and the
points the stroke goes through, and gives its outlines, one or more.
"""

from collections.abc import Callable

from tools.characters.brush import Knot, Point, outline


def on(a: Point, b: Point, share: float, breadth: float, reach: float = 0) -> Knot:
    """A knot of that breadth, `reach` beyond the point at `share` of the way from a to b."""
    length = max(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5, 1)
    share += reach / length
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, breadth / 2


def scaled(size: float, *corners: Point) -> list[Point]:
    return [(along * size, across * size) for along, across in corners]


def slant(v: float) -> list[Point]:
    """The slanting cut with which an upright or falling stroke begins."""
    return scaled(v, (-0.76, 0.6), (-0.44, -0.48))


def heng(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Level stroke: a slanting entry, a lighter middle, a press at the end."""
    line = [
        on(a, b, 0, 0.84 * h, 0.55 * h),
        on(a, b, 0.45, 0.74 * h),
        on(a, b, 1, 0.82 * h, -1.1 * h),
    ]
    head = scaled(h, (-0.5, 0.48), (-0.78, -0.62))
    tail = scaled(h, (0.42, -0.64), (0.74, -0.66), (1.36, 0.1), (1.3, 0.34), (0.72, 0.5))
    return [outline(line, head, tail)]


def rung(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Short level stroke: a small entry, a small press."""
    line = [on(a, b, 0, 0.8 * h), on(a, b, 0.5, 0.76 * h), on(a, b, 1, 0.84 * h)]
    return [outline(line, scaled(h, (-0.22, -0.56)), scaled(h, (0.26, 0.1), (0.16, 0.42)))]


def bar(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Level stroke inside a box: plain, it only joins."""
    return [outline(level(h, a, b), [], [])]


def level(h: float, a: Point, b: Point) -> list[Knot]:
    return [on(a, b, 0, 0.82 * h), on(a, b, 0.5, 0.76 * h), on(a, b, 1, 0.82 * h)]


def shu(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Upright stroke: slanting head, waist, a foot set down."""
    line = [
        on(a, b, 0, 0.92 * v, 0.55 * v),
        on(a, b, 0.5, 0.82 * v),
        on(a, b, 1, 0.92 * v, -0.2 * v),
    ]
    return [outline(line, slant(v), scaled(v, (0.16, -0.46), (0.34, 0.06), (0.26, 0.34)))]


def side(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Left side of a box: its head meets the top level with it."""
    line = [
        on(a, b, 0, 0.92 * v, 0.4 * h),
        on(a, b, 0.5, 0.8 * v),
        on(a, b, 1, 0.9 * v, -0.1 * v),
    ]
    head = [(-1.16 * h, 0.6 * v), (-0.82 * h, -0.46 * v)]
    return [outline(line, head, scaled(v, (0.12, -0.45), (0.26, 0.1), (0.18, 0.42)))]


def needle(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Upright stroke lifted slowly: it ends in a point."""
    line = [
        on(a, b, 0, 0.92 * v, 0.55 * v),
        on(a, b, 0.45, 0.84 * v),
        on(a, b, 0.76, 0.8 * v),
        on(a, b, 1, 0.06 * v),
    ]
    return [outline(line, slant(v), [])]


def fold(h: float, v: float, a: Point, b: Point, c: Point) -> list[str]:
    """Level, then down: the shoulder of a box, pressed where the brush turns."""
    return turned(h, v, a, b, c, scaled(v, (0.2, -0.42), (0.1, 0.44)))


def foldhook(h: float, v: float, a: Point, b: Point, c: Point) -> list[str]:
    """Level, then down, and a flick to the left."""
    return turned(h, v, a, b, c, scaled(v, (0.4, -0.36), (0.5, -0.1), (-0.2, 1.4)))


def turned(h: float, v: float, a: Point, b: Point, c: Point, tail: list[Point]) -> list[str]:
    down = [on(b, c, 0, 0.9 * v, 0.45 * v), on(b, c, 0.5, 0.82 * v), on(b, c, 1, 0.9 * v)]
    low = -0.45 * v
    shoulder = [
        (low - 0.4 * h, 1.05 * v),
        (low - 0.66 * h, 0.36 * v),
        (low - 0.66 * h, 0),
        (low, -0.58 * v),
    ]
    return [outline(level(h, a, b), [], []), outline(down, shoulder, tail)]


def pie(h: float, v: float, *p: Point) -> list[str]:
    """Falling to the left: heavy head, drawn out to a point."""
    start = on(p[0], p[1], 0, 0.94 * v, min(0.5 * v, 40))
    body = [(x, y, share * v) for (x, y), share in zip(p[1:-1], (0.42, 0.33, 0.2), strict=False)]
    return [outline([start, *body, (*p[-1], 0.03 * v)], slant(v), [])]


def na(h: float, v: float, *p: Point) -> list[str]:
    """Falling to the right: light start, a pressed foot, a level tip."""
    body = [(x, y, share * v) for (x, y), share in zip(p[1:-1], (0.3, 0.44), strict=False)]
    press = on(p[-2], p[-1], 0.76, 1.16 * v)
    length = ((p[-1][0] - press[0]) ** 2 + (p[-1][1] - press[1]) ** 2) ** 0.5
    return [outline([(*p[0], 0.12 * v), *body, press], [], [(length, -0.44 * v)])]


def dian(h: float, v: float, a: Point, b: Point) -> list[str]:
    """A dot: set down lightly, pressed, lifted."""
    line = [on(a, b, 0, 0.14 * v), on(a, b, 0.45, 0.74 * v), on(a, b, 0.85, 1.04 * v)]
    return [outline(line, [], scaled(v, (0.36, -0.34), (0.44, 0), (0.3, 0.36)))]


def ti(h: float, v: float, a: Point, b: Point) -> list[str]:
    """Rising: pressed at the start, flicked upwards to the right."""
    line = [on(a, b, 0, 0.92 * v, 0.4 * v), on(a, b, 0.45, 0.72 * v), on(a, b, 1, 0.05 * v)]
    return [outline(line, scaled(v, (-0.34, 0.42), (-0.66, -0.14), (-0.5, -0.5)), [])]


def bend(h: float, v: float, *p: Point) -> list[str]:
    """Upright stroke that turns in a curve and runs on level."""
    start = on(p[0], p[1], 0, 0.92 * v, 0.55 * v)
    body = [(x, y, 0.42 * v) for x, y in p[1:]]
    return [outline([start, *body], slant(v), [])]


def sweep(h: float, v: float, *p: Point) -> list[str]:
    """Upright stroke that turns in a curve, runs on level and is flicked upwards."""
    start = on(p[0], p[1], 0, 0.92 * v, 0.55 * v)
    body = [(x, y, 0.43 * v) for x, y in p[1:]]
    tail = scaled(v, (0.34, -1.8), (0.52, -0.05), (0.34, 0.3))
    return [outline([start, *body], slant(v), tail)]


KINDS: dict[str, Callable[..., list[str]]] = {
    kind.__name__: kind
    for kind in (
        *(heng, rung, bar, shu, side, needle, fold, foldhook),
        *(pie, na, dian, ti, bend, sweep),
    )
}
