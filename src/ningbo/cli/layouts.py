"""`ningbo layouts`: the layouts that are built in."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ningbo.core.layout import Layout


def layouts(*, json: bool = False) -> None:
    """List the layouts, with their counts.

    Example: ningbo layouts --json

    Parameters
    ----------
    json
        Print a JSON list of objects: letters, id, name, tiles, layers (tiles on each, bottom
        first), free (tiles free at the start), stars.
    """
    from ningbo.cli.output import console, print_json, table
    from ningbo.core.layouts import layouts as built_in

    found = built_in()
    if json:
        print_json([_facts(layout) for layout in found])
        return
    right = ("tiles", "free")
    made = table("letter", "id", "name", "tiles", "layers", "free", "stars", right=right)
    for layout in found:
        letters, id, name, tiles, _, free, _ = map(str, _facts(layout).values())
        layers = " ".join(map(str, layout.per_layer))
        made.add_row(letters, id, name, tiles, layers, free, "*" * layout.stars)
    console().print(made)


def _facts(layout: "Layout") -> "dict[str, object]":
    from ningbo.core.board import Board

    return {
        "letters": layout.letters,
        "id": layout.id,
        "name": layout.name,
        "tiles": layout.count,
        "layers": list(layout.per_layer),
        "free": len(Board(layout, [0] * layout.count).free()),
        "stars": layout.stars,
    }
