"""Set-up and the flow of the whole game."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.enemies import tokens
from realms.games.mage_knight.data.heroes import HEROES, deck_of
from realms.games.mage_knight.data.hexes import HEX_NAMES, TILE, place
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.data.units import UNITS, unit_deck
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import GOLD, MARAUDING_ORCS, NONE, VILLAGE
from realms.kernel.model import BadOptions
from realms.testing.rules import rule


def match(players: int = 2, scenario: str = "full_conquest", seed: int = 1, **options: object) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": scenario, **options})
    assert isinstance(made, MageKnight)
    return made


@rule("MK-FLOW-01", "MK-FLOW-06", "MK-FLOW-03")
def test_a_scenario_and_heroes_make_a_match() -> None:
    g = match(2, "blitz_conquest", heroes=["tovak", "goldyx"])
    assert (g.scenario, g.rounds) == ("blitz_conquest", 4)
    assert [hero.name for hero in g.heroes] == ["tovak", "goldyx"]
    drawn = [match(3, heroes=["dealt", "tovak", "dealt"], seed=seed).heroes for seed in range(20)]
    assert all(heroes[1].name == "tovak" and len({hero.name for hero in heroes}) == 3 for heroes in drawn)
    assert {heroes[0].name for heroes in drawn} == {*HEROES} - {"tovak"}
    for wrong in (["tovak", "tovak"], ["tovak"], ["tovak", "nobody"], "tovak"):
        with pytest.raises(BadOptions, match="different heroes"):
            match(2, heroes=wrong)


@rule("MK-FLOW-04", "MK-ROUND-16")
def test_the_last_to_pick_a_hero_picks_the_first_tactic() -> None:
    g = match(3)
    assert g.order == [0, 1, 2]
    assert [d.seat for d in g.due] == [2]


@rule("MK-SETUP-01", "MK-SETUP-31", "MK-SETUP-24", "MK-SETUP-25")
def test_heroes_begin_with_nothing_but_their_cards() -> None:
    g = match(4)
    for hero in g.heroes:
        assert (hero.fame, hero.reputation, hero.level) == (0, 0, 1)
        assert not hero.units and not hero.skills and sum(hero.crystals) == 0


@rule("MK-SETUP-02")
def test_tokens_lie_in_six_piles_and_one_of_ruins() -> None:
    g = match()
    piles = [
        sorted(pile.items + down.items + gone)
        for pile, down, gone in zip(g.piles, g.down, g.discards, strict=True)
    ]
    for back, pile in enumerate(piles[:6]):
        on_map = [t for t in g.up if t in tokens(back)]
        assert sorted(pile + on_map) == sorted(tokens(back))
    assert [len(tokens(back)) for back in range(6)] == [12, 10, 10, 10, 10, 8]
    assert len(piles[6]) + len([t for t in g.up if "ruin" in t or "altar" in t]) == 12


@rule("MK-SETUP-04", "MK-SETUP-06", "MK-SETUP-07", "MK-SETUP-08")
def test_three_spells_and_three_actions_are_on_offer() -> None:
    g = match()
    assert len(g.spell_offer) == 3 and len(g.action_offer) == 3
    assert len(g.spell_deck.items) == 17
    assert len(g.artifact_deck.items) == 16
    assert g.common_skills == []


@rule("MK-SETUP-09", "MK-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_regular_units_than_players(players: int) -> None:
    g = match(players)
    assert len(g.unit_offer) == players + 2
    assert not any(UNITS[kind].elite for kind in g.unit_offer)
    assert len(unit_deck(elite=False)) == len(unit_deck(elite=True)) == 20


@rule("MK-SETUP-11")
def test_actions_of_monasteries_lie_beside_the_units() -> None:
    t = MK("full_conquest", players=2)
    before = len(t.g.monastery_offer)
    t.tile("core1", 2, 2)
    assert len(t.g.monastery_offer) == before + 1
    assert len(t.g.action_offer) == 3


@rule("MK-SETUP-12", "MK-SETUP-15")
def test_the_first_round_is_a_day() -> None:
    g = match()
    assert not g.night and g.round == 1
    assert g.tactics == ["early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment"]


@rule("MK-SETUP-13", "MK-SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_least_half_of_the_dice_show_basic_colours(players: int) -> None:
    for seed in range(40):
        g = match(players, seed=seed)
        assert len(g.source) == players + 2
        assert 2 * len([die for die in g.source if die < GOLD]) >= len(g.source)


@rule("MK-SETUP-16", "MK-SETUP-17", "MK-SETUP-18")
@pytest.mark.parametrize(("players", "counts"), [(2, (8, 2, 1)), (3, (9, 3, 2)), (4, (11, 4, 3))])
def test_the_tile_deck_of_full_conquest(players: int, counts: tuple[int, int, int]) -> None:
    g = match(players)
    laid = len([at for at in g.where if at != NONE]) - 1
    assert len(g.tiles.items) + laid == counts[0]
    cities = [name for name in g.core_tiles.items if TILE[name] >= TILE["core5"]]
    assert (len(cities), len(g.core_tiles.items) - len(cities)) == counts[1:]


@rule("MK-SETUP-19", "MK-SETUP-20", "MK-MAP-02", "MK-MAP-05")
def test_two_tiles_beside_a_wedge_three_before_an_open_map() -> None:
    wedge, wide = match(2), match(4)
    assert sorted(at for at in wedge.where if at != NONE) == sorted([place(0, 0), place(1, 0), place(0, 1)])
    assert sorted(at for at in wide.where if at != NONE) == sorted(
        [place(0, 0), place(1, 0), place(0, 1), place(1, -1)]
    )


@rule("MK-SETUP-21")
def test_sites_of_the_first_tiles_are_revealed() -> None:
    g = match(2, "first_reconnaissance")
    orcs = [hex for hex in g.land.at.values() if SITE[hex] == MARAUDING_ORCS]
    assert orcs and all(hex in g.up_at for hex in orcs)


@rule("MK-SETUP-22", "MK-SETUP-23", "MK-SETUP-05", "MK-SETUP-29")
def test_cities_wait_until_they_are_revealed() -> None:
    g = match()
    assert g.cities == []
    assert g.city_levels == (4, 4)


@rule("MK-SETUP-26", "MK-SETUP-27")
def test_sixteen_cards_five_of_them_in_hand() -> None:
    g = match(4)
    for hero in g.heroes:
        assert len(hero.hand.items) == 5
        assert sorted(hero.hand.items + hero.deck.items) == sorted(deck_of(hero.name))
    for name in HEROES:
        assert len(deck_of(name)) == 16


@rule("MK-SETUP-28")
def test_heroes_enter_on_the_portal_in_their_first_turn() -> None:
    g = match()
    assert [hero.hex for hero in g.heroes] == [NONE, NONE]
    t = MK(players=2)
    assert HEX_NAMES[t.hero().hex] == "start.mid"


@rule("MK-SETUP-30")
def test_ten_skill_tokens_without_those_of_the_other_kind_of_game() -> None:
    for hero in match(4).heroes:
        assert len(hero.stack.items) == 10
    alone = match(1, "solo_conquest")
    assert len(alone.heroes[0].stack.items) == 10


@rule("MK-SETUP-03")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    t = MK(at="start.mid")
    with t.edit() as g:
        g.discards[2].extend(g.piles[2].items)
        g.piles[2].items.clear()
    t.fight("orc_summoners", phase="ranged")
    t.choose("done")
    assert t.g.fight is not None and len(t.g.fight.foes) == 2
    assert not t.g.discards[2]


@rule("MK-SCEN-01-06")
def test_first_reconnaissance_offers_somebody_for_villages() -> None:
    for seed in range(30):
        assert any(VILLAGE in UNITS[kind].sites for kind in match(2, "first_reconnaissance", seed).unit_offer)


@rule("MK-FLOW-05")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_every_scenario_says_how_many_rounds(name: str) -> None:
    data = SCENARIOS[name]
    for players in range(data.fewest, data.most + 1):
        assert match(players, name).rounds in (3, 4, 5, 6)
