"""The scenarios: First Reconnaissance, Full, Blitz and Solo Conquest."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import TILE
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.scenario import of
from realms.games.mage_knight.rules.setup import COMPETITIVE_SPELLS
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import DUMMY, NONE
from realms.kernel.model import BadOptions
from realms.testing.rules import rule


def match(players: int, scenario: str, seed: int = 1) -> MageKnight:
    made = SPEC.new_match(players, seed, {"scenario": scenario})
    assert isinstance(made, MageKnight)
    return made


def tiles(g: MageKnight) -> tuple[int, int, int]:
    """Countryside, city and other core tiles of the game."""
    laid = len([at for at in g.where if at != NONE]) - 1
    cities = len([name for name in g.core_tiles.items if TILE[name] >= TILE["core5"]])
    return len(g.tiles.items) + laid, cities, len(g.core_tiles.items) - cities


@rule("MK-SCEN-01-01", "MK-SCEN-01-02", "MK-SCEN-01-11")
@pytest.mark.parametrize(("players", "rounds", "countryside"), [(1, 4, 8), (2, 3, 8), (3, 3, 9), (4, 3, 11)])
def test_first_reconnaissance(players: int, rounds: int, countryside: int) -> None:
    g = match(players, "first_reconnaissance")
    assert (g.rounds, g.shape) == (rounds, "free_wedge")
    assert tiles(g) == (countryside, 1, 2)
    assert (g.dummy is not None) == (players == 1)


@rule("MK-SCEN-01-07")
def test_no_elites_in_first_reconnaissance() -> None:
    t = MK(players=2, hand="march, rage")
    t.tile("core1", 1, 1)
    t.deck("")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 2, "the second round")
    assert not any(UNITS[kind].elite for kind in t.g.unit_offer)


@rule("MK-FLOW-02")
def test_optional_rules_are_those_agreed_on_before_heroes_are_chosen() -> None:
    assert match(2, "first_reconnaissance").switches == ()
    g = SPEC.new_match(2, 1, {"hero_auction": True, "rampage": True})
    assert isinstance(g, MageKnight) and g.switches == ("hero_auction", "rampage")
    assert [hero.name for hero in g.heroes] == ["", ""]


@rule("MK-SCEN-01-08")
def test_the_offers_lie_open_from_the_start() -> None:
    """Showing them before they are needed has no effect on the rules."""
    g = match(2, "first_reconnaissance")
    assert len(g.spell_offer) == 3 and len(g.action_offer) == 3


@rule("MK-SCEN-02-01", "MK-SCEN-02-02", "MK-SCEN-02-03", "MK-SCEN-02-06")
@pytest.mark.parametrize(
    ("players", "shape", "counts"), [(2, "wedge", (8, 2, 1)), (3, "wedge", (9, 3, 2)), (4, "open", (11, 4, 3))]
)
def test_full_conquest(players: int, shape: str, counts: tuple[int, int, int]) -> None:
    g = match(players, "full_conquest")
    assert (g.rounds, g.shape) == (6, shape)
    assert tiles(g) == counts
    assert g.city_levels == (4,) * counts[1]
    with pytest.raises(BadOptions, match="2 to 4 players"):
        match(1, "full_conquest")


@rule("MK-SCEN-02-04", "MK-SCEN-03-07")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_the_last_city_ends_a_conquest_after_one_more_turn_each(scenario: str) -> None:
    t = MK(scenario, players=2, hand="march, rage")
    t.tile("core5", 2, 1)
    t.tile("core8", 1, 2)
    with t.edit() as g:
        g.cities[0].conquered = True
        of(g).city_conquered(g)
    assert not t.g.ending
    with t.edit() as g:
        g.cities[1].conquered = True
        of(g).city_conquered(g)
    assert t.g.ending and t.g.last_turns == [1, 0]  # the conqueror included
    t.until_that(lambda: t.match.over, "the end")


@rule("MK-SCEN-03-01", "MK-SCEN-03-02", "MK-SCEN-03-03")
@pytest.mark.parametrize(
    ("players", "shape", "counts"), [(2, "wedge", (6, 2, 1)), (3, "wedge", (7, 3, 2)), (4, "open", (9, 4, 3))]
)
def test_blitz_conquest(players: int, shape: str, counts: tuple[int, int, int]) -> None:
    g = match(players, "blitz_conquest")
    assert (g.rounds, g.shape) == (4, shape)
    assert tiles(g) == counts
    assert g.city_levels == (3,) * counts[1]


@rule("MK-SCEN-03-01", "MK-SCEN-04-10")
def test_blitz_conquest_alone() -> None:
    """Solo Conquest has a countryside tile less than Full Conquest, a core tile more, and cities of 1 and 4 levels
    more: so has the blitz alone. Everything else is as in Solo Conquest, with the help of the Council."""
    g = match(1, "blitz_conquest")
    assert (g.rounds, g.shape, g.city_levels) == (4, "wedge", (4, 7))
    assert tiles(g) == (5, 2, 2)
    hero = g.heroes[0]
    assert (hero.fame, hero.reputation, len(g.source), len(g.unit_offer)) == (1, 2, 4, 4)
    assert g.dummy is not None and not [s for s in COMPETITIVE_SPELLS if s in g.spell_deck.items + g.spell_offer]
    assert g.due[0].prompt == "pick-tactic"  # before the virtual player


@rule("MK-SCEN-03-04")
def test_lines_crossed_are_worth_fame_in_the_blitz() -> None:
    t = MK("blitz_conquest", players=2, hand="march, rage")
    assert t.hero().fame == 1
    t.fame(3)
    t.play("march")
    t.choose("end")
    t.until_that(lambda: t.hero().level == 2, "the level-up")
    assert t.hero().fame == 4


@rule("MK-SCEN-03-05", "MK-SCEN-03-06")
def test_a_good_name_more_dice_and_more_units_in_the_blitz() -> None:
    g = match(3, "blitz_conquest")
    assert [hero.reputation for hero in g.heroes] == [2, 2, 2]
    assert len(g.source) == 6 and len(g.unit_offer) == 6


@rule("MK-SCEN-04-01", "MK-SCEN-04-02", "MK-SCEN-04-03", "MK-SCEN-04-10")
def test_solo_conquest() -> None:
    g = match(1, "solo_conquest")
    assert (g.rounds, g.shape) == (6, "wedge")
    assert tiles(g) == (7, 2, 2)
    assert g.city_levels == (5, 8)
    assert g.dummy is not None and g.dummy.name != g.heroes[0].name


@rule("MK-SCEN-04-04")
def test_nothing_competitive_alone() -> None:
    g = match(1, "solo_conquest")
    for spell in ("mana_meltdown", "mana_claim", "mind_read", "energy_flow"):
        assert spell not in g.spell_deck.items + g.spell_offer
    assert "mana_exploit" not in g.heroes[0].stack.items


@rule("MK-SCEN-04-05")
def test_the_player_picks_first_the_dummy_at_random() -> None:
    g = match(1, "solo_conquest")
    assert g.due[0].prompt == "pick-tactic"
    g.apply(0, "tactic:great_start")
    assert g.dummy is not None and g.dummy.tactic not in ("", "great_start")
    assert sorted(g.order) == [0, DUMMY]


@rule("MK-SCEN-04-06")
def test_used_tactics_leave_the_game() -> None:
    t = MK("solo_conquest", hand="march, rage")
    mine, its = t.hero().tactic, t.dummy.tactic
    t.deck("")
    t.until("move")
    t.choose("announce")
    t.until_that(lambda: t.g.round == 3 and t.prompt == "pick-tactic", "the second day")
    assert mine not in t.refs("tactic") and its not in t.refs("tactic")
    assert len(t.refs("tactic")) == 4


@rule("MK-SCEN-04-07")
def test_after_the_last_city_there_is_one_more_turn_and_none_of_the_dummy() -> None:
    t = MK("solo_conquest", hand="march, rage")
    t.tile("core5", 1, 1)
    t.tile("core8", 2, 1)
    with t.edit() as g:
        for city in g.cities:
            city.conquered = True
        of(g).city_conquered(g)
    assert t.g.last_turns == [0]


@rule("MK-ABIL-24")
def test_a_defender_protects_whoever_is_attacked_first() -> None:
    t = MK(hand="march, rage")
    t.fight("prowlers", "elven_protectors", "wolf_riders", phase="ranged")  # 3, 4 (defend 2), 4
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[4] = 4
    assert t.refused("strike", 0) == "MK-COMBAT-37"  # 3 and 2
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[4] = 5
    t.choose("strike", 0)
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[4] = 4
    assert t.offers("strike", 2)  # it protects only once
