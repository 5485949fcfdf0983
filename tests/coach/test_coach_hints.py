"""Hints: from what the seat may know alone, without touching the match; values in their ranges; true reasons."""

from __future__ import annotations

import pytest

from coach.positions import asked, owed, played
from realms.bots.base import Sight
from realms.bots.search import Judged, mind_of
from realms.coach import NoAdvice, hint, known
from realms.coach.facts import counting
from realms.coach.hints import telling
from realms.coach.model import Fact, Hint
from realms.coach.outlook import Outlook, look_ahead
from realms.coach.reasons import why_best, why_other
from realms.kernel import codec
from realms.kernel.match import Match
from realms.kernel.model import Seat
from realms.kernel.rng import Rng
from realms.kernel.view import redeal

LONG = 60_000.0


def advice(match: Match, seat: Seat) -> Hint:
    """By iterations, not by the clock: the same on every machine."""
    return hint(match, seat, seed=1, milliseconds=LONG, iterations=24)


def test_a_hint_names_offered_options_and_leaves_the_match_alone() -> None:
    match = played(40)
    decision = asked(match)
    before = codec.digest(match)
    found = advice(match, decision.seat)
    assert codec.digest(match) == before
    assert (found.seat, found.seq, found.prompt) == (decision.seat, match.seq, decision.prompt)
    assert found.options == len(decision.options) and 1 < len(found.advice) <= 3
    assert all(decision.find(one.key) is not None for one in found.advice)
    assert len({one.key for one in found.advice}) == len(found.advice)
    for one in found.advice:
        assert 0 <= one.low <= one.value <= one.high <= 1 and one.tries > 0
        assert one.reasons or one.line, "something is said of each"


def test_a_hint_depends_on_what_the_seat_may_know_alone() -> None:
    match = played(30)
    seat = asked(match).seat
    other = redeal(match, seat, Rng(77, 0))
    assert codec.digest(other) != codec.digest(match)
    assert advice(other, seat) == advice(match, seat)


def test_where_there_is_nothing_to_choose_nothing_is_thought_about() -> None:
    match = played(10)
    while len(owed(match).options) > 1:
        match.apply(owed(match).seat, owed(match).options[0].key)
    found = advice(match, owed(match).seat)
    assert found.tries == 0 and [one.key for one in found.advice] == [owed(match).options[0].key]
    assert found.advice[0].reasons[0].text == "coach-why-only"


def test_who_is_not_asked_gets_no_advice() -> None:
    match = played(40)
    seat = asked(match).seat
    assert [d.seat for d in match.due] == [seat]
    with pytest.raises(NoAdvice, match="Nothing is asked"):
        advice(match, 1 - seat)


def test_the_coach_knows_the_games_of_the_house() -> None:
    for game in ("tiny_epic_kingdoms", "elven_rage", "mage_knight", "runewars"):
        assert known(game), game


def test_a_line_leaves_out_who_only_passes() -> None:
    line = [(0, "to:TUL-1"), (1, "pass"), (0, "none"), (1, "select:trade"), (0, "a:1"), (0, "b:1"), (0, "c:1")]
    told = telling(Judged("to:TUL-1", 0.5, 3, 0.1, line))
    assert [(one.seat, one.key) for one in told] == [(1, "select:trade"), (0, "a:1"), (0, "b:1")]


# Looking ahead.


def test_options_are_played_on_in_the_same_worlds_to_the_end_of_the_turn() -> None:
    match = played(40)
    decision = asked(match)
    count = counting("tiny_epic_kingdoms")
    assert count is not None
    keys = [option.key for option in decision.options[:2]]
    sight = Sight(match, decision.seat)
    ahead = look_ahead(mind_of("tiny_epic_kingdoms"), count, sight, decision.seat, keys, 3, LONG)
    assert [one.key for one in ahead] == keys and {one.when for one in ahead} == {"turn"}
    again = look_ahead(mind_of("tiny_epic_kingdoms"), count, sight, decision.seat, keys[:1], 3, LONG)
    assert again[0] == ahead[0]


# Reasons.


def outlook(key: str, won: float = -1.0, **facts: float) -> Outlook:
    whole = {**dict.fromkeys(counted().WORTH, 0.0), **facts}
    return Outlook(key, (whole, whole), (won, won), (0.5, 0.5))


def counted():  # type: ignore[no-untyped-def]
    found = counting("tiny_epic_kingdoms")
    assert found is not None
    return found


def texts(reasons: list) -> list[str]:  # type: ignore[type-arg]
    return [reason.text for reason in reasons]


def test_the_best_is_told_by_what_it_gains_and_costs() -> None:
    best, others = outlook("a", points=3, ore=-2), [outlook("b"), outlook("c", points=1)]
    gains, price = why_best(counted(), best, others)
    assert (gains.text, gains.facts) == ("coach-why-gains", (Fact("points", 2.5),))
    assert (price.text, price.facts) == ("coach-why-cost", (Fact("ore", -2),))
    assert gains.args == {"when": "turn"}


def test_less_for_a_rival_is_a_gain() -> None:
    gains = why_best(counted(), outlook("a"), [outlook("b", **{"rival-points": 2})])[0]
    assert (gains.text, gains.facts) == ("coach-why-gains", (Fact("rival-points", -2),))


def test_what_is_no_different_or_an_accident_is_not_told() -> None:
    assert texts(why_best(counted(), outlook("a"), [outlook("b")])) == ["coach-why-same"]
    zero, some = dict.fromkeys(counted().WORTH, 0.0), {**dict.fromkeys(counted().WORTH, 0.0), "points": 1.0}
    now_and_then = Outlook("a", (zero, some, zero, zero), (-1.0,) * 4, (0.5,) * 4)
    never = Outlook("b", (zero,) * 4, (-1.0,) * 4, (0.5,) * 4)
    assert texts(why_best(counted(), now_and_then, [never])) == ["coach-why-same"]


def test_winning_and_losing_is_told_before_anything_else() -> None:
    goes_on, wins, loses = outlook("a", points=1), outlook("b", 1.0), outlook("c", 0.0)
    assert texts(why_best(counted(), wins, [goes_on])) == ["coach-why-wins"]
    assert texts(why_best(counted(), wins, [wins])) == ["coach-why-all-win"]
    assert texts(why_best(counted(), goes_on, [loses])) == ["coach-why-saves"]
    assert texts(why_other(counted(), goes_on, wins)) == ["coach-why-misses"]
    assert texts(why_other(counted(), wins, wins)) == ["coach-why-wins-too"]
    assert texts(why_other(counted(), loses, goes_on)) == ["coach-why-loses"]


def test_another_option_is_told_against_the_first() -> None:
    first = outlook("a", points=1)
    assert texts(why_other(counted(), outlook("b"), first)) == ["coach-why-less"]
    assert texts(why_other(counted(), outlook("b", mana=3), first)) == ["coach-why-less", "coach-why-but"]
    assert texts(why_other(counted(), outlook("b", points=2), first)) == ["coach-why-more"]
    assert texts(why_other(counted(), outlook("b", points=1), first)) == ["coach-why-alike"]


def test_nothing_is_promised_that_the_values_do_not_say() -> None:
    poorer, first = outlook("a", ore=-2), outlook("b")
    assert texts(why_best(counted(), poorer, [first])) == ["coach-why-invests"]
    assert texts(why_best(counted(), poorer, [first], ahead=False)) == ["coach-why-gains"]
    richer = outlook("c", points=2)
    assert texts(why_other(counted(), richer, first)) == ["coach-why-more"]
    assert texts(why_other(counted(), richer, first, behind=False)) == ["coach-why-less"]
