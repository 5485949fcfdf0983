"""The frames all games share: one question, verbs, answer windows, sealed choices, each seat in turn."""

from __future__ import annotations

from typing import ClassVar

from kernel.bare import Bare, Question, started
from kernel.games.banners.court import Bids
from kernel.games.banners.deeds import Answers
from kernel.games.banners.state import Banners
from kernel.setups import banners, keys, names, play, spire
from realms.kernel import view
from realms.kernel.frame import Frame, Verb
from realms.kernel.model import EVERYONE, OK, Decision, Option, Refs, Seat, option
from realms.kernel.stock import DONE, Choose, EachSeat, SealedAsk, Window, clockwise


class Sing(Verb[Bare]):
    NAME: ClassVar[str] = "sing"

    def offer(self, g: Bare, seat: Seat, menu: Decision) -> None:
        menu.offer("TOO-LATE" if len(g.diary) > 1 else OK, option("sing", "low"))
        menu.offer(OK, DONE)

    def do(self, g: Bare, seat: Seat, refs: Refs) -> Frame | None:
        g.diary.append(refs[0])
        return None


class Evening(Choose[Bare]):
    RULE: ClassVar[str] = "EVE-01"
    PROMPT: ClassVar[str] = "evening"

    def __init__(self, *verbs: Verb[Bare]) -> None:
        super().__init__(1, True)
        self.all = verbs

    def verbs(self, g: Bare) -> tuple[Verb[Bare], ...]:
        return self.all


def test_a_question_carries_its_prompt_its_rule_and_its_args() -> None:
    g = spire("march")
    play(g, (0, "play:march:strong"))
    asked = g.due[0]
    assert (asked.seat, asked.prompt, asked.rule, asked.optional) == (0, "pay-mana", "SP-MANA-01", False)


def test_verbs_offer_in_their_order_and_carry_themselves_out_until_done() -> None:
    g = started(Evening(Sing()))
    assert g.keys() == [["sing:low", "done"]]
    assert g.due[0].rule == "EVE-01"
    play(g, (1, "sing:low"), (1, "sing:low"))
    assert g.diary == ["low", "low"] and g.keys() == [["done"]]
    play(g, (1, "done"))
    assert g.over


def test_a_choice_without_options_closes_itself() -> None:
    assert started(Evening()).over


def test_clockwise_goes_to_the_left_and_around() -> None:
    assert clockwise(4, 2) == (2, 3, 0, 1)
    assert clockwise(1, 0) == (0,)


class Answering(Window[Bare]):
    """Seats that may answer, and how often each still can."""

    PROMPT: ClassVar[str] = "answer"

    def __init__(self, order: tuple[Seat, ...], holds: dict[Seat, int], inner: Frame | None = None) -> None:
        super().__init__("noise", order, 0)
        self.holds = holds
        self.inner = inner

    def may_hold(self, g: Bare, seat: Seat) -> bool:
        return self.holds[seat] > 0

    def answers(self, g: Bare, seat: Seat, menu: Decision) -> None:
        menu.offer(OK, option("shout"))

    def answer(self, g: Bare, seat: Seat, option: Option) -> Frame | None:
        self.holds[seat] -= 1
        g.diary.append(f"{seat} shouts")
        return self.inner


def test_a_window_asks_in_order_and_closes_when_all_have_passed() -> None:
    g = started(Answering((2, 0, 1), {0: 1, 1: 1, 2: 1}))
    for seat in (2, 0, 1):
        assert [(d.seat, d.args) for d in g.due] == [(seat, (("trigger", "noise"),))]
        assert g.keys() == [["shout", "pass"]]
        g.apply(seat, "pass")
    assert g.over


def test_a_window_does_not_ask_who_cannot_hold_an_answer() -> None:
    g = started(Answering((0, 1, 2), {0: 0, 1: 1, 2: 0}))
    assert [d.seat for d in g.due] == [1]
    g.apply(1, "pass")
    assert g.over
    assert started(Answering((0,), {0: 0})).over
    assert started(Answering((), {})).over


def test_an_answer_starts_the_round_of_passes_anew() -> None:
    g = started(Answering((0, 1), {0: 1, 1: 1}))
    play(g, (0, "pass"), (1, "shout"))
    assert [d.seat for d in g.due] == [0]
    play(g, (0, "shout"))
    assert g.diary == ["1 shouts", "0 shouts"] and g.over


def test_the_last_declared_answer_is_finished_first() -> None:
    inner = Answering((1,), {1: 1}, Question(1, "yes"))
    g = started(Answering((0,), {0: 2}, inner))
    play(g, (0, "shout"), (1, "shout"), (1, "say:yes"))
    assert len(g.stack) == 1
    assert [d.seat for d in g.due] == [0]


def test_a_seat_without_a_fitting_card_is_asked_all_the_same() -> None:
    g = banners(("oath",), ("oath",), ())
    play(g, (0, "order:recruit"), (1, "order:scheme"), (2, "order:scheme"))
    assert isinstance(g.stack[-1], Answers)
    assert keys(g, 1) == ["pass"]
    assert [r.rule for r in g.refusals(1)] == ["BA-TACTICS-01"]


def declared(g: Banners) -> Banners:
    """Seat 0 marches against seat 1."""
    return play(g, (0, "order:march"), (1, "order:scheme"), (2, "order:scheme"), (0, "at:1"))


