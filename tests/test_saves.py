"""Saves: what goes in comes out; whatever else is put in gives one sentence, never a match that cannot go on."""

from __future__ import annotations

import json
import os
import zlib
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

import cli.toygame.spec
import realms
from realms import api, saves
from realms.fair import Promise, begun_at, promised, seed_hash
from realms.kernel import codec
from realms.kernel.history import NOBODY, reseed
from realms.kernel.match import Match
from realms.kernel.rng import Rng, seeded

TOY = cli.toygame.spec.SPEC.id
GAMES = [TOY, *(game for game in api.game_ids() if game != TOY)]
LONG = bool(os.environ.get("REALMS_LONG"))
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
BIG = ("mage_knight", "elven_rage")
"""Games of which `make test` takes fewer saves: a position is played to its end several times to be believed."""


def play(match: Match, rng: Rng, choices: int = 100_000) -> Match:
    """Play on at random, optional choices too, to the end or for so many choices."""
    while match.due and choices > 0:
        menus = [d for d in match.due if not d.optional] if rng.below(20) else match.due
        menu = rng.pick(menus)
        match.apply(menu.seat, rng.pick(menu.options).key)
        choices -= 1
    return match


@cache
def saved(game: str, seed: int, choices: int, position: bool, hosted: bool = False) -> bytes:
    """`hosted`: as a server saves a match that began from a position of another one, with the hash of its dice."""
    spec = realms.spec(game)
    players = spec.fewest + seed % (spec.most - spec.fewest + 1)
    options = {"find_tokens": True} if "find_tokens" in spec.options() and seed % 2 else {}
    match = realms.new_match(game, players=players, seed=seed, options=options)
    if hosted:
        play(match, seeded(seed), choices // 2)
        reseed(match, seed - 3)
        choices -= choices // 2
    play(match, seeded(seed), choices)
    promise = Promise(seed_hash(seed - 3, "salt"), "salt") if hosted else None
    return saves.save(match.clone() if position else match, promise)


def body_of(data: bytes) -> Any:
    return saves.unpack(data)


def sealed(body: Any) -> bytes:
    """The body as a save whose digest and checksum are right, whatever it says."""
    if isinstance(body, dict) and "digest" in body and "state" in body:
        body["digest"] = codec.digest_of(body["state"])
    return saves.pack(body)


def must_be_sound(data: bytes) -> Match | None:
    """Loading either fails with BadSave or gives a match that plays to its end, saves and loads."""
    try:
        match = realms.load(data)
    except realms.BadSave as error:
        sentence = str(error)
        assert sentence.endswith(".") and "\n" not in sentence and 10 < len(sentence) < 400
        return None
    assert match.header is not None
    again = realms.load(realms.save(match))
    assert realms.digest(again) == realms.digest(match)
    for seat in (*range(match.seats), realms.SPECTATOR):
        realms.view(match, seat)
    play(match, seeded(1))
    ended = match.outcome()
    # Who plays alone can lose to the game itself.
    assert match.over and ended is not None and (ended.winners or match.seats == 1)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [0, 1, 7, 40, 100_000])
@pytest.mark.parametrize("position", [False, True])
def test_what_is_saved_is_loaded(game: str, choices: int, position: bool) -> None:
    seeds = range(4) if LONG or game not in BIG else [choices % 4]
    for seed in seeds:
        data = saved(game, seed, choices, position)
        match = realms.load(data)
        body = body_of(data)
        assert realms.digest(match) == body["digest"]
        assert (match.moves is None) == position
        assert match.header is not None
        assert match.header.seed == seed
        assert realms.save(match) == data
        trusted = realms.load(data, trust=True)
        assert realms.digest(trusted) == body["digest"]
        assert trusted.moves == match.moves
        assert [(d.seat, d.prompt, [o.key for o in d.options]) for d in trusted.due] == [
            (d.seat, d.prompt, [o.key for o in d.options]) for d in match.due
        ]
        assert realms.digest(play(trusted, seeded(5))) == realms.digest(play(match, seeded(5)))


def test_a_save_is_small() -> None:
    sizes = [len(saved(game, seed, 100_000, False)) for game in GAMES for seed in range(4)]
    assert max(sizes) < 30_000


def test_the_first_line_says_what_it_is() -> None:
    assert saved(TOY, 1, 5, False).startswith(b"realms-save 1\n")


