"""What core/ offers, for the page to draw before Python has started there: layouts and houses."""

import inspect
import json
from importlib.resources import files

from ningbo.core.layout import Layout
from ningbo.core.layouts import layouts
from ningbo.core.rules import HOUSES, Rules


def offer() -> dict[str, object]:
    """Return the geometry of every layout and the rules of every house, named as in JavaScript."""
    return {
        "layouts": [_layout(one) for one in layouts()],
        "houses": [_house(one) for one in HOUSES],
    }


def _layout(layout: Layout) -> dict[str, object]:
    return {
        "id": layout.id,
        "name": layout.name,
        "letters": layout.letters,
        "stars": layout.stars,
        "count": layout.count,
        "layers": layout.layers,
        "perLayer": layout.per_layer,
        "slots": layout.slots,
        "free": layout.free_at_start(),
        "winnable": _winnable(layout.id),
    }


def _winnable(layout: str) -> dict[str, object] | None:
    """Return how many random deals on a layout can be won, where that was measured."""
    text = files("ningbo").joinpath("data", "winnability.json").read_text("utf-8")
    found = json.loads(text)["layouts"].get(layout)
    return found and {"share": found["winnable"] / found["deals"], "deals": found["deals"]}


def _house(house: Rules) -> dict[str, object]:
    return {_camel(name): getattr(house, name) for name in inspect.signature(Rules).parameters}


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)
