"""The local server: types, caching and headers of what it serves, and what it says if it can't."""

from pathlib import Path

import httpx
import pytest

from ningbo.server.policy import CONTENT_POLICY
from ningbo.server.run import ServerError, address_of, built_site, listen
from tests.serving import serving

FILES = {
    "index.html": ("text/html", "no-cache"),
    "sw.js": ("text/javascript", "no-cache"),
    "manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "assets/main-0A1B2C3D.js": ("text/javascript", "immutable"),
    "assets/main-0A1B2C3D.css": ("text/css", "immutable"),
    "assets/micropython-0A1B2C3D.wasm": ("application/wasm", "immutable"),
    "assets/tiles-0A1B2C3D.svg": ("image/svg+xml", "immutable"),
    "assets/ningbo-0A1B2C3D.json": ("application/json", "immutable"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


def test_types_and_caching(folder: Path) -> None:
    with serving(folder) as url:
        for name, (kind, caching) in FILES.items():
            answer = httpx.get(url + name)
            assert answer.text == name
            assert answer.headers["content-type"].split(";")[0] == kind
            assert caching in answer.headers["cache-control"]
        assert httpx.get(url).text == "index.html"


def test_unchanged_files_are_not_sent_again(folder: Path) -> None:
    with serving(folder) as url:
        tag = httpx.get(url).headers["etag"]
        again = httpx.get(url, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_every_answer_carries_the_policy(folder: Path) -> None:
    with serving(folder) as url:
        for name in ("", "assets/main-0A1B2C3D.js", "nothing"):
            headers = httpx.get(url + name).headers
            assert headers["content-security-policy"].startswith(CONTENT_POLICY)
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


def test_nothing_outside_the_site_is_served(folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    with serving(folder) as url:
        for name in ("nothing", "../secret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt"):
            assert httpx.get(url + name).status_code == 404
        assert httpx.post(url).status_code == 405


def test_a_port_in_use_is_said_in_one_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=rf"^Port {port} is in use.*--port") as caught:
            listen("127.0.0.1", port)
    assert caught.value.values == {"port": port}


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(ServerError, match=r"^'192\.0\.2\.1' is not an address of this machine"):
        listen("192.0.2.1", 0)


@pytest.mark.parametrize(("host", "said"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")])
def test_the_address_to_open(host: str, said: str) -> None:
    with listen(host, 0) as listening:
        assert address_of(listening) == f"http://{said}:{listening.getsockname()[1]}/"


def test_a_missing_site_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ningbo.server.run.SITE", tmp_path)
    with pytest.raises(ServerError, match="make site"):
        built_site()
