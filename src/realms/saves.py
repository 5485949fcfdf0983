"""One file format for games in progress and finished ones.

    realms-save 1\n
    zlib( {"body": {...}, "checksum": "..."} )        canonical JSON

The body has the header (ruleset, players, seed, options), the choices, and the last position with its
digest. A match that records its choices is saved whole: loading plays the choices again and compares. A
copy records nothing and is saved as a position: loading checks it as far as a position can be checked: its
shape, its components, that it plays to the end, and whether the game's spec finds a flaw in it. A save
that fails any check raises BadSave with one sentence.

Besides, a body may have an entry "fair" (fair.py), by which `realms replay --verify` checks the shuffles.
"""

from __future__ import annotations

import json
import zlib
from hashlib import blake2b
from typing import Final

from . import __version__, games as all_games
from .fair import Promise, promise
from .kernel import codec, registry, view as kernel_view
from .kernel.codec import a_dict, a_list, a_str, canonical
from .kernel.history import NOBODY, Header, new_dice, replay
from .kernel.match import Match
from .kernel.model import BadSave, RealmsError, Seat
from .kernel.registry import GameSpec
from .kernel.rng import MAX_SEED as MAX_SEED, seeded

MAGIC: Final = b"realms-save"
FORMAT: Final = 1
MAX_BYTES: Final = 8 << 20
"""Of a save, packed or unpacked: many times the longest game."""
TRIALS: Final = 8
"""How often a lone position is played to its end, on copies, before it is believed."""

Moves = list[tuple[Seat, str]]


class Body:
    """What a save says, taken apart but not yet believed."""

    def __init__(
        self,
        version: str,
        header: Header,
        moves: Moves | None,
        state: object,
        digest: str,
        fair: Promise | None,
    ) -> None:
        self.version: Final = version
        self.header: Final = header
        self.moves: Final = moves
        self.state: Final = state
        self.digest: Final = digest
        self.fair: Final = fair


def save(match: Match, fair: Promise | None = None) -> bytes:
    """The match as a file: the whole game if the match records its choices, else the position."""
    header = match.header
    if header is None:
        raise RealmsError("Only matches started with realms.new_match, and copies of them, can be saved.")
    state = codec.dump(match)
    moves = match.moves
    body: dict[str, object] = {
        "realms": __version__,
        "header": {
            "ruleset": header.ruleset,
            "players": header.players,
            "seed": header.seed,
            "options": header.options,
        },
        "moves": None if moves is None else [[seat, key] for seat, key in moves],
        "state": state,
        "digest": codec.digest_of(state),
    }
    if fair is not None:
        body["fair"] = fair.plain()
    return pack(body)


def pack(body: object) -> bytes:
    """The bytes of a save with this body."""
    whole = {"body": body, "checksum": _checksum(body)}
    return MAGIC + b" %d\n" % FORMAT + zlib.compress(canonical(whole), 9)


def load(data: bytes, *, trust: bool = False) -> Match:
    """The match of a save, going on where it was. Raises BadSave; never answers half a match.

    `trust` believes the position without playing the choices again: for a server's own saves.
    """
    try:
        return restore(read(data), trust=trust)
    except (RecursionError, MemoryError) as error:
        raise BadSave("The save is damaged: its contents cannot be read.") from error


def read(data: bytes) -> Body:
    """Take a save apart: format, checksum, header and choices, but not yet the position."""
    body = a_dict(unpack(data))
    header = _header(a_dict(codec.present(body, "header")))
    raw_moves = codec.present(body, "moves")
    moves: Moves | None = None
    if raw_moves is not None:
        moves = [_move(entry) for entry in a_list(raw_moves)]
        if len(moves) > 4 * registry.get(header.ruleset).bound:
            raise BadSave(f"The save has {len(moves)} choices, more than a game can have.")
    return Body(
        a_str(codec.present(body, "realms")),
        header,
        moves,
        codec.present(body, "state"),
        a_str(codec.present(body, "digest")),
        promise(body["fair"]) if "fair" in body else None,
    )


