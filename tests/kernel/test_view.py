"""Views: what is hidden from whom, what events tell, and worlds a seat may believe in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kernel.games.spire.state import Spire
from kernel.play import SPECS, after, seen
from kernel.setups import banners, keys, play, spire
from realms.kernel import codec, view
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Event, EventKind
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone


def hero(g: Spire, seat: int, of: int) -> Any:
    state: Any = view.project(g, seat).state
    return state["heroes"][of]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    g = spire("march", "rage")
    assert hero(g, 0, 0)["hand"] == {"n": 2, "items": ["march", "rage"]}
    for other in (1, SPECTATOR):
        assert hero(g, other, 0)["hand"] == {"n": 2, "items": []}


def test_a_deck_is_seen_by_nobody_and_an_open_pile_by_everyone() -> None:
    g = play(spire("march", "rage"), (0, "play:march:basic"))
    for seat in (0, 1, SPECTATOR):
        assert hero(g, seat, 0)["deck"]["items"] == []
        assert hero(g, seat, 0)["play"] == {"n": 1, "items": ["march"]}


def test_what_is_secret_is_in_no_view() -> None:
    g = spire("march")
    for seat in (0, 1, SPECTATOR):
        state = view.project(g, seat).state
        assert "rng" not in state and "learned" not in state
        assert str(g.rng.seed) not in json.dumps(view.project(g, seat).plain())


def test_a_peek_is_in_the_view_of_the_one_who_looked() -> None:
    g = play(spire("farsight"), (0, "play:farsight:basic"))
    state: Any = view.project(g, 0).state
    other: Any = view.project(g, 1).state
    assert state["tiles"] == {"n": 5, "items": [g.tiles.items[0]]}
    assert other["tiles"] == {"n": 5, "items": []}


def test_the_wounds_a_hero_was_seen_to_take_are_known_to_all() -> None:
    g = play(spire("march"), (0, "done"), (0, "done"))
    assert hero(g, 1, 0)["hand"] == {"n": 2, "items": ["wound"]}


def test_options_go_to_their_seat_only_but_all_see_who_is_asked() -> None:
    g = spire("march")
    own, other = view.project(g, 0), view.project(g, 1)
    assert own.asked == other.asked == [(0, "move", False)]
    assert [o.key for d in own.due for o in d.options] == keys(g, 0)
    assert other.due == []


def test_a_view_is_plain_data() -> None:
    plain = view.project(spire("march", "rage"), 0).plain()
    assert json.loads(json.dumps(plain)) == plain


def test_a_sealed_answer_is_shown_to_others_as_in() -> None:
    g = play(banners((), (), ()), (1, "order:march"))
    for seat, shown in ((0, True), (1, "order:march"), (2, True), (SPECTATOR, True)):
        state: Any = view.project(g, seat).state
        assert state["stack"][-1]["sealed"] == {"1": shown}


def test_changing_a_view_changes_nothing_else() -> None:
    g = spire("march", "rage")
    before = codec.digest(g)
    state: Any = view.project(g, 0).state
    state["heroes"][0]["hand"]["items"].clear()
    state["heroes"][0]["mana"]["red"] = 99
    state["stack"].clear()
    assert codec.digest(g) == before


def test_events_are_whole_veiled_or_gone() -> None:
    kind = EventKind("drawn", "who", "card")
    whole, veiled = Event(kind, (0, "march")), Event(kind, (0, "march"), 0b1, (1,))
    hidden = Event(kind, (0, "march"), 0b1)
    events = [whole, veiled, hidden]
    assert view.redact(events, 0) == events
    assert [e.args for e in view.redact(events, 1)] == [(0, "march"), (0, "?")]
    assert [e.args for e in view.redact(events, SPECTATOR)] == [(0, "march"), (0, "?")]


def zones(match: Match) -> list[Zone]:
    found: list[Zone] = []
    SPECS[match.GAME.partition("@")[0]].derived.zones(match, found)
    return found


@pytest.mark.parametrize("game", list(SPECS))
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_redeal_keeps_the_multiset_of_every_pool_and_all_the_seat_knows(game: str, seat: int) -> None:
    match = after(SPECS[game], 3, 8, 40)
    before = codec.digest(match)
    changed = False
    for n in range(10):
        world = view.redeal(match, seat, seeded(n))
        for pool in {z.pool for z in zones(match)}:
            mine, theirs = (sorted(i for z in zones(m) if z.pool == pool for i in z.items) for m in (match, world))
            assert mine == theirs
        for a, b in zip(zones(match), zones(world), strict=True):
            assert len(a.items) == len(b.items) and a.known == b.known
            for i in range(len(a.items)):
                assert not a.mask(i) >> seat & 1 or a.items[i] == b.items[i]
        assert seen(world, seat) == seen(match, seat)
        changed |= [z.items for z in zones(world)] != [z.items for z in zones(match)]
    assert changed
    assert codec.digest(match) == before


def test_a_redeal_has_other_dice() -> None:
    match = spire("march")
    world = view.redeal(match, 0, seeded(1))
    assert (world.rng.seed, world.rng.draws) != (match.rng.seed, match.rng.draws)
    assert match.rng is not world.rng


def test_a_redeal_depends_on_the_guess_only() -> None:
    match = after(SPECS["banners"], 3, 2, 30)
    one, two = (codec.digest(view.redeal(match, 0, seeded(5))) for _ in range(2))
    assert one == two


def test_a_redeal_draws_hidden_sealed_answers_anew_and_keeps_the_own() -> None:
    g = play(banners((), (), ()), (0, "order:court"), (1, "order:march"))
    theirs = set()
    for n in range(40):
        world: Any = view.redeal(g, 0, seeded(n))
        sealed = world.stack[-1].sealed
        assert list(sealed) == [0, 1] and sealed[0] == "order:court"
        theirs.add(sealed[1])
    assert theirs == {"order:march", "order:court", "order:recruit", "order:scheme"}
    assert g.stack[-1].sealed == {0: "order:court", 1: "order:march"}  # type: ignore[attr-defined]


def test_a_spectator_knows_no_sealed_answer() -> None:
    g = play(banners((), (), ()), (0, "order:court"))
    answers = set()
    for n in range(40):
        world: Any = view.redeal(g, SPECTATOR, seeded(n))
        answers.add(world.stack[-1].sealed[0])
    assert len(answers) == 4


def test_a_world_can_be_played_on() -> None:
    match = after(SPECS["spire"], 2, 4, 10)
    world = view.redeal(match, 1, seeded(3))
    menu = world.due[0]
    world.apply(menu.seat, menu.options[-1].key)
    assert world.seq == match.seq + 1
