"""THE place where information is hidden: what a seat sees, which events it gets, and worlds it may believe in."""

from __future__ import annotations

from typing import Final, final

from .match import DERIVED, Match
from .model import SPECTATOR, VEIL, Decision, Event, Seat
from .rng import Rng
from .stock import SealedAsk
from .zones import Zone, redeal_zones

__all__ = ["SPECTATOR", "View", "project", "redact", "redeal"]


@final
class View:
    """All that one seat may know, as plain data; the only thing with a JSON encoder.

    `asked`: who owes a choice, and the message id of what is asked. `due`: the seat's own decisions.
    """

    def __init__(
        self,
        game: str,
        seat: Seat,
        seq: int,
        state: dict[str, object],
        asked: list[tuple[Seat, str, bool]],
        due: list[Decision],
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.seq: Final = seq
        self.state: Final = state
        self.asked: Final = asked
        self.due: Final = due

    def plain(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "game": self.game,
            "seat": self.seat,
            "seq": self.seq,
            "state": self.state,
            "asked": [list(a) for a in self.asked],
            "due": [plain_decision(d) for d in self.due],
        }


def plain_decision(d: Decision) -> dict[str, object]:
    return {
        "prompt": d.prompt,
        "rule": d.rule,
        "args": dict(d.args),
        "optional": d.optional,
        "options": [o.key for o in d.options],
        "refused": [[r.option.key, r.rule] for r in d.refused],
    }


def project(match: Match, seat: Seat) -> View:
    """What the seat (or SPECTATOR) sees. Built afresh from the declared fields; nothing is blanked out."""
    return View(
        match.GAME,
        seat,
        match.seq,
        DERIVED[match.GAME].project(match, seat),
        [(d.seat, d.prompt, d.optional) for d in match.due],
        [d for d in match.due if d.seat == seat],
    )


def redact(events: list[Event], seat: Seat) -> list[Event]:
    """The events as the seat is told them."""
    told: list[Event] = []
    for e in events:
        if e.mask >> seat & 1:
            told.append(e)
        elif e.veiled:
            args = tuple([VEIL if i in e.veiled else a for i, a in enumerate(e.args)])
            told.append(Event(e.kind, args, e.mask, e.veiled))
    return told


def redeal(match: Match, seat: Seat, guess: Rng) -> Match:
    """A world consistent with what the seat knows: unseen items shuffled pool by pool, hidden sealed
    answers drawn anew, other dice to come. Uses only `guess`; the match is untouched."""
    world = match.clone()
    zones: list[Zone] = []
    DERIVED[match.GAME].zones(world, zones)
    redeal_zones(zones, seat, guess)
    for frame in world.stack:
        if isinstance(frame, SealedAsk):
            _reseal(world, frame, seat, guess)
    world.rng = Rng(guess.below(1 << 31), 0)
    world.refresh()
    return world


def _reseal(world: Match, frame: SealedAsk[Match], seat: Seat, guess: Rng) -> None:
    """Every hidden answer could be any that was offered to its seat."""
    for other in [s for s in frame.seats if s in frame.sealed and s != seat]:
        del frame.sealed[other]
        menu = Decision(other, frame.PROMPT)
        frame.choices(world, menu)
        frame.sealed[other] = guess.pick(menu.options).key
