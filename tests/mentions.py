"""What messages mention: variables, and other messages."""

from __future__ import annotations

from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from realms.i18n import parse


class Mentions(Visitor):
    """Variables and other messages that a message mentions; a name and its id count as one."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("_id"))

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def read(lang: str, resource: str) -> dict[str, Mentions]:
    """Each message of a file with what it mentions."""
    found: dict[str, Mentions] = {}
    for entry in parse(lang, resource).body:
        if isinstance(entry, Message):
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(held: dict[str, Mentions], message_id: str) -> set[str]:
    """Variables of a message and of the messages inside it."""
    entry = held[message_id]
    return entry.variables.union(*[variables(held, inner) for inner in entry.messages])
