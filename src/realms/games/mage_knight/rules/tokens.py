"""Enemy and ruin tokens: piles, discards, and those on the map, face down or up (MK-SETUP-02, 03)."""

from __future__ import annotations

from realms.kernel.model import EVERYONE

from ..data.enemies import ENEMIES
from ..data.hexes import HEX_NAMES
from ..events import TOKEN_REVEALED
from ..state import MageKnight
from ..terms import NONE, RUIN_BACK


def back_of(token: str) -> int:
    return ENEMIES[token].back if token in ENEMIES else RUIN_BACK


def refill_pile(g: MageKnight, back: int) -> bool:
    """MK-SETUP-03. An exhausted pile is made of its discards; False if there is nothing left at all."""
    pile = g.piles[back]
    if not pile.items and g.discards[back]:
        pile.items.extend(g.discards[back])
        g.discards[back].clear()
        pile.shuffle(g.rng)
    return bool(pile.items)


def lay_down(g: MageKnight, back: int, hex: int) -> None:
    """Put the next token of a pile face down on a hex."""
    if refill_pile(g, back):
        pile = g.piles[back]
        i = len(pile.items) - 1
        g.down[back].put(pile.items[i], pile.mask(i))
        pile.take(i)
        g.down_at[back].append(hex)


def draw(g: MageKnight, back: int) -> str:
    """Turn up the next token of a pile; "" if there is none left."""
    if not refill_pile(g, back):
        return ""
    pile = g.piles[back]
    g.learned = EVERYONE
    return pile.take(len(pile.items) - 1)


def lay_open(g: MageKnight, back: int, hex: int) -> None:
    """Put the next token of a pile face up on a hex."""
    token = draw(g, back)
    if token != "":
        put_up(g, token, hex)


def put_up(g: MageKnight, token: str, hex: int) -> None:
    g.up.append(token)
    g.up_at.append(hex)
    g.tell(TOKEN_REVEALED, token, HEX_NAMES[hex])


def reveal(g: MageKnight, hex: int) -> None:
    """Turn up every token that lies face down on a hex."""
    while hidden_at(g, hex):
        put_up(g, take_up(g, hex), hex)


def take_up(g: MageKnight, hex: int) -> str:
    """Take a token that lies face down from the map, and turn it up; "" if there is none."""
    for back, places in enumerate(g.down_at):
        if hex in places:
            return turn_over(g, back, places.index(hex))
    return ""


def turn_over(g: MageKnight, back: int, i: int) -> str:
    """Take one token from the map, and turn it up: the one at this place among those face down with this back."""
    zone = g.down[back]
    g.learned |= EVERYONE & ~zone.mask(i)
    del g.down_at[back][i]
    return zone.take(i)


def hidden_at(g: MageKnight, hex: int) -> int:
    """How many tokens lie face down there."""
    return sum([places.count(hex) for places in g.down_at])


def open_at(g: MageKnight, hex: int) -> list[str]:
    """The enemies that lie face up there; a ruin token is none."""
    return [t for t, at in zip(g.up, g.up_at, strict=True) if at == hex and t in ENEMIES]


def ruin_at(g: MageKnight, hex: int) -> str:
    """The ruin token face up there, or ""."""
    for token, at in zip(g.up, g.up_at, strict=True):
        if at == hex and token not in ENEMIES:
            return token
    return ""


def any_at(g: MageKnight, hex: int) -> bool:
    return hex in g.up_at or hidden_at(g, hex) > 0


def lift(g: MageKnight, token: str, hex: int) -> None:
    """Take a token that lies face up from the map."""
    for i in range(len(g.up)):
        if g.up[i] == token and g.up_at[i] == hex:
            del g.up[i]
            del g.up_at[i]
            return


def discard(g: MageKnight, token: str, hex: int) -> None:
    """To its discard pile, from the map or from the fight."""
    if hex != NONE:
        lift(g, token, hex)
    g.discards[back_of(token)].append(token)
