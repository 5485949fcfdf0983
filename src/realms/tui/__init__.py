"""Realms in the terminal: any game drawn from its neutral Scene, with Textual.

realms.tui.run("tiny_epic_kingdoms", players=4, bots=["greedy"], lang="en")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

__all__ = ["run", "run_at"]


def run(
    game: str | None = None,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    seed: int | None = None,
    lang: str = "en",
    options: Mapping[str, object] | None = None,
    resume: str | Path | None = None,
    *,
    pace: float = 0.6,
) -> None:
    """Play in the terminal until the player leaves.

    Without `game` and `resume` the first screen asks what to play. `bots` is one name for all other seats, or
    one for each of them, or one for every seat where "human" is a person. Raises RealmsError before the
    terminal is touched.
    """
    from .app import RealmsApp, new_table, open_table

    if resume is not None:
        table = open_table(Path(resume))
    elif game is not None:
        table = new_table(game, seating(game, players, bots), seed, dict(options or {}))
    else:
        table = None
    RealmsApp(table, lang=lang, pace=pace).run()


def run_at(
    url: str,
    *,
    table: str = "",
    join: str = "",
    name: str = "",
    account: str = "",
    password: Callable[[], str] | None = None,
    lang: str = "en",
) -> None:
    """Play at a server until the player leaves; at a table, by an invitation link, or from the hall.

    As a guest, or with an account, for whose password `password` is called if no session is left from last time.
    Raises RealmsError before the terminal is touched.
    """
    import asyncio

    from .remote.app import RemoteApp
    from .remote.entry import introduce
    from .table import save_folder

    store = save_folder()
    token, name = asyncio.run(introduce(url, store, name, account, password))
    RemoteApp(url, token, name=name, table=table, join=join, lang=lang, store=store).run()


def seating(game: str, players: int | None, wanted: Sequence[str] | None) -> list[str]:
    """Who sits where: a person on the first seat unless every seat is named. Raises RealmsError."""
    from realms import api, bots as all_bots
    from realms.bots import UnknownBot

    from .table import HUMAN, best_bot, company

    found = api.spec(game)
    names = list(wanted or [best_bot(found.id)])
    for name in names:
        if name != HUMAN:
            all_bots.find(name, found.id)
    if players is not None:
        count = players
    else:
        count = max(api.default_players(found), len(names)) if wanted else company(found)
    if len(names) == count and count > 1:
        return names
    if len(names) == 1:
        return [HUMAN] + names * (count - 1)
    if len(names) == count - 1:
        return [HUMAN, *names]
    raise UnknownBot(f"Name one bot for all other seats or one for each of the {count} seats, not {len(names)}.")
