"""One module a scenario, or a pair of them (MK-SCEN). Imported by spec.py, which makes them known."""

from . import conquest, cooperation, druids, dungeons, hold, mines, reconnaissance, returning

__all__ = ["conquest", "cooperation", "druids", "dungeons", "hold", "mines", "reconnaissance", "returning"]
