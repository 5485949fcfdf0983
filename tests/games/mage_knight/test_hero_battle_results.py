"""Hero battles: fame for the winner, keeps that change hands, draws, and how a battle looks on the table."""

from __future__ import annotations

import pytest

from games.mage_knight.dueling import FROM, HERE, Dueling
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.fights import Shaken, Share
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.terms import MELEE, RANGED
from realms.games.mage_knight.validity import fight_flaw
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule

RANGED_AT = 4 * RANGED


def driven_off(t: Dueling, winner: int, hex: str = FROM) -> None:
    """The winner drives the other off in the melee phase."""
    t.choose("pass")
    t.choose("pass")
    if winner == 1:
        t.choose("pass")
    t.arm((MELEE, 9))
    t.choose("attack")
    t.choose("done")
    t.choose("drive", hex)


@rule("MK-PVP-40")
@pytest.mark.parametrize(
    ("levels", "fames", "won"),
    [
        ((1, 1), (0, 1), 1),
        ((1, 1), (1, 1), 0),
        ((1, 1), (2, 1), 0),
        ((1, 2), (0, 3), 3),
        ((1, 4), (0, 15), 7),
        ((2, 1), (3, 0), 0),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_fame_for_driving_a_better_hero_off(
    winner: int, levels: tuple[int, int], fames: tuple[int, int], won: int
) -> None:
    t = Dueling()
    with t.edit() as g:
        for seat, level, fame in zip((winner, 1 - winner), levels, fames, strict=True):
            g.heroes[seat].level, g.heroes[seat].fame = level, fame
    t.begin()
    driven_off(t, winner)
    assert t.hero(winner).fame == fames[0] + won
    assert t.hero(1 - winner).fame == fames[1]
    assert HEX_NAMES[t.hero(1 - winner).hex] == FROM and HEX_NAMES[t.hero(winner).hex] == HERE


@rule("MK-PVP-40", "MK-END-21")
def test_the_keep_of_an_owner_who_was_driven_out_is_the_winners() -> None:
    t = Dueling(hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.approach("3.ne")
    t.choose("attend", "partial")
    driven_off(t, 0, "3.e")
    assert t.g.shields[HEX["3.ne"]] == 0
    t.until_that(lambda: t.active == 1, "the end of the turn")
    assert HEX_NAMES[t.hero(0).hex] == "3.ne"  # it is safe now


@rule("MK-PVP-40")
def test_an_aggressor_who_is_driven_off_leaves_the_keep_to_its_owner() -> None:
    t = Dueling(hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.approach("3.ne")
    t.choose("attend", "partial")
    driven_off(t, 1, "3.e")
    assert t.g.shields[HEX["3.ne"]] == 1


@rule("MK-PVP-41", "MK-PVP-14")
def test_a_draw_sends_the_aggressor_back_without_a_wound() -> None:
    t = Dueling(hand="rage, march")
    t.melee()
    t.choose("pass")
    t.choose("pass")
    assert t.heard("hero-battle-drawn") and not t.heard("fame-gained")
    assert HEX_NAMES[t.hero(0).hex] == FROM and HEX_NAMES[t.hero(1).hex] == HERE
    t.until_that(lambda: t.active == 1, "the end of the turn")
    assert "wound" not in t.hero(0).hand.items


@rule("MK-PVP-41", "MK-END-02")
def test_if_that_hex_is_not_safe_the_withdrawal_goes_on_from_there() -> None:
    t = Dueling(hand="rage, march", back="start.mid", players=3)
    t.at(FROM, seat=2)  # through the hex of a third hero
    t.points(move=5)
    t.choose("walk", FROM)
    t.choose("walk", HERE)
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "partial")
    for _ in range(4):
        t.choose("pass")
    assert HEX_NAMES[t.hero(0).hex] == FROM and "wound" not in t.hero(0).hand.items
    t.choose("done")
    assert t.hero(0).hand.items.count("wound") == 1
    assert t.hero(0).now.path == [HEX["start.mid"]]


@rule("MK-PVP-14")
def test_the_picture_of_a_hero_battle() -> None:
    t = Dueling()
    t.units("peasants", seat=1)
    t.begin()
    t.choose("pass")
    t.arm((RANGED_AT, 5))
    t.choose("attack")
    scene = SPEC.scene(project(t.g, SPECTATOR))
    zones = {zone.id: zone for zone in scene.zones}
    assert [card.id for card in zones["duel"].cards] == ["arythea", "goldyx"]
    assert "fight" not in zones
    said = {s.text: (s.seat, dict(s.args)) for s in scene.sums if s.of == "duel"}
    assert said["sum-aggressor"][0] == 0 and said["sum-attends"] == (
        1,
        {"hero": "goldyx", "attendance": "partial"},
    )
    assert said["sum-attacker"][0] == 0
    assert said["sum-duel-attack"] == (0, {"n": 5, "elements": "physical"})
    assert said["sum-duel-left"] == (1, {"n": 5})
    t.choose("done")
    scene = SPEC.scene(project(t.g, 0))
    named = {s.of: (s.text, dict(s.args)) for s in scene.sums}
    assert named["unit:0"] == ("named-wound-unit", {"unit": "peasants", "n": 3})
    assert named["hero"] == ("named-wound-hero", {"n": 2})


@rule("MK-PVP-02")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("defender", 0),
        ("attacker", 5),
        ("stage", 1),
        ("loser", 7),
        ("wounds", -1),
        ("blockers", [4]),
        ("acted", [3]),
    ],
)
def test_a_save_with_a_battle_that_cannot_be_is_refused(field: str, value: object) -> None:
    t = Dueling()
    t.begin()
    assert fight_flaw(t.g) == ""
    setattr(t.duel, field, value)
    assert fight_flaw(t.g) == "a battle of heroes cannot be."
    t.undo()


@rule("MK-PVP-56")
def test_a_save_knows_no_share_of_a_unit_that_is_not_there() -> None:
    t = Dueling()
    t.begin()
    t.duel.shares.append(Share(0, 0, 3))
    assert fight_flaw(t.g) == "a battle of heroes cannot be."
    t.duel.shares.clear()
    t.duel.shaken.append(Shaken(1, 0, -3))
    assert fight_flaw(t.g) == "a battle of heroes cannot be."
    t.undo()
