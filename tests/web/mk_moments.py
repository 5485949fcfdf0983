"""Moments of Mage Knight with several heroes: battles between them, assaults together, goals of scenarios, what is
agreed upon before the first round, and the end of a match in company."""

from __future__ import annotations

from collections.abc import Callable

from games.mage_knight.builder import MK
from games.mage_knight.dueling import Dueling
from games.mage_knight.sieges import agree, call, enter, guards, siege
from games.mage_knight.test_druids import at_night, druids
from games.mage_knight.test_dungeons import connected, secret
from games.mage_knight.test_hold import belongs
from games.mage_knight.test_megapolis import grown
from games.mage_knight.test_mines import NEAR, at_mine
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.rules.scenarios.returning import close_portal
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import City, MageKnight
from realms.games.mage_knight.terms import ELEMENTS, FIRE, MELEE, PHYSICAL, RANGED
from realms.testing.scenario import Scenario

Moment = Scenario[MageKnight]
GUARDS = ("swordsmen", "crossbowmen", "gunners", "altem_guardsmen", "guardsmen")


def at(kind: int, element: int) -> int:
    """The place of attack points of this kind and element."""
    return len(ELEMENTS) * kind + element


def rivals() -> Dueling:
    """Two heroes with troops and an artifact meet."""
    t = Dueling(
        hand="rage, determination, flame_wall, swiftness, stamina",
        other="will_focus, determination, march, wound, sword_of_justice",
    )
    t.units("red_cape_monks, utem_crossbowmen")
    t.units("utem_guardsmen, fire_mages", seat=1)
    t.mana("red blue", "", "red blue green white")
    t.mana("blue green", seat=1)
    return t


def attacked() -> Moment:
    t = rivals()
    t.approach()
    t.choose("attack_hero", "goldyx")
    return t.until("attend")


def from_afar() -> Moment:
    """The aggressor attacks from afar: the defender has passed."""
    t = rivals()
    t.begin("partial")
    t.choose("pass")
    t.arm((at(RANGED, PHYSICAL), 2), (at(RANGED, FIRE), 3))
    return t


def defend() -> Moment:
    """The defender blocks an attack of fire in the melee phase."""
    t = rivals()
    t.melee("full")
    t.arm((at(MELEE, PHYSICAL), 3), (at(MELEE, FIRE), 4))
    t.choose("attack")
    t.guard((PHYSICAL, 3))
    return t


def spoils() -> Moment:
    """Damage has got through: what does the attacker spend it on?"""
    t = rivals()
    t.melee("full")
    with t.edit() as g:
        g.heroes[1].hand.items.remove("sword_of_justice")
        g.heroes[1].discard.append("sword_of_justice")
    t.arm((at(MELEE, FIRE), 13))
    t.choose("attack")
    t.choose("done")
    return t.until("hero-damage")


def besiegers(players: int = 2) -> MK:
    t = siege(players=players)
    guards(t, *GUARDS)
    for seat, unit in enumerate(("utem_crossbowmen", "red_cape_monks", "foresters")[:players]):
        t.units(unit, seat)
        t.hand("determination, rage, stamina, march, swiftness", seat)
    return t


def invite() -> Moment:
    t = besiegers(3)
    t.choose("joint", "core8.mid")
    t.choose(t.options("invite")[0])
    return t


def share() -> Moment:
    t = besiegers()
    call(t)
    return t


def invited() -> Moment:
    t = besiegers()
    call(t, ("arythea", 3))
    return t


def stormed() -> Moment:
    """Both storm the city; the first of them has gone in."""
    t = besiegers()
    call(t, ("arythea", 3))
    agree(t)
    enter(t)
    return t


def retire() -> Moment:
    """At the end of a round in company one tactic leaves: somebody proposed which."""
    t = MK("blitz_cooperation", players=2, saves=False)
    t.restart(*t.match.stack[:1], Round(0, 0, "retire_tactics"))
    t.choose(t.options("propose")[0])
    return t


def mines() -> Moment:
    t = at_mine(NEAR, "prowlers", "minotaur")
    t.tile("core6", 2, 2)
    return t


def glades() -> Moment:
    t = druids()
    at_night(t, marked=2)
    with t.edit() as g:
        g.heroes[1].marked = (HEX["1.mid"],)
    t.at("2.ne")
    return t


def tunnels() -> Moment:
    t = connected()
    secret(t, "9.e")
    t.points(move=9)
    return t


def strongholds() -> Moment:
    t = MK("conquer_and_hold", players=2, hand="march, rage, stamina, swiftness", at="9.mid", saves=False)
    belongs(t, "9.e", 1)
    belongs(t, "9.sw", 0)
    t.points(move=6)
    return t


def portal() -> Moment:
    """Two teams after the first day; one hero did not leave the portal in time."""
    t = MK("one_to_return", players=4, hand="march, rage, stamina", saves=False, options={"teams": [0, 1, 0, 1]})
    for seat, hex in enumerate(("start.e", "start.ne", "1.mid")):
        t.at(hex, seat)
    with t.edit() as g:
        g.round, g.night = 2, True
        g.heroes[3].hex = HEX["start.mid"]
        close_portal(g)
    t.points(move=4)
    t.shield("1.sw", 2)
    return t


def twin_city() -> Moment:
    t, _ = grown("core6", "green")
    t.at("core6.w")
    t.points(move=5)
    return t


def auction() -> Moment:
    match = SPEC.new_match(3, 1, {"scenario": "full_conquest", "hero_auction": True})
    assert isinstance(match, MageKnight)
    return Scenario(match, saves=False)


def bid() -> Moment:
    t = auction()
    t.choose("pick:tovak")
    t.choose("bid", t.refs("bid")[1])
    return t


def draft() -> Moment:
    match = SPEC.new_match(3, 1, {"scenario": "full_conquest", "drafting": True})
    assert isinstance(match, MageKnight)
    return Scenario(match, saves=False)


def together() -> Moment:
    """The end of a match in company: both cities have fallen."""
    t = MK("blitz_cooperation", players=2, saves=False)
    for seat, fame in enumerate((31, 24)):
        t.fame(fame, seat)
    t.units("red_cape_monks", 0)
    with t.edit() as g:
        for name, shields in (("core5", [0, 1]), ("core6", [1])):
            g.cities.append(City(HEX[f"{name}.mid"], 0, 4, shields, conquered=True))
        g.ending = True
        g.round = g.rounds
    t.restart(Game("next_round"))
    return t


MOMENTS: tuple[Callable[[], Moment], ...] = (
    attacked, from_afar, defend, spoils, invite, share, invited, stormed, retire, mines, glades, tunnels,
    strongholds, portal, twin_city, auction, bid, draft, together,
)  # fmt: skip
