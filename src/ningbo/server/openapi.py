"""The API's document, in OpenAPI 3.1, with the limits that the server was given."""

import ningbo
from ningbo.coach.analysis import WANTS
from ningbo.server.settings import Settings

Schema = dict[str, object]

VERDICT: Schema = {"type": "string", "enum": ["winnable", "lost", "unknown"]}
SLOT: Schema = {"type": "integer", "minimum": 0}
SLOTS: Schema = {"type": "array", "items": SLOT}
PAIR: Schema = {"type": "array", "items": SLOT, "minItems": 2, "maxItems": 2}
PAIRS: Schema = {"type": "array", "items": PAIR}
COUNT: Schema = {"type": "integer", "minimum": 0}
GAME = "8-a.r\n0-28\nundo\nshuffle 8123"

REFUSALS = {
    "400": "The body is not JSON.",
    "405": "The address takes POST only.",
    "408": "The body took too long to come in.",
    "413": "The body is too large.",
    "415": "The body is not said to be application/json.",
    "422": "A field is wrong, or the game can't be played; the message says which and why.",
    "503": "Too many requests wait, or this one took too long; try again later.",
}


def document(settings: Settings, base: str) -> Schema:
    """Return the document of the API at the address `base`."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ningbo",
            "version": ningbo.__version__,
            "description": "What the coach of Ningbo says of a game of Mahjong Solitaire.",
        },
        "servers": [{"url": base}],
        "paths": {"/analyse": {"post": _analyse(settings)}},
        "components": {"schemas": {"Answer": _answer(), "Error": _error(), "Message": _message()}},
    }


def _analyse(settings: Settings) -> Schema:
    answers = {"200": _response("The answer.", "Answer")}
    for status, description in REFUSALS.items():
        answers[status] = _response(description, "Error")
    return {
        "operationId": "analyse",
        "summary": "Can this game still be won, by which pairs, and since when not?",
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": _request(settings)}},
        },
        "responses": answers,
    }


def _request(settings: Settings) -> Schema:
    return _object(
        ["game"],
        game={
            "type": "string",
            "minLength": 1,
            "maxLength": settings.game_characters,
            "description": "A saved game, a record, or a deal code and then actions such as 12-57,"
            " undo or shuffle 8123, each on a line of its own or after a comma. At most"
            f" {settings.actions} actions, {settings.shuffles} of them shuffles.",
            "examples": [GAME],
        },
        want={
            "type": "array",
            "items": {"type": "string", "enum": list(WANTS)},
            "uniqueItems": True,
            "default": [],
            "description": "What to answer beside the verdict.",
            "examples": [["hint", "back"]],
        },
        budget={
            "type": "integer",
            "minimum": 1,
            "maximum": settings.most_budget,
            "default": settings.budget,
            "description": "Closures, the steps of the search; what they don't suffice for is"
            " answered as unknown.",
            "examples": [50000],
        },
    )


def _answer() -> Schema:
    pairs = _object(["winning", "losing", "unknown"], winning=PAIRS, losing=PAIRS, unknown=PAIRS)
    message = {"$ref": "#/components/schemas/Message"}
    hint = _object(["pair", "reason", "marks"], pair=PAIR, reason=message, marks=SLOTS)
    back = _object(
        ["steps", "undos", "exact", "reason", "marks"],
        steps=_or_null(COUNT) | {"description": "Steps after which the game could still be won."},
        undos=_or_null(COUNT) | {"description": "How many undos lead there; null: it never could."},
        exact={"type": "boolean", "description": "False where the budget ran out."},
        reason=message,
        marks=SLOTS,
    )
    verdicts = {"type": "array", "items": VERDICT, "minItems": 1}
    trail = _object(["verdicts", "losing"], verdicts=verdicts, losing=_or_null(COUNT))
    return _object(
        ["verdict", "actions", "closures"],
        verdict=VERDICT,
        actions=COUNT | {"description": "How many actions were played."},
        closures=COUNT | {"description": "What the answer has cost."},
        pairs=pairs,
        hint=_or_null(hint),
        back=back,
        line=_or_null(PAIRS) | {"description": "All remaining pairs, in an order that wins."},
        safe=PAIRS | {"description": "Pairs that can be taken without a thought, in order."},
        trail=trail,
    )


def _message() -> Schema:
    return _object(
        ["key", "values"],
        key={"type": "string"},
        values={"type": "object"},
    ) | {"description": "A sentence of the message catalogue and what fills its gaps."}


def _error() -> Schema:
    error = _object(
        ["key", "values", "message"],
        key={"type": "string"},
        values={"type": "object"},
        message={"type": "string", "description": "The sentence in English."},
    )
    return _object(["error"], error=error)


def _object(required: list[str], **properties: object) -> Schema:
    return {
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
    }


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _response(description: str, schema: str) -> Schema:
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}
    return {"description": description, "content": content}
