"""One to Return (MK-SCEN-11): the portal closes behind the heroes, and opens again for one of them.

Where days and nights do not take turns as usual (MK-OPT-13, 14), it closes after the first round all the same, and
opens after the last.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce
from realms.kernel.zones import Zone, move

from ...events import CHOSEN_REVEALED, HERO_LOST, PORTAL_CLOSED
from ...state import MageKnight
from ...terms import MAX_PLAYERS, NONE
from .. import tokens
from ..rounds import in_game
from ..scenario import RULES, Row, ScenarioRule
from ..turn import PORTAL_HEX

SHIELDS: Final = tuple([f"shield-{seat}" for seat in range(MAX_PLAYERS)])
"""The shield tokens, by seat."""
CHANCE: Final = option("chance")
AGREE: Final = option("agree")


def on_portal(g: MageKnight) -> Seat:
    """Who stands on the hex of the portal, or NONE."""
    for hero in g.heroes:
        if hero.hex == PORTAL_HEX:
            return hero.seat
    return NONE


def returning(g: MageKnight, seat: Seat) -> bool:
    """MK-SCEN-11-06, 09. Would this player have won if it ended now? In teams the chosen hero must return."""
    there = on_portal(g)
    if there == NONE:
        return False
    if not g.teams:
        return there == seat
    return g.teams[seat] == g.teams[there] and shield(g, g.teams[there]).items == [SHIELDS[there]]


@final
class OneToReturn(ScenarioRule):
    """MK-SCEN-11-04 to 09."""

    def prepare(self, g: MageKnight) -> None:
        """MK-SCEN-11-09."""
        for team in (0, 1) if g.teams else ():
            lay_shields(g, team)

    def game_begins(self, g: MageKnight) -> Frame | None:
        return ChooseReturners() if g.teams else None

    def portal_open(self, g: MageKnight) -> bool:
        return g.round == 1

    def battles_allowed(self, g: MageKnight) -> bool:
        """MK-SCEN-11-07."""
        return g.round < g.rounds or g.announced == NONE

    def city_conquered(self, g: MageKnight) -> None:
        """MK-SCEN-11-06. It ends with the last night, whatever falls before."""

    def round_ends(self, g: MageKnight) -> Frame | None:
        if g.round == 1:
            close_portal(g)
        if g.round == g.rounds or g.ending:
            for team in range(len(g.chosen) // 2):
                zone = shield(g, team)
                zone.show(g, 0, EVERYONE)
                g.tell(CHOSEN_REVEALED, g.heroes[SHIELDS.index(zone.items[0])].name)
        return None

    def fame_counts(self, g: MageKnight) -> bool:
        return False

    def rows(self, g: MageKnight) -> list[Row]:
        return [("returned", tuple([1 if returning(g, seat) else 0 for seat in range(g.seats)]))]

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.seats) if scores[seat]])


def close_portal(g: MageKnight) -> None:
    """MK-SCEN-11-04. Who stands on it, or has left the map there (MK-MOVE-38), is out of the game; enemies too."""
    g.tell(PORTAL_CLOSED)
    tokens.reveal(g, PORTAL_HEX)
    for token in tokens.open_at(g, PORTAL_HEX):
        tokens.lift(g, token, PORTAL_HEX)
        g.removed.append(token)
    for hero in g.heroes:
        if hero.hex in (NONE, PORTAL_HEX):
            hero.hex = NONE
            hero.out = True
            hero.tactic = ""
            g.tell(HERO_LOST, hero.seat)
    if not in_game(g):
        g.ending = True


# The team variant: whose shield is hidden away.


def lay_shields(g: MageKnight, team: int) -> None:
    """The shields of both members, and the place for the one that is hidden. Only the team sees which it is."""
    members = [seat for seat in range(g.seats) if g.teams[seat] == team]
    seen = sum([1 << seat for seat in members])
    g.chosen.append(Zone(f"chosen-{team}", f"shields-{team}", seen, [], []))
    g.chosen.append(Zone(f"shields-{team}", f"shields-{team}", seen, [SHIELDS[seat] for seat in members], []))


def shield(g: MageKnight, team: int) -> Zone:
    """Where the hidden shield of a team lies."""
    return g.chosen[2 * team]


def hide(g: MageKnight, team: int, token: str) -> None:
    """The hero of this shield is to return."""
    spare = g.chosen[2 * team + 1]
    move(g, spare, spare.items.index(token), shield(g, team))


@final
class ChooseReturners(Steps[MageKnight]):
    """MK-SCEN-11-09. One team after the other: a member proposes, the other agrees or leaves it to chance."""

    RULE: ClassVar[str] = "MK-SCEN-11-09"
    ORDER: ClassVar[tuple[str, ...]] = ("propose", "agree", "following")

    def __init__(self, team: Public[int] = 0, at: Public[str] = "propose") -> None:
        super().__init__(at)
        self.team = team

    def members(self, g: MageKnight) -> list[Seat]:
        return [seat for seat in range(g.seats) if g.teams[seat] == self.team]

    def propose(self, g: MageKnight) -> Frame | None:
        return ProposeReturner(self.members(g)[0], self.team)

    def agree(self, g: MageKnight) -> Frame | None:
        if g.took(ProposeReturner).dealt:
            return None
        return AgreeOnReturner(self.members(g)[1], self.team)

    def following(self, g: MageKnight) -> Frame | None:
        if self.team == 0:
            self.team = 1
            self.again("propose")
        return None


def deal(g: MageKnight, team: int) -> None:
    """At random: both shields are mixed first."""
    spare = g.chosen[2 * team + 1]
    if shield(g, team).items:
        move(g, shield(g, team), 0, spare)
    hide(g, team, g.rng.pick(sorted(spare.items)))
    g.learned |= spare.seen


@final
class ProposeReturner(AskOnce[MageKnight]):
    """MK-SCEN-11-09. Who of the team is to return: one of the two, or whom chance names."""

    RULE: ClassVar[str] = "MK-SCEN-11-09"
    PROMPT: ClassVar[str] = "propose-returner"

    def __init__(
        self, seat: Public[int], team: Public[int], dealt: Public[bool] = False, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.team = team
        self.dealt = dealt

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for hero in g.heroes:
            if g.teams[hero.seat] == self.team:
                menu.offer(OK, option("returner", hero.name))
        menu.offer(OK, CHANCE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "chance":
            self.dealt = True
            deal(g, self.team)
        else:
            names = [hero.name for hero in g.heroes]
            hide(g, self.team, SHIELDS[names.index(option.refs[0])])
        return None


@final
class AgreeOnReturner(AskOnce[MageKnight]):
    """MK-SCEN-11-09. The other member sees the proposal; without agreement chance decides."""

    RULE: ClassVar[str] = "MK-SCEN-11-09"
    PROMPT: ClassVar[str] = "agree-on-returner"

    def __init__(self, seat: Public[int], team: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.team = team

    def choices(self, g: MageKnight, menu: Decision) -> None:
        menu.offer(OK, AGREE)
        menu.offer(OK, CHANCE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "chance":
            deal(g, self.team)
        return None


RULES["one_to_return"] = OneToReturn()
