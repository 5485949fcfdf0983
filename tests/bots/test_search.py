"""Search: blind to what is hidden, repeatable, within its budget, and at home in every game."""

from __future__ import annotations

import pytest

import realms
from long import LONG
from realms import api, bots, sim
from realms.bots import search
from realms.bots.base import Look, Sight
from realms.bots.search import Judgement, Mind, judge, mind_of, think
from realms.bots.search.levels import LEVELS
from realms.bots.search.mind import owed
from realms.bots.search.tree import reseal
from realms.games.tiny_epic_kingdoms.state import TinyEpicKingdoms
from realms.kernel.codec import digest
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng
from realms.kernel.stock import SealedAsk
from realms.kernel.view import project, redeal

GAME = "tiny_epic_kingdoms"
GAMES = [
    ("tiny_epic_kingdoms", 2, {"find_tokens": True}),
    ("elven_rage", 2, {}),
    ("runewars", 2, {}),
    ("mage_knight", 1, {}),
]


def at(game: str, players: int, options: dict[str, object], choices: int, seed: int = 3) -> Match:
    """A match after some choices of greedy bots, where there is something to choose."""
    match = realms.new_match(game, players=players, seed=seed, options=options)
    seated = [bots.make("greedy", game, seat, seat) for seat in range(players)]
    while match.seq < choices or len(owed(match).options) == 1:
        decision = owed(match)
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)
    return match


def thought(match: Match, iterations: int = 12, seed: int = 1, **more: float) -> Judgement:
    decision = owed(match)
    look = Sight(match, decision.seat)
    return judge(match.GAME, decision, look, iterations=iterations, seed=seed, **more)  # type: ignore[arg-type]


