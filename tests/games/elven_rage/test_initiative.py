"""Initiative: who acts when, ties, changes inside a cycle, substitution (ER-INIT)."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import ER

HIGH, SNOW = 0, 1
EMPTY = "-- -- --"
SPEAR, BLADE, ADEPT = "hi_silver_spear@N", "hi_sun_blade@E", "hi_flame_adept@S"
RAIDER, SENTINEL = "sn_raider@W", "sn_sentinel@S"


def field(ours: dict[str, int], theirs: dict[str, int], *, hands: tuple[str, str] = ("", "")) -> ER:
    """Fighters with these initiatives that cannot strike; the attacker is asked in every window."""
    t = ER("high snow")
    t.hand(HIGH, hands[HIGH])
    t.hand(SNOW, hands[SNOW])
    t.artifacts(HIGH, "art_horn")
    t.own(HIGH, 5)
    t.own(SNOW, 5)
    for who, initiative in {**ours, **theirs}.items():
        t.set(who, icons=EMPTY, lives=2, initiative=initiative)
    t.battle(" ".join(ours), " ".join(theirs))
    return t


@rule("ER-INIT-01")
def test_fighters_act_from_the_highest_initiative_down() -> None:
    t = field({SPEAR: 2, BLADE: 8}, {RAIDER: 9, SENTINEL: 5})
    assert t.turns() == [RAIDER, BLADE, SENTINEL, SPEAR]


@rule("ER-INIT-01")
def test_the_fight_goes_on_for_as_many_cycles_as_it_takes() -> None:
    """A strike of one life a cycle against three lives."""
    t = field({SPEAR: 5}, {SENTINEL: 3})
    t.set(SPEAR, icons="-- P1 --")
    t.set(SENTINEL, lives=3)
    assert t.turns() == [SPEAR, SENTINEL, SPEAR, SENTINEL, SPEAR]
    assert len(t.told_of("er-cycle")) == 3 and t.told_of("er-died") == [("sn_sentinel",)]


@rule("ER-INIT-02")
def test_of_equals_the_attacker_acts_first_then_the_sides_take_turns() -> None:
    t = field({SPEAR: 5, BLADE: 5}, {RAIDER: 5, SENTINEL: 9})
    assert t.turns() == [SENTINEL]
    assert t.prompts == [(HIGH, "er-who-first")]
    t.choose("first", BLADE)
    assert t.turns() == [BLADE, RAIDER, SPEAR]


@rule("ER-INIT-02")
def test_two_against_two_take_turns() -> None:
    t = field({SPEAR: 5, BLADE: 5}, {RAIDER: 5, SENTINEL: 5})
    t.choose("first", SPEAR)
    assert t.turns() == [SPEAR]
    assert t.prompts == [(SNOW, "er-who-first")] and t.refs("first") == [RAIDER, SENTINEL]
    t.choose("first", SENTINEL)
    # One card of each side is left: nothing to choose.
    assert t.turns() == [SENTINEL, BLADE, RAIDER]


@rule("ER-INIT-02R")
def test_when_one_side_has_no_tied_card_left_the_rest_of_the_other_follows() -> None:
    t = field({SPEAR: 5, BLADE: 5, ADEPT: 5}, {RAIDER: 5})
    assert t.refs("first") == [SPEAR, BLADE, ADEPT]
    t.choose("first", ADEPT)
    assert t.turns() == [ADEPT, RAIDER]
    assert t.prompts == [(HIGH, "er-who-first")]
    t.choose("first", BLADE)
    assert t.turns() == [BLADE, SPEAR]


@rule("ER-INIT-02R", "ER-BATTLE-07")
def test_who_moves_the_neutrals_chooses_between_their_tied_cards() -> None:
    t = ER("high snow forest")
    for seat in range(3):
        t.hand(seat, "")
    for who in ("hi_silver_spear@N", "ne_bandit@E", "ne_goblin_mob@W"):
        t.set(who, icons=EMPTY, initiative=5 if who[0] == "n" else 1)
    t.battle("hi_silver_spear@N", "ne_bandit@E ne_goblin_mob@W", mover=2)
    assert t.prompts == [(2, "er-who-first")]
    assert t.refs("first") == ["ne_bandit@E", "ne_goblin_mob@W"]


@rule("ER-INIT-02", "ER-INIT-03")
def test_a_turn_that_was_had_counts_for_the_alternation_whatever_becomes_of_the_card() -> None:
    """The first attacker has acted and becomes slower: the defender is next all the same, not his comrade."""
    t = field({SPEAR: 5, BLADE: 5}, {RAIDER: 5, SENTINEL: 1}, hands=("", "sn_ice_shaman"))
    t.choose("first", SPEAR)
    t.pass_to(SNOW, "end")
    t.choose("use_on", "sn_ice_shaman", SPEAR)
    assert t.turns() == [RAIDER, BLADE, SENTINEL]


@rule("ER-INIT-03")
def test_a_change_of_initiative_re_sorts_those_who_have_not_acted() -> None:
    t = field({SPEAR: 9, BLADE: 5}, {RAIDER: 6, SENTINEL: 1}, hands=("hi_sun_blade", ""))
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_sun_blade", BLADE)
    assert t.at("E").initiative > 6
    assert t.turns() == [SPEAR, BLADE, RAIDER, SENTINEL]


@rule("ER-INIT-03")
def test_who_has_acted_does_not_act_again_in_the_cycle() -> None:
    """The Spear becomes the fastest of all after its turn: it waits for the next cycle like everyone."""
    t = field({SPEAR: 6}, {RAIDER: 5, SENTINEL: 4}, hands=("hi_sun_blade", ""))
    t.set(RAIDER, icons="P1 -- --")
    t.pass_to(HIGH, "end")
    assert t.on_turn == SPEAR
    t.choose("use_on", "hi_sun_blade", SPEAR)
    assert t.turns(until=SENTINEL) == [RAIDER, SENTINEL]


@rule("ER-INIT-03")
def test_the_order_is_fixed_anew_in_each_cycle() -> None:
    """Slowed down in the first cycle, last in the second."""
    t = field({SPEAR: 5}, {RAIDER: 4, SENTINEL: 3}, hands=("", "sn_ice_shaman"))
    t.set(RAIDER, icons="P1 -- --")
    t.set(SPEAR, lives=5)
    t.pass_to(SNOW, "end")
    assert t.on_turn == SPEAR
    t.unanswered("use_on", "sn_ice_shaman", SPEAR)
    assert t.at("N").initiative < 3
    t.turns(until=SENTINEL)
    assert len(t.told_of("er-cycle")) == 1
    t.choose("pass")
    assert t.turns(until=SPEAR) == [RAIDER, SENTINEL, SPEAR]


@rule("ER-INIT-04")
def test_a_card_that_takes_the_place_of_one_that_has_not_acted_acts_in_this_cycle() -> None:
    t = field({SPEAR: 9, BLADE: 3}, {RAIDER: 5}, hands=("hi_griffin_rider hi_healer", ""))
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_griffin_rider", BLADE)
    t.choose("step_in", "hi_healer")
    assert t.at("E").card == "hi_healer" and "hi_sun_blade" in t.elves(HIGH).hand.items
    t.set("hi_healer@E", icons=EMPTY, initiative=4)
    assert t.turns() == [SPEAR, RAIDER, "hi_healer@E"]


@rule("ER-INIT-04")
def test_a_card_that_takes_the_place_of_one_that_has_acted_waits_for_the_next_cycle() -> None:
    t = field({SPEAR: 9, BLADE: 3}, {RAIDER: 5}, hands=("hi_griffin_rider hi_healer", ""))
    t.pass_to(HIGH, "end")
    assert t.on_turn == SPEAR
    t.choose("use_on", "hi_griffin_rider", SPEAR)
    t.choose("step_in", "hi_healer")
    t.set("hi_healer@N", icons=EMPTY, initiative=4)
    assert t.turns() == [RAIDER, BLADE]


@rule("ER-INIT-04")
def test_who_steps_in_for_the_fighter_on_turn_acts_by_its_own_initiative() -> None:
    """The Spear's turn has begun but it has not acted: the Healer takes the place, and the Raider is faster."""
    t = field({SPEAR: 9, BLADE: 3}, {RAIDER: 5}, hands=("hi_griffin_rider hi_healer", ""))
    t.pass_to(HIGH, "start")
    t.choose("use_on", "hi_griffin_rider", SPEAR)
    t.choose("step_in", "hi_healer")
    t.set("hi_healer@N", icons=EMPTY, initiative=4)
    assert t.turns() == [RAIDER, "hi_healer@N", BLADE]


