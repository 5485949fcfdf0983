"""Tactics of battles (RW-TACTIC-23, 24, 38, 42, 45, 47, 48). What they do to a battle is in battle_cards.py."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce

from ..events import HERO_STOOD, UNIT_STOOD
from ..state import Runewars
from ..terms import DIAL_LIMIT
from .areas import faction
from .armies import stand
from .battle_cards import (
    attacker,
    battle_cry,
    beaten,
    call_off,
    give_up,
    in_a_battle,
    lightning,
    lying,
    pillage,
    rally,
    scorch,
)
from .battle_lines import battle_of, side_of
from .hands import discard_random_tactics, spend_influence
from .heroes import hero_of, heroes_of
from .plays import AimedPlay, area_of, ref
from .tactics import PLAYS, Play

RALLIED: Final = 4
LIGHTNING: Final = 4
BLACKMAIL_INFLUENCE: Final = 2
BLACKMAIL_TACTICS: Final = 2


@final
class BattleCry(Play):
    """RW-TACTIC-23. Somebody must stand to cry."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        lines = battle_of(g)
        return OK if lines.sides[side_of(lines, seat)].types() else "RW-TACTIC-23"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        battle_cry(g, seat)
        return None


@final
class Blackmail(Play):
    """RW-TACTIC-24. Even who has nothing to lose may retreat."""

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        return Blackmailed(attacker(g), seat)


@final
class Blackmailed(AskOnce[Runewars]):
    """RW-TACTIC-24. The attacker goes, or pays with what he has, if it is less."""

    RULE: ClassVar[str] = "RW-TACTIC-24"
    PROMPT: ClassVar[str] = "rw-blackmailed"

    def __init__(self, seat: Public[int], by: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.by = by

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("faction", faction(g, self.by)), ("area", g.land.areas[battle_of(g).area]))

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("give_way"))
        menu.offer(OK, option("stand_fast"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "give_way":
            give_up(g)
            return None
        spend_influence(g, seat, BLACKMAIL_INFLUENCE)
        discard_random_tactics(g, seat, BLACKMAIL_TACTICS)
        return None


@final
class Pillage(Play):
    """RW-TACTIC-38. At least one dial must change."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        loser = beaten(g)
        for i, n in enumerate(g.land.resources[battle_of(g).area]):
            if n > 0 and (g.realms[seat].dials[i] < DIAL_LIMIT or (loser >= 0 and g.realms[loser].dials[i] > 0)):
                return OK
        return "RW-TACTIC-38"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        pillage(g, seat)
        return None


@final
class RallyCry(AimedPlay):
    """RW-TACTIC-42. Up to four routed units and heroes: in a battle those of its area, in the own turn any."""

    CARD: ClassVar[str] = "rally_cry"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if len(picked) == RALLIED:
            return []
        found: list[Option] = []
        for area, units in routed_units(g, seat):
            for unit in units:
                way = option("stand", g.land.areas[area], unit)
                if way not in found and picked.count(way.key) < units.count(unit):
                    found.append(way)
        for hero in heroes_of(g, seat):
            way = option("stand_hero", hero.id)
            here = not in_a_battle(g, seat) or hero.area == battle_of(g).area
            if hero.routed and here and way.key not in picked:
                found.append(way)
        return [*found, DONE] if picked and found else found

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        fights = in_a_battle(g, seat)
        for key in picked:
            if key.startswith("stand_hero:"):
                hero_of(g, ref(key)).routed = False
                g.tell(HERO_STOOD, ref(key))
            elif fights:
                rally(g, seat, ref(key, 1))
            else:
                stand(g, area_of(g, key), ref(key, 1))
                g.tell(UNIT_STOOD, ref(key, 1), ref(key))
        return None


def routed_units(g: Runewars, seat: Seat) -> list[tuple[int, list[str]]]:
    """By area; in a battle of the player only those who lie there."""
    if in_a_battle(g, seat):
        return [(battle_of(g).area, lying(g, seat))]
    return [(area, g.routed[area]) for area in range(len(g.holder)) if g.holder[area] == seat]


@final
class ScorchedEarth(Play):
    """RW-TACTIC-45. Once is enough."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        return OK if not battle_of(g).scorched else "RW-TACTIC-45"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        scorch(g)
        return None


@final
class SummonLightning(Play):
    """RW-TACTIC-47. Somebody must be there to be struck."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        struck = [side for side in battle_of(g).sides if side.taking_part()]
        return OK if struck else "RW-TACTIC-47"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        return lightning(g, LIGHTNING)


@final
class TacticalRetreat(Play):
    """RW-TACTIC-48. Possible even if nobody can get away: then all are destroyed."""

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        call_off(g)
        return None


PLAYS["battle_cry"] = BattleCry()
PLAYS["blackmail"] = Blackmail()
PLAYS["pillage"] = Pillage()
PLAYS["rally_cry"] = RallyCry()
PLAYS["scorched_earth"] = ScorchedEarth()
PLAYS["summon_lightning"] = SummonLightning()
PLAYS["tactical_retreat"] = TacticalRetreat()
