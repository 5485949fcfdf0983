"""ER-TRADE: Treasures and Artifacts change hands between two players."""

from __future__ import annotations

from realms.games.elven_rage.data.goals import GOALS
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .land import FIVE, Land

BLACK, SNOW, FOREST = 0, 1, 2
HARP, IDOL = "tr_silver_harp", "tr_amber_idol"


def market() -> Land:
    """Black has a Treasure and two Artifacts, Snow a Treasure and two Artifacts, the Forest elves nothing."""
    t = Land("black snow forest")
    for seat, goal in enumerate(("goal_castles", "goal_warlord", "goal_lands")):
        t.goal(seat, goal)
    t.treasures(BLACK, HARP)
    t.treasures(SNOW, IDOL)
    t.artifacts(BLACK, "art_web art_boots")
    t.artifacts(SNOW, "art_horn art_lamp")
    return t


def artifacts(t: Land, seat: int, of: int) -> list[str]:
    """What the seat knows of the Artifacts of another."""
    elves = t.sees(seat)["elves"]
    assert isinstance(elves, list)
    known = elves[of]["artifacts"]["items"]
    assert isinstance(known, list)
    return sorted(known)


def things(t: Land, seat: int) -> list[str]:
    return sorted([*t.elves(seat).artifacts.items, *t.elves(seat).treasures])


@rule("ER-TRADE-01")
def test_a_treasure_for_an_artifact() -> None:
    t = market()
    t.play("trade:snow", f"give:{HARP}", "want:artifact", "propose")
    assert (t.active, t.prompt) == (SNOW, "er-consider") and t.refs("name") == ["art_horn", "art_lamp"]
    assert not t.offers("accept")
    t.play("name:art_lamp", "accept")
    assert (t.active, t.prompt) == (BLACK, "er-confirm")
    t.choose("accept")
    assert things(t, BLACK) == ["art_boots", "art_lamp", "art_web"]
    assert things(t, SNOW) == ["art_horn", IDOL, HARP]
    assert (t.active, t.prompt) == (BLACK, "er-turn")


@rule("ER-TRADE-01", "ER-ARTIFACT-04")
def test_an_artifact_for_a_treasure() -> None:
    t = market()
    t.play("trade:snow", "give:art_boots", f"want:{IDOL}", "propose", "accept")
    assert things(t, BLACK) == ["art_web", IDOL, HARP]
    assert things(t, SNOW) == ["art_boots", "art_horn", "art_lamp"]


@rule("ER-TRADE-01")
def test_something_may_be_given_for_a_promise() -> None:
    t = market()
    t.play("trade:forest", f"give:{HARP}", "propose", "accept")
    assert t.elves(FOREST).treasures == [HARP] and things(t, BLACK) == ["art_boots", "art_web"]


@rule("ER-TRADE-01")
def test_not_during_a_battle() -> None:
    t = market()
    t.hand(BLACK, FIVE)
    assert t.offers("trade", "snow")
    t.choose("conquer", "1-1")
    while t.g.active == BLACK:
        assert not t.options("trade")
        t.choose(t.due[0].options[-1].key, seat=t.active)


@rule("ER-TRADE-01R")
def test_only_treasures_and_artifacts_are_traded() -> None:
    t = market()
    t.choose("trade", "snow")
    assert t.refs("give") == ["art_boots", "art_web", HARP]
    assert t.refs("want") == [IDOL, "artifact"]
    assert not t.offers("propose") and t.offers("cancel")


@rule("ER-TRADE-01R")
def test_no_more_is_asked_for_than_there_is() -> None:
    t = market()
    t.play("trade:snow", "want:artifact", "want:artifact", f"want:{IDOL}", "give:art_web")
    assert t.refs("want") == [] and t.refs("give") == ["art_boots", HARP]


@rule("ER-TRADE-01R")
def test_a_refusal_leaves_everything_as_it_was() -> None:
    t = market()
    t.play("trade:snow", "give:art_boots", f"give:{HARP}", f"want:{IDOL}", "propose", "refuse")
    assert things(t, BLACK) == ["art_boots", "art_web", HARP] and things(t, SNOW) == ["art_horn", "art_lamp", IDOL]
    assert [e["who"] for e in t.happened("er-trade-refused")] == [SNOW]
    assert (t.active, t.prompt) == (BLACK, "er-turn")


@rule("ER-TRADE-01R")
def test_whoever_offered_may_still_refuse_the_artifacts_that_were_named() -> None:
    t = market()
    t.play("trade:snow", f"give:{HARP}", "want:artifact", "propose", "name:art_lamp", "accept", "refuse")
    assert things(t, BLACK) == ["art_boots", "art_web", HARP] and things(t, SNOW) == ["art_horn", "art_lamp", IDOL]
    assert artifacts(t, BLACK, SNOW) == ["art_lamp"]


