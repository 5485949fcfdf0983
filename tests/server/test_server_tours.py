"""First games with a guide: the script fits the rules, teaches what it should, and has words in every language."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from realms import i18n, tours
from realms.server.app import create_app
from realms.server.settings import Limits, Rate, Settings
from server.live import GAME

TEK, MK, ER, RW = GAME, "mage_knight", "elven_rage", "runewars"

WHOLE = (TEK, MK, ER)
"""Games that are played to their end; of Runewars it is the first of eight years."""

TAUGHT = {
    TEK: {
        "pick-side",
        "pick-start",
        "pick-split",
        "select-action",
        "act-or-collect",
        "patrol-army",
        "patrol-to",
        "gain-of-choice",
        "expand",
        "trade",
        "trade-amount",
        "quest-army",
        "quest-to",
        "war-dice",
        "pay-war",
    },
    MK: {
        "pick-tactic",
        "move",
        "choose-way",
        "pay-mana",
        "interact",
        "fight",
        "take-damage",
        "assign-damage",
        "afterwards",
        "glade",
        "choose-skill",
        "gain-card",
        "choose-colour",
        "search-deck",
        "rest",
    },
    ER: {
        "er-turn",
        "er-look-squad",
        "er-lay-open",
        "er-choose-squad",
        "er-send",
        "er-exchange",
        "er-icon",
        "er-moment",
        "er-answer",
        "er-reply",
        "er-compose",
        "er-trim",
        "er-who-first",
    },
    RW: {
        "rw-lay-home",
        "rw-at-home",
        "rw-muster",
        "rw-gain-rune",
        "rw-choose-order",
        "rw-turn",
        "rw-gather",
        "rw-parley",
        "rw-choose-fate",
        "rw-heroes",
        "rw-trial",
        "rw-moment",
        "rw-autumn",
        "rw-bid",
    },
}
"""Prompts that a learner must have answered."""

HAPPENS = {
    TEK: {"token-found", "researched", "built", "allied", "war-won", "retreated", "end-triggered", "game-ended"},
    MK: {
        "crystal-gained",
        "unit-recruited",
        "attack-blocked",
        "enemy-defeated",
        "wounded",
        "healed",
        "level-reached",
        "skill-gained",
        "explored",
        "site-conquered",
        "round-began",
        "rested",
        "city-revealed",
        "game-ended",
    },
    ER: {
        "er-summoned",
        "er-artifact-gained",
        "er-treasure-gained",
        "er-treasure-spent",
        "er-traded",
        "er-replied",
        "er-conquered",
        "er-taken-from",
        "er-gave-up",
        "er-goal-met",
    },
    RW: {
        "rw-season-card",
        "rw-answered",
        "rw-reward",
        "rw-battle-won",
        "rw-routed",
        "rw-dial",
        "rw-developed",
        "rw-recruited",
        "rw-bid-won",
        "rw-rune-placed",
        "rw-destroyed",
    },
}
"""Events that a learner must have seen."""

PACKED = {TEK: 40_000, MK: 80_000, ER: 80_000, RW: 80_000}
"""Bytes that a tour may take on its way."""


@pytest.fixture
async def visitor() -> AsyncIterator[httpx.AsyncClient]:
    """The database is never asked."""
    app = create_app(Settings("sqlite:///never-opened.db", limits=Limits(requests=Rate(0, 0))))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://realms.test") as client:
        yield client


@pytest.fixture(params=(TEK, MK, ER, RW))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def tour(visitor: httpx.AsyncClient, game: str) -> Any:
    sent = await visitor.get(f"/api/tours/{game}")
    assert sent.status_code == 200, sent.text
    return json.loads(sent.content)


def owed(step: Any) -> list[Any]:
    return [question for question in step["position"]["due"] if not question["optional"]]


def purse(scene: Any) -> list[str]:
    """Crystals and mana tokens, which are figures of a panel, by the names they are drawn under."""
    had = {fact.removeprefix("fact-"): n for panel in scene["panels"] for fact, n in panel["facts"]}
    crystals = [f"crystal-{colour}-0" for colour, n in had.items() if n]
    return crystals + [f"token-{colour.removesuffix('-mana')}-0" for colour, n in had.items() if n]


async def test_every_step_offers_its_choice(tour: Any) -> None:
    *steps, end = tour["steps"]
    for step in steps:
        offered = [option["key"] for question in owed(step) for option in question["options"]]
        assert step["key"] in offered, step["hint"]
        assert step["position"]["result"] is None
    assert end["key"] == ""
    assert end["position"]["due"] == []


async def test_the_tour_teaches_the_whole_game(tour: Any) -> None:
    answered = {
        question["prompt"]
        for step in tour["steps"]
        for question in owed(step)
        if step["key"] in [option["key"] for option in question["options"]]
    }
    assert answered >= TAUGHT[tour["game"]]
    told = {event["kind"] for step in tour["steps"] for event in step["events"]}
    assert told >= HAPPENS[tour["game"]]


@pytest.mark.parametrize("game", [TEK], indirect=True)
async def test_the_tour_shows_all_six_actions(tour: Any) -> None:
    actions = {step["key"] for step in tour["steps"] if step["key"].startswith("do:")}
    assert actions == {f"do:{action}" for action in ("patrol", "quest", "build", "research", "expand", "trade")}


@pytest.mark.parametrize("game", WHOLE, indirect=True)
async def test_the_learner_wins(tour: Any) -> None:
    result = tour["steps"][-1]["position"]["result"]
    assert result["winners"] == [tours.LEARNER]
    for points in result["scores"][tours.LEARNER :][:1]:  # none where the game knows no points
        assert sum(row[tours.LEARNER] for _, row in result["sheet"]) == points


async def test_events_are_told_once_and_in_order(tour: Any) -> None:
    numbers = [event["seq"] for step in tour["steps"] for event in step["events"]]
    assert numbers == sorted(numbers)


async def test_a_hint_points_at_what_is_there(tour: Any) -> None:
    for step in tour["steps"]:
        scene = step["position"]["scene"]
        there = {f"panel-{panel['seat']}" for panel in scene["panels"]}
        for part in ("boards", "pieces", "tracks", "slots", "zones"):
            there |= {thing["id"] for thing in scene[part]}
        there |= {space["id"] for board in scene["boards"] for space in board["spaces"]}
        there |= {card["id"] for zone in scene["zones"] for card in zone["cards"]}
        there |= {said["of"] for said in scene["sums"]}
        there |= set(purse(scene))
        assert set(step["point"]) <= there, step["hint"]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
async def test_every_hint_has_words(tour: Any, lang: str) -> None:
    known = {entry.id.name for entry in i18n.parse(lang, "web-tour.ftl").body if hasattr(entry, "id")}
    hints = {f"web-tour-{tour['game']}-{step['hint']}" for step in tour["steps"]}
    assert hints <= known
    # A leap is told beside the hint that follows it.
    leaps = {f"{hint}-meanwhile" for hint in hints}
    said = {name for name in known if name.startswith(f"web-tour-{tour['game']}-")}
    heading = f"web-tour-{tour['game']}-won"
    assert said - leaps - {heading} == hints, "words that nobody says"


@pytest.mark.parametrize("game", [TEK], indirect=True)
async def test_the_learner_is_told_no_secrets(tour: Any) -> None:
    """A sealed number of another seat is not known before it is shown."""
    war = next(step for step in tour["steps"] if step["hint"] == "war")
    assert "number-shown" not in [event["kind"] for event in war["events"]]
    assert not [
        piece
        for piece in war["position"]["scene"]["pieces"]
        if piece["state"] == "face-down" and piece["kind"] != "hidden"
    ]


@pytest.mark.parametrize("game", [MK], indirect=True)
async def test_a_garrison_is_not_known_before_the_assault(tour: Any) -> None:
    shown = {step["hint"]: step["position"]["scene"]["pieces"] for step in tour["steps"]}
    there = {
        hint: [piece["kind"] for piece in pieces if piece["at"] == "3.ne" and piece["owner"] < 0]
        for hint, pieces in shown.items()
    }
    assert there["assault"] != there["walls"] == ["enemy:crossbowmen"]


@pytest.mark.parametrize("game", [ER], indirect=True)
async def test_cards_and_goal_of_the_other_are_not_told(tour: Any) -> None:
    for step in tour["steps"][:-1]:
        zones = {zone["id"]: zone["cards"] for zone in step["position"]["scene"]["zones"]}
        assert not zones["goal-1"], step["hint"]
    first = tour["steps"][0]["position"]["scene"]
    assert not next(zone for zone in first["zones"] if zone["id"] == "hand-1")["cards"]


@pytest.mark.parametrize("game", [RW], indirect=True)
async def test_every_order_of_the_year_is_given_with_supremacy(tour: Any) -> None:
    given = [step["key"] for step in tour["steps"] if step["key"].startswith("order:")]
    assert given == ["order:mobilize", "order:conquer", "order:harvest", "order:recruit"]
    turns = [
        (said["text"], dict(said["args"])["order"])
        for step in tour["steps"]
        for said in step["position"]["scene"]["sums"]
        if said["of"] == "turns" and said["seat"] == tours.LEARNER and said["text"].startswith("sum-turn-")
    ]
    assert set(turns) == {("sum-turn-bonus", key.removeprefix("order:")) for key in given}


@pytest.mark.parametrize("game", [RW], indirect=True)
async def test_the_first_year_ends_with_a_rune_more(tour: Any) -> None:
    """A tour of one year has a heading of its own: nobody has won."""
    runes = [
        dict(step["position"]["scene"]["panels"][tours.LEARNER]["facts"])["fact-runes"] for step in tour["steps"]
    ]
    assert (max(runes[: len(runes) // 2]), runes[-1]) == (1, 2)
    end = tour["steps"][-1]
    assert end["position"]["result"] is None
    time = {said["text"]: dict(said["args"]) for said in end["position"]["scene"]["sums"] if said["of"] == "map"}
    assert (time["sum-year"]["n"], time["sum-season"]["season"]) == (1, "winter")


@pytest.mark.parametrize("game", [RW], indirect=True)
async def test_what_the_other_holds_in_secret_is_not_told(tour: Any) -> None:
    for step in tour["steps"]:
        zones = {zone["id"]: zone["cards"] for zone in step["position"]["scene"]["zones"]}
        held = ("tactics-1", "fresh-1", "quests-1", "objectives-1")
        assert not [card for zone in held for card in zones[zone]], step["hint"]


async def test_a_game_that_is_not_there_has_no_tour(visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get("/api/tours/chess")).status_code == 404


async def test_the_tour_is_sent_packed(visitor: httpx.AsyncClient, game: str) -> None:
    sent = await visitor.get(f"/api/tours/{game}", headers={"Accept-Encoding": "gzip"})
    assert sent.headers["content-encoding"] == "gzip"
    assert int(sent.headers["content-length"]) < PACKED[game]
    again = await visitor.get(f"/api/tours/{game}", headers={"If-None-Match": sent.headers["etag"]})
    assert again.status_code == 304


def test_a_script_is_read_line_by_line() -> None:
    lines = tours.read("\n# not this\n0 to:A-1  | hint A-1 army\n1 collect\n0 - | end\n")
    assert lines == (
        tours.Line(0, "to:A-1", "hint", ("A-1", "army")),
        tours.Line(1, "collect"),
        tours.Line(0, "-", "end"),
    )
    with pytest.raises(tours.BadTour, match="a seat and a key"):
        tours.read("somebody collects | hint")


def test_windows_in_which_nobody_speaks_need_no_lines() -> None:
    script = tours.find(ER)
    assert script is not None
    end = tours.stops(script)[-1].match
    assert end.over
    assert end.seq > 3 * len(script.lines)


def test_a_choice_that_is_not_offered_is_named() -> None:
    script = tours.find(GAME)
    assert script is not None
    wrong = tours.Script(GAME, script.players, script.seed, script.options, (tours.Line(0, "collect", "hint"),))
    with pytest.raises(tours.BadTour, match=r"at choice 1 of its script: .*collect"):
        tours.stops(wrong)
