"""The lobby: making tables, finding them, chat, odd input; and whatever is refused there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from realms.server import wire
from realms.server.chat import cleaned
from realms.server.client import Client, ServerSays, bot, me
from realms.server.settings import Rate
from realms.server.store.schema import chat, matches
from server.lobby import GAME, LOOSE, Lobby, open_lobby, refused


async def person(client: Client) -> str:
    found = await client.me()
    assert found is not None
    return found.id


def kinds(table: wire.TableInfo) -> list[str]:
    return [seat.kind for seat in table.seats]


# Making.


async def test_a_table_is_made_with_me_and_open_seats(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME, players=3)
    assert (table.state, table.players, table.ruleset, kinds(table)) == (
        "open",
        3,
        f"{GAME}@1",
        ["person", "open", "open"],
    )
    assert (table.seats[0].name, table.host) == ("Ann", await person(ann))
    assert (table.seed, table.salt, table.seed_hash) == (None, None, "")
    assert await ann.table(table.id) == table
    assert lobby.hall.begun == []


async def test_seats_settle_the_number_of_players_and_hold_bots_and_me_twice(ann: Client) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), bot("greedy"), me()])
    assert table.players == 3
    assert [(seat.kind, seat.bot, seat.name) for seat in table.seats] == [
        ("person", "", "Ann"),
        ("bot", "greedy", ""),
        ("person", "", "Ann"),
    ]


@pytest.mark.parametrize(
    ("form", "code", "words"),
    [
        ({"game": "chess"}, "options", "no game 'chess'"),
        ({"game": GAME, "players": 9}, "options", "takes 2 to 5 players"),
        ({"game": GAME, "options": {"colour": "red"}}, "options", "no option 'colour'"),
        ({"game": GAME, "options": {"find_tokens": "perhaps"}}, "options", "true or false"),
        ({"game": GAME, "players": 3, "options": {"solo": True}}, "options", "solo takes 2 players"),
        ({"game": GAME, "options": {"races": ["x" * 60_000]}}, "options", "at most 4096 bytes"),
        ({"game": GAME, "options": {"races": "x" * 4000}}, "options", "…"),
        ({"game": GAME, "players": 3, "seats": [me(), me()]}, "seats", "3 players"),
        ({"game": GAME, "seats": [me(), bot("deep_blue")]}, "bot", "no bot 'deep_blue'"),
        ({"game": GAME, "seats": [me(), bot("os.path")]}, "bot", "no bot 'os.path'"),
        ({"game": GAME, "clock": wire.Clock("none", bank_ms=60_000)}, "clock", "without a clock"),
        ({"game": GAME, "clock": wire.Clock("live", bank_ms=9_999)}, "clock", "at least 10 seconds"),
        ({"game": GAME, "clock": wire.Clock("live", bank_ms=10_000, days=1)}, "clock", "no days"),
        ({"game": GAME, "clock": wire.Clock("days", days=0.0001)}, "clock", "one minute"),
        ({"game": GAME, "clock": wire.Clock("days", days=1, increment_ms=1000)}, "clock", "neither bank"),
    ],
)
async def test_what_cannot_be_played_is_refused_in_one_sentence(
    ann: Client, form: dict[str, Any], code: str, words: str
) -> None:
    with pytest.raises(ServerSays, match=words) as said:
        await ann.make_table(**form)
    assert (said.value.status, said.value.code) == (400, code)
    assert len(str(said.value)) <= 300
    assert (await ann.tables("mine")).tables == ()


@pytest.mark.parametrize(
    "clock",
    [
        wire.Clock("live", bank_ms=10_000),
        wire.Clock("live", increment_ms=1_000, time_out="forfeit"),
        wire.Clock("days", days=0.0007),
    ],
)
async def test_a_clock_that_leaves_time_is_kept(ann: Client, clock: wire.Clock) -> None:
    table = await ann.make_table(game=GAME, clock=clock)
    assert (await ann.table(table.id)).clock == clock


async def test_one_person_cannot_fill_the_lobby(tmp_path: Any) -> None:
    async with open_lobby(f"sqlite:///{tmp_path / 'few.db'}", replace(LOOSE, tables_each=2)) as lobby:
        ann = await lobby.guest("Ann")
        first = await ann.make_table(game=GAME)
        await ann.make_table(game=GAME)
        with refused(409, "tables-each"):
            await ann.make_table(game=GAME)
        await ann.close_table(first.id)
        await ann.make_table(game=GAME)


async def test_making_tables_and_talking_have_a_pace(tmp_path: Any) -> None:
    slow = replace(LOOSE, tables=Rate(0.001, 1), chat=Rate(0.001, 1))
    async with open_lobby(f"sqlite:///{tmp_path / 'slow.db'}", slow) as lobby:
        ann = await lobby.guest("Ann")
        table = await ann.make_table(game=GAME)
        with refused(429, "too-many"):
            await ann.make_table(game=GAME)
        await ann.say(table.id, "one")
        with refused(429, "too-many"):
            await ann.say(table.id, "two")
        await ann.report(table.id, "it talks too little")
        with refused(429, "too-many"):
            await ann.report(table.id, "again")
        assert len(await ann.chat(table.id)) == 1


async def test_who_is_not_signed_in_can_look_but_not_touch(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME, public=True)
    nobody = lobby.visitor()
    assert [found.id for found in (await nobody.tables()).tables] == [table.id]
    for request in (
        nobody.make_table(game=GAME),
        nobody.sit(table.id, 1),
        nobody.start(table.id),
        nobody.say(table.id, "hello"),
        nobody.report(table.id, "broken"),
        nobody.invitations(table.id),
        nobody.tables("mine"),
    ):
        with refused(401, "sign-in"):
            await request


async def test_a_cookie_alone_changes_nothing(lobby: Lobby) -> None:
    async with lobby.raw() as http:
        signed_in = (await http.post("/api/guests", json={"name": "Ann"})).json()
        assert "realms_session" in http.cookies
        answer = await http.post("/api/tables", json={"game": GAME})
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
        answer = await http.post("/api/tables", json={"game": GAME}, headers={"X-CSRF-Token": signed_in["csrf"]})
        assert answer.status_code == 201


# Seeing.


async def test_a_private_table_is_seen_by_whoever_has_its_id_unless_it_has_no_spectators(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    watched = await ann.make_table(game=GAME)
    closed = await ann.make_table(game=GAME, spectators=False)
    assert (await bob.table(watched.id)).id == watched.id
    assert (await bob.tables()).tables == ()
    for stranger in (bob, lobby.visitor()):
        for request in (stranger.table(closed.id), stranger.chat(closed.id), stranger.told(closed.id)):
            with refused(404, "no-table"):
                await request
    for request in (
        bob.start(closed.id),
        bob.sit(closed.id, 1),
        bob.stand_up(closed.id, 0),
        bob.invite(closed.id),
        bob.invitations(closed.id),
        bob.say(closed.id, "let me in"),
        bob.report(closed.id, "let me in"),
        bob.close_table(closed.id),
    ):
        with refused(404, "no-table"):
            await request
    assert (await ann.table(closed.id)).id == closed.id


async def test_a_public_table_without_spectators_is_seen_until_it_starts(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), bot("random")], public=True, spectators=False)
    assert (await bob.table(table.id)).id == table.id
    await ann.start(table.id)
    with refused(404, "no-table"):
        await bob.table(table.id)
    assert (await bob.tables("playing")).tables == ()
    assert (await ann.table(table.id)).state == "playing"


async def test_lists_hold_what_their_name_says(lobby: Lobby, ann: Client, bob: Client) -> None:
    open_ = await ann.make_table(game=GAME, public=True)
    private = await ann.make_table(game=GAME)
    playing = await ann.make_table(game=GAME, seats=[me(), bot("random")], public=True, start=True)
    gone = await ann.make_table(game=GAME, public=True)
    await ann.close_table(gone.id)
    await bob.sit(open_.id, 2)

    async def listed(client: Client, show: Any) -> set[str]:
        return {found.id for found in (await client.tables(show)).tables}

    assert await listed(bob, "open") == {open_.id}
    assert await listed(bob, "playing") == {playing.id}
    assert await listed(bob, "finished") == set()
    assert await listed(bob, "mine") == {open_.id}
    assert await listed(ann, "mine") == {open_.id, private.id, playing.id}


async def test_pages_of_a_list_miss_nothing_even_of_one_millisecond(
    lobby: Lobby, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([1000, 2000, 2000, 2000, 3000, 4000])
    made = set()
    for _ in range(6):
        with monkeypatch.context() as patch:
            moment = next(times)
            patch.setattr("realms.server.tables.ids.now", lambda moment=moment: moment)
            made.add((await ann.make_table(game=GAME, public=True)).id)
    seen: list[wire.TableInfo] = []
    before: int | None = None
    async with lobby.raw() as http:
        for _ in range(6):
            query = {"limit": 3} | ({} if before is None else {"before": before})
            page = (await http.get("/api/tables", params=query)).json()
            seen += page["tables"]
            before = page["more"]
            if before is None:
                break
    assert [table["created"] for table in seen] == [4000, 3000, 2000, 2000, 2000, 1000]  # type: ignore[index]
    assert {table["id"] for table in seen} == made  # type: ignore[index]


async def test_a_running_table_is_told_as_its_room_knows_it(lobby: Lobby, ann: Client) -> None:
    table = await ann.make_table(game=GAME, seats=[me(), bot("random")], start=True)
    lobby.hall.live[table.id] = replace(table, seq=17)
    assert (await ann.table(table.id)).seq == 17


# Talking.


async def test_what_is_said_is_kept_told_and_never_taken_for_anything_but_text(
    lobby: Lobby, ann: Client, bob: Client
) -> None:
    table = await ann.make_table(game=GAME, public=True)
    texts = ["'; DROP TABLE matches; --", "<script>alert(1)</script>", "{{7*7}} %s \\x00", "как дела? 🐉"]
    for text in texts:
        assert (await ann.say(table.id, text)).text == text
    lines = await bob.chat(table.id)
    assert [(line.name, line.text) for line in lines] == [("Ann", text) for text in texts]
    assert lobby.hall.lines == [(table.id, line) for line in lines]
    async with lobby.raw() as http:
        answer = await http.get(f"/api/tables/{table.id}/chat", params={"after": lines[2].number})
        assert answer.headers["content-type"] == "application/json"
        assert [line["text"] for line in answer.json()["lines"]] == texts[3:]
    async with lobby.db.read() as connection:
        assert len((await connection.execute(select(matches))).all()) == 1
        assert len((await connection.execute(select(chat))).all()) == len(texts)


async def test_spectators_listen_and_do_not_speak(ann: Client, bob: Client) -> None:
    table = await ann.make_table(game=GAME, public=True)
    with refused(403, "not-at-table"):
        await bob.say(table.id, "boo")
    await bob.sit(table.id, 1)
    assert (await bob.say(table.id, "hello")).name == "Bob"


def test_control_characters_are_left_out_of_texts() -> None:
    assert cleaned("a\x00b\x1b[31mc\nd\u202ee\r\n") == "ab[31mc de"
    assert cleaned("one\n\ttwo\x07", keep="\n\t") == "one\n\ttwo"
    assert cleaned("👩\u200d🚀") == "👩\u200d🚀"


async def test_nul_and_other_odd_input_is_refused_not_stumbled_over(database_url: str) -> None:
    async with open_lobby(database_url) as lobby:
        ann = await lobby.guest("Ann")
        table = await ann.make_table(game=GAME)
        path = f"/api/tables/{table.id}"
        async with lobby.raw(ann) as http:
            for method, where, body, status in [
                ("POST", f"{path}/chat", {"text": "\x00"}, 422),
                ("POST", f"{path}/chat", {"text": "a\x00b"}, 201),
                ("POST", f"{path}/reports", {"text": "a\x00b"}, 201),
                ("POST", f"{path}/chat", {"text": "x" * 501}, 422),
                ("POST", f"{path}/chat", {"text": ["x"]}, 422),
                ("POST", "/api/join", {"token": "\x00"}, 404),
                ("POST", "/api/tables", {"game": "\x00"}, 400),
                ("POST", "/api/tables", {"game": GAME, "options": {"\x00": "\x00"}}, 400),
                ("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "bot", "bot": "\x00"}] * 2}, 400),
                ("POST", "/api/tables", {"game": GAME, "play_on": {"table": "\x00", "at": 0}}, 404),
                ("POST", "/api/tables", {"game": GAME, "players": 1 << 70}, 422),
                ("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "\x00"}, 400),
                ("PUT", f"{path}/seats/1", {"kind": "me", "invitation": "\x00"}, 200),
                ("PUT", f"{path}/seats/{1 << 70}", {}, 422),
                ("GET", "/api/tables/%00", None, 422),
                ("GET", "/api/tables/nosuchtable", None, 404),
                ("GET", f"/api/tables/{'x' * 40}", None, 404),
                ("GET", f"/api/tables/{'x' * 41}", None, 422),
                ("GET", f"/api/tables?before={1 << 70}", None, 422),
                ("GET", "/api/tables?show=all", None, 422),
                ("GET", f"{path}/chat?after={1 << 31}", None, 422),
                ("DELETE", f"{path}/invitations/%00", None, 422),
                ("DELETE", f"{path}/invitations/{'x' * 30}", None, 404),
                ("PATCH", path, {}, 405),
            ]:
                answer = await http.request(method, where, json=body)
                assert answer.status_code == status, (method, where, body, answer.text)
                if status >= 400:
                    assert set(answer.json()) == {"code", "message"}


async def test_options_of_great_depth_are_refused(lobby: Lobby, ann: Client) -> None:
    async with lobby.raw(ann) as http:
        for depth in (500, 1900, 20_000):
            body = f'{{"game":"{GAME}","options":{{"races":{"[" * depth}{"]" * depth}}}}}'
            answer = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), answer.text


# The server itself.


async def test_games_are_listed_with_options_and_bots(lobby: Lobby) -> None:
    found = await lobby.visitor().games()
    kingdoms = next(game for game in found.games if game.id == GAME)
    assert (kingdoms.players, kingdoms.bots[0], found.wire) == ((2, 5), "random", wire.WIRE)
    assert {"greedy"} <= set(kingdoms.bots) and set(kingdoms.name) == {"en", "ru"} and "solo" in kingdoms.options


async def test_health_and_metrics(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby.raw() as http:
        well = await http.get("/healthz")
        assert (well.status_code, well.json()["ok"]) == (200, True)
        counted = await http.get("/metrics")
        assert counted.headers["content-type"].startswith("text/plain; version=")
        assert "realms_request_seconds" in counted.text

        async def dead() -> bool:
            return False

        monkeypatch.setattr(lobby.db, "alive", dead)
        sick = await http.get("/healthz")
        assert (sick.status_code, sick.json()["ok"]) == (503, False)
