"""The web client: a page that is the same for every address, and the files it is made of.

It is built into `realms/site` by the set-up. Where it has not been built, a plain page says what this server is.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from realms import __version__

from ..errors import missing

router: Final = APIRouter(include_in_schema=False)

SITE: Final = Path(str(files("realms"))) / "site"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}

PAGE: Final = f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Realms</title></head>
<body>
<h1>Realms</h1>
<p>A table server for board games, version {__version__}. People play here with
<code>realms play --server</code> and the address of this page; programs find
<a href="/api/games">the games</a> and <a href="/openapi.json">a description of everything else</a>.</p>
</body>
</html>
"""


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    """A file with a hash in its name: it never changes."""
    return _file(SITE / "assets", name, FOREVER)


@router.get("/favicon.svg")
async def favicon() -> Response:
    return _file(SITE, "favicon.svg", FRESH)


@router.get("/")
@router.get("/{screen}")
@router.get("/{screen}/{rest}")
async def page(screen: str = "", rest: str = "") -> Response:
    """The page itself finds out what its address shows."""
    if screen in ("api", "assets"):
        raise missing("page")
    home = SITE / "index.html"
    return FileResponse(home, headers=FRESH) if home.is_file() else HTMLResponse(PAGE)


def _file(folder: Path, name: str, headers: dict[str, str]) -> Response:
    found = folder / name
    if found.parent != folder or not found.is_file():
        raise missing("file")
    return FileResponse(found, headers=headers)
