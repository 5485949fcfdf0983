"""The state of a fight: who fights what, and what has been gathered and done. Fields only; no rules."""

from __future__ import annotations

from typing import final

from realms.kernel.frame import Part
from realms.kernel.model import Public

from .terms import NONE


@final
class Foe(Part):
    """An enemy in the fight: its token, where it came from, and what has been done to it.

    `attacks`: for each of its attacks PENDING, BLOCKED, CANCELLED or DEALT (rules/foes.py).
    """

    def __init__(
        self,
        token: Public[str],
        hex: Public[int],
        attacks: Public[list[int]],
        rampaging: Public[bool] = False,
        walls: Public[bool] = False,
        city: Public[int] = NONE,
        summoner: Public[int] = NONE,
        away: Public[bool] = False,
        dead: Public[bool] = False,
        calm: Public[bool] = False,
        bare: Public[bool] = False,
        stripped: Public[int] = 0,
        armour: Public[int] = 0,
        weaker: Public[int] = 0,
        slow: Public[bool] = False,
        half_fame: Public[bool] = False,
        covered: Public[bool] = False,
    ) -> None:
        self.token = token
        self.hex = hex  # NONE: drawn for this fight only
        self.attacks = attacks
        self.rampaging = rampaging
        self.walls = walls  # fortified by the site
        self.city = city  # the colour of the city it defends
        self.summoner = summoner  # the place among the foes of the one that called it
        self.away = away  # a summoner while its monster stands in for it (MK-COMBAT-51)
        self.dead = dead
        self.calm = calm  # does not attack in this combat
        self.bare = bare  # lost all fortifications
        self.stripped = stripped  # resistances lost
        self.armour = armour  # change of its armour
        self.weaker = weaker  # attack lowered by so much
        self.slow = slow  # lost swiftness
        self.half_fame = half_fame
        self.covered = covered  # has protected somebody in this combat (MK-ABIL-24)


@final
class Fight(Part):
    """A combat (MK-COMBAT): who fights what, where, and the points gathered for the next attack or block."""

    def __init__(
        self,
        seat: Public[int],
        hex: Public[int],
        cause: Public[str],
        foes: Public[list[Foe]],
        attack: Public[list[int]],
        block: Public[list[int]],
        riders: Public[list[str]],
        back: Public[int] = NONE,
        dark: Public[bool] = False,
        no_units: Public[bool] = False,
        breached: Public[bool] = False,
        began: Public[bool] = False,
        wounds: Public[int] = 0,
        fallen: Public[bool] = False,
    ) -> None:
        self.seat = seat
        self.hex = hex  # the site or the hex that is fought for
        self.cause = cause  # "assault", "provoked", "challenge", "adventure", "burn"
        self.foes = foes
        self.back = back  # where a failed assault ends (MK-COMBAT-112)
        self.dark = dark  # night rules (MK-MANA-11)
        self.no_units = no_units  # MK-COMBAT-115
        self.breached = breached  # site fortifications are ignored
        self.began = began  # something was played already
        self.attack = attack  # by kind and element
        self.block = block  # by element
        self.riders = riders  # what happens if it succeeds
        self.wounds = wounds  # taken into hand in this combat (MK-COMBAT-78)
        self.fallen = fallen  # knocked out


def new_fight(seat: int, hex: int, cause: str, foes: list[Foe], back: int = NONE) -> Fight:
    """A combat in which nothing has been done yet."""
    return Fight(seat, hex, cause, foes, [0] * 12, [0] * 4, [], back)
