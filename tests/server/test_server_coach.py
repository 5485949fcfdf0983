"""The coach at tables: for whom, where it was agreed on; reviews that are made once and can be stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from realms.coach.asking import CoachGone
from realms.coach.hints import NoAdvice
from realms.coach.model import Account, Advice, Fact, Hint, Reason, Review, Stand, Turning
from realms.coach.process import AboutHint, AboutReview, Answer
from realms.kernel import codec
from realms.server.client import Client, ServerSays
from realms.server.settings import Rate
from server.live import NO_LIMITS, Api, Person, Place, Worker, quick, worker

WHY = Reason("coach-why-gains", {}, (Fact("ore", 1.0),))
HINT = Hint(0, 0, "pick-side", 2, 9, False, (Advice("home:WHI", 0.5, 0.4, 0.6, 9, (WHY,)),))
REVIEW = Review(
    2,
    (Stand(0, (0.5, 0.5)), Stand(2, (0.0, 1.0))),
    (Turning("choice", 1, 0, "collect", 0.2, 0.05, HINT.advice[0]),),
    (Account(0, 2, 1, 0.1, 0.0), Account(1, 0, 0, 0.0, 0.0)),
)


class Fake:
    """Stands for the coach's process: answers as it was told to, when it may."""

    def __init__(self) -> None:
        self.hints: list[AboutHint] = []
        self.pieces: list[AboutReview] = []
        self.go = asyncio.Event()
        self.go.set()
        self.fails: Exception | None = None
        self.long = 2

    async def hint(self, about: AboutHint) -> Hint:
        self.hints.append(about)
        await self.go.wait()
        if self.fails is not None:
            raise self.fails
        return replace(HINT, seat=about.seat)

    async def review(self, about: AboutReview) -> Answer:
        self.pieces.append(about)
        await self.go.wait()
        await asyncio.sleep(0.01)
        if self.fails is not None:
            raise self.fails
        made = len(self.pieces)
        return Answer(review=REVIEW if made >= self.long else None, done=made, total=self.long)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def coached(file: Path, **changes: Any) -> AsyncIterator[tuple[Worker, Api, Fake]]:
    async with worker(quick(f"sqlite:///{file}", **changes), bots=False) as here, Api(here.url) as api:
        fake = Fake()
        here.server.coaching._asking = fake  # type: ignore[misc, assignment]
        yield here, api, fake


@pytest.fixture
def file(tmp_path: Path, empty: Path) -> Path:
    copy = tmp_path / "house.db"
    copy.write_bytes(empty.read_bytes())
    return copy


@pytest.fixture
async def house(file: Path) -> AsyncIterator[tuple[Worker, Api, Fake]]:
    async with coached(file) as opened:
        yield opened


async def ask(api: Api, table: str, who: Person | None, seat: int = 0) -> tuple[int, Any]:
    answer = await api.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", who)
    return answer.status_code, answer.json()


async def mover(api: Api, table: str, people: list[Person]) -> int:
    """The seat that is asked first."""
    for seat, who in enumerate(people):
        async with Place(api.url, table, seat, who) as place:
            if place.options():
                return seat
    raise AssertionError("nobody is asked")


async def over(api: Api, table: str, who: Person) -> None:
    """A choice or two, and somebody gives up."""
    async with Place(api.url, table, 0, who) as a, Place(api.url, table, 1, who) as b:
        first = a if a.options() else b
        await first.answer(first.options()[0])
        await a.send(type="resign")
        await a.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "finished")


# Hints.


