"""Whoever does not answer a question on which players must agree keeps nobody waiting for ever."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from realms.server import infos, wire
from realms.server.store.schema import matches
from server.live import Place

AUCTION = {"scenario": "full_conquest", "hero_auction": True}


async def test_an_auction_goes_on_without_whoever_is_away(bots_house: Any) -> None:
    """Boris is never there: when his time is up a bot bids or agrees for him, and both get a hero."""
    here, api = bots_house
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": "mage_knight", "options": AUCTION, "public": True, "seats": seats}
    table = (await api.done("POST", "/api/tables", anna, **form))["id"]
    await api.done("PUT", f"/api/tables/{table}/seats/1", boris, kind="me")
    clock = wire.Clock("live", bank_ms=400, time_out="bot")
    async with here.server.db.begin() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(clock=infos.to_text(clock)))
    await here.server.hall.table_changed(table)
    await api.done("POST", f"/api/tables/{table}/start", anna)
    async with Place(api.url, table, 0, anna) as a:
        await a.until(lambda f: f["type"] == "table" and f["table"]["seats"][1]["taken_over"])
        await a.until(lambda f: not nobody(a.position))
        assert all(panel["card"] != "nobody" for panel in a.position["scene"]["panels"])


def nobody(position: dict[str, Any]) -> bool:
    """Is there still a seat without a hero?"""
    return any(panel["card"] == "nobody" for panel in position["scene"]["panels"])
