"""A seat's position as bytes, part by part, and the patch from one to the next.

Only what `view.project` gives a seat goes in. Bytes are compared and sent as they are: encoding is the costly
part, and what did not change is not encoded twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, Final

import msgspec

from realms.kernel.match import Match
from realms.kernel.model import Decision, Event, Option, Seat
from realms.kernel.registry import GameSpec, get
from realms.kernel.scene import Scene
from realms.kernel.view import View, project, redact

from .. import wire

SCALARS: Final = ("game", "seat", "active")
LISTS: Final = tuple(f.name for f in fields(Scene) if f.name not in SCALARS)

LASTING: Final = frozenset({"boards", "pieces", "zones", "tracks", "slots"})
"""Lists of things that come again and again, in this match and in others."""

_SCALARS: Final = tuple((name, f"scene.{name}") for name in SCALARS)
_LISTS: Final = tuple((name, f"scene.{name}") for name in LISTS)

Parts = dict[str, list[bytes]]
"""Name of a part → its items as JSON. A part that is one value has one item."""

WHOLE: Final = frozenset({*(f"scene.{name}" for name in SCALARS), "undo", "result"})
"""Parts that are one value."""

_encode: Final = msgspec.json.Encoder().encode
_things: Final[dict[int, tuple[object, bytes]]] = {}
_options: Final[dict[str, bytes]] = {}
KEPT: Final = 16_384


class Picture:
    """What one seat sees, and a print of it."""

    __slots__ = ("parts", "print")

    def __init__(self, parts: Parts, seq: int) -> None:
        self.parts: Final = parts
        whole = b"\n".join([b",".join(items) for items in parts.values()])
        self.print: Final = f"{seq}-{blake2b(whole, digest_size=6).hexdigest()}"


class Glance:
    """The scenes of one moment: seats that see the same table share one."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self._spec: Final[GameSpec] = get(match.GAME)
        self._shared: Final[list[tuple[dict[str, object], Parts]]] = []

    def scene(self, view: View) -> Parts:
        """The parts of a seat's scene."""
        for state, parts in self._shared:
            if state == view.state:
                return {**parts, "scene.seat": [_encode(view.seat)]}
        parts = _scene(self._spec.scene(view))
        if self._spec.same_for_all(view):
            self._shared.append((view.state, parts))
        return parts


def take(glance: Glance, seat: Seat, seq: int, undo: int, result: wire.Result | None) -> Picture:
    """The picture of a match that a seat has now."""
    view = project(glance.match, seat)
    return Picture(
        {
            **glance.scene(view),
            "asked": [_encode(wire.Asked(*asked)) for asked in view.asked],
            "due": [_question(decision) for decision in view.due],
            "undo": [b"%d" % undo],
            "result": [b"null" if result is None else _encode(result)],
        },
        seq,
    )


def _scene(scene: Scene) -> Parts:
    parts: Parts = {}
    for name, part in _SCALARS:
        parts[part] = [_encode(getattr(scene, name))]
    for name, part in _LISTS:
        write = _known if name in LASTING else _encode
        parts[part] = [write(item) for item in getattr(scene, name)]
    return parts


def position(match: Match, seat: Seat, undo: int = 0, result: wire.Result | None = None) -> wire.Position:
    """The same, as a value."""
    view = project(match, seat)
    spec: GameSpec = get(match.GAME)
    return wire.Position(
        scene=spec.scene(view),
        asked=tuple(wire.Asked(*asked) for asked in view.asked),
        due=tuple(question(decision) for decision in view.due),
        undo=undo,
        result=result,
    )


def question(decision: Decision) -> wire.Question:
    return wire.Question(
        decision.prompt,
        decision.rule,
        dict(decision.args),
        decision.optional,
        tuple(wire.Option(o.key, o.verb, o.refs) for o in decision.options),
    )


