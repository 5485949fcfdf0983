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
from kernel.games.spire.combat import Combat, FightPhase
from kernel.games.spire.deeds import PayMana, PlayCard
from kernel.games.spire.effects import Resolving
from kernel.games.spire.oddities import Echo, PickCard, Vanish
from kernel.games.spire.state import Foe, Hero, Spire
from kernel.games.spire.turn import Game, Move, Turn
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


def clone_FightPhase(o: FightPhase) -> FightPhase:
    return FightPhase(o.seat, o.phase, o.going)


def dump_FightPhase(o: FightPhase) -> dict[str, object]:
    return {"is": "FightPhase", "seat": o.seat, "phase": o.phase, "going": o.going}


def load_FightPhase(raw: object) -> FightPhase:
    d = a_dict(raw)
    return FightPhase(seat=an_int(present(d, "seat")), phase=a_str(present(d, "phase")), going=(a_bool(d["going"])) if "going" in d else True)


def project_FightPhase(o: FightPhase, s: int) -> dict[str, object]:
    return {"is": "FightPhase", "seat": o.seat, "phase": o.phase, "going": o.going}


def zones_FightPhase(o: FightPhase, out: list[Zone]) -> None:
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


def clone_PayMana(o: PayMana) -> PayMana:
    return PayMana(o.seat, o.colour, o.paid)


def dump_PayMana(o: PayMana) -> dict[str, object]:
    return {"is": "PayMana", "seat": o.seat, "colour": o.colour, "paid": o.paid}


def load_PayMana(raw: object) -> PayMana:
    d = a_dict(raw)
    return PayMana(seat=an_int(present(d, "seat")), colour=a_str(present(d, "colour")), paid=(a_bool(d["paid"])) if "paid" in d else False)


def project_PayMana(o: PayMana, s: int) -> dict[str, object]:
    return {"is": "PayMana", "seat": o.seat, "colour": o.colour, "paid": o.paid}


def zones_PayMana(o: PayMana, out: list[Zone]) -> None:
    return None


def clone_PlayCard(o: PlayCard) -> PlayCard:
    return PlayCard(o.seat, o.card, o.way, o.at)


def dump_PlayCard(o: PlayCard) -> dict[str, object]:
    return {"is": "PlayCard", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def load_PlayCard(raw: object) -> PlayCard:
    d = a_dict(raw)
    return PlayCard(seat=an_int(present(d, "seat")), card=a_str(present(d, "card")), way=a_str(present(d, "way")), at=a_step(present(d, "at"), PlayCard.ORDER, PlayCard.STEPS_WERE))


def project_PlayCard(o: PlayCard, s: int) -> dict[str, object]:
    return {"is": "PlayCard", "seat": o.seat, "card": o.card, "way": o.way, "at": o.at}


def zones_PlayCard(o: PlayCard, out: list[Zone]) -> None:
    return None


def clone_Resolving(o: Resolving) -> Resolving:
    return Resolving(o.seat, o.todo[:])


def dump_Resolving(o: Resolving) -> dict[str, object]:
    return {"is": "Resolving", "seat": o.seat, "todo": [x.id for x in o.todo]}


def load_Resolving(raw: object) -> Resolving:
    d = a_dict(raw)
    return Resolving(seat=an_int(present(d, "seat")), todo=[node(a_str(x)) for x in a_list(present(d, "todo"))])


def project_Resolving(o: Resolving, s: int) -> dict[str, object]:
    return {"is": "Resolving", "seat": o.seat, "todo": [x.id for x in o.todo]}


def zones_Resolving(o: Resolving, out: list[Zone]) -> None:
    return None


def clone_PickCard(o: PickCard) -> PickCard:
    return PickCard(o.seat, o.card)


def dump_PickCard(o: PickCard) -> dict[str, object]:
    return {"is": "PickCard", "seat": o.seat, "card": o.card}


def load_PickCard(raw: object) -> PickCard:
    d = a_dict(raw)
    return PickCard(seat=an_int(present(d, "seat")), card=(a_str(d["card"])) if "card" in d else '')


def project_PickCard(o: PickCard, s: int) -> dict[str, object]:
    return {"is": "PickCard", "seat": o.seat, "card": o.card}


def zones_PickCard(o: PickCard, out: list[Zone]) -> None:
    return None


def clone_Echo(o: Echo) -> Echo:
    return Echo(o.seat, o.at)


def dump_Echo(o: Echo) -> dict[str, object]:
    return {"is": "Echo", "seat": o.seat, "at": o.at}


def load_Echo(raw: object) -> Echo:
    d = a_dict(raw)
    return Echo(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Echo.ORDER, Echo.STEPS_WERE))


