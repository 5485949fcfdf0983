"""RW-SEASON-01 to 08: years, the steps of a season, the icons of its card."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.fate import FATE_IDS
from realms.games.runewars.data.seasons import ICONS
from realms.games.runewars.rules.areas import passable
from realms.games.runewars.rules.game import Game, Season
from realms.games.runewars.rules.icons import season_icons
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.terms import SEASONS
from realms.testing.rules import rule

from .builder import RW
from .seasons import bid, reveal

ONE, TWO, THREE = 0, 1, 2


@rule("RW-SEASON-01")
@pytest.mark.parametrize(
    ("now", "then"),
    [
        ((1, "spring"), (1, "summer")),
        ((1, "summer"), (1, "autumn")),
        ((3, "autumn"), (3, "winter")),
        ((3, "winter"), (4, "spring")),
        ((7, "winter"), (8, "spring")),
    ],
)
def test_seasons_follow_each_other_and_winter_ends_the_year(now: tuple[int, str], then: tuple[int, str]) -> None:
    t = RW()
    t.year(*now)
    t.go(Game())
    assert (t.g.year, SEASONS[t.g.season]) == then
    assert t.told_of("rw-year") == ([(then[0],)] if then[0] > now[0] else [])


@rule("RW-SEASON-01")
def test_the_game_is_over_after_the_winter_of_the_eighth_year() -> None:
    t = RW()
    t.year(8, "winter")
    t.go(Game())
    assert t.g.over and t.g.outcome() is not None


@rule("RW-SEASON-02", "RW-SEASON-03", "RW-ORDER-01")
def test_a_season_is_card_text_icons_and_orders() -> None:
    t = RW()
    t.year(2, "spring")
    t.top(t.g.season_decks[0], "stormy_weather")
    t.influence(3, 3)
    t.activate(ONE, "5B")
    t.go(Season([]))
    assert t.g.card == "stormy_weather" and t.g.season_discard == ["stormy_weather"]
    assert t.prompt == "rw-bid" and t.g.activated[t.area("5B")], "the text comes before the icons"
    bid(t, 3, 0)
    assert not any(t.g.activated) and t.prompts == [(ONE, "rw-choose-order"), (TWO, "rw-choose-order")]
    t.choose("order", "fortify", seat=ONE)
    assert "fortify" not in str(t.sees(TWO)["stack"])
    t.choose("order", "recruit", seat=TWO)
    assert [realm.order for realm in t.g.realms] == ["fortify", "recruit"]
    assert t.prompts == [(TWO, "rw-turn")], "the lower number goes first"
    t.choose("done")
    assert t.prompts == [(ONE, "rw-turn")]
    t.choose("done")
    assert t.g.card == "" and [realm.order for realm in t.g.realms] == ["", ""] and t.due == []


@rule("RW-SEASON-03")
def test_in_spring_tokens_are_removed_figures_stand_up_and_orders_come_back() -> None:
    t = RW()
    t.year(2, "spring")
    t.units("5B", "footman", routed="knight footman")
    t.units("6A", routed="hellhound")
    t.hero("sir_valadir", "DA", ONE, routed=True)
    t.activate(ONE, "5B 5C")
    t.activate(TWO, "5B")
    t.played(ONE, "fortify harvest strategize recruit")
    t.go(season_icons(t.g))
    assert not any(t.g.activated) and t.there("5B") == (["footman", "footman", "knight"], [], ONE)
    assert t.there("6A")[0] == ["hellhound"] and not t.hero_of("sir_valadir").routed
    assert len(t.realm(ONE).orders) == 8 and t.realm(ONE).played == []
    assert t.told_of("rw-orders-back") == [(ONE,)], "the other had none on the table"


@rule("RW-SEASON-04")
def test_summer_brings_the_quest_phase() -> None:
    t = RW()
    t.hero("sir_valadir", "DA", ONE)
    reveal(t, "summer", "drought")
    assert t.g.nearest(QuestPhase) is not None and t.active == ONE
    assert ICONS["summer"] == ("quest_phase",)


@rule("RW-SEASON-05", "RW-SEASON-08")
def test_in_autumn_the_fate_deck_is_mixed_and_everyone_takes_influence_or_a_tactics_card() -> None:
    t = RW()
    t.influence(1, 2)
    t.year(1, "autumn")
    with t.edit() as g:
        g.fate_discard = [g.fate.items.pop() for _ in range(12)]
    before = t.g.fate.items + t.g.fate_discard
    t.go(season_icons(t.g))
    assert sorted(t.g.fate.items) == sorted(FATE_IDS) and t.g.fate_discard == [] and t.g.fate.items != before
    assert t.prompts == [(TWO, "rw-autumn")], "more influence goes first"
    t.choose("take", "influence")
    assert t.realm(TWO).influence == 4 and t.active == ONE
    t.choose("take", "tactics")
    assert t.realm(ONE).influence == 1 and len(t.realm(ONE).fresh.items) == 1 and t.due == []


@rule("RW-SEASON-06")
def test_in_winter_units_above_the_food_dial_are_destroyed_in_each_area() -> None:
    t = RW()
    t.year(1, "winter")
    t.dials(ONE, 2, 8, 8)
    t.dials(TWO, 3, 0, 0)
    t.units("5B", "footman*2 knight hellhound", routed="bowman")
    t.units("DA", "footman*2")
    t.units("UA", "berserker*3")
    t.units("6A", "hellhound*3")
    t.go(season_icons(t.g))
    assert t.active == ONE and t.rule == "RW-SEASON-06"
    t.play("destroy:5B:footman", "destroy_routed:5B:bowman:routed", "destroy:5B:hellhound")
    assert t.there("5B")[0] == ["footman", "knight"]
    assert t.due == [], "two in DA, three of an enemy with three food and neutrals are no more than may be"


@rule("RW-SEASON-06")
@pytest.mark.parametrize(
    ("food", "army", "left"), [(0, "footman knight hellhound", []), (1, "footman*3", ["footman"])]
)
def test_where_nobody_may_stay_or_all_are_alike_nothing_is_asked(food: int, army: str, left: list[str]) -> None:
    t = RW()
    t.year(1, "winter")
    t.dials(ONE, food, 0, 0)
    t.units("5B", army)
    t.go(season_icons(t.g))
    assert t.there("5B")[0] == left and t.due == []


@rule("RW-SEASON-06", "RW-DIPLO-04")
def test_neutrals_that_are_left_alone_in_winter_are_unallied() -> None:
    t = RW()
    t.year(1, "winter")
    t.dials(ONE, 1, 0, 0)
    t.units("5B", "footman hellhound")
    t.go(season_icons(t.g))
    t.choose("destroy", "5B", "footman")
    assert t.there("5B") == (["hellhound"], [], -1) and t.due == []


@rule("RW-SEASON-06", "RW-MOVE-02")
@pytest.mark.parametrize(("season", "open"), [("winter", True), ("autumn", False), ("spring", False)])
def test_water_is_frozen_in_winter_only(season: str, open: bool) -> None:
    t = RW()
    t.year(1, season)
    assert t.g.land.border(t.area("1A"), t.area("5A")) == "water"
    assert passable(t.g, t.area("1A"), t.area("5A"), flying=False) == open


@rule("RW-SEASON-08", "RW-TERM-12")
@pytest.mark.parametrize(
    ("influence", "order"), [((1, 2, 3), [2, 1, 0]), ((5, 2, 3), [0, 2, 1]), ((2, 2, 2), [2, 0, 1])]
)
def test_everyone_chooses_in_influence_rank(influence: tuple[int, ...], order: list[int]) -> None:
    t = RW("daqan uthuk latari")
    t.influence(*influence)
    t.year(1, "autumn")
    t.go(season_icons(t.g))
    asked = []
    while t.due:
        asked.append(t.active)
        t.choose("take", "tactics")
    assert asked == order


@rule("RW-SEASON-21", "RW-SEASON-03")
def test_in_a_long_winter_two_orders_of_ones_choice_come_back_and_the_others_count() -> None:
    t = RW()
    t.played(ONE, "fortify harvest strategize recruit")
    t.played(TWO, "conquer mobilize")
    reveal(t, "spring", "long_winter", year=2)
    assert t.prompts == [(ONE, "rw-long-winter")]
    t.play("back:harvest", "back:recruit")
    assert t.realm(ONE).played == ["fortify", "strategize"] and len(t.realm(TWO).orders) == 8
    assert "fortify" not in t.refs("order", seat=ONE) and "harvest" in t.refs("order", seat=ONE)
    t.choose("order", "recruit", seat=ONE)
    t.choose("order", "recruit", seat=TWO)
    bonus = {}
    while t.due:
        bonus[t.active] = t.frame(type(t.g.stack[-1])).bonus
        t.choose("done")
    assert bonus == {ONE: False, TWO: True}, "Fortify still lies before the first player"


@rule("RW-SEASON-21")
def test_in_the_first_year_a_long_winter_changes_nothing() -> None:
    t = RW()
    reveal(t, "spring", "long_winter")
    assert t.prompts == [(ONE, "rw-choose-order"), (TWO, "rw-choose-order")]
    assert len(t.refs("order", seat=ONE)) == 8


@rule("RW-TITLE-05")
@pytest.mark.parametrize(("season", "card", "gain"), [(3, "dragon_rune_discovery", 1), (3, "shared_fortune", 0)])
def test_the_primarch_gains_influence_when_a_council_card_is_revealed(season: int, card: str, gain: int) -> None:
    t = RW()
    t.year(1, SEASONS[season])
    t.influence(8, 8)
    t.title("primarch", TWO)
    t.top(t.g.season_decks[season], card)
    t.go(Season([]))
    assert [realm.influence for realm in t.g.realms] == [8, 8 + gain]
