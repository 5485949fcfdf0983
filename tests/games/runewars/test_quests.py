"""Quests (RW-QUEST): where they are attempted, the tests, and what each outcome brings."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.quests import QUESTS
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.rules.quests import Attempt
from realms.games.runewars.terms import AGILITY, GOLD, RED, SILVER, STRENGTH, WISDOM
from realms.testing.rules import rule

from .builder import RW

DAQAN, UTHUK = 0, 1
CARD = {GOLD: "5", SILVER: "3", RED: "1"}
NOVICE = {STRENGTH: "ronan_of_the_wild", AGILITY: "varikas_the_dead", WISDOM: "mordrog"}
"""Heroes with 1 in an attribute: they draw a single card, so that nothing is asked."""


def phase(t: RW) -> None:
    t.go(QuestPhase((DAQAN, UTHUK)))


def attempt(quest: str, fate: str, *, hero: str = "", damage: int = 0, rewards: str = "", area: str = "5B") -> RW:
    """A hero tries a quest; these fate cards come."""
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    who = hero or NOVICE.get(QUESTS[quest].attribute, "one_fist")
    t.hero(who, area, damage=damage, rewards=rewards)
    t.quests(DAQAN, quest)
    t.fate(fate)
    t.go(Attempt(DAQAN, who, quest))
    return t


def outcome(t: RW) -> list[str]:
    """What came of it, in the order in which it was told."""
    found: list[str] = []
    for event in t.all_events:
        kind = event.kind.name
        if kind in {"rw-hero-hurt", "rw-hero-trained"}:
            found.append(" ".join(map(str, event.args[1:])))
        elif kind == "rw-quest-discarded" and found[-1:] != ["done"]:
            found.append("replaced")
        elif kind in {"rw-quest-done", "rw-hero-killed", "rw-hero-retreated", "rw-hero-routed", "rw-reward"}:
            found.append(kind.removeprefix("rw-quest-").removeprefix("rw-hero-").removeprefix("rw-"))
    return found


SUCCESS = ["done", "reward"]
EASY = (SUCCESS, SUCCESS, ["retreated"])
PAINFUL = (SUCCESS, ["1", *SUCCESS], ["2", *SUCCESS])
PERILOUS = (SUCCESS, ["2", *SUCCESS, "strength 1"], ["4", "killed"])
TESTS = {
    "a_curious_cave": (SUCCESS, ["replaced", "strength 1"], ["replaced", "strength 1"]),
    "a_treacherous_passage": (SUCCESS, SUCCESS, ["1"]),
    "big_mountain_big_giants": PERILOUS,
    "brawn_before_brains": EASY,
    "deciphering_the_codex": PAINFUL,
    "dragons_and_daggers": PERILOUS,
    "drowned_legacy": PERILOUS,
    "hill_of_ash": EASY,
    "misty_bandits": (SUCCESS, SUCCESS, ["replaced"]),
    "rampaging_troll": (SUCCESS, ["2", *SUCCESS], ["2", *SUCCESS]),
    "search_for_the_dwarves": (SUCCESS, SUCCESS, ["4", "killed"]),
    "steady_feet_steady_heart": EASY,
    "stealthy_scout": PAINFUL,
    "stranger_and_stranger": PAINFUL,
    "the_blackwing_hag": EASY,
    "the_labyrinth": EASY,
    "the_secret_chamber": (SUCCESS, SUCCESS, ["replaced"]),
    "the_slippery_slope": (SUCCESS, ["replaced", "agility 1"], ["replaced", "agility 1"]),
}


@pytest.mark.parametrize(
    ("quest", "destiny", "expected"),
    [
        pytest.param(quest, destiny, lines[i], marks=rule(QUESTS[quest].rule), id=f"{quest}-{destiny}")
        for quest, lines in TESTS.items()
        for i, destiny in enumerate((GOLD, SILVER, RED))
    ],
)
def test_what_a_test_brings(quest: str, destiny: str, expected: list[str]) -> None:
    t = attempt(quest, CARD[destiny])
    while t.due:
        asked = {
            "rw-learn": "learn:strength",
            "rw-hero-retreat": "retreat:5C",
            "rw-replace-quest": f"keep:{quest}",
        }
        t.choose(asked[t.prompt])
    assert outcome(t) == expected
    kept = "done" not in expected and "replaced" not in expected
    assert (quest in t.realm().quests.items) == kept and len(t.realm().quests.items) == 1
    assert (quest in t.g.quest_discard) != kept


@pytest.mark.parametrize(
    ("quest", "area"),
    [
        pytest.param(q.id, q.area, marks=rule(q.rule), id=q.id)
        for q in QUESTS.values()
        if q.area not in {"", "9A"}  # the tile 9 is on no fixed map
    ],
)
@rule("RW-QUEST-02")
def test_a_quest_is_attempted_in_its_area(quest: str, area: str) -> None:
    t = RW("daqan uthuk latari waiqar")
    t.quests(0, quest)
    t.hero("one_fist", area)
    t.units(area, "berserker*3")  # they do not matter
    t.go(QuestPhase((0, 1)))
    assert t.offers("quest", "one_fist", quest)
    next_door = t.g.land.areas[t.g.land.near[t.area(area)][0]]
    with t.invent():
        t.hero_of("one_fist").area = t.area(next_door)
    assert t.refused("quest", "one_fist", quest) == "RW-QUEST-02"


@rule("RW-QUEST-02", "RW-TERM-07")
def test_a_quest_is_for_standing_heroes_who_chose_to_move() -> None:
    t = RW("daqan uthuk")
    t.units("5A", "footman")
    t.quests(DAQAN, "brawn_before_brains")
    t.hero("one_fist", "5A", routed=True)
    t.hero("mordrog", "5B")
    t.hero("silhouette", "5A", damage=1)
    phase(t)
    assert t.refs("quest") == ["silhouette:brawn_before_brains"]
    t.play("go:mordrog:5A")
    assert "mordrog:brawn_before_brains" in t.refs("quest")
    t.play("heal:silhouette")
    assert t.options("quest") == []  # Mordrog's chance is past, and Silhouette has healed


@rule("RW-QUEST-01")
def test_quests_are_face_down_until_they_are_attempted() -> None:
    t = RW("daqan uthuk")
    t.quests(DAQAN, "brawn_before_brains a_curious_cave")
    t.hero("ronan_of_the_wild", "5A")
    t.fate("1")
    phase(t)
    t.play("go:ronan_of_the_wild:5A")
    held = t.realm().quests
    assert [held.mask(i) for i in range(2)] == [1, 1]
    t.play("quest:ronan_of_the_wild:brawn_before_brains")
    assert held.mask(0) == 0xFFFF and held.mask(1) == 1


@rule("RW-QUEST-01", "RW-HERO-04")
def test_who_has_moved_is_asked_about_a_deed_whatever_the_quests_are() -> None:
    for quest in ("brawn_before_brains", "hill_of_ash"):
        t = RW("daqan uthuk")
        t.quests(DAQAN, quest)
        t.hero("one_fist", "5B")
        phase(t)
        t.play("go:one_fist:5A")
        assert t.prompts == [(DAQAN, "rw-heroes")]
    bare = RW("daqan uthuk")
    bare.hero("one_fist", "5B")
    phase(bare)
    bare.play("go:one_fist:5A")
    assert bare.match.over


@rule("RW-QUEST-03")
def test_as_many_cards_as_the_attribute_and_one_is_chosen() -> None:
    t = attempt("brawn_before_brains", "1 2 3", hero="silhouette")
    assert t.prompts == [(DAQAN, "rw-trial")]
    assert t.options() == ["fate:fate-1", "fate:fate-2", "fate:fate-3"]
    t.play("fate:fate-3")
    assert t.told_of("rw-trial") == [("silhouette", STRENGTH, SILVER)]
    assert t.g.fate_discard == ["fate-1", "fate-2", "fate-3"]


@rule("RW-QUEST-03", "RW-HERO-43")
def test_training_counts_and_cards_of_one_symbol_leave_no_choice() -> None:
    t = RW("daqan uthuk")
    t.hero("ronan_of_the_wild", "5A", trained=(1, 0, 0))
    t.quests(DAQAN, "hill_of_ash")
    t.fate("5 7 1")
    t.go(Attempt(DAQAN, "ronan_of_the_wild", "hill_of_ash"))
    assert len(t.told_of("rw-fate")) == 2 and outcome(t) == SUCCESS


@rule("RW-QUEST-04")
def test_success_gives_the_hero_a_reward_and_the_player_another_quest() -> None:
    t = RW("daqan uthuk")
    t.hero("ronan_of_the_wild", "5A")
    t.quests(DAQAN, "hill_of_ash the_bazaar")
    t.top(t.g.reward_deck, "frost_axe")
    t.top(t.g.quest_deck, "misty_bandits")
    t.fate("5")
    t.go(Attempt(DAQAN, "ronan_of_the_wild", "hill_of_ash"))
    assert t.hero_of("ronan_of_the_wild").rewards.items == ["frost_axe"]
    assert sorted(t.realm().quests.items) == ["misty_bandits", "the_bazaar"]
    assert t.g.quest_discard == ["hill_of_ash"]


@rule("RW-QUEST-05")
def test_a_failed_quest_is_kept_and_may_be_tried_again() -> None:
    t = attempt("sorcerers_bounty", "7 8 27 28 9 10 17 18", hero="one_fist")
    assert outcome(t) == ["routed"] and t.realm().quests.items == ["sorcerers_bounty"]


@rule("RW-QUEST-06", "RW-HERO-12")
def test_a_hero_who_dies_of_it_gets_nothing_and_leaves_what_he_had() -> None:
    t = attempt("rampaging_troll", "1", damage=1, rewards="frost_axe")
    assert outcome(t) == ["2", "killed"]
    assert [(m.area, m.rewards.items) for m in t.g.remains] == [(t.area("5B"), ["frost_axe"])]
    assert t.realm().quests.items == ["rampaging_troll"]


@rule("RW-QUEST-07", "RW-RETREAT-04")
def test_a_hero_retreats_where_his_player_likes_and_is_routed() -> None:
    t = attempt("brawn_before_brains", "1")
    assert t.options() == ["retreat:5A", "retreat:5C", "retreat:5D"]
    t.play("retreat:5D")
    hero = t.hero_of("ronan_of_the_wild")
    assert hero.routed and hero.area == t.area("5D")


@rule("RW-QUEST-07", "RW-SEASON-26")
def test_in_a_drought_a_retreating_hero_is_killed() -> None:
    t = RW("daqan uthuk")
    t.year(1, "summer", "drought")
    t.hero("ronan_of_the_wild", "5B")
    t.quests(DAQAN, "brawn_before_brains")
    t.fate("1")
    t.go(Attempt(DAQAN, "ronan_of_the_wild", "brawn_before_brains"))
    assert outcome(t) == ["killed"] and t.g.heroes == []


@rule("RW-QUEST-08")
def test_empty_decks_are_renewed_from_the_discards_and_without_any_nothing_is_drawn() -> None:
    t = RW("daqan uthuk")
    t.hero("ronan_of_the_wild", "5B")
    t.quests(DAQAN, "hill_of_ash")
    t.fate("5")
    with t.invent() as g:
        g.reward_deck.items[:] = []
        g.reward_discard[:] = ["frost_axe"]
        g.quest_deck.items[:] = []
    t.go(Attempt(DAQAN, "ronan_of_the_wild", "hill_of_ash"))
    assert t.hero_of("ronan_of_the_wild").rewards.items == ["frost_axe"] and t.g.reward_discard == []
    assert t.realm().quests.items == ["hill_of_ash"]  # it was the only one: mixed and drawn again
    with t.invent() as g:
        g.reward_deck.items[:] = []
    t.fate("7")
    t.go(Attempt(DAQAN, "ronan_of_the_wild", "hill_of_ash"))
    assert outcome(t) == ["done"]


@rule("RW-QUEST-10", "RW-QUEST-33")
def test_a_quest_that_trains_gives_one_to_an_attribute_of_choice() -> None:
    t = attempt("big_mountain_big_giants", CARD[SILVER])
    assert t.options() == ["learn:strength", "learn:agility", "learn:wisdom"]
    t.play("learn:wisdom")
    assert t.hero_of("mordrog").trained == [0, 0, 1]


@rule("RW-QUEST-10", "RW-HERO-43")
def test_nothing_rises_above_eight() -> None:
    t = RW("daqan uthuk")
    t.hero("mordrog", "5B", trained=(4, 0, 0))
    t.quests(DAQAN, "big_mountain_big_giants")
    t.fate(CARD[SILVER])
    t.go(Attempt(DAQAN, "mordrog", "big_mountain_big_giants"))
    assert t.options() == ["learn:agility", "learn:wisdom"]
    assert t.refused("learn", STRENGTH) == "RW-HERO-43"


@rule("RW-QUEST-32")
def test_a_treacherous_passage_may_be_replaced_after_the_fall_even_by_a_dead_hero() -> None:
    t = attempt("a_treacherous_passage", "1", damage=3)
    assert outcome(t) == ["1", "killed"]
    assert t.options() == ["replace:a_treacherous_passage", "keep:a_treacherous_passage"]
    t.play("replace:a_treacherous_passage")
    assert t.realm().quests.items != ["a_treacherous_passage"] and len(t.realm().quests.items) == 1


@rule("RW-QUEST-40")
def test_misty_bandits_take_a_reward_of_choice_before_the_new_one() -> None:
    t = attempt("misty_bandits", "3", rewards="frost_axe elven_bow")
    assert t.options() == ["discard:elven_bow", "discard:frost_axe"]
    t.top(t.g.reward_deck, "soulbiter")
    t.play("discard:frost_axe")
    assert t.hero_of("varikas_the_dead").rewards.items == ["elven_bow", "soulbiter"]
    one = attempt("misty_bandits", "3", rewards="frost_axe")  # nothing to choose
    assert one.g.reward_discard == ["frost_axe"] and outcome(one) == SUCCESS


# Visits and prices.


def at(quest: str, area: str) -> RW:
    t = RW("daqan uthuk")
    t.hero("one_fist", area)
    t.quests(DAQAN, quest)
    t.influence(4, 1)
    return t


def try_it(t: RW, quest: str) -> None:
    t.play(f"quest:one_fist:{quest}")
    t.play(t.options("keep")[0])  # One Fist has drawn two


@rule("RW-QUEST-38", "RW-QUEST-09")
def test_forward_scouting_is_done_at_an_enemy_stronghold() -> None:
    t = at("forward_scouting", "5B")
    t.fort("5B", DAQAN)
    phase(t)
    assert t.refused("quest", "one_fist", "forward_scouting") == "RW-QUEST-38"
    t.fort("5B", UTHUK)
    assert t.offers("quest", "one_fist", "forward_scouting")
    try_it(t, "forward_scouting")
    assert outcome(t) == SUCCESS


@rule("RW-QUEST-43", "RW-QUEST-09")
def test_secrets_and_lies_are_found_in_an_enemy_home() -> None:
    t = at("secrets_and_lies", "DA")
    phase(t)
    assert t.refused("quest", "one_fist", "secrets_and_lies") == "RW-QUEST-43"
    with t.invent():
        t.hero_of("one_fist").area = t.area("UA")
    try_it(t, "secrets_and_lies")
    t.play("learn:wisdom")
    assert outcome(t) == [*SUCCESS, "wisdom 1"]


@rule("RW-QUEST-48", "RW-QUEST-09")
def test_the_bazaar_costs_three_influence_in_a_city() -> None:
    t = at("the_bazaar", "5B")
    phase(t)
    assert t.refused("quest", "one_fist", "the_bazaar") == "RW-QUEST-48"
    t.city("5B", "tamalir")
    t.influence(2, 1)
    assert t.refused("quest", "one_fist", "the_bazaar") == "RW-QUEST-48"
    t.influence(3, 1)
    try_it(t, "the_bazaar")
    assert outcome(t) == SUCCESS and t.realm().influence == 0


@rule("RW-QUEST-51", "RW-QUEST-09")
def test_the_gathering_storm_needs_three_neutrals_allied_or_not() -> None:
    t = at("the_gathering_storm", "5B")
    t.units("5B", "beastman", routed="giant")
    phase(t)
    assert t.refused("quest", "one_fist", "the_gathering_storm") == "RW-QUEST-51"
    t.units("5B", "beastman berserker dragon", routed="giant")
    try_it(t, "the_gathering_storm")
    assert outcome(t) == SUCCESS


@rule("RW-QUEST-09", "RW-HERO-04")
def test_a_visit_is_the_one_deed_of_the_phase() -> None:
    t = at("forward_scouting", "5B")
    t.quests(DAQAN, "forward_scouting the_gathering_storm")
    t.units("5B", "giant*3")
    t.fort("5B", UTHUK)
    phase(t)
    try_it(t, "forward_scouting")
    assert t.match.over


# Duels with units.


@rule("RW-QUEST-44", "RW-DUEL-11", "RW-DUEL-13")
def test_sorcerers_bounty_is_a_duel_with_a_sorcerer() -> None:
    """The hero's cell shows one damage, the sorcerer's nothing: it has one health."""
    t = attempt("sorcerers_bounty", "5 7", area="5B")
    t.play(t.options("keep")[0])
    assert t.told_of("rw-duel-won") == [("one_fist", "sorcerer")] and outcome(t) == SUCCESS
    lost = attempt("sorcerers_bounty", "7 8 9 10 17 18 19 20")
    assert outcome(lost) == ["routed"] and len(lost.told_of("rw-duel-round")) == 4


@rule("RW-QUEST-49", "RW-DUEL-11")
def test_the_beastmen_recruit_is_a_duel_with_a_beastman() -> None:
    t = attempt("the_beastmen_recruit", "5 1")
    t.play(t.options("keep")[0])
    assert t.told_of("rw-duel-won") == [("one_fist", "beastman")] and outcome(t) == SUCCESS
    lost = attempt("the_beastmen_recruit", "7 1 8 2 9 3 10 4")
    assert outcome(lost) == ["routed"]


@rule("RW-QUEST-44", "RW-QUEST-06")
def test_a_hero_who_dies_in_it_is_not_routed_besides() -> None:
    t = attempt("the_beastmen_recruit", "7 15", damage=3)  # the beastman reads the triangle: one damage
    assert outcome(t) == ["1", "killed"] and t.g.heroes == []
