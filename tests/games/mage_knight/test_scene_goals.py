"""What the scenarios with goals of their own show: held mines, marked glades, secret places, tunnels, scores."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.test_scene import scene, space, sums
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.scenarios.dungeons import tunnels
from realms.games.mage_knight.scene_score import score_sums
from realms.testing.rules import rule


@rule("MK-SCEN-07-04", "MK-SCEN-07-07")
def test_a_mine_is_held_until_it_is_freed() -> None:
    t = MK("mines_liberation", players=2, hand="march, rage", at="5.se")
    picture = scene(t.g)
    assert "held" in space(picture, "5.se").marks and "sum-mine-held" in sums(picture, "5.se")
    on_it = [piece for piece in picture.pieces if piece.at == "5.se" and piece.id.startswith("token-")]
    assert sorted(piece.state for piece in on_it) == ["face-down", "face-up"]
    args = dict(sums(picture, "map")["sum-goal"].args)
    assert args["goal"] == "mine" and args["n"] == 0
    t.shield("5.se")
    picture = scene(t.g)
    assert "held" not in space(picture, "5.se").marks and "conquered" in space(picture, "5.se").marks
    assert dict(sums(picture, "map")["sum-goal"].args)["n"] == 1


@rule("MK-SCEN-07-03")
def test_a_friendly_city_has_no_level() -> None:
    t = MK("mines_liberation", players=2, hand="march, rage")
    t.tile("core8", 2, 1)
    picture = scene(t.g)
    marks = space(picture, "core8.mid").marks
    assert "friendly" in marks and not [mark for mark in marks if mark.startswith("level-")]
    assert "sum-friendly" in sums(picture, "core8.mid") and "sum-site" not in sums(picture, "core8.mid")


@rule("MK-SCEN-08-04")
def test_shields_lie_on_marked_glades() -> None:
    t = MK("druid_nights", players=2, hand="march, rage", at="1.mid")
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.choose("mark")
    picture = scene(t.g)
    shields = [piece for piece in picture.pieces if piece.kind == "shield" and piece.at == "1.mid"]
    assert sorted(piece.owner for piece in shields) == [0, 1]
    assert len({piece.id for piece in shields}) == 2
    assert "here" not in space(picture, "1.mid").marks  # the movement is over


@rule("MK-SCEN-09-04", "MK-SCEN-09-08")
def test_secret_places_and_the_tunnels_between_them() -> None:
    t = MK("dungeon_lords", players=2, hand="march, rage", at="1.se")
    with t.edit() as g:
        g.secret_dungeons = (HEX["1.se"],)
        g.secret_tombs = (HEX["1.sw"],)
        g.shields[HEX["1.se"]] = g.shields[HEX["1.sw"]] = 0
    t.points(move=9)
    picture = scene(t.g)
    assert {"dungeon", "secret", "conquered"} <= set(space(picture, "1.se").marks)
    assert {"tomb", "secret", "tunnel"} <= set(space(picture, "1.sw").marks)
    price = tunnels(t.g, HEX["1.se"])[HEX["1.sw"]]
    assert dict(sums(picture, "tunnel:1.sw")["named-tunnel"].args)["n"] == price
    assert dict(sums(picture, "1.sw")["sum-site"].args)["site"] == "tomb"


@rule("MK-SCEN-07-11", "MK-SCEN-09-10", "MK-SCEN-04-10")
def test_the_score_sheet_is_explained() -> None:
    t = MK("mines_liberation", players=1, hand="march, rage", at="5.se")
    t.shield("5.se")
    told = {one.of: one for one in score_sums(t.g, True)}
    assert dict(told["mines"].args) == {"near_n": 1, "core_n": 0}
    assert dict(told["goal"].args) == {"state": "missed"}
    t = MK("dungeon_lords", players=2, hand="march, rage", at="7.se")
    t.shield("7.se")
    adventure = next(one for one in score_sums(t.g, True) if one.of == "adventurer")
    assert dict(adventure.args) == {"site": "dungeon", "n": 1, "each_n": 4}
