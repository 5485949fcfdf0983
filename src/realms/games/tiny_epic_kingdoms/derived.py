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
from realms.games.tiny_epic_kingdoms.rules.actions import Expand, PayExpand, PickAmount, PickExpand, PickTrade, Trade
from realms.games.tiny_epic_kingdoms.rules.arrival import Arrive
from realms.games.tiny_epic_kingdoms.rules.collect import Collect
from realms.games.tiny_epic_kingdoms.rules.dice import RaiseBid, WarDice
from realms.games.tiny_epic_kingdoms.rules.gains import GainOfChoice
from realms.games.tiny_epic_kingdoms.rules.patrol import Patrol, PickPatrol, PickStep, Walk
from realms.games.tiny_epic_kingdoms.rules.payment import PayWar
from realms.games.tiny_epic_kingdoms.rules.quest import PickArrival, PickQuest, Quest
from realms.games.tiny_epic_kingdoms.rules.retreat import AskChurch, Displace, PickRetreat
from realms.games.tiny_epic_kingdoms.rules.rout import AskLair, PickVacated, Plunder, Rout
from realms.games.tiny_epic_kingdoms.rules.setup import PickEmpty, PickRace, PickSide, PickSplit, PickStart, SetUp, SetupRound
from realms.games.tiny_epic_kingdoms.rules.swap import PickSwap, Swap
from realms.games.tiny_epic_kingdoms.rules.tokens import Bandits
from realms.games.tiny_epic_kingdoms.rules.turn import ActOrCollect, Everybody, Game, SelectAction, Turn
from realms.games.tiny_epic_kingdoms.rules.war import NeutralWar, War
from realms.games.tiny_epic_kingdoms.state import Realm, TinyEpicKingdoms


def clone_PickExpand(o: PickExpand) -> PickExpand:
    return PickExpand(o.seat, o.area)


def dump_PickExpand(o: PickExpand) -> dict[str, object]:
    return {"is": "PickExpand", "seat": o.seat, "area": o.area}


def load_PickExpand(raw: object) -> PickExpand:
    d = a_dict(raw)
    return PickExpand(seat=an_int(present(d, "seat")), area=(an_int(d["area"])) if "area" in d else -1)


def project_PickExpand(o: PickExpand, s: int) -> dict[str, object]:
    return {"is": "PickExpand", "seat": o.seat, "area": o.area}


def zones_PickExpand(o: PickExpand, out: list[Zone]) -> None:
    return None


def clone_PayExpand(o: PayExpand) -> PayExpand:
    return PayExpand(o.seat, o.cost, o.resource, o.units)


def dump_PayExpand(o: PayExpand) -> dict[str, object]:
    return {"is": "PayExpand", "seat": o.seat, "cost": o.cost, "resource": o.resource, "units": o.units}


def load_PayExpand(raw: object) -> PayExpand:
    d = a_dict(raw)
    return PayExpand(seat=an_int(present(d, "seat")), cost=an_int(present(d, "cost")), resource=an_int(present(d, "resource")), units=(an_int(d["units"])) if "units" in d else -1)


def project_PayExpand(o: PayExpand, s: int) -> dict[str, object]:
    return {"is": "PayExpand", "seat": o.seat, "cost": o.cost, "resource": o.resource, "units": o.units}


def zones_PayExpand(o: PayExpand, out: list[Zone]) -> None:
    return None


def clone_Expand(o: Expand) -> Expand:
    return Expand(o.seat, o.area, o.at)


def dump_Expand(o: Expand) -> dict[str, object]:
    return {"is": "Expand", "seat": o.seat, "area": o.area, "at": o.at}


def load_Expand(raw: object) -> Expand:
    d = a_dict(raw)
    return Expand(seat=an_int(present(d, "seat")), area=(an_int(d["area"])) if "area" in d else -1, at=a_step(present(d, "at"), Expand.ORDER, Expand.STEPS_WERE))


def project_Expand(o: Expand, s: int) -> dict[str, object]:
    return {"is": "Expand", "seat": o.seat, "area": o.area, "at": o.at}


def zones_Expand(o: Expand, out: list[Zone]) -> None:
    return None


def clone_PickTrade(o: PickTrade) -> PickTrade:
    return PickTrade(o.seat, o.again, o.given, o.gained, o.answered)


def dump_PickTrade(o: PickTrade) -> dict[str, object]:
    return {"is": "PickTrade", "seat": o.seat, "again": o.again, "given": o.given, "gained": o.gained, "answered": o.answered}


def load_PickTrade(raw: object) -> PickTrade:
    d = a_dict(raw)
    return PickTrade(seat=an_int(present(d, "seat")), again=a_bool(present(d, "again")), given=(an_int(d["given"])) if "given" in d else -1, gained=(an_int(d["gained"])) if "gained" in d else -1, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_PickTrade(o: PickTrade, s: int) -> dict[str, object]:
    return {"is": "PickTrade", "seat": o.seat, "again": o.again, "given": o.given, "gained": o.gained, "answered": o.answered}


def zones_PickTrade(o: PickTrade, out: list[Zone]) -> None:
    return None


def clone_PickAmount(o: PickAmount) -> PickAmount:
    return PickAmount(o.seat, o.given, o.gained, o.amount)


def dump_PickAmount(o: PickAmount) -> dict[str, object]:
    return {"is": "PickAmount", "seat": o.seat, "given": o.given, "gained": o.gained, "amount": o.amount}


def load_PickAmount(raw: object) -> PickAmount:
    d = a_dict(raw)
    return PickAmount(seat=an_int(present(d, "seat")), given=an_int(present(d, "given")), gained=an_int(present(d, "gained")), amount=(an_int(d["amount"])) if "amount" in d else 0)


def project_PickAmount(o: PickAmount, s: int) -> dict[str, object]:
    return {"is": "PickAmount", "seat": o.seat, "given": o.given, "gained": o.gained, "amount": o.amount}


def zones_PickAmount(o: PickAmount, out: list[Zone]) -> None:
    return None


def clone_Trade(o: Trade) -> Trade:
    return Trade(o.seat, o.made, o.at)


def dump_Trade(o: Trade) -> dict[str, object]:
    return {"is": "Trade", "seat": o.seat, "made": o.made, "at": o.at}


def load_Trade(raw: object) -> Trade:
    d = a_dict(raw)
    return Trade(seat=an_int(present(d, "seat")), made=(an_int(d["made"])) if "made" in d else 0, at=a_step(present(d, "at"), Trade.ORDER, Trade.STEPS_WERE))


def project_Trade(o: Trade, s: int) -> dict[str, object]:
    return {"is": "Trade", "seat": o.seat, "made": o.made, "at": o.at}


def zones_Trade(o: Trade, out: list[Zone]) -> None:
    return None


def clone_Arrive(o: Arrive) -> Arrive:
    return Arrive(o.seat, o.area, o.by_quest, o.stays, o.where, o.fought, o.aside, o.at)


def dump_Arrive(o: Arrive) -> dict[str, object]:
    return {"is": "Arrive", "seat": o.seat, "area": o.area, "by_quest": o.by_quest, "stays": o.stays, "where": o.where, "fought": o.fought, "aside": o.aside, "at": o.at}


def load_Arrive(raw: object) -> Arrive:
    d = a_dict(raw)
    return Arrive(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), by_quest=a_bool(present(d, "by_quest")), stays=(a_bool(d["stays"])) if "stays" in d else True, where=(an_int(d["where"])) if "where" in d else -1, fought=(a_bool(d["fought"])) if "fought" in d else False, aside=(an_int(d["aside"])) if "aside" in d else -1, at=a_step(present(d, "at"), Arrive.ORDER, Arrive.STEPS_WERE))


