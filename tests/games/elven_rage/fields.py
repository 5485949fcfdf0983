"""Battlefields that several tests of the battle stand on."""

from __future__ import annotations

from .builder import ER

BLACK, SNOW = 0, 1
EMPTY = "-- -- --"
GUARD, RAIDER, ELITE, SENTINEL = "bl_guard_of_darn@N", "sn_raider@E", "sn_elite_of_sareon@S", "sn_sentinel@W"


def ring(
    icons: str, east: str = EMPTY, south: str = EMPTY, west: str = EMPTY, *, hands: tuple[str, str] = ("", "")
) -> ER:
    """Black's Guard in the north acts first against three of Snow; what they show is given."""
    t = ER("black snow")
    t.hand(BLACK, hands[BLACK])
    t.hand(SNOW, hands[SNOW])
    t.artifacts(BLACK, "art_horn")
    t.own(BLACK, 5)
    t.own(SNOW, 5)
    t.set(GUARD, icons=icons, lives=3, initiative=9)
    for who, shows in ((RAIDER, east), (ELITE, south), (SENTINEL, west)):
        t.set(who, icons=shows, lives=3, initiative=1)
    t.battle(GUARD, f"{RAIDER} {ELITE} {SENTINEL}")
    return t


def to_choice(t: ER) -> list[str]:
    """Pass the first window; what the Guard's owner may choose from."""
    t.pass_to(BLACK, "start")
    while t.prompt == "er-moment" and dict(t.due[0].args)["trigger"] == "start":
        t.choose("pass", seat=t.active)
    return t.options() if t.prompt == "er-icon" else []


def hunt(icons: str, facing: str, *, hands: tuple[str, str]) -> ER:
    """The Forest's Pathfinder (north) and Treant (west) against Black's Priest (south) and Guard (east)."""
    t = ER("forest black")
    for seat in range(2):
        t.hand(seat, hands[seat])
        t.own(seat, 4)
    t.artifacts(0, "art_horn")
    t.set("fo_pathfinder@N", icons=icons, lives=3, initiative=9)
    t.set("fo_treant@W", icons="-- -- P1", lives=3, initiative=5)
    t.set("bl_priest_of_the_dark_crystal@S", icons=facing, lives=3, initiative=1)
    t.set("bl_guard_of_darn@E", icons=EMPTY, lives=3, initiative=1)
    t.battle("fo_pathfinder@N fo_treant@W", "bl_priest_of_the_dark_crystal@S bl_guard_of_darn@E")
    return t
