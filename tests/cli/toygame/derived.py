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
from cli.toygame.state import Bid, Harvest, Rounds, Take


def clone_Harvest(o: Harvest) -> Harvest:
    return Harvest(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), o.learned, o.seq, o.mood, o.pile, o.grain[:], clone_Zone(o.deck), [clone_Zone(x) for x in o.hands])


def dump_Harvest(o: Harvest) -> dict[str, object]:
    return {"is": "Harvest", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "learned": o.learned, "seq": o.seq, "mood": o.mood, "pile": o.pile, "grain": o.grain[:], "deck": dump_Zone(o.deck), "hands": [dump_Zone(x) for x in o.hands]}


def load_Harvest(raw: object) -> Harvest:
    d = a_dict(raw)
    return Harvest(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), learned=an_int(present(d, "learned")), seq=an_int(present(d, "seq")), mood=a_str(present(d, "mood")), pile=an_int(present(d, "pile")), grain=[an_int(x) for x in a_list(present(d, "grain"))], deck=load_Zone(present(d, "deck")), hands=[load_Zone(x) for x in a_list(present(d, "hands"))])


def project_Harvest(o: Harvest, s: int) -> dict[str, object]:
    return {"is": "Harvest", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "seq": o.seq, "mood": o.mood, "pile": o.pile, "grain": o.grain[:], "deck": project_Zone(o.deck, s), "hands": [project_Zone(x, s) for x in o.hands]}


def zones_Harvest(o: Harvest, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    out.append(o.deck)
    for x3 in o.hands:
        out.append(x3)


def clone_Rounds(o: Rounds) -> Rounds:
    return Rounds(o.left, o.seat, o.at)


def dump_Rounds(o: Rounds) -> dict[str, object]:
    return {"is": "Rounds", "left": o.left, "seat": o.seat, "at": o.at}


def load_Rounds(raw: object) -> Rounds:
    d = a_dict(raw)
    return Rounds(left=an_int(present(d, "left")), seat=(an_int(d["seat"])) if "seat" in d else 0, at=a_step(present(d, "at"), Rounds.ORDER, Rounds.STEPS_WERE))


def project_Rounds(o: Rounds, s: int) -> dict[str, object]:
    return {"is": "Rounds", "left": o.left, "seat": o.seat, "at": o.at}


def zones_Rounds(o: Rounds, out: list[Zone]) -> None:
    return None


def clone_Take(o: Take) -> Take:
    return Take(o.seat, o.done)


def dump_Take(o: Take) -> dict[str, object]:
    return {"is": "Take", "seat": o.seat, "done": o.done}


def load_Take(raw: object) -> Take:
    d = a_dict(raw)
    return Take(seat=an_int(present(d, "seat")), done=(a_bool(d["done"])) if "done" in d else False)


def project_Take(o: Take, s: int) -> dict[str, object]:
    return {"is": "Take", "seat": o.seat, "done": o.done}


def zones_Take(o: Take, out: list[Zone]) -> None:
    return None


def clone_Bid(o: Bid) -> Bid:
    return Bid(o.seats, o.sealed.copy())


def dump_Bid(o: Bid) -> dict[str, object]:
    return {"is": "Bid", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_Bid(raw: object) -> Bid:
    d = a_dict(raw)
    return Bid(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_Bid(o: Bid, s: int) -> dict[str, object]:
    return {"is": "Bid", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_Bid(o: Bid, out: list[Zone]) -> None:
    return None


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {Rounds: clone_Rounds, Take: clone_Take, Bid: clone_Bid}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {Rounds: dump_Rounds, Take: dump_Take, Bid: dump_Bid}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {Rounds: project_Rounds, Take: project_Take, Bid: project_Bid}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {Rounds: zones_Rounds, Take: zones_Take, Bid: zones_Bid}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"Rounds": load_Rounds, "Take": load_Take, "Bid": load_Bid}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Harvest: ('seats', 'stack', 'rng', 'learned', 'seq', 'mood', 'pile', 'grain', 'deck', 'hands'),
    Rounds: ('left', 'seat', 'at'),
    Take: ('seat', 'done'),
    Bid: ('seats', 'sealed'),
}

DERIVED: Final = Derived(clone_Harvest, dump_Harvest, load_Harvest, project_Harvest, zones_Harvest, SHAPE)