def project_Arrive(o: Arrive, s: int) -> dict[str, object]:
    return {"is": "Arrive", "seat": o.seat, "area": o.area, "by_quest": o.by_quest, "stays": o.stays, "where": o.where, "fought": o.fought, "aside": o.aside, "at": o.at}


def zones_Arrive(o: Arrive, out: list[Zone]) -> None:
    return None


def clone_Collect(o: Collect) -> Collect:
    return Collect(o.seat, o.at)


def dump_Collect(o: Collect) -> dict[str, object]:
    return {"is": "Collect", "seat": o.seat, "at": o.at}


def load_Collect(raw: object) -> Collect:
    d = a_dict(raw)
    return Collect(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Collect.ORDER, Collect.STEPS_WERE))


def project_Collect(o: Collect, s: int) -> dict[str, object]:
    return {"is": "Collect", "seat": o.seat, "at": o.at}


def zones_Collect(o: Collect, out: list[Zone]) -> None:
    return None


def clone_WarDice(o: WarDice) -> WarDice:
    return WarDice(o.seats, o.sealed.copy(), o.area, o.by_quest)


def dump_WarDice(o: WarDice) -> dict[str, object]:
    return {"is": "WarDice", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())], "area": o.area, "by_quest": o.by_quest}


def load_WarDice(raw: object) -> WarDice:
    d = a_dict(raw)
    return WarDice(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))}, area=an_int(present(d, "area")), by_quest=a_bool(present(d, "by_quest")))


def project_WarDice(o: WarDice, s: int) -> dict[str, object]:
    return {"is": "WarDice", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}, "area": o.area, "by_quest": o.by_quest}


def zones_WarDice(o: WarDice, out: list[Zone]) -> None:
    return None


def clone_RaiseBid(o: RaiseBid) -> RaiseBid:
    return RaiseBid(o.seat, o.shown, o.amount, o.extra, o.answered)


def dump_RaiseBid(o: RaiseBid) -> dict[str, object]:
    return {"is": "RaiseBid", "seat": o.seat, "shown": o.shown, "amount": o.amount, "extra": o.extra, "answered": o.answered}


