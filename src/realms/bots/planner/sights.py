"""What the planning seat sees: by that its plans are remembered."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from realms.kernel.view import View

from .effort import Effort


def sight_of(effort: Effort, view: View) -> str:
    """A position as its seat sees it, and how hard it is thought about; not by whom."""
    told = f"{view.seat} {effort} {view.seq} {view.state}"
    return blake2b(told.encode(), digest_size=16).hexdigest()


def own_turn(view: View) -> bool:
    """Is the seat's own turn under way? Whatever it is asked at other times the greedy bot answers."""
    stack: Any = view.state["stack"]
    return any(frame["is"] == "Turn" and frame["seat"] == view.seat for frame in stack)
