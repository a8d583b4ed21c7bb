"""`ningbo layout`: layouts made anew."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from ningbo.core.layout import Layout

layout = App(
    name="layout",
    help="""Make new layouts.

    Example: ningbo layout new --tiles 96 --symmetry both""",
)


@layout.command
def new(
    *,
    seed: Annotated[int | None, Parameter(validator=Number(gte=0, lte=99_999_999))] = None,
    tiles: int = 144,
    layers: int = 4,
    symmetry: Literal["none", "left-right", "up-down", "both", "half-turn"] = "left-right",
    count: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    out: str = "-",
    format: str = "",
    json: bool = False,
) -> None:
    """Make a new, well-formed layout: every tile lies on tiles, and it can be dealt and cleared.

    The same seed, tiles, layers and symmetry make the same layout, everywhere.

    Example: ningbo layout new --seed 7 --tiles 96 --layers 3 --symmetry half-turn

    Example: ningbo layout new --count 20 --out new.mah

    Parameters
    ----------
    seed
        The seed; drawn when left out. Further layouts have the seeds after it.
    tiles
        How many tiles, an even number of 16 to 400; the number is met exactly.
    layers
        How many layers, 1 to 9. So many need at least 2 x layers x (layers + 2) tiles.
    symmetry
        The halves that mirror each other, both ways at once, or a turn by half; or none.
    count
        How many layouts to make.
    out
        The file to write, or - for standard output.
    format
        The format to write, as `ningbo convert` knows them. By default what the suffix of OUT says,
        and on standard output the text drawing.
    json
        Print a JSON list of {"seed", "tiles", "layers" (tiles on each, bottom first), "symmetry",
        "free" (tiles free at the start), "code" (the layout's full code), "drawing"} instead.
    """
    from ningbo.cli.output import print_json
    from ningbo.workshop.generator import generate_layout

    first = secrets.randbelow(100_000_000 - count + 1) if seed is None else seed
    made = []
    for number in range(first, first + count):
        new_layout = generate_layout(number, tiles, layers, symmetry)
        new_layout.name = f"New {number}"
        made.append(new_layout)
    if json:
        print_json([_facts(first + place, one, symmetry) for place, one in enumerate(made)])
    else:
        _write(made, out, format)


def _facts(seed: int, layout: "Layout", symmetry: str) -> dict[str, object]:
    from ningbo.core.drawing import layout_to_text
    from ningbo.core.full_code import write_layout_code

    return {
        "seed": seed,
        "tiles": layout.count,
        "layers": list(layout.per_layer),
        "symmetry": symmetry,
        "free": len(layout.free_at_start()),
        "code": write_layout_code(layout),
        "drawing": layout_to_text(layout),
    }


def _write(layouts: "list[Layout]", out: str, format: str) -> None:
    """Write a file, or print: drawings one after the other, or one file of another format."""
    import sys

    from ningbo import formats
    from ningbo.core.drawing import layout_to_text
    from ningbo.layout_files import format_for, write_layout_file

    format, _colon, version = format.partition(":")
    if out != "-":
        write_layout_file(Path(out), format or format_for(Path(out)), layouts, version)
    elif format in ("", "ningbo"):
        print("\n".join(layout_to_text(one) for one in layouts), end="")
    else:
        sys.stdout.buffer.write(formats.write(format, layouts, version).data)