@rule("ER-INIT-03")
def test_a_fighter_that_was_called_up_in_its_own_turn_has_had_it() -> None:
    """Two Wolf Riders: the Treant's turn begins, the Druid is called up before it, and calls the Treant."""
    t = ER("forest snow")
    t.hand(0, "fo_wolf_rider fo_wolf_rider")
    t.hand(1, "")
    t.artifacts(0, "art_horn")
    t.own(0, 5)
    t.set("fo_treant@N", icons="-- P1 --", lives=3, initiative=9)
    t.set("fo_druid@E", icons=EMPTY, lives=3, initiative=5)
    t.set(SENTINEL, icons=EMPTY, lives=9, initiative=1)
    t.battle("fo_treant@N fo_druid@E", SENTINEL)
    t.pass_to(0, "start")
    t.unanswered("use_on", "fo_wolf_rider", "fo_druid@E")
    t.unanswered("use_on", "fo_wolf_rider", "fo_treant@N")
    t.turns(until=SENTINEL)
    assert t.told_of("er-lives-lost") == [(SENTINEL, 1)]


@rule("ER-INIT-02")
def test_the_attacker_begins_again_in_each_cycle() -> None:
    t = field({SPEAR: 5, BLADE: 5}, {RAIDER: 5})
    t.set(RAIDER, icons="P1 -- --")
    t.set(SPEAR, lives=5)
    t.choose("first", SPEAR)
    assert t.turns() == [SPEAR, RAIDER, BLADE]
    assert len(t.told_of("er-cycle")) == 2 and t.prompts == [(HIGH, "er-who-first")]