def load_RaiseBid(raw: object) -> RaiseBid:
    d = a_dict(raw)
    return RaiseBid(seat=an_int(present(d, "seat")), shown=an_int(present(d, "shown")), amount=an_int(present(d, "amount")), extra=(an_int(d["extra"])) if "extra" in d else 0, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_RaiseBid(o: RaiseBid, s: int) -> dict[str, object]:
    return {"is": "RaiseBid", "seat": o.seat, "shown": o.shown, "amount": o.amount, "extra": o.extra, "answered": o.answered}


def zones_RaiseBid(o: RaiseBid, out: list[Zone]) -> None:
    return None


def clone_GainOfChoice(o: GainOfChoice) -> GainOfChoice:
    return GainOfChoice(o.seat, o.n, o.rule)


def dump_GainOfChoice(o: GainOfChoice) -> dict[str, object]:
    return {"is": "GainOfChoice", "seat": o.seat, "n": o.n, "rule": o.rule}


def load_GainOfChoice(raw: object) -> GainOfChoice:
    d = a_dict(raw)
    return GainOfChoice(seat=an_int(present(d, "seat")), n=an_int(present(d, "n")), rule=a_str(present(d, "rule")))


def project_GainOfChoice(o: GainOfChoice, s: int) -> dict[str, object]:
    return {"is": "GainOfChoice", "seat": o.seat, "n": o.n, "rule": o.rule}


def zones_GainOfChoice(o: GainOfChoice, out: list[Zone]) -> None:
    return None


def clone_PickPatrol(o: PickPatrol) -> PickPatrol:
    return PickPatrol(o.seat, o.used, o.again, o.area, o.stands, o.answered, o.stood)


def dump_PickPatrol(o: PickPatrol) -> dict[str, object]:
    return {"is": "PickPatrol", "seat": o.seat, "used": o.used, "again": o.again, "area": o.area, "stands": o.stands, "answered": o.answered, "stood": o.stood}


def load_PickPatrol(raw: object) -> PickPatrol:
    d = a_dict(raw)
    return PickPatrol(seat=an_int(present(d, "seat")), used=an_int(present(d, "used")), again=a_bool(present(d, "again")), area=(an_int(d["area"])) if "area" in d else -1, stands=(a_bool(d["stands"])) if "stands" in d else False, answered=(a_bool(d["answered"])) if "answered" in d else False, stood=(a_bool(d["stood"])) if "stood" in d else False)


def project_PickPatrol(o: PickPatrol, s: int) -> dict[str, object]:
    return {"is": "PickPatrol", "seat": o.seat, "used": o.used, "again": o.again, "area": o.area, "stands": o.stands, "answered": o.answered, "stood": o.stood}


def zones_PickPatrol(o: PickPatrol, out: list[Zone]) -> None:
    return None


def clone_Patrol(o: Patrol) -> Patrol:
    return Patrol(o.seat, o.moved, o.used, o.stood, o.at)


def dump_Patrol(o: Patrol) -> dict[str, object]:
    return {"is": "Patrol", "seat": o.seat, "moved": o.moved, "used": o.used, "stood": o.stood, "at": o.at}


def load_Patrol(raw: object) -> Patrol:
    d = a_dict(raw)
    return Patrol(seat=an_int(present(d, "seat")), moved=(an_int(d["moved"])) if "moved" in d else 0, used=(an_int(d["used"])) if "used" in d else -1, stood=(a_bool(d["stood"])) if "stood" in d else False, at=a_step(present(d, "at"), Patrol.ORDER, Patrol.STEPS_WERE))


def project_Patrol(o: Patrol, s: int) -> dict[str, object]:
    return {"is": "Patrol", "seat": o.seat, "moved": o.moved, "used": o.used, "stood": o.stood, "at": o.at}


def zones_Patrol(o: Patrol, out: list[Zone]) -> None:
    return None


def clone_PickStep(o: PickStep) -> PickStep:
    return PickStep(o.seat, o.area, o.start, o.may_stop, o.to, o.answered)


def dump_PickStep(o: PickStep) -> dict[str, object]:
    return {"is": "PickStep", "seat": o.seat, "area": o.area, "start": o.start, "may_stop": o.may_stop, "to": o.to, "answered": o.answered}


def load_PickStep(raw: object) -> PickStep:
    d = a_dict(raw)
    return PickStep(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), start=an_int(present(d, "start")), may_stop=a_bool(present(d, "may_stop")), to=(an_int(d["to"])) if "to" in d else -1, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_PickStep(o: PickStep, s: int) -> dict[str, object]:
    return {"is": "PickStep", "seat": o.seat, "area": o.area, "start": o.start, "may_stop": o.may_stop, "to": o.to, "answered": o.answered}


def zones_PickStep(o: PickStep, out: list[Zone]) -> None:
    return None


def clone_Walk(o: Walk) -> Walk:
    return Walk(o.seat, o.here, o.start, o.steps, o.stays, o.at)


def dump_Walk(o: Walk) -> dict[str, object]:
    return {"is": "Walk", "seat": o.seat, "here": o.here, "start": o.start, "steps": o.steps, "stays": o.stays, "at": o.at}


def load_Walk(raw: object) -> Walk:
    d = a_dict(raw)
    return Walk(seat=an_int(present(d, "seat")), here=an_int(present(d, "here")), start=an_int(present(d, "start")), steps=(an_int(d["steps"])) if "steps" in d else 0, stays=(a_bool(d["stays"])) if "stays" in d else True, at=a_step(present(d, "at"), Walk.ORDER, Walk.STEPS_WERE))


def project_Walk(o: Walk, s: int) -> dict[str, object]:
    return {"is": "Walk", "seat": o.seat, "here": o.here, "start": o.start, "steps": o.steps, "stays": o.stays, "at": o.at}


def zones_Walk(o: Walk, out: list[Zone]) -> None:
    return None


def clone_PayWar(o: PayWar) -> PayWar:
    return PayWar(o.seat, o.amount, o.paid[:])


def dump_PayWar(o: PayWar) -> dict[str, object]:
    return {"is": "PayWar", "seat": o.seat, "amount": o.amount, "paid": o.paid[:]}


def load_PayWar(raw: object) -> PayWar:
    d = a_dict(raw)
    return PayWar(seat=an_int(present(d, "seat")), amount=an_int(present(d, "amount")), paid=[an_int(x) for x in a_list(present(d, "paid"))])


def project_PayWar(o: PayWar, s: int) -> dict[str, object]:
    return {"is": "PayWar", "seat": o.seat, "amount": o.amount, "paid": o.paid[:]}


def zones_PayWar(o: PayWar, out: list[Zone]) -> None:
    return None


def clone_PickQuest(o: PickQuest) -> PickQuest:
    return PickQuest(o.seat, o.area, o.swaps)


def dump_PickQuest(o: PickQuest) -> dict[str, object]:
    return {"is": "PickQuest", "seat": o.seat, "area": o.area, "swaps": o.swaps}


def load_PickQuest(raw: object) -> PickQuest:
    d = a_dict(raw)
    return PickQuest(seat=an_int(present(d, "seat")), area=(an_int(d["area"])) if "area" in d else -1, swaps=(a_bool(d["swaps"])) if "swaps" in d else False)


def project_PickQuest(o: PickQuest, s: int) -> dict[str, object]:
    return {"is": "PickQuest", "seat": o.seat, "area": o.area, "swaps": o.swaps}


def zones_PickQuest(o: PickQuest, out: list[Zone]) -> None:
    return None


def clone_PickArrival(o: PickArrival) -> PickArrival:
    return PickArrival(o.seat, o.area, o.to)


def dump_PickArrival(o: PickArrival) -> dict[str, object]:
    return {"is": "PickArrival", "seat": o.seat, "area": o.area, "to": o.to}


def load_PickArrival(raw: object) -> PickArrival:
    d = a_dict(raw)
    return PickArrival(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), to=(an_int(d["to"])) if "to" in d else -1)


def project_PickArrival(o: PickArrival, s: int) -> dict[str, object]:
    return {"is": "PickArrival", "seat": o.seat, "area": o.area, "to": o.to}


def zones_PickArrival(o: PickArrival, out: list[Zone]) -> None:
    return None


def clone_Quest(o: Quest) -> Quest:
    return Quest(o.seat, o.area, o.stays, o.at)


def dump_Quest(o: Quest) -> dict[str, object]:
    return {"is": "Quest", "seat": o.seat, "area": o.area, "stays": o.stays, "at": o.at}


def load_Quest(raw: object) -> Quest:
    d = a_dict(raw)
    return Quest(seat=an_int(present(d, "seat")), area=(an_int(d["area"])) if "area" in d else -1, stays=(a_bool(d["stays"])) if "stays" in d else True, at=a_step(present(d, "at"), Quest.ORDER, Quest.STEPS_WERE))


def project_Quest(o: Quest, s: int) -> dict[str, object]:
    return {"is": "Quest", "seat": o.seat, "area": o.area, "stays": o.stays, "at": o.at}


def zones_Quest(o: Quest, out: list[Zone]) -> None:
    return None


def clone_PickRetreat(o: PickRetreat) -> PickRetreat:
    return PickRetreat(o.seat, o.area, o.free, o.forced, o.to, o.fled, o.answered)


def dump_PickRetreat(o: PickRetreat) -> dict[str, object]:
    return {"is": "PickRetreat", "seat": o.seat, "area": o.area, "free": o.free, "forced": o.forced, "to": o.to, "fled": o.fled, "answered": o.answered}


def load_PickRetreat(raw: object) -> PickRetreat:
    d = a_dict(raw)
    return PickRetreat(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), free=a_bool(present(d, "free")), forced=a_bool(present(d, "forced")), to=(an_int(d["to"])) if "to" in d else -1, fled=(a_bool(d["fled"])) if "fled" in d else False, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_PickRetreat(o: PickRetreat, s: int) -> dict[str, object]:
    return {"is": "PickRetreat", "seat": o.seat, "area": o.area, "free": o.free, "forced": o.forced, "to": o.to, "fled": o.fled, "answered": o.answered}


