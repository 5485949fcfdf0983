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
        double_fame: Public[bool] = False,
        annex: Public[int] = NONE,
    ) -> None:
        self.token = token
        self.hex = hex  # NONE: drawn for this fight only
        self.attacks = attacks
        self.rampaging = rampaging
        self.walls = walls  # fortified by the site
        self.city = city  # the colour of the city it defends
        self.annex = annex  # that of the second part of a megapolis (MK-OPT-44)
        self.summoner = summoner  # the place among the foes of the one that called it
        self.away = away  # a summoner while its monster stands in for it (MK-COMBAT-51)
        self.dead = dead
        self.calm = calm  # does not attack in this combat
        self.bare = bare  # lost all fortifications
        self.stripped = stripped  # resistances lost
        self.armour = armour  # change of its armour
        self.weaker = weaker  # attack lowered by so much; raised if below 0 (MK-OPT-26)
        self.slow = slow  # lost swiftness
        self.half_fame = half_fame
        self.covered = covered  # has protected somebody in this combat (MK-ABIL-24)
        self.double_fame = double_fame


@final
class Share(Part):
    """What a unit has given to the attack of a hero (MK-PVP-56): `at` is the place among the points of attack."""

    def __init__(self, unit: Public[int], at: Public[int], n: Public[int]) -> None:
        self.unit = unit
        self.at = at
        self.n = n


@final
class Shaken(Part):
    """What effects have done to a unit in a hero battle (MK-PVP-50, 55): armour and resistances it has lost."""

    def __init__(
        self, seat: Public[int], unit: Public[int], armour: Public[int] = 0, stripped: Public[int] = 0
    ) -> None:
        self.seat = seat
        self.unit = unit
        self.armour = armour
        self.stripped = stripped


@final
class Duel(Part):
    """A hero battle (MK-PVP). Its points are those of the fight: attack of the attacker, block of the other.

    The aggressor's wounds are counted by the fight, the defender's here.
    """

    def __init__(
        self,
        aggressor: Public[int],
        defender: Public[int],
        attacker: Public[int],
        shares: Public[list[Share]],
        blockers: Public[list[int]],
        shaken: Public[list[Shaken]],
        acted: Public[list[int]],
        stage: Public[int] = NONE,
        full: Public[bool] = False,
        passes: Public[int] = 0,
        mana: Public[int] = 0,
        wounds: Public[int] = 0,
        fallen: Public[bool] = False,
        loser: Public[int] = NONE,
    ) -> None:
        self.aggressor = aggressor
        self.defender = defender
        self.attacker = attacker  # whose turn to attack it is
        self.shares = shares  # of the present attack
        self.blockers = blockers  # units that take part in the present block
        self.shaken = shaken
        self.acted = acted  # who has done something in this battle
        self.stage = stage  # RANGED_PHASE or MELEE_PHASE; NONE before
        self.full = full  # the defender attends fully (MK-PVP-07)
        self.passes = passes  # in a row
        self.mana = mana  # spent on the present attack
        self.wounds = wounds
        self.fallen = fallen
        self.loser = loser  # who was driven off


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
        duel: Public[Duel | None] = None,
    ) -> None:
        self.seat = seat
        self.hex = hex  # the site or the hex that is fought for
        self.cause = cause  # "assault", "provoked", "challenge", "adventure", "burn", "incantation", "hero"
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
        self.duel = duel  # a battle of heroes: there are no enemies then


def new_fight(seat: int, hex: int, cause: str, foes: list[Foe], back: int = NONE) -> Fight:
    """A combat in which nothing has been done yet."""
    return Fight(seat, hex, cause, foes, [0] * 12, [0] * 4, [], back)
