"""Moments of Mage Knight for the gallery and the tests of its table: positions as the browser gets them, as JSON.

    PYTHONPATH=tests python -m web.moments > moments.json

Made with the builder of the rule tests whenever the client is built or tested (web/moments.ts), so that they are
always what the rules and the scene say today.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from games.mage_knight.builder import MK
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.server import wire
from realms.server.rooms.picture import position
from realms.testing.scenario import Scenario
from web import mk_moments

LAND = (("7", 1, 1), ("5", 2, 1), ("9", 2, 0), ("10", 3, 0), ("6", 0, 2), ("core6", 2, 2), ("core7", 3, 1))
"""Tiles around the hero, and where they lie."""
Moment = Scenario[MageKnight]


def wide(hero: str, hand: str) -> MK:
    """In the middle of a long match of two, as it is on the mock-ups."""
    t = MK("full_conquest", players=2, hero=hero, hand=hand, saves=False)
    for name, a, b in LAND:
        t.tile(name, a, b)
    t.at("5.w")
    t.mana("red blue white white", "gold", "blue green white black")
    return t


def move() -> MK:
    t = wide("arythea", "swiftness, refreshing_walk, crystallize, battle_versatility, fireball, wound")
    t.units("foresters, red_cape_monks, utem_crossbowmen")
    t.hero().units[1].spent = True
    t.hero().units[2].wounds = 1
    for skill in ("dark_paths", "burning_power"):
        t.skill(skill)
    t.at("7.e", seat=1)
    t.shield("10.sw", seat=1)
    t.points(move=6)
    t.fame(26)
    t.reputation(2)
    return t


def way() -> MK:
    t = move()
    t.choose("card", "refreshing_walk")
    return t


def pay() -> MK:
    t = way()
    t.choose("way", "strong")
    return t


def fight(phase: str, *enemies: str) -> MK:
    t = wide("arythea", "determination, flame_wall, swiftness, refreshing_walk, wound")
    t.units("red_cape_monks, foresters, utem_crossbowmen")
    t.skill("dark_paths")
    t.fight(*enemies, phase=phase)
    return t


def block() -> MK:
    return fight("block", "ice_dragon", "minotaur")


def ranged() -> MK:
    return fight("ranged", "orc_summoners", "guardsmen", "crossbowmen", "ice_golems_enemy")


def assign() -> MK:
    t = block()
    t.choose("done")
    t.choose(t.options("damage")[0])
    return t


def explore() -> MK:
    t = MK(
        players=2, hand="march, stamina, mana_bolt, sword_of_justice, banner_of_glory, wound, wound", saves=False
    )
    t.at("1.ne")
    t.points(move=7)
    return t


def night() -> MK:
    t = wide("norowas", "noble_manners, tranquility, march, stamina, wound")
    t.night()
    t.points(move=5)
    return t


def interact() -> MK:
    t = wide("goldyx", "promise, threaten, mana_draw, wound")
    t.at("3.sw")
    t.choose("interact")
    return t


def solo() -> MK:
    return MK("solo_conquest", hand="rage, tranquility, threaten, improvisation, concentration", saves=False)


def tactics() -> Moment:
    match = SPEC.new_match(2, 1, {})
    assert isinstance(match, MageKnight)
    return Scenario(match, saves=False)


def levels() -> Moment:
    """The turn ends with enough fame for a level with a skill."""
    t = MK("full_conquest", players=2, hand="crystallize, stamina, march, rage, swiftness", saves=False)
    t.fame(3)
    t.choose("rest")
    return t.until("choose-skill")


def gain() -> Moment:
    t = levels()
    t.choose(t.options("learn")[0])
    return t


MOMENTS: tuple[Callable[[], Moment], ...] = (
    move, way, pay, block, ranged, assign, explore, night, interact, solo, tactics, levels, gain,
    *mk_moments.MOMENTS,
)  # fmt: skip


def result(match: MageKnight) -> wire.Result | None:
    outcome = match.outcome() if match.over else None
    return None if outcome is None else wire.Result(outcome.scores, outcome.winners, outcome.sheet, ())


def positions() -> dict[str, object]:
    found: dict[str, object] = {}
    for moment in MOMENTS:
        match = moment().match
        seat = match.due[0].seat if match.due else 0
        found[moment.__name__] = asdict(position(match, seat, result=result(match)))
    return found


if __name__ == "__main__":
    json.dump(positions(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
