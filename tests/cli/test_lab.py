"""`ningbo lab`: what it prints and writes, and how it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.shared import error_of, out_of

OWN = """\
layer 1
[][][][][][]

[][][][][][]
layer 2
  [][][][]

"""


@pytest.fixture
def results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with two small studies."""
    folder = tmp_path / "results"
    study = ("--layout", "a", "--workers", "1", "--out", str(folder))
    out_of(capsys, "lab", "winnable", *study, "--deals", "300")
    out_of(capsys, "lab", "difficulty", *study, "--deals", "12", "--plays", "40")
    return folder


def test_winnable_prints_facts_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.layout"
    own.write_text(OWN)
    arguments = ("--layout", "a", "pavilion", "--layout", str(own), "--deals", "260", "--json")
    printed = out_of(capsys, "lab", "winnable", *arguments, "--out", str(tmp_path), "--seed", "9")
    facts = {found["layout"]: found for found in json.loads(printed)}
    assert len(facts) == 2
    found = facts["pavilion"]
    assert (found["kind"], found["method"], found["seed"]) == ("winnable", "random", 9)
    assert found["deals"] == 260 == found["winnable"] + found["unwinnable"]
    low, high = found["interval"]
    assert low <= found["percent"] == round(100 * found["winnable"] / 260, 3) <= high
    assert list(found["closures"]) == ["mean", "median", "p90", "p99", "most"]
    assert (tmp_path / "winnable-pavilion-random.jsonl").exists()


def test_report_writes_markdown_json_and_charts(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = out_of(capsys, "lab", "report", str(results))
    assert "How many deals can be won" in said
    facts = json.loads((results / "report.json").read_text())
    assert [found["kind"] for found in facts] == ["winnable", "difficulty"]
    assert json.loads(out_of(capsys, "lab", "report", str(results), "--json")) == facts
    page = (results / "report.md").read_text().splitlines()
    assert page[0] == "# What the studies found"
    share = f"{facts[0]['percent']:.2f} %"
    assert any(line.startswith(f"| Pavilion | random | 300 | {share} |") for line in page)
    for name in ("shares", "closures", "times", "bands"):
        assert f"![{name}]({name}.svg)" in page
        assert "<svg" in (results / f"{name}.svg").read_text()


def test_a_report_is_the_same_whenever_it_is_written(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for _ in range(2):
        out_of(capsys, "lab", "report", str(results))
        written.append([path.read_bytes() for path in sorted(results.glob("[!wd]*"))])
    assert written[0] == written[1]


def test_a_report_names_the_studies_that_are_not_finished(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = results / "winnable-pavilion-random.jsonl"
    file.write_bytes(file.read_bytes()[:-30])
    out_of(capsys, "lab", "report", str(results))
    said = "winnable-pavilion-random.jsonl is not finished: 250 of 300 deals."
    assert said in (results / "report.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["winnable", "--layout", "tortoise", "--out", "nowhere"], "tortoise"),
        (["winnable", "--out", "nowhere"], "--layout"),
        (["winnable", "--layout", "a"], "--out"),
        (["winnable", "--layout", "a", "--deals", "0", "--out", "nowhere"], "0"),
        (["winnable", "--layout", "a", "--seed", "99999999", "--out", "nowhere"], "99999999"),
        (["difficulty", "--layout", "a", "--method", "luck", "--out", "nowhere"], "luck"),
        (["report", "nowhere"], "nowhere"),
        (
            "winnable --layout a --out nowhere --workers 2 --scheduler tcp://127.0.0.1:1".split(),
            "--workers",
        ),
    ],
)
def test_what_can_not_be_studied_is_refused_before_any_work(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in error_of(capsys, "lab", *arguments)
    assert not Path("nowhere").exists()


def test_a_file_that_is_no_layout_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader\n")
    said = error_of(capsys, "lab", "winnable", "--layout", str(file), "--out", str(tmp_path))
    assert "letter.txt: " in said


def test_a_folder_that_can_not_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    said = error_of(capsys, "lab", "winnable", "--layout", "a", "--out", str(file))
    assert str(file) in said


@pytest.mark.parametrize("verb", ["winnable", "difficulty", "report"])
def test_every_verb_of_the_lab_has_help_with_an_example(
    capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    assert f"Example: ningbo lab {verb}" in out_of(capsys, "lab", verb, "--help")
