"""RW-OBJ: secret objectives, drawn, swapped, kept, and claimed for a rune in the own turn."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.rules.game import SEASON_RULES
from realms.games.runewars.rules.objectives import draw_objective, keep_one_objective, swap_kind
from realms.games.runewars.terms import EVIL, GOOD
from realms.kernel import view
from realms.kernel.rng import Rng
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1
DAQAN_FIRST, UTHUK_FIRST = "daqan uthuk", "uthuk daqan"
"""Who has seat 0: the home areas of the map are named after the factions."""
CITY = list(CITIES)


def seeking(objective: str) -> RW:
    """Seat 0, of the alignment of the objective, has it; everything is far from it."""
    t = RW(DAQAN_FIRST if OBJECTIVES[objective].alignment == GOOD else UTHUK_FIRST)
    t.objectives(MINE, objective)
    t.dials(MINE, 0, 0, 0)
    t.influence(0, 0)
    return t


def mine(t: RW) -> None:
    """Seat 0's own turn."""
    t.turn(MINE, "harvest")


def claimable(t: RW) -> bool:
    """Offered, or refused by its own rule."""
    objective = t.realm().objectives.items[0]
    if t.offers("claim", objective):
        return True
    assert t.refused("claim", objective) == OBJECTIVES[objective].rule
    return False


def decks(t: RW, alignment: str) -> list[str]:
    return t.g.objective_decks[(GOOD, EVIL).index(alignment)].items


# RW-OBJ-01, RW-INFO-01.


@rule("RW-OBJ-01")
def test_a_fulfilled_objective_is_discarded_for_a_rune_and_not_replaced() -> None:
    t = seeking("economic_control")
    t.dials(MINE, 6, 6, 6)
    mine(t)
    t.play("claim:economic_control")
    assert t.prompt == "rw-gain-rune" and t.realm().objectives.items == []
    assert t.g.objective_discard == ["economic_control"]
    assert t.told_of("rw-objective-met") == [(MINE, "economic_control")]
    t.play("rune:DA")
    assert t.g.rune_at == [t.area("DA")] and t.prompt == "rw-turn" and not t.options("claim")


@rule("RW-OBJ-01", "RW-INFO-01")
def test_an_objective_is_secret_until_it_is_met() -> None:
    t = seeking("economic_control")
    t.dials(MINE, 6, 6, 6)
    mine(t)
    assert seen(t, THEIRS) == {"n": 1, "items": []} and seen(t, MINE) == {"n": 1, "items": ["economic_control"]}
    t.play("claim:economic_control")
    assert t.sees(THEIRS)["objective_discard"] == ["economic_control"]


@rule("RW-OBJ-01")
def test_only_in_the_own_turn() -> None:
    t = seeking("economic_control")
    t.dials(MINE, 6, 6, 6)
    t.turn(THEIRS, "harvest")
    assert not t.options("claim")


def seen(t: RW, looker: int, seat: int = MINE) -> object:
    realms = t.sees(looker)["realms"]
    assert isinstance(realms, list)
    return realms[seat]["objectives"]


# Good ones.


@rule("RW-OBJ-11")
def test_a_mighty_empire_has_three_developments() -> None:
    t = seeking("a_mighty_empire")
    t.fort("DA", MINE, development="dev_defences")
    t.fort("DB", MINE, development="dev_tactics")
    t.fort("DC", MINE)
    t.fort("UA", THEIRS, development="dev_tactics")
    mine(t)
    assert not claimable(t)
    t.fort("DC", MINE, broken=True, development="dev_influence")
    assert claimable(t)


@rule("RW-OBJ-12")
def test_bound_by_honor_needs_all_triangle_neutrals_allied_to_anyone() -> None:
    t = seeking("bound_by_honor")
    mine(t)
    assert not claimable(t)  # at least one must be there
    t.units("7B", "footman beastman")
    t.units("6A", "berserker", routed="razorwing")
    t.units("5A", "hellhound")  # a rectangle: never mind
    assert claimable(t)
    t.units("1A", "razorwing")
    assert not claimable(t)


