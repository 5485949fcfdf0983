"""The lobby: seats, invitations, starting; and whatever is refused there."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from realms import fair
from realms.server import ids, wire
from realms.server.client import Client, ServerSays, anyone, bot, me
from realms.server.store.schema import invitations
from server.lobby import GAME, Lobby, open_lobby, refused


def kinds(table: wire.TableInfo) -> list[str]:
    return [seat.kind for seat in table.seats]


# Seats.


async def test_people_sit_down_and_leave_at_a_public_table(lobby: Lobby, ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, players=3, public=True)
    seated = await bob.sit(table.id, 1)
    assert [seat.name for seat in seated.seats] == ["Ann", "Bob", ""]
    assert await bob.sit(table.id, 1) == seated, "sitting down twice is no more than sitting"
    await bob.sit(table.id, 2)
    left = await bob.stand_up(table.id, 1)
    assert left is not None and [seat.name for seat in left.seats] == ["Ann", "", "Bob"]
    assert kinds(await bob.sit(table.id, 2, kind="open")) == ["person", "open", "open"]
    assert lobby.hall.changed == [table.id] * 4


async def test_seats_of_others_and_bots_are_not_for_guests_of_the_table(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), bot("random"), anyone()], public=True)
    with refused(409, "taken"):
        await bob.sit(table.id, 0)
    with refused(409, "taken"):
        await bob.sit(table.id, 1)
    with refused(403, "foreign-seat"):
        await bob.stand_up(table.id, 0)
    with refused(403, "foreign-seat"):
        await bob.sit(table.id, 2, kind="open")
    with refused(403, "not-host"):
        await bob.sit(table.id, 2, kind="bot", bot="random")
    with refused(404, "no-seat"):
        await bob.sit(table.id, 3)
    assert kinds(await ann.table(table.id)) == ["person", "bot", "open"]


async def test_the_host_seats_bots_and_removes_people(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, public=True, players=2)
    await bob.sit(table.id, 1)
    with refused(409, "taken"):
        await ann.sit(table.id, 1)
    assert kinds(await ann.sit(table.id, 1, kind="bot", bot="greedy")) == ["person", "bot"]
    with refused(400, "bot"):
        await ann.sit(table.id, 0, kind="bot", bot="nobody")
    assert kinds(await ann.sit(table.id, 1)) == ["person", "person"]
    assert kinds(await ann.sit(table.id, 0, kind="open")) == ["open", "person"]


async def test_two_people_race_for_a_seat_and_one_gets_it(lobby: Lobby, ann: Client, bob: Client) -> None:
    cid = await lobby.guest("Cid")
    table = await ann.make_table(game=GAME, players=2, public=True)
    results = await asyncio.gather(bob.sit(table.id, 1), cid.sit(table.id, 1), return_exceptions=True)
    assert sorted(type(result) for result in results if isinstance(result, ServerSays)) == [ServerSays]
    assert (await ann.table(table.id)).seats[1].name in ("Bob", "Cid")


# Invitations.


async def test_an_invitation_opens_a_private_table(lobby: Lobby, ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, players=3, spectators=False)
    invitation = await ann.invite(table.id)
    joined = await bob.join(ann.link(invitation))
    assert [seat.name for seat in joined.seats] == ["Ann", "Bob", ""]
    assert await bob.join(invitation.token) == joined, "who sits already is just let in"
    assert [(found.id, found.uses, found.token) for found in await ann.invitations(table.id)] == [
        (invitation.id, 1, "")
    ]
    async with lobby.db.read() as connection:
        stored = (await connection.execute(select(invitations))).one()
    assert stored.token_hash == ids.token_hash(invitation.token)
    assert invitation.token not in map(str, stored)


async def test_an_invitation_to_a_seat_is_for_that_seat(lobby: Lobby, ann: Client, bob: Client) -> None:
    cid = await lobby.guest("Cid")
    table = await ann.make_table(game=GAME, players=3)
    invitation = await ann.invite(table.id, 2)
    with refused(403, "not-invited"):
        await bob.sit(table.id, 1, invitation=invitation.token)
    assert (await bob.join(invitation.token)).seats[2].name == "Bob"
    with refused(409, "taken"):
        await cid.join(invitation.token)
    with refused(404, "no-seat"):
        await ann.invite(table.id, 3)


async def test_sitting_at_a_private_table_needs_an_invitation_of_that_table(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, players=3, spectators=False)
    other = await ann.make_table(game=GAME, players=3)
    with refused(403, "not-invited"):
        await bob.sit(other.id, 1)
    for token in ("", "guess", (await ann.invite(other.id)).token):
        with refused(404, "no-table"):
            await bob.sit(table.id, 1, invitation=token)
    seated = await bob.sit(table.id, 1, invitation=(await ann.invite(table.id)).token)
    assert seated.seats[1].name == "Bob"
    assert [found.uses for found in await ann.invitations(table.id)] == [1]
    await bob.stand_up(table.id, 1)
    with refused(404, "no-table"):
        await bob.table(table.id)


async def test_a_revoked_invitation_is_worth_nothing(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME)
    invitation = await ann.invite(table.id)
    with refused(403, "not-host"):
        await bob.revoke(table.id, invitation.id)
    with refused(403, "not-host"):
        await bob.invitations(table.id)
    await ann.revoke(table.id, invitation.id)
    with refused(404, "no-invitation"):
        await bob.join(invitation.token)
    with refused(403, "not-invited"):
        await bob.sit(table.id, 1, invitation=invitation.token)
    with refused(404, "no-invitation"):
        await ann.revoke(table.id, invitation.id)
    assert await ann.invitations(table.id) == ()


async def test_a_foreign_host_cannot_revoke_by_way_of_the_own_table(ann: Client, bob: Client) -> None:
    invitation = await ann.invite((await ann.make_table(game=GAME)).id)
    own = await bob.make_table(game=GAME)
    with refused(404, "no-invitation"):
        await bob.revoke(own.id, invitation.id)


async def test_invitations_die_with_the_table_and_lead_nobody_into_a_running_match(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    closed = await ann.make_table(game=GAME)
    dead = await ann.invite(closed.id)
    await ann.close_table(closed.id)
    with refused(404, "no-invitation"):
        await bob.join(dead.token)
    full = await ann.make_table(game=GAME, players=2)
    link = await ann.invite(full.id)
    await bob.join(link.token)
    cid = await lobby.guest("Cid")
    with refused(409, "full"):
        await cid.join(link.token)
    await ann.start(full.id)
    with refused(409, "started"):
        await cid.join(link.token)
    assert (await bob.join(link.token)).state == "playing"
    with refused(409, "started"):
        await ann.invite(full.id)


# Starting and closing.


async def test_starting_publishes_the_hash_of_the_seed_and_hides_the_seed(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), bot("random")])
    started = await ann.start(table.id)
    row = await lobby.row(table.id)
    assert (started.state, started.seq, started.seed, started.salt) == ("playing", 0, None, None)
    assert started.started is not None and started.seed_hash == fair.seed_hash(int(row.seed), row.salt)
    assert len(row.salt) == 32 and row.wake_at is not None
    assert lobby.hall.begun == [table.id]
    async with lobby.raw(ann) as http:
        text = (await http.get(f"/api/tables/{table.id}")).text
    assert row.seed not in text and row.salt not in text


async def test_a_table_can_start_at_once(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), me()], start=True)
    assert (table.state, lobby.hall.begun) == ("playing", [table.id])
    with refused(409, "seats-open"):
        await ann.make_table(game=GAME, start=True)
    assert len((await ann.tables("mine")).tables) == 1, "what could not start was not opened"


async def test_only_the_host_starts_and_only_a_full_table(lobby: Lobby, ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, players=2, public=True)
    with refused(409, "seats-open"):
        await ann.start(table.id)
    await bob.sit(table.id, 1)
    with refused(403, "not-host"):
        await bob.start(table.id)
    with refused(403, "not-host"):
        await bob.close_table(table.id)
    assert lobby.hall.begun == []
    await ann.start(table.id)
    for request in (
        ann.start(table.id),
        ann.close_table(table.id),
        bob.stand_up(table.id, 1),
        ann.sit(table.id, 1, kind="bot", bot="random"),
    ):
        with refused(409, "started"):
            await request
    assert lobby.hall.begun == [table.id]


async def test_a_closed_table_takes_nobody(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, public=True)
    await ann.close_table(table.id)
    assert (await ann.table(table.id)).state == "closed"
    for request in (bob.sit(table.id, 1), ann.start(table.id), ann.close_table(table.id), ann.say(table.id, "?")):
        with refused(409, "closed"):
            await request


async def test_of_two_starts_one_wins_on_either_database(database_url: str) -> None:
    async with open_lobby(database_url) as lobby:
        ann = await lobby.guest("Ann")
        table = await ann.make_table(game=GAME, seats=[me(), bot("random")])
        results = await asyncio.gather(*(ann.start(table.id) for _ in range(5)), return_exceptions=True)
        won = [result for result in results if isinstance(result, wire.TableInfo)]
        lost = [result.code for result in results if isinstance(result, ServerSays)]
        assert len(won) == 1 and lost == ["started"] * 4
        assert lobby.hall.begun == [table.id]
        assert (await lobby.row(table.id)).seed_hash == won[0].seed_hash
