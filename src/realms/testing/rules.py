"""Which rules of a catalogue have a test.

    @rule("TEK-WAR-06", "TEK-WAR-07")
    def test_the_white_flag_is_shown_with_the_dice() -> None: ...

    python -m realms.testing.rules [GAME ...] [--tests DIR] [--json]

Tests are collected and not run. A test counts only if it would run and do something: not one that is skipped,
expected to fail, empty, or that skips itself in its body. The command fails on an id no catalogue has, on
tests that cannot be collected, and on a rule without a test in a game marked complete.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import os
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING

from realms.kernel.model import RealmsError

from . import games

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test (or one `pytest.param`) as a test of these rules."""
    import pytest

    if not ids or not all(isinstance(id, str) for id in ids):
        raise TypeError('write @rule("TEK-WAR-06", ...), with the ids in brackets')
    return pytest.mark.rule(*ids)


def ids_of(item: pytest.Item) -> list[str]:
    """The rule ids a test is marked with."""
    return [str(id) for mark in item.iter_markers("rule") for id in mark.args]


@cache
def known_ids() -> frozenset[str]:
    """The ids of all catalogues."""
    return frozenset(id for game in games.packages() for id in games.catalogue(game) or ())


class CannotCollect(RealmsError):
    """Test files that do not even import: what they cover is not known."""


@dataclass
class Collected:
    """Collected tests by rule id: those that count, and those that do not, with the reason."""

    covering: dict[str, list[str]] = field(default_factory=dict)
    idle: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Coverage:
    """The rules of one game: which tests cover which, and which rules have none."""

    game: str
    complete: bool
    covered: dict[str, list[str]]
    missing: list[str]
    idle: dict[str, list[str]]

    @property
    def total(self) -> int:
        return len(self.covered) + len(self.missing)

    @property
    def ok(self) -> bool:
        return not (self.complete and self.missing)


def why_idle(item: pytest.Item) -> str:
    """Why a test proves nothing, or ""."""
    if item.get_closest_marker("skip") is not None:
        return "skipped"
    if item.get_closest_marker("xfail") is not None:
        return "expected to fail"
    for mark in item.iter_markers("skipif"):
        condition = mark.kwargs.get("condition", mark.args[0] if mark.args else True)
        # Conditions given as text are rare; such a test does not count.
        if condition:
            return "skipped here"
    function = getattr(item, "function", None)
    return why_empty(function) if function is not None else ""


def why_empty(function: object) -> str:
    """Why the body of a test function does nothing, or ""."""
    code = getattr(inspect.unwrap(function), "__code__", None)  # type: ignore[arg-type]
    if code is None:
        return ""
    return _idle_bodies(code.co_filename, _changed(code.co_filename)).get(code.co_firstlineno, "")


def _changed(path: str) -> int:
    return os.stat(path).st_mtime_ns if os.path.exists(path) else 0


@cache
def _idle_bodies(path: str, changed: int) -> dict[int, str]:
    """The functions of a file that do nothing, by the line they begin in (decorators too), and why. A file is
    read once, however many tests it has."""
    try:
        with open(path, encoding="utf-8") as file:
            tree = ast.parse(file.read())
    except (OSError, SyntaxError, ValueError):
        return {}
    found: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (reason := _why_idle_body(node)):
            found[min([node.lineno, *[d.lineno for d in node.decorator_list]])] = reason
    return found


def _why_idle_body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    if all(isinstance(s, ast.Pass) or _is_constant(s) for s in function.body):
        return "empty"
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.skip", "pytest.xfail"):
            return "skips itself"
    return ""


def _is_constant(statement: ast.stmt) -> bool:
    """A docstring or `...`."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


class _Collector:
    """The pytest plugin that listens to one collection."""

    def __init__(self) -> None:
        self.tests = Collected()
        self.errors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            reason = why_idle(item)
            for id in ids_of(item):
                if reason:
                    self.tests.idle.setdefault(id, []).append(f"{item.nodeid} ({reason})")
                else:
                    self.tests.covering.setdefault(id, []).append(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext.strip().splitlines()[-1]}")


def collect(tests: str = "tests") -> Collected:
    """Collect without running. Raises CannotCollect if any test file does not import."""
    import pytest

    listener = _Collector()
    quiet = StringIO()
    arguments = [tests, "--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with redirect_stdout(quiet):
        status = pytest.main(arguments, plugins=[listener])
    if listener.errors:
        raise CannotCollect("; ".join(listener.errors))
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CannotCollect(f"pytest could not collect {tests}: {quiet.getvalue().strip()}")
    return listener.tests


def coverage(game: str, tests: Collected | None = None) -> Coverage:
    """How much of one game's catalogue has tests."""
    found = collect() if tests is None else tests
    ids = games.catalogue(game) or []
    complete = any(spec.id == game and spec.complete for spec in games.specs())
    covered = {id: found.covering[id] for id in ids if id in found.covering}
    idle = {id: found.idle[id] for id in ids if id in found.idle and id not in covered}
    return Coverage(game, complete, covered, [id for id in ids if id not in covered], idle)


def unknown(tests: Collected) -> dict[str, list[str]]:
    """Ids that no catalogue has, and the tests that name them."""
    known = known_ids()
    named = {**tests.idle, **tests.covering}
    return {id: named[id] for id in sorted(named) if id not in known}


def page(found: Coverage) -> list[str]:
    """The coverage of a game in words."""
    part = 100.0 * len(found.covered) / found.total if found.total else 0.0
    mark = "complete" if found.complete else "in progress"
    lines = [f"{found.game}: {len(found.covered)} of {found.total} rules have a test ({part:.1f} %), {mark}"]
    groups: dict[str, list[str]] = {}
    for id in found.missing:
        stem, _, last = id.rpartition("-")
        groups.setdefault(stem, []).append(last)
    lines += [f"  without a test: {stem}-{', '.join(lasts)}" for stem, lasts in groups.items()]
    lines += [f"  does not count for {id}: {', '.join(tests)}" for id, tests in found.idle.items()]
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.testing.rules", description="Rules and their tests.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--tests", default="tests", help="where the tests are")
    parser.add_argument("--json", action="store_true", help="print data instead of text")
    asked = parser.parse_args(arguments)
    chosen = [g for g in games.packages() if games.catalogue(g) is not None]
    strangers = [g for g in asked.games if g not in chosen]
    if strangers or not os.path.isdir(asked.tests):
        wrong = f"no rule catalogue of {', '.join(strangers)}" if strangers else f"no folder {asked.tests}"
        print(f"rules: there is {wrong}", file=sys.stderr)
        return 2
    try:
        tests = collect(asked.tests)
    except CannotCollect as error:
        print(f"rules: {error}", file=sys.stderr)
        return 1
    pages = [coverage(game, tests) for game in asked.games or chosen]
    strays = unknown(tests)
    if asked.json:
        rows = {
            p.game: {"complete": p.complete, "total": p.total, "covered": p.covered, "missing": p.missing}
            for p in pages
        }
        print(json.dumps({"games": rows, "unknown": strays}, indent=1))
    else:
        for found in pages:
            print("\n".join(page(found)))
    for id, named in strays.items():
        print(f"rules: no catalogue has {id}, named by {', '.join(named)}", file=sys.stderr)
    for found in pages:
        if not found.ok:
            print(f"rules: {found.game} is marked complete and has rules without a test", file=sys.stderr)
    return 1 if strays or not all(p.ok for p in pages) else 0


if __name__ == "__main__":
    sys.exit(main())
