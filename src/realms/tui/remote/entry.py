"""At the door of a server, before the terminal is touched: does it answer, and who are we there?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from realms.kernel.model import RealmsError
from realms.server import wire
from realms.server.client import Client, Unreachable, clean_url

from .purse import Purse


async def introduce(
    url: str, store: Path, name: str = "", account: str = "", password: Callable[[], str] | None = None
) -> tuple[str, str]:
    """A session's token, or "" and the name to play under as a guest ("" where nobody knows yet).

    `name` is a guest's, as it was used here before or a new one; `account` is signed in with the password, which
    is asked for only if no session is left from the last time. Raises RealmsError with one sentence.
    """
    purse = Purse(store)
    wanted, token = purse.find(clean_url(url), account or name)
    async with Client(url, token) as client:
        games = await client.games()
        if games.wire != wire.WIRE:
            raise Unreachable(f"The server runs Realms {games.realms}, which this program does not understand.")
        person = await client.me() if token else None
        if person is not None and not (account and person.guest):
            return token, person.name
        if not account:
            return "", wanted
        signed_in = await client.sign_in(account, password() if password is not None else "")
    try:
        purse.keep(client.url, account, signed_in.token)
    except OSError as error:
        raise RealmsError(f"The session cannot be kept: {error.strerror}.") from error
    return signed_in.token, account