async def test_a_hint_goes_to_whoever_is_asked_and_changes_nothing(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna = await api.guest("Anna")
    table = await api.table([anna, anna])
    seat = await mover(api, table, [anna, anna])
    before = await api.done("GET", f"/api/tables/{table}", anna)
    assert before["coach"] is True and before["coach_agreed"] is None
    status, said = await ask(api, table, anna, seat)
    assert status == 200 and said["seat"] == seat and said["seq"] == before["seq"]
    assert said["advice"][0]["reasons"] == [
        {"text": "coach-why-gains", "args": {}, "facts": [{"name": "ore", "n": 1.0}]}
    ]
    assert (await api.done("GET", f"/api/tables/{table}", anna))["seq"] == before["seq"]
    # In the same position nobody thinks twice.
    assert (await ask(api, table, anna, seat))[1] == said and len(fake.hints) == 1
    # What was sent to be thought about is a world without the match's dice.
    world = codec.load(fake.hints[0].world)
    assert (world.rng.seed, world.rng.draws, world.header) == (0, 0, None)
    assert (await ask(api, table, anna, 1 - seat))[1]["code"] == "no-advice"


async def test_hints_are_for_the_own_seat(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await api.table([anna, boris], coach=True)
    assert await ask(api, table, boris) == (
        403,
        {"code": "not-your-seat", "message": "This seat is somebody else's."},
    )
    assert (await ask(api, table, None))[0] == 401
    assert (await ask(api, table, anna, 7))[1]["code"] == "no-seat"
    assert (await ask(api, "nowhere", anna))[1]["code"] == "no-table"
    assert fake.hints == []


async def test_it_is_on_where_one_plays_or_all_agreed(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    for agreed, other, given in (
        (None, anna, True),
        (None, boris, False),
        (True, boris, True),
        (False, anna, False),
        (False, boris, False),
    ):
        table = await api.table([anna, other], coach=agreed)
        seat = await mover(api, table, [anna, other])
        told = await api.done("GET", f"/api/tables/{table}", anna)
        assert (told["coach"], told["coach_agreed"]) == (given, agreed)
        fake.hints.clear()
        status, said = await ask(api, table, [anna, other][seat], seat)
        assert status == (200 if given else 403)
        if not given:
            assert said == {"code": "coach-off", "message": "The coach is off at this table."}
            assert fake.hints == []


async def test_an_open_table_says_what_joining_means(house: tuple[Worker, Api, Fake]) -> None:
    _, api, _ = house
    anna = await api.guest("Anna")
    for agreed, shown in ((None, False), (True, True), (False, False)):
        made = await api.done("POST", "/api/tables", anna, game="tiny_epic_kingdoms", players=2, coach=agreed)
        assert made["coach"] is shown


async def test_a_match_that_is_not_played_gets_no_hints(house: tuple[Worker, Api, Fake]) -> None:
    _, api, _ = house
    anna = await api.guest("Anna")
    table = await api.table([anna, anna])
    await over(api, table, anna)
    assert (await ask(api, table, anna))[1]["code"] == "not-playing"


async def test_one_question_at_a_time_and_not_too_often(file: Path) -> None:
    limits = replace(NO_LIMITS, hints=Rate(0.001, 3))
    async with coached(file, limits=limits) as (_, api, fake):
        anna = await api.guest("Anna")
        table = await api.table([anna, anna])
        seat = await mover(api, table, [anna, anna])
        fake.go.clear()
        first = asyncio.create_task(ask(api, table, anna, seat))
        while not fake.hints:
            await asyncio.sleep(0.01)
        status, said = await ask(api, table, anna, seat)
        assert (status, said["code"]) == (429, "too-many") and "still thinking" in said["message"]
        fake.go.set()
        assert (await first)[0] == 200
        assert (await ask(api, table, anna, seat))[0] == 200
        assert (await ask(api, table, anna, seat))[0] == 429


async def test_a_coach_without_an_answer_is_no_fault(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna = await api.guest("Anna")
    table = await api.table([anna, anna])
    seat = await mover(api, table, [anna, anna])
    for error, status, code in (
        (CoachGone("died"), 503, "coach-gone"),
        (NoAdvice("Nothing."), 409, "no-advice"),
    ):
        fake.fails = error
        answer = await ask(api, table, anna, seat)
        assert (answer[0], answer[1]["code"]) == (status, code)
    fake.fails = None
    assert (await ask(api, table, anna, seat))[0] == 200


# Reviews.


async def finished(api: Api, who: Person, **form: Any) -> str:
    table = await api.table([who, who], **form)
    await over(api, table, who)
    return table


async def reviewed(api: Api, table: str, state: str) -> Any:
    async with asyncio.timeout(20):
        while True:
            told = await api.done("GET", f"/api/tables/{table}/review")
            if told["state"] == state:
                return told
            await asyncio.sleep(0.01)


async def test_a_review_is_made_once_and_kept(house: tuple[Worker, Api, Fake]) -> None:
    here, api, fake = house
    anna = await api.guest("Anna")
    table = await finished(api, anna)
    assert (await api.done("GET", f"/api/tables/{table}/review"))["state"] == "none"
    answer = await api.ask("POST", f"/api/tables/{table}/review", anna)
    assert answer.status_code == 202 and answer.json()["state"] == "running"
    told = await reviewed(api, table, "done")
    assert told["review"]["turnings"][0]["better"]["key"] == "home:WHI"
    assert len(fake.pieces) == 2 and fake.pieces[0].moves and fake.pieces[0].id == fake.pieces[1].id
    again = await api.done("POST", f"/api/tables/{table}/review", anna)
    assert again == told and len(fake.pieces) == 2
    async with Client(here.url, anna.token) as client:
        assert (await client.review(table)).review == REVIEW
        with pytest.raises(ServerSays, match="not being played"):
            await client.hint(table, 0)


async def test_who_may_have_a_review_made(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    playing = await api.table([anna, anna])
    assert (await api.ask("POST", f"/api/tables/{playing}/review", anna)).json()["code"] == "not-finished"
    assert (await api.ask("GET", f"/api/tables/{playing}/review", anna)).status_code == 409
    table = await finished(api, anna)
    assert (await api.ask("POST", f"/api/tables/{table}/review", boris)).json()["code"] == "not-at-table"
    assert (await api.ask("DELETE", f"/api/tables/{table}/review", boris)).json()["code"] == "not-at-table"
    assert (await api.ask("DELETE", f"/api/tables/{table}/review", anna)).json()["code"] == "no-review"
    without = await finished(api, anna, coach=False)
    answer = await api.ask("POST", f"/api/tables/{without}/review", anna)
    assert (answer.status_code, answer.json()["code"]) == (403, "coach-off")
    assert fake.pieces == []


async def test_a_review_can_be_stopped_and_begun_again(house: tuple[Worker, Api, Fake]) -> None:
    here, api, fake = house
    anna = await api.guest("Anna")
    table, other = await finished(api, anna), await finished(api, anna)
    fake.go.clear()
    await api.done("POST", f"/api/tables/{table}/review", anna)
    answer = await api.ask("POST", f"/api/tables/{other}/review", anna)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    await api.done("DELETE", f"/api/tables/{table}/review", anna)
    assert (await api.done("GET", f"/api/tables/{table}/review"))["state"] == "none"
    fake.go.set()
    async with asyncio.timeout(20):
        while here.server.coaching._tasks:
            await asyncio.sleep(0.01)
    assert len(fake.pieces) == 1, "nobody thinks about it any more"
    fake.pieces.clear()
    await api.done("POST", f"/api/tables/{table}/review", anna)
    await reviewed(api, table, "done")


async def test_a_review_that_fails_is_told_and_can_be_tried_again(house: tuple[Worker, Api, Fake]) -> None:
    _, api, fake = house
    anna = await api.guest("Anna")
    table = await finished(api, anna)
    fake.fails = CoachGone("died")
    await api.done("POST", f"/api/tables/{table}/review", anna)
    await reviewed(api, table, "failed")
    fake.fails = None
    await api.done("POST", f"/api/tables/{table}/review", anna)
    await reviewed(api, table, "done")


async def test_a_review_whose_worker_died_does_not_stand_in_the_way(
    house: tuple[Worker, Api, Fake], monkeypatch: pytest.MonkeyPatch
) -> None:
    from realms.server import coaching

    here, api, fake = house
    anna = await api.guest("Anna")
    table = await finished(api, anna)
    fake.go.clear()
    await api.done("POST", f"/api/tables/{table}/review", anna)
    for task in list(here.server.coaching._tasks):
        task.cancel()
    assert (await api.done("GET", f"/api/tables/{table}/review"))["state"] == "running"
    monkeypatch.setattr(coaching, "SILENCE_MS", 0)
    assert (await api.done("GET", f"/api/tables/{table}/review"))["state"] == "none"
    monkeypatch.setattr(coaching, "SILENCE_MS", 60_000)
    fake.go.set()
