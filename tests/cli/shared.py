"""How the tests call the command line."""

import pytest

from ningbo.cli import main


def out_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command line prints; it has to end well and say nothing else."""
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def error_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command line ends with when it can't be carried out."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ningbo: ")
    assert captured.err.count("\n") == 1
    return captured.err
