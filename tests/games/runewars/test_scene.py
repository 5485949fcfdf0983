"""The neutral picture of Runewars: the same facts as the match, worked out by the rules, and nothing hidden."""

from __future__ import annotations

from realms import wording
from realms.games.runewars.data.factions import recruits
from realms.games.runewars.rules.areas import controlled
from realms.games.runewars.rules.bids import begin_bid
from realms.games.runewars.rules.game import Season
from realms.games.runewars.rules.runes import runes_of
from realms.games.runewars.scene import public_table
from realms.games.runewars.spec import SPEC
from realms.games.runewars.terms import ATTRIBUTES, DEVELOPMENTS, RESOURCES, SEASONS, SHAPES
from realms.i18n import LANGUAGES
from realms.kernel.scene import BLANK
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule

from .builder import RW
from .duels import duel, ring
from .pictures import figures, games, ids, scene, sums, zone
from .seasons import reveal

DAQAN, UTHUK = 0, 1
NO_THINGS = {
    *(*RESOURCES, *SHAPES, *ATTRIBUTES, *DEVELOPMENTS, *SEASONS),
    *("influence", "tactics", "quest", "routed", "real", "false"),
}
"""Refs of options that are no things on the table."""


def test_the_picture_agrees_with_the_match() -> None:
    for g in games():
        for seat in (0, SPECTATOR):
            picture = scene(g, seat)
            spaces = {s.id for board in picture.boards for s in board.spaces}
            assert {piece.at for piece in picture.pieces} <= spaces
            assert len({piece.id for piece in picture.pieces}) == len(picture.pieces)
            assert len({z.id for z in picture.zones}) == len(picture.zones)
            there = figures(picture)
            for area, name in enumerate(g.land.areas if g.holder else ()):
                for unit in g.standing[area]:
                    assert there[f"{name}:{unit}"] == g.standing[area].count(unit)
                for unit in g.routed[area]:
                    assert there[f"{name}:{unit}:routed"] == g.routed[area].count(unit)
            for realm, panel in zip(g.realms, picture.panels, strict=True):
                facts = dict(panel.facts)
                assert [facts[f"fact-{resource}"] for resource in RESOURCES] == realm.dials
                assert facts["fact-areas"] == len(controlled(g, realm.seat))
                assert facts["fact-tactics"] == len(realm.tactics.items) + len(realm.fresh.items)
                if all(piece.state != "hidden" for piece in picture.pieces):
                    assert facts["fact-runes"] == runes_of(g, realm.seat)
            assert bool(picture.sheet) == g.over


def test_whatever_can_be_chosen_is_in_the_picture() -> None:
    for g in games(every=3):
        for due in g.due:
            picture = scene(g, due.seat)
            known = {s.id for board in picture.boards for s in board.spaces} | {p.card for p in picture.panels}
            known |= {piece.id for piece in picture.pieces} | {piece.kind for piece in picture.pieces}
            known |= {card.id for z in picture.zones for card in z.cards}
            for option in due.options:
                if option.verb in ("faction", "unit"):
                    continue
                refs = {ref for ref in option.refs if not ref.lstrip("r").isdigit()}
                assert refs <= known | NO_THINGS, option.key


def test_everything_is_called_something_and_can_be_said() -> None:
    seen: set[str] = set()
    for g in games(every=20):
        picture = scene(g, 0)
        for lang in LANGUAGES:
            for told in picture.sums:
                assert wording.sum_up(SPEC, told, ["Ann", "Bob", "Cid", "Dan"], lang)
                seen.add(told.text)
            for z in picture.zones:
                assert z.id in SPEC.names(lang), z.id
            for board in picture.boards:
                assert {board.id, *[s.kind for s in board.spaces if len(s.outline) == 6]} <= SPEC.names(
                    lang
                ).keys()
    assert {"sum-year", "sum-figures", "sum-held", "sum-goal", "sum-to-come"} <= seen


