"""RW-DIPLO: talks with neutrals, alliances and their end."""

from __future__ import annotations

from realms.games.runewars.data.fate import FATE
from realms.games.runewars.rules.turn import Turn
from realms.games.runewars.terms import GOLD, NEUTRALS, NOBODY, RED, SILVER
from realms.testing.rules import rule

from .builder import RW

MINE = 0
NUMBERS = {sign: [str(c.number) for c in FATE.values() if c.destiny == sign] for sign in (GOLD, SILVER, RED)}


def fates(*signs: str) -> str:
    """Fate cards with these symbols, no card twice."""
    left = {sign: list(numbers) for sign, numbers in NUMBERS.items()}
    return " ".join([left[sign].pop(0) for sign in signs])


def talk(neutrals: str, *signs: str, influence: int = 6, units: str = "footman*2", routed: str = "") -> RW:
    """Daqan marches into 7B, which these neutrals hold; the fate cards with these symbols lie on top."""
    t = RW()
    t.units("DA", units)
    t.units("7B", neutrals, routed=routed)
    t.influence(influence, 3)
    if signs:
        t.fate(fates(*signs))
    t.turn(MINE, "conquer", bonus=False)
    t.play("activate:7B", "bring_all:DA" if "*" in units or " " in units else f"bring:DA:{units}", "done")
    return t


def fought(t: RW) -> bool:
    """Has a battle for 7B begun?"""
    return t.told_of("rw-battle-neutrals") == [(MINE, "7B")]


@rule("RW-DIPLO-01")
def test_so_many_cards_as_influence_and_one_is_chosen() -> None:
    t = talk("beastman", RED, GOLD, SILVER, influence=5)
    assert t.refs("parley") == ["1", "2", "3", "4", "5"] and t.refused("parley", "6") == "RW-DIPLO-01"
    t.choose("parley", "3")
    assert t.realm().influence == 2 and t.prompt == "rw-choose-fate"
    drawn = t.refs("fate")
    assert [FATE[card].destiny for card in drawn] == [RED, GOLD, SILVER]
    t.choose("fate", drawn[1])
    assert t.there("7B") == (["beastman", "footman", "footman"], [], MINE)
    assert sorted(t.g.fate_discard) == sorted(drawn)


@rule("RW-DIPLO-01")
def test_six_influence_at_most() -> None:
    assert talk("beastman", influence=9).refs("parley") == ["1", "2", "3", "4", "5", "6"]


@rule("RW-DIPLO-01")
def test_equal_cards_leave_nothing_to_choose() -> None:
    t = talk("beastman", GOLD, GOLD)
    t.choose("parley", "2")
    assert t.there("7B")[2] == MINE and t.prompt == "rw-turn"


@rule("RW-DIPLO-02")
def test_gold_they_join() -> None:
    t = talk("dragon hellhound", GOLD)
    t.choose("parley", "1")
    assert t.there("7B") == (["dragon", "footman", "footman", "hellhound"], [], MINE)
    assert t.told_of("rw-answered") == [("7B", GOLD)]


@rule("RW-DIPLO-02", "RW-RETREAT-03")
def test_silver_they_retreat() -> None:
    t = talk("beastman", SILVER)
    t.choose("parley", "1")
    assert t.active == 1
    t.choose(t.options()[0])
    assert t.there("7B") == (["footman", "footman"], [], MINE)
    assert [at for at in range(len(t.g.holder)) if "beastman" in t.g.routed[at]]


@rule("RW-DIPLO-02")
def test_red_they_fight() -> None:
    t = talk("beastman", RED)
    t.choose("parley", "1")
    assert fought(t)


@rule("RW-DIPLO-03")
def test_influence_is_lost_and_there_is_no_second_talk() -> None:
    t = talk("beastman", RED, GOLD)
    t.choose("parley", "1")
    assert t.realm().influence == 5 and fought(t)
    assert len(t.told_of("rw-parley")) == 1 and "rw-parley" not in [prompt for _, prompt in t.prompts]


@rule("RW-DIPLO-04", "RW-TERM-10")
def test_neutrals_that_are_left_alone_serve_nobody() -> None:
    t = RW()
    t.units("7B", "footman beastman*2")
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:7B:footman", "done")
    assert t.there("7B") == (["beastman", "beastman"], [], NEUTRALS)
    assert t.told_of("rw-lapsed") == [("7B",)]


@rule("RW-DIPLO-04")
def test_neutrals_march_with_units_of_their_player_only() -> None:
    t = RW()
    t.units("7B", "footman beastman*2")
    t.turn(MINE, "mobilize")
    t.choose("activate", "5C")
    assert t.refused("bring", "7B", "beastman") == "RW-DIPLO-04"
    t.play("bring:7B:footman", "bring:7B:beastman", "done")
    assert t.there("5C") == (["beastman", "footman"], [], MINE) and t.there("7B")[2] == NEUTRALS


@rule("RW-DIPLO-04")
def test_neutrals_join_those_of_their_player_in_the_area() -> None:
    t = RW()
    t.units("7B", "footman beastman")
    t.units("5C", "bowman")
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:7B:beastman", "done")
    assert t.there("5C") == (["beastman", "bowman"], [], MINE)


@rule("RW-DIPLO-04", "RW-ORDER-11")
def test_whom_neutrals_go_to_stays_there() -> None:
    t = RW()
    t.units("7B", "footman beastman")
    t.units("5C", "bowman")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step", "7B", "beastman", "1B") == "RW-DIPLO-04"
    t.choose("step", "7B", "beastman", "5C")
    assert t.refused("step", "5C", "bowman", "1B") == "RW-DIPLO-04"
    t.choose("done")
    assert t.there("5C") == (["beastman", "bowman"], [], MINE)


