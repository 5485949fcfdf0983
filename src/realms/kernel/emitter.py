"""Declared fields, and the expressions derive.py makes of them: one class, one method an operation, by type.

Runs interpreted only, like derive.py.
"""

from __future__ import annotations

import inspect
import types
import typing
from typing import Any, get_args, get_origin, get_type_hints

from .frame import Frame, Part
from .rng import Rng
from .zones import Zone

VISIBILITIES = ("public", "zoned", "sealed", "secret")


class Undeclared(TypeError):
    """A field without a visibility, or of a type the emitter does not know."""


class Field:
    """One constructor parameter."""

    def __init__(self, name: str, type_: Any, visibility: str, default: Any) -> None:
        self.name = name
        self.type = type_
        self.visibility = visibility
        self.default = default


def fields(cls: type) -> list[Field]:
    """The declared fields of a class, in constructor order."""
    constructor: Any = vars(cls).get("__init__") or inspect.getattr_static(cls, "__init__")
    hints = get_type_hints(constructor, include_extras=True)
    found = []
    for name, parameter in inspect.signature(constructor).parameters.items():
        if name == "self":
            continue
        hint: Any = hints.get(name)
        if get_origin(hint) is not typing.Annotated:
            raise Undeclared(f"{cls.__module__}.{cls.__name__}: parameter {name!r} has no visibility")
        if len(hint.__metadata__) != 1 or hint.__metadata__[0] not in VISIBILITIES:
            raise Undeclared(
                f"{cls.__module__}.{cls.__name__}: parameter {name!r} has the marks {hint.__metadata__}"
            )
        found.append(Field(name, get_args(hint)[0], hint.__metadata__[0], parameter.default))
    return found


def strip(t: Any) -> Any:
    """Without NewTypes and marks."""
    while True:
        if get_origin(t) is typing.Annotated:
            t = get_args(t)[0]
        elif isinstance(t, typing.NewType):
            t = t.__supertype__
        else:
            return t


def is_part(t: Any) -> bool:
    return isinstance(t, type) and issubclass(t, Part)


def is_node(t: Any) -> bool:
    t = get_origin(t) or t
    return isinstance(t, type) and any(c.__name__ == "Effect" for c in t.__mro__)


def holds_part(t: Any) -> bool:
    t = strip(t)
    return is_part(t) or any(holds_part(a) for a in get_args(t))


def optional(t: Any) -> Any:
    """The T of T | None, or None."""
    if get_origin(t) in (types.UnionType, typing.Union):
        rest = [x for x in get_args(t) if x is not type(None)]
        if len(rest) == 1 and len(get_args(t)) == 2:
            return rest[0]
        raise Undeclared(f"unions other than T | None are not supported: {t}")
    return None


