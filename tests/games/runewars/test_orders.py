"""RW-ORDER: choosing orders, whose turn it is, supremacy; Strategize, Mobilize, Conquer."""

from __future__ import annotations

from realms.games.runewars.data.factions import TACTICS_ICONS
from realms.games.runewars.rules.game import Season
from realms.games.runewars.terms import DAQAN, FALSE, LORD_COMMANDER, NEUTRALS, ORDERS
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


def season(factions: str = "daqan uthuk", *played: str) -> RW:
    """A season in which orders are to be chosen, after these of seat 0."""
    t = RW(factions)
    t.played(MINE, " ".join(played))
    t.go(Season([], "choose"))
    return t


def order(t: RW, *orders: str) -> None:
    for seat, name in enumerate(orders):
        t.choose("order", name, seat=seat)


@rule("RW-ORDER-01")
def test_orders_are_chosen_face_down_and_revealed_together() -> None:
    t = season()
    assert t.refs("order", seat=MINE) == list(ORDERS)
    t.choose("order", "harvest", seat=MINE)
    assert "harvest" not in str(t.seat(THEIRS).told()) and t.realm().played == []
    t.choose("order", "fortify", seat=THEIRS)
    assert t.told_of("rw-order") == [(MINE, "harvest"), (THEIRS, "fortify")]
    assert t.realm().played == ["harvest"] and "harvest" not in t.realm().orders


@rule("RW-ORDER-01")
def test_a_played_order_is_not_chosen_again_in_the_year() -> None:
    t = season("daqan uthuk", "harvest", "recruit")
    assert not t.offers("order", "harvest", seat=MINE) and t.offers("order", "harvest", seat=THEIRS)


@rule("RW-ORDER-02")
def test_the_lowest_number_goes_first() -> None:
    t = season("daqan uthuk waiqar")
    order(t, "fortify", "harvest", "strategize")
    turns: list[int] = []
    while not t.match.over and len(turns) < 3:
        turns.append(t.active)
        t.choose("done")
    assert turns == [2, 1, 0]


@rule("RW-ORDER-02")
def test_equal_orders_go_by_influence_rank_when_revealed() -> None:
    t = season("daqan uthuk")
    t.influence(2, 5)
    order(t, "acquire_power", "acquire_power")
    assert t.active == THEIRS
    t.influence(2, 0)
    t.choose("done")
    assert t.active == MINE


@rule("RW-ORDER-03")
def test_the_highest_order_of_the_year_has_its_bonus() -> None:
    for earlier, bonus in (((), True), (("strategize",), True), (("fortify",), False)):
        t = season("daqan uthuk", *earlier)
        t.influence(5, 0)
        order(t, "acquire_power", "fortify")
        assert bool(t.refs("title")) == bonus
        assert t.refused("title", "captain") == ("" if bonus else "RW-ORDER-03")


@rule("RW-ORDER-04")
def test_a_void_order_is_played_for_nothing() -> None:
    t = season()
    with t.invent() as g:
        g.void.append("acquire_power")
    order(t, "acquire_power", "fortify")
    assert t.told_of("rw-order-void") == [(MINE, "acquire_power")] and t.options() == ["done"]
    assert t.realm().played == ["acquire_power"]


@rule("RW-ORDER-05")
def test_every_order_may_be_declined() -> None:
    for name in ORDERS:
        t = RW()
        t.units("DA", "footman*2")
        before = (t.there("DA"), list(t.realm().dials), t.realm().influence)
        t.turn(MINE, name)
        t.choose("done")
        assert t.match.over and (t.there("DA"), list(t.realm().dials), t.realm().influence) == before


@rule("RW-ORDER-05", "RW-ORDER-12")
def test_nobody_has_to_march_into_an_activated_area() -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("7B", "berserker")
    t.turn(MINE, "conquer")
    t.play("activate:7B", "done")
    assert t.there("DA")[0] == ["footman"] and not t.told_of("rw-battle") and t.prompt == "rw-turn"


