"""Mana (MK-MANA): what can be paid with, and paying.

A way to pay is a short text: "token:red", "crystal:red", "die:gold" (a die of the source), "kept:blue" (the die on
Mana Steal), "endless:black" (a ring).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import Effect, node
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data.options import FRIENDLY_MANA
from ..events import CRYSTAL_GAINED, MANA_GAINED, MANA_PAID
from ..state import Hero, MageKnight
from ..terms import BASIC, BLACK, BLUE, COLOUR, COLOURS, CRYSTALS_EACH, GOLD, GREEN, NONE, RED, WHITE
from ..vocabulary import lasting
from .ground import allied

OPPOSITE: Final = (BLUE, RED, WHITE, GREEN, BLACK, GOLD)
MANA_STEAL: Final = "mana_steal"


def bound(g: MageKnight, seat: Seat) -> bool:
    """MK-PVP-11. Does this hero attend a battle only partially, so that it is not the own turn?"""
    duel = g.fight.duel if g.fight is not None else None
    return duel is not None and seat == duel.defender and not duel.full


def is_night(g: MageKnight) -> bool:
    """MK-MANA-11. Night rules hold at night, and by day in a dungeon or tomb."""
    return g.night or (g.fight is not None and g.fight.dark)


def gold_usable(g: MageKnight, seat: Seat) -> bool:
    """MK-MANA-05."""
    return not is_night(g) or lasting.has(g, lasting.GOLD_USABLE, seat)


def black_usable(g: MageKnight, seat: Seat) -> bool:
    """MK-MANA-06."""
    return is_night(g) or lasting.has(g, lasting.BLACK_USABLE, seat)


def spared(g: MageKnight, wanted: int) -> bool:
    """MK-OPT-18. By day a gold die is no colour that an unused die of the source shows."""
    return FRIENDLY_MANA in g.switches and not g.night and wanted in g.source


def stays_gold(g: MageKnight, die: int) -> bool:
    """MK-OPT-19. By day a gold die is not rolled again or set, while a die of the source shows something else."""
    return die == GOLD and FRIENDLY_MANA in g.switches and not g.night and any(one != GOLD for one in g.source)


def stands_for(g: MageKnight, seat: Seat, mana: int, wanted: int, *, die: bool) -> bool:
    """Can mana of one colour be used as another by its nature? Gold is any basic colour, by day."""
    if mana == wanted:
        return mana < GOLD or (black_usable(g, seat) if mana == BLACK else gold_usable(g, seat))
    if wanted >= GOLD or (die and mana == GOLD and spared(g, wanted)):
        return False
    if mana == GOLD and gold_usable(g, seat):
        return True
    return die and mana >= GOLD and lasting.has(g, lasting.ANY_DIE, seat)


def polarized(g: MageKnight, seat: Seat, mana: int, wanted: int) -> bool:
    """Polarization: one mana as its opposite; by day black as any basic colour, at night gold as black."""
    if not lasting.has(g, lasting.POLARIZED, seat):
        return False
    if mana == BLACK:
        return wanted < GOLD and not is_night(g)
    if mana == GOLD:
        return wanted == BLACK and is_night(g)
    return OPPOSITE[mana] == wanted


def dice_used(hero: Hero) -> int:
    """The dice of the source used in this turn; the one of Mana Steal was taken from it long before."""
    return len(hero.now.took) - hero.now.skills.count(MANA_STEAL)


def dice_left(g: MageKnight, hero: Hero) -> int:
    """How many dice of the source the hero may still use in this turn (MK-MANA-07)."""
    if lasting.has(g, lasting.NO_DICE, hero.seat):
        return 0
    for token in g.centre:
        if token.skill == "source_freeze" and token.seat != hero.seat and not allied(g, token.seat, hero.seat):
            usual = 0 if bound(g, hero.seat) else 1
            return max(0, hero.now.may_take - usual)
    return hero.now.may_take


def ways(g: MageKnight, seat: Seat, wanted: int) -> list[str]:
    """Everything that pays one mana of a colour now, what is lost anyway first."""
    hero = g.heroes[seat]
    found: list[str] = []
    if lasting.has(g, f"{lasting.UNLIMITED}:{COLOURS[wanted]}", seat) and (
        wanted != BLACK or black_usable(g, seat)
    ):
        found.append(f"endless:{COLOURS[wanted]}")
    for mana in range(6):
        if hero.tokens[mana] > 0 and _may(g, seat, mana, wanted, die=False):
            found.append(f"token:{COLOURS[mana]}")
    if dice_left(g, hero) > 0:
        for mana in range(6):
            if mana in g.source and _may(g, seat, mana, wanted, die=True):
                found.append(f"die:{COLOURS[mana]}")
    if hero.kept_die != NONE and not bound(g, seat) and _may(g, seat, hero.kept_die, wanted, die=True):
        found.append(f"kept:{COLOURS[hero.kept_die]}")
    for mana in BASIC:
        if hero.crystals[mana] > 0 and _may(g, seat, mana, wanted, die=False):
            found.append(f"crystal:{COLOURS[mana]}")
    return _invoked(g, seat, found) if g.modifiers else found


def _invoked(g: MageKnight, seat: Seat, found: list[str]) -> list[str]:
    """Invocation: its token is the first to be spent, wherever it can be."""
    for m in g.modifiers:
        kind, _, name = m.what.partition(":")
        if kind == lasting.INVOKED and m.seat == seat and f"token:{name}" in found:
            return [f"token:{name}"]
    return found


def _may(g: MageKnight, seat: Seat, mana: int, wanted: int, *, die: bool) -> bool:
    return stands_for(g, seat, mana, wanted, die=die) or polarized(g, seat, mana, wanted)


def _take(g: MageKnight, hero: Hero, way: str, sign: int) -> None:
    """Take what a way to pay uses, or (sign -1) put it back."""
    kind, _, name = way.partition(":")
    mana = COLOUR[name]
    if kind == "token":
        hero.tokens[mana] -= sign
    elif kind == "crystal":
        hero.crystals[mana] -= sign
        hero.now.melted[mana] += sign
    elif kind == "die":
        hero.now.may_take -= sign
        if sign > 0:
            g.source.remove(mana)
            hero.now.took.append(mana)
        else:
            hero.now.took.remove(mana)
            g.source.append(mana)
    elif kind == "kept":
        hero.kept_die = NONE if sign > 0 else mana


def payable(g: MageKnight, seat: Seat, wanted: tuple[int, ...], then: Effect[MageKnight] | None = None) -> bool:
    """Can all of these be paid together, and what they pay for be used afterwards? The state is as before."""
    if not wanted:
        return then is None or then.why_not(g, seat) == OK
    found = ways(g, seat, wanted[0])
    if (len(wanted) == 1 and then is None) or not found:
        return bool(found)
    for way in found:
        if leaves(g, seat, way, wanted, then):
            return True
    return False


def leaves(g: MageKnight, seat: Seat, way: str, wanted: tuple[int, ...], then: Effect[MageKnight] | None) -> bool:
    """If the first of these is paid so, can the rest be paid? Polarization turns one mana only."""
    source, modifiers = g.source[:], g.modifiers[:]
    if turned(g, seat, way, wanted[0]):
        lasting.last(g, lasting.POLARIZED, seat)
    _take(g, g.heroes[seat], way, 1)
    rest = payable(g, seat, wanted[1:], then)
    _take(g, g.heroes[seat], way, -1)
    g.source[:], g.modifiers[:] = source, modifiers
    return rest


def turned(g: MageKnight, seat: Seat, way: str, wanted: int) -> bool:
    """Does paying so need Polarization?"""
    kind, _, name = way.partition(":")
    return not stands_for(g, seat, COLOUR[name], wanted, die=kind in ("die", "kept"))


def mana_why(g: MageKnight, seat: Seat, *wanted: int) -> Why:
    """MK-DEED-11. What cannot be paid cannot be used."""
    if BLACK in wanted and not black_usable(g, seat) and not lasting.has(g, lasting.POLARIZED, seat):
        return "MK-MANA-06"
    return OK if payable(g, seat, wanted) else "MK-DEED-11"


def spend(g: MageKnight, seat: Seat, way: str, wanted: int) -> None:
    """Pay one mana."""
    from .interplay import mana_used

    hero = g.heroes[seat]
    kind, _, name = way.partition(":")
    if turned(g, seat, way, wanted):
        lasting.last(g, lasting.POLARIZED, seat)
    _take(g, hero, way, 1)
    if kind == "token":
        lasting.last(g, f"{lasting.INVOKED}:{name}", seat)
    if kind == "kept":
        hero.now.took.append(COLOUR[name])
        hero.now.skills.append(hero.tactic)
        hero.tactic_used = True
    g.tell(MANA_PAID, seat, kind, name)
    mana_used(g, seat, wanted)


@final
class PayMana(AskSeat[MageKnight]):
    """MK-MANA-08. Pay mana of these colours, one after the other. With only one way to pay nobody is asked.

    `then`: the effect that is paid for, if it costs more mana itself; what is left must be enough for it.
    """

    RULE: ClassVar[str] = "MK-MANA-08"
    PROMPT: ClassVar[str] = "pay-mana"

    def __init__(
        self, seat: Public[int], wanted: Public[list[int]], reason: Public[str] = "", then: Public[str] = ""
    ) -> None:
        super().__init__(seat)
        self.wanted = wanted
        self.reason = reason
        self.then = then

    def open(self, g: MageKnight) -> bool:
        return bool(self.wanted)

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("colour", COLOURS[self.wanted[0]]), ("source", self.reason))

    def found(self, g: MageKnight, then: Effect[MageKnight] | None = None) -> list[str]:
        """Ways to pay the first that leave the rest payable, and the effect usable."""
        found = ways(g, self.seat, self.wanted[0])
        if len(self.wanted) == 1 and then is None:
            return found
        return [way for way in found if leaves(g, self.seat, way, tuple(self.wanted), then)]

    def settle(self, g: MageKnight) -> Frame | None:
        # What the effect needs may be hidden in the hand: whether anybody is asked must not depend on it.
        while self.wanted:
            found = self.found(g)
            if len(found) != 1:
                break
            spend(g, self.seat, found[0], self.wanted.pop(0))
        return None

    def choices(self, g: MageKnight, menu: Decision) -> None:
        good = self.found(g, node(self.then)) if self.then != "" else []
        for way in good or self.found(g):
            kind, _, name = way.partition(":")
            menu.offer(OK, option("pay", kind, name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        spend(g, seat, f"{option.refs[0]}:{option.refs[1]}", self.wanted.pop(0))
        return None


def gain_token(g: MageKnight, seat: Seat, colour: int, n: int = 1) -> None:
    """MK-EFFECT-07. Pure mana in the play area, until the turn ends."""
    g.heroes[seat].tokens[colour] += n
    g.tell(MANA_GAINED, seat, n, COLOURS[colour])


def gain_crystal(g: MageKnight, seat: Seat, colour: int, *, else_token: bool = True) -> None:
    """MK-EFFECT-08. With three of the colour a mana token instead; from mines and rewards nothing (MK-END-07)."""
    hero = g.heroes[seat]
    if hero.crystals[colour] < CRYSTALS_EACH:
        hero.crystals[colour] += 1
        g.tell(CRYSTAL_GAINED, seat, COLOURS[colour])
    elif else_token:
        gain_token(g, seat, colour)
