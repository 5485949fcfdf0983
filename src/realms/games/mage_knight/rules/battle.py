"""How fights begin (MK-COMBAT-01 to 12): assaults, provoked and challenged enemies, adventure sites, burning."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskSeat

from ..data.enemies import ENEMIES
from ..data.hexes import HEX, HEX_NAMES
from ..data.ruins import RUINS
from ..data.tiles import SITE
from ..events import FIGHT_BEGAN, TOKEN_REVEALED
from ..fights import Foe, new_fight
from ..state import MageKnight
from ..terms import (
    ADVENTURE_SITES,
    ANCIENT_RUINS,
    BROWN_BACK,
    DUNGEON,
    GREY_BACK,
    KEEP,
    MONASTERY,
    MONSTER_DEN,
    NO_SITE,
    NONE,
    RED_BACK,
    SPAWNING_GROUNDS,
    TOMB,
    VIOLET_BACK,
)
from . import scenario, tokens
from .foes import PENDING
from .ground import burned, camp, city_at, heroes_on, owned, rampages, site_at
from .joint_shares import faced
from .points import change_reputation


def foe(token: str, hex: int, *, rampaging: bool = False, walls: bool = False, city: int = NONE) -> Foe:
    """An enemy that enters a fight."""
    return Foe(token, hex, [PENDING] * len(ENEMIES[token].attacks), rampaging, walls, city)


def face(g: MageKnight, seat: Seat, cause: str, hex: int, back: int = NONE) -> None:
    """MK-COMBAT-12. A fight begins; who takes part is added next."""
    g.fight = new_fight(seat, hex, cause, [], back)
    g.tell(FIGHT_BEGAN, seat, HEX_NAMES[hex])


def rampaging_joins(g: MageKnight, hex: int) -> None:
    """MK-COMBAT-07, 08. The enemies of a hex take part; no site protects them."""
    assert g.fight is not None
    for token in tokens.open_at(g, hex):
        g.fight.foes.append(foe(token, hex, rampaging=True))


def assault(g: MageKnight, seat: Seat, hex: int, back: int) -> None:
    """MK-COMBAT-01, 02. Reputation falls at once; the defenders are fortified. What belongs to another hero is
    defended by tokens drawn for it, for half their fame."""
    face(g, seat, "assault", hex, back)
    assert g.fight is not None
    special = scenario.of(g)
    change_reputation(g, seat, special.assault_reputation(g, hex))
    if owned(g, hex):
        for _ in range(special.new_defenders(g)):
            token = tokens.draw(g, GREY_BACK if SITE[hex] == KEEP else VIOLET_BACK)
            if token != "":
                stranger = foe(token, NONE, walls=True)
                stranger.half_fame = True
                g.fight.foes.append(stranger)
                g.tell(TOKEN_REVEALED, token, HEX_NAMES[hex])
        return
    for token in faced(g, seat, camp(g, hex)):
        g.fight.foes.append(defender(g, token, camp(g, hex)))


def defender(g: MageKnight, token: str, hex: int) -> Foe:
    """One of a garrison: behind walls, with the bonus of its city, or of both parts of a megapolis (MK-OPT-44)."""
    found, city = foe(token, hex, walls=True), city_at(g, hex)
    if city is not None:
        found.city, found.annex = city.colour, city.annex_colour
    return found


def repelled(g: MageKnight, seat: Seat) -> None:
    """MK-MOVE-35, 41. The owner of the keep is at home: where heroes do not fight each other the assault comes to
    nothing, movement and action are over, and the hero withdraws at the end of the turn."""
    change_reputation(g, seat, scenario.of(g).assault_reputation(g, g.heroes[seat].hex))
    end_movement(g, "stop")


def end_movement(g: MageKnight, then: str) -> None:
    """MK-TURN-18, 22. No movement any more: what was not used is lost, and the action follows."""
    from .turn import Moving

    top = g.nearest(Moving)
    assert top is not None
    top.going = False
    top.then = then


def draw_foes(g: MageKnight, hex: int, backs: tuple[int, ...]) -> None:
    """Tokens for a site that keeps them on its hex until they are defeated (MK-COMBAT-111)."""
    assert g.fight is not None
    for back in backs:
        token = tokens.draw(g, back)
        if token != "":
            tokens.put_up(g, token, hex)


def adventure_why(g: MageKnight, seat: Seat) -> Why:
    """MK-COMBAT-03, 113, 118. May the hero enter the site it stands on?"""
    hex = g.heroes[seat].hex
    site = site_at(g, hex) if hex != NONE else NO_SITE
    if site not in ADVENTURE_SITES:
        return "MK-COMBAT-03"
    if heroes_on(g, hex, seat):
        return "MK-MOVE-36"
    if hex in g.shields:
        return scenario.of(g).again_why(g, hex) if site in (DUNGEON, TOMB) else "MK-COMBAT-118"
    if site == ANCIENT_RUINS:
        ruin = tokens.ruin_at(g, hex)
        if ruin == "" or RUINS[ruin].altar != NONE:
            return "MK-COMBAT-119"
    return OK


@final
class Enter(Verb[MageKnight]):
    """MK-COMBAT-03. Enter an adventure site and fight what lives there."""

    NAME: ClassVar[str] = "enter"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = g.heroes[seat].hex
        if hex != NONE and site_at(g, hex) in ADVENTURE_SITES:
            menu.offer(adventure_why(g, seat), option("enter"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hex = g.heroes[seat].hex
        site = site_at(g, hex)
        face(g, seat, "adventure", hex)
        assert g.fight is not None
        if site in (DUNGEON, TOMB):
            g.fight.dark = True
            g.fight.no_units = True
            token = tokens.take_up(g, hex)  # MK-SCEN-09-05: what waits in a secret one
            if token == "":
                token = tokens.draw(g, BROWN_BACK if site == DUNGEON else RED_BACK)
            if token != "":
                g.fight.foes.append(foe(token, NONE))
                g.tell(TOKEN_REVEALED, token, HEX_NAMES[hex])
        else:
            if not tokens.open_at(g, hex):
                draw_foes(g, hex, lair(g, hex))
            for token in tokens.open_at(g, hex):
                g.fight.foes.append(foe(token, hex))
        end_movement(g, "fight")
        return None


def lair(g: MageKnight, hex: int) -> tuple[int, ...]:
    """MK-COMBAT-117, 119. The piles from which a site's enemies are drawn when it is first entered."""
    if SITE[hex] == MONSTER_DEN:
        return (BROWN_BACK,)
    if SITE[hex] == SPAWNING_GROUNDS:
        return (BROWN_BACK, BROWN_BACK)
    return RUINS[tokens.ruin_at(g, hex)].foes