# Strategize.


@rule("RW-ORDER-11")
def test_strategize_moves_units_and_heroes_one_area_without_activating() -> None:
    t = RW()
    t.units("DA", "footman*2 bowman")
    t.units("DB", "knight")
    t.hero("sir_valadir", "DC")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert not t.offers("step", "DB", "knight", "5B") and t.offers("step", "DB", "knight", "5D")
    t.play("step:DA:footman:7B", "step:DA:bowman:7A", "step:DB:knight:DA", "hero_step:sir_valadir:DB")
    assert t.there("7B")[0] == []
    t.choose("done")
    assert [t.there(at)[0] for at in ("DA", "DB", "7A", "7B")] == [
        ["footman", "knight"],
        [],
        ["bowman"],
        ["footman"],
    ]
    assert t.hero_of("sir_valadir").area == t.area("DB") and not any(t.g.activated)
    assert not t.offers("redeploy")


@rule("RW-ORDER-11")
def test_strategize_leads_to_friendly_and_empty_areas_only() -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("7B", "beastman")
    t.units("7A", "berserker")
    t.hero("sir_valadir", "DA")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    for area in ("7A", "7B"):
        assert t.refused("step", "DA", "footman", area) == "RW-ORDER-11"
        assert t.refused("hero_step", "sir_valadir", area) == "RW-ORDER-11"
    assert t.refs("step") == ["DA:footman:DB", "DA:footman:DC"]


@rule("RW-ORDER-11")
def test_each_unit_moves_once() -> None:
    t = RW()
    t.units("DA", "footman")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:DA:footman:7B")
    assert not t.refs("step")


@rule("RW-ORDER-11", "RW-MOVE-10")
def test_all_of_an_area_go_as_far_as_there_is_room() -> None:
    t = RW()
    t.units("DA", "footman*5")
    t.units("7B", "bowman*6")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step_all:DA:7B", "done")
    assert t.there("7B")[0] == ["bowman"] * 6 + ["footman"] * 2 and len(t.there("DA")[0]) == 3


@rule("RW-ORDER-11")
def test_neutrals_that_stay_behind_alone_lapse() -> None:
    t = RW()
    t.units("7B", "footman beastman")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:7B:footman:DA", "done")
    assert t.there("7B")[2] == NEUTRALS and t.told_of("rw-lapsed") == [("7B",)]


@rule("RW-ORDER-11", "RW-RES-02")
def test_strategize_bonus_draws_what_the_dials_allow() -> None:
    t = RW()
    t.dials(MINE, 8, 8, 8)
    most = sum([len(steps) for steps in TACTICS_ICONS[DAQAN].values()])
    t.turn(MINE, "strategize")
    t.choose("draw")
    assert len(t.realm().fresh.items) == most
    assert not t.offers("redeploy") and t.refused("draw") == "RW-ORDER-11"


@rule("RW-ORDER-11", "RW-ORDER-03")
def test_strategize_without_supremacy_draws_nothing() -> None:
    t = RW()
    t.dials(MINE, 8, 8, 8)
    t.turn(MINE, "strategize", bonus=False)
    assert t.refused("draw") == "RW-ORDER-03"
    t.dials(MINE, 0, 0, 0)
    t.turn(MINE, "strategize")
    assert t.refused("draw") == "RW-RES-02"


# Mobilize.


@rule("RW-ORDER-12")
def test_mobilize_bonus_is_a_second_march_to_another_area() -> None:
    t = RW()
    t.units("DA", "footman*3")
    t.turn(MINE, "mobilize")
    t.play("activate:7B", "bring:DA:footman", "done")
    assert t.refused("activate", "7B") == "RW-MOVE-08"
    t.play("activate:7A", "bring:DA:footman", "done")
    assert t.there("7A")[0] == t.there("7B")[0] == ["footman"] and not t.refs("activate")


