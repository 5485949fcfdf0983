"""ER-BATTLE: neutral squads, from the deal to the one that is fought."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.rules.conquest import deal_squads
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .land import SQUAD, Land, neighbours

BLACK, SNOW, FOREST = 0, 1, 2


def squads(t: Land, seat: int) -> list[list[str]]:
    """What the seat knows of the squads."""
    shown = t.sees(seat)["squads"]
    assert isinstance(shown, list)
    return [squad["items"] for squad in shown]


@rule("ER-BATTLE-01")
def test_one_squad_may_be_looked_at_and_one_of_its_cards_is_laid_open() -> None:
    t = neighbours()
    t.squad(1, SQUAD)
    t.choose("conquer", "1-1")
    assert (t.active, t.prompt) == (BLACK, "er-look-squad")
    assert t.options() == ["look:squad-0", "look:squad-1", "look:squad-2", "look:squad-3", "no_look"]
    t.choose("look", "squad-1")
    assert squads(t, BLACK)[1] == sorted(SQUAD.split()) and squads(t, SNOW)[1] == []
    assert (t.active, t.prompt) == (BLACK, "er-lay-open")
    assert t.refs("open") == sorted(SQUAD.split())
    t.choose("open", "ne_harpy")
    for seat in (SNOW, FOREST, SPECTATOR):
        assert squads(t, seat)[1] == ["ne_harpy"]
    assert squads(t, BLACK)[1] == sorted(SQUAD.split())
    assert t.g.opened == ["", "ne_harpy", "", ""]


@rule("ER-BATTLE-01")
def test_nobody_need_look() -> None:
    t = neighbours()
    t.choose("conquer", "1-1")
    t.choose("no_look")
    assert (t.active, t.prompt) == (BLACK, "er-choose-squad") and t.g.opened == [""] * 4


@rule("ER-BATTLE-02")
@pytest.mark.parametrize("fought", [0, 1])
def test_that_squad_or_any_other_is_fought(fought: int) -> None:
    t = neighbours()
    t.squad(1, SQUAD)
    t.play("conquer:1-1", "look:squad-1", "open:ne_harpy")
    assert t.refs("fight") == ["squad-0", "squad-1", "squad-2", "squad-3"]
    cards = sorted(t.g.squads[fought].items)
    t.choose("fight", f"squad-{fought}")
    t.choose("mover", "snow")
    t.quiet()
    t.send()
    there = [f.card for f in t.fight.fighters if f.side == 1]
    assert sorted([*there, *t.fight.treasures]) == cards
    assert t.g.opened == (["ne_harpy", "", ""] if fought == 0 else ["", "", ""])


@rule("ER-BATTLE-02")
def test_a_squad_with_an_open_card_may_be_fought_but_not_looked_at() -> None:
    t = neighbours()
    with t.edit() as g:
        g.opened[2] = g.squads[2].items[0]
    t.choose("conquer", "1-1")
    assert t.refused("look", "squad-2") == "ER-BATTLE-02" and t.refs("look") == ["squad-0", "squad-1", "squad-3"]
    t.choose("no_look")
    assert t.offers("fight", "squad-2")


@rule("ER-BATTLE-02")
def test_with_an_open_card_on_every_squad_nobody_is_asked_to_look() -> None:
    t = neighbours()
    with t.edit() as g:
        g.opened[:] = [squad.items[0] for squad in g.squads]
    t.choose("conquer", "1-1")
    assert t.prompt == "er-choose-squad"


@rule("ER-BATTLE-03")
def test_a_squad_that_was_fought_is_used_up() -> None:
    t = neighbours()
    kept = [squad.items[:] for squad in t.g.squads[1:]]
    t.march("1-1")
    t.send()
    assert [squad.items for squad in t.g.squads] == kept
    assert [squad.name for squad in t.g.squads] == ["squad-0", "squad-1", "squad-2"]
    t.decide(won=False)
    assert [squad.items for squad in t.g.squads] == kept


def without_squads(t: Land) -> None:
    with t.edit() as g:
        for squad in g.squads:
            g.neutral_discard += squad.items
        g.squads.clear()
        g.opened.clear()


@rule("ER-BATTLE-03")
def test_new_squads_are_dealt_when_they_are_needed() -> None:
    t = neighbours()
    without_squads(t)
    t.choose("conquer", "1-1")
    assert [len(squad.items) for squad in t.g.squads] == [3, 3, 3, 3] and t.g.opened == [""] * 4
    assert t.prompt == "er-look-squad" and [e["n"] for e in t.happened("er-squads")] == [4]


@rule("ER-BATTLE-03")
def test_against_a_player_no_squads_are_needed() -> None:
    t = neighbours()
    without_squads(t)
    t.choose("conquer", "1-0")
    assert t.g.squads == []


@rule("ER-BATTLE-03")
def test_the_neutral_discard_pile_becomes_a_new_deck() -> None:
    t = neighbours()
    without_squads(t)
    with t.edit() as g:
        g.neutral_discard += g.neutral_deck.items[2:]
        del g.neutral_deck.items[2:]
        last = g.neutral_deck.items[:]
    t.choose("conquer", "1-1")
    assert t.g.neutral_discard == [] and len(t.g.neutral_deck.items) == 34 - 12
    assert sorted(t.g.squads[0].items[:2]) == sorted(last)
    assert len(t.happened("er-neutrals-reshuffled")) == 1


@rule("ER-BATTLE-03R")
def test_an_elimination_does_not_make_the_squads_fewer() -> None:
    t = neighbours()
    without_squads(t)
    with t.edit() as g:
        g.elves[FOREST].out = True
    t.choose("conquer", "1-1")
    assert len(t.g.squads) == 4


@rule("ER-BATTLE-03R")
@pytest.mark.parametrize(("cards", "dealt"), [(11, [3, 3, 3]), (3, [3]), (2, [2]), (1, [1])])
def test_only_full_squads_or_a_single_short_one(cards: int, dealt: list[int]) -> None:
    t = neighbours()
    without_squads(t)
    with t.invent() as g:
        del g.neutral_discard[:]
        del g.neutral_deck.items[cards:]
        deal_squads(g)
    assert [len(squad.items) for squad in t.g.squads] == dealt
    assert len(t.g.neutral_deck.items) == cards - sum(dealt)


@rule("ER-BATTLE-03R", "ER-DEPLOY-08")
def test_a_short_squad_fights_with_what_it_has() -> None:
    t = neighbours()
    without_squads(t)
    with t.invent() as g:
        del g.neutral_discard[:]
        g.neutral_deck.items[:] = ["ne_bandit", "ne_harpy"]
    t.play("conquer:1-1", "no_look")
    assert t.prompt == "er-choose-mover"
    t.choose("mover", "snow")
    t.quiet()
    t.send()
    assert sorted([f.card for f in t.fight.fighters if f.side == 1]) == ["ne_bandit", "ne_harpy"]
