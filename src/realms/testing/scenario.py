"""Rule tests: put a match into a position, play by option keys, look at what is offered, refused and told.

    t = Scenario(spec.new_match(2, 7, {}))
    t.choose("draw")
    assert t.refused("bid", "5") == "LA-BID-02"
    t.seat(1).choose("bid:2")

Before every choice the match is saved and loaded, and the choice is made in both: a rule test is a test of
saving in the middle of that rule, free of charge. Components are counted too, so a scenario moves them and
never invents them. A game's own builder is a subclass; see "For builders" below.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, TypeVar, final

from realms.kernel import codec, registry, view
from realms.kernel.frame import Frame
from realms.kernel.history import History
from realms.kernel.match import Match
from realms.kernel.model import Arg, Decision, Event, Seat
from realms.kernel.rng import Rng

from . import watch

M = TypeVar("M", bound=Match)

MOST_SEEDS: Final = 3_000_000
MOST_STEPS: Final = 2_000

_LIVE: Final[list[Scenario[Match]]] = []


def forget_all() -> None:
    """A new test begins."""
    _LIVE.clear()


def finish_all() -> None:
    """The test has ended: every scenario must be through with its dice."""
    try:
        for t in _LIVE:
            t.finish()
    finally:
        _LIVE.clear()


def key_of(verb: str, refs: tuple[object, ...]) -> str:
    """`to:GAL-1` from ("to:GAL-1") or ("to", "GAL-1")."""
    return ":".join((verb, *map(str, refs)))


class Scenario(Generic[M]):
    """A match under test. Every question is about the seats that owe a choice, unless a seat is named."""

    def __init__(self, match: M, *, saves: bool = True) -> None:
        self.history = History(match)
        self.saves: Final = saves
        self.events: list[Event] = []
        self.all_events: list[Event] = []
        self._dice: list[tuple[int, int]] = []
        self._dice_from = 0
        match.log = []
        if match.moves is None:
            match.moves = []
        self._census = self._count()
        _LIVE.append(self)  # type: ignore[arg-type]

    @property
    def match(self) -> M:
        return self.history.match  # type: ignore[return-value]

    @property
    def due(self) -> list[Decision]:
        """What is owed now."""
        return self.match.due

    @property
    def prompts(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(d.seat, d.prompt) for d in self.due]

    @property
    def prompt(self) -> str:
        """What the match waits for; fails if seats are asked different things."""
        asked = sorted({d.prompt for d in self.due if not d.optional})
        assert len(asked) <= 1, f"several things are asked: {self.prompts}"
        return asked[0] if asked else ""

    @property
    def active(self) -> Seat:
        """The one seat the match waits for."""
        waiting = [d.seat for d in self.due if not d.optional]
        assert len(waiting) == 1, f"the match waits for {self.prompts or 'nobody'}"
        return waiting[0]

    @property
    def rule(self) -> str:
        """The rule that asks."""
        asking = sorted({d.rule for d in self.due if not d.optional})
        assert len(asking) == 1, f"several rules ask: {asking}"
        return asking[0]

    def seat(self, seat: Seat) -> SeatOf[M]:
        """The same questions, for one seat."""
        return SeatOf(self, seat)

    def offers(self, verb: str, *refs: object, seat: Seat | None = None) -> bool:
        """Is this option offered now?"""
        return any(d.find(key_of(verb, refs)) is not None for d in self._menus(seat))

    def options(self, verb: str = "", seat: Seat | None = None) -> list[str]:
        """The keys offered now, in order; of one verb if named."""
        return [o.key for d in self._menus(seat) for o in d.options if verb in ("", o.verb)]

    def refs(self, verb: str, seat: Seat | None = None) -> list[str]:
        """What is offered after the verb: `refs("to")` is ["GAL-1", "GAL-2"]."""
        return [key.partition(":")[2] for key in self.options(verb, seat)]

    def refused(self, verb: str, *refs: object, seat: Seat | None = None) -> str:
        """The rule that refuses this option now; "" if none does (then it is offered, or not thought of)."""
        key = key_of(verb, refs)
        seats = sorted({d.seat for d in self.due}) if seat is None else [seat]
        found = [r.rule for s in seats for r in self.match.refusals(s) if r.option.key == key]
        assert not (found and self.offers(verb, *refs, seat=seat)), f"{key} is both offered and refused"
        return found[0] if found else ""

    def choose(self, verb: str, *refs: object, seat: Seat | None = None) -> list[Event]:
        """Choose an option; the seat may be left out when only one is offered it."""
        key = key_of(verb, refs)
        if seat is None:
            seat = self._chooser(key)
        shadow = self._saved() if self.saves else None
        events = self.history.apply(seat, key)
        if shadow is not None:
            self._compare(shadow, seat, key, events)
        self.events = events
        self.all_events += events
        self._check_dice()
        self._check_count(f"{key!r} by seat {seat}")
        return events

    def play(self, *keys: str) -> None:
        """Choose these, one after the other."""
        for key in keys:
            self.choose(key)

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last choice of the seat; fails where a barrier stands."""
        who = self._last_seat() if seat is None else seat
        assert self.history.undo(who), f"seat {who} cannot take anything back"
        self.events = []

    def can_undo(self, seat: Seat | None = None) -> bool:
        return self.history.can_undo(self._last_seat() if seat is None else seat)

    def until(self, prompt: str, choose: Callable[[Match], tuple[Seat, str]] | None = None) -> Scenario[M]:
        """Play on until this is asked; without a chooser everybody does the least (the last option)."""
        return self.until_that(lambda: any(d.prompt == prompt for d in self.due), f"{prompt!r} is asked", choose)

    def until_that(
        self,
        holds: Callable[[], bool],
        what: str = "that",
        choose: Callable[[Match], tuple[Seat, str]] | None = None,
    ) -> Scenario[M]:
        """Play on until something holds."""
        chooser = least if choose is None else choose
        for _ in range(MOST_STEPS):
            if holds():
                return self
            assert not self.match.over, f"the match ended before {what}"
            seat, key = chooser(self.match)
            self.choose(key, seat=seat)
        raise AssertionError(f"{MOST_STEPS} choices without {what}")

    def told(self, seat: Seat) -> list[dict[str, Arg]]:
        """What the seat was told of the last choice: `kind` and the kind's own parameters."""
        return [named(e) for e in view.redact(self.events, seat)]

    def happened(self, kind: str) -> list[dict[str, Arg]]:
        """The events of a kind that the last choice led to, in full."""
        return [named(e) for e in self.events if e.kind.name == kind]

    def sees(self, seat: Seat) -> dict[str, object]:
        """The seat's view of the state, as plain data."""
        return view.project(self.match, seat).state

    def digest(self) -> str:
        return codec.digest(self.match)

    def dice(self, *faces: int, sides: int = 6) -> None:
        """Script the next rolls. A scenario fails if they are not all rolled, or if more are."""
        self.draws(*[(face - 1, sides) for face in faces])

    def draws(self, *wanted: tuple[int, int]) -> None:
        """Script the next draws of the rng, as (number, below what): a roll of 3 on a die of 6 is (2, 6).

        Finds a seed that gives them, so copies, saves and compiled code all roll the same.
        """
        self.finish()
        assert all(0 <= number < below for number, below in wanted), f"no such rolls: {wanted}"
        match = self.match
        start = match.rng.draws
        for seed in range(MOST_SEEDS):
            rng = Rng(seed, start)
            if all(rng.below(below) == number for number, below in wanted):
                match.rng = Rng(seed, start)
                self._dice, self._dice_from = list(wanted), start
                return
        raise ValueError(f"no seed gives {len(wanted)} such rolls in a row; script fewer at a time")

    def finish(self) -> None:
        """Fails if a scripted roll is left over. Called at the end of every test."""
        left = len(self._dice) - (self.match.rng.draws - self._dice_from) if self._dice else 0
        self._dice = []
        assert left <= 0, f"{left} scripted rolls were never made"

    # For builders: change the position and let the rules go on from there.

    @contextmanager
    def edit(self) -> Iterator[M]:
        """Move components by hand; what is due is asked afresh, and the number of components may not change."""
        yield self.match
        self.match.refresh()
        self.forget()
        self._check_count("editing")

    @contextmanager
    def invent(self) -> Iterator[M]:
        """As `edit`, where a test needs components that the box does not have."""
        yield self.match
        self.match.refresh()
        self.forget()
        self._census = self._count()

    def enter(self, frame: Frame) -> None:
        """Carry this rule out now, on top of whatever goes on."""
        self.match.stack.append(frame)
        self._go_on()

    def restart(self, *frames: Frame) -> None:
        """Drop everything that goes on and carry these rules out, the last first."""
        self.match.stack[:] = list(frames)
        self._go_on()

    def _go_on(self) -> None:
        self.match.log = []
        self.match.advance()
        self.forget()

    def forget(self) -> None:
        """What happened so far cannot be taken back any more; a builder calls it after changing the match."""
        self.history = History(self.match)
        self.events = list(self.match.log or [])

    def _menus(self, seat: Seat | None) -> list[Decision]:
        return [d for d in self.due if seat is None or d.seat == seat]

    def _chooser(self, key: str) -> Seat:
        """The seat that is offered the key; those the match waits for come first."""
        for optional in (False, True):
            able = [d.seat for d in self.due if d.optional == optional and d.find(key) is not None]
            assert len(able) <= 1, f"seats {able} are all offered {key!r}: say which"
            if able:
                return able[0]
        offered = [(d.seat, d.prompt, [o.key for o in d.options]) for d in self.due]
        refused = sorted({r.rule for d in self.due for r in self.match.refusals(d.seat) if r.option.key == key})
        why = f" ({', '.join(refused)} refuses it)" if refused else ""
        raise AssertionError(f"nobody is offered {key!r}{why}; offered are {offered}")

    def _last_seat(self) -> Seat:
        moves = self.match.moves
        assert moves, "nothing was chosen yet"
        return moves[-1][0]

    def _saved(self) -> Match:
        """The match from a save, which must be the same in every respect."""
        raw = json.loads(codec.canonical(codec.dump(self.match)))
        loaded = codec.load(raw)
        gap = watch.difference(raw, json.loads(codec.canonical(codec.dump(loaded))))
        gap = gap or watch.difference(watch.plain_due(self.due), watch.plain_due(loaded.due))
        assert not gap, f"saving and loading changes the match: {gap}"
        loaded.log = []
        return loaded

    def _compare(self, shadow: Match, seat: Seat, key: str, events: list[Event]) -> None:
        again = shadow.apply(seat, key)
        gap = watch.difference(codec.dump(self.match), codec.dump(shadow))
        gap = gap or watch.difference([named(e) for e in events], [named(e) for e in again], "events")
        assert not gap, f"after saving and loading {key!r} does something else: {gap}"

    def _check_dice(self) -> None:
        if self._dice:
            extra = self.match.rng.draws - self._dice_from - len(self._dice)
            if extra >= 0:
                self._dice = []
            assert extra <= 0, f"{extra} more rolls were made than were scripted"

    def _count(self) -> dict[str, int] | None:
        spec = registry.SPECS.get(self.match.GAME)
        return None if spec is None else dict(spec.census(self.match))

    def _check_count(self, what: str) -> None:
        if self._census is not None:
            gap = watch.difference(self._census, self._count())
            assert not gap, f"{what} lost or made components: {gap}"


