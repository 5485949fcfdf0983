"""Undo and the record of a game: who chose what from which seed, enough to play it again anywhere."""

from __future__ import annotations

from typing import Final, final

from .codec import digest
from .match import Match
from .model import BadSave, Event, IllegalChoice, Seat
from .registry import get
from .rng import MAX_SEED, seeded

NOBODY: Final[Seat] = -1
"""The seat of an entry in a record that is no choice: new dice, `reseed:<number>`."""

RESEED: Final = "reseed:"
MOST_DIGITS: Final = 20


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
    """Play the record again, all or the first `upto` choices."""
    match = header.start()
    match.moves = []
    for seat, key in moves if upto is None else first(moves, upto):
        try:
            enter(match, seat, key)
        except IllegalChoice as error:
            raise BadSave(f"Choice {match.seq + 1} of the record does not fit the rules: {error}") from error
    return match


def enter(match: Match, seat: Seat, key: str) -> list[Event]:
    """Carry out one entry of a record: a choice, or new dice."""
    if seat != NOBODY:
        return match.apply(seat, key)
    reseed(match, new_dice(key))
    return []


def reseed(match: Match, number: int) -> None:
    """From here on the dice of another seed: so a match begins from a position of another one. No decision."""
    match.rng = seeded(number)
    if match.log is not None:
        match.log = []
    if match.moves is not None:
        match.moves.append((NOBODY, f"{RESEED}{number}"))


def new_dice(key: str) -> int:
    """The number in an entry that is no choice. Raises BadSave unless it is written as `reseed` writes it."""
    text = key.removeprefix(RESEED)
    if 0 < len(text) <= MOST_DIGITS and text.removeprefix("-").isdecimal():
        number = int(text)
        if key == f"{RESEED}{number}" and -MAX_SEED <= number <= MAX_SEED:
            return number
    raise BadSave("The record has an entry that is neither a choice nor new dice.")


def choices(moves: list[tuple[Seat, str]]) -> int:
    """How many entries of a record are choices."""
    return len([seat for seat, _ in moves if seat != NOBODY])


def first(moves: list[tuple[Seat, str]], upto: int) -> list[tuple[Seat, str]]:
    """A record as far as its first `upto` choices, with the new dice that follow them."""
    made = 0
    for i, (seat, _) in enumerate(moves):
        if seat != NOBODY:
            if made == upto:
                return moves[:i]
            made += 1
    return moves[:]


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

    def reseed(self, number: int) -> None:
        """New dice; nothing before them can be taken back."""
        reseed(self.match, number)
        self._back.clear()

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._back) and self._back[-1][0] == seat

    def depth(self, seat: Seat) -> int:
        """How many choices the seat may take back."""
        return len(self._back) if self.can_undo(seat) else 0

    def settled(self) -> tuple[int, Match]:
        """The position that no undo goes behind, and how many choices have been made since."""
        return len(self._back), self._back[0][1] if self._back else self.match

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