def zones_PickRetreat(o: PickRetreat, out: list[Zone]) -> None:
    return None


def clone_AskChurch(o: AskChurch) -> AskChurch:
    return AskChurch(o.seat, o.area, o.used, o.answered)


def dump_AskChurch(o: AskChurch) -> dict[str, object]:
    return {"is": "AskChurch", "seat": o.seat, "area": o.area, "used": o.used, "answered": o.answered}


def load_AskChurch(raw: object) -> AskChurch:
    d = a_dict(raw)
    return AskChurch(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), used=(a_bool(d["used"])) if "used" in d else False, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_AskChurch(o: AskChurch, s: int) -> dict[str, object]:
    return {"is": "AskChurch", "seat": o.seat, "area": o.area, "used": o.used, "answered": o.answered}


def zones_AskChurch(o: AskChurch, out: list[Zone]) -> None:
    return None


def clone_Displace(o: Displace) -> Displace:
    return Displace(o.seat, o.area, o.free, o.forced, o.where, o.removed, o.at)


def dump_Displace(o: Displace) -> dict[str, object]:
    return {"is": "Displace", "seat": o.seat, "area": o.area, "free": o.free, "forced": o.forced, "where": o.where, "removed": o.removed, "at": o.at}


def load_Displace(raw: object) -> Displace:
    d = a_dict(raw)
    return Displace(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), free=a_bool(present(d, "free")), forced=a_bool(present(d, "forced")), where=(an_int(d["where"])) if "where" in d else -1, removed=(a_bool(d["removed"])) if "removed" in d else False, at=a_step(present(d, "at"), Displace.ORDER, Displace.STEPS_WERE))


def project_Displace(o: Displace, s: int) -> dict[str, object]:
    return {"is": "Displace", "seat": o.seat, "area": o.area, "free": o.free, "forced": o.forced, "where": o.where, "removed": o.removed, "at": o.at}


def zones_Displace(o: Displace, out: list[Zone]) -> None:
    return None


def clone_Plunder(o: Plunder) -> Plunder:
    return Plunder(o.seat, o.loser, o.n)


def dump_Plunder(o: Plunder) -> dict[str, object]:
    return {"is": "Plunder", "seat": o.seat, "loser": o.loser, "n": o.n}


def load_Plunder(raw: object) -> Plunder:
    d = a_dict(raw)
    return Plunder(seat=an_int(present(d, "seat")), loser=an_int(present(d, "loser")), n=an_int(present(d, "n")))


def project_Plunder(o: Plunder, s: int) -> dict[str, object]:
    return {"is": "Plunder", "seat": o.seat, "loser": o.loser, "n": o.n}


def zones_Plunder(o: Plunder, out: list[Zone]) -> None:
    return None


def clone_AskLair(o: AskLair) -> AskLair:
    return AskLair(o.seat, o.loser, o.used, o.answered)


def dump_AskLair(o: AskLair) -> dict[str, object]:
    return {"is": "AskLair", "seat": o.seat, "loser": o.loser, "used": o.used, "answered": o.answered}


