"""`POST /api/v1/analyse`: what it answers, and what it refuses, each with the right status."""

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from ningbo.coach.analysis import WANTS
from ningbo.core.deal import deal
from ningbo.core.game import Game
from ningbo.core.save import save_game
from ningbo.server.analysing import analysis
from ningbo.server.body import checked
from ningbo.server.settings import Settings
from tests.serving import serving
from tools.site.paths import ROOT

SETTINGS = Settings(workers=1, body_seconds=0.5, body_bytes=3000, game_characters=2000, actions=50)
PATH = "api/v1/analyse"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("site"), settings=SETTINGS) as address:
        yield address


def lost_game() -> Game:
    rng = random.Random(1)
    game = Game(deal("8-d.b"))
    while game.board.pairs:
        game.play(*rng.choice(list(game.board.pairs)))
    return game


def test_it_answers_what_the_coach_says(url: str) -> None:
    for game in (save_game(lost_game()), "7-a", "8-a.r\n0-28\nundo"):
        question = {"game": game, "want": list(WANTS)}
        answer = httpx.post(url + PATH, json=question, timeout=60)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json() == json.loads(json.dumps(analysis(checked(question, SETTINGS))))


def test_the_same_question_has_the_same_answer(url: str) -> None:
    question = {"game": "9-d.r", "want": ["hint", "line", "pairs"]}
    first = httpx.post(url + PATH, json=question, timeout=60).json()
    assert httpx.post(url + PATH, json=question, timeout=60).json() == first


def test_a_budget_is_kept(url: str) -> None:
    answer = httpx.post(url + PATH, json={"game": "9-d.r", "budget": 3.0}, timeout=60).json()
    assert answer == {"verdict": "unknown", "actions": 0, "closures": 3}


