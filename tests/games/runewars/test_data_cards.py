"""The cards, compared with the totals of the fact sheets and with the figures that the catalogue states."""

from __future__ import annotations

import re

import pytest

from realms.games.runewars.data import objectives, rewards, seasons, tactics
from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.developments import (
    DEFENCES,
)
from realms.games.runewars.data.fate import FATE_IDS
from realms.games.runewars.data.heroes import HEROES
from realms.games.runewars.data.objectives import MAY, MUST, OBJECTIVES
from realms.games.runewars.data.quests import (
    DISCARD_REWARD,
    HARM,
    MAY_REPLACE,
    QUESTS,
    REPLACE,
    RETREAT,
    REWARD,
    ROUTED,
    SETUP_QUESTS,
    TRAIN,
)
from realms.games.runewars.data.rewards import BLOWS, REWARDS
from realms.games.runewars.data.seasons import ICONS, SEASON_CARDS
from realms.games.runewars.data.tactics import TACTICS_CARDS
from realms.games.runewars.data.tiles import LAND_TILES
from realms.games.runewars.data.titles import TITLE_RULES
from realms.games.runewars.data.units import BY_INDEX, UNITS
from realms.games.runewars.terms import (
    AGILITY,
    ALIGNMENTS,
    ATTRIBUTES,
    AUTUMN,
    AUTUMN_GAIN,
    BATTLE_START,
    DEFENDING,
    DESTINIES,
    DEVELOPMENTS,
    DUEL,
    DUEL_HIT,
    DUEL_ORB,
    EVIL,
    FACTIONS,
    FREEZE,
    GOLD,
    GOOD,
    ITEM,
    LIFT_TOKENS,
    ORDERS,
    OWN_TURN,
    PAY,
    QUEST_PHASE,
    RED,
    RESHUFFLE,
    SEASONS,
    SILVER,
    SPRING,
    STAND_UP,
    STARVE,
    STRENGTH,
    SUMMER,
    TAKE_BACK,
    TALLY,
    TEST,
    TITLES,
    VISIT,
    WINTER,
    WISDOM,
)
from realms.rulebook import rules
from realms.testing.rules import rule


@rule("RW-SEASON-07")
@pytest.mark.parametrize("season", SEASONS)
def test_eight_cards_a_season(season: str) -> None:
    assert len(seasons.deck_of(season)) == 8


def test_council_cards_are_bids_of_summer_and_winter() -> None:
    council = [card for card in SEASON_CARDS.values() if card.council]
    assert len(council) == 9 and all(card.bid for card in council)
    assert {card.season for card in council} == {SUMMER, WINTER}
    assert {card.id for card in SEASON_CARDS.values() if card.bid and not card.council} == {
        "heroes_for_hire",
        "stormy_weather",
    }


def test_the_icons_of_the_seasons() -> None:
    assert ICONS == {
        SPRING: (LIFT_TOKENS, STAND_UP, TAKE_BACK),
        SUMMER: (QUEST_PHASE,),
        AUTUMN: (RESHUFFLE, AUTUMN_GAIN),
        WINTER: (STARVE, FREEZE),
    }


def test_four_heroes_of_each_alignment() -> None:
    for alignment in ALIGNMENTS:
        assert len([hero for hero in HEROES.values() if hero.alignment == alignment]) == 4
    for hero in HEROES.values():
        assert hero.health in (3, 4) and list(hero.attributes) == list(ATTRIBUTES)
        # Together with health every hero is worth the same: 10 in all, or 11.
        assert hero.health + sum(hero.attributes.values()) in (10, 11)


def test_heroes_by_their_best_attribute() -> None:
    best = {hero.id: [a for a in ATTRIBUTES if hero.attributes[a] == 4] for hero in HEROES.values()}
    assert {id: found for id, found in best.items() if found} == {
        "sir_valadir": [STRENGTH],
        "bogran_the_shadow": [AGILITY],
        "mordrog": [STRENGTH],
        "mad_carthos": [WISDOM],
    }


def test_a_setup_quest_for_each_land_tile() -> None:
    assert len(QUESTS) == 24 and len(SETUP_QUESTS) == 9
    assert sorted(QUESTS[id].area for id in SETUP_QUESTS) == [f"{tile}A" for tile in range(1, 10)]