def load_AskLair(raw: object) -> AskLair:
    d = a_dict(raw)
    return AskLair(seat=an_int(present(d, "seat")), loser=an_int(present(d, "loser")), used=(a_bool(d["used"])) if "used" in d else False, answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_AskLair(o: AskLair, s: int) -> dict[str, object]:
    return {"is": "AskLair", "seat": o.seat, "loser": o.loser, "used": o.used, "answered": o.answered}


def zones_AskLair(o: AskLair, out: list[Zone]) -> None:
    return None


def clone_PickVacated(o: PickVacated) -> PickVacated:
    return PickVacated(o.seat, o.places[:], o.area)


def dump_PickVacated(o: PickVacated) -> dict[str, object]:
    return {"is": "PickVacated", "seat": o.seat, "places": o.places[:], "area": o.area}


def load_PickVacated(raw: object) -> PickVacated:
    d = a_dict(raw)
    return PickVacated(seat=an_int(present(d, "seat")), places=[an_int(x) for x in a_list(present(d, "places"))], area=(an_int(d["area"])) if "area" in d else -1)


def project_PickVacated(o: PickVacated, s: int) -> dict[str, object]:
    return {"is": "PickVacated", "seat": o.seat, "places": o.places[:], "area": o.area}


def zones_PickVacated(o: PickVacated, out: list[Zone]) -> None:
    return None


def clone_Rout(o: Rout) -> Rout:
    return Rout(o.loser, o.winner, o.contested, o.places[:], o.free, o.lair, o.area, o.fled_to, o.at)


def dump_Rout(o: Rout) -> dict[str, object]:
    return {"is": "Rout", "loser": o.loser, "winner": o.winner, "contested": o.contested, "places": o.places[:], "free": o.free, "lair": o.lair, "area": o.area, "fled_to": o.fled_to, "at": o.at}


def load_Rout(raw: object) -> Rout:
    d = a_dict(raw)
    return Rout(loser=an_int(present(d, "loser")), winner=an_int(present(d, "winner")), contested=an_int(present(d, "contested")), places=[an_int(x) for x in a_list(present(d, "places"))], free=a_bool(present(d, "free")), lair=a_bool(present(d, "lair")), area=(an_int(d["area"])) if "area" in d else -1, fled_to=(an_int(d["fled_to"])) if "fled_to" in d else -1, at=a_step(present(d, "at"), Rout.ORDER, Rout.STEPS_WERE))


def project_Rout(o: Rout, s: int) -> dict[str, object]:
    return {"is": "Rout", "loser": o.loser, "winner": o.winner, "contested": o.contested, "places": o.places[:], "free": o.free, "lair": o.lair, "area": o.area, "fled_to": o.fled_to, "at": o.at}


def zones_Rout(o: Rout, out: list[Zone]) -> None:
    return None


def clone_PickRace(o: PickRace) -> PickRace:
    return PickRace(o.seat)


def dump_PickRace(o: PickRace) -> dict[str, object]:
    return {"is": "PickRace", "seat": o.seat}


def load_PickRace(raw: object) -> PickRace:
    d = a_dict(raw)
    return PickRace(seat=an_int(present(d, "seat")))


def project_PickRace(o: PickRace, s: int) -> dict[str, object]:
    return {"is": "PickRace", "seat": o.seat}


def zones_PickRace(o: PickRace, out: list[Zone]) -> None:
    return None


def clone_PickSide(o: PickSide) -> PickSide:
    return PickSide(o.seat)


def dump_PickSide(o: PickSide) -> dict[str, object]:
    return {"is": "PickSide", "seat": o.seat}


def load_PickSide(raw: object) -> PickSide:
    d = a_dict(raw)
    return PickSide(seat=an_int(present(d, "seat")))


def project_PickSide(o: PickSide, s: int) -> dict[str, object]:
    return {"is": "PickSide", "seat": o.seat}


def zones_PickSide(o: PickSide, out: list[Zone]) -> None:
    return None


def clone_PickStart(o: PickStart) -> PickStart:
    return PickStart(o.seat)


def dump_PickStart(o: PickStart) -> dict[str, object]:
    return {"is": "PickStart", "seat": o.seat}


def load_PickStart(raw: object) -> PickStart:
    d = a_dict(raw)
    return PickStart(seat=an_int(present(d, "seat")))


def project_PickStart(o: PickStart, s: int) -> dict[str, object]:
    return {"is": "PickStart", "seat": o.seat}


def zones_PickStart(o: PickStart, out: list[Zone]) -> None:
    return None


def clone_PickEmpty(o: PickEmpty) -> PickEmpty:
    return PickEmpty(o.seat, o.area)


def dump_PickEmpty(o: PickEmpty) -> dict[str, object]:
    return {"is": "PickEmpty", "seat": o.seat, "area": o.area}


def load_PickEmpty(raw: object) -> PickEmpty:
    d = a_dict(raw)
    return PickEmpty(seat=an_int(present(d, "seat")), area=(an_int(d["area"])) if "area" in d else -1)


def project_PickEmpty(o: PickEmpty, s: int) -> dict[str, object]:
    return {"is": "PickEmpty", "seat": o.seat, "area": o.area}


def zones_PickEmpty(o: PickEmpty, out: list[Zone]) -> None:
    return None


def clone_PickSplit(o: PickSplit) -> PickSplit:
    return PickSplit(o.seats, o.sealed.copy())


def dump_PickSplit(o: PickSplit) -> dict[str, object]:
    return {"is": "PickSplit", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_PickSplit(raw: object) -> PickSplit:
    d = a_dict(raw)
    return PickSplit(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_PickSplit(o: PickSplit, s: int) -> dict[str, object]:
    return {"is": "PickSplit", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_PickSplit(o: PickSplit, out: list[Zone]) -> None:
    return None


def clone_SetupRound(o: SetupRound) -> SetupRound:
    return SetupRound(o.order, o.what, o.turn, o.at)


def dump_SetupRound(o: SetupRound) -> dict[str, object]:
    return {"is": "SetupRound", "order": list(o.order), "what": o.what, "turn": o.turn, "at": o.at}


def load_SetupRound(raw: object) -> SetupRound:
    d = a_dict(raw)
    return SetupRound(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), what=a_str(present(d, "what")), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), SetupRound.ORDER, SetupRound.STEPS_WERE))


def project_SetupRound(o: SetupRound, s: int) -> dict[str, object]:
    return {"is": "SetupRound", "order": list(o.order), "what": o.what, "turn": o.turn, "at": o.at}


def zones_SetupRound(o: SetupRound, out: list[Zone]) -> None:
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


def clone_PickSwap(o: PickSwap) -> PickSwap:
    return PickSwap(o.seat, o.area, o.to)


def dump_PickSwap(o: PickSwap) -> dict[str, object]:
    return {"is": "PickSwap", "seat": o.seat, "area": o.area, "to": o.to}


def load_PickSwap(raw: object) -> PickSwap:
    d = a_dict(raw)
    return PickSwap(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), to=(an_int(d["to"])) if "to" in d else -1)


def project_PickSwap(o: PickSwap, s: int) -> dict[str, object]:
    return {"is": "PickSwap", "seat": o.seat, "area": o.area, "to": o.to}


def zones_PickSwap(o: PickSwap, out: list[Zone]) -> None:
    return None


def clone_Swap(o: Swap) -> Swap:
    return Swap(o.seat, o.area, o.to, o.other, o.at)


def dump_Swap(o: Swap) -> dict[str, object]:
    return {"is": "Swap", "seat": o.seat, "area": o.area, "to": o.to, "other": o.other, "at": o.at}


def load_Swap(raw: object) -> Swap:
    d = a_dict(raw)
    return Swap(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), to=(an_int(d["to"])) if "to" in d else -1, other=(an_int(d["other"])) if "other" in d else -1, at=a_step(present(d, "at"), Swap.ORDER, Swap.STEPS_WERE))


def project_Swap(o: Swap, s: int) -> dict[str, object]:
    return {"is": "Swap", "seat": o.seat, "area": o.area, "to": o.to, "other": o.other, "at": o.at}


def zones_Swap(o: Swap, out: list[Zone]) -> None:
    return None


def clone_Bandits(o: Bandits) -> Bandits:
    return Bandits(o.seat, o.area, o.paid, o.lost)


def dump_Bandits(o: Bandits) -> dict[str, object]:
    return {"is": "Bandits", "seat": o.seat, "area": o.area, "paid": o.paid, "lost": o.lost}


def load_Bandits(raw: object) -> Bandits:
    d = a_dict(raw)
    return Bandits(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), paid=(an_int(d["paid"])) if "paid" in d else 0, lost=(a_bool(d["lost"])) if "lost" in d else False)


def project_Bandits(o: Bandits, s: int) -> dict[str, object]:
    return {"is": "Bandits", "seat": o.seat, "area": o.area, "paid": o.paid, "lost": o.lost}


def zones_Bandits(o: Bandits, out: list[Zone]) -> None:
    return None


def clone_SelectAction(o: SelectAction) -> SelectAction:
    return SelectAction(o.seat, o.answered)


def dump_SelectAction(o: SelectAction) -> dict[str, object]:
    return {"is": "SelectAction", "seat": o.seat, "answered": o.answered}


