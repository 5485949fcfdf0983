"""Moments of Runewars for the gallery and the tests of its table, as web/moments.py has those of Mage Knight.

PYTHONPATH=tests python -m web.rw_moments > moments.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from random import Random

from games.runewars.builder import RW, words
from realms import bots
from realms.games.runewars.rules.game import ChooseOrders
from realms.games.runewars.rules.quest_phase import QuestPhase
from realms.games.runewars.rules.recruiting import recruit
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.kernel.match import Match
from realms.kernel.model import Decision
from realms.kernel.view import project
from realms.server.rooms.picture import position
from web.rw_fights import FIGHTS

STANDING = {
    "DB": "bowman*2", "2A": "knight giant", "1B": "footman*2 bowman", "1A": "footman", "1C": "bowman*2 knight*2",
    "4C": "footman*3 siege_tower", "2B": "sorcerer", "4A": "sorcerer", "7A": "razorwing*3",
    "8A": "flesh_ripper berserker*3 warlock*2 chaos_lord", "7B": "berserker*2 flesh_ripper", "UA": "berserker",
    "8B": "flesh_ripper", "8C": "dragon warlock", "4B": "reanimate*3", "3A": "necromancer reanimate*2",
    "3B": "dark_knight skeleton_archer*2", "3C": "hellhound*2 reanimate", "WB": "skeleton_archer",
}  # fmt: skip
"""Area -> who stands there on the mock-up: lords of Daqan, Waiqar, Uthuk."""


def table() -> RW:
    """Three players in the autumn of the third year."""
    t = RW("daqan waiqar uthuk", saves=False)
    t.year(3, "autumn", "frozen_crops")
    for area, units in STANDING.items():
        t.units(area, units)
    t.units("2C", routed="footman*2")
    for area, seat in (("DA", 0), ("8A", 2), ("UB", 2), ("WA", 1)):
        t.fort(area, seat)
    t.fort("3A", 1, broken=True, development="dev_tactics")
    for area, city in (("1C", "greyhaven"), ("4C", "nerekhall"), ("7B", "tamalir"), ("3B", "frostgate")):
        t.city(area, city)
    t.rune("DA DB DC 1A WA WC 3C UA UB UC 8B", known=7)
    t.activate(0, "2A 1B")
    t.activate(1, "4B")
    t.activate(2, "7B 8B")
    t.hero("sir_valadir", "DA", damage=1, rewards="elven_bow runeplate")
    t.hero("one_fist", "2C")
    t.hero("varikas_the_dead", "WB", 1)
    t.hand(0, "hidden_pass battle_cry reinforcements scorched_earth")
    t.hand(1, "ambush pillage blackmail")
    t.hand(2, "coercion rally_cry lost_city", fresh=True)
    t.quests(0, "deciphering_the_codex stealthy_scout")
    t.objectives(0, "economic_control")
    for seat, dials in enumerate(((5, 4, 3), (4, 5, 3), (5, 2, 6))):
        t.dials(seat, *dials)
    t.influence(5, 4, 2)
    t.title("lord_commander", 2, 3)
    t.title("primarch", 1, 4)
    for seat, orders in enumerate(("strategize mobilize", "recruit mobilize", "mobilize recruit")):
        t.played(seat, orders)
    return t


def turn() -> RW:
    """The mock-up: which area shall be conquered?"""
    t = table()
    t.turn(0, "conquer")
    return t


def gather() -> RW:
    """Units march into an area, one after the other."""
    t = turn()
    t.choose("activate", "7B")
    t.choose("bring", "4C", "footman")
    return t


def strategize() -> RW:
    """Units and heroes go to own areas."""
    t = table()
    t.played(0, "mobilize")
    t.turn(0, "strategize")
    t.choose("redeploy")
    return t


def orders() -> RW:
    """Everyone chooses an order for the season."""
    t = table()
    t.go(ChooseOrders((0, 1, 2), {}))
    return t


def muster() -> RW:
    """Recruits are put on the map."""
    t = table()
    t.go(recruit(t.g, 0, words("footman*2 bowman knight"), t.areas("DA DB DC")))
    return t


def recruits() -> RW:
    """Dials give units."""
    t = table()
    t.turn(0, "recruit")
    return t


def power() -> RW:
    """Titles and influence."""
    t = table()
    t.turn(0, "acquire_power")
    return t


def fortify() -> RW:
    t = table()
    t.turn(0, "fortify")
    return t


def heroes() -> RW:
    """Heroes go, train, heal and quest."""
    t = table()
    t.go(QuestPhase((0, 1, 2)))
    return t


def two() -> RW:
    """Two players, hidden runes, winter: water is ice."""
    t = RW("latari uthuk", hidden=True, saves=False)
    t.year(1, "winter", "elect_arbitrator")
    t.neutrals()
    t.units("LA", "archer*3 sorceress pegasus_rider warrior*2")
    t.units("UA", "berserker*4 warlock flesh_ripper*2 chaos_lord")
    t.fort("LB", 0)
    t.fort("UB", 1)
    t.rune("LA LB", known=1)
    t.rune("UA UB", known=2)
    t.hero("silhouette", "LC")
    t.turn(0, "mobilize")
    return t


def played(prompt: str, *, players: int = 3, seed: int = 5, **options: object) -> Match:
    """A match that was played at random until this is asked, which not every match does."""
    match = SPEC.new_match(players, seed, {"factions": "dealt", **options})
    chance = Random(seed)
    while match.due:
        if asked(match).prompt == prompt:
            return match
        go_on(match, chance)
    return played(prompt, players=players, seed=seed + 1, **options)


def asked(match: Match) -> Decision:
    """What the game waits for."""
    return next(due for due in match.due if not due.optional)


def go_on(match: Match, chance: Random) -> None:
    due = asked(match)
    match.apply(due.seat, chance.choice([o for o in due.options if o.verb != "random_map"]).key)


def factions() -> Match:
    """The last but one picks a faction."""
    return played("rw-pick-faction", factions="chosen")


def first_tile() -> Match:
    return played("rw-lay-tile")


def tiles() -> Match:
    """Some tiles lie; another one can be laid in many ways."""
    match = first_tile()
    for _ in range(4):
        due = asked(match)
        match.apply(due.seat, due.options[len(due.options) // 3].key)
    return match


def markers() -> Match:
    return played("rw-put-marker")


def home() -> Match:
    return played("rw-lay-home")


def objective() -> Match:
    """Which of the objectives that were dealt is kept?"""
    return played("rw-keep-objective", map="fixed")


def hero() -> Match:
    """Which of the heroes that were drawn is kept?"""
    return played("rw-keep-hero", map="fixed")


def four() -> Match:
    """Four players who have played for a while."""
    match = played("rw-heroes", players=4, map="fixed", seed=11)
    chance = Random(3)
    while asked(match).prompt != "rw-turn" or len(asked(match).options) < 5:
        go_on(match, chance)
    return match


def late() -> Match:
    """Four bots have played for years; one of them is about to march, and may go almost anywhere."""
    match = SPEC.new_match(4, 1, {"factions": "dealt", "map": "fixed"})
    assert isinstance(match, Runewars)
    seated = [bots.make("greedy", SPEC.id, seat, 1) for seat in range(4)]
    while match.year < 6 or asked(match).prompt != "rw-turn" or len(asked(match).options) < 12:
        due = asked(match)
        match.apply(due.seat, seated[due.seat].choose(due, partial(project, match, due.seat)).key)
    return match


MOMENTS: tuple[Callable[[], RW | Match], ...] = (
    turn, gather, strategize, orders, muster, recruits, power, fortify, heroes, two, factions, first_tile,
    tiles, markers, home, objective, hero, four, late, *FIGHTS,
)  # fmt: skip


def positions() -> dict[str, object]:
    found: dict[str, object] = {}
    for moment in MOMENTS:
        made = moment()
        match = made.match if isinstance(made, RW) else made
        told = made.all_events if isinstance(made, RW) else []
        events = [
            {"seq": 1, "kind": e.kind.name, "args": dict(zip(e.kind.params, e.args, strict=True))} for e in told
        ]
        found[moment.__name__] = {"position": asdict(position(match, asked(match).seat)), "events": events}
    return found


if __name__ == "__main__":
    json.dump(positions(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
