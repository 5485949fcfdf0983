"""What tests of hero battles have in common: one hero walks up to another and attacks."""

from __future__ import annotations

from typing import Any

from games.mage_knight.builder import MK
from realms.games.mage_knight.fights import Duel

HERE = "start.ne"
FROM = "start.e"


class Dueling(MK):
    """Arythea attacks Goldyx. No mana is in the source but what a test puts there."""

    def __init__(
        self,
        *,
        hand: str = "rage",
        other: str = "rage",
        hex: str = HERE,
        back: str = FROM,
        scenario: str = "full_conquest",
        players: int = 2,
        options: dict[str, object] | None = None,
    ) -> None:
        super().__init__(scenario, players=players, hand=hand, at=back, options=options)
        self.hand(other, seat=1)
        self.at(hex, seat=1)
        self.no_mana()
        self.tactic("planning", seat=0)
        self.tactic("great_start", seat=1)

    def approach(self, hex: str = HERE) -> None:
        """Walk onto the other's hex."""
        self.points(move=5)
        self.choose("walk", hex)

    def begin(self, attend: str = "partial") -> None:
        """Attack, and let the defender attend so."""
        self.approach()
        self.choose("attack_hero", "goldyx")
        self.choose("attend", attend)

    def melee(self, attend: str = "partial") -> None:
        """As far as the first attack of the melee phase, which is the aggressor's."""
        self.begin(attend)
        self.choose("pass")
        self.choose("pass")

    @property
    def duel(self) -> Duel:
        assert self.g.fight is not None and self.g.fight.duel is not None
        return self.g.fight.duel

    def arm(self, *points: tuple[int, int]) -> None:
        """Attack points as if they had been gathered: place (kind and element) and number."""
        with self.edit() as g:
            assert g.fight is not None
            for at, n in points:
                g.fight.attack[at] += n

    def guard(self, *points: tuple[int, int]) -> None:
        """Block points as if they had been gathered: element and number."""
        with self.edit() as g:
            assert g.fight is not None
            for element, n in points:
                g.fight.block[element] += n

    @property
    def arg(self) -> dict[str, Any]:
        """What the question names."""
        return dict(self.due[0].args)

    def heard(self, kind: str) -> bool:
        return any(event.kind.name == kind for event in self.all_events)
