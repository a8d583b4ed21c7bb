"""Turns one pass of the brush into the outline of a stroke."""

import math

Point = tuple[float, float]
Knot = tuple[float, float, float]  # a point, and half the breadth of the stroke there


def outline(line: list[Knot], head: list[Point], tail: list[Point]) -> str:
    """The closed SVG path of a stroke, in whole numbers.

    The stroke follows `line`, which has at least two knots.  `head` and `tail` are the corners of
    its ends, as (along, across) from the first and the last knot: along is the way the brush moves
    there, across points to its right hand.  A head is given from the right edge to the left one, a
    tail from the left edge to the right one.
    """
    ways = directions(line)
    left = [shifted(knot, way, (0, -knot[2])) for knot, way in zip(line, ways, strict=True)]
    right = [shifted(knot, way, (0, knot[2])) for knot, way in zip(line, ways, strict=True)]
    begin = [shifted(line[0], ways[0], corner) for corner in head]
    end = [shifted(line[-1], ways[-1], corner) for corner in tail]
    pen = Pen(left[0])
    pen.curve(left)
    pen.corners([*end, right[-1]])
    pen.curve(right[::-1])
    pen.corners(begin)
    return pen.path + "z"


def directions(line: list[Knot]) -> list[Point]:
    """The unit vector of the brush's way at each knot."""
    ways = []
    for i in range(len(line)):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        ways.append(((b[0] - a[0]) / length, (b[1] - a[1]) / length))
    return ways


def shifted(knot: Knot, way: Point, by: Point) -> Point:
    """The point `by` = (along, across) away from a knot where the brush moves in `way`."""
    return (
        knot[0] + way[0] * by[0] - way[1] * by[1],
        knot[1] + way[1] * by[0] + way[0] * by[1],
    )


class Pen:
    """Writes SVG path data in relative whole numbers, rounding positions and never steps."""

    def __init__(self, start: Point) -> None:
        self.at = round(start[0]), round(start[1])
        self.path = "M" + joined(self.at)

    def step(self, points: list[Point]) -> list[int]:
        """The points as seen from where the pen is; the pen moves to the last one."""
        places = [(round(x), round(y)) for x, y in points]
        steps = [n - self.at[i] for place in places for i, n in enumerate(place)]
        self.at = places[-1]
        return steps

    def corners(self, points: list[Point]) -> None:
        for point in points:
            self.path += "l" + joined(self.step([point]))

    def curve(self, points: list[Point]) -> None:
        """A smooth curve on from the first point through all others (Catmull and Rom's)."""
        for i in range(len(points) - 1):
            before, a, b = points[max(i - 1, 0)], points[i], points[i + 1]
            after = points[min(i + 2, len(points) - 1)]
            reach = math.dist(a, b)
            out = reach / (3 * math.dist(before, b)) if before != b else 0
            back = reach / (3 * math.dist(a, after))
            c = a[0] + (b[0] - before[0]) * out, a[1] + (b[1] - before[1]) * out
            d = b[0] - (after[0] - a[0]) * back, b[1] - (after[1] - a[1]) * back
            self.path += "c" + joined(self.step([c, d, b]))


def joined(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, numbers)).replace(" -", "-")
