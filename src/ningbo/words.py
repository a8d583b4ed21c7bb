"""The English words: one message catalogue, shared with the page."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

CATALOGUE = Path(__file__).with_name("web") / "catalogues" / "en.json"

_GAP = re.compile(r"\{(\w+)\}")


@cache
def catalogue() -> dict[str, str | dict[str, str]]:
    """Return the English catalogue: message key to text, or to its `one` and `other` forms."""
    words: dict[str, str | dict[str, str]] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return words


def say(key: str, values: Mapping[str, object] | None = None) -> str:
    """Return the English sentence of a message.

    Gaps written `{name}` are filled from `values`; `count` chooses between singular and plural; a
    value whose name starts with `face` is a face's notation and is said as that face's name; a
    value that is a message itself, {"key", "values"}, is said within this one. A key that the
    catalogue lacks is said as it stands, with its values, so that nothing is hidden.
    """
    values = values or {}
    text = catalogue().get(key)
    if text is None:
        return " ".join([key, *(f"{name}={values[name]!r}" for name in sorted(values))])
    if isinstance(text, dict):
        text = text["one" if values.get("count") == 1 else "other"]
    return _GAP.sub(lambda gap: _value(gap[1], values), text)


def face_name(notation: str) -> str:
    """Return a face's name: "5 of dots" for "5p"; a notation without one is its own name."""
    name = catalogue().get(f"face.{notation}", notation)
    return name if isinstance(name, str) else notation


def _value(name: str, values: Mapping[str, object]) -> str:
    if name not in values:
        return "{" + name + "}"
    value = values[name]
    if isinstance(value, dict):
        return say(value["key"], value["values"])
    return face_name(str(value)) if name.startswith("face") else str(value)
