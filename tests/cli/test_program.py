"""The program as a process: serving until it is stopped, pipes that close, and what it loads."""

import signal
import subprocess
import sys

import httpx

from ningbo.server.run import listen


def start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "ningbo", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_play_serves_until_ctrl_c() -> None:
    with start("play", "7-d", "--no-browser", "--port", "0") as program:
        assert program.stdout is not None
        said = program.stdout.readline()
        address = said.split()[3]
        assert address.endswith("/#7-d")
        page = httpx.get(address)
        assert page.status_code == 200
        assert 'id="board"' in page.text
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (0, "", "")


def test_play_on_a_port_in_use_is_one_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        with start("play", "--no-browser", "--port", port) as program:
            out, err = program.communicate(timeout=60)
    assert (program.returncode, out) == (2, "")
    assert err.startswith(f"ningbo: Port {port} is in use")
    assert err.count("\n") == 1


def test_a_reader_that_leaves_is_no_error() -> None:
    with start("new", "--layout", "a", "--count", "100000") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""
        assert program.wait(timeout=60) == 0


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after a statement."""
    code = f"import sys; {statement}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_importing_the_package_loads_next_to_nothing() -> None:
    own = {"ningbo", "ningbo.core", "ningbo.core.errors"}
    assert loaded_by("import ningbo") - loaded_by("pass") == own
