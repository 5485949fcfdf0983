"""What the cards say: moment, price and effect, written by the vocabulary in both languages."""

from __future__ import annotations

from typing import Final

from .data import powers  # noqa: F401 (it makes known what the cards do)
from .data.artifacts import ARTIFACTS
from .data.warriors import WARRIORS
from .vocabulary.base import POWERS

MOMENTS: Final[dict[str, tuple[str, str]]] = {
    "any": ("At any time", "В любой момент"),
    "outside": ("Outside battle", "Вне боя"),
    "my_turn": ("In your turn, before battle", "В свой ход, до боя"),
    "before_battle": ("Before your battle", "Перед своим боем"),
    "at_reveal": ("At the reveal in your battle", "При открытии карт в бою"),
    "after_deploy": ("After your deployment", "После своей расстановки"),
    "battle": ("In any battle", "В любом бою"),
    "own_battle": ("In your battle", "В своём бою"),
    "own_strike": ("When your fighter has hit", "После удара своего бойца"),
    "on_loss": ("Answer to a loss of lives", "Ответ на потерю жизней"),
    "on_death": ("Answer to your card's death", "Ответ на гибель своей карты"),
    "on_action": ("Answer to Action or Artifact", "Ответ на Действие, Артефакт"),
    "after_win": ("After you win as attacker", "После победы в нападении"),
}


def moment(thing: str, lang: str) -> str:
    """When the Action of a card, or an Artifact, may be used."""
    timing = WARRIORS[thing].timing if thing in WARRIORS else ARTIFACTS[thing]
    return MOMENTS[timing][1 if lang == "ru" else 0] if timing else ""


def effect(thing: str, lang: str) -> str:
    """What it does, as a sentence."""
    if thing not in POWERS:
        return ""
    said = POWERS[thing].text(lang)
    return f"{said[0].upper()}{said[1:]}."


def texts(lang: str) -> dict[str, str]:
    """The two lines of every card and Artifact that has an effect, by ref."""
    found: dict[str, str] = {}
    for thing in POWERS:
        found[f"{thing}.moment"] = moment(thing, lang)
        found[f"{thing}.effect"] = effect(thing, lang)
    return found
