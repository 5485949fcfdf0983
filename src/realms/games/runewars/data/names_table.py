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
    ("rewards", "reward deck", "колода наград"),
    ("heroes", "hero deck", "колода героев"),
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
    ("gained", "gained", "получено"),
)
_WORDS: Final[tuple[tuple[str, str, str], ...]] = (
    ("routs", "routs", "опрокидывание"),
    ("damage", "damage", "урон"),
    ("highest", "highest bid", "наибольшая ставка"),
    ("lowest", "lowest bid", "наименьшая ставка"),
)
"""By which messages choose their form."""
_STATES: Final = 5  # a routed fighter may have so many kinds of damage, none included
# fmt: on


def _all() -> tuple[tuple[str, str, str], ...]:
    """Every place, those of each seat, of each hero and of each tile too; abilities by what they do."""
    found = [*_PLACES, *_WORDS]
    for damage in range(_STATES):
        hurt = (f", damage: {damage}", f", урон: {damage}") if damage else ("", "")
        found.append((f"r{damage}", f"routed{hurt[0]}", f"опрокинут{hurt[1]}"))
    for seat in range(MAX_PLAYERS):
        found += [(f"{id}-{seat}", en, ru) for id, en, ru in _OF_SEATS]
    for id, en, ru in PIECE_NAMES:
        if id in HEROES:
            for pack in ("rewards", "drawn", "loot", "remains"):
                found.append((f"{pack}-{id}", f"{en}, rewards", f"{ru}, награды"))
        if id.endswith(".ability"):
            found.append((en.lower().replace(" ", "_"), en, ru))
    for tile, printed in TILES.items():
        if printed.faction:
            found.append((f"tile-{tile}", "home", "дом"))
        else:
            found.append((f"tile-{tile}", f"tile {tile}", f"тайл {tile}"))
        for area in printed.areas:
            found.append((f"rune-{area.id}", f"rune in {area.id}", f"руна в {area.id}"))
            found.append((f"remains-{area.id}", f"left by a hero in {area.id}", f"вещи героя в {area.id}"))
    return tuple(found)


TABLE_NAMES: Final = _all()
