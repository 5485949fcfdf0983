"""The coach: what a seat might choose and why, and where a finished match turned.

A hint is made from what the seat may know and nothing else; a finished match is laid open, but each choice is
judged by what could be known when it was made. Values come from `realms.bots.search`; reasons from playing the
options on and counting what they leave (`facts/`, one module a game).
"""

from __future__ import annotations

from .hints import NoAdvice, hint, known
from .review import Budget, Reviewing, review

__all__ = ["Budget", "NoAdvice", "Reviewing", "hint", "known", "review"]
