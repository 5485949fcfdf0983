"""Who is asked, and who is not: public facts decide, never what a hand hides (ER-ACTION-02, 08)."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.warriors import BY_PEOPLE, WARRIORS
from realms.games.elven_rage.rules.declaring import OPEN_AIMS, may_speak
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.kernel import view
from realms.kernel.rng import Rng
from realms.testing.rules import rule

from .builder import ER, duel

BLACK, SNOW, FOREST, HIGH = 0, 1, 2, 3
EMPTY = "-- -- --"
GUARD, SENTINEL = "bl_guard_of_darn@N", "sn_sentinel@S"
ALL_FOUR = "black snow forest high"


def war(peoples: str, hands: tuple[str, ...], *, lands: int = 3, icons: str = "-- S1 --") -> ER:
    """Black attacks Snow, the others look on; all have these cards and as many lands."""
    t = ER(peoples)
    for seat, hand in enumerate(hands):
        t.hand(seat, hand)
        t.own(seat, lands)
    t.set(GUARD, icons=icons, lives=3, initiative=9)
    t.set(SENTINEL, icons=EMPTY, lives=3, initiative=1)
    t.battle(GUARD, SENTINEL)
    return t


def asked(t: ER, moment: str) -> list[int]:
    """The seats that are asked at a moment of the first turn, in order."""
    return [seat for m, seat in t.fight_on() if m == moment][: t.g.seats]


@rule("ER-ACTION-02", "ER-ACTION-08")
@pytest.mark.parametrize("moment", ["start", "named", "struck", "end"])
def test_all_four_who_could_hold_something_are_asked_whatever_they_hold(moment: str) -> None:
    """Cards without a use in battle, or with one: the same questions in the same order."""
    idle = ("bl_slaver", "sn_raider", "fo_druid", "hi_knight_of_dawn")
    able = ("bl_assassin", "sn_frost_archer", "fo_treant", "hi_white_tower_archer")
    assert asked(war(ALL_FOUR, idle), moment) == asked(war(ALL_FOUR, able), moment) == [BLACK, SNOW, FOREST, HIGH]


@rule("ER-ACTION-02")
@pytest.mark.parametrize("peoples", ["black snow", "black snow forest", ALL_FOUR])
def test_questions_are_the_same_in_every_world_a_player_thinks_possible(peoples: str) -> None:
    """In each window of a battle that is being fought, with something declared in between."""
    cards = (
        "bl_assassin bl_initiate",
        "sn_frost_archer sn_raider",
        "fo_treant fo_druid",
        "hi_healer hi_sun_blade",
    )
    t = war(peoples, cards[: len(peoples.split())])
    for seat, artifact in enumerate(("art_feather", "art_mirror", "art_web", "art_glove")[: t.g.seats]):
        t.artifacts(seat, artifact)
    guess = Rng(3, 0)
    worlds = 0
    for step in range(40):
        if t.g.fight is None:
            break
        now = [(d.seat, d.prompt, d.rule, d.args) for d in t.due]
        for watcher in range(t.g.seats):
            world = view.redeal(t.match, watcher, guess)
            assert [(d.seat, d.prompt, d.rule, d.args) for d in world.due] == now
            mine = [o.key for d in t.due if d.seat == watcher for o in d.options]
            assert [o.key for d in world.due if d.seat == watcher for o in d.options] == mine
            worlds += 1
        options = t.options()
        t.choose(options[0] if step % 5 == 1 else options[-1], seat=t.active)
    assert worlds >= 30


@rule("ER-ACTION-08")
def test_outsiders_are_asked_only_for_what_works_in_a_battle_of_others() -> None:
    """With one land the Forest could use nothing of that kind, and Snow's own battle is another matter."""
    dear = min(w.cost for w in BY_PEOPLE["forest"] if w.timing in ("battle", "any", "on_action"))
    t = war("black snow forest", ("", "sn_raider", "fo_pathfinder"), lands=dear - 1)
    assert FOREST not in [seat for _, seat in t.fight_on()]
    t = war("black snow forest", ("", "sn_raider", "fo_pathfinder"), lands=dear)
    assert FOREST in [seat for _, seat in t.fight_on()]


@rule("ER-ACTION-05")
def test_who_lacks_the_lands_for_everything_is_not_asked() -> None:
    t = war("black snow forest", ("", "", "fo_treant"), lands=1)
    assert [seat for _, seat in t.fight_on()] == []


@rule("ER-ACTION-01")
def test_who_holds_neither_card_nor_artifact_is_not_asked() -> None:
    t = war(ALL_FOUR, ("", "", "", "hi_healer"))
    assert {seat for _, seat in t.fight_on()} == {HIGH}


