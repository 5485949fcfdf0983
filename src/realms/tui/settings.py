"""What can be settled for a table, in words: scenarios with their facts, and optional rules with what each means.

The forms grey out by it what would be refused; the judge is the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from realms.i18n import words
from realms.kernel.registry import GameSpec

SCENARIO: Final = "scenario"
FEW: Final = 3
"""More scenarios than this are not listed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a game in one language, at a table of so many."""

    spec: GameSpec
    lang: str
    players: int

    def about(self, name: str) -> dict[str, Any]:
        told = self.spec.options().get(name, {})
        return told if isinstance(told, dict) else {}

    def altered(self, name: str, value: object) -> bool:
        """Is it other than usual?"""
        usual = self.about(name).get("default")
        return any(part != usual for part in value) if isinstance(value, list) else value not in (None, usual)

    def scenario(self, values: Mapping[str, object]) -> str:
        return str(values.get(SCENARIO, self.about(SCENARIO).get("default", "")))

    def grouped(self) -> dict[str, list[str]]:
        """The optional rules by their groups."""
        found: dict[str, list[str]] = {}
        for name in self.spec.options():
            group = self.about(name).get("group")
            if group:
                found.setdefault(group, []).append(name)
        return found

    # In words.

    def say(self, message: str, **args: str | int) -> str:
        return words(self.lang, self.spec.id).format(message, **args)

    def has(self, message: str) -> bool:
        return words(self.lang, self.spec.id).has(message)

    def name(self, name: str) -> str:
        return self.say(f"setting-{name}") if self.has(f"setting-{name}") else name

    def note(self, name: str) -> str:
        """What it means, in a sentence; "" where nobody has to be told."""
        return self.say(f"setting-note-{name}") if self.has(f"setting-note-{name}") else ""

    def word(self, name: str, value: str) -> str:
        """A choice by its own word, or by the game's name for the thing."""
        message = f"setting-{name}-{value}"
        return self.say(message) if self.has(message) else self.spec.label(value, self.lang)

    def settled(self, name: str, value: object) -> str:
        """A choice as one line: a switch by its name, anything else with what it is."""
        if value is True:
            return self.name(name)
        parts = value if isinstance(value, list) else [value]
        return f"{self.name(name)}: {', '.join([self.word(name, str(part)) for part in parts])}"

    def variants(self, values: Mapping[str, object]) -> list[str]:
        """The scenario, and what else is not as usual; what has no name is for programs."""
        found = [self.settled(SCENARIO, self.scenario(values))] if self.about(SCENARIO) else []
        others = [
            name for name in self.spec.options() if name != SCENARIO and self.altered(name, values.get(name))
        ]
        return found + [self.settled(name, values[name]) for name in others]

    def facts(self, scenario: str) -> str:
        """What there is to know of a scenario besides what it is about."""
        told = self.about(SCENARIO).get("about", {}).get(scenario)
        if told is None:
            return ""
        found = [self.say(f"scenario-kind-{kind}") for kind in told["kinds"]]
        found.append(self.say(f"scenario-difficulty-{told['difficulty']}"))
        at = told["at"].get(str(self.players))
        if at is not None:
            least, most = at["minutes"]
            found.append(self.say("scenario-rounds", n=at["rounds"]))
            found.append(self.say("scenario-minutes", **{"from": least, "to": most}))
            found += [self.say(f"setting-tiles-{kind}", n=n) for kind, n in at["tiles"].items()]
        return " · ".join(found)

    # What would be refused.

    def closed(self, scenario: str) -> str:
        """Why the scenario does not take this many; "" if it does."""
        fewest, most = self.about(SCENARIO).get("players", {}).get(scenario, (0, self.players))
        if fewest <= self.players <= most:
            return ""
        return self.say("setting-why-seats", players=span(range(fewest, most + 1)), most=most, n=self.players)

    def why_not(self, name: str, values: Mapping[str, object]) -> str:
        """Why an option cannot be had beside what else is settled; "" if nothing is known against it."""
        told = self.about(name)
        takes = told.get("takes")
        if takes is not None:
            counts = takes.get(self.scenario(values))
            if counts is None:
                return self.elsewhere(list(takes))
            if self.players not in counts:
                return self.say("setting-why-players", players=span(counts))
        for other in told.get("without", []):
            if self.altered(other, values.get(other)):
                return self.say("setting-why-without", other=self.name(other))
        for other in told.get("needs", []):
            if not self.altered(other, values.get(other)):
                return self.say("setting-why-needs", other=self.name(other))
        return ""

    def tidy(self, values: dict[str, object]) -> None:
        """What is as usual, or cannot be had any more, is not named; others may have needed it."""
        while True:
            gone = [n for n, v in values.items() if not self.altered(n, v) or self.why_not(n, values)]
            if SCENARIO in values and self.closed(self.scenario(values)):
                gone.append(SCENARIO)
            if not gone:
                return
            del values[gone[0]]

    def elsewhere(self, scenarios: list[str]) -> str:
        if len(scenarios) > FEW:
            return self.say("setting-why-not-here")
        return self.say(
            "setting-why-scenario", scenarios=", ".join([self.word(SCENARIO, one) for one in scenarios])
        )


def span(counts: range | list[int]) -> str:
    """ "2–4"; "1, 3"."""
    if counts[0] == counts[-1]:
        return str(counts[0])
    whole = counts[-1] - counts[0] + 1 == len(counts)
    return f"{counts[0]}–{counts[-1]}" if whole else ", ".join([str(n) for n in counts])
