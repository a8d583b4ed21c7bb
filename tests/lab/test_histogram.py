"""Counting values: quantiles, and totals that don't depend on the order."""

from hypothesis import given
from hypothesis import strategies as st

from ningbo.lab.histogram import Histogram, two_digits

VALUES = st.lists(st.integers(0, 10_000))


def counted(values: list[int]) -> Histogram:
    made = Histogram()
    for value in values:
        made.add(value)
    return made


@given(VALUES, VALUES)
def test_parts_add_up_to_the_whole_in_either_order(one: list[int], other: list[int]) -> None:
    parts = [counted(one), counted(other)]
    for first, second in (parts, parts[::-1]):
        merged = Histogram.from_json(first.as_json())
        merged.merge(second)
        assert merged.as_json() == counted(one + other).as_json()


@given(VALUES.filter(bool), st.floats(0.01, 1))
def test_figures_are_those_of_the_sorted_values(values: list[int], share: float) -> None:
    made = counted(values)
    assert (len(made), made.total, made.most) == (len(values), sum(values), max(values))
    quantile = made.quantile(share)
    assert quantile in values
    assert sum(value <= quantile for value in values) >= share * len(values)
    assert sum(value < quantile for value in values) < share * len(values)


def test_nothing_counted() -> None:
    made = Histogram()
    assert (made.mean, made.most, made.quantile(0.5), made.as_json()) == (0, 0, 0, {})


def test_two_significant_digits() -> None:
    assert [two_digits(value) for value in (0, 7, 99, 100, 119, 98_765)] == [
        0,
        7,
        99,
        100,
        110,
        98_000,
    ]
