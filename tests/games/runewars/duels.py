"""Two heroes in a ring, for tests of duels."""

from __future__ import annotations

from realms.games.runewars.rules.duel import challenge

from .builder import RW

DAQAN, UTHUK = 0, 1
ONE, OTHER = "one_fist", "silhouette"
# What heroes read: damage 5 6 25 26, rout 15 16, orb 1 to 4 and 11 to 14, nothing 7 to 10 and 17 to 20.
NOTHING = "7 8 9 10 17 18 19 20"


def ring(
    *, one: str = ONE, other: str = OTHER, mine: str = "", theirs: str = "", hurt: tuple[int, int] = (0, 0)
) -> RW:
    """Two heroes in 5B, of the Daqan and the Uthuk; both players have units elsewhere."""
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    t.hero(one, "5B", DAQAN, rewards=mine, damage=hurt[0])
    t.hero(other, "5B", UTHUK, rewards=theirs, damage=hurt[1])
    return t


def duel(t: RW, fate: str, one: str = ONE, other: str = OTHER) -> RW:
    t.fate(fate)
    t.go(challenge(t.g, t.hero_of(one), t.hero_of(other)))
    return t


def wounds(t: RW) -> list[tuple[object, ...]]:
    return t.told_of("rw-hero-hurt")
