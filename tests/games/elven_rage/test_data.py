"""The cards, the maps and the Goals, compared with what the rulebook states.

Figures that are our own design are not repeated here: they are tuned. What must hold whatever they are does.
"""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.maps import BY_PLAYERS
from realms.games.elven_rage.data.warriors import BY_PEOPLE, DRAGONS, EBRUNG, TREASURES, WARRIORS, deck_of
from realms.games.elven_rage.names import names
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import (
    DRAGON,
    FORWARD,
    HERO,
    LEFT,
    NEUTRAL,
    PEOPLES,
    RIGHT,
    SH,
    SIMPLE,
    STRIKES,
)
from realms.games.elven_rage.texts import MOMENTS
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.testing.rules import rule

AIMED_AT = {
    # kind of effect: the moments at which it can do anything
    "replace_icon": {"battle", "own_battle"},
    "damage": {"battle", "own_battle"},
    "strike_again": {"own_strike"},
    "prevent": {"on_loss"},
    "heal": {"own_battle"},
    "swap": {"own_battle"},
    "substitute": {"own_battle"},
    "return": {"battle"},
    "skip_turn": {"battle"},
    "extra_turn": {"own_battle"},
    "last_turn": {"on_death"},
    "act_now": {"own_battle"},
    "initiative": {"battle", "own_battle"},
    "tie_win": {"own_battle"},
    "save": {"on_death"},
    "redeal": {"at_reveal"},
    "no_actions": {"after_deploy"},
    "cancel": {"on_action"},
    "draw": {"outside", "before_battle", "after_win"},
    "discard_random": {"outside"},
    "recover": {"outside"},
    "look": {"any", "outside"},
    "steal": {"outside"},
    "move_token": {"my_turn"},
    "remove_token": {"my_turn"},
    "build_tower": {"outside"},
    "reach": {"my_turn"},
    "extra_conquest": {"after_win"},
    "protect_land": {"my_turn"},
    "new_goal": {"outside"},
    "both": {"own_battle", "outside"},
}


@rule("ER-SETUP-01", "ER-SETUP-12")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_deck_is_twenty_cards_one_of_them_a_dragon(people: str) -> None:
    deck = BY_PEOPLE[people]
    assert sum(w.copies for w in deck) == 20 and len(deck_of(people)) == 19
    assert [w.name for w in deck if w.flag == DRAGON] == [DRAGONS[people]] and WARRIORS[
        DRAGONS[people]
    ].copies == 1
    assert DRAGONS[people] not in deck_of(people)


@rule("ER-SETUP-15")
def test_heroes_are_rare() -> None:
    for people in PEOPLES:
        heroes = [w for w in BY_PEOPLE[people] if w.flag == HERO]
        assert len(heroes) == 3 and {w.copies for w in heroes} == {1}
        assert {w.copies for w in BY_PEOPLE[people] if w.flag == ""} == {2, 3}


@rule("ER-SETUP-02", "ER-SETUP-05")
def test_the_common_parts() -> None:
    assert sum(w.copies for w in BY_PEOPLE[NEUTRAL]) + len(TREASURES) == 35
    assert len({*TREASURES}) == 6 and EBRUNG not in deck_of(NEUTRAL)
    assert len(GOALS) == 7 and len(ARTIFACTS) == 20
    match = SPEC.new_match(4, 1, {})
    assert isinstance(match, ElvenRage)
    assert sorted(match.artifact_deck.items) == sorted(ARTIFACTS)
    neutral = [*match.neutral_deck.items, *[card for squad in match.squads for card in squad.items]]
    assert sorted(neutral) == sorted([*deck_of(NEUTRAL), *TREASURES])


def test_figures_make_sense() -> None:
    for w in WARRIORS.values():
        assert 0 <= w.initiative <= 10 and w.lives >= 1, w.name
        assert any(icon in STRIKES for icon in w.icons), f"{w.name} can hurt nobody"


@rule("ER-ACTION-01", "ER-CASTLE-06")
def test_who_has_an_action() -> None:
    """Every elf has one, with a price; Dragons and neutrals have none."""
    for w in WARRIORS.values():
        able = w.people != NEUTRAL and w.flag != DRAGON
        assert (w.name in POWERS) == able == bool(w.timing) == (w.cost > 0), w.name
    assert sorted(POWERS) == sorted([*[w.name for w in WARRIORS.values() if w.timing], *ARTIFACTS])


@rule("ER-ARTIFACT-02")
def test_every_moment_is_one_of_the_list_and_fits_the_effect() -> None:
    for name, power in POWERS.items():
        timing = WARRIORS[name].timing if name in WARRIORS else ARTIFACTS[name]
        assert timing in MOMENTS and timing in AIMED_AT[power.kind], name


# What the rulebook states of single cards.


@rule("ER-BATTLE-EX0")
def test_the_cards_of_the_examples_belong_to_their_peoples() -> None:
    for people, cards in {
        "black": ("bl_janira", "bl_guard_of_darn", "bl_initiate", "bl_priest_of_the_dark_crystal"),
        "snow": ("sn_raider", "sn_elite_of_sareon", "sn_sentinel", "sn_lord_of_the_blizzard"),
        "forest": ("fo_pathfinder", "fo_sniper"),
        "neutral": ("ne_ebrung",),
    }.items():
        assert [WARRIORS[card].people for card in cards] == [people] * len(cards)


