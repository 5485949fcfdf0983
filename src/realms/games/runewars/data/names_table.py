"""Names of places of the table: boards, grounds, piles, tiles, what lies before a player; id, English, Russian."""

from __future__ import annotations

from typing import Final

from ..terms import MAX_PLAYERS
from .heroes import HEROES
from .names_pieces import PIECE_NAMES
from .tiles import TILES

# fmt: off
_PLACES: Final[tuple[tuple[str, str, str], ...]] = (
    ("map", "map", "карта"),
    ("battle", "battle", "битва"),
    ("duel", "duel", "дуэль"),
    ("flat-hexes", "being built", "строится"),
    ("tile", "to be laid", "ещё не лежит"),
    ("plains", "plains", "равнина"),
    ("forest", "forest", "лес"),
    ("hills", "hills", "холмы"),
    ("desert", "wasteland", "пустошь"),
    ("fort", "stronghold", "крепость"),
    ("token", "activation token", "жетон активации"),
    ("hero", "hero", "герой"),
    ("remains", "what a fallen hero left", "вещи павшего героя"),
    ("attacker", "attacker", "атакующий"),
    ("defender", "defender", "защитник"),
    ("hidden", "hidden rune", "скрытая руна"),
    ("coming", "on the way", "в пути"),
    ("afield", "on the way", "в пути"),
    ("before", "out of it", "вне битвы"),
    ("gone", "lost", "нет"),
    ("season", "season card", "карта сезона"),
    ("titles", "titles", "титулы"),
    ("fate", "fate cards in use", "карты судьбы в игре"),
    ("fate-attacker", "fate cards of the attacker", "карты судьбы атакующего"),
    ("fate-defender", "fate cards of the defender", "карты судьбы защитника"),
    ("fate-challenger", "fate cards of the challenger", "карты судьбы вызвавшего"),
    ("fate-challenged", "fate cards of the challenged", "карты судьбы вызванного"),
    ("fate-deck", "fate deck", "колода судьбы"),
    ("fate-discard", "fate cards discarded", "сброс судьбы"),
    ("tactics-deck", "tactics deck", "колода тактики"),
    ("tactics-discard", "tactics discarded", "сброс тактики"),
    ("quests-deck", "quest deck", "колода заданий"),
    ("quests-discard", "quests discarded", "сброс заданий"),
    ("rewards-deck", "reward deck", "колода наград"),
    ("rewards-discard", "rewards discarded", "сброс наград"),
    ("heroes-deck", "hero deck", "колода героев"),
    ("objectives-good", "good objectives", "цели добра"),
    ("objectives-evil", "evil objectives", "цели зла"),
    ("objectives-discard", "objectives discarded", "сброс целей"),
    ("season-spring", "spring deck", "колода весны"),
    ("season-summer", "summer deck", "колода лета"),
    ("season-autumn", "autumn deck", "колода осени"),
    ("season-winter", "winter deck", "колода зимы"),
    ("season-discard", "season cards discarded", "сброс сезонов"),
    ("units", "standing units", "стоящие отряды"),
    ("lay_siege", "Lay Siege", "Осада"),
    ("challenger", "challenger", "вызвавший"),
    ("challenged", "challenged", "вызванный"),
)
_OF_SEATS: Final[tuple[tuple[str, str, str], ...]] = (
    ("tactics", "tactics", "тактика"),
    ("fresh", "tactics of this season", "тактика этого сезона"),
    ("quests", "quests", "задания"),
    ("objectives", "objectives", "цели"),
    ("orders", "orders in hand", "приказы на руке"),
    ("played", "orders of this year", "приказы этого года"),
    ("muster", "recruits", "пополнение"),
    ("tiles", "tiles", "тайлы"),
    ("drawn", "drawn", "взято"),
)
# fmt: on


def _all() -> tuple[tuple[str, str, str], ...]:
    """Every place, those of each seat, of each hero and of each tile too."""
    found = list(_PLACES)
    for seat in range(MAX_PLAYERS):
        found += [(f"{id}-{seat}", en, ru) for id, en, ru in _OF_SEATS]
    for hero, en, ru in PIECE_NAMES:
        if hero in HEROES:
            found.append((f"rewards-{hero}", f"{en}, rewards", f"{ru}, награды"))
    for tile, printed in TILES.items():
        if printed.faction:
            found.append((f"tile-{tile}", "home", "дом"))
        else:
            found.append((f"tile-{tile}", f"tile {tile}", f"тайл {tile}"))
        for area in printed.areas:
            found.append((f"remains-{area.id}", f"left by a hero in {area.id}", f"вещи героя в {area.id}"))
    return tuple(found)


TABLE_NAMES: Final = _all()
