"""The heroes: alignment, health and attributes."""

from __future__ import annotations

from typing import Final, final

from ..terms import AGILITY, EVIL, GOOD, NEUTRAL, STRENGTH, WISDOM


@final
class Hero:
    """`attributes`: before any training."""

    def __init__(
        self, id: str, alignment: str, health: int, strength: int, agility: int, wisdom: int, rule: str
    ) -> None:
        self.id: Final = id
        self.alignment: Final = alignment
        self.health: Final = health
        self.attributes: Final[dict[str, int]] = {STRENGTH: strength, AGILITY: agility, WISDOM: wisdom}
        self.rule: Final = rule


_ALL: Final = (
    Hero("ronan_of_the_wild", GOOD, 3, 1, 3, 3, "RW-HERO-31"),
    Hero("runewitch_astarra", GOOD, 3, 2, 2, 3, "RW-HERO-32"),
    Hero("silhouette", GOOD, 3, 3, 3, 1, "RW-HERO-33"),
    Hero("sir_valadir", GOOD, 4, 4, 1, 2, "RW-HERO-34"),
    Hero("bogran_the_shadow", NEUTRAL, 3, 1, 4, 2, "RW-HERO-35"),
    Hero("mordrog", NEUTRAL, 4, 4, 2, 1, "RW-HERO-36"),
    Hero("one_fist", NEUTRAL, 4, 3, 2, 2, "RW-HERO-37"),
    Hero("spiritspeaker_mok", NEUTRAL, 4, 2, 2, 3, "RW-HERO-38"),
    Hero("battlemage_jaes", EVIL, 3, 1, 3, 3, "RW-HERO-39"),
    Hero("mad_carthos", EVIL, 3, 2, 1, 4, "RW-HERO-40"),
    Hero("red_scorpion", EVIL, 4, 2, 3, 2, "RW-HERO-41"),
    Hero("varikas_the_dead", EVIL, 4, 3, 1, 3, "RW-HERO-42"),
)
HEROES: Final[dict[str, Hero]] = {hero.id: hero for hero in _ALL}
HERO_IDS: Final[tuple[str, ...]] = tuple([hero.id for hero in _ALL])