@rule("RW-OBJ-13")
@pytest.mark.parametrize(("dials", "done"), [((6, 6, 6), True), ((8, 5, 8), False)])
def test_economic_control_is_six_of_all(dials: tuple[int, int, int], done: bool) -> None:
    t = seeking("economic_control")
    t.dials(MINE, *dials)
    mine(t)
    assert claimable(t) is done


@rule("RW-OBJ-14")
def test_friends_indeed_are_eight_allies() -> None:
    t = seeking("friends_indeed")
    t.units("7B", "footman beastman*4")
    t.units("7A", "footman razorwing", routed="razorwing*2")
    t.units("5A", "hellhound*4")  # nobody's
    mine(t)
    assert not claimable(t)
    t.units("7A", "footman razorwing*2", routed="razorwing*2")
    assert claimable(t)


@rule("RW-OBJ-15")
def test_influential_leadership_is_paid() -> None:
    t = seeking("influential_leadership")
    t.influence(7, 0)
    mine(t)
    assert not claimable(t)
    t.influence(9, 0)
    t.play("claim:influential_leadership")
    assert t.realm().influence == 1 and t.prompt == "rw-gain-rune"


@rule("RW-OBJ-16")
def test_the_good_word_is_spread_in_two_cities() -> None:
    t = seeking("spread_the_good_word")
    t.city("7B", CITY[0])
    t.city("5B", CITY[1])
    t.units("7B", "footman")
    t.units("5B", "berserker")
    mine(t)
    assert not claimable(t)
    t.units("5B", "knight")
    assert claimable(t)


@rule("RW-OBJ-17", "RW-OBJ-18")
@pytest.mark.parametrize(
    ("objective", "unit"), [("support_of_the_dragons", "dragon"), ("support_of_the_giants", "giant")]
)
def test_two_great_allies(objective: str, unit: str) -> None:
    t = seeking(objective)
    t.units("7B", f"footman {unit}")
    t.units("5A", unit)
    t.units("6A", f"berserker {unit}")
    mine(t)
    assert not claimable(t)
    t.units("7B", f"footman {unit}", routed=unit)
    assert claimable(t)


# Evil ones.


@rule("RW-OBJ-21")
@pytest.mark.parametrize(("food", "done"), [(8, True), (7, False)])
def test_a_massive_army_eats_eight(food: int, done: bool) -> None:
    t = seeking("a_massive_army")
    t.dials(MINE, food, 0, 0)
    mine(t)
    assert claimable(t) is done


@rule("RW-OBJ-22")
def test_a_conqueror_has_seven_areas_besides_the_home() -> None:
    t = seeking("conqueror")
    for area in ("6A", "6B", "6C", "6D", "1C", "1A"):
        t.units(area, "berserker")
    mine(t)
    assert not claimable(t)
    t.fort("5A", MINE)
    assert claimable(t)


@rule("RW-OBJ-23")
def test_political_control_is_two_titles_with_six_each() -> None:
    t = seeking("political_control_evil")
    t.title("captain", MINE, 6)
    t.title("primarch", MINE, 5)
    mine(t)
    assert not claimable(t)
    t.title("primarch", MINE, 7)
    assert claimable(t)
    t.title("captain", THEIRS, 6)
    assert not claimable(t)


@rule("RW-OBJ-24")
def test_a_tactical_dominator_discards_six_of_his_choice() -> None:
    t = seeking("tactical_dominator")
    t.hand(MINE, "rally_cry*3 pillage*2")
    mine(t)
    assert not claimable(t)
    t.hand(MINE, "coercion ambush", fresh=True)
    t.play("claim:tactical_dominator")
    assert t.prompt == "rw-trim-tactics"
    for card in ("ambush", "pillage", "pillage", "rally_cry", "rally_cry", "rally_cry"):
        t.choose("discard", card)
    assert t.prompt == "rw-gain-rune" and t.realm().fresh.items == ["coercion"]
    assert len(t.g.tactics_discard) == 6


