"""What a position is worth to the planner."""

from __future__ import annotations

from bots.knights import at_a_turn
from realms.bots.planner.figures import PLAIN, QUEST
from realms.bots.planner.worth import ended, fulfilled, sites, ways, worth
from realms.games.mage_knight.rules.megapolis import garrison
from realms.games.mage_knight.state import City, Unit
from realms.games.mage_knight.terms import RED, WOUND


def test_what_is_better_is_worth_more() -> None:
    match, _ = at_a_turn()
    usual = worth(match, 0)
    match.heroes[0].fame += 2
    famous = worth(match, 0)
    assert famous > usual
    match.heroes[0].discard.append(WOUND)
    assert worth(match, 0) < famous


def test_whoever_is_late_looks_for_the_city() -> None:
    """First Reconnaissance: a tile revealed and a step towards the next one count, the more the later it is."""
    match, _ = at_a_turn()
    early = [ways(match, 40.0, points, PLAIN) for points in (0, 6)]
    late = [ways(match, 5.0, points, PLAIN) for points in (0, 6)]
    assert late[0] - late[1] > early[0] - early[1] >= 0.0
    assert late[0] - late[1] > 1.0
    fewer = match.clone()
    fewer.tiles.items.pop()
    assert ways(fewer, 5.0, 0, PLAIN) - late[0] > ways(fewer, 40.0, 0, PLAIN) - early[0] >= 0.0


def test_nobody_is_afraid_of_finding_a_city() -> None:
    """Its defenders count when they fall, not when they are found."""
    match, _ = at_a_turn("solo_conquest")
    hidden = sites(match, match.heroes[0], QUEST)
    match.cities.append(City(140, RED, 5, []))
    backs = garrison(match.cities[0])
    for back in backs:
        match.down_at[back].append(140)
    found = sites(match, match.heroes[0], QUEST)
    assert found > hidden
    match.down_at[backs[0]].remove(140)
    assert sites(match, match.heroes[0], QUEST) == found + QUEST.defender


def test_a_quest_is_worth_most_when_it_is_fulfilled() -> None:
    """The end is weighed in the same measure as what comes before it: nobody keeps away from it."""
    match, _ = at_a_turn("solo_conquest")
    hero = match.heroes[0]
    match.ending = True
    match.city_levels = ()
    match.cities.append(City(140, RED, 5, []))
    match.down_at[garrison(match.cities[0])[0]].append(140)
    assert not fulfilled(match)
    standing, lost = worth(match, 0), ended(match, hero, QUEST)
    assert lost < standing
    for places in match.down_at:
        if 140 in places:
            places.remove(140)
    match.cities[0].conquered = True
    assert fulfilled(match)
    assert ended(match, hero, QUEST) > standing + QUEST.won
    assert worth(match, 0) > standing + QUEST.won


def test_cities_are_looked_for_in_time() -> None:
    """Where they must be conquered a tile counts more when time runs short."""
    match, _ = at_a_turn("solo_conquest")
    fewer = match.clone()
    fewer.tiles.items.pop()
    assert (
        ways(fewer, 9.0, 0, QUEST) - ways(match, 9.0, 0, QUEST)
        > ways(fewer, 40.0, 0, QUEST) - ways(match, 40.0, 0, QUEST)
        > 0.0
    )


def test_a_unit_that_is_wounded_serves_no_more() -> None:
    match, _ = at_a_turn("solo_conquest")
    hero = match.heroes[0]
    hero.units.append(Unit("utem_guardsmen"))
    sound = worth(match, 0)
    hero.units[-1].wounds = 1
    wounded = worth(match, 0)
    hero.units.pop()
    assert sound - wounded > 0.5 * (sound - worth(match, 0))
