"""The neutral picture of Tiny Epic Kingdoms: the same facts as the match, and nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

import realms
from realms.games.tiny_epic_kingdoms.rules.scoring import points
from realms.games.tiny_epic_kingdoms.state import EMPTY, LYING, TinyEpicKingdoms
from realms.kernel.scene import Scene
from realms.kernel.view import SPECTATOR
from realms.tui.table import HUMAN

from .helpers import GAME, finished, table


def play(players: int, seed: int, **options: object) -> list[tuple[TinyEpicKingdoms, int]]:
    """Positions along a random game, with a seat to look from."""
    match = realms.new_match(GAME, players=players, seed=seed, options=options)
    assert isinstance(match, TinyEpicKingdoms)
    dice = Random(seed)
    found = []
    while match.due:
        due = dice.choice([d for d in match.due if not d.optional])
        if match.seq % 9 == 0:
            found.append((match.clone(), dice.choice([*range(players), SPECTATOR])))
        match.apply(due.seat, dice.choice(due.options).key)
    return [*found, (match, 0)]


def scene(match: TinyEpicKingdoms, seat: int) -> Scene:
    return realms.spec(GAME).scene(realms.view(match, seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_agrees_with_the_match(players: int) -> None:
    for match, seat in play(players, players, find_tokens=True):
        picture = scene(match, seat)
        ids = [space.id for board in picture.boards for space in board.spaces]
        assert len(ids) == len(set(ids))
        armies = [piece for piece in picture.pieces if piece.kind in ("army", "neutral")]
        assert len(armies) == len([army for army in match.slots if army != EMPTY])
        lying = [piece for piece in armies if piece.state == "lying"]
        assert len(lying) == len([army for army in match.slots if army != EMPTY and army & LYING])
        assert {piece.at for piece in picture.pieces} <= set(ids)
        assert len({piece.id for piece in picture.pieces}) == len(picture.pieces)
        assert [slot.id for slot in picture.slots if slot.taken] == sorted(
            match.shields, key=[slot.id for slot in picture.slots].index
        )
        for panel, realm in zip(picture.panels, match.realms, strict=True):
            facts = dict(panel.facts)
            assert [facts[f"fact-{name}"] for name in ("mana", "ore", "food")] == realm.stock
            assert facts["fact-armies"] + facts["fact-supply"] == 7
            assert facts["fact-points"] == sum(points(match, realm))


def test_refs_of_options_are_in_the_picture() -> None:
    """Whatever is on a board and can be chosen can be lit up."""
    for match, _ in play(4, 11, find_tokens=True):
        for due in match.due:
            picture = scene(match, due.seat)
            spaces = {space.id for board in picture.boards for space in board.spaces}
            boards = {board.id for board in picture.boards}
            for option in due.options:
                if option.verb in ("army", "to", "start", "vacate"):
                    assert set(option.refs) <= spaces
                if option.verb == "home":
                    assert set(option.refs) <= boards


def test_face_down_tokens_look_alike() -> None:
    for match, seat in play(4, 3, find_tokens=True):
        hidden = [piece for piece in scene(match, seat).pieces if piece.state == "face-down"]
        assert {piece.kind for piece in hidden} <= {"hidden"}
        assert len(hidden) == len([area for area in match.hidden_at if area >= 0])


def test_only_the_own_card_shows_both_sides_while_homes_are_chosen() -> None:
    at_start = table().match
    for seat in range(4):
        assert isinstance(at_start, TinyEpicKingdoms)
        boards = scene(at_start, seat).boards
        sides = [board for board in boards if board.kind == "side"]
        assert {board.owner for board in sides} <= {seat}
        assert len(sides) in (0, 2)


def test_two_players_see_the_lost_kingdom_and_count_neutral_armies() -> None:
    at = table((HUMAN, "random"), until=lambda found, due: found.match.seq > 10)
    picture = at.scene(0)
    assert picture.boards[-1].kind == "lost_kingdom"
    assert picture.boards[-1].owner == -1
    assert len([piece for piece in picture.pieces if piece.kind == "neutral"]) == 5
    assert "fact-neutral" in dict(picture.panels[0].facts)


def test_race_cards_show_what_is_learned() -> None:
    ended = finished()
    match = ended.match
    assert isinstance(match, TinyEpicKingdoms)
    cards = [zone.cards[0] for zone in ended.scene(0).zones if zone.kind == "race"]
    assert [card.on for card in cards] == [realm.magic for realm in match.realms]
    assert cards[0].text == tuple(f"race-{match.realms[0].race}-{level}" for level in range(1, 6))


def test_the_sheet_comes_at_the_end() -> None:
    ended = finished()
    outcome = ended.outcome()
    assert outcome is not None
    assert ended.scene(0).sheet == outcome.sheet
    assert table().scene(0).sheet == ()
