"""What the page knows before Python has started there: the first layouts, all houses, ratings."""

import inspect

from ningbo.core.layout import Layout
from ningbo.core.layouts import FIRST_IDS, LAYOUT_IDS, LETTERS, layout
from ningbo.core.rules import HOUSES, Rules
from ningbo.measured import packs, winnability
from ningbo.solver.packs import codes_in
from ningbo.solver.rating import BANDS


def offer() -> dict[str, object]:
    """Return the first layouts' geometry and every house's rules, named as in JavaScript."""
    return {
        "layouts": [_layout(layout(id)) for id in FIRST_IDS],
        "letters": dict(zip(LETTERS, LAYOUT_IDS, strict=True)),
        "houses": [_house(one) for one in HOUSES],
        "bands": {id: _bands(id) for id in LAYOUT_IDS},
    }


def further_layouts() -> list[dict[str, object]]:
    """Return the geometry of the layouts that the page fetches when they are needed."""
    return [_layout(layout(id)) for id in LAYOUT_IDS if id not in FIRST_IDS]


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
    found = winnability().get(layout)
    return found and {"share": found["winnable"] / found["deals"], "deals": found["deals"]}


def _bands(layout: str) -> list[str]:
    """Return the bands of difficulty in which a layout has rated deals."""
    return [band for band in BANDS if codes_in(packs(), layout, band)]


def _house(house: Rules) -> dict[str, object]:
    return {_camel(name): getattr(house, name) for name in inspect.signature(Rules).parameters}


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)