@rule("RW-OBJ-25")
def test_the_brink_of_victory_is_next_to_an_enemy_home() -> None:
    """For the Uthuk, whose home is now in the other corner of the map."""
    t = seeking("the_brink_of_victory")
    home = [a for a, who in enumerate(t.g.land.home) if who == "daqan"]
    outside = next(n for a in home for n in t.g.land.near[a] if t.g.land.home[n] == "")
    far = next(a for a in range(len(t.g.holder)) if a not in home and not {*t.g.land.near[a]} & {*home})
    mine(t)
    assert not claimable(t)
    t.units(t.g.land.areas[far], "berserker")
    assert not claimable(t)
    t.units(t.g.land.areas[outside], "berserker")
    assert claimable(t)


@rule("RW-OBJ-26", "RW-OBJ-27")
@pytest.mark.parametrize(("objective", "unit"), [("the_dragons_horde", "dragon"), ("the_giants_horde", "giant")])
def test_none_of_them_is_in_play(objective: str, unit: str) -> None:
    t = seeking(objective)
    t.units("5A", routed=unit)
    mine(t)
    assert not claimable(t)
    t.units("5A", "")
    assert claimable(t)


@rule("RW-OBJ-28")
def test_treachery_has_its_price_at_its_own_moment_only() -> None:
    t = seeking("the_price_of_treachery")
    mine(t)
    assert t.refused("claim", "the_price_of_treachery") == "RW-OBJ-28"


# RW-OBJ-29 and the swaps of 16 to 18, 26, 27. The map of two players has four cities, two giants and one dragon.


@rule("RW-OBJ-16", "RW-OBJ-17", "RW-OBJ-18", "RW-OBJ-26", "RW-OBJ-27", "RW-OBJ-29")
@pytest.mark.parametrize(
    ("objective", "kind"),
    [
        ("spread_the_good_word", ""),
        ("support_of_the_dragons", "may"),
        ("support_of_the_giants", "may"),
        ("the_dragons_horde", "must"),
        ("the_giants_horde", ""),
        ("conqueror", ""),
    ],
)
def test_what_was_on_the_map_at_the_start_decides_about_swaps(objective: str, kind: str) -> None:
    t = RW()
    assert swap_kind(t.g, objective) == kind


@rule("RW-OBJ-29", "RW-OBJ-17", "RW-INFO-01")
def test_one_that_may_be_swapped_goes_back_unseen() -> None:
    t = RW()
    t.top(t.g.objective_decks[0], "support_of_the_dragons bound_by_honor")
    t.go(draw_objective(t.g, MINE))
    assert t.prompt == "rw-swap-objective"
    assert t.options() == ["swap:support_of_the_dragons", "keep:support_of_the_dragons"]
    t.play("swap:support_of_the_dragons")
    assert t.realm().objectives.items == ["bound_by_honor"] and "support_of_the_dragons" in decks(t, GOOD)
    assert not [e for e in t.told(THEIRS) if "item" in e and e["item"] in OBJECTIVES]
    assert {"kind": "rw-objective-swapped", "who": MINE} in t.told(THEIRS)
    assert t.refused("swap", "bound_by_honor") == "RW-OBJ-29"
    t.play("keep:bound_by_honor")
    assert t.due == [] and t.g.objective_discard == []


@rule("RW-OBJ-29")
def test_one_that_may_be_swapped_may_be_kept() -> None:
    t = RW()
    t.top(t.g.objective_decks[0], "support_of_the_giants")
    t.go(draw_objective(t.g, MINE))
    t.play("keep:support_of_the_giants")
    assert t.realm().objectives.items == ["support_of_the_giants"]


@rule("RW-OBJ-29", "RW-OBJ-26")
def test_one_that_must_be_swapped_cannot_be_kept() -> None:
    t = RW(UTHUK_FIRST)
    t.top(t.g.objective_decks[1], "the_dragons_horde conqueror")
    t.go(draw_objective(t.g, MINE))
    assert t.refused("keep", "the_dragons_horde") == "RW-OBJ-29"
    t.play("swap:the_dragons_horde", "keep:conqueror")
    assert t.realm().objectives.items == ["conqueror"]


