"""The turn planner of Mage Knight: legal, repeatable, with a memory it can do without, blind to the hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bots.knights import at_a_turn, begun
from realms.bench import COMPILED
from realms.bots.base import Sight
from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.fights import BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN, SHOT, Battle
from realms.bots.greedy.mk.means import means_of
from realms.bots.greedy.mk.plans import ASSAULT, STAY, Plan, Thinker
from realms.bots.greedy.mk.position import Position
from realms.bots.greedy.mk.rivals import met
from realms.bots.minds.mage_knight import mind
from realms.bots.planner import planner, playouts
from realms.bots.planner.candidates import FEW, aims, promising
from realms.bots.planner.effort import LAST_TURNS, QUEST_WORLDS, Effort
from realms.bots.planner.paths import FIGHT, ways_to
from realms.bots.planner.planner import Planner, TurnSearch
from realms.bots.planner.playouts import ALIKE, Line, best_turn, diverse, is_new, owed, play_out, turn_of
from realms.bots.planner.sights import sight_of
from realms.bots.planner.worth import worth
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE, RANGED_PHASE, RED, WHITE
from realms.kernel.model import Decision
from realms.kernel.rng import Rng
from realms.kernel.view import project, redeal

LITTLE = Effort(2, 8, 60_000.0)


@pytest.fixture(autouse=True)
def _without_memory() -> Iterator[None]:
    planner._NEXT.clear()
    planner._TAILS.clear()
    yield
    planner._NEXT.clear()
    planner._TAILS.clear()


@pytest.mark.parametrize(
    ("players", "scenario"),
    [(1, "solo_conquest"), (2, "blitz_conquest"), (2, "full_cooperation"), (3, "conquer_and_hold")],
)
def test_every_answer_is_offered(players: int, scenario: str) -> None:
    match = begun(scenario, players, 3, 10)
    for _ in range(25):
        decision = owed(match)
        answer = Planner(decision.seat, 7, Effort(1, 3, 60_000.0)).choose(decision, Sight(match, decision.seat))
        assert answer in decision.options
        match.apply(decision.seat, answer.key)


def test_the_same_seed_the_same_turn() -> None:
    match, decision = at_a_turn()
    first = Planner(0, 7, LITTLE).choose(decision, Sight(match, 0))
    planner._NEXT.clear()
    assert Planner(0, 7, LITTLE).choose(decision, Sight(match, 0)) is first


def test_what_is_hidden_changes_nothing() -> None:
    match, decision = at_a_turn()
    answer = Planner(0, 7, LITTLE).choose(decision, Sight(match, 0))
    for guess in range(3):
        planner._NEXT.clear()
        world = redeal(match, 0, Rng(guess))
        assert Planner(0, 7, LITTLE).choose(owed_by(world), Sight(world, 0)) is answer


def owed_by(world: object) -> Decision:
    assert isinstance(world, MageKnight)
    return owed(world)


@pytest.mark.parametrize("seed", [7, 8, 90_000])
def test_a_new_bot_goes_on_with_the_plan(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """A server makes a new bot for each question, with another seed: while nothing new is seen, the plan made at
    the first click is followed."""
    match, decision = at_a_turn()
    match.apply(0, Planner(0, 7, LITTLE).choose(decision, Sight(match, 0)).key)

    def never(*_: object) -> None:
        raise AssertionError("planned anew")

    monkeypatch.setattr(planner, "TurnSearch", never)
    followed, draws = 0, match.rng.draws
    while not match.learned & 1 and match.rng.draws == draws:
        asked = owed(match)
        followed += len(asked.options) > 1
        match.apply(0, Planner(0, seed + followed, LITTLE).choose(asked, Sight(match, 0)).key)
    assert followed > 1


def test_whoever_asks_gets_the_same_plan() -> None:
    """So it does not matter which process has thought about the position before, and for whom."""
    match, decision = at_a_turn()
    first = Planner(0, 7, LITTLE).choose(decision, Sight(match, 0))
    known = dict(planner._NEXT)
    planner._NEXT.clear()
    assert Planner(0, 8, LITTLE).choose(decision, Sight(match, 0)) is first
    assert known == planner._NEXT


def test_old_plans_are_forgotten_first() -> None:
    match, decision = at_a_turn()
    planner._NEXT.clear()
    planner._NEXT.update({f"old {number}": "end" for number in range(planner.KEPT)})
    Planner(0, 7, LITTLE).choose(decision, Sight(match, 0))
    assert len(planner._NEXT) == planner.KEPT
    assert "old 0" not in planner._NEXT and f"old {planner.KEPT - 1}" in planner._NEXT
    planner._NEXT.clear()


@pytest.mark.parametrize(
    ("effort", "most"),
    [(Effort(2, 10_000, 300.0), 0.4), (Effort(2, 10_000, 400.0, 4, 50), 0.5)],
    ids=["the turn", "the next turn"],
)
def test_the_clock_cuts_it_short(monkeypatch: pytest.MonkeyPatch, effort: Effort, most: float) -> None:
    match, decision = at_a_turn()
    ticks = [0.0]

    def clock() -> float:
        ticks[0] += 0.02
        return ticks[0]

    monkeypatch.setattr(planner, "perf_counter", clock)
    Planner(0, 7, effort).choose(decision, Sight(match, 0))
    assert ticks[0] < most


def test_aims_are_followed() -> None:
    """At the start of a turn there is more than one thing to do, and each is done."""
    match, decision = at_a_turn(clicks=0)
    found = aims(match, 0, decision)
    verbs = {aim.verb for aim in found}
    assert {"explore", "rest", "finish"} <= verbs
    tiles = len(match.tiles.items)
    for aim in found:
        world = match.clone()
        line = play_out(world, 0, aim, [], NONE)
        assert line.clicks[0].decision is decision
        if aim.verb == "explore":
            assert len(world.tiles.items) < tiles
        if aim.verb == "rest":
            assert "rest" in [click.key for click in line.clicks]


@pytest.mark.skipif(COMPILED, reason="constants of compiled code stay as they are")
def test_an_endless_turn_is_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that is not over after all these clicks would never be: it must not be taken for a good one."""
    match, _ = at_a_turn()
    usual = play_out(match.clone(), 0, Aim(), [], NONE).value
    monkeypatch.setattr(playouts, "LONGEST", 1)
    assert play_out(match.clone(), 0, Aim(), [], NONE).value < usual - 500.0


