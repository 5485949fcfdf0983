"""Sentences, names and rules for the pages: the same that the terminal speaks."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Response
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from realms import api, i18n, rulebook

from .. import wire
from ..errors import missing
from .deps import PROBLEMS

router: Final = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)

Language = Annotated[Literal["en", "ru"], Path()]
Game = Annotated[str, Path(max_length=60, pattern=r"^[a-z_0-9]+$")]

TERMINAL: Final = ("cli-", "tui-")
"""Messages that no page shows."""
FRESH: Final = "public, max-age=0, must-revalidate"


@router.get("/words/{lang}")
async def words_of_pages(lang: Language, response: Response) -> wire.Words:
    """The words of the pages, and those that all games share."""
    response.headers["Cache-Control"] = FRESH
    return _pages(lang)


@router.get("/words/{lang}/{game}")
async def words_of_game(lang: Language, game: Game, response: Response) -> wire.Words:
    """The words and names of one game."""
    response.headers["Cache-Control"] = FRESH
    return _game(lang, _known(game))


@router.get("/rules/{lang}/{game}")
async def rules_of_game(lang: Language, game: Game, response: Response) -> wire.Rules:
    """The rule catalogue of one game, and its glossary."""
    response.headers["Cache-Control"] = FRESH
    return _rules(lang, _known(game))


def _known(game: str) -> str:
    if game not in api.game_ids():
        raise missing("game")
    return game


@cache
def _pages(lang: str) -> wire.Words:
    names = [name for name in i18n.resource_names(lang) if name == "shared.ftl" or name.startswith("web-")]
    return wire.Words("\n".join([_text(lang, name) for name in names]), {})


@cache
def _game(lang: str, game: str) -> wire.Words:
    return wire.Words(_text(lang, f"{game}.ftl"), api.spec(game).names(lang))


def _text(lang: str, name: str) -> str:
    """A file without what only the terminal says, and without the headings."""
    kept = [
        entry
        for entry in i18n.parse(lang, name).body
        if isinstance(entry, Message | Term) and not entry.id.name.startswith(TERMINAL)
    ]
    return FluentSerializer().serialize(Resource([*kept]))


@cache
def _rules(lang: str, game: str) -> wire.Rules:
    return wire.Rules(
        tuple([wire.RuleInfo(r.id, r.section, r.text, r.ruling, r.designed) for r in rulebook.rules(game, lang)]),
        tuple([wire.Term(e.term, e.meaning) for e in rulebook.glossary(game, lang)]),
    )
