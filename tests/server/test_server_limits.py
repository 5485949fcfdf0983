"""Rate limits: token buckets by a clock that the test turns."""

from __future__ import annotations

import pytest

from realms.server.limits import Limiter
from realms.server.settings import Rate


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def allowed(limiter: Limiter, who: str, rate: Rate, times: int) -> int:
    return sum(limiter.allow("requests", who, rate) for _ in range(times))


def test_a_burst_passes_and_the_rest_does_not(clock: Clock) -> None:
    assert allowed(Limiter(clock), "anna", Rate(0.2, 10), 50) == 10


def test_the_bucket_fills_at_its_rate(clock: Clock) -> None:
    limiter, rate = Limiter(clock), Rate(2, 10)
    allowed(limiter, "anna", rate, 10)
    clock.now += 1.5
    assert allowed(limiter, "anna", rate, 50) == 3


def test_a_bucket_never_holds_more_than_a_burst(clock: Clock) -> None:
    limiter, rate = Limiter(clock), Rate(2, 10)
    allowed(limiter, "anna", rate, 4)
    clock.now += 3600
    assert allowed(limiter, "anna", rate, 50) == 10


def test_who_knocks_on_an_empty_bucket_waits_no_longer_for_it(clock: Clock) -> None:
    limiter, rate = Limiter(clock), Rate(1, 1)
    assert allowed(limiter, "anna", rate, 1000) == 1
    clock.now += 1
    assert allowed(limiter, "anna", rate, 1) == 1


def test_everyone_and_everything_has_a_bucket_of_its_own(clock: Clock) -> None:
    limiter, rate = Limiter(clock), Rate(1, 1)
    assert limiter.allow("chat", "anna", rate)
    assert limiter.allow("chat", "boris", rate)
    assert limiter.allow("tables", "anna", rate)
    assert not limiter.allow("chat", "anna", rate)


def test_a_rate_of_nothing_is_no_limit(clock: Clock) -> None:
    limiter = Limiter(clock)
    assert allowed(limiter, "anna", Rate(0, 0), 1000) == 1000
    assert len(limiter) == 0


def test_one_at_least_passes_whatever_the_burst(clock: Clock) -> None:
    assert allowed(Limiter(clock), "anna", Rate(1, 0), 5) == 1


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    limiter, rate = Limiter(clock), Rate(1, 10)
    for number in range(100):
        limiter.allow("requests", f"visitor {number}", rate)
    clock.now += 60
    allowed(limiter, "anna", rate, 50)
    assert len(limiter) == 1


def test_a_flood_of_visitors_does_not_fill_the_memory(clock: Clock) -> None:
    limiter, rate = Limiter(clock, most=100), Rate(0.001, 1)
    allowed(limiter, "anna", rate, 1)
    for number in range(1000):
        limiter.allow("requests", f"visitor {number}", rate)
        assert not limiter.allow("requests", "anna", rate), "who floods is not forgotten"
    assert len(limiter) == 100
