"""Positions for tests of heroes."""

from __future__ import annotations

from realms.games.runewars.rules.areas import in_rank
from realms.games.runewars.rules.quest_phase import QuestPhase

from .builder import RW


def realm() -> RW:
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    return t


def phase(t: RW) -> None:
    t.go(QuestPhase(tuple(in_rank(t.g))))


def reached(t: RW, hero: str, verb: str = "go") -> list[str]:
    return sorted(ref.removeprefix(f"{hero}:") for ref in t.refs(verb) if ref.startswith(f"{hero}:"))
