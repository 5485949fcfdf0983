"""The planner: the best turn it can find, and its next click."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import Final, TypeAlias, final

from realms.bots.base import Look, Sight
from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.plans import ASSAULT
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE
from realms.kernel.frame import Frame
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng, seeded
from realms.kernel.view import project

from .candidates import aims
from .effort import Effort
from .playouts import FIGHT, Click, Line, best_turn, diverse, fight_of, is_new, owed, play_out, turn_of, turn_over
from .sights import own_turn, sight_of
from .tactics import PICK, best_tactic
from .worth import is_quest

BEHIND: Final = 12.0
BEHIND_IN_QUESTS: Final = 200.0
"""A turn that is worth so much less than the best one is not followed further. In quests more hangs on what comes
after it: whoever fells a defender at any price is far ahead at first, and who waits for a better hand behind."""
HALVING: Final = (3, 6, 12)
HALVING_IN_QUESTS: Final = (4,)
"""The worlds after which the worse half of the turns is given up."""
ENOUGH: Final = 4
"""Worlds in which turns are to be compared at least; if there is no time for that, fewer turns are."""
FIRST_HALF: Final = 0.5
"""Of the time, what is for the turn itself where the next one is looked at, too."""
BETTER: Final = 0.05
"""A turn must be worth so much more to be taken instead of what is planned."""
NEAR: Final = 3.0
"""What lags so far behind in one world is not tried in others."""
KEPT: Final = 1000
"""Positions for which plans are kept, the newest ones."""
USUAL: Final = 12.0
"""Clicks of a whole turn."""
STORM: Final = 60
"""Clicks of an assault that are thought through."""
DEEDS: Final = ("card", "unit")
WELL_KNOWN: Final = ("way:move", "way:influence", "way:attack", "way:block")
"""Cards played sideways: nobody needs to be told."""

Tail: TypeAlias = tuple[Aim, list[str]]
"""How a turn was to go on: by which aim, and the keys."""
_TAILS: Final[dict[str, Tail]] = {}
"""The fights of planned turns, by what the seat sees when they begin: a fight is planned anew, but what was found
before is not forgotten."""
_NEXT: Final[dict[str, str]] = {}
"""What was planned for positions to come, by what the seat sees there: plans outlive the bot that made them, and a
server may make a bot for every question, each with a seed of its own. It is never needed: without it the turn is
planned anew."""


@final
class Planner:
    """One seat of one match. What it plans depends on what it sees, not on its seed: whoever asks in the middle of
    a turn meets the plan that was made at its beginning."""

    def __init__(self, seat: Seat, seed: int, effort: Effort) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.effort: Final = effort

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        view = look()
        sight = sight_of(self.effort, view)
        known = _NEXT.get(sight)
        if known is not None:
            found = decision.find(known)
            if found is not None:
                return found
        assert isinstance(look, Sight)
        if decision.prompt == PICK and self.effort.tactics:
            tactic = best_tactic(self.seat, decision, look, seeded(int(sight[:7], 16)), self.effort)
            if tactic is not None:
                return tactic
        if not own_turn(view):
            return Greedy(self.seat, self.seed).choose(decision, look)
        search = TurnSearch(self.seat, decision, look, seeded(int(sight[:7], 16)), self.effort)
        search.tail = _TAILS.get(sight)
        line = search.run()
        self.remember(search.worlds[0], line, search.to_fight(line))
        option = decision.find(line.clicks[0].key)
        assert option is not None
        return option

    def remember(self, world: MageKnight, line: Line, until: int) -> None:
        """Keep what the plan says for what will be seen next: so many clicks, and the fight after them. The world
        is used up."""
        clicks = line.clicks
        for before, click in pairwise(clicks[:until]):
            world.apply(self.seat, before.key)
            if len(click.decision.options) > 1:
                _NEXT[sight_of(self.effort, project(world, self.seat))] = click.key
        if until < line.sure:
            world.apply(self.seat, clicks[until - 1].key)
            _TAILS[sight_of(self.effort, project(world, self.seat))] = (line.aim, [c.key for c in clicks[until:]])
        while len(_NEXT) > KEPT:
            del _NEXT[next(iter(_NEXT))]
        while len(_TAILS) > KEPT:
            del _TAILS[next(iter(_TAILS))]


@final
class TurnSearch:
    """The search for one plan."""

    def __init__(self, seat: Seat, decision: Decision, look: Sight, guess: Rng, effort: Effort) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        now = perf_counter()
        first = look.redeal(guess)
        assert isinstance(first, MageKnight)
        quest = is_quest(first)
        if quest and effort.further > 1:
            effort = effort.in_quests(last=first.round == first.rounds)
        self.effort: Final = effort
        self.end: Final = now + effort.milliseconds / 1000.0
        self.until = now + FIRST_HALF * effort.milliseconds / 1000.0 if effort.deep else self.end
        self.left = float(effort.playouts)
        self.tail: Tail | None = None
        self.longest = 0.0
        self.step = 0.0
        """Seconds that it took to try a turn, and to find the best of one to come: there must be time for it."""
        self.cut = False
        """Was there no time left for a turn to come?"""
        self.worlds: Final[list[MageKnight]] = [first]
        self.deep: Final[list[MageKnight]] = []
        for n in range(1, effort.worlds + effort.deep):
            world = look.redeal(guess)
            assert isinstance(world, MageKnight)
            (self.worlds if n < effort.worlds else self.deep).append(world)
        self.quest: Final = quest
        self.further: Final = effort.further if quest else 1
        self.behind: Final = BEHIND_IN_QUESTS if quest else BEHIND
        self.halving: Final = HALVING_IN_QUESTS if quest else HALVING

    def run(self) -> Line:
        """The best turn."""
        tried = self.aimed()
        if self.tail is not None:
            tried.append(self.recalled(self.tail))
        tried.sort(key=_minus_value)
        found: list[Line] = []
        for line in diverse(tried):
            enough = len(found) == self.effort.lines or line.value < tried[0].value - self.behind
            if found and (enough or self.late()):
                break
            self.left = max(self.left, 0.5 * self.effort.playouts)
            better = self.refined(line, line.sure, self.worlds[0])
            if not self.quest or is_new(better, found):
                found.append(better)
            elif is_new(line, found):
                found.append(line)
        for line in tried:
            if line.aim.verb == ASSAULT and line.aim.hex in self.cities() and not self.late():
                self.left = float(self.effort.playouts)
                found.append(self.storm(line))
                break
        self.until = self.end
        return self.deepest(found)

    def recalled(self, tail: Tail) -> Line:
        """The turn as it was planned before."""
        world = self.worlds[0].clone()
        turn = turn_of(world, self.seat)
        clicks: list[Click] = []
        sure = NONE
        for key in tail[1]:
            if not world.stack or owed(world).seat != self.seat or owed(world).find(key) is None:
                break
            clicks.append(Click(owed(world), key))
            draws = world.rng.draws
            world.apply(self.seat, key)
            if world.learned >> self.seat & 1 or world.rng.draws != draws:
                sure = len(clicks)
                break
        return self.played(world, tail[0], clicks, sure, turn)

    def to_fight(self, line: Line) -> int:
        """How many clicks are planned for good: until something new is seen, or a fight begins. A fight is a plan
        of its own: in the middle of a turn there is too little time for it."""
        for at, click in enumerate(line.clicks[: line.sure]):
            if at and click.decision.prompt == FIGHT and line.clicks[0].decision.prompt != FIGHT:
                return at
        return line.sure

    def deepest(self, lines: list[Line]) -> Line:
        """The turn after which the next ones go best. All are tried in the same worlds; the worse half is given
        up again and again."""
        best = lines[0]
        for line in lines[1:]:
            if line.value > best.value + BETTER:
                best = line
        if len(lines) == 1:
            return best
        if self.quest:
            lines = sorted(lines, key=_minus_value)
        totals = [0.0] * len(lines)
        left = list(range(len(lines)))
        for n, world in enumerate(self.deep):
            values: list[float] = []
            for i in left:
                if n == 0 and self.quest and len(values) > 1 and not self.time_for(len(values)):
                    break
                if self.late():
                    return best
                values.append(self.deep_value(lines[i], world))
                if self.cut:
                    return best
            left = left[: len(values)]
            for i, value in zip(left, values, strict=True):
                totals[i] += value
            order = sorted([(-totals[i], i) for i in left])
            best = lines[order[0][1]]
            if n + 1 in self.halving:
                left = [i for _, i in order[: max(2, (len(left) + 1) // 2)]]
        return best

    def time_for(self, lines: int) -> bool:
        """Can so many turns and one more be compared in enough worlds? On a slow machine better two of them well
        than all of them in none."""
        return perf_counter() + (ENOUGH * (lines + 1) - lines) * self.longest < self.end

    def deep_value(self, line: Line, world: MageKnight) -> float:
        """What a turn is worth some turns later, in one world."""
        began = perf_counter()
        copy = world.clone()
        turn = turn_of(copy, self.seat)
        for click in line.clicks[: line.sure]:
            copy.apply(self.seat, click.key)
            if not copy.stack:
                break
        value, skill = line.value, 0.0
        if turn is not None and not turn_over(copy, turn):
            value = play_out(copy, self.seat, line.aim, [], NONE).value
            skill = line.skill
        for _ in range(self.further):
            start = perf_counter()
            self.cut = self.cut or start + self.step > self.end
            if copy.stack and not self.cut:
                copy, value = best_turn(copy, self.seat, few=self.further > 1)
                self.step = max(self.step, perf_counter() - start)
        self.longest = max(self.longest, perf_counter() - began)
        return value + skill

    def cities(self) -> list[int]:
        return [city.hex for city in self.worlds[0].cities]

    def spent(self) -> bool:
        return self.left <= 0.0 or self.late()

    def late(self) -> bool:
        return perf_counter() + self.longest > self.until

    def played(
        self, world: MageKnight, aim: Aim, clicks: list[Click], sure: int, turn: Frame | None = None
    ) -> Line:
        """Play a turn out, and look at the clock."""
        began = perf_counter()
        before = len(clicks)
        line = play_out(world, self.seat, aim, clicks, sure, turn)
        self.left -= 0.2 + (len(clicks) - before) / USUAL
        self.longest = max(self.longest, perf_counter() - began)
        return line

    def aimed(self) -> list[Line]:
        """One turn for each aim; those that turn out the same are one."""
        found: list[Line] = []
        known: list[list[str]] = []
        most = -1e9
        for aim in aims(self.worlds[0], self.seat, self.decision):
            line = self.played(self.worlds[0].clone(), aim, [], NONE)
            keys = [click.key for click in line.clicks]
            if keys not in known:
                known.append(keys)
                found.append(line)
                if line.value > most - NEAR:
                    self.average(line, 0)
                most = max(most, line.value)
            if self.spent():
                break
        return found

    def average(self, line: Line, begun: int) -> None:
        """What the turn is worth in all worlds, where it matters what they hide. `begun`: so many clicks are
        given, then its aim takes over."""
        if not line.lucky:
            return
        total, count = line.value, 1
        for world in self.worlds[1:]:
            if self.spent():
                break
            copy = world.clone()
            turn = turn_of(copy, self.seat)
            for click in line.clicks[:begun]:
                copy.apply(self.seat, click.key)
            total += self.played(copy, line.aim, [], NONE, turn).value
            count += 1
        line.value = total / count

    def refined(self, best: Line, until: int, root: MageKnight, at: int = 0) -> Line:
        """The turn bettered click by click, so many of them, the first ones left out. `root`: where it began."""
        world = root.clone()
        for click in best.clicks[:at]:
            world.apply(self.seat, click.key)
        while at < min(until, len(best.clicks)) and not self.spent():
            if owed(world).seat != self.seat:
                break
            line = self.better(best, at, world)
            if line is not best:
                until += line.sure - best.sure
                best = line
            world.apply(self.seat, best.clicks[at].key)
            at += 1
            if not world.stack:
                break
        return best

    def better(self, best: Line, at: int, world: MageKnight) -> Line:
        """Every other option of one click of the plan. Before anything new is seen, worlds are averaged."""
        click = best.clicks[at]
        decision = click.decision
        if len(decision.options) == 1:
            return best
        averaged = at < best.sure
        before = best.clicks[:at]
        following = best.clicks[at + 1].key if len(best.clicks) > at + 1 else ""
        for option in decision.options:
            if self.spent():
                break
            if option.key == click.key and option.verb not in DEEDS:
                continue
            for way in self.ways(world, decision, option):
                if option.key == click.key and way in ("", following):
                    continue
                line = self.instead(best, before, world, option, way)
                if line.value > best.value - (NEAR if line.lucky and averaged else 0.0):
                    if averaged:
                        self.average(line, at + (1 if way == "" else 2))
                    if line.value > best.value + BETTER:
                        best = line
        return best

    def ways(self, world: MageKnight, decision: Decision, option: Option) -> list[str]:
        """How something can be played in a fight: as the greedy bot would, or in a way it does not understand."""
        if option.verb not in DEEDS or decision.prompt != "fight":
            return [""]
        copy = world.clone()
        copy.apply(self.seat, option.key)
        if not copy.due or copy.due[0].prompt not in ("choose-way", "choose-ability"):
            return [""]
        return ["", *[way.key for way in copy.due[0].options if way.key not in WELL_KNOWN]]

    def instead(self, best: Line, before: list[Click], root: MageKnight, option: Option, way: str) -> Line:
        """The turn with another option after the clicks before."""
        world = root.clone()
        clicks = [*before, Click(owed(world), option.key)]
        sure = best.sure if best.sure <= len(before) else NONE
        draws = world.rng.draws
        turn = turn_of(world, self.seat)
        world.apply(self.seat, option.key)
        if way != "":
            clicks.append(Click(owed(world), way))
            world.apply(self.seat, way)
        if sure == NONE and (world.learned >> self.seat & 1 or world.rng.draws != draws):
            sure = len(clicks)
        return self.played(world, best.aim, clicks, sure, turn)

    def storm(self, line: Line) -> Line:
        """An assault on a city: what it can become when the fight in it is thought through, in each world."""
        found: list[Line] = []
        plain = 0.0
        for world in self.worlds:
            if found and self.spent():
                break
            played = self.played(world.clone(), line.aim, [], NONE)
            plain += played.value
            found.append(self.refined(played, STORM, world, fight_of(played)))
            if not found[0].lucky:
                break
        value = sum([other.value for other in found]) / len(found)
        made = Line(line.aim, found[0].clicks, found[0].sure, value, lucky=found[0].lucky)
        made.skill = value - plain / len(found)
        return made


def _minus_value(line: Line) -> float:
    return -line.value
