"""Duels (RW-DUEL): rounds, damage, who wins and what becomes of rewards; Ambush; The Price of Treachery."""

from __future__ import annotations

from realms.games.runewars.rules.duel import Duel, challenge, fight_unit
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.testing.rules import rule

from .builder import RW
from .duels import DAQAN, NOTHING, ONE, OTHER, UTHUK, duel, ring, wounds


@rule("RW-DUEL-01")
def test_after_a_move_one_hero_in_the_area_may_be_challenged() -> None:
    t = ring()
    t.hero("mordrog", "5A", UTHUK)
    t.hero("mad_carthos", "5B", DAQAN)
    t.fate(NOTHING)
    t.go(QuestPhase((DAQAN,)))
    assert f"{ONE}:{OTHER}" in t.refs("duel")  # by staying
    assert not t.offers("duel", ONE, "mordrog") and not t.offers("duel", ONE, "mad_carthos")
    t.play(f"go:{ONE}:5A")
    assert t.refs("duel") == [f"{ONE}:mordrog", f"mad_carthos:{OTHER}"]
    t.play(f"duel:{ONE}:mordrog")  # nobody is asked whether he accepts
    assert t.told_of("rw-duel") == [(ONE, "mordrog")]
    assert t.refs("duel") == [f"mad_carthos:{OTHER}"]  # one duel, and it is past


@rule("RW-DUEL-01", "RW-TERM-07")
def test_a_routed_hero_challenges_nobody() -> None:
    t = RW("daqan uthuk")
    t.hero(ONE, "5B", DAQAN, routed=True)
    t.hero(OTHER, "5B", UTHUK)
    t.go(QuestPhase((DAQAN,)))
    assert t.match.over


@rule("RW-DUEL-02", "RW-HERO-40")
def test_effects_at_the_start_come_before_any_card_the_challengers_first() -> None:
    t = ring(one="mad_carthos", theirs="cloak_of_deception")
    t.fate(NOTHING)
    t.go(challenge(t.g, t.hero_of("mad_carthos"), t.hero_of(OTHER)))
    t.play("arm:cloak_of_deception", "done")
    assert t.prompts == [(DAQAN, "rw-duel-start")]
    t.play("use:mad_carthos")
    assert wounds(t) == [(OTHER, 1)] and t.told_of("rw-duel-round") == []
    assert t.prompts == [(UTHUK, "rw-duel-start")]


@rule("RW-HERO-40")
def test_carthos_helps_a_comrade_in_his_area_only() -> None:
    t = ring()
    t.hero("mad_carthos", "5A", DAQAN)
    duel(t, NOTHING)
    assert t.match.over and wounds(t) == []
    with t.invent():
        t.hero_of("mad_carthos").area = t.area("5B")
    duel(t, NOTHING)
    assert t.options() == ["use:mad_carthos", "done"]
    t.play("use:mad_carthos")
    assert wounds(t) == [(OTHER, 1)]


@rule("RW-HERO-40", "RW-DUEL-06")
def test_carthos_may_end_a_duel_before_it_begins() -> None:
    t = duel(ring(one="mad_carthos", hurt=(0, 2)), NOTHING, "mad_carthos")
    t.play("use:mad_carthos")
    assert t.told_of("rw-duel-won") == [("mad_carthos", OTHER)] and t.told_of("rw-duel-round") == []


@rule("RW-DUEL-03")
def test_four_rounds_and_a_card_for_each_in_each() -> None:
    t = duel(ring(), NOTHING)
    assert t.told_of("rw-duel-round") == [(1,), (2,), (3,), (4,)]
    assert t.told_of("rw-duel-card") == [((ONE, OTHER)[i % 2], f"fate-{n}") for i, n in enumerate(NOTHING.split())]
    assert len(t.g.fate_discard) == 8


@rule("RW-DUEL-04", "RW-DUEL-03")
def test_heroes_read_the_circle_damage_hurts_the_foe_and_flags_prevent() -> None:
    """Card 21 shows damage to others; a hero reads its orb: one damage."""
    t = duel(ring(), "5 7 6 15 21 8 9 10")
    assert wounds(t) == [(OTHER, 1), (OTHER, 1)]
    assert t.told_of("rw-duel-prevented") == [(OTHER, 1)]


