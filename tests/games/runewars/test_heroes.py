"""Heroes (RW-HERO): the quest phase, what each of them can, how they come, change hands and go."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.battle import start_battle
from realms.games.runewars.rules.game import SEASON_RULES
from realms.games.runewars.rules.heroes import change_owner, desert, enter, hero_of, kill_hero
from realms.games.runewars.rules.hiring import hire
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.rules.settle import settle
from realms.games.runewars.terms import AGILITY, CAPTAIN, STRENGTH
from realms.testing.rules import rule

from .builder import RW, words
from .heroes import phase, reached, realm

DAQAN, UTHUK = 0, 1


# The quest phase.


@rule("RW-HERO-01")
def test_heroes_take_no_part_in_a_battle() -> None:
    t = realm()
    t.units("5B", "footman*2")
    mine = t.hero("one_fist", "5B", DAQAN)
    his = t.hero("silhouette", "5B", UTHUK)
    t.go(start_battle(t.g, UTHUK, t.area("5B"), words("berserker*3"), False))
    t.until_that(lambda: t.match.over)
    assert (mine.damage, mine.routed, his.damage, his.routed) == (0, False, 0, False)
    assert [h.area for h in t.g.heroes] == [t.area("5B")] * 2


@rule("RW-HERO-03")
def test_players_act_in_influence_rank_each_with_all_heroes_in_any_order() -> None:
    t = realm()
    t.influence(1, 5)
    t.hero("one_fist", "5B", DAQAN)
    t.hero("mordrog", "1C", UTHUK)
    t.hero("silhouette", "1C", UTHUK)
    phase(t)
    assert t.active == UTHUK and {ref.split(":")[0] for ref in t.refs("go")} == {"mordrog", "silhouette"}
    t.play("go:silhouette:1C", "go:mordrog:6A")
    assert t.active == DAQAN  # it goes on when all have acted
    t.play("done")  # nobody has to act
    assert t.match.over


@rule("RW-HERO-04", "RW-MOVE-06")
def test_a_hero_moves_up_to_two_areas_wherever_units_stand() -> None:
    t = realm()
    t.units("5C", "berserker*3")
    t.hero("one_fist", "5B")
    phase(t)
    assert reached(t, "one_fist") == sorted(words("5A 5B 5C 5D 1A 1B 7B DB"))
    assert t.refused("go", "one_fist", "7A") == "RW-HERO-04"
    t.play("go:one_fist:5C")
    assert t.hero_of("one_fist").area == t.area("5C") and t.told_of("rw-hero-moved") == [("one_fist", "5C")]


@rule("RW-HERO-04", "RW-MOVE-02")
def test_borders_bind_heroes() -> None:
    t = realm()
    t.hero("one_fist", "6D")
    phase(t)
    assert reached(t, "one_fist") == ["6C", "6D", "UA", "UB"]
    assert t.refused("go", "one_fist", "6B") == "RW-MOVE-02"


@rule("RW-HERO-04")
def test_heal_removes_all_damage_in_a_friendly_area_only() -> None:
    t = realm()
    t.hero("one_fist", "DA", damage=3)
    t.hero("mordrog", "5B", damage=1)
    t.hero("silhouette", "DA")
    phase(t)
    assert t.refs("heal") == ["one_fist"] and t.refused("heal", "mordrog") == "RW-HERO-04"
    t.play("heal:one_fist")
    assert t.hero_of("one_fist").damage == 0


@rule("RW-HERO-04")
def test_training_is_two_attributes_or_one_twice() -> None:
    t = realm()
    t.hero("one_fist", "5B")
    t.hero("mordrog", "5B")
    phase(t)
    assert len(t.options("train")) == 12
    t.play("train:one_fist:strength:wisdom", "train:mordrog:agility:agility")
    assert t.hero_of("one_fist").trained == [1, 0, 1] and t.hero_of("mordrog").trained == [0, 2, 0]


@rule("RW-HERO-05")
def test_who_heals_or_trains_neither_duels_nor_tries_a_quest() -> None:
    for way in ("heal:one_fist", "train:one_fist:strength:strength"):
        t = realm()
        t.quests(DAQAN, "brawn_before_brains")
        t.fort("5A", DAQAN)
        t.hero("one_fist", "5A", damage=1)
        t.hero("silhouette", "5A", UTHUK)
        t.go(QuestPhase((DAQAN,)))
        assert t.options("duel") and t.options("quest")
        t.play(way)
        assert t.match.over


@rule("RW-HERO-06", "RW-MOVE-15")
def test_a_routed_hero_does_nothing_but_may_be_challenged() -> None:
    t = realm()
    t.hero("one_fist", "5B", DAQAN, routed=True, damage=1)
    t.hero("mordrog", "5C", DAQAN)
    t.hero("silhouette", "5B", UTHUK)
    t.go(QuestPhase((DAQAN, UTHUK)))
    assert reached(t, "one_fist") == [] and t.refused("go", "one_fist", "5B") == "RW-HERO-06"
    t.play("go:mordrog:5C")
    assert t.active == UTHUK and t.refs("duel") == ["silhouette:one_fist"]


@rule("RW-HERO-07", "RW-RUNE-05")
def test_a_hero_knows_the_rune_in_his_area() -> None:
    t = realm()
    t.rune("5C 5A")
    t.hero("one_fist", "5B")
    phase(t)
    assert [zone.mask(0) for zone in t.g.runes] == [0, 0]
    t.play("go:one_fist:5C")
    assert [zone.mask(0) for zone in t.g.runes] == [1, 0]


@rule("RW-HERO-07")
def test_he_knows_a_rune_that_is_laid_where_he_is() -> None:
    t = realm()
    t.hero("one_fist", "5C")
    t.rune("5C")
    with t.edit() as g:
        settle(g)
    assert t.g.runes[0].mask(0) == 1


@rule("RW-HERO-08")
def test_a_new_hero_comes_to_a_friendly_home_area_or_stronghold() -> None:
    t = realm()
    t.fort("5B", DAQAN)
    t.fort("7B", UTHUK)
    t.units("DC", "berserker")
    t.top(t.g.hero_deck, "one_fist mordrog")
    t.go(hire(t.g, DAQAN, 2))
    assert t.options() == ["keep:mordrog", "keep:one_fist", "keep_none"]
    t.play("keep:one_fist")
    assert t.refs("place") == ["5B", "DA", "DB"]
    t.play("place:5B")
    assert t.hero_of("one_fist").area == t.area("5B") and "mordrog" in t.g.hero_deck.items


@rule("RW-HERO-08")
def test_without_such_a_place_nobody_is_kept() -> None:
    t = RW("daqan uthuk")
    for home in ("DA", "DB", "DC"):
        t.units(home, "berserker")
    t.go(hire(t.g, DAQAN, 1))
    assert t.options() == ["keep_none"]
    t.play("keep_none")
    assert t.g.heroes == [] and len(t.g.hero_deck.items) == 12


@rule("RW-HERO-09")
def test_only_the_deck_limits_how_many_a_player_has() -> None:
    t = realm()
    for _ in range(12):
        t.go(hire(t.g, DAQAN, 1))
        t.play(t.options("keep")[0], "place:DA")
    assert len(t.g.heroes) == 12 and hire(t.g, DAQAN, 1) is None


@rule("RW-HERO-10", "RW-HERO-12")
def test_a_killed_hero_leaves_a_marker_and_his_card_goes_back_untrained() -> None:
    t = realm()
    t.hero("one_fist", "5B", trained=(2, 0, 0), rewards="frost_axe", damage=3)
    with t.edit() as g:
        kill_hero(g, hero_of(g, "one_fist"))
    assert "one_fist" in t.g.hero_deck.items and t.g.heroes == []
    t.hero("mordrog", "5A", UTHUK)
    t.go(QuestPhase((UTHUK,)))
    t.play("go:mordrog:5B")
    assert t.hero_of("mordrog").rewards.items == ["frost_axe"] and t.g.remains == []
    again = t.hero("one_fist", "DA")
    assert again.trained == [0, 0, 0]


@rule("RW-HERO-12")
def test_a_hero_who_stays_may_take_them_too_but_nobody_by_passing_through() -> None:
    t = realm()
    t.remains("5C", "frost_axe")
    t.hero("one_fist", "5B")
    t.hero("mordrog", "5C")
    phase(t)
    t.play("go:one_fist:1B")  # by way of 5C
    assert len(t.g.remains) == 1
    t.play("go:mordrog:5C")
    assert t.hero_of("mordrog").rewards.items == ["frost_axe"]


@rule("RW-HERO-13")
def test_a_deserter_leaves_his_rewards_in_the_area() -> None:
    t = realm()
    t.hero("one_fist", "5B", trained=(1, 0, 0), rewards="frost_axe")
    with t.edit() as g:
        desert(g, hero_of(g, "one_fist"))
    assert t.g.heroes == [] and "one_fist" in t.g.hero_deck.items
    assert [(m.area, m.rewards.items) for m in t.g.remains] == [(t.area("5B"), ["frost_axe"])]


@rule("RW-HERO-14", "RW-TITLE-03")
@pytest.mark.parametrize("captain", [UTHUK, DAQAN])
def test_heroes_of_the_captain_never_desert(captain: int) -> None:
    """An evil hero of the good Daqan costs influence, of which there is none."""
    t = realm()
    t.influence(0, 0)
    t.title(CAPTAIN, captain)
    t.hero("mad_carthos", "5B", DAQAN)
    t.year(1, "autumn", "revealing_their_true_nature")
    t.go(SEASON_RULES[t.g.card].text(t.g))
    t.until_that(lambda: t.match.over)
    assert bool(t.g.heroes) == (captain == DAQAN)


@rule("RW-HERO-15")
def test_rewards_are_seen_by_their_player_alone() -> None:
    t = realm()
    t.hero("one_fist", "5B", rewards="frost_axe ice_storm")
    held = t.hero_of("one_fist").rewards
    assert [held.mask(i) for i in range(2)] == [1, 1]


@rule("RW-HERO-15")
def test_rewards_are_not_passed_to_another_hero() -> None:
    t = realm()
    t.hero("one_fist", "5B", rewards="frost_axe")
    t.hero("mordrog", "5B")
    phase(t)
    assert {key.split(":")[0] for key in t.options()} == {"go", "train", "done"}
    t.turn(DAQAN, "harvest")
    assert not [key for key in t.options() if "frost_axe" in key]


@rule("RW-HERO-16")
def test_training_damage_and_rewards_stay_with_a_hero_who_changes_players() -> None:
    t = realm()
    t.hero("one_fist", "5B", trained=(2, 0, 0), rewards="frost_axe", damage=1)
    with t.edit() as g:
        change_owner(g, hero_of(g, "one_fist"), UTHUK)
    hero = t.hero_of("one_fist")
    assert (hero.owner, hero.trained, hero.damage) == (UTHUK, [2, 0, 0], 1)
    assert hero.rewards.items == ["frost_axe"] and hero.rewards.mask(0) & 1 << UTHUK


@rule("RW-HERO-43")
def test_no_attribute_rises_above_eight() -> None:
    t = realm()
    t.hero("mordrog", "5B", trained=(3, 0, 0))  # strength 7
    t.hero("one_fist", "5B", trained=(5, 0, 0))  # strength 8
    phase(t)
    assert t.refused("train", "one_fist", STRENGTH, AGILITY) == "RW-HERO-43"
    t.play("train:mordrog:strength:strength")
    assert t.hero_of("mordrog").trained == [4, 0, 0]


@rule("RW-HERO-07", "RW-HERO-12")
def test_a_hero_who_is_sent_somewhere_finds_what_lies_there() -> None:
    t = realm()
    t.remains("5C", "frost_axe")
    t.rune("5C")
    t.hero("one_fist", "5B")
    with t.edit() as g:
        enter(g, hero_of(g, "one_fist"), t.area("5C"))
    assert t.hero_of("one_fist").rewards.items == ["frost_axe"] and t.g.runes[0].mask(0) == 1
