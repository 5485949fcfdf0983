"""From what was typed to what it means. Everything that makes no sense raises with one sentence."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

from realms import api, saves
from realms.fair import is_hash, promised
from realms.i18n import LANGUAGES
from realms.kernel import codec
from realms.kernel.history import enter
from realms.kernel.match import Match
from realms.kernel.model import BadOptions, BadSave, IllegalChoice, RealmsError

from .output import system_language


def whole(name: str, least: int = -saves.MAX_SEED, most: int = saves.MAX_SEED) -> Callable[[str], int]:
    """Reads a whole number of an option."""

    def read(text: str) -> int:
        if re.fullmatch(r"[+-]?\d{1,30}", str(text).strip(), re.ASCII) is None:
            raise BadOptions(f"{name} takes a whole number, not {text!r}.")
        number = int(text)
        if number < least:
            raise BadOptions(f"{name} takes a number of at least {least}, not {number}.")
        if number > most:
            raise BadOptions(f"{name} takes a number of at most {most}, not {number}.")
        return number

    return read


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise BadOptions(f"There is no language {text!r}; the languages are {' and '.join(LANGUAGES)}.")
    return text


def file(path: Path) -> bytes:
    """The bytes of a save; a sentence if there are none to be had."""
    try:
        if path.is_file() and path.stat().st_size > saves.MAX_BYTES:
            raise BadSave(f"{path} is far longer than any save.")
        return path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror or error}.") from error


def writable(path: Path) -> None:
    """Raises before hours of work if their result cannot be written."""
    if path.is_dir():
        raise BadOptions(f"{path} is a folder, not a file.")
    if not path.parent.is_dir():
        raise BadOptions(f"There is no folder {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadOptions(f"{path} cannot be written.")


def verified(body: saves.Body) -> bool:
    """Do the choices lead to the position? False too if they cannot be made any more."""
    if body.moves is None:
        raise BadSave("The save holds a position without the choices that led to it; there is nothing to verify.")
    try:
        match = saves.again(body)
    except BadSave:
        return False
    return codec.digest(match) == body.digest == codec.digest_of(body.state)


def as_far_as_legal(body: saves.Body) -> Match:
    """Where the choices of a save lead; if one cannot be made, where those before it do."""
    match = body.header.start()
    for seat, key in body.moves or ():
        try:
            enter(match, seat, key)
        except IllegalChoice:
            break
    return match


def fair(body: saves.Body, noted: str | None) -> bool | None:
    """Is the seed the one whose hash was published, and that hash the one noted? None: the save carries none."""
    if body.fair is None:
        return None
    if noted is not None and noted != body.fair.seed_hash:
        return False
    return body.fair.kept(promised(body.header, body.moves or ()))


def seed_hash(text: str) -> str:
    """A hash as somebody has noted it."""
    noted = text.strip().lower()
    if not is_hash(noted):
        raise BadOptions(f"--hash takes the 64 hexadecimal digits shown at the start, not {text[:80]!r}.")
    return noted


def spoken(lang: str | None) -> str:
    return lang if lang is not None else system_language()


def first_game() -> str:
    known = api.game_ids()
    if not known:
        raise RealmsError("There are no games.")
    return known[0]


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def options(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOptions(f"--options is not JSON: {text[:60]!r}.") from error
    if not isinstance(found, dict):
        raise BadOptions(f'--options must be a JSON object such as {{"scenario": "id"}}, not {text[:60]!r}.')
    return found


def seeds(text: str) -> range:
    wanted = re.fullmatch(r"(-?\d{1,18})(?:\.\.(-?\d{1,18}))?", text.strip())
    if wanted is None:
        raise BadOptions(f"--seeds is a range such as 0..9, not {text!r}.")
    first = int(wanted[1])
    last = int(wanted[2]) if wanted[2] is not None else first
    if last < first:
        raise BadOptions(f"--seeds goes from the smaller number to the larger, not from {first} to {last}.")
    return range(first, last + 1)
