"""The form for a new game where there is much to agree on: scenarios by what they are about, optional rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Button, OptionList, Select

from realms.kernel.registry import get
from realms.tui.agreeing import ChooseScenario, OptionalRules
from realms.tui.new_game import NewGame
from realms.tui.settings import Settings

from .helpers import SMALL, Desk, sitting
from .snapshots import check

GAME = "mage_knight"


async def form_of(desk: Desk, players: int) -> NewGame:
    form = desk.app.screen
    assert isinstance(form, NewGame)
    for row, value in (("game", GAME), ("count", players)):
        form.query_one(f"#{row}", Select).value = value
        await desk.settle()
    for button in form.query(Button):
        button.active_effect_duration = 0  # a pressed look that fades would be in the picture, or not
    return form


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_scenario_is_chosen_by_what_it_is_about(tmp_path: Path, lang: str) -> None:
    async with sitting(None, tmp_path, SMALL, lang) as desk:
        form = await form_of(desk, 2)
        form.query_one("#scenarios").focus()
        await desk.press("enter")
        await desk.pilot.pause(0.5)
        window = desk.app.screen
        assert isinstance(window, ChooseScenario)
        check(f"scenarios-80x24-{lang}", await desk.picture())
        listed = window.query_one(OptionList)
        alone = listed.get_option_at_index(window.names.index("solo_conquest"))
        assert alone.disabled and Settings(get(GAME), lang, 2).closed("solo_conquest") in str(alone.prompt)
        listed.highlighted = window.names.index("druid_nights")
        await desk.press("enter")
        assert desk.app.screen is form and form.options() == {"scenario": "druid_nights"}


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_optional_rules_are_switched_and_put_back(tmp_path: Path, lang: str) -> None:
    async with sitting(None, tmp_path, SMALL, lang) as desk:
        form = await form_of(desk, 2)

        async def window() -> OptionalRules:
            form.query_one("#optional").focus()
            await desk.press("enter")
            assert isinstance(desk.app.screen, OptionalRules)
            return desk.app.screen

        async def turn(open: OptionalRules, name: str, key: str = "enter") -> None:
            open.query_one(OptionList).highlighted = open.names.index(name)
            await desk.press(key)

        first = await window()
        await turn(first, "rampage")
        await turn(first, "more_rampage")  # the one keeps the other off
        await turn(first, "epic")  # not in this scenario
        await turn(first, "countryside_tiles", "left")
        check(f"optional-80x24-{lang}", await desk.picture())
        await desk.press("escape")
        assert form.options() == {"rampage": True, "countryside_tiles": "11"}
        again = await window()
        await turn(again, "countryside_tiles", "right")
        await desk.press("escape")
        assert form.options() == {"rampage": True}
        await window()
        await desk.press("u", "escape")
        assert form.options() == {}


def test_what_does_not_fit_any_more_is_as_usual_again() -> None:
    settings = Settings(get(GAME), "en", 2)
    values: dict[str, object] = {"scenario": "full_conquest", "megapolis": "4", "first_megapolis": "2"}
    settings.tidy(values)
    assert len(values) == 3
    values["megapolis"] = "usual"
    settings.tidy(values)
    assert values == {"scenario": "full_conquest"}
    Settings(get(GAME), "en", 1).tidy(values)
    assert values == {}


def test_a_table_is_told_in_words() -> None:
    settings = Settings(get(GAME), "en", 2)
    told = settings.variants({"rampage": True, "map": "open", "heroes": ["tovak", "dealt"], "drafting": False})
    assert told == [
        "Scenario: First Reconnaissance",
        "Heroes: Tovak, random hero",
        "Shape of the map: fully open",
        "Rampage!",
    ]
