"""Who one is at which server: session tokens in the data folder, readable by their owner alone."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

NAME: Final = "servers.json"


@dataclass(slots=True)
class Known:
    """The people of this keyboard at one server: name → token; `last` played last."""

    last: str = ""
    tokens: dict[str, str] = field(default_factory=dict)


class Purse:
    """Tokens by server. What cannot be read is forgotten: one is a new guest then."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / NAME

    def find(self, url: str, name: str = "") -> tuple[str, str]:
        """Name and token for a server: of this name, or of whoever played last. Token "" if unknown."""
        known = self._read().get(url, Known())
        wanted = name or known.last
        return wanted, known.tokens.get(wanted, "")

    def keep(self, url: str, name: str, token: str) -> None:
        """Remember, for the next time. Raises OSError."""
        everything = self._read()
        known = everything.setdefault(url, Known())
        known.last = name
        known.tokens[name] = token
        self._write(everything)

    def drop(self, url: str, name: str) -> None:
        """The server does not know this token any more."""
        everything = self._read()
        if everything.get(url, Known()).tokens.pop(name, None) is not None:
            self._write(everything)

    def _read(self) -> dict[str, Known]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Known])
        except (OSError, msgspec.MsgspecError):
            return {}

    def _write(self, everything: dict[str, Known]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(NAME + ".new")
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(everything)))
        draft.replace(self.path)
