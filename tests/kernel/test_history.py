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
from realms.kernel.history import (
    NOBODY,
    Header,
    History,
    choices,
    enter,
    first,
    new_dice,
    replay,
    reseed,
)
from realms.kernel.match import Match
from realms.kernel.model import BadSave, IllegalChoice, Seat
from realms.kernel.rng import MAX_SEED, seeded


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


def test_what_no_undo_goes_behind_is_settled() -> None:
    h = history(spire("march", "rage"))
    start = h.digest()
    assert h.settled() == (0, h.match)
    for since, key in enumerate(("play:march:strong", "pay:gold", "walk"), 1):
        h.apply(0, key)
        made, match = h.settled()
        assert made == since and codec.digest(match) == start
    h.reseed(5)
    assert h.settled() == (0, h.match)


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


def played(header: Header, n: int) -> Match:
    match, rng = header.start(), seeded(9)
    match.moves = []
    for _ in range(n):
        match.apply(*pick(match, rng))
    return match


def test_new_dice_are_those_of_their_number_and_no_decision() -> None:
    match = played(Header("spire@1", 3, 21, {}), 10)
    match.log = [object()]  # type: ignore[list-item]
    due = match.due
    reseed(match, -5)
    assert (match.rng.seed, match.rng.draws) == (seeded(-5).seed, 0)
    assert match.seq == 10 and match.due is due and match.log == []
    assert match.moves is not None and match.moves[10:] == [(NOBODY, "reseed:-5")]


def test_a_match_that_records_nothing_gets_new_dice_too() -> None:
    match = played(Header("spire@1", 3, 21, {}), 10).clone()
    reseed(match, 4)
    assert match.rng.seed == seeded(4).seed and match.moves is None


@pytest.mark.parametrize("game", list(SPECS))
def test_a_match_that_begins_from_a_position_of_another_one_is_played_again(game: str) -> None:
    header = Header(f"{game}@1", 3, 21, {})
    match, rng = played(header, 10), seeded(9)
    assert match.moves is not None
    other = codec.digest(replay(header, match.moves))
    reseed(match, 1234)
    begun = codec.digest(match)
    while not match.over:
        match.apply(*pick(match, rng))
    record = match.moves
    assert codec.digest(replay(header, record)) == codec.digest(match)
    assert replay(header, record).moves == record
    assert begun != other
    assert codec.digest(replay(header, record, 10)) == begun
    assert replay(header, record, 11).seq == 11


def test_a_record_counts_and_cuts_by_choices() -> None:
    record = [(NOBODY, "reseed:1"), (0, "a"), (1, "b"), (NOBODY, "reseed:2"), (0, "c")]
    assert choices(record) == 3
    assert [len(first(record, n)) for n in (0, 1, 2, 3, 4)] == [1, 2, 4, 5, 5]
    assert first([], 3) == []


def test_new_dice_are_a_barrier() -> None:
    h = history(spire("march", "rage"))
    h.apply(0, "play:march:basic")
    assert h.can_undo(0)
    h.reseed(8)
    assert not h.can_undo(0) and not h.undo(0)
    assert h.match.moves == [(0, "play:march:basic"), (NOBODY, "reseed:8")]
    h.apply(0, "walk")
    assert h.undo(0) and not h.can_undo(0)
    assert h.match.moves == [(0, "play:march:basic"), (NOBODY, "reseed:8")]
    assert h.match.rng.seed == seeded(8).seed


@pytest.mark.parametrize("number", [0, 7, -7, MAX_SEED, -MAX_SEED])
def test_numbers_of_new_dice(number: int) -> None:
    assert new_dice(f"reseed:{number}") == number


@pytest.mark.parametrize(
    "key",
    [
        *("", "7", "pass", "reseed", "reseed:", "reseed:x", "reseed:-", "reseed:+7", "reseed:07", "reseed:-0"),
        *("reseed: 7", "reseed:7 ", "reseed:7:7", "reseed:1_0", "reseed:\u0667", "RESEED:7", "reseed:0x7"),
        *(f"reseed:{MAX_SEED + 1}", f"reseed:{-MAX_SEED - 1}", "reseed:" + "9" * 100_000),
    ],
)
def test_what_is_neither_a_choice_nor_new_dice(key: str) -> None:
    match = played(Header("spire@1", 3, 21, {}), 3)
    before = codec.digest(match)
    with pytest.raises(BadSave, match="neither a choice nor new dice"):
        enter(match, NOBODY, key)
    assert codec.digest(match) == before and len(match.moves or ()) == 3
    with pytest.raises(BadSave, match="neither a choice nor new dice"):
        replay(Header("spire@1", 3, 21, {}), [(NOBODY, key)])
