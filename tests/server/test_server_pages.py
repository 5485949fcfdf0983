"""The web client as it is served: each file with its type, packed, kept by browsers, and never from elsewhere."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from realms.server.borders import guard
from realms.server.kept import SMALL, Kept, takes_gzip
from realms.server.limits import Limiter
from realms.server.metrics import Metrics
from realms.server.routes import meta, pages
from realms.server.settings import Limits, Rate, Settings
from server.live import quick, worker

PAGE = (
    b'<!doctype html><html lang="en"><body><script type="module" src="/assets/index-1.js"></script></body></html>'
)
SCRIPT = b"// A script.\n" + b"export const one = 1;\n" * 100
FONT = bytes(range(256)) * 10
FOREVER = "public, max-age=31536000, immutable"
OPEN = Limits(requests=Rate(0, 0))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "realms" / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_bytes(PAGE)
    (site / "favicon.svg").write_bytes(b'<svg xmlns="http://www.w3.org/2000/svg"/>')
    (site / "assets" / "index-1.js").write_bytes(SCRIPT)
    (site / "assets" / "index-1.css").write_bytes(b"body { margin: 0 }")
    (site / "assets" / "sans-1.woff2").write_bytes(FONT)
    (site / "assets" / "strange-1.blob").write_bytes(b"?")
    (site.parent / "secret.py").write_bytes(b"password = 'hunter2'")
    return site


def browser(folder: Path, limits: Limits = OPEN) -> httpx.AsyncClient:
    """A visitor of an application whose client is in this folder."""
    app = FastAPI()
    settings = Settings(limits=limits)
    people = SimpleNamespace(known=lambda token: False)
    app.state.server = SimpleNamespace(settings=settings, people=people, limiter=Limiter(), metrics=Metrics())
    guard(app, settings)
    for router in (meta.router, pages.router_of(folder)):
        app.include_router(router)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://realms.test")


@pytest.fixture
async def visitor(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(folder) as client:
        yield client


def told(response: httpx.Response) -> tuple[int, str]:
    assert set(response.json()) == {"code", "message"}
    return response.status_code, response.json()["code"]


# What is there.


@pytest.mark.parametrize("path", ["/", "/mine", "/table/aB-9_z", "/rules/tiny_epic_kingdoms", "/no/such/screen"])
async def test_the_page_is_the_same_at_every_address(visitor: httpx.AsyncClient, path: str) -> None:
    sent = await visitor.get(path)
    assert (sent.status_code, sent.content) == (200, PAGE)
    assert sent.headers["content-type"] == "text/html; charset=utf-8"
    assert sent.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-1.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/index-1.css", "text/css; charset=utf-8", FOREVER),
        ("/assets/sans-1.woff2", "font/woff2", FOREVER),
        ("/assets/strange-1.blob", "application/octet-stream", FOREVER),
        ("/favicon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
    ],
)
async def test_files_have_their_type_and_what_never_changes_is_kept(
    visitor: httpx.AsyncClient, folder: Path, path: str, kind: str, cache: str
) -> None:
    sent = await visitor.get(path)
    assert sent.content == (folder / path[1:]).read_bytes()
    assert (sent.headers["content-type"], sent.headers["cache-control"]) == (kind, cache)
    assert sent.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/assets/index-1.js", "/assets/sans-1.woff2", "/favicon.svg"])
async def test_who_has_it_is_not_sent_it_again(visitor: httpx.AsyncClient, path: str) -> None:
    first = await visitor.get(path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = await visitor.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert (await visitor.get(path, headers={"If-None-Match": 'W/"other"'})).status_code == 200


async def test_text_is_packed_for_who_can_unpack_it(visitor: httpx.AsyncClient) -> None:
    async with visitor.stream("GET", "/assets/index-1.js", headers={"Accept-Encoding": "br, gzip"}) as sent:
        packed = b"".join([part async for part in sent.aiter_raw()])
    assert sent.headers["content-encoding"] == "gzip" and int(sent.headers["content-length"]) == len(packed)
    assert gzip.decompress(packed) == SCRIPT and len(packed) < len(SCRIPT) / 4
    plain = await visitor.get("/assets/index-1.js", headers={"Accept-Encoding": "br"})
    assert "content-encoding" not in plain.headers and plain.content == SCRIPT
    assert plain.headers["vary"] == sent.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/", "/assets/index-1.css", "/assets/sans-1.woff2"])
async def test_what_is_small_or_packed_already_is_sent_as_it_is(visitor: httpx.AsyncClient, path: str) -> None:
    sent = await visitor.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in sent.headers and "vary" not in sent.headers


async def test_small_answers_of_the_server_are_not_packed(visitor: httpx.AsyncClient) -> None:
    sent = await visitor.get("/api/nothing", headers={"Accept-Encoding": "gzip"})
    assert sent.status_code == 404 and "content-encoding" not in sent.headers


async def test_the_files_of_a_page_do_not_count_as_a_flood(folder: Path) -> None:
    async with browser(folder, Limits(requests=Rate(0.01, 1))) as visitor:
        assert (await visitor.get("/")).status_code == 200
        assert (await visitor.get("/")).status_code == 429
        assert {(await visitor.get("/assets/index-1.js")).status_code for _ in range(5)} == {200}


# What is not there.


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/favicon.ico", "/robots.txt", "/.env", "/index.php"])
async def test_unknown_files(visitor: httpx.AsyncClient, path: str) -> None:
    assert told(await visitor.get(path)) == (404, "no-file")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/assets", "/assets/"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_unknown_addresses_of_the_server_show_no_page(
    visitor: httpx.AsyncClient, method: str, path: str
) -> None:
    sent = await visitor.request(method, path)
    assert told(sent) == (404, "no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.py",
        "/assets/..%2f..%2fsecret.py",
        "/assets/%2e%2e/%2e%2e/secret.py",
        "/assets/....//secret.py",
        "/..%2fsecret.py",
        "/../secret.py",
        "/assets//etc/hostname",
        "/assets/%2fetc%2fpasswd",
        "/assets/index-1.js%00.css",
        "/assets/..\\..\\secret.py",
    ],
)
async def test_there_is_no_way_out_of_the_folder(visitor: httpx.AsyncClient, path: str) -> None:
    url = httpx.URL(scheme="http", host="realms.test", raw_path=path.encode())
    assert told(await visitor.send(httpx.Request("GET", url)))[0] == 404


async def test_a_page_takes_no_other_method(visitor: httpx.AsyncClient) -> None:
    sent = await visitor.post("/mine")
    assert told(sent) == (405, "method") and sent.headers["allow"] == "GET, HEAD"


# Before it is built, and after it was built anew.


async def test_without_a_client_a_plain_page_says_so_until_there_is_one(folder: Path) -> None:
    (folder / "index.html").rename(folder / "later")
    async with browser(folder) as visitor:
        plain = await visitor.get("/table/1")
        assert plain.status_code == 200 and "have not been built here" in plain.text
        assert told(await visitor.get("/assets/index-1.js")) == (404, "no-file")
        (folder / "later").rename(folder / "index.html")
        assert (await visitor.get("/")).content == PAGE


async def test_a_running_server_stays_with_the_client_it_has(visitor: httpx.AsyncClient, folder: Path) -> None:
    """Half of one build and half of another would be no client at all."""
    assert (await visitor.get("/")).content == PAGE
    os.rename(folder, folder.parent / "old")
    assert (await visitor.get("/assets/index-1.js")).content == SCRIPT


async def test_a_head_is_an_answer_without_its_body(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "router", pages.router_of(folder))
    async with (
        worker(quick(f"sqlite:///{tmp_path / 'realms.db'}")) as running,
        httpx.AsyncClient(base_url=running.url, trust_env=False) as visitor,
    ):
        for path in ("/", "/mine", "/assets/index-1.js", "/favicon.svg"):
            whole, head = await visitor.get(path), await visitor.head(path)
            assert (head.status_code, head.content) == (200, b"")
            for name in ("content-type", "content-length", "etag", "cache-control"):
                assert head.headers[name] == whole.headers[name]
        assert (await visitor.head("/api/nothing")).status_code == 404
        assert (await visitor.get("/healthz")).json()["ok"], "pages take what nobody else took"


# Who takes what.


@pytest.mark.parametrize(
    "accepted", ["gzip", "GZIP", "br, gzip", "gzip;q=0.5", "deflate,gzip; q=1.0", "br;q=0,gzip"]
)
def test_who_takes_gzip(accepted: str) -> None:
    assert takes_gzip(accepted)


@pytest.mark.parametrize("accepted", ["", "br", "identity", "gzip;q=0", "br, gzip;q=0.000", "xgzip"])
def test_who_does_not_take_gzip(accepted: str) -> None:
    assert not takes_gzip(accepted)


def test_tags_differ_with_what_they_stand_for() -> None:
    one, two = (Kept(body, "text/plain", packs=True) for body in (b"1" * SMALL * 2, b"2" * SMALL * 2))
    assert one.tag != two.tag
    assert one.packed is one.packed
