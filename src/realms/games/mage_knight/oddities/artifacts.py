"""Artifacts that are frames of their own: banners, the Sword, the Horn, the Pouch, the Book, the Amulet."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd, register
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, PASS, AskOnce, AskSeat

from ..data.cards import CARDS
from ..events import DIE_ROLLED, ENEMY_EXPOSED
from ..rules import cards, duel_aims, foes, ground, mana, points, tokens, units
from ..rules.rewards import CLEAN_UP
from ..state import MageKnight
from ..terms import (
    BLACK,
    BLOCK_PHASE,
    COLOURS,
    DIE_FACES,
    GOLD,
    MELEE,
    MELEE_PHASE,
    NONE,
    PEACEFUL,
    PHYSICAL,
    RANGED_PHASE,
    RED,
    RESISTS_PHYSICAL,
    RUIN_BACK,
    WOUND,
)
from ..vocabulary import hand, lasting
from ..vocabulary.base import Resolving
from ..vocabulary.gains import Crystal
from ..vocabulary.targets import RESISTANCES, Change
from .basic_actions import Done

CALMED: Final = Change(calm=True)
NOT_PHYSICAL: Final = Change(strip=RESISTS_PHYSICAL)
FRIGHTENED: Final = 3  # enemies the Banner of Fear keeps from attacking
BLOWS: Final = 5  # what the Horn of Wrath may add
JUSTICE: Final = 3  # attack for each card the Sword of Justice takes
CHOSEN_CRYSTAL: Final = register(Crystal(), "mage_knight.endless_gem_pouch.gold")


def running(g: MageKnight) -> Resolving:
    """The effect that is being carried out."""
    run = g.nearest(Resolving)
    assert run is not None
    return run


@final
class FrightenThree(Odd[MageKnight]):
    """Banner of Fear, thrown away: up to three enemies do not attack in this combat. In a hero battle it cancels
    the attack that is being blocked (MK-PVP-57)."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if g.phase not in (RANGED_PHASE, BLOCK_PHASE):
            return "MK-COMBAT-14"
        if g.fight is not None and g.fight.duel is not None:
            return OK if g.phase == BLOCK_PHASE else "MK-PVP-57"
        return OK if fearful(g) else "MK-ABIL-22"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        if g.fight is not None and g.fight.duel is not None:
            duel_aims.stop_attack(g, seat)
            return Done()
        return Frightened(seat, FRIGHTENED)


def fearful(g: MageKnight) -> list[int]:
    """The enemies that could still be kept from attacking."""
    fight = g.fight
    assert fight is not None
    return [
        i for i in foes.living(fight) if duel_aims.hit_why(fight.foes[i], NONE) == OK and not fight.foes[i].calm
    ]


@final
class Frightened(AskSeat[MageKnight]):
    """Banner of Fear: which enemies."""

    RULE: ClassVar[str] = "MK-COMBAT-15"
    PROMPT: ClassVar[str] = "choose-enemy"

    def __init__(self, seat: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: MageKnight) -> bool:
        return self.left > 0 and bool(fearful(g))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in fearful(g):
            menu.offer(OK, option("enemy", str(i)))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.left = 0
            return None
        self.left -= 1
        CALMED.apply(g, seat, int(option.refs[0]))
        return None


