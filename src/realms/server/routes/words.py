"""Sentences, names and rules for the pages: the same that the terminal speaks."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request, Response
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from realms import api, i18n, rulebook

from .. import wire
from ..errors import missing
from ..kept import KNOWN, Kept, kept_json
from .deps import PROBLEMS

router: Final = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)

Language = Annotated[Literal["en", "ru"], Path()]
Game = Annotated[str, Path(max_length=60, pattern=r"^[a-z_0-9]+$")]

TERMINAL: Final = ("cli-", "tui-")
"""Messages that no page shows."""


@router.get("/words/{lang}", response_model=wire.Words, responses=KNOWN)
async def words_of_pages(request: Request, lang: Language) -> Response:
    """The words of the pages, and those that all games share."""
    return _pages(lang).answer(request)


@router.get("/words/{lang}/{game}", response_model=wire.Words, responses=KNOWN)
async def words_of_game(request: Request, lang: Language, game: Game) -> Response:
    """The words and names of one game."""
    return _game(lang, _known(game)).answer(request)


@router.get("/rules/{lang}/{game}", response_model=wire.Rules, responses=KNOWN)
async def rules_of_game(request: Request, lang: Language, game: Game) -> Response:
    """The rule catalogue of one game, and its glossary."""
    return _rules(lang, _known(game)).answer(request)


def _known(game: str) -> str:
    if game not in api.game_ids():
        raise missing("game")
    return game


@cache
def _pages(lang: str) -> Kept:
    names = [name for name in i18n.resource_names(lang) if name == "shared.ftl" or name.startswith("web-")]
    return kept_json(wire.Words("\n".join([_text(lang, name) for name in names]), {}))


@cache
def _game(lang: str, game: str) -> Kept:
    files = [name for name in i18n.resource_names(lang) if name in i18n.of_game(game)]
    return kept_json(wire.Words("\n".join([_text(lang, name) for name in files]), api.spec(game).names(lang)))


def _text(lang: str, name: str) -> str:
    """A file without what only the terminal says, and without the headings."""
    kept = [
        entry
        for entry in i18n.parse(lang, name).body
        if isinstance(entry, Message | Term) and not entry.id.name.startswith(TERMINAL)
    ]
    return FluentSerializer().serialize(Resource([*kept]))


@cache
def _rules(lang: str, game: str) -> Kept:
    rules = [wire.RuleInfo(r.id, r.section, r.text, r.ruling, r.designed) for r in rulebook.rules(game, lang)]
    glossary = [wire.Term(e.term, e.meaning) for e in rulebook.glossary(game, lang)]
    return kept_json(wire.Rules(tuple(rules), tuple(glossary)))
