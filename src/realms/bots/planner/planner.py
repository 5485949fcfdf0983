"""The planner: the best turn it can find, and its next click."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from realms.bots.base import Look, Sight
from realms.games.mage_knight.state import MageKnight
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng, seeded
from realms.kernel.view import View, project

from .candidates import aims
from .playouts import Click, Line, play_out

BETTER: Final = 0.05
"""A turn must be worth so much more to be taken instead of what is planned."""
NEAR: Final = 3.0
"""What lags so far behind in one world is not tried in others."""
KEPT: Final = 200


@final
class Effort:
    """How hard to think: worlds, turns played out for one plan, and the longest time a choice may take."""

    def __init__(self, worlds: int, playouts: int, milliseconds: float) -> None:
        self.worlds: Final = worlds
        self.playouts: Final = playouts
        self.milliseconds: Final = milliseconds


_NEXT: Final[dict[str, str]] = {}
"""What was planned for positions to come, by what the seat sees there: plans outlive the bot that made them. It is
never needed: without it the turn is planned anew."""


def sight_of(seat: Seat, seed: int, effort: Effort, view: View) -> str:
    """A position as the seat sees it, and who thinks about it."""
    return f"{seat} {seed} {effort.playouts} {view.seq} {view.state}"


@final
class Planner:
    """One seat of one match."""

    def __init__(self, seat: Seat, seed: int, effort: Effort) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.effort: Final = effort

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        view = look()
        known = _NEXT.get(sight_of(self.seat, self.seed, self.effort, view))
        if known is not None:
            found = decision.find(known)
            if found is not None:
                return found
        assert isinstance(look, Sight)
        search = TurnSearch(self.seat, decision, look, seeded(self.seed * 4096 + view.seq), self.effort)
        clicks = search.run()
        self.remember(clicks)
        option = decision.find(clicks[0].key)
        assert option is not None
        return option

    def remember(self, clicks: list[Click]) -> None:
        """Keep what the plan says for what will be seen next."""
        if len(_NEXT) > KEPT:
            _NEXT.clear()
        for click in clicks[1:]:
            view = project(click.world, self.seat)
            _NEXT[sight_of(self.seat, self.seed, self.effort, view)] = click.key


@final
class TurnSearch:
    """The search for one plan."""

    def __init__(self, seat: Seat, decision: Decision, look: Sight, guess: Rng, effort: Effort) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        self.effort: Final = effort
        self.until: Final = perf_counter() + effort.milliseconds / 1000.0
        self.left = effort.playouts
        self.worlds: Final[list[MageKnight]] = []
        for _ in range(effort.worlds):
            world = look.redeal(guess)
            assert isinstance(world, MageKnight)
            self.worlds.append(world)

    def run(self) -> list[Click]:
        """The clicks of the best turn until something new is seen."""
        best = self.first()
        at = 0
        while at < len(best.clicks) and not self.spent():
            best = self.better(best, at)
            at += 1
        return best.clicks

    def spent(self) -> bool:
        return self.left <= 0 or perf_counter() > self.until

    def first(self) -> Line:
        """The best of the aims."""
        best: Line | None = None
        tried: list[list[str]] = []
        for aim in aims(self.worlds[0], self.seat, self.decision):
            self.left -= 1
            line = play_out(self.worlds[0].clone(), self.seat, aim, [], keep=True)
            keys = [click.key for click in line.clicks]
            if keys in tried:
                continue
            tried.append(keys)
            if best is None:
                self.average(line, [])
                best = line
            elif line.value > best.value - (NEAR if line.lucky else 0.0):
                self.average(line, [])
                if line.value > best.value + BETTER:
                    best = line
            if self.spent():
                break
        assert best is not None
        return best

    def average(self, line: Line, keys: list[str]) -> None:
        """What the turn is worth in all worlds, where it matters what they hide. `keys`: how it begins, until its
        aim takes over."""
        if not line.lucky or len(self.worlds) == 1:
            return
        total = line.value
        for world in self.worlds[1:]:
            self.left -= 1
            copy = world.clone()
            for key in keys:
                copy.apply(self.seat, key)
            total += play_out(copy, self.seat, line.aim, [], keep=False).value
        line.value = total / len(self.worlds)

    def better(self, best: Line, at: int) -> Line:
        """Every other option of one click of the plan."""
        before = best.clicks[:at]
        click = best.clicks[at]
        if len(click.decision.options) == 1:
            return best
        for option in click.decision.options:
            if option.key == click.key:
                continue
            if self.spent():
                break
            self.left -= 1
            line = self.instead(best, before, click, option)
            if line.value > best.value - (NEAR if line.lucky else 0.0):
                self.average(line, [*[c.key for c in before], option.key])
                if line.value > best.value + BETTER:
                    best = line
        return best

    def instead(self, best: Line, before: list[Click], click: Click, option: Option) -> Line:
        """The turn with another option at one click."""
        world = click.world.clone()
        clicks = [*before, Click(click.world, click.decision, option.key)]
        draws = world.rng.draws
        world.apply(self.seat, option.key)
        lucky = world.learned >> self.seat & 1 == 1 or world.rng.draws != draws
        line = play_out(world, self.seat, best.aim, clicks, keep=not lucky)
        return Line(line.aim, line.clicks, line.value, lucky=True) if lucky else line
