"""Full codes: any position and any layout there and back; nothing cut off or edited is opened."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ningbo.core.deal import deal
from ningbo.core.errors import CodeError
from ningbo.core.full_code import (
    is_full_code,
    is_layout_code,
    read_full_code,
    read_layout_code,
    write_full_code,
    write_layout_code,
)
from ningbo.core.layout import MAX_LAYERS, MAX_SPAN, Layout
from tests.core.shapes import Place, places

SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CODE = deal("7-a").layout, list(deal("7-a").faces)
TEXT = write_full_code(*CODE)


@given(places, st.randoms(use_true_random=False))
def test_there_and_back(shape: list[Place], rng: random.Random) -> None:
    layout = Layout(shape)
    faces = [rng.randrange(42) for _ in range(layout.count)]
    code = write_full_code(layout, faces)
    assert set(code[3:]) <= set(SAFE)
    assert code.startswith("x1.")
    assert read_full_code(f" X{code[1:]}\n") == (layout, faces)
    alone = write_layout_code(layout)
    assert alone.startswith("y1.")
    assert read_layout_code(alone) == layout


def test_the_farthest_and_longest_rows() -> None:
    for shape in (
        Layout([(MAX_SPAN - 2, MAX_SPAN - 2, MAX_LAYERS - 1)]),
        Layout([(x, 248, 0) for x in range(0, 250, 2)]),
        Layout([(0, 0, 0), (0, 0, 63)]),
    ):
        assert read_layout_code(write_layout_code(shape)) == shape
        assert read_full_code(write_full_code(shape, [41] * shape.count))[0] == shape


def test_a_position_opens_as_a_deal() -> None:
    dealt = deal(TEXT)
    assert (dealt.layout, list(dealt.faces)) == CODE
    assert dealt.code == TEXT
    assert (dealt.method, dealt.witness) == ("given", None)


def test_no_sign_can_be_changed_left_out_or_doubled() -> None:
    rng = random.Random(11)
    wrong = set()
    for place in range(3, len(TEXT)):
        other = rng.choice(SAFE.replace(TEXT[place], ""))
        wrong.add(TEXT[:place] + other + TEXT[place + 1 :])
        wrong.add(TEXT[:place] + TEXT[place + 1 :])
        wrong.add(TEXT[:place] + TEXT[place] + TEXT[place:])
        wrong.add(TEXT[:place])
    for text in sorted(wrong - {TEXT}):
        with pytest.raises(CodeError) as refused:
            deal(text)
        assert refused.value.key == "error.full-code.damaged"
    assert "was cut off or changed on its way" in str(refused.value)


def test_the_last_bits_are_not_free() -> None:
    """Base64 leaves two or four bits over: only one text may stand for a position."""
    for count in (2, 3, 4):
        code = write_full_code(Layout([(2 * x, 0, 0) for x in range(count)]), [1] * count)
        same = [code[:-1] + sign for sign in SAFE if sign != code[-1]]
        for text in same:
            with pytest.raises(CodeError):
                read_full_code(text)


@pytest.mark.parametrize(
    ("text", "key", "quoted"),
    [
        ("x2.AAAA", "version", "“x2.AAAA” is of a form (x2) that this version does not know"),
        ("x10.AAAA", "version", "(x10)"),
        ("x1.AA AA", "sign", "“ ” in “x1.AA AA” belongs to no code"),
        ("x1.AA=A", "sign", "“=” in"),
        ("x1.AAéA", "sign", "“é” in"),
        ("x1.", "damaged", "“x1.” was cut off"),
        ("x1.A", "damaged", "“x1.A” was cut off"),
        ("x1.AAAA", "damaged", "“x1.AAAA” was cut off"),
    ],
)
def test_what_is_no_full_code(text: str, key: str, quoted: str) -> None:
    with pytest.raises(CodeError) as refused:
        deal(text)
    assert refused.value.key == f"error.full-code.{key}"
    assert quoted in str(refused.value)


def test_a_position_is_no_layout_and_the_other_way_round() -> None:
    layout, faces = CODE
    position, alone = write_full_code(layout, faces), write_layout_code(layout)
    assert is_full_code(position)
    assert is_layout_code(alone)
    assert not is_full_code(alone)
    assert not is_layout_code(position)
    for read, text in (
        (read_layout_code, "y1." + position[3:]),
        (read_full_code, "x1." + alone[3:]),
    ):
        with pytest.raises(CodeError, match="was cut off or changed"):
            read(text)
    for text in ("", "x", "x1", "7-a", "x٣.AAAA", "x1x.AAAA"):
        assert not is_full_code(text)


def sealed(letter: str, body: bytes) -> str:
    """A code with a checksum that holds, whatever the body."""
    from ningbo.core.full_code import _write

    return _write(letter, body)


@pytest.mark.parametrize(
    "body",
    [
        bytes(4),  # no tiles
        bytes([0, 0, 0, 1]),  # no end
        bytes([0, 0, 0, 1]) + bytes(3),  # half an end
        bytes([0, 0, 0, 1, 0, 1, 1, 1]) + bytes(4) + bytes(3),  # overlapping
        bytes([0, 0, 200, 100]) + bytes(4) + bytes(75),  # off the edge
        bytes([200, 0, 0, 1]) + bytes(4) + bytes(3),  # too high
        bytes([0, 0, 0, 255] * 5000),  # a million tiles
        bytes([0, 0, 0, 1]) + bytes(4) + bytes([255, 0, 0]),  # face 63
        bytes([0, 0, 0, 1]) + bytes(4) + bytes(6),  # too many faces
        bytes([0, 0, 0, 5]) + bytes(4) + bytes(3),  # too few
    ],
)
def test_a_code_whose_checksum_holds_may_still_be_none(body: bytes) -> None:
    with pytest.raises(CodeError, match="was cut off or changed"):
        read_full_code(sealed("x", body))
    with pytest.raises(CodeError, match="was cut off or changed"):
        read_layout_code(sealed("y", body))
