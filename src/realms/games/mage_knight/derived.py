"""Written by realms.kernel.derive from the constructors; never edit by hand (`make regen`)."""

# ruff: noqa
# fmt: off
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from realms.kernel.codec import a_bool, a_dict, a_list, a_step, a_str, an_int, present
from realms.kernel.codec import dump_Rng, dump_Zone, load_Rng, load_Zone
from realms.kernel.effects import node
from realms.kernel.frame import Frame
from realms.kernel.match import Derived
from realms.kernel.model import BadSave
from realms.kernel.rng import Rng, clone_Rng
from realms.kernel.zones import Zone, clone_Zone, project_Zone
from realms.games.mage_knight.assaults import Joint
from realms.games.mage_knight.fights import Duel, Fight, Foe, Shaken, Share
from realms.games.mage_knight.oddities.advanced_actions import Decompose, Maximize, Talent, Train
from realms.games.mage_knight.oddities.advanced_actions_end import Tempo
from realms.games.mage_knight.oddities.artifacts import Frightened, GiveCards, HowHard, Studying, WoundsGo
from realms.games.mage_knight.oddities.basic_actions import Done, SetDie, Strengthen
from realms.games.mage_knight.oddities.skills import BreakResistance, Empower, Fly, Inspire, PowerColour
from realms.games.mage_knight.oddities.skills_interactive import MarkColour, PassWound, Ritual, RollOne, TakeOpened, ThrowWounds
from realms.games.mage_knight.oddities.skills_invocation import ActivateFor, GiveCard, Invoke, PlayFor, SpendAtOnce
from realms.games.mage_knight.oddities.spells_mana import Claim, ClaimDie, Meltdown, NameColour, Radiance, TakeCrystal
from realms.games.mage_knight.oddities.spells_minds import DrainUnit, FlowEnergy, GiveUpCard, ReadMinds, StealCard, WakeUnit
from realms.games.mage_knight.oddities.spells_moves import MoveDirectly
from realms.games.mage_knight.oddities.spells_own import CallUnit, Ground, LayOnDeck, PickDiscarded, Recollect
from realms.games.mage_knight.oddities.tactics import KeepDie, Meditating, Refill, Rethinking, RollAgain, SearchDeck
from realms.games.mage_knight.oddities.units import MoreMana
from realms.games.mage_knight.rules.auction import Auction
from realms.games.mage_knight.rules.battle import Joining
from realms.games.mage_knight.rules.combat import Combat, Group, Phase
from realms.games.mage_knight.rules.damage import Assign, Hurt
from realms.games.mage_knight.rules.deeds import ChooseWay, PlayCard
from realms.games.mage_knight.rules.drafting import AddDrafted, Draft
from realms.games.mage_knight.rules.duel_attack import HeroAttack
from realms.games.mage_knight.rules.duel_battle import HeroBattle
from realms.games.mage_knight.rules.duel_begin import Attend
from realms.games.mage_knight.rules.duel_block import HeroBlock, HitBack
from realms.games.mage_knight.rules.duel_damage import HeroDamage
from realms.games.mage_knight.rules.endturn import DiscardSome, EndOfTurn, Glade
from realms.games.mage_knight.rules.interact import Enlist, Interaction, Tribute
from realms.games.mage_knight.rules.interactive import OpenedDie, Thaw
from realms.games.mage_knight.rules.joint import Call, Invitation, Plan
from realms.games.mage_knight.rules.joint_assault import JointAssault, Storm, TurnEnds
from realms.games.mage_knight.rules.levelup import ChooseAction, ChooseSkill, LevelUps
from realms.games.mage_knight.rules.mana import PayMana
from realms.games.mage_knight.rules.offturn import Between
from realms.games.mage_knight.rules.rewards import AnyCrystal, CleanUp, DrawUp, GainArtifacts, GainCard, GainUnit, NextReward, Rewards
from realms.games.mage_knight.rules.rounds import Game, PickTactic, ReturnBanners, Round
from realms.games.mage_knight.rules.scenarios.cooperation import RetireTactic, WhichTactic
from realms.games.mage_knight.rules.scenarios.dungeons import HideEntrances
from realms.games.mage_knight.rules.scenarios.returning import AgreeOnReturner, ChooseReturners, ProposeReturner
from realms.games.mage_knight.rules.setup import SetUp
from realms.games.mage_knight.rules.turn import Afterwards, Moving, Resting, Turn
from realms.games.mage_knight.rules.units import Activate, ChooseAbility
from realms.games.mage_knight.rules.unpredictable import SetInSecret
from realms.games.mage_knight.rules.upgrades import Upgrade
from realms.games.mage_knight.state import Centre, City, Dummy, Hero, MageKnight, Now, SpareDie, Unit
from realms.games.mage_knight.vocabulary.base import Resolving
from realms.kernel.modifiers import Modifier


def clone_Modifier(o: Modifier) -> Modifier:
    return Modifier(o.what, o.amount, o.until, o.source, o.seat)


def dump_Modifier(o: Modifier) -> dict[str, object]:
    return {"is": "Modifier", "what": o.what, "amount": o.amount, "until": o.until, "source": o.source, "seat": o.seat}


def load_Modifier(raw: object) -> Modifier:
    d = a_dict(raw)
    return Modifier(what=a_str(present(d, "what")), amount=an_int(present(d, "amount")), until=a_str(present(d, "until")), source=a_str(present(d, "source")), seat=(an_int(d["seat"])) if "seat" in d else -1)


def project_Modifier(o: Modifier, s: int) -> dict[str, object]:
    return {"is": "Modifier", "what": o.what, "amount": o.amount, "until": o.until, "source": o.source, "seat": o.seat}


def zones_Modifier(o: Modifier, out: list[Zone]) -> None:
    return None


def clone_Joint(o: Joint) -> Joint:
    return Joint(o.hex, o.members[:], o.back[:], o.counts[:], [x[:] for x in o.shares], [x[:] for x in o.hidden], o.waiting[:], o.under)


def dump_Joint(o: Joint) -> dict[str, object]:
    return {"is": "Joint", "hex": o.hex, "members": o.members[:], "back": o.back[:], "counts": o.counts[:], "shares": [x[:] for x in o.shares], "hidden": [x[:] for x in o.hidden], "waiting": o.waiting[:], "under": o.under}


def load_Joint(raw: object) -> Joint:
    d = a_dict(raw)
    return Joint(hex=an_int(present(d, "hex")), members=[an_int(x) for x in a_list(present(d, "members"))], back=[an_int(x) for x in a_list(present(d, "back"))], counts=[an_int(x) for x in a_list(present(d, "counts"))], shares=[[a_str(y) for y in a_list(x)] for x in a_list(present(d, "shares"))], hidden=[[an_int(y) for y in a_list(x)] for x in a_list(present(d, "hidden"))], waiting=[an_int(x) for x in a_list(present(d, "waiting"))], under=(a_bool(d["under"])) if "under" in d else False)


def project_Joint(o: Joint, s: int) -> dict[str, object]:
    return {"is": "Joint", "hex": o.hex, "members": o.members[:], "back": o.back[:], "counts": o.counts[:], "shares": [x[:] for x in o.shares], "hidden": [x[:] for x in o.hidden], "waiting": o.waiting[:], "under": o.under}


def zones_Joint(o: Joint, out: list[Zone]) -> None:
    return None


def clone_Foe(o: Foe) -> Foe:
    return Foe(o.token, o.hex, o.attacks[:], o.rampaging, o.walls, o.city, o.summoner, o.away, o.dead, o.calm, o.bare, o.stripped, o.armour, o.weaker, o.slow, o.half_fame, o.covered, o.double_fame, o.annex)


def dump_Foe(o: Foe) -> dict[str, object]:
    return {"is": "Foe", "token": o.token, "hex": o.hex, "attacks": o.attacks[:], "rampaging": o.rampaging, "walls": o.walls, "city": o.city, "summoner": o.summoner, "away": o.away, "dead": o.dead, "calm": o.calm, "bare": o.bare, "stripped": o.stripped, "armour": o.armour, "weaker": o.weaker, "slow": o.slow, "half_fame": o.half_fame, "covered": o.covered, "double_fame": o.double_fame, "annex": o.annex}


def load_Foe(raw: object) -> Foe:
    d = a_dict(raw)
    return Foe(token=a_str(present(d, "token")), hex=an_int(present(d, "hex")), attacks=[an_int(x) for x in a_list(present(d, "attacks"))], rampaging=(a_bool(d["rampaging"])) if "rampaging" in d else False, walls=(a_bool(d["walls"])) if "walls" in d else False, city=(an_int(d["city"])) if "city" in d else -1, summoner=(an_int(d["summoner"])) if "summoner" in d else -1, away=(a_bool(d["away"])) if "away" in d else False, dead=(a_bool(d["dead"])) if "dead" in d else False, calm=(a_bool(d["calm"])) if "calm" in d else False, bare=(a_bool(d["bare"])) if "bare" in d else False, stripped=(an_int(d["stripped"])) if "stripped" in d else 0, armour=(an_int(d["armour"])) if "armour" in d else 0, weaker=(an_int(d["weaker"])) if "weaker" in d else 0, slow=(a_bool(d["slow"])) if "slow" in d else False, half_fame=(a_bool(d["half_fame"])) if "half_fame" in d else False, covered=(a_bool(d["covered"])) if "covered" in d else False, double_fame=(a_bool(d["double_fame"])) if "double_fame" in d else False, annex=(an_int(d["annex"])) if "annex" in d else -1)


def project_Foe(o: Foe, s: int) -> dict[str, object]:
    return {"is": "Foe", "token": o.token, "hex": o.hex, "attacks": o.attacks[:], "rampaging": o.rampaging, "walls": o.walls, "city": o.city, "summoner": o.summoner, "away": o.away, "dead": o.dead, "calm": o.calm, "bare": o.bare, "stripped": o.stripped, "armour": o.armour, "weaker": o.weaker, "slow": o.slow, "half_fame": o.half_fame, "covered": o.covered, "double_fame": o.double_fame, "annex": o.annex}


def zones_Foe(o: Foe, out: list[Zone]) -> None:
    return None


def clone_Share(o: Share) -> Share:
    return Share(o.unit, o.at, o.n)


def dump_Share(o: Share) -> dict[str, object]:
    return {"is": "Share", "unit": o.unit, "at": o.at, "n": o.n}


def load_Share(raw: object) -> Share:
    d = a_dict(raw)
    return Share(unit=an_int(present(d, "unit")), at=an_int(present(d, "at")), n=an_int(present(d, "n")))


def project_Share(o: Share, s: int) -> dict[str, object]:
    return {"is": "Share", "unit": o.unit, "at": o.at, "n": o.n}


def zones_Share(o: Share, out: list[Zone]) -> None:
    return None


def clone_Shaken(o: Shaken) -> Shaken:
    return Shaken(o.seat, o.unit, o.armour, o.stripped)


def dump_Shaken(o: Shaken) -> dict[str, object]:
    return {"is": "Shaken", "seat": o.seat, "unit": o.unit, "armour": o.armour, "stripped": o.stripped}


def load_Shaken(raw: object) -> Shaken:
    d = a_dict(raw)
    return Shaken(seat=an_int(present(d, "seat")), unit=an_int(present(d, "unit")), armour=(an_int(d["armour"])) if "armour" in d else 0, stripped=(an_int(d["stripped"])) if "stripped" in d else 0)


def project_Shaken(o: Shaken, s: int) -> dict[str, object]:
    return {"is": "Shaken", "seat": o.seat, "unit": o.unit, "armour": o.armour, "stripped": o.stripped}


def zones_Shaken(o: Shaken, out: list[Zone]) -> None:
    return None


def clone_Duel(o: Duel) -> Duel:
    return Duel(o.aggressor, o.defender, o.attacker, [clone_Share(x) for x in o.shares], o.blockers[:], [clone_Shaken(x) for x in o.shaken], o.acted[:], o.stage, o.full, o.passes, o.mana, o.wounds, o.fallen, o.loser)


def dump_Duel(o: Duel) -> dict[str, object]:
    return {"is": "Duel", "aggressor": o.aggressor, "defender": o.defender, "attacker": o.attacker, "shares": [dump_Share(x) for x in o.shares], "blockers": o.blockers[:], "shaken": [dump_Shaken(x) for x in o.shaken], "acted": o.acted[:], "stage": o.stage, "full": o.full, "passes": o.passes, "mana": o.mana, "wounds": o.wounds, "fallen": o.fallen, "loser": o.loser}


def load_Duel(raw: object) -> Duel:
    d = a_dict(raw)
    return Duel(aggressor=an_int(present(d, "aggressor")), defender=an_int(present(d, "defender")), attacker=an_int(present(d, "attacker")), shares=[load_Share(x) for x in a_list(present(d, "shares"))], blockers=[an_int(x) for x in a_list(present(d, "blockers"))], shaken=[load_Shaken(x) for x in a_list(present(d, "shaken"))], acted=[an_int(x) for x in a_list(present(d, "acted"))], stage=(an_int(d["stage"])) if "stage" in d else -1, full=(a_bool(d["full"])) if "full" in d else False, passes=(an_int(d["passes"])) if "passes" in d else 0, mana=(an_int(d["mana"])) if "mana" in d else 0, wounds=(an_int(d["wounds"])) if "wounds" in d else 0, fallen=(a_bool(d["fallen"])) if "fallen" in d else False, loser=(an_int(d["loser"])) if "loser" in d else -1)


def project_Duel(o: Duel, s: int) -> dict[str, object]:
    return {"is": "Duel", "aggressor": o.aggressor, "defender": o.defender, "attacker": o.attacker, "shares": [project_Share(x, s) for x in o.shares], "blockers": o.blockers[:], "shaken": [project_Shaken(x, s) for x in o.shaken], "acted": o.acted[:], "stage": o.stage, "full": o.full, "passes": o.passes, "mana": o.mana, "wounds": o.wounds, "fallen": o.fallen, "loser": o.loser}


def zones_Duel(o: Duel, out: list[Zone]) -> None:
    for x1 in o.shares:
        zones_Share(x1, out)
    for x3 in o.shaken:
        zones_Shaken(x3, out)


def clone_Fight(o: Fight) -> Fight:
    return Fight(o.seat, o.hex, o.cause, [clone_Foe(x) for x in o.foes], o.attack[:], o.block[:], o.riders[:], o.back, o.dark, o.no_units, o.breached, o.began, o.wounds, o.fallen, None if o.duel is None else clone_Duel(o.duel))


def dump_Fight(o: Fight) -> dict[str, object]:
    return {"is": "Fight", "seat": o.seat, "hex": o.hex, "cause": o.cause, "foes": [dump_Foe(x) for x in o.foes], "attack": o.attack[:], "block": o.block[:], "riders": o.riders[:], "back": o.back, "dark": o.dark, "no_units": o.no_units, "breached": o.breached, "began": o.began, "wounds": o.wounds, "fallen": o.fallen, "duel": None if o.duel is None else dump_Duel(o.duel)}


def load_Fight(raw: object) -> Fight:
    d = a_dict(raw)
    return Fight(seat=an_int(present(d, "seat")), hex=an_int(present(d, "hex")), cause=a_str(present(d, "cause")), foes=[load_Foe(x) for x in a_list(present(d, "foes"))], attack=[an_int(x) for x in a_list(present(d, "attack"))], block=[an_int(x) for x in a_list(present(d, "block"))], riders=[a_str(x) for x in a_list(present(d, "riders"))], back=(an_int(d["back"])) if "back" in d else -1, dark=(a_bool(d["dark"])) if "dark" in d else False, no_units=(a_bool(d["no_units"])) if "no_units" in d else False, breached=(a_bool(d["breached"])) if "breached" in d else False, began=(a_bool(d["began"])) if "began" in d else False, wounds=(an_int(d["wounds"])) if "wounds" in d else 0, fallen=(a_bool(d["fallen"])) if "fallen" in d else False, duel=(None if d["duel"] is None else load_Duel(d["duel"])) if "duel" in d else None)


def project_Fight(o: Fight, s: int) -> dict[str, object]:
    return {"is": "Fight", "seat": o.seat, "hex": o.hex, "cause": o.cause, "foes": [project_Foe(x, s) for x in o.foes], "attack": o.attack[:], "block": o.block[:], "riders": o.riders[:], "back": o.back, "dark": o.dark, "no_units": o.no_units, "breached": o.breached, "began": o.began, "wounds": o.wounds, "fallen": o.fallen, "duel": None if o.duel is None else project_Duel(o.duel, s)}


def zones_Fight(o: Fight, out: list[Zone]) -> None:
    for x1 in o.foes:
        zones_Foe(x1, out)
    if o.duel is not None:
        zones_Duel(o.duel, out)


def clone_Decompose(o: Decompose) -> Decompose:
    return Decompose(o.seat, o.others, o.going)


def dump_Decompose(o: Decompose) -> dict[str, object]:
    return {"is": "Decompose", "seat": o.seat, "others": o.others, "going": o.going}


