"""Heroes with skills, for the tests of skills."""

from __future__ import annotations

from games.mage_knight.builder import MK


def skilled(*skills: str, players: int = 1, hero: str = "arythea", hand: str = "march, rage") -> MK:
    """The first turn of a hero that has these skills. With several players it is a competitive game."""
    scenario = "first_reconnaissance" if players == 1 else "full_conquest"
    t = MK(scenario, players=players, hero=hero, hand=hand)
    for skill in skills:
        t.skill(skill)
    return t


def use(t: MK, skill: str, *choices: str) -> None:
    """Use a skill and make the choices it asks for."""
    t.choose("skill", skill)
    for choice in choices:
        t.choose(choice)


def end_turn(t: MK, then: int) -> None:
    """The turn ends; everybody does the least until this seat moves."""
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == then, f"seat {then} moves")
