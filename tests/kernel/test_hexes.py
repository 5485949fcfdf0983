"""Axial coordinates: sides, distances, turns."""

from __future__ import annotations

from realms.kernel.hexes import SIDES, distance, turned


def test_the_six_sides_lead_one_step_away_and_each_has_its_opposite() -> None:
    assert len(set(SIDES)) == 6
    assert all(distance((0, 0), side) == 1 for side in SIDES)
    assert all((-q, -r) == SIDES[(i + 3) % 6] for i, (q, r) in enumerate(SIDES))


def test_a_distance_is_the_fewest_steps() -> None:
    seen, edge = {(0, 0): 0}, [(0, 0)]
    for steps in range(1, 5):
        edge = [(q + dq, r + dr) for q, r in edge for dq, dr in SIDES]
        for spot in edge:
            seen.setdefault(spot, steps)
    assert all(distance((0, 0), spot) == steps for spot, steps in seen.items())
    assert distance((3, -1), (-1, 2)) == distance((4, -3), (0, 0)) == 4


def test_a_sixth_of_a_turn_takes_each_side_to_the_next_clockwise() -> None:
    assert [turned(side, 1) for side in SIDES] == [*SIDES[1:], SIDES[0]]
    assert turned((2, -1), 2) == turned(turned((2, -1), 1), 1) == (-1, 2)
    assert turned((2, -1), 6) == (2, -1)
