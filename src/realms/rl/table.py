"""One match as environments play it: who chooses what by number, what a seat observes, what it is worth.

Optional decisions are left alone. A decision with one option only is made here, unless `forced` asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from realms import api
from realms.bots import find
from realms.bots.base import Bot, Sight
from realms.kernel import codec, view as kernel_view
from realms.kernel.match import Match
from realms.kernel.model import BadOptions, Decision, Outcome, RealmsError, Seat

from .actions import Actions, actions
from .layout import Layout, Vector, layout

Mask = npt.NDArray[np.int8]

REWARDS: Final = ("share", "win", "plus_minus", "zero_sum", "score")
"""What the end of a match is worth; until then everything is worth 0."""

NOBODY: Final = -1


class IllegalAction(RealmsError):
    """The number of an option that was not offered. The match is unchanged."""


class Rules:
    """How matches of an environment are set up. Raises UnknownGame or BadOptions, before anything is played."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "share",
        forced: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        header = api.setup(game, players, 0, options)
        self.spec: Final = api.spec(game)
        self.game: Final = self.spec.id
        self.players: Final = header.players
        self.options: Final = dict(options or {})
        if reward not in REWARDS:
            raise BadOptions(f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        if reward == "score" and not self.spec.points:
            raise BadOptions(f"{self.game} counts no points, so the reward cannot be its score.")
        self.reward: Final = reward
        self.forced: Final = forced
        self.actions: Final[Actions] = actions(self.game)
        self.layout: Final[Layout] = layout(self.game)
        header.start()  # what the game itself refuses is refused now, not at the first reset

    def __reduce__(self) -> tuple[Any, ...]:
        """Set up anew elsewhere: compiled games cannot be taken apart."""
        return _rules, (self.game, self.players, self.reward, self.forced, self.options)

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """The reward of a seat at the end."""
        if self.reward == "score":
            return float(outcome.scores[seat])
        if self.reward == "win":
            return float(seat in outcome.winners)
        share = outcome.share(seat)
        if self.reward == "share":
            return share
        if self.reward == "plus_minus" or self.players == 1:
            return 2.0 * share - 1.0
        # With no winner nobody has lost to anybody.
        return (self.players * share - 1.0) / (self.players - 1.0) if outcome.winners else 0.0


def _rules(game: str, players: int, reward: str, forced: bool, options: dict[str, object]) -> Rules:
    return Rules(game, players, reward=reward, forced=forced, options=options)


def seated(rules: Rules, seat: int, opponents: str | Sequence[str]) -> dict[Seat, str]:
    """The bots around a seat, from one name for all of them or one for each in the order of their seats. Raises
    BadOptions or UnknownBot."""
    if not isinstance(seat, int) or not 0 <= seat < rules.players:
        raise BadOptions(f"There is no seat {seat!r}; the seats are 0 to {rules.players - 1}.")
    others = [other for other in range(rules.players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadOptions(f"Name one bot for all opponents or one for each of the {len(others)}, not {len(names)}.")
    for name in names:
        find(name, rules.game)
    return dict(zip(others, names, strict=True))


class Table:
    """A match being played. `seat`: who chooses now, NOBODY when it is over; `menu`: the offered keys by number.

    `bots`: seats that bots play, with their names; they are never asked here.
    """

    def __init__(self, rules: Rules, bots: Mapping[Seat, str] | None = None) -> None:
        self.rules: Final = rules
        self.bots: Final = dict(bots or {})
        self._minds: dict[Seat, Bot] = {}
        self.match: Match
        self.seat: Seat = NOBODY
        self.menu: dict[int, str] = {}

    def start(self, seed: int) -> None:
        """A new match. The same seed, the same match."""
        rules = self.rules
        self.match = api.new_match(
            rules.game, players=rules.players, seed=seed, options=rules.options, record=False, events=False
        )
        self._minds = {seat: find(name, rules.game)(seat, seed + 1 + seat) for seat, name in self.bots.items()}
        self._ask()

    def act(self, number: int) -> None:
        """The seat that is asked chooses. Raises IllegalAction, with nothing changed."""
        key = self.menu.get(number)
        if key is None:
            raise self.refuse(number)
        self.match.apply(self.seat, key)
        self._ask()

    def outcome(self) -> Outcome | None:
        return api.outcome(self.match)

    def rewards(self) -> list[float]:
        """By seat, once it is over."""
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * self.rules.players
        return [self.rules.worth(outcome, seat) for seat in range(self.rules.players)]

    def observe(self, seat: Seat) -> Vector:
        """What the seat's view tells, in numbers."""
        return self.rules.layout.encode(kernel_view.project(self.match, seat))

    def mask(self, seat: Seat) -> Mask:
        """A 1 for every option the seat may choose now; all zero for a seat that is not asked."""
        mask = bytearray(self.rules.actions.size)
        if seat == self.seat:
            for number in self.menu:
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def copy(self) -> Table:
        """The same position, to be played on independently. Not of a table with bots: they remember."""
        assert not self.bots
        twin = Table(self.rules)
        twin.match = self.match.clone()
        twin.seat = self.seat
        twin.menu = self.menu
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        assert not self.bots
        return _table, (self.rules, codec.dump(self.match), self.seat, self.menu)

    def _ask(self) -> None:
        """Go on to the next decision that leaves a choice."""
        match, forced, minds = self.match, self.rules.forced, self._minds
        while match.due:
            decision = owed(match)
            options = decision.options
            mind = minds.get(decision.seat)
            if mind is not None:
                match.apply(decision.seat, mind.choose(decision, Sight(match, decision.seat)).key)
                continue
            if forced or len(options) > 1:
                self.seat = decision.seat
                self.menu = self.rules.actions.menu([option.key for option in options])
                return
            match.apply(decision.seat, options[0].key)
        self.seat = NOBODY
        self.menu = {}

    def refuse(self, number: Any) -> IllegalAction:
        """Why this number cannot be chosen now."""
        if self.seat == NOBODY:
            return IllegalAction("The match is over; no action is owed any more.")
        if isinstance(number, int | np.integer) and 0 <= number < self.rules.actions.size:
            what = f"Action {number} ({self.rules.actions.name(int(number))})"
        else:
            what = f"Action {number!r}"
        offered = ", ".join([f"{n} ({key})" for n, key in self.menu.items()])
        return IllegalAction(f"{what} is not offered to seat {self.seat} now; it may choose {offered}.")


def owed(match: Match) -> Decision:
    """The first decision the game waits for."""
    for decision in match.due:
        if not decision.optional:
            return decision
    raise AssertionError("a match that waits for nobody")


def _table(rules: Rules, match: dict[str, object], seat: Seat, menu: dict[int, str]) -> Table:
    """A position that was sent elsewhere."""
    table = Table(rules)
    table.match, table.seat, table.menu = codec.load(match), seat, menu
    return table
