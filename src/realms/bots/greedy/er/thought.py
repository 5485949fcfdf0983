"""A battle gone through in thought from where it stands, and what its end is worth."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.elven_rage.terms import ATTACKER, DEFENDER, EDGES, NAMED, NONE, PLACES, TURN_STARTS

from .aims import Ahead, threat
from .conquests import THREAT, gain, threats_of
from .position import Position
from .skirmish import Man, Skirmish, man_of

SURVIVOR: Final = 0.4
"""An own card that comes home."""
FOE: Final = 0.15
"""A card of a rival that comes home."""
LAND: Final = 1.3
"""A land that is defended; more for a Tower or a Castle."""
HOME: Final = 4.0
"""The last Castle."""
MEDDLE: Final = 0.9
"""A land that a rival does not get; shared with the other rivals."""


@final
class Scene:
    """A battle as it stands, what is at stake for the bot, and what is just going on."""

    def __init__(self, pos: Position, trigger: str = "") -> None:
        fight = pos.fight
        assert fight is not None
        self.pos: Final = pos
        self.fight: Final = fight
        self.trigger: Final = trigger
        self.side: Final = ATTACKER if pos.seat == fight["attacker"] else DEFENDER
        self.takes_part: Final = pos.seat in (fight["attacker"], fight["defender"])
        self.stake: Final = self.at_stake()
        strike = pos.frame("Strike") if trigger == NAMED else None
        self.strike: Final[dict[str, Any] | None] = strike
        turn = pos.frame("FighterTurn") if trigger == TURN_STARTS else None
        self.who: Final[int] = turn["who"] if turn is not None and not turn["extra"] else NONE

    def at_stake(self) -> float:
        pos, fight = self.pos, self.fight
        land: int = fight["land"]
        if self.side == ATTACKER:
            ahead = Ahead(pos, pos.goal)
            return max(0.5, gain(pos, ahead, ahead.left(), land, threats_of(pos)))
        if not self.takes_part:
            share = 1.0 / len(pos.rivals())
            return share * (MEDDLE + THREAT * threat(pos, fight["attacker"]))
        if land in pos.map.castles:
            held = [c for c in pos.map.castles if pos.owner[c] == pos.seat]
            return HOME if len(held) == 1 else LAND * 2.0
        return LAND * (1.5 if pos.is_tower(land) else 1.0) + THREAT * threat(pos, fight["attacker"])

    def thought(self) -> Thought:
        return Thought(self)


@final
class Thought:
    """One way the battle may go on."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        fight = scene.fight
        self.field: Final = Skirmish([man_of(raw) for raw in fight["fighters"]], fight["quiet"])
        self.field.hurt = fight["hurt"]
        self.tie: int = fight["tie"]
        self.spared: Final = [0] * len(self.field.men) if scene.strike is None else scene.strike["spared"][:]
        self.more = 0.0

    def man(self, named: str) -> Man:
        card, _, place = named.rpartition("@")
        at = PLACES.index(place)
        for man in self.field.men:
            if man.place == at and man.card == card:
                return man
        return self.field.men[0]

    def proceed(self) -> None:
        """What is just going on, then the rest."""
        scene, field = self.scene, self.field
        strike = scene.strike
        if strike is not None:
            striker = field.men[strike["striker"]]
            other = field.at[(striker.place + 1 + strike["side"]) % EDGES] if striker.place < EDGES else None
            spared = self.spared[field.men.index(other)] if other is not None else 0
            field.strike(striker, strike["side"], strike["icon"], spared, self.spared[strike["striker"]])
        elif scene.who != NONE:
            self.act(field.men[scene.who])
        field.fight_out()

    def act(self, man: Man) -> None:
        if man.place < EDGES and man.lives > 0 and not man.acted:
            man.acted = True
            self.field.act(man)

    def won(self) -> bool:
        """By the bot's side."""
        ours, theirs = self.field.left(ATTACKER), self.field.left(DEFENDER)
        attacker: int = self.scene.fight["attacker"]
        if ours != theirs:
            won = ours > theirs
        elif self.tie != NONE:
            won = self.tie == attacker
        else:
            won = self.scene.fight["reserve"] == ATTACKER
        return won == (self.scene.side == ATTACKER)

    def value(self) -> float:
        """Once it is fought out."""
        scene = self.scene
        mine = self.field.left(scene.side)
        foes = self.field.left(1 - scene.side)
        value = scene.stake * self.won() + self.more
        if scene.takes_part:
            value += SURVIVOR * mine
        if scene.side == DEFENDER or scene.fight["defender"] != NONE:
            value -= FOE * foes
        return value
