"""What clients say over a socket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from .limited import Key, Line, Seq


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose an option of this seat's question, as it was at `seq`."""

    type: Literal["choose"]
    seq: Seq
    key: Key


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the own last choice; `all`: everything back to the last barrier ("reset turn")."""

    type: Literal["undo"]
    seq: Seq
    all: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others to go back to the position after entry `to`."""

    type: Literal["ask"]
    seq: Seq
    to: Seq


@dataclass(frozen=True, slots=True)
class Answer:
    """Grant or refuse the plea of entry `at`; whoever made it withdraws it with False."""

    type: Literal["answer"]
    at: Seq
    yes: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A reaction settled beforehand: to questions with this prompt ("*": all that can be passed) the seat passes
    by itself. `policy` "fits": only where it can do nothing else; "ask" removes the order.

    `until`: "turn" ends with the seat's next own choice, "phase" with what the game is in now (a battle; the
    server notes it in `phase`), "game" lasts.
    """

    prompt: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    policy: Literal["ask", "pass", "fits"]
    until: Literal["turn", "phase", "game"] = "game"
    phase: Annotated[str, StringConstraints(max_length=80)] = ""


@dataclass(frozen=True, slots=True)
class Order:
    type: Literal["order"]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Say:
    type: Literal["say"]
    text: Line


@dataclass(frozen=True, slots=True)
class Why:
    """Why is not more offered? Answered with `reasons`."""

    type: Literal["why"]


@dataclass(frozen=True, slots=True)
class Look:
    """Send the whole position again, with the events since `since` (None: without events)."""

    type: Literal["look"]
    since: Seq | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the bot that holds it."""

    type: Literal["return"]


@dataclass(frozen=True, slots=True)
class Resign:
    type: Literal["resign"]


@dataclass(frozen=True, slots=True)
class Ping:
    type: Literal["ping"]


Command: TypeAlias = Annotated[
    Choose | Undo | Ask | Answer | Order | Say | Why | Look | Return | Resign | Ping, Field(discriminator="type")
]