def load_SelectAction(raw: object) -> SelectAction:
    d = a_dict(raw)
    return SelectAction(seat=an_int(present(d, "seat")), answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_SelectAction(o: SelectAction, s: int) -> dict[str, object]:
    return {"is": "SelectAction", "seat": o.seat, "answered": o.answered}


def zones_SelectAction(o: SelectAction, out: list[Zone]) -> None:
    return None


def clone_ActOrCollect(o: ActOrCollect) -> ActOrCollect:
    return ActOrCollect(o.seat, o.answered)


def dump_ActOrCollect(o: ActOrCollect) -> dict[str, object]:
    return {"is": "ActOrCollect", "seat": o.seat, "answered": o.answered}


def load_ActOrCollect(raw: object) -> ActOrCollect:
    d = a_dict(raw)
    return ActOrCollect(seat=an_int(present(d, "seat")), answered=(a_bool(d["answered"])) if "answered" in d else False)


def project_ActOrCollect(o: ActOrCollect, s: int) -> dict[str, object]:
    return {"is": "ActOrCollect", "seat": o.seat, "answered": o.answered}


def zones_ActOrCollect(o: ActOrCollect, out: list[Zone]) -> None:
    return None


def clone_Everybody(o: Everybody) -> Everybody:
    return Everybody(o.order, o.turn, o.at)


def dump_Everybody(o: Everybody) -> dict[str, object]:
    return {"is": "Everybody", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_Everybody(raw: object) -> Everybody:
    d = a_dict(raw)
    return Everybody(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), Everybody.ORDER, Everybody.STEPS_WERE))


def project_Everybody(o: Everybody, s: int) -> dict[str, object]:
    return {"is": "Everybody", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_Everybody(o: Everybody, out: list[Zone]) -> None:
    return None


def clone_Turn(o: Turn) -> Turn:
    return Turn(o.at)


def dump_Turn(o: Turn) -> dict[str, object]:
    return {"is": "Turn", "at": o.at}


def load_Turn(raw: object) -> Turn:
    d = a_dict(raw)
    return Turn(at=a_step(present(d, "at"), Turn.ORDER, Turn.STEPS_WERE))


def project_Turn(o: Turn, s: int) -> dict[str, object]:
    return {"is": "Turn", "at": o.at}


def zones_Turn(o: Turn, out: list[Zone]) -> None:
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


def clone_War(o: War) -> War:
    return War(o.area, o.instigator, o.defender, o.by_quest, o.shown[:], o.winner, o.loser, o.fled_to, o.aside, o.at)


def dump_War(o: War) -> dict[str, object]:
    return {"is": "War", "area": o.area, "instigator": o.instigator, "defender": o.defender, "by_quest": o.by_quest, "shown": o.shown[:], "winner": o.winner, "loser": o.loser, "fled_to": o.fled_to, "aside": o.aside, "at": o.at}


def load_War(raw: object) -> War:
    d = a_dict(raw)
    return War(area=an_int(present(d, "area")), instigator=an_int(present(d, "instigator")), defender=an_int(present(d, "defender")), by_quest=a_bool(present(d, "by_quest")), shown=[an_int(x) for x in a_list(present(d, "shown"))], winner=(an_int(d["winner"])) if "winner" in d else -1, loser=(an_int(d["loser"])) if "loser" in d else -1, fled_to=(an_int(d["fled_to"])) if "fled_to" in d else -1, aside=(an_int(d["aside"])) if "aside" in d else -1, at=a_step(present(d, "at"), War.ORDER, War.STEPS_WERE))


def project_War(o: War, s: int) -> dict[str, object]:
    return {"is": "War", "area": o.area, "instigator": o.instigator, "defender": o.defender, "by_quest": o.by_quest, "shown": o.shown[:], "winner": o.winner, "loser": o.loser, "fled_to": o.fled_to, "aside": o.aside, "at": o.at}


def zones_War(o: War, out: list[Zone]) -> None:
    return None


def clone_NeutralWar(o: NeutralWar) -> NeutralWar:
    return NeutralWar(o.seat, o.area, o.by_quest, o.at)


def dump_NeutralWar(o: NeutralWar) -> dict[str, object]:
    return {"is": "NeutralWar", "seat": o.seat, "area": o.area, "by_quest": o.by_quest, "at": o.at}


def load_NeutralWar(raw: object) -> NeutralWar:
    d = a_dict(raw)
    return NeutralWar(seat=an_int(present(d, "seat")), area=an_int(present(d, "area")), by_quest=a_bool(present(d, "by_quest")), at=a_step(present(d, "at"), NeutralWar.ORDER, NeutralWar.STEPS_WERE))


def project_NeutralWar(o: NeutralWar, s: int) -> dict[str, object]:
    return {"is": "NeutralWar", "seat": o.seat, "area": o.area, "by_quest": o.by_quest, "at": o.at}


def zones_NeutralWar(o: NeutralWar, out: list[Zone]) -> None:
    return None


def clone_Realm(o: Realm) -> Realm:
    return Realm(o.seat, o.race, o.card, o.home, o.stock[:], o.tower, o.magic, o.armies[:], o.taken, o.removed)


def dump_Realm(o: Realm) -> dict[str, object]:
    return {"is": "Realm", "seat": o.seat, "race": o.race, "card": o.card, "home": o.home, "stock": o.stock[:], "tower": o.tower, "magic": o.magic, "armies": o.armies[:], "taken": o.taken, "removed": o.removed}


def load_Realm(raw: object) -> Realm:
    d = a_dict(raw)
    return Realm(seat=an_int(present(d, "seat")), race=a_str(present(d, "race")), card=an_int(present(d, "card")), home=an_int(present(d, "home")), stock=[an_int(x) for x in a_list(present(d, "stock"))], tower=an_int(present(d, "tower")), magic=an_int(present(d, "magic")), armies=[an_int(x) for x in a_list(present(d, "armies"))], taken=an_int(present(d, "taken")), removed=an_int(present(d, "removed")))


def project_Realm(o: Realm, s: int) -> dict[str, object]:
    return {"is": "Realm", "seat": o.seat, "race": o.race, "card": o.card, "home": o.home, "stock": o.stock[:], "tower": o.tower, "magic": o.magic, "armies": o.armies[:], "taken": o.taken, "removed": o.removed}


def zones_Realm(o: Realm, out: list[Zone]) -> None:
    return None


def clone_TinyEpicKingdoms(o: TinyEpicKingdoms) -> TinyEpicKingdoms:
    return TinyEpicKingdoms(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), o.learned, o.seq, [clone_Realm(x) for x in o.realms], o.slots[:], o.territories[:], o.lost_kingdom, o.neutrals, o.active, o.shields[:], o.ending, o.clearings, o.with_tokens, o.choosing, clone_Zone(o.hidden), o.hidden_at[:], clone_Zone(o.open), o.open_at[:], o.crown, o.dummy)


def dump_TinyEpicKingdoms(o: TinyEpicKingdoms) -> dict[str, object]:
    return {"is": "TinyEpicKingdoms", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "learned": o.learned, "seq": o.seq, "realms": [dump_Realm(x) for x in o.realms], "slots": o.slots[:], "territories": o.territories[:], "lost_kingdom": o.lost_kingdom, "neutrals": o.neutrals, "active": o.active, "shields": o.shields[:], "ending": o.ending, "clearings": o.clearings, "with_tokens": o.with_tokens, "choosing": o.choosing, "hidden": dump_Zone(o.hidden), "hidden_at": o.hidden_at[:], "open": dump_Zone(o.open), "open_at": o.open_at[:], "crown": o.crown, "dummy": o.dummy}


