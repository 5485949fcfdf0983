"""The units (facts: units): price, level, armour, resistances, where they are recruited, and what they can do."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Custom, OneOf, Pay, Seq, register

from ..terms import (
    BLACK,
    BLUE,
    CITY,
    COLD_FIRE,
    FIRE,
    FOREST,
    GREEN,
    HILLS,
    ICE,
    IN_COMBAT,
    KEEP,
    MAGE_TOWER,
    MELEE,
    MONASTERY,
    NONE,
    PHYSICAL,
    RANGED,
    RED,
    RESISTS_FIRE,
    RESISTS_ICE,
    RESISTS_PHYSICAL,
    SIEGE,
    SWAMP,
    TERRAINS,
    VILLAGE,
    WHITE,
)
from ..vocabulary import lasting
from ..vocabulary.base import Node
from ..vocabulary.changes import Until
from ..vocabulary.gains import Crystal, ReadyUnit, Token
from ..vocabulary.points import Attack, Block, Heal, Influence, Move
from ..vocabulary.targets import Change, OneEnemy


@final
class Ability:
    """One use of a unit: the mana to pay first (NONE: nothing), and the effect."""

    def __init__(self, effect: Node, mana: int = NONE) -> None:
        self.effect: Final = effect
        self.mana: Final = mana


@final
class UnitKind:
    def __init__(
        self,
        name: str,
        count: int,
        cost: int,
        level: int,
        armour: int,
        resists: int,
        sites: tuple[int, ...],
        abilities: tuple[Ability, ...],
        *,
        elite: bool,
    ) -> None:
        self.name: Final = name
        self.count: Final = count
        self.cost: Final = cost
        self.level: Final = level
        self.armour: Final = armour
        self.resists: Final = resists
        self.sites: Final = sites
        self.abilities: Final = abilities
        self.elite: Final = elite


UNITS: Final[dict[str, UnitKind]] = {}

_SITES: Final[dict[str, int]] = {"V": VILLAGE, "M": MONASTERY, "K": KEEP, "T": MAGE_TOWER, "C": CITY}
_RESISTS: Final[dict[str, int]] = {"P": RESISTS_PHYSICAL, "F": RESISTS_FIRE, "I": RESISTS_ICE}


def _unit(
    name: str,
    count: int,
    cost: int,
    level: int,
    armour: int,
    resists: str,
    sites: str,
    *abilities: Ability,
    elite: bool = False,
) -> None:
    for i, ability in enumerate(abilities):
        register(ability.effect, f"mage_knight.unit.{name}.{i}")
    UNITS[name] = UnitKind(
        name,
        count,
        cost,
        level,
        armour,
        sum([_RESISTS[r] for r in resists]),
        tuple([_SITES[s] for s in sites]),
        abilities,
        elite=elite,
    )


def _fight(attack: int, block: int, element: int = PHYSICAL) -> Node:
    return OneOf(Attack(attack, MELEE, element), Block(block, element))


def _cheaper(terrain: int) -> Node:
    name = TERRAINS[terrain]
    russian = {FOREST: "лес", HILLS: "холмы", SWAMP: "болото"}[terrain]
    return Until(f"{lasting.COST}:{name}:0", -1, (f"{name} costs 1 less", f"{russian} на 1 дешевле"))


_unit("peasants", 3, 4, 1, 3, "", "V", Ability(_fight(2, 2)), Ability(Influence(2)), Ability(Move(2)))
_unit(
    "foresters",
    2,
    5,
    1,
    4,
    "",
    "V",
    Ability(Seq(Move(2), _cheaper(FOREST), _cheaper(HILLS), _cheaper(SWAMP))),
    Ability(Block(3)),
)
_unit("herbalists", 2, 3, 1, 2, "", "VM", Ability(Heal(2), GREEN), Ability(ReadyUnit(2)), Ability(Token(GREEN)))
_unit("northern_monks", 1, 7, 2, 4, "", "M", Ability(_fight(3, 3)), Ability(_fight(4, 4, ICE), BLUE))
_unit("red_cape_monks", 1, 7, 2, 4, "", "M", Ability(_fight(3, 3)), Ability(_fight(4, 4, FIRE), RED))
_unit("savage_monks", 1, 7, 2, 4, "", "M", Ability(_fight(3, 3)), Ability(Attack(4, SIEGE), GREEN))
_unit("utem_crossbowmen", 2, 6, 2, 4, "", "VK", Ability(_fight(3, 3)), Ability(Attack(2, RANGED)))
_unit("utem_guardsmen", 2, 5, 2, 5, "", "VK", Ability(Attack(2)), Ability(Block(4, rider="no_swift")))
_unit(
    "utem_swordsmen",
    2,
    6,
    2,
    4,
    "",
    "K",
    Ability(_fight(3, 3)),
    Ability(Seq(_fight(6, 6), Custom("utem_swordsmen"))),
)
_unit(
    "guardian_golems",
    2,
    7,
    2,
    3,
    "P",
    "KT",
    Ability(_fight(2, 2)),
    Ability(Block(4, FIRE), RED),
    Ability(Block(4, ICE), BLUE),
)
_unit(
    "illusionists",
    2,
    7,
    2,
    2,
    "P",
    "MT",
    Ability(Influence(4)),
    Ability(OneEnemy(Change(calm=True), WHITE, unfortified=True), WHITE),
    Ability(Crystal(WHITE)),
)

_unit(
    "fire_golems",
    2,
    8,
    3,
    4,
    "PF",
    "KT",
    Ability(_fight(3, 3)),
    Ability(Attack(4, RANGED, FIRE), RED),
    elite=True,
)
_unit(
    "ice_golems", 2, 8, 3, 4, "PI", "KT", Ability(_fight(3, 3)), Ability(Attack(6, MELEE, ICE), BLUE), elite=True
)
_unit(
    "fire_mages",
    2,
    9,
    3,
    4,
    "F",
    "MT",
    Ability(Attack(3, RANGED, FIRE)),
    Ability(_fight(6, 6, FIRE), RED),
    Ability(Seq(Token(RED), Crystal(RED))),
    elite=True,
)
_unit(
    "ice_mages",
    2,
    9,
    3,
    4,
    "I",
    "MT",
    Ability(_fight(4, 4, ICE)),
    Ability(Attack(4, SIEGE, ICE), BLUE),
    Ability(Seq(Token(BLUE), Crystal(BLUE))),
    elite=True,
)
_unit(
    "amotep_gunners",
    2,
    8,
    3,
    6,
    "",
    "KC",
    Ability(_fight(5, 5)),
    Ability(Attack(6, RANGED, FIRE), RED),
    elite=True,
)
_unit(
    "amotep_freezers",
    2,
    8,
    3,
    6,
    "",
    "KC",
    Ability(_fight(5, 5)),
    Ability(OneEnemy(Change(calm=True, armour=-3), BLUE), BLUE),
    elite=True,
)
_unit(
    "catapults",
    3,
    9,
    3,
    4,
    "",
    "KC",
    Ability(Attack(3, SIEGE)),
    Ability(Attack(5, SIEGE, FIRE), RED),
    Ability(Attack(5, SIEGE, ICE), BLUE),
    elite=True,
)
_unit(
    "altem_guardians",
    3,
    11,
    4,
    7,
    "",
    "C",
    Ability(Attack(5)),
    Ability(Block(8, rider="no_swift")),
    Ability(
        Until(
            lasting.UNIT_RESISTS,
            RESISTS_PHYSICAL | RESISTS_FIRE | RESISTS_ICE,
            ("all your units resist everything this turn", "все ваши отряды в этот ход сопротивляются всему"),
        ),
        GREEN,
    ),
    elite=True,
)
_unit(
    "altem_mages",
    2,
    12,
    4,
    5,
    "FI",
    "C",
    Ability(Seq(Token(), Token())),
    Ability(Pay(Custom("altem_mages_strike"), _fight(5, 5, COLD_FIRE))),
    Ability(
        OneOf(
            Until(
                lasting.ALL_COLD_FIRE,
                1,
                ("all your attacks are Cold Fire", "все ваши атаки — огненно-ледяные"),
                lasting.END_OF_COMBAT,
                IN_COMBAT,
                label="cold_fire",
            ),
            Until(
                lasting.ALL_SIEGE,
                1,
                ("all your attacks are siege attacks", "все ваши атаки — осадные"),
                lasting.END_OF_COMBAT,
                IN_COMBAT,
                label="siege",
            ),
        ),
        BLACK,
    ),
    elite=True,
)


def unit_deck(*, elite: bool, levels: int = 4) -> list[str]:
    """The cards of one of the two decks up to a level, in the order of the table."""
    kinds = [unit for unit in UNITS.values() if unit.elite == elite and unit.level <= levels]
    return [unit.name for unit in kinds for _ in range(unit.count)]