@final
class ReadyAll(Odd[MageKnight]):
    """Banner of Courage, thrown away: all units become ready, at any time but in combat."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if PEACEFUL >> g.phase & 1 else "MK-COMBAT-20"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        for i in units.spent(g, seat, 4):
            units.ready(g, seat, i)
        return Done()


def protect(g: MageKnight, seat: Seat) -> Frame | None:
    """Banner of Protection, thrown away: when the turn ends its wounds may go."""
    if not lasting.last(g, lasting.WOUNDS_MAY_GO, seat):
        return None
    now = g.heroes[seat].now
    return WoundsGo(seat) if now.wounds + now.wounds_discarded else None


@final
class WoundsGo(AskOnce[MageKnight]):
    """Banner of Protection: throw away the wounds of this turn, those in hand and those in the discard pile."""

    RULE: ClassVar[str] = "MK-EFFECT-15"
    PROMPT: ClassVar[str] = "throw-wounds"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        menu.offer(OK, option("throw", WOUND))
        menu.offer(OK, PASS)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "throw":
            hero = g.heroes[seat]
            for _ in range(min(hero.now.wounds, cards.wounds_in_hand(hero))):
                cards.leave_hand(g, hero, WOUND)
                cards.remove(g, hero, WOUND)
            for _ in range(min(hero.now.wounds_discarded, hero.discard.count(WOUND))):
                hero.discard.remove(WOUND)
                cards.remove(g, hero, WOUND)
        return None


def praise_spells(g: MageKnight, seat: Seat) -> Frame | None:
    """The rings, thrown away: fame for the spells of their colour that were cast in this turn."""
    rings = [m for m in g.modifiers if m.what == lasting.FAME_PER_SPELL and m.seat == seat]
    for ring in rings:
        cast = [name for name in g.heroes[seat].now.cast if CARDS[name].colour == ring.amount]
        points.gain_fame(g, seat, len(cast))
        g.modifiers.remove(ring)
    return None


@final
class DoJustice(Odd[MageKnight]):
    """Sword of Justice: an attack for each card that is discarded, in the melee phase."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if g.phase == MELEE_PHASE else "MK-COMBAT-31"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return GiveCards(seat)