def test_the_next_turn_is_looked_at() -> None:
    """The plan is what the best next turn can follow, and the same every time."""
    match, decision = at_a_turn()
    after = match.clone()
    plain = play_out(after, 0, Aim(), [], NONE)
    later, value = best_turn(after.clone(), 0)
    assert later.seq > after.seq
    assert value >= play_out(after.clone(), 0, Aim(), [], NONE).value
    assert plain.clicks
    deep = Effort(2, 8, 60_000.0, 3, 2)
    first = Planner(0, 7, deep).choose(decision, Sight(match, 0))
    planner._NEXT.clear()
    assert Planner(0, 7, deep).choose(decision, Sight(match, 0)) is first


def test_a_fight_is_planned_by_itself() -> None:
    """The plan of a turn ends where its fight begins; the fight is thought through when it is there."""
    for seed in range(5, 30):
        match, decision = at_a_turn(seed=seed)
        search = TurnSearch(0, decision, Sight(match, 0), Rng(seed, 0), Effort(1, 12, 60_000.0))
        whole = max(search.aimed(), key=lambda line: line.value)
        prompts = [click.decision.prompt for click in whole.clicks[: whole.sure]]
        if "fight" in prompts:
            assert search.to_fight(whole) == prompts.index("fight") > 0
            return
    raise AssertionError("nobody fights")


def test_what_was_planned_for_a_fight_is_not_forgotten() -> None:
    """The fight is planned anew, with what the plan of the turn had found for it among the ways to fight."""
    for seed in range(5, 30):
        match, _ = at_a_turn(seed=seed)
        bot = Planner(0, 7, Effort(1, 12, 60_000.0))
        sight = Sight(match, 0)
        while owed(match).prompt == "move" and not planner._TAILS:
            match.apply(0, bot.choose(owed(match), sight).key)
        while planner._TAILS and owed(match).prompt != "fight":
            match.apply(0, bot.choose(owed(match), sight).key)
        tail = planner._TAILS.get(sight_of(bot.effort, sight()))
        if tail is not None:
            search = TurnSearch(0, owed(match), sight, Rng(seed, 0), bot.effort)
            line = search.recalled(tail)
            assert [click.key for click in line.clicks[: line.sure]] == tail[1][: line.sure]
            search.tail = tail
            assert search.run().value >= line.value
            return
    raise AssertionError("nobody fights")