@rule("RW-DUEL-04")
def test_an_orb_is_a_reward_or_one_damage() -> None:
    t = duel(ring(mine="frost_axe minor_healing"), "1 7 2 8 9 10 17 18")
    t.play("done")  # the axe is not named
    assert t.options() == ["use:minor_healing", "strike"]
    assert t.refused("use", "frost_axe") == "RW-DUEL-09"
    t.play("strike", "strike")
    assert wounds(t) == [(OTHER, 1), (OTHER, 1)]


@rule("RW-DUEL-05", "RW-DUEL-14", "RW-HERO-12")
def test_damage_is_dealt_at_once_and_both_may_die() -> None:
    t = duel(ring(hurt=(3, 2), mine="frost_axe", theirs="elven_bow"), "5 6")
    t.play("done", "done")
    assert wounds(t) == [(ONE, 1), (OTHER, 1)]
    assert t.told_of("rw-hero-killed") == [(ONE,), (OTHER,)] and t.told_of("rw-duel-won") == []
    # One marker has the rewards of both.
    assert [m.rewards.items for m in t.g.remains] == [["frost_axe", "elven_bow"]]
    assert {m.area for m in t.g.remains} == {t.area("5B")}


@rule("RW-DUEL-06", "RW-DUEL-07", "RW-HERO-02")
def test_survivors_keep_their_damage_and_stay_and_nobody_has_won() -> None:
    t = duel(ring(), "5 6 7 8 9 10 17 18")
    assert (t.hero_of(ONE).damage, t.hero_of(OTHER).damage) == (1, 1)
    assert t.hero_of(ONE).area == t.hero_of(OTHER).area == t.area("5B")
    assert t.told_of("rw-duel-won") == [] and t.told_of("rw-duel-over") == [(ONE, OTHER)]


@rule("RW-DUEL-06", "RW-DUEL-07", "RW-HERO-02", "RW-HERO-11")
def test_it_ends_when_one_is_dead_and_the_other_has_won_his_rewards() -> None:
    t = duel(ring(hurt=(0, 2), theirs="frost_axe ice_storm"), "5 7")
    t.play("done")
    assert t.told_of("rw-duel-round") == [(1,)] and t.told_of("rw-duel-won") == [(ONE, OTHER)]
    assert sorted(t.hero_of(ONE).rewards.items) == ["frost_axe", "ice_storm"]
    assert t.hero_of(ONE).rewards.mask(0) & 1 and t.g.remains == []


@rule("RW-HERO-11")
def test_the_victor_deals_the_rewards_out_among_his_heroes_there() -> None:
    t = ring(hurt=(0, 2), theirs="frost_axe ice_storm")
    t.hero("mordrog", "5B", DAQAN)
    t.hero("mad_carthos", "5A", DAQAN)
    duel(t, "5 7")
    t.play("done")
    assert t.prompts == [(DAQAN, "rw-spoils")]
    assert t.refs("give") == [
        f"{ONE}:frost_axe",
        "mordrog:frost_axe",
        f"{ONE}:ice_storm",
        "mordrog:ice_storm",
    ]
    t.play("give:mordrog:frost_axe", f"give:{ONE}:ice_storm")
    assert t.hero_of("mordrog").rewards.items == ["frost_axe"] and t.hero_of(ONE).rewards.items == ["ice_storm"]


@rule("RW-HERO-10")
def test_the_card_of_the_dead_goes_back_into_the_deck_untrained() -> None:
    t = ring(hurt=(0, 2))
    with t.invent():
        t.hero_of(OTHER).trained = [2, 0, 0]
    duel(t, "5 7")
    assert OTHER in t.g.hero_deck.items and [h.id for h in t.g.heroes] == [ONE]


@rule("RW-DUEL-08", "RW-HERO-06")
def test_a_routed_hero_draws_nothing_but_uses_his_rewards() -> None:
    t = ring(theirs="ghost_armor")
    with t.invent():
        t.hero_of(OTHER).routed = True
    t.fate("5 7 8 9")
    t.go(QuestPhase((DAQAN,)))
    t.play(f"duel:{ONE}:{OTHER}", "arm:ghost_armor", "done")
    assert t.told_of("rw-duel-card", "hero") == [(ONE,)]
    assert t.prompts == [(UTHUK, "rw-duel-hit")]


