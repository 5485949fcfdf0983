"""The web client: a page that is the same for every address, and the files it is made of.

It is built into `realms/site` by the set-up. Where it has not been built, a plain page says what this server is.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.convertors import Convertor, register_url_convertor

from realms import __version__

from ..errors import missing
from ..kept import FOREVER, FRESH, Kept

FOLDER: Final = Path(str(files("realms"))) / "site"

# Written out: what the machine's own list says differs from machine to machine.
TEXTS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
OTHERS: Final = {".ico": "image/x-icon", ".png": "image/png", ".woff": "font/woff", ".woff2": "font/woff2"}

PAGE: Final = f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Realms</title></head>
<body>
<h1>Realms</h1>
<p>A table server for board games, version {__version__}. The pages to play on have not been built here; people
play with <code>realms play --server</code> and the address of this page, and programs find
<a href="/api/games">the games</a> and <a href="/openapi.json">a description of everything else</a>.</p>
</body>
</html>
"""


class Site:
    """The files of the client, all of one build: read together and held, whatever becomes of the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._files: dict[str, Kept] = {}

    def home(self) -> Kept | None:
        """The page, or None where the client has not been built (yet)."""
        if "index.html" not in self._files and (self._folder / "index.html").is_file():
            self._files = dict(self._read())
        return self._files.get("index.html")

    def find(self, name: str) -> Kept | None:
        self.home()
        return self._files.get(name)

    def _read(self) -> list[tuple[str, Kept]]:
        found = []
        for path in sorted(self._folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(self._folder).as_posix()
                # The names of these hold a hash of what is in them.
                cache = FOREVER if name.startswith("assets/") else FRESH
                found.append((name, _kept(path, cache)))
        return found


def _kept(path: Path, cache: str) -> Kept:
    text = TEXTS.get(path.suffix)
    if text is not None:
        return Kept(path.read_bytes(), f"{text}; charset=utf-8", packs=True, cache=cache)
    other = OTHERS.get(path.suffix, "application/octet-stream")
    return Kept(path.read_bytes(), other, packs=False, cache=cache)


class ScreenConvertor(Convertor[str]):
    """Addresses of pages: any but those of the API, of assets, and of files, whose names have a dot."""

    regex = r"(?!(?:api|assets)(?:/|$))[^.]*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class FileConvertor(ScreenConvertor):
    """Names of files beside the page, such as its icon."""

    regex = r"[^/]*\.[^/]*"


register_url_convertor("screen", ScreenConvertor())
register_url_convertor("file", FileConvertor())


def router_of(folder: Path) -> APIRouter:
    """The routes of a client that was built into this folder. They come last: they take what nobody else took."""
    router = APIRouter(include_in_schema=False)
    site = Site(folder)

    @router.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(request: Request, name: str) -> Response:
        return _found(request, site.find(f"assets/{name}"))

    @router.api_route("/{name:file}", methods=["GET", "HEAD"])
    async def file(request: Request, name: str) -> Response:
        return _found(request, site.find(name))

    @router.api_route("/{address:screen}", methods=["GET", "HEAD"])
    async def page(request: Request, address: str) -> Response:
        """The page itself finds out what its address shows."""
        home = site.home()
        return home.answer(request) if home is not None else HTMLResponse(PAGE, headers={"Cache-Control": FRESH})

    return router


def _found(request: Request, kept: Kept | None) -> Response:
    if kept is None:
        raise missing("file")
    return kept.answer(request)


router: Final = router_of(FOLDER)
