"""Written by realms.kernel.derive from the constructors; never edit by hand (`make regen`)."""

# ruff: noqa
# fmt: off
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from realms.kernel.codec import a_bool, a_dict, a_list, a_step, a_str, an_int, present
from realms.kernel.codec import dump_Rng, dump_Zone, load_Rng, load_Zone
from realms.kernel.frame import Frame
from realms.kernel.match import Derived
from realms.kernel.model import BadSave
from realms.kernel.rng import Rng, clone_Rng
from realms.kernel.zones import Zone, clone_Zone, project_Zone
from realms.games.runewars.rules.armies import Cull
from realms.games.runewars.rules.arrival import Joined, March
from realms.games.runewars.rules.battle import Battle, PickType
from realms.games.runewars.rules.battle_cards import Lightning
from realms.games.runewars.rules.battle_end import DefencesChoice, Excess, TakeStronghold
from realms.games.runewars.rules.battle_lines import Drawn, Fighter, Host
from realms.games.runewars.rules.battle_opening import Opening
from realms.games.runewars.rules.battle_picks import Pick
from realms.games.runewars.rules.battle_units import FuryChoice, OverpowerChoice
from realms.games.runewars.rules.bids import Bid, BreakTie, LateBid, SealBids
from realms.games.runewars.rules.building import BuildMap, LayHome, LayTile, PutMarker
from realms.games.runewars.rules.diplomacy import ChooseFate, Diplomacy, Parley
from realms.games.runewars.rules.duel import ClaimTreachery, Duel
from realms.games.runewars.rules.duel_asks import Answer, Blows, Deception, Escape, NameArms, PickCard, Spoils, StartEffects, UseOrb
from realms.games.runewars.rules.duel_lines import Duellist
from realms.games.runewars.rules.fortify import Dismantle, LayRune
from realms.games.runewars.rules.gaining import GainRune
from realms.games.runewars.rules.game import ChooseOrders, Game, Season
from realms.games.runewars.rules.hands import TrimTactics
from realms.games.runewars.rules.hero_powers import Slay, SlayOne
from realms.games.runewars.rules.hero_turns import AmbushBy, Entering, HeroTurns
from realms.games.runewars.rules.hero_verbs import Respite
from realms.games.runewars.rules.heroes import KeepReward, Trial
from realms.games.runewars.rules.hiring import Hire, KeepHero, PlaceHero
from realms.games.runewars.rules.icons import Autumn, AutumnGain, LongWinter, Starve, TakeBack
from realms.games.runewars.rules.marching import Gather
from realms.games.runewars.rules.moving import ChoosePass
from realms.games.runewars.rules.objectives import KeepObjective, PayTactics, SwapObjective
from realms.games.runewars.rules.orders_home import PayForTitle, PickNeutrals
from realms.games.runewars.rules.plays import Aim, EachOrderBack, OrderBack
from realms.games.runewars.rules.plays_battle import Blackmailed
from realms.games.runewars.rules.plays_map import FoundCity, Overfull, SendRune
from realms.games.runewars.rules.plays_turn import EachLiftsToken, Grant, LiftToken
from realms.games.runewars.rules.portals import ChoosePortal, Portal, SettleAll
from realms.games.runewars.rules.quest_phase import QuestPhase, Questing
from realms.games.runewars.rules.quests import Attempt, LearnAttribute, LoseReward, ReplaceQuest
from realms.games.runewars.rules.recruiting import Muster
from realms.games.runewars.rules.retreat import HeroRetreat, Retreat, RetreatTo
from realms.games.runewars.rules.rewards import Crowded, Freeze, StandUp, Storm, Summon
from realms.games.runewars.rules.season_asks import BrokenAllegiance, BuyObjective, BuyRune, LoseUnits, MoveHomeRune, TrueNature
from realms.games.runewars.rules.season_cards import EachPlayer, PrepareYear
from realms.games.runewars.rules.season_councils import BurnCity, Council, Disarm, EachGains, FavorHero, GiveRune
from realms.games.runewars.rules.setup import AtHome, FirstHeroes, FirstObjectives, Forces, HomeForces, PickFaction, SetUp
from realms.games.runewars.rules.strategy import Redeploy, Strategy
from realms.games.runewars.rules.tactics import TacticsMoment
from realms.games.runewars.rules.titles import GiveRewards, GiveUp
from realms.games.runewars.rules.turn import Turn
from realms.games.runewars.state import Hero, Realm, Remains, Runewars


def clone_Cull(o: Cull) -> Cull:
    return Cull(o.seat, o.area, o.limit, o.rule)


def dump_Cull(o: Cull) -> dict[str, object]:
    return {"is": "Cull", "seat": o.seat, "area": o.area, "limit": o.limit, "rule": o.rule}


def load_Cull(raw: object) -> Cull:
    d = a_dict(raw)
    return Cull(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), limit=an_int(present(d, "limit")), rule=a_str(present(d, "rule")))


def project_Cull(o: Cull, s: int) -> dict[str, object]:
    return {"is": "Cull", "seat": o.seat, "area": o.area, "limit": o.limit, "rule": o.rule}


def zones_Cull(o: Cull, out: list[Zone]) -> None:
    return None


def clone_Joined(o: Joined) -> Joined:
    return Joined(o.seat, o.area, o.rule, o.at)


def dump_Joined(o: Joined) -> dict[str, object]:
    return {"is": "Joined", "seat": o.seat, "area": o.area, "rule": o.rule, "at": o.at}


def load_Joined(raw: object) -> Joined:
    d = a_dict(raw)
    return Joined(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), rule=a_str(present(d, "rule")), at=a_step(present(d, "at"), Joined.ORDER, Joined.STEPS_WERE))


def project_Joined(o: Joined, s: int) -> dict[str, object]:
    return {"is": "Joined", "seat": o.seat, "area": o.area, "rule": o.rule, "at": o.at}


def zones_Joined(o: Joined, out: list[Zone]) -> None:
    return None


def clone_March(o: March) -> March:
    return March(o.seat, o.area, o.froms[:], o.units[:], o.second, o.conquer_bonus, o.at)


def dump_March(o: March) -> dict[str, object]:
    return {"is": "March", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "at": o.at}


def load_March(raw: object) -> March:
    d = a_dict(raw)
    return March(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], second=a_bool(present(d, "second")), conquer_bonus=a_bool(present(d, "conquer_bonus")), at=a_step(present(d, "at"), March.ORDER, March.STEPS_WERE))


def project_March(o: March, s: int) -> dict[str, object]:
    return {"is": "March", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "at": o.at}


def zones_March(o: March, out: list[Zone]) -> None:
    return None


def clone_Battle(o: Battle) -> Battle:
    return Battle(o.area, [clone_Host(x) for x in o.sides], o.siege, o.initiative, o.winner, o.orderly, o.fallen, o.worn, o.claim, o.scorched, o.at)


def dump_Battle(o: Battle) -> dict[str, object]:
    return {"is": "Battle", "area": o.area, "sides": [dump_Host(x) for x in o.sides], "siege": o.siege, "initiative": o.initiative, "winner": o.winner, "orderly": o.orderly, "fallen": o.fallen, "worn": o.worn, "claim": o.claim, "scorched": o.scorched, "at": o.at}


def load_Battle(raw: object) -> Battle:
    d = a_dict(raw)
    return Battle(area=an_int(present(d, "area")), sides=[load_Host(x) for x in a_list(present(d, "sides"))], siege=a_bool(present(d, "siege")), initiative=(an_int(d["initiative"])) if "initiative" in d else 0, winner=(an_int(d["winner"])) if "winner" in d else -1, orderly=(a_bool(d["orderly"])) if "orderly" in d else False, fallen=(a_bool(d["fallen"])) if "fallen" in d else False, worn=(a_bool(d["worn"])) if "worn" in d else True, claim=(a_str(d["claim"])) if "claim" in d else '', scorched=(a_bool(d["scorched"])) if "scorched" in d else False, at=a_step(present(d, "at"), Battle.ORDER, Battle.STEPS_WERE))


def project_Battle(o: Battle, s: int) -> dict[str, object]:
    return {"is": "Battle", "area": o.area, "sides": [project_Host(x, s) for x in o.sides], "siege": o.siege, "initiative": o.initiative, "winner": o.winner, "orderly": o.orderly, "fallen": o.fallen, "worn": o.worn, "claim": o.claim, "scorched": o.scorched, "at": o.at}


def zones_Battle(o: Battle, out: list[Zone]) -> None:
    for x1 in o.sides:
        zones_Host(x1, out)


def clone_PickType(o: PickType) -> PickType:
    return PickType(o.seat, o.side, o.going)


def dump_PickType(o: PickType) -> dict[str, object]:
    return {"is": "PickType", "seat": o.seat, "side": o.side, "going": o.going}


