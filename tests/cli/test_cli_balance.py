"""Balance: shares with intervals, what is more than luck, reports in both languages, two versions compared."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.conftest import Realms
from realms import api
from realms.balance import Findings, Verdict, changes, load, measure, page
from realms.balance.chance import off_share, other_mean, other_share, verdicts
from realms.balance.findings import CHOSEN, FORMAT, TAKEN
from realms.balance.plots import Axis, histogram
from realms.balance.words import KINDS
from realms.i18n import words
from realms.kernel.model import RealmsError


def made_up(shares: dict[str, float], seats: int = 1000, **more: Any) -> Findings:
    """Findings of Tiny Epic Kingdoms in which races win as given."""
    lines = {
        name: {"seats": seats, "wins": share * seats, "share": share, "low": share - 0.02, "high": share + 0.02}
        for name, share in shares.items()
    }
    table = {
        "players": 2,
        "finished": seats,
        "errors": 0,
        "digest": "",
        "kinds": {"race": lines},
        "feats": more.pop("feats", {}),
    }
    plain = {"realms": "0", "ruleset": "tiny_epic_kingdoms@1", "bots": ["greedy"], "games": seats, "seed": 0}
    return Findings({**plain, "options": {}, "points": True, "interrupted": False, "tables": [table], **more})


def test_what_is_measured() -> None:
    told: list[int] = []
    found = measure("tiny_epic_kingdoms", players=[2], games=40, bots=["random"], progress=told.append)
    assert sum(told) == 40
    (table,) = found.tables
    kinds = list(table.kinds)
    assert (kinds[0], kinds[-1]) == ("seat", "action")
    assert table.fair("seat") == pytest.approx(0.5)
    assert sum(line["wins"] for line in table.kinds["seat"].values()) == pytest.approx(40)
    assert set(table.kinds["action"]) <= {"patrol", "quest", "build", "trade", "expand", "research"}
    again = Findings(json.loads(json.dumps({"format": FORMAT, **found.plain()})))
    assert again.plain() == found.plain()


@pytest.mark.parametrize("game", sorted(TAKEN))
def test_the_verbs_that_are_noted_are_the_games_own(game: str) -> None:
    """A verb that the rules no longer have would be counted as never chosen, in silence."""
    missing = [verb for verb in TAKEN[game] if not words("en", game).has(f"option-{verb}")]
    assert not missing
    assert set(KINDS) >= CHOSEN


def test_luck_is_called_luck_about_as_often_as_promised() -> None:
    """20 fair coins, 500 times over: "surely" may be said of any in one table of twenty, "perhaps" more often."""
    draw, wrong, perhaps = Random(2), 0, 0
    for _ in range(500):
        odds = {coin: off_share(draw.getrandbits(400).bit_count() / 400, 400, 0.5) for coin in range(20)}
        found = list(verdicts(odds).values())
        wrong += Verdict.SURELY in found
        perhaps += found.count(Verdict.PERHAPS)
    assert wrong / 500 <= 0.08
    assert 0.03 <= (perhaps + wrong) / 10_000 <= 0.07


def test_odds() -> None:
    assert off_share(0.5, 100, 0.5) == pytest.approx(1)
    assert off_share(0.6, 100, 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert off_share(1, 10, 1) == 1.0
    assert other_share(0.5, 100, 0.5, 100) == pytest.approx(1)
    assert other_share(0.4, 500, 0.5, 500) == pytest.approx(0.00149, abs=1e-4)
    assert other_share(0.0, 10, 0.0, 10) == 1.0
    assert other_mean(1, 0, 1, 0) == 1.0
    assert other_mean(1, 0, 2, 0) == 0.0
    assert other_mean(10, 0.3, 11, 0.4) == pytest.approx(0.0455, abs=1e-4)


def test_holm_stops_at_the_first_that_luck_can_do() -> None:
    found = verdicts({"a": 0.001, "b": 0.02, "c": 0.04, "d": 0.5})
    assert found == {"a": Verdict.SURELY, "b": Verdict.PERHAPS, "c": Verdict.PERHAPS, "d": Verdict.LUCK}


def test_what_is_off_is_marked() -> None:
    found = made_up({"orcs": 0.65, "elves": 0.5, "dwarves": 0.35}).tables[0].verdicts()
    assert found["race", "orcs"] is found["race", "dwarves"] is Verdict.SURELY
    assert found["race", "elves"] is Verdict.LUCK


def test_what_changed_comes_first() -> None:
    old = made_up({"orcs": 0.65, "elves": 0.5, "humans": 0.4}, feats={"rounds": {8: 50, 9: 50}})
    new = made_up({"orcs": 0.5, "elves": 0.51, "goblins": 0.4}, feats={"rounds": {11: 50, 12: 50}})
    found = {one.name: one for one in changes(old, new)}
    assert [one.name for one in changes(old, new)][-1] == "elves"
    assert found["orcs"].verdict is Verdict.SURELY
    assert found["elves"].verdict is Verdict.LUCK
    assert (found["rounds"].old, found["rounds"].new) == (8.5, 11.5)
    assert (found["humans"].new, found["goblins"].old) == (None, None)
    assert all(one.verdict is Verdict.LUCK for one in changes(old, old))


def test_other_games_and_players_cannot_be_compared() -> None:
    from realms.balance import differing

    one, other = made_up({"orcs": 0.5}), made_up({"orcs": 0.5}, ruleset="elven_rage@1")
    with pytest.raises(RealmsError, match="are of tiny_epic_kingdoms, not of elven_rage"):
        differing(one, other)
    assert differing(one, made_up({"orcs": 0.5}, bots=["random"], options={"find_tokens": True})) == [
        "bots",
        "options",
    ]


class Page(HTMLParser):
    """Tags that are closed in order, and what the page asks for from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)
        self.asked += [value or "" for name, value in attributes if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect",):
            assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_stands_by_itself(lang: str) -> None:
    new = made_up(
        {race: 0.4 + 0.01 * n for n, race in enumerate(["orcs", "elves", "humans", "undead", "merfolk"] * 1)}
    )
    old = made_up({"orcs": 0.6, "elves": 0.41}, bots=["<i>"], options={"a": "</p>"})
    text = page(new, lang, old)
    read = Page(text)
    assert read.open == []
    assert all(link.startswith("#") for link in read.asked)
    assert "http" not in text and "<script" not in text and "@import" not in text and "url(" not in text
    assert {"en": "Orcs", "ru": "Орки"}[lang] in text
    assert "&lt;i&gt;" in text and "&lt;/p&gt;" in text
    assert "prefers-color-scheme: dark" in text
    assert text == page(new, lang, old)


def test_long_lists_show_their_ends() -> None:
    races = api.spec("tiny_epic_kingdoms").names("en")
    many = made_up({name: 0.3 + 0.01 * n for n, name in enumerate(list(races)[:24])})
    text = page(many, "en")
    assert "8 more" in text
    assert text.count('class="row"') == 24


def test_axes_have_round_marks_and_hold_all() -> None:
    for low, high in ((0.2, 0.45), (0.0, 1.0), (0.33, 0.331), (0.497, 0.503), (0.0, 0.004)):
        axis = Axis(low, high)
        assert axis.low <= low < high <= axis.high
        assert 2 <= len(axis.marks) <= 8
        assert axis.high - axis.low >= 0.099
        shown = re.findall(r">(-?\d+)%<", axis.scale())
        assert len(set(shown)) == len(axis.marks)


def test_histograms() -> None:
    assert histogram({3: 10, 4: 30}, "rounds").count("<rect") == 2
    assert histogram(dict.fromkeys(range(1000), 1), "rounds").count("<rect") == 40
    assert histogram({7: 5}, "rounds").count("<rect") == 1


def test_commands(realms: Realms, tmp_path: Path) -> None:
    out, kept = tmp_path / "report.html", tmp_path / "old.json"
    arguments = ("balance", "toy_harvest", "--bots", "random", "--games", "30")
    said = realms(*arguments, "--players", "2", "--out", str(out), "--json", str(kept))
    assert (said.status, said.err) == (0, "")
    assert "Harvest: 2 players, 30 games" in said.out
    assert "<title>Balance of Harvest</title>" in out.read_text(encoding="utf-8")
    assert load(kept).tables[0].finished == 30
    again = realms(
        *arguments, "--players", "2", "--seed", "100", "--compare", str(kept), "--lang", "ru", "--out", str(out)
    )
    assert again.status == 0
    assert "точно изменились" in again.out
    assert "Баланс игры «Урожай»" in out.read_text(encoding="utf-8")
    every = realms(*arguments, "--json", "-").json
    assert [table["players"] for table in every["tables"]] == [2, 3, 4]


def test_mistakes(realms: Realms, tmp_path: Path) -> None:
    bad, other = tmp_path / "bad", tmp_path / "other"
    bad.write_text("{}")
    other.write_text(json.dumps(made_up({"orcs": 0.5}).plain()))
    for arguments, sentence in (
        (("--compare", str(bad)), f"{bad} holds no findings of `realms balance`.\n"),
        (
            ("--compare", str(tmp_path / "none")),
            f"{tmp_path / 'none'} cannot be read: No such file or directory.\n",
        ),
        (("--compare", str(other)), f"{other} holds findings of tiny_epic_kingdoms, not of toy_harvest.\n"),
        (("--out", str(tmp_path)), f"{tmp_path} is a folder, not a file.\n"),
        (("--out", str(tmp_path / "no" / "page")), f"There is no folder {tmp_path / 'no'}.\n"),
        (("--games", "0"), "--games takes a number of at least 1, not 0.\n"),
        (("--players", "9"), "toy_harvest takes 2 to 4 players, not 9.\n"),
    ):
        said = realms("balance", "toy_harvest", "--games", "2", "--bots", "random", *arguments)
        assert (said.status, said.out, said.err) == (2, "", sentence)
