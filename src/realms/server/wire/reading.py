"""What pages read besides matches: words, names, rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """Messages as Fluent text, and the names of things by their ids."""

    messages: str
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """One line of a rule catalogue. `ruling`: our reading of the rulebook; `designed`: our own figures."""

    id: str
    section: str
    text: str
    ruling: bool
    designed: bool


@dataclass(frozen=True, slots=True)
class Term:
    term: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Rules:
    rules: tuple[RuleInfo, ...]
    glossary: tuple[Term, ...]
