"""Playing at the keyboard and with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from realms import api, wording
from realms.kernel.model import Decision, option
from realms.tui.bars import Slots
from realms.tui.board import BoardView
from realms.tui.dialogs import Confirm, HandOver, Help, Result, Rules, WhyNot
from realms.tui.new_game import NewGame
from realms.tui.question import Choices
from realms.tui.table import AUTOSAVE, HUMAN, resume
from realms.tui.table_screen import TableScreen

from .helpers import LARGE, MIDDLE, SMALL, Desk, asked, finished, sitting, table

ALONE = (HUMAN, HUMAN)


def keys(desk: Desk) -> list[str]:
    return [entry.key for entry in desk.screen.table.log]


def prompt(desk: Desk) -> str:
    assert desk.screen.decision is not None
    return desk.screen.decision.prompt


async def test_a_number_chooses(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        decision = desk.screen.decision
        assert decision is not None and len(decision.options) > 2
        before = len(keys(desk))
        await desk.press("2")
        assert keys(desk)[before] == decision.options[1].key


async def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        decision = desk.screen.decision
        assert decision is not None
        before = len(keys(desk))
        await desk.press("down", "down", "enter")
        assert keys(desk)[before] == decision.options[2].key


async def test_the_mouse_chooses_from_the_list(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        decision = desk.screen.decision
        assert decision is not None
        before = len(keys(desk))
        await desk.pilot.click("#choices", offset=(6, 1))
        await desk.settle()
        assert keys(desk)[before] == decision.options[1].key


async def test_long_numbers_wait_for_enter_or_the_next_digit(tmp_path: Path) -> None:
    def splitting(found: object, due: Decision) -> bool:
        return due.prompt == "pick-split" and due.seat == 0

    for pressed, index in ((("1", "2"), 11), (("1", "enter"), 0), (("9",), 8), (("0", "3"), 2)):
        async with sitting(table(until=splitting), tmp_path) as desk:
            decision = desk.screen.decision
            assert decision is not None and len(decision.options) == 28
            before = len(keys(desk))
            await desk.pilot.press(*pressed)
            if pressed == ("0", "3"):
                await desk.pilot.press("enter")
            await desk.settle()
            assert keys(desk)[before] == decision.options[index].key


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_click_on_the_map_chooses_the_place(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path, size) as desk:
        decision = desk.screen.decision
        assert decision is not None
        ref = decision.options[0].refs[0]
        view = next(v for v in desk.screen.query(BoardView) if any(s.id == ref for s in v.look.board.spaces))
        assert view.display and ref in view.look.badges
        before = len(keys(desk))
        await desk.pilot.click(view, offset=view.cell_of(ref))
        await desk.settle()
        assert keys(desk)[before] == decision.options[0].key


async def test_a_click_on_the_action_card_chooses_the_action(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        decision = desk.screen.decision
        assert decision is not None
        ref = decision.options[-1].refs[0]
        before = len(keys(desk))
        slots = desk.screen.query_one(Slots)
        await desk.pilot.click(slots, offset=slots.cell_of(ref))
        await desk.settle()
        assert keys(desk)[before] == decision.options[-1].key


async def test_a_click_narrows_while_several_options_mention_the_place(tmp_path: Path) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path) as desk:
        screen = desk.screen
        board = screen.scene.boards[0]
        screen.turn_to(board.id)
        a, b, c = (space.id for space in board.spaces[:3])
        menu = Decision(0, "patrol-to", "TEK-PATROL-02", (("area", a),))
        menu.options = [option("swap", a, b), option("swap", a, c), option("swap", b, c)]
        screen.decision = menu
        screen.offer()
        screen.draw()
        await desk.pilot.pause()
        view = next(v for v in screen.query(BoardView) if v.look.board.id == board.id)
        await desk.pilot.click(view, offset=view.cell_of(a))
        await desk.pilot.pause()
        assert [o.key for o in screen.options()] == [f"swap:{a}:{b}", f"swap:{a}:{c}"]
        assert screen.query_one("#choices", Choices).option_count == 2
        await desk.pilot.press("escape")
        assert len(screen.options()) == 3


async def test_a_click_on_a_forbidden_place_says_why(tmp_path: Path) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path, MIDDLE) as desk:
        assert desk.screen.decision is not None
        refused = desk.screen.table.refusals(0)[0]
        ref = refused.option.refs[0]
        view = next(v for v in desk.screen.query(BoardView) if any(s.id == ref for s in v.look.board.spaces))
        before = len(keys(desk))
        await desk.pilot.click(view, offset=view.cell_of(ref))
        await desk.pilot.pause()
        assert len(keys(desk)) == before
        assert any(refused.rule in notice.message for notice in desk.app._notifications)


async def test_undo(tmp_path: Path) -> None:
    async with sitting(table(ALONE, until=asked("select-action")), tmp_path) as desk:
        match = desk.screen.table.match
        digest, told = api.digest(match), len(keys(desk))
        await desk.press("1")
        assert prompt(desk) != "select-action"
        await desk.press("u")
        assert prompt(desk) == "select-action"
        assert (api.digest(desk.screen.table.match), len(keys(desk))) == (digest, told)
        while desk.screen.table.history.can_undo(0):
            assert desk.screen.table.undo(0)
        await desk.press("u")
        assert any("take back" in notice.message for notice in desk.app._notifications)


async def test_the_rule_behind_the_question_opens(tmp_path: Path) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path) as desk:
        assert desk.screen.decision is not None
        rule = desk.screen.decision.rule
        await desk.press("question_mark")
        rules = desk.app.screen
        assert isinstance(rules, Rules)
        listed = rules.query_one("#rules", OptionList)
        assert listed.highlighted is not None and rules.found[listed.highlighted].id == rule
        assert rule in desk.texts
        await desk.press("slash", *"capital")
        assert isinstance(rules.query_one("#search"), Input)
        assert 0 < len(rules.found) < 40
        assert all("capital" in f"{r.section} {r.text}".lower() for r in rules.found)
        await desk.press("escape")
        assert isinstance(desk.app.screen, TableScreen)


async def test_the_rule_chip_opens_the_rule(tmp_path: Path) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path) as desk:
        await desk.pilot.click("#chip")
        await desk.settle()
        assert isinstance(desk.app.screen, Rules)


async def test_why_not_lists_refusals_with_their_rules(tmp_path: Path) -> None:
    async with sitting(table(until=asked("patrol-to")), tmp_path) as desk:
        spec = desk.screen.table.spec
        refusals = desk.screen.table.refusals(0)
        await desk.press("w")
        assert isinstance(desk.app.screen, WhyNot)
        shown = desk.texts
        assert refusals
        for refused in refusals:
            what, why = wording.refusal(spec, refused, "en")
            assert what in shown and why in shown and refused.rule in shown
        await desk.press("enter")
        rules = desk.app.screen
        assert isinstance(rules, Rules) and rules.rule == refusals[0].rule
        await desk.press("escape", "escape")
        assert isinstance(desk.app.screen, TableScreen)


async def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        assert "Patrol" in desk.texts and "Патруль" not in desk.texts
        await desk.press("l")
        assert "Патруль" in desk.texts and "Patrol" not in desk.texts
        assert "Игрок 1" in desk.texts and "правило" in desk.texts
        await desk.press("l")
        assert "Patrol" in desk.texts and "Патруль" not in desk.texts


async def test_save_and_resume(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        await desk.press("s")
        digest = api.digest(desk.screen.table.match)
    files = [path for path in tmp_path.iterdir() if path.name != AUTOSAVE]
    assert len(files) == 1
    async with sitting(resume(files[0].read_bytes()), tmp_path) as desk:
        assert api.digest(desk.screen.table.match) == digest
        assert prompt(desk) == "select-action"
        assert desk.screen.query_one("#chronicle").size.height > 2


async def test_a_save_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    async with sitting(table(until=asked("select-action")), blocked) as desk:
        await desk.press("s")
        assert any(notice.severity == "error" for notice in desk.app._notifications)


async def test_leaving_asks_first_and_keeps_the_game(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        digest = api.digest(desk.screen.table.match)
        await desk.press("q")
        assert isinstance(desk.app.screen, Confirm)
        await desk.press("n")
        assert isinstance(desk.app.screen, TableScreen)
        await desk.press("q", "y")
        assert not desk.app.is_running or desk.app._exit
    async with sitting(None, tmp_path) as desk:
        assert isinstance(desk.app.screen, NewGame)
        await desk.press("enter")
        assert api.digest(desk.screen.table.match) == digest


async def test_a_damaged_autosave_is_told_and_a_new_game_still_starts(tmp_path: Path) -> None:
    (tmp_path / AUTOSAVE).write_bytes(b"nonsense")
    async with sitting(None, tmp_path) as desk:
        await desk.press("enter")
        assert isinstance(desk.app.screen, NewGame)
        assert any(notice.severity == "error" for notice in desk.app._notifications)
        await desk.press("f2")
        assert prompt(desk) == "pick-side"


async def test_a_new_game_from_the_first_screen(tmp_path: Path) -> None:
    async with sitting(None, tmp_path) as desk:
        form = desk.app.screen
        assert isinstance(form, NewGame)
        form.query_one("#count").value = 3  # type: ignore[attr-defined]
        await desk.settle()
        form.query_one("#seat-1").value = "random"  # type: ignore[attr-defined]
        form.query_one("#option-find_tokens").value = True  # type: ignore[attr-defined]
        form.query_one("#language").value = "ru"  # type: ignore[attr-defined]
        await desk.settle()
        assert "Игроков" in desk.texts
        await desk.press("f2")
        at = desk.screen.table
        assert at.players[:2] == (HUMAN, "random") and len(at.players) == 3
        assert at.header.options["find_tokens"] is True
        assert desk.app.lang == "ru"


async def test_a_game_that_cannot_be_set_up_stays_on_the_first_screen(tmp_path: Path) -> None:
    async with sitting(None, tmp_path) as desk:
        desk.app.screen.query_one("#option-solo").value = True  # type: ignore[attr-defined]
        await desk.press("f2")
        assert isinstance(desk.app.screen, NewGame)
        assert any("solo" in notice.message for notice in desk.app._notifications)


async def test_people_at_one_screen_hand_over_and_see_nothing_of_each_other(tmp_path: Path) -> None:
    at = table((HUMAN, "random", HUMAN, HUMAN), 6, until=lambda found, due: len(found.match.due) == 2 and all(
        d.seat in found.humans for d in found.match.due))  # fmt: skip
    async with sitting(at, tmp_path) as desk:
        if isinstance(desk.app.screen, HandOver):
            await desk.press("enter")
        first = desk.screen.viewer
        assert prompt(desk) == "war-dice"
        digest = api.digest(at.match)
        await desk.press("2")
        cover = desk.app.screen
        assert isinstance(cover, HandOver)
        assert cover.seat != first
        assert "Player" in desk.texts and "Show" not in desk.texts and "armies" not in desk.texts
        assert api.digest(at.match) != digest
        await desk.press("enter")
        assert desk.screen.viewer == cover.seat
        assert prompt(desk) == "war-dice"
        told = desk.screen.table.told(cover.seat)
        assert not any("bid" in str(arg) for event in told[-3:] for arg in event.args)


async def test_bots_move_and_the_keys_still_answer(tmp_path: Path) -> None:
    async with sitting(table(), tmp_path) as desk:
        desk.app.pace = 0.05
        await desk.pilot.press("1")
        await desk.pilot.press("l")
        assert desk.app.lang == "ru"
        await desk.settle()
        assert {entry.seat for entry in desk.screen.table.log} >= {0, 1}


async def test_space_lets_bots_hurry(tmp_path: Path) -> None:
    async with sitting(table(), tmp_path) as desk:
        desk.app.pace = 60
        await desk.pilot.press("1")
        await desk.pilot.pause()
        assert desk.screen.decision is None
        await desk.press("space")
        assert desk.screen.decision is not None


async def test_the_cursor_turns_to_the_board_of_its_option(tmp_path: Path) -> None:
    async with sitting(table(until=asked("quest-to", 70), seed=3), tmp_path) as desk:
        screen = desk.screen
        assert screen.decision is not None
        for _ in screen.decision.options:
            ref = screen.options()[screen.cursor].refs[0]
            shown = [v for v in screen.query(BoardView) if v.display]
            assert len(shown) == 1
            assert ref in {space.id for space in shown[0].look.board.spaces}
            assert ref in shown[0].look.hot
            await desk.press("down")


async def test_arrows_turn_boards_and_cards(tmp_path: Path) -> None:
    async with sitting(table(until=asked("select-action")), tmp_path) as desk:
        seen = []
        for _ in range(5):
            seen.append(desk.screen.tab)
            await desk.press("right")
        assert desk.screen.tab == seen[0]
        assert len(set(seen)) == 5 and "cards" in seen
        await desk.press("c")
        assert "Tower" in desk.texts and "Magic" in desk.texts
        await desk.press("left")
        assert desk.screen.query_one("#boards").display


async def test_help(tmp_path: Path) -> None:
    async with sitting(table(), tmp_path) as desk:
        await desk.press("h")
        assert isinstance(desk.app.screen, Help)
        assert "take back" in desk.texts
        await desk.press("escape")
        assert isinstance(desk.app.screen, TableScreen)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_score_sheet_names_the_winner(tmp_path: Path, lang: str) -> None:
    ended = finished()
    outcome = ended.outcome()
    assert outcome is not None
    (tmp_path / AUTOSAVE).write_bytes(ended.save())
    async with sitting(ended, tmp_path, lang=lang) as desk:
        assert isinstance(desk.app.screen, Result)
        shown = desk.texts
        for seat in outcome.winners:
            assert ended.names(lang)[seat] in shown
        for score in outcome.scores:
            assert str(score) in shown
        assert not (tmp_path / AUTOSAVE).exists()
        await desk.press("n")
        assert isinstance(desk.app.screen, NewGame)


async def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """A person who takes only first and last options gets to the score sheet."""
    async with sitting(table(("human", "greedy"), 5), tmp_path) as desk:
        for turn in range(300):
            if not isinstance(desk.app.screen, TableScreen):
                break
            await desk.pilot.press("end" if turn % 3 else "home", "enter")
            await desk.settle()
        assert isinstance(desk.app.screen, Result)
        await desk.press("enter")
        assert isinstance(desk.app.screen, TableScreen)
        assert desk.screen.table.match.over
        await desk.press("space")
        assert isinstance(desk.app.screen, Result)
