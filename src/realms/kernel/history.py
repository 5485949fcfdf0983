"""Undo and the record of a game: who chose what from which seed, enough to play it again anywhere."""

from __future__ import annotations

from typing import Final, final

from .codec import digest
from .match import Match
from .model import BadSave, Event, IllegalChoice, Seat
from .registry import get


@final
class Header:
    """From which a match starts: game and ruleset, seats, seed, options."""

    def __init__(self, ruleset: str, players: int, seed: int, options: dict[str, object]) -> None:
        self.ruleset: Final = ruleset
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options

    def start(self) -> Match:
        return get(self.ruleset).new_match(self.players, self.seed, self.options)


def replay(header: Header, moves: list[tuple[Seat, str]], upto: int | None = None) -> Match:
    """Play the recorded choices again, all or the first `upto`."""
    match = header.start()
    match.moves = []
    for seat, key in moves if upto is None else moves[:upto]:
        try:
            match.apply(seat, key)
        except IllegalChoice as error:
            raise BadSave(f"Choice {match.seq + 1} of the record does not fit the rules: {error}") from error
    return match


@final
class History:
    """A match that can be taken back: to the last own decision this side of a barrier.

    A barrier stands where dice fell, where the acting seat saw something new, or where another seat
    acted. Actions carry no flags for it. `strict` also bars what others have seen.
    """

    def __init__(self, match: Match, strict: bool = False) -> None:
        self.match = match
        self.strict: Final = strict
        self._back: list[tuple[Seat, Match]] = []

    def apply(self, seat: Seat, key: str) -> list[Event]:
        match = self.match
        before = match.clone()
        moves = match.moves
        draws = match.rng.draws
        events = match.apply(seat, key)
        if self._back and self._back[-1][0] != seat:
            self._back.clear()
        if match.rng.draws != draws or match.learned >> seat & 1 or (self.strict and match.learned):
            self._back.clear()
        else:
            before.moves = moves
            self._back.append((seat, before))
        return events

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._back) and self._back[-1][0] == seat

    def depth(self, seat: Seat) -> int:
        """How many choices the seat may take back."""
        return len(self._back) if self.can_undo(seat) else 0

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last choice; False when a barrier stands before it."""
        if not self.can_undo(seat):
            return False
        before = self._back.pop()[1]
        if before.moves is not None:
            before.moves.pop()
        self.match = before
        return True

    def digest(self) -> str:
        return digest(self.match)
