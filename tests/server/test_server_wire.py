"""The wire as TypeScript: complete, fitting, and never changed behind a client's back."""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import re
import shutil
import sys
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from pydantic import TypeAdapter

import realms
from realms.server import wire
from realms.server.typescript import BadWire, Wire, check, main, read, write

ROOT = Path(__file__).resolve().parents[2]
NOW = 1_750_000_000_000
OURS = Wire(wire)


def table() -> wire.TableInfo:
    return wire.TableInfo(
        id="t1",
        game="tiny_epic_kingdoms",
        ruleset="tiny_epic_kingdoms@1",
        state="playing",
        players=2,
        options={"find_tokens": True},
        host="p1",
        public=True,
        spectators=True,
        clock=wire.Clock("live", 300_000, 5_000),
        seats=(
            wire.SeatInfo(0, "person", "p1", "Anna", left_ms=1, deadline=NOW),
            wire.SeatInfo(1, "bot", bot="greedy"),
        ),
        seq=3,
        created=NOW,
        plea=wire.Plea(0, 1, 3, (), (1,)),
        result=wire.Result((3, 4), (1,), (("score-armies", (3, 4)),), (0,)),
    )


def position() -> wire.Position:
    match = realms.new_match("tiny_epic_kingdoms", players=3, seed=1, options={"find_tokens": True})
    for _ in range(40):
        due = next(d for d in match.due if not d.optional)
        match.apply(due.seat, due.options[0].key)
    due = next(d for d in match.due if not d.optional)
    options = tuple([wire.Option(o.key, o.verb, o.refs) for o in due.options])
    question = wire.Question(due.prompt, due.rule, dict(due.args), due.optional, options)
    scene = realms.spec("tiny_epic_kingdoms").scene(realms.view(match, due.seat))
    return wire.Position(scene, (wire.Asked(due.seat, due.prompt, False),), (question,), 1)


def samples() -> list[wire.Frame]:
    event = wire.Event(3, "gained", {"who": 1, "what": "?"})
    line = wire.ChatLine(1, "p1", "Anna", "<b>hello</b>", NOW)
    standing = wire.Standing("*", "pass", "turn")
    return [
        wire.Hello(wire.WIRE, "0.1", table(), 0, NOW, (line,), (standing,)),
        wire.Full(3, "abc", position(), (event,), stale=True),
        wire.Patch(4, "abc", "def", (wire.Change("due", 0, 1, ({"prompt": "x"},)),), (event,), back=2),
        wire.TableNow(table(), NOW),
        wire.Clocks((None, 5), (NOW, None), NOW),
        wire.Said(line),
        wire.Reasons((wire.Refused(wire.Option("to:a1", "to", ("a1",)), "TEK-PATROL-02"),), 4),
        wire.Orders((standing,)),
        wire.Sorry("stale", "Too late."),
        wire.Pong(NOW),
        wire.Bye("restart", "Back soon.", 500),
    ]


def test_there_is_a_sample_of_each_frame() -> None:
    assert {type(frame) for frame in samples()} == set(get_args(wire.Frame))


@pytest.mark.parametrize("frame", samples(), ids=lambda frame: frame.type)
def test_what_is_sent_fits_the_schema(frame: wire.Frame) -> None:
    schema = TypeAdapter(type(frame)).json_schema(mode="serialization")
    sent = json.loads(msgspec.json.encode(frame))
    jsonschema_rs.validator_for(schema).validate(sent)
    assert TypeAdapter(wire.Frame).validate_python(sent) == frame


@cache
def interfaces() -> dict[str, dict[str, str]]:
    """Fields and types of each interface, as TypeScript has them."""
    text = re.sub(r"/\*\*.*?\*/", "", OURS.typescript(), flags=re.DOTALL)
    found = re.findall(r"export interface (\w+) \{(.*?)\n\}", text, flags=re.DOTALL)
    return {name: dict(re.findall(r"^  (\w+\??): (.*);$", body, flags=re.MULTILINE)) for name, body in found}


@pytest.mark.parametrize("frame", samples(), ids=lambda frame: frame.type)
def test_what_is_sent_has_exactly_the_fields_that_typescript_expects(frame: wire.Frame) -> None:
    known = interfaces()

    def compare(value: Any, plain: Any) -> None:
        if dataclasses.is_dataclass(value):
            assert list(plain) == list(known[type(value).__name__])
            for field in dataclasses.fields(value):
                compare(getattr(value, field.name), plain[field.name])
        elif isinstance(value, tuple):
            for one, other in zip(value, plain, strict=True):
                compare(one, other)

    compare(frame, json.loads(msgspec.json.encode(frame)))


