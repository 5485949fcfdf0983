"""Colours and signs of the terminal: the moonlit side of the look, and a sign for everything colour says.

Amber (LANTERN) means "you may act here" and nothing else. Unknown kinds get a plain tone and the first
letter of their name, so a new game is drawn before anybody has chosen its colours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

TABLE: Final = "#0d1417"
PAPER: Final = "#182227"
SUNK: Final = "#111a1e"
EDGE: Final = "#24323a"
LINE: Final = "#34454c"
LINE_STRONG: Final = "#637880"
BAR: Final = "#0a1012"
RAISED: Final = "#1d2a2f"
INK: Final = "#ece8db"
SOFT: Final = "#a9b5b5"
LANTERN: Final = "#f4b63a"
LANTERN_HOT: Final = "#ffd064"
LANTERN_WASH: Final = "#3a2f16"
ON_LANTERN: Final = "#221a06"
CREAM: Final = "#fff4d8"
DANGER: Final = "#ff9a8c"
GOOD: Final = "#8fd3a0"
LINK: Final = "#8ec7ea"
MAP_INK: Final = "#05090a"
RIVER: Final = "#0f3a4d"
RIVER_LIT: Final = "#7cc4da"
ICE: Final = "#d5e9f0"

TERRAIN: Final[dict[str, tuple[str, str, str]]] = {
    "forest": ("#3c5c48", "#6fa57a", "♠"),
    "mountain": ("#5a6068", "#99a2ac", "▲"),
    "plains": ("#7a7342", "#c2b56b", "v"),
    "ruins": ("#6b5446", "#b89f8c", "∩"),
    "capital": ("#8a6450", "#e0c4ae", "⌂"),
    "water": ("#22506a", "#6ba3b5", "~"),
    "cliff": ("#423c3a", "#8a807b", "/"),
    "hills": ("#61653c", "#9da26a", "n"),
    "swamp": ("#3d4c44", "#6f8477", ";"),
    "desert": ("#86703f", "#c4a869", ","),
    "wasteland": ("#564845", "#8f7b77", ":"),
    "lake": ("#22506a", "#6ba3b5", "-"),
    "sea": ("#1b4258", "#4f8298", "~"),
    "city": ("#8a6450", "#e0c4ae", "⌂"),
    "countryside": ("#2f4a36", "#5f8a68", "·"),
    "core": ("#4b3f33", "#8d7a66", "·"),
    "spare": ("#2f4a36", "#5f8a68", "·"),
    "spare_core": ("#4b3f33", "#8d7a66", "·"),
    "land": ("#2f4a36", "#5f8a68", "·"),
    "tower": ("#4a5560", "#bcc6cf", "♜"),
    "castle": ("#6b4a3c", "#e0c4ae", "⌂"),
    "central": ("#463a66", "#c3aef2", "★"),
}
"""Kind of space -> ground, motif colour, motif."""

MANA: Final[dict[str, str]] = {
    "red": "#e8705f",
    "blue": "#7db9ea",
    "green": "#86cf92",
    "white": "#f7f4ea",
    "gold": "#d9b24a",
    "black": "#8d88a0",
    "grey": "#a7afb6",
    "brown": "#b88a5f",
    "violet": "#b294dd",
    "ruin": "#e0c4ae",
}
"""Colours of mana, and of the backs of tokens, as text on dark paper."""
BLOOD: Final = "#7a2018"
"""The ground of what would fight."""

PLAIN_TERRAIN: Final = ("#39454b", "#6f7d84", "·")

SEATS: Final = (
    ("#c8402f", "#ffffff", "Λ"),
    ("#4fa9dc", "#10222e", "≈"),
    ("#7d52b8", "#ffffff", "X"),
    ("#f5f0e2", "#1d2529", "●"),
    ("#22262b", "#ffffff", "◆"),
)
"""Field, text on the field and device of each seat; the device never goes without its colour."""

MARKS: Final = {
    "day": "#e9c46a",
    "night": "#b294dd",
    "turn": "#a9b5b5",
    "conquest": "#e9c46a",
    **dict.fromkeys(("setup", "season", "orders", "bid", "quests"), "#a9b5b5"),
}
"""Colours of what holds for the whole table; whatever else does is a warning."""

FREE: Final = "·"
TAKEN: Final = "▼"
"""A place of a shared card, and a shield on it."""

PLANS: Final = {"target": "×", "ward": "◊"}
"""Pieces that tell what a seat is about, and are none of its own: where it marches, what it protects."""

NOBODY: Final = ("#8d9598", "#10181b", "□")

SEAT_INK: Final = ("#f08b7d", "#7fc4ec", "#b79be4", "#f5f0e2", "#b4bcc4")
"""The seats' colours as text on dark paper."""