@rule("RW-OBJ-29", "RW-INFO-01")
@pytest.mark.parametrize("drawn", ["bound_by_honor", "support_of_the_dragons", "friends_indeed"])
def test_everyone_who_draws_is_asked_whatever_was_drawn(drawn: str) -> None:
    t = RW()
    t.top(t.g.objective_decks[0], drawn)
    t.go(draw_objective(t.g, MINE))
    assert t.prompts == [(MINE, "rw-swap-objective")]
    for seed in range(5):
        world = view.redeal(t.match, THEIRS, Rng(seed))
        assert [(d.seat, d.prompt, d.args) for d in world.due] == [(MINE, "rw-swap-objective", ())]


@rule("RW-OBJ-29", "RW-SETUP-18")
def test_each_draws_of_the_own_alignment() -> None:
    t = RW()
    t.go(draw_objective(t.g, THEIRS))
    assert OBJECTIVES[t.realm(THEIRS).objectives.items[0]].alignment == EVIL
    assert len(decks(t, EVIL)) == 7 and len(decks(t, GOOD)) == 8


# RW-SEASON-23.


def prepare(*influence: int) -> RW:
    t = RW()
    t.objectives(MINE, "bound_by_honor")
    t.objectives(THEIRS, "a_massive_army")
    t.influence(*influence)
    t.year(1, "spring", "prepare_for_the_coming_year")
    return t


@rule("RW-SEASON-23")
def test_an_objective_is_bought_and_one_is_kept() -> None:
    t = prepare(1, 4)
    t.top(t.g.objective_decks[0], "friends_indeed")
    t.top(t.g.objective_decks[1], "conqueror")
    t.go(SEASON_RULES[t.g.card].text(t.g))
    assert t.prompts == [(THEIRS, "rw-buy-objective")]  # in rank
    t.play("pay:1", "keep:conqueror")
    assert t.prompts == [(MINE, "rw-buy-objective")]
    t.play("pay:1", "keep:friends_indeed")
    assert [r.influence for r in t.g.realms] == [0, 3]
    assert t.prompts == [(THEIRS, "rw-keep-objective")]
    assert t.refs("keep") == ["a_massive_army", "conqueror"]
    t.play("keep:conqueror")
    t.play("keep:bound_by_honor")
    assert [r.objectives.items for r in t.g.realms] == [["bound_by_honor"], ["conqueror"]]
    assert "friends_indeed" in decks(t, GOOD) and t.g.objective_discard == []


@rule("RW-SEASON-23", "RW-INFO-01")
def test_what_is_thrown_away_stays_secret() -> None:
    t = RW()
    t.objectives(MINE, "bound_by_honor friends_indeed")
    t.go(keep_one_objective(t.g, MINE))
    t.play("keep:friends_indeed")
    assert not [e for e in t.told(THEIRS) if {*e.values()} & {*OBJECTIVES}]
    assert t.told_of("rw-objectives-returned") == [(MINE, 1)]
    assert seen(t, THEIRS) == {"n": 1, "items": []}


@rule("RW-SEASON-23")
def test_nobody_has_to_buy_and_the_poor_are_not_asked() -> None:
    t = prepare(0, 4)
    t.go(SEASON_RULES[t.g.card].text(t.g))
    assert t.prompts == [(THEIRS, "rw-buy-objective")]
    t.play("pass")
    assert t.due == [] and t.realm(THEIRS).influence == 4


@rule("RW-SEASON-23")
def test_an_empty_deck_sells_nothing() -> None:
    t = prepare(3, 0)
    with t.edit() as g:
        deck = g.objective_decks[0]
        while deck.items:
            g.objective_discard.append(deck.take(0))
    t.go(SEASON_RULES[t.g.card].text(t.g))
    assert t.due == []
