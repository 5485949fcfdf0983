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
from kernel.games.banners.battle import Battle, Strike, Suffer, Tribute
from kernel.games.banners.court import Bids, Court
from kernel.games.banners.deeds import Aim, Answers, Deed
from kernel.games.banners.state import Banners, House
from kernel.games.banners.year import SecretOrders, Turns, Years
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


def clone_Suffer(o: Suffer) -> Suffer:
    return Suffer(o.seat, o.n)


def dump_Suffer(o: Suffer) -> dict[str, object]:
    return {"is": "Suffer", "seat": o.seat, "n": o.n}


def load_Suffer(raw: object) -> Suffer:
    d = a_dict(raw)
    return Suffer(seat=an_int(present(d, "seat")), n=an_int(present(d, "n")))


def project_Suffer(o: Suffer, s: int) -> dict[str, object]:
    return {"is": "Suffer", "seat": o.seat, "n": o.n}


def zones_Suffer(o: Suffer, out: list[Zone]) -> None:
    return None


def clone_Strike(o: Strike) -> Strike:
    return Strike(o.seat, o.foe, o.rank, o.hits, o.at)


def dump_Strike(o: Strike) -> dict[str, object]:
    return {"is": "Strike", "seat": o.seat, "foe": o.foe, "rank": o.rank, "hits": o.hits, "at": o.at}


def load_Strike(raw: object) -> Strike:
    d = a_dict(raw)
    return Strike(seat=an_int(present(d, "seat")), foe=an_int(present(d, "foe")), rank=an_int(present(d, "rank")), hits=(an_int(d["hits"])) if "hits" in d else 0, at=a_step(present(d, "at"), Strike.ORDER, Strike.STEPS_WERE))


def project_Strike(o: Strike, s: int) -> dict[str, object]:
    return {"is": "Strike", "seat": o.seat, "foe": o.foe, "rank": o.rank, "hits": o.hits, "at": o.at}


def zones_Strike(o: Strike, out: list[Zone]) -> None:
    return None


def clone_Battle(o: Battle) -> Battle:
    return Battle(o.attacker, o.defender, o.rank, o.at)


def dump_Battle(o: Battle) -> dict[str, object]:
    return {"is": "Battle", "attacker": o.attacker, "defender": o.defender, "rank": o.rank, "at": o.at}


def load_Battle(raw: object) -> Battle:
    d = a_dict(raw)
    return Battle(attacker=an_int(present(d, "attacker")), defender=an_int(present(d, "defender")), rank=(an_int(d["rank"])) if "rank" in d else 0, at=a_step(present(d, "at"), Battle.ORDER, Battle.STEPS_WERE))


def project_Battle(o: Battle, s: int) -> dict[str, object]:
    return {"is": "Battle", "attacker": o.attacker, "defender": o.defender, "rank": o.rank, "at": o.at}


def zones_Battle(o: Battle, out: list[Zone]) -> None:
    return None


def clone_Tribute(o: Tribute) -> Tribute:
    return Tribute(o.seat, o.to, o.given)


def dump_Tribute(o: Tribute) -> dict[str, object]:
    return {"is": "Tribute", "seat": o.seat, "to": o.to, "given": o.given}


def load_Tribute(raw: object) -> Tribute:
    d = a_dict(raw)
    return Tribute(seat=an_int(present(d, "seat")), to=an_int(present(d, "to")), given=(a_bool(d["given"])) if "given" in d else False)


def project_Tribute(o: Tribute, s: int) -> dict[str, object]:
    return {"is": "Tribute", "seat": o.seat, "to": o.to, "given": o.given}


def zones_Tribute(o: Tribute, out: list[Zone]) -> None:
    return None


def clone_Bids(o: Bids) -> Bids:
    return Bids(o.seats, o.sealed.copy())