def test_an_answer_stops_the_deed_below_it() -> None:
    g = declared(banners((), ("veto",), ()))
    events = g.apply(1, "answer:veto")
    assert ("deed-stopped", 0, "march") in [(e.kind.name, *e.args) for e in events]
    assert g.houses[0].units == g.houses[1].units == [2, 1, 1] and "Battle" not in names(g)


def test_an_answer_to_the_answer_saves_the_deed() -> None:
    g = declared(banners(("veto",), ("veto", "oath"), ()))
    play(g, (1, "answer:veto"))
    assert names(g)[2:] == ["Deed", "Answers", "Deed", "Answers"]
    play(g, (0, "answer:veto"), (1, "pass"), (1, "pass"))
    assert "Battle" in names(g)


def test_an_answer_turns_the_deed_below_it_on_somebody_else() -> None:
    g = declared(banners((), ("divert", "oath"), ("oath",)))
    play(g, (1, "answer:divert"), (1, "at:2"), (2, "pass"))
    play(g, (1, "pass"), (2, "pass"), (2, "pass"))
    assert g.context() == "battle"
    assert g.houses[1].units == [2, 1, 1]
    battle = view.project(g, 1).state["stack"][3]  # type: ignore[index]
    assert (battle["attacker"], battle["defender"]) == (0, 2)


def test_an_answer_that_needs_a_target_is_refused_without_one() -> None:
    g = banners((), ("divert",), ())
    play(g, (0, "order:recruit"), (1, "order:scheme"), (2, "order:scheme"))
    assert keys(g, 1) == ["pass"]
    assert ("answer:divert", "BA-TACTICS-03") in [(r.option.key, r.rule) for r in g.refusals(1)]


def test_who_has_nothing_to_give_still_answers_none() -> None:
    g = declared(banners((), ("oath",), ()))
    g.houses[1].units = [0, 0, 0]
    play(g, (1, "pass"), (1, "pass"))
    assert g.due[0].prompt == "tribute"
    assert keys(g, 1) == ["none"]
    play(g, (1, "none"))
    assert "oath" in g.houses[1].hand.items and g.houses[0].hand.items == []


class Bid(SealedAsk[Bare]):
    PROMPT: ClassVar[str] = "bid"

    def choices(self, g: Bare, menu: Decision) -> None:
        for n in range(menu.seat + 1):
            menu.offer(OK, option("bid", str(n)))


def test_all_seats_are_asked_at_once() -> None:
    g = started(Bid((0, 1, 2), {}))
    assert [d.seat for d in g.due] == [0, 1, 2]
    assert g.keys() == [["bid:0"], ["bid:0", "bid:1"], ["bid:0", "bid:1", "bid:2"]]


def test_seats_answer_in_any_order_and_the_last_one_reveals() -> None:
    g = started(Bid((0, 1, 2), {}))
    told = [[(e.kind.name, *e.args) for e in g.apply(s, "bid:0")] for s in (2, 0)]
    assert told == [[("sealed-in", 2)], [("sealed-in", 0)]]
    assert g.learned == 0
    assert [(e.kind.name, *e.args) for e in g.apply(1, "bid:1")] == [
        ("sealed-in", 1),
        ("revealed", 0, "bid:0"),
        ("revealed", 1, "bid:1"),
        ("revealed", 2, "bid:0"),
    ]
    assert g.learned == EVERYONE and g.over


def test_an_answer_may_be_withdrawn_while_the_others_think() -> None:
    g = started(Bid((0, 1), {}))
    g.apply(1, "bid:1")
    waiting = next(d for d in g.due if d.seat == 1)
    assert waiting.optional and [o.key for o in waiting.options] == ["withdraw"]
    events = g.apply(1, "withdraw")
    assert [(e.kind.name, *e.args) for e in events] == [("sealed-out", 1)]
    assert g.keys() == [["bid:0"], ["bid:0", "bid:1"]]
    play(g, (1, "bid:0"), (0, "bid:0"))
    assert g.over


def test_a_sealed_question_to_nobody_is_not_asked() -> None:
    assert started(Bid((), {})).over


def test_those_who_tie_bid_once_more_and_a_second_tie_favours_nobody() -> None:
    g = banners((), (), ())
    play(g, (0, "order:court"), (1, "order:scheme"), (2, "order:scheme"))
    play(g, (0, "bid:1"), (1, "bid:1"), (2, "bid:0"))
    assert isinstance(g.stack[-1], Bids) and g.stack[-1].seats == (0, 1)
    play(g, (1, "bid:2"), (0, "bid:2"))
    assert [h.influence for h in g.houses] == [0, 0 + 1, 3], "all bids are paid; then seat 1 had its own turn"
    assert [h.favour for h in g.houses] == [0, 0, 0]


def test_the_highest_bid_wins_and_looks_at_a_goal() -> None:
    g = banners((), (), ())
    play(g, (0, "order:court"), (1, "order:scheme"), (2, "order:scheme"))
    play(g, (0, "bid:0"), (1, "bid:3"), (2, "bid:2"), (1, "at:0"))
    assert [h.favour for h in g.houses] == [0, 1, 0]
    assert g.houses[0].goal.mask(0) == 0b011


class Roll(EachSeat[Bare]):
    def each(self, g: Bare, seat: Seat) -> Frame | None:
        g.diary.append(str(seat))
        return Question(seat, "here") if seat != 1 else None


def test_each_seat_has_its_turn_in_order() -> None:
    g = started(Roll((2, 1, 0), 0, "next_seat"))
    assert g.diary == ["2"]
    g.apply(2, "say:here")
    assert g.diary == ["2", "1", "0"]
    g.apply(0, "say:here")
    assert g.over
