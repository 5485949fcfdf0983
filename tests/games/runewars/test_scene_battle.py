"""A battle in the picture: columns, figures, what was read, how it would end."""

from __future__ import annotations

from realms.games.runewars.rules.battle import Battle
from realms.games.runewars.rules.battle_lines import ATTACKER, DEFENDER, strength
from realms.kernel.scene import Scene
from realms.testing.rules import rule

from .builder import RW
from .pictures import figures, ids, scene, sums

DAQAN, UTHUK = 0, 1


def standing(picture: Scene, at: str) -> dict[str, int]:
    """Piece -> figures in a column."""
    return {p.id: figures(picture)[p.id] for p in picture.pieces if p.at == at}


@rule("RW-BATTLE-02", "RW-BATTLE-05")
def test_units_stand_in_the_column_of_their_initiative() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.battle("footman*2 knight bowman", "berserker*3", routed="warlock")
    picture = scene(t.g)
    assert [board.id for board in picture.boards] == ["map", "battle"]
    assert standing(picture, "attacker-1") == {"attacker:bowman:0": 1}
    assert standing(picture, "attacker-2") == {"attacker:knight:0": 1}
    assert standing(picture, "attacker-3") == {"attacker:footman:0": 2}
    assert standing(picture, "defender-2") == {"defender:berserker:0": 3}
    assert standing(picture, "defender-3") == {"defender:warlock:before": 1}
    assert [p.at for p in picture.pieces if p.kind == "battle"] == ["5B"]
    assert [panel.marks for panel in picture.panels] == [("active", "first", "attacker"), ("defender",)]


@rule("RW-BATTLE-07", "RW-BATTLE-10")
def test_cards_tell_what_is_read_and_fighters_what_they_can_bear() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "knight*2 siege_tower", "berserker*2", draws=("rectangle -", "rectangle -", "triangle D1", "triangle -")
    )
    picture = scene(t.g)
    read = [(told["side"], told["icon"], told["n"]) for told in sums(picture, "battle", "sum-read")]
    assert read == [("attacker", "", 0)] * 2 + [("defender", "D", 1), ("defender", "", 0)]
    assert len(ids(picture, "fate-defender")) == 2
    assert sums(picture, "battle", "sum-damage") == [{"side": "defender", "n": 1}]
    assert sums(picture, "battle", "sum-step") == [{"step": "damage"}]
    assert sums(picture, "battle", "sum-initiative-now") == [{"n": 2, "of_n": 5}]
    assert sums(picture, "attacker:knight:0", "sum-health-left") == [{"n": 2, "of_n": 2}]


def came(picture: Scene, side: str) -> list[tuple[int | str, int | str]]:
    """What came of each card: icon and how much of it."""
    return [(told["icon"], told["n"]) for told in sums(picture, f"fate-{side}", "sum-came")]


@rule("RW-BATTLE-07", "RW-BATTLE-10")
def test_what_came_of_each_card_is_told_once_its_step_has_come() -> None:
    t = RW("daqan uthuk")
    t.battle(
        "knight*2 siege_tower", "berserker*2", draws=("rectangle -", "rectangle -", "triangle D1", "triangle -")
    )
    picture = scene(t.g)
    assert t.prompt == "rw-pick" and came(picture, "attacker") == [("", 0), ("", 0)]
    assert came(picture, "defender") == [("D", 1), ("", 0)]
    told = sums(picture, "fate-defender", "sum-came")[0]
    assert told["unit"] == "berserker" and told["card"] == ids(picture, "fate-defender")[0]


@rule("RW-BATTLE-08", "RW-BATTLE-09")
def test_before_that_only_what_is_read_is_told() -> None:
    t = RW("daqan uthuk")
    draws = ("triangle orb", "triangle R1", "triangle D1")
    t.battle("bowman*3", "berserker warlock", draws=draws)
    picture = scene(t.g)
    assert t.prompt == "rw-pick" and len(ids(picture, "fate-attacker")) == 3
    assert came(picture, "attacker") == [("O", 1)], "flag and damage are still to come"


@rule("RW-BATTLE-09", "RW-BATTLE-10", "RW-BATTLE-12")
def test_flags_and_damage_that_find_nobody_come_to_nothing() -> None:
    """What came of the cards stays until the next initiative, when they are laid down already."""
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    draws = ("triangle R1", "triangle R1", "triangle D1", "triangle D1")
    t.battle("bowman*4", "warlock", draws=draws)
    while t.frame(Battle).initiative == 0:
        t.choose("pass")
    picture = scene(t.g)
    assert came(picture, "attacker") == [("R", 1), ("", 0), ("D", 1), ("", 0)]
    assert ids(picture, "fate-attacker") == []


@rule("RW-BATTLE-15", "RW-BATTLE-16", "RW-ORDER-13")
def test_strength_is_told_line_by_line_and_a_tie_is_the_defenders() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.fort("5B", UTHUK)
    t.battle("footman*3", "berserker", siege=True)
    picture, battle = scene(t.g), t.frame(Battle)
    lines = [(told["side"], told["source"], told["n"]) for told in sums(picture, "battle", "sum-strength")]
    assert lines == [("attacker", "units", 3), ("defender", "units", 1), ("defender", "stronghold", 2)]
    assert strength(t.g, battle, ATTACKER) == strength(t.g, battle, DEFENDER) == 3
    assert sums(picture, "battle", "sum-if-ended") == [{"n": 3, "of_n": 3, "side": "defender", "by": "tie"}]


@rule("RW-BATTLE-03")
def test_somebody_decides_for_neutrals() -> None:
    t = RW("daqan uthuk waiqar")
    t.hand(DAQAN, "battle_cry")
    t.battle("knight", "beastman", area="4A")
    picture = scene(t.g)
    assert sums(picture, "battle", "sum-decides") == [{"side": "defender", "who": UTHUK}]
    assert [p.owner for p in picture.pieces if p.at == "defender-2"] == [-1]
