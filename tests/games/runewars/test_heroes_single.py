"""What single heroes can (RW-HERO-31 to 42); Carthos is tested with duels and battles."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.heroes import earn_reward
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.testing.rules import rule

from .builder import RW, words
from .heroes import phase, reached, realm

DAQAN, UTHUK = 0, 1


@rule("RW-HERO-31")
def test_ronan_moves_three_areas() -> None:
    t = realm()
    t.hero("ronan_of_the_wild", "5B")
    t.hero("one_fist", "5B")
    phase(t)
    assert "7A" in reached(t, "ronan_of_the_wild") and "7A" not in reached(t, "one_fist")
    assert "UB" not in reached(t, "ronan_of_the_wild")


@rule("RW-HERO-32")
def test_astarra_sees_runes_next_to_her_too() -> None:
    t = realm()
    t.rune("5C 5B 7A")
    t.hero("runewitch_astarra", "5D")
    t.hero("one_fist", "DC")
    phase(t)
    t.play("go:runewitch_astarra:5B")
    assert [zone.mask(0) for zone in t.g.runes] == [1, 1, 0]


@rule("RW-HERO-33")
def test_silhouette_swaps_a_quest_before_she_acts_once() -> None:
    t = realm()
    t.quests(DAQAN, "hill_of_ash the_bazaar")
    t.top(t.g.quest_deck, "misty_bandits")
    t.hero("silhouette", "5B")
    phase(t)
    assert t.refs("swap_quest") == ["silhouette:hill_of_ash", "silhouette:the_bazaar"]
    t.play("swap_quest:silhouette:hill_of_ash")
    assert sorted(t.realm().quests.items) == ["misty_bandits", "the_bazaar"] and t.options("swap_quest") == []
    late = realm()
    late.quests(DAQAN, "the_bazaar")
    late.hero("silhouette", "5B")
    phase(late)
    late.play("go:silhouette:5C")
    assert late.prompt == "rw-heroes" and late.options("swap_quest") == []


@rule("RW-HERO-34")
def test_valadir_heals_or_moves_a_little_when_he_trains() -> None:
    t = realm()
    t.hero("sir_valadir", "5B", damage=2)
    t.hero("silhouette", "5C", UTHUK)
    t.go(QuestPhase((DAQAN,)))
    t.play("train:sir_valadir:strength:strength")
    assert t.options() == words("heal:sir_valadir go:sir_valadir:5A go:sir_valadir:5C go:sir_valadir:5D done")
    t.play("heal:sir_valadir")
    assert t.hero_of("sir_valadir").damage == 1 and t.match.over
    t.go(QuestPhase((DAQAN,)))
    t.play("train:sir_valadir:agility:wisdom", "go:sir_valadir:5C")
    assert t.hero_of("sir_valadir").area == t.area("5C")
    assert t.match.over  # Silhouette is there, but he may not duel


@rule("RW-HERO-35")
def test_bogran_steals_instead_of_a_duel() -> None:
    t = realm()
    t.hero("bogran_the_shadow", "5B", DAQAN)
    t.hero("silhouette", "5B", UTHUK, rewards="frost_axe")
    t.hero("mordrog", "5B", UTHUK)
    t.go(QuestPhase((DAQAN,)))
    assert t.refs("steal") == ["bogran_the_shadow:silhouette"]
    assert t.refused("steal", "bogran_the_shadow", "mordrog") == "RW-HERO-35"
    t.play("steal:bogran_the_shadow:silhouette")
    bogran = t.hero_of("bogran_the_shadow")
    assert bogran.damage == 1 and bogran.rewards.items == ["frost_axe"]
    assert t.hero_of("silhouette").rewards.items == [] and t.match.over


@rule("RW-HERO-35")
def test_bogran_steals_at_random_and_not_with_his_last_breath() -> None:
    for number, stolen in ((0, "frost_axe"), (1, "ice_storm")):
        t = realm()
        t.hero("bogran_the_shadow", "5B", DAQAN)
        t.hero("silhouette", "5B", UTHUK, rewards="frost_axe ice_storm")
        t.go(QuestPhase((DAQAN,)))
        t.draws((number, 2))
        t.play("steal:bogran_the_shadow:silhouette")
        assert t.hero_of("bogran_the_shadow").rewards.items == [stolen]
    dying = realm()
    dying.hero("bogran_the_shadow", "5B", DAQAN, damage=2)
    dying.hero("silhouette", "5B", UTHUK, rewards="frost_axe")
    dying.go(QuestPhase((DAQAN,)))
    assert dying.refused("steal", "bogran_the_shadow", "silhouette") == "RW-HERO-35"


@rule("RW-HERO-36")
def test_mordrog_frightens_those_in_whose_area_his_phase_ends() -> None:
    t = realm()
    t.units("5B", "berserker flesh_ripper", routed="berserker")
    t.hero("mordrog", "5A", DAQAN)
    t.go(QuestPhase((DAQAN,)))
    t.play("go:mordrog:5B")
    assert t.prompts == [(UTHUK, "rw-slay")] and t.rule == "RW-HERO-36"
    assert t.options() == ["destroy:5B:berserker", "destroy_routed:5B:berserker:routed"]
    t.play("destroy_routed:5B:berserker:routed")
    assert t.there("5B") == (["berserker", "flesh_ripper"], [], UTHUK)


@rule("RW-HERO-36")
def test_for_wild_neutrals_the_player_to_the_left_chooses_and_own_units_are_safe() -> None:
    t = RW("daqan uthuk latari")
    for home, unit in (("DA", "footman"), ("UA", "berserker"), ("LA", "archer")):
        t.units(home, unit)
    t.units("1A", "razorwing beastman")
    t.hero("mordrog", "1A", UTHUK)
    t.go(QuestPhase((UTHUK,)))
    t.play("done")
    assert t.prompts == [(2, "rw-slay")] and t.refs("destroy") == ["1A:beastman", "1A:razorwing"]
    t.play("destroy:1A:beastman")
    own = realm()
    own.units("5B", "footman beastman")
    own.hero("mordrog", "5B", DAQAN)
    own.go(QuestPhase((DAQAN,)))
    own.play("done")
    assert own.match.over and own.there("5B")[0] == ["beastman", "footman"]


@rule("RW-HERO-37")
def test_one_fist_draws_two_rewards_and_keeps_one() -> None:
    t = realm()
    t.hero("one_fist", "5B")
    t.top(t.g.reward_deck, "frost_axe ice_storm")
    t.go(earn_reward(t.g, t.hero_of("one_fist")))
    assert t.options() == ["keep:frost_axe", "keep:ice_storm"]
    t.play("keep:ice_storm")
    assert t.hero_of("one_fist").rewards.items == ["ice_storm"] and t.g.reward_discard == ["frost_axe"]


@rule("RW-HERO-38")
def test_mok_looks_at_the_rewards_of_a_hero_near_him_once() -> None:
    t = realm()
    t.hero("spiritspeaker_mok", "5A", DAQAN)
    t.hero("silhouette", "5D", UTHUK, rewards="frost_axe ice_storm")
    t.hero("mordrog", "5C", UTHUK)
    t.go(QuestPhase((DAQAN,)))
    assert t.options("spy") == []  # one is too far away, the other has nothing
    t.play("go:spiritspeaker_mok:5B")
    assert t.refs("spy") == ["spiritspeaker_mok:silhouette"]
    t.play("spy:spiritspeaker_mok:silhouette")
    assert [t.hero_of("silhouette").rewards.mask(i) for i in range(2)] == [3, 3]
    assert t.match.over


@rule("RW-HERO-39")
def test_jaes_burns_two_triangles_or_a_rectangle_instead_of_all_else() -> None:
    t = realm()
    t.units("5C", "berserker flesh_ripper*2", routed="berserker*2")
    t.units("1A", "razorwing")
    t.hero("battlemage_jaes", "5B", DAQAN)
    t.go(QuestPhase((DAQAN,)))
    assert t.refs("burn") == ["battlemage_jaes:5C:triangle", "battlemage_jaes:5C:rectangle"]
    t.play("burn:battlemage_jaes:5C:triangle")
    assert t.prompts == [(DAQAN, "rw-slay")]
    t.play("destroy:5C:berserker")  # then only routed ones are left
    assert t.there("5C") == (["flesh_ripper", "flesh_ripper"], ["berserker"], UTHUK)
    assert t.match.over
    t.go(QuestPhase((DAQAN,)))
    t.play("burn:battlemage_jaes:5C:rectangle")
    assert t.there("5C")[0] == ["flesh_ripper"]


@rule("RW-HERO-41")
def test_the_scorpion_runs_four_areas_for_a_wound() -> None:
    t = realm()
    t.hero("red_scorpion", "5B")
    phase(t)
    assert "7A" not in reached(t, "red_scorpion")
    assert "7A" in reached(t, "red_scorpion", "dash") and "5C" not in reached(t, "red_scorpion", "dash")
    t.play("dash:red_scorpion:6A")
    assert t.hero_of("red_scorpion").damage == 1 and t.hero_of("red_scorpion").area == t.area("6A")
    dying = realm()
    dying.hero("red_scorpion", "5B", damage=3)
    phase(dying)
    assert dying.refused("dash", "red_scorpion", "7A") == "RW-HERO-41"


@rule("RW-HERO-42")
@pytest.mark.parametrize(("damage", "left"), [(3, 1), (1, 0), (0, 0)])
def test_varikas_recovers_at_the_start_of_the_phase(damage: int, left: int) -> None:
    t = realm()
    t.hero("varikas_the_dead", "5B", UTHUK, damage=damage, routed=True)
    t.hero("one_fist", "5B", DAQAN, damage=2)
    t.go(QuestPhase((DAQAN, UTHUK)))
    assert t.hero_of("varikas_the_dead").damage == left and t.hero_of("one_fist").damage == 2
