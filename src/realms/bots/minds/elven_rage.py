"""What search knows of Elven Rage: who is ahead, when a position can be judged, and how options are weighed."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from realms.bots.base import Look, Sight
from realms.bots.search.judgement import Judgement
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import SURE, Mind, owed
from realms.games.elven_rage.rules.turn import OwnTurn
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NONE, PEACE_MOMENTS
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng
from realms.kernel.view import View

from .er.figures import figures
from .er.habits import Habits, habits
from .er.network import HABITUAL, Network, networks
from .er.reflexes import at_once
from .er.suspicion import KEY, SEATS
from .er.tactics import Tactics, tactics
from .er.weighing import NEVER, Weighing
from .logit import Weights, chances, load

LONGEST: Final = 400
TURN: Final = "er-turn"
TURNS: Final = 3
"""How many turns a playout of an own turn goes on: fewer, and cards that were wasted are not missed yet when it is
judged; more, and luck hides what the choice was worth."""
SOON: Final = 2
"""With more than two players, how many for all else outside battle, and for own turns that are thought over
briefly: until the next begins."""
BRIEF: Final = 300
"""With fewer iterations luck hides what so many turns would show."""
BATTLE: Final = ("er-answer", "er-icon", "er-exchange", "er-who-first", "er-step-in")
"""Choices of a battle: the cards lie open, so a short playout with little luck in it tells what they are worth."""
WEIGHED: Final = (TURN, "er-choose-squad", "er-reply", "er-keep-goal", "er-moment", *BATTLE)
"""What is thought over with more than two players, and in a tree; but for moments outside battle. The rest is left
to the greedy bot: the figures by which positions are judged there know little of what single cards can do, and so
of what to send, keep or use beforehand."""
TRADE: Final = ("er-compose", "er-consider", "er-confirm")
"""What is left to the greedy bot with two players: the network knows the cards, so all else is thought over."""
EFFORT: Final = {"medium": 12, "hard": 60, "expert": 400}
"""Iterations by level, for an own turn."""
SHARE: Final = 25
"""Of a hundred iterations, how many all other choices get: there are many more, and each matters less."""
MISTAKES: Final = {"easy": 35, "medium": 14, "hard": 6}
"""Of a hundred choices, how many are anybody's: with none, a short search would play about as well as a longer."""
TURN_DOUBT: Final = 12.0
USUAL_DOUBT: Final = 40.0
"""How much better than the greedy bot's choice another must be, for each unit of its squared standard error. The
greedy bot errs more in its own turn than elsewhere."""
TRUST: Final = 0.02
TRUST_ONCE: Final = 1.0
BATTLE_TRUST: Final = 0.01
BATTLE_TRUST_ONCE: Final = 0.3
"""How much better than the greedy bot's choice another must be in a tree, in any case and with a single iteration:
luck misleads a short search more than a long one, and less in a battle."""
GOOD_ENOUGH: Final = 0.97
"""How likely a good player does there what the greedy bot does."""


