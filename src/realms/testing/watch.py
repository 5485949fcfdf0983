"""What a seat may notice, where two such things differ, and what live parts carry that nobody declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from realms.kernel import view
from realms.kernel.frame import Ask, Frame, Part, Steps
from realms.kernel.match import Match
from realms.kernel.model import Decision, Event, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

Plain = dict[str, object]


def plain_due(due: list[Decision]) -> list[object]:
    """Decisions as data, options in order."""
    return [[d.seat, view.plain_decision(d)] for d in due]


def seen(match: Match, seat: Seat) -> Plain:
    """Everything the seat may notice: its view, options and refusals, who is asked, with what prompt and args."""
    noticed = view.project(match, seat).plain()
    noticed["asked"] = [[d.seat, d.prompt, list(map(list, d.args)), d.optional] for d in match.due]
    asked = any(d.seat == seat for d in match.due)
    noticed["refusals"] = [[r.option.key, r.rule] for r in match.refusals(seat)] if asked else []
    return noticed


def told(events: list[Event], seat: Seat) -> list[object]:
    """Events as the seat is told them, as data."""
    return [[e.kind.name, list(e.args)] for e in view.redact(events, seat)]


def recompute(match: Match, *, explain: bool = False) -> list[Decision]:
    """What is due, asked afresh of the top frame."""
    if not match.stack:
        return []
    top = match.stack[-1]
    assert isinstance(top, Ask)
    was = match.explain
    match.explain = explain
    try:
        due: list[Decision] = top.pending(match)
    finally:
        match.explain = was
    return due


def difference(a: object, b: object, path: str = "") -> str:
    """The first place where two plain values differ, in one short line; "" if they are equal."""
    if a == b:
        return ""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in sorted([str(k) for k in (*a, *b)]):
            if key not in a or key not in b:
                return f"{path}/{key} is there only {'before' if key in a else 'after'}"
            found = difference(a[key], b[key], f"{path}/{key}")
            if found:
                return found
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            found = difference(x, y, f"{path}/{i}")
            if found:
                return found
    return f"{path or '/'}: {_short(a)} against {_short(b)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def steps_of(spec: GameSpec) -> Iterator[type[Steps[Any]]]:
    for cls in spec.derived.shape:
        if issubclass(cls, Steps):
            yield cls


def frames_of(spec: GameSpec) -> Iterator[type[Frame]]:
    for cls in spec.derived.shape:
        if issubclass(cls, Frame):
            yield cls


def broken_steps(spec: GameSpec) -> list[str]:
    """Step names that are no method, or that a field of the frame would hide."""
    found: list[str] = []
    for cls in steps_of(spec):
        names = spec.derived.shape[cls]
        for step in cls.ORDER:
            if not callable(getattr(cls, step, None)):
                found.append(f"{cls.__name__}.ORDER names {step!r}, which is no method")
            if step in names:
                found.append(f"{cls.__name__}.ORDER names {step!r}, which is a field")
        for old, new in cls.STEPS_WERE.items():
            if new and new not in cls.ORDER:
                found.append(f"{cls.__name__}.STEPS_WERE sends {old!r} to {new!r}, which is no step")
    return found


def _transient() -> frozenset[str]:
    bare = Match(1, [], Rng(0), 0, 0)
    return frozenset(getattr(bare, "__dict__", {}))


TRANSIENT: Final = _transient()
KERNEL_PARTS: Final[dict[type, tuple[str, ...]]] = {
    Rng: ("seed", "draws"),
    Zone: ("name", "pool", "seen", "items", "known"),
}


def live_parts(spec: GameSpec, match: Match) -> Iterator[Part]:
    """The match and every part and frame that its declared fields hold."""
    todo: list[object] = [match]
    while todo:
        thing = todo.pop()
        if isinstance(thing, Part):
            yield thing
            names = spec.derived.shape.get(type(thing)) or KERNEL_PARTS.get(type(thing), ())
            todo += [getattr(thing, name) for name in names]
        elif isinstance(thing, list | tuple):
            if thing and not isinstance(thing[0], int | str):
                todo += thing
        elif isinstance(thing, dict):
            todo += thing.values()


def stray_attributes(spec: GameSpec, match: Match) -> list[str]:
    """Attributes of live parts that their constructors do not declare: they are lost in every copy.

    Compiled classes cannot have any.
    """
    found: list[str] = []
    for part in live_parts(spec, match):
        kind = type(part)
        known = kind in spec.derived.shape or kind in KERNEL_PARTS
        names = spec.derived.shape.get(kind) or KERNEL_PARTS.get(kind, ())
        if not known:
            found.append(f"{kind.__name__} is not in the derived code")
        extra = set(getattr(part, "__dict__", {})) - set(names)
        if isinstance(part, Match):
            extra -= TRANSIENT
        found += [f"{kind.__name__}.{name} is not declared" for name in sorted(extra)]
    return found


def shared_parts(spec: GameSpec, a: Match, b: Match) -> list[str]:
    """Parts that a match and its copy both hold: a change to one would change the other."""
    ours = {id(part): part for part in live_parts(spec, a)}
    return sorted({type(part).__name__ for part in live_parts(spec, b) if id(part) in ours})
