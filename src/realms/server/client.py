"""The server from Python: people, tables and records over HTTP. `seat.Seat` is the socket of one seat.

    async with Client("http://127.0.0.1:8000") as client:
        await client.guest("Ann")
        table = await client.make_table(game="tiny_epic_kingdoms", seats=[me(), bot("greedy")], start=True)
        async with client.seat(table.id, 0) as seat:
            await seat.choose(seat.questions[0].options[0].key)

For the terminal, for tests and for benches. Whatever the server refuses raises `ServerSays` with its own sentence.
"""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from realms.kernel.model import RealmsError

from . import wire

if TYPE_CHECKING:
    from .seat import Seat

T = TypeVar("T")
Show = Literal["open", "mine", "playing", "finished"]

PATIENCE: Final = 15.0
"""Seconds after which a server that does not answer counts as unreachable."""


class ServerSays(RealmsError):
    """The server refused: `status` as in HTTP (0 on a socket), `code` for programs, one sentence for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code


class Unreachable(RealmsError):
    """Nobody answers, or what answers is no Realms server."""


class Client:
    """One visitor of one server. `token` is a session's; `guest`, `register` and `sign_in` set it."""

    def __init__(self, url: str, token: str = "", *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.url: Final = clean_url(url)
        self.token = token
        self.local: Final = urlsplit(self.url).hostname in ("127.0.0.1", "::1", "localhost")
        """On this machine: no proxy stands between us, whatever the environment says."""
        self._http: Final = httpx.AsyncClient(
            base_url=self.url, timeout=PATIENCE, transport=transport, trust_env=not self.local
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # People.

    async def me(self) -> wire.Person | None:
        return (await self._get("/api/me", wire.Me)).person

    async def guest(self, name: str) -> wire.SignedIn:
        """Play at once, under a name of one's choice."""
        return await self._enter("/api/guests", wire.GuestForm(name))

    async def register(self, name: str, password: str) -> wire.SignedIn:
        """Make an account; a guest turns into it and keeps the games."""
        return await self._enter("/api/accounts", wire.AccountForm(name, password))

    async def sign_in(self, name: str, password: str) -> wire.SignedIn:
        return await self._enter("/api/sessions", wire.SignInForm(name, password))

    async def sign_out(self) -> None:
        await self._call("DELETE", "/api/sessions")
        self.token = ""

    async def _enter(self, path: str, form: object) -> wire.SignedIn:
        signed_in = await self._post(path, form, wire.SignedIn)
        self.token = signed_in.token
        return signed_in

    # Tables.

    async def games(self) -> wire.Games:
        return await self._get("/api/games", wire.Games)

    async def make_table(self, **form: Any) -> wire.TableInfo:
        """A new table; the arguments are the fields of wire.TableForm."""
        return await self._post("/api/tables", wire.TableForm(**form), wire.TableInfo)

    async def tables(self, show: Show = "open", before: int | None = None) -> wire.Tables:
        query = f"?show={show}" + (f"&before={before}" if before is not None else "")
        return await self._get(f"/api/tables{query}", wire.Tables)

    async def hint(self, table: str, seat: int) -> wire.Hint:
        """What the coach says a seat of one's own might choose."""
        return await self._post(f"/api/tables/{quoted(table)}/seats/{seat}/hint", {}, wire.Hint)

    async def review(self, table: str, *, begin: bool = False) -> wire.ReviewNow:
        """The review of a finished match, or how far it is; `begin` has it made."""
        path = f"/api/tables/{quoted(table)}/review"
        return await (self._post(path, {}, wire.ReviewNow) if begin else self._get(path, wire.ReviewNow))

    async def table(self, table: str) -> wire.TableInfo:
        return await self._get(f"/api/tables/{quoted(table)}", wire.TableInfo)

    async def close_table(self, table: str) -> None:
        """Give up a table that has not begun."""
        await self._call("DELETE", f"/api/tables/{quoted(table)}")

    async def sit(self, table: str, seat: int, **form: Any) -> wire.TableInfo:
        """Take a seat, or say who is to sit there; the arguments are the fields of wire.SitForm."""
        return await self._send("PUT", _seat(table, seat), wire.SitForm(**form), wire.TableInfo)

    async def stand_up(self, table: str, seat: int) -> wire.TableInfo | None:
        answer = await self._call("DELETE", _seat(table, seat))
        return _read(answer, wire.TableInfo) if answer.content else None

    async def start(self, table: str) -> wire.TableInfo:
        return await self._send("POST", f"/api/tables/{quoted(table)}/start", None, wire.TableInfo)

    async def invite(self, table: str, seat: int | None = None) -> wire.Invitation:
        return await self._post(
            f"/api/tables/{quoted(table)}/invitations", wire.InvitationForm(seat), wire.Invitation
        )

    async def invitations(self, table: str) -> tuple[wire.Invitation, ...]:
        return await self._get(f"/api/tables/{quoted(table)}/invitations", tuple[wire.Invitation, ...])

    async def revoke(self, table: str, invitation: str) -> None:
        await self._call("DELETE", f"/api/tables/{quoted(table)}/invitations/{quoted(invitation)}")

    def link(self, invitation: wire.Invitation) -> str:
        """What to send to a friend."""
        return f"{self.url}/join/{invitation.token}"

    async def join(self, token_or_link: str) -> wire.TableInfo:
        return await self._post("/api/join", wire.JoinForm(join_token(token_or_link)), wire.TableInfo)

    async def chat(self, table: str) -> tuple[wire.ChatLine, ...]:
        return (await self._get(f"/api/tables/{quoted(table)}/chat", wire.Chat)).lines

    async def say(self, table: str, text: str) -> wire.ChatLine:
        return await self._post(f"/api/tables/{quoted(table)}/chat", wire.ChatForm(text), wire.ChatLine)

    async def report(self, table: str, text: str) -> wire.Report:
        """Tell the people who run the server of a bug; the game goes with it."""
        return await self._post(f"/api/tables/{quoted(table)}/reports", wire.ReportForm(text), wire.Report)

    # Records.

    async def told(self, table: str, seat: int | None = None, since: int = 0) -> wire.Told:
        query = f"?since={since}" + (f"&seat={seat}" if seat is not None else "")
        return await self._get(f"/api/tables/{quoted(table)}/told{query}", wire.Told)

    async def record(self, table: str) -> wire.Record:
        return await self._get(f"/api/tables/{quoted(table)}/record", wire.Record)

    async def moment(self, table: str, seq: int, seat: int | None = None) -> wire.Moment:
        query = f"?seat={seat}" if seat is not None else ""
        return await self._get(f"/api/tables/{quoted(table)}/moments/{seq}{query}", wire.Moment)

    async def file(self, table: str) -> bytes:
        """A finished match as a save, for `realms replay`."""
        return (await self._call("GET", f"/api/tables/{quoted(table)}/file")).content

    # Playing.

    def seat(self, table: str, seat: int | None = None, **how: Any) -> Seat:
        """The socket of a seat, or of a spectator where `seat` is None; open it with `async with`."""
        from .seat import Seat

        return Seat(self, table, seat, **how)

    # The line.

    async def _get(self, path: str, kind: type[T]) -> T:
        return _read(await self._call("GET", path), kind)

    async def _post(self, path: str, form: object, kind: type[T]) -> T:
        return await self._send("POST", path, form, kind)

    async def _send(self, method: str, path: str, form: object, kind: type[T]) -> T:
        body = msgspec.json.encode(form) if form is not None else b""
        return _read(await self._call(method, path, body), kind)

    async def _call(self, method: str, path: str, body: bytes = b"") -> httpx.Response:
        headers = self.headers
        if body:
            headers["Content-Type"] = "application/json"
        try:
            answer = await self._http.request(method, path, content=body or None, headers=headers)
        except httpx.HTTPError as error:
            raise unreachable(self.url) from error
        if answer.is_success:
            return answer
        raise _refusal(answer)


def me() -> wire.SeatForm:
    return wire.SeatForm("me")


def anyone() -> wire.SeatForm:
    return wire.SeatForm("open")


def bot(name: str) -> wire.SeatForm:
    return wire.SeatForm("bot", name)


def clean_url(url: str) -> str:
    """The address without a trailing slash. Raises RealmsError unless it is a whole one."""
    try:
        parts = urlsplit(url.strip())
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    if not whole:
        raise RealmsError(f"The address of a server begins with http:// or https://, not {url!r}.")
    return f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")


def join_token(token_or_link: str) -> str:
    """The token of an invitation link, or the token itself."""
    return token_or_link.strip().rstrip("/").rpartition("/")[2]


def join_server(link: str) -> str:
    """The server of an invitation link; "" for a token alone."""
    head, join, _ = link.strip().rpartition("/join/")
    return clean_url(head) if join else ""


def unreachable(url: str) -> Unreachable:
    return Unreachable(f"The server at {url} does not answer; is the address right, and is it running?")


def quoted(text: str) -> str:
    return quote(text, safe="")


def _seat(table: str, seat: int) -> str:
    return f"/api/tables/{quoted(table)}/seats/{seat}"


def _read(answer: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.MsgspecError as error:
        raise Unreachable(
            f"What answers at {answer.url.copy_with(raw_path=b'/')} is no Realms server of this version."
        ) from error


def _refusal(answer: httpx.Response) -> RealmsError:
    try:
        problem = msgspec.json.decode(answer.content, type=wire.Problem)
    except msgspec.MsgspecError:
        return ServerSays(answer.status_code, "", f"The server answers with an error ({answer.status_code}).")
    return ServerSays(answer.status_code, problem.code, problem.message)