def fewest(options: int) -> int:
    """What is left is tried once in every round, and half of it is given up, however few iterations there are."""
    return 0 if options < 2 else options + fewest(-(-options // 2))


def told(found: Judgement) -> object:
    return [(o.key, o.value, o.visits, o.prior, o.line) for o in found.options], found.best, found.chances


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_sight_tells_what_the_seat_sees_and_nothing_else(
    game: str, players: int, options: dict[str, object]
) -> None:
    match = at(game, players, options, 40)
    assert match.header is not None and match.moves
    for seat in range(players):
        look = Sight(match, seat)
        world = look.redeal(Rng(5, 0))
        assert (world.header, world.moves, world.log, world.learned) == (None, None, None, 0)
        assert world.rng.seed != match.rng.seed
        assert look().plain() == project(match, seat).plain() == project(world, seat).plain()
        # Whatever lies where nobody looks, the worlds that the seat may believe in are the same.
        other = Sight(redeal(match, seat, Rng(77, 0)), seat)
        assert digest(other.redeal(Rng(6, 0))) == digest(look.redeal(Rng(6, 0)))


def test_a_sight_follows_the_match() -> None:
    match = at(GAME, 2, {}, 30)
    look = Sight(match, 0)
    look.redeal(Rng(1, 0))
    decision = owed(match)
    match.apply(decision.seat, decision.options[0].key)
    assert look.redeal(Rng(1, 0)).seq == match.seq


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_judgement_is_repeatable_and_blind(game: str, players: int, options: dict[str, object]) -> None:
    match = at(game, players, options, 60)
    found = thought(match)
    seat = owed(match).seat
    assert found.seat == seat and found.iterations <= max(12, fewest(len(owed(match).options)))
    assert sum(o.visits for o in found.options) == found.iterations
    assert [o.key for o in found.options] == [o.key for o in owed(match).options]
    assert all(o.line[0] == (seat, o.key) for o in found.options)
    assert all(0.0 <= o.value <= 1.0 for o in found.options)
    assert sum(o.prior for o in found.options) == pytest.approx(1.0)
    assert found.ranked()[0] is found.options[found.best]
    if players > 1:
        assert sum(found.chances) == pytest.approx(1.0)
    assert told(thought(match)) == told(found)
    assert told(thought(redeal(match, seat, Rng(9, 0)))) == told(found)


def test_the_clock_cuts_a_thought_short() -> None:
    found = thought(at(GAME, 2, {}, 30), iterations=1_000_000, milliseconds=20)
    assert found.ended in ("clock", "clear") and 1 <= found.iterations < 1_000_000


def test_a_view_alone_cannot_be_searched() -> None:
    match = at(GAME, 2, {}, 30)
    decision = owed(match)
    with pytest.raises(TypeError, match="needs a Sight"):
        judge(GAME, decision, lambda: project(match, decision.seat), iterations=4, seed=1)


class Prefers(Mind):
    """Is sure that the seat wins if the first shield lies on this action."""

    def __init__(self, action: str, seat: int) -> None:
        super().__init__(GAME)
        self.action, self.seat = action, seat

    def quiet(self, world: Match) -> bool:
        return True

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, TinyEpicKingdoms)
        winner = self.seat if world.shields[:1] == [self.action] else 1 - self.seat
        return [float(seat == winner) for seat in range(2)]


def test_the_best_option_is_found_whatever_greedy_says(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(GAME, 2, {}, 30)
    assert isinstance(match, TinyEpicKingdoms)
    while (decision := owed(match)).prompt != "select-action" or match.shields:
        match.apply(decision.seat, decision.options[-1].key)
    for option in decision.options:
        monkeypatch.setitem(search._MINDS, GAME, Prefers(option.refs[0], decision.seat))
        found = thought(match, iterations=40)
        assert decision.options[found.best] is option
        assert found.ended == "clear"


class Stubborn(Prefers):
    """Goes by what greedy does, however much better the rest seems."""

    def trust(self, decision: Decision, iterations: int) -> float:
        return 3.0


def test_a_mind_says_how_far_what_good_players_do_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(GAME, 2, {}, 30)
    assert isinstance(match, TinyEpicKingdoms)
    while (decision := owed(match)).prompt != "select-action" or match.shields:
        match.apply(decision.seat, decision.options[-1].key)
    usual = bots.make("greedy", GAME, decision.seat, 0).choose(decision, Sight(match, decision.seat))
    for option in decision.options:
        monkeypatch.setitem(search._MINDS, GAME, Stubborn(option.refs[0], decision.seat))
        # So few tries tell nothing for certain, so none is given up as clearly behind.
        assert decision.options[thought(match, iterations=2 * len(decision.options)).best] is usual


class Farsighted(Mind):
    """Notes how many quiet points its playouts went past."""

    def __init__(self, points: int) -> None:
        super().__init__(GAME)
        self.points, self.past, self.most = points, 0, 0

    def horizon(self, decision: Decision) -> int:
        return self.points

    def quiet(self, world: Match) -> bool:
        self.past += 1
        return True

    def evaluate(self, world: Match) -> list[float]:
        self.most, self.past = max(self.most, self.past), 0
        return super().evaluate(world)


def test_a_mind_says_how_far_a_decision_is_thought_through(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(GAME, 2, {}, 30)
    for points in (1, 3):
        mind = Farsighted(points)
        monkeypatch.setitem(search._MINDS, GAME, mind)
        thought(match)
        assert mind.most == points


class Thorough(Prefers):
    """Compares options in so many worlds before it gives one up."""

    def __init__(self, action: str, seat: int, worlds: int) -> None:
        super().__init__(action, seat)
        self.worlds = worlds

    def enough(self, decision: Decision) -> int:
        return self.worlds


def test_a_mind_says_how_long_options_are_compared() -> None:
    match = at(GAME, 2, {}, 30)
    assert isinstance(match, TinyEpicKingdoms)
    while (decision := owed(match)).prompt != "select-action" or match.shields:
        match.apply(decision.seat, decision.options[-1].key)
    for worlds in (2, 9):
        mind = Thorough(decision.options[0].refs[0], decision.seat, worlds)
        found = think(mind, decision, Sight(match, decision.seat), 400, None, 1)
        assert found.ended == "clear"
        assert {o.visits for o in found.options} == {worlds}


class Careless(Mind):
    def mistakes(self, level: str, usual: int) -> int:
        return 100 if level == "hard" else usual


def test_a_mind_says_how_often_a_level_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(search._MINDS, GAME, Careless(GAME))
    match = at(GAME, 2, {}, 30)
    decision = owed(match)
    look = Sight(match, decision.seat)
    chosen = {bots.make("hard", GAME, decision.seat, seed).choose(decision, look).key for seed in range(60)}
    assert chosen == {option.key for option in decision.options}


def test_a_level_can_have_a_mind_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(GAME)
    mind.levels["hard"] = Careless(GAME)
    assert mind.at("medium") is mind.at("expert") is mind
    monkeypatch.setitem(search._MINDS, GAME, mind)
    match = at(GAME, 2, {}, 30)
    decision = owed(match)
    look = Sight(match, decision.seat)
    chosen = {bots.make("hard", GAME, decision.seat, seed).choose(decision, look).key for seed in range(60)}
    assert chosen == {option.key for option in decision.options}, "it errs as its own mind says"


class Intent(Mind):
    """Wants seven times the iterations, and notes how many came."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.given = 0

    def care(self, decision: Decision, iterations: int) -> int:
        return 7 * iterations

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        self.given = iterations
        return decision.options[0]


def test_a_mind_says_which_decisions_are_thought_over_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Intent()
    monkeypatch.setitem(search._MINDS, GAME, mind)
    match = at(GAME, 2, {}, 30)
    decision = owed(match)
    bots.make("hard", GAME, decision.seat, 1).choose(decision, Sight(match, decision.seat))
    assert mind.given == 7 * LEVELS["hard"].iterations


def test_what_others_have_sealed_is_guessed_from_what_they_would_answer() -> None:
    match = realms.new_match("runewars", players=2, seed=4, record=False, events=False)
    seated = [bots.make("greedy", "runewars", seat, seat) for seat in range(2)]
    while not (isinstance(match.stack[-1], SealedAsk) and match.stack[-1].sealed):
        decision = owed(match)
        match.apply(decision.seat, seated[decision.seat].choose(decision, Sight(match, decision.seat)).key)
    seat = owed(match).seat
    top = match.stack[-1]
    assert isinstance(top, SealedAsk)
    world = Sight(match, seat).redeal(Rng(3, 0))
    reseal(mind_of("runewars"), world, seat)
    guessed = world.stack[-1]
    assert isinstance(guessed, SealedAsk)
    assert set(guessed.sealed) == set(top.sealed)
    assert project(world, seat).plain() == project(match, seat).plain()


def test_levels_are_known_for_every_game_and_thought_up_in_order() -> None:
    for game in api.game_ids():
        assert bots.names(game)[-len(LEVELS) :] == ["easy", "medium", "hard", "expert", "search"]
        assert bots.usual(game) not in ("hard", "expert", "search")
    assert [bots.needs_worlds(name, GAME) for name in ("random", "greedy", "easy", "medium")] == [
        False,
        False,
        False,
        True,
    ]
    assert bots.patience("greedy", GAME) == 0.0
    assert bots.patience("medium", GAME) <= 0.1 < bots.patience("hard", GAME) <= 1.0
    assert 1.0 < bots.patience("expert", GAME) <= 5.0


@pytest.mark.skipif(not LONG, reason="starts processes")
def test_several_processes_find_the_same_every_time() -> None:
    match = at(GAME, 2, {}, 30)
    first, again = [told(thought(match, iterations=40, processes=2)) for _ in range(2)]
    assert first == again


@pytest.mark.skipif(not LONG, reason="plays whole games")
def test_a_simulation_of_levels_does_not_depend_on_the_number_of_workers() -> None:
    one, two = [sim.simulate(GAME, players=2, bots=["search", "easy"], games=2, workers=n).digest for n in (1, 2)]
    assert one == two
