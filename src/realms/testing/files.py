"""What golden replays and perft files share: how a match is named in text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import RealmsError, Seat


class BadFile(RealmsError):
    """A golden replay or perft file that cannot be read."""


def header_text(header: Header) -> str:
    """`match tiny_epic_kingdoms@1 players=4 seed=7 options={}`"""
    options = json.dumps(header.options, sort_keys=True, separators=(",", ":"))
    return f"match {header.ruleset} players={header.players} seed={header.seed} options={options}"


def parse_header(line: str) -> Header:
    try:
        word, ruleset, players, seed, options = line.split(" ", 4)
        values = [text.removeprefix(f"{name}=") for name, text in (("players", players), ("seed", seed))]
        if word != "match":
            raise ValueError(word)
        return Header(ruleset, int(values[0]), int(values[1]), json.loads(options.removeprefix("options=")))
    except ValueError as error:
        raise BadFile(f"This is not the first line of a match: {line!r}.") from error


def parse_choice(text: str) -> tuple[Seat, str]:
    """`2 to:GAL-1`"""
    seat, _, key = text.strip().partition(" ")
    if not seat.isdigit() or not key:
        raise BadFile(f"This is not a choice: {text!r}.")
    return int(seat), key


def lines(path: Path) -> Iterator[str]:
    """The lines of a file that say something."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.rstrip()


def make(header: Header, choices: list[tuple[Seat, str]]) -> Match:
    """The match after these choices."""
    match = header.start()
    for seat, key in choices:
        match.apply(seat, key)
    return match


def write(path: Path, text: str) -> bool:
    """Write a generated file; False if it was already so."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return True