def test_quests_are_tied_to_different_areas() -> None:
    areas = [quest.area for quest in QUESTS.values() if quest.area]
    assert len(areas) == len(set(areas)) == 20
    # Every area without a city has its quest.
    assert sorted(areas) == sorted(a.id for tile in LAND_TILES.values() for a in tile.areas if not a.city)
    free = [quest for quest in QUESTS.values() if not quest.area]
    assert [(quest.id, quest.kind, quest.n) for quest in free] == [
        ("forward_scouting", VISIT, 0),
        ("secrets_and_lies", VISIT, 0),
        ("the_bazaar", PAY, 3),
        ("the_gathering_storm", VISIT, 3),
    ]
    assert all(quest.place for quest in free)


def test_kinds_of_quests() -> None:
    tested = [quest for quest in QUESTS.values() if quest.kind == TEST]
    assert {a: len([q for q in tested if q.attribute == a]) for a in ATTRIBUTES} == {
        STRENGTH: 6,
        AGILITY: 6,
        WISDOM: 6,
    }
    assert {quest.id: quest.foe for quest in QUESTS.values() if quest.kind == DUEL} == {
        "sorcerers_bounty": "sorcerer",
        "the_beastmen_recruit": "beastman",
    }


def test_every_destiny_has_a_line_and_gold_a_reward() -> None:
    codes = {REWARD, HARM, RETREAT, ROUTED, REPLACE, MAY_REPLACE, DISCARD_REWARD, TRAIN}
    for quest in QUESTS.values():
        wanted = {TEST: list(DESTINIES), DUEL: [GOLD, RED], VISIT: [GOLD], PAY: [GOLD]}[quest.kind]
        assert list(quest.lines) == wanted
        assert [step.code for step in quest.lines[GOLD]][:1] == [REWARD]
        for line in quest.lines.values():
            assert line and {step.code for step in line} <= codes


OUTCOMES = [
    # quest, destiny, steps as the catalogue tells them
    ("a_curious_cave", RED, "replace 1, train 1 strength"),
    ("a_treacherous_passage", RED, "harm 1, may_replace 1"),
    ("big_mountain_big_giants", SILVER, "harm 2, reward 1, train 1"),
    ("big_mountain_big_giants", RED, "harm 4"),
    ("deciphering_the_codex", SILVER, "harm 1, reward 1"),
    ("deciphering_the_codex", RED, "harm 2, reward 1"),
    ("hill_of_ash", SILVER, "reward 1"),
    ("hill_of_ash", RED, "retreat 1"),
    ("misty_bandits", SILVER, "discard_reward 1, reward 1"),
    ("misty_bandits", RED, "replace 1"),
    ("rampaging_troll", SILVER, "harm 2, reward 1"),
    ("rampaging_troll", RED, "harm 2, reward 1"),
    ("search_for_the_dwarves", SILVER, "reward 1"),
    ("search_for_the_dwarves", RED, "harm 4"),
    ("secrets_and_lies", GOLD, "reward 1, train 1"),
    ("sorcerers_bounty", RED, "routed 1"),
    ("the_slippery_slope", SILVER, "replace 1, train 1 agility"),
]


@pytest.mark.parametrize(("quest", "destiny", "steps"), OUTCOMES)
def test_outcomes_of_quests(quest: str, destiny: str, steps: str) -> None:
    said = [f"{step.code} {step.n} {step.attribute}".strip() for step in QUESTS[quest].lines[destiny]]
    assert ", ".join(said) == steps


def test_twenty_five_rewards() -> None:
    assert len(rewards.deck()) == 25 and len(REWARDS) == 21
    assert [id for id, reward in REWARDS.items() if reward.copies > 1] == ["timmorran_shard"]
    assert len([reward for reward in REWARDS.values() if reward.kind == ITEM]) == 8


def test_rewards_that_strike_in_a_duel() -> None:
    assert sorted(BLOWS) == sorted(id for id, reward in REWARDS.items() if reward.use in (DUEL_ORB, DUEL_HIT))
    assert BLOWS["frost_axe"].test == STRENGTH and BLOWS["frost_axe"].damage == (4, 2, 0)
    assert [id for id, blow in BLOWS.items() if blow.harm != (0, 0, 0)] == ["dwarven_fire_bombs"]


def test_fifty_tactics_cards() -> None:
    assert len(tactics.deck()) == 50 and len(TACTICS_CARDS) == 29
    assert [id for id, card in TACTICS_CARDS.items() if card.copies == 3] == [
        "brilliant_maneuver",
        "hidden_pass",
        "rally_cry",
        "scorched_earth",
    ]
    assert len([card for card in TACTICS_CARDS.values() if OWN_TURN in card.moments]) == 18
    assert [id for id, card in TACTICS_CARDS.items() if DEFENDING in card.moments] == [
        "blackmail",
        "summon_lightning",
        "tactical_retreat",
    ]
    assert TACTICS_CARDS["rally_cry"].moments == (OWN_TURN, BATTLE_START, TALLY)


