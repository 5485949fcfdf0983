"""How a hero battle begins (MK-PVP-01 to 13, MK-MOVE-34, 35): the attack on a hero, and how the other attends."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskOnce

from ..data.hexes import HEX_NAMES
from ..events import ATTENDED, HERO_BATTLE_BEGAN
from ..fights import Duel, new_fight
from ..state import MageKnight, new_turn
from ..terms import NONE, WOUND
from . import battle, interplay, scenario
from .duel import rival_here
from .points import change_reputation

HERO: Final = "hero"
"""The cause of such a fight."""
FULL: Final = "full"
PARTIAL: Final = "partial"


def attack_hero(g: MageKnight, seat: Seat, other: Seat) -> None:
    """MK-PVP-01, 02, MK-MOVE-36. The mover is the aggressor, and this is the action of the turn."""
    hero = g.heroes[seat]
    path = hero.now.path
    back = path[-2] if len(path) > 1 else hero.hex
    g.fight = new_fight(seat, hero.hex, HERO, [], back)
    g.fight.duel = Duel(seat, other, other, [], [], [], [])
    g.tell(HERO_BATTLE_BEGAN, seat, other, HEX_NAMES[hero.hex])
    battle.end_movement(g, HERO)


def meet_owner(g: MageKnight, seat: Seat) -> None:
    """MK-MOVE-35, MK-COMBAT-02. An assault on a site whose owner is at home is an attack on the owner."""
    other = rival_here(g, seat)
    if other == NONE:
        battle.repelled(g, seat)
    else:
        change_reputation(g, seat, scenario.of(g).assault_reputation(g, g.heroes[seat].hex))
        attack_hero(g, seat, other)


@final
class AttackHero(Verb[MageKnight]):
    """MK-MOVE-34. Who ends the movement on the hex of another hero attacks."""

    NAME: ClassVar[str] = "attack_hero"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        other = rival_here(g, seat)
        if other != NONE:
            menu.offer(OK, option("attack_hero", g.heroes[other].name))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        attack_hero(g, seat, rival_here(g, seat))
        return None


ATTACK_HERO: Final = AttackHero()


def full_why(g: MageKnight, seat: Seat) -> Why:
    """MK-PVP-09. Not with only wounds in hand; who has no cards at all has no turn to take (MK-TURN-11)."""
    hero = g.heroes[seat]
    if any(card != WOUND for card in hero.hand.items):
        return OK
    return "MK-PVP-09" if hero.hand.items or not hero.deck.items else OK


@final
class Attend(AskOnce[MageKnight]):
    """MK-PVP-06. The defender uses up the next turn for the battle, or keeps it and has less at hand."""

    RULE: ClassVar[str] = "MK-PVP-06"
    PROMPT: ClassVar[str] = "attend"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        menu.offer(full_why(g, self.seat), option("attend", FULL))
        menu.offer(OK, option("attend", PARTIAL))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        assert g.fight is not None and g.fight.duel is not None
        self.going = False
        g.tell(ATTENDED, seat, option.refs[0])
        hero = g.heroes[seat]
        if option.refs[0] == PARTIAL:
            # MK-PVP-11. No die of the source, unless an effect adds one.
            hero.now = new_turn(hero.hex)
            hero.now.may_take = 0
            return None
        from .turn import begin_turn

        g.fight.duel.full = True
        hero.token_down = True
        interplay.turn_of(g, seat)
        return begin_turn(g, seat)
