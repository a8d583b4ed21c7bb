"""Decoding: what Python's own codecs say, and what MicroPython can't be asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ningbo.core.errors import FormatError
from ningbo.formats.text import (
    MAX_BYTES,
    clean,
    decode,
    encode_windows,
    integer,
    split_lines,
    words,
)

SENSIBLE = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))


@given(st.binary().filter(lambda data: b"\0" not in data))
def test_decoding_is_python_s_utf_8_or_windows_1252(data: bytes) -> None:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return
    body = data.removeprefix(b"\xef\xbb\xbf")
    try:
        expected = (body.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        expected = (body.decode("windows-1252", errors="replace"), "windows-1252")
    assert decode(data) == expected


@given(SENSIBLE)
def test_utf_8_comes_back(text: str) -> None:
    assert decode(text.encode())[0] == text.removeprefix("\ufeff")


@given(st.text(st.sampled_from("aé€Žß\x9d\u0100\U0001f600 ")))
def test_windows_1252_is_written_only_where_it_is_read_again(text: str) -> None:
    data = encode_windows(text)
    if data is None:
        unsafe = not text.isascii()
        assert unsafe
    else:
        assert decode(data)[0] == text


def test_all_of_windows_1252_is_known() -> None:
    for byte in range(1, 256):
        # A lone byte above 127 is never UTF-8.
        expected = bytes([byte]).decode("windows-1252", errors="replace")
        assert decode(bytes([byte]))[0] == expected


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe0\x000\x00", "error.format.utf-16"),
        (b"\xfe\xff\x000", "error.format.utf-16"),
        (b"PNG\0", "error.format.binary"),
        (b"0" * (MAX_BYTES + 1), "error.format.too-big"),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(FormatError) as caught:
        decode(data)
    assert caught.value.key == key


def test_every_line_end_ends_a_line_and_nothing_else_does() -> None:
    assert split_lines("a\r\nb\rc\nd\x0be\u2028f") == ["a", "b", "c", "d\x0be\u2028f"]


def test_words_and_numbers_are_plain() -> None:
    assert words(" 1\t-2   x ") == ["1", "-2", "x"]
    assert [integer(word) for word in ("7", "-7", "007", "999999999")] == [7, -7, 7, 999999999]
    for word in ("", "-", "+7", "1_0", "0x1", "1.0", "٣", "²", "1000000000", " 7"):
        assert integer(word) is None, word


def test_a_name_is_one_line_of_whole_characters() -> None:
    assert clean("  a\n b\x85\u2029c\x7f ") == "a b c"
    assert clean("\ud83d\ude00 \ud83d \ude00") == "😀 \ufffd"
    assert clean("<img src=x>") == "<img src=x>"
    blanks = "".join(chr(code) for code in range(0x3001) if chr(code).isspace())
    assert clean(f"{blanks}a{blanks}b{blanks}") == "a b"
