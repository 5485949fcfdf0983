"""Mage Knight with several heroes in the terminal: their battles, assaults together, goals, teams, and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from realms.games.mage_knight.state import MageKnight
from realms.kernel.history import Header
from realms.testing.scenario import Scenario
from realms.tui.dialogs import Result
from realms.tui.table import HUMAN, Table
from realms.tui.table_view import FIGHT
from web import mk_moments as moments

from .helpers import LOW, SMALL, sitting
from .snapshots import check as same
from .test_fits import check as fits
from .test_mage_knight import GAME


def at(moment: Scenario[MageKnight]) -> Table:
    """The moment, with a person where somebody is asked."""
    match = moment.match
    match.header = match.header or Header(GAME, match.seats, 1, {})
    asked = match.due[0].seat if match.due else 0
    return Table(match, [HUMAN if seat == asked else "random" for seat in range(match.seats)])


async def test_a_battle_of_heroes_lies_over_the_map(tmp_path: Path) -> None:
    """Both heroes with their units, and who attacks with what. The units of who blocks go by their own names."""
    async with sitting(at(moments.defend()), tmp_path, LOW) as desk:
        shown = desk.texts
        assert desk.screen.tab == FIGHT
        assert "Arythea, Bot 1" in shown and "Goldyx, Player 2" in shown
        assert "▸ The attack counts 7 (physical, fire)." in shown and "phase 2 of 2: melee" in shown
        assert "5 Utem Guardsmen" in shown and "6 Fire Mages" in shown
        fits(desk)


async def test_damage_is_spent_beside_the_battle_until_the_cursor_comes_to_a_place(tmp_path: Path) -> None:
    async with sitting(at(moments.spoils()), tmp_path, SMALL) as desk:
        assert desk.screen.tab == FIGHT and "▸ 13 would get through." in " ".join(desk.texts.split())
        keys = [option.key for option in desk.screen.options()]
        first = next(i for i, key in enumerate(keys) if key.startswith("drive:"))
        await desk.press(*["down"] * first)
        assert desk.screen.tab == "map"


async def test_shares_of_an_assault_stand_below_the_enemies(tmp_path: Path) -> None:
    async with sitting(at(moments.stormed()), tmp_path, LOW) as desk:
        page = " ".join(str(desk.screen.query_one("#page-text").render()).split())
        assert "Player 1, share of the defenders: 3" in page
        assert "Bot 2, share of the defenders: 2" in page


async def test_teams_and_who_is_out_are_told_of_seats(tmp_path: Path) -> None:
    async with sitting(at(moments.portal()), tmp_path, LOW) as desk:
        shown = desk.texts
        assert "1 team I" in shown and "† team II" in shown
        assert "◎×" in shown and "× closed portal" in shown
        await desk.press("c")
        page = " ".join(str(desk.screen.query_one("#page-text").render()).split())
        assert "In one team with Bot 3." in page and "portal" in page


async def test_how_the_match_stands_is_told_on_a_small_screen(tmp_path: Path) -> None:
    async with sitting(at(moments.mines()), tmp_path, SMALL) as desk:
        shown = " ".join(line[:30].strip() for line in desk.texts.splitlines())
        assert "Round 1 of 4" in shown and "0 of 1" in shown
        assert "◆!" in desk.texts


async def test_whose_a_keep_is_stays_on_a_small_brick(tmp_path: Path) -> None:
    async with sitting(at(moments.strongholds()), tmp_path, SMALL) as desk:
        assert "♜▼5" in desk.texts


@pytest.mark.parametrize(("fallen", "said"), [(True, "Общая победа"), (False, "Поражение: победителей нет.")])
async def test_in_company_all_win_or_all_lose(tmp_path: Path, fallen: bool, said: str) -> None:
    async with sitting(at(moments.together() if fallen else lost()), tmp_path, SMALL, "ru") as desk:
        assert isinstance(desk.app.screen, Result)
        assert said in desk.texts


def lost() -> Scenario[MageKnight]:
    """The last round is over, and no city has fallen."""
    t = moments.MK("blitz_cooperation", players=2, saves=False)
    with t.edit() as g:
        g.ending = True
        g.round = g.rounds
    t.restart(moments.Game("next_round"))
    return t


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "ru"), (LOW, "en")])
async def test_pictures(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    for moment in (moments.defend, moments.stormed, moments.tunnels, moments.portal):
        async with sitting(at(moment()), tmp_path, size, lang) as desk:
            name = f"mage-knight-{moment.__name__.replace('_', '-')}-{size[0]}x{size[1]}-{lang}"
            same(name, await desk.picture())
