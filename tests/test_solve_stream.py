"""Streams of boards: every line answered, in order, whatever is in it and whoever works."""

import json
from io import BytesIO

import pytest

import ningbo
from ningbo.cli.deal import as_json
from ningbo.solve_stream import CHUNK, LONGEST_LINE, answers, chunks
from ningbo.solver.solver import solve

CODES = [f"{seed}-{letter}.r" for seed in range(12) for letter in "ab"]


def line_of(code: str) -> bytes:
    return json.dumps(as_json(ningbo.deal(code))).encode() + b"\n"


def answered(data: bytes, workers: int = 1, budget: int | None = None) -> list[dict[str, object]]:
    """The answers to a stream, without the times."""
    text = "".join(found.text for found in answers(BytesIO(data), workers, budget))
    assert text == "" or text.endswith("\n")
    found = [json.loads(line) for line in text.splitlines()]
    for answer in found:
        answer.pop("ms", None)
    return found


def test_answers_are_those_of_the_library_whatever_the_workers() -> None:
    data = b"".join(line_of(code) for code in CODES)
    assert len(data) > CHUNK
    expected = []
    for code in CODES:
        verdict = solve(ningbo.deal(code).board())
        line = None if verdict.line is None else [list(pair) for pair in verdict.line]
        expected.append({"status": verdict.status, "line": line, "closures": verdict.closures})
    assert answered(data) == expected
    assert answered(data, workers=2) == expected
    assert answered(data, workers=3) == expected


def test_a_broken_line_is_named_and_the_rest_answered() -> None:
    good = line_of("0-a.r")
    tiles = [{"x": 2 * i, "y": 0, "z": 0, "face": face} for i, face in enumerate("aabbb")]
    bad = [
        json.dumps({"tiles": tiles}).encode(),  # an odd group
        json.dumps({"tiles": tiles[:1]}).encode(),  # one tile
        json.dumps({"tiles": []}).encode(),
        json.dumps({"tiles": [tiles[0], tiles[0]]}).encode(),  # one over the other
        json.dumps({"tiles": tiles * 2500}).encode(),
        b'{"tiles": [{"x": 0, "y"',
        b"\xff\xfe",
        b"x" * (LONGEST_LINE + 100),
    ]
    data = good * 2 + b"".join(line + b"\n" + good for line in bad)
    for workers in (1, 2):
        found = answered(data, workers)
        errors = [answer["error"] for answer in found if "error" in answer]
        assert [error["line"] for error in errors] == list(range(3, 19, 2))
        assert [error["key"] for error in errors] == [
            "error.solve.odd",
            "error.solve.odd",
            "error.layout.empty",
            "error.layout.overlap",
            "error.json.many",
            "error.json.broken",
            "error.json.broken",
            "error.json.long",
        ]
        assert all(error["message"].startswith(f"Line {error['line']}: ") for error in errors)
        assert len([answer for answer in found if "error" not in answer]) == 10


def test_blank_lines_have_no_answer_but_count() -> None:
    data = b"\n\r\n" + line_of("0-a.r").rstrip() + b"\r\n\n{"
    status, error = answered(data)
    assert status["status"] == "solvable"
    assert error["error"]["line"] == 5  # type: ignore[index]
    assert answered(b"") == []


def test_a_budget_holds_for_each_board() -> None:
    data = line_of("3-d.r") * 2
    whole = solve(ningbo.deal("3-d.r").board()).closures
    short = {"status": "unknown", "line": None, "closures": whole - 1}
    assert answered(data, budget=whole - 1) == [short, short]


def test_lines_are_cut_from_any_reads() -> None:
    class Drops(BytesIO):
        """A stream that gives a few bytes at a time, as a slow pipe does."""

        def read(self, size: int | None = -1) -> bytes:
            return super().read(min(5, size or 5))

    lines = [line for chunk in chunks(Drops(b"one\ntwelve bytes\n\nlast")) for line in chunk.lines]
    assert lines == [b"one", b"twelve bytes", b"", b"last"]
    numbers = [chunk.first for chunk in chunks(Drops(b"one\ntwelve bytes\n\nlast"))]
    assert numbers == [1, 2, 4]


def test_what_goes_wrong_while_reading_is_raised() -> None:
    class Torn(BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise OSError("torn")

    for workers in (1, 2):
        with pytest.raises(OSError, match="torn"):
            list(answers(Torn(), workers))
