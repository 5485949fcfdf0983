"""Rewards outside duels (RW-REWARD-08, 12, 15, 16, 19 to 21), and the cards that help heroes on their way."""

from __future__ import annotations

from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.terms import HARVEST
from realms.testing.rules import rule

from .builder import RW, words

DAQAN, UTHUK = 0, 1


def bearer(rewards: str, area: str = "5B", *, hero: str = "one_fist") -> RW:
    """A hero of the Daqan; One Fist has wisdom 2."""
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    t.hero(hero, area, DAQAN, rewards=rewards)
    return t


def go(t: RW) -> None:
    t.turn(DAQAN, HARVEST)


FLUTE = "flute_of_possession"


@rule("RW-REWARD-08")
def test_the_flute_leads_neutrals_to_wild_areas_or_to_own_units() -> None:
    t = bearer(FLUTE)
    t.units("5B", "beastman dragon", routed="beastman")
    t.units("5A", "footman")
    t.units("5C", "berserker")
    t.fort("5D", DAQAN)  # no units there
    go(t)
    assert t.refs(FLUTE) == ["one_fist:5A"] and t.refused(FLUTE, "one_fist", "5D") == "RW-REWARD-08"
    t.play(f"{FLUTE}:one_fist:5A")
    assert t.there("5A") == (["beastman", "dragon", "footman"], ["beastman"], DAQAN)
    assert t.there("5B") == ([], [], -2) and t.g.reward_discard == [FLUTE]


@rule("RW-REWARD-08")
def test_allied_neutrals_follow_the_flute_too_and_are_wild_elsewhere() -> None:
    t = bearer(FLUTE)
    t.units("5B", "berserker giant")
    t.units("5C", "beastman")
    go(t)
    t.play(f"{FLUTE}:one_fist:5C")
    assert t.there("5B") == (["berserker"], [], UTHUK)
    assert t.there("5C") == (["beastman", "giant"], [], -1)


@rule("RW-REWARD-08")
def test_without_neutrals_the_flute_is_of_no_use() -> None:
    t = bearer(FLUTE)
    t.units("5B", "berserker")
    go(t)
    assert t.refused(FLUTE, "one_fist", "5A") == "RW-REWARD-08"


@rule("RW-REWARD-08", "RW-MOVE-12")
def test_above_eight_the_player_of_the_flute_destroys_what_is_too_much() -> None:
    t = bearer(FLUTE)
    t.units("5B", "beastman*2")
    t.units("5A", "footman*7")
    go(t)
    t.play(f"{FLUTE}:one_fist:5A")
    assert t.prompts == [(DAQAN, "rw-cull")]
    t.play("destroy:5A:beastman")
    assert t.there("5A")[0] == words("beastman footman*7") and t.prompt == "rw-turn"


@rule("RW-REWARD-12")
def test_an_ice_storm_routs_as_many_figures_as_the_hero_is_wise() -> None:
    t = bearer("ice_storm")
    t.units("5B", "berserker flesh_ripper warlock")
    t.hero("silhouette", "5B", UTHUK)
    go(t)
    assert t.refs("ice_storm") == ["one_fist:uthuk"]
    t.play("ice_storm:one_fist:uthuk")
    assert t.prompts == [(UTHUK, "rw-freeze")] and dict(t.due[0].args)["n"] == 2
    assert t.options() == words("rout:5B:berserker rout:5B:flesh_ripper rout:5B:warlock rout_hero:silhouette")
    t.play("rout_hero:silhouette", "rout:5B:berserker")
    assert t.there("5B") == (["flesh_ripper", "warlock"], ["berserker"], UTHUK)
    assert t.hero_of("silhouette").routed and t.prompt == "rw-turn" and t.active == DAQAN


