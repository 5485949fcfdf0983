"""RW-ORDER-18, RW-FORT, RW-RUNE-08: strongholds are built, repaired, developed; runes change places."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.developments import DAMAGED, INTACT, STRONGHOLDS
from realms.games.runewars.rules.areas import controller, muster_places, strongholds
from realms.games.runewars.terms import DEVELOPMENTS, FALSE, NOBODY, REAL
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


def fortify(dials: tuple[int, int, int] = (3, 3, 3)) -> RW:
    """Daqan has units in 7B and 5D."""
    t = RW()
    t.units("7B", "footman")
    t.units("5D", "footman")
    t.dials(MINE, *dials)
    return t


@rule("RW-ORDER-18", "RW-FORT-06", "RW-RES-09")
def test_fortify_builds_for_wood_and_ore() -> None:
    t = fortify()
    t.turn(MINE, "fortify")
    assert t.refs("build") == ["5D", "7B", "DA", "DB", "DC"]
    t.choose("build", "5D")
    at = t.area("5D")
    assert (t.g.fort[at], t.g.broken[at], t.realm().dials) == (MINE, False, [3, 2, 2])
    assert t.refused("build", "7B") == "RW-ORDER-18" and t.told_of("rw-built") == [(MINE, "5D")]


@rule("RW-ORDER-18", "RW-FORT-06")
def test_building_needs_wood_and_ore() -> None:
    for dials in ((3, 0, 3), (3, 3, 0)):
        t = fortify(dials)
        t.turn(MINE, "fortify")
        assert t.refused("build", "5D") == "RW-RES-09"


@rule("RW-ORDER-18", "RW-FORT-06")
def test_fortify_repairs_one_stronghold_for_ore() -> None:
    t = fortify((3, 0, 1))
    t.fort("DA", MINE, broken=True)
    t.fort("DB", MINE, broken=True)
    t.fort("DC", MINE)
    t.turn(MINE, "fortify")
    assert t.refs("repair") == ["DA", "DB"] and t.refused("repair", "DC") == "RW-ORDER-18"
    t.choose("repair", "DA")
    assert not t.g.broken[t.area("DA")] and t.g.broken[t.area("DB")] and t.realm().dials == [3, 0, 0]
    assert t.refused("repair", "DB") == "RW-ORDER-18"


@rule("RW-ORDER-18")
def test_fortify_does_all_three_once_in_any_order() -> None:
    t = fortify()
    t.fort("DA", MINE, broken=True)
    t.rune("DA")
    t.turn(MINE, "fortify", bonus=False)
    t.play("lift:DA", "lay_rune:DB", "repair:DA", "build:7B")
    assert t.options() == ["done"] and t.realm().dials == [3, 2, 1]
    assert t.refused("lift", "DB") == "RW-ORDER-18"


@rule("RW-RUNE-08", "RW-ORDER-18", "RW-RUNE-02")
def test_a_rune_moves_to_another_own_area() -> None:
    t = fortify()
    t.rune("7B DA")
    t.rune("UA")
    t.turn(MINE, "fortify")
    assert t.refs("lift") == ["7B", "DA"]
    t.choose("lift", "DA")
    assert t.refs("lay_rune") == ["5D", "7B", "DB", "DC"]
    t.choose("lay_rune", "DC")
    assert sorted(t.g.rune_at) == sorted(t.areas("7B DC UA")) and t.told_of("rw-rune-moved") == [("DA", "DC")]


@rule("RW-RUNE-08")
@pytest.mark.parametrize("keys", [("lift:7B", "lay_rune:DA"), ("lift:DA", "lay_rune:7B")])
def test_two_tokens_are_exchanged_and_nobody_learns_more(keys: tuple[str, str]) -> None:
    t = fortify()
    t.rune("7B", FALSE, known=1 << MINE)
    t.rune("DA", REAL, known=0b11)
    t.turn(MINE, "fortify")
    t.play(*keys)
    assert t.g.rune_at == t.areas("DA 7B")
    assert [zone.items for zone in t.g.runes] == [[FALSE], [REAL]]
    assert [zone.mask(0) for zone in t.g.runes] == [0b01, 0b11]


@rule("RW-RUNE-08")
def test_one_other_area_needs_no_choice() -> None:
    t = RW()
    t.units("DB", "berserker")
    t.rune("DA", known=1 << MINE)
    t.turn(MINE, "fortify")
    t.choose("lift", "DA")
    assert t.g.rune_at == [t.area("DC")] and t.prompt == "rw-turn"


@rule("RW-FORT-01")
def test_a_stronghold_holds_its_area_recruits_and_stands_alone() -> None:
    t = RW()
    t.fort("5D", MINE)
    assert controller(t.g, t.area("5D")) == MINE and muster_places(t.g, MINE) == [t.area("5D")]
    t.turn(MINE, "fortify")
    assert t.refused("build", "5D") == "RW-FORT-01"


@rule("RW-FORT-02")
def test_no_stronghold_in_a_city() -> None:
    t = fortify()
    t.city("7B", "tamalir")
    t.turn(MINE, "fortify")
    assert t.refused("build", "7B") == "RW-FORT-02" and t.offers("build", "5D")


@rule("RW-FORT-03")
def test_a_stronghold_has_strength_5_or_damaged_3() -> None:
    """Alone it beats as many footmen as it has strength, and loses to one more; they draw no siege."""
    for broken, strength in ((False, INTACT), (True, DAMAGED)):
        for n in (strength, strength + 1):
            t = RW()
            t.units("DA", f"footman*{n}")
            t.fort("7B", THEIRS, broken=broken)
            t.turn(MINE, "conquer", bonus=False)
            t.play("activate:7B", "bring_all:DA", "done")
            t.until("rw-turn")
            assert (t.g.holder[t.area("7B")] == MINE) == (n > strength)
    assert (INTACT, DAMAGED) == (5, 3)


@rule("RW-FORT-04")
def test_one_development_a_stronghold_and_it_goes_with_it() -> None:
    t = RW()
    t.fort("DA", MINE, development="dev_tactics")
    t.fort("DB", MINE)
    t.turn(MINE, "harvest")
    assert t.refused("develop", "DA", "dev_influence") == "RW-FORT-04"
    t = full()
    t.play("build:7B", "dismantle:DA")
    t.turn(MINE, "harvest")
    assert t.g.development[t.area("DA")] == "" and t.offers("develop", "7B", "dev_tactics")


@rule("RW-FORT-05")
def test_each_development_is_built_once() -> None:
    t = RW()
    t.dials(MINE, 3, 3, 3)
    t.fort("DA", MINE)
    t.fort("DB", MINE, development="dev_tactics")
    t.fort("UA", THEIRS, development="dev_influence")
    t.turn(MINE, "harvest")
    assert t.refused("develop", "DA", "dev_tactics") == "RW-FORT-05"
    assert t.refs("develop") == [f"DA:{one}" for one in DEVELOPMENTS if one != "dev_tactics"]


@rule("RW-FORT-07")
def test_a_damaged_stronghold_works_as_before() -> None:
    t = RW()
    t.influence(0, 0)
    t.fort("DA", MINE, broken=True, development="dev_influence")
    assert muster_places(t.g, MINE) == [t.area("DA")]
    t.turn(MINE, "harvest")
    t.choose("yields")
    assert t.realm().influence == 2


def full() -> RW:
    """All strongholds of Daqan are on the map."""
    t = fortify()
    t.fort("DA", MINE, development="dev_tactics")
    for area in ("DB", "DC", "5D"):
        t.fort(area, MINE)
    assert len(strongholds(t.g, MINE)) == STRONGHOLDS
    t.turn(MINE, "fortify")
    return t


@rule("RW-FORT-08")
def test_without_a_token_one_is_taken_from_elsewhere() -> None:
    t = full()
    t.choose("build", "7B")
    assert t.refs("dismantle") == ["5D", "DA", "DB", "DC"]
    t.choose("dismantle", "DC")
    assert t.g.fort[t.area("DC")] == NOBODY and t.g.fort[t.area("7B")] == MINE
    assert len(strongholds(t.g, MINE)) == STRONGHOLDS and t.realm().dials == [3, 2, 2]
