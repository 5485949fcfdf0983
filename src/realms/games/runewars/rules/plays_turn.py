"""Tactics of the own turn that concern players: influence, dials, titles, tokens, orders (RW-TACTIC-25 to 33, 36,
39, 40)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce, EachSeat

from ..data.factions import SHEETS
from ..data.heroes import HEROES
from ..events import HERO_COERCED, TACTIC_GIVEN, TOKEN_LIFTED, TOKEN_PUT
from ..state import Hero, Runewars
from ..terms import CONQUER, DIAL_LIMIT, FORTIFY, RESOURCES, TITLES
from .areas import controller, faction, friendly, opponents, seat_of
from .hands import gain_influence, pass_random_tactic, spend_influence, tactics_held, turn_dial
from .heroes import change_owner, hero_of
from .orders_home import take_title
from .orders_march import MARCHED
from .plays import AimedPlay, area_of, places, players, ref
from .settle import settle
from .tactics import PLAYS, Play
from .turn import turn_of

LOYAL_PRICE: Final = 4
DISLOYAL_PRICE: Final = 2
MOST_GRANTED: Final = 4  # influence of an alliance (RW-TACTIC-33)


@final
class BrilliantManeuver(Play):
    """RW-TACTIC-25, 05. Fortify has no bonus; that of Conquer is for a march that is still to come."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        turn = turn_of(g)
        if turn is None or turn.bonus or turn.void or turn.order == FORTIFY:
            return "RW-TACTIC-25"
        return "RW-TACTIC-25" if turn.order == CONQUER and MARCHED in turn.done else OK

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        turn = turn_of(g)
        assert turn is not None
        turn.bonus = True
        return None


def coercion_price(g: Runewars, hero: Hero) -> int:
    """RW-TACTIC-26. Less for a hero whose alignment is not his owner's."""
    same = HEROES[hero.id].alignment == SHEETS[faction(g, hero.owner)].alignment
    return LOYAL_PRICE if same else DISLOYAL_PRICE


@final
class Coercion(AimedPlay):
    """RW-TACTIC-26."""

    CARD: ClassVar[str] = "coercion"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if picked:
            return []
        near = [h for h in g.heroes if h.owner != seat and friendly(g, seat, h.area)]
        return [option("coerce", h.id) for h in near if coercion_price(g, h) <= g.realms[seat].influence]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        hero = hero_of(g, ref(picked[0]))
        spend_influence(g, seat, coercion_price(g, hero))
        g.tell(HERO_COERCED, seat, hero.id)
        change_owner(g, hero, seat)
        return settle(g)


@final
class TradeRoute(AimedPlay):
    """RW-TACTIC-27. Of one of the two at least a dial must rise."""

    CARD: ClassVar[str] = "establish_trade_route"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if picked:
            return []
        mine = min(g.realms[seat].dials)
        gaining = [s for s in opponents(g, seat) if mine < DIAL_LIMIT or min(g.realms[s].dials) < DIAL_LIMIT]
        return players(g, "with", gaining)

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        for trader in (seat, seat_of(g, ref(picked[0]))):
            for i in range(len(RESOURCES)):
                turn_dial(g, trader, i, 1)
        return None


def richer(g: Runewars, seat: Seat) -> list[Seat]:
    return [s for s in opponents(g, seat) if g.realms[s].influence > g.realms[seat].influence]