def load_PickType(raw: object) -> PickType:
    d = a_dict(raw)
    return PickType(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PickType(o: PickType, s: int) -> dict[str, object]:
    return {"is": "PickType", "seat": o.seat, "side": o.side, "going": o.going}


def zones_PickType(o: PickType, out: list[Zone]) -> None:
    return None


def clone_Lightning(o: Lightning) -> Lightning:
    return Lightning(o.n, o.at)


def dump_Lightning(o: Lightning) -> dict[str, object]:
    return {"is": "Lightning", "n": o.n, "at": o.at}


def load_Lightning(raw: object) -> Lightning:
    d = a_dict(raw)
    return Lightning(n=an_int(present(d, "n")), at=a_step(present(d, "at"), Lightning.ORDER, Lightning.STEPS_WERE))


def project_Lightning(o: Lightning, s: int) -> dict[str, object]:
    return {"is": "Lightning", "n": o.n, "at": o.at}


def zones_Lightning(o: Lightning, out: list[Zone]) -> None:
    return None


def clone_DefencesChoice(o: DefencesChoice) -> DefencesChoice:
    return DefencesChoice(o.seat, o.going)


def dump_DefencesChoice(o: DefencesChoice) -> dict[str, object]:
    return {"is": "DefencesChoice", "seat": o.seat, "going": o.going}


def load_DefencesChoice(raw: object) -> DefencesChoice:
    d = a_dict(raw)
    return DefencesChoice(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_DefencesChoice(o: DefencesChoice, s: int) -> dict[str, object]:
    return {"is": "DefencesChoice", "seat": o.seat, "going": o.going}


def zones_DefencesChoice(o: DefencesChoice, out: list[Zone]) -> None:
    return None


def clone_TakeStronghold(o: TakeStronghold) -> TakeStronghold:
    return TakeStronghold(o.seat, o.going)


def dump_TakeStronghold(o: TakeStronghold) -> dict[str, object]:
    return {"is": "TakeStronghold", "seat": o.seat, "going": o.going}


def load_TakeStronghold(raw: object) -> TakeStronghold:
    d = a_dict(raw)
    return TakeStronghold(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_TakeStronghold(o: TakeStronghold, s: int) -> dict[str, object]:
    return {"is": "TakeStronghold", "seat": o.seat, "going": o.going}


def zones_TakeStronghold(o: TakeStronghold, out: list[Zone]) -> None:
    return None


def clone_Excess(o: Excess) -> Excess:
    return Excess(o.seat, o.holder, o.area, o.standing[:], o.routed[:])


def dump_Excess(o: Excess) -> dict[str, object]:
    return {"is": "Excess", "seat": o.seat, "holder": o.holder, "area": o.area, "standing": o.standing[:], "routed": o.routed[:]}


def load_Excess(raw: object) -> Excess:
    d = a_dict(raw)
    return Excess(seat=an_int(present(d, "seat")), holder=an_int(present(d, "holder")), area=an_int(present(d, "area")), standing=[a_str(x) for x in a_list(present(d, "standing"))], routed=[a_str(x) for x in a_list(present(d, "routed"))])


def project_Excess(o: Excess, s: int) -> dict[str, object]:
    return {"is": "Excess", "seat": o.seat, "holder": o.holder, "area": o.area, "standing": o.standing[:], "routed": o.routed[:]}


def zones_Excess(o: Excess, out: list[Zone]) -> None:
    return None


def clone_Fighter(o: Fighter) -> Fighter:
    return Fighter(o.unit, o.damage, o.state)


def dump_Fighter(o: Fighter) -> dict[str, object]:
    return {"is": "Fighter", "unit": o.unit, "damage": o.damage, "state": o.state}


def load_Fighter(raw: object) -> Fighter:
    d = a_dict(raw)
    return Fighter(unit=a_str(present(d, "unit")), damage=an_int(present(d, "damage")), state=an_int(present(d, "state")))


def project_Fighter(o: Fighter, s: int) -> dict[str, object]:
    return {"is": "Fighter", "unit": o.unit, "damage": o.damage, "state": o.state}


def zones_Fighter(o: Fighter, out: list[Zone]) -> None:
    return None


def clone_Drawn(o: Drawn) -> Drawn:
    return Drawn(o.unit, o.card, o.came)


def dump_Drawn(o: Drawn) -> dict[str, object]:
    return {"is": "Drawn", "unit": o.unit, "card": o.card, "came": o.came}


def load_Drawn(raw: object) -> Drawn:
    d = a_dict(raw)
    return Drawn(unit=a_str(present(d, "unit")), card=a_str(present(d, "card")), came=an_int(present(d, "came")))


def project_Drawn(o: Drawn, s: int) -> dict[str, object]:
    return {"is": "Drawn", "unit": o.unit, "card": o.card, "came": o.came}


def zones_Drawn(o: Drawn, out: list[Zone]) -> None:
    return None


def clone_Host(o: Host) -> Host:
    return Host(o.seat, o.decider, [clone_Fighter(x) for x in o.fighters], o.drawn[:], o.kind, o.cards[:], o.orbs, o.routs, o.damage, o.tough[:], o.bonus.copy(), o.mark, [clone_Drawn(x) for x in o.read])


def dump_Host(o: Host) -> dict[str, object]:
    return {"is": "Host", "seat": o.seat, "decider": o.decider, "fighters": [dump_Fighter(x) for x in o.fighters], "drawn": o.drawn[:], "kind": o.kind, "cards": o.cards[:], "orbs": o.orbs, "routs": o.routs, "damage": o.damage, "tough": o.tough[:], "bonus": [[k, x] for k, x in sorted(o.bonus.items())], "mark": o.mark, "read": [dump_Drawn(x) for x in o.read]}


def load_Host(raw: object) -> Host:
    d = a_dict(raw)
    return Host(seat=an_int(present(d, "seat")), decider=an_int(present(d, "decider")), fighters=[load_Fighter(x) for x in a_list(present(d, "fighters"))], drawn=[a_str(x) for x in a_list(present(d, "drawn"))], kind=a_str(present(d, "kind")), cards=[a_str(x) for x in a_list(present(d, "cards"))], orbs=an_int(present(d, "orbs")), routs=an_int(present(d, "routs")), damage=an_int(present(d, "damage")), tough=[a_str(x) for x in a_list(present(d, "tough"))], bonus={a_str(a_list(x)[0]): an_int(a_list(x)[1]) for x in a_list(present(d, "bonus"))}, mark=an_int(present(d, "mark")), read=[load_Drawn(x) for x in a_list(present(d, "read"))])


def project_Host(o: Host, s: int) -> dict[str, object]:
    return {"is": "Host", "seat": o.seat, "decider": o.decider, "fighters": [project_Fighter(x, s) for x in o.fighters], "drawn": o.drawn[:], "kind": o.kind, "cards": o.cards[:], "orbs": o.orbs, "routs": o.routs, "damage": o.damage, "tough": o.tough[:], "bonus": {str(k): x for k, x in sorted(o.bonus.items())}, "mark": o.mark, "read": [project_Drawn(x, s) for x in o.read]}


def zones_Host(o: Host, out: list[Zone]) -> None:
    for x1 in o.fighters:
        zones_Fighter(x1, out)
    for x6 in o.read:
        zones_Drawn(x6, out)


def clone_Opening(o: Opening) -> Opening:
    return Opening(o.seat, o.played, o.carthos, o.going)


def dump_Opening(o: Opening) -> dict[str, object]:
    return {"is": "Opening", "seat": o.seat, "played": list(o.played), "carthos": o.carthos, "going": o.going}


def load_Opening(raw: object) -> Opening:
    d = a_dict(raw)
    return Opening(seat=an_int(present(d, "seat")), played=tuple([a_str(x) for x in a_list(present(d, "played"))]), carthos=a_bool(present(d, "carthos")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Opening(o: Opening, s: int) -> dict[str, object]:
    return {"is": "Opening", "seat": o.seat, "played": list(o.played), "carthos": o.carthos, "going": o.going}


def zones_Opening(o: Opening, out: list[Zone]) -> None:
    return None


def clone_Pick(o: Pick) -> Pick:
    return Pick(o.seat, o.side, o.deed, o.left, o.hit[:])


def dump_Pick(o: Pick) -> dict[str, object]:
    return {"is": "Pick", "seat": o.seat, "side": o.side, "deed": o.deed, "left": o.left, "hit": o.hit[:]}


def load_Pick(raw: object) -> Pick:
    d = a_dict(raw)
    return Pick(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), deed=a_str(present(d, "deed")), left=an_int(present(d, "left")), hit=[an_int(x) for x in a_list(present(d, "hit"))])


def project_Pick(o: Pick, s: int) -> dict[str, object]:
    return {"is": "Pick", "seat": o.seat, "side": o.side, "deed": o.deed, "left": o.left, "hit": o.hit[:]}


def zones_Pick(o: Pick, out: list[Zone]) -> None:
    return None


def clone_OverpowerChoice(o: OverpowerChoice) -> OverpowerChoice:
    return OverpowerChoice(o.seat, o.side, o.going)


def dump_OverpowerChoice(o: OverpowerChoice) -> dict[str, object]:
    return {"is": "OverpowerChoice", "seat": o.seat, "side": o.side, "going": o.going}


def load_OverpowerChoice(raw: object) -> OverpowerChoice:
    d = a_dict(raw)
    return OverpowerChoice(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_OverpowerChoice(o: OverpowerChoice, s: int) -> dict[str, object]:
    return {"is": "OverpowerChoice", "seat": o.seat, "side": o.side, "going": o.going}


def zones_OverpowerChoice(o: OverpowerChoice, out: list[Zone]) -> None:
    return None


def clone_FuryChoice(o: FuryChoice) -> FuryChoice:
    return FuryChoice(o.seat, o.side, o.going)


def dump_FuryChoice(o: FuryChoice) -> dict[str, object]:
    return {"is": "FuryChoice", "seat": o.seat, "side": o.side, "going": o.going}


def load_FuryChoice(raw: object) -> FuryChoice:
    d = a_dict(raw)
    return FuryChoice(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_FuryChoice(o: FuryChoice, s: int) -> dict[str, object]:
    return {"is": "FuryChoice", "seat": o.seat, "side": o.side, "going": o.going}


def zones_FuryChoice(o: FuryChoice, out: list[Zone]) -> None:
    return None


def clone_Bid(o: Bid) -> Bid:
    return Bid(o.losing, o.bids[:], o.last, o.winner, o.loser, o.at)


def dump_Bid(o: Bid) -> dict[str, object]:
    return {"is": "Bid", "losing": o.losing, "bids": o.bids[:], "last": o.last, "winner": o.winner, "loser": o.loser, "at": o.at}


def load_Bid(raw: object) -> Bid:
    d = a_dict(raw)
    return Bid(losing=a_bool(present(d, "losing")), bids=[an_int(x) for x in a_list(present(d, "bids"))], last=(an_int(d["last"])) if "last" in d else -2, winner=(an_int(d["winner"])) if "winner" in d else -2, loser=(an_int(d["loser"])) if "loser" in d else -2, at=a_step(present(d, "at"), Bid.ORDER, Bid.STEPS_WERE))


def project_Bid(o: Bid, s: int) -> dict[str, object]:
    return {"is": "Bid", "losing": o.losing, "bids": o.bids[:], "last": o.last, "winner": o.winner, "loser": o.loser, "at": o.at}


def zones_Bid(o: Bid, out: list[Zone]) -> None:
    return None


def clone_SealBids(o: SealBids) -> SealBids:
    return SealBids(o.seats, o.sealed.copy())


def dump_SealBids(o: SealBids) -> dict[str, object]:
    return {"is": "SealBids", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_SealBids(raw: object) -> SealBids:
    d = a_dict(raw)
    return SealBids(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_SealBids(o: SealBids, s: int) -> dict[str, object]:
    return {"is": "SealBids", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_SealBids(o: SealBids, out: list[Zone]) -> None:
    return None


def clone_LateBid(o: LateBid) -> LateBid:
    return LateBid(o.seat, o.going)


def dump_LateBid(o: LateBid) -> dict[str, object]:
    return {"is": "LateBid", "seat": o.seat, "going": o.going}


def load_LateBid(raw: object) -> LateBid:
    d = a_dict(raw)
    return LateBid(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LateBid(o: LateBid, s: int) -> dict[str, object]:
    return {"is": "LateBid", "seat": o.seat, "going": o.going}


def zones_LateBid(o: LateBid, out: list[Zone]) -> None:
    return None


def clone_BreakTie(o: BreakTie) -> BreakTie:
    return BreakTie(o.seat, o.tied[:], o.lowest, o.picked, o.going)


def dump_BreakTie(o: BreakTie) -> dict[str, object]:
    return {"is": "BreakTie", "seat": o.seat, "tied": o.tied[:], "lowest": o.lowest, "picked": o.picked, "going": o.going}


def load_BreakTie(raw: object) -> BreakTie:
    d = a_dict(raw)
    return BreakTie(seat=an_int(present(d, "seat")), tied=[an_int(x) for x in a_list(present(d, "tied"))], lowest=a_bool(present(d, "lowest")), picked=(an_int(d["picked"])) if "picked" in d else -2, going=(a_bool(d["going"])) if "going" in d else True)


def project_BreakTie(o: BreakTie, s: int) -> dict[str, object]:
    return {"is": "BreakTie", "seat": o.seat, "tied": o.tied[:], "lowest": o.lowest, "picked": o.picked, "going": o.going}


def zones_BreakTie(o: BreakTie, out: list[Zone]) -> None:
    return None


def clone_BuildMap(o: BuildMap) -> BuildMap:
    return BuildMap(o.kind, [x[:] for x in o.tiles], o.put[:], o.turn, o.tries, o.at)


def dump_BuildMap(o: BuildMap) -> dict[str, object]:
    return {"is": "BuildMap", "kind": o.kind, "tiles": [x[:] for x in o.tiles], "put": o.put[:], "turn": o.turn, "tries": o.tries, "at": o.at}


def load_BuildMap(raw: object) -> BuildMap:
    d = a_dict(raw)
    return BuildMap(kind=a_str(present(d, "kind")), tiles=[[a_str(y) for y in a_list(x)] for x in a_list(present(d, "tiles"))], put=[a_str(x) for x in a_list(present(d, "put"))], turn=(an_int(d["turn"])) if "turn" in d else 0, tries=(an_int(d["tries"])) if "tries" in d else 1, at=a_step(present(d, "at"), BuildMap.ORDER, BuildMap.STEPS_WERE))


def project_BuildMap(o: BuildMap, s: int) -> dict[str, object]:
    return {"is": "BuildMap", "kind": o.kind, "tiles": [x[:] for x in o.tiles], "put": o.put[:], "turn": o.turn, "tries": o.tries, "at": o.at}


def zones_BuildMap(o: BuildMap, out: list[Zone]) -> None:
    return None


def clone_LayTile(o: LayTile) -> LayTile:
    return LayTile(o.seat, o.going)


def dump_LayTile(o: LayTile) -> dict[str, object]:
    return {"is": "LayTile", "seat": o.seat, "going": o.going}


def load_LayTile(raw: object) -> LayTile:
    d = a_dict(raw)
    return LayTile(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LayTile(o: LayTile, s: int) -> dict[str, object]:
    return {"is": "LayTile", "seat": o.seat, "going": o.going}


def zones_LayTile(o: LayTile, out: list[Zone]) -> None:
    return None


def clone_PutMarker(o: PutMarker) -> PutMarker:
    return PutMarker(o.seat, o.going)


def dump_PutMarker(o: PutMarker) -> dict[str, object]:
    return {"is": "PutMarker", "seat": o.seat, "going": o.going}


def load_PutMarker(raw: object) -> PutMarker:
    d = a_dict(raw)
    return PutMarker(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PutMarker(o: PutMarker, s: int) -> dict[str, object]:
    return {"is": "PutMarker", "seat": o.seat, "going": o.going}


def zones_PutMarker(o: PutMarker, out: list[Zone]) -> None:
    return None


def clone_LayHome(o: LayHome) -> LayHome:
    return LayHome(o.seat, o.going)


def dump_LayHome(o: LayHome) -> dict[str, object]:
    return {"is": "LayHome", "seat": o.seat, "going": o.going}


def load_LayHome(raw: object) -> LayHome:
    d = a_dict(raw)
    return LayHome(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LayHome(o: LayHome, s: int) -> dict[str, object]:
    return {"is": "LayHome", "seat": o.seat, "going": o.going}


def zones_LayHome(o: LayHome, out: list[Zone]) -> None:
    return None


def clone_Diplomacy(o: Diplomacy) -> Diplomacy:
    return Diplomacy(o.seat, o.area, o.standing[:], o.second, o.conquer_bonus, o.cards[:], o.at)


def dump_Diplomacy(o: Diplomacy) -> dict[str, object]:
    return {"is": "Diplomacy", "seat": o.seat, "area": o.area, "standing": o.standing[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "cards": o.cards[:], "at": o.at}


def load_Diplomacy(raw: object) -> Diplomacy:
    d = a_dict(raw)
    return Diplomacy(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), standing=[a_str(x) for x in a_list(present(d, "standing"))], second=a_bool(present(d, "second")), conquer_bonus=a_bool(present(d, "conquer_bonus")), cards=[a_str(x) for x in a_list(present(d, "cards"))], at=a_step(present(d, "at"), Diplomacy.ORDER, Diplomacy.STEPS_WERE))


def project_Diplomacy(o: Diplomacy, s: int) -> dict[str, object]:
    return {"is": "Diplomacy", "seat": o.seat, "area": o.area, "standing": o.standing[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "cards": o.cards[:], "at": o.at}


def zones_Diplomacy(o: Diplomacy, out: list[Zone]) -> None:
    return None


def clone_Parley(o: Parley) -> Parley:
    return Parley(o.seat, o.area, o.second, o.spent, o.going)


def dump_Parley(o: Parley) -> dict[str, object]:
    return {"is": "Parley", "seat": o.seat, "area": o.area, "second": o.second, "spent": o.spent, "going": o.going}


def load_Parley(raw: object) -> Parley:
    d = a_dict(raw)
    return Parley(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), second=a_bool(present(d, "second")), spent=(an_int(d["spent"])) if "spent" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_Parley(o: Parley, s: int) -> dict[str, object]:
    return {"is": "Parley", "seat": o.seat, "area": o.area, "second": o.second, "spent": o.spent, "going": o.going}


def zones_Parley(o: Parley, out: list[Zone]) -> None:
    return None


def clone_ChooseFate(o: ChooseFate) -> ChooseFate:
    return ChooseFate(o.seat, o.area, o.cards[:], o.card)


def dump_ChooseFate(o: ChooseFate) -> dict[str, object]:
    return {"is": "ChooseFate", "seat": o.seat, "area": o.area, "cards": o.cards[:], "card": o.card}


def load_ChooseFate(raw: object) -> ChooseFate:
    d = a_dict(raw)
    return ChooseFate(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), cards=[a_str(x) for x in a_list(present(d, "cards"))], card=a_str(present(d, "card")))


def project_ChooseFate(o: ChooseFate, s: int) -> dict[str, object]:
    return {"is": "ChooseFate", "seat": o.seat, "area": o.area, "cards": o.cards[:], "card": o.card}


def zones_ChooseFate(o: ChooseFate, out: list[Zone]) -> None:
    return None


def clone_Duel(o: Duel) -> Duel:
    return Duel(o.area, [clone_Duellist(x) for x in o.sides], o.round, o.turn, o.cancelled, o.won, o.at)


def dump_Duel(o: Duel) -> dict[str, object]:
    return {"is": "Duel", "area": o.area, "sides": [dump_Duellist(x) for x in o.sides], "round": o.round, "turn": o.turn, "cancelled": o.cancelled, "won": o.won, "at": o.at}


def load_Duel(raw: object) -> Duel:
    d = a_dict(raw)
    return Duel(area=an_int(present(d, "area")), sides=[load_Duellist(x) for x in a_list(present(d, "sides"))], round=(an_int(d["round"])) if "round" in d else 0, turn=(an_int(d["turn"])) if "turn" in d else 0, cancelled=(a_bool(d["cancelled"])) if "cancelled" in d else False, won=(a_bool(d["won"])) if "won" in d else False, at=a_step(present(d, "at"), Duel.ORDER, Duel.STEPS_WERE))


def project_Duel(o: Duel, s: int) -> dict[str, object]:
    return {"is": "Duel", "area": o.area, "sides": [project_Duellist(x, s) for x in o.sides], "round": o.round, "turn": o.turn, "cancelled": o.cancelled, "won": o.won, "at": o.at}


def zones_Duel(o: Duel, out: list[Zone]) -> None:
    for x1 in o.sides:
        zones_Duellist(x1, out)


def clone_ClaimTreachery(o: ClaimTreachery) -> ClaimTreachery:
    return ClaimTreachery(o.seat, o.going)


def dump_ClaimTreachery(o: ClaimTreachery) -> dict[str, object]:
    return {"is": "ClaimTreachery", "seat": o.seat, "going": o.going}


def load_ClaimTreachery(raw: object) -> ClaimTreachery:
    d = a_dict(raw)
    return ClaimTreachery(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ClaimTreachery(o: ClaimTreachery, s: int) -> dict[str, object]:
    return {"is": "ClaimTreachery", "seat": o.seat, "going": o.going}


def zones_ClaimTreachery(o: ClaimTreachery, out: list[Zone]) -> None:
    return None


def clone_NameArms(o: NameArms) -> NameArms:
    return NameArms(o.seat, o.side, o.going)


def dump_NameArms(o: NameArms) -> dict[str, object]:
    return {"is": "NameArms", "seat": o.seat, "side": o.side, "going": o.going}


def load_NameArms(raw: object) -> NameArms:
    d = a_dict(raw)
    return NameArms(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_NameArms(o: NameArms, s: int) -> dict[str, object]:
    return {"is": "NameArms", "seat": o.seat, "side": o.side, "going": o.going}


def zones_NameArms(o: NameArms, out: list[Zone]) -> None:
    return None


def clone_StartEffects(o: StartEffects) -> StartEffects:
    return StartEffects(o.seat, o.side, o.going)


def dump_StartEffects(o: StartEffects) -> dict[str, object]:
    return {"is": "StartEffects", "seat": o.seat, "side": o.side, "going": o.going}


def load_StartEffects(raw: object) -> StartEffects:
    d = a_dict(raw)
    return StartEffects(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_StartEffects(o: StartEffects, s: int) -> dict[str, object]:
    return {"is": "StartEffects", "seat": o.seat, "side": o.side, "going": o.going}


def zones_StartEffects(o: StartEffects, out: list[Zone]) -> None:
    return None


def clone_Deception(o: Deception) -> Deception:
    return Deception(o.side, o.at)


def dump_Deception(o: Deception) -> dict[str, object]:
    return {"is": "Deception", "side": o.side, "at": o.at}


def load_Deception(raw: object) -> Deception:
    d = a_dict(raw)
    return Deception(side=an_int(present(d, "side")), at=a_step(present(d, "at"), Deception.ORDER, Deception.STEPS_WERE))


def project_Deception(o: Deception, s: int) -> dict[str, object]:
    return {"is": "Deception", "side": o.side, "at": o.at}


def zones_Deception(o: Deception, out: list[Zone]) -> None:
    return None


def clone_Escape(o: Escape) -> Escape:
    return Escape(o.seat, o.hero, o.going)


def dump_Escape(o: Escape) -> dict[str, object]:
    return {"is": "Escape", "seat": o.seat, "hero": o.hero, "going": o.going}


def load_Escape(raw: object) -> Escape:
    d = a_dict(raw)
    return Escape(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Escape(o: Escape, s: int) -> dict[str, object]:
    return {"is": "Escape", "seat": o.seat, "hero": o.hero, "going": o.going}


def zones_Escape(o: Escape, out: list[Zone]) -> None:
    return None


def clone_PickCard(o: PickCard) -> PickCard:
    return PickCard(o.seat, o.side, o.going)


def dump_PickCard(o: PickCard) -> dict[str, object]:
    return {"is": "PickCard", "seat": o.seat, "side": o.side, "going": o.going}


def load_PickCard(raw: object) -> PickCard:
    d = a_dict(raw)
    return PickCard(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PickCard(o: PickCard, s: int) -> dict[str, object]:
    return {"is": "PickCard", "seat": o.seat, "side": o.side, "going": o.going}


def zones_PickCard(o: PickCard, out: list[Zone]) -> None:
    return None


def clone_UseOrb(o: UseOrb) -> UseOrb:
    return UseOrb(o.seat, o.side, o.going)


def dump_UseOrb(o: UseOrb) -> dict[str, object]:
    return {"is": "UseOrb", "seat": o.seat, "side": o.side, "going": o.going}


def load_UseOrb(raw: object) -> UseOrb:
    d = a_dict(raw)
    return UseOrb(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), going=(a_bool(d["going"])) if "going" in d else True)


def project_UseOrb(o: UseOrb, s: int) -> dict[str, object]:
    return {"is": "UseOrb", "seat": o.seat, "side": o.side, "going": o.going}


def zones_UseOrb(o: UseOrb, out: list[Zone]) -> None:
    return None


def clone_Answer(o: Answer) -> Answer:
    return Answer(o.seat, o.side, o.reward, o.going)


def dump_Answer(o: Answer) -> dict[str, object]:
    return {"is": "Answer", "seat": o.seat, "side": o.side, "reward": o.reward, "going": o.going}


def load_Answer(raw: object) -> Answer:
    d = a_dict(raw)
    return Answer(seat=an_int(present(d, "seat")), side=an_int(present(d, "side")), reward=a_str(present(d, "reward")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Answer(o: Answer, s: int) -> dict[str, object]:
    return {"is": "Answer", "seat": o.seat, "side": o.side, "reward": o.reward, "going": o.going}


def zones_Answer(o: Answer, out: list[Zone]) -> None:
    return None


def clone_Blows(o: Blows) -> Blows:
    return Blows(o.side, o.reward, o.at)


def dump_Blows(o: Blows) -> dict[str, object]:
    return {"is": "Blows", "side": o.side, "reward": o.reward, "at": o.at}


def load_Blows(raw: object) -> Blows:
    d = a_dict(raw)
    return Blows(side=an_int(present(d, "side")), reward=a_str(present(d, "reward")), at=a_step(present(d, "at"), Blows.ORDER, Blows.STEPS_WERE))


def project_Blows(o: Blows, s: int) -> dict[str, object]:
    return {"is": "Blows", "side": o.side, "reward": o.reward, "at": o.at}


def zones_Blows(o: Blows, out: list[Zone]) -> None:
    return None


def clone_Spoils(o: Spoils) -> Spoils:
    return Spoils(o.seat, o.area, clone_Zone(o.loot))


def dump_Spoils(o: Spoils) -> dict[str, object]:
    return {"is": "Spoils", "seat": o.seat, "area": o.area, "loot": dump_Zone(o.loot)}


def load_Spoils(raw: object) -> Spoils:
    d = a_dict(raw)
    return Spoils(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), loot=load_Zone(present(d, "loot")))


def project_Spoils(o: Spoils, s: int) -> dict[str, object]:
    return {"is": "Spoils", "seat": o.seat, "area": o.area, "loot": project_Zone(o.loot, s)}


def zones_Spoils(o: Spoils, out: list[Zone]) -> None:
    out.append(o.loot)


def clone_Duellist(o: Duellist) -> Duellist:
    return Duellist(o.name, o.seat, o.hero, o.health, o.damage, o.weapon, o.armour, o.cards[:], o.card, o.wounds, o.guard, o.feat, o.used[:], o.fell)


def dump_Duellist(o: Duellist) -> dict[str, object]:
    return {"is": "Duellist", "name": o.name, "seat": o.seat, "hero": o.hero, "health": o.health, "damage": o.damage, "weapon": o.weapon, "armour": o.armour, "cards": o.cards[:], "card": o.card, "wounds": o.wounds, "guard": o.guard, "feat": o.feat, "used": o.used[:], "fell": o.fell}


def load_Duellist(raw: object) -> Duellist:
    d = a_dict(raw)
    return Duellist(name=a_str(present(d, "name")), seat=an_int(present(d, "seat")), hero=a_bool(present(d, "hero")), health=an_int(present(d, "health")), damage=an_int(present(d, "damage")), weapon=a_str(present(d, "weapon")), armour=a_str(present(d, "armour")), cards=[a_str(x) for x in a_list(present(d, "cards"))], card=a_str(present(d, "card")), wounds=an_int(present(d, "wounds")), guard=an_int(present(d, "guard")), feat=a_str(present(d, "feat")), used=[a_str(x) for x in a_list(present(d, "used"))], fell=a_bool(present(d, "fell")))


def project_Duellist(o: Duellist, s: int) -> dict[str, object]:
    return {"is": "Duellist", "name": o.name, "seat": o.seat, "hero": o.hero, "health": o.health, "damage": o.damage, "weapon": o.weapon, "armour": o.armour, "cards": o.cards[:], "card": o.card, "wounds": o.wounds, "guard": o.guard, "feat": o.feat, "used": o.used[:], "fell": o.fell}


def zones_Duellist(o: Duellist, out: list[Zone]) -> None:
    return None


def clone_Dismantle(o: Dismantle) -> Dismantle:
    return Dismantle(o.seat, o.area, o.going)


def dump_Dismantle(o: Dismantle) -> dict[str, object]:
    return {"is": "Dismantle", "seat": o.seat, "area": o.area, "going": o.going}


def load_Dismantle(raw: object) -> Dismantle:
    d = a_dict(raw)
    return Dismantle(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Dismantle(o: Dismantle, s: int) -> dict[str, object]:
    return {"is": "Dismantle", "seat": o.seat, "area": o.area, "going": o.going}


def zones_Dismantle(o: Dismantle, out: list[Zone]) -> None:
    return None


def clone_LayRune(o: LayRune) -> LayRune:
    return LayRune(o.seat, o.area, o.going)


def dump_LayRune(o: LayRune) -> dict[str, object]:
    return {"is": "LayRune", "seat": o.seat, "area": o.area, "going": o.going}


def load_LayRune(raw: object) -> LayRune:
    d = a_dict(raw)
    return LayRune(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LayRune(o: LayRune, s: int) -> dict[str, object]:
    return {"is": "LayRune", "seat": o.seat, "area": o.area, "going": o.going}


def zones_LayRune(o: LayRune, out: list[Zone]) -> None:
    return None


def clone_GainRune(o: GainRune) -> GainRune:
    return GainRune(o.seat, clone_Zone(o.tokens), o.home, o.removed)


def dump_GainRune(o: GainRune) -> dict[str, object]:
    return {"is": "GainRune", "seat": o.seat, "tokens": dump_Zone(o.tokens), "home": o.home, "removed": o.removed}


def load_GainRune(raw: object) -> GainRune:
    d = a_dict(raw)
    return GainRune(seat=an_int(present(d, "seat")), tokens=load_Zone(present(d, "tokens")), home=(a_bool(d["home"])) if "home" in d else False, removed=(an_int(d["removed"])) if "removed" in d else 0)


def project_GainRune(o: GainRune, s: int) -> dict[str, object]:
    return {"is": "GainRune", "seat": o.seat, "tokens": project_Zone(o.tokens, s), "home": o.home, "removed": o.removed}


def zones_GainRune(o: GainRune, out: list[Zone]) -> None:
    out.append(o.tokens)


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


def clone_Season(o: Season) -> Season:
    return Season(o.turns[:], o.at)


def dump_Season(o: Season) -> dict[str, object]:
    return {"is": "Season", "turns": o.turns[:], "at": o.at}


def load_Season(raw: object) -> Season:
    d = a_dict(raw)
    return Season(turns=[an_int(x) for x in a_list(present(d, "turns"))], at=a_step(present(d, "at"), Season.ORDER, Season.STEPS_WERE))


def project_Season(o: Season, s: int) -> dict[str, object]:
    return {"is": "Season", "turns": o.turns[:], "at": o.at}


def zones_Season(o: Season, out: list[Zone]) -> None:
    return None


def clone_ChooseOrders(o: ChooseOrders) -> ChooseOrders:
    return ChooseOrders(o.seats, o.sealed.copy())


def dump_ChooseOrders(o: ChooseOrders) -> dict[str, object]:
    return {"is": "ChooseOrders", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_ChooseOrders(raw: object) -> ChooseOrders:
    d = a_dict(raw)
    return ChooseOrders(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_ChooseOrders(o: ChooseOrders, s: int) -> dict[str, object]:
    return {"is": "ChooseOrders", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_ChooseOrders(o: ChooseOrders, out: list[Zone]) -> None:
    return None


def clone_TrimTactics(o: TrimTactics) -> TrimTactics:
    return TrimTactics(o.seat, o.limit)


def dump_TrimTactics(o: TrimTactics) -> dict[str, object]:
    return {"is": "TrimTactics", "seat": o.seat, "limit": o.limit}


def load_TrimTactics(raw: object) -> TrimTactics:
    d = a_dict(raw)
    return TrimTactics(seat=an_int(present(d, "seat")), limit=an_int(present(d, "limit")))


def project_TrimTactics(o: TrimTactics, s: int) -> dict[str, object]:
    return {"is": "TrimTactics", "seat": o.seat, "limit": o.limit}


def zones_TrimTactics(o: TrimTactics, out: list[Zone]) -> None:
    return None


def clone_Slay(o: Slay) -> Slay:
    return Slay(o.seat, o.area, o.shape, o.left, o.rule, o.at)


def dump_Slay(o: Slay) -> dict[str, object]:
    return {"is": "Slay", "seat": o.seat, "area": o.area, "shape": o.shape, "left": o.left, "rule": o.rule, "at": o.at}


def load_Slay(raw: object) -> Slay:
    d = a_dict(raw)
    return Slay(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), shape=a_str(present(d, "shape")), left=an_int(present(d, "left")), rule=a_str(present(d, "rule")), at=a_step(present(d, "at"), Slay.ORDER, Slay.STEPS_WERE))


def project_Slay(o: Slay, s: int) -> dict[str, object]:
    return {"is": "Slay", "seat": o.seat, "area": o.area, "shape": o.shape, "left": o.left, "rule": o.rule, "at": o.at}


def zones_Slay(o: Slay, out: list[Zone]) -> None:
    return None


def clone_SlayOne(o: SlayOne) -> SlayOne:
    return SlayOne(o.seat, o.area, o.shape, o.rule, o.going)


def dump_SlayOne(o: SlayOne) -> dict[str, object]:
    return {"is": "SlayOne", "seat": o.seat, "area": o.area, "shape": o.shape, "rule": o.rule, "going": o.going}


def load_SlayOne(raw: object) -> SlayOne:
    d = a_dict(raw)
    return SlayOne(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), shape=a_str(present(d, "shape")), rule=a_str(present(d, "rule")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SlayOne(o: SlayOne, s: int) -> dict[str, object]:
    return {"is": "SlayOne", "seat": o.seat, "area": o.area, "shape": o.shape, "rule": o.rule, "going": o.going}


def zones_SlayOne(o: SlayOne, out: list[Zone]) -> None:
    return None


def clone_HeroTurns(o: HeroTurns) -> HeroTurns:
    return HeroTurns(o.seat, o.acted[:], o.moved, o.used[:], o.passes[:], o.swift, o.going)


def dump_HeroTurns(o: HeroTurns) -> dict[str, object]:
    return {"is": "HeroTurns", "seat": o.seat, "acted": o.acted[:], "moved": o.moved, "used": o.used[:], "passes": o.passes[:], "swift": o.swift, "going": o.going}


def load_HeroTurns(raw: object) -> HeroTurns:
    d = a_dict(raw)
    return HeroTurns(seat=an_int(present(d, "seat")), acted=[a_str(x) for x in a_list(present(d, "acted"))], moved=a_str(present(d, "moved")), used=[a_str(x) for x in a_list(present(d, "used"))], passes=[a_str(x) for x in a_list(present(d, "passes"))], swift=(an_int(d["swift"])) if "swift" in d else 0, going=(a_bool(d["going"])) if "going" in d else True)


def project_HeroTurns(o: HeroTurns, s: int) -> dict[str, object]:
    return {"is": "HeroTurns", "seat": o.seat, "acted": o.acted[:], "moved": o.moved, "used": o.used[:], "passes": o.passes[:], "swift": o.swift, "going": o.going}


def zones_HeroTurns(o: HeroTurns, out: list[Zone]) -> None:
    return None


def clone_Entering(o: Entering) -> Entering:
    return Entering(o.seat, o.hero, o.area, o.at)


def dump_Entering(o: Entering) -> dict[str, object]:
    return {"is": "Entering", "seat": o.seat, "hero": o.hero, "area": o.area, "at": o.at}


def load_Entering(raw: object) -> Entering:
    d = a_dict(raw)
    return Entering(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), area=an_int(present(d, "area")), at=a_step(present(d, "at"), Entering.ORDER, Entering.STEPS_WERE))


def project_Entering(o: Entering, s: int) -> dict[str, object]:
    return {"is": "Entering", "seat": o.seat, "hero": o.hero, "area": o.area, "at": o.at}


def zones_Entering(o: Entering, out: list[Zone]) -> None:
    return None


def clone_AmbushBy(o: AmbushBy) -> AmbushBy:
    return AmbushBy(o.seat, o.going)


def dump_AmbushBy(o: AmbushBy) -> dict[str, object]:
    return {"is": "AmbushBy", "seat": o.seat, "going": o.going}


def load_AmbushBy(raw: object) -> AmbushBy:
    d = a_dict(raw)
    return AmbushBy(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_AmbushBy(o: AmbushBy, s: int) -> dict[str, object]:
    return {"is": "AmbushBy", "seat": o.seat, "going": o.going}


def zones_AmbushBy(o: AmbushBy, out: list[Zone]) -> None:
    return None


def clone_Respite(o: Respite) -> Respite:
    return Respite(o.seat, o.going)


def dump_Respite(o: Respite) -> dict[str, object]:
    return {"is": "Respite", "seat": o.seat, "going": o.going}


def load_Respite(raw: object) -> Respite:
    d = a_dict(raw)
    return Respite(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Respite(o: Respite, s: int) -> dict[str, object]:
    return {"is": "Respite", "seat": o.seat, "going": o.going}


def zones_Respite(o: Respite, out: list[Zone]) -> None:
    return None


def clone_KeepReward(o: KeepReward) -> KeepReward:
    return KeepReward(o.seat, o.hero, clone_Zone(o.drawn), o.going)


def dump_KeepReward(o: KeepReward) -> dict[str, object]:
    return {"is": "KeepReward", "seat": o.seat, "hero": o.hero, "drawn": dump_Zone(o.drawn), "going": o.going}


def load_KeepReward(raw: object) -> KeepReward:
    d = a_dict(raw)
    return KeepReward(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), drawn=load_Zone(present(d, "drawn")), going=(a_bool(d["going"])) if "going" in d else True)


def project_KeepReward(o: KeepReward, s: int) -> dict[str, object]:
    return {"is": "KeepReward", "seat": o.seat, "hero": o.hero, "drawn": project_Zone(o.drawn, s), "going": o.going}


def zones_KeepReward(o: KeepReward, out: list[Zone]) -> None:
    out.append(o.drawn)


def clone_Trial(o: Trial) -> Trial:
    return Trial(o.seat, o.hero, o.attribute, o.cards[:], o.card)


def dump_Trial(o: Trial) -> dict[str, object]:
    return {"is": "Trial", "seat": o.seat, "hero": o.hero, "attribute": o.attribute, "cards": o.cards[:], "card": o.card}


def load_Trial(raw: object) -> Trial:
    d = a_dict(raw)
    return Trial(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), attribute=a_str(present(d, "attribute")), cards=[a_str(x) for x in a_list(present(d, "cards"))], card=a_str(present(d, "card")))


def project_Trial(o: Trial, s: int) -> dict[str, object]:
    return {"is": "Trial", "seat": o.seat, "hero": o.hero, "attribute": o.attribute, "cards": o.cards[:], "card": o.card}


def zones_Trial(o: Trial, out: list[Zone]) -> None:
    return None


def clone_Hire(o: Hire) -> Hire:
    return Hire(o.seat, clone_Zone(o.drawn), o.at)


def dump_Hire(o: Hire) -> dict[str, object]:
    return {"is": "Hire", "seat": o.seat, "drawn": dump_Zone(o.drawn), "at": o.at}


def load_Hire(raw: object) -> Hire:
    d = a_dict(raw)
    return Hire(seat=an_int(present(d, "seat")), drawn=load_Zone(present(d, "drawn")), at=a_step(present(d, "at"), Hire.ORDER, Hire.STEPS_WERE))


def project_Hire(o: Hire, s: int) -> dict[str, object]:
    return {"is": "Hire", "seat": o.seat, "drawn": project_Zone(o.drawn, s), "at": o.at}


def zones_Hire(o: Hire, out: list[Zone]) -> None:
    out.append(o.drawn)


def clone_KeepHero(o: KeepHero) -> KeepHero:
    return KeepHero(o.seat, o.kept, o.going)


def dump_KeepHero(o: KeepHero) -> dict[str, object]:
    return {"is": "KeepHero", "seat": o.seat, "kept": o.kept, "going": o.going}


def load_KeepHero(raw: object) -> KeepHero:
    d = a_dict(raw)
    return KeepHero(seat=an_int(present(d, "seat")), kept=(a_str(d["kept"])) if "kept" in d else '', going=(a_bool(d["going"])) if "going" in d else True)


def project_KeepHero(o: KeepHero, s: int) -> dict[str, object]:
    return {"is": "KeepHero", "seat": o.seat, "kept": o.kept, "going": o.going}


def zones_KeepHero(o: KeepHero, out: list[Zone]) -> None:
    return None


def clone_PlaceHero(o: PlaceHero) -> PlaceHero:
    return PlaceHero(o.seat, o.hero, o.going)


def dump_PlaceHero(o: PlaceHero) -> dict[str, object]:
    return {"is": "PlaceHero", "seat": o.seat, "hero": o.hero, "going": o.going}


def load_PlaceHero(raw: object) -> PlaceHero:
    d = a_dict(raw)
    return PlaceHero(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PlaceHero(o: PlaceHero, s: int) -> dict[str, object]:
    return {"is": "PlaceHero", "seat": o.seat, "hero": o.hero, "going": o.going}


def zones_PlaceHero(o: PlaceHero, out: list[Zone]) -> None:
    return None


def clone_TakeBack(o: TakeBack) -> TakeBack:
    return TakeBack(o.order, o.turn, o.at)


def dump_TakeBack(o: TakeBack) -> dict[str, object]:
    return {"is": "TakeBack", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_TakeBack(raw: object) -> TakeBack:
    d = a_dict(raw)
    return TakeBack(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), TakeBack.ORDER, TakeBack.STEPS_WERE))


def project_TakeBack(o: TakeBack, s: int) -> dict[str, object]:
    return {"is": "TakeBack", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_TakeBack(o: TakeBack, out: list[Zone]) -> None:
    return None


def clone_LongWinter(o: LongWinter) -> LongWinter:
    return LongWinter(o.seat, o.left)


def dump_LongWinter(o: LongWinter) -> dict[str, object]:
    return {"is": "LongWinter", "seat": o.seat, "left": o.left}


def load_LongWinter(raw: object) -> LongWinter:
    d = a_dict(raw)
    return LongWinter(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")))


def project_LongWinter(o: LongWinter, s: int) -> dict[str, object]:
    return {"is": "LongWinter", "seat": o.seat, "left": o.left}


def zones_LongWinter(o: LongWinter, out: list[Zone]) -> None:
    return None


def clone_Autumn(o: Autumn) -> Autumn:
    return Autumn(o.order, o.turn, o.at)


def dump_Autumn(o: Autumn) -> dict[str, object]:
    return {"is": "Autumn", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_Autumn(raw: object) -> Autumn:
    d = a_dict(raw)
    return Autumn(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), Autumn.ORDER, Autumn.STEPS_WERE))


def project_Autumn(o: Autumn, s: int) -> dict[str, object]:
    return {"is": "Autumn", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_Autumn(o: Autumn, out: list[Zone]) -> None:
    return None


def clone_AutumnGain(o: AutumnGain) -> AutumnGain:
    return AutumnGain(o.seat, o.going)


def dump_AutumnGain(o: AutumnGain) -> dict[str, object]:
    return {"is": "AutumnGain", "seat": o.seat, "going": o.going}


def load_AutumnGain(raw: object) -> AutumnGain:
    d = a_dict(raw)
    return AutumnGain(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_AutumnGain(o: AutumnGain, s: int) -> dict[str, object]:
    return {"is": "AutumnGain", "seat": o.seat, "going": o.going}


def zones_AutumnGain(o: AutumnGain, out: list[Zone]) -> None:
    return None


def clone_Starve(o: Starve) -> Starve:
    return Starve(o.order, o.at)


def dump_Starve(o: Starve) -> dict[str, object]:
    return {"is": "Starve", "order": list(o.order), "at": o.at}


def load_Starve(raw: object) -> Starve:
    d = a_dict(raw)
    return Starve(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), at=a_step(present(d, "at"), Starve.ORDER, Starve.STEPS_WERE))


def project_Starve(o: Starve, s: int) -> dict[str, object]:
    return {"is": "Starve", "order": list(o.order), "at": o.at}


def zones_Starve(o: Starve, out: list[Zone]) -> None:
    return None


def clone_Gather(o: Gather) -> Gather:
    return Gather(o.seat, o.area, o.froms[:], o.units[:], o.second, o.conquer_bonus, o.passes[:], o.swift, o.going)


def dump_Gather(o: Gather) -> dict[str, object]:
    return {"is": "Gather", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "passes": o.passes[:], "swift": o.swift, "going": o.going}


def load_Gather(raw: object) -> Gather:
    d = a_dict(raw)
    return Gather(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], second=a_bool(present(d, "second")), conquer_bonus=a_bool(present(d, "conquer_bonus")), passes=[a_str(x) for x in a_list(present(d, "passes"))], swift=an_int(present(d, "swift")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Gather(o: Gather, s: int) -> dict[str, object]:
    return {"is": "Gather", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "second": o.second, "conquer_bonus": o.conquer_bonus, "passes": o.passes[:], "swift": o.swift, "going": o.going}


def zones_Gather(o: Gather, out: list[Zone]) -> None:
    return None


def clone_ChoosePass(o: ChoosePass) -> ChoosePass:
    return ChoosePass(o.seat, o.going)


def dump_ChoosePass(o: ChoosePass) -> dict[str, object]:
    return {"is": "ChoosePass", "seat": o.seat, "going": o.going}


def load_ChoosePass(raw: object) -> ChoosePass:
    d = a_dict(raw)
    return ChoosePass(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ChoosePass(o: ChoosePass, s: int) -> dict[str, object]:
    return {"is": "ChoosePass", "seat": o.seat, "going": o.going}


def zones_ChoosePass(o: ChoosePass, out: list[Zone]) -> None:
    return None


def clone_SwapObjective(o: SwapObjective) -> SwapObjective:
    return SwapObjective(o.seat, o.going)


def dump_SwapObjective(o: SwapObjective) -> dict[str, object]:
    return {"is": "SwapObjective", "seat": o.seat, "going": o.going}


def load_SwapObjective(raw: object) -> SwapObjective:
    d = a_dict(raw)
    return SwapObjective(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SwapObjective(o: SwapObjective, s: int) -> dict[str, object]:
    return {"is": "SwapObjective", "seat": o.seat, "going": o.going}


def zones_SwapObjective(o: SwapObjective, out: list[Zone]) -> None:
    return None


def clone_KeepObjective(o: KeepObjective) -> KeepObjective:
    return KeepObjective(o.seat)


def dump_KeepObjective(o: KeepObjective) -> dict[str, object]:
    return {"is": "KeepObjective", "seat": o.seat}


def load_KeepObjective(raw: object) -> KeepObjective:
    d = a_dict(raw)
    return KeepObjective(seat=an_int(present(d, "seat")))


def project_KeepObjective(o: KeepObjective, s: int) -> dict[str, object]:
    return {"is": "KeepObjective", "seat": o.seat}


def zones_KeepObjective(o: KeepObjective, out: list[Zone]) -> None:
    return None


def clone_PayTactics(o: PayTactics) -> PayTactics:
    return PayTactics(o.seat, o.left, o.at)


def dump_PayTactics(o: PayTactics) -> dict[str, object]:
    return {"is": "PayTactics", "seat": o.seat, "left": o.left, "at": o.at}


def load_PayTactics(raw: object) -> PayTactics:
    d = a_dict(raw)
    return PayTactics(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")), at=a_step(present(d, "at"), PayTactics.ORDER, PayTactics.STEPS_WERE))


def project_PayTactics(o: PayTactics, s: int) -> dict[str, object]:
    return {"is": "PayTactics", "seat": o.seat, "left": o.left, "at": o.at}


def zones_PayTactics(o: PayTactics, out: list[Zone]) -> None:
    return None


def clone_PickNeutrals(o: PickNeutrals) -> PickNeutrals:
    return PickNeutrals(o.seat, o.area, o.shape, o.n, o.units[:])


def dump_PickNeutrals(o: PickNeutrals) -> dict[str, object]:
    return {"is": "PickNeutrals", "seat": o.seat, "area": o.area, "shape": o.shape, "n": o.n, "units": o.units[:]}


def load_PickNeutrals(raw: object) -> PickNeutrals:
    d = a_dict(raw)
    return PickNeutrals(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), shape=a_str(present(d, "shape")), n=an_int(present(d, "n")), units=[a_str(x) for x in a_list(present(d, "units"))])


def project_PickNeutrals(o: PickNeutrals, s: int) -> dict[str, object]:
    return {"is": "PickNeutrals", "seat": o.seat, "area": o.area, "shape": o.shape, "n": o.n, "units": o.units[:]}


def zones_PickNeutrals(o: PickNeutrals, out: list[Zone]) -> None:
    return None


def clone_PayForTitle(o: PayForTitle) -> PayForTitle:
    return PayForTitle(o.seat, o.title, o.going)


def dump_PayForTitle(o: PayForTitle) -> dict[str, object]:
    return {"is": "PayForTitle", "seat": o.seat, "title": o.title, "going": o.going}


def load_PayForTitle(raw: object) -> PayForTitle:
    d = a_dict(raw)
    return PayForTitle(seat=an_int(present(d, "seat")), title=a_str(present(d, "title")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PayForTitle(o: PayForTitle, s: int) -> dict[str, object]:
    return {"is": "PayForTitle", "seat": o.seat, "title": o.title, "going": o.going}


def zones_PayForTitle(o: PayForTitle, out: list[Zone]) -> None:
    return None


def clone_Aim(o: Aim) -> Aim:
    return Aim(o.seat, o.card, o.picked, o.going)


def dump_Aim(o: Aim) -> dict[str, object]:
    return {"is": "Aim", "seat": o.seat, "card": o.card, "picked": list(o.picked), "going": o.going}


def load_Aim(raw: object) -> Aim:
    d = a_dict(raw)
    return Aim(seat=an_int(present(d, "seat")), card=a_str(present(d, "card")), picked=tuple([a_str(x) for x in a_list(present(d, "picked"))]), going=(a_bool(d["going"])) if "going" in d else True)


def project_Aim(o: Aim, s: int) -> dict[str, object]:
    return {"is": "Aim", "seat": o.seat, "card": o.card, "picked": list(o.picked), "going": o.going}


def zones_Aim(o: Aim, out: list[Zone]) -> None:
    return None


def clone_EachOrderBack(o: EachOrderBack) -> EachOrderBack:
    return EachOrderBack(o.order, o.turn, o.at)


def dump_EachOrderBack(o: EachOrderBack) -> dict[str, object]:
    return {"is": "EachOrderBack", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_EachOrderBack(raw: object) -> EachOrderBack:
    d = a_dict(raw)
    return EachOrderBack(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), EachOrderBack.ORDER, EachOrderBack.STEPS_WERE))


def project_EachOrderBack(o: EachOrderBack, s: int) -> dict[str, object]:
    return {"is": "EachOrderBack", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_EachOrderBack(o: EachOrderBack, out: list[Zone]) -> None:
    return None


def clone_OrderBack(o: OrderBack) -> OrderBack:
    return OrderBack(o.seat, o.going)


def dump_OrderBack(o: OrderBack) -> dict[str, object]:
    return {"is": "OrderBack", "seat": o.seat, "going": o.going}


def load_OrderBack(raw: object) -> OrderBack:
    d = a_dict(raw)
    return OrderBack(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_OrderBack(o: OrderBack, s: int) -> dict[str, object]:
    return {"is": "OrderBack", "seat": o.seat, "going": o.going}


def zones_OrderBack(o: OrderBack, out: list[Zone]) -> None:
    return None


def clone_Blackmailed(o: Blackmailed) -> Blackmailed:
    return Blackmailed(o.seat, o.by, o.going)


def dump_Blackmailed(o: Blackmailed) -> dict[str, object]:
    return {"is": "Blackmailed", "seat": o.seat, "by": o.by, "going": o.going}


def load_Blackmailed(raw: object) -> Blackmailed:
    d = a_dict(raw)
    return Blackmailed(seat=an_int(present(d, "seat")), by=an_int(present(d, "by")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Blackmailed(o: Blackmailed, s: int) -> dict[str, object]:
    return {"is": "Blackmailed", "seat": o.seat, "by": o.by, "going": o.going}


def zones_Blackmailed(o: Blackmailed, out: list[Zone]) -> None:
    return None


def clone_Overfull(o: Overfull) -> Overfull:
    return Overfull(o.seat, o.area, o.at)


def dump_Overfull(o: Overfull) -> dict[str, object]:
    return {"is": "Overfull", "seat": o.seat, "area": o.area, "at": o.at}


def load_Overfull(raw: object) -> Overfull:
    d = a_dict(raw)
    return Overfull(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), at=a_step(present(d, "at"), Overfull.ORDER, Overfull.STEPS_WERE))


def project_Overfull(o: Overfull, s: int) -> dict[str, object]:
    return {"is": "Overfull", "seat": o.seat, "area": o.area, "at": o.at}


def zones_Overfull(o: Overfull, out: list[Zone]) -> None:
    return None


def clone_SendRune(o: SendRune) -> SendRune:
    return SendRune(o.seat, o.area, o.going)


def dump_SendRune(o: SendRune) -> dict[str, object]:
    return {"is": "SendRune", "seat": o.seat, "area": o.area, "going": o.going}


def load_SendRune(raw: object) -> SendRune:
    d = a_dict(raw)
    return SendRune(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), going=(a_bool(d["going"])) if "going" in d else True)


def project_SendRune(o: SendRune, s: int) -> dict[str, object]:
    return {"is": "SendRune", "seat": o.seat, "area": o.area, "going": o.going}


def zones_SendRune(o: SendRune, out: list[Zone]) -> None:
    return None


def clone_FoundCity(o: FoundCity) -> FoundCity:
    return FoundCity(o.seat, o.area, o.at)


def dump_FoundCity(o: FoundCity) -> dict[str, object]:
    return {"is": "FoundCity", "seat": o.seat, "area": o.area, "at": o.at}


def load_FoundCity(raw: object) -> FoundCity:
    d = a_dict(raw)
    return FoundCity(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), at=a_step(present(d, "at"), FoundCity.ORDER, FoundCity.STEPS_WERE))


def project_FoundCity(o: FoundCity, s: int) -> dict[str, object]:
    return {"is": "FoundCity", "seat": o.seat, "area": o.area, "at": o.at}


def zones_FoundCity(o: FoundCity, out: list[Zone]) -> None:
    return None


def clone_EachLiftsToken(o: EachLiftsToken) -> EachLiftsToken:
    return EachLiftsToken(o.order, o.turn, o.at)


def dump_EachLiftsToken(o: EachLiftsToken) -> dict[str, object]:
    return {"is": "EachLiftsToken", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_EachLiftsToken(raw: object) -> EachLiftsToken:
    d = a_dict(raw)
    return EachLiftsToken(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), EachLiftsToken.ORDER, EachLiftsToken.STEPS_WERE))


def project_EachLiftsToken(o: EachLiftsToken, s: int) -> dict[str, object]:
    return {"is": "EachLiftsToken", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_EachLiftsToken(o: EachLiftsToken, out: list[Zone]) -> None:
    return None


def clone_LiftToken(o: LiftToken) -> LiftToken:
    return LiftToken(o.seat, o.going)


def dump_LiftToken(o: LiftToken) -> dict[str, object]:
    return {"is": "LiftToken", "seat": o.seat, "going": o.going}


def load_LiftToken(raw: object) -> LiftToken:
    d = a_dict(raw)
    return LiftToken(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LiftToken(o: LiftToken, s: int) -> dict[str, object]:
    return {"is": "LiftToken", "seat": o.seat, "going": o.going}


def zones_LiftToken(o: LiftToken, out: list[Zone]) -> None:
    return None


def clone_Grant(o: Grant) -> Grant:
    return Grant(o.seat, o.to, o.going)


def dump_Grant(o: Grant) -> dict[str, object]:
    return {"is": "Grant", "seat": o.seat, "to": o.to, "going": o.going}


def load_Grant(raw: object) -> Grant:
    d = a_dict(raw)
    return Grant(seat=an_int(present(d, "seat")), to=an_int(present(d, "to")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Grant(o: Grant, s: int) -> dict[str, object]:
    return {"is": "Grant", "seat": o.seat, "to": o.to, "going": o.going}


def zones_Grant(o: Grant, out: list[Zone]) -> None:
    return None


def clone_ChoosePortal(o: ChoosePortal) -> ChoosePortal:
    return ChoosePortal(o.seat, o.going)


def dump_ChoosePortal(o: ChoosePortal) -> dict[str, object]:
    return {"is": "ChoosePortal", "seat": o.seat, "going": o.going}


def load_ChoosePortal(raw: object) -> ChoosePortal:
    d = a_dict(raw)
    return ChoosePortal(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ChoosePortal(o: ChoosePortal, s: int) -> dict[str, object]:
    return {"is": "ChoosePortal", "seat": o.seat, "going": o.going}


def zones_ChoosePortal(o: ChoosePortal, out: list[Zone]) -> None:
    return None


def clone_Portal(o: Portal) -> Portal:
    return Portal(o.seat, o.area, o.froms[:], o.units[:], o.going)


def dump_Portal(o: Portal) -> dict[str, object]:
    return {"is": "Portal", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "going": o.going}


def load_Portal(raw: object) -> Portal:
    d = a_dict(raw)
    return Portal(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], going=(a_bool(d["going"])) if "going" in d else True)


def project_Portal(o: Portal, s: int) -> dict[str, object]:
    return {"is": "Portal", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "going": o.going}


def zones_Portal(o: Portal, out: list[Zone]) -> None:
    return None


def clone_SettleAll(o: SettleAll) -> SettleAll:
    return SettleAll(o.at)


def dump_SettleAll(o: SettleAll) -> dict[str, object]:
    return {"is": "SettleAll", "at": o.at}


def load_SettleAll(raw: object) -> SettleAll:
    d = a_dict(raw)
    return SettleAll(at=a_step(present(d, "at"), SettleAll.ORDER, SettleAll.STEPS_WERE))


def project_SettleAll(o: SettleAll, s: int) -> dict[str, object]:
    return {"is": "SettleAll", "at": o.at}


def zones_SettleAll(o: SettleAll, out: list[Zone]) -> None:
    return None


def clone_QuestPhase(o: QuestPhase) -> QuestPhase:
    return QuestPhase(o.order, o.turn, o.at)


def dump_QuestPhase(o: QuestPhase) -> dict[str, object]:
    return {"is": "QuestPhase", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_QuestPhase(raw: object) -> QuestPhase:
    d = a_dict(raw)
    return QuestPhase(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), QuestPhase.ORDER, QuestPhase.STEPS_WERE))


def project_QuestPhase(o: QuestPhase, s: int) -> dict[str, object]:
    return {"is": "QuestPhase", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_QuestPhase(o: QuestPhase, out: list[Zone]) -> None:
    return None


def clone_Questing(o: Questing) -> Questing:
    return Questing(o.seat, o.at)


def dump_Questing(o: Questing) -> dict[str, object]:
    return {"is": "Questing", "seat": o.seat, "at": o.at}


def load_Questing(raw: object) -> Questing:
    d = a_dict(raw)
    return Questing(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Questing.ORDER, Questing.STEPS_WERE))


def project_Questing(o: Questing, s: int) -> dict[str, object]:
    return {"is": "Questing", "seat": o.seat, "at": o.at}


def zones_Questing(o: Questing, out: list[Zone]) -> None:
    return None


def clone_Attempt(o: Attempt) -> Attempt:
    return Attempt(o.seat, o.hero, o.quest, o.line, o.step, o.at)


def dump_Attempt(o: Attempt) -> dict[str, object]:
    return {"is": "Attempt", "seat": o.seat, "hero": o.hero, "quest": o.quest, "line": o.line, "step": o.step, "at": o.at}


def load_Attempt(raw: object) -> Attempt:
    d = a_dict(raw)
    return Attempt(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), quest=a_str(present(d, "quest")), line=(a_str(d["line"])) if "line" in d else '', step=(an_int(d["step"])) if "step" in d else 0, at=a_step(present(d, "at"), Attempt.ORDER, Attempt.STEPS_WERE))


def project_Attempt(o: Attempt, s: int) -> dict[str, object]:
    return {"is": "Attempt", "seat": o.seat, "hero": o.hero, "quest": o.quest, "line": o.line, "step": o.step, "at": o.at}


def zones_Attempt(o: Attempt, out: list[Zone]) -> None:
    return None


def clone_ReplaceQuest(o: ReplaceQuest) -> ReplaceQuest:
    return ReplaceQuest(o.seat, o.quest, o.going)


def dump_ReplaceQuest(o: ReplaceQuest) -> dict[str, object]:
    return {"is": "ReplaceQuest", "seat": o.seat, "quest": o.quest, "going": o.going}


def load_ReplaceQuest(raw: object) -> ReplaceQuest:
    d = a_dict(raw)
    return ReplaceQuest(seat=an_int(present(d, "seat")), quest=a_str(present(d, "quest")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ReplaceQuest(o: ReplaceQuest, s: int) -> dict[str, object]:
    return {"is": "ReplaceQuest", "seat": o.seat, "quest": o.quest, "going": o.going}


def zones_ReplaceQuest(o: ReplaceQuest, out: list[Zone]) -> None:
    return None


def clone_LoseReward(o: LoseReward) -> LoseReward:
    return LoseReward(o.seat, o.hero, o.going)


def dump_LoseReward(o: LoseReward) -> dict[str, object]:
    return {"is": "LoseReward", "seat": o.seat, "hero": o.hero, "going": o.going}


def load_LoseReward(raw: object) -> LoseReward:
    d = a_dict(raw)
    return LoseReward(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LoseReward(o: LoseReward, s: int) -> dict[str, object]:
    return {"is": "LoseReward", "seat": o.seat, "hero": o.hero, "going": o.going}


def zones_LoseReward(o: LoseReward, out: list[Zone]) -> None:
    return None


def clone_LearnAttribute(o: LearnAttribute) -> LearnAttribute:
    return LearnAttribute(o.seat, o.hero, o.n, o.going)


def dump_LearnAttribute(o: LearnAttribute) -> dict[str, object]:
    return {"is": "LearnAttribute", "seat": o.seat, "hero": o.hero, "n": o.n, "going": o.going}


def load_LearnAttribute(raw: object) -> LearnAttribute:
    d = a_dict(raw)
    return LearnAttribute(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), n=an_int(present(d, "n")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LearnAttribute(o: LearnAttribute, s: int) -> dict[str, object]:
    return {"is": "LearnAttribute", "seat": o.seat, "hero": o.hero, "n": o.n, "going": o.going}


def zones_LearnAttribute(o: LearnAttribute, out: list[Zone]) -> None:
    return None


def clone_Muster(o: Muster) -> Muster:
    return Muster(o.seat, o.units[:], o.places[:], o.may)


def dump_Muster(o: Muster) -> dict[str, object]:
    return {"is": "Muster", "seat": o.seat, "units": o.units[:], "places": o.places[:], "may": o.may}


def load_Muster(raw: object) -> Muster:
    d = a_dict(raw)
    return Muster(seat=an_int(present(d, "seat")), units=[a_str(x) for x in a_list(present(d, "units"))], places=[an_int(x) for x in a_list(present(d, "places"))], may=(a_bool(d["may"])) if "may" in d else False)


def project_Muster(o: Muster, s: int) -> dict[str, object]:
    return {"is": "Muster", "seat": o.seat, "units": o.units[:], "places": o.places[:], "may": o.may}


def zones_Muster(o: Muster, out: list[Zone]) -> None:
    return None


def clone_Retreat(o: Retreat) -> Retreat:
    return Retreat(o.holder, o.area, o.standing[:], o.routed[:], o.orderly, o.to, o.at)


def dump_Retreat(o: Retreat) -> dict[str, object]:
    return {"is": "Retreat", "holder": o.holder, "area": o.area, "standing": o.standing[:], "routed": o.routed[:], "orderly": o.orderly, "to": o.to, "at": o.at}


def load_Retreat(raw: object) -> Retreat:
    d = a_dict(raw)
    return Retreat(holder=an_int(present(d, "holder")), area=an_int(present(d, "area")), standing=[a_str(x) for x in a_list(present(d, "standing"))], routed=[a_str(x) for x in a_list(present(d, "routed"))], orderly=a_bool(present(d, "orderly")), to=an_int(present(d, "to")), at=a_step(present(d, "at"), Retreat.ORDER, Retreat.STEPS_WERE))


def project_Retreat(o: Retreat, s: int) -> dict[str, object]:
    return {"is": "Retreat", "holder": o.holder, "area": o.area, "standing": o.standing[:], "routed": o.routed[:], "orderly": o.orderly, "to": o.to, "at": o.at}


def zones_Retreat(o: Retreat, out: list[Zone]) -> None:
    return None


def clone_RetreatTo(o: RetreatTo) -> RetreatTo:
    return RetreatTo(o.seat)


def dump_RetreatTo(o: RetreatTo) -> dict[str, object]:
    return {"is": "RetreatTo", "seat": o.seat}


def load_RetreatTo(raw: object) -> RetreatTo:
    d = a_dict(raw)
    return RetreatTo(seat=an_int(present(d, "seat")))


def project_RetreatTo(o: RetreatTo, s: int) -> dict[str, object]:
    return {"is": "RetreatTo", "seat": o.seat}


def zones_RetreatTo(o: RetreatTo, out: list[Zone]) -> None:
    return None


def clone_HeroRetreat(o: HeroRetreat) -> HeroRetreat:
    return HeroRetreat(o.seat, o.hero, o.flying, o.going)


def dump_HeroRetreat(o: HeroRetreat) -> dict[str, object]:
    return {"is": "HeroRetreat", "seat": o.seat, "hero": o.hero, "flying": o.flying, "going": o.going}


def load_HeroRetreat(raw: object) -> HeroRetreat:
    d = a_dict(raw)
    return HeroRetreat(seat=an_int(present(d, "seat")), hero=a_str(present(d, "hero")), flying=a_bool(present(d, "flying")), going=(a_bool(d["going"])) if "going" in d else True)


def project_HeroRetreat(o: HeroRetreat, s: int) -> dict[str, object]:
    return {"is": "HeroRetreat", "seat": o.seat, "hero": o.hero, "flying": o.flying, "going": o.going}


def zones_HeroRetreat(o: HeroRetreat, out: list[Zone]) -> None:
    return None


def clone_Crowded(o: Crowded) -> Crowded:
    return Crowded(o.seat, o.area, o.at)


def dump_Crowded(o: Crowded) -> dict[str, object]:
    return {"is": "Crowded", "seat": o.seat, "area": o.area, "at": o.at}


def load_Crowded(raw: object) -> Crowded:
    d = a_dict(raw)
    return Crowded(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), at=a_step(present(d, "at"), Crowded.ORDER, Crowded.STEPS_WERE))


def project_Crowded(o: Crowded, s: int) -> dict[str, object]:
    return {"is": "Crowded", "seat": o.seat, "area": o.area, "at": o.at}


def zones_Crowded(o: Crowded, out: list[Zone]) -> None:
    return None


def clone_Storm(o: Storm) -> Storm:
    return Storm(o.seat, o.area, o.left, o.at)


def dump_Storm(o: Storm) -> dict[str, object]:
    return {"is": "Storm", "seat": o.seat, "area": o.area, "left": o.left, "at": o.at}


def load_Storm(raw: object) -> Storm:
    d = a_dict(raw)
    return Storm(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), left=an_int(present(d, "left")), at=a_step(present(d, "at"), Storm.ORDER, Storm.STEPS_WERE))


def project_Storm(o: Storm, s: int) -> dict[str, object]:
    return {"is": "Storm", "seat": o.seat, "area": o.area, "left": o.left, "at": o.at}


def zones_Storm(o: Storm, out: list[Zone]) -> None:
    return None


def clone_Freeze(o: Freeze) -> Freeze:
    return Freeze(o.seat, o.area, o.left, o.going)


def dump_Freeze(o: Freeze) -> dict[str, object]:
    return {"is": "Freeze", "seat": o.seat, "area": o.area, "left": o.left, "going": o.going}


def load_Freeze(raw: object) -> Freeze:
    d = a_dict(raw)
    return Freeze(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), left=an_int(present(d, "left")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Freeze(o: Freeze, s: int) -> dict[str, object]:
    return {"is": "Freeze", "seat": o.seat, "area": o.area, "left": o.left, "going": o.going}


def zones_Freeze(o: Freeze, out: list[Zone]) -> None:
    return None


def clone_Summon(o: Summon) -> Summon:
    return Summon(o.seat, o.area, o.froms[:], o.units[:], o.going)


def dump_Summon(o: Summon) -> dict[str, object]:
    return {"is": "Summon", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "going": o.going}


def load_Summon(raw: object) -> Summon:
    d = a_dict(raw)
    return Summon(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], going=(a_bool(d["going"])) if "going" in d else True)


def project_Summon(o: Summon, s: int) -> dict[str, object]:
    return {"is": "Summon", "seat": o.seat, "area": o.area, "froms": o.froms[:], "units": o.units[:], "going": o.going}


def zones_Summon(o: Summon, out: list[Zone]) -> None:
    return None


def clone_StandUp(o: StandUp) -> StandUp:
    return StandUp(o.seat, o.area, o.left)


def dump_StandUp(o: StandUp) -> dict[str, object]:
    return {"is": "StandUp", "seat": o.seat, "area": o.area, "left": o.left}


def load_StandUp(raw: object) -> StandUp:
    d = a_dict(raw)
    return StandUp(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), left=an_int(present(d, "left")))


def project_StandUp(o: StandUp, s: int) -> dict[str, object]:
    return {"is": "StandUp", "seat": o.seat, "area": o.area, "left": o.left}


def zones_StandUp(o: StandUp, out: list[Zone]) -> None:
    return None


def clone_BuyObjective(o: BuyObjective) -> BuyObjective:
    return BuyObjective(o.seat, o.going)


def dump_BuyObjective(o: BuyObjective) -> dict[str, object]:
    return {"is": "BuyObjective", "seat": o.seat, "going": o.going}


def load_BuyObjective(raw: object) -> BuyObjective:
    d = a_dict(raw)
    return BuyObjective(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_BuyObjective(o: BuyObjective, s: int) -> dict[str, object]:
    return {"is": "BuyObjective", "seat": o.seat, "going": o.going}


def zones_BuyObjective(o: BuyObjective, out: list[Zone]) -> None:
    return None


def clone_BrokenAllegiance(o: BrokenAllegiance) -> BrokenAllegiance:
    return BrokenAllegiance(o.seat, o.going)


def dump_BrokenAllegiance(o: BrokenAllegiance) -> dict[str, object]:
    return {"is": "BrokenAllegiance", "seat": o.seat, "going": o.going}


def load_BrokenAllegiance(raw: object) -> BrokenAllegiance:
    d = a_dict(raw)
    return BrokenAllegiance(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_BrokenAllegiance(o: BrokenAllegiance, s: int) -> dict[str, object]:
    return {"is": "BrokenAllegiance", "seat": o.seat, "going": o.going}


def zones_BrokenAllegiance(o: BrokenAllegiance, out: list[Zone]) -> None:
    return None


def clone_LoseUnits(o: LoseUnits) -> LoseUnits:
    return LoseUnits(o.seat, o.left, o.area)


def dump_LoseUnits(o: LoseUnits) -> dict[str, object]:
    return {"is": "LoseUnits", "seat": o.seat, "left": o.left, "area": o.area}


def load_LoseUnits(raw: object) -> LoseUnits:
    d = a_dict(raw)
    return LoseUnits(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")), area=(an_int(d["area"])) if "area" in d else -1)


def project_LoseUnits(o: LoseUnits, s: int) -> dict[str, object]:
    return {"is": "LoseUnits", "seat": o.seat, "left": o.left, "area": o.area}


def zones_LoseUnits(o: LoseUnits, out: list[Zone]) -> None:
    return None


def clone_TrueNature(o: TrueNature) -> TrueNature:
    return TrueNature(o.seat, o.left[:])


def dump_TrueNature(o: TrueNature) -> dict[str, object]:
    return {"is": "TrueNature", "seat": o.seat, "left": o.left[:]}


def load_TrueNature(raw: object) -> TrueNature:
    d = a_dict(raw)
    return TrueNature(seat=an_int(present(d, "seat")), left=[a_str(x) for x in a_list(present(d, "left"))])


def project_TrueNature(o: TrueNature, s: int) -> dict[str, object]:
    return {"is": "TrueNature", "seat": o.seat, "left": o.left[:]}


def zones_TrueNature(o: TrueNature, out: list[Zone]) -> None:
    return None


def clone_MoveHomeRune(o: MoveHomeRune) -> MoveHomeRune:
    return MoveHomeRune(o.seat, o.left, o.rune)


def dump_MoveHomeRune(o: MoveHomeRune) -> dict[str, object]:
    return {"is": "MoveHomeRune", "seat": o.seat, "left": o.left, "rune": o.rune}


def load_MoveHomeRune(raw: object) -> MoveHomeRune:
    d = a_dict(raw)
    return MoveHomeRune(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")), rune=(an_int(d["rune"])) if "rune" in d else -1)


def project_MoveHomeRune(o: MoveHomeRune, s: int) -> dict[str, object]:
    return {"is": "MoveHomeRune", "seat": o.seat, "left": o.left, "rune": o.rune}


def zones_MoveHomeRune(o: MoveHomeRune, out: list[Zone]) -> None:
    return None


def clone_BuyRune(o: BuyRune) -> BuyRune:
    return BuyRune(o.seat, o.going)


def dump_BuyRune(o: BuyRune) -> dict[str, object]:
    return {"is": "BuyRune", "seat": o.seat, "going": o.going}


def load_BuyRune(raw: object) -> BuyRune:
    d = a_dict(raw)
    return BuyRune(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_BuyRune(o: BuyRune, s: int) -> dict[str, object]:
    return {"is": "BuyRune", "seat": o.seat, "going": o.going}


def zones_BuyRune(o: BuyRune, out: list[Zone]) -> None:
    return None


def clone_EachPlayer(o: EachPlayer) -> EachPlayer:
    return EachPlayer(o.order, o.card, o.turn, o.at)


def dump_EachPlayer(o: EachPlayer) -> dict[str, object]:
    return {"is": "EachPlayer", "order": list(o.order), "card": o.card, "turn": o.turn, "at": o.at}


def load_EachPlayer(raw: object) -> EachPlayer:
    d = a_dict(raw)
    return EachPlayer(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), card=a_str(present(d, "card")), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), EachPlayer.ORDER, EachPlayer.STEPS_WERE))


def project_EachPlayer(o: EachPlayer, s: int) -> dict[str, object]:
    return {"is": "EachPlayer", "order": list(o.order), "card": o.card, "turn": o.turn, "at": o.at}


def zones_EachPlayer(o: EachPlayer, out: list[Zone]) -> None:
    return None


def clone_PrepareYear(o: PrepareYear) -> PrepareYear:
    return PrepareYear(o.seats, o.turn, o.at)


def dump_PrepareYear(o: PrepareYear) -> dict[str, object]:
    return {"is": "PrepareYear", "seats": list(o.seats), "turn": o.turn, "at": o.at}


def load_PrepareYear(raw: object) -> PrepareYear:
    d = a_dict(raw)
    return PrepareYear(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), PrepareYear.ORDER, PrepareYear.STEPS_WERE))


def project_PrepareYear(o: PrepareYear, s: int) -> dict[str, object]:
    return {"is": "PrepareYear", "seats": list(o.seats), "turn": o.turn, "at": o.at}


def zones_PrepareYear(o: PrepareYear, out: list[Zone]) -> None:
    return None


def clone_Council(o: Council) -> Council:
    return Council(o.card, o.losing, o.at)


def dump_Council(o: Council) -> dict[str, object]:
    return {"is": "Council", "card": o.card, "losing": o.losing, "at": o.at}


def load_Council(raw: object) -> Council:
    d = a_dict(raw)
    return Council(card=a_str(present(d, "card")), losing=a_bool(present(d, "losing")), at=a_step(present(d, "at"), Council.ORDER, Council.STEPS_WERE))


def project_Council(o: Council, s: int) -> dict[str, object]:
    return {"is": "Council", "card": o.card, "losing": o.losing, "at": o.at}


def zones_Council(o: Council, out: list[Zone]) -> None:
    return None


def clone_BurnCity(o: BurnCity) -> BurnCity:
    return BurnCity(o.seat, o.going)


def dump_BurnCity(o: BurnCity) -> dict[str, object]:
    return {"is": "BurnCity", "seat": o.seat, "going": o.going}


def load_BurnCity(raw: object) -> BurnCity:
    d = a_dict(raw)
    return BurnCity(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_BurnCity(o: BurnCity, s: int) -> dict[str, object]:
    return {"is": "BurnCity", "seat": o.seat, "going": o.going}


def zones_BurnCity(o: BurnCity, out: list[Zone]) -> None:
    return None


def clone_Disarm(o: Disarm) -> Disarm:
    return Disarm(o.seat, o.going)


def dump_Disarm(o: Disarm) -> dict[str, object]:
    return {"is": "Disarm", "seat": o.seat, "going": o.going}


def load_Disarm(raw: object) -> Disarm:
    d = a_dict(raw)
    return Disarm(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Disarm(o: Disarm, s: int) -> dict[str, object]:
    return {"is": "Disarm", "seat": o.seat, "going": o.going}


def zones_Disarm(o: Disarm, out: list[Zone]) -> None:
    return None


def clone_EachGains(o: EachGains) -> EachGains:
    return EachGains(o.order, o.turn, o.at)


def dump_EachGains(o: EachGains) -> dict[str, object]:
    return {"is": "EachGains", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_EachGains(raw: object) -> EachGains:
    d = a_dict(raw)
    return EachGains(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), EachGains.ORDER, EachGains.STEPS_WERE))


def project_EachGains(o: EachGains, s: int) -> dict[str, object]:
    return {"is": "EachGains", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_EachGains(o: EachGains, out: list[Zone]) -> None:
    return None


def clone_GiveRune(o: GiveRune) -> GiveRune:
    return GiveRune(o.seat, o.pious, o.chosen_areas[:])


def dump_GiveRune(o: GiveRune) -> dict[str, object]:
    return {"is": "GiveRune", "seat": o.seat, "pious": o.pious, "chosen_areas": o.chosen_areas[:]}


def load_GiveRune(raw: object) -> GiveRune:
    d = a_dict(raw)
    return GiveRune(seat=an_int(present(d, "seat")), pious=a_bool(present(d, "pious")), chosen_areas=[an_int(x) for x in a_list(present(d, "chosen_areas"))])


def project_GiveRune(o: GiveRune, s: int) -> dict[str, object]:
    return {"is": "GiveRune", "seat": o.seat, "pious": o.pious, "chosen_areas": o.chosen_areas[:]}


def zones_GiveRune(o: GiveRune, out: list[Zone]) -> None:
    return None


def clone_FavorHero(o: FavorHero) -> FavorHero:
    return FavorHero(o.seat, o.hero, o.going)


def dump_FavorHero(o: FavorHero) -> dict[str, object]:
    return {"is": "FavorHero", "seat": o.seat, "hero": o.hero, "going": o.going}


def load_FavorHero(raw: object) -> FavorHero:
    d = a_dict(raw)
    return FavorHero(seat=an_int(present(d, "seat")), hero=(a_str(d["hero"])) if "hero" in d else '', going=(a_bool(d["going"])) if "going" in d else True)


def project_FavorHero(o: FavorHero, s: int) -> dict[str, object]:
    return {"is": "FavorHero", "seat": o.seat, "hero": o.hero, "going": o.going}


def zones_FavorHero(o: FavorHero, out: list[Zone]) -> None:
    return None


def clone_SetUp(o: SetUp) -> SetUp:
    return SetUp(o.map_kind, o.at)


def dump_SetUp(o: SetUp) -> dict[str, object]:
    return {"is": "SetUp", "map_kind": o.map_kind, "at": o.at}


def load_SetUp(raw: object) -> SetUp:
    d = a_dict(raw)
    return SetUp(map_kind=a_str(present(d, "map_kind")), at=a_step(present(d, "at"), SetUp.ORDER, SetUp.STEPS_WERE))


def project_SetUp(o: SetUp, s: int) -> dict[str, object]:
    return {"is": "SetUp", "map_kind": o.map_kind, "at": o.at}


def zones_SetUp(o: SetUp, out: list[Zone]) -> None:
    return None


def clone_PickFaction(o: PickFaction) -> PickFaction:
    return PickFaction(o.seat, o.going)


def dump_PickFaction(o: PickFaction) -> dict[str, object]:
    return {"is": "PickFaction", "seat": o.seat, "going": o.going}


def load_PickFaction(raw: object) -> PickFaction:
    d = a_dict(raw)
    return PickFaction(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_PickFaction(o: PickFaction, s: int) -> dict[str, object]:
    return {"is": "PickFaction", "seat": o.seat, "going": o.going}


def zones_PickFaction(o: PickFaction, out: list[Zone]) -> None:
    return None


def clone_Forces(o: Forces) -> Forces:
    return Forces(o.order, o.turn, o.at)


def dump_Forces(o: Forces) -> dict[str, object]:
    return {"is": "Forces", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_Forces(raw: object) -> Forces:
    d = a_dict(raw)
    return Forces(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), Forces.ORDER, Forces.STEPS_WERE))


def project_Forces(o: Forces, s: int) -> dict[str, object]:
    return {"is": "Forces", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_Forces(o: Forces, out: list[Zone]) -> None:
    return None


def clone_HomeForces(o: HomeForces) -> HomeForces:
    return HomeForces(o.seat, o.at)


def dump_HomeForces(o: HomeForces) -> dict[str, object]:
    return {"is": "HomeForces", "seat": o.seat, "at": o.at}


def load_HomeForces(raw: object) -> HomeForces:
    d = a_dict(raw)
    return HomeForces(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), HomeForces.ORDER, HomeForces.STEPS_WERE))


def project_HomeForces(o: HomeForces, s: int) -> dict[str, object]:
    return {"is": "HomeForces", "seat": o.seat, "at": o.at}


def zones_HomeForces(o: HomeForces, out: list[Zone]) -> None:
    return None


def clone_AtHome(o: AtHome) -> AtHome:
    return AtHome(o.seat, o.what, o.going)


def dump_AtHome(o: AtHome) -> dict[str, object]:
    return {"is": "AtHome", "seat": o.seat, "what": o.what, "going": o.going}


def load_AtHome(raw: object) -> AtHome:
    d = a_dict(raw)
    return AtHome(seat=an_int(present(d, "seat")), what=a_str(present(d, "what")), going=(a_bool(d["going"])) if "going" in d else True)


def project_AtHome(o: AtHome, s: int) -> dict[str, object]:
    return {"is": "AtHome", "seat": o.seat, "what": o.what, "going": o.going}


def zones_AtHome(o: AtHome, out: list[Zone]) -> None:
    return None


def clone_FirstHeroes(o: FirstHeroes) -> FirstHeroes:
    return FirstHeroes(o.order, o.turn, o.at)


def dump_FirstHeroes(o: FirstHeroes) -> dict[str, object]:
    return {"is": "FirstHeroes", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_FirstHeroes(raw: object) -> FirstHeroes:
    d = a_dict(raw)
    return FirstHeroes(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), FirstHeroes.ORDER, FirstHeroes.STEPS_WERE))


def project_FirstHeroes(o: FirstHeroes, s: int) -> dict[str, object]:
    return {"is": "FirstHeroes", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_FirstHeroes(o: FirstHeroes, out: list[Zone]) -> None:
    return None


def clone_FirstObjectives(o: FirstObjectives) -> FirstObjectives:
    return FirstObjectives(o.order, o.turn, o.at)


def dump_FirstObjectives(o: FirstObjectives) -> dict[str, object]:
    return {"is": "FirstObjectives", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_FirstObjectives(raw: object) -> FirstObjectives:
    d = a_dict(raw)
    return FirstObjectives(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), FirstObjectives.ORDER, FirstObjectives.STEPS_WERE))


def project_FirstObjectives(o: FirstObjectives, s: int) -> dict[str, object]:
    return {"is": "FirstObjectives", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_FirstObjectives(o: FirstObjectives, out: list[Zone]) -> None:
    return None


def clone_Strategy(o: Strategy) -> Strategy:
    return Strategy(o.seat, o.froms[:], o.units[:], o.tos[:], o.heroes[:], o.hero_tos[:], o.passes[:], o.swift, o.going)


def dump_Strategy(o: Strategy) -> dict[str, object]:
    return {"is": "Strategy", "seat": o.seat, "froms": o.froms[:], "units": o.units[:], "tos": o.tos[:], "heroes": o.heroes[:], "hero_tos": o.hero_tos[:], "passes": o.passes[:], "swift": o.swift, "going": o.going}


def load_Strategy(raw: object) -> Strategy:
    d = a_dict(raw)
    return Strategy(seat=an_int(present(d, "seat")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], tos=[an_int(x) for x in a_list(present(d, "tos"))], heroes=[a_str(x) for x in a_list(present(d, "heroes"))], hero_tos=[an_int(x) for x in a_list(present(d, "hero_tos"))], passes=[a_str(x) for x in a_list(present(d, "passes"))], swift=an_int(present(d, "swift")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Strategy(o: Strategy, s: int) -> dict[str, object]:
    return {"is": "Strategy", "seat": o.seat, "froms": o.froms[:], "units": o.units[:], "tos": o.tos[:], "heroes": o.heroes[:], "hero_tos": o.hero_tos[:], "passes": o.passes[:], "swift": o.swift, "going": o.going}


def zones_Strategy(o: Strategy, out: list[Zone]) -> None:
    return None


def clone_Redeploy(o: Redeploy) -> Redeploy:
    return Redeploy(o.seat, o.froms[:], o.units[:], o.tos[:], o.heroes[:], o.hero_tos[:], o.at)


def dump_Redeploy(o: Redeploy) -> dict[str, object]:
    return {"is": "Redeploy", "seat": o.seat, "froms": o.froms[:], "units": o.units[:], "tos": o.tos[:], "heroes": o.heroes[:], "hero_tos": o.hero_tos[:], "at": o.at}


def load_Redeploy(raw: object) -> Redeploy:
    d = a_dict(raw)
    return Redeploy(seat=an_int(present(d, "seat")), froms=[an_int(x) for x in a_list(present(d, "froms"))], units=[a_str(x) for x in a_list(present(d, "units"))], tos=[an_int(x) for x in a_list(present(d, "tos"))], heroes=[a_str(x) for x in a_list(present(d, "heroes"))], hero_tos=[an_int(x) for x in a_list(present(d, "hero_tos"))], at=a_step(present(d, "at"), Redeploy.ORDER, Redeploy.STEPS_WERE))


def project_Redeploy(o: Redeploy, s: int) -> dict[str, object]:
    return {"is": "Redeploy", "seat": o.seat, "froms": o.froms[:], "units": o.units[:], "tos": o.tos[:], "heroes": o.heroes[:], "hero_tos": o.hero_tos[:], "at": o.at}


def zones_Redeploy(o: Redeploy, out: list[Zone]) -> None:
    return None


def clone_TacticsMoment(o: TacticsMoment) -> TacticsMoment:
    return TacticsMoment(o.trigger, o.order, o.passed, o.played)


def dump_TacticsMoment(o: TacticsMoment) -> dict[str, object]:
    return {"is": "TacticsMoment", "trigger": o.trigger, "order": list(o.order), "passed": o.passed, "played": list(o.played)}


def load_TacticsMoment(raw: object) -> TacticsMoment:
    d = a_dict(raw)
    return TacticsMoment(trigger=a_str(present(d, "trigger")), order=tuple([an_int(x) for x in a_list(present(d, "order"))]), passed=(an_int(d["passed"])) if "passed" in d else 0, played=(tuple([a_str(x) for x in a_list(d["played"])])) if "played" in d else ())


def project_TacticsMoment(o: TacticsMoment, s: int) -> dict[str, object]:
    return {"is": "TacticsMoment", "trigger": o.trigger, "order": list(o.order), "passed": o.passed, "played": list(o.played)}


def zones_TacticsMoment(o: TacticsMoment, out: list[Zone]) -> None:
    return None


def clone_GiveUp(o: GiveUp) -> GiveUp:
    return GiveUp(o.seat, o.at)


def dump_GiveUp(o: GiveUp) -> dict[str, object]:
    return {"is": "GiveUp", "seat": o.seat, "at": o.at}


def load_GiveUp(raw: object) -> GiveUp:
    d = a_dict(raw)
    return GiveUp(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), GiveUp.ORDER, GiveUp.STEPS_WERE))


def project_GiveUp(o: GiveUp, s: int) -> dict[str, object]:
    return {"is": "GiveUp", "seat": o.seat, "at": o.at}


def zones_GiveUp(o: GiveUp, out: list[Zone]) -> None:
    return None


def clone_GiveRewards(o: GiveRewards) -> GiveRewards:
    return GiveRewards(o.seat, o.left)


def dump_GiveRewards(o: GiveRewards) -> dict[str, object]:
    return {"is": "GiveRewards", "seat": o.seat, "left": o.left}


def load_GiveRewards(raw: object) -> GiveRewards:
    d = a_dict(raw)
    return GiveRewards(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")))


def project_GiveRewards(o: GiveRewards, s: int) -> dict[str, object]:
    return {"is": "GiveRewards", "seat": o.seat, "left": o.left}


def zones_GiveRewards(o: GiveRewards, out: list[Zone]) -> None:
    return None


def clone_Turn(o: Turn) -> Turn:
    return Turn(o.seat, o.order, o.bonus, o.void, o.done[:], o.going)


def dump_Turn(o: Turn) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "order": o.order, "bonus": o.bonus, "void": o.void, "done": o.done[:], "going": o.going}


def load_Turn(raw: object) -> Turn:
    d = a_dict(raw)
    return Turn(seat=an_int(present(d, "seat")), order=a_str(present(d, "order")), bonus=a_bool(present(d, "bonus")), void=a_bool(present(d, "void")), done=[a_str(x) for x in a_list(present(d, "done"))], going=(a_bool(d["going"])) if "going" in d else True)


def project_Turn(o: Turn, s: int) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "order": o.order, "bonus": o.bonus, "void": o.void, "done": o.done[:], "going": o.going}


def zones_Turn(o: Turn, out: list[Zone]) -> None:
    return None


def clone_Realm(o: Realm) -> Realm:
    return Realm(o.seat, o.faction, o.dials[:], o.influence, clone_Zone(o.tactics), clone_Zone(o.fresh), clone_Zone(o.quests), clone_Zone(o.objectives), o.orders[:], o.played[:], o.order, o.out, o.played_in[:])


def dump_Realm(o: Realm) -> dict[str, object]:
    return {"is": "Realm", "seat": o.seat, "faction": o.faction, "dials": o.dials[:], "influence": o.influence, "tactics": dump_Zone(o.tactics), "fresh": dump_Zone(o.fresh), "quests": dump_Zone(o.quests), "objectives": dump_Zone(o.objectives), "orders": o.orders[:], "played": o.played[:], "order": o.order, "out": o.out, "played_in": o.played_in[:]}


def load_Realm(raw: object) -> Realm:
    d = a_dict(raw)
    return Realm(seat=an_int(present(d, "seat")), faction=a_str(present(d, "faction")), dials=[an_int(x) for x in a_list(present(d, "dials"))], influence=an_int(present(d, "influence")), tactics=load_Zone(present(d, "tactics")), fresh=load_Zone(present(d, "fresh")), quests=load_Zone(present(d, "quests")), objectives=load_Zone(present(d, "objectives")), orders=[a_str(x) for x in a_list(present(d, "orders"))], played=[a_str(x) for x in a_list(present(d, "played"))], order=a_str(present(d, "order")), out=a_bool(present(d, "out")), played_in=[an_int(x) for x in a_list(present(d, "played_in"))])


def project_Realm(o: Realm, s: int) -> dict[str, object]:
    return {"is": "Realm", "seat": o.seat, "faction": o.faction, "dials": o.dials[:], "influence": o.influence, "tactics": project_Zone(o.tactics, s), "fresh": project_Zone(o.fresh, s), "quests": project_Zone(o.quests, s), "objectives": project_Zone(o.objectives, s), "orders": o.orders[:], "played": o.played[:], "order": o.order, "out": o.out, "played_in": o.played_in[:]}


def zones_Realm(o: Realm, out: list[Zone]) -> None:
    out.append(o.tactics)
    out.append(o.fresh)
    out.append(o.quests)
    out.append(o.objectives)


def clone_Hero(o: Hero) -> Hero:
    return Hero(o.id, o.owner, o.area, o.routed, o.damage, o.trained[:], clone_Zone(o.rewards))


def dump_Hero(o: Hero) -> dict[str, object]:
    return {"is": "Hero", "id": o.id, "owner": o.owner, "area": o.area, "routed": o.routed, "damage": o.damage, "trained": o.trained[:], "rewards": dump_Zone(o.rewards)}


def load_Hero(raw: object) -> Hero:
    d = a_dict(raw)
    return Hero(id=a_str(present(d, "id")), owner=an_int(present(d, "owner")), area=an_int(present(d, "area")), routed=a_bool(present(d, "routed")), damage=an_int(present(d, "damage")), trained=[an_int(x) for x in a_list(present(d, "trained"))], rewards=load_Zone(present(d, "rewards")))


def project_Hero(o: Hero, s: int) -> dict[str, object]:
    return {"is": "Hero", "id": o.id, "owner": o.owner, "area": o.area, "routed": o.routed, "damage": o.damage, "trained": o.trained[:], "rewards": project_Zone(o.rewards, s)}


def zones_Hero(o: Hero, out: list[Zone]) -> None:
    out.append(o.rewards)


def clone_Remains(o: Remains) -> Remains:
    return Remains(o.area, clone_Zone(o.rewards))


def dump_Remains(o: Remains) -> dict[str, object]:
    return {"is": "Remains", "area": o.area, "rewards": dump_Zone(o.rewards)}


def load_Remains(raw: object) -> Remains:
    d = a_dict(raw)
    return Remains(area=an_int(present(d, "area")), rewards=load_Zone(present(d, "rewards")))


def project_Remains(o: Remains, s: int) -> dict[str, object]:
    return {"is": "Remains", "area": o.area, "rewards": project_Zone(o.rewards, s)}


def zones_Remains(o: Remains, out: list[Zone]) -> None:
    out.append(o.rewards)


def clone_Runewars(o: Runewars) -> Runewars:
    return Runewars(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), o.learned, o.seq, o.laid, [clone_Realm(x) for x in o.realms], o.first, o.year, o.season, o.card, o.void[:], o.active, [x[:] for x in o.standing], [x[:] for x in o.routed], o.holder[:], o.fort[:], o.broken[:], o.development[:], o.city[:], o.activated[:], [clone_Zone(x) for x in o.runes], o.rune_at[:], [clone_Hero(x) for x in o.heroes], [clone_Remains(x) for x in o.remains], o.titles[:], o.paid[:], clone_Zone(o.fate), o.fate_drawn[:], o.fate_discard[:], clone_Zone(o.hero_deck), clone_Zone(o.reward_deck), o.reward_discard[:], clone_Zone(o.tactics_deck), o.tactics_discard[:], clone_Zone(o.quest_deck), o.quest_discard[:], [clone_Zone(x) for x in o.objective_decks], o.objective_discard[:], [clone_Zone(x) for x in o.season_decks], o.season_discard[:], o.hidden, o.winner)


def dump_Runewars(o: Runewars) -> dict[str, object]:
    return {"is": "Runewars", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "learned": o.learned, "seq": o.seq, "laid": o.laid, "realms": [dump_Realm(x) for x in o.realms], "first": o.first, "year": o.year, "season": o.season, "card": o.card, "void": o.void[:], "active": o.active, "standing": [x[:] for x in o.standing], "routed": [x[:] for x in o.routed], "holder": o.holder[:], "fort": o.fort[:], "broken": o.broken[:], "development": o.development[:], "city": o.city[:], "activated": o.activated[:], "runes": [dump_Zone(x) for x in o.runes], "rune_at": o.rune_at[:], "heroes": [dump_Hero(x) for x in o.heroes], "remains": [dump_Remains(x) for x in o.remains], "titles": o.titles[:], "paid": o.paid[:], "fate": dump_Zone(o.fate), "fate_drawn": o.fate_drawn[:], "fate_discard": o.fate_discard[:], "hero_deck": dump_Zone(o.hero_deck), "reward_deck": dump_Zone(o.reward_deck), "reward_discard": o.reward_discard[:], "tactics_deck": dump_Zone(o.tactics_deck), "tactics_discard": o.tactics_discard[:], "quest_deck": dump_Zone(o.quest_deck), "quest_discard": o.quest_discard[:], "objective_decks": [dump_Zone(x) for x in o.objective_decks], "objective_discard": o.objective_discard[:], "season_decks": [dump_Zone(x) for x in o.season_decks], "season_discard": o.season_discard[:], "hidden": o.hidden, "winner": o.winner}


def load_Runewars(raw: object) -> Runewars:
    d = a_dict(raw)
    return Runewars(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), learned=an_int(present(d, "learned")), seq=an_int(present(d, "seq")), laid=a_str(present(d, "laid")), realms=[load_Realm(x) for x in a_list(present(d, "realms"))], first=an_int(present(d, "first")), year=an_int(present(d, "year")), season=an_int(present(d, "season")), card=a_str(present(d, "card")), void=[a_str(x) for x in a_list(present(d, "void"))], active=an_int(present(d, "active")), standing=[[a_str(y) for y in a_list(x)] for x in a_list(present(d, "standing"))], routed=[[a_str(y) for y in a_list(x)] for x in a_list(present(d, "routed"))], holder=[an_int(x) for x in a_list(present(d, "holder"))], fort=[an_int(x) for x in a_list(present(d, "fort"))], broken=[a_bool(x) for x in a_list(present(d, "broken"))], development=[a_str(x) for x in a_list(present(d, "development"))], city=[a_str(x) for x in a_list(present(d, "city"))], activated=[an_int(x) for x in a_list(present(d, "activated"))], runes=[load_Zone(x) for x in a_list(present(d, "runes"))], rune_at=[an_int(x) for x in a_list(present(d, "rune_at"))], heroes=[load_Hero(x) for x in a_list(present(d, "heroes"))], remains=[load_Remains(x) for x in a_list(present(d, "remains"))], titles=[an_int(x) for x in a_list(present(d, "titles"))], paid=[an_int(x) for x in a_list(present(d, "paid"))], fate=load_Zone(present(d, "fate")), fate_drawn=[a_str(x) for x in a_list(present(d, "fate_drawn"))], fate_discard=[a_str(x) for x in a_list(present(d, "fate_discard"))], hero_deck=load_Zone(present(d, "hero_deck")), reward_deck=load_Zone(present(d, "reward_deck")), reward_discard=[a_str(x) for x in a_list(present(d, "reward_discard"))], tactics_deck=load_Zone(present(d, "tactics_deck")), tactics_discard=[a_str(x) for x in a_list(present(d, "tactics_discard"))], quest_deck=load_Zone(present(d, "quest_deck")), quest_discard=[a_str(x) for x in a_list(present(d, "quest_discard"))], objective_decks=[load_Zone(x) for x in a_list(present(d, "objective_decks"))], objective_discard=[a_str(x) for x in a_list(present(d, "objective_discard"))], season_decks=[load_Zone(x) for x in a_list(present(d, "season_decks"))], season_discard=[a_str(x) for x in a_list(present(d, "season_discard"))], hidden=a_bool(present(d, "hidden")), winner=an_int(present(d, "winner")))


def project_Runewars(o: Runewars, s: int) -> dict[str, object]:
    return {"is": "Runewars", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "seq": o.seq, "laid": o.laid, "realms": [project_Realm(x, s) for x in o.realms], "first": o.first, "year": o.year, "season": o.season, "card": o.card, "void": o.void[:], "active": o.active, "standing": [x[:] for x in o.standing], "routed": [x[:] for x in o.routed], "holder": o.holder[:], "fort": o.fort[:], "broken": o.broken[:], "development": o.development[:], "city": o.city[:], "activated": o.activated[:], "runes": [project_Zone(x, s) for x in o.runes], "rune_at": o.rune_at[:], "heroes": [project_Hero(x, s) for x in o.heroes], "remains": [project_Remains(x, s) for x in o.remains], "titles": o.titles[:], "paid": o.paid[:], "fate": project_Zone(o.fate, s), "fate_drawn": o.fate_drawn[:], "fate_discard": o.fate_discard[:], "hero_deck": project_Zone(o.hero_deck, s), "reward_deck": project_Zone(o.reward_deck, s), "reward_discard": o.reward_discard[:], "tactics_deck": project_Zone(o.tactics_deck, s), "tactics_discard": o.tactics_discard[:], "quest_deck": project_Zone(o.quest_deck, s), "quest_discard": o.quest_discard[:], "objective_decks": [project_Zone(x, s) for x in o.objective_decks], "objective_discard": o.objective_discard[:], "season_decks": [project_Zone(x, s) for x in o.season_decks], "season_discard": o.season_discard[:], "hidden": o.hidden, "winner": o.winner}


def zones_Runewars(o: Runewars, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.realms:
        zones_Realm(x2, out)
    for x14 in o.runes:
        out.append(x14)
    for x16 in o.heroes:
        zones_Hero(x16, out)
    for x17 in o.remains:
        zones_Remains(x17, out)
    out.append(o.fate)
    out.append(o.hero_deck)
    out.append(o.reward_deck)
    out.append(o.tactics_deck)
    out.append(o.quest_deck)
    for x25 in o.objective_decks:
        out.append(x25)
    for x27 in o.season_decks:
        out.append(x27)


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {Cull: clone_Cull, Joined: clone_Joined, March: clone_March, Battle: clone_Battle, PickType: clone_PickType, Lightning: clone_Lightning, DefencesChoice: clone_DefencesChoice, TakeStronghold: clone_TakeStronghold, Excess: clone_Excess, Opening: clone_Opening, Pick: clone_Pick, OverpowerChoice: clone_OverpowerChoice, FuryChoice: clone_FuryChoice, Bid: clone_Bid, SealBids: clone_SealBids, LateBid: clone_LateBid, BreakTie: clone_BreakTie, BuildMap: clone_BuildMap, LayTile: clone_LayTile, PutMarker: clone_PutMarker, LayHome: clone_LayHome, Diplomacy: clone_Diplomacy, Parley: clone_Parley, ChooseFate: clone_ChooseFate, Duel: clone_Duel, ClaimTreachery: clone_ClaimTreachery, NameArms: clone_NameArms, StartEffects: clone_StartEffects, Deception: clone_Deception, Escape: clone_Escape, PickCard: clone_PickCard, UseOrb: clone_UseOrb, Answer: clone_Answer, Blows: clone_Blows, Spoils: clone_Spoils, Dismantle: clone_Dismantle, LayRune: clone_LayRune, GainRune: clone_GainRune, Game: clone_Game, Season: clone_Season, ChooseOrders: clone_ChooseOrders, TrimTactics: clone_TrimTactics, Slay: clone_Slay, SlayOne: clone_SlayOne, HeroTurns: clone_HeroTurns, Entering: clone_Entering, AmbushBy: clone_AmbushBy, Respite: clone_Respite, KeepReward: clone_KeepReward, Trial: clone_Trial, Hire: clone_Hire, KeepHero: clone_KeepHero, PlaceHero: clone_PlaceHero, TakeBack: clone_TakeBack, LongWinter: clone_LongWinter, Autumn: clone_Autumn, AutumnGain: clone_AutumnGain, Starve: clone_Starve, Gather: clone_Gather, ChoosePass: clone_ChoosePass, SwapObjective: clone_SwapObjective, KeepObjective: clone_KeepObjective, PayTactics: clone_PayTactics, PickNeutrals: clone_PickNeutrals, PayForTitle: clone_PayForTitle, Aim: clone_Aim, EachOrderBack: clone_EachOrderBack, OrderBack: clone_OrderBack, Blackmailed: clone_Blackmailed, Overfull: clone_Overfull, SendRune: clone_SendRune, FoundCity: clone_FoundCity, EachLiftsToken: clone_EachLiftsToken, LiftToken: clone_LiftToken, Grant: clone_Grant, ChoosePortal: clone_ChoosePortal, Portal: clone_Portal, SettleAll: clone_SettleAll, QuestPhase: clone_QuestPhase, Questing: clone_Questing, Attempt: clone_Attempt, ReplaceQuest: clone_ReplaceQuest, LoseReward: clone_LoseReward, LearnAttribute: clone_LearnAttribute, Muster: clone_Muster, Retreat: clone_Retreat, RetreatTo: clone_RetreatTo, HeroRetreat: clone_HeroRetreat, Crowded: clone_Crowded, Storm: clone_Storm, Freeze: clone_Freeze, Summon: clone_Summon, StandUp: clone_StandUp, BuyObjective: clone_BuyObjective, BrokenAllegiance: clone_BrokenAllegiance, LoseUnits: clone_LoseUnits, TrueNature: clone_TrueNature, MoveHomeRune: clone_MoveHomeRune, BuyRune: clone_BuyRune, EachPlayer: clone_EachPlayer, PrepareYear: clone_PrepareYear, Council: clone_Council, BurnCity: clone_BurnCity, Disarm: clone_Disarm, EachGains: clone_EachGains, GiveRune: clone_GiveRune, FavorHero: clone_FavorHero, SetUp: clone_SetUp, PickFaction: clone_PickFaction, Forces: clone_Forces, HomeForces: clone_HomeForces, AtHome: clone_AtHome, FirstHeroes: clone_FirstHeroes, FirstObjectives: clone_FirstObjectives, Strategy: clone_Strategy, Redeploy: clone_Redeploy, TacticsMoment: clone_TacticsMoment, GiveUp: clone_GiveUp, GiveRewards: clone_GiveRewards, Turn: clone_Turn}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {Cull: dump_Cull, Joined: dump_Joined, March: dump_March, Battle: dump_Battle, PickType: dump_PickType, Lightning: dump_Lightning, DefencesChoice: dump_DefencesChoice, TakeStronghold: dump_TakeStronghold, Excess: dump_Excess, Opening: dump_Opening, Pick: dump_Pick, OverpowerChoice: dump_OverpowerChoice, FuryChoice: dump_FuryChoice, Bid: dump_Bid, SealBids: dump_SealBids, LateBid: dump_LateBid, BreakTie: dump_BreakTie, BuildMap: dump_BuildMap, LayTile: dump_LayTile, PutMarker: dump_PutMarker, LayHome: dump_LayHome, Diplomacy: dump_Diplomacy, Parley: dump_Parley, ChooseFate: dump_ChooseFate, Duel: dump_Duel, ClaimTreachery: dump_ClaimTreachery, NameArms: dump_NameArms, StartEffects: dump_StartEffects, Deception: dump_Deception, Escape: dump_Escape, PickCard: dump_PickCard, UseOrb: dump_UseOrb, Answer: dump_Answer, Blows: dump_Blows, Spoils: dump_Spoils, Dismantle: dump_Dismantle, LayRune: dump_LayRune, GainRune: dump_GainRune, Game: dump_Game, Season: dump_Season, ChooseOrders: dump_ChooseOrders, TrimTactics: dump_TrimTactics, Slay: dump_Slay, SlayOne: dump_SlayOne, HeroTurns: dump_HeroTurns, Entering: dump_Entering, AmbushBy: dump_AmbushBy, Respite: dump_Respite, KeepReward: dump_KeepReward, Trial: dump_Trial, Hire: dump_Hire, KeepHero: dump_KeepHero, PlaceHero: dump_PlaceHero, TakeBack: dump_TakeBack, LongWinter: dump_LongWinter, Autumn: dump_Autumn, AutumnGain: dump_AutumnGain, Starve: dump_Starve, Gather: dump_Gather, ChoosePass: dump_ChoosePass, SwapObjective: dump_SwapObjective, KeepObjective: dump_KeepObjective, PayTactics: dump_PayTactics, PickNeutrals: dump_PickNeutrals, PayForTitle: dump_PayForTitle, Aim: dump_Aim, EachOrderBack: dump_EachOrderBack, OrderBack: dump_OrderBack, Blackmailed: dump_Blackmailed, Overfull: dump_Overfull, SendRune: dump_SendRune, FoundCity: dump_FoundCity, EachLiftsToken: dump_EachLiftsToken, LiftToken: dump_LiftToken, Grant: dump_Grant, ChoosePortal: dump_ChoosePortal, Portal: dump_Portal, SettleAll: dump_SettleAll, QuestPhase: dump_QuestPhase, Questing: dump_Questing, Attempt: dump_Attempt, ReplaceQuest: dump_ReplaceQuest, LoseReward: dump_LoseReward, LearnAttribute: dump_LearnAttribute, Muster: dump_Muster, Retreat: dump_Retreat, RetreatTo: dump_RetreatTo, HeroRetreat: dump_HeroRetreat, Crowded: dump_Crowded, Storm: dump_Storm, Freeze: dump_Freeze, Summon: dump_Summon, StandUp: dump_StandUp, BuyObjective: dump_BuyObjective, BrokenAllegiance: dump_BrokenAllegiance, LoseUnits: dump_LoseUnits, TrueNature: dump_TrueNature, MoveHomeRune: dump_MoveHomeRune, BuyRune: dump_BuyRune, EachPlayer: dump_EachPlayer, PrepareYear: dump_PrepareYear, Council: dump_Council, BurnCity: dump_BurnCity, Disarm: dump_Disarm, EachGains: dump_EachGains, GiveRune: dump_GiveRune, FavorHero: dump_FavorHero, SetUp: dump_SetUp, PickFaction: dump_PickFaction, Forces: dump_Forces, HomeForces: dump_HomeForces, AtHome: dump_AtHome, FirstHeroes: dump_FirstHeroes, FirstObjectives: dump_FirstObjectives, Strategy: dump_Strategy, Redeploy: dump_Redeploy, TacticsMoment: dump_TacticsMoment, GiveUp: dump_GiveUp, GiveRewards: dump_GiveRewards, Turn: dump_Turn}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {Cull: project_Cull, Joined: project_Joined, March: project_March, Battle: project_Battle, PickType: project_PickType, Lightning: project_Lightning, DefencesChoice: project_DefencesChoice, TakeStronghold: project_TakeStronghold, Excess: project_Excess, Opening: project_Opening, Pick: project_Pick, OverpowerChoice: project_OverpowerChoice, FuryChoice: project_FuryChoice, Bid: project_Bid, SealBids: project_SealBids, LateBid: project_LateBid, BreakTie: project_BreakTie, BuildMap: project_BuildMap, LayTile: project_LayTile, PutMarker: project_PutMarker, LayHome: project_LayHome, Diplomacy: project_Diplomacy, Parley: project_Parley, ChooseFate: project_ChooseFate, Duel: project_Duel, ClaimTreachery: project_ClaimTreachery, NameArms: project_NameArms, StartEffects: project_StartEffects, Deception: project_Deception, Escape: project_Escape, PickCard: project_PickCard, UseOrb: project_UseOrb, Answer: project_Answer, Blows: project_Blows, Spoils: project_Spoils, Dismantle: project_Dismantle, LayRune: project_LayRune, GainRune: project_GainRune, Game: project_Game, Season: project_Season, ChooseOrders: project_ChooseOrders, TrimTactics: project_TrimTactics, Slay: project_Slay, SlayOne: project_SlayOne, HeroTurns: project_HeroTurns, Entering: project_Entering, AmbushBy: project_AmbushBy, Respite: project_Respite, KeepReward: project_KeepReward, Trial: project_Trial, Hire: project_Hire, KeepHero: project_KeepHero, PlaceHero: project_PlaceHero, TakeBack: project_TakeBack, LongWinter: project_LongWinter, Autumn: project_Autumn, AutumnGain: project_AutumnGain, Starve: project_Starve, Gather: project_Gather, ChoosePass: project_ChoosePass, SwapObjective: project_SwapObjective, KeepObjective: project_KeepObjective, PayTactics: project_PayTactics, PickNeutrals: project_PickNeutrals, PayForTitle: project_PayForTitle, Aim: project_Aim, EachOrderBack: project_EachOrderBack, OrderBack: project_OrderBack, Blackmailed: project_Blackmailed, Overfull: project_Overfull, SendRune: project_SendRune, FoundCity: project_FoundCity, EachLiftsToken: project_EachLiftsToken, LiftToken: project_LiftToken, Grant: project_Grant, ChoosePortal: project_ChoosePortal, Portal: project_Portal, SettleAll: project_SettleAll, QuestPhase: project_QuestPhase, Questing: project_Questing, Attempt: project_Attempt, ReplaceQuest: project_ReplaceQuest, LoseReward: project_LoseReward, LearnAttribute: project_LearnAttribute, Muster: project_Muster, Retreat: project_Retreat, RetreatTo: project_RetreatTo, HeroRetreat: project_HeroRetreat, Crowded: project_Crowded, Storm: project_Storm, Freeze: project_Freeze, Summon: project_Summon, StandUp: project_StandUp, BuyObjective: project_BuyObjective, BrokenAllegiance: project_BrokenAllegiance, LoseUnits: project_LoseUnits, TrueNature: project_TrueNature, MoveHomeRune: project_MoveHomeRune, BuyRune: project_BuyRune, EachPlayer: project_EachPlayer, PrepareYear: project_PrepareYear, Council: project_Council, BurnCity: project_BurnCity, Disarm: project_Disarm, EachGains: project_EachGains, GiveRune: project_GiveRune, FavorHero: project_FavorHero, SetUp: project_SetUp, PickFaction: project_PickFaction, Forces: project_Forces, HomeForces: project_HomeForces, AtHome: project_AtHome, FirstHeroes: project_FirstHeroes, FirstObjectives: project_FirstObjectives, Strategy: project_Strategy, Redeploy: project_Redeploy, TacticsMoment: project_TacticsMoment, GiveUp: project_GiveUp, GiveRewards: project_GiveRewards, Turn: project_Turn}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {Cull: zones_Cull, Joined: zones_Joined, March: zones_March, Battle: zones_Battle, PickType: zones_PickType, Lightning: zones_Lightning, DefencesChoice: zones_DefencesChoice, TakeStronghold: zones_TakeStronghold, Excess: zones_Excess, Opening: zones_Opening, Pick: zones_Pick, OverpowerChoice: zones_OverpowerChoice, FuryChoice: zones_FuryChoice, Bid: zones_Bid, SealBids: zones_SealBids, LateBid: zones_LateBid, BreakTie: zones_BreakTie, BuildMap: zones_BuildMap, LayTile: zones_LayTile, PutMarker: zones_PutMarker, LayHome: zones_LayHome, Diplomacy: zones_Diplomacy, Parley: zones_Parley, ChooseFate: zones_ChooseFate, Duel: zones_Duel, ClaimTreachery: zones_ClaimTreachery, NameArms: zones_NameArms, StartEffects: zones_StartEffects, Deception: zones_Deception, Escape: zones_Escape, PickCard: zones_PickCard, UseOrb: zones_UseOrb, Answer: zones_Answer, Blows: zones_Blows, Spoils: zones_Spoils, Dismantle: zones_Dismantle, LayRune: zones_LayRune, GainRune: zones_GainRune, Game: zones_Game, Season: zones_Season, ChooseOrders: zones_ChooseOrders, TrimTactics: zones_TrimTactics, Slay: zones_Slay, SlayOne: zones_SlayOne, HeroTurns: zones_HeroTurns, Entering: zones_Entering, AmbushBy: zones_AmbushBy, Respite: zones_Respite, KeepReward: zones_KeepReward, Trial: zones_Trial, Hire: zones_Hire, KeepHero: zones_KeepHero, PlaceHero: zones_PlaceHero, TakeBack: zones_TakeBack, LongWinter: zones_LongWinter, Autumn: zones_Autumn, AutumnGain: zones_AutumnGain, Starve: zones_Starve, Gather: zones_Gather, ChoosePass: zones_ChoosePass, SwapObjective: zones_SwapObjective, KeepObjective: zones_KeepObjective, PayTactics: zones_PayTactics, PickNeutrals: zones_PickNeutrals, PayForTitle: zones_PayForTitle, Aim: zones_Aim, EachOrderBack: zones_EachOrderBack, OrderBack: zones_OrderBack, Blackmailed: zones_Blackmailed, Overfull: zones_Overfull, SendRune: zones_SendRune, FoundCity: zones_FoundCity, EachLiftsToken: zones_EachLiftsToken, LiftToken: zones_LiftToken, Grant: zones_Grant, ChoosePortal: zones_ChoosePortal, Portal: zones_Portal, SettleAll: zones_SettleAll, QuestPhase: zones_QuestPhase, Questing: zones_Questing, Attempt: zones_Attempt, ReplaceQuest: zones_ReplaceQuest, LoseReward: zones_LoseReward, LearnAttribute: zones_LearnAttribute, Muster: zones_Muster, Retreat: zones_Retreat, RetreatTo: zones_RetreatTo, HeroRetreat: zones_HeroRetreat, Crowded: zones_Crowded, Storm: zones_Storm, Freeze: zones_Freeze, Summon: zones_Summon, StandUp: zones_StandUp, BuyObjective: zones_BuyObjective, BrokenAllegiance: zones_BrokenAllegiance, LoseUnits: zones_LoseUnits, TrueNature: zones_TrueNature, MoveHomeRune: zones_MoveHomeRune, BuyRune: zones_BuyRune, EachPlayer: zones_EachPlayer, PrepareYear: zones_PrepareYear, Council: zones_Council, BurnCity: zones_BurnCity, Disarm: zones_Disarm, EachGains: zones_EachGains, GiveRune: zones_GiveRune, FavorHero: zones_FavorHero, SetUp: zones_SetUp, PickFaction: zones_PickFaction, Forces: zones_Forces, HomeForces: zones_HomeForces, AtHome: zones_AtHome, FirstHeroes: zones_FirstHeroes, FirstObjectives: zones_FirstObjectives, Strategy: zones_Strategy, Redeploy: zones_Redeploy, TacticsMoment: zones_TacticsMoment, GiveUp: zones_GiveUp, GiveRewards: zones_GiveRewards, Turn: zones_Turn}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"Cull": load_Cull, "Joined": load_Joined, "March": load_March, "Battle": load_Battle, "PickType": load_PickType, "Lightning": load_Lightning, "DefencesChoice": load_DefencesChoice, "TakeStronghold": load_TakeStronghold, "Excess": load_Excess, "Opening": load_Opening, "Pick": load_Pick, "OverpowerChoice": load_OverpowerChoice, "FuryChoice": load_FuryChoice, "Bid": load_Bid, "SealBids": load_SealBids, "LateBid": load_LateBid, "BreakTie": load_BreakTie, "BuildMap": load_BuildMap, "LayTile": load_LayTile, "PutMarker": load_PutMarker, "LayHome": load_LayHome, "Diplomacy": load_Diplomacy, "Parley": load_Parley, "ChooseFate": load_ChooseFate, "Duel": load_Duel, "ClaimTreachery": load_ClaimTreachery, "NameArms": load_NameArms, "StartEffects": load_StartEffects, "Deception": load_Deception, "Escape": load_Escape, "PickCard": load_PickCard, "UseOrb": load_UseOrb, "Answer": load_Answer, "Blows": load_Blows, "Spoils": load_Spoils, "Dismantle": load_Dismantle, "LayRune": load_LayRune, "GainRune": load_GainRune, "Game": load_Game, "Season": load_Season, "ChooseOrders": load_ChooseOrders, "TrimTactics": load_TrimTactics, "Slay": load_Slay, "SlayOne": load_SlayOne, "HeroTurns": load_HeroTurns, "Entering": load_Entering, "AmbushBy": load_AmbushBy, "Respite": load_Respite, "KeepReward": load_KeepReward, "Trial": load_Trial, "Hire": load_Hire, "KeepHero": load_KeepHero, "PlaceHero": load_PlaceHero, "TakeBack": load_TakeBack, "LongWinter": load_LongWinter, "Autumn": load_Autumn, "AutumnGain": load_AutumnGain, "Starve": load_Starve, "Gather": load_Gather, "ChoosePass": load_ChoosePass, "SwapObjective": load_SwapObjective, "KeepObjective": load_KeepObjective, "PayTactics": load_PayTactics, "PickNeutrals": load_PickNeutrals, "PayForTitle": load_PayForTitle, "Aim": load_Aim, "EachOrderBack": load_EachOrderBack, "OrderBack": load_OrderBack, "Blackmailed": load_Blackmailed, "Overfull": load_Overfull, "SendRune": load_SendRune, "FoundCity": load_FoundCity, "EachLiftsToken": load_EachLiftsToken, "LiftToken": load_LiftToken, "Grant": load_Grant, "ChoosePortal": load_ChoosePortal, "Portal": load_Portal, "SettleAll": load_SettleAll, "QuestPhase": load_QuestPhase, "Questing": load_Questing, "Attempt": load_Attempt, "ReplaceQuest": load_ReplaceQuest, "LoseReward": load_LoseReward, "LearnAttribute": load_LearnAttribute, "Muster": load_Muster, "Retreat": load_Retreat, "RetreatTo": load_RetreatTo, "HeroRetreat": load_HeroRetreat, "Crowded": load_Crowded, "Storm": load_Storm, "Freeze": load_Freeze, "Summon": load_Summon, "StandUp": load_StandUp, "BuyObjective": load_BuyObjective, "BrokenAllegiance": load_BrokenAllegiance, "LoseUnits": load_LoseUnits, "TrueNature": load_TrueNature, "MoveHomeRune": load_MoveHomeRune, "BuyRune": load_BuyRune, "EachPlayer": load_EachPlayer, "PrepareYear": load_PrepareYear, "Council": load_Council, "BurnCity": load_BurnCity, "Disarm": load_Disarm, "EachGains": load_EachGains, "GiveRune": load_GiveRune, "FavorHero": load_FavorHero, "SetUp": load_SetUp, "PickFaction": load_PickFaction, "Forces": load_Forces, "HomeForces": load_HomeForces, "AtHome": load_AtHome, "FirstHeroes": load_FirstHeroes, "FirstObjectives": load_FirstObjectives, "Strategy": load_Strategy, "Redeploy": load_Redeploy, "TacticsMoment": load_TacticsMoment, "GiveUp": load_GiveUp, "GiveRewards": load_GiveRewards, "Turn": load_Turn}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Cull: ('seat', 'area', 'limit', 'rule'),
    Joined: ('seat', 'area', 'rule', 'at'),
    March: ('seat', 'area', 'froms', 'units', 'second', 'conquer_bonus', 'at'),
    Battle: ('area', 'sides', 'siege', 'initiative', 'winner', 'orderly', 'fallen', 'worn', 'claim', 'scorched', 'at'),
    PickType: ('seat', 'side', 'going'),
    Lightning: ('n', 'at'),
    DefencesChoice: ('seat', 'going'),
    TakeStronghold: ('seat', 'going'),
    Excess: ('seat', 'holder', 'area', 'standing', 'routed'),
    Fighter: ('unit', 'damage', 'state'),
    Drawn: ('unit', 'card', 'came'),
    Host: ('seat', 'decider', 'fighters', 'drawn', 'kind', 'cards', 'orbs', 'routs', 'damage', 'tough', 'bonus', 'mark', 'read'),
    Opening: ('seat', 'played', 'carthos', 'going'),
    Pick: ('seat', 'side', 'deed', 'left', 'hit'),
    OverpowerChoice: ('seat', 'side', 'going'),
    FuryChoice: ('seat', 'side', 'going'),
    Bid: ('losing', 'bids', 'last', 'winner', 'loser', 'at'),
    SealBids: ('seats', 'sealed'),
    LateBid: ('seat', 'going'),
    BreakTie: ('seat', 'tied', 'lowest', 'picked', 'going'),
    BuildMap: ('kind', 'tiles', 'put', 'turn', 'tries', 'at'),
    LayTile: ('seat', 'going'),
    PutMarker: ('seat', 'going'),
    LayHome: ('seat', 'going'),
    Diplomacy: ('seat', 'area', 'standing', 'second', 'conquer_bonus', 'cards', 'at'),
    Parley: ('seat', 'area', 'second', 'spent', 'going'),
    ChooseFate: ('seat', 'area', 'cards', 'card'),
    Duel: ('area', 'sides', 'round', 'turn', 'cancelled', 'won', 'at'),
    ClaimTreachery: ('seat', 'going'),
    NameArms: ('seat', 'side', 'going'),
    StartEffects: ('seat', 'side', 'going'),
    Deception: ('side', 'at'),
    Escape: ('seat', 'hero', 'going'),
    PickCard: ('seat', 'side', 'going'),
    UseOrb: ('seat', 'side', 'going'),
    Answer: ('seat', 'side', 'reward', 'going'),
    Blows: ('side', 'reward', 'at'),
    Spoils: ('seat', 'area', 'loot'),
    Duellist: ('name', 'seat', 'hero', 'health', 'damage', 'weapon', 'armour', 'cards', 'card', 'wounds', 'guard', 'feat', 'used', 'fell'),
    Dismantle: ('seat', 'area', 'going'),
    LayRune: ('seat', 'area', 'going'),
    GainRune: ('seat', 'tokens', 'home', 'removed'),
    Game: ('at',),
    Season: ('turns', 'at'),
    ChooseOrders: ('seats', 'sealed'),
    TrimTactics: ('seat', 'limit'),
    Slay: ('seat', 'area', 'shape', 'left', 'rule', 'at'),
    SlayOne: ('seat', 'area', 'shape', 'rule', 'going'),
    HeroTurns: ('seat', 'acted', 'moved', 'used', 'passes', 'swift', 'going'),
    Entering: ('seat', 'hero', 'area', 'at'),
    AmbushBy: ('seat', 'going'),
    Respite: ('seat', 'going'),
    KeepReward: ('seat', 'hero', 'drawn', 'going'),
    Trial: ('seat', 'hero', 'attribute', 'cards', 'card'),
    Hire: ('seat', 'drawn', 'at'),
    KeepHero: ('seat', 'kept', 'going'),
    PlaceHero: ('seat', 'hero', 'going'),
    TakeBack: ('order', 'turn', 'at'),
    LongWinter: ('seat', 'left'),
    Autumn: ('order', 'turn', 'at'),
    AutumnGain: ('seat', 'going'),
    Starve: ('order', 'at'),
    Gather: ('seat', 'area', 'froms', 'units', 'second', 'conquer_bonus', 'passes', 'swift', 'going'),
    ChoosePass: ('seat', 'going'),
    SwapObjective: ('seat', 'going'),
    KeepObjective: ('seat',),
    PayTactics: ('seat', 'left', 'at'),
    PickNeutrals: ('seat', 'area', 'shape', 'n', 'units'),
    PayForTitle: ('seat', 'title', 'going'),
    Aim: ('seat', 'card', 'picked', 'going'),
    EachOrderBack: ('order', 'turn', 'at'),
    OrderBack: ('seat', 'going'),
    Blackmailed: ('seat', 'by', 'going'),
    Overfull: ('seat', 'area', 'at'),
    SendRune: ('seat', 'area', 'going'),
    FoundCity: ('seat', 'area', 'at'),
    EachLiftsToken: ('order', 'turn', 'at'),
    LiftToken: ('seat', 'going'),
    Grant: ('seat', 'to', 'going'),
    ChoosePortal: ('seat', 'going'),
    Portal: ('seat', 'area', 'froms', 'units', 'going'),
    SettleAll: ('at',),
    QuestPhase: ('order', 'turn', 'at'),
    Questing: ('seat', 'at'),
    Attempt: ('seat', 'hero', 'quest', 'line', 'step', 'at'),
    ReplaceQuest: ('seat', 'quest', 'going'),
    LoseReward: ('seat', 'hero', 'going'),
    LearnAttribute: ('seat', 'hero', 'n', 'going'),
    Muster: ('seat', 'units', 'places', 'may'),
    Retreat: ('holder', 'area', 'standing', 'routed', 'orderly', 'to', 'at'),
    RetreatTo: ('seat',),
    HeroRetreat: ('seat', 'hero', 'flying', 'going'),
    Crowded: ('seat', 'area', 'at'),
    Storm: ('seat', 'area', 'left', 'at'),
    Freeze: ('seat', 'area', 'left', 'going'),
    Summon: ('seat', 'area', 'froms', 'units', 'going'),
    StandUp: ('seat', 'area', 'left'),
    BuyObjective: ('seat', 'going'),
    BrokenAllegiance: ('seat', 'going'),
    LoseUnits: ('seat', 'left', 'area'),
    TrueNature: ('seat', 'left'),
    MoveHomeRune: ('seat', 'left', 'rune'),
    BuyRune: ('seat', 'going'),
    EachPlayer: ('order', 'card', 'turn', 'at'),
    PrepareYear: ('seats', 'turn', 'at'),
    Council: ('card', 'losing', 'at'),
    BurnCity: ('seat', 'going'),
    Disarm: ('seat', 'going'),
    EachGains: ('order', 'turn', 'at'),
    GiveRune: ('seat', 'pious', 'chosen_areas'),
    FavorHero: ('seat', 'hero', 'going'),
    SetUp: ('map_kind', 'at'),
    PickFaction: ('seat', 'going'),
    Forces: ('order', 'turn', 'at'),
    HomeForces: ('seat', 'at'),
    AtHome: ('seat', 'what', 'going'),
    FirstHeroes: ('order', 'turn', 'at'),
    FirstObjectives: ('order', 'turn', 'at'),
    Strategy: ('seat', 'froms', 'units', 'tos', 'heroes', 'hero_tos', 'passes', 'swift', 'going'),
    Redeploy: ('seat', 'froms', 'units', 'tos', 'heroes', 'hero_tos', 'at'),
    TacticsMoment: ('trigger', 'order', 'passed', 'played'),
    GiveUp: ('seat', 'at'),
    GiveRewards: ('seat', 'left'),
    Turn: ('seat', 'order', 'bonus', 'void', 'done', 'going'),
    Realm: ('seat', 'faction', 'dials', 'influence', 'tactics', 'fresh', 'quests', 'objectives', 'orders', 'played', 'order', 'out', 'played_in'),
    Hero: ('id', 'owner', 'area', 'routed', 'damage', 'trained', 'rewards'),
    Remains: ('area', 'rewards'),
    Runewars: ('seats', 'stack', 'rng', 'learned', 'seq', 'laid', 'realms', 'first', 'year', 'season', 'card', 'void', 'active', 'standing', 'routed', 'holder', 'fort', 'broken', 'development', 'city', 'activated', 'runes', 'rune_at', 'heroes', 'remains', 'titles', 'paid', 'fate', 'fate_drawn', 'fate_discard', 'hero_deck', 'reward_deck', 'reward_discard', 'tactics_deck', 'tactics_discard', 'quest_deck', 'quest_discard', 'objective_decks', 'objective_discard', 'season_decks', 'season_discard', 'hidden', 'winner'),
}

DERIVED: Final = Derived(clone_Runewars, dump_Runewars, load_Runewars, project_Runewars, zones_Runewars, SHAPE)
