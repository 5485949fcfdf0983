"""The spells (facts: spells): the basic one for a mana of its colour, the strong one for a black mana more."""

from __future__ import annotations

from realms.kernel.effects import Custom, OneOf, Pay, Per, Seq, When

from ..terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE,
    MELEE_PHASE,
    MOVEMENT,
    RANGED,
    RED,
    RESISTS_FIRE,
    SIEGE,
    WHITE,
)
from ..vocabulary import lasting
from ..vocabulary.base import Node
from ..vocabulary.changes import Until
from ..vocabulary.counts import ENEMIES_LEFT, FOREST_HERE
from ..vocabulary.gains import PayOne, TakeWound
from ..vocabulary.points import Attack, Block, Heal
from ..vocabulary.spellcraft import BendTime, MoreCards, ReadyLevels
from ..vocabulary.targets import ALL_RESISTANCES, AllEnemies, Breach, Change, OneEnemy
from .cards import spell

# Red.

spell(93, "fireball", RED, Attack(5, RANGED, FIRE), "firestorm", Pay(TakeWound(), Attack(8, SIEGE, FIRE)))
spell(
    97,
    "flame_wall",
    RED,
    OneOf(Attack(5, MELEE, FIRE), Block(7, FIRE)),
    "flame_wave",
    OneOf(
        Seq(Attack(5, MELEE, FIRE), Per(ENEMIES_LEFT, Attack(2, MELEE, FIRE)), label="fire_attack"),
        Seq(Block(7, FIRE), Per(ENEMIES_LEFT, Block(2, FIRE)), label="fire_block"),
    ),
)
spell(
    101,
    "burning_shield",
    RED,
    Block(4, FIRE, rider="burning_shield"),
    "exploding_shield",
    Block(4, FIRE, rider="exploding_shield"),
)
spell(
    105,
    "demolish",
    RED,
    Seq(Breach(), AllEnemies(Change(armour=-1))),
    "disintegrate",
    Seq(OneEnemy(Change(destroy=True), RED, 1 << MELEE_PHASE), AllEnemies(Change(armour=-1))),
)
spell(109, "mana_meltdown", RED, Custom("mana_meltdown"), "mana_radiance", Custom("mana_radiance"))

# Blue.


def _bolt(blue: int, red: int, white: int, green: int) -> Node:
    """A further mana says what kind of attack it is."""
    return OneOf(
        Pay(PayOne(BLUE), Attack(blue, MELEE, ICE), label="blue"),
        Pay(PayOne(RED), Attack(red, MELEE, COLD_FIRE), label="red"),
        Pay(PayOne(WHITE), Attack(white, RANGED, ICE), label="white"),
        Pay(PayOne(GREEN), Attack(green, SIEGE, ICE), label="green"),
    )


spell(94, "snowstorm", BLUE, Attack(5, RANGED, ICE), "blizzard", Pay(TakeWound(), Attack(8, SIEGE, ICE)))
spell(98, "mana_bolt", BLUE, _bolt(8, 7, 6, 5), "mana_thunderbolt", _bolt(11, 10, 9, 8))
spell(
    102,
    "chill",
    BLUE,
    OneEnemy(Change(calm=True, strip=RESISTS_FIRE), BLUE),
    "lethal_chill",
    OneEnemy(Change(calm=True, armour=-4), BLUE),
)
spell(
    106,
    "space_bending",
    BLUE,
    Seq(
        Until(
            lasting.FAR_STEPS,
            1,
            (
                "hexes two away count as adjacent for moving and exploring",
                "для движения и разведки клетки через одну считаются соседними",
            ),
            when=1 << MOVEMENT,
        ),
        Until(lasting.NO_PROVOKING, 1, ("moves provoke nobody", "движение никого не провоцирует")),
    ),
    "time_bending",
    BendTime(),
)
spell(110, "mana_claim", BLUE, Custom("mana_claim"), "mana_curse", Custom("mana_curse"))

# White. The attack of the exposing ones comes first: they may be played for it alone.

spell(
    95,
    "expose",
    WHITE,
    Seq(Attack(2, RANGED), OneEnemy(Change(bare=True, strip=ALL_RESISTANCES), WHITE)),
    "mass_expose",
    Seq(
        Attack(3, RANGED),
        OneOf(
            AllEnemies(Change(bare=True), label="fortifications"),
            AllEnemies(Change(strip=ALL_RESISTANCES), label="resistances"),
        ),
    ),
)
spell(
    99,
    "whirlwind",
    WHITE,
    OneEnemy(Change(calm=True), WHITE),
    "tornado",
    OneEnemy(Change(destroy=True), WHITE, 1 << MELEE_PHASE),
)
spell(103, "wings_of_wind", WHITE, Custom("wings_of_wind"), "wings_of_night", Custom("wings_of_night"))
spell(107, "call_to_arms", WHITE, Custom("call_to_arms"), "call_to_glory", Custom("call_to_glory"))
spell(111, "mind_read", WHITE, Custom("mind_read"), "mind_steal", Custom("mind_steal"))

# Green.

spell(
    96,
    "tremor",
    GREEN,
    OneOf(OneEnemy(Change(armour=-3), GREEN), AllEnemies(Change(armour=-2))),
    "earthquake",
    OneOf(OneEnemy(Change(armour=-3, walled=-6), GREEN), AllEnemies(Change(armour=-2, walled=-4))),
)
spell(
    100,
    "underground_travel",
    GREEN,
    Custom("underground_travel"),
    "underground_attack",
    Custom("underground_attack"),
)
spell(
    104,
    "restoration",
    GREEN,
    When(FOREST_HERE, Heal(5), Heal(3)),
    "rebirth",
    When(FOREST_HERE, Seq(Heal(5), ReadyLevels(5)), Seq(Heal(3), ReadyLevels(3))),
)
spell(
    108,
    "meditation",
    GREEN,
    Seq(Custom("meditation"), MoreCards(2)),
    "trance",
    Seq(Custom("trance"), MoreCards(2)),
)
spell(112, "energy_flow", GREEN, Custom("energy_flow"), "energy_steal", Custom("energy_steal"))
