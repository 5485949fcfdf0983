"""The turn: movement, at most one combat, and the end of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.spire.cards import LAIRS
from kernel.games.spire.combat import Combat
from kernel.games.spire.deeds import FINISH, PLAY
from kernel.games.spire.effects import draw
from kernel.games.spire.state import HAND, TURNS, Spire
from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, Public, Refs, Seat, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import Choose
from realms.kernel.zones import move

WALK_COST: Final = 1
EXPLORE_COST: Final = 2


@final
class Walk(Verb[Spire]):
    NAME: ClassVar[str] = "walk"

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if hero.space + 1 < len(g.track.items):
            menu.offer(OK if hero.move >= WALK_COST else "SP-MOVE-01", option("walk"))

    def do(self, g: Spire, seat: Seat, refs: Refs) -> Frame | None:
        g.heroes[seat].move -= WALK_COST
        g.heroes[seat].space += 1
        return None


@final
class Explore(Verb[Spire]):
    """SP-TILE-01. Turn the next tile face up, from the last space of the track."""

    NAME: ClassVar[str] = "explore"

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if g.tiles.items and hero.space + 1 == len(g.track.items):
            menu.offer(OK if hero.move >= EXPLORE_COST else "SP-MOVE-01", option("explore"))

    def do(self, g: Spire, seat: Seat, refs: Refs) -> Frame | None:
        g.heroes[seat].move -= EXPLORE_COST
        move(g, g.tiles, 0, g.track)
        return None


WALK: Final = Walk()
EXPLORE: Final = Explore()


@final
class Move(Choose[Spire]):
    """SP-MOVE-01. Play cards, walk and explore in any order."""

    RULE: ClassVar[str] = "SP-MOVE-01"
    PROMPT: ClassVar[str] = "move"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def verbs(self, g: Spire) -> tuple[Verb[Spire], ...]:
        return (PLAY, WALK, EXPLORE, FINISH)


@final
class Turn(Steps[Spire]):
    """SP-TURN-01. Movement, action, end of the turn."""

    RULE: ClassVar[str] = "SP-TURN-01"
    ORDER: ClassVar[tuple[str, ...]] = ("movement", "action", "end")

    def __init__(self, seat: Public[int], at: Public[str] = "movement") -> None:
        super().__init__(at)
        self.seat = seat

    def movement(self, g: Spire) -> Frame | None:
        return Move(self.seat)

    def action(self, g: Spire) -> Frame | None:
        space = g.heroes[self.seat].space
        lair = LAIRS[g.track.items[space]]
        return Combat(self.seat) if lair and space not in g.cleared else None

    def end(self, g: Spire) -> Frame | None:
        hero = g.heroes[self.seat]
        hero.move = 0
        while hero.play.items:
            move(g, hero.play, 0, hero.discard)
        expire(g.modifiers, "turn")
        draw(g, self.seat, HAND - len(hero.hand.items))
        return None


@final
class Game(Steps[Spire]):
    ORDER: ClassVar[tuple[str, ...]] = ("next_turn", "pass_on")

    def __init__(self, at: Public[str] = "next_turn") -> None:
        super().__init__(at)

    def next_turn(self, g: Spire) -> Frame | None:
        return Turn(g.turn % g.seats)

    def pass_on(self, g: Spire) -> Frame | None:
        g.turn += 1
        if g.turn < TURNS * g.seats:
            self.again("next_turn")
        return None