@final
class ExploitGoodwill(Play):
    """RW-TACTIC-28. All who have more now."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        return OK if richer(g, seat) else "RW-TACTIC-28"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        givers = richer(g, seat)
        for giver in givers:
            spend_influence(g, giver, 1)
        gain_influence(g, seat, len(givers))
        return None


@final
class WarriorsGuild(AimedPlay):
    """RW-TACTIC-32."""

    CARD: ClassVar[str] = "favor_of_the_warriors_guild"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        return [] if picked else players(g, "with", [s for s in opponents(g, seat) if activated_by(g, s)])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        return EachLiftsToken((seat, seat_of(g, ref(picked[0]))))


def activated_by(g: Runewars, seat: Seat) -> list[int]:
    return [area for area, mask in enumerate(g.activated) if mask >> seat & 1]


@final
class EachLiftsToken(EachSeat[Runewars]):
    """RW-TACTIC-32. First the player, then the opponent, if they like; who has none is not asked."""

    RULE: ClassVar[str] = "RW-TACTIC-32"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return LiftToken(seat) if activated_by(g, seat) else None


@final
class LiftToken(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-TACTIC-32"
    PROMPT: ClassVar[str] = "rw-lift-token"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in activated_by(g, self.seat):
            menu.offer(OK, option("lift_token", g.land.areas[area]))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "lift_token":
            g.activated[g.land.index[option.refs[0]]] &= ~(1 << seat)
            g.tell(TOKEN_LIFTED, seat, option.refs[0])
        return None


@final
class FavorableAlliance(AimedPlay):
    """RW-TACTIC-33."""

    CARD: ClassVar[str] = "favorable_alliance"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            return players(g, "with", opponents(g, seat))
        return [option("grant", str(n)) for n in range(1, MOST_GRANTED + 1)] if len(picked) == 1 else []

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        ally = seat_of(g, ref(picked[0]))
        gain_influence(g, ally, int(ref(picked[1])))
        return Grant(ally, seat)


@final
class Grant(AskOnce[Runewars]):
    """RW-TACTIC-33. What the ally grants in return."""

    RULE: ClassVar[str] = "RW-TACTIC-33"
    PROMPT: ClassVar[str] = "rw-grant"

    def __init__(self, seat: Public[int], to: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.to = to

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("faction", faction(g, self.to)),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for n in range(1, MOST_GRANTED + 1):
            menu.offer(OK, option("grant", str(n)))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        gain_influence(g, self.to, int(option.refs[0]))
        return None


@final
class HorrificRumors(AimedPlay):
    """RW-TACTIC-36. Where he has no token yet (RW-MOVE-08)."""

    CARD: ClassVar[str] = "horrific_rumors"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            return players(g, "against", opponents(g, seat))
        whom = seat_of(g, ref(picked[0]))
        free = [a for a, mask in enumerate(g.activated) if controller(g, a) != whom and not mask >> whom & 1]
        return places(g, "token", free) if len(picked) == 1 else []

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        whom = seat_of(g, ref(picked[0]))
        area = area_of(g, picked[1])
        g.activated[area] |= 1 << whom
        g.tell(TOKEN_PUT, whom, g.land.areas[area])
        return None


@final
class PoliticalControl(AimedPlay):
    """RW-TACTIC-39. An own title without influence stays what it is."""

    CARD: ClassVar[str] = "political_control"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if picked:
            return []
        return [option("title", t) for i, t in enumerate(TITLES) if g.titles[i] != seat or g.paid[i] > 0]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        take_title(g, seat, ref(picked[0]), 0)
        return None


@final
class ProofOfGoodwill(AimedPlay):
    """RW-TACTIC-40."""

    CARD: ClassVar[str] = "proof_of_goodwill"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        return [] if picked else players(g, "from", [s for s in richer(g, seat) if tactics_held(g, s)])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        giver = seat_of(g, ref(picked[0]))
        g.tell(TACTIC_GIVEN, giver, seat)
        return pass_random_tactic(g, giver, seat)


PLAYS["brilliant_maneuver"] = BrilliantManeuver()
PLAYS["coercion"] = Coercion()
PLAYS["establish_trade_route"] = TradeRoute()
PLAYS["exploit_their_goodwill"] = ExploitGoodwill()
PLAYS["favor_of_the_warriors_guild"] = WarriorsGuild()
PLAYS["favorable_alliance"] = FavorableAlliance()
PLAYS["horrific_rumors"] = HorrificRumors()
PLAYS["political_control"] = PoliticalControl()
PLAYS["proof_of_goodwill"] = ProofOfGoodwill()
