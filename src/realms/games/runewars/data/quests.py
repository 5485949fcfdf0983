"""The quests: where, how, and what each outcome brings, as steps that one frame can carry out.

A test reads the line of the chosen destiny; a duel won, a visit and a price paid read the gold line, a lost duel
the red one. What a hero gains (REWARD, TRAIN) or does (RETREAT, DISCARD_REWARD) needs him alive (RW-QUEST-06);
a quest is replaced whether he lives or not.
"""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    AGILITY,
    CITY,
    DUEL,
    ENEMY_HOME,
    ENEMY_STRONGHOLD,
    GOLD,
    MANY_NEUTRALS,
    PAY,
    RED,
    SILVER,
    STRENGTH,
    TEST,
    VISIT,
    WISDOM,
)

REWARD: Final = "reward"  # success: the quest is discarded and replaced besides (RW-QUEST-04)
HARM: Final = "harm"
RETREAT: Final = "retreat"
ROUTED: Final = "routed"
REPLACE: Final = "replace"
MAY_REPLACE: Final = "may_replace"
DISCARD_REWARD: Final = "discard_reward"
TRAIN: Final = "train"


@final
class Step:
    """`attribute`: the one that TRAIN raises; empty: one of the player's choice."""

    def __init__(self, code: str, n: int = 1, attribute: str = "") -> None:
        self.code: Final = code
        self.n: Final = n
        self.attribute: Final = attribute


@final
class Quest:
    """`area`: printed on the card, empty for a free quest, whose `place` says where it is fulfilled.

    `attribute`: of a test. `foe`: the unit of a duel. `n`: neutral units to visit, or influence to pay.
    """

    def __init__(
        self,
        id: str,
        rule: str,
        area: str,
        kind: str,
        lines: dict[str, tuple[Step, ...]],
        *,
        attribute: str = "",
        foe: str = "",
        place: str = "",
        n: int = 0,
        setup: bool = False,
    ) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.area: Final = area
        self.kind: Final = kind
        self.lines: Final = lines
        self.attribute: Final = attribute
        self.foe: Final = foe
        self.place: Final = place
        self.n: Final = n
        self.setup: Final = setup


_REWARD: Final = (Step(REWARD),)
_HURT_1: Final = (Step(HARM, 1), Step(REWARD))
_HURT_2: Final = (Step(HARM, 2), Step(REWARD))
_LEARN: Final = (Step(HARM, 2), Step(REWARD), Step(TRAIN))
_DEADLY: Final = (Step(HARM, 4),)
_RETREAT: Final = (Step(RETREAT),)
_REPLACE: Final = (Step(REPLACE),)
_EASY: Final[dict[str, tuple[Step, ...]]] = {GOLD: _REWARD, SILVER: _REWARD, RED: _RETREAT}
_PAINFUL: Final[dict[str, tuple[Step, ...]]] = {GOLD: _REWARD, SILVER: _HURT_1, RED: _HURT_2}
_PERILOUS: Final[dict[str, tuple[Step, ...]]] = {GOLD: _REWARD, SILVER: _LEARN, RED: _DEADLY}
_FIGHT: Final[dict[str, tuple[Step, ...]]] = {GOLD: _REWARD, RED: (Step(ROUTED),)}
_DONE: Final[dict[str, tuple[Step, ...]]] = {GOLD: _REWARD}


def _lesson(attribute: str) -> dict[str, tuple[Step, ...]]:
    """Only gold is a success; otherwise the hero has learned something."""
    learned = (Step(REPLACE), Step(TRAIN, 1, attribute))
    return {GOLD: _REWARD, SILVER: learned, RED: learned}


# fmt: off
_ALL: Final = (
    Quest("a_curious_cave", "RW-QUEST-31", "2B", TEST, _lesson(STRENGTH), attribute=STRENGTH),
    Quest("a_treacherous_passage", "RW-QUEST-32", "8C", TEST,
          {GOLD: _REWARD, SILVER: _REWARD, RED: (Step(HARM, 1), Step(MAY_REPLACE))}, attribute=AGILITY),
    Quest("big_mountain_big_giants", "RW-QUEST-33", "2A", TEST, _PERILOUS, attribute=WISDOM, setup=True),
    Quest("brawn_before_brains", "RW-QUEST-34", "5A", TEST, _EASY, attribute=STRENGTH, setup=True),
    Quest("deciphering_the_codex", "RW-QUEST-35", "2C", TEST, _PAINFUL, attribute=WISDOM),
    Quest("dragons_and_daggers", "RW-QUEST-36", "5C", TEST, _PERILOUS, attribute=STRENGTH),
    Quest("drowned_legacy", "RW-QUEST-37", "1A", TEST, _PERILOUS, attribute=AGILITY, setup=True),
    Quest("forward_scouting", "RW-QUEST-38", "", VISIT, _DONE, place=ENEMY_STRONGHOLD),
    Quest("hill_of_ash", "RW-QUEST-39", "3C", TEST, _EASY, attribute=STRENGTH),
    Quest("misty_bandits", "RW-QUEST-40", "8B", TEST,
          {GOLD: _REWARD, SILVER: (Step(DISCARD_REWARD), Step(REWARD)), RED: _REPLACE}, attribute=AGILITY),
    Quest("rampaging_troll", "RW-QUEST-41", "6B", TEST,
          {GOLD: _REWARD, SILVER: _HURT_2, RED: _HURT_2}, attribute=STRENGTH),
    Quest("search_for_the_dwarves", "RW-QUEST-42", "5D", TEST,
          {GOLD: _REWARD, SILVER: _REWARD, RED: _DEADLY}, attribute=STRENGTH),
    Quest("secrets_and_lies", "RW-QUEST-43", "", VISIT, {GOLD: (Step(REWARD), Step(TRAIN))}, place=ENEMY_HOME),
    Quest("sorcerers_bounty", "RW-QUEST-44", "8A", DUEL, _FIGHT, foe="sorcerer", setup=True),
    Quest("steady_feet_steady_heart", "RW-QUEST-45", "1B", TEST, _EASY, attribute=AGILITY),
    Quest("stealthy_scout", "RW-QUEST-46", "4B", TEST, _PAINFUL, attribute=AGILITY),
    Quest("stranger_and_stranger", "RW-QUEST-47", "9A", TEST, _PAINFUL, attribute=WISDOM, setup=True),
    Quest("the_bazaar", "RW-QUEST-48", "", PAY, _DONE, place=CITY, n=3),
    Quest("the_beastmen_recruit", "RW-QUEST-49", "3A", DUEL, _FIGHT, foe="beastman", setup=True),
    Quest("the_blackwing_hag", "RW-QUEST-50", "7A", TEST, _EASY, attribute=WISDOM, setup=True),
    Quest("the_gathering_storm", "RW-QUEST-51", "", VISIT, _DONE, place=MANY_NEUTRALS, n=3),
    Quest("the_labyrinth", "RW-QUEST-52", "6A", TEST, _EASY, attribute=WISDOM, setup=True),
    Quest("the_secret_chamber", "RW-QUEST-53", "4A", TEST,
          {GOLD: _REWARD, SILVER: _REWARD, RED: _REPLACE}, attribute=WISDOM, setup=True),
    Quest("the_slippery_slope", "RW-QUEST-54", "6D", TEST, _lesson(AGILITY), attribute=AGILITY),
)
# fmt: on
QUESTS: Final[dict[str, Quest]] = {quest.id: quest for quest in _ALL}
SETUP_QUESTS: Final[tuple[str, ...]] = tuple([quest.id for quest in _ALL if quest.setup])
