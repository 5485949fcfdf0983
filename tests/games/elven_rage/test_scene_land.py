"""How the picture of Elven Rage shows the land, who marches where, and what is traded."""

from __future__ import annotations

from math import dist

import pytest

from realms import wording
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NONE
from realms.kernel.view import SPECTATOR
from realms.testing.rules import rule

from .builder import ER
from .pictures import BLACK, SNOW, ids, scene, sums, zone


@pytest.mark.parametrize("peoples", ["black snow", "black snow high", "black snow high forest"])
def test_neighbours_share_a_side(peoples: str) -> None:
    board = scene(ER(peoples).g).boards[0]
    spaces = {s.id: s for s in board.spaces}
    for one in spaces.values():
        assert 0 <= one.at[0] <= board.size[0] and 0 <= one.at[1] <= board.size[1]
        for other in one.neighbours:
            near = spaces[other]
            if "X" not in (one.id, near.id):
                assert len({*one.outline} & {*near.outline}) == 2
                assert one.id in near.neighbours and dist(one.at, near.at) < 130
    assert sum(mark.startswith("home-") for s in spaces.values() for mark in s.marks) == len(peoples.split())


@rule("ER-CONQUER-04", "ER-ARTIFACT-06")
def test_tokens_on_towers_lie_tower_side_up() -> None:
    t = ER("black snow high forest")
    t.lands(BLACK, "B1 B2 C1")
    with t.edit() as g:
        g.built.append(g.map.index["B2"])
        g.wards[g.map.index["B1"]] = BLACK
    picture = scene(t.g)
    states = {piece.at: piece.state for piece in picture.pieces if piece.kind == "token"}
    assert (states["B1"], states["B2"], states["C1"]) == ("", "tower", "tower")
    assert [p.at for p in picture.pieces if p.kind == "tower"] == ["B2"]
    assert [p.at for p in picture.pieces if p.kind == "ward"] == ["B1"]


@rule("ER-BATTLE-01")
def test_the_open_card_of_a_squad_is_seen_by_all_the_others_by_who_looked() -> None:
    t = ER("black snow forest")
    t.hand(BLACK, "bl_janira bl_initiate bl_assassin")
    t.squad(1, "ne_bandit ne_bandit ne_harpy")
    t.choose("conquer", free(t.g))
    t.choose("look", "squad-1")
    t.choose("open", "ne_bandit")
    assert sorted(ids(scene(t.g, BLACK), "squad-1")) == ["ne_bandit", "ne_bandit", "ne_harpy"]
    assert [card.on for card in zone(scene(t.g, BLACK), "squad-1").cards].count(1) == 1
    for seat in (SNOW, 2, SPECTATOR):
        known = zone(scene(t.g, seat), "squad-1")
        assert [(card.id, card.on) for card in known.cards] == [("ne_bandit", 1)] and known.count == 3
        assert zone(scene(t.g, seat), "squad-0").cards == ()


def free(g: ElvenRage) -> str:
    """A land without an owner beside the first home."""
    return next(g.map.cells[n] for n in g.map.near[g.map.homes[0]] if g.owner[n] == NONE)


def test_a_march_is_told_by_whom_it_meets() -> None:
    """Neutrals and what they give, Ebrung, a player, a player's Castle by its own name."""
    t = ER("black snow high forest")
    t.lands(0, "B1 C2 E1")
    t.lands(1, "C1")
    told = {s.of: wording.sum_up(SPEC, s, ["Ann", "Bob", "Cid", "Dan"], "en") for s in scene(t.g, 0).sums}
    assert told["conquer:B2"] == "B2 · neutrals, an Artifact"
    assert told["conquer:X"] == "Castle of the Fallen Star · Ebrung and two neutrals"
    assert told["conquer:C1"] == "C1 North Lantern · against Bob"
    assert told["conquer:F1"] == "F1 White Fang Keep · against Bob"
    assert not [s for s in scene(t.g, 1).sums if s.text.startswith("named-conquer")]


@rule("ER-TRADE-01", "ER-ARTIFACT-04")
def test_artifacts_on_offer_are_seen_by_the_two_treasures_by_all() -> None:
    t = ER("black snow forest")
    t.artifacts(BLACK, "art_horn")
    t.artifacts(SNOW, "art_ward")
    t.treasures(SNOW, "tr_star_shard")
    t.choose("trade", "snow")
    t.choose("give", "art_horn")
    t.choose("want", "tr_star_shard")
    t.choose("want", "artifact")
    t.choose("propose")
    for seat in (BLACK, SNOW):
        assert ids(scene(t.g, seat), "trade-0") == ["art_horn"]
    for seat in (2, SPECTATOR):
        assert ids(scene(t.g, seat), "trade-0") == [] and zone(scene(t.g, seat), "trade-0").count == 1
    for seat in (BLACK, SNOW, 2, SPECTATOR):
        picture = scene(t.g, seat)
        assert ids(picture, "trade-1") == ["tr_star_shard"]
        assert sums(picture, "trade", "sum-offers") == [{"who": BLACK, "whom": SNOW}]
        assert sums(picture, "trade", "sum-wanted") == [{"n": 1}]
    t.choose("name", "art_ward")
    assert zone(scene(t.g, BLACK), "trade-1").count == 2 and ids(scene(t.g, BLACK), "trade-1") == ["tr_star_shard"]
    t.choose("accept")
    assert sorted(ids(scene(t.g, BLACK), "trade-1")) == ["art_ward", "tr_star_shard"]
    assert ids(scene(t.g, 2), "trade-1") == ["tr_star_shard"] and zone(scene(t.g, 2), "trade-1").count == 2
