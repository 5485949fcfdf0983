"""What things are called in a report."""

from __future__ import annotations

from typing import Final

from realms.i18n import LocaleError, words
from realms.kernel.registry import GameSpec

from .chance import Verdict
from .compare import FEAT

KINDS: Final = {
    "seat": "cli-seat",
    "race": "cli-race",
    "territory": "cli-territory",
    "hero": "cli-hero",
    "people": "cli-people",
    "goal": "cli-goal",
    "order": "cli-order",
    "faction": "cli-faction",
    "action": "cli-action",
    "card": "cli-card",
    "ability": "cli-ability",
    "artifact": "cli-artifact",
    "skill": "cli-skill",
    "tactic": "cli-tactic",
    "order-card": "cli-order-card",
    "tactics-card": "cli-tactics-card",
    "title": "cli-title",
    "objective": "cli-objective",
    "development": "cli-development",
    FEAT: "cli-feat",
}
"""Headings of what games count besides bots; others go by their own name."""

VERDICTS: Final = {
    Verdict.SURELY: "cli-surely",
    Verdict.PERHAPS: "cli-perhaps",
    Verdict.LUCK: "cli-luck",
}


def kind_name(kind: str, lang: str) -> str:
    return words(lang).format(KINDS[kind]) if kind in KINDS else kind


def label(spec: GameSpec, kind: str, name: str, lang: str) -> str:
    """The name of a thing, or its id where it has none."""
    if kind == FEAT:
        return words(lang, spec.id).format(f"feat-{name}")
    try:
        return spec.label(name, lang) or name
    except (LookupError, NotImplementedError, LocaleError):
        return name


def verdict(found: Verdict, lang: str) -> str:
    return words(lang).format(VERDICTS[found])
