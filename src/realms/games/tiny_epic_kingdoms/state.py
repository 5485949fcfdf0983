"""The state of a match: realms, armies on areas, the action card, find tokens. Fields only; no rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Secret, Zoned
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

from .data.races import NO_POWERS, POWERS, Powers
from .data.territories import AREAS
from .terms import ARMIES

EMPTY: Final = -1  # a place of an area with no army on it
NEUTRAL: Final = 5  # owner of the armies of the Lost Kingdom
OWNER: Final = 7  # mask: whose army it is
LYING: Final = 8  # bit: it lies


@final
class Realm(Part):
    """What one player has: race, home, resources, levels, and where the armies in play are."""

    def __init__(
        self,
        seat: Public[int],
        race: Public[str],
        card: Public[int],
        home: Public[int],
        stock: Public[list[int]],
        tower: Public[int],
        magic: Public[int],
        armies: Public[list[int]],
        taken: Public[int],
        removed: Public[int],
    ) -> None:
        self.seat = seat
        self.race = race
        self.card = card
        self.home = home
        self.stock = stock
        self.tower = tower
        self.magic = magic
        self.armies = armies  # the area of each army in play, rising
        self.taken = taken  # neutral armies captured
        self.removed = removed  # armies of others removed from play by own wars

    @property
    def powers(self) -> Powers:
        """Everything learned so far."""
        return POWERS[self.race][self.magic] if self.race != "" else NO_POWERS

    @property
    def supply(self) -> int:
        return ARMIES - len(self.armies)


@final
class TinyEpicKingdoms(Match):
    """The table. An area holds at most two armies: `slots[2 * area]` is filled before `slots[2 * area + 1]`."""

    GAME: ClassVar[str] = "tiny_epic_kingdoms@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        realms: Public[list[Realm]],
        slots: Public[list[int]],
        territories: Public[list[int]],
        lost_kingdom: Public[int],
        neutrals: Public[int],
        active: Public[int],
        shields: Public[list[str]],
        ending: Public[bool],
        clearings: Public[int],
        with_tokens: Public[bool],
        choosing: Public[bool],
        hidden: Zoned[Zone],
        hidden_at: Public[list[int]],
        open: Zoned[Zone],
        open_at: Public[list[int]],
        crown: Public[int],
        dummy: Public[int],
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.realms = realms
        self.slots = slots
        self.territories = territories  # in play, in seat order, the Lost Kingdom last
        self.lost_kingdom = lost_kingdom
        self.neutrals = neutrals  # neutral armies in play
        self.active = active
        self.shields = shields  # the selected actions, in order
        self.ending = ending
        self.clearings = clearings
        self.with_tokens = with_tokens
        self.choosing = choosing  # races are chosen, not dealt
        self.hidden = hidden  # face-down find tokens; hidden_at: their areas, NONE = set aside
        self.hidden_at = hidden_at
        self.open = open  # face-up find tokens; open_at: their areas, NONE = discarded or the crown
        self.open_at = open_at
        self.crown = crown  # the seat that holds it
        self.dummy = dummy  # the seat of the solo opponent

    def outcome(self) -> Outcome | None:
        from .rules.scoring import score

        return None if self.stack else score(self)


def empty_slots() -> list[int]:
    return [EMPTY] * (2 * len(AREAS))
