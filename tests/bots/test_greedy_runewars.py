"""The greedy bot of Runewars: legal, repeatable, blind to what is hidden, and stronger than random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from realms import bots, sim
from realms.bots.greedy import runewars as greedy
from realms.bots.greedy.rw import quests, worth
from realms.bots.greedy.rw.marches import marches, plan
from realms.bots.greedy.rw.odds import MIGHT, battle
from realms.bots.greedy.rw.orders import Plan
from realms.bots.greedy.rw.position import Position
from realms.games.runewars import derived
from realms.games.runewars.data.quests import QUESTS
from realms.games.runewars.data.units import UNIT_IDS
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.games.runewars.terms import NEUTRALS
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng, seeded
from realms.kernel.stock import AskSeat, SealedAsk, Window
from realms.kernel.view import View, project, redeal

GAME = SPEC.id
RANDOM_MAP: dict[str, object] = {"map": "random", "factions": "dealt"}


def asked(
    players: int, options: dict[str, object], seed: int, wild: int
) -> Iterator[tuple[Match, Decision, Option]]:
    """A game of greedy bots in which one choice of `wild` is random: every decision and the bot's answer."""
    match = SPEC.new_match(players, seed, options)
    seated = [bots.make("greedy", GAME, seat, sim.bot_seed(seed, seat)) for seat in range(players)]
    dice = seeded(seed)
    while match.due:
        decision = next(d for d in match.due if not d.optional)
        seat = decision.seat
        answer = seated[seat].choose(decision, partial(project, match, seat))
        yield match, decision, answer
        match.apply(seat, answer.key if dice.below(wild) else dice.pick(decision.options).key)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_offered_and_the_game_ends(players: int) -> None:
    for seed, options in enumerate(SPEC.variants(players)):
        made = 0
        for _, decision, answer in asked(players, options, seed, wild=4 + 4 * seed):
            assert answer in decision.options
            made += 1
        assert made < SPEC.bound


LEFT_ALONE = {
    "rw-ambush-by",
    "rw-choose-pass",
    "rw-escape",
    "rw-freeze",
    "rw-lift-token",
    "rw-portal",
    "rw-slay",
    "rw-summon",
    "rw-through-portal",
}


def test_every_question_of_the_game_is_known() -> None:
    questions = set()
    for kind in vars(derived).values():
        if isinstance(kind, type) and issubclass(kind, (AskSeat, SealedAsk, Window)):
            questions.add(kind.PROMPT)
    assert len(questions) > 60
    assert questions - {""} == set(greedy.ANSWERS) | LEFT_ALONE


def test_an_unknown_question_is_left_alone() -> None:
    decision = Decision(0, "never-heard-of")
    decision.options = [Option("one"), Option("done")]

    def look() -> View:
        raise AssertionError("not needed")

    assert greedy.make(0, 1).choose(decision, look).verb == "done"


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> str:
        result = sim.simulate(GAME, players=2, bots=["greedy"], games=1, seed=seed, options=RANDOM_MAP)
        assert result.errors == 0
        return result.digest

    assert played(5) == played(5) != played(6)


@pytest.mark.parametrize("players", [2, 4])
def test_it_sees_only_its_view(players: int) -> None:
    """The view as JSON is enough, for a bot made anew too; nothing changes where what is hidden is dealt anew."""
    guess = Rng(99, 0)
    turn = 0
    for match, decision, answer in asked(players, {**RANDOM_MAP, "hidden_runes": True}, 3, wild=8):
        turn += 1
        if len(decision.options) == 1 or turn % players:
            continue
        seat = decision.seat
        seen = project(match, seat)
        state: dict[str, Any] = json.loads(json.dumps(seen.state))
        bot = greedy.make(seat, sim.bot_seed(3, seat))
        assert bot.choose(decision, partial(View, seen.game, seat, seen.seq, state, [], [])) is answer
        assert state == json.loads(json.dumps(seen.state)), "the bot wrote into its view"
        world = redeal(match, seat, guess)
        assert bot.choose(decision, partial(project, world, seat)) is answer


