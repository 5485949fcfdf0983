"""Zones: who knows which item, and what moving, showing, picking and shuffling do to it."""

from __future__ import annotations

import pytest

from kernel.bare import Bare
from realms.kernel.model import EVERYONE
from realms.kernel.rng import Rng
from realms.kernel.view import redact
from realms.kernel.zones import Zone, clone_Zone, gather, move, project_Zone, redeal_zones

A, B, C = 1, 2, 4


def zone(*items: str, seen: int = 0, known: list[int] | None = None, name: str = "z") -> Zone:
    return Zone(name, "card", seen, list(items), known or [])


def test_a_move_teaches_whoever_sees_the_new_place() -> None:
    g, deck, hand = Bare(), zone("march", "rage"), zone(seen=A)
    assert move(g, deck, 0, hand) == "march"
    assert (deck.items, hand.items) == (["rage"], ["march"])
    assert g.learned == A


def test_a_move_teaches_nothing_to_who_knew_already() -> None:
    g, hand, discard = Bare(), zone("march", seen=A), zone(seen=EVERYONE)
    move(g, hand, 0, discard)
    assert g.learned == EVERYONE & ~A


def test_who_knew_an_item_still_knows_it_in_its_new_place() -> None:
    g, hand, other = Bare(), zone("march", "rage", seen=A), zone("ward", seen=B)
    move(g, hand, 1, other)
    assert [other.mask(i) for i in range(2)] == [B, A | B]
    assert other.known == [0, A]


def test_an_open_place_needs_no_masks() -> None:
    g, hand, discard = Bare(), zone("march", seen=A), zone("rage", seen=EVERYONE)
    move(g, hand, 0, discard)
    assert discard.known == [] and discard.mask(1) == EVERYONE


def test_a_move_is_told_in_full_to_those_who_know_and_veiled_to_the_rest() -> None:
    g, deck, hand = Bare(), zone("march", name="deck"), zone(seen=A, name="hand")
    move(g, deck, 0, hand)
    assert g.log is not None
    assert [e.args for e in redact(g.log, 0)] == [("march", "deck", "hand")]
    assert [e.args for e in redact(g.log, 1)] == [("?", "deck", "hand")]


def test_a_peek_teaches_those_who_look_and_only_them() -> None:
    g, hand = Bare(), zone("march", "rage", seen=A)
    hand.show(g, 1, B)
    assert g.learned == B
    assert [hand.mask(i) for i in range(2)] == [A, A | B]
    assert g.log is not None
    assert [e.args for e in redact(g.log, 1)] == [("rage", "z")]
    assert [e.args for e in redact(g.log, 2)] == [("?", "z")]


def test_a_second_peek_is_no_news() -> None:
    g, hand = Bare(), zone("march", seen=A)
    hand.show(g, 0, A)
    assert g.learned == 0 and g.log == [] and hand.known == []
    hand.show(g, 0, B)
    g.learned = 0
    hand.show(g, 0, A | B)
    assert g.learned == 0


def test_shuffling_forgets_who_knew_what() -> None:
    deck = zone(*"abcdefgh", known=[A] * 8)
    rng = Rng(5)
    deck.shuffle(rng)
    assert sorted(deck.items) == list("abcdefgh") and deck.items != list("abcdefgh")
    assert deck.known == [] and rng.draws == 7


def test_gathering_moves_everything_and_forgets() -> None:
    deck, discard = zone("a", known=[A]), zone("b", "c", seen=EVERYONE)
    gather(Bare(), discard, deck)
    assert (deck.items, deck.known, discard.items, discard.known) == (["a", "b", "c"], [], [], [])


def test_taking_keeps_the_masks_in_step() -> None:
    hand = zone("a", "b", "c", known=[A, B, C])
    assert hand.take(1) == "b"
    assert hand.known == [A, C]


def test_of_equal_copies_the_one_that_is_known_is_picked() -> None:
    hand = zone("rage", "march", "march", seen=A, known=[0, 0, B])
    i = hand.find("march")
    assert hand.mask(i) == A | B
    g, discard = Bare(), zone(seen=EVERYONE)
    move(g, hand, i, discard)
    assert hand.items == ["rage", "march"] and hand.known == [0, 0]


def test_a_copy_picked_among_copies_known_to_different_seats_is_known_to_all_of_them() -> None:
    hand = zone("march", "march", "march", seen=A, known=[0, B, B | C])
    i = hand.find("march")
    assert hand.known[i] == B | C
    left = sorted([m for j, m in enumerate(hand.known) if j != i])
    assert left == [0, B]


@pytest.mark.parametrize("known", [[], [0, 0]])
def test_what_is_not_there_cannot_be_found(known: list[int]) -> None:
    with pytest.raises(ValueError):
        zone("march", "rage", known=known).find("ward")


def test_a_view_of_a_zone_always_has_the_same_shape() -> None:
    hand = zone("rage", "march", "ward", seen=A, known=[B, 0, B])
    assert project_Zone(hand, 0) == {"n": 3, "items": ["rage", "march", "ward"]}
    assert project_Zone(hand, 1) == {"n": 3, "items": ["rage", "ward"]}
    assert project_Zone(hand, 2) == {"n": 3, "items": []}
    hand.known = []
    assert project_Zone(hand, 1) == {"n": 3, "items": []}


def test_the_order_of_known_items_in_a_hidden_zone_is_not_told() -> None:
    assert project_Zone(zone("ward", "march", known=[B, B]), 1) == {"n": 2, "items": ["march", "ward"]}


def test_a_copy_of_a_zone_is_its_own() -> None:
    hand = zone("rage", known=[A])
    copy = clone_Zone(hand)
    copy.put("march", B)
    assert hand.items == ["rage"] and hand.known == [A]


def test_a_redeal_keeps_what_the_seat_knows_in_its_place() -> None:
    hand = zone("a", "b", "c", seen=A, known=[0, B, 0])
    deck, track = zone("d", "e", "f"), zone("x", "y")
    track.pool = "tile"
    for seed in range(20):
        zones = [clone_Zone(z) for z in (hand, deck, track)]
        redeal_zones(zones, 1, Rng(seed))
        assert zones[0].items[1] == "b"
        assert sorted(zones[0].items + zones[1].items) == list("abcdef")
        assert sorted(zones[2].items) == ["x", "y"]


def test_a_redeal_for_the_owner_leaves_the_hand_alone() -> None:
    hand, deck = zone("a", "b", seen=A), zone(*"cdefgh")
    redeal_zones([hand, deck], 0, Rng(3))
    assert hand.items == ["a", "b"]
    assert sorted(deck.items) == list("cdefgh") and deck.items != list("cdefgh")


def test_every_unseen_place_can_get_every_unseen_item() -> None:
    found = set()
    for seed in range(60):
        hand, deck = zone("a", seen=A), zone("b", "c")
        redeal_zones([hand, deck], 1, Rng(seed * 977))
        found.add(hand.items[0])
    assert found == {"a", "b", "c"}
