"""What games have in common in telling positions that cannot be."""

from __future__ import annotations

import pytest

from realms.kernel.validity import all_between, between, like, numbers, zones_flaw
from realms.kernel.zones import Zone


def pile(name: str = "deck", *, pool: str = "cards", seen: int = 0, items: int = 2, known: int = 0) -> Zone:
    return Zone(name, pool, seen, ["card"] * items, [1] * known)


def test_between_takes_both_ends() -> None:
    assert [n for n in range(5) if between(n, 1, 3)] == [1, 2, 3]
    assert all_between([1, 3], 1, 3) and all_between([], 1, 3)
    assert not all_between([1, 4], 1, 3) and not all_between([0], 1, 3)


def test_a_pile_is_like_another_whatever_lies_in_it() -> None:
    assert like(pile(items=5), pile(items=1)) and like(pile(items=2, known=2), pile())


@pytest.mark.parametrize("other", [pile("hand"), pile(pool="tokens"), pile(seen=1), pile(items=3, known=2)])
def test_a_pile_of_another_name_kind_or_sight_is_another_one(other: Zone) -> None:
    assert not like(other, pile())
    assert zones_flaw([pile(), other], [pile(), pile()]) == "the pile deck is another one."


def test_all_piles_of_a_fresh_table_are_there() -> None:
    assert zones_flaw([pile(), pile("hand")], [pile(), pile("hand")]) == ""
    assert zones_flaw([pile()], [pile(), pile("hand")]) == "a pile is missing."


def test_the_numbers_of_a_frame_are_named_by_their_fields() -> None:
    raw: dict[str, object] = {"is": "Turn", "seat": 1, "order": [0, 2], "done": True, "at": "", "names": ["a"]}
    assert numbers(raw) == [("seat", 1), ("order", 0), ("order", 2)]
