"""The coach: how far the review of a finished match is. Hints and reviews are the coach's own classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realms.coach.model import Review


@dataclass(frozen=True, slots=True)
class ReviewNow:
    """`done` of `total` steps are made; the review itself when all are. `at` in it counts choices that are in
    force, as a replay does."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    review: Review | None = None
