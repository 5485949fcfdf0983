"""Turns and conquests for rule tests, from the naming of a land to its end; battles end as a test wants it.

t = Land("black snow")
t.take("B1")
"""

from __future__ import annotations

from realms.games.elven_rage.rules.turn import Game, Turn
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.terms import ATTACKER, EDGES, NOTHING, P2
from realms.kernel.model import Arg
from realms.kernel.scene import Scene
from realms.kernel.view import project
from realms.testing.scenario import named

from .builder import ER

MOMENTS = ("er-moment", "er-answer")
FIVE = "bl_guard_of_darn bl_guard_of_darn bl_guard_of_darn bl_initiate bl_initiate"
SNOWS = "sn_raider sn_raider sn_elite_of_sareon sn_sentinel sn_sentinel"
SQUAD = "ne_bandit ne_harpy ne_minotaur"


class Land(ER):
    """As ER, with what happens around the battles."""

    def begin_turn(self, seat: int = 0) -> None:
        """The seat's turn, from the Summon on."""
        self.restart(Game(seat, seat), Turn(seat))

    def quiet(self) -> None:
        """Nobody uses anything until something else is asked."""
        while self.due and self.prompt in MOMENTS:
            self.choose("pass", seat=self.active)

    def march(self, land: str) -> None:
        """The land is named; neutrals are not looked at, the first squad is fought, the next player moves it."""
        self.choose("conquer", land)
        if self.prompt == "er-look-squad":
            self.choose("no_look")
        if self.prompt == "er-choose-squad":
            self.choose("fight", "squad-0")
        if self.prompt == "er-choose-mover":
            self.choose(self.options("mover")[0])
        self.quiet()

    def send(self) -> None:
        """Everyone who must sends the first cards there are; an owner who may give up defends."""
        if self.prompt == "er-reply":
            self.choose("defend")
        while self.due and self.prompt == "er-send":
            menu = next(d for d in self.due if not d.optional)
            self.choose(menu.options[0].key, seat=menu.seat)

    def decide(self, *, won: bool) -> None:
        """The attacker wins or loses the battle that is fought: the other side cannot strike any more."""
        with self.edit():
            for f in self.fight.fighters:
                if f.place < EDGES:
                    f.icons[:] = [P2 if (f.side == ATTACKER) == won else NOTHING] * 3
        self.until_that(lambda: self.match.over or self.g.fight is None, "the end of the battle")

    def attack(self, land: str, *, won: bool) -> None:
        """A whole conquest, up to what is asked after the battle."""
        self.march(land)
        self.send()
        self.decide(won=won)

    def take(self, land: str) -> None:
        """A conquest that succeeds; then it is the next player's turn."""
        self.attack(land, won=True)
        self.quiet()

    def owner(self, land: str) -> int:
        """Whose token lies there."""
        return self.g.owner[self.g.map.index[land]]

    def story(self, kind: str) -> list[dict[str, Arg]]:
        """All events of a kind since the position was laid, in full."""
        return [named(e) for e in self.all_events if e.kind.name == kind]

    def scene(self, seat: int) -> Scene:
        return SPEC.scene(project(self.match, seat))


def neighbours(peoples: str = "black snow forest") -> Land:
    """Black with five cards; Snow owns the land beside the Castle of Black."""
    t = Land(peoples)
    t.goal(0, "goal_hoard")
    t.goal(1, "goal_portal")
    t.hand(0, FIVE)
    t.hand(1, SNOWS)
    t.lands(1, "1-0" if t.g.seats == 3 else "B1")
    return t