@rule("RW-DIPLO-04")
def test_a_routed_companion_keeps_the_alliance() -> None:
    t = RW()
    t.units("7B", "footman beastman", routed="bowman")
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:7B:footman", "done")
    assert t.there("7B") == (["beastman"], ["bowman"], MINE) and not t.told_of("rw-lapsed")


@rule("RW-DIPLO-05", "RW-ORDER-16")
def test_neutrals_of_a_city_are_allies() -> None:
    t = RW()
    t.units("7B", "footman")
    t.city("7B", "frostgate")
    t.turn(MINE, "rally_support")
    t.choose("rally", "7B", "rectangle")
    assert t.there("7B") == (["footman", "hellhound"], [], MINE)


@rule("RW-DIPLO-06")
def test_too_many_together_are_cut_down_to_eight() -> None:
    t = talk("beastman*2 giant", GOLD, units="footman*6")
    t.choose("parley", "1")
    assert (t.active, t.prompt, t.rule) == (MINE, "rw-cull", "RW-DIPLO-06")
    t.choose("destroy", "7B", "footman")
    assert t.there("7B") == (["beastman"] * 2 + ["footman"] * 5 + ["giant"], [], MINE)


@rule("RW-MOVE-12")
def test_too_many_after_neutrals_made_way_are_cut_down_too() -> None:
    t = talk("beastman", SILVER, units="footman*8 bowman")
    t.choose("parley", "1")
    t.choose(t.options()[0])
    assert (t.prompt, t.rule) == ("rw-cull", "RW-MOVE-12")


def second(influence: int) -> RW:
    """Daqan has begun a battle with the first march of Mobilize; 5D holds neutrals."""
    t = RW()
    t.units("DA", "footman*3")
    t.units("DB", "footman*3")
    t.units("5D", "beastman")
    t.units("7A", "berserker")
    t.influence(influence, 3)
    t.turn(MINE, "mobilize")
    t.frame(Turn).done += ["march", "battle"]
    with t.edit():
        pass
    return t


@rule("RW-DIPLO-07", "RW-ORDER-12")
def test_after_a_battle_neutrals_can_only_be_talked_to() -> None:
    t = second(2)
    t.fate(fates(RED))
    t.play("activate:5D", "bring_all:DB", "done")
    assert t.refused("fight") == "RW-DIPLO-07" and t.refs("parley") == ["1", "2"]
    t.choose("parley", "1")
    assert not t.told_of("rw-battle")
    t.choose(t.options()[0])
    assert t.there("5D") == (["beastman"], [], NEUTRALS)
    assert [at for at in range(len(t.g.holder)) if len(t.g.routed[at]) == 3]


@rule("RW-DIPLO-07")
def test_without_influence_there_is_no_second_entry() -> None:
    assert second(0).refused("activate", "5D") == "RW-DIPLO-07"


@rule("RW-DIPLO-08")
def test_talks_may_be_skipped() -> None:
    t = talk("beastman")
    t.choose("fight")
    assert fought(t) and t.realm().influence == 6


@rule("RW-DIPLO-08")
def test_without_influence_it_is_fought_at_once() -> None:
    t = talk("beastman", influence=0)
    assert fought(t)


@rule("RW-DIPLO-09")
def test_neutrals_left_in_a_home_retreat_before_anybody_arrives() -> None:
    t = RW()
    t.units("DA", "footman beastman*2")
    t.turn(MINE, "mobilize")
    t.play("activate:7B", "bring:DA:footman", "done")
    assert t.active == 1 and t.there("7B")[2] == NOBODY
    t.choose("retreat", "7A")
    assert t.there("7A") == ([], ["beastman", "beastman"], NEUTRALS)
    assert t.there("7B") == (["footman"], [], MINE) and t.told_of("rw-lapsed") == [("DA",)]


@rule("RW-DIPLO-10")
def test_routed_neutrals_join_routed() -> None:
    t = talk("", GOLD, routed="beastman")
    t.choose("parley", "1")
    assert t.there("7B") == (["footman", "footman"], ["beastman"], MINE)


@rule("RW-DIPLO-10")
def test_routed_neutrals_retreat_all_the_same() -> None:
    t = talk("", SILVER, routed="beastman")
    t.choose("parley", "1")
    t.choose(t.options()[0])
    assert t.there("7B") == (["footman", "footman"], [], MINE)


def exiled() -> RW:
    """Daqan has neither homes, strongholds nor heroes left."""
    t = RW()
    for area in ("DA", "DB", "DC"):
        t.units(area, "berserker")
    return t


@rule("RW-WIN-04")
def test_nobody_is_out_while_all_his_units_talk() -> None:
    t = exiled()
    t.units("7B", "footman")
    t.units("5C", "dragon")
    t.fate(fates(SILVER))
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:7B:footman", "done", "parley:1", "retreat:5A")
    assert t.there("5C") == (["footman"], [], MINE) and not t.told_of("rw-out")


@rule("RW-WIN-04", "RW-DIPLO-09")
def test_nobody_is_out_while_all_his_units_march() -> None:
    t = exiled()
    t.units("UA", "footman giant")
    t.turn(MINE, "mobilize")
    t.play("activate:6C", "bring:UA:footman", "done")
    assert t.told_of("rw-lapsed") == [("UA",)] and not t.told_of("rw-out")
    assert t.there("6C") == ([], ["giant"], NEUTRALS) and t.prompt == "rw-parley"