def test_a_turn_that_is_over_is_not_followed_by_another() -> None:
    """Where the last click ends the turn, what is there then is weighed, not what the next turn makes of it."""
    match, _ = at_a_turn()
    turn = turn_of(match, 0)
    play_out(match, 0, Aim(), [], NONE)
    seq = match.seq
    line = play_out(match, 0, Aim(), [], NONE, turn)
    assert match.seq == seq and not line.clicks
    assert line.value == worth(match, 0)


def test_turns_further_on_are_looked_at_in_quests() -> None:
    for scenario, turns in (("solo_conquest", 2), ("first_reconnaissance", 1)):
        match, decision = at_a_turn(scenario)
        effort = Effort(1, 4, 60_000.0, 2, 1, 0, 2)
        search = TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), effort)
        line = search.aimed()[0]
        world = search.deep[0].clone()
        play_out(world, 0, line.aim, [], NONE)
        value = 0.0
        for _ in range(turns):
            world, value = best_turn(world, 0, few=turns > 1)
        assert search.deep_value(line, search.deep[0]) == value
        assert not search.cut


def test_the_last_round_of_a_quest_is_looked_at_to_its_end() -> None:
    """Whoever looks ahead at all looks at every turn that is left; others do not."""
    match, decision = at_a_turn("solo_conquest")
    effort = Effort(1, 6, 60_000.0, 2, 2, 0, 3)
    searches: list[TurnSearch] = []
    for number in (match.rounds - 1, match.rounds):
        match.round = number
        searches.append(TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), effort))
    assert [(search.further, len(search.deep)) for search in searches] == [
        (3, QUEST_WORLDS),
        (LAST_TURNS, QUEST_WORLDS),
    ]
    brief = TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), Effort(1, 6, 60_000.0, 2, 2))
    assert (brief.further, len(brief.deep)) == (1, 2)


def test_turns_are_compared_in_more_worlds_in_quests() -> None:
    """No more turns than elsewhere; and in no more worlds where the city ends the game or there are rivals."""
    effort = Effort(1, 6, 60_000.0, 2, 2, 0, 3)
    for scenario, worlds in (("solo_conquest", QUEST_WORLDS), ("first_reconnaissance", 2)):
        match, decision = at_a_turn(scenario)
        search = TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), effort)
        assert (search.effort.lines, len(search.deep)) == (2, worlds)


@pytest.mark.skipif(COMPILED, reason="methods of compiled classes stay as they are")
def test_turns_that_are_compared_lead_to_different_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """When they are bettered, turns become the same; then one of them is looked at as it was, or left out."""
    compared: list[list[Line]] = []

    def first_of(_: TurnSearch, lines: list[Line]) -> Line:
        compared.append(lines)
        return lines[0]

    monkeypatch.setattr(TurnSearch, "deepest", first_of)
    for seed in range(5, 8):
        match, decision = at_a_turn("solo_conquest", seed=seed)
        TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), Effort(1, 60, 60_000.0, 4, 2)).run()
    for lines in compared:
        assert len(lines) > 1
        assert all(is_new(line, lines[:n]) for n, line in enumerate(lines))


def test_with_little_time_fewer_turns_are_compared() -> None:
    """On a slow machine two of them in some worlds tell more than all of them in none."""
    match, decision = at_a_turn("solo_conquest")
    search = TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), Effort(1, 4, 60_000.0, 4, 2, 0, 2))
    assert search.time_for(5)
    search.longest = 5.0
    assert search.time_for(2)
    assert not search.time_for(5)


def test_without_time_turns_to_come_are_left_out() -> None:
    match, decision = at_a_turn("solo_conquest")
    search = TurnSearch(0, decision, Sight(match, 0), Rng(1, 0), Effort(1, 4, 60_000.0, 2, 1, 0, 2))
    search.step = 1e9
    search.deep_value(search.aimed()[0], search.deep[0])
    assert search.cut


