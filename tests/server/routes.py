"""FastAPI reads the types of all routes anew for each application, which takes longer than most tests do."""

from __future__ import annotations

from typing import Any

from fastapi import routing


def remember() -> None:
    """Where FastAPI does so, a route that was read once stays read, in all applications that include it alike."""
    included: Any = getattr(routing, "_IncludedRouter", None)
    if included is None or hasattr(included, "remembers"):
        return
    read = included._build_effective_context
    known: dict[Any, Any] = {}

    def remembered(self: Any, route: Any) -> Any:
        how = self.include_context
        answers = getattr(how.default_response_class, "value", how.default_response_class)
        key = id(route), how.prefix, answers, len(how.dependencies)
        if key not in known:
            known[key] = route, read(self, route)  # the route is kept, so that no other one gets its number
        return known[key][1]

    included._build_effective_context = remembered
    included.remembers = True
