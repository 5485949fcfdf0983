"""Skills that reach other players: Healing Ritual, and those whose token goes to the centre of the table."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.hexes import distance
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import PASS, AskOnce, AskSeat

from ..events import DIE_ROLLED
from ..rules import interactive
from ..rules.cards import leave_hand, remove, take_wounds, wounds_in_hand
from ..rules.ground import allied
from ..rules.mana import gain_crystal, gain_token, stays_gold
from ..state import Hero, MageKnight
from ..terms import BASIC, COLOUR, COLOURS, DIE_FACES, GOLD, NONE, PEACEFUL, WOUND
from ..vocabulary import lasting
from .basic_actions import Done

MOST_WOUNDS: Final = 2


@final
class HealingRitual(Odd[MageKnight]):
    """Throw away up to two wounds; one of them goes to the nearest other hero."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if not PEACEFUL >> g.phase & 1:
            return "MK-COMBAT-20"
        return OK if wounds_in_hand(g.heroes[seat]) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Ritual(seat)


@final
class Ritual(Steps[MageKnight]):
    """Healing Ritual: how many, and who gets the first of them."""

    RULE: ClassVar[str] = "MK-SKILL-04"
    ORDER: ClassVar[tuple[str, ...]] = ("throw", "pass_on")

    def __init__(self, seat: Public[int], at: Public[str] = "throw") -> None:
        super().__init__(at)
        self.seat = seat

    def throw(self, g: MageKnight) -> Frame | None:
        return ThrowWounds(self.seat, 1)

    def pass_on(self, g: MageKnight) -> Frame | None:
        near = nearest(g, self.seat)
        if len(near) > 1:
            return PassWound(self.seat)
        if near:
            take_wounds(g, g.heroes[near[0]], 1)
        return None


def _spot(g: MageKnight, hero: Hero) -> tuple[int, int]:
    """Who is off the map counts as standing on the portal (MK-MOVE-38)."""
    return g.land.spots[hero.hex if hero.hex != NONE else 0]


def nearest(g: MageKnight, seat: Seat) -> list[Seat]:
    """The other heroes nearest to this one; allies are none (MK-TEAM-02)."""
    here = _spot(g, g.heroes[seat])
    others = [hero for hero in g.heroes if hero.seat != seat and not hero.out and not allied(g, seat, hero.seat)]
    far = [(distance(here, _spot(g, hero)), hero.seat) for hero in others]
    least = min([d for d, _ in far], default=0)
    return [other for d, other in far if d == least]