SIGNS: Final[dict[str, tuple[str, str]]] = {
    "mana": ("♦", "#c3aef2"),
    "ore": ("■", "#bcc6cf"),
    "food": ("ψ", "#e9c46a"),
    "crown": ("♔", "#ffd064"),
    "treasure": ("$", "#e9c46a"),
    "bandits": ("!", "#ff9a8c"),
    "lair": ("δ", "#ff9a8c"),
    "camp": ("Δ", "#e9c46a"),
    "fort": ("♜", "#bcc6cf"),
    "city": ("⌂", "#e0c4ae"),
    "church": ("†", "#ece8db"),
    "blank": ("·", "#a9b5b5"),
    "hidden": ("?", "#ece8db"),
    "portal": ("◎", "#c3aef2"),
    "village": ("⌂", "#f4d58a"),
    "monastery": ("†", "#f7f4ea"),
    "keep": ("♜", "#bcc6cf"),
    "mage_tower": ("♝", "#b294dd"),
    "dungeon": ("∏", "#b88a5f"),
    "tomb": ("Ω", "#e8705f"),
    "monster_den": ("δ", "#b88a5f"),
    "spawning_grounds": ("Δ", "#b88a5f"),
    "ancient_ruins": ("∩", "#e0c4ae"),
    "magical_glade": ("♣", "#86cf92"),
    "mine": ("◆", "#bcc6cf"),
    "marauding_orcs": ("!", "#86cf92"),
    "draconum": ("!", "#e8705f"),
    "level": ("L", "#ece8db"),
    "fame": ("★", "#ffd064"),
    "reputation": ("±", "#ece8db"),
    "armour": ("♦", "#bcc6cf"),
    "hand": ("h", "#ece8db"),
    "limit": ("H", "#a9b5b5"),
    "deck": ("d", "#a9b5b5"),
    "units": ("u", "#ece8db"),
    "command": ("U", "#a9b5b5"),
    "move": ("»", "#8fd3a0"),
    "influence": ("☼", "#e9c46a"),
    "heal": ("+", "#8fd3a0"),
    **{name: ("◆", MANA[name]) for name in ("red", "blue", "green", "white")},
    **{f"{name}-mana": ("●", MANA[name]) for name in ("red", "blue", "green", "white", "gold", "black")},
    "discard": ("x", "#a9b5b5"),
    "dice": ("■", "#ece8db"),
    "attacker": ("»", "#ff9a8c"),
    "defender": ("«", "#8ec7ea"),
    "silenced": ("ø", "#ff9a8c"),
    "out": ("†", "#ff9a8c"),
    "skips": ("‖", "#a9b5b5"),
    "team-0": ("I", "#ece8db"),
    "team-1": ("II", "#ece8db"),
    "wood": ("♣", "#86cf92"),
    "hero": ("@", "#ece8db"),
    "heroes": ("@", "#ece8db"),
    "forts": ("♜", "#bcc6cf"),
    "token": ("○", "#ece8db"),
    "remains": ("†", "#a9b5b5"),
    "rune-real": ("◆", "#c3aef2"),
    "rune-false": ("◇", "#a9b5b5"),
    "rune-hidden": ("?", "#c3aef2"),
    "runes": ("◆", "#c3aef2"),
    "battle": ("×", "#ff9a8c"),
    "duel": ("‡", "#ff9a8c"),
}
"""Kind of piece, card or resource -> sign and colour."""

STATES: Final[dict[str, tuple[str, str]]] = {
    "held": ("!", DANGER),
    "secret": ("*", LANTERN_HOT),
    "friendly": ("♥", GOOD),
    "closed": ("×", DANGER),
    "tunnel": ("=", LINK),
}
"""How a site stands -> what is put behind its sign."""


def terrain(kind: str) -> tuple[str, str, str]:
    return TERRAIN.get(kind, PLAIN_TERRAIN)


def seat_colours(seat: int) -> tuple[str, str, str]:
    return SEATS[seat % len(SEATS)] if seat >= 0 else NOBODY


def seat_ink(seat: int) -> str:
    return SEAT_INK[seat % len(SEAT_INK)] if seat >= 0 else SOFT


def sign(kind: str) -> tuple[str, str] | None:
    return SIGNS.get(kind)


def sign_of(kind: str, state: str) -> tuple[str, str] | None:
    """Of a piece: that of its kind in this state, of the kind, or of the state."""
    return sign(f"{kind}-{state}") or sign(kind) or sign(state)


@lru_cache(maxsize=4096)
def mix(one: str, other: str, share: float) -> str:
    """A colour on the way from one to the other."""
    a = [int(one[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(other[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))