@rule("RW-DUEL-09", "RW-HERO-15")
def test_each_names_one_weapon_and_one_armour_openly() -> None:
    t = duel(ring(mine="frost_axe elven_bow runeplate ghost_armor staff_of_light"), NOTHING)
    assert t.prompts == [(DAQAN, "rw-name-arms")]
    assert t.refs("arm") == ["elven_bow", "frost_axe", "ghost_armor", "runeplate"]
    held = t.hero_of(ONE).rewards
    assert [held.mask(i) for i in range(5)] == [1] * 5  # nobody else sees them
    t.play("arm:frost_axe")
    assert t.refused("arm", "elven_bow") == "RW-DUEL-09"
    assert held.mask(held.items.index("frost_axe")) == 0xFFFF
    t.play("arm:runeplate")  # that is all: nothing more is asked
    assert t.told_of("rw-reward-used") == [(ONE, "frost_axe"), (ONE, "runeplate")]
    assert t.match.over


@rule("RW-DUEL-09")
def test_who_has_rewards_is_asked_for_arms_whatever_they_are() -> None:
    t = duel(ring(mine="staff_of_light"), NOTHING)
    assert t.prompts == [(DAQAN, "rw-name-arms")] and t.options() == ["done"]


@rule("RW-DUEL-10")
def test_what_prevents_damage_comes_when_all_damage_is_known() -> None:
    """The challenger's card is a hit; the armour is asked about after the other's flag is counted."""
    t = duel(ring(theirs="runeplate"), "5 15 6 7 8 9 10 17")
    t.play("arm:runeplate", "done")
    # Round 1: the flag has prevented the damage, so the armour is not needed.
    assert t.told_of("rw-duel-round") == [(1,), (2,)] and t.prompts == [(UTHUK, "rw-duel-hit")]
    assert dict(t.due[0].args)["n"] == 1
    t.play("pass")
    assert wounds(t) == [(OTHER, 1)]


@rule("RW-DUEL-11")
def test_the_player_to_the_left_draws_for_a_unit_which_reads_its_own_shape() -> None:
    t = RW("daqan uthuk latari")
    for home, unit in (("DA", "footman"), ("UA", "berserker"), ("LA", "archer")):
        t.units(home, unit)
    t.hero("silhouette", "1A", UTHUK)
    t.fate("7 15 8 1 9 2 10 3")  # 15: a flag for circles, damage for triangles
    t.go(fight_unit(t.g, t.hero_of("silhouette"), "beastman"))
    assert t.told_of("rw-fate", "who")[:2] == [(UTHUK,), (2,)]
    assert wounds(t) == [("silhouette", 1)]


@rule("RW-DUEL-11")
def test_flags_protect_a_unit_too() -> None:
    t = ring(one=ONE)
    t.fate("5 15 6 7 8 9 10 17")  # a sorcerer reads the circle: the flag of 15
    t.go(fight_unit(t.g, t.hero_of(ONE), "sorcerer"))
    assert t.told_of("rw-duel-prevented") == [("sorcerer", 1)] and t.told_of("rw-duel-hurt") == [("sorcerer", 1)]
    assert t.told_of("rw-duel-round") == [(1,), (2,)]


@rule("RW-DUEL-12")
def test_the_orb_of_a_sorcerer_makes_him_tougher() -> None:
    t = ring()
    t.fate("5 1 6 7")
    t.go(fight_unit(t.g, t.hero_of(ONE), "sorcerer"))
    assert t.told_of("rw-duel-tougher") == [("sorcerer", 2)]
    assert len(t.told_of("rw-duel-hurt")) == 2 and t.told_of("rw-duel-won") == [(ONE, "sorcerer")]


@rule("RW-DUEL-12")
def test_the_orb_of_a_beastman_is_a_damage_and_a_card_more_once() -> None:
    t = ring()
    t.fate("7 9 25 8 10 17 1 18 2")  # 9 and 10 are orbs for triangles, 25 is damage
    t.go(fight_unit(t.g, t.hero_of(ONE), "beastman"))
    assert wounds(t) == [(ONE, 2), (ONE, 1)]  # 1 and the card more; later 1 only
    assert len(t.told_of("rw-duel-card")) == 9


@rule("RW-DUEL-12")
def test_the_orb_of_other_units_is_one_damage() -> None:
    t = ring()
    t.fate("7 3 8 5 9 6 10 15")  # hellhounds read rectangles: 3 is an orb, the others are blank
    t.go(fight_unit(t.g, t.hero_of(ONE), "hellhound"))
    assert wounds(t) == [(ONE, 1)]


