"""Dump, load and digest. Every part is a dict with its name, so added and dropped fields do no harm."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from .match import DERIVED, Match
from .model import BadSave
from .rng import ALGORITHM, MAX_SEED, Rng
from .zones import Zone

SCHEMA: Final = 1
"""Raised when old saves need more than new fields with defaults and renamed frames."""


def dump(match: Match) -> dict[str, object]:
    """The match as plain data: a position, without the moves that led to it."""
    return {
        "schema": SCHEMA,
        "game": match.GAME,
        "rng": ALGORITHM,
        "state": DERIVED[match.GAME].dump(match),
    }


def load(raw: object) -> Match:
    """The match of a dump. Raises BadSave; never gives a match that cannot go on."""
    saved = a_dict(raw)
    schema = an_int(saved.get("schema"))
    if schema > SCHEMA:
        raise BadSave(f"The save has schema {schema}; this version reads up to {SCHEMA}: update Realms.")
    if schema < 1:
        raise BadSave(f"The save has schema {schema}, which never existed.")
    game = a_str(saved.get("game"))
    derived = DERIVED.get(game)
    if derived is None:
        raise BadSave(f"The save is of the game {game!r}, which this version does not have.")
    if saved.get("rng") != ALGORITHM:
        raise BadSave(f"The save uses the dice {saved.get('rng')!r}; this version has {ALGORITHM!r}.")
    try:
        match: Match = derived.load(saved.get("state"))
        match.refresh()
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(f"The save does not hold a playable {game} position ({type(error).__name__}).") from error
    return match


def canonical(raw: object) -> bytes:
    """The one spelling of plain data that digests are made of."""
    return json.dumps(raw, separators=(",", ":"), ensure_ascii=True).encode()


def digest(match: Match) -> str:
    """64 bits over the canonical dump, as 16 hex digits: equal states, equal digests, on any machine."""
    return digest_of(dump(match))


def digest_of(raw: object) -> str:
    return blake2b(canonical(raw), digest_size=8).hexdigest()


def an_int(raw: object) -> int:
    if isinstance(raw, int) and not isinstance(raw, bool) and -(1 << 40) < raw < 1 << 40:
        return raw
    raise BadSave(f"The save has {_short(raw)} where a number belongs.")


def a_seed(raw: object) -> int:
    """The one number that may be as large as a seed."""
    if isinstance(raw, int) and not isinstance(raw, bool) and -MAX_SEED <= raw <= MAX_SEED:
        return raw
    raise BadSave(f"The save has {_short(raw)} where a seed belongs.")


def a_str(raw: object) -> str:
    if isinstance(raw, str):
        return raw
    raise BadSave(f"The save has {_short(raw)} where a word belongs.")


def a_bool(raw: object) -> bool:
    if isinstance(raw, bool):
        return raw
    raise BadSave(f"The save has {_short(raw)} where yes or no belongs.")


def a_list(raw: object) -> list[object]:
    if isinstance(raw, list):
        return raw
    raise BadSave(f"The save has {_short(raw)} where a list belongs.")


def a_dict(raw: object) -> dict[str, object]:
    if isinstance(raw, dict):
        return raw
    raise BadSave(f"The save has {_short(raw)} where an object belongs.")


def a_step(raw: object, order: tuple[str, ...], were: dict[str, str]) -> str:
    """The next step of a rule, under its present name; "" when the rule ends."""
    name = a_str(raw)
    step = were.get(name, name)
    if step == "" or step in order:
        return step
    raise BadSave(f"The save is at the step {_short(name)}, which this version does not have.")


def _short(raw: object) -> str:
    text = repr(raw)
    return text if len(text) <= 40 else text[:37] + "..."


def present(d: dict[str, object], name: str) -> object:
    """A field that must be there."""
    if name not in d:
        raise BadSave(f"The save lacks the field {name!r}.")
    return d[name]


def dump_Rng(o: Rng) -> dict[str, object]:
    return {"seed": o.seed, "draws": o.draws}


def load_Rng(raw: object) -> Rng:
    d = a_dict(raw)
    return Rng(seed=a_seed(present(d, "seed")), draws=an_int(present(d, "draws")))


def dump_Zone(o: Zone) -> dict[str, object]:
    return {"name": o.name, "pool": o.pool, "seen": o.seen, "items": o.items[:], "known": o.known[:]}


def load_Zone(raw: object) -> Zone:
    d = a_dict(raw)
    zone = Zone(
        name=a_str(present(d, "name")),
        pool=a_str(present(d, "pool")),
        seen=an_int(present(d, "seen")),
        items=[a_str(x) for x in a_list(present(d, "items"))],
        known=[an_int(x) for x in a_list(present(d, "known"))],
    )
    if zone.known and len(zone.known) != len(zone.items):
        raise BadSave(
            f"The save has {len(zone.items)} items in {zone.name!r} but says of {len(zone.known)} who knows them."
        )
    return zone