@final
class GiveCards(AskOnce[MageKnight]):
    """Sword of Justice: any number of cards that are no wounds."""

    RULE: ClassVar[str] = "MK-DEED-12"
    PROMPT: ClassVar[str] = "discard-some"

    def __init__(self, seat: Public[int], n: Public[int] = 0, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.n = n

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in hand.choosable(g, self.seat, hand.NOT_WOUND):
            menu.offer(OK, option("discard", card))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "discard":
            self.n += 1
            cards.discard(g, g.heroes[seat], option.refs[0])
            return None
        self.going = False
        if self.n:
            points.gain_attack(g, seat, JUSTICE * self.n, MELEE, PHYSICAL, running(g))
        return None


@final
class NoPhysicalResistance(Odd[MageKnight]):
    """Sword of Justice, thrown away: enemies lose physical resistance, those that called a monster as well."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        assert g.fight is not None
        if g.fight.duel is not None:
            for i in duel_aims.aims(g, seat):
                if duel_aims.resists(g, seat, i) & RESISTS_PHYSICAL:
                    NOT_PHYSICAL.apply(g, seat, i)
        for foe in g.fight.foes:
            if foes.resistances(foe) & RESISTS_PHYSICAL and not foes.immune(foe) and not foe.dead:
                foe.stripped |= RESISTS_PHYSICAL
                g.tell(ENEMY_EXPOSED, foe.token, RESISTANCES)
        return Done()


def blow(g: MageKnight, seat: Seat, dice: int) -> None:
    """Horn of Wrath: spare dice are rolled, a wound for each black or red."""
    wounds = 0
    for _ in range(dice):
        die = g.rng.below(DIE_FACES)
        g.tell(DIE_ROLLED, seat, COLOURS[die])
        wounds += 1 if die in (BLACK, RED) else 0
    if wounds:
        cards.take_wounds(g, g.heroes[seat], wounds)
        units.knock_out(g, seat)


@final
class Blow(Odd[MageKnight]):
    """Horn of Wrath: one die."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        blow(g, seat, 1)
        return Done()


@final
class BlowHarder(Odd[MageKnight]):
    """Horn of Wrath, thrown away: up to five more points, a die for each."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return HowHard(seat)


@final
class HowHard(AskOnce[MageKnight]):
    """Horn of Wrath: how much more; chosen before the dice are rolled."""

    RULE: ClassVar[str] = "MK-COMBAT-79"
    PROMPT: ClassVar[str] = "how-much-more"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for n in range(BLOWS, -1, -1):
            menu.offer(OK, option("more", str(n)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        n = int(option.refs[0])
        running(g).bonus += n
        blow(g, seat, n)
        return None


@final
class RandomCrystal(Odd[MageKnight]):
    """Endless Gem Pouch: a crystal of the colour rolled, of any colour for gold, fame instead for black."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        die = g.rng.below(DIE_FACES)
        g.tell(DIE_ROLLED, seat, COLOURS[die])
        if die == BLACK:
            points.gain_fame(g, seat, 1)
        elif die == GOLD:
            running(g).todo.append(CHOSEN_CRYSTAL)
        else:
            mana.gain_crystal(g, seat, die)
        return Done()


@final
class Study(Odd[MageKnight]):
    """Book of Wisdom: an action of the hand for a card of its colour; `spells`: a spell, and a crystal too."""

    def __init__(self, *, spells: bool) -> None:
        self.spells: Final = spells

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if studied(g, seat, spells=self.spells) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Studying(seat, self.spells)


def of_colour(g: MageKnight, colour: int, *, spells: bool) -> list[str]:
    """The cards of an offer that have this colour."""
    return [name for name in (g.spell_offer if spells else g.action_offer) if CARDS[name].colour == colour]


def studied(g: MageKnight, seat: Seat, *, spells: bool) -> list[str]:
    """Action cards of the hand for which the offer has a card of the same colour."""
    actions = hand.choosable(g, seat, hand.ACTION)
    return [name for name in actions if of_colour(g, CARDS[name].colour, spells=spells)]


@final
class Studying(AskOnce[MageKnight]):
    """Book of Wisdom: which card is thrown away, then which is taken into hand."""

    RULE: ClassVar[str] = "MK-EFFECT-10"
    PROMPT: ClassVar[str] = "study"

    def __init__(
        self, seat: Public[int], spells: Public[bool], colour: Public[int] = NONE, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.spells = spells
        self.colour = colour

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if self.colour == NONE:
            for card in studied(g, self.seat, spells=self.spells):
                menu.offer(OK, option("throw", card))
        else:
            for card in of_colour(g, self.colour, spells=self.spells):
                menu.offer(OK, option("gain", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hero, card = g.heroes[seat], option.refs[0]
        if option.verb == "throw":
            self.colour = CARDS[card].colour
            cards.throw_away(g, hero, card)
            return None
        self.going = False
        offer, deck = (g.spell_offer, g.spell_deck) if self.spells else (g.action_offer, g.action_deck)
        offer.remove(card)
        cards.refill(g, offer, deck)
        cards.gain_in_hand(g, hero, card)
        if self.spells:
            mana.gain_crystal(g, seat, self.colour)
        return None


@final
class SeeByDay(Odd[MageKnight]):
    """Amulet of the Sun: garrisons next to the hero are seen at once, and all ruins, as by day."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        for hex in g.down_at[RUIN_BACK][:]:
            tokens.reveal(g, hex)
        ground.reveal_by_day(g, seat)
        return Done()


ODD["banner_of_fear"] = FrightenThree()
ODD["banner_of_courage"] = ReadyAll()
ODD["sword_of_justice"] = DoJustice()
ODD["no_physical_resistance"] = NoPhysicalResistance()
ODD["horn_of_wrath"] = Blow()
ODD["horn_of_wrath_more"] = BlowHarder()
ODD["random_crystal"] = RandomCrystal()
ODD["book_of_wisdom"] = Study(spells=False)
ODD["book_of_wisdom_spell"] = Study(spells=True)
ODD["see_by_day"] = SeeByDay()
CLEAN_UP.append(protect)
CLEAN_UP.append(praise_spells)
