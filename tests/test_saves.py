"""Saves: what goes in comes out, and what does not hold together is told in one sentence."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

import realms
from long import LONG
from realms import saves
from realms.fair import begun_at, promised
from realms.kernel.history import NOBODY
from realms.kernel.rng import seeded
from saved import BIG, GAMES, TOY, body_of, play, saved, sealed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [0, 1, 7, 40, 100_000])
@pytest.mark.parametrize("position", [False, True])
def test_what_is_saved_is_loaded(game: str, choices: int, position: bool) -> None:
    short = game in BIG and not LONG
    for seed in [choices % 4] if short else range(4):
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
        on = 60 if short else 100_000
        assert realms.digest(play(trusted, seeded(5), on)) == realms.digest(play(match, seeded(5), on))


def test_a_save_is_small() -> None:
    sizes = [len(saved(game, seed, 100_000, False)) for game in GAMES for seed in range(4 if LONG else 1)]
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
