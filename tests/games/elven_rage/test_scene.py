"""The neutral picture of Elven Rage: the same facts as the match, worked out by the rules, and nothing hidden."""

from __future__ import annotations

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.rules.board import count_lands, towers
from realms.games.elven_rage.scene import public_table
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.terms import ICONS, NONE, OFF, SIDES
from realms.kernel.scene import Scene, Sum
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule

from .builder import ER
from .pictures import BLACK, games, ids, scene, sums, zone

NO_AIM = "-"


def test_the_picture_agrees_with_the_match() -> None:
    for g, who in games():
        picture = scene(g, who)
        spaces = {s.id for board in picture.boards for s in board.spaces}
        assert {piece.at for piece in picture.pieces} <= spaces
        assert len({piece.id for piece in picture.pieces}) == len(picture.pieces)
        owned = {p.at: p.owner for p in picture.pieces if p.kind == "token"}
        assert owned == {cell: o for cell, o in zip(g.map.cells, g.owner, strict=True) if o != NONE}
        for elves, panel in zip(g.elves, picture.panels, strict=True):
            facts = dict(panel.facts)
            assert facts["fact-lands"] == count_lands(g, elves.seat)
            assert facts["fact-summon"] == towers(g, elves.seat) + facts["fact-castles"]
            assert facts["fact-hand"] == len(elves.hand.items) == zone(picture, f"hand-{elves.seat}").count
            assert ids(picture, f"discard-{elves.seat}") == elves.discard
        fighters = {p.id for p in picture.pieces if p.kind == "fighter"}
        assert len(fighters) == len([f for f in (g.fight.fighters if g.fight else []) if f.place != OFF])
        assert bool(picture.sheet) == (not g.due)


def test_whatever_can_be_chosen_is_in_the_picture() -> None:
    for g, _ in games(every=3):
        for due in g.due:
            picture = scene(g, due.seat)
            known = {s.id for board in picture.boards for s in board.spaces}
            known |= {piece.id for piece in picture.pieces} | {panel.card for panel in picture.panels}
            known |= {z.id for z in picture.zones} | {card.id for z in picture.zones for card in z.cards}
            for option in due.options:
                if option.verb != "next":
                    assert {*option.refs} <= known | {*SIDES, *ICONS, NO_AIM, "artifact"}, option.key


def test_a_view_becomes_a_table_without_what_is_hidden() -> None:
    for g, who in games(every=11):
        told = public_table(project(g, who).state)
        for mine, true in zip(told.elves, g.elves, strict=True):
            assert len(mine.hand.items) == len(true.hand.items)
            if mine.seat != who:
                assert set(mine.hand.items) <= {"?", *true.hand.items}
        assert told.owner == g.owner and told.opened == g.opened


def test_what_is_hidden_is_only_counted() -> None:
    t = ER("black snow forest")
    t.hand(0, "bl_janira bl_initiate")
    t.artifacts(0, "art_horn art_ward")
    for seat in (1, 2, SPECTATOR):
        picture = scene(t.g, seat)
        for id, count in (("hand-0", 2), ("artifacts-0", 2), ("goal-0", 1)):
            assert ids(picture, id) == [] and zone(picture, id).count == count
        assert not sums(picture, "bl_janira", "sum-initiative")
        assert not [told for told in picture.sums if told.text.startswith("sum-goal") and told.seat == 0]
    mine = scene(t.g, 0)
    assert sorted(ids(mine, "hand-0")) == ["bl_initiate", "bl_janira"]
    assert sorted(ids(mine, "artifacts-0")) == ["art_horn", "art_ward"]
    assert zone(mine, "hand-0").cards[0].text == (
        f"{ids(mine, 'hand-0')[0]}.moment",
        f"{ids(mine, 'hand-0')[0]}.effect",
    )


@rule("ER-ACTION-05", "ER-DEPLOY-07")
def test_cards_in_hand_show_what_is_printed_on_them() -> None:
    t = ER()
    t.hand(BLACK, "bl_guard_of_darn")
    w = WARRIORS["bl_guard_of_darn"]
    picture = scene(t.g)
    assert sums(picture, w.name, "sum-initiative") == [{"n": w.initiative}]
    assert sums(picture, w.name, "sum-lives") == [{"n": w.lives}]
    assert sums(picture, w.name, "sum-price") == [{"n": w.cost}]
    assert [args["side"] for args in sums(picture, w.name, "sum-icon")] == ["L", "F", "R"]


# What a front end may rely on to draw quickly.


def test_what_looks_the_same_is_the_same_object() -> None:
    once: dict[object, int] = {}
    sorts: dict[type, int] = {}
    for g, who in games(every=5):
        picture = scene(g, who)
        for thing in (*picture.boards, *picture.pieces, *picture.zones, *figures(picture)):
            if thing not in once:
                sorts[type(thing)] = sorts.get(type(thing), 0) + 1
            assert once.setdefault(thing, id(thing)) == id(thing), thing
    assert len(sorts) == 4 and min(sorts.values()) > 2


def figures(picture: Scene) -> list[Sum]:
    return [told for told in picture.sums if told.text in ("sum-icon", "sum-lives")]


def test_drawing_leaves_the_view_as_it_was() -> None:
    for g, who in games(every=41):
        view = project(g, who)
        before = repr(view.plain())
        assert SPEC.scene(view) == SPEC.scene(view) and repr(view.plain()) == before
