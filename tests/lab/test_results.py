"""Results on disk: what is kept, what is noticed to be damaged, and what is refused."""

import json
from pathlib import Path

import pytest

from ningbo.core.errors import DealError
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout
from ningbo.lab.errors import LabError
from ningbo.lab.results import Results
from ningbo.lab.study import Chunk, Study, layout_of, plan
from ningbo.lab.work import run

STUDY = plan("winnable", layout("a"), "Pavilion", "random", 0, 7, 600)
TOTALS = {"a": 1}


def filled(folder: Path, study: Study = STUDY) -> Results:
    results = Results.begin(folder, study)
    for chunk in results.pending():
        results.append(chunk, TOTALS)
    return results


def test_chunks_cover_the_seeds_once() -> None:
    chunks = list(STUDY.chunks())
    assert [chunk.deals for chunk in chunks] == [250, 250, 100]
    assert [seed for chunk in chunks for seed in chunk.seeds] == list(range(7, 607))


def test_what_was_appended_is_found_again(tmp_path: Path) -> None:
    path = filled(tmp_path).path
    assert path.name == "winnable-pavilion-random.jsonl"
    again = Results(path)
    assert again.study == STUDY
    assert again.finished == set(STUDY.chunks())
    assert list(again.pending()) == []
    assert list(again.totals()) == [TOTALS] * 3
    assert again.damaged == 0
    for line in path.read_text().splitlines():
        checksum, body = json.loads(line)
        assert len(checksum) == 8
        assert body


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_half_written_line_is_noticed_and_its_chunk_redone(tmp_path: Path, cut: int) -> None:
    path = filled(tmp_path).path
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    torn = Results(path)
    missing = list(torn.pending())
    assert [chunk.first for chunk in missing] == [507]
    torn.append(missing[0], TOTALS)
    mended = Results(path)
    assert mended.finished == set(STUDY.chunks())
    assert list(mended.totals()) == [TOTALS] * 3
    assert path.read_bytes().startswith(whole[:-cut])


def test_a_changed_byte_is_noticed(tmp_path: Path) -> None:
    path = filled(tmp_path).path
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"a":1', b'"a":2')
    lines[3] = b"\x00" * 40 + b"\n"
    path.write_bytes(b"".join(lines))
    found = Results(path)
    assert found.damaged == 2
    assert [chunk.first for chunk in found.pending()] == [257, 507]
    assert list(found.totals()) == [TOTALS]


def test_a_chunk_finished_twice_counts_once(tmp_path: Path) -> None:
    results = filled(tmp_path)
    results.append(next(STUDY.chunks()), {"a": 5})
    assert list(Results(results.path).totals()) == [TOTALS] * 3


def test_a_study_can_grow_and_keeps_its_whole_chunks(tmp_path: Path) -> None:
    filled(tmp_path)
    bigger = Results.begin(tmp_path, STUDY._replace(deals=1000))
    assert [(chunk.first, chunk.deals) for chunk in bigger.pending()] == [(507, 250), (757, 250)]
    for chunk in list(bigger.pending()):
        bigger.append(chunk, TOTALS)
    assert len(list(Results(bigger.path).totals())) == 4


@pytest.mark.parametrize(
    "other", [STUDY._replace(seed=8), STUDY._replace(plays=3), STUDY._replace(layout="turtle")]
)
def test_another_study_of_the_same_name_is_refused(tmp_path: Path, other: Study) -> None:
    path = filled(tmp_path).path
    before = path.read_bytes()
    with pytest.raises(LabError, match="another folder"):
        Results.begin(tmp_path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "hello\n", '["00000000",{"study":{}}]\n'])
def test_a_file_without_a_study_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text(text)
    with pytest.raises(LabError, match=r"notes\.jsonl"):
        Results(path)


def test_a_study_that_was_hardly_begun_begins_again(tmp_path: Path) -> None:
    path = filled(tmp_path).path
    path.write_bytes(path.read_bytes()[:30])
    assert len(list(Results.begin(tmp_path, STUDY).pending())) == 3


def test_a_layout_of_ones_own_travels_as_its_full_code(tmp_path: Path) -> None:
    own = Layout([(2 * x, 0, 0) for x in range(6)])
    study = plan("difficulty", own, "My own: no. 1/2", "peel", 5, 0, 3)
    assert study.stem == "difficulty-my-own-no-1-2-peel"
    assert layout_of(study.layout) == own
    (results,) = run([study], tmp_path)
    assert results.finished == {Chunk("difficulty", study.layout, "peel", 5, 0, 3)}


def test_studies_that_can_not_be_run_are_refused_before_any_work() -> None:
    with pytest.raises(LabError, match="99999999"):
        plan("winnable", layout("a"), "", "random", 0, 99_999_990, 11)
    with pytest.raises(DealError, match="odd one"):
        plan("winnable", Layout([(0, 0, 0)]), "odd one", "random", 0, 0, 1)
    stack = Layout([(0, 0, 0), (0, 0, 1)])
    with pytest.raises(DealError, match="stack"):
        plan("difficulty", stack, "stack", "peel", 1, 0, 1)