@rule("RW-DUEL-13")
def test_units_on_the_map_take_no_part_and_a_wounded_unit_has_not_lost() -> None:
    t = ring()
    t.units("5B", "hellhound")
    t.fate("5 7 8 9 10 17 18 27")  # one damage to a health of two
    t.go(fight_unit(t.g, t.hero_of(ONE), "hellhound"))
    assert t.told_of("rw-duel-hurt") == [("hellhound", 1)] and t.told_of("rw-duel-won") == []
    assert t.there("5B")[0] == ["hellhound"]


# Ambush and treachery.


def lurking(hand: str) -> RW:
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    t.hero(ONE, "5B", DAQAN)
    t.hero(OTHER, "5A", UTHUK)
    t.hand(UTHUK, hand)
    t.quests(DAQAN, "brawn_before_brains")
    t.fate(NOTHING)
    t.go(QuestPhase((DAQAN,)))
    return t


@rule("RW-TACTIC-21")
def test_ambush_makes_who_comes_fight_and_that_was_his_deed() -> None:
    t = lurking("ambush battle_cry")
    t.play(f"go:{ONE}:5A")
    assert t.prompts == [(UTHUK, "rw-moment")]
    t.play("play:ambush")  # and then nobody is asked for another
    assert t.told_of("rw-duel") == [(ONE, OTHER)]
    assert t.match.over  # his quest lies in this area, but it is too late for it


@rule("RW-TACTIC-21")
def test_nobody_is_asked_about_an_ambush_without_cards_or_where_no_hero_is() -> None:
    t = lurking("")
    t.play(f"go:{ONE}:5A")
    assert t.prompts == [(DAQAN, "rw-heroes")]
    other = lurking("battle_cry")  # what he holds is not known
    other.play(f"go:{ONE}:5A")
    assert other.prompts == [(UTHUK, "rw-moment")] and other.options() == ["pass"]
    staying = lurking("ambush")
    with staying.invent():
        staying.hero_of(ONE).area = staying.area("5A")
    staying.play(f"go:{ONE}:5A")
    assert staying.prompts == [(DAQAN, "rw-heroes")]  # he was there before
    away = lurking("ambush")
    away.play(f"go:{ONE}:5D")
    assert away.prompts == [(DAQAN, "rw-heroes")]


@rule("RW-TACTIC-21")
def test_the_ambusher_says_which_of_his_heroes() -> None:
    t = lurking("ambush")
    t.hero("mordrog", "5A", UTHUK)
    t.play(f"go:{ONE}:5A", "play:ambush")
    assert t.refs("ambush") == [OTHER, "mordrog"]
    t.play("ambush:mordrog")
    assert t.told_of("rw-duel") == [(ONE, "mordrog")]


@rule("RW-OBJ-28")
def test_the_price_of_treachery_is_paid_when_the_last_hero_of_a_player_falls() -> None:
    t = ring(hurt=(3, 0))
    t.objectives(UTHUK, "the_price_of_treachery")
    duel(t, "7 6")
    assert t.prompts == [(UTHUK, "rw-claim-now")]
    t.play("claim:the_price_of_treachery", "rune:UA")
    assert t.g.rune_at == [t.area("UA")] and t.g.objective_discard == ["the_price_of_treachery"]


@rule("RW-OBJ-28")
def test_it_must_have_been_the_last_one_and_the_question_tells_nothing() -> None:
    t = ring(hurt=(3, 0))
    t.hero("mordrog", "DA", DAQAN)
    t.objectives(UTHUK, "the_price_of_treachery")
    duel(t, "7 6")
    assert t.match.over
    other = ring(hurt=(3, 0))
    other.objectives(UTHUK, "conqueror")
    duel(other, "7 6")
    assert other.prompts == [(UTHUK, "rw-claim-now")] and other.options() == ["done"]
    good = ring(hurt=(0, 2))
    good.objectives(DAQAN, "friends_indeed")
    duel(good, "5 7")
    assert good.match.over  # it is an evil objective


@rule("RW-DUEL-03")
def test_the_duel_shows_its_rounds_cards_and_arms() -> None:
    t = duel(ring(mine="frost_axe"), "7 8 1 9")
    t.play("arm:frost_axe", "done")
    lines = t.frame(Duel)
    assert lines.round == 2 and [d.card for d in lines.sides] == ["fate-1", "fate-9"]
    assert lines.sides[0].weapon == "frost_axe"
