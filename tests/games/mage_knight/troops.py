"""What tests of units have in common: activating one, and fighting with one."""

from __future__ import annotations

from games.mage_knight.builder import MK


def use(t: MK, unit: int, ability: int, *more: str) -> None:
    """Activate a unit for one of its abilities, pay for it, and make the choices it asks for."""
    t.choose("unit", unit)
    t.choose("ability", ability)
    left = list(more)
    while left or t.prompt == "pay-mana":
        if t.prompt == "pay-mana":
            t.choose(t.options("pay")[0])  # tokens first: what would be lost anyway
        else:
            t.choose(left.pop(0))


def troop(kind: str, *enemies: str, phase: str = "melee", mana: str = "", hand: str = "march") -> MK:
    """A hero with these units ("peasants, foresters") and mana tokens, in a fight if enemies are named."""
    t = MK("solo_conquest", hand=hand)
    t.units(kind, level=9)
    t.no_mana()
    t.mana(tokens=mana)
    if enemies:
        t.fight(*enemies, phase=phase)
    return t