def project_Echo(o: Echo, s: int) -> dict[str, object]:
    return {"is": "Echo", "seat": o.seat, "at": o.at}


def zones_Echo(o: Echo, out: list[Zone]) -> None:
    return None


def clone_Vanish(o: Vanish) -> Vanish:
    return Vanish(o.at)


def dump_Vanish(o: Vanish) -> dict[str, object]:
    return {"is": "Vanish", "at": o.at}


def load_Vanish(raw: object) -> Vanish:
    d = a_dict(raw)
    return Vanish(at=a_step(present(d, "at"), Vanish.ORDER, Vanish.STEPS_WERE))


def project_Vanish(o: Vanish, s: int) -> dict[str, object]:
    return {"is": "Vanish", "at": o.at}


def zones_Vanish(o: Vanish, out: list[Zone]) -> None:
    return None


def clone_Hero(o: Hero) -> Hero:
    return Hero(o.mana.copy(), clone_Zone(o.hand), clone_Zone(o.deck), clone_Zone(o.discard), clone_Zone(o.play), o.space, o.fame, o.move, o.attack, o.block)


def dump_Hero(o: Hero) -> dict[str, object]:
    return {"is": "Hero", "mana": [[k, x] for k, x in sorted(o.mana.items())], "hand": dump_Zone(o.hand), "deck": dump_Zone(o.deck), "discard": dump_Zone(o.discard), "play": dump_Zone(o.play), "space": o.space, "fame": o.fame, "move": o.move, "attack": o.attack, "block": o.block}


def load_Hero(raw: object) -> Hero:
    d = a_dict(raw)
    return Hero(mana={a_str(a_list(x)[0]): an_int(a_list(x)[1]) for x in a_list(present(d, "mana"))}, hand=load_Zone(present(d, "hand")), deck=load_Zone(present(d, "deck")), discard=load_Zone(present(d, "discard")), play=load_Zone(present(d, "play")), space=(an_int(d["space"])) if "space" in d else 0, fame=(an_int(d["fame"])) if "fame" in d else 0, move=(an_int(d["move"])) if "move" in d else 0, attack=(an_int(d["attack"])) if "attack" in d else 0, block=(an_int(d["block"])) if "block" in d else 0)


def project_Hero(o: Hero, s: int) -> dict[str, object]:
    return {"is": "Hero", "mana": {str(k): x for k, x in sorted(o.mana.items())}, "hand": project_Zone(o.hand, s), "deck": project_Zone(o.deck, s), "discard": project_Zone(o.discard, s), "play": project_Zone(o.play, s), "space": o.space, "fame": o.fame, "move": o.move, "attack": o.attack, "block": o.block}


def zones_Hero(o: Hero, out: list[Zone]) -> None:
    out.append(o.hand)
    out.append(o.deck)
    out.append(o.discard)
    out.append(o.play)


def clone_Foe(o: Foe) -> Foe:
    return Foe(o.name, o.blocked, o.dead)


def dump_Foe(o: Foe) -> dict[str, object]:
    return {"is": "Foe", "name": o.name, "blocked": o.blocked, "dead": o.dead}


def load_Foe(raw: object) -> Foe:
    d = a_dict(raw)
    return Foe(name=a_str(present(d, "name")), blocked=(a_bool(d["blocked"])) if "blocked" in d else False, dead=(a_bool(d["dead"])) if "dead" in d else False)


def project_Foe(o: Foe, s: int) -> dict[str, object]:
    return {"is": "Foe", "name": o.name, "blocked": o.blocked, "dead": o.dead}


def zones_Foe(o: Foe, out: list[Zone]) -> None:
    return None


def clone_Spire(o: Spire) -> Spire:
    return Spire(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), [clone_Hero(x) for x in o.heroes], clone_Zone(o.tiles), clone_Zone(o.track), clone_Zone(o.wounds), o.cleared[:], [clone_Foe(x) for x in o.foes], [clone_Modifier(x) for x in o.modifiers], o.turn, o.learned, o.seq)


def dump_Spire(o: Spire) -> dict[str, object]:
    return {"is": "Spire", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "heroes": [dump_Hero(x) for x in o.heroes], "tiles": dump_Zone(o.tiles), "track": dump_Zone(o.track), "wounds": dump_Zone(o.wounds), "cleared": o.cleared[:], "foes": [dump_Foe(x) for x in o.foes], "modifiers": [dump_Modifier(x) for x in o.modifiers], "turn": o.turn, "learned": o.learned, "seq": o.seq}