def test_what_is_hidden_is_only_counted() -> None:
    t = RW("daqan uthuk", hidden=True)
    t.hand(DAQAN, "ambush rally_cry")
    t.objectives(DAQAN, "economic_control")
    t.quests(DAQAN, "the_bazaar")
    t.hero("one_fist", "5B", DAQAN, rewards="backbiter")
    t.rune("5B", known=1 << DAQAN)
    rune = {seat: [p.state for p in scene(t.g, seat).pieces if p.id == "rune-5B"] for seat in (0, 1, SPECTATOR)}
    assert rune == {0: ["real"], 1: ["hidden"], SPECTATOR: ["hidden"]}
    secret = (("tactics-0", 2), ("objectives-0", 1), ("quests-0", 1), ("rewards-one_fist", 1))
    for seat in (UTHUK, SPECTATOR):
        picture = scene(t.g, seat)
        assert [(id, ids(picture, id), zone(picture, id).count) for id, _ in secret] == [
            (id, [], n) for id, n in secret
        ]
        assert not sums(picture, "economic_control", "sum-goal")
    mine = scene(t.g, DAQAN)
    assert ids(mine, "tactics-0") == ["ambush", "rally_cry"]
    assert zone(mine, "tactics-0").cards[0].text == ("ambush.moment", "ambush.effect")
    assert sums(mine, "economic_control", "sum-goal") == [{"n": 2, "of_n": 6}]


def test_a_view_becomes_a_table_without_what_is_hidden() -> None:
    for g in games(every=50):
        told = public_table(project(g, 0).state)
        assert told.laid == g.laid and told.standing == g.standing and told.activated == g.activated
        for mine, true in zip(told.realms, g.realms, strict=True):
            known = set(true.tactics.items) if mine.seat == 0 else set()
            assert set(mine.tactics.items) <= {BLANK} | known and len(mine.tactics.items) == len(
                true.tactics.items
            )


@rule("RW-RES-02")
def test_a_dial_says_what_each_step_gives() -> None:
    picture = scene(RW("daqan uthuk").g)
    for resource in RESOURCES:
        steps = sums(picture, f"dial-0-{resource}", "sum-step-units")
        for value in range(1, 9):
            given = [f for step in steps if int(step["step_n"]) <= value for f in [int(step["n"])]]
            assert sum(given) == len(recruits("daqan", resource, value))
    assert [t.value for t in picture.tracks if t.owner == DAQAN] == [3, 2, 2]


@rule("RW-ORDER-01", "RW-ORDER-02")
def test_an_order_is_seen_by_its_player_only_until_all_are_revealed() -> None:
    g = next(g for g in games(every=1) if [d for d in g.due if d.prompt == "rw-choose-order"])
    first = next(d for d in g.due if d.prompt == "rw-choose-order")
    g.apply(first.seat, "order:harvest")
    for seat in range(g.seats):
        chosen = [card.id for card in zone(scene(g, seat), f"orders-{first.seat}").cards if card.on]
        assert chosen == (["harvest"] if seat == first.seat else [])
    others = [d.seat for d in g.due if d.prompt == "rw-choose-order"]
    for seat in others:
        g.apply(seat, "order:fortify")
    picture = scene(g, SPECTATOR)
    assert [card.id for card in zone(picture, f"played-{first.seat}").cards if card.on] == ["harvest"]
    assert dict(picture.panels[first.seat].facts)["fact-order"] == 4
    assert [told["who"] for told in sums(picture, "turns", "sum-to-come")] == others


def when(t: RW, seat: int) -> dict[int | str, int | str]:
    """Order -> the season in which it was played this year."""
    return {told["order"]: told["season"] for told in sums(scene(t.g), f"played-{seat}", "sum-played")}