@rule("ER-BATTLE-EX1")
def test_what_the_first_example_fixes() -> None:
    janira, guard = WARRIORS["bl_janira"], WARRIORS["bl_guard_of_darn"]
    raider, elite = WARRIORS["sn_raider"], WARRIORS["sn_elite_of_sareon"]
    assert janira.lives == 2 and janira.icons[FORWARD] == SH and guard.icons[RIGHT] == SH
    assert janira.initiative > max(raider.initiative, elite.initiative, guard.initiative)
    assert elite.initiative > guard.initiative
    assert elite.icons[FORWARD] in SIMPLE and elite.icons[LEFT] in SIMPLE
    # One strike of Janira kills the Raider, whom no shield covers there.
    assert janira.icons[LEFT] in STRIKES and raider.icons[RIGHT] != SH


@rule("ER-ACTION-05", "ER-ACTION-EX1")
def test_what_the_other_examples_fix() -> None:
    assert WARRIORS["fo_miraina_sharpleaf"].cost == 4
    assert WARRIORS["fo_pathfinder"].icons[FORWARD] in SIMPLE
    assert WARRIORS["bl_priest_of_the_dark_crystal"].lives >= 2
    kinds = {
        "bl_xaranta": "move_token",
        "bl_initiate": "replace_icon",
        "sn_lord_of_the_blizzard": "replace_icon",
        "fo_sniper": "strike_again",
        "art_builders_rune": "build_tower",
    }
    assert {card: POWERS[card].kind for card in kinds} == kinds


# The maps.


@rule("ER-SETUP-03", "ER-SETUP-04", "ER-CONQUER-01")
@pytest.mark.parametrize(("players", "lands", "towers"), [(2, 10, 4), (3, 18, 6), (4, 20, 8)])
def test_the_maps(players: int, lands: int, towers: int) -> None:
    board = BY_PLAYERS[players]
    assert [board.kinds.count(k) for k in ("castle", "central", "tower", "land")] == [players, 1, towers, lands]
    for cell, near in enumerate(board.near):
        assert all(cell in board.near[n] for n in near) and cell not in near  # adjacent both ways
    for home in board.homes:
        steps = board.distance([home])
        assert len(board.near[home]) == 2 and steps[board.central] == 4  # the same for everyone
        assert (
            min(steps) == 0 and len([c for c, n in enumerate(steps) if n == 2 and board.kinds[c] == "tower"]) == 2
        )


@rule("ER-SETUP-04")
def test_two_players_have_neighbouring_corners_and_never_the_other_half() -> None:
    half, whole = BY_PLAYERS[2], BY_PLAYERS[4]
    assert [half.cells[home] for home in half.homes] == ["A1", "F1"]
    assert {*half.cells} == {c for c in whole.cells if c == "X" or c[1] in "123"}


# What can be reached can be won.


@rule("ER-SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_goal_asks_for_more_than_there_is(players: int) -> None:
    board = BY_PLAYERS[players]
    column = players - 2
    most = {
        "goal_lands": len(board.cells),
        "goal_towers": board.kinds.count("tower"),
        "goal_portal": 1,
        "goal_castles": players,
        "goal_ring": len(board.near[board.central]),
        "goal_hoard": min(board.kinds.count("land"), len(ARTIFACTS)) + len(TREASURES),
        "goal_warlord": len(board.cells),
    }
    for goal in GOALS.values():
        assert 0 < goal.much[column] <= most[goal.name]
        assert goal.towers[column] <= board.kinds.count("tower") and goal.lands[column] < len(board.cells)


# Words.

LONGEST_EFFECT, LONGEST_MOMENT = 62, 28


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_a_name_of_its_own_and_a_text_that_fits_its_card(lang: str) -> None:
    told = names(lang)
    things = [*WARRIORS, *TREASURES, *ARTIFACTS, *GOALS, *PEOPLES]
    assert len({told[thing] for thing in things}) == len(things)
    for thing in POWERS:
        assert 0 < len(told[f"{thing}.moment"]) <= LONGEST_MOMENT, thing
        effect = told[f"{thing}.effect"]
        assert effect.endswith(".") and effect[0].isupper() and len(effect) <= LONGEST_EFFECT, effect


def test_names_that_the_booklet_gives() -> None:
    told = names("ru")
    assert [told[name] for name in ("bl_janira", "bl_xaranta", "bl_guard_of_darn", "bl_initiate")] == [
        "Джанира",
        "Ксаранта",
        "Страж Дарна",
        "Посвящённая",
    ]
    assert told["bl_priest_of_the_dark_crystal"] == "Жрец Тёмного Кристалла"
    assert told["fo_miraina_sharpleaf"] == "Мирайна Острая Листва"
    assert [told[name] for name in ("fo_pathfinder", "fo_sniper")] == ["Следопыт", "Снайпер"]
    assert [told[f"sn_{n}"] for n in ("lord_of_the_blizzard", "elite_of_sareon", "raider", "sentinel")] == [
        "Повелитель Вьюги",
        "Элита Сареона",
        "Налётчик",
        "Дозорный",
    ]
    assert told["ne_ebrung"] == "Эбрунг, Страж портала" and told["art_builders_rune"] == "Руна Строителя"
