"""The coach in the terminal: a hint with a key, taken with Enter; the analysis after the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from realms.coach.asking import CoachGone
from realms.coach.model import Account, Advice, Fact, Hint, Reason, Review, Stand, Turning
from realms.coach.process import AboutHint, AboutReview, Answer
from realms.tui.app import RealmsApp, new_table
from realms.tui.coaching import HintScreen, ReviewScreen
from realms.tui.table_screen import TableScreen

REVIEW = Review(
    9,
    (Stand(0, (0.5, 0.5)), Stand(9, (1.0, 0.0))),
    (Turning("choice", 3, 1, "collect", 0.2, 0.05, Advice("pass", 0.5, 0.4, 0.6, 9)),),
    (Account(0, 5, 4, 0.01, 0.1), Account(1, 4, 4, 0.05, -0.1)),
)


class Fake:
    """Advises the last option, and reviews in two pieces."""

    def __init__(self, keys: Callable[[], list[str]]) -> None:
        self.keys = keys
        self.pieces = 0
        self.gone = False

    async def hint(self, about: AboutHint) -> Hint:
        if self.gone:
            raise CoachGone("died")
        why = Reason("coach-why-gains", {"when": "turn"}, (Fact("ore", 1.0),))
        advice = [Advice(key, 0.6, 0.5, 0.7, 9, (why,)) for key in reversed(self.keys())]
        return Hint(about.seat, 0, "pick-side", len(advice), 9, True, tuple(advice[:3]))

    async def review(self, about: AboutReview) -> Answer:
        self.pieces += 1
        return Answer(review=REVIEW if self.pieces == 2 else None, done=self.pieces, total=2)

    async def close(self) -> None:
        pass


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    for _ in range(200):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


async def test_a_hint_and_the_analysis(tmp_path: Path) -> None:
    table = new_table("tiny_epic_kingdoms", ["human", "greedy"], 5, {})
    app = RealmsApp(table, lang="en", pace=0, store=tmp_path)
    async with app.run_test(size=(100, 34)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.decision is not None)
        screen = app.screen
        assert isinstance(screen, TableScreen) and screen.decision is not None
        keys = [option.key for option in screen.decision.options]
        fake = Fake(lambda: keys)
        screen.coach = fake  # type: ignore[misc, assignment]
        fake.gone = True
        await pilot.press("a")
        await pilot.pause(0.1)
        assert app.screen is screen, "only a note tells that there is no answer"
        fake.gone = False
        before = table.match.seq
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, HintScreen))
        shown = "\n".join(line.text for line in app.screen._compositor.render_strips())
        assert "60 % (50–70 %, 9 tries)" in shown and "1 more ore than after the other options" in shown
        assert table.match.seq == before
        await pilot.press("enter")
        await until(pilot, lambda: table.match.seq > before)
        assert (0, keys[-1]) in [(entry.seat, entry.key) for entry in table.log]
        screen.review()
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        await pilot.pause(0.05)
        shown = "\n".join(line.text for line in app.screen._compositor.render_strips())
        assert "−20 pp" in shown and "4 of 5" in shown and "▅" in shown
