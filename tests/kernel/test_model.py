"""The small values: options, decisions, refusals, outcomes, errors."""

from __future__ import annotations

from realms.kernel.model import (
    EVERYONE,
    OK,
    SPECTATOR,
    BadSave,
    Decision,
    IllegalChoice,
    Outcome,
    RealmsError,
    UnknownGame,
    option,
)


def test_the_key_of_an_option_is_its_verb_and_its_refs() -> None:
    assert option("pass").key == "pass"
    assert option("play", "march", "basic").key == "play:march:basic"
    assert option("play", "march", "basic").refs == ("march", "basic")
    assert repr(option("bid", "3")) == "<bid:3>"


def test_equal_options_are_one_object() -> None:
    assert option("bid", "3") is option("bid", "3")
    assert option("bid", "3") is not option("bid", "4")


def test_a_menu_offers_what_is_legal_and_keeps_the_order() -> None:
    menu = Decision(0, "move")
    for key in ("walk", "explore", "done"):
        menu.offer(OK, option(key))
    assert [o.key for o in menu.options] == ["walk", "explore", "done"]


def test_refusals_are_kept_only_when_somebody_asked_for_them() -> None:
    silent, explaining = Decision(0, "move"), Decision(0, "move", explain=True)
    for menu in (silent, explaining):
        menu.offer("SP-MOVE-01", option("walk"))
    assert silent.options == explaining.options == [] and silent.refused == []
    assert [(r.option.key, r.rule) for r in explaining.refused] == [("walk", "SP-MOVE-01")]


def test_equal_things_are_offered_and_refused_once() -> None:
    menu = Decision(0, "move", explain=True)
    for _ in range(3):
        menu.offer_once(OK, option("walk"))
        menu.offer_once("SP-MOVE-01", option("explore"))
    assert len(menu.options) == len(menu.refused) == 1


def test_an_option_is_found_by_its_key() -> None:
    menu = Decision(0, "move")
    menu.offer(OK, option("walk"))
    assert menu.find("walk") is option("walk")
    assert menu.find("explore") is None


def test_a_shared_win_is_shared_equally() -> None:
    outcome = Outcome((3, 5, 5), (1, 2))
    assert [outcome.share(s) for s in range(3)] == [0.0, 0.5, 0.5]
    assert Outcome((3, 5), (1,)).share(1) == 1.0


def test_every_error_of_the_kernel_is_one_kind() -> None:
    assert issubclass(BadSave, RealmsError) and issubclass(UnknownGame, RealmsError)
    error = IllegalChoice("seat", "It is not your turn.")
    assert isinstance(error, RealmsError)
    assert (error.reason, str(error)) == ("seat", "It is not your turn.")


def test_the_spectator_is_a_seat_of_the_mask_of_everyone() -> None:
    assert EVERYONE >> SPECTATOR & 1
