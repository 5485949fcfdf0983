"""The choice of tactics, from its beginning."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.rules.tactics import laid_out
from realms.games.mage_knight.state import new_turn
from realms.games.mage_knight.terms import IDLE, NONE


def choose_tactics(t: MK, *, night: bool = False) -> None:
    """The round has been prepared, and nobody has a tactic yet."""
    g = t.match
    g.night = night
    g.phase = IDLE
    g.tactics = laid_out(night=night)
    for hero in g.heroes:
        hero.tactic = ""
        hero.tactic_used = False
        hero.now = new_turn(hero.hex)
    t.restart(Game("next_round"), Round(0, NONE, "pick_tactics"))


def before_turns(t: MK, *tactics: str, night: bool = False) -> None:
    """The tactics of the seats are chosen and the first turn of the round is about to begin."""
    choose_tactics(t, night=night)
    while t.prompt == "pick-tactic":
        t.choose("tactic", tactics[t.active])
