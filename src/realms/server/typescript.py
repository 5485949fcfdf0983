"""Writes web/src/gen/wire.ts: the classes of wire/ as TypeScript, and a lock that holds their version.

    python -m realms.server.typescript [--write [--same-version] | --check]

The source is read, not only the classes, so names of types and the sentences about fields are kept. What the
server sends is always complete; in what clients send, fields with a default may be left out. Where a class goes
both ways, the form in which clients send it is called …Input. A wire that has changed needs a higher WIRE: clients
could not tell otherwise.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin

from pydantic import TypeAdapter

from realms.kernel.model import RealmsError

FOLDER: Final = Path("web/src/gen")
SOURCE: Final = "realms.server.wire"
WIDTH: Final = 100
PLAIN: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}


class BadWire(RealmsError):
    """A wire that has no TypeScript, or that changed without a new version; one sentence."""


@dataclass(frozen=True, slots=True)
class Member:
    name: str
    type: ast.expr
    default: bool
    doc: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A dataclass as it stands in the source."""

    name: str
    doc: str
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    doc: str


class Wire:
    """All that goes over the line: the dataclasses of a module, and of our others that it takes some from."""

    def __init__(self, module: ModuleType) -> None:
        self.version: Final[int] = module.WIRE
        self.modules: Final = _modules(module)
        found = [(home, item) for home in self.modules for item in read(_source(home), vars(home))]
        self.items: Final = {item.name: item for _, item in found}
        self.types: Final = {item.name: vars(home)[item.name] for home, item in found}
        if len(self.items) != len(found):
            raise BadWire("Two classes of the wire have the same name.")
        roots = [name for name in self.items if name == "Command" or name.endswith("Form")]
        self.incoming: Final = self._reached(roots)
        shapes = [name for name, item in self.items.items() if isinstance(item, Shape)]
        self.outgoing: Final = self._reached([name for name in shapes if name not in self.incoming])
        self.both: Final = frozenset(n for n in self.incoming & self.outgoing if self._differs(n))

    def _reached(self, names: list[str]) -> frozenset[str]:
        """These names and whatever they use."""
        found: set[str] = set()
        todo = list(names)
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += self._uses(name)
        return frozenset(found)

    def _uses(self, name: str) -> list[str]:
        item = self.items[name]
        types = [item.type] if isinstance(item, Alias) else [member.type for member in item.members]
        return [n.id for t in types for n in ast.walk(t) if isinstance(n, ast.Name) and n.id in self.items]

    def _differs(self, name: str) -> bool:
        """Does something in it have a default?"""
        reached = [self.items[n] for n in self._reached([name])]
        return any(member.default for item in reached if isinstance(item, Shape) for member in item.members)

    def typescript(self) -> str:
        """The whole file."""
        source = self.modules[-1].__name__
        parts = [
            f"// Written by realms.server.typescript from {source}.\n// Never edit by hand (make regen).",
            f"{_comment('The version of everything in this file.')}export const WIRE = {self.version};",
        ]
        for name, item in self.items.items():
            parts.append(self._written(item, "", name in self.incoming and name not in self.outgoing))
            if name in self.both:
                parts.append(self._written(item, "Input", True))
        return "\n\n".join(parts) + "\n"

    def _written(self, item: Shape | Alias, suffix: str, sent: bool) -> str:
        """`sent`: by clients, who may leave out what has a default."""
        name = item.name + suffix
        body = self._alias(name, item, sent) if isinstance(item, Alias) else self._interface(name, item, sent)
        return _comment(item.doc) + body

    def _interface(self, name: str, shape: Shape, sent: bool) -> str:
        lines = [f"export interface {name} {{"]
        for member in shape.members:
            mark = "?" if sent and member.default else ""
            field = f"{member.name}{mark}: {self._type(member.type, sent)};"
            lines.append(textwrap.indent(_comment(member.doc) + field, "  "))
        return "\n".join([*lines, "}"])

    def _alias(self, name: str, alias: Alias, sent: bool) -> str:
        type_ = self._type(alias.type, sent)
        line = f"export type {name} = {type_};"
        if len(line) <= WIDTH:
            return line
        return f"export type {name} =" + "".join([f"\n  | {member}" for member in type_.split(" | ")]) + ";"

    def _type(self, node: ast.expr, sent: bool) -> str:
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in PLAIN:
                return PLAIN[name]
            case ast.Name(id=name) if name in self.items:
                return f"{name}Input" if sent and name in self.both else name
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._type(left, sent)} | {self._type(right, sent)}"
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
                return self._type(inner, sent)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
                literals = values.elts if isinstance(values, ast.Tuple) else [values]
                return " | ".join(json.dumps(ast.literal_eval(value)) for value in literals)
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), value])):
                return f"{{ [name: string]: {self._type(value, sent)} }}"
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                return _array(self._type(inner, sent))
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[*inners, last])):
                if isinstance(last, ast.Constant) and last.value is Ellipsis:
                    return _array(self._type(inners[0], sent))
                return f"[{', '.join(self._type(inner, sent) for inner in [*inners, last])}]"
        raise BadWire(f"There is no TypeScript for {ast.unparse(node)}.")

    def schema(self) -> dict[str, Any]:
        """What goes over the line as JSON schema, without words that mean nothing to a program."""
        inputs: list[tuple[str, Any, TypeAdapter[Any]]] = []
        for name in sorted(self.items):
            adapter: TypeAdapter[Any] = TypeAdapter(self.types[name])
            if name in self.incoming:
                inputs.append((name, "validation", adapter))
            if name in self.outgoing or name not in self.incoming:
                inputs.append((name, "serialization", adapter))
        schemas, definitions = TypeAdapter.json_schemas(inputs)
        shown = {f"{name} {mode}": schema for (name, mode), schema in schemas.items()}
        return {"classes": _bare(shown, names=True), **_bare(definitions)}

    @cached_property
    def fingerprint(self) -> str:
        """Another one for another wire; words about it do not count."""
        return hashlib.sha256(json.dumps(self.schema(), sort_keys=True).encode()).hexdigest()


