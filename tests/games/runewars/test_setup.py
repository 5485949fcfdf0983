"""RW-SETUP-01 to 03, 12 to 18: who begins, factions, and what everyone starts with."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.factions import SHEETS, recruits
from realms.games.runewars.data.fate import FATE, FATE_IDS
from realms.games.runewars.data.heroes import HEROES
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.quests import QUESTS, SETUP_QUESTS
from realms.games.runewars.rules.setup import lay_out
from realms.games.runewars.spec import SPEC, census
from realms.games.runewars.state import Runewars
from realms.games.runewars.terms import FACTIONS, NOBODY, REAL, RESOURCES
from realms.kernel.model import BadOptions
from realms.kernel.rng import seeded
from realms.testing.rules import rule
from realms.testing.scenario import Scenario, named

NAMES = ["uthuk", "latari", "daqan", "waiqar"]


def table(players: int = 3, seed: int = 1, **options: object) -> Scenario[Runewars]:
    """A game on the fixed map whose factions are given, unless options say otherwise."""
    chosen: dict[str, object] = {"map": "fixed", "factions": NAMES[:players]} | options
    match = SPEC.new_match(players, seed, chosen)
    assert isinstance(match, Runewars)
    return Scenario(match)


def ready(t: Scenario[Runewars]) -> Runewars:
    """Everything is set up: whoever is asked takes what comes first."""
    while t.match.year == 0:
        t.choose(*t.due[0].options[0].key.split(":"), seat=t.due[0].seat)
    return t.match


@rule("RW-SETUP-01")
@pytest.mark.parametrize(("players", "fits"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_play(players: int, fits: bool) -> None:
    if fits:
        assert len(table(players).match.realms) == players
    else:
        with pytest.raises(BadOptions):
            SPEC.new_match(players, 1, {})


@rule("RW-SETUP-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_highest_fate_card_begins_and_the_cards_go_back(seed: int) -> None:
    match = lay_out(4, [], "fixed", False, seeded(seed))
    told = [named(event) for event in match.log or []]
    drawn = {e["who"]: FATE[str(e["fate"])].number for e in told if e["kind"] == "rw-first-drawn"}
    assert sorted(drawn) == [0, 1, 2, 3] and len(set(drawn.values())) == 4
    assert drawn[match.first] == max(drawn.values()) and told[-1] == {"kind": "rw-starts", "who": match.first}
    assert sorted(match.fate.items) == sorted(FATE_IDS)


@rule("RW-SETUP-03", "RW-SETUP-01")
def test_from_the_first_player_clockwise_everyone_picks_a_faction_of_his_own() -> None:
    t = table(3, factions="chosen")
    first = t.match.first
    assert t.prompts == [(first, "rw-pick-faction")] and t.refs("faction") == list(FACTIONS)
    t.choose("faction", "waiqar")
    assert t.active == (first + 1) % 3 and t.refused("faction", "waiqar") == "RW-SETUP-01"
    t.choose("faction", "daqan")
    t.choose("faction", "uthuk")
    order = [t.match.realms[(first + i) % 3].faction for i in range(3)]
    assert order == ["waiqar", "daqan", "uthuk"]
    assert all(len(realm.orders) == 8 for realm in t.match.realms)


@rule("RW-SETUP-03")
def test_the_last_of_four_takes_the_faction_that_is_left() -> None:
    t = table(4, factions="chosen")
    for name in ("waiqar", "daqan", "uthuk"):
        t.choose("faction", name)
    assert t.match.realms[(t.match.first + 3) % 4].faction == "latari" and t.prompt != "rw-pick-faction"


@rule("RW-SETUP-03")
def test_some_factions_may_be_given_and_others_left_to_choose() -> None:
    t = table(3, factions=["chosen", "daqan", "dealt"])
    given = [realm.faction for realm in t.match.realms]
    assert (
        given[0] == "" and given[1] == "daqan" and given[2] in FACTIONS and t.prompts == [(0, "rw-pick-faction")]
    )
    for wrong in (["daqan", "daqan", "chosen"], ["daqan", "elves", "chosen"], ["daqan"], "daqan", 7):
        with pytest.raises(BadOptions):
            SPEC.new_match(3, 1, {"factions": wrong})


@rule("RW-SETUP-12")
def test_neutrals_and_cities_stand_where_they_are_printed() -> None:
    g = table(4).match
    while not g.holder:
        g.apply(g.due[0].seat, g.due[0].options[0].key)
    for area, printed in enumerate(g.land.neutrals):
        assert sorted(printed) == g.standing[area] or g.land.home[area]
    cities = [city for city in g.city if city]
    assert [bool(city) for city in g.city] == list(g.land.city) and len(set(cities)) == len(cities)
    assert set(cities) < set(CITIES), "some of them stay in the box"
    assert cities != [c for c in table(4, seed=2).match.city if c]


@rule("RW-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_quests_of_the_map_and_those_without_an_area_are_in_the_deck(players: int) -> None:
    g = table(players).match
    while not g.holder:
        g.apply(g.due[0].seat, g.due[0].options[0].key)
    there = [quest for quest, what in QUESTS.items() if what.area == "" or what.area in g.land.index]
    assert sorted(g.quest_deck.items) == sorted(there) and len(there) < len(QUESTS)
    assert [q for q in SETUP_QUESTS if q in there], "setup quests of the tiles are shuffled in"


@rule("RW-SETUP-14", "RW-TACTIC-02")
def test_dials_influence_and_tactics_are_those_of_the_sheet() -> None:
    t = table(4)
    assert [len(realm.tactics.items) for realm in t.match.realms] == [0, 0, 0, 0], "the map comes first"
    while t.prompt != "rw-at-home":
        t.choose(*t.due[0].options[0].key.split(":"))
    g = t.match
    for realm in g.realms:
        sheet = SHEETS[realm.faction]
        homes = g.land.homes[realm.faction]
        assert realm.dials == [sheet.dials[resource] for resource in RESOURCES]
        assert realm.dials == [sum(g.land.resources[area][i] for area in homes) for i in range(3)]
        assert realm.influence == sheet.influence
        assert len(realm.tactics.items) == sheet.tactics and not realm.fresh.items, "they may be played at once"


@rule("RW-SETUP-15")
def test_a_stronghold_the_units_of_all_dials_and_a_rune_are_placed_at_home() -> None:
    t = table(3)
    while t.prompt != "rw-at-home":
        t.choose(*t.due[0].options[0].key.split(":"))
    seat = t.match.first
    realm = t.match.realms[seat]
    names = [t.match.land.areas[area] for area in t.match.land.homes[realm.faction]]
    assert t.active == seat and t.refs("place") == names and realm.influence == SHEETS[realm.faction].influence
    t.choose("place", names[1])
    fort = t.match.land.index[names[1]]
    assert t.match.fort[fort] == seat and not t.match.broken[fort]
    army = sorted([u for i, r in enumerate(RESOURCES) for u in recruits(realm.faction, r, realm.dials[i])])
    assert t.prompt == "rw-muster" and set(t.refs("muster_all")) <= set(names)
    t.choose("muster_all", names[0])
    assert t.match.standing[t.match.land.index[names[0]]] == army
    assert t.prompt == "rw-gain-rune" and t.refs("rune") == names
    away = next(a for a in t.match.land.areas if a not in names)
    assert t.refused("rune", away) == "RW-SETUP-15"
    t.choose("rune", names[2])
    assert [t.match.land.areas[at] for at in t.match.rune_at] == [names[2]] and t.match.runes[0].items == [REAL]
    assert t.prompt == "rw-at-home" and t.active == (seat + 1) % 3


@rule("RW-SETUP-15", "RW-RUNE-07")
def test_with_hidden_runes_a_false_one_lies_at_home_as_well() -> None:
    g = ready(table(2, hidden_runes=True))
    assert sorted([zone.items[0] for zone in g.runes]) == ["false", "false", "real", "real"]
    assert sorted([g.land.home[at] for at in g.rune_at]) == sorted([r.faction for r in g.realms] * 2)


@rule("RW-SETUP-16")
def test_everyone_gets_two_quests_and_a_hero_of_his_alignment_at_home() -> None:
    g = ready(table(4))
    for realm in g.realms:
        mine = [hero for hero in g.heroes if hero.owner == realm.seat]
        assert len(realm.quests.items) == 2 and len(mine) == 1
        assert HEROES[mine[0].id].alignment == SHEETS[realm.faction].alignment
        assert mine[0].area in g.land.homes[realm.faction]
    assert len(g.hero_deck.items) == len(HEROES) - 4
    assert {HEROES[hero].alignment for hero in g.hero_deck.items} == {"good", "neutral", "evil"}


@rule("RW-SETUP-17")
def test_every_deck_is_shuffled_and_titles_are_free() -> None:
    decks = []
    for seed in (1, 2):
        g = lay_out(2, NAMES[:2], "fixed", False, seeded(seed))
        piles = [
            g.fate,
            g.reward_deck,
            g.tactics_deck,
            g.quest_deck,
            g.hero_deck,
            *g.objective_decks,
            *g.season_decks,
        ]
        decks.append([zone.items for zone in piles])
        assert (
            g.titles == [NOBODY] * 3 and g.paid == [0, 0, 0] and [len(d.items) for d in g.season_decks] == [8] * 4
        )
    for one, other in zip(*decks, strict=True):
        assert one != other and sorted(one) == sorted(other)


@rule("RW-SETUP-18")
def test_everyone_has_one_objective_of_his_alignment() -> None:
    t = table(4)
    g = ready(t)
    for realm in g.realms:
        assert len(realm.objectives.items) == 1
        assert OBJECTIVES[realm.objectives.items[0]].alignment == SHEETS[realm.faction].alignment


@rule("RW-SETUP-17")
def test_no_card_is_lost_on_the_way() -> None:
    t = table(3, factions="chosen")
    before = census(t.match)
    assert census(ready(t)) == before
