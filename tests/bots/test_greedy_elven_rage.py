"""The greedy bot of Elven Rage: legal, repeatable, blind to what is hidden, and stronger than random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from realms import bots, sim
from realms.bots.greedy import elven_rage as greedy
from realms.bots.greedy.er import conquests, things
from realms.bots.greedy.er.aims import HOARD, Ahead, saves
from realms.bots.greedy.er.position import FROM_HOME, Position
from realms.bots.greedy.er.skirmish import Man, Skirmish
from realms.bots.greedy.er.strength import MIGHT, odds
from realms.bots.greedy.er.thought import Scene
from realms.games.elven_rage import derived
from realms.games.elven_rage.data.warriors import BY_PEOPLE, EBRUNG, TREASURES, WARRIORS
from realms.games.elven_rage.rules.battle import Battle
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import (
    ATTACKER,
    CA,
    DEFENDER,
    DRAGON_LORD,
    FS,
    NEUTRAL,
    NONE,
    NOTHING,
    P1,
    S1,
    S2,
    SH,
    SUPERIORITY,
)
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng, seeded
from realms.kernel.stock import AskSeat, SealedAsk, Window
from realms.kernel.view import View, project, redeal

GAME = SPEC.id
NORTH, EAST, SOUTH, WEST = range(4)


def asked(players: int, scenario: str, seed: int, wild: int) -> Iterator[tuple[Match, Decision, Option]]:
    """A game of greedy bots in which one choice of `wild` is random: every decision and the bot's answer."""
    match = SPEC.new_match(players, seed, {"scenario": scenario})
    seated = [bots.make("greedy", GAME, seat, sim.bot_seed(seed, seat)) for seat in range(players)]
    dice = seeded(seed)
    while match.due:
        decision = next(d for d in match.due if not d.optional)
        seat = decision.seat
        answer = seated[seat].choose(decision, partial(project, match, seat))
        yield match, decision, answer
        match.apply(seat, answer.key if dice.below(wild) else dice.pick(decision.options).key)


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_offered_and_the_game_ends(players: int, scenario: str) -> None:
    for seed in range(2):
        made = 0
        for _, decision, answer in asked(players, scenario, seed, wild=3 + seed * 5):
            assert answer in decision.options
            made += 1
        assert made < SPEC.bound


def test_every_question_of_the_game_is_known() -> None:
    questions = {"er-trim"}
    for kind in vars(derived).values():
        if isinstance(kind, type) and issubclass(kind, (AskSeat, SealedAsk, Window)):
            questions.add(kind.PROMPT)
    assert len(questions) > 15
    assert questions == set(greedy.ANSWERS)


def test_an_unknown_question_gets_the_first_answer() -> None:
    decision = Decision(0, "never-heard-of")
    decision.options = [Option("one"), Option("two")]

    def look() -> View:
        raise AssertionError("not needed")

    assert greedy.make(0, 1).choose(decision, look).verb == "one"


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = [sim.simulate(GAME, players=2, bots=["greedy"], games=1, seed=s) for s in (5, 5, 6)]
    assert first.errors == 0
    assert first.digest == again.digest != other.digest


@pytest.mark.parametrize(("players", "scenario"), [(2, SUPERIORITY), (4, SUPERIORITY), (3, DRAGON_LORD)])
def test_it_sees_only_its_view(players: int, scenario: str) -> None:
    """The view as JSON is enough, for a bot made anew too; nothing changes where what is hidden is dealt anew."""
    guess = Rng(99, 0)
    turn = 0
    for match, decision, answer in asked(players, scenario, 3, wild=6):
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


# The battle in thought.


def man(card: str, side: int, place: int, icons: tuple[int, int, int], lives: int, initiative: int) -> Man:
    made = Man(card, side, place)
    made.icons, made.lives, made.initiative = icons, lives, initiative
    return made


def test_shields_stop_simple_strikes_and_piercing_ones_go_through() -> None:
    for icon, lives in ((S2, 2), (P1, 1)):
        striker = man("sn_raider", ATTACKER, NORTH, (NOTHING, icon, NOTHING), 1, 9)
        shield = man("bl_initiate", DEFENDER, SOUTH, (NOTHING, SH, NOTHING), 2, 1)
        field = Skirmish([striker, shield])
        field.act(striker)
        assert shield.lives == lives