@final
class Course:
    """How a choice is thought over: how many turns a playout goes on, how much is doubted what it shows, and how
    many of a hundred iterations are for it."""

    def __init__(self, turns: int, doubt: float, part: int = 100) -> None:
        self.turns: Final = turns
        self.doubt: Final = doubt
        self.part: Final = part

    def of(self, iterations: int) -> int:
        return max(1, iterations * self.part // 100)


DUEL: Final = Course(TURNS, 12.0)
DUEL_REST: Final = Course(TURNS, 12.0, SHARE)
DUEL_BATTLE: Final = Course(1, 24.0, SHARE)
"""With two players. Judged by the network, twenty worlds tell as much of an own turn as a hundred did without it,
and later turns add little."""
KEEP: Final = Course(TURNS, 12.0, 50)
CAREFUL_BATTLE: Final = Course(1, 24.0, 30)
CAREFUL: Final = {TURN: DUEL, "er-send": DUEL, "er-trim": KEEP}
"""With habits, which are right so often that only many worlds show where they are not: what to send and to keep is
thought over for longer. Battles cost little, as they are judged when the turn is over."""


@final
class ElvenRageMind(Mind):
    """Positions are judged where a player begins the own turn: all cards are drawn and no battle is under way."""

    def __init__(
        self,
        weights: Weights,
        judges: dict[str, Network],
        habits: dict[str, Habits] | None = None,
        tactics: dict[str, Tactics] | None = None,
    ) -> None:
        super().__init__("elven_rage", LONGEST, TURNS)
        self.weights: Final = weights
        self.judges: Final = judges
        """For two players, by scenario."""
        self.habits: Final = habits or {}
        """The same. With them playouts go by habits, without by the greedy bot."""
        self.tactics: Final = tactics or {}
        """The same, for battles."""
        self.stranger: Seat = NONE
        """Whose habits are not known: in every second world that seat plays as the greedy bot."""
        self.goals: Final = weights.get(KEY, [])

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], OwnTurn)

    def choice(self, world: Match, decision: Decision) -> Option:
        """By habit and tactics, else as the greedy bot."""
        assert isinstance(world, ElvenRage)
        usual = self.untaught(world, decision)
        if world.scenario not in self.tactics or not self._at_home(world, decision):
            return usual
        return self.tactics[world.scenario].choice(world, decision, usual)

    def untaught(self, world: ElvenRage, decision: Decision) -> Option:
        """Without tactics. Where the greedy bot would not even look, it is not shown anything."""
        reflex = at_once(decision)
        if reflex is not None:
            return reflex
        if self.habits and self._at_home(world, decision):
            habit = self.habits[world.scenario].choice(world, decision)
            if habit is not None:
                return habit
        return super().choice(world, decision)

    def _at_home(self, world: ElvenRage, decision: Decision) -> bool:
        """Is it something that was learned, and not a stranger who is asked?"""
        strange = decision.seat == self.stranger and world.rng.seed % 2 == 1
        return world.seats == SEATS and len(decision.options) > 1 and not strange

    def prior(self, world: Match, decision: Decision) -> list[float]:
        """The greedy bot's choice is likeliest, most of all where it is good enough; nobody trades."""
        options = decision.options
        choice = self.choice(world, decision)
        others = len([o for o in options if o is not choice and o.verb not in NEVER])
        if others == 0:
            return [1.0 if option is choice else 0.0 for option in options]
        sure = GOOD_ENOUGH if settled(decision) or at_once(decision) is not None else SURE
        rest = (1.0 - sure) / others
        return [sure if o is choice else 0.0 if o.verb in NEVER else rest for o in options]

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def mistakes(self, level: str, usual: int) -> int:
        return MISTAKES.get(level, usual)

    def horizon(self, decision: Decision) -> int:
        """A choice of a battle is judged when the turn is over: what comes later does not depend on it but for the
        cards and lands that are left."""
        if decision.prompt == TURN:
            return self.rounds
        return 1 if in_battle(decision) else SOON

    def trust(self, decision: Decision, iterations: int) -> float:
        if in_battle(decision):
            return BATTLE_TRUST + BATTLE_TRUST_ONCE / sqrt(iterations)
        return TRUST + TRUST_ONCE / sqrt(iterations)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        """Levels do without the tree: every option is weighed by itself."""
        if not isinstance(look, Sight):
            return at_once(decision) or self.plain(decision.seat, seed, decision, look)
        view = look()
        course = self.course(decision, iterations, view)
        if course is None:
            return self._usual(decision, look, seed, view.seq)
        return self._weigh(decision, look, course, seed, view.seq, iterations, milliseconds)[1]

    def weighed(
        self, decision: Decision, look: Sight, *, seed: int, iterations: int, milliseconds: float
    ) -> Judgement | None:
        """With habits, which there are for two players: by the same weighing, no longer than expert would."""
        iterations = min(iterations, EFFORT[EXPERT])
        view = look()
        course = self.course(decision, iterations, view)
        if course is None or not self.habits or view.state["seats"] != SEATS:
            return None
        weighing, chosen = self._weigh(decision, look, course, seed, view.seq, iterations, milliseconds)
        return weighing.judgement(chosen, self.prior(look.redeal(Rng(seed, view.seq * 16 + 12)), decision))

    def _usual(self, decision: Decision, look: Sight, seed: int, seq: int) -> Option:
        """What is taken without thinking: by habit where there are habits, else as the greedy bot."""
        if not self.habits:
            return at_once(decision) or self.plain(decision.seat, seed, decision, look)
        # Habits go by what the seat sees, so any world will do.
        return self.choice(look.redeal(Rng(seed, seq * 16 + 4)), decision)

    def _weigh(
        self,
        decision: Decision,
        look: Sight,
        course: Course,
        seed: int,
        seq: int,
        iterations: int,
        milliseconds: float,
    ) -> tuple[Weighing, Option]:
        """All options weighed, and the one to take. Meanwhile the rival is a stranger."""
        usual = self._usual(decision, look, seed, seq)
        dice = Rng(seed, seq * 16 + 8)
        weighing = Weighing(self, decision, look, dice.below(1 << 31), course.turns, self.goals)
        self.stranger = 1 - decision.seat if self.habits else NONE
        try:
            return weighing, weighing.run(usual, course.of(iterations), milliseconds, course.doubt)
        finally:
            self.stranger = NONE

    def course(self, decision: Decision, iterations: int, view: View) -> Course | None:
        """How a choice is thought over with so many iterations; None: not at all."""
        if view.state["seats"] == SEATS:
            if decision.prompt in TRADE:
                return None
            if self.habits:
                return CAREFUL.get(decision.prompt, CAREFUL_BATTLE if in_battle(decision) else DUEL_REST)
            return DUEL if decision.prompt == TURN else DUEL_BATTLE if in_battle(decision) else DUEL_REST
        if settled(decision):
            return None
        if decision.prompt == TURN:
            return Course(self.rounds if iterations >= BRIEF else SOON, TURN_DOUBT)
        return Course(self.horizon(decision), USUAL_DOUBT, SHARE)

    def settle(self, world: Match, rounds: int = 0) -> list[float]:
        """Play on for some turns: what is used in a turn and what is conquered in it are judged at one time. With
        two players the mean of what is seen after each of them: early it misleads, late it is full of luck."""
        assert isinstance(world, ElvenRage)
        turns = rounds or self.rounds
        found = self.outlook(world, turns, 1 if world.seats == SEATS else turns)
        return [sum([one[seat] for one in found]) / len(found) for seat in range(world.seats)]

    def outlook(self, world: Match, turns: int, first: int) -> list[list[float]]:
        """Play on for so many turns: each seat's chance to win after each of them, from the first that counts on.
        The end of the match stands for all turns that do not come."""
        assert isinstance(world, ElvenRage)
        found: list[list[float]] = []
        for turn in range(1, turns + 1):
            if not self._play_turn(world):
                break
            if turn >= first:
                found.append(self.evaluate(world))
        missing = turns - first + 1 - len(found)
        if missing:
            last = self.evaluate(world) if world.stack else self.final(world)
            found += [last] * missing
        return found

    def _play_turn(self, world: ElvenRage) -> bool:
        """Play on until another turn begins. False: the match is over, or it takes too long."""
        begun = (world.round, world.active)
        for _ in range(self.longest):
            if not world.stack:
                return False
            if self.quiet(world) and (world.round, world.active) != begun:
                return True
            decision = owed(world)
            world.apply(decision.seat, self.choice(world, decision).key)
        return False

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, to learn from; an empty one for a seat that is out."""
        assert isinstance(world, ElvenRage)
        return figures(world)

    def kind(self, world: Match) -> str:
        assert isinstance(world, ElvenRage)
        return f"{world.scenario}-{world.seats}"

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, ElvenRage)
        if world.seats == SEATS:
            chance = self.judges[world.scenario].chance(world)
            return [chance, 1.0 - chance] if world.active == 0 else [1.0 - chance, chance]
        return chances(figures(world), self.weights[self.kind(world)])


def in_battle(decision: Decision) -> bool:
    if decision.prompt == "er-moment":
        return str(dict(decision.args)["trigger"]) not in PEACE_MOMENTS
    return decision.prompt in BATTLE


def settled(decision: Decision) -> bool:
    """Is it left to the greedy bot? So is what may be used outside battle, but in the own turn."""
    if decision.prompt == "er-moment":
        return not in_battle(decision)
    return decision.prompt not in WEIGHED


def mind() -> ElvenRageMind:
    weights = load("elven_rage")
    made = ElvenRageMind(weights, networks())
    made.levels[EXPERT] = ElvenRageMind(weights, networks(HABITUAL), habits(), tactics())
    return made