def load_TinyEpicKingdoms(raw: object) -> TinyEpicKingdoms:
    d = a_dict(raw)
    return TinyEpicKingdoms(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), learned=an_int(present(d, "learned")), seq=an_int(present(d, "seq")), realms=[load_Realm(x) for x in a_list(present(d, "realms"))], slots=[an_int(x) for x in a_list(present(d, "slots"))], territories=[an_int(x) for x in a_list(present(d, "territories"))], lost_kingdom=an_int(present(d, "lost_kingdom")), neutrals=an_int(present(d, "neutrals")), active=an_int(present(d, "active")), shields=[a_str(x) for x in a_list(present(d, "shields"))], ending=a_bool(present(d, "ending")), clearings=an_int(present(d, "clearings")), with_tokens=a_bool(present(d, "with_tokens")), choosing=a_bool(present(d, "choosing")), hidden=load_Zone(present(d, "hidden")), hidden_at=[an_int(x) for x in a_list(present(d, "hidden_at"))], open=load_Zone(present(d, "open")), open_at=[an_int(x) for x in a_list(present(d, "open_at"))], crown=an_int(present(d, "crown")), dummy=an_int(present(d, "dummy")))


def project_TinyEpicKingdoms(o: TinyEpicKingdoms, s: int) -> dict[str, object]:
    return {"is": "TinyEpicKingdoms", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "seq": o.seq, "realms": [project_Realm(x, s) for x in o.realms], "slots": o.slots[:], "territories": o.territories[:], "lost_kingdom": o.lost_kingdom, "neutrals": o.neutrals, "active": o.active, "shields": o.shields[:], "ending": o.ending, "clearings": o.clearings, "with_tokens": o.with_tokens, "choosing": o.choosing, "hidden": project_Zone(o.hidden, s), "hidden_at": o.hidden_at[:], "open": project_Zone(o.open, s), "open_at": o.open_at[:], "crown": o.crown, "dummy": o.dummy}