def test_only_matches_with_a_header_can_be_saved() -> None:
    match = realms.spec(TOY).new_match(2, 1, {})
    with pytest.raises(realms.RealmsError, match=r"Only matches started with realms\.new_match"):
        realms.save(match)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The save is empty."),
        (b"\n", "This is not a Realms save."),
        (b"realms-save\n", "This is not a Realms save."),
        (b"realms-save x\n", "This is not a Realms save."),
        (b"realms-save 1", "This is not a Realms save."),
        (b"realms-save 1\n", "The save is cut short."),
        (b"realms-save 2\n", "The save has format 2; this version reads format 1: update Realms."),
        (b"realms-save 1\nhello", "The save is damaged: it cannot be unpacked."),
        (b"realms-save 1\n" + zlib.compress(b"{"), "The save is damaged: its contents cannot be read."),
        (b"realms-save 1\n" + zlib.compress(b"\xff"), "The save is damaged: its contents cannot be read."),
        (b"realms-save 1\n" + zlib.compress(b"[" * 100_000), "The save is damaged: its contents cannot be read."),
        (b"realms-save 1\n" + zlib.compress(b"9" * 100_000), "The save is damaged: its contents cannot be read."),
        (b"realms-save 1\n" + zlib.compress(b"[NaN]"), "The save is damaged: its contents cannot be read."),
        (b"realms-save 1\n" + zlib.compress(b"[]"), "The save has [] where an object belongs."),
        (b"realms-save 1\n" + zlib.compress(b"{}"), "The save lacks the field 'body'."),
        (b"realms-save 1\n" + zlib.compress(b'{"body":1}'), "The save is damaged: its checksum is wrong."),
        (b"realms-save 1\n" + zlib.compress(bytes(9 << 20)), "The save is far longer than any game."),
        (b"realms-save 1\n" + bytes(9 << 20), "The save is far longer than any game."),
        ("realms-save 1\n", "A save is bytes, not str."),
        (None, "A save is bytes, not NoneType."),
    ],
    ids=range(20),
)
def test_what_is_no_save(data: Any, sentence: str) -> None:
    with pytest.raises(realms.BadSave) as caught:
        realms.load(data)
    assert str(caught.value) == sentence


def put(path: str, value: object) -> Any:
    """A change of one place in a save, given as a/b/0."""

    def change(body: Any) -> Any:
        *way, last = [int(step) if step.isdigit() else step for step in path.split("/")]
        here = body
        for step in way:
            here = here[step]
        here[last] = value
        return body

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("header/ruleset", "chess@1"), "The save is of the game 'chess@1', which this version does not have."),
        (put("header/ruleset", f"{TOY}@2"), "which this version does not have."),
        (put("header/ruleset", None), "The save has None where a word belongs."),
        (put("header/players", 9), f"The save has 9 players; {TOY} takes 2 to 4."),
        (put("header/players", True), "The save has True where a number belongs."),
        (put("header/seed", "x"), "The seed in the save is not a number that can be one."),
        (put("header/seed", 1 << 70), "The seed in the save is not a number that can be one."),
        (put("header/seed", 99), "The choices in the save do not lead to its position."),
        (put("header/options", []), "The save has [] where an object belongs."),
        (put("header/options", {"mood": "sad"}), "The save cannot be set up: mood is one of"),
        (put("moves/0", [0, "fly"]), "Choice 1 of the record does not fit the rules"),
        (put("moves/0", [0]), "The save has a choice that is not a seat and a key."),
        (put("moves/0", [0, "pass", 1]), "The save has a choice that is not a seat and a key."),
        (put("moves/0", ["0", "pass"]), "The save has '0' where a number belongs."),
        (put("moves/0", 7), "The save has 7 where a list belongs."),
        (put("moves/0", [-1, "pass"]), "The record has an entry that is neither a choice nor new dice."),
        (put("moves/0", [-1, "reseed:007"]), "The record has an entry that is neither a choice nor new dice."),
        (put("moves/8", [-1, "reseed:7"]), "The choices in the save do not lead to its position."),
        (put("moves", []), "The choices in the save do not lead to its position."),
        (put("moves", [[0, "pass"]] * 2000), "The save has 2000 choices, more than a game can have."),
        (put("state/schema", 2), "The choices in the save do not lead to its position."),
        (put("state", []), "The choices in the save do not lead to its position."),
        (lambda body: {}, "The save lacks the field 'header'."),
        (lambda body: [], "The save has [] where an object belongs."),
    ],
)
def test_a_whole_game_that_does_not_hold_together(change: Any, sentence: str) -> None:
    data = sealed(change(body_of(saved(TOY, 0, 9, False))))
    with pytest.raises(realms.BadSave) as caught:
        realms.load(data)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("state/schema", 2), "The save has schema 2; this version reads up to 1: update Realms."),
        (put("state/schema", 0), "The save has schema 0, which never existed."),
        (put("state/game", "chess@1"), "The save is of the game 'chess@1', which this version does not have."),
        (put("state/rng", "dice-9"), "The save uses the dice 'dice-9'"),
        (put("state/state/pile", 1), "The position in the save has other components than the game."),
        (put("state/state/pile", 1 << 30), "The save has a number that no position has."),
        (put("state/state/pile", 0.5), "The save has a number that no position has."),
        (put("state/state/pile", "all"), "The save has 'all' where a number belongs."),
        (put("state/state/seats", 3), "not one of the game that its header names"),
        (
            put("state/state/stack/0/at", "dance"),
            "The save is at the step 'dance', which this version does not have.",
        ),
        (put("state/state/stack/0/is", "Dance"), "The save is in the middle of 'Dance'"),
        (put("state/state/stack/1/seats", []), "not written as this version writes it"),
        (put("state/state/extra", 1), "not written as this version writes it"),
        (put("header/players", 3), "not one of the game that its header names"),
    ],
)
def test_a_position_that_does_not_hold_together(change: Any, sentence: str) -> None:
    body = body_of(saved(TOY, 0, 9, True))
    assert body["header"]["players"] == 2
    with pytest.raises(realms.BadSave) as caught:
        realms.load(sealed(change(body)))
    assert sentence in str(caught.value)


