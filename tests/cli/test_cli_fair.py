"""Fair shuffles from the command line: the seed against its hash, every choice, and matches begun from others."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import realms as package
from realms import saves
from realms.fair import Promise, seed_hash
from realms.kernel.history import reseed
from realms.kernel.match import Match
from realms.kernel.rng import seeded

SALT = "q1w2e3"
GOOD = "Verified: the 16 choices lead to the saved position.\n"
FAIR = "Fair: the seed is the one whose hash was published at the start.\n"
UNFAIR = "Not fair: the seed is not the one whose hash was published at the start.\n"


def play(match: Match, choices: int = 1000) -> Match:
    rng = seeded(match.rng.seed)
    while match.due and choices:
        menu = rng.pick([d for d in match.due if not d.optional])
        match.apply(menu.seat, rng.pick(menu.options).key)
        choices -= 1
    return match


def new(seed: int = 5) -> Match:
    return package.new_match("toy_harvest", players=2, seed=seed)


@pytest.fixture
def hosted(tmp_path: Path) -> Callable[..., str]:
    """Writes the file of a match as a server gives it out, with the hash of this number."""

    def write(match: Match, number: int) -> str:
        path = tmp_path / "match.realms"
        path.write_bytes(saves.save(match, Promise(seed_hash(number, SALT), SALT)))
        return str(path)

    return write


def test_the_hash_is_what_anybody_can_compute() -> None:
    assert seed_hash(-5, SALT) == sha256(b"realms:-5:q1w2e3").hexdigest()


def test_a_seed_that_was_promised(realms: Any, hosted: Callable[..., str]) -> None:
    path = hosted(play(new()), 5)
    said = realms("replay", path, "--verify")
    assert (said.status, said.out) == (0, GOOD + FAIR)
    assert "Честно: зерно" in realms("replay", path, "--verify", "--lang", "ru").out
    found = realms("replay", path, "--verify", "--json").json
    assert (found["verified"], found["fair"]) == (True, True)
    assert realms("replay", path, "--json").json["fair"] is None


def test_the_hash_noted_at_the_start(realms: Any, hosted: Callable[..., str]) -> None:
    path = hosted(play(new()), 5)
    for noted in (seed_hash(5, SALT), f" {seed_hash(5, SALT).upper()} "):
        said = realms("replay", path, "--verify", "--hash", noted)
        assert (said.status, said.out) == (0, GOOD + FAIR)
    said = realms("replay", path, "--verify", "--hash", seed_hash(6, SALT))
    assert (said.status, said.out) == (
        1,
        GOOD + "Not fair: the file carries another hash than the one given.\n",
    )
    said = realms("replay", path, "--verify", "--hash", seed_hash(6, SALT), "--json")
    assert (said.status, said.json["verified"], said.json["fair"]) == (1, True, False)


def test_a_seed_that_was_not_promised(realms: Any, hosted: Callable[..., str]) -> None:
    path = hosted(play(new()), 6)
    for more in ((), ("--hash", seed_hash(6, SALT))):
        said = realms("replay", path, "--verify", *more)
        assert (said.status, said.out) == (1, GOOD + UNFAIR)
    said = realms("replay", path, "--verify", "--json")
    assert (said.status, said.json["verified"], said.json["fair"]) == (1, True, False)
    assert "Нечестно" in realms("replay", path, "--verify", "--lang", "ru").out


def test_a_promised_seed_does_not_excuse_a_choice_that_was_not_offered(
    realms: Any, hosted: Callable[..., str]
) -> None:
    path = hosted(play(new()), 5)
    body: Any = saves.unpack(Path(path).read_bytes())
    body["moves"][3] = [0, "take:99"]
    Path(path).write_bytes(saves.pack(body))
    said = realms("replay", path, "--verify")
    assert (said.status, said.out) == (
        1,
        "Not verified: the 16 choices do not lead to the saved position.\n" + FAIR,
    )
    said = realms("replay", path, "--verify", "--json")
    assert said.status == 1
    assert (said.json["verified"], said.json["fair"], said.json["at"]) == (False, True, 3)


def test_a_file_without_a_hash_cannot_agree_with_one(realms: Any, tmp_path: Path) -> None:
    path = tmp_path / "own.realms"
    path.write_bytes(package.save(play(new())))
    found = realms("replay", str(path), "--verify", "--json")
    assert (found.status, found.json["fair"]) == (0, None)
    said = realms("replay", str(path), "--verify", "--hash", seed_hash(5, SALT))
    assert said.status == 1
    assert said.out == GOOD + "The file carries no hash of its seed, so the shuffles cannot be checked.\n"


def forked() -> Match:
    match = play(new(), 6)
    reseed(match, 77)
    return play(match)


def test_a_match_begun_from_another_one(realms: Any, hosted: Callable[..., str]) -> None:
    """Its promise is about the dice it was begun with; those before it belong to the other match."""
    match = forked()
    assert match.seq == 16
    path = hosted(match, 77)
    said = realms("replay", path, "--verify")
    assert said.status == 0
    assert said.out == GOOD + (
        "Fair: the match began from another one after 6 choices, and the seed of its dice from there on is "
        "the one whose hash was published.\n"
    )
    assert "после 6 решений" in realms("replay", path, "--verify", "--lang", "ru").out
    said = realms("replay", hosted(match, 5), "--verify")
    assert (said.status, said.out) == (1, GOOD + UNFAIR)


def test_a_match_begun_from_another_one_is_told(realms: Any, hosted: Callable[..., str]) -> None:
    path = hosted(forked(), 77)
    lines = realms("replay", path).out.splitlines()
    assert lines[7] == "       From here on the dice of the seed 77"
    assert lines[6].startswith("    6  Player") and lines[8].startswith("    7  Player")
    found = realms("replay", path, "--json").json
    assert (found["choices"], found["at"], len(found["moves"])) == (16, 16, 17)
    assert found["moves"][6] == [-1, "reseed:77"]
    found = realms("replay", path, "--at", "6", "--json").json
    assert (found["at"], len(found["moves"])) == (6, 7)
    assert len(realms("replay", path, "--at", "5", "--json").json["moves"]) == 5
    assert "holds 16 choices" in realms("replay", path, "--at", "17").err


@pytest.mark.parametrize("noted", ["", "x", "0" * 63, "g" * 64, "0" * 65])
def test_what_is_no_hash(realms: Any, hosted: Callable[..., str], noted: str) -> None:
    said = realms("replay", hosted(play(new()), 5), "--verify", "--hash", noted)
    assert said.status == 2
    assert "--hash takes the 64 hexadecimal digits shown at the start" in said.err


def test_a_hash_is_for_verifying(realms: Any, hosted: Callable[..., str]) -> None:
    said = realms("replay", hosted(play(new()), 5), "--hash", "0" * 64)
    assert said.status == 2
    assert "--hash is checked with --verify only." in said.err
