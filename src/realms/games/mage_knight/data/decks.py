"""All decks and skills together: importing this module fills the tables of cards and of skills."""

from . import (
    advanced_actions,
    artifacts,
    basic_actions,
    skills_arythea,
    skills_goldyx,
    skills_norowas,
    skills_tovak,
    spells,
)

__all__ = [
    "advanced_actions",
    "artifacts",
    "basic_actions",
    "skills_arythea",
    "skills_goldyx",
    "skills_norowas",
    "skills_tovak",
    "spells",
]
