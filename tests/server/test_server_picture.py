"""Pictures and patches: what a client holds after a patch is what a whole picture would have told it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from long import LONG
from realms import api
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR
from realms.kernel.rng import seeded
from realms.kernel.scene import Scene
from realms.kernel.view import project
from realms.server import wire
from realms.server.rooms import picture
from realms.testing import games

LONGEST = 250  # positions of a match
VARIANTS = [
    (spec.id, players, options)
    for spec in games.specs()
    for players in range(max(2, spec.fewest), spec.most + 1)
    for options in spec.variants(players)
]


def moments(game: str, players: int, options: dict[str, object], seed: int) -> Iterator[Match]:
    """A random match, position by position; `make test` looks at some in a row, then skips some."""
    match = api.new_match(game, players=players, seed=seed, options=options)
    rng = seeded(seed + 99)
    while match.due and match.seq < LONGEST:
        if LONG or match.seq % 60 < 6:
            yield match
        due = [decision for decision in match.due if not decision.optional]
        decision = rng.pick(due)
        match.apply(decision.seat, rng.pick(decision.options).key)
    yield match


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_seats_that_see_the_same_table_share_its_scene(
    game: str, players: int, options: dict[str, object]
) -> None:
    """`same_for_all` is a promise of the game; what is shared must be what each seat would have got alone."""
    spec = api.spec(game)
    for match in moments(game, players, options, seed=7):
        views = [project(match, seat) for seat in [*range(players), SPECTATOR]]
        for view in views[1:]:
            if view.state == views[0].state and spec.same_for_all(views[0]):
                assert spec.scene(view) == replace(spec.scene(views[0]), seat=view.seat)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS if LONG else VARIANTS[::3])
def test_patches_lead_to_the_same_position_as_the_whole(
    game: str, players: int, options: dict[str, object]
) -> None:
    held: dict[int, dict[str, object]] = {}
    shown: dict[int, picture.Picture] = {}
    for match in moments(game, players, options, seed=11):
        seq, glance = match.seq, picture.Glance(match)
        for seat in [*range(players), SPECTATOR]:
            new = glance.take(seat, seq, before=shown.get(seat))
            assert new.print == picture.Glance(match).take(seat, seq).print
            whole = json.loads(picture.full(new, seq, b"", 0))["position"]
            assert whole == json.loads(msgspec.json.encode(picture.position(match, seat)))
            if seat in shown:
                frame = json.loads(glance.patch(shown[seat], new, seat, seq))
                held[seat] = picture.patched(held[seat], frame["changes"])
                assert (frame["base"], frame["print"]) == (shown[seat].print, new.print)
            else:
                held[seat] = whole
            assert held[seat] == whole
            shown[seat] = new


def test_a_patch_cuts_and_puts_only_what_changed() -> None:
    glance = picture.Glance(api.new_match("tiny_epic_kingdoms", players=2, seed=3))
    bare = picture.Scenery(Scene("tiny_epic_kingdoms", 0, 0), None)

    def shown(items: list[bytes]) -> picture.Picture:
        return picture.Picture(bare, {"asked": picture.Part(items)}, 1)

    def changes(before: list[bytes], after: list[bytes]) -> list[tuple[int, int, list[int]]]:
        old, new = shown(before), shown(after)
        frame = json.loads(glance.patch(old, new, 0, 1))
        return [(change["at"], change["cut"], change["put"]) for change in frame["changes"]]

    assert changes([b"1", b"2", b"3"], [b"1", b"2", b"3"]) == []
    assert changes([b"1", b"2", b"3"], [b"9", b"2", b"8"]) == [(0, 1, [9]), (2, 1, [8])]
    assert changes([b"1", b"2", b"3"], [b"1", b"3"]) == [(1, 1, [])]
    assert changes([b"1", b"3"], [b"1", b"2", b"3"]) == [(1, 0, [2])]
    assert changes([b"1", b"1"], [b"1", b"1", b"1"]) == [(2, 0, [1])]
    assert changes([], [b"1"]) == [(0, 0, [1])]
    assert changes([b"1"], []) == [(0, 1, [])]


def test_frames_made_by_hand_are_those_of_the_wire() -> None:
    """The hot frames are put together from bytes; they must be what the wire's classes say."""
    match = api.new_match("tiny_epic_kingdoms", players=2, seed=3)
    shown = picture.Glance(match).take(match.due[0].seat, 0)
    full = msgspec.json.decode(picture.full(shown, 0, b"", 0), type=wire.Full, strict=True)
    assert full.position == picture.position(match, match.due[0].seat)
    match.apply(match.due[0].seat, match.due[0].options[0].key)
    glance = picture.Glance(match, match.log)
    after = glance.take(0, 1)
    patch = msgspec.json.decode(glance.patch(shown, after, 0, 1, back=4), type=wire.Patch, strict=True)
    assert (patch.seq, patch.base, patch.print, patch.back) == (1, shown.print, after.print, 4)
    assert patch.events and all(isinstance(event, wire.Event) for event in patch.events)