def full(picture: Picture, seq: int, events: bytes, since: int, *, stale: bool = False) -> bytes:
    """A `full` frame; `events` follow the entry `since`."""
    parts = picture.parts
    scene = b",".join(
        [b'"%s":%s' % (name.encode(), parts[f"scene.{name}"][0]) for name in SCALARS]
        + [b'"%s":[%s]' % (name.encode(), b",".join(parts[f"scene.{name}"])) for name in LISTS]
    )
    return (
        b'{"seq":%d,"print":"%s","position":{"scene":{%s},"asked":[%s],"due":[%s],"undo":%s,"result":%s},%s}'
        % (
            seq,
            picture.print.encode(),
            scene,
            b",".join(parts["asked"]),
            b",".join(parts["due"]),
            parts["undo"][0],
            parts["result"][0],
            b'"events":[%s],"since":%d,"stale":%s,"type":"full"' % (events, since, b"true" if stale else b"false"),
        )
    )


def patch(old: Picture, new: Picture, seq: int, events: bytes, back: int | None = None) -> bytes:
    """A `patch` frame."""
    changes: list[bytes] = []
    for name, items in new.parts.items():
        before = old.parts[name]
        if before != items:
            changes += _changes(name, before, items)
    return b'{"seq":%d,"base":"%s","print":"%s","changes":[%s],"events":[%s],"back":%s,"type":"patch"}' % (
        seq,
        old.print.encode(),
        new.print.encode(),
        b",".join(changes),
        events,
        b"null" if back is None else b"%d" % back,
    )


def events_json(events: list[Event], seat: Seat, seq: int) -> bytes:
    """What the seat is told of events, as the items of a list."""
    return b",".join(
        [
            _encode({"seq": seq, "kind": e.kind.name, "args": dict(zip(e.kind.params, e.args, strict=True))})
            for e in redact(events, seat)
        ]
    )


def told_json(events: Iterable[wire.Event]) -> bytes:
    return b",".join([_encode(e) for e in events])


def patched(position: dict[str, Any], changes: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """A position (as plain JSON) with the changes of a patch made to it, for clients."""
    fresh = dict(position)
    fresh["scene"] = dict(position["scene"])
    for change in changes:
        home, _, name = str(change["part"]).rpartition(".")
        place = fresh[home] if home else fresh
        if change["at"] < 0:
            place[name] = change["put"][0]
        else:
            items = list(place[name])
            items[change["at"] : change["at"] + change["cut"]] = change["put"]
            place[name] = items
    return fresh


def _changes(name: str, before: list[bytes], after: list[bytes]) -> list[bytes]:
    """Runs that differ where the length stayed; else everything between what is alike at both ends."""
    if name in WHOLE:
        return [_change(name, -1, 0, after)]
    if len(before) == len(after):
        found: list[bytes] = []
        at = 0
        while at < len(after):
            end = at
            while end < len(after) and before[end] != after[end]:
                end += 1
            if end > at:
                found.append(_change(name, at, end - at, after[at:end]))
            at = end + 1
        return found
    short = min(len(before), len(after))
    head = 0
    while head < short and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < short - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return [_change(name, head, len(before) - head - tail, after[head : len(after) - tail])]


def _change(name: str, at: int, cut: int, put: list[bytes]) -> bytes:
    return b'{"part":"%s","at":%d,"cut":%d,"put":[%s]}' % (name.encode(), at, cut, b",".join(put))


def _known(thing: object) -> bytes:
    """Games give the same object again for what looks the same; its bytes are kept: most of a scene is known."""
    known = _things.get(id(thing))
    if known is not None:
        return known[1]
    if len(_things) >= KEPT:
        _things.clear()
    encoded = _encode(thing)
    # The thing is kept with its bytes: as long as it lives, no other one has its id.
    _things[id(thing)] = (thing, encoded)
    return encoded


def _question(decision: Decision) -> bytes:
    head = _encode(
        {
            "prompt": decision.prompt,
            "rule": decision.rule,
            "args": dict(decision.args),
            "optional": decision.optional,
        }
    )
    return head[:-1] + b',"options":[%s]}' % b",".join([_option(o) for o in decision.options])


def _option(option: Option) -> bytes:
    known = _options.get(option.key)
    if known is None:
        if len(_options) >= KEPT:
            _options.clear()
        known = _options[option.key] = _encode(wire.Option(option.key, option.verb, option.refs))
    return known
