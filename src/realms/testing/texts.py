"""A game in words: prompts, options, events and refusals by the message ids every game uses.

`prompt-<prompt>`, `option-<verb>` with $a, $b, $c for its refs, `event-<kind>` with the kind's own parameter
names, `why-<RULE-ID>` like the option it refuses.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, Protocol, final

from realms.kernel.model import VEIL, Arg, Decision, Event, Option, Refs, Refusal
from realms.kernel.registry import GameSpec

LANGUAGES: Final = ("en", "ru")
LETTERS: Final = "abcdefgh"


class Texts(Protocol):
    """Where messages come from. Raises an exception of its own kind when one is missing or does not format."""

    def format(self, lang: str, message_id: str, args: dict[str, str | int]) -> str: ...


@final
class Fluent:
    """The messages Realms ships."""

    def format(self, lang: str, message_id: str, args: dict[str, str | int]) -> str:
        from realms import i18n

        return i18n.words(lang).format(message_id, **args)


def shipped(game: str) -> Texts | None:
    """The shipped messages, if the game has a file of its own."""
    if (files("realms") / "locale" / "en" / f"{game}.ftl").is_file():
        return Fluent()
    return None


class BareId(Exception):
    """A text that still shows an id where a name belongs."""


@final
class Teller:
    """Says things of one game in one language. Raises on a missing message, a bad argument or a bare id."""

    def __init__(self, spec: GameSpec, texts: Texts, lang: str) -> None:
        self.spec: Final = spec
        self.texts: Final = texts
        self.lang: Final = lang

    def label(self, ref: str) -> str:
        """The name of a thing; numbers are their own names."""
        if ref == VEIL:
            return VEIL
        name = self.spec.label(ref, self.lang)
        if not name.strip():
            raise BareId(f"{ref!r} has an empty name")
        if name == ref and re.fullmatch(r"[+-]?\d+", ref) is None:
            raise BareId(f"{ref!r} has no name but its id")
        return name

    def seat(self, seat: int) -> str:
        return self.texts.format(self.lang, "seat", {"number": seat + 1})

    def argument(self, name: str, value: Arg) -> str | int:
        """A seat, a number, an option key or a ref, by the name and type of the parameter."""
        if name.endswith(("who", "whom")):
            return self.seat(value) if isinstance(value, int) else VEIL
        if isinstance(value, int):
            return value
        if value == VEIL:
            return VEIL
        if name.endswith("choice"):
            verb, *refs = value.split(":")
            return self.option(Option(verb, tuple(refs)))
        return self.label(value)

    def refs(self, refs: Refs) -> dict[str, str | int]:
        return {LETTERS[i]: self.label(ref) for i, ref in enumerate(refs)}

    def say(self, message_id: str, args: dict[str, str | int], key: str = "") -> str:
        text = self.texts.format(self.lang, message_id, args)
        left = bare(text, message_id, key)
        if left:
            raise BareId(f"{message_id} leaves {left!r} in {text!r}")
        return text

    def prompt(self, decision: Decision) -> str:
        args = {name: self.argument(name, value) for name, value in decision.args}
        return self.say(f"prompt-{decision.prompt}", args)

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.verb}", self.refs(option.refs), option.key)

    def event(self, event: Event) -> str:
        names = event.kind.params
        if len(names) != len(event.args):
            raise BareId(f"event-{event.kind.name} takes {len(names)} arguments and got {len(event.args)}")
        args = {name: self.argument(name, value) for name, value in zip(names, event.args, strict=True)}
        return self.say(f"event-{event.kind.name}", args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"why-{refusal.rule}", self.refs(refusal.option.refs), refusal.option.key)


def bare(text: str, message_id: str, key: str = "") -> str:
    """What in a text is not meant for readers: nothing at all, a placeholder, a message id, an option key."""
    if not text.strip():
        return text or "nothing"
    for mark in ("{", "}", message_id):
        if mark in text:
            return mark
    if ":" in key and key in text:
        return key
    found = re.search(r"\w*[^\W_]_\w+", text)
    return found.group() if found else ""