def test_a_match_that_began_from_another_one_is_saved_and_loaded() -> None:
    for game in GAMES:
        data = saved(game, 2, 12, False, True)
        body = saves.read(data)
        assert body.moves is not None and body.fair is not None
        assert [entry for entry in body.moves if entry[0] == NOBODY] == [(NOBODY, "reseed:-1")]
        assert begun_at(body.moves) == 6
        assert body.fair.kept(promised(body.header, body.moves)) and not body.fair.kept(body.header.seed)
        match, trusted = realms.load(data), realms.load(data, trust=True)
        assert match.seq == 12 and match.moves == trusted.moves == body.moves
        assert realms.digest(match) == realms.digest(trusted) == body.digest
        assert match.rng.seed == seeded(-1).seed
        assert saves.save(match, body.fair) == data
        assert saves.again(body, 6).rng.draws == 0 and saves.again(body, 6).seq == 6


def test_a_save_without_a_hash_promises_nothing() -> None:
    assert saves.read(saved(TOY, 0, 9, False)).fair is None


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (None, "The save has None where an object belongs."),
        ({}, "The save lacks the field 'seed_hash'."),
        ({"seed_hash": "0" * 64}, "The save lacks the field 'salt'."),
        ({"seed_hash": 7, "salt": "x"}, "The save has 7 where a word belongs."),
        ({"seed_hash": "0" * 64, "salt": 7}, "The save has 7 where a word belongs."),
        ({"seed_hash": "", "salt": "x"}, "something else where the hash of its seed belongs."),
        ({"seed_hash": "0" * 63 + "G", "salt": "x"}, "something else where the hash of its seed belongs."),
        ({"seed_hash": "A" * 64, "salt": "x"}, "something else where the hash of its seed belongs."),
        ({"seed_hash": "0" * 64 + "\n", "salt": "x"}, "something else where the hash of its seed belongs."),
        ({"seed_hash": "0" * 64, "salt": "x" * 201}, "something else where the salt of its seed belongs."),
        ({"seed_hash": "0" * 64, "salt": "\ud800"}, "something else where the salt of its seed belongs."),
    ],
)
def test_a_hash_of_the_seed_that_is_none(entry: object, sentence: str) -> None:
    body = body_of(saved(TOY, 0, 9, False))
    body["fair"] = entry
    with pytest.raises(realms.BadSave) as caught:
        realms.load(sealed(body))
    assert sentence in str(caught.value)


def test_an_old_save_goes_on_after_a_rule_was_mended() -> None:
    """Its choices may no longer fit: then it goes on from its position, without a record."""
    body = body_of(saved(TOY, 0, 9, False))
    body["moves"][0] = [0, "take:9"]
    with pytest.raises(realms.BadSave):
        realms.load(sealed(body))
    body["realms"] = "0.0.1"
    match = realms.load(sealed(body))
    assert match.moves is None
    assert realms.digest(match) == body["digest"]


