"""The picture of a map that is being built: tiles to lay, places where they may lie, markers and homes."""

from __future__ import annotations

from math import sqrt

from realms.games.runewars.data.tiles import TILES
from realms.games.runewars.rules.land import laid_of
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.kernel.model import Decision
from realms.kernel.rng import seeded
from realms.kernel.scene import Point, Scene
from realms.testing.rules import rule

from .pictures import ids, scene, sums


def asked(prompt: str, players: int = 2) -> tuple[Runewars, Decision]:
    """A match that is being built, when this is asked for the second time."""
    match = SPEC.new_match(players, 3, {"factions": "dealt"})
    assert isinstance(match, Runewars)
    pick = seeded(5)
    times = 0
    while True:
        due = match.due[0]
        times += due.prompt == prompt
        if times == 2:
            return match, due
        options = [o for o in due.options if o.verb != "random_map"]
        match.apply(due.seat, options[pick.below(len(options))].key)


def surface(outline: tuple[Point, ...]) -> float:
    """What an outline goes around, in hexes."""
    twice = 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        twice += ax * by - bx * ay
    return abs(twice) / 2 / (1.5 * sqrt(3))


def offered(picture: Scene, kind: str) -> dict[str, float]:
    return {s.id: surface(s.outline) for s in picture.boards[0].spaces if s.kind == kind}


@rule("RW-SETUP-04", "RW-SETUP-05")
def test_every_way_to_lay_a_tile_is_a_place_for_its_player_only() -> None:
    match, due = asked("rw-lay-tile")
    picture = scene(match, due.seat)
    places = offered(picture, "lay")
    assert list(places) == [o.refs[0] for o in due.options if o.verb == "lay"]
    for ref, hexes in places.items():
        assert round(hexes, 1) == len(TILES[laid_of(ref)[0]].areas)
    assert not offered(scene(match, 1 - due.seat), "lay")
    assert [b.id for b in picture.boards[1:]] == ids(picture, f"tiles-{due.seat}")
    named = sums(picture, due.options[0].key, "named-lay")[0]
    assert named["tile"] in ids(picture, f"tiles-{due.seat}") and str(named["areas"]).count(",") >= 1


@rule("RW-SETUP-08")
def test_markers_that_lie_and_places_for_more() -> None:
    match, due = asked("rw-put-marker")
    picture = scene(match, due.seat)
    assert list(offered(picture, "marker")) == [o.refs[0] for o in due.options]
    assert [round(hexes) for hexes in offered(picture, "put-marker").values()] == [2]
    assert len(offered(scene(match, 1 - due.seat), "put-marker")) == 1


@rule("RW-SETUP-10")
def test_homes_cover_three_hexes() -> None:
    match, due = asked("rw-lay-home")
    picture = scene(match, due.seat)
    homes = offered(picture, "home")
    assert list(homes) == [o.refs[0] for o in due.options] and {round(hexes) for hexes in homes.values()} == {3}
    assert [b.id for b in picture.boards[1:]] == [f"tile-{match.realms[due.seat].faction}"]


def test_before_anything_lies_the_map_is_empty() -> None:
    match = SPEC.new_match(3, 1, {})
    assert isinstance(match, Runewars)
    picture = scene(match)
    assert picture.boards[0].spaces == () and picture.marks == ("setup",)
    assert [panel.card for panel in picture.panels] == ["", "", ""] and picture.tracks == ()
