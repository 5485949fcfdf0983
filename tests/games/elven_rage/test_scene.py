"""The neutral picture of Elven Rage: the same facts as the match, worked out by the rules, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pytest

from realms import wording
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.rules.board import count_lands, towers
from realms.games.elven_rage.rules.scoring import crown, met
from realms.games.elven_rage.scene import public_table
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import ICONS, MIN_PLAYERS, NONE, OFF, SIDES
from realms.kernel.model import Decision
from realms.kernel.rng import Rng, seeded
from realms.kernel.scene import RESULT, Scene, Sum, Zone
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule

from .builder import ER

BLACK, SNOW = 0, 1
NO_AIM = "-"


def scene(match: ElvenRage, seat: int = 0) -> Scene:
    return SPEC.scene(project(match, seat))


def zone(picture: Scene, id: str) -> Zone:
    return next(z for z in picture.zones if z.id == id)


def ids(picture: Scene, id: str) -> list[str]:
    return [card.id for card in zone(picture, id).cards]


def sums(picture: Scene, of: str, text: str) -> list[dict[str, int | str]]:
    return [dict(told.args) for told in picture.sums if told.of == of and told.text == text]


def side(picture: Scene, of: str, name: str) -> dict[str, int | str]:
    return next(args for args in sums(picture, of, "sum-side") if args["side"] == name)


def lively(due: Decision, pick: Rng) -> str:
    """Rather do something than pass."""
    bold = [o for o in due.options if o.verb not in ("pass", "skip", "cancel")]
    options = bold if bold and pick.below(3) else due.options
    return options[pick.below(len(options))].key


def games(every: int = 7) -> Iterator[tuple[ElvenRage, int]]:
    """Positions along games of both scenarios and all numbers of players, with a seat to look from."""
    for number, (players, scenario) in enumerate(
        ((2, "superiority"), (3, "dragon_lord"), (3, "superiority"), (4, "superiority"))
    ):
        match = SPEC.new_match(players, number, {"scenario": scenario})
        assert isinstance(match, ElvenRage)
        pick = seeded(number)
        while match.due and match.seq < 800:
            due = next(d for d in match.due if not d.optional)
            if match.seq % every == 0:
                yield match, due.seat if match.seq % 2 else SPECTATOR
            match.apply(due.seat, lively(due, pick))
        yield match, SPECTATOR


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


@rule("ER-GOAL-01", "ER-GOAL-02")
def test_a_goal_ticks_off_what_it_asks_for() -> None:
    t = ER("black snow")
    t.goal(BLACK, "goal_portal")
    goal, column = GOALS["goal_portal"], 2 - MIN_PLAYERS
    picture = scene(t.g)
    assert sums(picture, "goal_portal", "sum-goal-portal") == [{"n": 0, "of_n": 1}]
    assert sums(picture, "goal_portal", "sum-goal-towers-besides") == [{"n": 0, "of_n": goal.towers[column]}]
    t.lands(BLACK, "X C1 D1")
    picture = scene(t.g)
    assert sums(picture, "goal_portal", "sum-goal-portal") == [{"n": 1, "of_n": 1}]
    assert sums(picture, "goal_portal", "sum-goal-towers-besides") == [{"n": 2, "of_n": goal.towers[column]}]
    assert sums(picture, "goal_portal", "sum-goal-lands-besides") == [{"n": 4, "of_n": goal.lands[column]}]


def test_a_goal_is_met_when_all_is_ticked() -> None:
    for g, _ in games(every=9):
        for elves in g.elves:
            told = [s for s in scene(g, elves.seat).sums if s.text.startswith("sum-goal") and s.seat == elves.seat]
            for name in elves.goal.items if not elves.out else ():
                ticks = [dict(s.args) for s in told if s.of == name]
                assert all(int(a["n"]) >= int(a["of_n"]) for a in ticks) == met(g, elves.seat, name)


@rule("ER-SCEN-02")
def test_the_dragon_lord_counts_the_castles_of_everybody() -> None:
    t = ER("black snow forest", "dragon_lord")
    home = t.g.map.cells[t.g.map.homes[SNOW]]
    t.lands(BLACK, home)
    for seat in (0, 2, SPECTATOR):
        told = [s for s in scene(t.g, seat).sums if s.text == "sum-goal-homes"]
        assert [(s.seat, dict(s.args)["n"]) for s in told] == [(0, 1), (1, 0), (2, 0)]
        assert ids(scene(t.g, seat), "dragons-0") == ["bl_nalgrim", "sn_isgarion"]


def ended(scenario: str, winner: int, castles: str, out: str = "") -> list[tuple[int, str]]:
    """What is told at the end of a game that Black, who holds the Goal of many lands and these Castles, won."""
    t = ER("black snow forest", scenario)
    with t.edit() as g:
        g.winner = winner
        for seat in [seat for seat, elves in enumerate(g.elves) if elves.people in out.split()]:
            g.elves[seat].out = True
            g.elves[seat].goal.items.clear()
    t.lands(BLACK, castles)
    return [(s.seat, s.text) for s in scene(t.g, SPECTATOR).sums if s.of == RESULT]


@rule("ER-GOAL-02")
def test_before_the_end_nothing_is_told_of_it() -> None:
    assert ended("superiority", NONE, "6-6") == []


@rule("ER-GOAL-02")
def test_at_the_end_all_goals_are_told_and_how_far_everyone_came() -> None:
    t = ER("black snow forest")
    for seat, goal in enumerate(("goal_lands", "goal_hoard", "goal_warlord")):
        t.goal(seat, goal)
    ordinary = [c for c, kind in zip(t.g.map.cells, t.g.map.kinds, strict=True) if kind == "land"]
    t.lands(BLACK, " ".join(ordinary[: GOALS["goal_lands"].much[1]]))
    with t.edit() as g:
        crown(g, BLACK)
    told = [(s.seat, s.text) for s in scene(t.g, SPECTATOR).sums if s.of == RESULT]
    goals = [(seat, "sum-result-goal") for seat in range(3)]
    progress = [(0, "sum-goal-lands"), (1, "sum-goal-hoard"), (2, "sum-goal-warlord")]
    assert told == [(BLACK, "sum-won-goal"), *goals, *progress]


@rule("ER-SCEN-02", "ER-ELIM-03")
def test_the_end_tells_castles_taken_or_that_nobody_else_is_left() -> None:
    castles = [(seat, "sum-goal-homes") for seat in range(3)]
    assert ended("dragon_lord", BLACK, "6-6 6-0") == [(BLACK, "sum-won-castles"), *castles]
    out = [(SNOW, "sum-result-out"), (2, "sum-result-out")]
    assert ended("dragon_lord", BLACK, "6-6", "snow forest") == [(BLACK, "sum-won-last"), *out, castles[0]]


# The land.


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


# The battle.


def booklet() -> ER:
    """The layout of the worked examples, with figures of our own."""
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.hand(SNOW, "sn_lord_of_the_blizzard")
    t.lands(BLACK, "A2 A3")
    t.lands(SNOW, "F2 F3 E1")
    t.set("bl_janira@N", icons="S1 P2 S2", lives=2, initiative=9)
    t.set("sn_raider@E", icons="S1 P1 SH", lives=1, initiative=7)
    t.set("sn_elite_of_sareon@S", icons="S1 S2 SH", lives=2, initiative=5)
    t.set("bl_guard_of_darn@W", icons="FS S1 SH", lives=2, initiative=5)
    t.battle(
        "bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP",
    )
    return t


@rule("ER-DEPLOY-07", "ER-ATTACK-02R")
def test_each_side_of_a_fighter_says_what_it_comes_to() -> None:
    picture = scene(booklet().g, SPECTATOR)
    assert side(picture, "bl_janira@N", "L") == {
        "side": "L",
        "icon": "s1",
        "aim": "stopped",
    }  # the Raider's shield
    assert side(picture, "bl_janira@N", "F") == {"side": "F", "icon": "p2", "aim": "hits"}
    assert side(picture, "bl_janira@N", "R") == {"side": "R", "icon": "s2", "aim": "friend"}
    assert side(picture, "sn_raider@E", "R") == {"side": "R", "icon": "sh", "aim": "idle"}
    assert side(picture, "sn_elite_of_sareon@S", "L")["aim"] == "stopped"  # at the Guard's shield
    marks = [panel.marks for panel in picture.panels]
    assert "attacker" in marks[BLACK] and "defender" in marks[SNOW]


@rule("ER-INIT-01", "ER-INIT-02")
def test_the_order_of_the_cycle_is_told_from_the_one_on_turn_on() -> None:
    t = booklet()
    t.pass_to(BLACK, "start")
    picture = scene(t.g)
    assert sums(picture, "battle", "sum-on-turn") == [{"fighter": "bl_janira@N"}]
    assert sums(picture, "battle", "sum-next") == [{"fighter": "sn_raider@E"}]
    order = {told.of: dict(told.args)["n"] for told in picture.sums if told.text == "sum-order"}
    # Equal initiative: the attacker goes first.
    assert order == {"sn_raider@E": 1, "bl_guard_of_darn@W": 2, "sn_elite_of_sareon@S": 3}


@rule("ER-ACTION-10", "ER-ACTION-07")
def test_a_declared_action_lies_open_and_what_it_changes_is_told_beside_what_is_printed() -> None:
    t = booklet()
    t.pass_to(SNOW, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "L")
    for seat in (BLACK, SNOW, SPECTATOR):
        picture = scene(t.g, seat)
        assert ids(picture, "declared-0") == ["sn_lord_of_the_blizzard"]
        assert zone(picture, "declared-0").owner == SNOW
        assert [a["thing"] for a in sums(picture, "declared-0", "sum-aim")] == ["sn_elite_of_sareon@S", "L"]
    assert speakers(scene(t.g, SPECTATOR)) == [("sum-asked", BLACK)]
    t.pass_to(BLACK, "named")
    picture = scene(t.g)
    printed = WARRIORS["sn_elite_of_sareon"].icons[0]
    assert side(picture, "sn_elite_of_sareon@S", "L") == {"side": "L", "icon": "p2", "aim": "hits"}
    assert printed and sums(picture, "sn_elite_of_sareon@S", "sum-was")[0]["side"] == "L"
    assert not [z for z in picture.zones if z.id == "declared-0"]


def speakers(picture: Scene) -> list[tuple[str, int]]:
    return [(told.text, told.seat) for told in picture.sums if told.of == "window"]


@rule("ER-ACTION-08", "ER-ATTACK-10R")
def test_who_has_passed_and_who_may_still_speak() -> None:
    t = booklet()
    t.pass_to(BLACK, "start")
    assert speakers(scene(t.g)) == [("sum-asked", BLACK), ("sum-asked", SNOW)]
    t.choose("pass", seat=BLACK)
    assert speakers(scene(t.g)) == [("sum-passed", BLACK), ("sum-asked", SNOW)]


@rule("ER-ATTACK-10R", "ER-TYPE-05")
def test_a_named_strike_tells_lives_deaths_and_the_reply() -> None:
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.lands(BLACK, "A2 A3")
    t.set("bl_janira@N", icons="-- P2 --", lives=1, initiative=9)
    t.set("sn_raider@S", icons="-- CA --", lives=2, initiative=1)
    t.battle(
        "bl_janira@N bl_guard_of_darn@TOP bl_initiate@BOTTOM", "sn_raider@S sn_elite_of_sareon@E sn_sentinel@W"
    )
    t.pass_to(BLACK, "named")
    picture = scene(t.g, SPECTATOR)
    strike = {"fighter": "bl_janira@N", "other": "sn_raider@S", "n": 2}
    assert sums(picture, "battle", "sum-strike") == [strike]
    assert sums(picture, "battle", "sum-reply") == [{"fighter": "bl_janira@N", "n": 1}]
    assert [a["fighter"] for a in sums(picture, "battle", "sum-dies")] == ["sn_raider@S", "bl_janira@N"]
    t.pass_to(BLACK, "struck")
    picture = scene(t.g, SPECTATOR)
    assert not sums(picture, "battle", "sum-strike")
    assert sums(picture, "battle", "sum-struck") == [{"fighter": "bl_janira@N", "other": "sn_raider@S"}]
    states = {piece.id: piece.state for piece in picture.pieces if piece.kind == "fighter"}
    assert states["sn_raider@S"] == states["bl_janira@N"] == "dying"


@rule("ER-RESULT-02", "ER-RESULT-03")
def test_who_would_win_now() -> None:
    t = booklet()
    tied = {"n": 2, "of_n": 2, "side": "defender", "by": "reserve"}
    assert sums(scene(t.g), "battle", "sum-if-ended") == [tied]
    with t.edit() as g:
        assert g.fight is not None
        g.fight.tie = BLACK
    assert sums(scene(t.g), "battle", "sum-if-ended") == [tied | {"side": "attacker", "by": "effect"}]


@rule("ER-ATTACK-06")
def test_strikes_to_choose_from_are_told_with_what_they_do() -> None:
    t = booklet()
    t.set("bl_janira@N", icons="P1 P1 --")
    t.fight_on()
    assert t.prompt == "er-icon"
    told = {s.of: dict(s.args) for s in scene(t.g, BLACK).sums if s.text == "named-strike"}
    assert {*told} == {*t.options("strike")}
    assert told["strike:L:sn_raider@E"]["fate"] == "dies" and told["strike:L:sn_raider@E"]["reply_n"] == 0
    assert told["strike:F:sn_elite_of_sareon@S"]["fate"] == "lives"
    assert not [s for s in scene(t.g, SNOW).sums if s.text == "named-strike"]


# Trade.


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
