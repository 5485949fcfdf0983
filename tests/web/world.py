"""Tables at every stage of a match, for tests and screenshots that only look at them.

A few whole matches are played by chance and written into a database, before a server opens it; the same ones in
every run, so that a test which fails fails again. Whatever was asked in one of them can be asked again, at a table
that is played on from there.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from realms.kernel.model import Decision
from realms.kernel.rng import seeded
from realms.server import ids, infos, wire
from realms.server.client import Client
from realms.server.rooms import loading
from realms.server.rooms.record import CHOICE, Entry, Record, pack_events
from realms.server.store.schema import log, matches
from server.dice import FIRST, LARGE
from server.live import GAME, Api, Person
from server.lobby import Lobby, open_lobby

DATABASE = "world.db"
NOTES = "world.json"
PROMPTS = (
    "pick-race",
    "pick-split",
    "select-action",
    "act-or-collect",
    "patrol-to",
    "expand",
    "trade",
    "war-dice",
    "pay-war",
    "retreat",
)
"""What is looked at: something of each kind that a seat can be asked."""
PASSING = "any that can be passed"
EARLY = "act-or-collect soon after the beginning"
"""For who plays on: the question with most options may be the last of its match."""
SOON = range(20, 40)
"""After so many entries there is a story, and to end the match would take rounds."""
ELVEN_RAGE = "elven_rage"
SENDING = "er-send of both"
BARGAIN = "er-compose with something of both"
WANTED = {
    (GAME, 5): (*PROMPTS, PASSING),
    (GAME, 2): ("select-action", "act-or-collect", "war-dice", EARLY),
    (ELVEN_RAGE, 2): (SENDING, BARGAIN),
}
OPTIONS: dict[str, dict[str, object]] = {GAME: {"races": "chosen", "find_tokens": True}, ELVEN_RAGE: {}}
MOST = 40
"""After so many matches a question that was not asked yet will not be."""


@dataclass(frozen=True)
class Asking:
    """A finished match in which a seat was asked something after so many entries."""

    game: str
    table: str
    at: int
    seat: int
    seats: int
    options: int


@dataclass
class Notes:
    """What the database holds. `ann` is who looks; `bob` has all seats that she has not."""

    ann: Person
    bob: Person
    finished: dict[int, str] = field(default_factory=dict)
    """Matches to look back at, by the number of their seats."""
    asked: dict[tuple[str, int], Asking] = field(default_factory=dict)
    """By prompt and number of seats: where there were most options."""

    def write(self, path: Path) -> None:
        asked = [{"prompt": prompt, **asdict(found)} for (prompt, _), found in self.asked.items()]
        people = {"ann": asdict(self.ann), "bob": asdict(self.bob)}
        path.write_text(json.dumps({**people, "finished": self.finished, "asked": asked}))

    @classmethod
    def read(cls, path: Path) -> Notes:
        raw = json.loads(path.read_text())
        asked = {(entry.pop("prompt"), entry["seats"]): Asking(**entry) for entry in raw["asked"]}
        finished = {int(seats): table for seats, table in raw["finished"].items()}
        return cls(Person(**raw["ann"]), Person(**raw["bob"]), finished, asked)


# Making it.


async def make(folder: Path) -> None:
    """Write the database and what is in it."""
    seeds = count(int(os.environ.get(FIRST, "1")) * LARGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ids, "new_seed", lambda: next(seeds))
        await _make(folder)


async def _make(folder: Path) -> None:
    async with open_lobby(f"sqlite:///{folder / DATABASE}") as lobby:
        ann, bob = await lobby.guest("Ann"), await lobby.guest("Bob")
        notes = Notes(await _person(ann), await _person(bob))
        for (game, seats), prompts in WANTED.items():
            for seed in range(MOST):
                table = await _bots(lobby, ann, game, seats)
                await _play(lobby, table, game, seats, seed, notes)
                notes.finished.setdefault(seats, table)
                missing = [prompt for prompt in prompts if (prompt, seats) not in notes.asked]
                if not missing:
                    break
            assert not missing, f"{game}: nobody of {seats} was asked {missing} in {MOST} matches"
    notes.write(folder / NOTES)


async def _person(client: Client) -> Person:
    me = await client.me()
    assert me is not None
    return Person(me.id, me.name, client.token)


async def _bots(lobby: Lobby, host: Client, game: str, seats: int) -> str:
    players = [{"kind": "bot", "bot": "random"}] * seats
    form = {"game": game, "options": OPTIONS[game], "public": True, "start": True, "seats": players}
    async with lobby.raw(host) as raw:
        answer = await raw.post("/api/tables", json=form)
    return str(answer.json()["id"])


async def _play(lobby: Lobby, table: str, game: str, seats: int, seed: int, notes: Notes) -> None:
    """Play a match by chance to its end, and write it down."""
    header = loading.header_of(await lobby.row(table))
    record, entries, rng = Record(header, header.start()), [], seeded(seed)
    while record.match.due:
        menus = [due for due in record.match.due if not due.optional]
        for menu in menus:
            asking = Asking(game, table, record.seq, menu.seat, seats, len(menu.options))
            for prompt in _sorts(menu, menus, record.seq):
                known = notes.asked.get((prompt, seats))
                if known is None or known.options < asking.options:
                    notes.asked[prompt, seats] = asking
        menu = rng.pick(menus)
        entry = Entry(record.seq + 1, CHOICE, menu.seat, rng.pick(menu.options).key, "", ids.now())
        events = pack_events(record.enter(entry))
        entries.append(Entry(entry.seq, CHOICE, entry.seat, entry.key, "", entry.at, events))
    ended = record.match.outcome()
    assert ended is not None
    result = infos.to_text(wire.Result(ended.scores, ended.winners, ended.sheet))
    values = {"seq": record.seq, "state": "finished", "ended": ids.now(), "result": result}
    async with lobby.db.begin() as connection:
        lines = [{"match": table} | {name: getattr(e, name) for name in Entry.__slots__} for e in entries]
        await connection.execute(insert(log), lines)
        await connection.execute(update(matches).where(matches.c.id == table).values(**values))


def _sorts(menu: Decision, menus: list[Decision], entries: int) -> list[str]:
    """What a question that is asked after so many entries can be looked for by."""
    keys = {option.key.partition("_")[0] for option in menu.options}
    found = {
        menu.prompt: True,
        PASSING: len(menu.options) > 1 and any(option.verb in ("pass", "done") for option in menu.options),
        EARLY: menu.prompt == "act-or-collect" and entries in SOON,
        SENDING: menu.prompt == "er-send" and len(menus) == 2 and len(menu.options) > 1,
        BARGAIN: {"give:art", "want:artifact"} <= keys and "propose" not in keys,
    }
    return [sort for sort, here in found.items() if here]


# Looking at it.


class World:
    """A server on a copy of that database."""

    def __init__(self, api: Api, notes: Notes) -> None:
        self.api = api
        self.ann = notes.ann
        self.bob = notes.bob
        self.finished = notes.finished
        self._asked = notes.asked
        self._tables: dict[tuple[str, int], str] = {}
        self._waiting = ""

    async def table(self, prompt: str, seats: int = 5) -> str:
        """A new table at which Ann is asked this now."""
        asking = self._asked[prompt, seats]
        people = [self.ann if seat == asking.seat else self.bob for seat in range(seats)]
        return await self.api.table(people, game=asking.game, play_on={"table": asking.table, "at": asking.at})

    async def once(self, prompt: str, seats: int = 5) -> str:
        """The same, at one table for all who only look."""
        if (prompt, seats) not in self._tables:
            self._tables[prompt, seats] = await self.table(prompt, seats)
        return self._tables[prompt, seats]

    async def waiting(self) -> str:
        """A table that waits for one more, for all who only look."""
        self._waiting = self._waiting or await self.lobby()
        return self._waiting

    async def lobby(self) -> str:
        """A new table that waits for one more."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
        form = {"game": GAME, "public": True, "seats": seats}
        return str((await self.api.done("POST", "/api/tables", self.ann, **form))["id"])

    async def invitation(self, table: str) -> str:
        answer = await self.api.done("POST", f"/api/tables/{table}/invitations", self.ann, seat=None)
        return str(answer["token"])
