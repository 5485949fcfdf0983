"""The greedy bot of Mage Knight: legal, repeatable, blind to what is hidden, and good at finding the city."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

import pytest

from realms.bots.greedy import mage_knight as greedy
from realms.bots.greedy.mk import deeds
from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.fights import (
    BLOCKED_AND_SLAIN,
    ENDURED_AND_SLAIN,
    ONLY_BLOCKED,
    ONLY_ENDURED,
    SHOT,
    Battle,
    strikers,
)
from realms.bots.greedy.mk.means import CARD, UNIT, Means, Pool, Source, gather
from realms.bots.greedy.mk.plans import MOVING
from realms.bots.greedy.mk.position import NO_AIM, Position
from realms.bots.greedy.mk.rivals import BLOCK_VALUES, met
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight, Unit
from realms.games.mage_knight.terms import (
    BLOCK_PHASE,
    BLUE,
    DAMAGE_PHASE,
    GREEN,
    NONE,
    PHYSICAL,
    RANGED_PHASE,
    RED,
    WOUND,
)
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng, seeded
from realms.kernel.view import View, project, redeal

KINDS: list[tuple[int, str]] = [
    (1, "first_reconnaissance"),
    (2, "first_reconnaissance"),
    (4, "first_reconnaissance"),
    (1, "solo_conquest"),
    (2, "blitz_conquest"),
    (3, "full_conquest"),
    (4, "full_conquest"),
    (2, "conquer_and_hold"),
    (4, "conquer_and_hold"),
    (3, "one_to_return"),
]


def asked(players: int, scenario: str, seed: int, wild: int) -> Iterator[tuple[Match, Decision, Option]]:
    """A game of greedy bots in which one choice of `wild` is random: every decision and the bot's answer."""
    match = SPEC.new_match(players, seed, {"scenario": scenario})
    seated = [greedy.make(seat, seed + seat) for seat in range(match.seats)]
    dice = seeded(seed)
    while match.due:
        decision = next(d for d in match.due if not d.optional)
        seat = decision.seat
        answer = seated[seat].choose(decision, partial(project, match, seat))
        yield match, decision, answer
        key = answer.key if wild == 0 or dice.below(wild) else dice.pick(decision.options).key
        match.apply(seat, key)


@pytest.mark.parametrize(("players", "scenario"), KINDS)
def test_every_answer_is_offered_and_the_game_ends(players: int, scenario: str) -> None:
    for seed, wild in ((1, 4), (2, 15)):
        made = 0
        for _, decision, answer in asked(players, scenario, seed, wild):
            assert answer in decision.options
            made += 1
        assert made < SPEC.bound


def test_an_unknown_question_is_left_alone() -> None:
    decision = Decision(0, "never-heard-of")
    decision.options = [Option("one"), Option("pass")]

    def look() -> View:
        raise AssertionError("not needed")

    assert greedy.make(0, 1).choose(decision, look).verb == "pass"
    decision.options = [Option("one"), Option("two")]
    assert greedy.make(0, 1).choose(decision, look).verb == "one"


def test_the_same_view_gets_the_same_answer() -> None:
    """Whoever is asked again, even a bot that has seen nothing before, answers the same."""
    for match, decision, answer in asked(1, "first_reconnaissance", 3, wild=9):
        fresh = greedy.make(decision.seat, 3 + decision.seat)
        assert fresh.choose(decision, partial(project, match, decision.seat)) is answer


def test_what_is_hidden_changes_nothing() -> None:
    """In every world the seat may believe in the bot answers the same."""
    for i, (match, decision, answer) in enumerate(asked(2, "first_reconnaissance", 5, wild=7)):
        if i % 9 == 0:
            world = redeal(match, decision.seat, Rng(i, 0))
            theirs = next(d for d in world.due if d.seat == decision.seat and d.prompt == decision.prompt)
            bot = greedy.make(decision.seat, 5 + decision.seat)
            assert bot.choose(theirs, partial(project, world, decision.seat)).key == answer.key


def test_a_view_that_went_through_json_will_do() -> None:
    for i, (match, decision, answer) in enumerate(asked(1, "solo_conquest", 2, wild=0)):
        if i % 11 == 0:
            seen = project(match, decision.seat)
            state = json.loads(json.dumps(seen.state))
            again = View(seen.game, seen.seat, seen.seq, state, seen.asked, seen.due)
            assert greedy.make(0, 2).choose(decision, lambda view=again: view) is answer  # type: ignore[misc]


