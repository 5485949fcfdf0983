"""The dummy player of solo games."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.heroes import DOTS, HEROES, deck_of
from realms.games.mage_knight.data.scenarios import SCENARIOS, has_dummy
from realms.games.mage_knight.rules import dummy as rules
from realms.games.mage_knight.state import Dummy
from realms.games.mage_knight.terms import DUMMY
from realms.testing.rules import rule


def the_dummy(t: MK) -> Dummy:
    assert t.g.dummy is not None
    return t.g.dummy


def cards(t: MK, *names: str, crystals: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
    """The dummy flips these next, the first first; the others lie in its discard pile."""
    with t.edit() as g:
        dummy = g.dummy
        assert dummy is not None
        dummy.discard.extend(dummy.deck.items)
        dummy.deck.items.clear()
        for name in reversed(names):
            dummy.discard.remove(name)
            dummy.deck.items.append(name)
        dummy.crystals[:] = crystals


def flip(t: MK) -> int:
    """A turn of the dummy; how many cards it flipped."""
    before = len(the_dummy(t).deck.items)
    with t.edit() as g:
        rules.turn(g)
    return before - len(the_dummy(t).deck.items)


@rule("MK-DUMMY-01", "MK-DUMMY-12")
def test_a_dummy_plays_in_solo_games_and_there_is_always_a_hero_left_for_it() -> None:
    assert MK("solo_conquest").g.dummy is not None
    assert MK("first_reconnaissance").g.dummy is not None
    assert MK("full_conquest", players=2).g.dummy is None
    for scenario in SCENARIOS.values():
        for players in range(scenario.fewest, scenario.most + 1):
            assert not has_dummy(scenario, players) or players < len(HEROES)


@rule("MK-DUMMY-02", "MK-DUMMY-03", "MK-DUMMY-04")
def test_the_dummy_is_an_unused_hero_with_its_cards_and_three_crystals() -> None:
    seen: list[str] = []
    for seed in range(12):
        t = MK("solo_conquest", seed=seed)
        dummy = the_dummy(t)
        assert dummy.name != t.hero().name
        assert sum(dummy.crystals) == 3
        assert all(dummy.crystals[colour] == DOTS[dummy.name].count(colour) for colour in range(4))
        assert sorted(dummy.deck.items + dummy.discard) == sorted(deck_of(dummy.name))
        seen.append(dummy.name)
    assert len(set(seen)) == 3  # at random


@rule("MK-DUMMY-04")
def test_the_dummy_does_not_count_for_dice_and_units() -> None:
    t = MK("solo_conquest")
    assert len(t.g.source) == 3 and len(t.g.unit_offer) == 3


@rule("MK-DUMMY-05")
def test_the_tactic_of_the_dummy_is_its_place_only() -> None:
    t = MK("solo_conquest")
    dummy = the_dummy(t)
    assert dummy.tactic not in ("", t.hero().tactic)
    assert sorted(t.g.order) == [0, DUMMY]
    assert dummy.tactic not in t.g.tactics


@rule("MK-DUMMY-07")
def test_the_dummy_flips_three_cards() -> None:
    t = MK("solo_conquest")
    dummy = the_dummy(t)
    cards(t, *deck_of(dummy.name)[:8])
    assert flip(t) == 3


@rule("MK-DUMMY-08")
def test_crystals_of_the_last_colour_flip_more_cards_whose_colour_is_irrelevant() -> None:
    t = MK("solo_conquest")
    cards(t, "rage", "rage", "march", "march", "stamina", "stamina", "swiftness", crystals=(0, 2, 1, 0))
    assert flip(t) == 4  # march is green; the fourth is green, too
    cards(t, "rage", "rage", "march", "stamina", "stamina", "swiftness", crystals=(0, 2, 3, 0))
    assert flip(t) == 6
    cards(t, "rage", "march", "swiftness", "stamina", crystals=(3, 3, 3, 0))
    assert flip(t) == 3  # no white crystal


@rule("MK-DUMMY-09", "MK-DUMMY-06")
def test_with_too_few_cards_it_announces_in_its_next_turn() -> None:
    t = MK("solo_conquest")
    cards(t, "rage", "march")
    assert flip(t) == 2 and t.g.announced < 0
    cards(t, "rage", "rage", "march", "march", crystals=(0, 0, 3, 0))
    assert flip(t) == 4 and t.g.announced < 0
    assert flip(t) == 0
    assert t.g.announced == DUMMY and t.g.last_turns == [0]


@rule("MK-DUMMY-06")
def test_after_the_dummy_announced_the_player_has_one_more_turn() -> None:
    t = MK("solo_conquest")
    with t.edit() as g:
        dummy = g.dummy
        assert dummy is not None
        dummy.discard.extend(dummy.deck.items)
        dummy.deck.items.clear()
    t.choose("end")
    t.until("move")
    assert t.g.announced == DUMMY and t.g.round == 1
    assert not t.offers("announce")
    t.choose("end")
    t.until_that(lambda: t.g.round == 2, "the next round")


@rule("MK-DUMMY-06")
def test_the_dummy_does_not_announce_a_second_time() -> None:
    t = MK("solo_conquest")
    cards(t)
    with t.edit() as g:
        g.announced = 0
        g.last_turns = []
        rules.turn(g)
    assert t.g.announced == 0 and t.g.last_turns == []


@rule("MK-DUMMY-10", "MK-DUMMY-11")
def test_between_rounds_the_dummy_gains_a_card_and_a_crystal() -> None:
    t = MK("solo_conquest")
    dummy = the_dummy(t)
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    t.offer("fireball, snowstorm, tremor")
    with t.edit() as g:
        assert g.dummy is not None
        g.dummy.crystals[:] = [3, 0, 0, 0]
        g.announced = DUMMY
        g.last_turns = []
    t.choose("end")
    t.until_that(lambda: t.g.round == 2, "the next round")
    dummy = the_dummy(t)
    assert len(dummy.deck.items) + len(dummy.discard) == 17
    assert "crushing_bolt" in dummy.deck.items + dummy.discard and "crushing_bolt" not in t.g.action_deck.items
    assert "tremor" in t.g.spell_deck.items
    assert dummy.crystals[CARDS["tremor"].colour] == (4 if CARDS["tremor"].colour == 0 else 1)


@rule("MK-DUMMY-11")
def test_the_dummy_knows_no_limit_of_crystals() -> None:
    t = MK("solo_conquest")
    with t.edit() as g:
        assert g.dummy is not None
        g.dummy.crystals[:] = [3, 0, 0, 0]
        rules.prepare(g, "", "fireball")
    assert the_dummy(t).crystals == [4, 0, 0, 0]


@rule("MK-DUMMY-10")
def test_the_dummys_cards_are_shuffled_together() -> None:
    t = MK("solo_conquest")
    cards(t, "rage", "march")
    with t.edit() as g:
        rules.prepare(g, "", "")
    dummy = the_dummy(t)
    assert len(dummy.deck.items) == 16 and dummy.discard == []


@rule("MK-DUMMY-07")
def test_flipped_cards_are_open_and_told() -> None:
    t = MK("solo_conquest")
    n = len(the_dummy(t).discard)
    t.choose("end")
    t.until("move")
    told = [e for e in t.all_events if e.kind.name == "dummy-turn"]
    assert told and len(the_dummy(t).discard) > n
