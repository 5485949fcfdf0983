"""Every check of the kit passes on a sound game and fails on the slip it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from realms.kernel.match import Derived, Match
from realms.kernel.registry import GameSpec, register
from realms.kernel.scene import Piece, Scene
from realms.testing.conformance import Report, check, reproduce
from testing import lantern
from testing.lantern import MESSAGES, RULES, SPEC, Table


def run(slip: str = "", seeds: int = 3, spec: GameSpec = SPEC, **more: Any) -> Report:
    more = {"rules": RULES, "texts": Table()} | more
    return check(spec, range(seeds), options={"slip": slip}, **more)


def changed(**functions: Any) -> GameSpec:
    """The game with some of its generated functions replaced."""
    d = SPEC.derived
    names = ("clone", "dump", "load", "project", "zones", "shape")
    made = Derived(*[functions.get(name, getattr(d, name)) for name in names])
    spec = lantern.LanternSpec("lantern", 1, 2, 3, made, bound=200)
    register(spec)
    return spec


def test_a_sound_game_passes() -> None:
    report = run(seeds=6)
    assert report.ok, report
    assert report.games == 12
    assert report.skipped == ["derived code: compiled, or not a module of its own"]
    never = [name for name in ("hidden", "barrier", "events", "undo", "load", "clone") if report.made[name] < 50]
    assert not never, report.made


def test_the_same_seeds_give_the_same_fingerprint() -> None:
    assert run(every=50).fingerprint == run(every=2).fingerprint != run(seeds=2).fingerprint


def test_progress_is_told() -> None:
    heard: list[tuple[int, int, int]] = []
    check(SPEC, [1], [2, 3], progress=lambda *told: heard.append(told), rules=RULES, texts=Table(), every=9)
    assert [h[:2] for h in heard] == [(1, 2), (2, 2)]
    assert 0 < heard[0][2] < heard[1][2]


def test_without_catalogue_and_messages_the_report_says_what_was_not_checked() -> None:
    report = check(SPEC, [1], [2])
    assert report.ok
    assert [line.split(":")[0] for line in report.skipped] == ["rule ids", "messages", "derived code"]
    assert "not checked: rule ids: lantern has no catalogue" in str(report)


@pytest.mark.parametrize(
    ("slip", "failed", "words"),
    [
        ("auto-pass", "hidden", "/asked"),
        ("args", "hidden", "/asked"),
        ("refusal-leak", "hidden", "/refusals"),
        ("bid-shown", "sealed", "/points"),
        ("silent", "events", "/table"),
        ("barrier", "barrier", "draw"),
        ("order", "order", "two different menus"),
        ("pass-first", "order", "must come last"),
        ("duplicates", "unique", "twice"),
        ("nothing", "options", "offers nothing"),
        ("contradiction", "refusals", "both offers and refuses draw"),
        ("lost", "census", "components were lost"),
        ("coins-burn", "census", "/coin"),
        ("endless", "ends", "after 200 decisions"),
        ("impure", "pure", "changed it"),
        ("unknown-rule", "decision-rule", "LA-NOPE-01"),
        ("refusal-rule", "refusal-rule", "LA-NOPE-02"),
        ("prompt-missing", "messages", "prompt-nope"),
        ("option-missing", "messages", "option-juggle"),
        ("event-label", "messages", "has no name but its id"),
        ("stray", "attributes", "Turn.extra is not declared"),
        ("outside", "replay", "end differently"),
        ("crash", "crash", "out of lamp oil"),
        ("outcome-early", "outcome", "before the end"),
        ("outcome-none", "outcome", "has no outcome"),
        ("outcome-scores", "outcome", "scores for"),
        ("outcome-nobody", "outcome", "nobody has won"),
        ("outcome-stranger", "outcome", "the winners are"),
        ("outcome-worst", "outcome", "best of the scores"),
        ("outcome-sheet", "outcome", "adds up to"),
    ],
)
def test_a_slip_is_caught(slip: str, failed: str, words: str) -> None:
    report = run(slip, seeds=1, most=3)
    caught = [v for v in report.violations if v.check == failed and words in v.text]
    assert caught, report
    again = reproduce(SPEC, caught[0])
    assert again.seq == caught[0].decision


@pytest.mark.parametrize("slip", ["auto-pass", "silent", "barrier"])
def test_every_kind_of_question_is_looked_at_in_every_game(slip: str) -> None:
    """However few decisions are looked at besides."""
    seldom = run(slip, seeds=2, every=1_000_000)
    assert not seldom.ok and set(seldom.failed()) <= set(run(slip, seeds=2).failed())
    assert run(every=1_000_000, seeds=2).ok


def test_a_game_without_points_has_no_scores() -> None:
    spec = lantern.LanternSpec("lantern", 1, 2, 3, SPEC.derived, bound=200, points=False)
    assert run("outcome-pointless", seeds=1, spec=spec).ok
    assert run("", seeds=1, spec=spec).failed() == ["outcome"]
    assert run("outcome-pointless", seeds=1).failed() == ["outcome"]


def test_a_sealed_answer_may_not_decide_what_is_seen() -> None:
    def project(match: Any, seat: int) -> dict[str, object]:
        shown = SPEC.derived.project(match, seat)
        shown["stack"] = [getattr(f, "sealed", None) for f in match.stack]
        return shown

    assert "hidden" in run(spec=changed(project=project)).failed()


def test_shared_lists_in_copies_are_caught() -> None:
    def clone(match: Any) -> Any:
        copy = SPEC.derived.clone(match)
        copy.points = match.points
        return copy

    assert {"clone", "undo"} <= set(run(spec=changed(clone=clone)).failed())


def test_shared_parts_in_copies_are_caught() -> None:
    def clone(match: Any) -> Any:
        copy = SPEC.derived.clone(match)
        copy.table = match.table
        return copy

    report = run(spec=changed(clone=clone))
    assert "a copy shares its Zone with the match" in [v.text for v in report.violations]


def test_a_field_lost_in_a_save_is_caught() -> None:
    def dump(match: Any) -> dict[str, object]:
        kept = SPEC.derived.dump(match)
        del kept["round"]
        return kept

    def load(raw: Any) -> Any:
        match = SPEC.derived.load({**raw, "round": 0})
        match.points[0] += 1
        return match

    assert "load" in run(spec=changed(dump=dump, load=load)).failed()
    assert "load" in run(spec=changed(load=load)).failed()


def test_a_save_that_cannot_be_read_is_caught() -> None:
    def load(raw: object) -> Any:
        raise ValueError("torn")

    assert any("cannot be loaded" in v.text for v in run(spec=changed(load=load)).violations)


def test_pictures_that_cannot_be_made_or_name_two_things_alike_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(self: Any, view: Any) -> Any:
        raise KeyError("no colour")

    def twins(self: Any, view: Any) -> Any:
        return Scene("lantern", 0, 0, pieces=(Piece("moth", "moth", 0, ""),) * 2)

    def moody(self: Any, view: Any) -> Any:
        return Scene("lantern", 0, next(lantern.TICKS))

    for broken, words in ((torn, "no picture"), (twins, "called moth"), (moody, "drawn twice")):
        monkeypatch.setattr(lantern.LanternSpec, "scene", broken)
        caught = [v for v in run(seeds=1, most=3).violations if v.check == "scene"]
        assert caught and words in caught[0].text


def test_a_position_that_the_game_itself_does_not_believe_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.LanternSpec, "flaw", lambda self, match: "too dark." if match.seq > 3 else "")
    report = run(seeds=1)
    assert report.failed() == ["flaw"]
    assert report.violations[0].decision == 4


def test_a_match_that_takes_anything_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: Match, seat: int, key: str) -> list[Any]:
        menu = next((d for d in self.due if d.find(key) is not None), None)
        return [] if menu is None else right(self, menu.seat, key)

    right = Match.apply
    monkeypatch.setattr(lantern.Lantern, "apply", apply, raising=False)
    assert "illegal" in run().failed()


@pytest.mark.parametrize(
    ("lang", "message", "text", "words"),
    [
        ("ru", "option-draw", None, "option-draw in ru: 'option-draw'"),
        ("ru", "option-draw", "Draw", "option-draw is not translated"),
        ("en", "event-won", "{who} wins {amount}", "event-won in en: 'amount'"),
        ("en", "prompt-bid", "prompt-bid", "leaves 'prompt-bid'"),
        ("en", "prompt-bid", "bid_now", "leaves 'bid_now'"),
        ("en", "prompt-bid", " ", "leaves"),
        ("ru", "why-LA-BID-02", None, "why-LA-BID-02 in ru"),
    ],
)
def test_a_bad_message_is_caught(lang: str, message: str, text: str | None, words: str) -> None:
    messages = {name: dict(table) for name, table in MESSAGES.items()}
    if text is None:
        del messages[lang][message]
    else:
        messages[lang][message] = text
    report = run(texts=Table(messages), every=9)
    assert report.failed() == ["messages"]
    assert any(words in v.text for v in report.violations), report


def test_unknown_rules_of_frames_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.Game, "RULE", "LA-NOPE-03")
    assert run(every=9).failed() == ["frame-rule"]


def test_broken_steps_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern.Game, "ORDER", ("turns", "bids", "pay", "tidy", "turn"))
    monkeypatch.setattr(lantern.Game, "STEPS_WERE", {"old": "gone"})
    texts = [v.text for v in run(every=9, seeds=0).violations]
    assert texts == [
        "Game.ORDER names 'tidy', which is no method",
        "Game.ORDER names 'turn', which is no method",
        "Game.ORDER names 'turn', which is a field",
        "Game.STEPS_WERE sends 'old' to 'gone', which is no step",
    ]


def test_a_stale_derived_module_is_caught() -> None:
    shape = {**SPEC.derived.shape, lantern.Turn: ("seat",)}
    made = Derived(*[getattr(SPEC.derived, n) for n in ("clone", "dump", "load", "project", "zones")], shape)
    spec = lantern.LanternSpec("lantern", 1, 2, 3, made, bound=200)
    assert "derived" in check(spec, [], rules=RULES, texts=Table()).failed()


def test_of_each_check_it_quotes_only_the_first_violations() -> None:
    report = run("silent", most=3)
    assert [v.check for v in report.violations].count("events") == 3
    assert report.more["events"] > 0
    assert f"events: {report.more['events']} more" in str(report)


def test_a_violation_reads_in_one_line() -> None:
    report = run("crash", seeds=1)
    line = str(report.violations[0])
    assert line.startswith("crash: ValueError: out of lamp oil at chosen, line ")
    assert "(2 players, seed 0, slip=crash, decision " in line and "\n" not in line


def test_optional_decisions_are_exercised() -> None:
    heard: set[str] = set()

    class Ears(Table):
        def format(self, lang: str, message_id: str, args: dict[str, str | int]) -> str:
            heard.add(message_id)
            return super().format(lang, message_id, args)

    run(texts=Ears(), seeds=6, every=9)
    assert "event-sealed-out" in heard