def test_it_finds_the_city_and_scores() -> None:
    """Alone in First Reconnaissance with Arythea: the city tile in most games, and more than 16 points."""
    reached, points, games = 0, 0, 20
    for seed in range(games):
        match = SPEC.new_match(1, seed, {"heroes": ["arythea"]})
        assert isinstance(match, MageKnight)
        bot = greedy.make(0, seed)
        while match.due:
            decision = match.due[0]
            match.apply(0, bot.choose(decision, partial(project, match, 0)).key)
        outcome = match.outcome()
        assert outcome is not None
        reached += match.ending
        points += outcome.scores[0]
    assert reached >= 0.75 * games
    assert points >= 20 * games


# The parts it thinks with.


def pool(**counts: int) -> Pool:
    tokens = [counts.get(name, 0) for name in ("red", "blue", "green", "white", "gold", "black")]
    return Pool(tokens, [], 0, NONE, [0, 0, 0, 0], gold=True, black=False)


def hand(mana: Pool, *cards: str) -> Means:
    return Means([Source(CARD, name, deeds.card_uses(name), 0.3) for name in cards], mana)


def test_uses_are_read_from_the_cards() -> None:
    uses = {(use.way, use.kind): use for use in deeds.card_uses("march")}
    assert uses["basic", deeds.MOVE].n == 2
    assert uses["strong", deeds.MOVE].n == 4
    assert uses["strong", deeds.MOVE].mana == (GREEN,)
    assert uses["block", deeds.BLOCK].n == 1
    threat = [use for use in deeds.card_uses("threaten") if use.way == "strong"]
    assert threat[0].n == 5
    assert threat[0].cost > 0.0
    assert all(deeds.card_uses(name) for name in CARDS if name != WOUND)


def test_points_are_gathered_as_cheaply_as_possible() -> None:
    """Six points of movement: two strong cards if the mana is there, else three and one sideways."""
    means = hand(pool(green=1, blue=1), "march", "rage", "stamina")
    got = gather(means, 2 * 6, MOVING, 0, means.pool)
    assert got is not None
    assert sorted([(source.ref, use.way) for source, use in got.steps])[0][0] == "march"
    assert len(got.steps) == 2
    means = hand(pool(), "march", "rage", "stamina")
    assert gather(means, 2 * 6, MOVING, 0, means.pool) is None
    got = gather(means, 2 * 5, MOVING, 0, means.pool)
    assert got is not None
    assert len(got.steps) == 3


def test_a_discarded_card_is_not_played_as_well() -> None:
    means = hand(pool(), "improvisation")
    assert gather(means, 2 * 3, MOVING, 0, means.pool) is None
    means = hand(pool(), "improvisation", "promise")
    got = gather(means, 2 * 3, MOVING, 0, means.pool)
    assert got is not None
    assert [source.ref for source, _ in got.steps] == ["improvisation"]


def test_what_is_to_be_thrown_away_is_not_played_for_something_else() -> None:
    means = hand(pool(), "march", "promise")
    assert gather(means, 2 * 3, MOVING, 0, means.pool) is not None
    assert gather(means, 2 * 3, MOVING, 0, means.pool, discards=1) is None


def test_strong_cards_are_not_played_sideways_where_weak_ones_will_do() -> None:
    for cards in (("improvisation", "promise", "swiftness"), ("swiftness", "promise", "improvisation")):
        means = hand(pool(), *cards)
        got = gather(means, 2, BLOCK_VALUES[PHYSICAL], 0, means.pool)
        assert got is not None
        assert [(source.ref, use.way) for source, use in got.steps] == [("promise", "block")]


def test_mana_is_paid_once() -> None:
    paid = pool(red=1).pay((RED,))
    assert paid is not None
    assert paid.pay((RED,)) is None
    assert pool(gold=1).pay((BLUE,)) is not None
    assert pool(gold=1).dark().pay((BLUE,)) is None


def position(*units: str, aim: Aim = NO_AIM) -> Position:
    match = SPEC.new_match(1, 1, {"heroes": ["arythea"]})
    assert isinstance(match, MageKnight)
    match.heroes[0].units = [Unit(kind) for kind in units]
    return Position(project(match, 0), aim)


def with_units(means: Means, *units: str) -> Means:
    sources = [Source(UNIT, str(k), deeds.unit_uses(kind), 0.3) for k, kind in enumerate(units)]
    return Means([*means.sources, *sources], means.pool)


def test_fights_that_are_won_and_those_that_are_not() -> None:
    """Prowlers are shot with Swiftness; a dragon is too much for two cards."""
    pos = position()
    means = hand(pool(white=1), "swiftness", "promise")
    state = Battle(pos, means, RANGED_PHASE).solve([met("prowlers")])
    assert state.modes == [SHOT]
    assert state.wounds == 0
    assert state.value > 0.0
    assert Battle(pos, means, RANGED_PHASE).solve([met("fire_dragon")]).value < 0.0


