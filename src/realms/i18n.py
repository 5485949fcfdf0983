"""Sentences in English and Russian, from the Fluent files under ``locale/``.

Nothing falls back in silence: an unknown message, a missing argument or a file that does not
parse raises. Single names (areas, races, cards) are not here but in each game's ``names.py``.
"""

from functools import cache
from importlib.resources import files
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

LANGUAGES: Final = ("en", "ru")


class LocaleError(Exception):
    """A locale file or a message in it is wrong."""


@final
class MissingMessage(LocaleError):
    """No such message in this language."""

    def __init__(self, lang: str, message_id: str) -> None:
        super().__init__(f"no message {message_id!r} in language {lang!r}")
        self.lang: Final = lang
        self.message_id: Final = message_id


@final
class BadMessage(LocaleError):
    """A message that cannot be formatted: an argument or a reference is missing."""

    def __init__(self, lang: str, message_id: str, reason: str) -> None:
        super().__init__(f"message {message_id!r} in language {lang!r}: {reason}")
        self.lang: Final = lang
        self.message_id: Final = message_id


@final
class Words:
    """The messages of one language: ``shared.ftl``, and if a game is named its file and what the coach says of it.

    Each game has message names of its own: two games may both have an `event-moved`.
    """

    def __init__(self, lang: str, game: str = "") -> None:
        if lang not in LANGUAGES:
            raise LocaleError(f"unknown language {lang!r}")
        self.lang: Final = lang
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        ids: dict[str, str] = {}
        wanted = ("shared.ftl", *of_game(game))
        for name in resource_names(lang):
            if name not in wanted:
                continue
            resource = parse(lang, name)
            for entry in resource.body:
                if isinstance(entry, Message | Term):
                    known = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                    if known in ids:
                        raise LocaleError(f"locale/{lang}: {known!r} is in {ids[known]} and in {name}")
                    ids[known] = name
            self._bundle.add_resource(resource)
        self.ids: Final = tuple(known for known in ids if not known.startswith("-"))

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def format(self, message_id: str, /, **args: str | int | float) -> str:
        """The message with its arguments filled in. Counts must be numbers, or plurals do not work."""
        if not self.has(message_id):
            raise MissingMessage(self.lang, message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BadMessage(self.lang, message_id, "it has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BadMessage(self.lang, message_id, "; ".join(str(error) for error in errors))
        return str(text)


@cache
def words(lang: str, game: str = "") -> Words:
    """The messages of a language that all games share, and those of one game; read once."""
    return Words(lang, game)


def resource_names(lang: str) -> list[str]:
    """File names of a language, shared words first."""
    folder = files("realms") / "locale" / lang
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return sorted(names, key=lambda name: name != "shared.ftl")


def of_game(game: str) -> tuple[str, ...]:
    """File names of one game's words; with the coach's, if it can speak about the game."""
    own = f"coach-{game}.ftl"
    return (f"{game}.ftl", "coach.ftl", own) if own in resource_names(LANGUAGES[0]) else (f"{game}.ftl",)


def parse(lang: str, name: str) -> Resource:
    """One locale file as a syntax tree; raises if any part of it is not Fluent."""
    text = (files("realms") / "locale" / lang / name).read_text(encoding="utf-8")
    resource: Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = (entry.content or "").strip().splitlines()[0]
            raise LocaleError(f"locale/{lang}/{name}: cannot parse {start!r}")
    return resource
