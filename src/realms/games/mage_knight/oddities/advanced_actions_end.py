"""What advanced actions do at the end of the turn: Steady Tempo, Crystal Mastery, Heroic Tale."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce

from ..events import CARD_ON_DECK
from ..rules import rewards
from ..rules.mana import gain_crystal
from ..state import MageKnight
from ..terms import BASIC
from ..vocabulary import lasting

STEADY_TEMPO = "steady_tempo"


def keep_tempo(g: MageKnight, seat: Seat) -> Frame | None:
    """Steady Tempo, if it still lies in the play area, may go back to the deck."""
    hero = g.heroes[seat]
    for place in ("top", "bottom"):
        agreed = lasting.drop(g, f"{lasting.TEMPO}:{place}", seat) > 0 and STEADY_TEMPO in hero.played
        if agreed and (place == "top" or hero.deck.items):
            return Tempo(seat, place)
    return None


@final
class Tempo(AskOnce[MageKnight]):
    """On the deck or under it, or to the discard pile as any card."""

    RULE: ClassVar[str] = "MK-END-03"
    PROMPT: ClassVar[str] = "steady-tempo"

    def __init__(self, seat: Public[int], place: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.place = place

    def choices(self, g: MageKnight, menu: Decision) -> None:
        menu.offer(OK, option("place", self.place))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "place":
            hero = g.heroes[seat]
            hero.played.remove(STEADY_TEMPO)
            if self.place == "top":
                hero.deck.put(STEADY_TEMPO, EVERYONE)
            else:
                hero.deck.slip(STEADY_TEMPO, EVERYONE)
            g.tell(CARD_ON_DECK, seat, STEADY_TEMPO, self.place)
        return None


def crystals_return(g: MageKnight, seat: Seat) -> Frame | None:
    """Crystal Mastery: all crystals spent in the turn come back, as far as there is room."""
    if lasting.drop(g, lasting.CRYSTALS_RETURN, seat):
        now = g.heroes[seat].now
        for colour in BASIC:
            for _ in range(now.melted[colour]):
                gain_crystal(g, seat, colour, else_token=False)
    return None


def tell_the_tale(g: MageKnight, seat: Seat) -> Frame | None:
    """Heroic Tale: reputation (and fame) for the units recruited in the turn."""
    now = g.heroes[seat].now
    reputation = lasting.drop(g, lasting.REPUTATION_PER_RECRUIT, seat) * now.recruited
    fame = lasting.drop(g, lasting.FAME_PER_RECRUIT, seat) * now.recruited
    if reputation:
        now.gains.append(f"reputation:{reputation}")
    if fame:
        now.gains.append(f"fame:{fame}")
    return None


rewards.CLEAN_UP.extend([keep_tempo, crystals_return, tell_the_tale])