@rule("RW-ORDER-12", "RW-ORDER-03")
def test_mobilize_without_supremacy_is_one_march() -> None:
    t = RW()
    t.units("DA", "footman*3")
    t.turn(MINE, "mobilize", bonus=False)
    t.play("activate:7B", "bring:DA:footman", "done")
    assert not t.refs("activate") and t.prompt == "rw-turn"


@rule("RW-ORDER-12")
def test_no_second_battle_not_even_against_strength_0() -> None:
    t = RW()
    t.units("DA", "footman*8")
    t.units("7B", "berserker")
    t.units("6C", "footman*2")
    t.units("6B", "berserker")
    t.turn(MINE, "mobilize")
    assert t.offers("activate", "UA") and t.offers("activate", "UB")
    t.play("activate:7B", "bring_all:DA", "done")
    t.until("rw-turn")
    assert t.told_of("rw-battle", "area") == [("7B",)]
    assert t.refused("activate", "UA") == "RW-ORDER-12" and t.offers("activate", "6D")


@rule("RW-ORDER-12")
def test_the_second_march_may_fight_if_the_first_did_not() -> None:
    t = RW()
    t.units("DA", "footman*8")
    t.units("7B", "berserker")
    t.turn(MINE, "mobilize")
    t.play("activate:7A", "bring:DA:footman", "done", "activate:7B", "bring_all:DA", "done")
    assert t.told_of("rw-battle", "area") == [("7B",)]


@rule("RW-ORDER-12")
def test_only_areas_that_somebody_can_enter_are_activated() -> None:
    t = RW()
    t.units("DC", "footman", routed="knight")
    t.units("5D", "giant")
    t.turn(MINE, "mobilize")
    assert sorted(t.refs("activate")) == ["5D", "7A", "7B", "DA", "DB"]
    assert t.refused("activate", "1A") == "RW-MOVE-03"


# Conquer.


@rule("RW-ORDER-13")
def test_conquer_is_one_march() -> None:
    t = RW()
    t.units("DA", "footman*3")
    t.turn(MINE, "conquer")
    t.play("activate:7B", "bring:DA:footman", "done")
    assert t.there("7B")[0] == ["footman"] and not t.refs("activate")


@rule("RW-ORDER-13")
def test_conquer_bonus_weakens_the_stronghold() -> None:
    """Three footmen draw no fate that matters against a damaged stronghold alone: 3 against 3, or against 0."""
    for bonus, winner in ((True, MINE), (False, THEIRS)):
        t = RW()
        t.units("DA", "footman*3")
        t.fort("7B", THEIRS, broken=True)
        t.turn(MINE, "conquer", bonus=bonus)
        t.play("activate:7B", "bring_all:DA", "done")
        t.until("rw-turn")
        assert (t.g.holder[t.area("7B")] == MINE) == (winner == MINE)


@rule("RW-TITLE-04")
def test_the_lord_commander_looks_at_one_rune_before_conquer() -> None:
    t = RW()
    t.units("DA", "footman")
    t.rune("UC", FALSE, known=1 << THEIRS)
    t.rune("6D")
    t.rune("DA", known=1 << MINE)
    t.title(LORD_COMMANDER, MINE)
    t.turn(MINE, "conquer")
    assert t.refs("look") == ["UC", "6D"]
    t.choose("look", "UC")
    assert t.g.runes[0].mask(0) == 0b11 and not t.refs("look")
    assert t.told_of("rw-rune-looked") == [(MINE, "UC")]


@rule("RW-TITLE-04")
def test_no_look_at_runes_without_the_title_nor_after_the_march() -> None:
    t = RW()
    t.units("DA", "footman")
    t.rune("6D")
    t.turn(MINE, "conquer")
    assert not t.refs("look")
    t.title(LORD_COMMANDER, MINE)
    assert t.refs("look") == ["6D"]
    t.play("activate:7B", "done")
    assert not t.refs("look")
