"""Action upgrades (MK-OPT-30 to 34): after a night a new advanced action may replace an own card."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK, end_round
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.icons import ICONS
from realms.games.mage_knight.rules import upgrades
from realms.games.mage_knight.rules.daylight import last_night
from realms.games.mage_knight.rules.levelup import ChooseAction
from realms.games.mage_knight.rules.rounds import fill_monasteries
from realms.games.mage_knight.rules.scoring import deed_cards
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.terms import BLUE
from realms.kernel import view
from realms.testing.rules import rule


def upgrading(players: int = 2, night: int = 2, **options: object) -> MK:
    """The end of a night."""
    t = MK("full_conquest", players=players, options={"action_upgrades": True, **options})
    with t.edit() as g:
        g.round, g.night = night, True
    return t


@rule("MK-OPT-31")
def test_after_a_night_one_card_more_than_players_is_shown() -> None:
    t = upgrading()
    top = t.g.action_deck.items[-3:]
    end_round(t)
    assert t.prompt == "upgrade-action" and sorted(t.refs("upgrade")) == sorted(top)
    zones = {zone.id: zone for zone in scene(view.project(t.g, 1)).zones}
    assert len(zones["upgrades"].cards) == 3


@rule("MK-OPT-31")
def test_not_after_a_day_and_not_after_the_last_night() -> None:
    t = upgrading()
    with t.edit() as g:
        g.round, g.night = 1, False
    end_round(t)
    assert t.prompt == "pick-tactic"
    assert last_night(upgrading(night=6).g) and not last_night(upgrading(night=4).g)
    t = upgrading(night=6)
    end_round(t)
    assert t.match.over
    # Of five rounds that begin by day the fourth is the last night, though not the last round.
    with t.invent() as g:
        g.rounds, g.round = 5, 4
    assert last_night(t.g)
    with t.invent() as g:
        g.switches = ("falling_darkness",)
    assert not last_night(t.g)


@rule("MK-OPT-32")
def test_a_deck_is_rated_by_cards_crystals_units_and_levels() -> None:
    t = upgrading()
    assert upgrades.rating(t.g, t.hero()) == 0
    t.discard("fire_bolt")
    assert upgrades.rating(t.g, t.hero()) == 1
    t.discard("fireball")
    assert upgrades.rating(t.g, t.hero()) == 3
    t.discard("endless_bag_of_gold")
    assert upgrades.rating(t.g, t.hero()) == 5
    t.mana(crystals="red red blue")
    assert upgrades.rating(t.g, t.hero()) == 6
    t.units("peasants, guardian_golems")
    t.level(1)
    assert upgrades.rating(t.g, t.hero()) == 9
    with t.edit() as g:
        g.heroes[0].units[1].wounds = 1
        g.heroes[0].level = 3
    assert upgrades.rating(t.g, t.hero()) == 8 + 2 * 3
    end_round(t)
    assert {"kind": "deck-rated", "who": 0, "n": 14} in t.happened("deck-rated")


@rule("MK-OPT-31", "MK-OPT-32", "MK-SCEN-11-04")
def test_who_is_out_of_the_game_is_neither_counted_nor_compared_with() -> None:
    t = upgrading(3)
    t.level(2, seat=0)
    t.level(3, seat=2)
    with t.edit() as g:
        g.heroes[1].out = True
        g.order = [0, 2]
    end_round(t)
    assert len(t.refs("upgrade")) == 3
    assert [(told["who"], told["n"]) for told in t.happened("deck-rated")] == [(0, 0), (2, 3)]


@rule("MK-OPT-33")
def test_the_weakest_deck_chooses_first() -> None:
    t = upgrading(3)
    t.discard("fire_bolt", seat=0)
    t.fame(2, seat=1)
    t.fame(2, seat=2)
    with t.edit() as g:
        g.order = [1, 0, 2]
    end_round(t)
    asked = []
    while t.prompt == "upgrade-action":
        asked.append(t.active)
        t.choose("pass")
    assert asked == [2, 1, 0]  # equal decks and fame: who was later in the round


@rule("MK-OPT-33")
def test_of_equal_decks_the_one_with_less_fame_is_first() -> None:
    t = upgrading()
    t.fame(2, seat=1)
    with t.edit() as g:
        g.order = [0, 1]
    end_round(t)
    assert t.active == 0


@rule("MK-OPT-33")
def test_a_card_is_taken_for_one_of_the_same_colour_or_kind() -> None:
    t = upgrading()
    assert upgrades.related("fire_bolt", "threaten") and upgrades.related("fire_bolt", "determination")
    assert not upgrades.related("fire_bolt", "march") and upgrades.related("frost_bridge", "march")
    top(t, "frost_bridge")
    end_round(t)
    first = t.active
    before = sorted(deed_cards(t.hero(first)))
    t.choose("upgrade:frost_bridge")
    assert t.prompt == "replace-action"
    for card in t.refs("replace"):
        assert CARDS[card].colour == BLUE or "move" in ICONS[card]
    assert "promise" not in t.refs("replace") and "march" in t.refs("replace")
    t.choose("replace:march")
    before.remove("march")
    assert sorted(deed_cards(t.hero(first))) == sorted([*before, "frost_bridge"])
    assert "march" in t.g.removed and t.active != first and not t.offers("upgrade:frost_bridge")


@rule("MK-OPT-33")
def test_what_may_be_replaced_does_not_tell_how_the_deck_lies() -> None:
    t = upgrading()
    top(t, "frost_bridge")
    end_round(t)
    t.choose("upgrade:frost_bridge")
    offered = t.refs("replace")
    with t.edit() as g:
        g.heroes[t.active].deck.items.reverse()
    assert t.refs("replace") == offered


@rule("MK-OPT-33")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_all_are_told_from_where_a_card_is_given_up(zone: str) -> None:
    """How many cards lie there is seen by everyone: so it is no secret where the card was."""
    t = upgrading()
    top(t, "frost_bridge")
    end_round(t)
    first = t.active
    with t.edit() as g:
        hero = g.heroes[first]
        for cards in (hero.hand.items, hero.deck.items, hero.discard):
            while "march" in cards:
                cards.remove("march")
        {"hand": hero.hand.items, "deck": hero.deck.items, "discard": hero.discard}[zone].extend(["march"] * 2)
    t.choose("upgrade:frost_bridge")
    t.choose("replace:march")
    told = [event for event in t.told(1 - first) if event["kind"] == "card-given-up"]
    assert [(event["card"], event["zone"]) for event in told] == [("march", zone)]


@rule("MK-OPT-33")
def test_without_a_card_that_fits_nothing_can_be_taken() -> None:
    t = upgrading()
    top(t, "frost_bridge")
    with t.edit() as g:
        g.order = [1, 0]
    with t.invent() as g:
        hero = g.heroes[0]
        for cards in (hero.hand.items, hero.deck.items):
            cards[:] = [card for card in cards if CARDS[card].colour != BLUE and "move" not in ICONS[card]]
    end_round(t)
    assert t.active == 0 and t.refused("upgrade:frost_bridge") == "MK-OPT-33"


def top(t: MK, card: str) -> None:
    """The next advanced action."""
    with t.edit() as g:
        deck = g.action_deck if card in g.action_deck.items else None
        if deck is not None:
            deck.items.remove(card)
        else:
            g.action_offer[g.action_offer.index(card)] = g.action_deck.items.pop(0)
        g.action_deck.known = []
        g.action_deck.items.append(card)


@rule("MK-OPT-34")
def test_what_nobody_takes_goes_under_the_deck_and_decks_are_mixed() -> None:
    t = upgrading()
    shown = t.g.action_deck.items[-3:]
    end_round(t)
    t.choose("pass")
    t.choose("pass")
    assert t.prompt == "pick-tactic"
    under = t.g.action_deck.items[:4]  # and the one that left the offer
    assert [card for card in shown if card not in under] == []
    assert len([event for event in t.events if event.kind.name == "deck-shuffled"]) == 2


# Too few cards.


@rule("MK-OPT-30")
def test_when_cards_run_out_monasteries_get_none_first() -> None:
    for switch, wanted in (("action_upgrades", 0), ("friendly_mana", 1)):
        t = MK("full_conquest", players=2, options={switch: True})
        t.tile("6", 1, 1)
        t.tile("7", 2, 0)
        with t.edit() as g:
            while g.monastery_offer:
                g.action_deck.items.append(g.monastery_offer.pop())
        with t.invent() as g:
            g.action_deck.items[:] = g.action_deck.items[:1]
            fill_monasteries(g)
        assert len(t.g.monastery_offer) == min(wanted, monasteries(t)) and monasteries(t) > 0


def monasteries(t: MK) -> int:
    from realms.games.mage_knight.data.tiles import SITE
    from realms.games.mage_knight.terms import MONASTERY

    return len([hex for hex in t.g.land.at.values() if SITE[hex] == MONASTERY])


@rule("MK-OPT-30")
def test_who_is_owed_a_card_when_there_are_none_gets_nothing() -> None:
    t = upgrading()
    with t.invent() as g:
        g.action_deck.items.clear()
        g.action_offer.clear()
    t.enter(ChooseAction(0, False))
    assert t.prompt != "gain-card"
    with t.invent() as g:
        g.action_deck.items.append("fire_bolt")
    end_round(t)
    assert t.refs("upgrade") == ["fire_bolt"]  # as many as there are
