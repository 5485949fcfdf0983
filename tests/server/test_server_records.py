"""What is left of matches: records, positions, files, what seats were told, reports; and playing on from them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from realms import fair, saves
from realms.kernel import codec
from realms.kernel.codec import a_dict
from realms.kernel.model import SPECTATOR
from realms.server import ids, wire
from realms.server.client import Client, ServerSays, bot, me
from realms.server.rooms import loading, picture
from realms.server.rooms.record import BACK, Record, replay
from realms.server.store.schema import log, reports, snapshots
from realms.tui.table import resume
from server.lobby import GAME, Lobby, open_lobby, refused


@pytest.fixture
async def lobby(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Lobby]:
    seeds = count(7_000_000_001)
    monkeypatch.setattr(ids, "new_seed", lambda: next(seeds))
    async with open_lobby(f"sqlite:///{tmp_path / 'realms.db'}") as opened:
        yield opened


async def started(ann: Client, **form: Any) -> wire.TableInfo:
    return await ann.make_table(game=GAME, seats=[me(), bot("random")], start=True, **form)


async def finished(lobby: Lobby, ann: Client, **form: Any) -> tuple[wire.TableInfo, Record]:
    table = await started(ann, **form)
    record = await lobby.play(table.id)
    return await ann.table(table.id), record


def same(position: wire.Position, record: Record, seat: int, result: wire.Result | None = None) -> bool:
    return position == picture.position(record.match, seat, 0, result)


# Finished matches.


async def test_the_seed_is_told_at_the_end_and_fits_its_hash(lobby: Lobby, ann: Client) -> None:
    table, _ = await finished(lobby, ann)
    assert table.state == "finished" and table.seed is not None and table.salt is not None
    assert fair.seed_hash(int(table.seed), table.salt) == table.seed_hash
    assert table.result is not None and len(table.result.scores) == 2


async def test_the_record_has_every_entry_and_any_position_can_be_looked_at(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    table, played = await finished(lobby, ann, options={"find_tokens": True})
    record = await bob.record(table.id)
    assert [entry.seq for entry in record.entries] == list(range(1, played.seq + 1))
    assert [entry.kind for entry in record.entries].count(BACK) == 1
    entries = await loading.read_entries(lobby.db, table.id)
    back = next(entry.seq for entry in entries if entry.kind == BACK)
    # Forwards, backwards, and across the choice that was taken back.
    for seq in (0, 1, back - 1, back, back + 1, 40, 3, played.seq - 1):
        for seat in (0, 1, SPECTATOR):
            moment = await bob.moment(table.id, seq, seat)
            assert same(moment.position, replay(played.header, entries[:seq]), seat), (seq, seat)
    last = await bob.moment(table.id, played.seq)
    assert same(last.position, played, SPECTATOR, table.result) and last.position.result == table.result
    with refused(404, "no-moment"):
        await bob.moment(table.id, played.seq + 1)
    with refused(404, "no-seat"):
        await bob.moment(table.id, 1, 2)


async def test_a_moment_tells_what_its_entry_did(lobby: Lobby, ann: Client) -> None:
    table, played = await finished(lobby, ann)
    told = await ann.told(table.id, 0)
    speaking = next(event.seq for event in told.events)
    moment = await ann.moment(table.id, speaking, 0)
    assert moment.events == tuple(event for event in told.events if event.seq == speaking)
    assert told.seq == played.seq


async def test_the_file_is_a_save_that_can_be_checked_and_resumed(lobby: Lobby, ann: Client) -> None:
    table, played = await finished(lobby, ann)
    data = await ann.file(table.id)
    match = saves.load(data)
    assert codec.digest(match) == codec.digest(played.match)
    assert match.moves == [(seat, key) for _, seat, key in played.stack]
    body = a_dict(saves.unpack(data))
    assert (body["table"], body["names"]) == (["human", "random"], ["Ann", ""])
    assert body["fair"] == {"seed_hash": table.seed_hash, "salt": table.salt}
    assert str(a_dict(body["header"])["seed"]) == table.seed
    assert resume(data).players == ("human", "random")
    async with lobby.raw() as http:
        answer = await http.get(f"/api/tables/{table.id}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}-{table.id}.realms"'
    assert answer.headers["content-type"] == "application/octet-stream"


async def test_a_finished_match_without_spectators_stays_with_its_people(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    table, _ = await finished(lobby, ann, spectators=False)
    assert (await ann.record(table.id)).table.id == table.id
    for request in (
        bob.record(table.id),
        bob.file(table.id),
        bob.moment(table.id, 1),
        bob.told(table.id),
        bob.make_table(game=GAME, play_on=wire.FromForm(table.id, 1)),
    ):
        with refused(404, "no-table"):
            await request


# Running matches.


async def test_nothing_of_the_record_is_given_away_while_the_match_is_played(lobby: Lobby, ann: Client) -> None:
    table = await started(ann)
    await lobby.play(table.id, choices=20)
    for request in (ann.record(table.id), ann.file(table.id), ann.moment(table.id, 1, 0)):
        with refused(409, "not-finished"):
            await request
    with refused(409, "not-finished"):
        await ann.make_table(game=GAME, play_on=wire.FromForm(table.id, 1))


async def test_a_seat_is_told_what_it_was_told_and_nobody_elses_seat(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    table = await ann.make_table(game=GAME, players=2, public=True, options={"find_tokens": True})
    await bob.sit(table.id, 1)
    await ann.start(table.id)
    played = await lobby.play(table.id, choices=120)
    mine, all_ = await ann.told(table.id, 0), await lobby.visitor().told(table.id)
    assert mine.seq == all_.seq == played.seq and len(mine.events) >= len(all_.events) > 0
    counts = {0, *[seq for seq, _, _ in played.stack]}
    assert {event.seq for event in mine.events} <= counts, "what was taken back is told no more"
    assert mine.events[0].seq == 0, "the story begins with the set-up"
    half = played.seq // 2
    later = await ann.told(table.id, 0, since=half)
    assert later.events == tuple(event for event in mine.events if event.seq > half)
    for stranger, seat in ((bob, 0), (ann, 1), (lobby.visitor(), 0)):
        with refused(403, "foreign-seat"):
            await stranger.told(table.id, seat)
    with refused(404, "no-seat"):
        await ann.told(table.id, 2)


async def test_an_open_table_has_nothing_to_tell(ann: Client) -> None:
    table = await ann.make_table(game=GAME)
    assert await ann.told(table.id, 0) == wire.Told((), 0)
    with refused(409, "not-finished"):
        await ann.record(table.id)


# Reports.


async def stored(lobby: Lobby, report: wire.Report) -> Any:
    async with lobby.db.read() as connection:
        return (await connection.execute(select(reports).where(reports.c.id == report.id))).one()


async def test_a_report_keeps_the_game_of_a_running_match(lobby: Lobby, ann: Client) -> None:
    table = await started(ann)
    played = await lobby.play(table.id, choices=30)
    row = await stored(lobby, await ann.report(table.id, "The ogre\nis <b>too</b> strong'; --\x00"))
    assert row.text == "The ogre\nis <b>too</b> strong'; --" and row.seq == played.seq
    assert codec.digest(saves.load(row.file)) == codec.digest(played.match)
    more = await lobby.row(table.id)
    assert more.state == "playing"


async def test_a_report_before_the_start_has_words_only(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME)
    row = await stored(lobby, await ann.report(table.id, "Nobody comes."))
    assert (row.file, row.seq) == (b"", 0)


async def test_a_report_of_a_record_that_does_not_fit_the_rules_keeps_the_choices(
    lobby: Lobby, ann: Client
) -> None:
    table = await started(ann)
    await spoil(lobby, table.id, await lobby.play(table.id, choices=10), 4)
    row = await stored(lobby, await ann.report(table.id, "It stopped."))
    body = saves.read(row.file)
    assert body.moves is not None and "no-such-choice" in [key for _, key in body.moves]


# Rules that have changed since.


async def spoil(lobby: Lobby, table: str, played: Record, after: int) -> None:
    """As if the rules did not know a choice any more: the first that counts after an entry."""
    seq = next(seq for seq, _, _ in played.stack if seq > after)
    async with lobby.db.begin() as connection:
        spoilt = update(log).where(log.c.match == table, log.c.seq == seq)
        await connection.execute(spoilt.values(key="no-such-choice"))


async def test_where_the_rules_have_changed_what_was_kept_is_shown(lobby: Lobby, ann: Client) -> None:
    table, played = await finished(lobby, ann)
    entries = await loading.read_entries(lobby.db, table.id)
    kept = loading.pack(replay(played.header, entries[:60]).match, 60)
    values = {"seq": 60, "version": kept.version, "digest": kept.digest, "state": kept.state}
    async with lobby.db.begin() as connection:
        await connection.execute(insert(snapshots).values(match=table.id, **values))
    await spoil(lobby, table.id, played, 40)
    assert same((await ann.moment(table.id, 70, 0)).position, replay(played.header, entries[:70]), 0)
    assert same((await ann.moment(table.id, 30, 0)).position, replay(played.header, entries[:30]), 0)
    with refused(409, "unreadable"):
        await ann.moment(table.id, 50, 0)
    match = saves.load(await ann.file(table.id))
    assert codec.digest(match) == codec.digest(played.match) and match.moves is None


# Playing on.


async def test_a_new_table_goes_on_from_a_position_with_dice_of_its_own(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    parent, _ = await finished(lobby, ann, options={"find_tokens": True})
    form = wire.FromForm(parent.id, 25)
    table = await bob.make_table(game=GAME, seats=[bot("random"), me()], play_on=form)
    assert (table.parent, table.parent_at, table.players, table.options, table.ruleset) == (
        parent.id,
        25,
        2,
        {"find_tokens": True},
        parent.ruleset,
    )
    begun = await bob.start(table.id)
    row = await lobby.row(table.id)
    first, _, own = row.seed.partition(":")
    assert first == parent.seed and own != first
    assert begun.seed is None and begun.seed_hash == fair.seed_hash(int(own), row.salt)
    assert lobby.hall.begun == [parent.id, table.id]


async def test_a_match_that_played_on_can_be_played_on(lobby: Lobby, ann: Client) -> None:
    parent, _ = await finished(lobby, ann)
    seats = [me(), bot("random")]
    child = await ann.make_table(game=GAME, seats=seats, start=True, play_on=wire.FromForm(parent.id, 5))
    await lobby.play(child.id)
    grandchild = await ann.make_table(game=GAME, seats=seats, start=True, play_on=wire.FromForm(child.id, 5))
    own = (await lobby.row(child.id)).seed.partition(":")[2]
    assert (await ann.table(child.id)).seed == own
    seed = (await lobby.row(grandchild.id)).seed
    assert seed.partition(":")[0] == parent.seed and own not in seed


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": f"{GAME}@1", "players": 3}, "has 2 players"),
        ({"seats": [me(), me(), me()]}, "has 2 players"),
        ({"options": {"find_tokens": True}}, "options are those"),
        ({"game": "chess"}, "another game"),
        ({"at": 999_999}, "ends with entry"),
        ({"at": -1}, "is over at that position"),
    ],
)
async def test_playing_on_changes_nothing_of_the_match(
    lobby: Lobby, ann: Client, change: dict[str, Any], words: str
) -> None:
    parent, played = await finished(lobby, ann)
    at = change.pop("at", 5)
    form = {"game": GAME, "play_on": wire.FromForm(parent.id, played.seq if at < 0 else at)} | change
    with pytest.raises(ServerSays, match=words) as said:
        await ann.make_table(**form)
    assert (said.value.status, said.value.code) == (400, "play-on")
    assert len((await ann.tables("mine")).tables) == 1