def test_walls_keep_arrows_out() -> None:
    pos = position()
    means = hand(pool(white=1), "swiftness", "rage", "rage")
    state = Battle(pos, means, RANGED_PHASE).solve([met("diggers")])
    assert SHOT not in state.modes
    assert ENDURED_AND_SLAIN not in state.modes or state.wounds > 0


def test_who_is_knocked_out_strikes_no_more() -> None:
    """A dragon's fire costs a hero of the first level five wounds: six cards for the attack are of no use then."""
    pos = position()
    means = hand(pool(red=6), "rage", "rage", "rage", "rage", "rage", "rage")
    state = Battle(pos, means, BLOCK_PHASE).solve([met("fire_dragon")])
    assert state.modes == [ONLY_ENDURED]
    assert state.wounds >= pos.me.limit
    assert state.steps == []


def test_a_unit_that_bears_a_blow_does_not_strike_as_well() -> None:
    """Against swordsmen rage needs the help of the peasants, who cannot bear the blow, too."""
    pos = position("peasants")
    means = with_units(hand(pool(red=1), "rage"), "peasants")
    state = Battle(pos, means, BLOCK_PHASE).solve([met("swordsmen")])
    assert not (state.bearers and strikers(state.steps))


def test_a_unit_is_hurt_once() -> None:
    """Of two blows at the same time one unit bears only one."""
    pos = position("peasants")
    state = Battle(pos, with_units(hand(pool()), "peasants"), BLOCK_PHASE).solve(
        [met("swordsmen"), met("swordsmen")]
    )
    assert len(state.bearers) == 1
    assert state.wounds >= 3


def test_before_a_city_units_keep_the_hero_on_his_feet() -> None:
    """The blow of brutal swordsmen would knock him out: behind two units he can strike back."""
    units = ("utem_guardsmen", "utem_crossbowmen")
    means = with_units(hand(pool(red=2), "rage", "rage"), *units)
    pos = position(*units, aim=Aim(fear=0.15, zeal=25.0))
    state = Battle(pos, means, BLOCK_PHASE).solve([met("swordsmen", walls=True, city=RED)])
    assert state.modes in ([ENDURED_AND_SLAIN], [BLOCKED_AND_SLAIN])
    assert state.wounds < pos.me.limit
    alone = position(aim=Aim(fear=0.15, zeal=25.0))
    state = Battle(alone, hand(pool(red=2), "rage", "rage"), BLOCK_PHASE).solve([met("swordsmen", city=RED)])
    assert state.modes == [ONLY_ENDURED]


ZEAL = Aim(fear=0.15, zeal=25.0)


def test_units_stand_where_the_hero_would_lose_his_hand() -> None:
    """Medusa paralyzes, golems only wound: the unit bears her blow, whoever comes first, and rage still fells."""
    means = with_units(hand(pool(red=2), "rage", "rage"), "altem_guardians")
    pos = position("altem_guardians", aim=ZEAL)
    for names in (("medusa", "golems"), ("golems", "medusa")):
        foes = [met(name, city=BLUE) for name in names]
        for index, foe in enumerate(foes):
            foe.index = index
        state = Battle(pos, means, DAMAGE_PHASE).solve(foes)
        assert [(names[index], unit) for index, _, unit in state.bearers] == [("medusa", 0)]
        assert ENDURED_AND_SLAIN in state.modes


def test_nothing_is_parried_once_blows_fall() -> None:
    means = hand(pool(blue=2), "determination", "determination")
    foes = [met("golems")]
    assert Battle(position(), means, BLOCK_PHASE).solve(foes).modes == [ONLY_BLOCKED]
    assert Battle(position(), means, DAMAGE_PHASE).solve(foes).modes == [ONLY_ENDURED]


def test_units_strike_for_a_hero_who_is_knocked_out() -> None:
    """The dragon's fire costs the hero his hand, not his swordsmen."""
    pos = position("utem_swordsmen", aim=ZEAL)
    foes = [met("fire_dragon"), met("prowlers", city=BLUE)]
    state = Battle(pos, with_units(hand(pool()), "utem_swordsmen"), DAMAGE_PHASE).solve(foes)
    assert state.modes == [ONLY_ENDURED, ENDURED_AND_SLAIN]
    assert state.wounds >= pos.me.limit
    assert strikers(state.steps) == [0]


def test_half_points_count() -> None:
    """Three half points of block against ice are there of the four: half a point more will do."""
    battle = Battle(position(aim=ZEAL), hand(pool(), "promise"), BLOCK_PHASE)
    battle.block = [3, 0, 0, 0]
    state = battle.solve([met("ice_golems_enemy")])
    assert state.modes == [ONLY_BLOCKED]
    assert len(state.steps) == 1
