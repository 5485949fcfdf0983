"""What pages say, from the same files: tests name messages, so that they hold in both languages."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle

from realms import i18n


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in i18n.resource_names(lang):
        if name in ("shared.ftl", f"{game}.ftl") or name.startswith("web-"):
            bundle.add_resource(i18n.parse(lang, name), allow_overrides=True)
    return bundle


def say(lang: str, message: str, /, game: str = "", **args: str | int) -> str:
    """A message of the pages, or of a game. One that is not there is an error."""
    found = _bundle(lang, game).get_message(message)
    text, errors = _bundle(lang, game).format_pattern(found.value, args)
    assert not errors, errors
    return str(text)
