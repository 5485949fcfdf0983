"""The enemy tokens (facts: enemies): sixty of the base game, and expansion tokens with further abilities."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    BACKS,
    COLD_FIRE,
    FIRE,
    ICE,
    PHYSICAL,
    RESISTS_FIRE,
    RESISTS_ICE,
    RESISTS_PHYSICAL,
)

# Abilities: bits (MK-ABIL-05 to 24).
SWIFT: Final = 1
BRUTAL: Final = 2
POISON: Final = 4
PARALYZE: Final = 8
ASSASSINATION: Final = 16
CUMBERSOME: Final = 32
VAMPIRIC: Final = 64
ELUSIVE: Final = 128
UNFORTIFIED: Final = 256
ARCANE_IMMUNITY: Final = 512
FORTIFIED: Final = 1024
ABILITIES: Final = (
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "assassination",
    "cumbersome",
    "vampiric",
    "elusive",
    "unfortified",
    "arcane_immunity",
    "fortified",
)

SUMMON: Final = -1
"""In place of an attack: a brown token is drawn (MK-ABIL-05)."""
SUMMON_GREEN: Final = -2


@final
class Enemy:
    """A kind of token. `attacks`: value and element of each; `armour` is the lower one of an elusive enemy."""

    def __init__(
        self,
        name: str,
        back: int,
        count: int,
        armour: int,
        attacks: tuple[tuple[int, int], ...],
        abilities: int,
        resists: int,
        fame: int,
        evasive: int = 0,
        reputation: int = 0,
        defend: int = 0,
        expansion: int = 0,
    ) -> None:
        self.name: Final = name
        self.back: Final = back
        self.count: Final = count
        self.armour: Final = armour
        self.attacks: Final = attacks
        self.abilities: Final = abilities
        self.resists: Final = resists
        self.fame: Final = fame
        self.evasive: Final = evasive  # the higher armour of an elusive enemy (MK-ABIL-20)
        self.reputation: Final = reputation
        self.defend: Final = defend  # MK-ABIL-24
        self.expansion: Final = expansion
        self.summons: Final = len([n for n, _ in attacks if n < 0])


ENEMIES: Final[dict[str, Enemy]] = {}

_ELEMENT: Final[dict[str, int]] = {"": PHYSICAL, "F": FIRE, "I": ICE, "C": COLD_FIRE}
_RESISTS: Final[dict[str, int]] = {"P": RESISTS_PHYSICAL, "F": RESISTS_FIRE, "I": RESISTS_ICE}


def _attack(text: str) -> tuple[int, int]:
    """ "5F" is a fire attack of 5."""
    if text == "summon":
        return SUMMON, PHYSICAL
    if text == "summon-green":
        return SUMMON_GREEN, PHYSICAL
    digits = text.rstrip("FIC")
    return int(digits), _ELEMENT[text[len(digits) :]]


def _table(back: str, expansion: int, rows: str) -> None:
    """name, count, armour (or low/high), attacks, abilities, resistances, fame (and reputation)."""
    for row in rows.strip().splitlines():
        name, count, armour, attacks, abilities, resists, fame = [cell.strip() for cell in row.split("|")]
        low, _, high = armour.partition("/")
        bits = 0
        defend = 0
        for word in abilities.split():
            kind, _, much = word.partition("-")
            if kind == "defend":
                defend = int(much)
            else:
                bits |= 1 << ABILITIES.index(word)
        points, _, reputation = fame.partition(" ")
        ENEMIES[name] = Enemy(
            name,
            BACKS.index(back),
            int(count),
            int(low),
            tuple([_attack(a) for a in attacks.split("+")]),
            bits,
            sum([_RESISTS[r] for r in resists]),
            int(points),
            int(high or 0),
            int(reputation or 0),
            defend,
            expansion,
        )


_table(
    "green",
    0,
    """
    prowlers        | 2 | 3 | 4      |           |   | 2
    diggers         | 2 | 3 | 3      | fortified |   | 2
    cursed_hags     | 2 | 5 | 3      | poison    |   | 3
    wolf_riders     | 2 | 4 | 3      | swift     |   | 3
    ironclads       | 2 | 3 | 4      | brutal    | P | 4
    orc_summoners   | 2 | 4 | summon |           |   | 4
    """,
)
_table(
    "grey",
    0,
    """
    crossbowmen     | 3 | 4 | 4 | swift     |   | 3
    guardsmen       | 3 | 7 | 3 | fortified |   | 3
    swordsmen       | 2 | 5 | 6 |           |   | 4
    golems          | 2 | 5 | 2 |           | P | 4
    """,
)
_table(
    "brown",
    0,
    """
    minotaur        | 2 | 5 | 5 | brutal    |   | 4
    gargoyle        | 2 | 4 | 5 |           | P | 4
    medusa          | 2 | 4 | 6 | paralyze  |   | 5
    crypt_worm      | 2 | 6 | 6 | fortified |   | 5
    werewolf        | 2 | 5 | 7 | swift     |   | 5
    """,
)
_table(
    "violet",
    0,
    """
    monks                 | 2 | 5 | 5      | poison   |    | 4
    illusionists_enemy    | 2 | 3 | summon |          | P  | 4
    ice_mages_enemy       | 2 | 6 | 5I     |          | I  | 5
    ice_golems_enemy      | 1 | 4 | 2I     | paralyze | PI | 5
    fire_mages_enemy      | 2 | 5 | 6F     |          | F  | 5
    fire_golems_enemy     | 1 | 4 | 3F     | brutal   | PF | 5
    """,
)
# The two Altem rows are those of the newest printing; the older one has attack 6, and fortified mages.
_table(
    "white",
    0,
    """
    freezers              | 3 | 7 | 3I | swift paralyze | F   | 7
    gunners               | 3 | 6 | 6F | brutal         | I   | 7
    altem_guardsmen       | 2 | 7 | 5  | fortified      | PFI | 8
    altem_mages_enemy     | 2 | 8 | 4C | brutal poison  | P   | 8
    """,
)
_table(
    "red",
    0,
    """
    swamp_dragon    | 2 | 9 | 5  | swift poison |    | 7
    fire_dragon     | 2 | 7 | 9F |              | PF | 8
    ice_dragon      | 2 | 7 | 6I | paralyze     | PI | 8
    high_dragon     | 2 | 9 | 6C | brutal       | FI | 9
    """,
)
OLDER_PRINTING: Final[dict[str, str]] = {
    "altem_guardsmen": "2 | 7 | 6 | fortified | PFI | 8",
    "altem_mages_enemy": "2 | 8 | 4C | fortified brutal poison | P | 8",
}

_table(
    "green",
    1,
    """
    orc_skirmishers   | 2 | 4   | 1+1 |                       |    | 2
    orc_trackers      | 2 | 3/6 | 4   | elusive assassination |    | 3
    orc_war_beasts    | 2 | 5   | 3   | unfortified brutal    | FI | 3
    orc_stonethrowers | 2 | 2   | 7   | fortified cumbersome  | P  | 4
    """,
)
_table(
    "grey",
    1,
    """
    thugs             | 2 | 5   | 3    | brutal              |   | 2 1
    shocktroops       | 2 | 3/6 | 5    | unfortified elusive |   | 3
    heroes_fortified  | 1 | 4   | 5+3  | fortified           |   | 5 -1
    heroes_swift      | 1 | 5   | 3+2  | swift               |   | 5 -1
    heroes_fire       | 1 | 4   | 4+2F |                     | F | 5 -1
    heroes_ice        | 1 | 4   | 3+3I |                     | I | 5 -1
    """,
)
_table(
    "violet",
    1,
    """
    sorcerers         | 2 | 6 | 6   | arcane_immunity assassination poison |  | 5
    magic_familiars   | 2 | 7 | 3+3 | unfortified brutal                   |  | 5
    """,
)
_table(
    "brown",
    1,
    """
    shadow            | 2 | 4/8 | 4C    | elusive arcane_immunity    |   | 4
    manticore         | 2 | 6   | 4     | swift assassination poison | F | 5
    hydra             | 2 | 6   | 2+2+2 |                            | I | 5
    """,
)
_table(
    "white",
    1,
    """
    fire_catapult     | 1 | 7  | 8F | fortified cumbersome        |    | 7
    ice_catapult      | 1 | 6  | 9I | fortified cumbersome        |    | 7
    delphana_masters  | 2 | 8  | 5C | assassination paralyze      | FI | 9
    grim_legionnaires | 2 | 10 | 11 | unfortified arcane_immunity |    | 8
    """,
)
_table(
    "red",
    1,
    """
    lava_dragon       | 2 | 8    | 6F            | fortified brutal | F | 8
    storm_dragon      | 2 | 7/14 | 4I            | elusive swift    | I | 7
    dragon_summoner   | 2 | 8    | summon+summon | arcane_immunity  | P | 9
    """,
)
_table(
    "green",
    2,
    """
    elemental_priests     | 1 | 4   | 3I+3F        |                           | FI | 3
    elven_protectors      | 2 | 4   | 3            | defend-2                  | F  | 2
    crystal_sprites       | 2 | 1/2 | 1I+1I        | elusive defend-1          | I  | 1
    centaur_outriders     | 2 | 5   | 3            | swift                     |    | 2
    cloud_griffons        | 1 | 4/8 | 4            | unfortified elusive swift |    | 3
    corrupted_priests     | 1 | 5   | 4C           | defend-1 vampiric         |    | 3
    zombie_horde          | 2 | 5   | 1+1+1        | cumbersome                | I  | 2
    gibbering_ghouls      | 2 | 4   | 4            | vampiric                  |    | 2
    shrouded_necromancers | 1 | 5   | summon-green | fortified                 |    | 3
    skeletal_warriors     | 2 | 4   | 3            |                           | F  | 1
    """,
)
_table(
    "brown",
    2,
    """
    air_elemental   | 1 | 4/8  | 3C | elusive swift                        | FI | 4
    fire_elemental  | 1 | 6    | 7F |                                      | F  | 4
    water_elemental | 1 | 7    | 6I |                                      | I  | 4
    earth_elemental | 1 | 5    | 4  | fortified cumbersome brutal          | P  | 4
    blood_demon     | 1 | 6    | 6  | brutal assassination arcane_immunity | F  | 5
    pain_wraith     | 1 | 4/8  | 4  | elusive paralyze                     |    | 3
    vampire         | 1 | 5/10 | 5  | elusive vampiric                     |    | 4
    mummy           | 1 | 5    | 4  | poison                               | PI | 4
    """,
)
_table(
    "red",
    2,
    """
    savage_dragon    | 2 | 7    | 5  | brutal                 | P  | 6
    lightning_dragon | 2 | 7/14 | 6C | elusive                | FI | 7
    vampire_dragon   | 2 | 8/16 | 8  | elusive vampiric       |    | 7
    death_dragon     | 2 | 9    | 7  | assassination paralyze |    | 6
    """,
)


def tokens(back: int, expansions: int = 0) -> list[str]:
    """All tokens of a back, of the base game and so many expansions, in the order of the tables."""
    return [
        enemy.name
        for enemy in ENEMIES.values()
        if enemy.back == back and enemy.expansion <= expansions
        for _ in range(enemy.count)
    ]
