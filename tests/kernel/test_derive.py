"""The emitter: every form of declaration comes out right, and whatever is not declared stops it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import realms
from kernel.play import SPECS, after
from realms.kernel import derive
from realms.kernel.derive import Undeclared, drift, emit, fields, stray_attributes
from realms.kernel.effects import NODES
from realms.kernel.modifiers import Modifier
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

TESTS = Path(__file__).resolve().parent.parent
SOURCE = Path(realms.__file__).resolve().parent.parent
COMPILED = not hasattr(Modifier.__init__, "__code__")

needs_declarations = pytest.mark.skipif(COMPILED, reason="compiled classes do not tell their declarations")

HEADER = '''\
"""A game made up for a test."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, NewType, Optional, final

from realms.kernel.effects import Effect
from realms.kernel.frame import Ask, Frame, Part, Steps
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option, Outcome, Public, Sealed, Seat, Secret, Zoned
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

Rank = NewType("Rank", int)
Name = NewType("Name", str)
'''

ROOT = """

@final
class Root(Match):
    GAME: ClassVar[str] = "{game}@1"

    def __init__(self, seats: Public[int], stack: Public[list[Frame]], rng: Secret[Rng],
                 learned: Secret[int], seq: Secret[int]{parameters}) -> None:
        super().__init__(seats, stack, rng, learned, seq)
{body}
    def outcome(self) -> Outcome | None:
        return None
"""

FORMS: dict[str, str] = {
    "number": "Public[int]",
    "word": "Public[str]",
    "flag": "Public[bool]",
    "rank": "Public[Rank]",
    "ranks": "Public[list[Rank]]",
    "best": "Public[Rank | None]",
    "grid": "Public[list[list[int]]]",
    "coins": "Public[list[Coin]]",
    "stacks": "Public[list[list[Coin]]]",
    "counts": "Public[dict[Name, int]]",
    "lists": "Public[dict[str, list[int]]]",
    "by_seat": "Public[dict[int, Coin]]",
    "places": "Public[dict[tuple[int, int], str]]",
    "row": "Public[tuple[int, ...]]",
    "pair": "Public[tuple[str, Rank]]",
    "rows": "Public[tuple[tuple[int, ...], ...]]",
    "maybe": "Public[int | None]",
    "old": "Public[Optional[str]]",
    "no_coin": "Public[Coin | None]",
    "a_coin": "Public[Coin | None]",
    "some": "Public[list[int] | None]",
    "effect": "Public[Effect[Any]]",
    "effects": "Public[list[Effect[Any]]]",
    "zone": "Zoned[Zone]",
    "hands": "Zoned[list[Zone]]",
    "piles": "Zoned[dict[str, Zone]]",
    "perhaps": "Zoned[Zone | None]",
    "sealed": "Sealed[dict[int, str]]",
    "secret": "Secret[list[int]]",
}

PARTS = """

@final
class Coin(Part):
    def __init__(self, value: Public[int], under: Zoned[Zone], owner: Secret[int] = -1) -> None:
        self.value = value
        self.under = under
        self.owner = owner


@final
class Toss(Steps[Any]):
    ORDER: ClassVar[tuple[str, ...]] = ("up", "down")
    WAS: ClassVar[tuple[str, ...]] = ("Flip",)
    STEPS_WERE: ClassVar[dict[str, str]] = {"catch": "down"}

    def __init__(self, seat: Public[int], at: Public[str] = "up") -> None:
        super().__init__(at)
        self.seat = seat

    def up(self, g: Match) -> Frame | None:
        return None

    def down(self, g: Match) -> Frame | None:
        return None


@final
class Wait(Ask[Any]):
    def __init__(self, seen: Zoned[Zone], for_whom: Public[int] = 0, rank: Public[Rank] = Rank(0)) -> None:
        self.seen = seen
        self.for_whom = for_whom
        self.rank = rank

    def pending(self, g: Match) -> list[Decision]:
        return [Decision(self.for_whom, "wait")]

    def chosen(self, g: Match, seat: Seat, option: Option) -> Frame | None:
        return None
"""


def package(folder: Path, game: str, parameters: dict[str, str], parts: str = "") -> str:
    """Write a game with these fields of the match; its name."""
    home = folder / game
    home.mkdir(parents=True)
    (home / "__init__.py").write_text("")
    declared = "".join(f", {name}: {type_}" for name, type_ in parameters.items())
    body = "".join(f"        self.{name} = {name}\n" for name in parameters)
    root = ROOT.format(game=game, parameters=declared, body=body)
    (home / "state.py").write_text(HEADER + parts + root)
    (home / "spec.py").write_text("from .derived import DERIVED\n\nGAME = DERIVED\n")
    return game


@pytest.fixture
def forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The state and the derived module of a game that has every form of field."""
    monkeypatch.syspath_prepend(str(tmp_path))
    game = package(tmp_path, f"forms_{tmp_path.name}", FORMS, PARTS)
    (tmp_path / game / "spec.py").unlink()
    (tmp_path / game / "derived.py").write_text(emit(game))
    return import_module(f"{game}.state"), import_module(f"{game}.derived")


def zone(name: str, seen: int, *items: str) -> Zone:
    return Zone(name, "card", seen, list(items), [])


def one_of_each(state: Any) -> Any:
    """A match with something in every field."""
    ids = ("spire.march.basic.move", "spire.rage.strong.attack")
    march, rage = NODES[ids[0]], NODES[ids[1]]

    def coin(value: int) -> Any:
        return state.Coin(value, zone(f"under{value}", 1, f"note{value}"), 1)

    return state.Root(
        2, [state.Toss(1), state.Wait(zone("peek", 1, "x"))], Rng(3), 0, 0,
        number=4, word="oak", flag=True, rank=2, ranks=[1, 2], best=3, grid=[[1], [2, 3]],
        coins=[coin(1), coin(2)],
        stacks=[[coin(3)], []], counts={"b": 1, "a": 2}, lists={"x": [1]}, by_seat={1: coin(4), 0: coin(5)},
        places={(1, 0): "east", (0, 1): "north"}, row=(1, 2), pair=("king", 1), rows=((1,), ()), maybe=None,
        old="yes", no_coin=None, a_coin=coin(6), some=[7], effect=march, effects=[rage, march],
        zone=zone("deck", 0, "a", "b"), hands=[zone("hand0", 1, "c"), zone("hand1", 2, "d")],
        piles={"left": zone("left", 3, "e")}, perhaps=zone("perhaps", 2, "f"),
        sealed={1: "bid:1", 0: "bid:0"}, secret=[9],
    )  # fmt: skip


def test_every_form_is_saved_and_loaded(forms: Any) -> None:
    state, derived = forms
    match = one_of_each(state)
    raw = derived.DERIVED.dump(match)
    again = derived.DERIVED.load(json.loads(json.dumps(raw)))
    assert derived.DERIVED.dump(again) == raw
    assert again.places == match.places and again.row == (1, 2) and again.rows == ((1,), ())
    assert again.pair == ("king", 1) and again.maybe is None and again.no_coin is None
    assert again.effect is match.effect and again.effects == match.effects
    assert raw["counts"] == [["a", 2], ["b", 1]], "dicts are saved in the order of their keys"


def test_a_copy_of_every_form_is_its_own(forms: Any) -> None:
    state, derived = forms
    match = one_of_each(state)
    before = json.dumps(derived.DERIVED.dump(match))
    copy = derived.DERIVED.clone(match)
    assert json.dumps(derived.DERIVED.dump(copy)) == before
    for change in (
        copy.ranks.append, copy.grid[0].append, copy.lists["x"].append, copy.secret.append, copy.some.append,
        copy.coins.append, copy.stacks[1].append, copy.hands.append, copy.effects.append, copy.stack.append,
        copy.zone.items.append, copy.hands[0].items.append, copy.piles["left"].items.append,
        copy.perhaps.items.append, copy.coins[0].under.items.append, copy.by_seat[1].under.items.append,
    ):  # fmt: skip
        change(None)
    copy.counts["c"] = copy.sealed[2] = copy.places[9, 9] = copy.by_seat[7] = None
    copy.coins[0].value = copy.stacks[0][0].value = copy.a_coin.value = copy.rng.draws = 99
    copy.stack[0].at = ""
    assert json.dumps(derived.DERIVED.dump(match)) == before
    assert copy.effect is match.effect and copy.row is match.row


def test_every_form_is_shown_by_its_visibility(forms: Any) -> None:
    state, derived = forms
    match = one_of_each(state)
    mine, theirs = (derived.DERIVED.project(match, seat) for seat in (0, 1))
    assert "secret" not in mine and "rng" not in mine and "owner" not in mine["coins"][0]
    assert (mine["sealed"], theirs["sealed"]) == ({"0": "bid:0", "1": True}, {"0": True, "1": "bid:1"})
    assert mine["hands"] == [{"n": 1, "items": ["c"]}, {"n": 1, "items": []}]
    assert mine["piles"]["left"]["items"] == theirs["piles"]["left"]["items"] == ["e"]
    assert (mine["perhaps"]["items"], theirs["perhaps"]["items"]) == ([], ["f"])
    assert mine["coins"][0]["under"]["items"] == ["note1"] and theirs["coins"][0]["under"]["items"] == []
    assert mine["stack"][1]["seen"]["items"] == ["x"] and theirs["stack"][1]["seen"]["items"] == []
    assert mine["by_seat"]["0"]["value"] == 5 and mine["no_coin"] is None and mine["row"] == [1, 2]
    assert mine["effects"] == ["spire.rage.strong.attack", "spire.march.basic.move"]
    assert json.loads(json.dumps(mine)) == mine


def test_every_zone_is_found_wherever_it_lies(forms: Any) -> None:
    state, derived = forms
    found: list[Zone] = []
    derived.DERIVED.zones(one_of_each(state), found)
    assert sorted(z.name for z in found) == sorted(
        ["deck", "hand0", "hand1", "left", "perhaps", "peek", *(f"under{n}" for n in range(1, 7))]
    )


def test_renamed_frames_and_steps_are_in_the_table(forms: Any) -> None:
    _, derived = forms
    frame = derived.load_frame({"is": "Flip", "seat": 1, "at": "catch"})
    assert (type(frame).__name__, frame.at) == ("Toss", "down")


def test_the_generated_code_passes_the_type_checker(forms: Any, tmp_path: Path) -> None:
    _, derived = forms
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(tmp_path / "cache")]
    wanted = ["-p", derived.__package__, *(a for game in SPECS for a in ("-p", f"kernel.games.{game}"))]
    path = os.pathsep.join([str(tmp_path), str(TESTS), str(TESTS.parent / "src")])
    done = subprocess.run(
        [*mypy, *wanted],
        env={**os.environ, "MYPYPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@needs_declarations
@pytest.mark.parametrize("game", list(SPECS))
def test_the_committed_code_is_what_would_be_written_now(game: str) -> None:
    assert drift(f"kernel.games.{game}") == []


def test_drift_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    game = package(tmp_path, f"drift_{tmp_path.name}", {"added": "Public[int]"})
    (tmp_path / game / "spec.py").unlink()
    assert "missing" in drift(game)[0]
    written = tmp_path / game / "derived.py"
    written.write_text(emit(game))
    assert drift(game) == []
    written.write_text(written.read_text().replace("added", "dropped"))
    assert "out of date" in drift(game)[0]


def test_the_command_writes_and_checks_also_when_the_game_needs_the_file(tmp_path: Path) -> None:
    game = package(tmp_path, "fresh", {"added": "Public[int]"})

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(tmp_path), str(SOURCE)])
        command = [sys.executable, "-m", "realms.kernel.derive", game, *arguments]
        env = {**os.environ, "PYTHONPATH": path}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    assert run("--check").returncode == 1
    wrote = run()
    assert (wrote.returncode, wrote.stdout) == (0, "wrote derived.py of fresh\n")
    assert run("--check").returncode == 0
    (tmp_path / game / "derived.py").write_text("DERIVED = None\n")
    stale = run("--check")
    assert stale.returncode == 1 and "out of date" in stale.stderr


@pytest.mark.parametrize(
    ("parameter", "complaint"),
    [
        ("int", "no visibility"),
        ("list[int]", "no visibility"),
        ("Annotated[int, 'visible']", "marks"),
        ("Public[Secret[int]]", "marks"),
        ("Public[Zone]", "must be declared Zoned"),
        ("Public[list[Zone]]", "must be declared Zoned"),
        ("Zoned[int]", "only a Zone can be Zoned"),
        ("Zoned[list[str]]", "only a Zone can be Zoned"),
        ("Zoned[tuple[str, ...]]", "only a Zone can be Zoned"),
        ("Sealed[int]", "only a dict by seat"),
        ("Sealed[dict[str, str]]", "only a dict by seat"),
        ("Public[tuple[Coin, ...]]", "cannot hold parts"),
        ("Public[tuple[int, Coin]]", "cannot hold parts"),
        ("Zoned[tuple[Zone, ...]]", "cannot hold parts"),
        ("Public[int | str]", "unions"),
        ("Public[float]", "cannot dump"),
        ("Public[object]", "cannot dump"),
        ("Public[set[int]]", "cannot dump"),
    ],
)
def test_what_cannot_be_declared_stops_the_emitter(
    parameter: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    game = package(tmp_path, f"bad_{tmp_path.name}", {"field": parameter}, PARTS)
    (tmp_path / game / "spec.py").unlink()
    with pytest.raises(Undeclared, match=complaint):
        emit(game)


@needs_declarations
def test_a_frame_that_inherits_an_undeclared_constructor_stops_the_emitter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    frame = """

    @final
    class Lazy(Steps[Any]):
        ORDER: ClassVar[tuple[str, ...]] = ("go",)
    """
    game = package(tmp_path, f"lazy_{tmp_path.name}", {}, textwrap.dedent(frame))
    (tmp_path / game / "spec.py").unlink()
    with pytest.raises(Undeclared, match="'at'"):
        emit(game)


def test_a_game_has_one_match_and_no_two_parts_of_one_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    game = package(tmp_path, f"twice_{tmp_path.name}", {}, PARTS)
    (tmp_path / game / "spec.py").write_text(HEADER + PARTS)
    with pytest.raises(Undeclared, match="same name"):
        emit(game)
    (tmp_path / game / "spec.py").unlink()
    with pytest.raises(Undeclared, match="found 0"):
        emit("kernel.bare")


def test_fields_are_read_from_the_constructor() -> None:
    from kernel.games.banners.court import Court

    found = {f.name: (f.visibility, f.default) for f in fields(Court)}
    assert found["bidders"][0] == "public"
    assert found["winner"] == ("public", None)
    assert [f.visibility for f in fields(SPECS["spire"].new_match(1, 1, {}).__class__)].count("secret") == 3


@needs_declarations
@pytest.mark.parametrize("game", list(SPECS))
def test_attributes_that_nobody_declared_are_told(game: str) -> None:
    match: Any = after(SPECS[game], 2, 1, 12)
    assert stray_attributes(f"kernel.games.{game}", match) == []
    match.cache = 1
    match.stack[-1].memo = 2
    found = stray_attributes(f"kernel.games.{game}", match)
    assert len(found) == 2 and "cache" in found[0] and "memo" in found[1]


def test_a_changed_constructor_makes_the_derived_code_stale(forms: Any) -> None:
    state, derived = forms
    assert derived.DERIVED.stale() == []

    def constructor(self: Any, value: int, colour: str) -> None: ...

    state.Coin.__init__ = constructor
    assert derived.DERIVED.stale() == ["Coin"]


def test_the_emitter_is_not_compiled() -> None:
    assert derive.__file__ is not None and derive.__file__.endswith(".py")
