"""Full and Blitz Cooperation (MK-SCEN-05, 06), and the virtual player in company."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.sieges import agree, call, enter, guards, siege, to_melee, win
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.data.scenarios import SCENARIOS, levels_of
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.rules.rounds import Round
from realms.games.mage_knight.rules.scoring import score
from realms.games.mage_knight.rules.setup import COMPETITIVE_SPELLS
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import City, MageKnight
from realms.games.mage_knight.terms import DUMMY
from realms.kernel.model import BadOptions
from realms.kernel.view import project
from realms.testing.rules import rule

BOTH = ("full_cooperation", "blitz_cooperation")


def match(players: int, scenario: str = "full_cooperation", seed: int = 1) -> MageKnight:
    g = SPEC.new_match(players, seed, {"scenario": scenario})
    assert isinstance(g, MageKnight)
    return g


def over(t: MK) -> dict[str, tuple[int, ...]]:
    """The score sheet, if the game were over now."""
    return dict(score(t.g).sheet)


def conquer(t: MK, *shields: list[int]) -> None:
    """So many cities have fallen, with these shields."""
    with t.edit() as g:
        for name, seats in zip(("core5", "core6", "core7"), shields, strict=False):
            g.cities.append(City(HEX[f"{name}.mid"], 0, 5, seats, conquered=True))


def end_of_round(t: MK) -> None:
    """The round is over: the players are asked which tactic leaves, if they are."""
    t.restart(*t.match.stack[:1], Round(0, 0, "retire_tactics"))


# Set-up.


@rule("MK-SCEN-05-01", "MK-SCEN-05-02", "MK-SCEN-05-03", "MK-DUMMY-01", "MK-DUMMY-04")
def test_full_cooperation_is_for_two_or_three_against_time() -> None:
    data = SCENARIOS["full_cooperation"]
    assert (data.fewest, data.most, data.rounds) == (2, 3, (6,))
    for players, country, core, levels in ((2, 8, 5, (5, 5, 8)), (3, 10, 7, (5, 5, 5, 11))):
        g = match(players)
        assert g.shape == "open" and g.rounds == 6 and g.dummy is not None
        laid = len([at for at in g.where if at >= 0]) - 1
        assert (len(g.tiles.items) + laid, len(g.core_tiles.items)) == (country, core)
        assert g.city_levels == levels == levels_of(data, players)
        assert len(g.source) == players + 2 and len(g.unit_offer) == players + 2
    with pytest.raises(BadOptions, match="2 to 3 players"):
        match(4)


@rule("MK-SCEN-06-01", "MK-SCEN-06-02", "MK-SCEN-06-03")
def test_blitz_cooperation_is_shorter() -> None:
    for players, country, core, levels in ((2, 7, 3, (5, 8)), (3, 8, 5, (5, 8, 11))):
        g = match(players, "blitz_cooperation")
        assert g.shape == "open" and g.rounds == 4 and g.dummy is not None
        laid = len([at for at in g.where if at >= 0]) - 1
        assert (len(g.tiles.items) + laid, len(g.core_tiles.items)) == (country, core)
        assert g.city_levels == levels


@rule("MK-SCEN-06-04")
def test_blitz_cooperation_begins_with_help_of_the_council() -> None:
    g = match(2, "blitz_cooperation")
    assert [(hero.fame, hero.reputation) for hero in g.heroes] == [(1, 2), (1, 2)]
    assert len(g.source) == len(g.unit_offer) == 2 + 2 + 1
    t = MK("blitz_cooperation", players=2, hand="march, rage")
    t.fame(3)
    t.choose("end")
    assert t.hero().fame == 4, "a line of the track was crossed"


@rule("MK-SCEN-05-04", "MK-DUMMY-12")
def test_no_spell_or_skill_is_directed_against_others() -> None:
    for scenario in BOTH:
        g = match(3, scenario)
        spells = [*g.spell_deck.items, *g.spell_offer]
        assert not [spell for spell in COMPETITIVE_SPELLS if spell in spells]
        assert g.dummy is not None
        for stack in [*[hero.stack for hero in g.heroes], g.dummy.stack]:
            assert len(stack.items) == 10 and not [name for name in stack.items if SKILLS[name].competitive]


@rule("MK-SCEN-05-07")
def test_everybody_is_in_one_team_and_nobody_fights_another() -> None:
    t = MK("full_cooperation", players=2, hand="march, rage", at="1.mid")
    assert t.g.teams == (0, 0)
    t.at("1.e", 1)
    t.points(move=9)
    t.choose("walk", "1.e")
    assert t.offers("end") and not t.options("attack_hero")


# Tactics.


@rule("MK-SCEN-05-05", "MK-DUMMY-05")
def test_the_virtual_player_takes_a_tactic_by_lot_before_the_players_choose() -> None:
    for seed in range(3):
        g = match(2, seed=seed)
        assert g.dummy is not None and g.dummy.tactic != ""
        assert g.due[0].prompt == "pick-tactic"
        assert f"tactic:{g.dummy.tactic}" not in [option.key for option in g.due[0].options]
        assert len(g.due[0].options) == 5
    t = MK("full_cooperation", players=2)
    assert sorted(t.g.order) == [0, 1, DUMMY]


@rule("MK-SCEN-05-05")
def test_it_takes_another_one_each_round() -> None:
    t = MK("blitz_cooperation", players=2)
    first = t.dummy.tactic
    end_of_round(t)
    t.until("pick-tactic")
    assert t.g.round == 2 and t.dummy.tactic not in ("", first)
    taken = len([hero for hero in t.g.heroes if hero.tactic != ""])
    assert taken == 0


@pytest.fixture
def discussed() -> Iterator[MK]:
    """The end of the first day of three players: which of their tactics leaves?"""
    t = MK("full_cooperation", players=3)
    with t.edit() as g:
        g.order = [1, DUMMY, 2, 0]
        for hero, name in zip(g.heroes, ("early_bird", "rethink", "planning"), strict=True):
            hero.tactic = name
        assert g.dummy is not None
        g.dummy.tactic = "great_start"
        g.tactics = ["mana_steal", "preparation"]
    end_of_round(t)
    yield t


@rule("MK-SCEN-05-06")
def test_the_players_agree_on_one_of_their_tactics_that_leaves(discussed: MK) -> None:
    t = discussed
    assert t.prompt == "retire-tactic" and t.active == 1
    assert t.refs("propose") == ["rethink", "planning", "early_bird"], "not that of the virtual player"
    t.choose("propose", "planning")
    assert sorted(t.prompts) == [(0, "retire-tactic"), (2, "retire-tactic")]
    t.choose("agree", seat=0)
    assert t.prompts == [(2, "retire-tactic")]
    t.choose("agree", seat=2)
    assert t.g.tactics_gone == ["planning"]
    assert t.happened("tactic-gone") == [{"kind": "tactic-gone", "tactic": "planning"}]


@rule("MK-SCEN-05-06")
def test_who_refuses_lets_the_next_one_propose(discussed: MK) -> None:
    t = discussed
    t.choose("propose", "planning")
    t.choose("refuse", seat=0)
    assert t.prompts == [(2, "retire-tactic")] and len(t.options("propose")) == 3
    t.choose("propose", "rethink")
    t.choose("agree", seat=0)
    t.choose("agree", seat=1)
    assert t.g.tactics_gone == ["rethink"]


@rule("MK-SCEN-05-06")
def test_without_agreement_what_was_proposed_most_often_leaves(discussed: MK) -> None:
    t = discussed
    for thing in ("planning", "rethink", "rethink"):
        t.choose("propose", thing)
        t.choose("refuse", seat=t.due[0].seat)
    assert t.g.tactics_gone == ["rethink"]


@rule("MK-SCEN-05-06")
def test_of_equals_what_was_proposed_first_leaves(discussed: MK) -> None:
    t = discussed
    for thing in ("planning", "early_bird", "rethink"):
        t.choose("propose", thing)
        t.choose("refuse", seat=t.due[0].seat)
    assert t.g.tactics_gone == ["planning"]
    t.until("pick-tactic")
    assert t.g.round == 2


@rule("MK-SCEN-05-06")
def test_after_the_last_day_and_night_nothing_needs_to_leave() -> None:
    for number, asked in ((4, True), (5, False), (6, False)):
        t = MK("full_cooperation", players=2)
        with t.edit() as g:
            g.round = number
            g.night = number % 2 == 0
        end_of_round(t)
        assert (t.prompt == "retire-tactic") == asked


@rule("MK-DUMMY-06", "MK-DUMMY-07")
def test_the_virtual_player_takes_turns_among_the_players_and_ends_the_round() -> None:
    t = MK("full_cooperation", players=2)
    with t.edit() as g:
        g.order = [0, DUMMY, 1]
        assert g.dummy is not None
        while g.dummy.deck.items:
            g.dummy.discard.append(g.dummy.deck.take(0))
    t.restart(*t.match.stack[:1], Round(1, 0, "after_turn"))
    assert t.g.announced == DUMMY
    t.until_that(lambda: t.prompt == "move" and t.active == 1)
    assert t.g.last_turns == [0], "one more turn each, the dummy has none"


# The end and the score.


@rule("MK-SCEN-05-08")
def test_after_the_last_city_each_real_player_has_one_more_turn() -> None:
    t = siege("blitz_cooperation", 2)
    conquer(t, [0])
    guards(t, "swordsmen", "gunners")
    with t.edit() as g:
        g.order = [0, DUMMY, 1]
    call(t, ("arythea", 1))
    agree(t)
    for _ in range(2):
        enter(t)
        to_melee(t)
        win(t)
    assert t.g.ending and t.g.last_turns == [1, 0]


@rule("MK-SCEN-05-09")
def test_the_common_score_lowest_fame_best_results_no_titles() -> None:
    t = MK("full_cooperation", players=3)
    for seat, fame in enumerate((7, 3, 12)):
        t.fame(fame, seat)
    t.mana(crystals="red red", seat=1)
    t.hand("wound, march", 0)
    t.hand("wound, wound, march", 2)
    rows = over(t)
    assert rows["fame"] == (3, 3, 3) and rows["loot"] == (1, 1, 1) and rows["beating"] == (-4, -4, -4)
    assert not [row for row in rows if row.startswith("title")]
    assert len({*score(t.g).scores}) == 1


@rule("MK-SCEN-05-10")
def test_what_the_goal_and_the_time_left_are_worth() -> None:
    t = MK("full_cooperation", players=2)
    conquer(t, [0], [0, 1], [0])
    with t.edit() as g:
        g.round = 4
        g.night = True
    rows = over(t)
    assert rows["cities-conquered"] == (30, 30) and rows["all-cities"] == (15, 15)
    assert rows["all-lead"] == (0, 0), "one hero leads none"
    assert rows["unused-rounds"] == (60, 60) and rows["not-announced"] == (5, 5)
    assert rows["dummy-cards"] == (len(t.dummy.deck.items),) * 2
    with t.edit() as g:
        g.cities[1].shields = [1]
        g.announced = 0
    rows = over(t)
    assert rows["all-lead"] == (10, 10) and rows["not-announced"] == (0, 0)


@rule("MK-SCEN-05-11")
def test_the_weakest_may_count_instead_of_the_best() -> None:
    t = MK("full_cooperation", players=2, options={"weakest_counts": True})
    t.mana(crystals="red red red blue", seat=0)
    t.mana(crystals="red red", seat=1)
    t.hand("wound, march", 0)
    rows = over(t)
    assert rows["loot"] == (1, 1) and rows["beating"] == (-2, -2)
    with pytest.raises(BadOptions, match="weakest_counts"):
        SPEC.new_match(2, 1, {"scenario": "full_conquest", "weakest_counts": True})


@rule("MK-SCEN-05-11")
def test_city_levels_may_be_agreed_and_the_last_of_two_players_may_be_a_megapolis() -> None:
    g = SPEC.new_match(2, 1, {"scenario": "full_cooperation", "first_city_level": "7"})
    assert isinstance(g, MageKnight) and g.city_levels == (7, 5, 8)
    g = SPEC.new_match(2, 1, {"scenario": "full_cooperation", "megapolis": "16"})
    assert isinstance(g, MageKnight) and g.city_levels[-1] == 16


@rule("MK-SCEN-05-12")
def test_all_win_with_all_cities_or_all_lose() -> None:
    t = MK("full_cooperation", players=2)
    conquer(t, [0], [1])
    assert score(t.g).winners == () and score(t.g).scores[0] == score(t.g).scores[1]
    t = MK("full_cooperation", players=2)
    conquer(t, [0], [1], [1])
    assert score(t.g).winners == (0, 1)


# What everybody sees.


@rule("MK-SCEN-05-09", "MK-SCEN-05-10")
def test_the_score_sheet_tells_whose_result_counts() -> None:
    t = MK("blitz_cooperation", players=2)
    t.fame(3, 0)
    t.fame(9, 1)
    with t.edit() as g:
        for hero in g.heroes:
            hero.deck.known = [0xFFFF] * len(hero.deck.items)
            hero.hand.known = [0xFFFF] * len(hero.hand.items)
        g.stack.clear()
        g.finished = True
    t.match.due = []
    told = scene(project(t.match, 0))
    sums = {(one.of, one.seat): one for one in told.sums if one.text in ("sum-score-worst", "sum-score-best")}
    assert dict(sums["fame", 1].args)["who"] == 0
    assert ("knowledge", 0) in sums
    assert [one.seat for one in told.sums if one.of == "cities-conquered"] == [0, 1]
