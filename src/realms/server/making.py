"""What somebody asks of a new table, checked: nothing that cannot be played is ever opened."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from realms import api, bots
from realms.kernel.history import Header
from realms.kernel.model import RealmsError

from . import wire
from .errors import Refuse, bad
from .found import Found
from .infos import first_seed

LONGEST: Final = 4096
"""Bytes of a table's options as JSON."""
LEAST_BANK: Final = 10_000
LEAST_INCREMENT: Final = 1_000
LEAST_DAYS: Final = 60 / 86_400
SENTENCE: Final = 300
"""Characters of a refusal: the rules' own sentences repeat what was asked for, however long it is."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who is to sit: a person, a bot, or nobody yet."""

    kind: wire.SeatKind
    person: str | None = None
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table that can be opened."""

    game: str
    ruleset: str
    players: int
    options: str
    chairs: tuple[Chair, ...]

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)


def plan(form: wire.TableForm, person: str, parent: Found | None = None) -> Plan:
    """The table that a form asks for; `parent` is the match it plays on. Raises Refuse."""
    check_clock(form.clock)
    wanted = form.players if form.players is not None or form.seats is None else len(form.seats)
    header = fresh(form.game, wanted, form.options) if parent is None else played_on(form, wanted, parent)
    game = api.spec(header.ruleset).id
    asked = form.seats
    if asked is None:
        asked = [wire.SeatForm("me")] + [wire.SeatForm("open")] * (header.players - 1)
    if len(asked) != header.players:
        raise bad(
            "seats", f"The match has {header.players} players; give one entry for each seat, not {len(asked)}."
        )
    chairs = tuple(chair(seat.kind, seat.bot, person, game) for seat in asked)
    return Plan(game, header.ruleset, header.players, options_text(header.options), chairs)


def chair(kind: str, bot: str, person: str, game: str) -> Chair:
    """What a seat's form asks for. Raises Refuse for a bot that nobody knows."""
    if kind == "me":
        return Chair("person", person)
    if kind == "open":
        return Chair("open")
    try:
        bots.find(bot, game)
    except RealmsError as error:
        raise refusal("bot", error) from error
    return Chair("bot", None, bot)


def fresh(game: str, players: int | None, options: Mapping[str, Any]) -> Header:
    """The start of a match, tried out: what the rules forbid shows here, not when everyone sits."""
    options_text(options)
    try:
        header = api.setup(game, players, 0, options)
        header.start()
    except RealmsError as error:
        raise refusal("options", error) from error
    return header


def played_on(form: wire.TableForm, players: int | None, parent: Found) -> Header:
    """The start of the match that is played on; the form may repeat what it is, but not change it."""
    row = parent.row
    header = Header(row.ruleset, row.players, first_seed(row.seed), json.loads(row.options))
    if form.game not in (row.game, row.ruleset):
        raise bad("play-on", f"That match is one of {row.game}; another game cannot go on from it.")
    if players not in (None, header.players):
        raise bad("play-on", f"That match has {header.players} players, and so has the one that goes on from it.")
    if form.options and form.options != header.options:
        raise bad("play-on", "The options are those of the match that is played on; leave them out.")
    try:
        api.spec(header.ruleset)
    except RealmsError as error:
        raise refusal("play-on", error) from error
    return header


def options_text(options: Mapping[str, Any]) -> str:
    """Options as the database keeps them."""
    try:
        text = json.dumps(options, allow_nan=False, separators=(",", ":"), sort_keys=True)
    except (ValueError, RecursionError):
        text = ""
    if not 0 < len(text) <= LONGEST:
        raise bad("options", f"Options are plain JSON of at most {LONGEST} bytes.")
    return text


def check_clock(clock: wire.Clock) -> None:
    """Only clocks that leave time to choose. Raises Refuse."""
    banked = bool(clock.bank_ms or clock.increment_ms)
    if clock.kind == "none" and (banked or clock.days):
        raise bad("clock", "A table without a clock has neither bank, increment nor days.")
    if clock.kind == "live":
        if clock.days:
            raise bad("clock", "A live clock has a bank and an increment, no days.")
        if clock.bank_ms < LEAST_BANK and clock.increment_ms < LEAST_INCREMENT:
            raise bad(
                "clock", "A live clock needs a bank of at least 10 seconds or an increment of at least 1 second."
            )
    if clock.kind == "days":
        if banked:
            raise bad("clock", "A clock of days for each choice has neither bank nor increment.")
        if clock.days < LEAST_DAYS:
            raise bad("clock", "A clock of days needs at least one minute (0.0007 days) for each choice.")


def refusal(code: str, error: RealmsError) -> Refuse:
    """The rules' own sentence."""
    sentence = str(error)
    return bad(code, sentence if len(sentence) <= SENTENCE else f"{sentence[: SENTENCE - 1]}…")
