"""A hundred clients at once: good ones are answered, the rest refused, and nothing grows."""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from ningbo.server.settings import Settings
from tests.serving import serving

CLIENTS = 100
ROUNDS = 3
SETTINGS = Settings(workers=2, body_seconds=2.0, body_bytes=20_000)
PATH = "api/v1/analyse"
MOST_MEMORY = 120_000  # KB of a process; an idle one has some 40,000

# What every tenth client does, and the status that it must see.
KINDS = ("good", "good", "good", "good", "good", "good", "malformed", "wrong", "large", "slow")
STATUS = {"good": 200, "malformed": 400, "wrong": 422, "large": 413, "slow": 408}
BODIES = {"malformed": b'{"game": ', "wrong": b'{"game": "7-a\\n0-1"}', "large": b" " * 20_001}


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, settings=SETTINGS) as address:
        yield address
    assert multiprocessing.active_children() == []


async def client(http: httpx.AsyncClient, url: str, number: int) -> tuple[str, int]:
    kind = KINDS[number % len(KINDS)]
    if kind == "slow":
        return kind, await slow(url)
    if kind == "good":
        question = {"game": f"{number}-{'dceh'[number % 4]}.r", "want": ["hint", "back"]}
        answer = await http.post(url + PATH, json=question)
        assert answer.json()["verdict"] in ("winnable", "lost")
    else:
        headers = {"content-type": "application/json"}
        answer = await http.post(url + PATH, content=BODIES[kind], headers=headers)
        assert list(answer.json()) == ["error"]
    return kind, answer.status_code


async def slow(url: str) -> int:
    """Send half a request, and return the status that comes back."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        f"POST /{PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        "content-length: 1000\r\n\r\n{".encode()
    )
    await writer.drain()
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


async def all_clients(url: str) -> Counter[tuple[str, int]]:
    limits = httpx.Limits(max_connections=CLIENTS)
    async with httpx.AsyncClient(timeout=120, limits=limits) as http:
        seen = await asyncio.gather(*[client(http, url, number) for number in range(CLIENTS)])
    return Counter(seen)


def memory_of(pid: int | None) -> int:
    """KB that a process holds; 0 where the system doesn't say."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def test_a_hundred_clients_at_once(url: str) -> None:
    expected = Counter((kind, STATUS[kind]) for kind in KINDS for _ in range(CLIENTS // len(KINDS)))
    for _ in range(ROUNDS):
        assert asyncio.run(all_clients(url)) == expected
    workers = multiprocessing.active_children()
    assert 1 <= len(workers) <= SETTINGS.workers
    assert all(memory_of(worker.pid) < MOST_MEMORY for worker in workers)