def load_Decompose(raw: object) -> Decompose:
    d = a_dict(raw)
    return Decompose(seat=an_int(present(d, "seat")), others=a_bool(present(d, "others")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Decompose(o: Decompose, s: int) -> dict[str, object]:
    return {"is": "Decompose", "seat": o.seat, "others": o.others, "going": o.going}


def zones_Decompose(o: Decompose, out: list[Zone]) -> None:
    return None


def clone_Maximize(o: Maximize) -> Maximize:
    return Maximize(o.seat, o.way, o.left, o.bonus, o.card, o.agreed)


def dump_Maximize(o: Maximize) -> dict[str, object]:
    return {"is": "Maximize", "seat": o.seat, "way": o.way, "left": o.left, "bonus": o.bonus, "card": o.card, "agreed": o.agreed}


def load_Maximize(raw: object) -> Maximize:
    d = a_dict(raw)
    return Maximize(seat=an_int(present(d, "seat")), way=a_str(present(d, "way")), left=an_int(present(d, "left")), bonus=(an_int(d["bonus"])) if "bonus" in d else 0, card=(a_str(d["card"])) if "card" in d else '', agreed=(a_bool(d["agreed"])) if "agreed" in d else False)


def project_Maximize(o: Maximize, s: int) -> dict[str, object]:
    return {"is": "Maximize", "seat": o.seat, "way": o.way, "left": o.left, "bonus": o.bonus, "card": o.card, "agreed": o.agreed}


def zones_Maximize(o: Maximize, out: list[Zone]) -> None:
    return None


def clone_Talent(o: Talent) -> Talent:
    return Talent(o.seat, o.going)


def dump_Talent(o: Talent) -> dict[str, object]:
    return {"is": "Talent", "seat": o.seat, "going": o.going}


def load_Talent(raw: object) -> Talent:
    d = a_dict(raw)
    return Talent(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Talent(o: Talent, s: int) -> dict[str, object]:
    return {"is": "Talent", "seat": o.seat, "going": o.going}


def zones_Talent(o: Talent, out: list[Zone]) -> None:
    return None


def clone_Train(o: Train) -> Train:
    return Train(o.seat, o.to, o.colour, o.going)


def dump_Train(o: Train) -> dict[str, object]:
    return {"is": "Train", "seat": o.seat, "to": o.to, "colour": o.colour, "going": o.going}


def load_Train(raw: object) -> Train:
    d = a_dict(raw)
    return Train(seat=an_int(present(d, "seat")), to=a_str(present(d, "to")), colour=(an_int(d["colour"])) if "colour" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_Train(o: Train, s: int) -> dict[str, object]:
    return {"is": "Train", "seat": o.seat, "to": o.to, "colour": o.colour, "going": o.going}


def zones_Train(o: Train, out: list[Zone]) -> None:
    return None


def clone_Tempo(o: Tempo) -> Tempo:
    return Tempo(o.seat, o.place, o.going)


def dump_Tempo(o: Tempo) -> dict[str, object]:
    return {"is": "Tempo", "seat": o.seat, "place": o.place, "going": o.going}


def load_Tempo(raw: object) -> Tempo:
    d = a_dict(raw)
    return Tempo(seat=an_int(present(d, "seat")), place=a_str(present(d, "place")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Tempo(o: Tempo, s: int) -> dict[str, object]:
    return {"is": "Tempo", "seat": o.seat, "place": o.place, "going": o.going}


def zones_Tempo(o: Tempo, out: list[Zone]) -> None:
    return None


def clone_Frightened(o: Frightened) -> Frightened:
    return Frightened(o.seat, o.left)


def dump_Frightened(o: Frightened) -> dict[str, object]:
    return {"is": "Frightened", "seat": o.seat, "left": o.left}


def load_Frightened(raw: object) -> Frightened:
    d = a_dict(raw)
    return Frightened(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")))


def project_Frightened(o: Frightened, s: int) -> dict[str, object]:
    return {"is": "Frightened", "seat": o.seat, "left": o.left}


def zones_Frightened(o: Frightened, out: list[Zone]) -> None:
    return None


def clone_WoundsGo(o: WoundsGo) -> WoundsGo:
    return WoundsGo(o.seat, o.going)


def dump_WoundsGo(o: WoundsGo) -> dict[str, object]:
    return {"is": "WoundsGo", "seat": o.seat, "going": o.going}


def load_WoundsGo(raw: object) -> WoundsGo:
    d = a_dict(raw)
    return WoundsGo(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_WoundsGo(o: WoundsGo, s: int) -> dict[str, object]:
    return {"is": "WoundsGo", "seat": o.seat, "going": o.going}


def zones_WoundsGo(o: WoundsGo, out: list[Zone]) -> None:
    return None


def clone_GiveCards(o: GiveCards) -> GiveCards:
    return GiveCards(o.seat, o.n, o.going)


def dump_GiveCards(o: GiveCards) -> dict[str, object]:
    return {"is": "GiveCards", "seat": o.seat, "n": o.n, "going": o.going}


def load_GiveCards(raw: object) -> GiveCards:
    d = a_dict(raw)
    return GiveCards(seat=an_int(present(d, "seat")), n=(an_int(d["n"])) if "n" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_GiveCards(o: GiveCards, s: int) -> dict[str, object]:
    return {"is": "GiveCards", "seat": o.seat, "n": o.n, "going": o.going}


def zones_GiveCards(o: GiveCards, out: list[Zone]) -> None:
    return None


def clone_HowHard(o: HowHard) -> HowHard:
    return HowHard(o.seat, o.going)


def dump_HowHard(o: HowHard) -> dict[str, object]:
    return {"is": "HowHard", "seat": o.seat, "going": o.going}


def load_HowHard(raw: object) -> HowHard:
    d = a_dict(raw)
    return HowHard(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_HowHard(o: HowHard, s: int) -> dict[str, object]:
    return {"is": "HowHard", "seat": o.seat, "going": o.going}


def zones_HowHard(o: HowHard, out: list[Zone]) -> None:
    return None


def clone_Studying(o: Studying) -> Studying:
    return Studying(o.seat, o.spells, o.colour, o.going)


def dump_Studying(o: Studying) -> dict[str, object]:
    return {"is": "Studying", "seat": o.seat, "spells": o.spells, "colour": o.colour, "going": o.going}


def load_Studying(raw: object) -> Studying:
    d = a_dict(raw)
    return Studying(seat=an_int(present(d, "seat")), spells=a_bool(present(d, "spells")), colour=(an_int(d["colour"])) if "colour" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_Studying(o: Studying, s: int) -> dict[str, object]:
    return {"is": "Studying", "seat": o.seat, "spells": o.spells, "colour": o.colour, "going": o.going}


def zones_Studying(o: Studying, out: list[Zone]) -> None:
    return None


def clone_Done(o: Done) -> Done:
    return Done(o.at)


def dump_Done(o: Done) -> dict[str, object]:
    return {"is": "Done", "at": o.at}


def load_Done(raw: object) -> Done:
    d = a_dict(raw)
    return Done(at=a_step(present(d, "at"), Done.ORDER, Done.STEPS_WERE))


def project_Done(o: Done, s: int) -> dict[str, object]:
    return {"is": "Done", "at": o.at}


def zones_Done(o: Done, out: list[Zone]) -> None:
    return None


def clone_SetDie(o: SetDie) -> SetDie:
    return SetDie(o.seat, o.die, o.going)


def dump_SetDie(o: SetDie) -> dict[str, object]:
    return {"is": "SetDie", "seat": o.seat, "die": o.die, "going": o.going}


def load_SetDie(raw: object) -> SetDie:
    d = a_dict(raw)
    return SetDie(seat=an_int(present(d, "seat")), die=(an_int(d["die"])) if "die" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_SetDie(o: SetDie, s: int) -> dict[str, object]:
    return {"is": "SetDie", "seat": o.seat, "die": o.die, "going": o.going}


def zones_SetDie(o: SetDie, out: list[Zone]) -> None:
    return None


def clone_Strengthen(o: Strengthen) -> Strengthen:
    return Strengthen(o.seat, o.bonus, o.going)


def dump_Strengthen(o: Strengthen) -> dict[str, object]:
    return {"is": "Strengthen", "seat": o.seat, "bonus": o.bonus, "going": o.going}


def load_Strengthen(raw: object) -> Strengthen:
    d = a_dict(raw)
    return Strengthen(seat=an_int(present(d, "seat")), bonus=an_int(present(d, "bonus")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Strengthen(o: Strengthen, s: int) -> dict[str, object]:
    return {"is": "Strengthen", "seat": o.seat, "bonus": o.bonus, "going": o.going}


def zones_Strengthen(o: Strengthen, out: list[Zone]) -> None:
    return None


def clone_BreakResistance(o: BreakResistance) -> BreakResistance:
    return BreakResistance(o.seat, o.going)


def dump_BreakResistance(o: BreakResistance) -> dict[str, object]:
    return {"is": "BreakResistance", "seat": o.seat, "going": o.going}


def load_BreakResistance(raw: object) -> BreakResistance:
    d = a_dict(raw)
    return BreakResistance(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_BreakResistance(o: BreakResistance, s: int) -> dict[str, object]:
    return {"is": "BreakResistance", "seat": o.seat, "going": o.going}


def zones_BreakResistance(o: BreakResistance, out: list[Zone]) -> None:
    return None


def clone_Inspire(o: Inspire) -> Inspire:
    return Inspire(o.seat, o.going)


def dump_Inspire(o: Inspire) -> dict[str, object]:
    return {"is": "Inspire", "seat": o.seat, "going": o.going}


def load_Inspire(raw: object) -> Inspire:
    d = a_dict(raw)
    return Inspire(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Inspire(o: Inspire, s: int) -> dict[str, object]:
    return {"is": "Inspire", "seat": o.seat, "going": o.going}


def zones_Inspire(o: Inspire, out: list[Zone]) -> None:
    return None


def clone_Fly(o: Fly) -> Fly:
    return Fly(o.seat, o.going)


def dump_Fly(o: Fly) -> dict[str, object]:
    return {"is": "Fly", "seat": o.seat, "going": o.going}


def load_Fly(raw: object) -> Fly:
    d = a_dict(raw)
    return Fly(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Fly(o: Fly, s: int) -> dict[str, object]:
    return {"is": "Fly", "seat": o.seat, "going": o.going}


def zones_Fly(o: Fly, out: list[Zone]) -> None:
    return None


def clone_Empower(o: Empower) -> Empower:
    return Empower(o.seat, o.colour, o.at)


def dump_Empower(o: Empower) -> dict[str, object]:
    return {"is": "Empower", "seat": o.seat, "colour": o.colour, "at": o.at}


def load_Empower(raw: object) -> Empower:
    d = a_dict(raw)
    return Empower(seat=an_int(present(d, "seat")), colour=(an_int(d["colour"])) if "colour" in d else -1, at=a_step(present(d, "at"), Empower.ORDER, Empower.STEPS_WERE))


def project_Empower(o: Empower, s: int) -> dict[str, object]:
    return {"is": "Empower", "seat": o.seat, "colour": o.colour, "at": o.at}


def zones_Empower(o: Empower, out: list[Zone]) -> None:
    return None


def clone_PowerColour(o: PowerColour) -> PowerColour:
    return PowerColour(o.seat, o.colour)


def dump_PowerColour(o: PowerColour) -> dict[str, object]:
    return {"is": "PowerColour", "seat": o.seat, "colour": o.colour}


def load_PowerColour(raw: object) -> PowerColour:
    d = a_dict(raw)
    return PowerColour(seat=an_int(present(d, "seat")), colour=(an_int(d["colour"])) if "colour" in d else -1)


def project_PowerColour(o: PowerColour, s: int) -> dict[str, object]:
    return {"is": "PowerColour", "seat": o.seat, "colour": o.colour}


def zones_PowerColour(o: PowerColour, out: list[Zone]) -> None:
    return None


def clone_Ritual(o: Ritual) -> Ritual:
    return Ritual(o.seat, o.at)


def dump_Ritual(o: Ritual) -> dict[str, object]:
    return {"is": "Ritual", "seat": o.seat, "at": o.at}


def load_Ritual(raw: object) -> Ritual:
    d = a_dict(raw)
    return Ritual(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Ritual.ORDER, Ritual.STEPS_WERE))


def project_Ritual(o: Ritual, s: int) -> dict[str, object]:
    return {"is": "Ritual", "seat": o.seat, "at": o.at}


def zones_Ritual(o: Ritual, out: list[Zone]) -> None:
    return None


def clone_ThrowWounds(o: ThrowWounds) -> ThrowWounds:
    return ThrowWounds(o.seat, o.least, o.going)


def dump_ThrowWounds(o: ThrowWounds) -> dict[str, object]:
    return {"is": "ThrowWounds", "seat": o.seat, "least": o.least, "going": o.going}


def load_ThrowWounds(raw: object) -> ThrowWounds:
    d = a_dict(raw)
    return ThrowWounds(seat=an_int(present(d, "seat")), least=an_int(present(d, "least")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ThrowWounds(o: ThrowWounds, s: int) -> dict[str, object]:
    return {"is": "ThrowWounds", "seat": o.seat, "least": o.least, "going": o.going}


def zones_ThrowWounds(o: ThrowWounds, out: list[Zone]) -> None:
    return None


def clone_PassWound(o: PassWound) -> PassWound:
    return PassWound(o.seat, o.going)


def dump_PassWound(o: PassWound) -> dict[str, object]:
    return {"is": "PassWound", "seat": o.seat, "going": o.going}


def load_PassWound(raw: object) -> PassWound:
    d = a_dict(raw)
    return PassWound(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PassWound(o: PassWound, s: int) -> dict[str, object]:
    return {"is": "PassWound", "seat": o.seat, "going": o.going}


def zones_PassWound(o: PassWound, out: list[Zone]) -> None:
    return None


def clone_MarkColour(o: MarkColour) -> MarkColour:
    return MarkColour(o.seat, o.skill, o.going)


def dump_MarkColour(o: MarkColour) -> dict[str, object]:
    return {"is": "MarkColour", "seat": o.seat, "skill": o.skill, "going": o.going}


def load_MarkColour(raw: object) -> MarkColour:
    d = a_dict(raw)
    return MarkColour(seat=an_int(present(d, "seat")), skill=a_str(present(d, "skill")), going=(a_bool(d["going"])) if "going" in d else True)


def project_MarkColour(o: MarkColour, s: int) -> dict[str, object]:
    return {"is": "MarkColour", "seat": o.seat, "skill": o.skill, "going": o.going}


def zones_MarkColour(o: MarkColour, out: list[Zone]) -> None:
    return None


def clone_RollOne(o: RollOne) -> RollOne:
    return RollOne(o.seat, o.going)


def dump_RollOne(o: RollOne) -> dict[str, object]:
    return {"is": "RollOne", "seat": o.seat, "going": o.going}


def load_RollOne(raw: object) -> RollOne:
    d = a_dict(raw)
    return RollOne(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_RollOne(o: RollOne, s: int) -> dict[str, object]:
    return {"is": "RollOne", "seat": o.seat, "going": o.going}


def zones_RollOne(o: RollOne, out: list[Zone]) -> None:
    return None


def clone_TakeOpened(o: TakeOpened) -> TakeOpened:
    return TakeOpened(o.seat, o.going)


def dump_TakeOpened(o: TakeOpened) -> dict[str, object]:
    return {"is": "TakeOpened", "seat": o.seat, "going": o.going}


def load_TakeOpened(raw: object) -> TakeOpened:
    d = a_dict(raw)
    return TakeOpened(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_TakeOpened(o: TakeOpened, s: int) -> dict[str, object]:
    return {"is": "TakeOpened", "seat": o.seat, "going": o.going}


def zones_TakeOpened(o: TakeOpened, out: list[Zone]) -> None:
    return None


def clone_Invoke(o: Invoke) -> Invoke:
    return Invoke(o.seat, o.colour, o.at)


def dump_Invoke(o: Invoke) -> dict[str, object]:
    return {"is": "Invoke", "seat": o.seat, "colour": o.colour, "at": o.at}


def load_Invoke(raw: object) -> Invoke:
    d = a_dict(raw)
    return Invoke(seat=an_int(present(d, "seat")), colour=(an_int(d["colour"])) if "colour" in d else -1, at=a_step(present(d, "at"), Invoke.ORDER, Invoke.STEPS_WERE))


def project_Invoke(o: Invoke, s: int) -> dict[str, object]:
    return {"is": "Invoke", "seat": o.seat, "colour": o.colour, "at": o.at}


def zones_Invoke(o: Invoke, out: list[Zone]) -> None:
    return None


def clone_GiveCard(o: GiveCard) -> GiveCard:
    return GiveCard(o.seat, o.colour)


def dump_GiveCard(o: GiveCard) -> dict[str, object]:
    return {"is": "GiveCard", "seat": o.seat, "colour": o.colour}


def load_GiveCard(raw: object) -> GiveCard:
    d = a_dict(raw)
    return GiveCard(seat=an_int(present(d, "seat")), colour=(an_int(d["colour"])) if "colour" in d else -1)


def project_GiveCard(o: GiveCard, s: int) -> dict[str, object]:
    return {"is": "GiveCard", "seat": o.seat, "colour": o.colour}


def zones_GiveCard(o: GiveCard, out: list[Zone]) -> None:
    return None


def clone_SpendAtOnce(o: SpendAtOnce) -> SpendAtOnce:
    return SpendAtOnce(o.seat, o.colour, o.going)


def dump_SpendAtOnce(o: SpendAtOnce) -> dict[str, object]:
    return {"is": "SpendAtOnce", "seat": o.seat, "colour": o.colour, "going": o.going}


def load_SpendAtOnce(raw: object) -> SpendAtOnce:
    d = a_dict(raw)
    return SpendAtOnce(seat=an_int(present(d, "seat")), colour=an_int(present(d, "colour")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SpendAtOnce(o: SpendAtOnce, s: int) -> dict[str, object]:
    return {"is": "SpendAtOnce", "seat": o.seat, "colour": o.colour, "going": o.going}


def zones_SpendAtOnce(o: SpendAtOnce, out: list[Zone]) -> None:
    return None


def clone_PlayFor(o: PlayFor) -> PlayFor:
    return PlayFor(o.seat, o.card, o.way, o.at)


def dump_PlayFor(o: PlayFor) -> dict[str, object]:
    return {"is": "PlayFor", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def load_PlayFor(raw: object) -> PlayFor:
    d = a_dict(raw)
    return PlayFor(seat=an_int(present(d, "seat")), card=a_str(present(d, "card")), way=a_str(present(d, "way")), at=a_step(present(d, "at"), PlayFor.ORDER, PlayFor.STEPS_WERE))


def project_PlayFor(o: PlayFor, s: int) -> dict[str, object]:
    return {"is": "PlayFor", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def zones_PlayFor(o: PlayFor, out: list[Zone]) -> None:
    return None


def clone_ActivateFor(o: ActivateFor) -> ActivateFor:
    return ActivateFor(o.seat, o.unit, o.ability, o.at)


def dump_ActivateFor(o: ActivateFor) -> dict[str, object]:
    return {"is": "ActivateFor", "seat": o.seat, "unit": o.unit, "ability": o.ability, "at": o.at}


def load_ActivateFor(raw: object) -> ActivateFor:
    d = a_dict(raw)
    return ActivateFor(seat=an_int(present(d, "seat")), unit=an_int(present(d, "unit")), ability=an_int(present(d, "ability")), at=a_step(present(d, "at"), ActivateFor.ORDER, ActivateFor.STEPS_WERE))


def project_ActivateFor(o: ActivateFor, s: int) -> dict[str, object]:
    return {"is": "ActivateFor", "seat": o.seat, "unit": o.unit, "ability": o.ability, "at": o.at}


def zones_ActivateFor(o: ActivateFor, out: list[Zone]) -> None:
    return None


def clone_NameColour(o: NameColour) -> NameColour:
    return NameColour(o.seat, o.colour)


def dump_NameColour(o: NameColour) -> dict[str, object]:
    return {"is": "NameColour", "seat": o.seat, "colour": o.colour}


def load_NameColour(raw: object) -> NameColour:
    d = a_dict(raw)
    return NameColour(seat=an_int(present(d, "seat")), colour=(an_int(d["colour"])) if "colour" in d else -1)


def project_NameColour(o: NameColour, s: int) -> dict[str, object]:
    return {"is": "NameColour", "seat": o.seat, "colour": o.colour}


def zones_NameColour(o: NameColour, out: list[Zone]) -> None:
    return None


def clone_Meltdown(o: Meltdown) -> Meltdown:
    return Meltdown(o.seat, o.lost[:], o.at)


def dump_Meltdown(o: Meltdown) -> dict[str, object]:
    return {"is": "Meltdown", "seat": o.seat, "lost": o.lost[:], "at": o.at}


def load_Meltdown(raw: object) -> Meltdown:
    d = a_dict(raw)
    return Meltdown(seat=an_int(present(d, "seat")), lost=[an_int(x) for x in a_list(present(d, "lost"))], at=a_step(present(d, "at"), Meltdown.ORDER, Meltdown.STEPS_WERE))


def project_Meltdown(o: Meltdown, s: int) -> dict[str, object]:
    return {"is": "Meltdown", "seat": o.seat, "lost": o.lost[:], "at": o.at}


def zones_Meltdown(o: Meltdown, out: list[Zone]) -> None:
    return None


def clone_TakeCrystal(o: TakeCrystal) -> TakeCrystal:
    return TakeCrystal(o.seat, o.lost[:])


def dump_TakeCrystal(o: TakeCrystal) -> dict[str, object]:
    return {"is": "TakeCrystal", "seat": o.seat, "lost": o.lost[:]}


def load_TakeCrystal(raw: object) -> TakeCrystal:
    d = a_dict(raw)
    return TakeCrystal(seat=an_int(present(d, "seat")), lost=[an_int(x) for x in a_list(present(d, "lost"))])


def project_TakeCrystal(o: TakeCrystal, s: int) -> dict[str, object]:
    return {"is": "TakeCrystal", "seat": o.seat, "lost": o.lost[:]}


def zones_TakeCrystal(o: TakeCrystal, out: list[Zone]) -> None:
    return None


def clone_Radiance(o: Radiance) -> Radiance:
    return Radiance(o.seat, o.at)


def dump_Radiance(o: Radiance) -> dict[str, object]:
    return {"is": "Radiance", "seat": o.seat, "at": o.at}


def load_Radiance(raw: object) -> Radiance:
    d = a_dict(raw)
    return Radiance(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Radiance.ORDER, Radiance.STEPS_WERE))


def project_Radiance(o: Radiance, s: int) -> dict[str, object]:
    return {"is": "Radiance", "seat": o.seat, "at": o.at}


def zones_Radiance(o: Radiance, out: list[Zone]) -> None:
    return None


def clone_Claim(o: Claim) -> Claim:
    return Claim(o.seat, o.curse, o.at)


def dump_Claim(o: Claim) -> dict[str, object]:
    return {"is": "Claim", "seat": o.seat, "curse": o.curse, "at": o.at}


def load_Claim(raw: object) -> Claim:
    d = a_dict(raw)
    return Claim(seat=an_int(present(d, "seat")), curse=a_bool(present(d, "curse")), at=a_step(present(d, "at"), Claim.ORDER, Claim.STEPS_WERE))


def project_Claim(o: Claim, s: int) -> dict[str, object]:
    return {"is": "Claim", "seat": o.seat, "curse": o.curse, "at": o.at}


def zones_Claim(o: Claim, out: list[Zone]) -> None:
    return None


def clone_ClaimDie(o: ClaimDie) -> ClaimDie:
    return ClaimDie(o.seat, o.curse, o.going)


def dump_ClaimDie(o: ClaimDie) -> dict[str, object]:
    return {"is": "ClaimDie", "seat": o.seat, "curse": o.curse, "going": o.going}


def load_ClaimDie(raw: object) -> ClaimDie:
    d = a_dict(raw)
    return ClaimDie(seat=an_int(present(d, "seat")), curse=a_bool(present(d, "curse")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ClaimDie(o: ClaimDie, s: int) -> dict[str, object]:
    return {"is": "ClaimDie", "seat": o.seat, "curse": o.curse, "going": o.going}


def zones_ClaimDie(o: ClaimDie, out: list[Zone]) -> None:
    return None


def clone_ReadMinds(o: ReadMinds) -> ReadMinds:
    return ReadMinds(o.seat, o.steal, o.given[:], o.colour, o.turn, o.at)


def dump_ReadMinds(o: ReadMinds) -> dict[str, object]:
    return {"is": "ReadMinds", "seat": o.seat, "steal": o.steal, "given": o.given[:], "colour": o.colour, "turn": o.turn, "at": o.at}


def load_ReadMinds(raw: object) -> ReadMinds:
    d = a_dict(raw)
    return ReadMinds(seat=an_int(present(d, "seat")), steal=a_bool(present(d, "steal")), given=[a_str(x) for x in a_list(present(d, "given"))], colour=(an_int(d["colour"])) if "colour" in d else -1, turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), ReadMinds.ORDER, ReadMinds.STEPS_WERE))


def project_ReadMinds(o: ReadMinds, s: int) -> dict[str, object]:
    return {"is": "ReadMinds", "seat": o.seat, "steal": o.steal, "given": o.given[:], "colour": o.colour, "turn": o.turn, "at": o.at}


def zones_ReadMinds(o: ReadMinds, out: list[Zone]) -> None:
    return None


def clone_GiveUpCard(o: GiveUpCard) -> GiveUpCard:
    return GiveUpCard(o.seat, o.colour, o.answered, o.card)


def dump_GiveUpCard(o: GiveUpCard) -> dict[str, object]:
    return {"is": "GiveUpCard", "seat": o.seat, "colour": o.colour, "answered": o.answered, "card": o.card}


def load_GiveUpCard(raw: object) -> GiveUpCard:
    d = a_dict(raw)
    return GiveUpCard(seat=an_int(present(d, "seat")), colour=an_int(present(d, "colour")), answered=(a_bool(d["answered"])) if "answered" in d else False, card=(a_str(d["card"])) if "card" in d else '')


def project_GiveUpCard(o: GiveUpCard, s: int) -> dict[str, object]:
    return {"is": "GiveUpCard", "seat": o.seat, "colour": o.colour, "answered": o.answered, "card": o.card}


def zones_GiveUpCard(o: GiveUpCard, out: list[Zone]) -> None:
    return None


def clone_StealCard(o: StealCard) -> StealCard:
    return StealCard(o.seat, o.given[:])


def dump_StealCard(o: StealCard) -> dict[str, object]:
    return {"is": "StealCard", "seat": o.seat, "given": o.given[:]}


def load_StealCard(raw: object) -> StealCard:
    d = a_dict(raw)
    return StealCard(seat=an_int(present(d, "seat")), given=[a_str(x) for x in a_list(present(d, "given"))])


def project_StealCard(o: StealCard, s: int) -> dict[str, object]:
    return {"is": "StealCard", "seat": o.seat, "given": o.given[:]}


def zones_StealCard(o: StealCard, out: list[Zone]) -> None:
    return None


def clone_FlowEnergy(o: FlowEnergy) -> FlowEnergy:
    return FlowEnergy(o.seat, o.level, o.heals, o.turn, o.at)


def dump_FlowEnergy(o: FlowEnergy) -> dict[str, object]:
    return {"is": "FlowEnergy", "seat": o.seat, "level": o.level, "heals": o.heals, "turn": o.turn, "at": o.at}


def load_FlowEnergy(raw: object) -> FlowEnergy:
    d = a_dict(raw)
    return FlowEnergy(seat=an_int(present(d, "seat")), level=an_int(present(d, "level")), heals=a_bool(present(d, "heals")), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), FlowEnergy.ORDER, FlowEnergy.STEPS_WERE))


def project_FlowEnergy(o: FlowEnergy, s: int) -> dict[str, object]:
    return {"is": "FlowEnergy", "seat": o.seat, "level": o.level, "heals": o.heals, "turn": o.turn, "at": o.at}


def zones_FlowEnergy(o: FlowEnergy, out: list[Zone]) -> None:
    return None


def clone_WakeUnit(o: WakeUnit) -> WakeUnit:
    return WakeUnit(o.seat, o.heals, o.going)


def dump_WakeUnit(o: WakeUnit) -> dict[str, object]:
    return {"is": "WakeUnit", "seat": o.seat, "heals": o.heals, "going": o.going}


def load_WakeUnit(raw: object) -> WakeUnit:
    d = a_dict(raw)
    return WakeUnit(seat=an_int(present(d, "seat")), heals=a_bool(present(d, "heals")), going=(a_bool(d["going"])) if "going" in d else True)


def project_WakeUnit(o: WakeUnit, s: int) -> dict[str, object]:
    return {"is": "WakeUnit", "seat": o.seat, "heals": o.heals, "going": o.going}


def zones_WakeUnit(o: WakeUnit, out: list[Zone]) -> None:
    return None


def clone_DrainUnit(o: DrainUnit) -> DrainUnit:
    return DrainUnit(o.seat, o.rival, o.level, o.going)


def dump_DrainUnit(o: DrainUnit) -> dict[str, object]:
    return {"is": "DrainUnit", "seat": o.seat, "rival": o.rival, "level": o.level, "going": o.going}


def load_DrainUnit(raw: object) -> DrainUnit:
    d = a_dict(raw)
    return DrainUnit(seat=an_int(present(d, "seat")), rival=an_int(present(d, "rival")), level=an_int(present(d, "level")), going=(a_bool(d["going"])) if "going" in d else True)


def project_DrainUnit(o: DrainUnit, s: int) -> dict[str, object]:
    return {"is": "DrainUnit", "seat": o.seat, "rival": o.rival, "level": o.level, "going": o.going}


def zones_DrainUnit(o: DrainUnit, out: list[Zone]) -> None:
    return None


def clone_MoveDirectly(o: MoveDirectly) -> MoveDirectly:
    return MoveDirectly(o.seat, o.way, o.going, o.called)


def dump_MoveDirectly(o: MoveDirectly) -> dict[str, object]:
    return {"is": "MoveDirectly", "seat": o.seat, "way": o.way, "going": o.going, "called": o.called}


def load_MoveDirectly(raw: object) -> MoveDirectly:
    d = a_dict(raw)
    return MoveDirectly(seat=an_int(present(d, "seat")), way=a_str(present(d, "way")), going=(a_bool(d["going"])) if "going" in d else True, called=(a_bool(d["called"])) if "called" in d else False)


def project_MoveDirectly(o: MoveDirectly, s: int) -> dict[str, object]:
    return {"is": "MoveDirectly", "seat": o.seat, "way": o.way, "going": o.going, "called": o.called}


def zones_MoveDirectly(o: MoveDirectly, out: list[Zone]) -> None:
    return None


def clone_Ground(o: Ground) -> Ground:
    return Ground(o.seat, o.held, o.going)


def dump_Ground(o: Ground) -> dict[str, object]:
    return {"is": "Ground", "seat": o.seat, "held": o.held, "going": o.going}


def load_Ground(raw: object) -> Ground:
    d = a_dict(raw)
    return Ground(seat=an_int(present(d, "seat")), held=(an_int(d["held"])) if "held" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_Ground(o: Ground, s: int) -> dict[str, object]:
    return {"is": "Ground", "seat": o.seat, "held": o.held, "going": o.going}


def zones_Ground(o: Ground, out: list[Zone]) -> None:
    return None


def clone_CallUnit(o: CallUnit) -> CallUnit:
    return CallUnit(o.seat, o.joins, o.going)


def dump_CallUnit(o: CallUnit) -> dict[str, object]:
    return {"is": "CallUnit", "seat": o.seat, "joins": o.joins, "going": o.going}


def load_CallUnit(raw: object) -> CallUnit:
    d = a_dict(raw)
    return CallUnit(seat=an_int(present(d, "seat")), joins=(a_bool(d["joins"])) if "joins" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_CallUnit(o: CallUnit, s: int) -> dict[str, object]:
    return {"is": "CallUnit", "seat": o.seat, "joins": o.joins, "going": o.going}


def zones_CallUnit(o: CallUnit, out: list[Zone]) -> None:
    return None


def clone_Recollect(o: Recollect) -> Recollect:
    return Recollect(o.seat, o.chosen, o.cards[:], o.at)


def dump_Recollect(o: Recollect) -> dict[str, object]:
    return {"is": "Recollect", "seat": o.seat, "chosen": o.chosen, "cards": o.cards[:], "at": o.at}


def load_Recollect(raw: object) -> Recollect:
    d = a_dict(raw)
    return Recollect(seat=an_int(present(d, "seat")), chosen=a_bool(present(d, "chosen")), cards=[a_str(x) for x in a_list(present(d, "cards"))], at=a_step(present(d, "at"), Recollect.ORDER, Recollect.STEPS_WERE))


def project_Recollect(o: Recollect, s: int) -> dict[str, object]:
    return {"is": "Recollect", "seat": o.seat, "chosen": o.chosen, "cards": o.cards[:], "at": o.at}


def zones_Recollect(o: Recollect, out: list[Zone]) -> None:
    return None


def clone_PickDiscarded(o: PickDiscarded) -> PickDiscarded:
    return PickDiscarded(o.seat, o.cards[:])


def dump_PickDiscarded(o: PickDiscarded) -> dict[str, object]:
    return {"is": "PickDiscarded", "seat": o.seat, "cards": o.cards[:]}


def load_PickDiscarded(raw: object) -> PickDiscarded:
    d = a_dict(raw)
    return PickDiscarded(seat=an_int(present(d, "seat")), cards=[a_str(x) for x in a_list(present(d, "cards"))])


def project_PickDiscarded(o: PickDiscarded, s: int) -> dict[str, object]:
    return {"is": "PickDiscarded", "seat": o.seat, "cards": o.cards[:]}


def zones_PickDiscarded(o: PickDiscarded, out: list[Zone]) -> None:
    return None


def clone_LayOnDeck(o: LayOnDeck) -> LayOnDeck:
    return LayOnDeck(o.seat, o.cards[:])


def dump_LayOnDeck(o: LayOnDeck) -> dict[str, object]:
    return {"is": "LayOnDeck", "seat": o.seat, "cards": o.cards[:]}


def load_LayOnDeck(raw: object) -> LayOnDeck:
    d = a_dict(raw)
    return LayOnDeck(seat=an_int(present(d, "seat")), cards=[a_str(x) for x in a_list(present(d, "cards"))])


def project_LayOnDeck(o: LayOnDeck, s: int) -> dict[str, object]:
    return {"is": "LayOnDeck", "seat": o.seat, "cards": o.cards[:]}


def zones_LayOnDeck(o: LayOnDeck, out: list[Zone]) -> None:
    return None


def clone_Rethinking(o: Rethinking) -> Rethinking:
    return Rethinking(o.seat, o.n, o.going)


def dump_Rethinking(o: Rethinking) -> dict[str, object]:
    return {"is": "Rethinking", "seat": o.seat, "n": o.n, "going": o.going}


def load_Rethinking(raw: object) -> Rethinking:
    d = a_dict(raw)
    return Rethinking(seat=an_int(present(d, "seat")), n=(an_int(d["n"])) if "n" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_Rethinking(o: Rethinking, s: int) -> dict[str, object]:
    return {"is": "Rethinking", "seat": o.seat, "n": o.n, "going": o.going}


def zones_Rethinking(o: Rethinking, out: list[Zone]) -> None:
    return None


def clone_KeepDie(o: KeepDie) -> KeepDie:
    return KeepDie(o.seat)


def dump_KeepDie(o: KeepDie) -> dict[str, object]:
    return {"is": "KeepDie", "seat": o.seat}


def load_KeepDie(raw: object) -> KeepDie:
    d = a_dict(raw)
    return KeepDie(seat=an_int(present(d, "seat")))


def project_KeepDie(o: KeepDie, s: int) -> dict[str, object]:
    return {"is": "KeepDie", "seat": o.seat}


def zones_KeepDie(o: KeepDie, out: list[Zone]) -> None:
    return None


def clone_Refill(o: Refill) -> Refill:
    return Refill(o.seat, o.going)


def dump_Refill(o: Refill) -> dict[str, object]:
    return {"is": "Refill", "seat": o.seat, "going": o.going}


def load_Refill(raw: object) -> Refill:
    d = a_dict(raw)
    return Refill(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Refill(o: Refill, s: int) -> dict[str, object]:
    return {"is": "Refill", "seat": o.seat, "going": o.going}


def zones_Refill(o: Refill, out: list[Zone]) -> None:
    return None


def clone_RollAgain(o: RollAgain) -> RollAgain:
    return RollAgain(o.seat, o.picked[:], o.going)


def dump_RollAgain(o: RollAgain) -> dict[str, object]:
    return {"is": "RollAgain", "seat": o.seat, "picked": o.picked[:], "going": o.going}


def load_RollAgain(raw: object) -> RollAgain:
    d = a_dict(raw)
    return RollAgain(seat=an_int(present(d, "seat")), picked=[an_int(x) for x in a_list(present(d, "picked"))], going=(a_bool(d["going"])) if "going" in d else True)


def project_RollAgain(o: RollAgain, s: int) -> dict[str, object]:
    return {"is": "RollAgain", "seat": o.seat, "picked": o.picked[:], "going": o.going}


def zones_RollAgain(o: RollAgain, out: list[Zone]) -> None:
    return None


def clone_Meditating(o: Meditating) -> Meditating:
    return Meditating(o.seat, o.n, o.going)


def dump_Meditating(o: Meditating) -> dict[str, object]:
    return {"is": "Meditating", "seat": o.seat, "n": o.n, "going": o.going}


def load_Meditating(raw: object) -> Meditating:
    d = a_dict(raw)
    return Meditating(seat=an_int(present(d, "seat")), n=(an_int(d["n"])) if "n" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_Meditating(o: Meditating, s: int) -> dict[str, object]:
    return {"is": "Meditating", "seat": o.seat, "n": o.n, "going": o.going}


def zones_Meditating(o: Meditating, out: list[Zone]) -> None:
    return None


def clone_SearchDeck(o: SearchDeck) -> SearchDeck:
    return SearchDeck(o.seat, o.going)


def dump_SearchDeck(o: SearchDeck) -> dict[str, object]:
    return {"is": "SearchDeck", "seat": o.seat, "going": o.going}


def load_SearchDeck(raw: object) -> SearchDeck:
    d = a_dict(raw)
    return SearchDeck(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SearchDeck(o: SearchDeck, s: int) -> dict[str, object]:
    return {"is": "SearchDeck", "seat": o.seat, "going": o.going}


def zones_SearchDeck(o: SearchDeck, out: list[Zone]) -> None:
    return None


def clone_MoreMana(o: MoreMana) -> MoreMana:
    return MoreMana(o.seat, o.left[:])


def dump_MoreMana(o: MoreMana) -> dict[str, object]:
    return {"is": "MoreMana", "seat": o.seat, "left": o.left[:]}


def load_MoreMana(raw: object) -> MoreMana:
    d = a_dict(raw)
    return MoreMana(seat=an_int(present(d, "seat")), left=[an_int(x) for x in a_list(present(d, "left"))])


def project_MoreMana(o: MoreMana, s: int) -> dict[str, object]:
    return {"is": "MoreMana", "seat": o.seat, "left": o.left[:]}


def zones_MoreMana(o: MoreMana, out: list[Zone]) -> None:
    return None


def clone_Auction(o: Auction) -> Auction:
    return Auction(o.speakers[:], o.bidders[:], o.hero, o.leader, o.bid, o.gave_up)


def dump_Auction(o: Auction) -> dict[str, object]:
    return {"is": "Auction", "speakers": o.speakers[:], "bidders": o.bidders[:], "hero": o.hero, "leader": o.leader, "bid": o.bid, "gave_up": o.gave_up}


def load_Auction(raw: object) -> Auction:
    d = a_dict(raw)
    return Auction(speakers=[an_int(x) for x in a_list(present(d, "speakers"))], bidders=[an_int(x) for x in a_list(present(d, "bidders"))], hero=(a_str(d["hero"])) if "hero" in d else '', leader=(an_int(d["leader"])) if "leader" in d else -1, bid=(an_int(d["bid"])) if "bid" in d else 0, gave_up=(a_bool(d["gave_up"])) if "gave_up" in d else False)


def project_Auction(o: Auction, s: int) -> dict[str, object]:
    return {"is": "Auction", "speakers": o.speakers[:], "bidders": o.bidders[:], "hero": o.hero, "leader": o.leader, "bid": o.bid, "gave_up": o.gave_up}


def zones_Auction(o: Auction, out: list[Zone]) -> None:
    return None


def clone_Joining(o: Joining) -> Joining:
    return Joining(o.seat, o.going)


def dump_Joining(o: Joining) -> dict[str, object]:
    return {"is": "Joining", "seat": o.seat, "going": o.going}


def load_Joining(raw: object) -> Joining:
    d = a_dict(raw)
    return Joining(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Joining(o: Joining, s: int) -> dict[str, object]:
    return {"is": "Joining", "seat": o.seat, "going": o.going}


def zones_Joining(o: Joining, out: list[Zone]) -> None:
    return None


def clone_Group(o: Group) -> Group:
    return Group(o.seat, o.targets[:])


def dump_Group(o: Group) -> dict[str, object]:
    return {"is": "Group", "seat": o.seat, "targets": o.targets[:]}


def load_Group(raw: object) -> Group:
    d = a_dict(raw)
    return Group(seat=an_int(present(d, "seat")), targets=[an_int(x) for x in a_list(present(d, "targets"))])


def project_Group(o: Group, s: int) -> dict[str, object]:
    return {"is": "Group", "seat": o.seat, "targets": o.targets[:]}


def zones_Group(o: Group, out: list[Zone]) -> None:
    return None


def clone_Phase(o: Phase) -> Phase:
    return Phase(o.seat, o.phase, o.going)


def dump_Phase(o: Phase) -> dict[str, object]:
    return {"is": "Phase", "seat": o.seat, "phase": o.phase, "going": o.going}


def load_Phase(raw: object) -> Phase:
    d = a_dict(raw)
    return Phase(seat=an_int(present(d, "seat")), phase=an_int(present(d, "phase")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Phase(o: Phase, s: int) -> dict[str, object]:
    return {"is": "Phase", "seat": o.seat, "phase": o.phase, "going": o.going}


def zones_Phase(o: Phase, out: list[Zone]) -> None:
    return None


def clone_Combat(o: Combat) -> Combat:
    return Combat(o.seat, o.at)


def dump_Combat(o: Combat) -> dict[str, object]:
    return {"is": "Combat", "seat": o.seat, "at": o.at}


def load_Combat(raw: object) -> Combat:
    d = a_dict(raw)
    return Combat(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Combat.ORDER, Combat.STEPS_WERE))


def project_Combat(o: Combat, s: int) -> dict[str, object]:
    return {"is": "Combat", "seat": o.seat, "at": o.at}


def zones_Combat(o: Combat, out: list[Zone]) -> None:
    return None


def clone_Hurt(o: Hurt) -> Hurt:
    return Hurt(o.seat)


def dump_Hurt(o: Hurt) -> dict[str, object]:
    return {"is": "Hurt", "seat": o.seat}


def load_Hurt(raw: object) -> Hurt:
    d = a_dict(raw)
    return Hurt(seat=an_int(present(d, "seat")))


def project_Hurt(o: Hurt, s: int) -> dict[str, object]:
    return {"is": "Hurt", "seat": o.seat}


def zones_Hurt(o: Hurt, out: list[Zone]) -> None:
    return None


def clone_Assign(o: Assign) -> Assign:
    return Assign(o.seat, o.foe, o.attack, o.left)


def dump_Assign(o: Assign) -> dict[str, object]:
    return {"is": "Assign", "seat": o.seat, "foe": o.foe, "attack": o.attack, "left": o.left}


def load_Assign(raw: object) -> Assign:
    d = a_dict(raw)
    return Assign(seat=an_int(present(d, "seat")), foe=an_int(present(d, "foe")), attack=an_int(present(d, "attack")), left=an_int(present(d, "left")))


def project_Assign(o: Assign, s: int) -> dict[str, object]:
    return {"is": "Assign", "seat": o.seat, "foe": o.foe, "attack": o.attack, "left": o.left}


def zones_Assign(o: Assign, out: list[Zone]) -> None:
    return None


def clone_ChooseWay(o: ChooseWay) -> ChooseWay:
    return ChooseWay(o.seat, o.card, o.way)


def dump_ChooseWay(o: ChooseWay) -> dict[str, object]:
    return {"is": "ChooseWay", "seat": o.seat, "card": o.card, "way": o.way}


def load_ChooseWay(raw: object) -> ChooseWay:
    d = a_dict(raw)
    return ChooseWay(seat=an_int(present(d, "seat")), card=a_str(present(d, "card")), way=(a_str(d["way"])) if "way" in d else '')


def project_ChooseWay(o: ChooseWay, s: int) -> dict[str, object]:
    return {"is": "ChooseWay", "seat": o.seat, "card": o.card, "way": o.way}


def zones_ChooseWay(o: ChooseWay, out: list[Zone]) -> None:
    return None


def clone_PlayCard(o: PlayCard) -> PlayCard:
    return PlayCard(o.seat, o.card, o.way, o.at)


def dump_PlayCard(o: PlayCard) -> dict[str, object]:
    return {"is": "PlayCard", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def load_PlayCard(raw: object) -> PlayCard:
    d = a_dict(raw)
    return PlayCard(seat=an_int(present(d, "seat")), card=a_str(present(d, "card")), way=(a_str(d["way"])) if "way" in d else '', at=a_step(present(d, "at"), PlayCard.ORDER, PlayCard.STEPS_WERE))


def project_PlayCard(o: PlayCard, s: int) -> dict[str, object]:
    return {"is": "PlayCard", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def zones_PlayCard(o: PlayCard, out: list[Zone]) -> None:
    return None


def clone_Draft(o: Draft) -> Draft:
    return Draft([clone_Zone(x) for x in o.packs])


def dump_Draft(o: Draft) -> dict[str, object]:
    return {"is": "Draft", "packs": [dump_Zone(x) for x in o.packs]}


def load_Draft(raw: object) -> Draft:
    d = a_dict(raw)
    return Draft(packs=[load_Zone(x) for x in a_list(present(d, "packs"))])


def project_Draft(o: Draft, s: int) -> dict[str, object]:
    return {"is": "Draft", "packs": [project_Zone(x, s) for x in o.packs]}


def zones_Draft(o: Draft, out: list[Zone]) -> None:
    for x1 in o.packs:
        out.append(x1)


def clone_AddDrafted(o: AddDrafted) -> AddDrafted:
    return AddDrafted(o.seats[:])


def dump_AddDrafted(o: AddDrafted) -> dict[str, object]:
    return {"is": "AddDrafted", "seats": o.seats[:]}


def load_AddDrafted(raw: object) -> AddDrafted:
    d = a_dict(raw)
    return AddDrafted(seats=[an_int(x) for x in a_list(present(d, "seats"))])


def project_AddDrafted(o: AddDrafted, s: int) -> dict[str, object]:
    return {"is": "AddDrafted", "seats": o.seats[:]}


def zones_AddDrafted(o: AddDrafted, out: list[Zone]) -> None:
    return None


def clone_HeroAttack(o: HeroAttack) -> HeroAttack:
    return HeroAttack(o.seat, o.going, o.passed)


def dump_HeroAttack(o: HeroAttack) -> dict[str, object]:
    return {"is": "HeroAttack", "seat": o.seat, "going": o.going, "passed": o.passed}


def load_HeroAttack(raw: object) -> HeroAttack:
    d = a_dict(raw)
    return HeroAttack(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True, passed=(a_bool(d["passed"])) if "passed" in d else False)


def project_HeroAttack(o: HeroAttack, s: int) -> dict[str, object]:
    return {"is": "HeroAttack", "seat": o.seat, "going": o.going, "passed": o.passed}


def zones_HeroAttack(o: HeroAttack, out: list[Zone]) -> None:
    return None


def clone_HeroBattle(o: HeroBattle) -> HeroBattle:
    return HeroBattle(o.defender, o.left, o.full, o.at)


def dump_HeroBattle(o: HeroBattle) -> dict[str, object]:
    return {"is": "HeroBattle", "defender": o.defender, "left": o.left, "full": o.full, "at": o.at}


def load_HeroBattle(raw: object) -> HeroBattle:
    d = a_dict(raw)
    return HeroBattle(defender=an_int(present(d, "defender")), left=(an_int(d["left"])) if "left" in d else 0, full=(a_bool(d["full"])) if "full" in d else False, at=a_step(present(d, "at"), HeroBattle.ORDER, HeroBattle.STEPS_WERE))


def project_HeroBattle(o: HeroBattle, s: int) -> dict[str, object]:
    return {"is": "HeroBattle", "defender": o.defender, "left": o.left, "full": o.full, "at": o.at}


def zones_HeroBattle(o: HeroBattle, out: list[Zone]) -> None:
    return None


def clone_Attend(o: Attend) -> Attend:
    return Attend(o.seat, o.going)


def dump_Attend(o: Attend) -> dict[str, object]:
    return {"is": "Attend", "seat": o.seat, "going": o.going}


def load_Attend(raw: object) -> Attend:
    d = a_dict(raw)
    return Attend(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Attend(o: Attend, s: int) -> dict[str, object]:
    return {"is": "Attend", "seat": o.seat, "going": o.going}


def zones_Attend(o: Attend, out: list[Zone]) -> None:
    return None


def clone_HeroBlock(o: HeroBlock) -> HeroBlock:
    return HeroBlock(o.seat, o.going)


def dump_HeroBlock(o: HeroBlock) -> dict[str, object]:
    return {"is": "HeroBlock", "seat": o.seat, "going": o.going}


def load_HeroBlock(raw: object) -> HeroBlock:
    d = a_dict(raw)
    return HeroBlock(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_HeroBlock(o: HeroBlock, s: int) -> dict[str, object]:
    return {"is": "HeroBlock", "seat": o.seat, "going": o.going}


def zones_HeroBlock(o: HeroBlock, out: list[Zone]) -> None:
    return None


def clone_HitBack(o: HitBack) -> HitBack:
    return HitBack(o.seat, o.rider, o.going)


def dump_HitBack(o: HitBack) -> dict[str, object]:
    return {"is": "HitBack", "seat": o.seat, "rider": o.rider, "going": o.going}


def load_HitBack(raw: object) -> HitBack:
    d = a_dict(raw)
    return HitBack(seat=an_int(present(d, "seat")), rider=a_str(present(d, "rider")), going=(a_bool(d["going"])) if "going" in d else True)


def project_HitBack(o: HitBack, s: int) -> dict[str, object]:
    return {"is": "HitBack", "seat": o.seat, "rider": o.rider, "going": o.going}


def zones_HitBack(o: HitBack, out: list[Zone]) -> None:
    return None


def clone_HeroDamage(o: HeroDamage) -> HeroDamage:
    return HeroDamage(o.seat, o.left)


def dump_HeroDamage(o: HeroDamage) -> dict[str, object]:
    return {"is": "HeroDamage", "seat": o.seat, "left": o.left}


def load_HeroDamage(raw: object) -> HeroDamage:
    d = a_dict(raw)
    return HeroDamage(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")))


def project_HeroDamage(o: HeroDamage, s: int) -> dict[str, object]:
    return {"is": "HeroDamage", "seat": o.seat, "left": o.left}


def zones_HeroDamage(o: HeroDamage, out: list[Zone]) -> None:
    return None


def clone_EndOfTurn(o: EndOfTurn) -> EndOfTurn:
    return EndOfTurn(o.seat, o.at)


def dump_EndOfTurn(o: EndOfTurn) -> dict[str, object]:
    return {"is": "EndOfTurn", "seat": o.seat, "at": o.at}


def load_EndOfTurn(raw: object) -> EndOfTurn:
    d = a_dict(raw)
    return EndOfTurn(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), EndOfTurn.ORDER, EndOfTurn.STEPS_WERE))


def project_EndOfTurn(o: EndOfTurn, s: int) -> dict[str, object]:
    return {"is": "EndOfTurn", "seat": o.seat, "at": o.at}


def zones_EndOfTurn(o: EndOfTurn, out: list[Zone]) -> None:
    return None


def clone_Glade(o: Glade) -> Glade:
    return Glade(o.seat, o.going)


def dump_Glade(o: Glade) -> dict[str, object]:
    return {"is": "Glade", "seat": o.seat, "going": o.going}


def load_Glade(raw: object) -> Glade:
    d = a_dict(raw)
    return Glade(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Glade(o: Glade, s: int) -> dict[str, object]:
    return {"is": "Glade", "seat": o.seat, "going": o.going}


def zones_Glade(o: Glade, out: list[Zone]) -> None:
    return None


def clone_DiscardSome(o: DiscardSome) -> DiscardSome:
    return DiscardSome(o.seat, o.must, o.going)


def dump_DiscardSome(o: DiscardSome) -> dict[str, object]:
    return {"is": "DiscardSome", "seat": o.seat, "must": o.must, "going": o.going}


def load_DiscardSome(raw: object) -> DiscardSome:
    d = a_dict(raw)
    return DiscardSome(seat=an_int(present(d, "seat")), must=a_bool(present(d, "must")), going=(a_bool(d["going"])) if "going" in d else True)


def project_DiscardSome(o: DiscardSome, s: int) -> dict[str, object]:
    return {"is": "DiscardSome", "seat": o.seat, "must": o.must, "going": o.going}


def zones_DiscardSome(o: DiscardSome, out: list[Zone]) -> None:
    return None


def clone_Tribute(o: Tribute) -> Tribute:
    return Tribute(o.seat, o.colour, o.at)


def dump_Tribute(o: Tribute) -> dict[str, object]:
    return {"is": "Tribute", "seat": o.seat, "colour": o.colour, "at": o.at}


def load_Tribute(raw: object) -> Tribute:
    d = a_dict(raw)
    return Tribute(seat=an_int(present(d, "seat")), colour=an_int(present(d, "colour")), at=a_step(present(d, "at"), Tribute.ORDER, Tribute.STEPS_WERE))


def project_Tribute(o: Tribute, s: int) -> dict[str, object]:
    return {"is": "Tribute", "seat": o.seat, "colour": o.colour, "at": o.at}


def zones_Tribute(o: Tribute, out: list[Zone]) -> None:
    return None


def clone_Enlist(o: Enlist) -> Enlist:
    return Enlist(o.seat, o.kind, o.bonds)


def dump_Enlist(o: Enlist) -> dict[str, object]:
    return {"is": "Enlist", "seat": o.seat, "kind": o.kind, "bonds": o.bonds}


def load_Enlist(raw: object) -> Enlist:
    d = a_dict(raw)
    return Enlist(seat=an_int(present(d, "seat")), kind=a_str(present(d, "kind")), bonds=(a_bool(d["bonds"])) if "bonds" in d else False)


def project_Enlist(o: Enlist, s: int) -> dict[str, object]:
    return {"is": "Enlist", "seat": o.seat, "kind": o.kind, "bonds": o.bonds}


def zones_Enlist(o: Enlist, out: list[Zone]) -> None:
    return None


def clone_Interaction(o: Interaction) -> Interaction:
    return Interaction(o.seat, o.going, o.greeted)


def dump_Interaction(o: Interaction) -> dict[str, object]:
    return {"is": "Interaction", "seat": o.seat, "going": o.going, "greeted": o.greeted}


def load_Interaction(raw: object) -> Interaction:
    d = a_dict(raw)
    return Interaction(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True, greeted=(a_bool(d["greeted"])) if "greeted" in d else False)


def project_Interaction(o: Interaction, s: int) -> dict[str, object]:
    return {"is": "Interaction", "seat": o.seat, "going": o.going, "greeted": o.greeted}


def zones_Interaction(o: Interaction, out: list[Zone]) -> None:
    return None


def clone_Thaw(o: Thaw) -> Thaw:
    return Thaw(o.seat, o.going)


def dump_Thaw(o: Thaw) -> dict[str, object]:
    return {"is": "Thaw", "seat": o.seat, "going": o.going}


def load_Thaw(raw: object) -> Thaw:
    d = a_dict(raw)
    return Thaw(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Thaw(o: Thaw, s: int) -> dict[str, object]:
    return {"is": "Thaw", "seat": o.seat, "going": o.going}


def zones_Thaw(o: Thaw, out: list[Zone]) -> None:
    return None


def clone_OpenedDie(o: OpenedDie) -> OpenedDie:
    return OpenedDie(o.seat)


def dump_OpenedDie(o: OpenedDie) -> dict[str, object]:
    return {"is": "OpenedDie", "seat": o.seat}


def load_OpenedDie(raw: object) -> OpenedDie:
    d = a_dict(raw)
    return OpenedDie(seat=an_int(present(d, "seat")))


def project_OpenedDie(o: OpenedDie, s: int) -> dict[str, object]:
    return {"is": "OpenedDie", "seat": o.seat}


def zones_OpenedDie(o: OpenedDie, out: list[Zone]) -> None:
    return None


def clone_Call(o: Call) -> Call:
    return Call(o.seat, o.hex, o.under, o.at)


def dump_Call(o: Call) -> dict[str, object]:
    return {"is": "Call", "seat": o.seat, "hex": o.hex, "under": o.under, "at": o.at}


def load_Call(raw: object) -> Call:
    d = a_dict(raw)
    return Call(seat=an_int(present(d, "seat")), hex=an_int(present(d, "hex")), under=(a_bool(d["under"])) if "under" in d else False, at=a_step(present(d, "at"), Call.ORDER, Call.STEPS_WERE))


def project_Call(o: Call, s: int) -> dict[str, object]:
    return {"is": "Call", "seat": o.seat, "hex": o.hex, "under": o.under, "at": o.at}


def zones_Call(o: Call, out: list[Zone]) -> None:
    return None


def clone_Plan(o: Plan) -> Plan:
    return Plan(o.seat, o.hex, o.invited[:], o.counts[:], o.settled, o.cancelled)


def dump_Plan(o: Plan) -> dict[str, object]:
    return {"is": "Plan", "seat": o.seat, "hex": o.hex, "invited": o.invited[:], "counts": o.counts[:], "settled": o.settled, "cancelled": o.cancelled}


def load_Plan(raw: object) -> Plan:
    d = a_dict(raw)
    return Plan(seat=an_int(present(d, "seat")), hex=an_int(present(d, "hex")), invited=[an_int(x) for x in a_list(present(d, "invited"))], counts=[an_int(x) for x in a_list(present(d, "counts"))], settled=(a_bool(d["settled"])) if "settled" in d else False, cancelled=(a_bool(d["cancelled"])) if "cancelled" in d else False)


def project_Plan(o: Plan, s: int) -> dict[str, object]:
    return {"is": "Plan", "seat": o.seat, "hex": o.hex, "invited": o.invited[:], "counts": o.counts[:], "settled": o.settled, "cancelled": o.cancelled}


def zones_Plan(o: Plan, out: list[Zone]) -> None:
    return None


def clone_Invitation(o: Invitation) -> Invitation:
    return Invitation(o.who, o.asked, o.yes[:], o.no, o.hex, o.members[:], o.counts[:])


def dump_Invitation(o: Invitation) -> dict[str, object]:
    return {"is": "Invitation", "who": o.who, "asked": list(o.asked), "yes": o.yes[:], "no": o.no, "hex": o.hex, "members": o.members[:], "counts": o.counts[:]}


def load_Invitation(raw: object) -> Invitation:
    d = a_dict(raw)
    return Invitation(who=an_int(present(d, "who")), asked=tuple([an_int(x) for x in a_list(present(d, "asked"))]), yes=[an_int(x) for x in a_list(present(d, "yes"))], no=an_int(present(d, "no")), hex=an_int(present(d, "hex")), members=[an_int(x) for x in a_list(present(d, "members"))], counts=[an_int(x) for x in a_list(present(d, "counts"))])


def project_Invitation(o: Invitation, s: int) -> dict[str, object]:
    return {"is": "Invitation", "who": o.who, "asked": list(o.asked), "yes": o.yes[:], "no": o.no, "hex": o.hex, "members": o.members[:], "counts": o.counts[:]}


def zones_Invitation(o: Invitation, out: list[Zone]) -> None:
    return None


def clone_JointAssault(o: JointAssault) -> JointAssault:
    return JointAssault(o.seat, o.turn, o.at)


def dump_JointAssault(o: JointAssault) -> dict[str, object]:
    return {"is": "JointAssault", "seat": o.seat, "turn": o.turn, "at": o.at}


def load_JointAssault(raw: object) -> JointAssault:
    d = a_dict(raw)
    return JointAssault(seat=an_int(present(d, "seat")), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), JointAssault.ORDER, JointAssault.STEPS_WERE))


def project_JointAssault(o: JointAssault, s: int) -> dict[str, object]:
    return {"is": "JointAssault", "seat": o.seat, "turn": o.turn, "at": o.at}


def zones_JointAssault(o: JointAssault, out: list[Zone]) -> None:
    return None


def clone_Storm(o: Storm) -> Storm:
    return Storm(o.seat, o.caller, o.at)


def dump_Storm(o: Storm) -> dict[str, object]:
    return {"is": "Storm", "seat": o.seat, "caller": o.caller, "at": o.at}


def load_Storm(raw: object) -> Storm:
    d = a_dict(raw)
    return Storm(seat=an_int(present(d, "seat")), caller=a_bool(present(d, "caller")), at=a_step(present(d, "at"), Storm.ORDER, Storm.STEPS_WERE))


def project_Storm(o: Storm, s: int) -> dict[str, object]:
    return {"is": "Storm", "seat": o.seat, "caller": o.caller, "at": o.at}


def zones_Storm(o: Storm, out: list[Zone]) -> None:
    return None


def clone_TurnEnds(o: TurnEnds) -> TurnEnds:
    return TurnEnds(o.seat, o.at)


def dump_TurnEnds(o: TurnEnds) -> dict[str, object]:
    return {"is": "TurnEnds", "seat": o.seat, "at": o.at}


def load_TurnEnds(raw: object) -> TurnEnds:
    d = a_dict(raw)
    return TurnEnds(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), TurnEnds.ORDER, TurnEnds.STEPS_WERE))


def project_TurnEnds(o: TurnEnds, s: int) -> dict[str, object]:
    return {"is": "TurnEnds", "seat": o.seat, "at": o.at}


def zones_TurnEnds(o: TurnEnds, out: list[Zone]) -> None:
    return None


def clone_LevelUps(o: LevelUps) -> LevelUps:
    return LevelUps(o.seat, o.at)


def dump_LevelUps(o: LevelUps) -> dict[str, object]:
    return {"is": "LevelUps", "seat": o.seat, "at": o.at}


def load_LevelUps(raw: object) -> LevelUps:
    d = a_dict(raw)
    return LevelUps(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), LevelUps.ORDER, LevelUps.STEPS_WERE))


def project_LevelUps(o: LevelUps, s: int) -> dict[str, object]:
    return {"is": "LevelUps", "seat": o.seat, "at": o.at}


def zones_LevelUps(o: LevelUps, out: list[Zone]) -> None:
    return None


def clone_ChooseSkill(o: ChooseSkill) -> ChooseSkill:
    return ChooseSkill(o.seat, o.shown[:], o.going)


def dump_ChooseSkill(o: ChooseSkill) -> dict[str, object]:
    return {"is": "ChooseSkill", "seat": o.seat, "shown": o.shown[:], "going": o.going}


def load_ChooseSkill(raw: object) -> ChooseSkill:
    d = a_dict(raw)
    return ChooseSkill(seat=an_int(present(d, "seat")), shown=[a_str(x) for x in a_list(present(d, "shown"))], going=(a_bool(d["going"])) if "going" in d else True)


def project_ChooseSkill(o: ChooseSkill, s: int) -> dict[str, object]:
    return {"is": "ChooseSkill", "seat": o.seat, "shown": o.shown[:], "going": o.going}


def zones_ChooseSkill(o: ChooseSkill, out: list[Zone]) -> None:
    return None


def clone_ChooseAction(o: ChooseAction) -> ChooseAction:
    return ChooseAction(o.seat, o.lowest, o.going)


def dump_ChooseAction(o: ChooseAction) -> dict[str, object]:
    return {"is": "ChooseAction", "seat": o.seat, "lowest": o.lowest, "going": o.going}


def load_ChooseAction(raw: object) -> ChooseAction:
    d = a_dict(raw)
    return ChooseAction(seat=an_int(present(d, "seat")), lowest=a_bool(present(d, "lowest")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ChooseAction(o: ChooseAction, s: int) -> dict[str, object]:
    return {"is": "ChooseAction", "seat": o.seat, "lowest": o.lowest, "going": o.going}


def zones_ChooseAction(o: ChooseAction, out: list[Zone]) -> None:
    return None


def clone_PayMana(o: PayMana) -> PayMana:
    return PayMana(o.seat, o.wanted[:], o.reason, o.then)


def dump_PayMana(o: PayMana) -> dict[str, object]:
    return {"is": "PayMana", "seat": o.seat, "wanted": o.wanted[:], "reason": o.reason, "then": o.then}


def load_PayMana(raw: object) -> PayMana:
    d = a_dict(raw)
    return PayMana(seat=an_int(present(d, "seat")), wanted=[an_int(x) for x in a_list(present(d, "wanted"))], reason=(a_str(d["reason"])) if "reason" in d else '', then=(a_str(d["then"])) if "then" in d else '')


def project_PayMana(o: PayMana, s: int) -> dict[str, object]:
    return {"is": "PayMana", "seat": o.seat, "wanted": o.wanted[:], "reason": o.reason, "then": o.then}


def zones_PayMana(o: PayMana, out: list[Zone]) -> None:
    return None


def clone_Between(o: Between) -> Between:
    return Between(o.turn, o.order, o.passed, o.trigger)


def dump_Between(o: Between) -> dict[str, object]:
    return {"is": "Between", "turn": o.turn, "order": list(o.order), "passed": o.passed, "trigger": o.trigger}


def load_Between(raw: object) -> Between:
    d = a_dict(raw)
    return Between(turn=an_int(present(d, "turn")), order=tuple([an_int(x) for x in a_list(present(d, "order"))]), passed=(an_int(d["passed"])) if "passed" in d else 0, trigger=(a_str(d["trigger"])) if "trigger" in d else 'turn')


def project_Between(o: Between, s: int) -> dict[str, object]:
    return {"is": "Between", "turn": o.turn, "order": list(o.order), "passed": o.passed, "trigger": o.trigger}


def zones_Between(o: Between, out: list[Zone]) -> None:
    return None


def clone_CleanUp(o: CleanUp) -> CleanUp:
    return CleanUp(o.seat, o.at)


def dump_CleanUp(o: CleanUp) -> dict[str, object]:
    return {"is": "CleanUp", "seat": o.seat, "at": o.at}


def load_CleanUp(raw: object) -> CleanUp:
    d = a_dict(raw)
    return CleanUp(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), CleanUp.ORDER, CleanUp.STEPS_WERE))


def project_CleanUp(o: CleanUp, s: int) -> dict[str, object]:
    return {"is": "CleanUp", "seat": o.seat, "at": o.at}


def zones_CleanUp(o: CleanUp, out: list[Zone]) -> None:
    return None


def clone_Rewards(o: Rewards) -> Rewards:
    return Rewards(o.seat, o.late, o.at)


def dump_Rewards(o: Rewards) -> dict[str, object]:
    return {"is": "Rewards", "seat": o.seat, "late": o.late, "at": o.at}


def load_Rewards(raw: object) -> Rewards:
    d = a_dict(raw)
    return Rewards(seat=an_int(present(d, "seat")), late=a_bool(present(d, "late")), at=a_step(present(d, "at"), Rewards.ORDER, Rewards.STEPS_WERE))


def project_Rewards(o: Rewards, s: int) -> dict[str, object]:
    return {"is": "Rewards", "seat": o.seat, "late": o.late, "at": o.at}


def zones_Rewards(o: Rewards, out: list[Zone]) -> None:
    return None


def clone_NextReward(o: NextReward) -> NextReward:
    return NextReward(o.seat, o.gain)


def dump_NextReward(o: NextReward) -> dict[str, object]:
    return {"is": "NextReward", "seat": o.seat, "gain": o.gain}


def load_NextReward(raw: object) -> NextReward:
    d = a_dict(raw)
    return NextReward(seat=an_int(present(d, "seat")), gain=(a_str(d["gain"])) if "gain" in d else '')


def project_NextReward(o: NextReward, s: int) -> dict[str, object]:
    return {"is": "NextReward", "seat": o.seat, "gain": o.gain}


def zones_NextReward(o: NextReward, out: list[Zone]) -> None:
    return None


def clone_AnyCrystal(o: AnyCrystal) -> AnyCrystal:
    return AnyCrystal(o.seat, o.going)


def dump_AnyCrystal(o: AnyCrystal) -> dict[str, object]:
    return {"is": "AnyCrystal", "seat": o.seat, "going": o.going}


def load_AnyCrystal(raw: object) -> AnyCrystal:
    d = a_dict(raw)
    return AnyCrystal(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_AnyCrystal(o: AnyCrystal, s: int) -> dict[str, object]:
    return {"is": "AnyCrystal", "seat": o.seat, "going": o.going}


def zones_AnyCrystal(o: AnyCrystal, out: list[Zone]) -> None:
    return None


def clone_GainArtifacts(o: GainArtifacts) -> GainArtifacts:
    return GainArtifacts(o.seat, o.won, clone_Zone(o.drawn), o.returned)


def dump_GainArtifacts(o: GainArtifacts) -> dict[str, object]:
    return {"is": "GainArtifacts", "seat": o.seat, "won": o.won, "drawn": dump_Zone(o.drawn), "returned": o.returned}


def load_GainArtifacts(raw: object) -> GainArtifacts:
    d = a_dict(raw)
    return GainArtifacts(seat=an_int(present(d, "seat")), won=an_int(present(d, "won")), drawn=load_Zone(present(d, "drawn")), returned=(a_bool(d["returned"])) if "returned" in d else False)


def project_GainArtifacts(o: GainArtifacts, s: int) -> dict[str, object]:
    return {"is": "GainArtifacts", "seat": o.seat, "won": o.won, "drawn": project_Zone(o.drawn, s), "returned": o.returned}


def zones_GainArtifacts(o: GainArtifacts, out: list[Zone]) -> None:
    out.append(o.drawn)


def clone_GainCard(o: GainCard) -> GainCard:
    return GainCard(o.seat, o.kind, o.going)


def dump_GainCard(o: GainCard) -> dict[str, object]:
    return {"is": "GainCard", "seat": o.seat, "kind": o.kind, "going": o.going}


def load_GainCard(raw: object) -> GainCard:
    d = a_dict(raw)
    return GainCard(seat=an_int(present(d, "seat")), kind=a_str(present(d, "kind")), going=(a_bool(d["going"])) if "going" in d else True)


def project_GainCard(o: GainCard, s: int) -> dict[str, object]:
    return {"is": "GainCard", "seat": o.seat, "kind": o.kind, "going": o.going}


def zones_GainCard(o: GainCard, out: list[Zone]) -> None:
    return None


def clone_GainUnit(o: GainUnit) -> GainUnit:
    return GainUnit(o.seat, o.going)


def dump_GainUnit(o: GainUnit) -> dict[str, object]:
    return {"is": "GainUnit", "seat": o.seat, "going": o.going}


def load_GainUnit(raw: object) -> GainUnit:
    d = a_dict(raw)
    return GainUnit(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_GainUnit(o: GainUnit, s: int) -> dict[str, object]:
    return {"is": "GainUnit", "seat": o.seat, "going": o.going}


def zones_GainUnit(o: GainUnit, out: list[Zone]) -> None:
    return None


def clone_DrawUp(o: DrawUp) -> DrawUp:
    return DrawUp(o.seat, o.limit, o.at)


def dump_DrawUp(o: DrawUp) -> dict[str, object]:
    return {"is": "DrawUp", "seat": o.seat, "limit": o.limit, "at": o.at}


def load_DrawUp(raw: object) -> DrawUp:
    d = a_dict(raw)
    return DrawUp(seat=an_int(present(d, "seat")), limit=an_int(present(d, "limit")), at=a_step(present(d, "at"), DrawUp.ORDER, DrawUp.STEPS_WERE))


def project_DrawUp(o: DrawUp, s: int) -> dict[str, object]:
    return {"is": "DrawUp", "seat": o.seat, "limit": o.limit, "at": o.at}


def zones_DrawUp(o: DrawUp, out: list[Zone]) -> None:
    return None


def clone_Round(o: Round) -> Round:
    return Round(o.turn, o.seat, o.at)


def dump_Round(o: Round) -> dict[str, object]:
    return {"is": "Round", "turn": o.turn, "seat": o.seat, "at": o.at}


def load_Round(raw: object) -> Round:
    d = a_dict(raw)
    return Round(turn=(an_int(d["turn"])) if "turn" in d else 0, seat=(an_int(d["seat"])) if "seat" in d else -1, at=a_step(present(d, "at"), Round.ORDER, Round.STEPS_WERE))


def project_Round(o: Round, s: int) -> dict[str, object]:
    return {"is": "Round", "turn": o.turn, "seat": o.seat, "at": o.at}


def zones_Round(o: Round, out: list[Zone]) -> None:
    return None


def clone_PickTactic(o: PickTactic) -> PickTactic:
    return PickTactic(o.seat)


def dump_PickTactic(o: PickTactic) -> dict[str, object]:
    return {"is": "PickTactic", "seat": o.seat}


def load_PickTactic(raw: object) -> PickTactic:
    d = a_dict(raw)
    return PickTactic(seat=an_int(present(d, "seat")))


def project_PickTactic(o: PickTactic, s: int) -> dict[str, object]:
    return {"is": "PickTactic", "seat": o.seat}


def zones_PickTactic(o: PickTactic, out: list[Zone]) -> None:
    return None


def clone_ReturnBanners(o: ReturnBanners) -> ReturnBanners:
    return ReturnBanners(o.seat, o.going)


def dump_ReturnBanners(o: ReturnBanners) -> dict[str, object]:
    return {"is": "ReturnBanners", "seat": o.seat, "going": o.going}


def load_ReturnBanners(raw: object) -> ReturnBanners:
    d = a_dict(raw)
    return ReturnBanners(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ReturnBanners(o: ReturnBanners, s: int) -> dict[str, object]:
    return {"is": "ReturnBanners", "seat": o.seat, "going": o.going}


def zones_ReturnBanners(o: ReturnBanners, out: list[Zone]) -> None:
    return None


def clone_Game(o: Game) -> Game:
    return Game(o.at)


def dump_Game(o: Game) -> dict[str, object]:
    return {"is": "Game", "at": o.at}


def load_Game(raw: object) -> Game:
    d = a_dict(raw)
    return Game(at=a_step(present(d, "at"), Game.ORDER, Game.STEPS_WERE))


def project_Game(o: Game, s: int) -> dict[str, object]:
    return {"is": "Game", "at": o.at}


def zones_Game(o: Game, out: list[Zone]) -> None:
    return None


def clone_RetireTactic(o: RetireTactic) -> RetireTactic:
    return RetireTactic(o.at)


def dump_RetireTactic(o: RetireTactic) -> dict[str, object]:
    return {"is": "RetireTactic", "at": o.at}


def load_RetireTactic(raw: object) -> RetireTactic:
    d = a_dict(raw)
    return RetireTactic(at=a_step(present(d, "at"), RetireTactic.ORDER, RetireTactic.STEPS_WERE))


def project_RetireTactic(o: RetireTactic, s: int) -> dict[str, object]:
    return {"is": "RetireTactic", "at": o.at}


def zones_RetireTactic(o: RetireTactic, out: list[Zone]) -> None:
    return None


def clone_WhichTactic(o: WhichTactic) -> WhichTactic:
    return WhichTactic(o.order, o.turn, o.offer, o.yes[:], o.proposed[:], o.result)


def dump_WhichTactic(o: WhichTactic) -> dict[str, object]:
    return {"is": "WhichTactic", "order": list(o.order), "turn": o.turn, "offer": o.offer, "yes": o.yes[:], "proposed": o.proposed[:], "result": o.result}


def load_WhichTactic(raw: object) -> WhichTactic:
    d = a_dict(raw)
    return WhichTactic(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=an_int(present(d, "turn")), offer=a_str(present(d, "offer")), yes=[an_int(x) for x in a_list(present(d, "yes"))], proposed=[a_str(x) for x in a_list(present(d, "proposed"))], result=a_str(present(d, "result")))


def project_WhichTactic(o: WhichTactic, s: int) -> dict[str, object]:
    return {"is": "WhichTactic", "order": list(o.order), "turn": o.turn, "offer": o.offer, "yes": o.yes[:], "proposed": o.proposed[:], "result": o.result}


def zones_WhichTactic(o: WhichTactic, out: list[Zone]) -> None:
    return None


def clone_HideEntrances(o: HideEntrances) -> HideEntrances:
    return HideEntrances(o.seat, o.villages[:])


def dump_HideEntrances(o: HideEntrances) -> dict[str, object]:
    return {"is": "HideEntrances", "seat": o.seat, "villages": o.villages[:]}


def load_HideEntrances(raw: object) -> HideEntrances:
    d = a_dict(raw)
    return HideEntrances(seat=an_int(present(d, "seat")), villages=[an_int(x) for x in a_list(present(d, "villages"))])


def project_HideEntrances(o: HideEntrances, s: int) -> dict[str, object]:
    return {"is": "HideEntrances", "seat": o.seat, "villages": o.villages[:]}


def zones_HideEntrances(o: HideEntrances, out: list[Zone]) -> None:
    return None


def clone_ChooseReturners(o: ChooseReturners) -> ChooseReturners:
    return ChooseReturners(o.team, o.at)


def dump_ChooseReturners(o: ChooseReturners) -> dict[str, object]:
    return {"is": "ChooseReturners", "team": o.team, "at": o.at}


def load_ChooseReturners(raw: object) -> ChooseReturners:
    d = a_dict(raw)
    return ChooseReturners(team=(an_int(d["team"])) if "team" in d else 0, at=a_step(present(d, "at"), ChooseReturners.ORDER, ChooseReturners.STEPS_WERE))


def project_ChooseReturners(o: ChooseReturners, s: int) -> dict[str, object]:
    return {"is": "ChooseReturners", "team": o.team, "at": o.at}


def zones_ChooseReturners(o: ChooseReturners, out: list[Zone]) -> None:
    return None


def clone_ProposeReturner(o: ProposeReturner) -> ProposeReturner:
    return ProposeReturner(o.seat, o.team, o.dealt, o.going)


def dump_ProposeReturner(o: ProposeReturner) -> dict[str, object]:
    return {"is": "ProposeReturner", "seat": o.seat, "team": o.team, "dealt": o.dealt, "going": o.going}


def load_ProposeReturner(raw: object) -> ProposeReturner:
    d = a_dict(raw)
    return ProposeReturner(seat=an_int(present(d, "seat")), team=an_int(present(d, "team")), dealt=(a_bool(d["dealt"])) if "dealt" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_ProposeReturner(o: ProposeReturner, s: int) -> dict[str, object]:
    return {"is": "ProposeReturner", "seat": o.seat, "team": o.team, "dealt": o.dealt, "going": o.going}


def zones_ProposeReturner(o: ProposeReturner, out: list[Zone]) -> None:
    return None


def clone_AgreeOnReturner(o: AgreeOnReturner) -> AgreeOnReturner:
    return AgreeOnReturner(o.seat, o.team, o.going)


def dump_AgreeOnReturner(o: AgreeOnReturner) -> dict[str, object]:
    return {"is": "AgreeOnReturner", "seat": o.seat, "team": o.team, "going": o.going}


def load_AgreeOnReturner(raw: object) -> AgreeOnReturner:
    d = a_dict(raw)
    return AgreeOnReturner(seat=an_int(present(d, "seat")), team=an_int(present(d, "team")), going=(a_bool(d["going"])) if "going" in d else True)


def project_AgreeOnReturner(o: AgreeOnReturner, s: int) -> dict[str, object]:
    return {"is": "AgreeOnReturner", "seat": o.seat, "team": o.team, "going": o.going}


def zones_AgreeOnReturner(o: AgreeOnReturner, out: list[Zone]) -> None:
    return None


def clone_SetUp(o: SetUp) -> SetUp:
    return SetUp(o.at)


def dump_SetUp(o: SetUp) -> dict[str, object]:
    return {"is": "SetUp", "at": o.at}


def load_SetUp(raw: object) -> SetUp:
    d = a_dict(raw)
    return SetUp(at=a_step(present(d, "at"), SetUp.ORDER, SetUp.STEPS_WERE))


def project_SetUp(o: SetUp, s: int) -> dict[str, object]:
    return {"is": "SetUp", "at": o.at}


def zones_SetUp(o: SetUp, out: list[Zone]) -> None:
    return None


def clone_Moving(o: Moving) -> Moving:
    return Moving(o.seat, o.going, o.then)


def dump_Moving(o: Moving) -> dict[str, object]:
    return {"is": "Moving", "seat": o.seat, "going": o.going, "then": o.then}


def load_Moving(raw: object) -> Moving:
    d = a_dict(raw)
    return Moving(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True, then=(a_str(d["then"])) if "then" in d else '')


def project_Moving(o: Moving, s: int) -> dict[str, object]:
    return {"is": "Moving", "seat": o.seat, "going": o.going, "then": o.then}


def zones_Moving(o: Moving, out: list[Zone]) -> None:
    return None


def clone_Afterwards(o: Afterwards) -> Afterwards:
    return Afterwards(o.seat, o.going)


def dump_Afterwards(o: Afterwards) -> dict[str, object]:
    return {"is": "Afterwards", "seat": o.seat, "going": o.going}


def load_Afterwards(raw: object) -> Afterwards:
    d = a_dict(raw)
    return Afterwards(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Afterwards(o: Afterwards, s: int) -> dict[str, object]:
    return {"is": "Afterwards", "seat": o.seat, "going": o.going}


def zones_Afterwards(o: Afterwards, out: list[Zone]) -> None:
    return None


def clone_Resting(o: Resting) -> Resting:
    return Resting(o.seat, o.slow, o.given, o.going)


def dump_Resting(o: Resting) -> dict[str, object]:
    return {"is": "Resting", "seat": o.seat, "slow": o.slow, "given": o.given, "going": o.going}


def load_Resting(raw: object) -> Resting:
    d = a_dict(raw)
    return Resting(seat=an_int(present(d, "seat")), slow=a_bool(present(d, "slow")), given=(a_bool(d["given"])) if "given" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_Resting(o: Resting, s: int) -> dict[str, object]:
    return {"is": "Resting", "seat": o.seat, "slow": o.slow, "given": o.given, "going": o.going}


def zones_Resting(o: Resting, out: list[Zone]) -> None:
    return None


def clone_Turn(o: Turn) -> Turn:
    return Turn(o.seat, o.at)


def dump_Turn(o: Turn) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "at": o.at}


def load_Turn(raw: object) -> Turn:
    d = a_dict(raw)
    return Turn(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Turn.ORDER, Turn.STEPS_WERE))


def project_Turn(o: Turn, s: int) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "at": o.at}


def zones_Turn(o: Turn, out: list[Zone]) -> None:
    return None


def clone_ChooseAbility(o: ChooseAbility) -> ChooseAbility:
    return ChooseAbility(o.seat, o.kind, o.ability)


def dump_ChooseAbility(o: ChooseAbility) -> dict[str, object]:
    return {"is": "ChooseAbility", "seat": o.seat, "kind": o.kind, "ability": o.ability}


def load_ChooseAbility(raw: object) -> ChooseAbility:
    d = a_dict(raw)
    return ChooseAbility(seat=an_int(present(d, "seat")), kind=a_str(present(d, "kind")), ability=(an_int(d["ability"])) if "ability" in d else -1)


def project_ChooseAbility(o: ChooseAbility, s: int) -> dict[str, object]:
    return {"is": "ChooseAbility", "seat": o.seat, "kind": o.kind, "ability": o.ability}


def zones_ChooseAbility(o: ChooseAbility, out: list[Zone]) -> None:
    return None


def clone_Activate(o: Activate) -> Activate:
    return Activate(o.seat, o.kind, o.unit, o.ability, o.at)


def dump_Activate(o: Activate) -> dict[str, object]:
    return {"is": "Activate", "seat": o.seat, "kind": o.kind, "unit": o.unit, "ability": o.ability, "at": o.at}


def load_Activate(raw: object) -> Activate:
    d = a_dict(raw)
    return Activate(seat=an_int(present(d, "seat")), kind=a_str(present(d, "kind")), unit=an_int(present(d, "unit")), ability=(an_int(d["ability"])) if "ability" in d else -1, at=a_step(present(d, "at"), Activate.ORDER, Activate.STEPS_WERE))


def project_Activate(o: Activate, s: int) -> dict[str, object]:
    return {"is": "Activate", "seat": o.seat, "kind": o.kind, "unit": o.unit, "ability": o.ability, "at": o.at}


def zones_Activate(o: Activate, out: list[Zone]) -> None:
    return None


def clone_SetInSecret(o: SetInSecret) -> SetInSecret:
    return SetInSecret(o.seat, o.rival, o.going)


def dump_SetInSecret(o: SetInSecret) -> dict[str, object]:
    return {"is": "SetInSecret", "seat": o.seat, "rival": o.rival, "going": o.going}


def load_SetInSecret(raw: object) -> SetInSecret:
    d = a_dict(raw)
    return SetInSecret(seat=an_int(present(d, "seat")), rival=an_int(present(d, "rival")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SetInSecret(o: SetInSecret, s: int) -> dict[str, object]:
    return {"is": "SetInSecret", "seat": o.seat, "rival": o.rival, "going": o.going}


def zones_SetInSecret(o: SetInSecret, out: list[Zone]) -> None:
    return None


def clone_Upgrade(o: Upgrade) -> Upgrade:
    return Upgrade(o.order[:], o.shown[:], o.card)


def dump_Upgrade(o: Upgrade) -> dict[str, object]:
    return {"is": "Upgrade", "order": o.order[:], "shown": o.shown[:], "card": o.card}


def load_Upgrade(raw: object) -> Upgrade:
    d = a_dict(raw)
    return Upgrade(order=[an_int(x) for x in a_list(present(d, "order"))], shown=[a_str(x) for x in a_list(present(d, "shown"))], card=(a_str(d["card"])) if "card" in d else '')


def project_Upgrade(o: Upgrade, s: int) -> dict[str, object]:
    return {"is": "Upgrade", "order": o.order[:], "shown": o.shown[:], "card": o.card}


def zones_Upgrade(o: Upgrade, out: list[Zone]) -> None:
    return None


def clone_Unit(o: Unit) -> Unit:
    return Unit(o.kind, o.spent, o.wounds, o.banner, o.banner_used, o.resisted, o.under_bonds)


def dump_Unit(o: Unit) -> dict[str, object]:
    return {"is": "Unit", "kind": o.kind, "spent": o.spent, "wounds": o.wounds, "banner": o.banner, "banner_used": o.banner_used, "resisted": o.resisted, "under_bonds": o.under_bonds}


def load_Unit(raw: object) -> Unit:
    d = a_dict(raw)
    return Unit(kind=a_str(present(d, "kind")), spent=(a_bool(d["spent"])) if "spent" in d else False, wounds=(an_int(d["wounds"])) if "wounds" in d else 0, banner=(a_str(d["banner"])) if "banner" in d else '', banner_used=(a_bool(d["banner_used"])) if "banner_used" in d else False, resisted=(a_bool(d["resisted"])) if "resisted" in d else False, under_bonds=(a_bool(d["under_bonds"])) if "under_bonds" in d else False)


def project_Unit(o: Unit, s: int) -> dict[str, object]:
    return {"is": "Unit", "kind": o.kind, "spent": o.spent, "wounds": o.wounds, "banner": o.banner, "banner_used": o.banner_used, "resisted": o.resisted, "under_bonds": o.under_bonds}


def zones_Unit(o: Unit, out: list[Zone]) -> None:
    return None


def clone_Now(o: Now) -> Now:
    return Now(o.took[:], o.path[:], o.gains[:], o.skills[:], o.cast[:], o.melted[:], o.move, o.influence, o.heal, o.did, o.moved, o.acted, o.may_take, o.wounds, o.wounds_discarded, o.recruited, o.slain, o.again, o.refused)


def dump_Now(o: Now) -> dict[str, object]:
    return {"is": "Now", "took": o.took[:], "path": o.path[:], "gains": o.gains[:], "skills": o.skills[:], "cast": o.cast[:], "melted": o.melted[:], "move": o.move, "influence": o.influence, "heal": o.heal, "did": o.did, "moved": o.moved, "acted": o.acted, "may_take": o.may_take, "wounds": o.wounds, "wounds_discarded": o.wounds_discarded, "recruited": o.recruited, "slain": o.slain, "again": o.again, "refused": o.refused}


def load_Now(raw: object) -> Now:
    d = a_dict(raw)
    return Now(took=[an_int(x) for x in a_list(present(d, "took"))], path=[an_int(x) for x in a_list(present(d, "path"))], gains=[a_str(x) for x in a_list(present(d, "gains"))], skills=[a_str(x) for x in a_list(present(d, "skills"))], cast=[a_str(x) for x in a_list(present(d, "cast"))], melted=[an_int(x) for x in a_list(present(d, "melted"))], move=(an_int(d["move"])) if "move" in d else 0, influence=(an_int(d["influence"])) if "influence" in d else 0, heal=(an_int(d["heal"])) if "heal" in d else 0, did=(a_bool(d["did"])) if "did" in d else False, moved=(a_bool(d["moved"])) if "moved" in d else False, acted=(a_bool(d["acted"])) if "acted" in d else False, may_take=(an_int(d["may_take"])) if "may_take" in d else 1, wounds=(an_int(d["wounds"])) if "wounds" in d else 0, wounds_discarded=(an_int(d["wounds_discarded"])) if "wounds_discarded" in d else 0, recruited=(an_int(d["recruited"])) if "recruited" in d else 0, slain=(an_int(d["slain"])) if "slain" in d else 0, again=(a_bool(d["again"])) if "again" in d else False, refused=(an_int(d["refused"])) if "refused" in d else 0)


def project_Now(o: Now, s: int) -> dict[str, object]:
    return {"is": "Now", "took": o.took[:], "path": o.path[:], "gains": o.gains[:], "skills": o.skills[:], "cast": o.cast[:], "melted": o.melted[:], "move": o.move, "influence": o.influence, "heal": o.heal, "did": o.did, "moved": o.moved, "acted": o.acted, "may_take": o.may_take, "wounds": o.wounds, "wounds_discarded": o.wounds_discarded, "recruited": o.recruited, "slain": o.slain, "again": o.again, "refused": o.refused}


def zones_Now(o: Now, out: list[Zone]) -> None:
    return None


def clone_Hero(o: Hero) -> Hero:
    return Hero(o.seat, o.name, clone_Zone(o.hand), clone_Zone(o.deck), clone_Zone(o.stored), clone_Zone(o.stack), o.discard[:], o.played[:], o.aside[:], o.crystals[:], o.tokens[:], [clone_Unit(x) for x in o.units], o.skills[:], o.flipped[:], clone_Now(o.now), o.claimed[:], o.fame, o.reputation, o.level, o.hex, o.tactic, o.tactic_used, o.kept_die, o.more_cards, o.plundered, o.token_down, o.out, o.marked, o.incantation)


def dump_Hero(o: Hero) -> dict[str, object]:
    return {"is": "Hero", "seat": o.seat, "name": o.name, "hand": dump_Zone(o.hand), "deck": dump_Zone(o.deck), "stored": dump_Zone(o.stored), "stack": dump_Zone(o.stack), "discard": o.discard[:], "played": o.played[:], "aside": o.aside[:], "crystals": o.crystals[:], "tokens": o.tokens[:], "units": [dump_Unit(x) for x in o.units], "skills": o.skills[:], "flipped": o.flipped[:], "now": dump_Now(o.now), "claimed": o.claimed[:], "fame": o.fame, "reputation": o.reputation, "level": o.level, "hex": o.hex, "tactic": o.tactic, "tactic_used": o.tactic_used, "kept_die": o.kept_die, "more_cards": o.more_cards, "plundered": o.plundered, "token_down": o.token_down, "out": o.out, "marked": list(o.marked), "incantation": o.incantation}


def load_Hero(raw: object) -> Hero:
    d = a_dict(raw)
    return Hero(seat=an_int(present(d, "seat")), name=a_str(present(d, "name")), hand=load_Zone(present(d, "hand")), deck=load_Zone(present(d, "deck")), stored=load_Zone(present(d, "stored")), stack=load_Zone(present(d, "stack")), discard=[a_str(x) for x in a_list(present(d, "discard"))], played=[a_str(x) for x in a_list(present(d, "played"))], aside=[a_str(x) for x in a_list(present(d, "aside"))], crystals=[an_int(x) for x in a_list(present(d, "crystals"))], tokens=[an_int(x) for x in a_list(present(d, "tokens"))], units=[load_Unit(x) for x in a_list(present(d, "units"))], skills=[a_str(x) for x in a_list(present(d, "skills"))], flipped=[a_str(x) for x in a_list(present(d, "flipped"))], now=load_Now(present(d, "now")), claimed=[an_int(x) for x in a_list(present(d, "claimed"))], fame=(an_int(d["fame"])) if "fame" in d else 0, reputation=(an_int(d["reputation"])) if "reputation" in d else 0, level=(an_int(d["level"])) if "level" in d else 1, hex=(an_int(d["hex"])) if "hex" in d else -1, tactic=(a_str(d["tactic"])) if "tactic" in d else '', tactic_used=(a_bool(d["tactic_used"])) if "tactic_used" in d else False, kept_die=(an_int(d["kept_die"])) if "kept_die" in d else -1, more_cards=(an_int(d["more_cards"])) if "more_cards" in d else 0, plundered=(a_bool(d["plundered"])) if "plundered" in d else False, token_down=(a_bool(d["token_down"])) if "token_down" in d else False, out=(a_bool(d["out"])) if "out" in d else False, marked=(tuple([an_int(x) for x in a_list(d["marked"])])) if "marked" in d else (), incantation=(an_int(d["incantation"])) if "incantation" in d else 0)


def project_Hero(o: Hero, s: int) -> dict[str, object]:
    return {"is": "Hero", "seat": o.seat, "name": o.name, "hand": project_Zone(o.hand, s), "deck": project_Zone(o.deck, s), "stored": project_Zone(o.stored, s), "stack": project_Zone(o.stack, s), "discard": o.discard[:], "played": o.played[:], "aside": o.aside[:], "crystals": o.crystals[:], "tokens": o.tokens[:], "units": [project_Unit(x, s) for x in o.units], "skills": o.skills[:], "flipped": o.flipped[:], "now": project_Now(o.now, s), "claimed": o.claimed[:], "fame": o.fame, "reputation": o.reputation, "level": o.level, "hex": o.hex, "tactic": o.tactic, "tactic_used": o.tactic_used, "kept_die": o.kept_die, "more_cards": o.more_cards, "plundered": o.plundered, "token_down": o.token_down, "out": o.out, "marked": list(o.marked), "incantation": o.incantation}


def zones_Hero(o: Hero, out: list[Zone]) -> None:
    out.append(o.hand)
    out.append(o.deck)
    out.append(o.stored)
    out.append(o.stack)
    for x6 in o.units:
        zones_Unit(x6, out)
    zones_Now(o.now, out)


def clone_Dummy(o: Dummy) -> Dummy:
    return Dummy(o.name, clone_Zone(o.deck), o.discard[:], o.crystals[:], clone_Zone(o.stack), o.tactic)


def dump_Dummy(o: Dummy) -> dict[str, object]:
    return {"is": "Dummy", "name": o.name, "deck": dump_Zone(o.deck), "discard": o.discard[:], "crystals": o.crystals[:], "stack": dump_Zone(o.stack), "tactic": o.tactic}


def load_Dummy(raw: object) -> Dummy:
    d = a_dict(raw)
    return Dummy(name=a_str(present(d, "name")), deck=load_Zone(present(d, "deck")), discard=[a_str(x) for x in a_list(present(d, "discard"))], crystals=[an_int(x) for x in a_list(present(d, "crystals"))], stack=load_Zone(present(d, "stack")), tactic=(a_str(d["tactic"])) if "tactic" in d else '')


def project_Dummy(o: Dummy, s: int) -> dict[str, object]:
    return {"is": "Dummy", "name": o.name, "deck": project_Zone(o.deck, s), "discard": o.discard[:], "crystals": o.crystals[:], "stack": project_Zone(o.stack, s), "tactic": o.tactic}


def zones_Dummy(o: Dummy, out: list[Zone]) -> None:
    out.append(o.deck)
    out.append(o.stack)


def clone_City(o: City) -> City:
    return City(o.hex, o.colour, o.level, o.shields[:], o.conquered, o.annex, o.annex_colour, o.friendly)


def dump_City(o: City) -> dict[str, object]:
    return {"is": "City", "hex": o.hex, "colour": o.colour, "level": o.level, "shields": o.shields[:], "conquered": o.conquered, "annex": o.annex, "annex_colour": o.annex_colour, "friendly": o.friendly}


def load_City(raw: object) -> City:
    d = a_dict(raw)
    return City(hex=an_int(present(d, "hex")), colour=an_int(present(d, "colour")), level=an_int(present(d, "level")), shields=[an_int(x) for x in a_list(present(d, "shields"))], conquered=(a_bool(d["conquered"])) if "conquered" in d else False, annex=(an_int(d["annex"])) if "annex" in d else -1, annex_colour=(an_int(d["annex_colour"])) if "annex_colour" in d else -1, friendly=(a_bool(d["friendly"])) if "friendly" in d else False)


def project_City(o: City, s: int) -> dict[str, object]:
    return {"is": "City", "hex": o.hex, "colour": o.colour, "level": o.level, "shields": o.shields[:], "conquered": o.conquered, "annex": o.annex, "annex_colour": o.annex_colour, "friendly": o.friendly}


def zones_City(o: City, out: list[Zone]) -> None:
    return None


def clone_SpareDie(o: SpareDie) -> SpareDie:
    return SpareDie(o.seat, clone_Zone(o.top), clone_Zone(o.faces), o.denied[:], o.shown)


def dump_SpareDie(o: SpareDie) -> dict[str, object]:
    return {"is": "SpareDie", "seat": o.seat, "top": dump_Zone(o.top), "faces": dump_Zone(o.faces), "denied": o.denied[:], "shown": o.shown}


def load_SpareDie(raw: object) -> SpareDie:
    d = a_dict(raw)
    return SpareDie(seat=an_int(present(d, "seat")), top=load_Zone(present(d, "top")), faces=load_Zone(present(d, "faces")), denied=[a_str(x) for x in a_list(present(d, "denied"))], shown=(a_bool(d["shown"])) if "shown" in d else False)


def project_SpareDie(o: SpareDie, s: int) -> dict[str, object]:
    return {"is": "SpareDie", "seat": o.seat, "top": project_Zone(o.top, s), "faces": project_Zone(o.faces, s), "denied": o.denied[:], "shown": o.shown}


def zones_SpareDie(o: SpareDie, out: list[Zone]) -> None:
    out.append(o.top)
    out.append(o.faces)


def clone_Centre(o: Centre) -> Centre:
    return Centre(o.skill, o.seat, o.mark)


def dump_Centre(o: Centre) -> dict[str, object]:
    return {"is": "Centre", "skill": o.skill, "seat": o.seat, "mark": o.mark}


def load_Centre(raw: object) -> Centre:
    d = a_dict(raw)
    return Centre(skill=a_str(present(d, "skill")), seat=an_int(present(d, "seat")), mark=(an_int(d["mark"])) if "mark" in d else -1)


def project_Centre(o: Centre, s: int) -> dict[str, object]:
    return {"is": "Centre", "skill": o.skill, "seat": o.seat, "mark": o.mark}


def zones_Centre(o: Centre, out: list[Zone]) -> None:
    return None


def clone_MageKnight(o: MageKnight) -> MageKnight:
    return MageKnight(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), o.learned, o.seq, o.scenario, o.shape, [clone_Hero(x) for x in o.heroes], o.where[:], clone_Zone(o.tiles), clone_Zone(o.core_tiles), clone_Zone(o.box), clone_Zone(o.core_box), [clone_Zone(x) for x in o.piles], [x[:] for x in o.discards], [clone_Zone(x) for x in o.down], [x[:] for x in o.down_at], o.up[:], o.up_at[:], o.shields.copy(), [clone_City(x) for x in o.cities], o.city_levels, o.source[:], [clone_Zone(x) for x in o.unit_decks], o.unit_offer[:], o.monastery_offer[:], clone_Zone(o.action_deck), o.action_offer[:], clone_Zone(o.spell_deck), o.spell_offer[:], clone_Zone(o.artifact_deck), o.common_skills[:], o.tactics[:], o.tactics_gone[:], o.removed[:], [clone_Centre(x) for x in o.centre], [clone_Modifier(x) for x in o.modifiers], None if o.fight is None else clone_Fight(o.fight), None if o.dummy is None else clone_Dummy(o.dummy), o.order[:], o.last_turns[:], o.teams, o.switches, [clone_Zone(x) for x in o.chosen], [clone_Zone(x) for x in o.drafted], o.rounds, o.round, o.night, o.phase, o.active, o.announced, o.ending, o.core_seen, o.finished, o.weighing, o.before, None if o.spare_die is None else clone_SpareDie(o.spare_die), None if o.joint is None else clone_Joint(o.joint), o.nights, o.owed, o.secret_dungeons, o.secret_tombs, o.turns)


def dump_MageKnight(o: MageKnight) -> dict[str, object]:
    return {"is": "MageKnight", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "learned": o.learned, "seq": o.seq, "scenario": o.scenario, "shape": o.shape, "heroes": [dump_Hero(x) for x in o.heroes], "where": o.where[:], "tiles": dump_Zone(o.tiles), "core_tiles": dump_Zone(o.core_tiles), "box": dump_Zone(o.box), "core_box": dump_Zone(o.core_box), "piles": [dump_Zone(x) for x in o.piles], "discards": [x[:] for x in o.discards], "down": [dump_Zone(x) for x in o.down], "down_at": [x[:] for x in o.down_at], "up": o.up[:], "up_at": o.up_at[:], "shields": [[k, x] for k, x in sorted(o.shields.items())], "cities": [dump_City(x) for x in o.cities], "city_levels": list(o.city_levels), "source": o.source[:], "unit_decks": [dump_Zone(x) for x in o.unit_decks], "unit_offer": o.unit_offer[:], "monastery_offer": o.monastery_offer[:], "action_deck": dump_Zone(o.action_deck), "action_offer": o.action_offer[:], "spell_deck": dump_Zone(o.spell_deck), "spell_offer": o.spell_offer[:], "artifact_deck": dump_Zone(o.artifact_deck), "common_skills": o.common_skills[:], "tactics": o.tactics[:], "tactics_gone": o.tactics_gone[:], "removed": o.removed[:], "centre": [dump_Centre(x) for x in o.centre], "modifiers": [dump_Modifier(x) for x in o.modifiers], "fight": None if o.fight is None else dump_Fight(o.fight), "dummy": None if o.dummy is None else dump_Dummy(o.dummy), "order": o.order[:], "last_turns": o.last_turns[:], "teams": list(o.teams), "switches": list(o.switches), "chosen": [dump_Zone(x) for x in o.chosen], "drafted": [dump_Zone(x) for x in o.drafted], "rounds": o.rounds, "round": o.round, "night": o.night, "phase": o.phase, "active": o.active, "announced": o.announced, "ending": o.ending, "core_seen": o.core_seen, "finished": o.finished, "weighing": o.weighing, "before": o.before, "spare_die": None if o.spare_die is None else dump_SpareDie(o.spare_die), "joint": None if o.joint is None else dump_Joint(o.joint), "nights": o.nights, "owed": list(o.owed), "secret_dungeons": list(o.secret_dungeons), "secret_tombs": list(o.secret_tombs), "turns": list(o.turns)}


def load_MageKnight(raw: object) -> MageKnight:
    d = a_dict(raw)
    return MageKnight(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), learned=an_int(present(d, "learned")), seq=an_int(present(d, "seq")), scenario=a_str(present(d, "scenario")), shape=a_str(present(d, "shape")), heroes=[load_Hero(x) for x in a_list(present(d, "heroes"))], where=[an_int(x) for x in a_list(present(d, "where"))], tiles=load_Zone(present(d, "tiles")), core_tiles=load_Zone(present(d, "core_tiles")), box=load_Zone(present(d, "box")), core_box=load_Zone(present(d, "core_box")), piles=[load_Zone(x) for x in a_list(present(d, "piles"))], discards=[[a_str(y) for y in a_list(x)] for x in a_list(present(d, "discards"))], down=[load_Zone(x) for x in a_list(present(d, "down"))], down_at=[[an_int(y) for y in a_list(x)] for x in a_list(present(d, "down_at"))], up=[a_str(x) for x in a_list(present(d, "up"))], up_at=[an_int(x) for x in a_list(present(d, "up_at"))], shields={an_int(a_list(x)[0]): an_int(a_list(x)[1]) for x in a_list(present(d, "shields"))}, cities=[load_City(x) for x in a_list(present(d, "cities"))], city_levels=tuple([an_int(x) for x in a_list(present(d, "city_levels"))]), source=[an_int(x) for x in a_list(present(d, "source"))], unit_decks=[load_Zone(x) for x in a_list(present(d, "unit_decks"))], unit_offer=[a_str(x) for x in a_list(present(d, "unit_offer"))], monastery_offer=[a_str(x) for x in a_list(present(d, "monastery_offer"))], action_deck=load_Zone(present(d, "action_deck")), action_offer=[a_str(x) for x in a_list(present(d, "action_offer"))], spell_deck=load_Zone(present(d, "spell_deck")), spell_offer=[a_str(x) for x in a_list(present(d, "spell_offer"))], artifact_deck=load_Zone(present(d, "artifact_deck")), common_skills=[a_str(x) for x in a_list(present(d, "common_skills"))], tactics=[a_str(x) for x in a_list(present(d, "tactics"))], tactics_gone=[a_str(x) for x in a_list(present(d, "tactics_gone"))], removed=[a_str(x) for x in a_list(present(d, "removed"))], centre=[load_Centre(x) for x in a_list(present(d, "centre"))], modifiers=[load_Modifier(x) for x in a_list(present(d, "modifiers"))], fight=None if present(d, "fight") is None else load_Fight(present(d, "fight")), dummy=None if present(d, "dummy") is None else load_Dummy(present(d, "dummy")), order=[an_int(x) for x in a_list(present(d, "order"))], last_turns=[an_int(x) for x in a_list(present(d, "last_turns"))], teams=tuple([an_int(x) for x in a_list(present(d, "teams"))]), switches=tuple([a_str(x) for x in a_list(present(d, "switches"))]), chosen=[load_Zone(x) for x in a_list(present(d, "chosen"))], drafted=[load_Zone(x) for x in a_list(present(d, "drafted"))], rounds=an_int(present(d, "rounds")), round=(an_int(d["round"])) if "round" in d else 1, night=(a_bool(d["night"])) if "night" in d else False, phase=(an_int(d["phase"])) if "phase" in d else 8, active=(an_int(d["active"])) if "active" in d else -1, announced=(an_int(d["announced"])) if "announced" in d else -1, ending=(a_bool(d["ending"])) if "ending" in d else False, core_seen=(a_bool(d["core_seen"])) if "core_seen" in d else False, finished=(a_bool(d["finished"])) if "finished" in d else False, weighing=(a_str(d["weighing"])) if "weighing" in d else '', before=(an_int(d["before"])) if "before" in d else -1, spare_die=(None if d["spare_die"] is None else load_SpareDie(d["spare_die"])) if "spare_die" in d else None, joint=(None if d["joint"] is None else load_Joint(d["joint"])) if "joint" in d else None, nights=(an_int(d["nights"])) if "nights" in d else 0, owed=(tuple([an_int(x) for x in a_list(d["owed"])])) if "owed" in d else (), secret_dungeons=(tuple([an_int(x) for x in a_list(d["secret_dungeons"])])) if "secret_dungeons" in d else (), secret_tombs=(tuple([an_int(x) for x in a_list(d["secret_tombs"])])) if "secret_tombs" in d else (), turns=(tuple([an_int(x) for x in a_list(d["turns"])])) if "turns" in d else ())


def project_MageKnight(o: MageKnight, s: int) -> dict[str, object]:
    return {"is": "MageKnight", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "seq": o.seq, "scenario": o.scenario, "shape": o.shape, "heroes": [project_Hero(x, s) for x in o.heroes], "where": o.where[:], "tiles": project_Zone(o.tiles, s), "core_tiles": project_Zone(o.core_tiles, s), "box": project_Zone(o.box, s), "core_box": project_Zone(o.core_box, s), "piles": [project_Zone(x, s) for x in o.piles], "discards": [x[:] for x in o.discards], "down": [project_Zone(x, s) for x in o.down], "down_at": [x[:] for x in o.down_at], "up": o.up[:], "up_at": o.up_at[:], "shields": {str(k): x for k, x in sorted(o.shields.items())}, "cities": [project_City(x, s) for x in o.cities], "city_levels": list(o.city_levels), "source": o.source[:], "unit_decks": [project_Zone(x, s) for x in o.unit_decks], "unit_offer": o.unit_offer[:], "monastery_offer": o.monastery_offer[:], "action_deck": project_Zone(o.action_deck, s), "action_offer": o.action_offer[:], "spell_deck": project_Zone(o.spell_deck, s), "spell_offer": o.spell_offer[:], "artifact_deck": project_Zone(o.artifact_deck, s), "common_skills": o.common_skills[:], "tactics": o.tactics[:], "tactics_gone": o.tactics_gone[:], "removed": o.removed[:], "centre": [project_Centre(x, s) for x in o.centre], "modifiers": [project_Modifier(x, s) for x in o.modifiers], "fight": None if o.fight is None else project_Fight(o.fight, s), "dummy": None if o.dummy is None else project_Dummy(o.dummy, s), "order": o.order[:], "last_turns": o.last_turns[:], "teams": list(o.teams), "switches": list(o.switches), "chosen": [project_Zone(x, s) for x in o.chosen], "drafted": [project_Zone(x, s) for x in o.drafted], "rounds": o.rounds, "round": o.round, "night": o.night, "phase": o.phase, "active": o.active, "announced": o.announced, "ending": o.ending, "core_seen": o.core_seen, "finished": o.finished, "weighing": o.weighing, "before": o.before, "spare_die": None if o.spare_die is None else project_SpareDie(o.spare_die, s), "joint": None if o.joint is None else project_Joint(o.joint, s), "nights": o.nights, "owed": list(o.owed), "secret_dungeons": list(o.secret_dungeons), "secret_tombs": list(o.secret_tombs), "turns": list(o.turns)}


def zones_MageKnight(o: MageKnight, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.heroes:
        zones_Hero(x2, out)
    out.append(o.tiles)
    out.append(o.core_tiles)
    out.append(o.box)
    out.append(o.core_box)
    for x4 in o.piles:
        out.append(x4)
    for x7 in o.down:
        out.append(x7)
    for x13 in o.cities:
        zones_City(x13, out)
    for x15 in o.unit_decks:
        out.append(x15)
    out.append(o.action_deck)
    out.append(o.spell_deck)
    out.append(o.artifact_deck)
    for x24 in o.centre:
        zones_Centre(x24, out)
    for x25 in o.modifiers:
        zones_Modifier(x25, out)
    if o.fight is not None:
        zones_Fight(o.fight, out)
    if o.dummy is not None:
        zones_Dummy(o.dummy, out)
    for x28 in o.chosen:
        out.append(x28)
    for x29 in o.drafted:
        out.append(x29)
    if o.spare_die is not None:
        zones_SpareDie(o.spare_die, out)
    if o.joint is not None:
        zones_Joint(o.joint, out)


def clone_Resolving(o: Resolving) -> Resolving:
    return Resolving(o.seat, o.todo[:], o.source, o.colour, o.bonus, o.by, o.unit)


def dump_Resolving(o: Resolving) -> dict[str, object]:
    return {"is": "Resolving", "seat": o.seat, "todo": [x.id for x in o.todo], "source": o.source, "colour": o.colour, "bonus": o.bonus, "by": o.by, "unit": o.unit}


def load_Resolving(raw: object) -> Resolving:
    d = a_dict(raw)
    return Resolving(seat=an_int(present(d, "seat")), todo=[node(a_str(x)) for x in a_list(present(d, "todo"))], source=(a_str(d["source"])) if "source" in d else '', colour=(an_int(d["colour"])) if "colour" in d else -1, bonus=(an_int(d["bonus"])) if "bonus" in d else 0, by=(a_str(d["by"])) if "by" in d else 'card', unit=(an_int(d["unit"])) if "unit" in d else -1)


def project_Resolving(o: Resolving, s: int) -> dict[str, object]:
    return {"is": "Resolving", "seat": o.seat, "todo": [x.id for x in o.todo], "source": o.source, "colour": o.colour, "bonus": o.bonus, "by": o.by, "unit": o.unit}


def zones_Resolving(o: Resolving, out: list[Zone]) -> None:
    return None


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {Decompose: clone_Decompose, Maximize: clone_Maximize, Talent: clone_Talent, Train: clone_Train, Tempo: clone_Tempo, Frightened: clone_Frightened, WoundsGo: clone_WoundsGo, GiveCards: clone_GiveCards, HowHard: clone_HowHard, Studying: clone_Studying, Done: clone_Done, SetDie: clone_SetDie, Strengthen: clone_Strengthen, BreakResistance: clone_BreakResistance, Inspire: clone_Inspire, Fly: clone_Fly, Empower: clone_Empower, PowerColour: clone_PowerColour, Ritual: clone_Ritual, ThrowWounds: clone_ThrowWounds, PassWound: clone_PassWound, MarkColour: clone_MarkColour, RollOne: clone_RollOne, TakeOpened: clone_TakeOpened, Invoke: clone_Invoke, GiveCard: clone_GiveCard, SpendAtOnce: clone_SpendAtOnce, PlayFor: clone_PlayFor, ActivateFor: clone_ActivateFor, NameColour: clone_NameColour, Meltdown: clone_Meltdown, TakeCrystal: clone_TakeCrystal, Radiance: clone_Radiance, Claim: clone_Claim, ClaimDie: clone_ClaimDie, ReadMinds: clone_ReadMinds, GiveUpCard: clone_GiveUpCard, StealCard: clone_StealCard, FlowEnergy: clone_FlowEnergy, WakeUnit: clone_WakeUnit, DrainUnit: clone_DrainUnit, MoveDirectly: clone_MoveDirectly, Ground: clone_Ground, CallUnit: clone_CallUnit, Recollect: clone_Recollect, PickDiscarded: clone_PickDiscarded, LayOnDeck: clone_LayOnDeck, Rethinking: clone_Rethinking, KeepDie: clone_KeepDie, Refill: clone_Refill, RollAgain: clone_RollAgain, Meditating: clone_Meditating, SearchDeck: clone_SearchDeck, MoreMana: clone_MoreMana, Auction: clone_Auction, Joining: clone_Joining, Group: clone_Group, Phase: clone_Phase, Combat: clone_Combat, Hurt: clone_Hurt, Assign: clone_Assign, ChooseWay: clone_ChooseWay, PlayCard: clone_PlayCard, Draft: clone_Draft, AddDrafted: clone_AddDrafted, HeroAttack: clone_HeroAttack, HeroBattle: clone_HeroBattle, Attend: clone_Attend, HeroBlock: clone_HeroBlock, HitBack: clone_HitBack, HeroDamage: clone_HeroDamage, EndOfTurn: clone_EndOfTurn, Glade: clone_Glade, DiscardSome: clone_DiscardSome, Tribute: clone_Tribute, Enlist: clone_Enlist, Interaction: clone_Interaction, Thaw: clone_Thaw, OpenedDie: clone_OpenedDie, Call: clone_Call, Plan: clone_Plan, Invitation: clone_Invitation, JointAssault: clone_JointAssault, Storm: clone_Storm, TurnEnds: clone_TurnEnds, LevelUps: clone_LevelUps, ChooseSkill: clone_ChooseSkill, ChooseAction: clone_ChooseAction, PayMana: clone_PayMana, Between: clone_Between, CleanUp: clone_CleanUp, Rewards: clone_Rewards, NextReward: clone_NextReward, AnyCrystal: clone_AnyCrystal, GainArtifacts: clone_GainArtifacts, GainCard: clone_GainCard, GainUnit: clone_GainUnit, DrawUp: clone_DrawUp, Round: clone_Round, PickTactic: clone_PickTactic, ReturnBanners: clone_ReturnBanners, Game: clone_Game, RetireTactic: clone_RetireTactic, WhichTactic: clone_WhichTactic, HideEntrances: clone_HideEntrances, ChooseReturners: clone_ChooseReturners, ProposeReturner: clone_ProposeReturner, AgreeOnReturner: clone_AgreeOnReturner, SetUp: clone_SetUp, Moving: clone_Moving, Afterwards: clone_Afterwards, Resting: clone_Resting, Turn: clone_Turn, ChooseAbility: clone_ChooseAbility, Activate: clone_Activate, SetInSecret: clone_SetInSecret, Upgrade: clone_Upgrade, Resolving: clone_Resolving}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {Decompose: dump_Decompose, Maximize: dump_Maximize, Talent: dump_Talent, Train: dump_Train, Tempo: dump_Tempo, Frightened: dump_Frightened, WoundsGo: dump_WoundsGo, GiveCards: dump_GiveCards, HowHard: dump_HowHard, Studying: dump_Studying, Done: dump_Done, SetDie: dump_SetDie, Strengthen: dump_Strengthen, BreakResistance: dump_BreakResistance, Inspire: dump_Inspire, Fly: dump_Fly, Empower: dump_Empower, PowerColour: dump_PowerColour, Ritual: dump_Ritual, ThrowWounds: dump_ThrowWounds, PassWound: dump_PassWound, MarkColour: dump_MarkColour, RollOne: dump_RollOne, TakeOpened: dump_TakeOpened, Invoke: dump_Invoke, GiveCard: dump_GiveCard, SpendAtOnce: dump_SpendAtOnce, PlayFor: dump_PlayFor, ActivateFor: dump_ActivateFor, NameColour: dump_NameColour, Meltdown: dump_Meltdown, TakeCrystal: dump_TakeCrystal, Radiance: dump_Radiance, Claim: dump_Claim, ClaimDie: dump_ClaimDie, ReadMinds: dump_ReadMinds, GiveUpCard: dump_GiveUpCard, StealCard: dump_StealCard, FlowEnergy: dump_FlowEnergy, WakeUnit: dump_WakeUnit, DrainUnit: dump_DrainUnit, MoveDirectly: dump_MoveDirectly, Ground: dump_Ground, CallUnit: dump_CallUnit, Recollect: dump_Recollect, PickDiscarded: dump_PickDiscarded, LayOnDeck: dump_LayOnDeck, Rethinking: dump_Rethinking, KeepDie: dump_KeepDie, Refill: dump_Refill, RollAgain: dump_RollAgain, Meditating: dump_Meditating, SearchDeck: dump_SearchDeck, MoreMana: dump_MoreMana, Auction: dump_Auction, Joining: dump_Joining, Group: dump_Group, Phase: dump_Phase, Combat: dump_Combat, Hurt: dump_Hurt, Assign: dump_Assign, ChooseWay: dump_ChooseWay, PlayCard: dump_PlayCard, Draft: dump_Draft, AddDrafted: dump_AddDrafted, HeroAttack: dump_HeroAttack, HeroBattle: dump_HeroBattle, Attend: dump_Attend, HeroBlock: dump_HeroBlock, HitBack: dump_HitBack, HeroDamage: dump_HeroDamage, EndOfTurn: dump_EndOfTurn, Glade: dump_Glade, DiscardSome: dump_DiscardSome, Tribute: dump_Tribute, Enlist: dump_Enlist, Interaction: dump_Interaction, Thaw: dump_Thaw, OpenedDie: dump_OpenedDie, Call: dump_Call, Plan: dump_Plan, Invitation: dump_Invitation, JointAssault: dump_JointAssault, Storm: dump_Storm, TurnEnds: dump_TurnEnds, LevelUps: dump_LevelUps, ChooseSkill: dump_ChooseSkill, ChooseAction: dump_ChooseAction, PayMana: dump_PayMana, Between: dump_Between, CleanUp: dump_CleanUp, Rewards: dump_Rewards, NextReward: dump_NextReward, AnyCrystal: dump_AnyCrystal, GainArtifacts: dump_GainArtifacts, GainCard: dump_GainCard, GainUnit: dump_GainUnit, DrawUp: dump_DrawUp, Round: dump_Round, PickTactic: dump_PickTactic, ReturnBanners: dump_ReturnBanners, Game: dump_Game, RetireTactic: dump_RetireTactic, WhichTactic: dump_WhichTactic, HideEntrances: dump_HideEntrances, ChooseReturners: dump_ChooseReturners, ProposeReturner: dump_ProposeReturner, AgreeOnReturner: dump_AgreeOnReturner, SetUp: dump_SetUp, Moving: dump_Moving, Afterwards: dump_Afterwards, Resting: dump_Resting, Turn: dump_Turn, ChooseAbility: dump_ChooseAbility, Activate: dump_Activate, SetInSecret: dump_SetInSecret, Upgrade: dump_Upgrade, Resolving: dump_Resolving}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {Decompose: project_Decompose, Maximize: project_Maximize, Talent: project_Talent, Train: project_Train, Tempo: project_Tempo, Frightened: project_Frightened, WoundsGo: project_WoundsGo, GiveCards: project_GiveCards, HowHard: project_HowHard, Studying: project_Studying, Done: project_Done, SetDie: project_SetDie, Strengthen: project_Strengthen, BreakResistance: project_BreakResistance, Inspire: project_Inspire, Fly: project_Fly, Empower: project_Empower, PowerColour: project_PowerColour, Ritual: project_Ritual, ThrowWounds: project_ThrowWounds, PassWound: project_PassWound, MarkColour: project_MarkColour, RollOne: project_RollOne, TakeOpened: project_TakeOpened, Invoke: project_Invoke, GiveCard: project_GiveCard, SpendAtOnce: project_SpendAtOnce, PlayFor: project_PlayFor, ActivateFor: project_ActivateFor, NameColour: project_NameColour, Meltdown: project_Meltdown, TakeCrystal: project_TakeCrystal, Radiance: project_Radiance, Claim: project_Claim, ClaimDie: project_ClaimDie, ReadMinds: project_ReadMinds, GiveUpCard: project_GiveUpCard, StealCard: project_StealCard, FlowEnergy: project_FlowEnergy, WakeUnit: project_WakeUnit, DrainUnit: project_DrainUnit, MoveDirectly: project_MoveDirectly, Ground: project_Ground, CallUnit: project_CallUnit, Recollect: project_Recollect, PickDiscarded: project_PickDiscarded, LayOnDeck: project_LayOnDeck, Rethinking: project_Rethinking, KeepDie: project_KeepDie, Refill: project_Refill, RollAgain: project_RollAgain, Meditating: project_Meditating, SearchDeck: project_SearchDeck, MoreMana: project_MoreMana, Auction: project_Auction, Joining: project_Joining, Group: project_Group, Phase: project_Phase, Combat: project_Combat, Hurt: project_Hurt, Assign: project_Assign, ChooseWay: project_ChooseWay, PlayCard: project_PlayCard, Draft: project_Draft, AddDrafted: project_AddDrafted, HeroAttack: project_HeroAttack, HeroBattle: project_HeroBattle, Attend: project_Attend, HeroBlock: project_HeroBlock, HitBack: project_HitBack, HeroDamage: project_HeroDamage, EndOfTurn: project_EndOfTurn, Glade: project_Glade, DiscardSome: project_DiscardSome, Tribute: project_Tribute, Enlist: project_Enlist, Interaction: project_Interaction, Thaw: project_Thaw, OpenedDie: project_OpenedDie, Call: project_Call, Plan: project_Plan, Invitation: project_Invitation, JointAssault: project_JointAssault, Storm: project_Storm, TurnEnds: project_TurnEnds, LevelUps: project_LevelUps, ChooseSkill: project_ChooseSkill, ChooseAction: project_ChooseAction, PayMana: project_PayMana, Between: project_Between, CleanUp: project_CleanUp, Rewards: project_Rewards, NextReward: project_NextReward, AnyCrystal: project_AnyCrystal, GainArtifacts: project_GainArtifacts, GainCard: project_GainCard, GainUnit: project_GainUnit, DrawUp: project_DrawUp, Round: project_Round, PickTactic: project_PickTactic, ReturnBanners: project_ReturnBanners, Game: project_Game, RetireTactic: project_RetireTactic, WhichTactic: project_WhichTactic, HideEntrances: project_HideEntrances, ChooseReturners: project_ChooseReturners, ProposeReturner: project_ProposeReturner, AgreeOnReturner: project_AgreeOnReturner, SetUp: project_SetUp, Moving: project_Moving, Afterwards: project_Afterwards, Resting: project_Resting, Turn: project_Turn, ChooseAbility: project_ChooseAbility, Activate: project_Activate, SetInSecret: project_SetInSecret, Upgrade: project_Upgrade, Resolving: project_Resolving}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {Decompose: zones_Decompose, Maximize: zones_Maximize, Talent: zones_Talent, Train: zones_Train, Tempo: zones_Tempo, Frightened: zones_Frightened, WoundsGo: zones_WoundsGo, GiveCards: zones_GiveCards, HowHard: zones_HowHard, Studying: zones_Studying, Done: zones_Done, SetDie: zones_SetDie, Strengthen: zones_Strengthen, BreakResistance: zones_BreakResistance, Inspire: zones_Inspire, Fly: zones_Fly, Empower: zones_Empower, PowerColour: zones_PowerColour, Ritual: zones_Ritual, ThrowWounds: zones_ThrowWounds, PassWound: zones_PassWound, MarkColour: zones_MarkColour, RollOne: zones_RollOne, TakeOpened: zones_TakeOpened, Invoke: zones_Invoke, GiveCard: zones_GiveCard, SpendAtOnce: zones_SpendAtOnce, PlayFor: zones_PlayFor, ActivateFor: zones_ActivateFor, NameColour: zones_NameColour, Meltdown: zones_Meltdown, TakeCrystal: zones_TakeCrystal, Radiance: zones_Radiance, Claim: zones_Claim, ClaimDie: zones_ClaimDie, ReadMinds: zones_ReadMinds, GiveUpCard: zones_GiveUpCard, StealCard: zones_StealCard, FlowEnergy: zones_FlowEnergy, WakeUnit: zones_WakeUnit, DrainUnit: zones_DrainUnit, MoveDirectly: zones_MoveDirectly, Ground: zones_Ground, CallUnit: zones_CallUnit, Recollect: zones_Recollect, PickDiscarded: zones_PickDiscarded, LayOnDeck: zones_LayOnDeck, Rethinking: zones_Rethinking, KeepDie: zones_KeepDie, Refill: zones_Refill, RollAgain: zones_RollAgain, Meditating: zones_Meditating, SearchDeck: zones_SearchDeck, MoreMana: zones_MoreMana, Auction: zones_Auction, Joining: zones_Joining, Group: zones_Group, Phase: zones_Phase, Combat: zones_Combat, Hurt: zones_Hurt, Assign: zones_Assign, ChooseWay: zones_ChooseWay, PlayCard: zones_PlayCard, Draft: zones_Draft, AddDrafted: zones_AddDrafted, HeroAttack: zones_HeroAttack, HeroBattle: zones_HeroBattle, Attend: zones_Attend, HeroBlock: zones_HeroBlock, HitBack: zones_HitBack, HeroDamage: zones_HeroDamage, EndOfTurn: zones_EndOfTurn, Glade: zones_Glade, DiscardSome: zones_DiscardSome, Tribute: zones_Tribute, Enlist: zones_Enlist, Interaction: zones_Interaction, Thaw: zones_Thaw, OpenedDie: zones_OpenedDie, Call: zones_Call, Plan: zones_Plan, Invitation: zones_Invitation, JointAssault: zones_JointAssault, Storm: zones_Storm, TurnEnds: zones_TurnEnds, LevelUps: zones_LevelUps, ChooseSkill: zones_ChooseSkill, ChooseAction: zones_ChooseAction, PayMana: zones_PayMana, Between: zones_Between, CleanUp: zones_CleanUp, Rewards: zones_Rewards, NextReward: zones_NextReward, AnyCrystal: zones_AnyCrystal, GainArtifacts: zones_GainArtifacts, GainCard: zones_GainCard, GainUnit: zones_GainUnit, DrawUp: zones_DrawUp, Round: zones_Round, PickTactic: zones_PickTactic, ReturnBanners: zones_ReturnBanners, Game: zones_Game, RetireTactic: zones_RetireTactic, WhichTactic: zones_WhichTactic, HideEntrances: zones_HideEntrances, ChooseReturners: zones_ChooseReturners, ProposeReturner: zones_ProposeReturner, AgreeOnReturner: zones_AgreeOnReturner, SetUp: zones_SetUp, Moving: zones_Moving, Afterwards: zones_Afterwards, Resting: zones_Resting, Turn: zones_Turn, ChooseAbility: zones_ChooseAbility, Activate: zones_Activate, SetInSecret: zones_SetInSecret, Upgrade: zones_Upgrade, Resolving: zones_Resolving}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"Decompose": load_Decompose, "Maximize": load_Maximize, "Talent": load_Talent, "Train": load_Train, "Tempo": load_Tempo, "Frightened": load_Frightened, "WoundsGo": load_WoundsGo, "GiveCards": load_GiveCards, "HowHard": load_HowHard, "Studying": load_Studying, "Done": load_Done, "SetDie": load_SetDie, "Strengthen": load_Strengthen, "BreakResistance": load_BreakResistance, "Inspire": load_Inspire, "Fly": load_Fly, "Empower": load_Empower, "PowerColour": load_PowerColour, "Ritual": load_Ritual, "ThrowWounds": load_ThrowWounds, "PassWound": load_PassWound, "MarkColour": load_MarkColour, "RollOne": load_RollOne, "TakeOpened": load_TakeOpened, "Invoke": load_Invoke, "GiveCard": load_GiveCard, "SpendAtOnce": load_SpendAtOnce, "PlayFor": load_PlayFor, "ActivateFor": load_ActivateFor, "NameColour": load_NameColour, "Meltdown": load_Meltdown, "TakeCrystal": load_TakeCrystal, "Radiance": load_Radiance, "Claim": load_Claim, "ClaimDie": load_ClaimDie, "ReadMinds": load_ReadMinds, "GiveUpCard": load_GiveUpCard, "StealCard": load_StealCard, "FlowEnergy": load_FlowEnergy, "WakeUnit": load_WakeUnit, "DrainUnit": load_DrainUnit, "MoveDirectly": load_MoveDirectly, "Ground": load_Ground, "CallUnit": load_CallUnit, "Recollect": load_Recollect, "PickDiscarded": load_PickDiscarded, "LayOnDeck": load_LayOnDeck, "Rethinking": load_Rethinking, "KeepDie": load_KeepDie, "Refill": load_Refill, "RollAgain": load_RollAgain, "Meditating": load_Meditating, "SearchDeck": load_SearchDeck, "MoreMana": load_MoreMana, "Auction": load_Auction, "Joining": load_Joining, "Group": load_Group, "Phase": load_Phase, "Combat": load_Combat, "Hurt": load_Hurt, "Assign": load_Assign, "ChooseWay": load_ChooseWay, "PlayCard": load_PlayCard, "Draft": load_Draft, "AddDrafted": load_AddDrafted, "HeroAttack": load_HeroAttack, "HeroBattle": load_HeroBattle, "Attend": load_Attend, "HeroBlock": load_HeroBlock, "HitBack": load_HitBack, "HeroDamage": load_HeroDamage, "EndOfTurn": load_EndOfTurn, "Glade": load_Glade, "DiscardSome": load_DiscardSome, "Tribute": load_Tribute, "Enlist": load_Enlist, "Interaction": load_Interaction, "Thaw": load_Thaw, "OpenedDie": load_OpenedDie, "Call": load_Call, "Plan": load_Plan, "Invitation": load_Invitation, "JointAssault": load_JointAssault, "Storm": load_Storm, "TurnEnds": load_TurnEnds, "LevelUps": load_LevelUps, "ChooseSkill": load_ChooseSkill, "ChooseAction": load_ChooseAction, "PayMana": load_PayMana, "Between": load_Between, "CleanUp": load_CleanUp, "Rewards": load_Rewards, "NextReward": load_NextReward, "AnyCrystal": load_AnyCrystal, "GainArtifacts": load_GainArtifacts, "GainCard": load_GainCard, "GainUnit": load_GainUnit, "DrawUp": load_DrawUp, "Round": load_Round, "PickTactic": load_PickTactic, "ReturnBanners": load_ReturnBanners, "Game": load_Game, "RetireTactic": load_RetireTactic, "WhichTactic": load_WhichTactic, "HideEntrances": load_HideEntrances, "ChooseReturners": load_ChooseReturners, "ProposeReturner": load_ProposeReturner, "AgreeOnReturner": load_AgreeOnReturner, "SetUp": load_SetUp, "Moving": load_Moving, "Afterwards": load_Afterwards, "Resting": load_Resting, "Turn": load_Turn, "ChooseAbility": load_ChooseAbility, "Activate": load_Activate, "SetInSecret": load_SetInSecret, "Upgrade": load_Upgrade, "Resolving": load_Resolving}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Modifier: ('what', 'amount', 'until', 'source', 'seat'),
    Joint: ('hex', 'members', 'back', 'counts', 'shares', 'hidden', 'waiting', 'under'),
    Foe: ('token', 'hex', 'attacks', 'rampaging', 'walls', 'city', 'summoner', 'away', 'dead', 'calm', 'bare', 'stripped', 'armour', 'weaker', 'slow', 'half_fame', 'covered', 'double_fame', 'annex'),
    Share: ('unit', 'at', 'n'),
    Shaken: ('seat', 'unit', 'armour', 'stripped'),
    Duel: ('aggressor', 'defender', 'attacker', 'shares', 'blockers', 'shaken', 'acted', 'stage', 'full', 'passes', 'mana', 'wounds', 'fallen', 'loser'),
    Fight: ('seat', 'hex', 'cause', 'foes', 'attack', 'block', 'riders', 'back', 'dark', 'no_units', 'breached', 'began', 'wounds', 'fallen', 'duel'),
    Decompose: ('seat', 'others', 'going'),
    Maximize: ('seat', 'way', 'left', 'bonus', 'card', 'agreed'),
    Talent: ('seat', 'going'),
    Train: ('seat', 'to', 'colour', 'going'),
    Tempo: ('seat', 'place', 'going'),
    Frightened: ('seat', 'left'),
    WoundsGo: ('seat', 'going'),
    GiveCards: ('seat', 'n', 'going'),
    HowHard: ('seat', 'going'),
    Studying: ('seat', 'spells', 'colour', 'going'),
    Done: ('at',),
    SetDie: ('seat', 'die', 'going'),
    Strengthen: ('seat', 'bonus', 'going'),
    BreakResistance: ('seat', 'going'),
    Inspire: ('seat', 'going'),
    Fly: ('seat', 'going'),
    Empower: ('seat', 'colour', 'at'),
    PowerColour: ('seat', 'colour'),
    Ritual: ('seat', 'at'),
    ThrowWounds: ('seat', 'least', 'going'),
    PassWound: ('seat', 'going'),
    MarkColour: ('seat', 'skill', 'going'),
    RollOne: ('seat', 'going'),
    TakeOpened: ('seat', 'going'),
    Invoke: ('seat', 'colour', 'at'),
    GiveCard: ('seat', 'colour'),
    SpendAtOnce: ('seat', 'colour', 'going'),
    PlayFor: ('seat', 'card', 'way', 'at'),
    ActivateFor: ('seat', 'unit', 'ability', 'at'),
    NameColour: ('seat', 'colour'),
    Meltdown: ('seat', 'lost', 'at'),
    TakeCrystal: ('seat', 'lost'),
    Radiance: ('seat', 'at'),
    Claim: ('seat', 'curse', 'at'),
    ClaimDie: ('seat', 'curse', 'going'),
    ReadMinds: ('seat', 'steal', 'given', 'colour', 'turn', 'at'),
    GiveUpCard: ('seat', 'colour', 'answered', 'card'),
    StealCard: ('seat', 'given'),
    FlowEnergy: ('seat', 'level', 'heals', 'turn', 'at'),
    WakeUnit: ('seat', 'heals', 'going'),
    DrainUnit: ('seat', 'rival', 'level', 'going'),
    MoveDirectly: ('seat', 'way', 'going', 'called'),
    Ground: ('seat', 'held', 'going'),
    CallUnit: ('seat', 'joins', 'going'),
    Recollect: ('seat', 'chosen', 'cards', 'at'),
    PickDiscarded: ('seat', 'cards'),
    LayOnDeck: ('seat', 'cards'),
    Rethinking: ('seat', 'n', 'going'),
    KeepDie: ('seat',),
    Refill: ('seat', 'going'),
    RollAgain: ('seat', 'picked', 'going'),
    Meditating: ('seat', 'n', 'going'),
    SearchDeck: ('seat', 'going'),
    MoreMana: ('seat', 'left'),
    Auction: ('speakers', 'bidders', 'hero', 'leader', 'bid', 'gave_up'),
    Joining: ('seat', 'going'),
    Group: ('seat', 'targets'),
    Phase: ('seat', 'phase', 'going'),
    Combat: ('seat', 'at'),
    Hurt: ('seat',),
    Assign: ('seat', 'foe', 'attack', 'left'),
    ChooseWay: ('seat', 'card', 'way'),
    PlayCard: ('seat', 'card', 'way', 'at'),
    Draft: ('packs',),
    AddDrafted: ('seats',),
    HeroAttack: ('seat', 'going', 'passed'),
    HeroBattle: ('defender', 'left', 'full', 'at'),
    Attend: ('seat', 'going'),
    HeroBlock: ('seat', 'going'),
    HitBack: ('seat', 'rider', 'going'),
    HeroDamage: ('seat', 'left'),
    EndOfTurn: ('seat', 'at'),
    Glade: ('seat', 'going'),
    DiscardSome: ('seat', 'must', 'going'),
    Tribute: ('seat', 'colour', 'at'),
    Enlist: ('seat', 'kind', 'bonds'),
    Interaction: ('seat', 'going', 'greeted'),
    Thaw: ('seat', 'going'),
    OpenedDie: ('seat',),
    Call: ('seat', 'hex', 'under', 'at'),
    Plan: ('seat', 'hex', 'invited', 'counts', 'settled', 'cancelled'),
    Invitation: ('who', 'asked', 'yes', 'no', 'hex', 'members', 'counts'),
    JointAssault: ('seat', 'turn', 'at'),
    Storm: ('seat', 'caller', 'at'),
    TurnEnds: ('seat', 'at'),
    LevelUps: ('seat', 'at'),
    ChooseSkill: ('seat', 'shown', 'going'),
    ChooseAction: ('seat', 'lowest', 'going'),
    PayMana: ('seat', 'wanted', 'reason', 'then'),
    Between: ('turn', 'order', 'passed', 'trigger'),
    CleanUp: ('seat', 'at'),
    Rewards: ('seat', 'late', 'at'),
    NextReward: ('seat', 'gain'),
    AnyCrystal: ('seat', 'going'),
    GainArtifacts: ('seat', 'won', 'drawn', 'returned'),
    GainCard: ('seat', 'kind', 'going'),
    GainUnit: ('seat', 'going'),
    DrawUp: ('seat', 'limit', 'at'),
    Round: ('turn', 'seat', 'at'),
    PickTactic: ('seat',),
    ReturnBanners: ('seat', 'going'),
    Game: ('at',),
    RetireTactic: ('at',),
    WhichTactic: ('order', 'turn', 'offer', 'yes', 'proposed', 'result'),
    HideEntrances: ('seat', 'villages'),
    ChooseReturners: ('team', 'at'),
    ProposeReturner: ('seat', 'team', 'dealt', 'going'),
    AgreeOnReturner: ('seat', 'team', 'going'),
    SetUp: ('at',),
    Moving: ('seat', 'going', 'then'),
    Afterwards: ('seat', 'going'),
    Resting: ('seat', 'slow', 'given', 'going'),
    Turn: ('seat', 'at'),
    ChooseAbility: ('seat', 'kind', 'ability'),
    Activate: ('seat', 'kind', 'unit', 'ability', 'at'),
    SetInSecret: ('seat', 'rival', 'going'),
    Upgrade: ('order', 'shown', 'card'),
    Unit: ('kind', 'spent', 'wounds', 'banner', 'banner_used', 'resisted', 'under_bonds'),
    Now: ('took', 'path', 'gains', 'skills', 'cast', 'melted', 'move', 'influence', 'heal', 'did', 'moved', 'acted', 'may_take', 'wounds', 'wounds_discarded', 'recruited', 'slain', 'again', 'refused'),
    Hero: ('seat', 'name', 'hand', 'deck', 'stored', 'stack', 'discard', 'played', 'aside', 'crystals', 'tokens', 'units', 'skills', 'flipped', 'now', 'claimed', 'fame', 'reputation', 'level', 'hex', 'tactic', 'tactic_used', 'kept_die', 'more_cards', 'plundered', 'token_down', 'out', 'marked', 'incantation'),
    Dummy: ('name', 'deck', 'discard', 'crystals', 'stack', 'tactic'),
    City: ('hex', 'colour', 'level', 'shields', 'conquered', 'annex', 'annex_colour', 'friendly'),
    SpareDie: ('seat', 'top', 'faces', 'denied', 'shown'),
    Centre: ('skill', 'seat', 'mark'),
    MageKnight: ('seats', 'stack', 'rng', 'learned', 'seq', 'scenario', 'shape', 'heroes', 'where', 'tiles', 'core_tiles', 'box', 'core_box', 'piles', 'discards', 'down', 'down_at', 'up', 'up_at', 'shields', 'cities', 'city_levels', 'source', 'unit_decks', 'unit_offer', 'monastery_offer', 'action_deck', 'action_offer', 'spell_deck', 'spell_offer', 'artifact_deck', 'common_skills', 'tactics', 'tactics_gone', 'removed', 'centre', 'modifiers', 'fight', 'dummy', 'order', 'last_turns', 'teams', 'switches', 'chosen', 'drafted', 'rounds', 'round', 'night', 'phase', 'active', 'announced', 'ending', 'core_seen', 'finished', 'weighing', 'before', 'spare_die', 'joint', 'nights', 'owed', 'secret_dungeons', 'secret_tombs', 'turns'),
    Resolving: ('seat', 'todo', 'source', 'colour', 'bonus', 'by', 'unit'),
}

DERIVED: Final = Derived(clone_MageKnight, dump_MageKnight, load_MageKnight, project_MageKnight, zones_MageKnight, SHAPE)
