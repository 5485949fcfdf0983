"""Interaction with locals (MK-INTERACT): influence, and what it buys; and the tribute of an altar."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat, Choose, Finish

from ..data.cards import CARDS
from ..data.hexes import HEX_NAMES
from ..data.ruins import ARTIFACT_GAIN, RUINS
from ..data.tracks import X, influence_of
from ..data.units import UNITS
from ..events import INTERACTION_BEGAN, OFFERED, SITE_CONQUERED
from ..state import MageKnight
from ..terms import (
    ACTION_COST,
    ALTAR_FAME,
    ALTAR_MANA,
    ANCIENT_RUINS,
    ARTIFACT_COST,
    BLUE,
    CITY,
    ELITE_COST,
    GREEN,
    MAGE_TOWER,
    MONASTERY,
    MONASTERY_HEALING,
    NO_SITE,
    NONE,
    RED,
    SPELL_COST,
    VILLAGE,
    VILLAGE_HEALING,
    WHITE,
)
from . import banners, battle, scenario, tactics, tokens, units
from .cards import gain_on_deck, refill, reveal_top
from .deeds import PLAY_A_CARD
from .ground import burned, city_at, conquered, heroes_on, hostile, site_at
from .healing import HEAL, MELT
from .mana import PayMana, mana_why
from .offers import LEARN
from .points import gain_fame, gain_influence
from .skills import GIVE_BACK, USE_SKILL
from .units import USE_UNIT


def interact_why(g: MageKnight, seat: Seat) -> Why:
    """MK-INTERACT-01, 04, MK-TEAM-09. Are there locals who would speak with the hero?"""
    hero = g.heroes[seat]
    site = site_at(g, hero.hex) if hero.hex != NONE else 0
    if site == VILLAGE or (site == MONASTERY and not burned(g, hero.hex)):
        open_here = True
    elif site in scenario.of(g).owned_sites(g):
        open_here = hero.hex in g.shields and not hostile(g, seat, hero.hex)
    else:
        open_here = site in (MAGE_TOWER, CITY) and conquered(g, hero.hex)
    if not open_here:
        return "MK-INTERACT-01"
    if heroes_on(g, hero.hex, seat):
        return "MK-MOVE-36"
    return OK if influence_of(hero.reputation) != X else "MK-INTERACT-04"


@final
class Interact(Verb[MageKnight]):
    """MK-INTERACT-01. The action of the turn at an inhabited site."""

    NAME: ClassVar[str] = "interact"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        why = interact_why(g, seat)
        if why != "MK-INTERACT-01":
            menu.offer(why, option("interact"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        battle.end_movement(g, "interact")
        return None


INTERACT: Final = Interact()


def altar(g: MageKnight, seat: Seat) -> int:
    """The colour of the altar the hero stands at, or NONE."""
    hex = g.heroes[seat].hex
    if hex == NONE or site_at(g, hex) != ANCIENT_RUINS or hex in g.shields:
        return NONE
    ruin = tokens.ruin_at(g, hex)
    return RUINS[ruin].altar if ruin != "" else NONE


@final
class PayTribute(Verb[MageKnight]):
    """MK-COMBAT-119. As the action pay three mana to an altar."""

    NAME: ClassVar[str] = "tribute"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        colour = altar(g, seat)
        if colour != NONE:
            why = mana_why(g, seat, *[colour] * ALTAR_MANA)
            if heroes_on(g, g.heroes[seat].hex, seat):
                why = "MK-MOVE-36"
            menu.offer(why, option("tribute"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        battle.end_movement(g, "tribute")
        return Tribute(seat, altar(g, seat))


@final
class Tribute(Steps[MageKnight]):
    """MK-COMBAT-119. Three mana of one colour; fame, and a shield on the hex."""

    RULE: ClassVar[str] = "MK-COMBAT-119"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "mark")

    def __init__(self, seat: Public[int], colour: Public[int], at: Public[str] = "pay") -> None:
        super().__init__(at)
        self.seat = seat
        self.colour = colour

    def pay(self, g: MageKnight) -> Frame | None:
        return PayMana(self.seat, [self.colour] * ALTAR_MANA, "altar")

    def mark(self, g: MageKnight) -> Frame | None:
        hex = g.heroes[self.seat].hex
        tokens.discard(g, tokens.ruin_at(g, hex), hex)
        g.shields[hex] = self.seat
        g.tell(SITE_CONQUERED, self.seat, HEX_NAMES[hex])
        gain_fame(g, self.seat, ALTAR_FAME)
        return None


TRIBUTE: Final = PayTribute()


def in_city(g: MageKnight, hex: int, colour: int) -> bool:
    """Is it a conquered city of this colour, or a part of a megapolis with it (MK-OPT-47)?"""
    city = city_at(g, hex)
    return city is not None and city.conquered and colour in (city.colour, city.annex_colour)


def recruit_why(g: MageKnight, seat: Seat, kind: str, *, bonds: bool = False) -> Why:
    """MK-INTERACT-08, 14, 18. Does the site have such units, and is the price there?"""
    hero, unit = g.heroes[seat], UNITS[kind]
    site = site_at(g, hero.hex)
    if site not in unit.sites and not in_city(g, hero.hex, WHITE):
        other = scenario.of(g).recruits_like(g, site)
        if other == NO_SITE or other not in unit.sites:
            return "MK-INTERACT-08"
    return OK if hero.now.influence >= price(kind, bonds=bonds) else "MK-INTERACT-08"


def price(kind: str, *, bonds: bool) -> int:
    """The influence a unit costs; under Bonds of Loyalty five less."""
    return max(0, UNITS[kind].cost - 5) if bonds else UNITS[kind].cost


@final
class Recruit(Verb[MageKnight]):
    """MK-INTERACT-08. Take a unit of the offer into service, by choice under Bonds of Loyalty."""

    NAME: ClassVar[str] = "recruit"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        seen: list[str] = []
        for kind in g.unit_offer:
            if kind not in seen:
                seen.append(kind)
                menu.offer(recruit_why(g, seat, kind), option("recruit", kind))
                if units.bonds_free(g.heroes[seat]):
                    menu.offer(recruit_why(g, seat, kind, bonds=True), option("recruit", kind, "bonds"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        bonds = len(refs) > 1
        hero.now.influence -= price(refs[0], bonds=bonds)
        hero.now.recruited += 1
        return Enlist(seat, refs[0], bonds)


@final
class Enlist(AskSeat[MageKnight]):
    """MK-UNIT-06. The unit leaves the offer and joins; with all command tokens in use one must go first."""

    RULE: ClassVar[str] = "MK-UNIT-06"
    PROMPT: ClassVar[str] = "disband"

    def __init__(self, seat: Public[int], kind: Public[str], bonds: Public[bool] = False) -> None:
        super().__init__(seat)
        self.kind = kind
        self.bonds = bonds  # under Bonds of Loyalty; otherwise only if no command token is free

    def settle(self, g: MageKnight) -> Frame | None:
        hero = g.heroes[self.seat]
        if self.kind != "" and units.has_room(hero):
            g.unit_offer.remove(self.kind)
            bonds = self.bonds or (units.bonds_free(hero) and not units.command_free(hero))
            units.join(g, self.seat, self.kind, under_bonds=bonds)
            self.kind = ""
        return None

    def open(self, g: MageKnight) -> bool:
        return self.kind != ""

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i, unit in enumerate(g.heroes[self.seat].units):
            menu.offer("MK-UNIT-06" if unit.under_bonds else OK, option("disband", str(i)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        units.disband(g, seat, int(option.refs[0]))
        return None


@final
class BuyHealing(Verb[MageKnight]):
    """MK-INTERACT-09. A healing point for influence."""

    NAME: ClassVar[str] = "buy_healing"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        cost = healing_price(g, seat)
        if cost:
            enough = g.heroes[seat].now.influence >= cost
            menu.offer(OK if enough else "MK-INTERACT-09", option("buy_healing"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        now = g.heroes[seat].now
        now.influence -= healing_price(g, seat)
        now.heal += 1
        return None


def healing_price(g: MageKnight, seat: Seat) -> int:
    return {VILLAGE: VILLAGE_HEALING, MONASTERY: MONASTERY_HEALING}.get(site_at(g, g.heroes[seat].hex), 0)


@final
class BuyAction(Verb[MageKnight]):
    """MK-INTERACT-10, 15. An advanced action: in a monastery of the unit offer, in the green city of its offer."""

    NAME: ClassVar[str] = "buy_action"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        why = OK if hero.now.influence >= ACTION_COST else "MK-INTERACT-10"
        if site_at(g, hero.hex) == MONASTERY:
            for card in g.monastery_offer:
                menu.offer_once(why, option("buy_action", card))
        elif in_city(g, hero.hex, GREEN):
            for card in g.action_offer:
                menu.offer_once(why, option("buy_action", card))
            if g.action_deck.items:
                menu.offer(why, option("buy_action", "unseen"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero, card = g.heroes[seat], refs[0]
        hero.now.influence -= ACTION_COST
        if card == "unseen":
            card = reveal_top(g, g.action_deck)
        elif site_at(g, hero.hex) == MONASTERY:
            g.monastery_offer.remove(card)
        else:
            g.action_offer.remove(card)
            refill(g, g.action_offer, g.action_deck)
        gain_on_deck(g, hero, card)
        return None


@final
class BuySpell(Verb[MageKnight]):
    """MK-INTERACT-11, 13. A spell for influence and a mana of its colour."""

    NAME: ClassVar[str] = "buy_spell"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if site_at(g, hero.hex) != MAGE_TOWER and not in_city(g, hero.hex, BLUE):
            return
        for card in g.spell_offer:
            why = OK if hero.now.influence >= SPELL_COST else "MK-INTERACT-11"
            menu.offer(why or mana_why(g, seat, CARDS[card].colour), option("buy_spell", card))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        hero.now.influence -= SPELL_COST
        g.spell_offer.remove(refs[0])
        refill(g, g.spell_offer, g.spell_deck)
        gain_on_deck(g, hero, refs[0])
        return PayMana(seat, [CARDS[refs[0]].colour], refs[0])


@final
class BuyArtifact(Verb[MageKnight]):
    """MK-INTERACT-12. In the red city an artifact, drawn at the end of the turn."""

    NAME: ClassVar[str] = "buy_artifact"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if in_city(g, hero.hex, RED):
            enough = hero.now.influence >= ARTIFACT_COST
            menu.offer(OK if enough else "MK-INTERACT-12", option("buy_artifact"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        now = g.heroes[seat].now
        now.influence -= ARTIFACT_COST
        now.gains.append(ARTIFACT_GAIN)
        return None


@final
class InviteElite(Verb[MageKnight]):
    """MK-INTERACT-14. In the white city an elite unit joins the offer for two influence."""

    NAME: ClassVar[str] = "invite_elite"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if in_city(g, hero.hex, WHITE) and g.unit_decks[1].items:
            enough = hero.now.influence >= ELITE_COST
            menu.offer(OK if enough else "MK-INTERACT-14", option("invite_elite"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        g.heroes[seat].now.influence -= ELITE_COST
        g.unit_offer.append(reveal_top(g, g.unit_decks[1]))
        g.tell(OFFERED, g.unit_offer[-1])
        return None


FINISH: Final[Finish[MageKnight]] = Finish()
INTERACTION_VERBS: Final = (
    PLAY_A_CARD,
    USE_UNIT,
    USE_SKILL,
    GIVE_BACK,
    tactics.USE_TACTIC,
    banners.ENCOURAGE,
    HEAL,
    MELT,
    Recruit(),
    BuyHealing(),
    BuyAction(),
    BuySpell(),
    BuyArtifact(),
    InviteElite(),
    LEARN,
    FINISH,
)


@final
class Interaction(Choose[MageKnight]):
    """MK-INTERACT-02, 16. Influence is gathered and spent, as often as the player likes."""

    RULE: ClassVar[str] = "MK-INTERACT-02"
    PROMPT: ClassVar[str] = "interact"

    def __init__(self, seat: Public[int], going: Public[bool] = True, greeted: Public[bool] = False) -> None:
        super().__init__(seat, going)
        self.greeted = greeted

    def settle(self, g: MageKnight) -> Frame | None:
        """MK-INTERACT-03, 06, 17. Reputation and the own shields of a city count once, at the start."""
        if not self.greeted:
            self.greeted = True
            hero = g.heroes[self.seat]
            hero.now.influence = 0
            g.tell(INTERACTION_BEGAN, self.seat, HEX_NAMES[hero.hex])
            bonus = influence_of(hero.reputation)
            city = city_at(g, hero.hex)
            if city is not None:
                bonus += city.shields.count(self.seat)
            gain_influence(g, self.seat, bonus)
        return None

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return INTERACTION_VERBS