def test_a_digest_that_does_not_fit_is_noticed_even_if_the_checksum_does() -> None:
    body = body_of(saved(TOY, 0, 9, False))
    body["digest"] = "0" * 16
    with pytest.raises(realms.BadSave, match="its position does not fit its digest"):
        realms.load(saves.pack(body))


def saves_of(*games: str) -> st.SearchStrategy[bytes]:
    """Saves at any time of the game, with and without the record, of a server and of one's own."""
    places = st.sampled_from([0, 3, 20, 90, 200, 100_000])
    return st.builds(saved, st.sampled_from(games), st.integers(0, 7), places, st.booleans(), st.booleans())


saves_of_all = saves_of(*GAMES)


@SLOW
@given(data=saves_of_all, cut=st.floats(0, 1))
def test_a_save_cut_anywhere(data: bytes, cut: float) -> None:
    with pytest.raises(realms.BadSave):
        realms.load(data[: int(cut * len(data) * 0.999)])


@SLOW
@given(
    data=saves_of_all,
    flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), min_size=1, max_size=4),
)
def test_a_save_with_other_bytes(data: bytes, flips: list[tuple[float, int]]) -> None:
    changed = bytearray(data)
    for place, mask in flips:
        changed[int(place * len(changed))] ^= mask
    assume(bytes(changed) != data)
    # The first line may say the same in other bytes; all the rest is under a checksum.
    match = must_be_sound(bytes(changed))
    assert match is None or changed[len(data) - len(changed.split(b"\n", 1)[1]) :] == data.split(b"\n", 1)[1]


@SLOW
@given(data=st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    for start in (b"", b"realms-save 1\n"):
        with pytest.raises(realms.BadSave):
            realms.load(start + data)
    with pytest.raises(realms.BadSave):
        realms.load(b"realms-save 1\n" + zlib.compress(data))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(body: Any) -> list[tuple[Any, Any]]:
    """Every container in a JSON value with every key or index in it."""
    found: list[tuple[Any, Any]] = []
    todo = [body]
    while todo:
        here = todo.pop()
        inside = list(here.items()) if isinstance(here, dict) else list(enumerate(here))
        for key, value in inside:
            found.append((here, key))
            if isinstance(value, dict | list):
                todo.append(value)
    return found


def mutate(draw: Any, body: Any) -> None:
    """Change one place: the likely ways a position could be wrong, and some unlikely ones."""
    everywhere = places(body)
    inside = [p for p in everywhere if p[0] is not body]
    here, key = draw(st.sampled_from(inside or everywhere))
    old = here[key]
    ways = ["replace", "remove", "swap", "copy"]
    if isinstance(old, bool):
        ways += ["not"] * 4
    elif isinstance(old, int):
        ways += ["near"] * 8
    elif isinstance(old, list):
        ways += ["shuffle", "double"] * 3
    way = draw(st.sampled_from(ways))
    if way == "replace":
        here[key] = draw(json_values)
    elif way == "remove":
        del here[key]
    elif way in ("swap", "copy"):
        there, other = draw(st.sampled_from(inside or everywhere))
        value = json.loads(json.dumps(there[other]))
        if way == "swap":
            there[other] = old
        here[key] = value
    elif way == "not":
        here[key] = not old
    elif way == "near":
        here[key] = old + draw(st.sampled_from([-1, 1, 2, -2, -old, 1 - old, 5 - old, 99 - old, 255 - old]))
    elif way == "shuffle":
        here[key] = draw(st.permutations(old))
    elif way == "double":
        here[key] = old + old[:1]


def forge(data: bytes, draw: Any, times: int, old: bool) -> None:
    """Checksum and digest are right, but the save was written by somebody else's program."""
    body = body_of(data)
    for _ in range(times):
        try:
            mutate(draw.draw, body)
        except (KeyError, IndexError, TypeError):
            break  # a swap has cut off the place it was about to change
    if old and isinstance(body, dict):
        body["realms"] = "0.0.1"
    try:
        data = sealed(body)
    except (RecursionError, ValueError):
        return
    must_be_sound(data)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_that_says_something_else(game: str) -> None:
    many = (600 if LONG else 60) // (4 if game in BIG else 1)
    asked = given(data=saves_of(game), draw=st.data(), times=st.integers(1, 3), old=st.booleans())
    settings(SLOW, max_examples=many)(asked(forge))()
