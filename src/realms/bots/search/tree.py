"""The tree of one decision, grown over redealt worlds: one iteration plays one world down to a judged position.

At the root every option is tried in the same worlds, so that luck favours none; options that fall behind are
given up round by round. Further down each seat follows its own interest: the options that did well for it, and
those that a good player would try (PUCT; an option counts as available only in worlds where it was offered).
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final, final

from realms.bots.base import Sight
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng, seeded
from realms.kernel.stock import SealedAsk

from .judgement import Judged, Judgement
from .mind import Mind, owed

CURIOSITY: Final = 0.4
"""How much options that were seldom tried are preferred, in chances to win."""
PESSIMISM: Final = 0.05
"""How much worse than the rest an option that was never tried is thought to be."""
CLEAR: Final = 2.5
"""An option is given up when it is behind by so many standard errors."""


@final
class Edge:
    """An option of a node. `total`: the sum of what it brought the node's seat."""

    def __init__(self, key: str, prior: float) -> None:
        self.key: Final = key
        self.prior: Final = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Node:
    """A point where a seat chooses, after the same choices of all; its options over all worlds seen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[str, Edge]] = {}
        self.visits = 0
        self.total = 0.0

    def widen(self, decision: Decision, priors: list[float]) -> None:
        for option, prior in zip(decision.options, priors, strict=True):
            if option.key not in self.edges:
                self.edges[option.key] = Edge(option.key, prior)

    def knows(self, options: list[Option]) -> bool:
        for option in options:
            if option.key not in self.edges:
                return False
        return True

    def select(self, options: list[Option]) -> Edge:
        """The most promising of the options offered in this world."""
        plain = self.total / self.visits - PESSIMISM if self.visits else 0.5
        best: Edge | None = None
        most = 0.0
        for option in options:
            edge = self.edges[option.key]
            edge.available += 1
            mean = edge.total / edge.visits if edge.visits else plain
            score = mean + CURIOSITY * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if best is None or score > most:
                best, most = edge, score
        assert best is not None
        return best


@final
class Candidate:
    """An option of the root: what it brought in each world, to all seats. `favour`: for what good players do."""

    def __init__(self, place: int, edge: Edge, seats: int, favour: float) -> None:
        self.place: Final = place
        self.edge: Final = edge
        self.favour: Final = favour
        self.worth: Final[list[float]] = []
        self.sums: Final = [0.0] * seats

    @property
    def score(self) -> float:
        """The mean, and the favour."""
        seen = len(self.worth)
        mean = self.edge.total / seen if seen else 0.0
        return mean + self.favour


@final
class Search:
    """One decision thought over."""

    def __init__(self, mind: Mind, decision: Decision, look: Sight, seed: int) -> None:
        self._mind: Final = mind
        self._decision: Final = decision
        self._seat: Final = decision.seat
        self._look: Final = look
        self._seed: Final = seeded(seed).seed
        self._rounds: Final = mind.horizon(decision)
        self._enough: Final = max(2, mind.enough(decision))
        self._worlds: Final[list[Match]] = []
        self._began: Final = perf_counter()
        self._deadline = 0.0
        self._slowest = 0.0
        self._done = 0
        self._candidates: Final[list[Candidate]] = []

    def run(self, iterations: int, milliseconds: float | None) -> Judgement:
        options = self._decision.options
        if len(options) == 1:
            return self._forced()
        self._deadline = self._began + milliseconds / 1000 if milliseconds is not None else 0.0
        world = self._world(0)
        priors = self._mind.prior(world, self._decision)
        trust = self._mind.trust(self._decision, iterations)
        for place, option in enumerate(options):
            edge = Edge(option.key, priors[place])
            self._candidates.append(Candidate(place, edge, world.seats, trust * edge.prior))
        ended = self._halve(iterations)
        return self._judgement(ended)

    def _halve(self, iterations: int) -> str:
        """Try all that anybody might take, give up the worse half, try the rest more often, and so on."""
        likely = [candidate for candidate in self._candidates if candidate.edge.prior > 0.0]
        left = sorted(likely, key=_prior, reverse=True)[: max(2, iterations)]
        rounds = ceil(log2(len(left)))
        for number in range(rounds):
            share = (iterations - self._done) // (rounds - number)
            for _ in range(max(1, share // len(left))):
                for candidate in left:
                    if self._late():
                        return "clock"
                    self._try(candidate)
                left = _still_good(left, self._enough)
                if len(left) == 1:
                    return "clear"
            left = sorted(left, key=_score, reverse=True)[: ceil(len(left) / 2)]
        return "iterations"

    def _late(self) -> bool:
        """Would one more iteration be too long?"""
        return self._deadline > 0.0 and self._done > 0 and perf_counter() + self._slowest > self._deadline

    def _try(self, candidate: Candidate) -> None:
        began = perf_counter()
        edge = candidate.edge
        world = self._world(edge.visits).clone()
        world.apply(self._seat, edge.key)
        values = self._descend(world, edge)
        edge.visits += 1
        edge.total += values[self._seat]
        candidate.worth.append(values[self._seat])
        for seat, value in enumerate(values):
            candidate.sums[seat] += value
        self._done += 1
        self._slowest = max(self._slowest, perf_counter() - began)

    def _descend(self, world: Match, edge: Edge) -> list[float]:
        """Follow the tree through this world, grow it by a node, judge where it leads, and tell all on the way."""
        path: list[tuple[Node, Edge]] = []
        while True:
            decision = self._to_choice(world)
            if decision is None:
                values = self._mind.final(world)
                break
            node = edge.child
            if node is None:
                if edge.visits == 0:
                    values = self._mind.settle(world, self._rounds)
                    break
                node = edge.child = Node(decision.seat)
            if node.seat != decision.seat:
                # In this world the same choices lead to somebody else: another branch, which is not grown.
                values = self._mind.settle(world, self._rounds)
                break
            if not node.knows(decision.options):
                node.widen(decision, self._mind.prior(world, decision))
            edge = node.select(decision.options)
            path.append((node, edge))
            world.apply(node.seat, edge.key)
        for node, edge in path:
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        return values

    def _to_choice(self, world: Match) -> Decision | None:
        """Play on to a real choice. What others seal is not searched: nobody may answer what they cannot see."""
        while world.stack:
            decision = owed(world)
            sealed = decision.seat != self._seat and isinstance(world.stack[-1], SealedAsk)
            if len(decision.options) > 1 and not sealed:
                return decision
            world.apply(decision.seat, self._mind.choice(world, decision).key)
        return None

    def _world(self, number: int) -> Match:
        """A world to copy; each is dealt once."""
        while len(self._worlds) <= number:
            world = self._look.redeal(Rng(self._seed, len(self._worlds) << 12))
            reseal(self._mind, world, self._seat)
            self._worlds.append(world)
        return self._worlds[number]

    def _forced(self) -> Judgement:
        key = self._decision.options[0].key
        return Judgement(self._seat, [Judged(key, 0.0, 0, 1.0, [(self._seat, key)])], 0, [], 0, "forced")

    def _judgement(self, ended: str) -> Judgement:
        judged: list[Judged] = []
        for candidate in self._candidates:
            edge = candidate.edge
            value = edge.total / edge.visits if edge.visits else 0.0
            judged.append(Judged(edge.key, value, edge.visits, edge.prior, self._line(edge)))
        best = max(self._candidates, key=_merit)
        if ended == "clock" and best.edge.visits < 2:
            best = max(self._candidates, key=_prior)  # one look at some of them tells less than a good player
        seen = max(1, len(best.worth))
        chances = [total / seen for total in best.sums]
        return Judgement(self._seat, judged, best.place, chances, self._done, ended)

    def _line(self, edge: Edge) -> list[tuple[Seat, str]]:
        line = [(self._seat, edge.key)]
        node = edge.child
        while node is not None and node.visits:
            edge = max(node.edges.values(), key=_visits)
            line.append((node.seat, edge.key))
            node = edge.child
        return line


def reseal(mind: Mind, world: Match, seat: Seat) -> None:
    """What others have sealed is drawn by the rules from all they may answer; good answers are likelier."""
    top = world.stack[-1] if world.stack else None
    if isinstance(top, SealedAsk):
        for other in [s for s in top.seats if s in top.sealed and s != seat]:
            del top.sealed[other]
            world.refresh()
            for menu in world.due:
                if menu.seat == other:
                    top.sealed[other] = mind.choice(world, menu).key
                    break
        world.refresh()


def _still_good(left: list[Candidate], enough: int) -> list[Candidate]:
    """Without those that are clearly behind the best, compared world by world in so many at least."""
    best = max(left, key=_score)
    seen = len(best.worth)
    if seen < enough:
        return left
    kept: list[Candidate] = []
    for candidate in left:
        if candidate is best or not _behind(candidate.worth, best.worth, seen):
            kept.append(candidate)
    return kept


def _behind(worse: list[float], better: list[float], seen: int) -> bool:
    lost = [b - w for b, w in zip(better, worse, strict=True)]
    mean = sum(lost) / seen
    spread = sum([(x - mean) ** 2 for x in lost]) / (seen - 1)
    return mean > CLEAR * sqrt(spread / seen) and mean > 0.0


def _prior(candidate: Candidate) -> float:
    return candidate.edge.prior


def _score(candidate: Candidate) -> float:
    return candidate.score


def _merit(candidate: Candidate) -> tuple[int, float]:
    return (candidate.edge.visits, candidate.score)


def _visits(edge: Edge) -> int:
    return edge.visits
