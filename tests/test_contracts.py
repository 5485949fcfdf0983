"""What the source may not do: reach for the outside world, depend on the order of a set, grow too long."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "realms"

WORLD = {"datetime", "os", "random", "secrets", "time", "uuid"}
"""Modules that make a match depend on more than its seed and its choices."""

ORDERLESS = {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}
"""Calls whose result does not depend on the order of what they are given."""

LONGEST = 600


def files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def rules() -> list[Path]:
    return files("src/realms/kernel", "src/realms/games")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and absolute module name of every import in a file, wherever it stands."""
    package = path.relative_to(SOURCE).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from . import battle` names modules, `from .model import Seat` names things in one.
            if node.module is None or module in {"realms", "realms.games"}:
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def allowed(module: str, inside: tuple[str, ...]) -> bool:
    top = module.partition(".")[0]
    if top == "realms":
        return any(module == home or module.startswith(f"{home}.") for home in inside)
    return top == "mypy_extensions" or (top in sys.stdlib_module_names and top not in WORLD)


@pytest.mark.parametrize("path", rules(), ids=name_of)
def test_rules_import_only_the_standard_library_and_what_lies_below(path: Path) -> None:
    """The kernel imports itself; a game imports the kernel and itself. Neither reads a clock or rolls a die."""
    parts = path.relative_to(PACKAGE).parts
    inside: tuple[str, ...] = ("realms.kernel",)
    if parts[0] == "games":
        inside += (f"realms.games.{parts[1]}",) if len(parts) > 2 else ("realms.games",)
    wrong = [f"line {line}: {module}" for line, module in imports(path) if not allowed(module, inside)]
    assert not wrong, f"{name_of(path)} imports what it must not: {', '.join(wrong)}"


def is_set(node: ast.expr) -> bool:
    """Whether an expression is a set on the face of it."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"frozenset", "set"}


def iterated_sets(tree: ast.Module) -> Iterator[int]:
    """Lines where a set is walked in its own order: loops, comprehensions, list(…), join(…) and the like."""
    harmless: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
            harmless.update(id(argument) for argument in node.args)
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and is_set(node.iter):
            yield node.lineno
        elif isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp) and id(node) not in harmless:
            yield from (node.lineno for part in node.generators if is_set(part.iter))
        elif isinstance(node, ast.Call) and any(is_set(argument) for argument in node.args):
            ordered = isinstance(node.func, ast.Name) and node.func.id in {
                "enumerate",
                "list",
                "map",
                "tuple",
            }
            joined = isinstance(node.func, ast.Attribute) and node.func.attr in {"extend", "join"}
            if ordered or joined:
                yield node.lineno
        elif isinstance(node, ast.Starred) and is_set(node.value):
            yield node.lineno


@pytest.mark.parametrize("path", rules(), ids=name_of)
def test_rules_never_walk_a_set(path: Path) -> None:
    """A set of strings has another order in each process, so a match would not replay. Sort it first."""
    lines = sorted(iterated_sets(ast.parse(path.read_text(encoding="utf-8"))))
    assert not lines, f"{name_of(path)} iterates a set on line {', '.join(map(str, lines))}: sort it"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("for x in {1, 2}: pass", 1),
        ("for x in set(y): pass", 1),
        ("z = [x for x in frozenset(y)]", 1),
        ("z = list({a for a in y})", 1),
        ("z = ', '.join(set(y))", 1),
        ("z = [*{1, 2}]", 1),
        ("for x in sorted(set(y)): pass", 0),
        ("z = sum(x for x in {1, 2})", 0),
        ("z = {f(x) for x in set(y)}", 0),
        ("if x in {1, 2}: pass", 0),
    ],
)
def test_the_search_for_walked_sets_finds_them(code: str, found: int) -> None:
    assert len(list(iterated_sets(ast.parse(code)))) == found


def test_the_reading_of_imports_understands_relative_ones() -> None:
    path = PACKAGE / "kernel" / "match.py"
    found = {module for _, module in imports(path)}
    assert "realms.kernel.model" in found
    assert not allowed("random", ("realms.kernel",))
    assert not allowed("os.path", ("realms.kernel",))
    assert not allowed("rich.table", ("realms.kernel",))
    assert not allowed("realms.games.x", ("realms.kernel",))
    assert allowed("realms.kernel.model", ("realms.kernel",))
    assert allowed("collections.abc", ("realms.kernel",))


def is_table(path: Path) -> bool:
    """Data tables and generated files may be as long as they need to be."""
    return "data" in path.parent.parts or path.name == "derived.py"


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in files("src", "tests", "bench")
        if not is_table(path)
    }
    too_long = {name: lines for name, lines in lengths.items() if lines > LONGEST}
    assert not too_long, f"split these (at most {LONGEST} lines): {too_long}"
