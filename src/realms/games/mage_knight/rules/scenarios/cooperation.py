"""Full and Blitz Cooperation (MK-SCEN-05, 06): all cities, together, before time runs out."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public

from ...events import TACTIC_GONE
from ...state import MageKnight
from ...terms import DUMMY
from ..agreeing import Settlement
from ..scenario import RULES, Row, ScenarioRule
from ..scoring import all_conquered, goal_rows


@final
class Cooperation(ScenarioRule):
    """MK-SCEN-05-05 to 12. One team, one score; all win, or all lose."""

    def dummy_first(self, g: MageKnight) -> bool:
        return True

    def tactics_used(self, g: MageKnight) -> Frame | None:
        """MK-SCEN-05-06. No day or night like this one comes any more: nothing needs to leave."""
        return None if g.ending or g.round + 2 > g.rounds else RetireTactic()

    def rows(self, g: MageKnight) -> list[Row]:
        return goal_rows(g)

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(g.seats)) if all_conquered(g) else ()


@final
class RetireTactic(Steps[MageKnight]):
    """MK-SCEN-05-06. One of the tactics of the players leaves the game."""

    RULE: ClassVar[str] = "MK-SCEN-05-06"
    ORDER: ClassVar[tuple[str, ...]] = ("agree", "leave_game")

    def __init__(self, at: Public[str] = "agree") -> None:
        super().__init__(at)

    def agree(self, g: MageKnight) -> Frame | None:
        return WhichTactic(tuple([seat for seat in g.order if seat != DUMMY]), 0, "", [], [], "")

    def leave_game(self, g: MageKnight) -> Frame | None:
        tactic = g.took(WhichTactic).result
        g.tactics_gone.append(tactic)
        g.tell(TACTIC_GONE, tactic)
        return None


@final
class WhichTactic(Settlement):
    """MK-SCEN-05-06. The players settle on one of theirs, not on that of the virtual player."""

    RULE: ClassVar[str] = "MK-SCEN-05-06"
    PROMPT: ClassVar[str] = "retire-tactic"

    def __init__(
        self,
        order: Public[tuple[int, ...]],
        turn: Public[int],
        offer: Public[str],
        yes: Public[list[int]],
        proposed: Public[list[str]],
        result: Public[str],
    ) -> None:
        super().__init__(order, turn, offer, yes, proposed, result)

    def things(self, g: MageKnight) -> list[str]:
        return [g.heroes[seat].tactic for seat in self.order]


RULES["full_cooperation"] = Cooperation()
RULES["blitz_cooperation"] = Cooperation()