@final
class SeatOf(Generic[M]):
    """One seat of a scenario."""

    def __init__(self, scenario: Scenario[M], seat: Seat) -> None:
        self.scenario: Final = scenario
        self.number: Final = seat

    @property
    def due(self) -> list[Decision]:
        return [d for d in self.scenario.due if d.seat == self.number]

    @property
    def prompt(self) -> str:
        """What this seat is asked; "" if nothing."""
        return self.due[0].prompt if self.due else ""

    def choose(self, verb: str, *refs: object) -> list[Event]:
        return self.scenario.choose(verb, *refs, seat=self.number)

    def offers(self, verb: str, *refs: object) -> bool:
        return self.scenario.offers(verb, *refs, seat=self.number)

    def options(self, verb: str = "") -> list[str]:
        return self.scenario.options(verb, seat=self.number)

    def refs(self, verb: str) -> list[str]:
        return self.scenario.refs(verb, seat=self.number)

    def refused(self, verb: str, *refs: object) -> str:
        return self.scenario.refused(verb, *refs, seat=self.number)

    def told(self) -> list[dict[str, Arg]]:
        return self.scenario.told(self.number)

    def sees(self) -> dict[str, object]:
        return self.scenario.sees(self.number)

    def undo(self) -> None:
        self.scenario.undo(self.number)

    def can_undo(self) -> bool:
        return self.scenario.can_undo(self.number)


def least(match: Match) -> tuple[Seat, str]:
    """The least a player can do: the last option of the first decision the match waits for."""
    menu = next(d for d in match.due if not d.optional)
    return menu.seat, menu.options[-1].key


def named(event: Event) -> dict[str, Arg]:
    """An event with its arguments by name."""
    return {"kind": event.kind.name, **dict(zip(event.kind.params, event.args, strict=True))}