def unpack(data: bytes) -> object:
    """The body of a save whose checksum is right."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadSave(f"A save is bytes, not {type(data).__name__}.")
    data = bytes(data)
    first, newline, packed = data[:40].partition(b"\n")
    if not data:
        raise BadSave("The save is empty.")
    if not newline or first.split(b" ")[0] != MAGIC:
        raise BadSave("This is not a Realms save.")
    number = first[len(MAGIC) + 1 :]
    if not number.isdigit():
        raise BadSave("This is not a Realms save.")
    if int(number) != FORMAT:
        raise BadSave(f"The save has format {int(number)}; this version reads format {FORMAT}: update Realms.")
    packed = data[len(first) + 1 :]
    if len(packed) > MAX_BYTES:
        raise BadSave("The save is far longer than any game.")
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(packed, MAX_BYTES)
    except zlib.error as error:
        raise BadSave("The save is damaged: it cannot be unpacked.") from error
    if unpacker.unconsumed_tail:
        raise BadSave("The save is far longer than any game.")
    if not unpacker.eof:
        raise BadSave("The save is cut short.")
    if unpacker.unused_data:
        raise BadSave("The save is damaged: something follows its end.")
    try:
        whole = a_dict(json.loads(text, parse_constant=_no_constant))
    except (ValueError, RecursionError) as error:
        raise BadSave("The save is damaged: its contents cannot be read.") from error
    body = codec.present(whole, "body")
    if whole.get("checksum") != _checksum(body):
        raise BadSave("The save is damaged: its checksum is wrong.")
    return body


def restore(body: Body, *, trust: bool = False) -> Match:
    """The match of a save that was taken apart, after every check."""
    if codec.digest_of(body.state) != body.digest:
        raise BadSave("The save is damaged: its position does not fit its digest.")
    if body.moves is None:
        return position(body)
    if trust:
        match = codec.load(body.state)
        match.moves = list(body.moves)
    else:
        try:
            match = again(body)
            if codec.digest(match) != body.digest:
                raise BadSave("The choices in the save do not lead to its position.")
        except BadSave:
            # A rule may have been mended since: then the game goes on from its position, without a record.
            if body.version == __version__:
                raise
            return position(body)
    match.header = body.header
    return match


def again(body: Body, upto: int | None = None) -> Match:
    """Play the choices of a save again, all or the first `upto`."""
    if body.moves is None:
        raise BadSave("The save holds a position without the choices that led to it.")
    try:
        match = replay(body.header, body.moves, upto)
    except BadSave:
        raise
    except RealmsError as error:
        raise BadSave(f"The save cannot be set up: {error}") from error
    except Exception as error:
        raise BadSave(f"The choices in the save cannot be played again ({type(error).__name__}).") from error
    match.header = body.header
    return match


def position(body: Body) -> Match:
    """A position without a record: believed if it looks like one of this game and can be played to the end."""
    spec = registry.get(body.header.ruleset)
    _sane_numbers(body.state, max(0xFFFF, 4 * spec.bound))
    match = codec.load(body.state)
    try:
        _check_position(spec, body, match)
    except BadSave:
        raise
    except Exception as error:
        sentence = f"The save does not hold a playable {spec.id} position ({type(error).__name__})."
        raise BadSave(sentence) from error
    match.header = body.header
    return match


def _check_position(spec: GameSpec, body: Body, match: Match) -> None:
    try:
        fresh = body.header.start()
    except RealmsError as error:
        raise BadSave(f"The save cannot be set up: {error}") from error
    if match.GAME != fresh.GAME or match.seats != fresh.seats:
        raise BadSave("The position in the save is not one of the game that its header names.")
    if body.version == __version__ and canonical(codec.dump(match)) != canonical(body.state):
        raise BadSave("The position in the save is not written as this version writes it.")
    if spec.census(match) != spec.census(fresh):
        raise BadSave("The position in the save has other components than the game.")
    flaw = spec.flaw(match)
    if flaw:
        raise BadSave(f"The position in the save cannot come up: {flaw}")
    digest = codec.digest(match)
    for trial in range(TRIALS):
        _play_out(spec, match.clone(), trial)
    if codec.digest(match) != digest:
        raise BadSave("The position in the save shares parts with its copies.")


def _play_out(spec: GameSpec, match: Match, trial: int) -> None:
    """Play to the end at random; two trials begin with first and last options, which random play seldom takes
    in a row. Whatever goes wrong is an exception."""
    rng = seeded(trial)
    made = 0
    while match.due:
        if made < 8:
            for seat in range(match.seats):
                kernel_view.project(match, seat)
                match.refusals(seat)
        keys = [(d.seat, o.key) for d in match.due for o in d.options if not d.optional]
        if len(set(keys)) != len(keys) or any(not 0 <= seat < match.seats for seat, _ in keys):
            raise BadSave("The position in the save asks for impossible choices.")
        match.apply(*(keys[-trial] if trial < 2 and made < 200 and made % 4 else rng.pick(keys)))
        made += 1
        if made > spec.bound:
            raise BadSave("The position in the save does not come to an end.")
    ended = match.outcome()
    if ended is None or len(ended.scores) != (match.seats if spec.points else 0):
        raise BadSave("The position in the save comes to no result.")


def _header(raw: dict[str, object]) -> Header:
    ruleset = a_str(codec.present(raw, "ruleset"))
    all_games.load()
    spec = registry.SPECS.get(ruleset)
    if spec is None:
        raise BadSave(f"The save is of the game {ruleset[:80]!r}, which this version does not have.")
    players = codec.an_int(codec.present(raw, "players"))
    if not spec.fewest <= players <= spec.most:
        raise BadSave(f"The save has {players} players; {spec.id} takes {spec.fewest} to {spec.most}.")
    seed = codec.present(raw, "seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or abs(seed) > MAX_SEED:
        raise BadSave("The seed in the save is not a number that can be one.")
    return Header(ruleset, players, seed, a_dict(codec.present(raw, "options")))


def _move(raw: object) -> tuple[Seat, str]:
    entry = a_list(raw)
    if len(entry) != 2:
        raise BadSave("The save has a choice that is not a seat and a key.")
    seat, key = codec.an_int(entry[0]), a_str(entry[1])
    if seat == NOBODY:
        new_dice(key)
    return seat, key


def _sane_numbers(raw: object, most: int) -> None:
    """No number in a position is large, except inside the dice: rules count up to what they read."""
    todo: list[object] = [raw]
    while todo:
        here = todo.pop()
        if isinstance(here, dict):
            todo += [value for name, value in here.items() if name != "rng"]
        elif isinstance(here, list):
            todo += here
        elif isinstance(here, float) or (isinstance(here, int) and abs(here) > most):
            raise BadSave("The save has a number that no position has.")


def _checksum(body: object) -> str:
    return blake2b(canonical(body), digest_size=16).hexdigest()


def _no_constant(name: str) -> object:
    raise ValueError(name)