@rule("RW-ORDER-01", "RW-TACTIC-30")
def test_an_order_taken_back_leaves_the_others_in_their_seasons() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "favor_of_the_spies_guild")
    t.played(DAQAN, "harvest fortify")
    t.year(1, "autumn")
    t.go(Season([], "before_orders"))
    t.play("play:favor_of_the_spies_guild", "back:harvest")
    t.passes()
    assert when(t, DAQAN) == {"fortify": "summer"}
    t.choose("order", "conquer", seat=DAQAN)
    t.choose("order", "recruit", seat=UTHUK)
    assert when(t, DAQAN) == {"fortify": "summer", "conquer": "autumn"} and when(t, UTHUK) == {"recruit": "autumn"}


@rule("RW-ORDER-01", "RW-SEASON-21")
def test_orders_that_a_long_winter_leaves_are_of_last_year() -> None:
    t = RW("daqan uthuk")
    t.played(DAQAN, "fortify harvest strategize recruit")
    reveal(t, "spring", "long_winter", year=2)
    t.play("back:harvest", "back:recruit")
    before = sums(scene(t.g), "played-0", "sum-played-before")
    assert [told["order"] for told in before] == ["fortify", "strategize"] and when(t, DAQAN) == {}


@rule("RW-BID-01")
def test_bids_are_told_when_all_are_revealed() -> None:
    t = RW("daqan uthuk")
    t.influence(4, 3)
    t.go(begin_bid(t.g))
    t.choose("bid", "2", seat=DAQAN)
    assert sums(scene(t.g, UTHUK), "bid", "sum-bids") == [{"who": 0}, {"who": 1}]
    assert not sums(scene(t.g, DAQAN), "bid", "sum-has-bid")
    assert scene(t.g).marks == ("bid",)
    t.choose("bid", "2", seat=UTHUK)
    assert sums(scene(t.g), "bid", "sum-has-bid") == [{"who": 0, "n": 2}, {"who": 1, "n": 2}]


@rule("RW-DUEL-03", "RW-DUEL-04", "RW-DUEL-09")
def test_a_duel_tells_both_sides() -> None:
    t = duel(ring(mine="frost_axe", hurt=(1, 0)), "5 15 7 8 9 10 17 18")
    picture = scene(t.g, UTHUK)
    assert picture.marks == ("duel",) and sums(picture, "duel", "sum-duel") == [{"area": "5B"}]
    assert [(told["fighter"], told["n"], told["of_n"]) for told in sums(picture, "duel", "sum-duellist")] == [
        ("one_fist", 3, 4),
        ("silhouette", 3, 3),
    ]
    t.play("arm:frost_axe")
    assert [told["reward"] for told in sums(scene(t.g), "duel", "sum-arms")] == ["frost_axe"]


@rule("RW-FORT-03")
def test_a_stronghold_tells_its_strength_and_development() -> None:
    t = RW("daqan uthuk")
    t.fort("DA", DAQAN, development="dev_tactics")
    t.fort("UA", UTHUK, broken=True)
    t.city("1C", "tamalir")
    picture = scene(t.g)
    forts = [(p.id, p.owner, p.state) for p in picture.pieces if p.kind == "fort"]
    assert forts == [("fort-DA", DAQAN, "intact"), ("fort-UA", UTHUK, "damaged")]
    assert sums(picture, "fort-DA", "sum-walls") == [{"n": 5}] and sums(picture, "fort-UA", "sum-walls") == [
        {"n": 3}
    ]
    assert sums(picture, "fort-DA", "sum-development") == [{"development": "dev_tactics"}]
    assert [p.at for p in picture.pieces if p.kind == "tamalir"] == ["1C"]
    assert [told["line"] for told in sums(picture, "tamalir", "sum-offers")] == ["tamalir.0", "tamalir.1"]


def test_units_on_their_way_are_shown_where_they_go() -> None:
    t = RW("daqan uthuk")
    t.units("DA", "footman*3 knight")
    t.turn(DAQAN, "mobilize")
    t.play("activate:7B", "bring:DA:footman", "bring:DA:footman")
    coming = [(p.kind, p.at, figures(scene(t.g))[p.id]) for p in scene(t.g).pieces if p.state == "coming"]
    assert coming == [("footman", "7B", 2)]
    assert figures(scene(t.g))["DA:footman"] == 3