def test_a_fire_shield_burns_whoever_must_strike_at_it() -> None:
    striker = man("sn_raider", ATTACKER, NORTH, (NOTHING, S1, NOTHING), 1, 9)
    field = Skirmish([striker, man("bl_initiate", DEFENDER, SOUTH, (NOTHING, FS, NOTHING), 2, 1)])
    field.fight_out()
    assert (field.left(ATTACKER), field.left(DEFENDER)) == (0, 1)


def test_a_strike_that_kills_is_preferred_and_a_counter_attack_feared() -> None:
    striker = man("sn_raider", ATTACKER, NORTH, (S1, NOTHING, S1), 1, 9)
    weak = man("bl_initiate", DEFENDER, EAST, (NOTHING, NOTHING, NOTHING), 1, 1)
    strong = man("bl_initiate", DEFENDER, WEST, (NOTHING, NOTHING, NOTHING), 3, 1)
    field = Skirmish([striker, weak, strong])
    assert field.at[(NORTH + 1 + field.choice(striker)) % 4] is weak
    weak.icons = (NOTHING, NOTHING, CA)
    weak.lives = 2
    assert field.at[(NORTH + 1 + field.choice(striker)) % 4] is strong


def test_battles_in_thought_end_as_in_the_rules() -> None:
    """Where nobody uses anything and nobody has a choice, the thought and the rules agree on the survivors."""
    compared = 0
    for seed in (1, 2, 3):
        for match, decision, _ in asked(2, SUPERIORITY, seed, wild=40):
            if decision.prompt != "er-moment" or dict(decision.args)["trigger"] not in ("start", "named", "end"):
                continue
            trigger = str(dict(decision.args)["trigger"])
            thought = Scene(Position(project(match, decision.seat)), trigger).thought()
            thought.proceed()
            won = passed_through(match.clone(), decision.seat)
            if won is not None:
                compared += 1
                assert thought.won() == won, (seed, match.seq)
    assert compared > 100


def passed_through(match: Match, seat: int) -> bool | None:
    """Does the attacker win, or else the defender, as the seat wishes, everyone passing? None: a choice came."""
    assert isinstance(match, ElvenRage)
    assert match.fight is not None
    attacker = match.fight.attacker
    battle = match.nearest(Battle)
    while match.fight is not None:
        due = next(d for d in match.due if not d.optional)
        if due.prompt not in ("er-moment", "er-answer"):
            return None
        match.apply(due.seat, "pass")
    assert battle is not None
    return battle.won == (seat == attacker)


# Rules of thumb.


def test_might_follows_the_figures() -> None:
    assert MIGHT[EBRUNG] == max([MIGHT[w.name] for w in BY_PEOPLE[NEUTRAL]])
    assert all(MIGHT[treasure] == 0.0 < MIGHT[name] for treasure in TREASURES for name in WARRIORS)
    assert odds(3.0, 3.0, attacks=True) > 0.5 > odds(3.0, 3.0, attacks=False)


def test_two_players_think_twice_before_they_attack_a_castle() -> None:
    def dares(players: int, scenario: str) -> list[str]:
        pos = Position(project(SPEC.new_match(players, 4, {"scenario": scenario}), 0))
        return [pos.map.cells[cell] for cell in range(len(pos.owner)) if conquests.daring(pos, cell)]

    assert dares(2, SUPERIORITY) == ["A1", "F1"]
    assert dares(2, DRAGON_LORD) == dares(3, SUPERIORITY) == []


def test_a_goal_comes_nearer_with_the_lands_it_asks_for() -> None:
    match = SPEC.new_match(2, 4, {})
    pos = Position(project(match, 0))
    near = {goal: Ahead(pos, goal) for goal in ("goal_lands", "goal_towers", "goal_portal", "goal_castles")}
    tower, plain = pos.map.index["C1"], pos.map.index["B1"]
    for ahead in near.values():
        assert ahead.left(plain) <= ahead.left() > 0.0
    towers = near["goal_towers"]
    assert towers.nearest(towers.towers(), 2, tower) < towers.nearest(towers.towers(), 2, plain)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_equal_lands_every_corner_takes_the_same(players: int) -> None:
    """Not the first of the list: that would send all of them to the same side of the map."""
    match = SPEC.new_match(players, 1, {"scenario": DRAGON_LORD})
    assert isinstance(match, ElvenRage)
    board = match.map
    taken: dict[int, list[int]] = {}
    while len(taken) < players:
        decision = next(d for d in match.due if not d.optional)
        answer = bots.make("greedy", GAME, decision.seat, 1).choose(
            decision, partial(project, match, decision.seat)
        )
        if decision.prompt == "er-turn" and decision.seat not in taken and answer.verb == "conquer":
            cell = board.index[answer.refs[0]]
            homes = [*board.homes[decision.seat :], *board.homes[: decision.seat]]
            taken[decision.seat] = [board.distance([home])[cell] for home in homes]
        match.apply(decision.seat, answer.key)
    assert [taken[seat] for seat in range(players)] == [taken[0]] * players
    for seat in range(players):
        assert FROM_HOME[players][seat][board.homes[seat]] == 0
        assert sorted(FROM_HOME[players][seat]) == list(range(len(board.cells)))


