"""Rounds: preparation, order, the end of a round and of the game."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import GOLD, NONE
from realms.testing.rules import rule


def next_round(t: MK) -> MK:
    """The round is announced to be over, and the next one begins."""
    t.deck("", seat=t.active)
    t.choose("announce")
    before = t.g.round
    t.until_that(lambda: t.g.round > before, "the next round")
    return t


@rule("MK-ROUND-01", "MK-ROUND-02", "MK-ROUND-03", "MK-ROUND-10")
def test_day_and_night_alternate() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    next_round(t)
    assert t.g.night and t.g.round == 2
    assert t.prompt == "pick-tactic"
    assert t.refs("tactic")[0] == "from_the_dusk"


@rule("MK-ROUND-04")
def test_all_dice_are_rolled_again() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.mana(source="red red red red")
    next_round(t)
    assert len(t.g.source) == 4
    assert 2 * len([die for die in t.g.source if die < GOLD]) >= 4


@rule("MK-ROUND-05", "MK-ROUND-06")
def test_new_units_and_elites_once_a_core_tile_is_seen() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    old = t.g.unit_offer[:]
    next_round(t)
    assert len(t.g.unit_offer) == 4 and not any(UNITS[kind].elite for kind in t.g.unit_offer)
    assert sorted(t.g.unit_decks[0].items[: len(old)]) == sorted(old)
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core1", 2, 1)
    next_round(t)
    assert [UNITS[kind].elite for kind in t.g.unit_offer] == [True, False, True, False]


@rule("MK-ROUND-07")
def test_an_action_for_each_monastery_that_stands() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("5", 1, 1)
    t.tile("core1", 2, 1)
    standing = len([1 for hex in t.g.land.at.values() if t.g.land and _monastery(hex)])
    next_round(t)
    assert len(t.g.monastery_offer) == standing
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("5", 1, 1)
    standing = len([1 for hex in t.g.land.at.values() if _monastery(hex)])
    t.shield("5.ne")
    next_round(t)
    assert len(t.g.monastery_offer) == standing - 1


def _monastery(hex: int) -> bool:
    from realms.games.mage_knight.data.tiles import SITE
    from realms.games.mage_knight.terms import MONASTERY

    return SITE[hex] == MONASTERY


@rule("MK-ROUND-08", "MK-ROUND-09")
def test_offers_move_down() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    actions, spells = t.g.action_offer[:], t.g.spell_offer[:]
    next_round(t)
    assert t.g.action_offer[1:] == actions[:2] and t.g.spell_offer[1:] == spells[:2]
    assert t.g.action_deck.items[0] == actions[2] and t.g.spell_deck.items[0] == spells[2]


@rule("MK-ROUND-12", "MK-UNIT-15")
def test_units_are_readied_but_not_healed() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.units("peasants, foresters")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
        g.heroes[0].units[1].spent = True
        g.heroes[0].units[1].wounds = 1
    next_round(t)
    assert [unit.spent for unit in t.hero().units] == [False, False]
    assert t.hero().units[1].wounds == 1


@rule("MK-ROUND-11", "MK-SKILL-04")
def test_skills_are_turned_up() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    with t.edit() as g:
        g.heroes[0].flipped.append("anything")
    next_round(t)
    assert t.hero().flipped == []


@rule("MK-ROUND-13", "MK-ROUND-14")
def test_all_cards_are_shuffled_and_a_hand_is_drawn() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.discard("promise, stamina")
    next_round(t)
    for hero in t.g.heroes:
        assert len(hero.hand.items) >= 5 and hero.discard == []
        assert len(hero.hand.items) + len(hero.deck.items) == 16


@rule("MK-ROUND-14", "MK-ROUND-25")
def test_an_increase_for_the_next_draw_is_carried_over() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    with t.edit() as g:
        g.heroes[0].more_cards = 2
    next_round(t)
    assert len(t.hero().hand.items) == 7


@rule("MK-ROUND-15")
def test_the_least_famous_picks_first() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.fame(2, seat=1)
    next_round(t)
    assert t.active == 0


@rule("MK-ROUND-18", "MK-ROUND-19", "MK-ROUND-20")
def test_turns_go_by_the_numbers_of_the_tactics() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    next_round(t)
    first = t.active
    t.choose("tactic", "sparing_power")
    t.choose("tactic", "from_the_dusk")
    assert t.g.order == [1 - first, first]
    t.until("move")
    assert t.active == 1 - first


@rule("MK-ROUND-21", "MK-ROUND-24")
def test_every_other_player_gets_exactly_one_more_turn() -> None:
    t = MK("full_conquest", players=3, hand="march, rage")
    t.deck("")
    t.choose("announce")
    turns = []
    before = t.g.round
    while t.g.round == before:
        if t.prompt == "move" and (not turns or turns[-1] != t.active):
            turns.append(t.active)
        seat, options = t.active, t.options()
        t.choose(options[-1], seat=seat)
    assert sorted(turns) == [1, 2]


@rule("MK-ROUND-22", "MK-ROUND-23")
def test_what_came_first_rules_the_last_turns() -> None:
    from realms.games.mage_knight.rules.scenario import trigger_end

    t = MK("full_conquest", players=3, hand="march, rage")
    t.deck("")
    t.choose("announce")
    left = t.g.last_turns[:]
    with t.edit() as g:
        trigger_end(g)
    assert t.g.ending and t.g.last_turns == left


@rule("MK-ROUND-26", "MK-FLOW-05")
def test_the_game_ends_with_its_last_round() -> None:
    t = MK(players=2, hand="march, rage")
    with t.edit() as g:
        g.round = g.rounds
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.match.over, "the end")
    assert t.g.finished and t.g.announced != NONE