def dump_Bids(o: Bids) -> dict[str, object]:
    return {"is": "Bids", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_Bids(raw: object) -> Bids:
    d = a_dict(raw)
    return Bids(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_Bids(o: Bids, s: int) -> dict[str, object]:
    return {"is": "Bids", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_Bids(o: Bids, out: list[Zone]) -> None:
    return None


def clone_Court(o: Court) -> Court:
    return Court(o.bidders, o.tied, o.winner, o.at)


def dump_Court(o: Court) -> dict[str, object]:
    return {"is": "Court", "bidders": list(o.bidders), "tied": o.tied, "winner": o.winner, "at": o.at}


def load_Court(raw: object) -> Court:
    d = a_dict(raw)
    return Court(bidders=tuple([an_int(x) for x in a_list(present(d, "bidders"))]), tied=(a_bool(d["tied"])) if "tied" in d else False, winner=(None if d["winner"] is None else an_int(d["winner"])) if "winner" in d else None, at=a_step(present(d, "at"), Court.ORDER, Court.STEPS_WERE))


def project_Court(o: Court, s: int) -> dict[str, object]:
    return {"is": "Court", "bidders": list(o.bidders), "tied": o.tied, "winner": o.winner, "at": o.at}


def zones_Court(o: Court, out: list[Zone]) -> None:
    return None


def clone_Answers(o: Answers) -> Answers:
    return Answers(o.trigger, o.order, o.passed)


def dump_Answers(o: Answers) -> dict[str, object]:
    return {"is": "Answers", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def load_Answers(raw: object) -> Answers:
    d = a_dict(raw)
    return Answers(trigger=a_str(present(d, "trigger")), order=tuple([an_int(x) for x in a_list(present(d, "order"))]), passed=(an_int(d["passed"])) if "passed" in d else 0)


def project_Answers(o: Answers, s: int) -> dict[str, object]:
    return {"is": "Answers", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def zones_Answers(o: Answers, out: list[Zone]) -> None:
    return None


def clone_Aim(o: Aim) -> Aim:
    return Aim(o.seat, o.target)


def dump_Aim(o: Aim) -> dict[str, object]:
    return {"is": "Aim", "seat": o.seat, "target": o.target}


def load_Aim(raw: object) -> Aim:
    d = a_dict(raw)
    return Aim(seat=an_int(present(d, "seat")), target=(an_int(d["target"])) if "target" in d else -1)


def project_Aim(o: Aim, s: int) -> dict[str, object]:
    return {"is": "Aim", "seat": o.seat, "target": o.target}


def zones_Aim(o: Aim, out: list[Zone]) -> None:
    return None


def clone_Deed(o: Deed) -> Deed:
    return Deed(o.seat, o.what, o.target, o.stopped, o.at)


def dump_Deed(o: Deed) -> dict[str, object]:
    return {"is": "Deed", "seat": o.seat, "what": o.what, "target": o.target, "stopped": o.stopped, "at": o.at}


def load_Deed(raw: object) -> Deed:
    d = a_dict(raw)
    return Deed(seat=an_int(present(d, "seat")), what=a_str(present(d, "what")), target=(an_int(d["target"])) if "target" in d else -1, stopped=(a_bool(d["stopped"])) if "stopped" in d else False, at=a_step(present(d, "at"), Deed.ORDER, Deed.STEPS_WERE))


def project_Deed(o: Deed, s: int) -> dict[str, object]:
    return {"is": "Deed", "seat": o.seat, "what": o.what, "target": o.target, "stopped": o.stopped, "at": o.at}


def zones_Deed(o: Deed, out: list[Zone]) -> None:
    return None


def clone_House(o: House) -> House:
    return House(clone_Zone(o.orders), clone_Zone(o.played), clone_Zone(o.hand), clone_Zone(o.goal), o.units[:], o.influence, o.favour)


def dump_House(o: House) -> dict[str, object]:
    return {"is": "House", "orders": dump_Zone(o.orders), "played": dump_Zone(o.played), "hand": dump_Zone(o.hand), "goal": dump_Zone(o.goal), "units": o.units[:], "influence": o.influence, "favour": o.favour}


def load_House(raw: object) -> House:
    d = a_dict(raw)
    return House(orders=load_Zone(present(d, "orders")), played=load_Zone(present(d, "played")), hand=load_Zone(present(d, "hand")), goal=load_Zone(present(d, "goal")), units=[an_int(x) for x in a_list(present(d, "units"))], influence=(an_int(d["influence"])) if "influence" in d else 3, favour=(an_int(d["favour"])) if "favour" in d else 0)


def project_House(o: House, s: int) -> dict[str, object]:
    return {"is": "House", "orders": project_Zone(o.orders, s), "played": project_Zone(o.played, s), "hand": project_Zone(o.hand, s), "goal": project_Zone(o.goal, s), "units": o.units[:], "influence": o.influence, "favour": o.favour}


def zones_House(o: House, out: list[Zone]) -> None:
    out.append(o.orders)
    out.append(o.played)
    out.append(o.hand)
    out.append(o.goal)


def clone_Banners(o: Banners) -> Banners:
    return Banners(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), [clone_House(x) for x in o.houses], clone_Zone(o.tactics), clone_Zone(o.spent), clone_Zone(o.fate), clone_Zone(o.drawn), clone_Zone(o.goals), [clone_Modifier(x) for x in o.modifiers], o.year, o.learned, o.seq)


def dump_Banners(o: Banners) -> dict[str, object]:
    return {"is": "Banners", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "houses": [dump_House(x) for x in o.houses], "tactics": dump_Zone(o.tactics), "spent": dump_Zone(o.spent), "fate": dump_Zone(o.fate), "drawn": dump_Zone(o.drawn), "goals": dump_Zone(o.goals), "modifiers": [dump_Modifier(x) for x in o.modifiers], "year": o.year, "learned": o.learned, "seq": o.seq}


def load_Banners(raw: object) -> Banners:
    d = a_dict(raw)
    return Banners(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), houses=[load_House(x) for x in a_list(present(d, "houses"))], tactics=load_Zone(present(d, "tactics")), spent=load_Zone(present(d, "spent")), fate=load_Zone(present(d, "fate")), drawn=load_Zone(present(d, "drawn")), goals=load_Zone(present(d, "goals")), modifiers=[load_Modifier(x) for x in a_list(present(d, "modifiers"))], year=(an_int(d["year"])) if "year" in d else 0, learned=(an_int(d["learned"])) if "learned" in d else 0, seq=(an_int(d["seq"])) if "seq" in d else 0)


def project_Banners(o: Banners, s: int) -> dict[str, object]:
    return {"is": "Banners", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "houses": [project_House(x, s) for x in o.houses], "tactics": project_Zone(o.tactics, s), "spent": project_Zone(o.spent, s), "fate": project_Zone(o.fate, s), "drawn": project_Zone(o.drawn, s), "goals": project_Zone(o.goals, s), "modifiers": [project_Modifier(x, s) for x in o.modifiers], "year": o.year}


def zones_Banners(o: Banners, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.houses:
        zones_House(x2, out)
    out.append(o.tactics)
    out.append(o.spent)
    out.append(o.fate)
    out.append(o.drawn)
    out.append(o.goals)
    for x3 in o.modifiers:
        zones_Modifier(x3, out)


def clone_SecretOrders(o: SecretOrders) -> SecretOrders:
    return SecretOrders(o.seats, o.sealed.copy())


def dump_SecretOrders(o: SecretOrders) -> dict[str, object]:
    return {"is": "SecretOrders", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_SecretOrders(raw: object) -> SecretOrders:
    d = a_dict(raw)
    return SecretOrders(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_SecretOrders(o: SecretOrders, s: int) -> dict[str, object]:
    return {"is": "SecretOrders", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_SecretOrders(o: SecretOrders, out: list[Zone]) -> None:
    return None


def clone_Turns(o: Turns) -> Turns:
    return Turns(o.order, o.turn, o.at)


def dump_Turns(o: Turns) -> dict[str, object]:
    return {"is": "Turns", "order": list(o.order), "turn": o.turn, "at": o.at}


def load_Turns(raw: object) -> Turns:
    d = a_dict(raw)
    return Turns(order=tuple([an_int(x) for x in a_list(present(d, "order"))]), turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), Turns.ORDER, Turns.STEPS_WERE))


def project_Turns(o: Turns, s: int) -> dict[str, object]:
    return {"is": "Turns", "order": list(o.order), "turn": o.turn, "at": o.at}


def zones_Turns(o: Turns, out: list[Zone]) -> None:
    return None


def clone_Years(o: Years) -> Years:
    return Years(o.at)


def dump_Years(o: Years) -> dict[str, object]:
    return {"is": "Years", "at": o.at}


def load_Years(raw: object) -> Years:
    d = a_dict(raw)
    return Years(at=a_step(present(d, "at"), Years.ORDER, Years.STEPS_WERE))


def project_Years(o: Years, s: int) -> dict[str, object]:
    return {"is": "Years", "at": o.at}


def zones_Years(o: Years, out: list[Zone]) -> None:
    return None


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {Suffer: clone_Suffer, Strike: clone_Strike, Battle: clone_Battle, Tribute: clone_Tribute, Bids: clone_Bids, Court: clone_Court, Answers: clone_Answers, Aim: clone_Aim, Deed: clone_Deed, SecretOrders: clone_SecretOrders, Turns: clone_Turns, Years: clone_Years}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {Suffer: dump_Suffer, Strike: dump_Strike, Battle: dump_Battle, Tribute: dump_Tribute, Bids: dump_Bids, Court: dump_Court, Answers: dump_Answers, Aim: dump_Aim, Deed: dump_Deed, SecretOrders: dump_SecretOrders, Turns: dump_Turns, Years: dump_Years}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {Suffer: project_Suffer, Strike: project_Strike, Battle: project_Battle, Tribute: project_Tribute, Bids: project_Bids, Court: project_Court, Answers: project_Answers, Aim: project_Aim, Deed: project_Deed, SecretOrders: project_SecretOrders, Turns: project_Turns, Years: project_Years}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {Suffer: zones_Suffer, Strike: zones_Strike, Battle: zones_Battle, Tribute: zones_Tribute, Bids: zones_Bids, Court: zones_Court, Answers: zones_Answers, Aim: zones_Aim, Deed: zones_Deed, SecretOrders: zones_SecretOrders, Turns: zones_Turns, Years: zones_Years}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"Suffer": load_Suffer, "Strike": load_Strike, "Battle": load_Battle, "Tribute": load_Tribute, "Bids": load_Bids, "Court": load_Court, "Answers": load_Answers, "Aim": load_Aim, "Deed": load_Deed, "SecretOrders": load_SecretOrders, "Turns": load_Turns, "Years": load_Years}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Modifier: ('what', 'amount', 'until', 'source', 'seat'),
    Suffer: ('seat', 'n'),
    Strike: ('seat', 'foe', 'rank', 'hits', 'at'),
    Battle: ('attacker', 'defender', 'rank', 'at'),
    Tribute: ('seat', 'to', 'given'),
    Bids: ('seats', 'sealed'),
    Court: ('bidders', 'tied', 'winner', 'at'),
    Answers: ('trigger', 'order', 'passed'),
    Aim: ('seat', 'target'),
    Deed: ('seat', 'what', 'target', 'stopped', 'at'),
    House: ('orders', 'played', 'hand', 'goal', 'units', 'influence', 'favour'),
    Banners: ('seats', 'stack', 'rng', 'houses', 'tactics', 'spent', 'fate', 'drawn', 'goals', 'modifiers', 'year', 'learned', 'seq'),
    SecretOrders: ('seats', 'sealed'),
    Turns: ('order', 'turn', 'at'),
    Years: ('at',),
}

DERIVED: Final = Derived(clone_Banners, dump_Banners, load_Banners, project_Banners, zones_Banners, SHAPE)
