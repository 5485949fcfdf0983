"""What the kernel says, as sentences of a language: prompts, options, refusals and events.

For every front end that speaks to people. Messages are looked up by fixed names (`prompt-…`, `option-…`,
`event-…`, `why-…`); the things in them are named by the game's own `GameSpec.label`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .i18n import words
from .kernel.model import VEIL, Arg, Decision, Event, Option, Refusal
from .kernel.model import option as option_of
from .kernel.registry import GameSpec

PLACES: Final = "abcdefgh"
"""Names of an option's refs in its message: the first is $a."""


def seats(count: int, lang: str) -> list[str]:
    """Names for seats whose people are not known by name."""
    return [words(lang).format("seat", number=seat + 1) for seat in range(count)]


def prompt(spec: GameSpec, decision: Decision, lang: str, seat_names: Sequence[str] = ()) -> str:
    """The question a seat is asked. Its arguments are named as those of events are."""
    args = {name: _argument(spec, name, arg, seat_names, lang) for name, arg in decision.args}
    return words(lang).format(f"prompt-{decision.prompt}", **args)


def option(spec: GameSpec, choice: Option, lang: str) -> str:
    """What choosing this does."""
    args = {place: _thing(spec, ref, lang) for place, ref in zip(PLACES, choice.refs, strict=False)}
    return words(lang).format(f"option-{choice.verb}", **args)


def refusal(spec: GameSpec, refused: Refusal, lang: str) -> tuple[str, str]:
    """What cannot be done, and why; the rule's id is `refused.rule`."""
    return option(spec, refused.option, lang), why(refused.rule, lang)


def why(rule: str, lang: str) -> str:
    """The reason that a rule gives for a refusal."""
    return words(lang).format(f"why-{rule}")


def event(spec: GameSpec, happened: Event, seat_names: Sequence[str], lang: str) -> str:
    """What happened. Parameters ending in "who" or "whom" are seats, in "choice" option keys, others things."""
    args = {
        name: _argument(spec, name, arg, seat_names, lang)
        for name, arg in zip(happened.kind.params, happened.args, strict=True)
    }
    return words(lang).format(f"event-{happened.kind.name}", **args)


def actor(happened: Event) -> int:
    """The seat an event is about, or -1."""
    for name, arg in zip(happened.kind.params, happened.args, strict=True):
        if name.endswith("who") and isinstance(arg, int):
            return arg
    return -1


def _argument(spec: GameSpec, name: str, arg: Arg, seat_names: Sequence[str], lang: str) -> str | int:
    """An argument as its name says: a seat, an option key, or a thing."""
    if arg == VEIL:
        return VEIL
    if name.endswith(("who", "whom")):
        seat = int(arg)
        return seat_names[seat] if seat < len(seat_names) else words(lang).format("seat", number=seat + 1)
    if name.endswith("choice"):
        return option(spec, option_of(*str(arg).split(":")), lang)
    return _thing(spec, arg, lang)


def _thing(spec: GameSpec, arg: Arg, lang: str) -> str | int:
    """Numbers stay numbers, so that plurals work; everything else goes by its name."""
    if isinstance(arg, int):
        return arg
    if arg.lstrip("-").isdigit():
        return int(arg)
    return spec.label(arg, lang)
