"""A game in words, with a sharp eye: every message must be there, take its arguments and show no bare id.

What is checked is what front ends show: shipped games speak through `realms.wording`. Games of tests bring
their own `Voice`.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

from realms.kernel.model import VEIL, Arg, Decision, Event, Option, Refs, Refusal, option
from realms.kernel.registry import GameSpec

LANGUAGES: Final = ("en", "ru")
LETTERS: Final = "abcdefgh"

Words = dict[str, str | int]


class BareId(Exception):
    """A text that still shows an id where a name belongs."""


class Voice:
    """Speaks by message ids: `prompt-<prompt>`, `option-<verb>` with $a, $b, $c for its refs, `event-<kind>`
    with the kind's own parameters, `why-<RULE-ID>`. A subclass says where messages come from."""

    def format(self, lang: str, message_id: str, args: Words) -> str:
        """The message with its arguments; raises whatever it likes if it cannot."""
        raise NotImplementedError

    def seat(self, lang: str, seat: int) -> str:
        return self.format(lang, "seat", {"number": seat + 1})

    def prompt(self, spec: GameSpec, decision: Decision, lang: str) -> str:
        args = {name: self.thing(spec, name, arg, lang) for name, arg in decision.args}
        return self.format(lang, f"prompt-{decision.prompt}", args)

    def option(self, spec: GameSpec, choice: Option, lang: str) -> str:
        args = {LETTERS[i]: self.thing(spec, "", ref, lang) for i, ref in enumerate(choice.refs)}
        return self.format(lang, f"option-{choice.verb}", args)

    def why(self, spec: GameSpec, refused: Refusal, lang: str) -> str:
        return self.format(lang, f"why-{refused.rule}", {})

    def event(self, spec: GameSpec, happened: Event, seats: int, lang: str) -> str:
        pairs = zip(happened.kind.params, happened.args, strict=True)
        args = {name: self.thing(spec, name, arg, lang) for name, arg in pairs}
        return self.format(lang, f"event-{happened.kind.name}", args)

    def thing(self, spec: GameSpec, name: str, arg: Arg, lang: str) -> str | int:
        """A seat, a number, an option key or a ref, by the name and type of the parameter."""
        if arg == VEIL:
            return VEIL
        if name.endswith(("who", "whom")):
            return self.seat(lang, int(arg))
        if isinstance(arg, int):
            return arg
        if name.endswith("choice"):
            return self.option(spec, option(*arg.split(":")), lang)
        return spec.label(arg, lang)


@final
class Shipped(Voice):
    """The messages Realms ships, through the functions front ends use."""

    def format(self, lang: str, message_id: str, args: Words) -> str:
        from realms import i18n

        return i18n.words(lang).format(message_id, **args)

    def prompt(self, spec: GameSpec, decision: Decision, lang: str) -> str:
        from realms import wording

        return wording.prompt(spec, decision, lang)

    def option(self, spec: GameSpec, choice: Option, lang: str) -> str:
        from realms import wording

        return wording.option(spec, choice, lang)

    def why(self, spec: GameSpec, refused: Refusal, lang: str) -> str:
        from realms import wording

        return wording.refusal(spec, refused, lang)[1]

    def event(self, spec: GameSpec, happened: Event, seats: int, lang: str) -> str:
        from realms import wording

        return wording.event(spec, happened, [self.seat(lang, s) for s in range(seats)], lang)


def shipped(game: str) -> Voice | None:
    """The shipped messages, if the game has a file of its own."""
    if (files("realms") / "locale" / "en" / f"{game}.ftl").is_file():
        return Shipped()
    return None


@final
class Teller:
    """Says things of one game in one language. Raises on a missing message, a bad argument or a bare id."""

    def __init__(self, spec: GameSpec, voice: Voice, lang: str) -> None:
        self.spec: Final = spec
        self.voice: Final = voice
        self.lang: Final = lang

    def seat(self, seat: int) -> str:
        return self.voice.seat(self.lang, seat)

    def prompt(self, decision: Decision) -> str:
        for name, arg in decision.args:
            self._named(name, arg)
        text = self.voice.prompt(self.spec, decision, self.lang)
        return self._clean(text, f"prompt-{decision.prompt}")

    def option(self, choice: Option) -> str:
        self._refs_named(choice.refs)
        text = self.voice.option(self.spec, choice, self.lang)
        return self._clean(text, f"option-{choice.verb}", choice.key)

    def refusal(self, refused: Refusal) -> str:
        text = self.voice.why(self.spec, refused, self.lang)
        return self._clean(text, f"why-{refused.rule}", refused.option.key)

    def event(self, happened: Event, seats: int) -> str:
        names = happened.kind.params
        if len(names) != len(happened.args):
            raise BareId(f"it takes {len(names)} arguments and got {len(happened.args)}")
        for name, arg in zip(names, happened.args, strict=True):
            self._named(name, arg)
        text = self.voice.event(self.spec, happened, seats, self.lang)
        return self._clean(text, f"event-{happened.kind.name}")

    def _named(self, name: str, arg: Arg) -> None:
        if isinstance(arg, str) and not name.endswith(("who", "whom", "choice")):
            self._refs_named((arg,))

    def _refs_named(self, refs: Refs) -> None:
        """Things have names; only numbers, places of a grid, and plain words in English, are their own."""
        for ref in refs:
            if ref == VEIL or re.fullmatch(r"[+-]?\d+|[A-Z]\d+|\d[A-Z]|\d+-\d+|[a-z\d-]+(,-?\d+)+", ref):
                continue
            name = self.spec.label(ref, self.lang)
            if not name.strip():
                raise BareId(f"{ref!r} has an empty name")
            if name == ref and not (self.lang == "en" and re.fullmatch("[a-z]+", ref)):
                raise BareId(f"{ref!r} has no name but its id")

    def _clean(self, text: str, message_id: str, key: str = "") -> str:
        left = bare(text, message_id, key)
        if left:
            raise BareId(f"it leaves {left!r} in {text!r}")
        return text


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