def test_every_class_is_written() -> None:
    classes = [
        value for value in vars(wire).values() if isinstance(value, type) and dataclasses.is_dataclass(value)
    ]
    ours = {cls.__name__ for cls in classes if cls.__module__.startswith("realms.")}
    assert len(ours) > 50 and ours <= set(interfaces())


def test_what_clients_send_may_leave_out_what_has_a_default() -> None:
    known = interfaces()
    assert known["Undo"] == {"type": '"undo"', "seq": "number", "all?": "boolean"}
    assert known["TableForm"]["clock?"] == "ClockInput"
    assert "kind?" in known["ClockInput"] and "kind" in known["Clock"]
    assert known["Order"]["standing"] == "StandingInput"
    assert known["Orders"]["standing"] == "Standing[]"


def test_types_and_sentences() -> None:
    known, text = interfaces(), OURS.typescript()
    assert known["Result"]["sheet"] == "[string, number[]][]"
    assert known["Clocks"]["deadline"] == "(Millis | null)[]"
    assert known["Question"]["args"] == "{ [name: string]: Arg }"
    assert known["Scene"]["boards"] == "Board[]"
    assert known["Line"]["points"] == "Point[]", "a line of a board, not a line of text"
    assert known["ChatForm"]["text"] == "string"
    assert 'export type TableState = "open" | "playing" | "finished" | "closed";' in text
    assert "export type Frame =\n  | Hello\n" in text
    assert f"export const WIRE = {wire.WIRE};" in text
    assert "  /** Begin at once; every seat must be taken. */\n  start?: boolean;" in text


def test_a_type_without_typescript_is_told() -> None:
    [shape] = read("@dataclass\nclass Odd:\n    things: set[str]\n", {})
    with pytest.raises(BadWire, match=r"no TypeScript for set\[str\]"):
        OURS._type(shape.members[0].type, False)  # type: ignore[union-attr]


EDITS = count()
"""Each edited wire has a name of its own: what was imported by a name stays imported."""


def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> Wire:
    """The wire as it would be after these changes to its source."""
    name = f"realms.server.wire_edited_{next(EDITS)}"
    folder = tmp_path / name
    shutil.copytree(Path(wire.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for old, new in changes:
        [file] = [file for file in folder.iterdir() if old in file.read_text(encoding="utf-8")]
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, folder / "__init__.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return Wire(module)


MORE = ('    code: str\n    message: str\n    type: Literal["sorry"]', '    code: str\n    type: Literal["sorry"]')
HIGHER = (f"WIRE: Final = {wire.WIRE}\n", f"WIRE: Final = {wire.WIRE + 1}\n")


@pytest.mark.parametrize(
    "change",
    [
        MORE,
        ("max_length=500", "max_length=501"),
        ("all: bool = False", "all: bool = True"),
        (" | Pong | Bye\n", " | Pong\n"),
        ('policy: Literal["ask", "pass", "fits"]', 'policy: Literal["ask", "pass", "war"]'),
    ],
    ids=["field", "limit", "default", "frame", "literal"],
)
def test_a_changed_wire_needs_a_higher_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str]
) -> None:
    write(OURS, tmp_path)
    check(OURS, tmp_path)
    changed = edited(tmp_path, monkeypatch, change)
    before = (tmp_path / "wire.ts").read_text(encoding="utf-8")
    with pytest.raises(BadWire, match=f"has changed but WIRE is still {wire.WIRE}: raise it"):
        check(changed, tmp_path)
    with pytest.raises(BadWire, match="raise it"):
        write(changed, tmp_path)
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == before

    raised = edited(tmp_path, monkeypatch, change, HIGHER)
    with pytest.raises(BadWire, match="out of date: run make regen"):
        check(raised, tmp_path)
    write(raised, tmp_path)
    check(raised, tmp_path)


def test_another_sentence_is_no_other_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(OURS, tmp_path)
    reworded = edited(tmp_path, monkeypatch, ("The answer to `why`.", "Answers `why`."))
    with pytest.raises(BadWire, match="out of date"):
        check(reworded, tmp_path)
    write(reworded, tmp_path)
    check(reworded, tmp_path)


def test_a_wire_that_was_never_released_may_keep_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(OURS, tmp_path)
    changed = edited(tmp_path, monkeypatch, MORE)
    write(changed, tmp_path, same_version=True)
    check(changed, tmp_path)


def test_a_lower_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(edited(tmp_path, monkeypatch, HIGHER), tmp_path)
    with pytest.raises(BadWire, match="raise it"):
        check(edited(tmp_path, monkeypatch), tmp_path)


def test_the_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path / "gen")]
    assert main(["--check", *folder]) == 1
    assert "out of date" in capsys.readouterr().err
    assert main(folder) == 0
    assert main(["--check", *folder]) == 0


def test_the_committed_file_is_up_to_date() -> None:
    check(OURS, ROOT / "web" / "src" / "gen")
