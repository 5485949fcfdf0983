"""A seat's position as bytes, part by part, and the patch from one to the next.

Only what `view.project` gives a seat goes in. Bytes are compared and sent as they are: encoding is the costly
part, and what did not change is not encoded twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from operator import is_
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
_SHARED: Final = tuple((name, part) for name, part in _SCALARS + _LISTS if name != "seat")


class Part:
    """One part of a position: its items as JSON. A part that is one value has one item. Seats share parts."""

    __slots__ = ("_tag", "items")

    def __init__(self, items: list[bytes]) -> None:
        self.items: Final = items
        self._tag = b""

    @property
    def tag(self) -> bytes:
        """The same for the same items, wherever they were made."""
        if not self._tag:
            self._tag = blake2b(b"%d:" % len(self.items) + b",".join(self.items), digest_size=8).digest()
        return self._tag


Parts = dict[str, Part]
"""By name: "scene.pieces", "due"."""

WHOLE: Final = frozenset({*(f"scene.{name}" for name in SCALARS), "undo", "result"})
"""Parts that are one value."""

_encode: Final = msgspec.json.Encoder().encode
_things: Final[dict[int, tuple[object, bytes]]] = {}
_options: Final[dict[str, bytes]] = {}
KEPT: Final = 16_384

NOTHING: Final = Part([])
NO_RESULT: Final = Part([b"null"])


class Scenery:
    """The scene without the seat that looks at it: seats that see the same table share one.

    What looks as it did `before` is not encoded again: after a move most of the table does.
    """

    __slots__ = ("parts", "scene", "tag")

    def __init__(self, scene: Scene, before: Scenery | None) -> None:
        self.scene: Final = scene
        self.parts: Final = _parts(scene, before)
        self.tag: Final = _together(self.parts)


class Picture:
    """What one seat sees, and a print of it. `own`: the parts that are its own, or no part of the scene."""

    __slots__ = ("own", "print", "scenery")

    def __init__(self, scenery: Scenery, own: Parts, seq: int) -> None:
        self.scenery: Final = scenery
        self.own: Final = own
        self.print: Final = f"{seq}-{blake2b(scenery.tag + _together(own), digest_size=6).hexdigest()}"

    @property
    def parts(self) -> Parts:
        return {**self.scenery.parts, **self.own}


def _together(parts: Parts) -> bytes:
    return blake2b(b"".join([part.tag for part in parts.values()]), digest_size=8).digest()


class Glance:
    """One moment of a match: what several seats see alike is made once."""

    def __init__(self, match: Match, events: list[Event] | None = None) -> None:
        self.match: Final = match
        self._spec: Final[GameSpec] = get(match.GAME)
        self._events: Final = events if events is not None else []
        self._scenes: Final[list[tuple[dict[str, object], Scenery]]] = []
        self._asked: Part | None = None
        self._told = b""
        self._changes: Final[dict[tuple[int, int], tuple[Scenery, Scenery, bytes]]] = {}

    def take(
        self,
        seat: Seat,
        seq: int,
        undo: int = 0,
        result: wire.Result | None = None,
        before: Picture | None = None,
    ) -> Picture:
        """The picture that a seat has now; `before`: the last one."""
        view = project(self.match, seat)
        if self._asked is None:
            self._asked = Part([_encode(wire.Asked(*asked)) for asked in view.asked])
        due = Part([_question(decision) for decision in view.due]) if view.due else NOTHING
        ended = NO_RESULT if result is None else Part([_encode(result)])
        own = {
            "scene.seat": _number(seat),
            "asked": self._asked,
            "due": due,
            "undo": _number(undo),
            "result": ended,
        }
        return Picture(self._scenery(view, None if before is None else before.scenery), own, seq)

    def patch(self, old: Picture, new: Picture, seat: Seat, seq: int, back: int | None = None) -> bytes:
        """A `patch` frame: what changed, and what the seat is told of it."""
        changes = _differences(old.own, new.own)
        if (scene := self._scene_changes(old.scenery, new.scenery)) != b"":
            changes.append(scene)
        return b'{"seq":%d,"base":"%s","print":"%s","changes":[%s],"events":[%s],"back":%s,"type":"patch"}' % (
            seq,
            old.print.encode(),
            new.print.encode(),
            b",".join(changes),
            self._tell(seat, seq),
            b"null" if back is None else b"%d" % back,
        )

    def _scenery(self, view: View, before: Scenery | None) -> Scenery:
        for state, scenery in self._scenes:
            if state == view.state:
                return scenery
        scenery = Scenery(self._spec.scene(view), before)
        if self._spec.same_for_all(view):
            self._scenes.append((view.state, scenery))
        return scenery

    def _scene_changes(self, before: Scenery, after: Scenery) -> bytes:
        known = self._changes.get((id(before), id(after)))
        if known is None:
            changes = b",".join(_differences(before.parts, after.parts))
            # Both are kept: as long as they live, no others have their ids.
            known = self._changes[id(before), id(after)] = (before, after, changes)
        return known[2]

    def _tell(self, seat: Seat, seq: int) -> bytes:
        """What the seat is told of the events, as the items of a list."""
        told = redact(self._events, seat)
        everything = len(told) == len(self._events) and all(map(is_, told, self._events))
        if everything and self._told:
            return self._told
        found = b",".join(
            [
                _encode({"seq": seq, "kind": e.kind.name, "args": dict(zip(e.kind.params, e.args, strict=True))})
                for e in told
            ]
        )
        if everything:
            self._told = found
        return found


def _parts(scene: Scene, before: Scenery | None) -> Parts:
    parts: Parts = {}
    for name, part in _SHARED:
        value = getattr(scene, name)
        if before is not None and value == getattr(before.scene, name):
            parts[part] = before.parts[part]
        else:
            parts[part] = _part(name, value)
    return parts


def _part(name: str, value: object) -> Part:
    if isinstance(value, int):
        return _number(value)
    if isinstance(value, tuple):
        write = _known if name in LASTING else _encode
        return Part([write(item) for item in value]) if value else NOTHING
    return Part([_encode(value)])


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
        tuple([option(o) for o in decision.options]),
    )


def option(offered: Option) -> wire.Option:
    return wire.Option(offered.key, offered.verb, offered.refs)


def full(picture: Picture, seq: int, events: bytes, since: int, *, stale: bool = False) -> bytes:
    """A `full` frame; `events` follow the entry `since`."""
    parts = picture.parts
    scene = b",".join(
        [b'"%s":%s' % (name.encode(), parts[part].items[0]) for name, part in _SCALARS]
        + [b'"%s":[%s]' % (name.encode(), b",".join(parts[part].items)) for name, part in _LISTS]
    )
    return (
        b'{"seq":%d,"print":"%s","position":{"scene":{%s},"asked":[%s],"due":[%s],"undo":%s,"result":%s},%s}'
        % (
            seq,
            picture.print.encode(),
            scene,
            b",".join(parts["asked"].items),
            b",".join(parts["due"].items),
            parts["undo"].items[0],
            parts["result"].items[0],
            b'"events":[%s],"since":%d,"stale":%s,"type":"full"' % (events, since, b"true" if stale else b"false"),
        )
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


def _differences(before: Parts, after: Parts) -> list[bytes]:
    found: list[bytes] = []
    for name, part in after.items():
        old = before[name]
        if old is not part and old.items != part.items:
            found += _changes(name, old.items, part.items)
    return found


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


@cache
def _number(value: int) -> Part:
    return Part([b"%d" % value])


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


def _option(offered: Option) -> bytes:
    known = _options.get(offered.key)
    if known is None:
        if len(_options) >= KEPT:
            _options.clear()
        known = _options[offered.key] = _encode(option(offered))
    return known
