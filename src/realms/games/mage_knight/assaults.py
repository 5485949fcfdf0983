"""The state of a joint city assault (MK-COOP): who takes part, who faces which defenders. Fields only."""

from __future__ import annotations

from typing import final

from realms.kernel.frame import Part
from realms.kernel.model import Public


@final
class Joint(Part):
    """An assault of several heroes on one city. Lists go by the place of a hero among the members.

    Defenders face up go by name. Those face down stay in their zones: `hidden` tells for each back whose the ones
    on the city's hex are, in the order they lie there.
    """

    def __init__(
        self,
        hex: Public[int],
        members: Public[list[int]],
        back: Public[list[int]],
        counts: Public[list[int]],
        shares: Public[list[list[str]]],
        hidden: Public[list[list[int]]],
        waiting: Public[list[int]],
        under: Public[bool] = False,
    ) -> None:
        self.hex = hex
        self.members = members  # who called first, then in the order of turns
        self.back = back  # where each came from
        self.counts = counts  # how many defenders each was dealt
        self.shares = shares
        self.hidden = hidden
        self.waiting = waiting  # whose turn has not ended yet
        self.under = under  # the first one digs its way into the city
