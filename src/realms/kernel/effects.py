"""Cards as values: nodes that all games share, and Resolve, the frame that runs them.

A node is immutable, built once and shared by all copies of a match. Each has a stable id made of its
place and its kind ("improvise.basic/1.one_of"), so a frame on disk names the nodes still to do.
A node either does (`do`) or asks (`asks`, `offer`, `take`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, final

from mypy_extensions import mypyc_attr

from .frame import Ask, Frame, G
from .model import OK, BadSave, Decision, Option, Seat, Why, option
from .stock import NONE, PASS

NODES: Final[dict[str, Effect[Any]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """One node. `kind` is the word used in ids, `label` the one in option keys (the kind, unless told)."""

    def __init__(self, kind: str, parts: tuple[Effect[G], ...] = (), label: str = "") -> None:
        self.kind: Final = kind
        self.label: Final = label or kind
        self.parts: Final = parts
        self.id = ""

    def why_not(self, g: G, seat: Seat) -> Why:
        """OK, or the rule that forbids it now."""
        return OK

    def asks(self, g: G, seat: Seat) -> bool:
        """Does it need a choice now?"""
        return False

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        """Carry it out; may queue nodes on `run` or return a child frame."""
        raise NotImplementedError

    def offer(self, g: G, seat: Seat, menu: Decision) -> None:
        """Offer the choice it needs."""
        raise NotImplementedError

    def take(self, g: G, seat: Seat, choice: Option, run: Resolve[G]) -> Frame | None:
        """Carry the choice out."""
        raise NotImplementedError

    def text(self, lang: str) -> str:
        """The node in words, for tooltips and logs; games give their verbs a text."""
        return self.kind


def node(id: str) -> Effect[Any]:
    """The node of an id; an id that is no longer there is a save of another ruleset."""
    found = NODES.get(id)
    if found is None:
        raise BadSave(f"The save names the card effect {id!r}, which this version does not have.")
    return found


def register(root: Effect[G], place: str) -> Effect[G]:
    """Give a card's effect and all its parts their ids."""
    root.id = f"{place}.{root.kind}"
    assert root.id not in NODES, root.id
    NODES[root.id] = root
    for i, part in enumerate(root.parts):
        register(part, f"{place}/{i}")
    return root


JOINTS: Final[dict[str, dict[str, str]]] = {
    "en": {"seq": ", then ", "one_of": " or ", "may": "you may ", "pay": ": ", "else": "otherwise"},
    "ru": {"seq": ", затем ", "one_of": " или ", "may": "можно ", "pay": ": ", "else": "иначе"},
}


@final
class Seq(Effect[G], Generic[G]):
    """One after the other. Playable if its first part is."""

    def __init__(self, *parts: Effect[G], label: str = "") -> None:
        super().__init__("seq", parts, label)

    def why_not(self, g: G, seat: Seat) -> Why:
        return self.parts[0].why_not(g, seat)

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        run.todo.extend(reversed(self.parts))
        return None

    def text(self, lang: str) -> str:
        return JOINTS[lang]["seq"].join([p.text(lang) for p in self.parts])


@final
class OneOf(Effect[G], Generic[G]):
    """Choose one part. Options are keyed by the parts' labels, never by place."""

    def __init__(self, *parts: Effect[G]) -> None:
        super().__init__("one_of", parts)
        labels = [p.label for p in parts]
        assert len(set(labels)) == len(labels), f"two parts would have the same option key: {labels}"

    def why_not(self, g: G, seat: Seat) -> Why:
        why = OK
        for part in self.parts:
            why = part.why_not(g, seat)
            if why == OK:
                return OK
        return why

    def asks(self, g: G, seat: Seat) -> bool:
        return True

    def offer(self, g: G, seat: Seat, menu: Decision) -> None:
        for part in self.parts:
            menu.offer(part.why_not(g, seat), option("do", part.label))

    def take(self, g: G, seat: Seat, choice: Option, run: Resolve[G]) -> Frame | None:
        for part in self.parts:
            if part.label == choice.refs[0]:
                run.todo.append(part)
                return None
        raise AssertionError(choice.key)

    def text(self, lang: str) -> str:
        return JOINTS[lang]["one_of"].join([p.text(lang) for p in self.parts])


@final
class May(Effect[G], Generic[G]):
    """The part, or nothing. Always asks: whether the part can be done may hang on hidden cards."""

    def __init__(self, part: Effect[G]) -> None:
        super().__init__("may", (part,))

    def asks(self, g: G, seat: Seat) -> bool:
        return True

    def offer(self, g: G, seat: Seat, menu: Decision) -> None:
        menu.offer(self.parts[0].why_not(g, seat), option("do", self.parts[0].label))
        menu.offer(OK, PASS)

    def take(self, g: G, seat: Seat, choice: Option, run: Resolve[G]) -> Frame | None:
        if choice.verb == "do":
            run.todo.append(self.parts[0])
        return None

    def text(self, lang: str) -> str:
        return JOINTS[lang]["may"] + self.parts[0].text(lang)


