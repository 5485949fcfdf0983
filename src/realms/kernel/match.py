"""Match: the root of a game's state, and the loop that carries rules out until somebody owes a choice."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getattr_static as inspect_static
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from .frame import Ask, Frame, Part, Steps
from .model import Arg, Decision, Event, EventKind, IllegalChoice, Outcome, Refusal, Seat, recorded
from .rng import Rng

if TYPE_CHECKING:
    from .history import Header

F = TypeVar("F", bound=Frame)
M = TypeVar("M", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Part):
    """What every game's state has. Subclasses declare their own fields and answer `outcome`.

    Transient, never in a dump: `due`, `explain`, `log` (None: nobody listens), `moves` (None: not recorded)
    and `header` (how the match was set up; copies keep it).
    """

    GAME: ClassVar[str] = ""

    def __init__(self, seats: int, stack: list[Frame], rng: Rng, learned: int, seq: int) -> None:
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.learned = learned
        self.seq = seq
        self.due: list[Decision] = []
        self.explain = False
        self.log: list[Event] | None = None
        self.moves: list[tuple[Seat, str]] | None = None
        self.header: Header | None = None
        self.last: Frame | None = None

    def outcome(self) -> Outcome | None:
        """How it ended; None while it is played."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return not self.stack

    def clone(self: M) -> M:
        """An independent copy: shares immutable data and the menus, records nothing."""
        copy: M = cast(Any, DERIVED[self.GAME].clone(self))
        copy.due = self.due
        copy.header = self.header
        if self.log is not None:
            copy.log = []
        return copy

    def apply(self, seat: Seat, key: str) -> list[Event]:
        """The only way in. Raises IllegalChoice, with nothing changed, unless that seat was offered the key."""
        for menu in self.due:
            if menu.seat == seat:
                option = menu.find(key)
                if option is not None:
                    top = self.stack[-1]
                    assert isinstance(top, Ask)
                    self.learned = 0
                    self.seq += 1
                    if self.log is not None:
                        self.log = []
                    if self.moves is not None:
                        record: list[Any] = self.moves
                        record.append(recorded(seat, option.key))
                    child = top.chosen(self, seat, option)
                    if child is not None:
                        self.stack.append(child)
                    self.advance()
                    return self.log if self.log is not None else []
        raise self._illegal(seat, key)

    def _illegal(self, seat: Seat, key: str) -> IllegalChoice:
        if not self.due:
            return IllegalChoice("over", "The match is over; no choice is owed any more.")
        for menu in self.due:
            if menu.seat == seat:
                offered = ", ".join([o.key for o in menu.options])
                return IllegalChoice("option", f"Seat {seat} was not offered {key!r}; it may choose {offered}.")
        owing = " and ".join([str(d.seat) for d in self.due])
        return IllegalChoice("seat", f"Seat {seat} owes no choice now; the match waits for seat {owing}.")

    def advance(self) -> None:
        """Settle, ask or step until somebody owes a choice or the stack is empty."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Ask):
                child = top.settle(self)
                if child is not None:
                    stack.append(child)
                    continue
                if not stack or stack[-1] is not top:
                    continue  # it unwound the stack: there is nothing left to ask here
                due = top.pending(self)
                if waits(due):
                    self.due = due
                    self.last = None
                    return
                self.last = stack.pop()
            else:
                assert isinstance(top, Steps)
                at = top.at
                if at == "":
                    self.last = stack.pop()
                    continue
                order = top.ORDER
                i = order.index(at) + 1
                top.at = order[i] if i < len(order) else ""
                child = getattr(top, at)(self)
                if child is not None:
                    stack.append(child)
        self.due = []

    def refresh(self) -> None:
        """Recompute what is due after load or redeal. Pure unless a rule fix left nothing pending."""
        self.due = []
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, Ask):
                self.due = top.pending(self)
            if not waits(self.due):
                self.advance()

    def refusals(self, seat: Seat) -> list[Refusal]:
        """What the seat might expect to be offered now but is not, each with its rule. Changes nothing."""
        if not self.due:
            return []
        top = self.stack[-1]
        assert isinstance(top, Ask)
        self.explain = True
        menus: list[Decision] = top.pending(self)
        self.explain = False
        return [r for menu in menus if menu.seat == seat for r in menu.refused]

    def tell(self, kind: EventKind, *args: Arg) -> None:
        """Log something that everyone sees."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def whisper(self, kind: EventKind, args: tuple[Arg, ...], mask: int, veiled: tuple[int, ...]) -> None:
        """Log something that only the seats of `mask` see in full."""
        if self.log is not None:
            self.log.append(Event(kind, args, mask, veiled))

    def took(self, kind: type[F]) -> F:
        """The child that has just finished, to read its result; typed."""
        last = self.last
        assert isinstance(last, kind), (kind, last)
        return last

    def context(self) -> str:
        """Which phase it is: the answer of the nearest frame that has one."""
        for frame in reversed(self.stack):
            answer = frame.context()
            if answer != "":
                return answer
        return ""

    def nearest(self, kind: type[F]) -> F | None:
        """The topmost frame of a kind."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def below(self, me: Frame, kind: type[F]) -> F | None:
        """The nearest frame of a kind under `me` (the action a response answers)."""
        found = False
        for frame in reversed(self.stack):
            if frame is me:
                found = True
            elif found and isinstance(frame, kind):
                return frame
        return None

    def unwind(self, kind: type[F], step: str) -> None:
        """It ends at once: drop everything above the nearest frame of a kind and go on there at `step`."""
        frame = self.nearest(kind)
        assert isinstance(frame, Steps), kind
        while self.stack[-1] is not frame:
            self.stack.pop()
        frame.at = step


def waits(due: list[Decision]) -> bool:
    """Does the game wait for any of these?"""
    for menu in due:
        if not menu.optional:
            return True
    return False


@final
class Derived:
    """The functions derive.py wrote for one game."""

    def __init__(
        self,
        clone: Callable[[Any], Any],
        dump: Callable[[Any], dict[str, object]],
        load: Callable[[object], Any],
        project: Callable[[Any, int], dict[str, object]],
        zones: Callable[[Any, list[Any]], None],
        shape: dict[type, tuple[str, ...]],
    ) -> None:
        self.clone: Final = clone
        self.dump: Final = dump
        self.load: Final = load
        self.project: Final = project
        self.zones: Final = zones
        self.shape: Final = shape

    def stale(self) -> list[str]:
        """Classes whose constructor has changed since derived.py was written: copies would lose fields.

        Compiled classes do not tell their parameters; they were compiled together with derived.py.
        """
        found: list[str] = []
        for cls, names in self.shape.items():
            code: Any = getattr(inspect_static(cls, "__init__"), "__code__", None)
            if code is not None and tuple(code.co_varnames[1 : code.co_argcount]) != names:
                found.append(cls.__name__)
        return found


DERIVED: Final[dict[str, Derived]] = {}
"""By game id and ruleset; filled when a game is registered."""