@final
class ThrowWounds(AskOnce[MageKnight]):
    """Throw away up to two wounds of the hand."""

    RULE: ClassVar[str] = "MK-EFFECT-15"
    PROMPT: ClassVar[str] = "throw-wounds"

    def __init__(self, seat: Public[int], least: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.least = least

    def choices(self, g: MageKnight, menu: Decision) -> None:
        most = min(MOST_WOUNDS, wounds_in_hand(g.heroes[self.seat]))
        for n in range(most, self.least - 1, -1):
            menu.offer(OK, option("throw", str(n)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        for _ in range(int(option.refs[0])):
            leave_hand(g, g.heroes[seat], WOUND)
            remove(g, g.heroes[seat], WOUND)
        return None


@final
class PassWound(AskOnce[MageKnight]):
    """Healing Ritual: several heroes are equally near."""

    RULE: ClassVar[str] = "MK-SKILL-04"
    PROMPT: ClassVar[str] = "pass-wound"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for other in nearest(g, self.seat):
            menu.offer(OK, option("hero", g.heroes[other].name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        for hero in g.heroes:
            if hero.name == option.refs[0]:
                take_wounds(g, hero, 1)
        return None


@final
class RitualOfPain(Odd[MageKnight]):
    """Up to two wounds are thrown away; the token lets somebody play one sideways."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if PEACEFUL >> g.phase & 1 else "MK-COMBAT-20"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return ThrowWounds(seat, 0)


@final
class NameColour(Odd[MageKnight]):
    """A colour but gold: a mana token of it, and the token in the centre is marked with it."""

    def __init__(self, skill: str) -> None:
        self.skill: Final = skill

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return MarkColour(seat, self.skill)


@final
class MarkColour(AskOnce[MageKnight]):
    """Mana Exploit, Mana Overload: the colour they are about."""

    RULE: ClassVar[str] = "MK-SKILL-05"
    PROMPT: ClassVar[str] = "choose-colour"

    def __init__(self, seat: Public[int], skill: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.skill = skill

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour, name in enumerate(COLOURS):
            if colour != GOLD:
                menu.offer(OK, option("colour", name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        colour = COLOUR[option.refs[0]]
        interactive.mark(g, seat, self.skill, colour)
        gain_token(g, seat, colour)
        return None


@final
class SourceFreeze(Odd[MageKnight]):
    """The others lose their usual die while the token lies there (rules/mana.py looks for it)."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Done()


@final
class SourceOpening(Odd[MageKnight]):
    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return RollOne(seat)


@final
class RollOne(AskSeat[MageKnight]):
    """Source Opening: a die of the source may be rolled anew."""

    RULE: ClassVar[str] = "MK-SKILL-05"
    PROMPT: ClassVar[str] = "reroll-die"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going and bool(g.source)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for die in g.source:
            menu.offer_once("MK-OPT-19" if stays_gold(g, die) else OK, option("die", COLOURS[die]))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "die":
            g.source.remove(COLOUR[option.refs[0]])
            die = g.rng.below(DIE_FACES)
            g.source.append(die)
            g.source.sort()
            g.tell(DIE_ROLLED, seat, COLOURS[die])
        return None


@final
class OpenedSource(Odd[MageKnight]):
    """Source Opening given back: one more die of a basic colour, and a crystal of it for the owner."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if lasting.has(g, lasting.NO_DICE, seat):
            return "MK-MANA-07"
        return OK if any(die in BASIC for die in g.source) else "MK-MANA-07"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return TakeOpened(seat)


@final
class TakeOpened(AskOnce[MageKnight]):
    """Source Opening: which die. Its mana is used in this turn; it may go back as it is (MK-END-01)."""

    RULE: ClassVar[str] = "MK-MANA-07"
    PROMPT: ClassVar[str] = "take-die"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in BASIC:
            if colour in g.source:
                menu.offer(OK, option("die", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        colour = COLOUR[option.refs[0]]
        skill = "source_opening"
        g.source.remove(colour)
        g.heroes[seat].now.took.append(colour)
        lasting.lay(g, f"{lasting.OPENED}:{COLOURS[colour]}", 1, lasting.END_OF_TURN, skill, seat)
        gain_token(g, seat, colour)
        gain_crystal(g, interactive.owner_of(g, skill), colour)
        return None


@final
class PrayerOfWeather(Odd[MageKnight]):
    """Every terrain costs two less (at least 1) for the owner, and one more (at most 5) for all others."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if PEACEFUL >> g.phase & 1 else "MK-COMBAT-14"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        skill = "prayer_of_weather"
        for hero in g.heroes:
            if hero.seat == seat:
                lasting.lay(g, f"{lasting.COST}:all:1", -2, lasting.END_OF_ROUND, skill, seat)
            elif not allied(g, seat, hero.seat):
                lasting.lay(g, f"{lasting.COST}:all:5", 1, lasting.END_OF_ROUND, skill, hero.seat)
        return Done()


ODD["healing_ritual"] = HealingRitual()
ODD["ritual_of_pain"] = RitualOfPain()
ODD["mana_exploit"] = NameColour(interactive.EXPLOIT)
ODD["mana_overload"] = NameColour(interactive.OVERLOAD)
ODD["source_freeze"] = SourceFreeze()
ODD["source_opening"] = SourceOpening()
ODD["opened_source"] = OpenedSource()
ODD["prayer_of_weather"] = PrayerOfWeather()
