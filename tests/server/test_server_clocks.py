"""Banks, increments and deadlines."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from realms.server.rooms import clocks
from realms.server.rooms.clocks import Banks
from realms.server.wire import Clock

LIVE = Clock(kind="live", bank_ms=300_000, increment_ms=10_000)
DAYS = Clock(kind="days", days=1.5)
FREE = Clock()
START = 1_750_000_000_000


def owing(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def test_the_bank_runs_while_a_choice_is_owed_and_earns_an_increment() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 2), LIVE, START, owing(0), None)
    banks = clocks.step(banks, LIVE, START + 40_000, owing(1), chose=0)
    banks = clocks.step(banks, LIVE, START + 41_000, owing(0), chose=1)
    assert banks.left == (300_000 - 40_000 + 10_000, 300_000 - 1_000 + 10_000)
    assert banks.since == (START + 41_000, None)
    assert clocks.deadline(banks, LIVE, 0) == START + 41_000 + 270_000
    assert clocks.deadline(banks, LIVE, 1) is None


def test_a_choice_after_which_the_same_seat_owes_another_starts_its_clock_anew() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 1), LIVE, START, owing(0), None)
    banks = clocks.step(banks, LIVE, START + 7_000, owing(0), chose=0)
    assert banks == Banks((303_000,), (START + 7_000,))


def test_who_owes_together_runs_together_and_goes_on_running_when_another_has_chosen() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 3), LIVE, START, owing(0, 1, 2), None)
    banks = clocks.step(banks, LIVE, START + 5_000, owing(0, 2), chose=1)
    assert banks.since == (START, None, START)
    assert clocks.left(banks, LIVE, 2, START + 6_000) == 294_000


def test_who_owes_no_longer_is_charged_but_earns_nothing() -> None:
    """A bot took the seat over, or somebody else's choice settled the matter."""
    banks = clocks.step(clocks.fresh(LIVE, 2), LIVE, START, owing(0), None)
    banks = clocks.step(banks, LIVE, START + 5_000, owing(), None)
    assert banks == Banks((295_000, 300_000), (None, None))


def test_a_choice_that_was_not_owed_earns_nothing() -> None:
    """An optional one, or one that a bot made for the seat."""
    banks = clocks.fresh(LIVE, 2)
    assert clocks.step(banks, LIVE, START, owing(), chose=0) == banks


def test_time_is_up_at_the_deadline_and_the_bank_never_falls_below_nothing() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 2), LIVE, START, owing(0, 1), None)
    assert clocks.late(banks, LIVE, START + 299_999) == []
    assert clocks.late(banks, LIVE, START + 300_000) == [0, 1]
    assert clocks.left(banks, LIVE, 0, START + 999_999) == 0
    assert clocks.step(banks, LIVE, START + 999_999, owing(), None).left == (0, 0)


def test_days_are_the_same_for_each_choice() -> None:
    banks = clocks.step(clocks.fresh(DAYS, 2), DAYS, START, owing(0), None)
    day_and_half = 36 * 3_600_000
    assert clocks.deadline(banks, DAYS, 0) == START + day_and_half
    assert clocks.late(banks, DAYS, START + day_and_half) == [0]
    banks = clocks.step(banks, DAYS, START + 9_000, owing(0), chose=0)
    assert clocks.left(banks, DAYS, 0, START + 9_000) == day_and_half
    assert clocks.left(banks, DAYS, 1, START + 9_000) is None


def test_without_a_clock_nobody_is_ever_late() -> None:
    banks = clocks.step(clocks.fresh(FREE, 2), FREE, START, owing(0), None)
    assert clocks.late(banks, FREE, START * 2) == []
    assert clocks.deadline(banks, FREE, 0) is None
    assert clocks.left(banks, FREE, 0, START) is None


@pytest.mark.parametrize(("increment", "expected"), [(10_000, clocks.MERCY), (90_000, 90_000)])
def test_who_returns_after_a_time_out_has_enough_to_play_on(increment: int, expected: int) -> None:
    clock = Clock(kind="live", bank_ms=20_000, increment_ms=increment)
    out = clocks.step(Banks((0, 0), (None, None)), clock, START, owing(1), None)
    banks = clocks.step(clocks.refill(out, clock, 0, START), clock, START, owing(0, 1), None)
    assert clocks.deadline(banks, clock, 0) == START + expected
    assert clocks.late(banks, clock, START) == [1]
    assert clocks.refill(banks, clock, 0, START) == banks, "a second return gives nothing more"


