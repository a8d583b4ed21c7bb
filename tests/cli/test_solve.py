"""`ningbo solve` and `ningbo verify`, as other programs call them."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

import ningbo
from ningbo.cli import main
from ningbo.cli.deal import as_json
from ningbo.core.text import board_to_text

NINGBO = [sys.executable, "-m", "ningbo"]


def said(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> tuple[str, str]:
    """What a command line prints on both outputs, ending with that status."""
    assert main(arguments) == status
    captured = capsys.readouterr()
    return captured.out, captured.err


@pytest.mark.parametrize(
    ("code", "status"), [("7-d.r", "solvable"), ("27-d.r", "unsolvable"), ("7-a.w", "solvable")]
)
def test_a_code_is_decided(capsys: pytest.CaptureFixture[str], code: str, status: str) -> None:
    out, err = said(capsys, {"solvable": 0, "unsolvable": 1}[status], "solve", code, "--json")
    found = json.loads(out)
    assert list(found) == ["status", "line", "closures", "ms"]
    assert found["status"] == status
    assert err == ""
    board = ningbo.deal(code).board()
    for a, b in found["line"] or ():
        board.play(a, b)
    assert board.won == (status == "solvable")


def test_people_read_a_line_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, 0, "solve", "7-a.r")
    assert out.startswith("Can be won (")
    assert len(out.splitlines()) == 1 + 18
    out, _ = said(capsys, 1, "solve", "27-d.r")
    assert out.startswith("Can’t be won (")
    out, _ = said(capsys, 3, "solve", "3-d.r", "--budget", "2")
    assert out.startswith("Not decided within 2 closures")


def test_files_of_every_kind_are_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt = ningbo.deal("7-b.r")
    board = dealt.board()
    a, b = ningbo.solve(board).line[0]  # type: ignore[index]
    board.play(a, b)
    lines = {}
    for name, text in {
        "board.json": json.dumps(as_json(dealt)),
        "board.txt": board_to_text(dealt.board()),
        "code.txt": "7-b.r\n",
        "middle.txt": board_to_text(board),
    }.items():
        (tmp_path / name).write_text(text)
        out, _ = said(capsys, 0, "solve", str(tmp_path / name), "--json")
        lines[name] = json.loads(out)["line"]
    assert lines["board.json"] == lines["board.txt"] == lines["code.txt"]
    assert len(lines["middle.txt"]) == 35


@pytest.mark.parametrize("code", ["7-d.r", "27-d.r"])
def test_a_certificate_is_written_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    file = tmp_path / "certificate"
    main(["solve", code, "--proof", str(file)])
    capsys.readouterr()
    out, _ = said(capsys, 0, "verify", str(file))
    assert out.startswith("True: ")
    out, _ = said(capsys, 0, "verify", str(file), "--json")
    assert json.loads(out)["tiles"] == 144
    file.write_text("\n".join(file.read_text().split("\n")[: 2 + 144 + 1]))
    out, err = said(capsys, 2, "verify", str(file))
    assert out == ""
    assert "the certificate ends here" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["solve", "7-d.x"], "“7-d.x”"),
        (["solve", "nothing.json"], "“nothing.json”"),
        (["solve", "7-d", "--budget", "0"], "budget"),
        (["solve", "--jsonl", "--json"], "--jsonl prints its own JSON"),
        (["solve", "--jsonl", "missing.jsonl"], "missing.jsonl: No such file"),
        (["verify", "missing"], "missing: No such file"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    out, err = said(capsys, 2, *arguments)
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("data", [b"\xff", b"two words", b"{", b'{"tiles": []}'])
def test_files_that_hold_no_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    for verb in ("solve", "verify"):
        out, err = said(capsys, 2, verb, str(file))
        assert out == ""
        assert err.count("\n") == 1


def lines() -> Iterator[bytes]:
    """Boards for a stream, over and over."""
    texts = [json.dumps(as_json(ningbo.deal(f"{seed}-a.r"))).encode() for seed in range(8)]
    while True:
        for text in texts:
            yield text + b"\n"


def test_a_stream_goes_through_a_pipe_and_names_its_bad_lines() -> None:
    boards = lines()
    data = b"".join([*(next(boards) for _ in range(6)), b"{\n", *(next(boards) for _ in range(3))])
    ran = subprocess.run(
        [*NINGBO, "solve", "--jsonl", "--workers", "2"], input=data, capture_output=True
    )
    assert ran.returncode == 2  # some lines had no answer
    assert ran.stderr == b""  # no progress where there is no terminal
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(found) == 10
    assert found[6]["error"]["line"] == 7


def all_of(terminal: int) -> bytes:
    """All that is written to a terminal until its other side is closed."""
    shown = b""
    with suppress(OSError):  # which is how it ends
        while data := os.read(terminal, 4096):
            shown += data
    return shown


def test_a_terminal_sees_how_far_the_stream_is(tmp_path: Path) -> None:
    file = tmp_path / "boards.jsonl"
    boards = lines()
    file.write_bytes(b"".join(next(boards) for _ in range(100)))
    terminal, end = pty.openpty()
    with subprocess.Popen(
        [*NINGBO, "solve", "--jsonl", str(file), "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=end,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
    ) as running:
        os.close(end)
        with ThreadPoolExecutor(1) as watching:  # a terminal holds but a few kilobytes
            seen = watching.submit(all_of, terminal)
            answers, _ = running.communicate(timeout=120)
            shown = seen.result()
    os.close(terminal)
    assert running.returncode == 0
    assert answers.count(b"\n") == 100
    assert b"100 boards" in shown
    assert b"a second" in shown


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_answer_does_not_wait_for_the_next_line(workers: str) -> None:
    command = [*NINGBO, "solve", "--jsonl", "--workers", workers]
    boards = lines()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(next(boards))
            running.stdin.flush()
            assert "status" in json.loads(running.stdout.readline())
        running.stdin.close()
        assert running.wait(timeout=60) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_leaves_whole_lines(workers: str) -> None:
    """Ctrl-C on a terminal reaches every process of the group."""
    command = [*NINGBO, "solve", "--jsonl", "--workers", workers]
    read_end, write_end = os.pipe()
    feeder = os.fork()
    if feeder == 0:
        os.close(read_end)
        os.setsid()
        try:
            for line in lines():
                os.write(write_end, line)
        finally:
            os._exit(0)
    os.close(write_end)
    with subprocess.Popen(
        command,
        stdin=read_end,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        bufsize=0,
    ) as running:
        os.close(read_end)
        assert running.stdout is not None
        first = running.stdout.readline()
        os.killpg(running.pid, signal.SIGINT)
        rest, errors = running.communicate(timeout=60)
        assert running.returncode == 130
    os.waitpid(feeder, 0)
    assert errors == b""
    assert (first + rest).endswith(b"\n")
    for line in (first + rest).splitlines():
        assert "status" in json.loads(line)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc to read peaks from")
def test_memory_does_not_grow_with_the_stream() -> None:
    script = """
import sys
from ningbo.cli import main
main(["solve", "--jsonl", "--workers", "1"])
status = open("/proc/self/status").read()
print(next(line for line in status.splitlines() if line.startswith("VmHWM")), file=sys.stderr)
"""
    boards = lines()
    peaks = []
    for count in (200, 2000):
        data = b"".join(next(boards) for _ in range(count))
        ran = subprocess.run(
            [sys.executable, "-c", script], input=data, capture_output=True, check=True
        )
        assert ran.stdout.count(b"\n") == count
        peaks.append(int(ran.stderr.split()[-2]))
    assert peaks[1] < peaks[0] + 4096  # kilobytes
