"""Positions that several files of rule tests share: a race among beginners, find tokens on the table."""

from __future__ import annotations

from realms.games.tiny_epic_kingdoms.data.territories import AREAS, EDGE_LAND_OF

from .table import Table, attack, pay, table


def land(
    race: str, level: int, mine: str = "GAL-1 GAL-3", theirs: str = "MOR-1 MOR-1", homes: str = "GAL MOR AUG"
) -> Table:
    """Seat 0 is the race, with armies at `mine`; seat 1 is at `theirs`, seat 2 at home, both without magic."""
    rivals = [r for r in ("dwarves", "elves", "humans") if r != race][:2]
    t = table(" ".join((race, *rivals)), homes).magic(0, level).armies(0, "").armies(1, theirs).armies(0, mine)
    return t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def duel(race: str, level: int, mine: str = "GAL-1 GAL-3", theirs: str = "GAL-2 MOR-1") -> Table:
    """Two players: the race and the Dwarves."""
    t = table(f"{race} dwarves", "GAL MOR").magic(0, level).armies(0, mine).armies(1, theirs)
    return t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def neutral_at(t: Table) -> str:
    """An edge region of the Lost Kingdom."""
    return AREAS[EDGE_LAND_OF[t.match.lost_kingdom][0]]


def collect(t: Table, seat: int = 0, *, mana: int = 0, ore: int = 0, food: int = 0) -> tuple[int, int, int]:
    """What the seat has after collecting, starting from nothing or from this."""
    t.stock(seat, mana=mana, ore=ore, food=food)
    t.acts(seat, "trade", active=(seat + 1) % 3)
    t.choose("collect")
    return t.resources(seat)


def walk(t: Table, start: str, *steps: str) -> Table:
    """Seat 0 patrols step by step."""
    attack(t, 0, start, steps[0])
    for to in steps[1:]:
        t.choose("to", to)
    return t


def steps(t: Table, start: str) -> list[str]:
    """Where seat 0 may patrol to from here."""
    t.acts(0, "patrol")
    t.play("do:patrol", f"army:{start}")
    return t.refs("to")


def trades(t: Table, amount: int) -> tuple[int, int, int]:
    """The stock of seat 0 after it has traded so much food for ore."""
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", f"amount:{amount}")
    return t.resources(0)


def beaten(t: Table, start: str, to: str, by: str = "patrol", seat: int = 1) -> Table:
    """The seat moves in showing 1 against the flag and pays an ore."""
    attack(t, seat, start, to, by, active=0)
    t.bids("1", "flag")
    return pay(t, "ore") if t.prompt == "pay-war" else t


def bonus(t: Table, seat: int = 0) -> int:
    """The race bonus of the seat if the game ended now."""
    t.end()
    return t.points(seat, "bonus")


def finds(races: str = "dwarves goblins elves", homes: str = "GAL MOR AUG", *, mine: str = "GAL-1 GAL-5") -> Table:
    """Three players with find tokens; seat 0 at `mine`, seat 1 in GAL-2 and MOR-1, no token where they stand."""
    t = table(races, homes, find_tokens=True).armies(0, mine).armies(1, "GAL-2 MOR-1")
    t.no_tokens_in("GAL-2", *mine.replace("~", "").split())
    return t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def explore(t: Table, token: str, start: str = "GAL-1", to: str = "GAL-5", by: str = "patrol") -> Table:
    """Seat 0 walks onto the face-down token."""
    t.face_down(token, to)
    return attack(t, 0, start, to, by)
