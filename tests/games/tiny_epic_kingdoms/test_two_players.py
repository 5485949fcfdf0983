"""TEK-2P: the Lost Kingdom and its neutral armies."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import (
    AREAS,
    CODES,
    LAND_OF,
    TERRITORIES,
    TERRITORY_BY_CODE,
    TERRITORY_OF,
)
from realms.games.tiny_epic_kingdoms.rules import board
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.state import NEUTRAL, TinyEpicKingdoms
from realms.testing.rules import rule

from .table import Table, table

SEEDS = range(40)


def two(races: str = "orcs humans", lost: str = "WHI", *, find_tokens: bool = False) -> Table:
    """Two players, and this Lost Kingdom: WHI has a capital (1) and ruins (4) on its edge, 3 inside."""
    t = table(races, "GAL MOR", find_tokens=find_tokens)
    with t.edit() as g:
        old, new = g.lost_kingdom, TERRITORY_BY_CODE[lost]
        for area in LAND_OF[old]:
            board.take(g, NEUTRAL, area)
        g.hidden_at = [LAND_OF[new][LAND_OF[old].index(a)] if a in LAND_OF[old] else a for a in g.hidden_at]
        g.lost_kingdom = g.territories[-1] = new
        for area in LAND_OF[new]:
            board.place(g, NEUTRAL, area)
    return t


def attack(t: Table, army: str, to: str, action: str = "quest", seat: int = 0) -> Table:
    t.acts(seat, action).play(f"do:{action}", f"army:{army}", f"to:{to}")
    return t


@rule("TEK-2P-01", "TEK-2P-01R")
def test_an_unused_card_is_the_lost_kingdom_with_a_neutral_army_on_each_land_region() -> None:
    found = set()
    for seed in SEEDS:
        g = SPEC.new_match(2, seed, {})
        assert isinstance(g, TinyEpicKingdoms)
        t = Table(g)
        t.until("select-action")
        lost = t.match.lost_kingdom
        assert TERRITORIES[lost].card - 1 not in [realm.card for realm in t.match.realms]
        assert t.match.territories == [t.match.realms[0].home, t.match.realms[1].home, lost]
        for area, ref in enumerate(AREAS):
            neutral = TERRITORY_OF[area] == lost and ref[4] not in "WC"
            assert (NEUTRAL in t.owners(ref)) == neutral
        assert t.match.neutrals == 5
        found.add(lost)
    assert len(found) > 8  # any card, either side
    assert {TERRITORIES[lost].side for lost in found} == {"A", "B"}


@rule("TEK-2P-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_no_lost_kingdom(players: int) -> None:
    t = table(" ".join(["orcs", "humans", "elves", "dwarves", "lizardfolk"][:players]))
    assert t.match.lost_kingdom == -1
    assert len(t.match.territories) == players


@rule("TEK-2P-02")
def test_the_lost_kingdom_is_entered_by_the_normal_rules_of_movement() -> None:
    t = two().stock(0, ore=9).armies(0, "GAL-1 GAL-3").acts(0, "quest")
    t.play("do:quest", "army:GAL-1")
    assert [ref for ref in t.refs("to") if ref.startswith("WHI")] == ["WHI-1", "WHI-2", "WHI-4", "WHI-5"]
    assert t.refused("to", "WHI-3") == "TEK-QUEST-02"
    assert t.refused("to", "WHI-C1") == "TEK-QUEST-03"


@rule("TEK-2P-02")
def test_inside_the_lost_kingdom_armies_patrol() -> None:
    t = two().neutrals("WHI-2 WHI-3").stock(0, ore=2).armies(0, "WHI-1 GAL-1").acts(0, "patrol")
    t.play("do:patrol", "army:WHI-1")
    assert t.refs("to") == ["WHI-3", "WHI-5"]
    assert t.refused("to", "WHI-2") == "TEK-REGION-02"  # behind the river
    t.choose("to:WHI-3")
    assert t.prompts == [(0, "pay-war")]


@rule("TEK-2P-02", "TEK-2P-03")
def test_entering_is_a_war_without_dice() -> None:
    t = attack(two().stock(0, ore=9).armies(0, "GAL-1 GAL-3"), "GAL-1", "WHI-2")
    assert t.prompts == [(0, "pay-war")]
    assert not t.happened("war-began")


@rule("TEK-2P-03", "TEK-2P-05", "TEK-2P-11R")
def test_the_price_is_the_number_of_neutral_armies_in_play_and_falls_with_each() -> None:
    t = two().armies(0, "GAL-1 GAL-3 GAL-4").stock(0, ore=9)
    attack(t, "GAL-1", "WHI-2").play(*["pay:ore"] * 5)
    assert t.resources(0) == (0, 4, 0)
    assert t.owners("WHI-2") == [0]
    assert (t.match.neutrals, t.realm(0).taken) == (4, 1)
    assert t.happened("neutral-beaten") == [{"kind": "neutral-beaten", "who": 0, "area": "WHI-2"}]
    assert t.active == 1
    attack(t, "GAL-3", "WHI-5").play(*["pay:ore"] * 4)
    assert t.resources(0) == (0, 0, 0)
    assert (t.match.neutrals, t.realm(0).taken) == (3, 2)


@rule("TEK-2P-04")
def test_who_cannot_pay_cannot_attack() -> None:
    t = two().armies(0, "GAL-1 GAL-3").stock(0, mana=1, ore=2, food=9).acts(0, "quest")
    t.play("do:quest", "army:GAL-1")
    assert t.refused("to", "WHI-2") == "TEK-2P-04"  # 4 points against 5 armies
    t.stock(0, mana=1, ore=3)
    assert t.offers("to", "WHI-2")
    t.stock(0, mana=1, ore=2).neutrals("WHI-2 WHI-3 WHI-4 WHI-5")
    assert t.offers("to", "WHI-2")


@rule("TEK-2P-04")
def test_a_quest_needs_no_money_for_an_empty_region_of_the_lost_kingdom() -> None:
    t = two().neutrals("WHI-3").armies(0, "GAL-1 GAL-3").stock(0)
    attack(t, "GAL-1", "WHI-5")
    assert t.owners("WHI-5") == [0]
    assert t.realm(0).taken == 0


@rule("TEK-2P-05")
def test_a_neutral_army_taken_is_a_point_even_if_the_region_is_lost_again() -> None:
    t = two().armies(0, "GAL-1 GAL-3").stock(0, ore=5)
    attack(t, "GAL-1", "WHI-2").play(*["pay:ore"] * 5)
    t.armies(0, "GAL-1 GAL-3").end()
    assert (t.points(0, "neutrals"), t.points(0, "lost-kingdom")) == (1, 0)


@rule("TEK-2P-06", "TEK-2P-06R")
def test_two_flags_make_no_alliance_and_the_defender_wins() -> None:
    t = two("elves humans").armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 MOR-1").stock(0).stock(1)
    t.acts(0, "patrol").play("do:patrol", "army:GAL-1", "to:GAL-2")
    t.bids("flag", "flag")
    assert not t.happened("allied")
    assert t.happened("war-won") == [{"kind": "war-won", "who": 1, "whom": 0, "area": "GAL-2"}]
    assert t.owners("GAL-2") == [1]
    assert len(t.realm(0).armies) == 1


@rule("TEK-2P-06R")
@pytest.mark.parametrize(("level", "winner"), [(0, 1), (1, 0)])
def test_orcs_of_level_one_win_a_tie_of_flags(level: int, winner: int) -> None:
    t = two().magic(0, level).armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 MOR-1").stock(0).stock(1)
    t.acts(0, "patrol").play("do:patrol", "army:GAL-1", "to:GAL-2")
    t.bids("flag", "flag")
    assert t.owners("GAL-2") == [winner]


@rule("TEK-2P-06R")
def test_the_flag_may_be_shown_and_loses_to_a_number() -> None:
    t = two().armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 MOR-1").stock(0, ore=1).stock(1)
    t.acts(0, "patrol").play("do:patrol", "army:GAL-1", "to:GAL-2")
    assert t.seat(0).offers("flag")
    t.bids("1", "flag")
    t.choose("pay:ore")
    assert t.owners("GAL-2") == [0]


@rule("TEK-2P-06", "TEK-2P-06R")
def test_halflings_are_not_dealt_to_two_but_may_be_chosen() -> None:
    dealt = {race for seed in range(100) for race in races_of(2, seed)}
    assert "halflings" not in dealt
    assert len(dealt) == 12
    assert "halflings" in {race for seed in range(100) for race in races_of(3, seed)}
    t = Table(SPEC.new_match(2, 1, {"races": "chosen"}))  # type: ignore[arg-type]
    assert t.offers("race", "halflings")


def races_of(players: int, seed: int) -> list[str]:
    g = SPEC.new_match(players, seed, {})
    assert isinstance(g, TinyEpicKingdoms)
    return [realm.race for realm in g.realms]


@rule("TEK-2P-07")
def test_each_region_of_the_lost_kingdom_held_at_the_end_is_a_point() -> None:
    t = two().neutrals("WHI-3").armies(0, "WHI-2 WHI-2 WHI-5 GAL-1").armies(1, "MOR-1")
    t.end()
    assert [t.points(seat, "lost-kingdom") for seat in range(2)] == [2, 0]  # two armies in a region count once


@rule("TEK-2P-07")
@pytest.mark.parametrize(("race", "area"), [("merfolk", "SOR-W1"), ("dragonkin", "SOR-C1")])
def test_water_and_cliffs_of_the_lost_kingdom_are_no_regions(race: str, area: str) -> None:
    t = two(f"{race} humans", lost="SOR").magic(0, 1).armies(0, f"{area} GAL-1")
    t.end()
    assert (t.points(0, "armies"), t.points(0, "lost-kingdom")) == (2, 0)


@rule("TEK-2P-08R")
def test_race_discounts_count_against_neutral_armies() -> None:
    t = two().magic(0, 3).armies(0, "GAL-1 GAL-3").stock(0, ore=4)  # Orcs 3: one off
    attack(t, "GAL-1", "WHI-2").play(*["pay:ore"] * 4)
    assert t.owners("WHI-2") == [0]


@rule("TEK-2P-08R")
def test_a_fort_counts_against_neutral_armies() -> None:
    t = two(find_tokens=True).face_up("fort", "GAL-3").armies(0, "GAL-1 GAL-3").stock(0, ore=2).acts(0, "quest")
    t.no_tokens_in("WHI-2").play("do:quest", "army:GAL-1")
    assert t.refused("to", "WHI-2") == "TEK-2P-04"
    t.stock(0, ore=3)
    t.choose("to:WHI-2")
    t.play(*["pay:ore"] * 3)
    assert t.owners("WHI-2") == [0]


@rule("TEK-2P-08R")
def test_the_single_type_discount_of_humans_counts_against_neutral_armies() -> None:
    t = two("humans orcs").magic(0, 3).armies(0, "GAL-1 GAL-3").stock(0, ore=3)
    attack(t, "GAL-1", "WHI-2").play(*["pay:ore"] * 3)
    assert t.owners("WHI-2") == [0]
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-2P-08R")
def test_a_discount_may_make_a_neutral_army_free() -> None:
    t = two().magic(0, 3).neutrals("WHI-2").armies(0, "GAL-1 GAL-3").stock(0)
    attack(t, "GAL-1", "WHI-2")
    assert (t.owners("WHI-2"), t.match.neutrals, t.active) == ([0], 0, 1)


@rule("TEK-2P-08R")
def test_the_last_neutral_army_may_be_attacked_but_not_by_a_last_army() -> None:
    t = two().neutrals("WHI-2").armies(0, "GAL-1").stock(0, ore=9).acts(0, "quest").armies(1, "MOR-1 MOR-1")
    t.play("do:quest", "army:GAL-1")
    assert t.refused("to", "WHI-2") == "TEK-2P-08R"
    t.armies(0, "GAL-1 GAL-3")
    t.play("to:WHI-2", "pay:ore")
    assert (t.owners("WHI-2"), t.match.neutrals) == ([0], 0)


@rule("TEK-2P-09R")
def test_tokens_lie_on_the_lost_kingdom_and_are_found_after_the_neutral_army_is_beaten() -> None:
    t = two(find_tokens=True).armies(0, "GAL-1 GAL-3").stock(0, ore=5)
    covered = [AREAS[area] for area in t.match.hidden_at if area >= 0]
    assert len(covered) == 13
    assert {f"WHI-{n}" for n in range(1, 6)} <= {*covered}
    t.face_down("treasure", "WHI-2")
    attack(t, "GAL-1", "WHI-2")
    assert not t.happened("token-found")  # first the war
    t.play(*["pay:ore"] * 5)
    kinds = [event.kind.name for event in t.events]
    assert kinds.index("neutral-beaten") < kinds.index("token-found")
    t.play("gain:ore", "gain:ore")
    assert t.resources(0) == (0, 2, 0)


@rule("TEK-2P-09R")
def test_bandits_may_take_the_army_that_has_just_won() -> None:
    t = two(find_tokens=True).armies(0, "GAL-1 GAL-3").stock(0, ore=5).face_down("bandits", "WHI-2")
    attack(t, "GAL-1", "WHI-2").play(*["pay:ore"] * 5)
    assert t.owners("WHI-2") == []
    assert (t.realm(0).taken, len(t.realm(0).armies), t.active) == (1, 1, 1)


@rule("TEK-2P-10R")
def test_a_capital_of_the_lost_kingdom_adds_its_points_and_ruins_take_both() -> None:
    t = two().neutrals("WHI-3").armies(0, "WHI-1 WHI-4~ GAL-1")
    t.end()
    assert t.points(0, "capitals") == 2
    assert t.points(0, "lost-kingdom") == 1
    assert t.points(0, "armies") == 2


@rule("TEK-2P-10R")
def test_an_army_that_beats_the_neutral_one_in_ruins_lies_down() -> None:
    t = two().armies(0, "GAL-1 GAL-3").stock(0, ore=5)
    attack(t, "GAL-1", "WHI-4").play(*["pay:ore"] * 5)
    assert t.at("WHI-4") == [(0, True)]


@rule("TEK-2P-11R")
def test_exactly_the_number_is_paid_and_a_surplus_point_of_mana_is_lost() -> None:
    t = two().armies(0, "GAL-1 GAL-3").stock(0, mana=3, ore=1)
    attack(t, "GAL-1", "WHI-2")
    t.play("pay:mana", "pay:mana")
    assert t.options() == ["pay:mana", "pay:ore"]  # one point is left: the ore, or half a mana
    t.choose("pay:mana")
    assert t.resources(0) == (0, 1, 0)
    assert t.active == 1  # the player may not pay more


@rule("TEK-2P-11R")
def test_a_region_won_is_from_then_on_like_any_other() -> None:
    t = two().armies(0, "GAL-1 GAL-3").stock(0, ore=5).armies(1, "WHI-5 MOR-1").neutrals("WHI-1 WHI-2")
    attack(t, "GAL-1", "WHI-1").play("pay:ore", "pay:ore")
    t.stock(0).stock(1, ore=1)
    attack(t, "WHI-5", "WHI-1", "patrol", seat=1)
    assert t.prompts == [(1, "war-dice"), (0, "war-dice")]
    t.bids("1", "flag")
    t.choose("pay:ore")
    assert t.owners("WHI-1") == [1]
    assert (t.realm(0).taken, t.realm(1).taken) == (1, 0)


@rule("TEK-2P-11R")
def test_a_region_won_is_collected_from_and_expanded_in() -> None:
    t = two().neutrals("WHI-3").armies(0, "WHI-5 GAL-1 GAL-1").stock(0, food=4).acts(0, "expand")
    t.play("do:expand", "expand:WHI-5")
    t.stock(0).acts(0, "build", active=1).choose("collect")
    assert t.resources(0) == (0, 1, 1)


@rule("TEK-2P-02")
def test_nobody_retreats_into_a_neutral_army() -> None:
    t = two().neutrals("WHI-3 WHI-2").armies(0, "WHI-5 GAL-1").stock(0, ore=1, food=9).armies(1, "WHI-1 MOR-1")
    t.stock(1, ore=1)
    attack(t, "WHI-5", "WHI-1", "patrol").bids("flag", "1")
    t.choose("pay:ore")
    assert t.refs("retreat") == ["WHI-5"]
    assert t.refused("retreat", "WHI-3") == "TEK-RETREAT-03"


def test_the_helper_lays_the_lost_kingdom_it_is_asked_for() -> None:
    t = two(lost="SOR")
    assert CODES[t.match.lost_kingdom] == "SOR"
    assert [t.owners(f"SOR-{n}") for n in range(1, 6)] == [[NEUTRAL]] * 5