def test_the_last_castle_of_the_only_rival_is_victory() -> None:
    match = SPEC.new_match(2, 4, {})
    pos = Position(project(match, 0))
    ahead = Ahead(pos, pos.goal)
    rival = pos.map.homes[1]
    assert conquests.gain(pos, ahead, ahead.left(), rival, {1: 0.0}) == conquests.VICTORY
    assert conquests.gain(pos, ahead, ahead.left(), pos.map.index["B1"], {1: 0.0}) < conquests.VICTORY


@pytest.mark.parametrize(
    ("players", "lands", "held", "saved"),
    [
        (2, 1, 5, False),
        (2, 7, 3, True),
        (2, 7, 5, True),
        (2, 8, 6, False),
        (4, 1, 3, True),
        (4, 9, 8, True),
    ],
)
def test_things_are_saved_when_the_lands_for_the_goal_are_near(
    players: int, lands: int, held: int, saved: bool
) -> None:
    """With two players the Gatherer of Wonders needs nine lands and five things; with four eight things alone."""
    view = project(SPEC.new_match(players, 4, {}), 0)
    me = view.state["elves"][0]
    me["goal"]["items"] = [HOARD]
    me["artifacts"]["n"], me["treasures"] = held, []
    view.state["owner"] = [0 if cell < lands else 1 for cell in range(len(view.state["owner"]))]
    assert saves(Position(view)) is saved
    me["goal"]["items"] = ["goal_lands"]
    assert not saves(Position(view))


@pytest.mark.parametrize(
    ("players", "free", "cards", "verb"),
    [(2, 0, 5, "conquer"), (2, 1, 5, "skip"), (2, 0, 4, "skip"), (3, 0, 5, "skip")],
)
def test_when_only_a_castle_is_left_it_is_attacked(players: int, free: int, cards: int, verb: str) -> None:
    """Not for what it promises: a Gatherer of Wonders who owns all other lands finds nothing more to gather."""
    match = SPEC.new_match(players, 4, {"peoples": ["high", "snow", "forest"][:players]})
    view = project(match, 0)
    homes = Position(view).map.homes
    owner = view.state["owner"]
    owner[:] = [homes.index(cell) if cell in homes else 0 for cell in range(len(owner))]
    owner[homes[1] + 1 : homes[1] + 1 + free] = [NONE] * free
    me = view.state["elves"][0]
    me["hand"]["items"], me["goal"]["items"] = ["hi_silver_spear"] * cards, [HOARD]
    pos = Position(view)
    decision = Decision(0, "er-turn")
    decision.options = [Option("conquer", (pos.map.cells[homes[1]],)), Option("skip")]
    assert things.turn(pos, decision).verb == verb
    assert things.appraise(pos, decision).chance[0] < 0.1


def test_presents_are_taken_and_robbery_refused() -> None:
    match = SPEC.new_match(2, 4, {})
    decision = Decision(0, "er-consider")
    decision.options = [Option("accept"), Option("refuse"), Option("counter")]
    nothing = {"n": 0, "items": []}
    for given, asked_for, verb in ((1, 0, "accept"), (0, 1, "refuse"), (1, 1, "refuse")):
        pos = Position(project(match, 0))
        trade = {"is": "Trade", "giver": 1, "taker": 0, "treasures": [], "wanted": 0}
        pos.stack.append({**trade, "given": {**nothing, "n": given}, "asked": {**nothing, "n": asked_for}})
        assert things.consider(pos, decision).verb == verb


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_it_beats_random(scenario: str) -> None:
    """Measured: all of 200 games in each scenario. Twenty games leave room for luck."""
    options = {"scenario": scenario}
    result = sim.simulate(GAME, players=2, bots=["greedy", "random"], games=20, seed=1, options=options)
    assert result.errors == 0
    assert result.tally.bots["greedy"].share >= 0.9
