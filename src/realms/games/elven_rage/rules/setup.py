"""Set-up (ER-SETUP): decks, squads, Castles, Goals, and who begins."""

from __future__ import annotations

from realms.kernel.rng import Rng
from realms.kernel.zones import Zone, move

from ..data.artifacts import ARTIFACTS
from ..data.goals import GOALS
from ..data.maps import BY_PLAYERS
from ..data.warriors import TREASURES, deck_of, initiative_of
from ..events import FIRST_DRAWN, PEOPLE_TAKEN, STARTS
from ..state import ElvenRage, Elves
from ..terms import HAND, NEUTRAL, NONE, SUPERIORITY
from .conquest import deal_squads
from .turn import Game


def lay_out(scenario: str, peoples: list[str], rng: Rng) -> ElvenRage:
    """Everything before the first turn."""
    players = len(peoples)
    land_map = BY_PLAYERS[players]
    cells = len(land_map.cells)
    g = ElvenRage(
        players,
        [],
        rng,
        0,
        0,
        scenario,
        [people_of(seat, people, rng) for seat, people in enumerate(peoples)],
        [NONE] * cells,
        [],
        [NONE] * cells,
        shuffled("neutral_deck", NEUTRAL, [*deck_of(NEUTRAL), *TREASURES], rng),
        [],
        [],
        [],
        shuffled("artifact_deck", "artifact", list(ARTIFACTS), rng),
        [],
        shuffled("goals", "goal", list(GOALS) if scenario == SUPERIORITY else [], rng),
        [Zone("away_artifacts", "artifact", 0, [], []), Zone("away_goals", "goal", 0, [], [])],
        NONE,
        0,
        NONE,
        1,
        0,
        NONE,
        None,
    )
    g.log = []
    first = who_begins(g)
    deal_squads(g)
    for elves in g.elves:
        home = land_map.homes[elves.seat]
        g.owner[home] = elves.seat
        g.tell(PEOPLE_TAKEN, elves.seat, elves.people, f"castle_{elves.people}", land_map.cells[home])
        for _ in range(HAND):
            move(g, elves.deck, len(elves.deck.items) - 1, elves.hand)
        if g.goals.items:
            move(g, g.goals, len(g.goals.items) - 1, elves.goal)
    g.tell(STARTS, first)
    g.stack.append(Game(first))
    return g


def shuffled(name: str, pool: str, items: list[str], rng: Rng) -> Zone:
    rng.shuffle(items)
    return Zone(name, pool, 0, items, [])


def people_of(seat: int, people: str, rng: Rng) -> Elves:
    mine = 1 << seat
    return Elves(
        seat,
        people,
        Zone(f"hand-{seat}", people, mine, [], []),
        shuffled(f"deck-{seat}", people, deck_of(people), rng),
        [],
        Zone(f"artifacts-{seat}", "artifact", mine, [], []),
        [],
        Zone(f"goal-{seat}", "goal", mine, [], []),
        0,
        began=False,
        out=False,
        laid=[],
        used=[],
        trades=0,
    )


def who_begins(g: ElvenRage) -> int:
    """ER-SETUP-10. Everyone draws a neutral card; the highest initiative begins, equal ones draw again."""
    seats = list(range(g.seats))
    while len(seats) > 1:
        drawn = [initiative_of(card) for card in g.neutral_deck.items[-len(seats) :]]
        for seat, card in zip(seats, g.neutral_deck.items[-len(seats) :], strict=True):
            g.tell(FIRST_DRAWN, seat, card)
        best = max(drawn)
        seats = [seat for seat, initiative in zip(seats, drawn, strict=True) if initiative == best]
        g.neutral_deck.shuffle(g.rng)
    return seats[0]
