"""What the kernel says, as sentences of a language: prompts, options, refusals and events.

For every front end that speaks to people. Messages are looked up by fixed names (`prompt-…`, `option-…`,
`event-…`, `why-…`); the things in them are named by the game's own `GameSpec.label`. Beside the name of a
thing, `$x`, a message gets its id, `$x_id`, to choose a grammatical form by.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from .i18n import words
from .kernel.model import VEIL, Arg, Decision, Event, Option, Refusal, option as option_of
from .kernel.registry import GameSpec
from .kernel.scene import Sum

Args: TypeAlias = dict[str, str | int]

PLACES: Final = "abcdefgh"
"""Names of an option's refs in its message: the first is $a."""

QUIET: Final = frozenset({"sealed-in", "sealed-out", "revealed", "item-moved", "item-shown"})
"""Kinds of the kernel that a log leaves out: each game tells what came of them in its own words."""


def seats(count: int, lang: str) -> list[str]:
    """Names for seats whose people are not known by name."""
    return [words(lang).format("seat", number=seat + 1) for seat in range(count)]


def prompt(spec: GameSpec, decision: Decision, lang: str, seat_names: Sequence[str] = ()) -> str:
    """The question a seat is asked. Its arguments are named as those of events are."""
    args: Args = {}
    for name, arg in decision.args:
        _add(args, spec, name, arg, seat_names, lang)
    return words(lang, spec.id).format(f"prompt-{decision.prompt}", **args)


def option(spec: GameSpec, choice: Option, lang: str) -> str:
    """What choosing this does."""
    args: Args = {}
    for place, ref in zip(PLACES, choice.refs, strict=False):
        _add(args, spec, place, ref, (), lang)
    return words(lang, spec.id).format(f"option-{choice.verb}", **args)


NAMED: Final = "named-"
"""How texts of sums begin that tell an option by the things it is about, better than its refs can."""


def option_of_scene(
    spec: GameSpec, choice: Option, sums: Iterable[Sum], seat_names: Sequence[str], lang: str
) -> str:
    """What choosing this does, in the words of the scene if it has any."""
    for told in sums:
        if told.of == choice.key and told.text.startswith(NAMED):
            return sum_up(spec, told, seat_names, lang)
    return option(spec, choice, lang)


def refusal(spec: GameSpec, refused: Refusal, lang: str) -> tuple[str, str]:
    """What cannot be done, and why; the rule's id is `refused.rule`."""
    return option(spec, refused.option, lang), why(spec, refused.rule, lang)


def why(spec: GameSpec, rule: str, lang: str) -> str:
    """The reason that a rule gives for a refusal."""
    return words(lang, spec.id).format(f"why-{rule}")


def event(spec: GameSpec, happened: Event, seat_names: Sequence[str], lang: str) -> str:
    """What happened. Parameters ending in "who" or "whom" are seats, in "choice" option keys, others things."""
    args: Args = {}
    for name, arg in zip(happened.kind.params, happened.args, strict=True):
        _add(args, spec, name, arg, seat_names, lang)
    return words(lang, spec.id).format(f"event-{happened.kind.name}", **args)


def sum_up(spec: GameSpec, reckoned: Sum, seat_names: Sequence[str], lang: str) -> str:
    """How a number came about."""
    args: Args = {}
    for name, arg in reckoned.args:
        _add(args, spec, name, arg, seat_names, lang)
    return words(lang, spec.id).format(reckoned.text, **args)


def actor(happened: Event) -> int:
    """The seat an event is about, or -1."""
    for name, arg in zip(happened.kind.params, happened.args, strict=True):
        if name.endswith("who") and isinstance(arg, int):
            return arg
    return -1


def story(spec: GameSpec, events: Iterable[Event], seat_names: Sequence[str], lang: str) -> list[tuple[int, str]]:
    """Events as lines of a log, each with the seat it is about (or -1).

    Without the quiet kinds; amounts of one thing in a row ("pays 1 mana", twice) are added up.
    """
    lines: list[Event] = []
    for happened in events:
        if happened.kind.name in QUIET:
            continue
        both = _together(lines[-1], happened) if lines else None
        if both is None:
            lines.append(happened)
        else:
            lines[-1] = both
    return [(actor(line), event(spec, line, seat_names, lang)) for line in lines]


def _together(one: Event, other: Event) -> Event | None:
    """Both as one event, if they tell an amount "n" of the same thing and differ in nothing else."""
    params = one.kind.params
    things = [name for name in params if not name.endswith(("who", "whom", "choice", "n"))]
    if one.kind is not other.kind or "n" not in params or len(things) != 1:
        return None
    args: list[Arg] = []
    for name, a, b in zip(params, one.args, other.args, strict=True):
        if name == "n" and isinstance(a, int) and isinstance(b, int):
            args.append(a + b)
        elif a == b:
            args.append(a)
        else:
            return None
    return Event(one.kind, tuple(args), one.mask, one.veiled)


def _add(args: Args, spec: GameSpec, name: str, arg: Arg, seat_names: Sequence[str], lang: str) -> None:
    """An argument as its name says: a seat, an option key, a number or a thing.

    Numbers stay numbers, so that plurals work. A thing goes by its name, and by its id as `name_id`, so that
    a message can choose a form by it.
    """
    if arg == VEIL:
        args[name] = words(lang).format("veiled")
        args[f"{name}_id"] = VEIL
    elif name.endswith(("who", "whom")):
        seat = int(arg)
        args[name] = seat_names[seat] if seat < len(seat_names) else words(lang).format("seat", number=seat + 1)
    elif name.endswith("choice"):
        args[name] = option(spec, option_of(*str(arg).split(":")), lang)
    elif isinstance(arg, int):
        args[name] = arg
    elif arg.lstrip("-").isdigit():
        args[name] = int(arg)
    else:
        args[name] = spec.label(arg, lang)
        args[f"{name}_id"] = arg