def test_turns_that_are_alike_leave_room_for_others() -> None:
    same = [Line(Aim("assault", 3, 3, fear), [], 0, 9.0, lucky=False) for fear in (1.0, 0.5, 0.2)]
    other = Line(Aim("rest"), [], 0, 1.0, lucky=False)
    free = [Line(Aim(fear=fear), [], 0, 5.0, lucky=False) for fear in (1.0, 0.5, 0.2)]
    assert diverse([*same, *free, other]) == [*same[:ALIKE], *free, other]


def test_few_aims_are_some_of_all() -> None:
    match, decision = at_a_turn("solo_conquest")
    told = [
        [(a.verb, a.hex, a.target, a.fear, a.zeal) for a in aims(match, 0, decision, few=few)]
        for few in (False, True)
    ]
    assert set(told[1]) < set(told[0])


def test_cities_are_not_crowded_out() -> None:
    """However many keeps and towers promise more, the assault on a city is tried."""
    keeps = [Plan(9.0 - n, ASSAULT, n, [], n) for n in range(4)]
    city = Plan(-30.0, ASSAULT, 7, [], 7)
    assert promising([city, *keeps], FEW, {7: (RED, NONE)}) == [*keeps[: FEW[ASSAULT]], city]


def test_tactics_are_tried() -> None:
    """Each in the same worlds: the same choice whatever is hidden; without the time for it the greedy bot's."""
    match = begun("solo_conquest")
    decision = owed(match)
    assert decision.prompt == "pick-tactic"
    effort = Effort(1, 4, 60_000.0, 1, 0, 1)
    first = Planner(0, 7, effort).choose(decision, Sight(match, 0))
    assert first in decision.options
    other = redeal(match, 0, Rng(99, 0))
    assert Planner(0, 8, effort).choose(owed(other), Sight(other, 0)).key == first.key
    hurried = Planner(0, 7, Effort(1, 4, 0.0, 1, 0, 1)).choose(decision, Sight(match, 0))
    assert hurried is Greedy(0, 7).choose(decision, Sight(match, 0))


def test_zeal_fells_defenders() -> None:
    """Whoever wants a city to fall takes wounds for it that are not worth the fame."""
    match = begun("solo_conquest")
    foes = [met("golems", walls=True, city=WHITE), met("swordsmen", walls=True, city=WHITE)]
    slain: list[int] = []
    for aim in (Aim(), Aim(fear=0.15, zeal=25.0)):
        pos = Position(Sight(match, 0)(), aim)
        state = Battle(pos, means_of(pos), RANGED_PHASE).solve(foes)
        slain.append(len([mode for mode in state.modes if mode in (SHOT, BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN)]))
    assert slain[0] < slain[1]


def test_how_far_it_is() -> None:
    match, decision = at_a_turn()
    pos = Position(project(match, 0))
    thinker = Thinker(pos, means_of(pos))
    edges = list(thinker.edges)
    far = ways_to(thinker.ways, edges)
    assert all(far[hex] == 0 for hex in edges)
    here = match.heroes[0].hex
    for hex, points in far.items():
        price = thinker.ways.price(hex)
        if points and price != NONE:
            assert points == min(
                [far.get(beside, 999) + step(thinker, beside) for beside in thinker.ways.near[hex]]
            )
    ends = [aim.hex for aim in aims(match, 0, decision) if aim.verb == STAY]
    assert min([far[hex] for hex in ends]) <= far[here]


def step(thinker: Thinker, hex: int) -> int:
    """What the next step costs, a fight included."""
    ways = thinker.ways
    fought = hex in ways.wild or (hex not in thinker.edges and ways.hostile(hex))
    price = ways.price(hex)
    return (999 if price == NONE else price) + (FIGHT if fought else 0)


def test_the_mind_of_the_game() -> None:
    match, decision = at_a_turn("blitz_conquest", 2)
    found = mind()
    assert found.quiet(match)
    even = found.evaluate(match)
    assert sum(even) == pytest.approx(1.0)
    match.heroes[1].fame += 10
    assert found.evaluate(match)[1] > even[1]
    sight = Sight(match, decision.seat)
    assert found.planned(decision, sight, seed=7, iterations=2, milliseconds=60_000.0) in decision.options
