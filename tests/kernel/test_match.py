"""The loop: steps, questions, what a frame may look at, ending at once, and the door that is `apply`."""

from __future__ import annotations

import pytest

from kernel.bare import Bare, Other, Question, Three, started
from kernel.play import SPECS, after
from realms.kernel import codec
from realms.kernel.frame import Frame, Steps
from realms.kernel.match import waits
from realms.kernel.model import Decision, EventKind, IllegalChoice


def test_steps_run_in_order_and_the_match_is_over() -> None:
    g = started(Three())
    assert g.diary == ["one", "two", "three"]
    assert g.over and g.due == [] and g.outcome() is not None


def test_a_child_is_finished_before_the_next_step() -> None:
    g = started(Three(one=lambda g: Other()))
    assert g.diary == ["one", "one", "two", "three", "two", "three"]


def test_the_match_stops_where_somebody_owes_a_choice() -> None:
    g = started(Three(two=lambda g: Question(1, "yes", "no")))
    assert g.diary == ["one", "two"]
    assert [(d.seat, d.prompt) for d in g.due] == [(1, "question")]
    g.apply(1, "say:yes")
    assert g.diary == ["one", "two", "three"]


def test_a_question_that_is_not_open_is_not_asked() -> None:
    assert started(Three(two=lambda g: Question(1))).over


def test_a_step_may_repeat_another_or_leave() -> None:
    rounds: list[int] = []

    def loop(g: Bare) -> Frame | None:
        rounds.append(1)
        frame = g.nearest(Three)
        assert frame is not None
        if len(rounds) < 3:
            frame.again("one")
        else:
            frame.leave()
        return None

    assert started(Three(two=loop)).diary == ["one", "two"] * 3


def test_a_choice_may_lead_to_a_child_of_the_question() -> None:
    g = started(Question(0, "yes", then=lambda g: Question(2, "sure")))
    g.apply(0, "say:yes")
    assert [d.seat for d in g.due] == [2]
    g.apply(2, "say:sure")
    assert g.over


def test_settle_may_return_a_child_before_the_question_is_asked() -> None:
    g = started(Question(0, "yes", first=lambda g: Three()))
    assert g.diary == ["one", "two", "three"]
    assert [d.seat for d in g.due] == [0]


def test_the_next_step_takes_the_child_that_has_finished() -> None:
    taken: list[str] = []

    def take(g: Bare) -> Frame | None:
        taken.append(g.took(Question).answer)
        return None

    g = started(Three(one=lambda g: Question(0, "yes", "no"), two=take))
    g.apply(0, "say:no")
    assert taken == ["no"]


def test_taking_a_child_of_another_kind_is_a_mistake() -> None:
    def take(g: Bare) -> Frame | None:
        g.took(Question)
        return None

    with pytest.raises(AssertionError):
        started(Three(one=lambda g: Other(), two=take))


def test_nothing_is_left_to_take_once_somebody_is_asked() -> None:
    assert started(Three(one=lambda g: Question(0, "yes"))).last is None


def test_nearest_looks_from_the_top_and_below_under_a_frame() -> None:
    low, middle, high = Three(), Other(), Three()
    g = Bare(low, middle, high)
    assert g.nearest(Other) is middle
    assert g.nearest(Three) is high
    assert g.nearest(Question) is None
    assert g.below(high, Three) is middle
    assert g.below(middle, Three) is low
    assert g.below(low, Three) is None
    assert g.below(high, Question) is None


def test_the_context_is_the_answer_of_the_nearest_frame_that_has_one() -> None:
    assert Bare(Three("day"), Three("combat"), Three()).context() == "combat"
    assert Bare(Three(), Three()).context() == ""


def ends(g: Bare) -> Frame | None:
    g.unwind(Other, "three")
    return None


def test_a_rule_ends_at_once_from_a_step_far_above_it() -> None:
    g = started(Other(one=lambda g: Three(two=ends)))
    assert g.diary == ["one", "one", "two", "three"]


def test_a_rule_ends_at_once_from_a_choice() -> None:
    g = started(Other(one=lambda g: Three(two=lambda g: Question(0, "yes", then=ends))))
    g.apply(0, "say:yes")
    assert g.diary == ["one", "one", "two", "three"]
    assert g.over


def test_a_rule_ends_at_once_before_its_question_is_asked() -> None:
    g = started(Other(one=lambda g: Three(two=lambda g: Question(0, "yes", first=ends))))
    assert g.diary == ["one", "one", "two", "three"]
    assert g.over


def test_a_match_may_end_before_a_question_is_asked() -> None:
    g = started(Three(two=lambda g: Question(0, "yes", first=lambda g: g.stack.clear())))
    assert g.diary == ["one", "two"]
    assert g.over and g.due == []


def test_a_rule_may_send_itself_back() -> None:
    once: list[int] = []

    def back(g: Bare) -> Frame | None:
        if not once:
            once.append(1)
            g.unwind(Three, "one")
        return None

    assert started(Three(two=back)).diary == ["one", "two", "one", "two", "three"]


