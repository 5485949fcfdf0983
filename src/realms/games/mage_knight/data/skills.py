"""The skills of the heroes (facts: skills)."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import register

from ..vocabulary.base import Node


@final
class Skill:
    """A skill token. `competitive`: left out in solo and cooperative games, `cooperative`: in all others."""

    def __init__(
        self,
        name: str,
        hero: str,
        kind: str,
        effect: Node | None,
        *,
        competitive: bool = False,
        cooperative: bool = False,
        off_turn: bool = False,
        returned: Node | None = None,
    ) -> None:
        self.name: Final = name
        self.hero: Final = hero
        self.kind: Final = kind
        self.effect: Final = effect
        self.competitive: Final = competitive
        self.cooperative: Final = cooperative
        self.off_turn: Final = off_turn  # may be used in the turns of others, too
        self.returned: Final = returned  # what it does for who gives it back from the centre of the table


SKILLS: Final[dict[str, Skill]] = {}


def skill(
    name: str,
    hero: str,
    kind: str,
    effect: Node | None,
    *,
    competitive: bool = False,
    cooperative: bool = False,
    off_turn: bool = False,
    returned: Node | None = None,
) -> None:
    assert name not in SKILLS, name
    if effect is not None:
        register(effect, f"mage_knight.skill.{name}")
    if returned is not None:
        register(returned, f"mage_knight.skill.{name}.returned")
    SKILLS[name] = Skill(
        name,
        hero,
        kind,
        effect,
        competitive=competitive,
        cooperative=cooperative,
        off_turn=off_turn,
        returned=returned,
    )


def skills_of(hero: str, *, competitive: bool) -> list[str]:
    """The ten tokens of a hero in a competitive game, or in a solo or cooperative one (MK-SETUP-30)."""
    return [
        s.name for s in SKILLS.values() if s.hero == hero and not (s.cooperative if competitive else s.competitive)
    ]


def friendly_skills_of(hero: str) -> list[str]:
    """MK-OPT-17. The tokens of a hero in a competitive game without the competitive ones."""
    return [name for name in skills_of(hero, competitive=True) if not SKILLS[name].competitive]