REFUSED = {
    "no-json": (b"{", 400, "error.api.json"),
    "not-utf-8": (b'{"game": "\xff"}', 400, "error.api.json"),
    "nan": (b'{"game": "7-a", "budget": NaN}', 400, "error.api.json"),
    "deep": (b"[" * 2000, 400, "error.api.json"),
    "digits": (b'{"budget": ' + b"9" * 2900 + b"}", 422, "error.api.game"),
    "empty": (b"", 400, "error.api.json"),
    "list": (b"[]", 422, "error.api.object"),
    "nothing": (b"{}", 422, "error.api.game"),
    "number": (b'{"game": 7}', 422, "error.api.game"),
    "blank": (b'{"game": " "}', 422, "error.script.empty"),
    "long": (json.dumps({"game": "7" * 2001}).encode(), 422, "error.api.game"),
    "code": (b'{"game": "7-qq"}', 422, "error.code.layout"),
    "action": (b'{"game": "7-a\\n0-1"}', 422, "error.script.action"),
    "damaged": (b'{"game": "ningbo-save 1\\nx"}', 422, "error.save.damaged"),
    "half-character": (b'{"game": "7-a\\n\\ud800"}', 422, "error.api.game"),
    "field-half-character": (b'{"\\ud800": "7-a"}', 422, "error.api.field"),
    "actions": (json.dumps({"game": "7-a" + ",hint" * 51}).encode(), 422, "error.api.actions"),
    "shuffles": (
        json.dumps({"game": "7-a" + ",shuffle 1" * 101}).encode(),
        422,
        "error.api.actions",
    ),
    "want": (b'{"game": "7-a", "want": ["all"]}', 422, "error.api.want"),
    "want-text": (b'{"game": "7-a", "want": "hint"}', 422, "error.api.want"),
    "want-object": (b'{"game": "7-a", "want": [{}]}', 422, "error.api.want"),
    "want-twice": (b'{"game": "7-a", "want": ["hint", "hint"]}', 422, "error.api.want"),
    "budget": (b'{"game": "7-a", "budget": 0}', 422, "error.api.budget"),
    "budget-half": (b'{"game": "7-a", "budget": 1.5}', 422, "error.api.budget"),
    "budget-true": (b'{"game": "7-a", "budget": true}', 422, "error.api.budget"),
    "budget-null": (b'{"game": "7-a", "budget": null}', 422, "error.api.budget"),
    "budget-most": (b'{"game": "7-a", "budget": 1000001}', 422, "error.api.budget"),
    "field": (b'{"game": "7-a", "wants": []}', 422, "error.api.field"),
    "large": (b" " * 3001, 413, "error.api.large"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(url: str, name: str) -> None:
    body, status, key = REFUSED[name]
    kind = {"content-type": "application/json; charset=utf-8"}
    answer = httpx.post(url + PATH, content=body, headers=kind, timeout=60)
    assert_refused(answer, status, key)


def assert_refused(answer: httpx.Response, status: int, key: str) -> None:
    """A refusal has its status, one shape, and a sentence with all its gaps filled."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert list(answer.json()) == ["error"]
    error = answer.json()["error"]
    assert list(error) == ["key", "values", "message"]
    assert error["key"] == key
    assert "{" not in error["message"]
    assert key not in error["message"]


def test_a_body_without_its_length_is_measured_too(url: str) -> None:
    chunks = (b" " * 1000 for _ in range(10))
    kind = {"content-type": "application/json"}
    answer = httpx.post(url + PATH, content=chunks, headers=kind, timeout=60)
    assert_refused(answer, 413, "error.api.large")


def test_a_body_of_another_type(url: str) -> None:
    # A form of another site can't ask: browsers let it send only types that are refused here.
    answer = httpx.post(url + PATH, content=b'{"game": "7-a"}', headers={"content-type": "x"})
    assert_refused(answer, 415, "error.api.type")
    assert_refused(httpx.post(url + PATH, content=b"{}"), 415, "error.api.type")


def test_a_body_that_never_ends(url: str) -> None:
    address = urlsplit(url)
    assert address.hostname is not None
    with socket.create_connection((address.hostname, address.port or 80), timeout=30) as line:
        line.sendall(
            f"POST /{PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            'content-length: 100\r\n\r\n{"game"'.encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 408 ")


def test_addresses_and_methods_that_are_not_there(url: str) -> None:
    assert_refused(httpx.get(url + PATH), 405, "error.api.method")
    assert "POST" in httpx.get(url + PATH).headers["allow"]
    assert_refused(httpx.get(url + "api/v1/nothing"), 404, "error.api.address")
    assert_refused(httpx.get(url + "api/v1/"), 404, "error.api.address")


def test_the_page_is_told_of_it(url: str) -> None:
    answer = httpx.get(url + "capabilities.json")
    assert answer.json() == {"analyse": PATH}
    assert answer.headers["cache-control"] == "no-store"


def test_the_document_names_the_limits(url: str) -> None:
    document = httpx.get(url + "api/v1/openapi.json").json()
    asked = document["paths"]["/analyse"]["post"]["requestBody"]["content"]["application/json"]
    fields = asked["schema"]["properties"]
    assert fields["game"]["maxLength"] == SETTINGS.game_characters
    assert fields["budget"]["maximum"] == SETTINGS.most_budget
    assert fields["want"]["items"]["enum"] == list(WANTS)


def test_addresses_wants_and_statuses_are_documented(url: str) -> None:
    page = (ROOT / "docs" / "coach.md").read_text(encoding="utf-8")
    document = httpx.get(url + "api/v1/openapi.json").json()
    [operation] = [each["post"] for each in document["paths"].values()]
    for name in (PATH, "api/v1/openapi.json", "capabilities.json"):
        assert f"/{name}`" in page
    for want in WANTS:
        assert f"`{want}`" in page
    for status in {*operation["responses"], "404", "500"} - {"200"}:
        assert status in page


def test_no_process_is_left_when_the_server_ends(tmp_path: Path) -> None:
    import multiprocessing

    before = set(multiprocessing.active_children())
    with serving(tmp_path, settings=Settings(workers=2)) as address:
        assert httpx.post(address + PATH, json={"game": "7-a"}, timeout=60).status_code == 200
        assert len(set(multiprocessing.active_children()) - before) == 1
    assert set(multiprocessing.active_children()) <= before