def test_who_returns_to_a_game_of_days_gets_the_days_anew() -> None:
    banks = clocks.step(clocks.fresh(DAYS, 1), DAYS, START, owing(0), None)
    later = START + 3 * clocks.DAY
    assert clocks.late(clocks.refill(banks, DAYS, 0, later), DAYS, later) == []


def test_choosing_and_undoing_makes_no_time() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 1), LIVE, START, owing(0), None)
    for n in range(1, 5):
        banks = clocks.step(banks, LIVE, START + n * 1_000, owing(0), chose=0)
        banks = clocks.step(clocks.take_back(banks, LIVE, 0, 1), LIVE, START + n * 1_000, owing(0), None)
    assert banks == Banks((296_000,), (START + 4_000,))
    assert clocks.take_back(banks, LIVE, 0, 99).left == (0,)
    assert clocks.take_back(banks, DAYS, 0, 1) == banks


def test_a_bank_of_nothing_begins_with_an_increment() -> None:
    assert clocks.fresh(Clock(kind="live", increment_ms=30_000), 2).left == (30_000, 30_000)


def test_a_worker_whose_clock_is_behind_neither_charges_nor_gives() -> None:
    banks = clocks.step(clocks.fresh(LIVE, 1), LIVE, START, owing(0), None)
    assert clocks.step(banks, LIVE, START - 5_000, owing(), None).left == (300_000,)


# Entries at random: how long after the last one, who owes then, who chose.
entries = st.lists(
    st.tuples(st.integers(0, 50_000), st.frozensets(st.integers(0, 3)), st.none() | st.integers(0, 3)),
    max_size=30,
)


@given(entries)
def test_what_is_charged_is_the_time_spent_owing(moves: list[tuple[int, frozenset[int], int | None]]) -> None:
    clock = Clock(kind="live", bank_ms=86_400_000, increment_ms=7_000)
    now, was_owing = START, owing(0)
    banks = clocks.step(clocks.fresh(clock, 4), clock, now, was_owing, None)
    spent, earned = [0] * 4, [0] * 4
    for wait, then_owing, chose in moves:
        now += wait
        for seat in was_owing:
            spent[seat] += wait
        if chose in was_owing:
            earned[chose] += clock.increment_ms
        banks, was_owing = clocks.step(banks, clock, now, then_owing, chose), then_owing
        assert {seat for seat, since in enumerate(banks.since) if since is not None} == then_owing
    expected = [clock.bank_ms - spent[seat] + earned[seat] for seat in range(4)]
    assert [clocks.left(banks, clock, seat, now) for seat in range(4)] == expected


@given(entries, st.integers(0, 200_000), st.integers(0, 200_000))
def test_time_only_runs_down(
    moves: list[tuple[int, frozenset[int], int | None]], first: int, further: int
) -> None:
    """And who is late stays late until something is entered."""
    clock = Clock(kind="live", bank_ms=60_000, increment_ms=0)
    now, banks = START, clocks.fresh(clock, 4)
    for wait, then_owing, chose in moves:
        now += wait
        before = banks.left
        banks = clocks.step(banks, clock, now, then_owing, chose)
        assert all(0 <= after <= was for after, was in zip(banks.left, before, strict=True))
    soon, later = now + first, now + first + further
    assert set(clocks.late(banks, clock, soon)) <= set(clocks.late(banks, clock, later))
    for seat in range(4):
        at_first, at_last = clocks.left(banks, clock, seat, soon), clocks.left(banks, clock, seat, later)
        assert at_first is not None and at_last is not None and at_first >= at_last >= 0


@given(st.lists(st.tuples(st.integers(0, 10**8), st.none() | st.integers(0, 10**13)), max_size=14))
def test_banks_survive_the_database(seats: list[tuple[int, int | None]]) -> None:
    banks = Banks(tuple([left for left, _ in seats]), tuple([since for _, since in seats]))
    assert clocks.parse(clocks.dump(banks)) == banks


def test_a_match_that_has_not_begun_has_no_banks() -> None:
    assert clocks.parse("{}") == Banks((), ())
