"""What a match of Spire consists of. Fields only; no rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Seat, Secret, Zoned
from realms.kernel.modifiers import Modifier
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

COLOURS: Final = ("red", "green", "gold")
HAND: Final = 5
TURNS: Final = 4


@final
class Hero(Part):
    """One player: place on the track, points of this turn, mana and cards."""

    def __init__(
        self,
        mana: Public[dict[str, int]],
        hand: Zoned[Zone],
        deck: Zoned[Zone],
        discard: Zoned[Zone],
        play: Zoned[Zone],
        space: Public[int] = 0,
        fame: Public[int] = 0,
        move: Public[int] = 0,
        attack: Public[int] = 0,
        block: Public[int] = 0,
    ) -> None:
        self.mana = mana
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.play = play
        self.space = space
        self.fame = fame
        self.move = move
        self.attack = attack
        self.block = block


@final
class Foe(Part):
    """An enemy of the combat going on."""

    def __init__(self, name: Public[str], blocked: Public[bool] = False, dead: Public[bool] = False) -> None:
        self.name = name
        self.blocked = blocked
        self.dead = dead


@final
class Spire(Match):
    """`tiles` lie face down, `track` face up; `cleared` has the spaces whose foes are gone."""

    GAME: ClassVar[str] = "spire@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        heroes: Public[list[Hero]],
        tiles: Zoned[Zone],
        track: Zoned[Zone],
        wounds: Zoned[Zone],
        cleared: Public[list[int]],
        foes: Public[list[Foe]],
        modifiers: Public[list[Modifier]],
        turn: Public[int] = 0,
        learned: Secret[int] = 0,
        seq: Secret[int] = 0,
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.heroes = heroes
        self.tiles = tiles
        self.track = track
        self.wounds = wounds
        self.cleared = cleared
        self.foes = foes
        self.modifiers = modifiers
        self.turn = turn

    def night(self) -> bool:
        return self.turn // self.seats % 2 == 1

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = tuple([h.fame for h in self.heroes])
        winners: list[Seat] = [s for s in range(self.seats) if scores[s] == max(scores)]
        return Outcome(scores, tuple(winners), (("fame", scores),))