@rule("RW-REWARD-12")
def test_an_ice_storm_needs_somebody_to_freeze_and_asks_nothing_without_a_choice() -> None:
    t = bearer("ice_storm")
    t.units("5B", "", routed="berserker")
    go(t)
    assert t.refused("ice_storm", "one_fist", "uthuk") == "RW-REWARD-12"
    t.units("5B", "berserker*3")
    t.play("ice_storm:one_fist:uthuk")
    assert t.there("5B") == (["berserker"], ["berserker", "berserker"], UTHUK)


SUMMONING = "rune_of_summoning"


@rule("RW-REWARD-15")
def test_the_rune_of_summoning_brings_units_from_anywhere_to_the_heros_empty_area() -> None:
    t = bearer(SUMMONING, "6D")
    t.units("DA", "footman*2 knight", routed="bowman")
    t.units("7B", "footman beastman")
    t.activate(DAQAN, "DA")  # it is no order: the token does not hold them
    go(t)
    t.play(f"{SUMMONING}:one_fist")
    assert t.g.activated[t.area("6D")] == 1
    assert t.refs("bring") == ["7B:footman", "DA:footman", "DA:knight"]
    assert t.refused("bring", "7B", "beastman") == "RW-DIPLO-04"
    t.play("bring:DA:knight", "bring:7B:beastman", "bring:DA:footman", "done")
    assert t.there("6D") == (["beastman", "footman", "knight"], [], DAQAN)
    assert t.there("DA") == (["footman"], ["bowman"], DAQAN)


@rule("RW-REWARD-15", "RW-MOVE-10")
def test_eight_at_most_are_summoned() -> None:
    t = bearer(SUMMONING, "6D")
    t.units("DA", "footman*8")
    t.units("DB", "footman*2")
    go(t)
    t.play(f"{SUMMONING}:one_fist", *["bring:DA:footman"] * 8)
    assert t.options() == ["done"] and t.refused("bring", "DB", "footman") == "RW-MOVE-10"


@rule("RW-REWARD-15", "RW-MOVE-08")
def test_the_area_has_to_be_empty_and_without_an_own_token() -> None:
    t = bearer(SUMMONING, "6D")
    t.units("6D", "beastman")
    go(t)
    assert t.refused(SUMMONING, "one_fist") == "RW-REWARD-15"
    t.units("6D", "")
    assert t.offers(SUMMONING, "one_fist")
    t.activate(DAQAN, "6D")
    assert t.refused(SUMMONING, "one_fist") == "RW-REWARD-15"


@rule("RW-REWARD-19")
def test_the_staff_of_light_stands_up_as_many_as_the_hero_is_wise() -> None:
    t = bearer("staff_of_light")
    t.units("5B", "footman", routed="bowman footman knight")
    go(t)
    t.play("staff_of_light:one_fist")
    assert t.refs("stand") == ["5B:bowman", "5B:footman", "5B:knight"]
    t.play("stand:5B:knight", "stand:5B:bowman")
    assert t.there("5B") == (["bowman", "footman", "knight"], ["footman"], DAQAN)
    assert t.g.reward_discard == ["staff_of_light"]


@rule("RW-REWARD-19")
def test_it_asks_nothing_where_all_can_stand_up_and_helps_own_units_only() -> None:
    t = bearer("staff_of_light")
    t.units("5B", "", routed="berserker")
    go(t)
    assert t.refused("staff_of_light", "one_fist") == "RW-REWARD-19"
    t.units("5B", "", routed="bowman knight")
    t.play("staff_of_light:one_fist")
    assert t.there("5B")[0] == ["bowman", "knight"] and t.prompt == "rw-turn"


@rule("RW-REWARD-20")
def test_shards_become_runes_in_an_own_stronghold_any_number_in_a_turn() -> None:
    t = bearer("timmorran_shard*2")
    go(t)
    assert t.refused("timmorran_shard", "one_fist") == "RW-REWARD-20"
    t.fort("5B", UTHUK)
    assert t.refused("timmorran_shard", "one_fist") == "RW-REWARD-20"
    t.fort("5B", DAQAN)
    t.play("timmorran_shard:one_fist", "rune:DA", "timmorran_shard:one_fist", "rune:DB")
    assert t.g.rune_at == t.areas("DA DB") and t.g.reward_discard == ["timmorran_shard"] * 2


