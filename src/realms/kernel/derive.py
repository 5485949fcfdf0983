"""Writes games/<game>/derived.py: clone, dump, load, project and zones as plain typed source.

The constructor is the declaration: every parameter of a final Part has a type and a visibility, and an
attribute of the same name. This module runs interpreted only (compiled classes carry no annotations);
what it writes is committed, compiled and as fast as written by hand. A parameter without visibility
stops it, so forgetting fails closed.

    python -m realms.kernel.derive realms.games.tiny_epic_kingdoms [--check]
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
import types
import typing
from pathlib import Path
from typing import Any, get_args

from .emitter import Emitter, Field, Undeclared, fields, is_part, strip
from .frame import Frame, Steps
from .match import Derived, Match

KERNEL_PARTS = ("Rng", "Zone")


def parts(package: str) -> list[type]:
    """All final Part classes defined in a package (or one module), by module and then by place in it."""
    root = importlib.import_module(package)
    names = [package]
    if hasattr(root, "__path__"):
        names += sorted(m.name for m in pkgutil.walk_packages(root.__path__, package + "."))
    found: list[type] = []
    for name in names:
        if name.endswith(".derived"):
            continue
        module = importlib.import_module(name)
        for cls in vars(module).values():
            if is_part(cls) and cls.__module__ == name and getattr(cls, "__final__", False):
                found.append(cls)
    return found


def used_kernel_parts(classes: list[type]) -> list[type]:
    """Final kernel parts (Modifier) that fields of these classes hold."""
    out: list[type] = []

    def visit(t: Any) -> None:
        t = strip(t)
        for a in get_args(t):
            visit(a)
        ours = is_part(t) and t.__module__.startswith("realms.kernel") and getattr(t, "__final__", False)
        if ours and t.__name__ not in KERNEL_PARTS and t not in out:
            out.append(t)

    for cls in classes:
        for f in fields(cls):
            visit(f.type)
    return out


def used_newtypes(classes: list[type]) -> list[Any]:
    """The NewTypes that fields of these classes are made of: loading wraps values in them."""
    out: list[Any] = []

    def visit(t: Any) -> None:
        if isinstance(t, typing.NewType) and t not in out:
            out.append(t)
        for a in get_args(t):
            visit(a)

    for cls in classes:
        for f in fields(cls):
            visit(f.type)
    return out


def emit(package: str) -> str:
    """The text of derived.py."""
    classes = parts(package)
    classes = used_kernel_parts(classes) + classes
    roots = [c for c in classes if issubclass(c, Match)]
    if len(roots) != 1:
        raise Undeclared(f"{package} needs exactly one final Match subclass, found {len(roots)}")
    names = [c.__name__ for c in classes]
    if len(set(names)) != len(names):
        raise Undeclared(f"{package}: two parts have the same name")
    out: list[str] = []
    for cls in classes:
        out += emit_class(cls)
    frames = [c for c in classes if issubclass(c, Frame)]
    out += emit_frames(frames)
    out += emit_tables(classes, roots[0])
    return header(package, classes, "\n".join(out)) + "\n".join(out) + "\n"


def header(package: str, classes: list[type], body: str) -> str:
    lines = [
        '"""Written by realms.kernel.derive from the constructors; never edit by hand (`make regen`)."""',
        "",
        "# ruff: noqa",
        "# fmt: off",
        "from __future__ import annotations",
        "",
        "from collections.abc import Callable",
        "from typing import Any, Final",
        "",
    ]
    for module, wanted in (
        ("codec", ("a_bool", "a_dict", "a_list", "a_step", "a_str", "an_int", "present")),
        ("codec", ("dump_Rng", "dump_Zone", "load_Rng", "load_Zone")),
        ("effects", ("node",)),
        ("frame", ("Frame",)),
        ("match", ("Derived",)),
        ("model", ("BadSave",)),
        ("rng", ("Rng", "clone_Rng")),
        ("zones", ("Zone", "clone_Zone", "project_Zone")),
    ):
        used = [w for w in wanted if w in body]
        if used:
            lines.append(f"from realms.kernel.{module} import {', '.join(used)}")
    by_module: dict[str, list[str]] = {}
    for named in [*classes, *used_newtypes(classes)]:
        by_module.setdefault(named.__module__, []).append(named.__name__)
    for module in sorted(by_module):
        lines.append(f"from {module} import {', '.join(sorted(by_module[module]))}")
    return "\n".join(lines) + "\n\n\n"


def emit_class(cls: type) -> list[str]:
    n, fs, e = cls.__name__, fields(cls), Emitter()
    # By position, in the constructor's own order: a quarter faster than by keyword, and drift is checked.
    clone = ", ".join(e.clone(f.type, "o." + f.name) for f in fs)
    dump = ", ".join([f'"is": "{n}"', *(f'"{f.name}": {e.dump(f.type, "o." + f.name)}' for f in fs)])
    load = ", ".join(f"{f.name}={load_field(cls, f, e)}" for f in fs)
    shown = [f for f in fs if f.visibility != "secret"]
    project = ", ".join(
        [f'"is": "{n}"', *(f'"{f.name}": {e.project(f.type, "o." + f.name, f.visibility)}' for f in shown)]
    )
    zones = [line for f in fs for line in e.zones(f.type, "o." + f.name)] or ["return None"]
    return [
        f"def clone_{n}(o: {n}) -> {n}:",
        f"    return {n}({clone})",
        "",
        "",
        f"def dump_{n}(o: {n}) -> dict[str, object]:",
        f"    return {{{dump}}}",
        "",
        "",
        f"def load_{n}(raw: object) -> {n}:",
        "    d = a_dict(raw)",
        f"    return {n}({load})",
        "",
        "",
        f"def project_{n}(o: {n}, s: int) -> dict[str, object]:",
        f"    return {{{project}}}",
        "",
        "",
        f"def zones_{n}(o: {n}, out: list[Zone]) -> None:",
        *("    " + line for line in zones),
        "",
        "",
    ]


def load_field(cls: type, f: Field, e: Emitter) -> str:
    if f.name == "at" and issubclass(cls, Steps):
        return f'a_step(present(d, "at"), {cls.__name__}.ORDER, {cls.__name__}.STEPS_WERE)'
    value = e.load(f.type, f'd["{f.name}"]')
    if f.default is inspect.Parameter.empty:
        return e.load(f.type, f'present(d, "{f.name}")')
    default = f"{f.type.__name__}({f.default!r})" if isinstance(f.type, typing.NewType) else repr(f.default)
    return f'({value}) if "{f.name}" in d else {default}'


def emit_frames(frames: list[type]) -> list[str]:
    """Dispatch by class for frames, by name when loading."""
    out: list[str] = []
    for op, signature, result in (
        ("clone", "", "Frame"),
        ("dump", "", "dict[str, object]"),
        ("project", ", s: int", "dict[str, object]"),
        ("zones", ", out: list[Zone]", "None"),
    ):
        rows = ", ".join(f"{c.__name__}: {op}_{c.__name__}" for c in frames)
        extra = {"project": ", s", "zones": ", out"}.get(op, "")
        out += [
            f"_{op.upper()}: Final[dict[type[Frame], Callable[..., Any]]] = {{{rows}}}",
            "",
            "",
            f"def {op}_frame(f: Frame{signature}) -> {result}:",
        ]
        if op == "zones":
            out += [f"    _{op.upper()}[type(f)](f{extra})", "", ""]
        else:
            out += [f"    done: {result} = _{op.upper()}[type(f)](f{extra})", "    return done", "", ""]
    rows = ", ".join(f'"{c.__name__}": load_{c.__name__}' for c in frames)
    was = {old: c.__name__ for c in frames for old in c.__dict__.get("WAS", ())}
    out += [
        f"_LOAD: Final[dict[str, Callable[[object], Frame]]] = {{{rows}}}",
        f"_WAS: Final[dict[str, str]] = {was!r}",
        "",
        "",
        "def load_frame(raw: object) -> Frame:",
        '    name = a_str(a_dict(raw).get("is"))',
        "    load = _LOAD.get(_WAS.get(name, name))",
        "    if load is None:",
        '        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")',
        "    return load(raw)",
        "",
        "",
    ]
    return out


def emit_tables(classes: list[type], root: type) -> list[str]:
    shape = [f"    {c.__name__}: {tuple(f.name for f in fields(c))!r}," for c in classes]
    n = root.__name__
    return [
        "SHAPE: Final[dict[type, tuple[str, ...]]] = {",
        *shape,
        "}",
        "",
        f"DERIVED: Final = Derived(clone_{n}, dump_{n}, load_{n}, project_{n}, zones_{n}, SHAPE)",
    ]


def drift(package: str) -> list[str]:
    """What differs between the committed derived.py and what would be written now; empty if nothing."""
    path = derived_path(package)
    if not path.exists():
        return [f"{path} is missing"]
    return [] if path.read_text() == emit(package) else [f"{package}.derived is out of date: run make regen"]


def derived_path(package: str) -> Path:
    root = importlib.import_module(package)
    assert root.__file__ is not None
    return Path(root.__file__).parent / "derived.py"


def stray_attributes(package: str, match: Match) -> list[str]:
    """Attributes of live parts that are not declared: they would be lost in every copy.

    Under a compiled kernel parts do not tell their attributes, and nothing is found.
    """
    transient = {"due", "explain", "header", "log", "moves", "last"}
    found: list[str] = []
    declared = {c.__name__: {f.name for f in fields(c)} for c in parts(package)}
    for part in [match, *match.stack]:
        extra = set(getattr(part, "__dict__", {})) - declared[type(part).__name__] - transient
        found += [f"{type(part).__name__}.{name} is not declared" for name in sorted(extra)]
    return found


def stand_in(package: str) -> None:
    """The game imports its derived module, which may be missing or stale just now: give it an empty one."""
    empty: Any = types.ModuleType(package + ".derived")
    nothing: Any = None
    empty.DERIVED = Derived(nothing, nothing, nothing, nothing, nothing, {})
    sys.modules[package + ".derived"] = empty


def main() -> None:
    arguments = [a for a in sys.argv[1:] if not a.startswith("-")]
    failed = False
    for package in arguments:
        stand_in(package)
        if "--check" in sys.argv:
            for line in drift(package):
                print(line, file=sys.stderr)
                failed = True
        else:
            path = derived_path(package)
            path.write_text(emit(package))
            print(f"wrote {path.name} of {package}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