@final
class Pay(Effect[G], Generic[G]):
    """A cost, then what it buys. Playable only if both are."""

    def __init__(self, cost: Effect[G], effect: Effect[G], label: str = "") -> None:
        super().__init__("pay", (cost, effect), label)

    def why_not(self, g: G, seat: Seat) -> Why:
        return self.parts[0].why_not(g, seat) or self.parts[1].why_not(g, seat)

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        run.todo.append(self.parts[1])
        run.todo.append(self.parts[0])
        return None

    def text(self, lang: str) -> str:
        return JOINTS[lang]["pay"].join([p.text(lang) for p in self.parts])


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Generic[G]):
    """A question to the state that When and Per put: true or false, or a number."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def count(self, g: G, seat: Seat) -> int:
        raise NotImplementedError

    def counted(self, g: G, seat: Seat, n: int) -> None:
        """The number is used now: tell it, where it was not for all to see."""

    def text(self, lang: str) -> str:
        """The condition ("at night") or what is counted ("for each enemy") in words; games give theirs a text."""
        return self.name


@final
class When(Effect[G], Generic[G]):
    """One part if the test holds, else the other."""

    def __init__(self, test: Test[G], effect: Effect[G], otherwise: Effect[G]) -> None:
        super().__init__("when", (effect, otherwise))
        self.test: Final = test

    def branch(self, g: G, seat: Seat) -> Effect[G]:
        return self.parts[0] if self.test.count(g, seat) > 0 else self.parts[1]

    def why_not(self, g: G, seat: Seat) -> Why:
        return self.branch(g, seat).why_not(g, seat)

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        run.todo.append(self.branch(g, seat))
        return None

    def text(self, lang: str) -> str:
        held, otherwise = [part.text(lang) for part in self.parts]
        return f"{self.test.text(lang)} {held}, {JOINTS[lang]['else']} {otherwise}"


@final
class Per(Effect[G], Generic[G]):
    """The part once for each thing the test counts."""

    def __init__(self, test: Test[G], effect: Effect[G]) -> None:
        super().__init__("per", (effect,))
        self.test: Final = test

    def why_not(self, g: G, seat: Seat) -> Why:
        return self.parts[0].why_not(g, seat)

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        n = self.test.count(g, seat)
        self.test.counted(g, seat, n)
        for _ in range(n):
            run.todo.append(self.parts[0])
        return None

    def text(self, lang: str) -> str:
        return f"{self.parts[0].text(lang)} {self.test.text(lang)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Odd(Generic[G]):
    """What an odd card adds: when it may be played, and its frame. Registered by name, so no import cycle."""

    def why_not(self, g: G, seat: Seat) -> Why:
        return OK

    def frame(self, g: G, seat: Seat) -> Frame:
        raise NotImplementedError


ODD: Final[dict[str, Odd[Any]]] = {}


@final
class Custom(Effect[G], Generic[G]):
    """The way out for the odd tenth: a frame of its own, registered in ODD."""

    def __init__(self, name: str, label: str = "") -> None:
        super().__init__("custom", (), label)
        self.name: Final = name

    def why_not(self, g: G, seat: Seat) -> Why:
        return ODD[self.name].why_not(g, seat)

    def do(self, g: G, seat: Seat, run: Resolve[G]) -> Frame | None:
        return ODD[self.name].frame(g, seat)

    def text(self, lang: str) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Ask[G], Generic[G]):
    """Runs nodes for one seat, the last of `todo` first. A game makes one final subclass of it."""

    PROMPT: ClassVar[str] = "resolve"

    def __init__(self, seat: Seat, todo: list[Effect[G]]) -> None:
        self.seat = seat
        self.todo = todo

    def settle(self, g: G) -> Frame | None:
        while self.todo and not self.todo[-1].asks(g, self.seat):
            child = self.todo.pop().do(g, self.seat, self)
            if child is not None or g.stack[-1] is not self:
                return child  # to be carried out first, or the node unwound the stack and the rest is off
        return None

    def pending(self, g: G) -> list[Decision]:
        if not self.todo:
            return []
        menu = Decision(self.seat, self.PROMPT, self.RULE, (), False, g.explain)
        self.todo[-1].offer(g, self.seat, menu)
        if not menu.options:
            menu.offer(OK, NONE)
        return [menu]

    def chosen(self, g: G, seat: Seat, option: Option) -> Frame | None:
        current = self.todo.pop()
        if option.verb == "none":
            return None
        return current.take(g, seat, option, self)