def test_sixteen_objectives() -> None:
    assert len(objectives.deck_of(GOOD)) == len(objectives.deck_of(EVIL)) == 8
    swapped = {o.id: (o.swap, o.counted, o.below) for o in OBJECTIVES.values() if o.swap}
    assert swapped == {
        "spread_the_good_word": (MAY, "city", 3),
        "support_of_the_dragons": (MAY, "dragon", 3),
        "support_of_the_giants": (MAY, "giant", 3),
        "the_dragons_horde": (MUST, "dragon", 2),
        "the_giants_horde": (MUST, "giant", 2),
    }


@rule("RW-TITLE-01")
def test_three_titles() -> None:
    assert list(TITLE_RULES) == list(TITLES) and len(TITLES) == 3


def test_eight_orders() -> None:
    assert len(ORDERS) == len(set(ORDERS)) == 8


def test_no_two_things_share_an_id() -> None:
    things = [*UNITS, *CITIES, *SEASON_CARDS, *HEROES, *QUESTS, *REWARDS, *TACTICS_CARDS, *OBJECTIVES]
    things += [*TITLES, *ORDERS, *DEVELOPMENTS, *FACTIONS, *FATE_IDS, *[d.id for d in DEFENCES.values()]]
    assert len(things) == len(set(things))


# The catalogue states the figures as well, in brackets after each name.


def in_catalogue(thing: str, id: str) -> str:
    """What the catalogue has in brackets after the name of a thing; the rule must be about it."""
    text = {one.id: one.text for one in rules("runewars", "en")}[id]
    plain = text.lower().replace("'", "").replace(",", "").replace("-", " ")
    assert plain.startswith(thing.removesuffix("_evil").replace("_", " ")), (thing, id)
    found = re.match(r"[^\[:]*\[([^\]=]*)", text)
    return found[1].strip() if found else ""


def test_units_are_those_of_the_catalogue() -> None:
    for unit in BY_INDEX:
        traits = ["flying (public)" if unit.id == "pegasus_rider" else "flying"] * unit.flying + [
            "fast"
        ] * unit.fast
        side = unit.faction.capitalize() or "neutral"
        assert in_catalogue(unit.id, unit.rule) == ", ".join([side, str(unit.initiative), *traits])


def test_season_cards_are_those_of_the_catalogue() -> None:
    for card in SEASON_CARDS.values():
        wanted = f"{card.season} {card.copies}" + ", council" * card.council
        assert in_catalogue(card.id, card.rule) == wanted
        text = {one.id: one.text for one in rules("runewars", "en")}[card.rule]
        assert card.bid == ("]: bid;" in text)


def test_heroes_are_those_of_the_catalogue() -> None:
    for hero in HEROES.values():
        figures = "/".join([str(hero.health), *[str(hero.attributes[a]) for a in ATTRIBUTES]])
        assert in_catalogue(hero.id, hero.rule) == f"{hero.alignment} {figures}"


def test_quests_are_those_of_the_catalogue() -> None:
    for quest in QUESTS.values():
        assert in_catalogue(quest.id, quest.rule) == (quest.area or "free") + ", setup" * quest.setup
        if quest.kind == TEST:
            text = {one.id: one.text for one in rules("runewars", "en")}[quest.rule]
            assert f"] {quest.attribute}:" in text


def test_rewards_are_those_of_the_catalogue() -> None:
    for reward in REWARDS.values():
        wanted = "" if reward.kind == ITEM else reward.kind
        assert in_catalogue(reward.id, reward.rule) == (
            wanted if reward.copies == 1 else f"{reward.copies} copies"
        )


def test_tactics_are_those_of_the_catalogue() -> None:
    for card in TACTICS_CARDS.values():
        assert in_catalogue(card.id, card.rule) == str(card.copies)
        text = {one.id: one.text for one in rules("runewars", "en")}[card.rule]
        assert (card.moments == (OWN_TURN,)) == ("], your turn:" in text)


def test_objectives_are_those_of_the_catalogue() -> None:
    for objective in OBJECTIVES.values():
        assert in_catalogue(objective.id, objective.rule) == objective.alignment