def test_a_rule_that_is_not_going_on_cannot_end() -> None:
    g = Bare(Three(), Three())
    with pytest.raises(AssertionError):
        g.unwind(Other, "one")
    assert len(g.stack) == 2


def test_refresh_asks_again_and_changes_nothing() -> None:
    g = started(Three(two=lambda g: Question(0, "yes")))
    due = g.due
    g.refresh()
    assert g.diary == ["one", "two"]
    assert g.due is not due and g.keys() == [["say:yes"]]


def test_refresh_goes_on_where_a_rule_fix_left_nothing_to_ask() -> None:
    g = started(Three(two=lambda g: Question(0, "yes")))
    question = g.stack[-1]
    assert isinstance(question, Question)
    question.answers = ()
    g.refresh()
    assert g.over and g.diary == ["one", "two", "three"]


def test_refusals_are_those_of_one_seat_and_asking_changes_nothing() -> None:
    g = started(Question(0, "yes", "not_now"))
    due = g.due
    assert [(r.option.key, r.rule) for r in g.refusals(0)] == [("say:not_now", "NO")]
    assert g.refusals(1) == []
    assert g.due is due and not g.explain and due[0].refused == []
    g.apply(0, "say:yes")
    assert g.refusals(0) == []


def test_the_game_does_not_wait_for_what_is_optional() -> None:
    assert not waits([])
    assert not waits([Decision(0, "x", optional=True)])
    assert waits([Decision(0, "x", optional=True), Decision(1, "x")])


@pytest.mark.parametrize(
    ("game", "n", "seat", "key", "reason"),
    [
        ("spire", 0, 0, "play:no_such_card:basic", "option"),
        ("spire", 0, 0, "", "option"),
        ("spire", 0, 1, "done", "seat"),
        ("spire", 0, -1, "done", "seat"),
        ("spire", 0, 99, "done", "seat"),
        ("spire", 2_000, 0, "done", "over"),
        ("banners", 1, 0, "order:nothing", "option"),
        ("banners", 2_000, 2, "pass", "over"),
    ],
)
def test_a_choice_that_was_not_offered_changes_nothing(
    game: str, n: int, seat: int, key: str, reason: str
) -> None:
    match = after(SPECS[game], 2, 3, n)
    match.moves = []
    before, due = codec.digest(match), match.due
    with pytest.raises(IllegalChoice) as caught:
        match.apply(seat, key)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")
    assert codec.digest(match) == before
    assert match.due is due and match.moves == []


def test_an_illegal_choice_names_what_may_be_chosen() -> None:
    g = started(Question(1, "yes", "no"))
    with pytest.raises(IllegalChoice, match=r"say:yes, say:no"):
        g.apply(1, "say:maybe")
    with pytest.raises(IllegalChoice, match=r"waits for seat 1"):
        g.apply(0, "say:yes")


def test_every_choice_counts_and_is_recorded_where_wanted() -> None:
    g = started(Question(0, "yes", then=lambda g: Question(1, "no")))
    g.moves = []
    g.apply(0, "say:yes")
    g.apply(1, "say:no")
    assert g.seq == 2
    assert g.moves == [(0, "say:yes"), (1, "say:no")]


def test_events_are_those_of_the_last_choice_and_only_if_somebody_listens() -> None:
    heard = EventKind("heard", "who")

    def say(g: Bare) -> Frame | None:
        g.tell(heard, 1)
        return None

    g = started(Question(0, "yes", then=lambda g: Three(one=say, two=lambda g: Question(0, "yes"))))
    assert [(e.kind.name, e.args) for e in g.apply(0, "say:yes")] == [("heard", (1,))]
    assert g.apply(0, "say:yes") == []
    deaf = started(Question(0, "yes", then=say))
    deaf.log = None
    assert deaf.apply(0, "say:yes") == []


@pytest.mark.parametrize("game", list(SPECS))
def test_a_copy_shares_nothing_that_changes(game: str) -> None:
    match = after(SPECS[game], 2, 5, 20)
    match.log, match.moves = [], []
    copy = match.clone()
    assert copy.due is match.due and copy.log == [] and copy.moves is None
    before = codec.digest(match)
    menu = next(d for d in copy.due if not d.optional)
    copy.apply(menu.seat, menu.options[0].key)
    assert codec.digest(match) == before != codec.digest(copy)
    assert match.moves == []


@pytest.mark.parametrize("game", list(SPECS))
def test_each_name_in_an_order_is_a_method_and_no_field(game: str) -> None:
    shape = SPECS[game].derived.shape
    rules = [cls for cls in shape if issubclass(cls, Steps)]
    assert rules
    for cls in rules:
        assert cls.ORDER and len(set(cls.ORDER)) == len(cls.ORDER)
        for step in cls.ORDER:
            assert callable(getattr(cls, step)), f"{cls.__name__}.{step}"
            assert step not in shape[cls]
        assert all(new in ("", *cls.ORDER) for new in cls.STEPS_WERE.values())
