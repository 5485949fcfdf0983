"""One module a scenario, or a pair of them (MK-SCEN). Imported by spec.py, which makes them known."""

from . import conquest, hold, reconnaissance, returning

__all__ = ["conquest", "hold", "reconnaissance", "returning"]
