"""Undo and its barriers, and the record of a game."""

from __future__ import annotations

import pytest

from kernel.games.spire.effects import Resolving
from kernel.games.spire.state import Spire
from kernel.play import SPECS, pick
from kernel.setups import banners, play, spire
from realms.kernel import codec
from realms.kernel.effects import Effect, May, Resolve
from realms.kernel.frame import Frame
from realms.kernel.history import Header, History, replay
from realms.kernel.match import Match
from realms.kernel.model import BadSave, IllegalChoice, Seat
from realms.kernel.rng import seeded


def history(match: Match, *, strict: bool = False) -> History:
    match.moves = []
    return History(match, strict)


def test_choices_are_taken_back_one_by_one() -> None:
    h = history(spire("march", "rage"))
    digests = [h.digest()]
    for key in ("play:march:strong", "pay:gold", "walk"):
        h.apply(0, key)
        digests.append(h.digest())
    assert h.depth(0) == 3
    for before in (2, 1, 0):
        assert h.undo(0)
        assert h.digest() == digests[before]
        assert h.match.moves is not None and len(h.match.moves) == before
    assert not h.undo(0)


def test_after_undo_the_match_goes_on_and_is_recorded() -> None:
    h = history(spire("march", "rage"))
    h.apply(0, "play:march:basic")
    h.undo(0)
    h.apply(0, "play:rage:move")
    assert h.match.moves == [(0, "play:rage:move")]
    assert h.match.heroes[0].move == 1  # type: ignore[attr-defined]


def test_an_illegal_choice_leaves_the_history_alone() -> None:
    h = history(spire("march"))
    h.apply(0, "play:march:basic")
    with pytest.raises(IllegalChoice):
        h.apply(0, "strike:0")
    assert h.depth(0) == 1 and h.match.moves == [(0, "play:march:basic")]


def test_drawing_a_card_is_a_barrier_for_all_that_came_before() -> None:
    h = history(spire("march", "prepare"))
    h.apply(0, "play:march:basic")
    h.apply(0, "play:prepare:basic")
    assert not h.can_undo(0) and not h.undo(0)
    h.apply(0, "walk")
    assert h.depth(0) == 1


class Omen(Effect[Spire]):
    """Rolls a die that nobody sees."""

    def __init__(self) -> None:
        super().__init__("omen")

    def do(self, g: Spire, seat: Seat, run: Resolve[Spire]) -> Frame | None:
        g.rng.roll(6)
        return None


def test_dice_are_a_barrier_even_when_they_show_nothing() -> None:
    for key, free in (("do:omen", False), ("pass", True)):
        g = spire("march")
        g.stack.append(Resolving(0, [May(Omen())]))
        g.advance()
        h = history(g)
        h.apply(0, key)
        assert h.match.learned == 0
        assert h.can_undo(0) is free


def test_a_deck_made_anew_is_a_barrier() -> None:
    g = spire("prepare")
    g.heroes[0].discard.items, g.heroes[0].deck.items = g.heroes[0].deck.items, []
    h = history(g)
    draws = g.rng.draws
    h.apply(0, "play:prepare:basic")
    assert g.rng.draws > draws and not h.can_undo(0)


def test_exploring_a_tile_is_a_barrier() -> None:
    h = history(spire("march"))
    for key in ("play:march:strong", "pay:green", "walk"):
        h.apply(0, key)
    assert h.depth(0) == 3
    h.apply(0, "explore")
    assert not h.can_undo(0)


def test_looking_at_a_tile_is_a_barrier_but_turning_it_up_afterwards_is_none() -> None:
    h = history(spire("farsight", "march"))
    for key in ("play:farsight:basic", "play:march:strong", "pay:green", "walk"):
        h.apply(0, key)
    assert h.depth(0) == 3
    h.apply(0, "explore")
    assert h.depth(0) == 4, "seat 0 knew the tile; only the others saw something new"


def test_showing_an_own_card_to_others_is_no_barrier() -> None:
    h = history(spire("march", "rage"))
    h.apply(0, "play:march:basic")
    assert h.match.learned & 0b10
    assert h.can_undo(0)


def test_a_strict_history_bars_what_others_have_seen() -> None:
    h = history(spire("march", "rage"), strict=True)
    h.apply(0, "play:march:basic")
    assert not h.can_undo(0)
    h.apply(0, "walk")
    assert h.can_undo(0)


def test_the_choice_of_another_seat_is_a_barrier() -> None:
    h = history(banners((), (), ()))
    h.apply(0, "order:march")
    assert h.can_undo(0) and not h.can_undo(1)
    h.apply(1, "order:court")
    assert not h.can_undo(0) and h.depth(1) == 1
    assert not h.undo(0)
    assert h.undo(1)


def test_the_reveal_of_sealed_answers_is_a_barrier() -> None:
    h = history(banners((), (), ()))
    for seat in (0, 1, 2):
        h.apply(seat, "order:recruit")
    assert not any(h.can_undo(seat) for seat in range(3))


def test_giving_a_card_away_can_be_taken_back_until_the_other_acts() -> None:
    g = banners((), ("spy", "oath"), ("oath",))
    play(g, (0, "order:march"), (1, "order:recruit"), (2, "order:recruit"), (0, "at:1"))
    g.houses[1].units = [0, 0, 0]
    play(g, (1, "pass"), (2, "pass"), (1, "pass"))
    h = history(g)
    h.apply(1, "give:spy")
    assert h.match.learned == 0b1
    assert h.can_undo(1)


@pytest.mark.parametrize("game", list(SPECS))
def test_a_record_played_again_gives_the_same_match(game: str) -> None:
    header = Header(f"{game}@1", 3, 21, {})
    match, rng = header.start(), seeded(9)
    match.moves = []
    digests = [codec.digest(match)]
    while not match.over:
        match.apply(*pick(match, rng))
        digests.append(codec.digest(match))
    moves = match.moves
    assert codec.digest(replay(header, moves)) == digests[-1]
    assert codec.digest(replay(header, moves, 10)) == digests[10]
    assert codec.digest(replay(header, moves, 0)) == digests[0]
    assert replay(header, moves, 10).moves == moves[:10]


def test_a_record_that_does_not_fit_the_rules_is_a_bad_save() -> None:
    with pytest.raises(BadSave, match="Choice 2"):
        replay(Header("spire@1", 2, 1, {}), [(0, "done"), (0, "strike:0")])