def load_Spire(raw: object) -> Spire:
    d = a_dict(raw)
    return Spire(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), heroes=[load_Hero(x) for x in a_list(present(d, "heroes"))], tiles=load_Zone(present(d, "tiles")), track=load_Zone(present(d, "track")), wounds=load_Zone(present(d, "wounds")), cleared=[an_int(x) for x in a_list(present(d, "cleared"))], foes=[load_Foe(x) for x in a_list(present(d, "foes"))], modifiers=[load_Modifier(x) for x in a_list(present(d, "modifiers"))], turn=(an_int(d["turn"])) if "turn" in d else 0, learned=(an_int(d["learned"])) if "learned" in d else 0, seq=(an_int(d["seq"])) if "seq" in d else 0)


def project_Spire(o: Spire, s: int) -> dict[str, object]:
    return {"is": "Spire", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "heroes": [project_Hero(x, s) for x in o.heroes], "tiles": project_Zone(o.tiles, s), "track": project_Zone(o.track, s), "wounds": project_Zone(o.wounds, s), "cleared": o.cleared[:], "foes": [project_Foe(x, s) for x in o.foes], "modifiers": [project_Modifier(x, s) for x in o.modifiers], "turn": o.turn}


def zones_Spire(o: Spire, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.heroes:
        zones_Hero(x2, out)
    out.append(o.tiles)
    out.append(o.track)
    out.append(o.wounds)
    for x4 in o.foes:
        zones_Foe(x4, out)
    for x5 in o.modifiers:
        zones_Modifier(x5, out)


def clone_Move(o: Move) -> Move:
    return Move(o.seat, o.going)


def dump_Move(o: Move) -> dict[str, object]:
    return {"is": "Move", "seat": o.seat, "going": o.going}


def load_Move(raw: object) -> Move:
    d = a_dict(raw)
    return Move(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_Move(o: Move, s: int) -> dict[str, object]:
    return {"is": "Move", "seat": o.seat, "going": o.going}


def zones_Move(o: Move, out: list[Zone]) -> None:
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


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {FightPhase: clone_FightPhase, Combat: clone_Combat, PayMana: clone_PayMana, PlayCard: clone_PlayCard, Resolving: clone_Resolving, PickCard: clone_PickCard, Echo: clone_Echo, Vanish: clone_Vanish, Move: clone_Move, Turn: clone_Turn, Game: clone_Game}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {FightPhase: dump_FightPhase, Combat: dump_Combat, PayMana: dump_PayMana, PlayCard: dump_PlayCard, Resolving: dump_Resolving, PickCard: dump_PickCard, Echo: dump_Echo, Vanish: dump_Vanish, Move: dump_Move, Turn: dump_Turn, Game: dump_Game}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {FightPhase: project_FightPhase, Combat: project_Combat, PayMana: project_PayMana, PlayCard: project_PlayCard, Resolving: project_Resolving, PickCard: project_PickCard, Echo: project_Echo, Vanish: project_Vanish, Move: project_Move, Turn: project_Turn, Game: project_Game}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {FightPhase: zones_FightPhase, Combat: zones_Combat, PayMana: zones_PayMana, PlayCard: zones_PlayCard, Resolving: zones_Resolving, PickCard: zones_PickCard, Echo: zones_Echo, Vanish: zones_Vanish, Move: zones_Move, Turn: zones_Turn, Game: zones_Game}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"FightPhase": load_FightPhase, "Combat": load_Combat, "PayMana": load_PayMana, "PlayCard": load_PlayCard, "Resolving": load_Resolving, "PickCard": load_PickCard, "Echo": load_Echo, "Vanish": load_Vanish, "Move": load_Move, "Turn": load_Turn, "Game": load_Game}
_WAS: Final[dict[str, str]] = {'Reverberate': 'Echo'}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Modifier: ('what', 'amount', 'until', 'source', 'seat'),
    FightPhase: ('seat', 'phase', 'going'),
    Combat: ('seat', 'at'),
    PayMana: ('seat', 'colour', 'paid'),
    PlayCard: ('seat', 'card', 'way', 'at'),
    Resolving: ('seat', 'todo'),
    PickCard: ('seat', 'card'),
    Echo: ('seat', 'at'),
    Vanish: ('at',),
    Hero: ('mana', 'hand', 'deck', 'discard', 'play', 'space', 'fame', 'move', 'attack', 'block'),
    Foe: ('name', 'blocked', 'dead'),
    Spire: ('seats', 'stack', 'rng', 'heroes', 'tiles', 'track', 'wounds', 'cleared', 'foes', 'modifiers', 'turn', 'learned', 'seq'),
    Move: ('seat', 'going'),
    Turn: ('seat', 'at'),
    Game: ('at',),
}

DERIVED: Final = Derived(clone_Spire, dump_Spire, load_Spire, project_Spire, zones_Spire, SHAPE)