@rule("ER-ACTION-01")
def test_who_cannot_hold_a_fitting_card_any_more_is_not_asked() -> None:
    """All Treants lie in the discard pile: the Forest has nothing left for a battle of others."""
    battle = [w for w in BY_PEOPLE["forest"] if w.timing in ("battle", "any", "on_action")]
    t = ER("black snow forest")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.hand(FOREST, "fo_pathfinder")
    t.own(FOREST, 5)
    t.discard(FOREST, " ".join([w.name for w in battle for _ in range(w.copies - 1)]))
    t.set(GUARD, icons=EMPTY)
    t.set(SENTINEL, icons=EMPTY)
    t.battle(GUARD, SENTINEL)
    # One is still unseen.
    assert t.active == FOREST
    t.discard(FOREST, " ".join([w.name for w in battle]))
    t.battle("bl_initiate@N", "sn_raider@S")
    assert FOREST not in [seat for _, seat in t.fight_on()]


@rule("ER-ACTION-04")
def test_a_card_that_fights_or_was_declared_is_not_in_the_hand() -> None:
    """Snow's only answer to an Action of another would be nothing: its unseen cards are counted."""
    t = war("black snow", ("", "sn_raider"), lands=5)
    seen = [w for w in BY_PEOPLE["snow"] if w.timing and w.name != "sn_raider"]
    with t.edit() as g:
        for w in seen:
            for _ in range(g.elves[SNOW].deck.items.count(w.name)):
                g.elves[SNOW].deck.items.remove(w.name)
                g.elves[SNOW].discard.append(w.name)
    assert not may_speak(t.match, SNOW, "start", None)
    with t.edit() as g:
        g.elves[SNOW].discard.remove("sn_ice_shaman")
        g.elves[SNOW].deck.put("sn_ice_shaman")
    assert may_speak(t.match, SNOW, "start", None)


@rule("ER-ACTION-02", "ER-ATTACK-07R")
def test_only_the_owner_of_a_dying_card_is_asked_to_save_it() -> None:
    """Everyone may hold the Feather; only Snow's card dies."""
    t = ER("black snow forest")
    for seat, artifact in enumerate(("art_horn", "art_lamp", "art_glove")):
        t.hand(seat, "")
        t.artifacts(seat, artifact)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S sn_raider@BOTTOM", at="reserve_exchange")
    moments = t.fight_on()
    assert [seat for moment, seat in moments if moment == "fallen"] == [SNOW]


@rule("ER-ACTION-02")
def test_an_artifact_that_was_used_or_declared_is_no_reason_to_ask() -> None:
    t = duel(EMPTY, EMPTY)
    with t.edit() as g:
        fits_battle = [a for a, timing in ARTIFACTS.items() if timing in ("battle", "own_battle")]
        for name in fits_battle[1:]:
            zone = next(z for z in (g.artifact_deck, *[e.artifacts for e in g.elves]) if name in z.items)
            zone.take(zone.items.index(name))
            g.spent.append(name)
    assert may_speak(t.match, BLACK, "start", None)
    last = fits_battle[0]
    with t.edit() as g:
        g.artifact_deck.take(g.artifact_deck.items.index(last))
        g.elves[SNOW].laid.append(last)
    assert not may_speak(t.match, BLACK, "start", None)


@rule("ER-ACTION-02", "ER-ATTACK-10R")
def test_a_silenced_player_is_not_asked_until_the_battle_is_over() -> None:
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.hand(SNOW, "sn_frost_archer")
    t.own(BLACK, 4)
    t.own(SNOW, 4)
    t.artifacts(BLACK, "art_silence")
    for who in (GUARD, SENTINEL):
        t.set(who, icons=EMPTY, lives=3)
    t.battle(GUARD, SENTINEL, at="reserve_exchange")
    t.pass_to(BLACK, "deployed")
    t.choose("artifact_on", "art_silence", "snow")
    # The Amulet itself may be answered.
    assert (t.active, t.prompt) == (SNOW, "er-answer")
    t.choose("pass")
    asked = t.fight_on()
    assert {seat for moment, seat in asked if moment != "deployed"} == {BLACK}
    assert may_speak(t.match, SNOW, "turn", None)


@rule("ER-ACTION-02")
def test_a_player_who_is_out_is_not_asked() -> None:
    t = war("black snow forest", ("", "sn_raider", "fo_treant"))
    assert may_speak(t.match, FOREST, "start", None)
    t.elves(FOREST).out = True
    assert not may_speak(t.match, FOREST, "start", None)


@rule("ER-ACTION-02")
def test_what_decides_who_is_asked_is_aimed_at_open_cards_only() -> None:
    """The things whose aims are looked at before anybody is asked see nothing of hands, decks and squads."""
    things = [w.name for w in WARRIORS.values() if w.timing in OPEN_AIMS]
    things += [a for a, timing in ARTIFACTS.items() if timing in OPEN_AIMS]
    assert len(things) >= 5
    t = war(ALL_FOUR, ("bl_assassin bl_initiate", "sn_raider", "fo_sniper", "hi_healer"))
    t.set(SENTINEL, lives=1)
    t.pass_to(SNOW, "struck")
    for seat in range(4):
        world = view.redeal(t.match, (seat + 1) % 4, Rng(seat, 0))
        assert isinstance(world, ElvenRage)
        for thing in things:
            assert POWERS[thing].targets(t.match, seat) == POWERS[thing].targets(world, seat)
