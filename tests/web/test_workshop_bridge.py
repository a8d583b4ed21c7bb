"""The workshop's bridge: what it answers, and that others than the page can rely on its verbs."""

import json
from typing import Any

from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from ningbo.web.workshop_bridge import handle

CODE = write_layout_code(Layout([(0, 0, 0), (2, 0, 0)]))


def asked(**request: object) -> dict[str, Any]:
    reply = handle(json.dumps({"id": 7, **request}))
    while not reply:
        reply = handle("")
    answer = json.loads(reply)
    assert answer["id"] == 7
    return answer


def test_reading_takes_slices_and_writing_does_not() -> None:
    assert handle(json.dumps({"id": 1, "do": "read", "code": CODE})) == ""
    assert asked(do="read", code=CODE)["entries"][0]["count"] == 2
    layouts = [{"code": CODE, "name": "Two", "author": ""}]
    assert json.loads(handle(json.dumps({"do": "write", "format": "mah", "layouts": layouts})))


def test_what_goes_wrong_is_part_of_the_answer() -> None:
    assert asked(do="read", data="AAAA")["error"]["key"] == "error.format.binary"
    assert asked(do="nothing")["error"]["key"] == "error.verb.unknown"
    assert asked(do="study", layout="nowhere")["error"]["key"] == "error.layout.unknown"
