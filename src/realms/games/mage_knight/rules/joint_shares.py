"""The shares of a joint assault (MK-COOP-07): defenders dealt unseen, and turned up when their hero comes."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..assaults import Joint
from ..state import MageKnight
from ..terms import BACKS
from . import tokens


def garrison(g: MageKnight, hex: int) -> int:
    """How many defend the city."""
    return len(tokens.open_at(g, hex)) + tokens.hidden_at(g, hex)


def deal(g: MageKnight, hex: int, members: list[int], counts: list[int], *, under: bool) -> None:
    """MK-COOP-07. The defenders are mixed and dealt in the numbers agreed; what lies face down stays so."""
    lots: list[int] = []
    for i, n in enumerate(counts):
        lots.extend([i] * n)
    g.rng.shuffle(lots)
    shares: list[list[str]] = [[] for _ in members]
    for token in tokens.open_at(g, hex):
        shares[lots.pop()].append(token)
    hidden = [[lots.pop() for at in g.down_at[back] if at == hex] for back in range(len(BACKS))]
    back = [g.heroes[seat].hex for seat in members]
    g.joint = Joint(hex, members[:], back, counts[:], shares, hidden, members[:], under)


def faced(g: MageKnight, seat: Seat, hex: int) -> list[str]:
    """MK-COMBAT-02, MK-COOP-12. The defenders a hero meets in an assault, now face up: all, or the own share."""
    joint = g.joint
    if joint is None:
        tokens.reveal(g, hex)
        return tokens.open_at(g, hex)
    i = joint.members.index(seat)
    for back, whose in enumerate(joint.hidden):
        places = g.down_at[back]
        for k in range(len(whose) - 1, -1, -1):
            if whose[k] == i:
                at = [place for place in range(len(places)) if places[place] == joint.hex][k]
                token = tokens.turn_over(g, back, at)
                tokens.put_up(g, token, joint.hex)
                joint.shares[i].append(token)
                del whose[k]
    return joint.shares[i][:]
