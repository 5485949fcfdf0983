"""Secret objectives (RW-OBJ): drawn, swapped, kept, and claimed in the own turn for a rune."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskOnce, AskSeat
from realms.kernel.zones import gather, move

from ..data.factions import SHEETS
from ..data.objectives import MUST, OBJECTIVES, TITLE_INFLUENCE, Objective
from ..data.units import UNITS
from ..events import OBJECTIVE_DRAWN, OBJECTIVE_MET, OBJECTIVE_SWAPPED, OBJECTIVES_RETURNED
from ..state import Runewars
from ..terms import CITY, EVIL, FOOD, GOOD, NOBODY, NONE, RESOURCES, TRIANGLE
from .areas import controlled, home_of, is_neutral, units
from .gaining import gain_rune
from .hands import TrimTactics, spend_influence, tactics_held
from .turn import OWN_TURN_VERBS


def deck_number(g: Runewars, seat: Seat) -> int:
    """Good or evil, by the alignment of the faction (RW-SETUP-18)."""
    return (GOOD, EVIL).index(SHEETS[g.realms[seat].faction].alignment)


def draw_objective(g: Runewars, seat: Seat) -> Frame | None:
    """RW-OBJ-29. One that must be swapped is swapped at once; one that may be is asked about."""
    deck = g.objective_decks[deck_number(g, seat)]
    if not deck.items:
        return None
    g.tell(OBJECTIVE_DRAWN, seat)
    move(g, deck, len(deck.items) - 1, g.realms[seat].objectives)
    return SwapObjective(seat)


def swap(g: Runewars, seat: Seat) -> None:
    """The newest goes back into its deck, which is mixed, and another is drawn; nobody else sees which."""
    mine = g.realms[seat].objectives
    deck = g.objective_decks[deck_number(g, seat)]
    if deck.items:
        g.tell(OBJECTIVE_SWAPPED, seat)
        old = mine.take(len(mine.items) - 1)
        move(g, deck, len(deck.items) - 1, mine)
        deck.put(old)
        deck.shuffle(g.rng)


def swap_kind(g: Runewars, objective: str) -> str:
    """MAY, MUST or nothing, by what was on the map at the start."""
    what = OBJECTIVES[objective]
    if what.swap == "" or at_start(g, what) >= what.below:
        return ""
    return what.swap


def at_start(g: Runewars, what: Objective) -> int:
    if what.counted == CITY:
        return len([city for city in g.land.city if city])
    return sum([list(there).count(what.counted) for there in g.land.neutrals])


@final
class SwapObjective(AskOnce[Runewars]):
    """Everyone who has drawn is asked, whatever was drawn: the others learn nothing."""

    RULE: ClassVar[str] = "RW-OBJ-29"
    PROMPT: ClassVar[str] = "rw-swap-objective"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        newest = g.realms[self.seat].objectives.items[-1]
        kind = swap_kind(g, newest) if g.objective_decks[deck_number(g, self.seat)].items else ""
        menu.offer(OK if kind else "RW-OBJ-29", option("swap", newest))
        menu.offer("RW-OBJ-29" if kind == MUST else OK, option("keep", newest))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        """After a swap the new one is asked about too, whatever it is."""
        if option.verb == "swap":
            swap(g, seat)
        else:
            self.going = False
        return None


def keep_one_objective(g: Runewars, seat: Seat) -> Frame | None:
    return KeepObjective(seat) if len(g.realms[seat].objectives.items) > 1 else None


@final
class KeepObjective(AskSeat[Runewars]):
    """RW-SEASON-23. The others go back into their deck unseen, and it is mixed."""

    RULE: ClassVar[str] = "RW-SEASON-23"
    PROMPT: ClassVar[str] = "rw-keep-objective"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: Runewars) -> bool:
        return len(g.realms[self.seat].objectives.items) > 1

    def choices(self, g: Runewars, menu: Decision) -> None:
        for objective in sorted(g.realms[self.seat].objectives.items):
            menu.offer(OK, option("keep", objective))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        mine = g.realms[seat].objectives
        kept = mine.take(mine.items.index(option.refs[0]))
        g.tell(OBJECTIVES_RETURNED, seat, len(mine.items))
        gather(g, mine, g.objective_decks[deck_number(g, seat)])
        mine.put(kept)
        g.objective_decks[deck_number(g, seat)].shuffle(g.rng)
        return None


def measure(g: Runewars, seat: Seat, objective: str) -> int:
    """RW-OBJ-11 to 25. How much there is of what it asks for; NONE where that cannot be counted."""
    realm = g.realms[seat]
    if objective == "a_mighty_empire":
        return len([a for a in range(len(g.fort)) if g.fort[a] == seat and g.development[a] != ""])
    if objective == "economic_control":
        return min(realm.dials)
    if objective == "friends_indeed":
        return len(allies(g, seat))
    if objective == "influential_leadership":
        return realm.influence
    if objective == "spread_the_good_word":
        return len([a for a in controlled(g, seat) if g.city[a] != ""])
    if objective == "support_of_the_dragons":
        return allies(g, seat).count("dragon")
    if objective == "support_of_the_giants":
        return allies(g, seat).count("giant")
    if objective == "a_massive_army":
        return realm.dials[RESOURCES.index(FOOD)]
    if objective == "conqueror":
        return len([a for a in controlled(g, seat) if home_of(g, a) != seat])
    if objective == "political_control_evil":
        return len([i for i, who in enumerate(g.titles) if who == seat and g.paid[i] >= TITLE_INFLUENCE])
    if objective == "tactical_dominator":
        return tactics_held(g, seat)
    return NONE


def met(g: Runewars, seat: Seat, objective: str) -> bool:
    """RW-OBJ-11 to 28. Is it fulfilled as things are? The Price of Treachery is claimed by the duel itself."""
    counted = measure(g, seat, objective)
    if counted != NONE:
        return counted >= OBJECTIVES[objective].much
    if objective == "bound_by_honor":
        return bound_by_honor(g)
    if objective == "the_brink_of_victory":
        return brink_of_victory(g, seat)
    if objective == "the_dragons_horde":
        return not in_play(g, "dragon")
    if objective == "the_giants_horde":
        return not in_play(g, "giant")
    return False


def allies(g: Runewars, seat: Seat) -> list[str]:
    return [u for a in range(len(g.holder)) if g.holder[a] == seat for u in units(g, a) if is_neutral(u)]


def bound_by_honor(g: Runewars) -> bool:
    """RW-OBJ-12. Triangle neutrals are on the map, and all of them are allied."""
    found = False
    for area in range(len(g.holder)):
        if [u for u in units(g, area) if is_neutral(u) and UNITS[u].shape == TRIANGLE]:
            found = True
            if g.holder[area] < 0:
                return False
    return found


def brink_of_victory(g: Runewars, seat: Seat) -> bool:
    for area in controlled(g, seat):
        for other in g.land.near[area]:
            if home_of(g, other) != NOBODY and home_of(g, other) != seat:
                return True
    return False


def in_play(g: Runewars, unit: str) -> bool:
    for area in range(len(g.holder)):
        if unit in g.standing[area] or unit in g.routed[area]:
            return True
    return False


@final
class ClaimObjective(Verb[Runewars]):
    """RW-OBJ-01. In the own turn; the objective is discarded for a rune and not replaced."""

    NAME: ClassVar[str] = "claim"

    def offer(self, g: Runewars, seat: Seat, menu: Decision) -> None:
        for objective in sorted(g.realms[seat].objectives.items):
            why: Why = OK if met(g, seat, objective) else OBJECTIVES[objective].rule
            menu.offer(why, option("claim", objective))

    def do(self, g: Runewars, seat: Seat, refs: Refs) -> Frame | None:
        much = OBJECTIVES[refs[0]].much
        claim(g, seat, refs[0])
        if refs[0] == "tactical_dominator":
            return PayTactics(seat, tactics_held(g, seat) - much)
        if refs[0] == "influential_leadership":
            spend_influence(g, seat, much)
        return gain_rune(g, seat)


@final
class PayTactics(Steps[Runewars]):
    """RW-OBJ-24. Tactics of the own choice are discarded, then the rune is gained."""

    RULE: ClassVar[str] = "RW-OBJ-24"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "gain")

    def __init__(self, seat: Public[int], left: Public[int], at: Public[str] = "pay") -> None:
        super().__init__(at)
        self.seat = seat
        self.left = left

    def pay(self, g: Runewars) -> Frame | None:
        return TrimTactics(self.seat, self.left)

    def gain(self, g: Runewars) -> Frame | None:
        return gain_rune(g, self.seat)


def claim(g: Runewars, seat: Seat, objective: str) -> None:
    mine = g.realms[seat].objectives
    mine.take(mine.items.index(objective))
    g.objective_discard.append(objective)
    g.learned = EVERYONE
    g.tell(OBJECTIVE_MET, seat, objective)


OWN_TURN_VERBS.append(ClaimObjective())