@rule("ER-TRADE-01R")
def test_another_offer_may_be_made_in_return_once() -> None:
    t = market()
    t.play("trade:snow", "give:art_boots", f"want:{IDOL}", "propose", "counter")
    assert (t.active, t.prompt) == (SNOW, "er-compose")
    assert t.refs("give") == ["art_horn", "art_lamp", IDOL] and t.refs("want") == [HARP, "artifact"]
    t.choose("give", "art_horn")
    assert "art_horn" not in str(t.sees(BLACK))
    t.play(f"want:{HARP}", "propose")
    assert (t.active, t.prompt) == (BLACK, "er-consider") and t.refused("counter") == "ER-TRADE-01R"
    t.choose("accept")
    assert things(t, BLACK) == ["art_boots", "art_horn", "art_web"]
    assert things(t, SNOW) == ["art_lamp", IDOL, HARP]


@rule("ER-TRADE-01R")
def test_one_offer_to_each_player_in_a_turn() -> None:
    t = market()
    t.play("trade:snow", "cancel")
    assert t.refused("trade", "snow") == "ER-TRADE-01R" and t.offers("trade", "forest")
    assert not t.happened("er-trade-refused")  # nobody was offered anything
    t.play("trade:forest", "cancel")
    assert t.refs("trade") == []
    t.begin_turn(BLACK)
    t.until("er-turn")
    assert t.refs("trade") == ["snow", "forest"]


@rule("ER-TRADE-01R")
def test_where_neither_has_anything_there_is_no_trade() -> None:
    t = market()
    t.turn(FOREST)
    with t.edit() as g:
        g.neutral_discard += g.elves[BLACK].treasures
        g.elves[BLACK].treasures.clear()
        g.artifact_deck.items += g.elves[BLACK].artifacts.items
        g.elves[BLACK].artifacts.items.clear()
    assert t.refs("trade") == ["snow"]


# Who learns what.


@rule("ER-TRADE-01R")
def test_an_artifact_is_shown_with_the_offer_and_not_before() -> None:
    t = market()
    t.play("trade:snow", "give:art_boots")
    assert "art_boots" not in str(t.sees(SNOW)) and t.can_undo(BLACK)
    t.choose("cancel")
    assert artifacts(t, SNOW, BLACK) == []
    t = market()
    t.play("trade:snow", "give:art_boots", "propose")
    assert "art_boots" in str(t.sees(SNOW))
    for seat in (FOREST, SPECTATOR):
        assert "art_boots" not in str(t.sees(seat))
    trays = {z.id: [card.id for card in z.cards] for z in t.scene(SNOW).zones if z.id.startswith("trade-")}
    assert trays == {"trade-0": ["art_boots"], "trade-1": []}


@rule("ER-TRADE-01R")
def test_an_artifact_that_was_named_is_shown_only_when_the_trade_is_agreed_to() -> None:
    t = market()
    t.play("trade:snow", f"give:{HARP}", "want:artifact", "propose", "name:art_lamp")
    assert "art_lamp" not in str(t.sees(BLACK))
    t.choose("refuse")
    assert artifacts(t, BLACK, SNOW) == []
    t = market()
    t.play("trade:snow", f"give:{HARP}", "want:artifact", "propose", "name:art_lamp", "accept")
    assert "art_lamp" in str(t.sees(BLACK)) and "art_lamp" not in str(t.sees(FOREST))


@rule("ER-TRADE-01R", "ER-ARTIFACT-04")
def test_others_see_that_a_trade_was_made_and_its_treasures_but_no_artifact() -> None:
    t = market()
    t.play("trade:snow", "give:art_boots", f"want:{IDOL}", "propose", "accept")
    told = t.told(FOREST)
    assert [(e["who"], e["whom"]) for e in told if e["kind"] == "er-traded"] == [(BLACK, SNOW)]
    passed = [(e["who"], e["whom"], e["treasure"]) for e in told if e["kind"] == "er-treasure-passed"]
    assert passed == [(SNOW, BLACK, IDOL)]
    assert "art_boots" not in str(told) and "art_boots" in str(t.told(SNOW))
    assert artifacts(t, FOREST, SNOW) == [] and artifacts(t, BLACK, SNOW) == ["art_boots"]


@rule("ER-TRADE-01R", "ER-GOAL-01R")
def test_a_goal_may_be_met_by_a_trade() -> None:
    t = market()
    t.goal(SNOW, "goal_hoard")
    wanted = GOALS["goal_hoard"].much[t.g.seats - 2]
    t.artifacts(SNOW, " ".join(t.g.artifact_deck.items[: wanted - 1 - len(things(t, SNOW))]))
    assert len(things(t, SNOW)) == wanted - 1
    t.play("trade:snow", f"give:{HARP}", "propose", "accept")
    assert t.match.over and t.g.winner == SNOW