def zones_TinyEpicKingdoms(o: TinyEpicKingdoms, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.realms:
        zones_Realm(x2, out)
    out.append(o.hidden)
    out.append(o.open)


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {PickExpand: clone_PickExpand, PayExpand: clone_PayExpand, Expand: clone_Expand, PickTrade: clone_PickTrade, PickAmount: clone_PickAmount, Trade: clone_Trade, Arrive: clone_Arrive, Collect: clone_Collect, WarDice: clone_WarDice, RaiseBid: clone_RaiseBid, GainOfChoice: clone_GainOfChoice, PickPatrol: clone_PickPatrol, Patrol: clone_Patrol, PickStep: clone_PickStep, Walk: clone_Walk, PayWar: clone_PayWar, PickQuest: clone_PickQuest, PickArrival: clone_PickArrival, Quest: clone_Quest, PickRetreat: clone_PickRetreat, AskChurch: clone_AskChurch, Displace: clone_Displace, Plunder: clone_Plunder, AskLair: clone_AskLair, PickVacated: clone_PickVacated, Rout: clone_Rout, PickRace: clone_PickRace, PickSide: clone_PickSide, PickStart: clone_PickStart, PickEmpty: clone_PickEmpty, PickSplit: clone_PickSplit, SetupRound: clone_SetupRound, SetUp: clone_SetUp, PickSwap: clone_PickSwap, Swap: clone_Swap, Bandits: clone_Bandits, SelectAction: clone_SelectAction, ActOrCollect: clone_ActOrCollect, Everybody: clone_Everybody, Turn: clone_Turn, Game: clone_Game, War: clone_War, NeutralWar: clone_NeutralWar}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {PickExpand: dump_PickExpand, PayExpand: dump_PayExpand, Expand: dump_Expand, PickTrade: dump_PickTrade, PickAmount: dump_PickAmount, Trade: dump_Trade, Arrive: dump_Arrive, Collect: dump_Collect, WarDice: dump_WarDice, RaiseBid: dump_RaiseBid, GainOfChoice: dump_GainOfChoice, PickPatrol: dump_PickPatrol, Patrol: dump_Patrol, PickStep: dump_PickStep, Walk: dump_Walk, PayWar: dump_PayWar, PickQuest: dump_PickQuest, PickArrival: dump_PickArrival, Quest: dump_Quest, PickRetreat: dump_PickRetreat, AskChurch: dump_AskChurch, Displace: dump_Displace, Plunder: dump_Plunder, AskLair: dump_AskLair, PickVacated: dump_PickVacated, Rout: dump_Rout, PickRace: dump_PickRace, PickSide: dump_PickSide, PickStart: dump_PickStart, PickEmpty: dump_PickEmpty, PickSplit: dump_PickSplit, SetupRound: dump_SetupRound, SetUp: dump_SetUp, PickSwap: dump_PickSwap, Swap: dump_Swap, Bandits: dump_Bandits, SelectAction: dump_SelectAction, ActOrCollect: dump_ActOrCollect, Everybody: dump_Everybody, Turn: dump_Turn, Game: dump_Game, War: dump_War, NeutralWar: dump_NeutralWar}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {PickExpand: project_PickExpand, PayExpand: project_PayExpand, Expand: project_Expand, PickTrade: project_PickTrade, PickAmount: project_PickAmount, Trade: project_Trade, Arrive: project_Arrive, Collect: project_Collect, WarDice: project_WarDice, RaiseBid: project_RaiseBid, GainOfChoice: project_GainOfChoice, PickPatrol: project_PickPatrol, Patrol: project_Patrol, PickStep: project_PickStep, Walk: project_Walk, PayWar: project_PayWar, PickQuest: project_PickQuest, PickArrival: project_PickArrival, Quest: project_Quest, PickRetreat: project_PickRetreat, AskChurch: project_AskChurch, Displace: project_Displace, Plunder: project_Plunder, AskLair: project_AskLair, PickVacated: project_PickVacated, Rout: project_Rout, PickRace: project_PickRace, PickSide: project_PickSide, PickStart: project_PickStart, PickEmpty: project_PickEmpty, PickSplit: project_PickSplit, SetupRound: project_SetupRound, SetUp: project_SetUp, PickSwap: project_PickSwap, Swap: project_Swap, Bandits: project_Bandits, SelectAction: project_SelectAction, ActOrCollect: project_ActOrCollect, Everybody: project_Everybody, Turn: project_Turn, Game: project_Game, War: project_War, NeutralWar: project_NeutralWar}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {PickExpand: zones_PickExpand, PayExpand: zones_PayExpand, Expand: zones_Expand, PickTrade: zones_PickTrade, PickAmount: zones_PickAmount, Trade: zones_Trade, Arrive: zones_Arrive, Collect: zones_Collect, WarDice: zones_WarDice, RaiseBid: zones_RaiseBid, GainOfChoice: zones_GainOfChoice, PickPatrol: zones_PickPatrol, Patrol: zones_Patrol, PickStep: zones_PickStep, Walk: zones_Walk, PayWar: zones_PayWar, PickQuest: zones_PickQuest, PickArrival: zones_PickArrival, Quest: zones_Quest, PickRetreat: zones_PickRetreat, AskChurch: zones_AskChurch, Displace: zones_Displace, Plunder: zones_Plunder, AskLair: zones_AskLair, PickVacated: zones_PickVacated, Rout: zones_Rout, PickRace: zones_PickRace, PickSide: zones_PickSide, PickStart: zones_PickStart, PickEmpty: zones_PickEmpty, PickSplit: zones_PickSplit, SetupRound: zones_SetupRound, SetUp: zones_SetUp, PickSwap: zones_PickSwap, Swap: zones_Swap, Bandits: zones_Bandits, SelectAction: zones_SelectAction, ActOrCollect: zones_ActOrCollect, Everybody: zones_Everybody, Turn: zones_Turn, Game: zones_Game, War: zones_War, NeutralWar: zones_NeutralWar}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"PickExpand": load_PickExpand, "PayExpand": load_PayExpand, "Expand": load_Expand, "PickTrade": load_PickTrade, "PickAmount": load_PickAmount, "Trade": load_Trade, "Arrive": load_Arrive, "Collect": load_Collect, "WarDice": load_WarDice, "RaiseBid": load_RaiseBid, "GainOfChoice": load_GainOfChoice, "PickPatrol": load_PickPatrol, "Patrol": load_Patrol, "PickStep": load_PickStep, "Walk": load_Walk, "PayWar": load_PayWar, "PickQuest": load_PickQuest, "PickArrival": load_PickArrival, "Quest": load_Quest, "PickRetreat": load_PickRetreat, "AskChurch": load_AskChurch, "Displace": load_Displace, "Plunder": load_Plunder, "AskLair": load_AskLair, "PickVacated": load_PickVacated, "Rout": load_Rout, "PickRace": load_PickRace, "PickSide": load_PickSide, "PickStart": load_PickStart, "PickEmpty": load_PickEmpty, "PickSplit": load_PickSplit, "SetupRound": load_SetupRound, "SetUp": load_SetUp, "PickSwap": load_PickSwap, "Swap": load_Swap, "Bandits": load_Bandits, "SelectAction": load_SelectAction, "ActOrCollect": load_ActOrCollect, "Everybody": load_Everybody, "Turn": load_Turn, "Game": load_Game, "War": load_War, "NeutralWar": load_NeutralWar}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    PickExpand: ('seat', 'area'),
    PayExpand: ('seat', 'cost', 'resource', 'units'),
    Expand: ('seat', 'area', 'at'),
    PickTrade: ('seat', 'again', 'given', 'gained', 'answered'),
    PickAmount: ('seat', 'given', 'gained', 'amount'),
    Trade: ('seat', 'made', 'at'),
    Arrive: ('seat', 'area', 'by_quest', 'stays', 'where', 'fought', 'aside', 'at'),
    Collect: ('seat', 'at'),
    WarDice: ('seats', 'sealed', 'area', 'by_quest'),
    RaiseBid: ('seat', 'shown', 'amount', 'extra', 'answered'),
    GainOfChoice: ('seat', 'n', 'rule'),
    PickPatrol: ('seat', 'used', 'again', 'area', 'stands', 'answered', 'stood'),
    Patrol: ('seat', 'moved', 'used', 'stood', 'at'),
    PickStep: ('seat', 'area', 'start', 'may_stop', 'to', 'answered'),
    Walk: ('seat', 'here', 'start', 'steps', 'stays', 'at'),
    PayWar: ('seat', 'amount', 'paid'),
    PickQuest: ('seat', 'area', 'swaps'),
    PickArrival: ('seat', 'area', 'to'),
    Quest: ('seat', 'area', 'stays', 'at'),
    PickRetreat: ('seat', 'area', 'free', 'forced', 'to', 'fled', 'answered'),
    AskChurch: ('seat', 'area', 'used', 'answered'),
    Displace: ('seat', 'area', 'free', 'forced', 'where', 'removed', 'at'),
    Plunder: ('seat', 'loser', 'n'),
    AskLair: ('seat', 'loser', 'used', 'answered'),
    PickVacated: ('seat', 'places', 'area'),
    Rout: ('loser', 'winner', 'contested', 'places', 'free', 'lair', 'area', 'fled_to', 'at'),
    PickRace: ('seat',),
    PickSide: ('seat',),
    PickStart: ('seat',),
    PickEmpty: ('seat', 'area'),
    PickSplit: ('seats', 'sealed'),
    SetupRound: ('order', 'what', 'turn', 'at'),
    SetUp: ('at',),
    PickSwap: ('seat', 'area', 'to'),
    Swap: ('seat', 'area', 'to', 'other', 'at'),
    Bandits: ('seat', 'area', 'paid', 'lost'),
    SelectAction: ('seat', 'answered'),
    ActOrCollect: ('seat', 'answered'),
    Everybody: ('order', 'turn', 'at'),
    Turn: ('at',),
    Game: ('at',),
    War: ('area', 'instigator', 'defender', 'by_quest', 'shown', 'winner', 'loser', 'fled_to', 'aside', 'at'),
    NeutralWar: ('seat', 'area', 'by_quest', 'at'),
    Realm: ('seat', 'race', 'card', 'home', 'stock', 'tower', 'magic', 'armies', 'taken', 'removed'),
    TinyEpicKingdoms: ('seats', 'stack', 'rng', 'learned', 'seq', 'realms', 'slots', 'territories', 'lost_kingdom', 'neutrals', 'active', 'shields', 'ending', 'clearings', 'with_tokens', 'choosing', 'hidden', 'hidden_at', 'open', 'open_at', 'crown', 'dummy'),
}

DERIVED: Final = Derived(clone_TinyEpicKingdoms, dump_TinyEpicKingdoms, load_TinyEpicKingdoms, project_TinyEpicKingdoms, zones_TinyEpicKingdoms, SHAPE)