def _modules(module: ModuleType) -> list[ModuleType]:
    """Where the dataclasses that a module holds are written: other modules first, itself last."""
    homes = {
        value.__module__ for value in vars(module).values() if isinstance(value, type) and is_dataclass(value)
    }
    others = [name for name in sorted(homes) if name.startswith("realms.") and name != module.__name__]
    return [*[importlib.import_module(name) for name in others], module]


def _source(module: ModuleType) -> str:
    assert module.__file__ is not None
    return Path(module.__file__).read_text(encoding="utf-8")


def read(source: str, values: Mapping[str, object]) -> Iterator[Shape | Alias]:
    """The dataclasses and names of types in a module, in their order; `values` are what its names stand for. Names
    of limited texts and numbers are left out: TypeScript knows no limits."""
    tree = ast.parse(source)
    limited = _limited(values)
    Unlimited(limited).visit(tree)
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.ClassDef(name=name, decorator_list=[_, *_]):
                yield Shape(name, ast.get_docstring(node) or "", tuple(_members(node)))
            case ast.AnnAssign() | ast.Assign() if (found := _alias(node)) and found[0] not in limited:
                yield Alias(*found, _sentence(after))


def _alias(node: ast.stmt) -> tuple[str, ast.expr] | None:
    """Name and type, if a type gets a name here."""
    match node:
        case ast.AnnAssign(
            target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as type_
        ):
            return name, type_
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as type_):
            return name, type_
    return None


def _limited(values: Mapping[str, object]) -> dict[str, str]:
    """Names of texts and numbers within limits, and what these are without."""
    plain = {name: get_args(value)[0] for name, value in values.items() if get_origin(value) is Annotated}
    return {name: type_.__name__ for name, type_ in plain.items() if isinstance(type_, type)}


class Unlimited(ast.NodeTransformer):
    """Puts what they are without limits in place of names of limited texts and numbers."""

    def __init__(self, limited: dict[str, str]) -> None:
        self.limited: Final = limited

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self.limited.get(node.id, node.id), node.ctx)


def _members(node: ast.ClassDef) -> Iterator[Member]:
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            yield Member(item.target.id, item.annotation, item.value is not None, _sentence(after))


def _sentence(node: ast.stmt | None) -> str:
    """The string below a field or a name, which tells about it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _array(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _comment(doc: str) -> str:
    if not doc:
        return ""
    if "\n" not in doc:
        return f"/** {doc} */\n"
    return "/**\n" + "".join([f" * {line}".rstrip() + "\n" for line in doc.splitlines()]) + " */\n"


def _bare(schema: Any, *, names: bool = False) -> Any:
    """Without titles and descriptions. `names`: the keys here are names of fields or classes."""
    if isinstance(schema, dict):
        keep = [key for key in schema if names or key not in ("title", "description")]
        return {key: _bare(schema[key], names=not names and key in ("properties", "$defs")) for key in keep}
    return [_bare(one) for one in schema] if isinstance(schema, list) else schema


def check(wire: Wire, folder: Path) -> None:
    """Raises BadWire, with what is to be done, if the files are not what would be written."""
    _same_or_newer(wire, folder)
    file = folder / "wire.ts"
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    if _lock(folder) != (wire.version, wire.fingerprint) or written != wire.typescript():
        raise BadWire(f"{file} is out of date: run make regen.")


def write(wire: Wire, folder: Path, *, same_version: bool = False) -> None:
    """Write the TypeScript and the lock. Raises BadWire if the wire changed and its version did not."""
    if not same_version:
        _same_or_newer(wire, folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wire.ts").write_text(wire.typescript(), encoding="utf-8")
    lock = json.dumps({"wire": wire.version, "schema": wire.fingerprint}, indent=2)
    (folder / "wire.lock.json").write_text(f"{lock}\n", encoding="utf-8")


def _lock(folder: Path) -> tuple[int, str]:
    """Version and fingerprint of what was last written."""
    file = folder / "wire.lock.json"
    if not file.exists():
        return 0, ""
    raw = json.loads(file.read_text(encoding="utf-8"))
    return raw["wire"], raw["schema"]


def _same_or_newer(wire: Wire, folder: Path) -> None:
    version, fingerprint = _lock(folder)
    if wire.version < version or (wire.version == version and wire.fingerprint != fingerprint):
        raise BadWire(
            f"The wire has changed but WIRE is still {wire.version}: raise it there, then run make regen."
        )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.server.typescript", description="Write wire.ts.")
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--write", action="store_true", help="write the file (as without any option)")
    task.add_argument("--check", action="store_true", help="only tell whether it is out of date")
    parser.add_argument("--same-version", action="store_true", help="write a changed wire that was never released")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where wire.ts and its lock are")
    asked = parser.parse_args(arguments)
    try:
        wire = Wire(importlib.import_module(SOURCE))
        if asked.check:
            check(wire, asked.folder)
        else:
            write(wire, asked.folder, same_version=asked.same_version)
    except BadWire as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
