"""Small values that cross the kernel's border: options, decisions, refusals, events, outcomes."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

T = TypeVar("T")

# Visibility marks. Every constructor parameter of a Part carries exactly one; derive.py stops without it.
Public = Annotated[T, "public"]  # everyone
Zoned = Annotated[T, "zoned"]  # the Zone inside says who sees what
Sealed = Annotated[T, "sealed"]  # dict seat -> answer: the own answer, and who is in
Secret = Annotated[T, "secret"]  # no view at all: the rng, bookkeeping

Seat: TypeAlias = int
Refs: TypeAlias = tuple[str, ...]
Why: TypeAlias = str
Arg: TypeAlias = str | int

OK: Final = ""
"""The answer of a legality function when nothing forbids the thing; otherwise it answers a rule id."""

SPECTATOR: Final = 15
"""Looks on: sees what is open to everyone and nothing else. One bit of a seat mask, like any seat."""

EVERYONE: Final = 0xFFFF
"""The mask of all seats and the spectator."""


# Exceptions stay ordinary Python classes when compiled, so that anyone may derive from them.
@mypyc_attr(native_class=False)
class RealmsError(Exception):
    """Anything a caller did wrong; the message is one plain sentence."""


@mypyc_attr(native_class=False)
class IllegalChoice(RealmsError):
    """A choice that was not offered. `reason` is "over", "seat" or "option". The match is unchanged."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


@mypyc_attr(native_class=False)
class BadSave(RealmsError):
    """A save that cannot be read: damaged, truncated, of an unknown game or of a newer schema."""


@mypyc_attr(native_class=False)
class BadOptions(RealmsError):
    """A match that cannot be set up as asked: player count, option or scenario."""


@mypyc_attr(native_class=False)
class UnknownGame(RealmsError):
    """No game, or no ruleset version, of that name."""


@final
class Option:
    """One click: a verb and the things it refers to (ids of the scene or of the data)."""

    def __init__(self, verb: str, refs: Refs = ()) -> None:
        self.verb: Final = verb
        self.refs: Final = refs
        self.key: Final = ":".join((verb, *refs)) if refs else verb

    def __repr__(self) -> str:
        return f"<{self.key}>"


_KNOWN: Final[dict[str, Option]] = {}


def option(verb: str, *refs: str) -> Option:
    """The option of this verb and these refs; equal calls give the same object, so menus allocate nothing."""
    key = ":".join((verb, *refs)) if refs else verb
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = Option(verb, refs)
    return found


_MOVES: Final[dict[Any, Any]] = {}


def recorded(seat: Seat, key: str) -> Any:
    """A choice (seat, key) as records hold it. Equal choices are one object: a long record costs a pointer each.

    Any, not a tuple type: compiled code would unpack a typed tuple and make a new one at every use.
    """
    choice: Any = (seat, key)
    return _MOVES.setdefault(choice, choice)


@final
class Refusal:
    """What a player might expect to be able to do here but cannot, and the rule that says so."""

    def __init__(self, option: Option, rule: Why) -> None:
        self.option: Final = option
        self.rule: Final = rule


@final
class Decision:
    """What one seat owes now. Options are in a fixed order, `pass` and `done` last; keys never repeat.

    `prompt` is a message id with `args`; `rule` is the catalogue id that asks. The game does not wait
    for an `optional` decision. `refused` is filled only when somebody asked for refusals.
    """

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        rule: str = "",
        args: tuple[tuple[str, Arg], ...] = (),
        optional: bool = False,
        explain: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.rule: Final = rule
        self.args: Final = args
        self.optional: Final = optional
        self.explain: Final = explain
        self.options: list[Option] = []
        self.refused: list[Refusal] = []

    def offer(self, why: Why, option: Option) -> None:
        """Offer the option, or refuse it for the rule `why`: one predicate feeds both lists."""
        if why == "":
            self.options.append(option)
        elif self.explain:
            self.refused.append(Refusal(option, why))

    def offer_once(self, why: Why, option: Option) -> None:
        """As `offer`, where equal things (two copies of a card) may come up more than once."""
        if why == "":
            if option not in self.options:
                self.options.append(option)
        elif self.explain:
            for r in self.refused:
                if r.option is option:
                    return
            self.refused.append(Refusal(option, why))

    def find(self, key: str) -> Option | None:
        """The offered option of that key."""
        for o in self.options:
            if o.key == key:
                return o
        return None


@final
class EventKind:
    """A kind of thing that happens: its message id and the names of its arguments.

    A name ending in "who" or "whom" is a seat, "n" a number, "choice" an option key; any other is a ref.
    """

    def __init__(self, name: str, *params: str) -> None:
        self.name: Final = name
        self.params: Final = params


@final
class Event:
    """Something that happened, for logs and animation. `mask`: who sees all of it.

    Others get it with the arguments at `veiled` blanked, or not at all when nothing is veiled.
    """

    def __init__(
        self, kind: EventKind, args: tuple[Arg, ...], mask: int = EVERYONE, veiled: tuple[int, ...] = ()
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.mask: Final = mask
        self.veiled: Final = veiled


VEIL: Final = "?"
"""Stands in for a veiled argument of an event."""


@final
class Outcome:
    """How a match ended: the score of each seat, who won, and the score sheet.

    `sheet` has one row a source of points: message id and the points of each seat. A game without points
    (GameSpec.points) has no scores, and its rows tell what each seat came to.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[Seat, ...],
        sheet: tuple[tuple[str, tuple[int, ...]], ...] = (),
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.sheet: Final = sheet

    def share(self, seat: Seat) -> float:
        """The seat's part of the win: 1 alone, a fraction when shared, 0 otherwise."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0
