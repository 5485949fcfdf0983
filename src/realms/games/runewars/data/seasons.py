"""The season cards, 8 a season, and the icons that every card of a season bears."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    AUTUMN,
    AUTUMN_GAIN,
    FREEZE,
    LIFT_TOKENS,
    QUEST_PHASE,
    RESHUFFLE,
    SPRING,
    STAND_UP,
    STARVE,
    SUMMER,
    TAKE_BACK,
    WINTER,
)


@final
class SeasonCard:
    """`council`: the Primarch gains by it (RW-TITLE-05). `bid`: its text begins with an influence bid."""

    def __init__(
        self, id: str, season: str, copies: int, rule: str, *, council: bool = False, bid: bool = False
    ) -> None:
        self.id: Final = id
        self.season: Final = season
        self.copies: Final = copies
        self.rule: Final = rule
        self.council: Final = council
        self.bid: Final = bid


_ALL: Final = (
    SeasonCard("heroes_for_hire", SPRING, 2, "RW-SEASON-20", bid=True),
    SeasonCard("long_winter", SPRING, 1, "RW-SEASON-21"),
    SeasonCard("new_recruits", SPRING, 2, "RW-SEASON-22"),
    SeasonCard("prepare_for_the_coming_year", SPRING, 2, "RW-SEASON-23"),
    SeasonCard("stormy_weather", SPRING, 1, "RW-SEASON-24", bid=True),
    SeasonCard("broken_allegiances", SUMMER, 2, "RW-SEASON-25"),
    SeasonCard("drought", SUMMER, 1, "RW-SEASON-26"),
    SeasonCard("fires_of_heaven", SUMMER, 1, "RW-SEASON-27", council=True, bid=True),
    SeasonCard("mandatory_disarmament", SUMMER, 2, "RW-SEASON-28", council=True, bid=True),
    SeasonCard("reroute_supply_caravans", SUMMER, 1, "RW-SEASON-29", council=True, bid=True),
    SeasonCard("the_sacred_portals", SUMMER, 1, "RW-SEASON-30", council=True, bid=True),
    SeasonCard("bountiful_harvest", AUTUMN, 2, "RW-SEASON-31"),
    SeasonCard("famine", AUTUMN, 2, "RW-SEASON-32"),
    SeasonCard("frozen_crops", AUTUMN, 1, "RW-SEASON-33"),
    SeasonCard("revealing_their_true_nature", AUTUMN, 2, "RW-SEASON-34"),
    SeasonCard("threatened_home_realms", AUTUMN, 1, "RW-SEASON-35"),
    SeasonCard("abundance_of_power", WINTER, 1, "RW-SEASON-36", council=True, bid=True),
    SeasonCard("dragon_rune_discovery", WINTER, 2, "RW-SEASON-37", council=True, bid=True),
    SeasonCard("elect_arbitrator", WINTER, 1, "RW-SEASON-38", council=True, bid=True),
    SeasonCard("favor_of_the_council", WINTER, 1, "RW-SEASON-39", council=True, bid=True),
    SeasonCard("gifts_for_the_rich", WINTER, 1, "RW-SEASON-40"),
    SeasonCard("power_for_the_pious", WINTER, 1, "RW-SEASON-41", council=True, bid=True),
    SeasonCard("shared_fortune", WINTER, 1, "RW-SEASON-42"),
)
SEASON_CARDS: Final[dict[str, SeasonCard]] = {card.id: card for card in _ALL}

ICONS: Final[dict[str, tuple[str, ...]]] = {
    SPRING: (LIFT_TOKENS, STAND_UP, TAKE_BACK),
    SUMMER: (QUEST_PHASE,),
    AUTUMN: (RESHUFFLE, AUTUMN_GAIN),
    WINTER: (STARVE, FREEZE),
}


def deck_of(season: str) -> list[str]:
    """The cards of one season's deck, in the order of the table."""
    return [card.id for card in SEASON_CARDS.values() if card.season == season for _ in range(card.copies)]
