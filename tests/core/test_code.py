"""Deal codes: each one shown can be typed back; each wrong one is answered in one sentence."""

import calendar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ningbo
from ningbo.core.code import MAX_SEED, SUFFIXES, DealCode, read_code
from ningbo.core.daily import daily_code
from ningbo.core.deal import deal
from ningbo.core.errors import CodeError
from ningbo.core.layouts import LETTERS

codes = st.builds(
    DealCode, st.integers(0, MAX_SEED), st.sampled_from(LETTERS), st.sampled_from(sorted(SUFFIXES))
)


@given(codes, st.sampled_from(["", " ", "\t", "\r\n"]), st.booleans())
def test_every_code_shown_is_read_back(code: DealCode, blank: str, capitals: bool) -> None:
    shown = str(code)
    typed = blank + (shown.upper() if capitals else shown) + blank
    assert read_code(typed) == code
    assert str(read_code(typed)) == shown
    assert eval(repr(code)) == code


def test_leading_zeros_are_read_and_not_printed() -> None:
    assert str(read_code("00000007-a")) == "7-a"
    assert str(read_code("0-a")) == "0-a"
    assert str(read_code("00000000-A.W")) == "0-a.w"
    assert deal("007-a").code == "7-a"
    assert deal("007-a") == deal("7-a")


def test_a_layout_has_one_letter_or_two() -> None:
    assert read_code("7-AF.R") == DealCode(7, "af", "random")
    assert deal("7-a").layout.id == "pavilion"
    assert deal("7-aa").layout.id == "paper-crane"
    assert {len(letters) for letters in LETTERS} == {1, 2}


# What is typed, the message, and what its sentence quotes.
WRONG = {
    "": ("form", "“” is no deal code"),
    "41739205": ("form", "“41739205” is no deal code"),
    "-a": ("form", "“-a” is no deal code"),
    "7-": ("form", "“7-” is no deal code"),
    "7-.r": ("form", "“7-.r” is no deal code"),
    "hello-a": ("digits", "“hello” in “hello-a” is not a number"),
    "1e5-a": ("digits", "“1e5” in"),
    "+5-a": ("digits", "“+5” in"),
    "1_0-a": ("digits", "“1_0” in"),
    "5 -a": ("digits", "“5 ” in"),
    "٣-a": ("digits", "“٣” in “٣-a”"),
    "\uff15-a": ("digits", "“\uff15” in"),
    "5²-a": ("digits", "“5²” in"),
    "123456789-a": (
        "long",
        "The number in “123456789-a” has 9 digits; a deal code has one to eight",
    ),
    "000000007-a": ("long", "has 9 digits"),
    "9007199254740993-a": ("long", "has 16 digits"),
    "7-zz": ("layout", "“zz” in “7-zz” is the letter of no layout; the layouts are a, b, c, d"),
    "7-turtle": ("layout", "“turtle” in"),
    "7-dd": ("layout", "“dd” in"),
    "7-\u212a": ("layout", "“\u212a” in"),  # the sign for kelvin, whose small letter is a k
    "7-1": ("layout", "“1” in “7-1”"),
    "7--a": ("layout", "“-a” in"),
    "7-d2": ("generator", "“7-d2” asks for generator 2, which this version does not know"),
    "7-d2.r": ("generator", "asks for generator 2"),
    "7-d.": ("method", "“.” in “7-d.” is no method of dealing; after the letter comes nothing, .b"),
    "7-d.peel": ("method", "“.peel” in"),
    "7-d.b.r": ("method", "“.b.r” in"),
    "7-d.w7": ("method", "“.w7” in"),
    "y1.AAAA": ("layout-alone", "“y1.AAAA” holds a layout"),
}


@pytest.mark.parametrize("typed", WRONG)
def test_a_wrong_code_is_answered_with_what_is_wrong(typed: str) -> None:
    key, sentence = WRONG[typed]
    with pytest.raises(CodeError) as refused:
        ningbo.deal(typed)
    assert refused.value.key == f"error.code.{key}"
    assert sentence in str(refused.value)
    assert "{" not in str(refused.value)


@given(st.text(max_size=60) | st.text("0123456789-.abdhrwxyX²٣ \n\0", max_size=12))
def test_any_text_is_a_code_or_is_answered_on_one_line(typed: str) -> None:
    try:
        dealt = deal(typed)
    except CodeError as error:
        said = str(error)
    else:
        said = ""
        assert deal(dealt.code) == dealt
    assert "\n" not in said
    assert len(said) < 300


def test_a_very_long_text_is_quoted_short() -> None:
    for typed in ("9" * 10_000 + "-a", "7-" + "q" * 10_000, "x" * 10_000, "x1." + "A" * 10_000):
        with pytest.raises(CodeError) as refused:
            deal(typed)
        assert len(str(refused.value)) < 300


# -- the daily ------------------------------------------------------------------------------------


def test_the_daily_is_twin_peaks_with_the_date_as_its_seed() -> None:
    assert daily_code("20261130") == "20261130-b"
    assert daily_code("20240229") == "20240229-b"
    assert deal(daily_code("20261130")).layout.id == "twin-peaks"


def test_every_day_of_the_calendar_has_one_and_no_other() -> None:
    """Against the standard library's calendar, in a leap year, a usual one and the first."""
    for year in (1, 2024, 2026):
        for month in range(1, 13):
            last = calendar.monthrange(year, month)[1]
            for day in range(1, last + 1):
                assert daily_code(f"{year:04}{month:02}{day:02}").endswith(f"{month:02}{day:02}-b")
            with pytest.raises(CodeError, match="is no day of the calendar"):
                daily_code(f"{year:04}{month:02}{last + 1:02}")


@pytest.mark.parametrize(
    ("date", "key"),
    [
        ("20230229", "day"),
        ("21000229", "day"),
        ("20261301", "day"),
        ("20260001", "day"),
        ("20260431", "day"),
        ("20260400", "day"),
        ("00000101", "day"),
        ("2026-11-30", "form"),
        ("2026113", "form"),
        ("2026113\uff10", "form"),
        ("", "form"),
    ],
)
def test_what_is_no_date_is_refused(date: str, key: str) -> None:
    with pytest.raises(CodeError, match=f"“{date}” is no") as refused:
        daily_code(date)
    assert refused.value.key == f"error.daily.{key}"