def challengeable(g: MageKnight, seat: Seat) -> list[int]:
    """MK-COMBAT-05, 09. Hexes of adjacent rampaging enemies that do not fight yet."""
    here = g.heroes[seat].hex
    if here == NONE:
        return []
    fighting = [f.hex for f in g.fight.foes] if g.fight is not None else []
    return [hex for hex in g.land.near[here] if rampages(g, hex) and hex not in fighting]


@final
class Challenge(Verb[MageKnight]):
    """MK-COMBAT-05. Challenge adjacent rampaging enemies as the action."""

    NAME: ClassVar[str] = "challenge"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        found = challengeable(g, seat)
        if found:
            why = "MK-MOVE-36" if heroes_on(g, g.heroes[seat].hex, seat) else OK
            for hex in found:
                menu.offer(why, option("challenge", HEX_NAMES[hex]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        face(g, seat, "challenge", g.heroes[seat].hex)
        rampaging_joins(g, HEX[refs[0]])
        end_movement(g, "fight")
        return None


@final
class Burn(Verb[MageKnight]):
    """MK-COMBAT-04. Burn the monastery: reputation -3, a violet defender, and no units."""

    NAME: ClassVar[str] = "burn"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = g.heroes[seat].hex
        if hex != NONE and site_at(g, hex) == MONASTERY and not burned(g, hex):
            menu.offer("MK-MOVE-36" if heroes_on(g, hex, seat) else OK, option("burn"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        face(g, seat, "burn", g.heroes[seat].hex)
        assert g.fight is not None
        g.fight.no_units = True
        change_reputation(g, seat, -3)
        token = tokens.draw(g, VIOLET_BACK)
        if token != "":
            g.fight.foes.append(foe(token, NONE))
            g.tell(TOKEN_REVEALED, token, HEX_NAMES[g.fight.hex])
        end_movement(g, "fight")
        return None


ENTER: Final = Enter()
CHALLENGE: Final = Challenge()
BURN: Final = Burn()


@final
class Joining(AskSeat[MageKnight]):
    """MK-COMBAT-09, 10. Further rampaging enemies next to the hero may be challenged to join."""

    RULE: ClassVar[str] = "MK-COMBAT-09"
    PROMPT: ClassVar[str] = "challenge-more"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going and bool(challengeable(g, self.seat))

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return ()

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for hex in challengeable(g, self.seat):
            menu.offer(OK, option("challenge", HEX_NAMES[hex]))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
        else:
            rampaging_joins(g, HEX[option.refs[0]])
        return None