# Battles in thought.


def test_more_units_and_walls_turn_the_odds() -> None:
    two, four = ("footman",) * 2, ("footman",) * 4
    foes = ("berserker",) * 2
    assert battle(two, foes, 0, 0).chance < battle(four, foes, 0, 0).chance
    assert battle(four, foes, 0, 5).chance < battle(four, foes, 3, 5).chance < battle(four, foes, 0, 0).chance
    assert battle(four, foes, 0, 0).lost < battle(four, foes * 3, 0, 0).lost
    assert battle(two, (), 0, 0).chance > 0.8 > 0.3 > battle(two, (), 0, 5).chance


def test_strong_figures_count_for_more() -> None:
    assert MIGHT["dragon"] > MIGHT["knight"] > MIGHT["footman"] > MIGHT["sorcerer"]
    assert set(MIGHT) == set(UNIT_IDS)


# Rules of thumb, on a map at the beginning of the game.


def beginning(seed: int = 4) -> tuple[Runewars, Position]:
    """A game of two at the first choice of orders, as the first of them sees it."""
    for match, decision, _ in asked(2, RANDOM_MAP, seed, wild=10**6):
        if decision.prompt == "rw-choose-order":
            assert isinstance(match, Runewars)
            return match, Position(project(match, decision.seat))
    raise AssertionError("never asked")


def test_a_rune_makes_an_area_worth_more_and_the_seventh_wins() -> None:
    match, pos = beginning()
    wild = next(area for area in pos.areas if pos.control[area] == NEUTRALS and not pos.token[area])
    before = worth.area(pos, wild)
    match.rune_at[0] = wild
    again = Position(project(match, pos.seat))
    assert worth.area(again, wild) == pytest.approx(before + worth.RUNE)
    match.rune_at[1:] = [area for area in pos.own if area != wild][:1]
    again.runes[pos.seat] = 6.0
    assert worth.rune_in(again, wild) == worth.VICTORY


def test_a_march_never_bares_a_threatened_rune() -> None:
    for seed in range(4, 8):
        _, pos = beginning(seed)
        for march in marches(pos, False):
            for base in set(march.froms):
                left = pos.count(base) - march.froms.count(base)
                assert not pos.rune[base] or left >= pos.guard(base)


def test_a_hopeless_attack_is_not_planned() -> None:
    match, pos = beginning()
    wild = next(m.area for m in marches(pos, False) if pos.wild(m.area))
    match.standing[wild] = ["dragon"] * 4 + ["giant"] * 4
    match.realms[pos.seat].influence = 0
    again = Position(project(match, pos.seat))
    march = plan(again, wild, False)
    assert march is None or march.value < 0.0


def test_orders_that_rise_are_planned_for_their_bonus() -> None:
    _, pos = beginning()
    thought = Plan(pos)
    thought.base.update(dict.fromkeys(thought.base, 1.0))
    thought.bonus.update(dict.fromkeys(thought.bonus, 0.0))
    thought.bonus["fortify"] = thought.bonus["strategize"] = 5.0
    thought.base["strategize"] = 0.5
    assert thought.best() == "strategize", "the other way round the second would have no bonus"


def test_a_quest_that_would_kill_is_not_promising() -> None:
    hero = {"id": "sir_valadir", "damage": 0, "trained": [0, 0, 0], "rewards": {"n": 0, "items": []}}
    deadly = QUESTS["drowned_legacy"]
    assert quests.promise(hero, deadly) < quests.WORTHY < quests.promise(hero, QUESTS["brawn_before_brains"])
    assert quests.promise(hero, deadly, better=5) > quests.WORTHY


def test_it_beats_random() -> None:
    """Measured: all of 60 games. Twenty games leave room for luck."""
    result = sim.simulate(GAME, players=2, bots=["greedy", "random"], games=20, seed=1, options=RANDOM_MAP)
    assert result.errors == 0
    assert result.tally.bots["greedy"].share >= 0.9