class Emitter:
    """Expressions for one operation, by type."""

    def __init__(self) -> None:
        self.depth = 0
        self.loops = 0

    def var(self) -> str:
        self.depth += 1
        return "xyzuvw"[self.depth - 1]

    def each(self, t: Any, make: Any) -> tuple[str, str]:
        """A fresh variable and the expression of an element of type t."""
        x = self.var()
        e = make(t, x)
        self.depth -= 1
        return x, e

    def clone(self, t: Any, v: str) -> str:
        t = strip(t)
        o, a = get_origin(t), get_args(t)
        if o is list:
            x, e = self.each(a[0], self.clone)
            return f"{v}[:]" if e == x else f"[{e} for {x} in {v}]"
        if o is dict:
            x, e = self.each(a[1], self.clone)
            return f"{v}.copy()" if e == x else f"{{k: {e} for k, {x} in {v}.items()}}"
        if o is tuple and holds_part(t):
            raise Undeclared(f"a tuple is shared between copies and cannot hold parts: {t}")
        inner = optional(t)
        if inner is not None:
            e = self.clone(inner, v)
            return v if e == v else f"None if {v} is None else {e}"
        if is_part(t):
            return f"clone_frame({v})" if t is Frame else f"clone_{t.__name__}({v})"
        return v

    def dump(self, t: Any, v: str) -> str:
        t = strip(t)
        o, a = get_origin(t), get_args(t)
        if o is list:
            x, e = self.each(a[0], self.dump)
            return f"{v}[:]" if e == x else f"[{e} for {x} in {v}]"
        if o is tuple:
            if len(a) == 2 and a[1] is Ellipsis:
                x, e = self.each(a[0], self.dump)
                return f"list({v})" if e == x else f"[{e} for {x} in {v}]"
            return "[" + ", ".join(self.dump(b, f"{v}[{i}]") for i, b in enumerate(a)) + "]"
        if o is dict:
            x, e = self.each(a[1], self.dump)
            return f"[[{self.dump(a[0], 'k')}, {e}] for k, {x} in sorted({v}.items())]"
        inner = optional(t)
        if inner is not None:
            e = self.dump(inner, v)
            return v if e == v else f"None if {v} is None else {e}"
        if is_part(t):
            return f"dump_frame({v})" if t is Frame else f"dump_{t.__name__}({v})"
        if is_node(t):
            return f"{v}.id"
        if t in (int, str, bool):
            return v
        raise Undeclared(f"cannot dump {t}")

    def load(self, t: Any, v: str) -> str:
        if isinstance(t, typing.NewType):
            return f"{t.__name__}({self.load(t.__supertype__, v)})"
        t = strip(t)
        o, a = get_origin(t), get_args(t)
        if o is list:
            x, e = self.each(a[0], self.load)
            return f"[{e} for {x} in a_list({v})]"
        if o is tuple:
            if len(a) == 2 and a[1] is Ellipsis:
                x, e = self.each(a[0], self.load)
                return f"tuple([{e} for {x} in a_list({v})])"
            return "(" + ", ".join(self.load(b, f"a_list({v})[{i}]") for i, b in enumerate(a)) + ",)"
        if o is dict:
            x, value = self.each(a[1], lambda t, x: self.load(t, f"a_list({x})[1]"))
            key = self.load(a[0], f"a_list({x})[0]")
            return f"{{{key}: {value} for {x} in a_list({v})}}"
        inner = optional(t)
        if inner is not None:
            return f"None if {v} is None else {self.load(inner, v)}"
        if is_part(t):
            return f"load_frame({v})" if t is Frame else f"load_{t.__name__}({v})"
        if is_node(t):
            return f"node(a_str({v}))"
        readers = {int: "an_int", str: "a_str", bool: "a_bool"}
        if t in readers:
            return f"{readers[t]}({v})"
        raise Undeclared(f"cannot load {t}")

    def project(self, t: Any, v: str, visibility: str) -> str:
        t = strip(t)
        o, a = get_origin(t), get_args(t)
        if visibility == "sealed":
            if o is not dict or strip(a[0]) is not int:
                raise Undeclared(f"only a dict by seat can be Sealed, not {t}")
            return f"{{str(k): (x if k == s else True) for k, x in sorted({v}.items())}}"
        if o is list:
            x, e = self.each(a[0], lambda t, x: self.project(t, x, visibility))
            return f"{v}[:]" if e == x else f"[{e} for {x} in {v}]"
        if o is dict:
            x, e = self.each(a[1], lambda t, x: self.project(t, x, visibility))
            return f"{{str(k): {e} for k, {x} in sorted({v}.items())}}"
        inner = optional(t)
        if inner is not None:
            e = self.project(inner, v, visibility)
            return v if e == v else f"None if {v} is None else {e}"
        if t is Zone:
            if visibility != "zoned":
                raise Undeclared("a Zone must be declared Zoned")
            return f"project_Zone({v}, s)"
        if is_part(t):
            return f"project_frame({v}, s)" if t is Frame else f"project_{t.__name__}({v}, s)"
        if visibility == "zoned":
            raise Undeclared(f"only a Zone can be Zoned, not {t}")
        return self.dump(t, v)

    def zones(self, t: Any, v: str) -> list[str]:
        """Statements that add every Zone under v to `out`."""
        t = strip(t)
        o, a = get_origin(t), get_args(t)
        if t is Zone:
            return [f"out.append({v})"]
        if o in (list, dict):
            self.loops += 1  # one variable for one loop: each has its own type
            x = f"x{self.loops}"
            inner = self.zones(a[-1], x)
            if not inner:
                return []
            over = f"{v}.values()" if o is dict else v
            return [f"for {x} in {over}:", *("    " + line for line in inner)]
        if optional(t) is not None:
            inner = self.zones(optional(t), v)
            return [f"if {v} is not None:", *("    " + line for line in inner)] if inner else []
        if is_part(t) and t is not Rng:
            return [f"zones_frame({v}, out)" if t is Frame else f"zones_{t.__name__}({v}, out)"]
        return []
