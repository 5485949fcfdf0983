"""Where the game is: a stack of small frames, of two shapes. `Steps` never asks, `Ask` never sequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .model import Decision, Option, Refs, Seat

if TYPE_CHECKING:
    from .match import Match

G = TypeVar("G", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Anything with declared fields that is copied with the match. The constructor is the declaration.

    A part never holds a reference to another part's insides or to a frame: an index, an id, or a search.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part):
    """One rule being carried out. RULE is the catalogue id; WAS lists former names, for old saves."""

    RULE: ClassVar[str] = ""
    WAS: ClassVar[tuple[str, ...]] = ()

    def context(self) -> str:
        """What rules above this frame may ask about (a phase name); "" lets the next frame answer."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame, Generic[G]):
    """An ordered rule. ORDER names one method per paragraph; `at` is the next step.

    A step returns the child frame to finish before the next step, or None. To loop, it calls `again`.
    STEPS_WERE maps former step names to present ones, for old saves.
    """

    ORDER: ClassVar[tuple[str, ...]] = ()
    STEPS_WERE: ClassVar[dict[str, str]] = {}

    def __init__(self, at: str) -> None:
        self.at = at

    def again(self, step: str) -> None:
        """Go on with `step` next."""
        self.at = step

    def leave(self) -> None:
        """This rule ends with the present step."""
        self.at = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame, Generic[G]):
    """A leaf that asks. It pops when nothing (that is not optional) is pending."""

    def settle(self, g: G) -> Frame | None:
        """Do what needs no choice; may return a child, must bear running twice."""
        return None

    def pending(self, g: G) -> list[Decision]:
        """Who must choose what. Pure; whether, whom and the prompt depend on public facts only."""
        raise NotImplementedError

    def chosen(self, g: G, seat: Seat, option: Option) -> Frame | None:
        """Carry the choice out; may return a child."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[G]):
    """One kind of option: offers itself and carries itself out. Stateless, one object a program."""

    NAME: ClassVar[str] = ""

    def offer(self, g: G, seat: Seat, menu: Decision) -> None:
        raise NotImplementedError

    def do(self, g: G, seat: Seat, refs: Refs) -> Frame | None:
        raise NotImplementedError
