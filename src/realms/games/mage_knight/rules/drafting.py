"""Drafted cards (MK-OPT-35, 36): three advanced actions for every player, kept in secret, one for each day."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Ask, Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.zones import Zone, gather, move

from ..events import DRAFT_ADDED, DRAFT_KEPT, DRAFT_PASSED, DRAFT_RECEIVED
from ..state import MageKnight

DEALT: Final = 4
KEPT: Final = 3


def drafted_zones(players: int) -> list[Zone]:
    """What each player will have kept."""
    return [Zone(f"drafted-{seat}", "actions", 1 << seat, [], []) for seat in range(players)]


def begin(g: MageKnight) -> Frame:
    """MK-OPT-35. Four advanced actions for every player."""
    packs = [Zone(f"pack-{seat}", "actions", 1 << seat, [], []) for seat in range(g.seats)]
    for pack in packs:
        for _ in range(DEALT):
            move(g, g.action_deck, len(g.action_deck.items) - 1, pack)
    return Draft(packs)


@final
class Draft(Ask[MageKnight]):
    """MK-OPT-35. All keep one of their cards at the same time; then the others are passed on."""

    RULE: ClassVar[str] = "MK-OPT-35"
    PROMPT: ClassVar[str] = "draft-card"

    def __init__(self, packs: Zoned[list[Zone]]) -> None:
        self.packs = packs

    def keeping(self, g: MageKnight) -> list[Seat]:
        """Who has still to keep a card before the next are passed on."""
        fewest = min([len(zone.items) for zone in g.drafted])
        if fewest == KEPT:
            return []
        return [seat for seat in range(g.seats) if len(g.drafted[seat].items) == fewest]

    def pending(self, g: MageKnight) -> list[Decision]:
        found: list[Decision] = []
        for seat in self.keeping(g):
            menu = Decision(seat, self.PROMPT, self.RULE, (), False, g.explain)
            for card in self.packs[seat].items:
                menu.offer(OK, option("draft", card))
            found.append(menu)
        return found

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        pack = self.packs[seat]
        pack.known = []  # which of the cards they passed on is kept, others cannot tell
        move(g, pack, pack.find(option.refs[0]), g.drafted[seat])
        g.tell(DRAFT_KEPT, seat)
        kept = [len(zone.items) for zone in g.drafted]
        if min(kept) == max(kept):
            if kept[0] == KEPT:
                self.shuffle_back(g)
            else:
                self.pass_on(g)
        return None

    def pass_on(self, g: MageKnight) -> None:
        """Clockwise. Who passes cards on knows them, until the next player has chosen."""
        held = [[(pack.items[i], pack.mask(i)) for i in range(len(pack.items))] for pack in self.packs]
        g.tell(DRAFT_PASSED)
        for seat, pack in enumerate(self.packs):
            pack.items.clear()
            pack.known = []
            for card, known in held[seat - 1]:
                new = pack.seen & ~known
                if new:
                    g.learned |= new
                    g.whisper(DRAFT_RECEIVED, (card,), new, ())
                pack.put(card, known)

    def shuffle_back(self, g: MageKnight) -> None:
        for pack in self.packs:
            gather(g, pack, g.action_deck)
        g.action_deck.shuffle(g.rng)


@final
class AddDrafted(Ask[MageKnight]):
    """MK-OPT-36. At the end of a day everybody adds one of the drafted cards to the deed deck, all at once."""

    RULE: ClassVar[str] = "MK-OPT-36"
    PROMPT: ClassVar[str] = "add-drafted"

    def __init__(self, seats: Public[list[int]]) -> None:
        self.seats = seats

    def settle(self, g: MageKnight) -> Frame | None:
        """With one card left there is nothing to choose."""
        for seat in self.seats[:]:
            if len(g.drafted[seat].items) == 1:
                self.add(g, seat, 0)
        return None

    def pending(self, g: MageKnight) -> list[Decision]:
        found: list[Decision] = []
        for seat in self.seats:
            menu = Decision(seat, self.PROMPT, self.RULE, (), False, g.explain)
            for card in g.drafted[seat].items:
                menu.offer(OK, option("add", card))
            found.append(menu)
        return found

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.add(g, seat, g.drafted[seat].find(option.refs[0]))
        return None

    def add(self, g: MageKnight, seat: Seat, i: int) -> None:
        """Decks are mixed before the next round begins (MK-ROUND-13)."""
        self.seats.remove(seat)
        move(g, g.drafted[seat], i, g.heroes[seat].deck)
        g.tell(DRAFT_ADDED, seat)


def day_ends(g: MageKnight) -> Frame | None:
    seats = [seat for seat, zone in enumerate(g.drafted) if zone.items and not g.heroes[seat].out]
    return AddDrafted(seats) if seats and not g.night else None
