"""What games have in common in telling positions that cannot be, when one comes from outside (a save)."""

from __future__ import annotations

from .zones import Zone


def between(value: int, least: int, most: int) -> bool:
    return least <= value <= most


def all_between(values: list[int], least: int, most: int) -> bool:
    return not [value for value in values if not between(value, least, most)]


def like(zone: Zone, model: Zone) -> bool:
    """Is it the same pile, seen by the same seats? What lies in it is part of the play."""
    same = (zone.name, zone.pool, zone.seen) == (model.name, model.pool, model.seen)
    return same and (not zone.known or len(zone.known) == len(zone.items))


def zones_flaw(zones: list[Zone], fresh: list[Zone]) -> str:
    """One sentence, or "": `fresh` are the zones of a table that was just laid out, in the same order."""
    if len(zones) != len(fresh):
        return "a pile is missing."
    for zone, model in zip(zones, fresh, strict=True):
        if not like(zone, model):
            return f"the pile {model.name} is another one."
    return ""


def numbers(raw: dict[str, object]) -> list[tuple[str, int]]:
    """The numbers that a frame holds as plain data, each with the name of its field."""
    found = []
    for name, value in raw.items():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, int) and not isinstance(one, bool):
                found.append((name, one))
    return found
