"""Whatever is put into a save gives one sentence, never a match that cannot go on."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

import realms
from long import LONG
from realms.kernel.match import Match
from realms.kernel.rng import seeded
from saved import BIG, GAMES, body_of, play, saved, sealed

SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


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


def saves_of(*games: str) -> st.SearchStrategy[bytes]:
    """Saves at any time of the game, with and without the record, of a server and of one's own."""
    places = st.sampled_from([0, 3, 20, 90, 200, 100_000])
    return st.builds(saved, st.sampled_from(games), st.integers(0, 7), places, st.booleans(), st.booleans())


saves_of_all = saves_of(*(game for game in GAMES if LONG or game not in BIG))


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
    many = 600 if LONG else 60
    if game in BIG:
        many //= 4 if LONG else 10
    asked = given(data=saves_of(game), draw=st.data(), times=st.integers(1, 3), old=st.booleans())
    settings(SLOW, max_examples=many)(asked(forge))()
