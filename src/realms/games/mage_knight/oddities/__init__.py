"""The cards, units, skills and tactics no vocabulary covers: one small frame each, registered by name.

Importing this package makes all of them known.
"""

from . import (
    advanced_actions,
    advanced_actions_end,
    artifacts,
    basic_actions,
    skills,
    skills_interactive,
    skills_invocation,
    spells_mana,
    spells_minds,
    spells_moves,
    spells_own,
    tactics,
    units,
)

__all__ = [
    "advanced_actions",
    "advanced_actions_end",
    "artifacts",
    "basic_actions",
    "skills",
    "skills_interactive",
    "skills_invocation",
    "spells_mana",
    "spells_minds",
    "spells_moves",
    "spells_own",
    "tactics",
    "units",
]
