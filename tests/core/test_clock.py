"""The clock: arithmetic on the times it is told, whatever holds it, in whatever order."""

import random

from ningbo.core.clock import Clock


def test_it_counts_only_while_started_and_not_held() -> None:
    clock = Clock()
    assert clock.at(5_000) == 0
    clock.start(5_000)
    assert (clock.at(5_700), clock.running) == (700, True)
    clock.hold("paused", 6_000)
    clock.hold("hidden", 6_500)  # two reasons overlap
    assert (clock.at(60_000), clock.running) == (1_000, False)
    clock.release("paused", 70_000)
    assert not clock.running
    clock.release("hidden", 80_000)
    clock.start(80_500)  # starting again changes nothing
    assert clock.at(81_000) == 2_000


def test_what_begins_held_waits() -> None:
    clock = Clock()
    clock.hold("building", 0)
    clock.start(1_000)
    assert (clock.at(3_000), clock.running, clock.started) == (0, False, True)
    clock.release("building", 3_000)
    assert clock.at(3_250) == 250


def test_a_clock_goes_on_from_what_was_played() -> None:
    clock = Clock(83_250, started=True)
    clock.hold("building", 0)
    clock.release("building", 500)
    assert clock.at(1_500) == 84_250
    clock.catch_up(90_000)
    assert clock.at(1_500) == 91_000
    clock.catch_up(5)
    assert clock.at(1_500) == 91_000


def test_a_time_that_goes_back_takes_nothing_away() -> None:
    clock = Clock()
    clock.start(10_000)
    assert clock.at(9_000) == 0
    clock.hold("hidden", 11_000)
    clock.release("hidden", 4_000)
    assert clock.at(4_500) == 1_500


def test_it_is_the_sum_of_the_stretches_in_which_it_ran() -> None:
    rng = random.Random(14)
    for _ in range(200):
        clock = Clock()
        now = total = 0
        started, holds = False, set()
        for _ in range(40):
            step = rng.randrange(1_000)
            now += step
            total += step if started and not holds else 0
            assert clock.at(now) == total
            reason = rng.choice(["paused", "hidden", "dialog", "stuck"])
            what = rng.choice(["start", "hold", "release", "release"])
            if what == "start":
                clock.start(now)
                started = True
            elif what == "hold":
                clock.hold(reason, now)
                holds.add(reason)
            else:
                clock.release(reason, now)
                holds.discard(reason)
            assert clock.running == (started and not holds)