# On the way.


@rule("RW-REWARD-16")
def test_the_rune_of_teleportation_takes_a_hero_to_any_area() -> None:
    t = bearer("rune_of_teleportation", "DC")
    t.quests(DAQAN, "the_slippery_slope")
    t.go(QuestPhase((DAQAN,)))
    assert len(t.options("teleport")) == len(t.g.land.areas) - 1
    t.play("teleport:one_fist:6D")
    assert t.hero_of("one_fist").area == t.area("6D") and t.g.reward_discard == ["rune_of_teleportation"]
    assert t.told_of("rw-reward-spent") == [("one_fist", "rune_of_teleportation")]
    assert t.offers("quest", "one_fist", "the_slippery_slope") and t.options("go") == []  # it was his move


@rule("RW-REWARD-21", "RW-MOVE-02")
def test_wings_carry_over_any_border_and_one_area_further() -> None:
    t = bearer("wings_of_regrowth", "6D")
    t.hero("mordrog", "6D", DAQAN)
    t.go(QuestPhase((DAQAN,)))
    assert not t.offers("go", "mordrog", "6B") and not t.offers("go", "mordrog", "UC")
    assert t.offers("go", "one_fist", "6B")  # over water
    assert t.offers("go", "one_fist", "UC") and t.offers("go", "one_fist", "1A")  # three areas
    t.play("go:one_fist:6B")
    held = t.hero_of("one_fist").rewards
    assert held.items == ["wings_of_regrowth"] and held.mask(0) == 0xFFFF


@rule("RW-REWARD-21", "RW-HERO-15")
def test_who_walks_does_not_show_his_wings() -> None:
    t = bearer("wings_of_regrowth", "6D")
    t.go(QuestPhase((DAQAN,)))
    t.play("go:one_fist:6C")
    assert t.hero_of("one_fist").rewards.mask(0) == 1


@rule("RW-TACTIC-34")
def test_a_hidden_pass_lets_heroes_over_a_red_border() -> None:
    t = bearer("", "5C")
    t.hand(DAQAN, "hidden_pass")
    t.hero("mordrog", "7A", DAQAN)
    t.go(QuestPhase((DAQAN,)))
    assert not t.offers("go", "mordrog", "1C")
    t.play("play:hidden_pass", "border:1B:7A")
    assert t.offers("go", "mordrog", "1C")
    t.play("go:mordrog:1C")
    assert t.hero_of("mordrog").area == t.area("1C")


@rule("RW-TACTIC-49")
def test_teleportation_makes_a_hero_fly_one_area_further() -> None:
    t = bearer("", "6D")
    t.hand(DAQAN, "teleportation")
    t.go(QuestPhase((DAQAN,)))
    assert not t.offers("go", "one_fist", "6B") and not t.offers("go", "one_fist", "6A")
    t.play("play:teleportation")
    assert t.offers("go", "one_fist", "6B") and t.offers("go", "one_fist", "6A")
    assert not t.offers("go", "one_fist", "1B")
    t.play("go:one_fist:6A")
    assert t.hero_of("one_fist").area == t.area("6A")


@rule("RW-TACTIC-49")
def test_it_is_used_up_by_those_who_need_it_four_at_most() -> None:
    t = bearer("", "6D")
    t.hand(DAQAN, "teleportation")
    far = ("mordrog", "silhouette", "mad_carthos", "bogran_the_shadow", "red_scorpion")
    for hero in far:
        t.hero(hero, "6D", DAQAN)
    t.go(QuestPhase((DAQAN,)))
    t.play("play:teleportation", "go:one_fist:6C", *[f"go:{hero}:6B" for hero in far[:4]])
    assert not t.offers("go", far[4], "6B")
