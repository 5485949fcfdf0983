"""The network that judges positions of Elven Rage for two: what goes in, what comes out, and how it learns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import realms
from realms.bots import train_sketches
from realms.bots.minds.elven_rage import TURN, ElvenRageMind, mind
from realms.bots.minds.er.figures import figures
from realms.bots.minds.er.network import HABITUAL, Network, networks
from realms.bots.minds.er.sketch import (
    ARTIFACT_AT,
    ARTIFACTS_AT,
    FIGURES_AT,
    HAND_AT,
    KINDS,
    LANDS_AT,
    SIDE,
    WIDTH,
    sketch,
)
from realms.bots.minds.er.suspicion import MIRRORED
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY

MIND = mind()


def later(seed: int, turns: int, scenario: str = SUPERIORITY) -> ElvenRage:
    """A match of greedy bots at the beginning of a later turn."""
    match = realms.new_match("elven_rage", players=2, seed=seed, options={"scenario": scenario})
    assert isinstance(match, ElvenRage)
    while True:
        decision = owed(match)
        turns -= decision.prompt == TURN
        if turns == 0:
            return match
        match.apply(decision.seat, MIND.choice(match, decision).key)


def whole(match: ElvenRage) -> list[float]:
    """All numbers of a sketch."""
    row = [0.0] * WIDTH
    for at, number in zip(*sketch(match), strict=True):
        row[at] += number
    return row


@pytest.mark.parametrize("scenario", [SUPERIORITY, DRAGON_LORD])
def test_a_sketch_shows_both_sides_the_player_on_turn_first(scenario: str) -> None:
    match = later(51, 8, scenario)
    row = whole(match)
    for side, seat in enumerate((match.active, 1 - match.active)):
        e = match.elves[seat]
        part = row[side * SIDE : (side + 1) * SIDE]
        told = figures(match)[seat]
        assert part[FIGURES_AT : FIGURES_AT + len(told)] == told
        for card, kind in KINDS.items():
            assert part[HAND_AT + kind] == e.hand.items.count(card)
        for artifact, place in ARTIFACT_AT.items():
            assert part[ARTIFACTS_AT + place] == e.artifacts.items.count(artifact)
        lands = sorted(
            [cell if seat == 0 else MIRRORED[cell] for cell, who in enumerate(match.owner) if who == seat]
        )
        assert [at for at in range(len(match.owner)) if part[LANDS_AT + at]] == lands


def test_the_own_corner_lies_at_the_same_place_for_both_seats() -> None:
    match = later(52, 1)
    homes = [at for at in range(len(match.owner)) if whole(match)[LANDS_AT + at]]
    match.active = 1 - match.active
    assert [at for at in range(len(match.owner)) if whole(match)[LANDS_AT + at]] == homes == [match.map.homes[0]]


def test_a_network_adds_up_cuts_off_and_goes_around() -> None:
    match = later(53, 5)
    row = whole(match)
    nothing = [0.0] * WIDTH
    first = [1.0 if at == FIGURES_AT else 0.0 for at in range(WIDTH)]
    lands = row[FIGURES_AT]
    assert lands > 0.0

    def chance(units: list[list[float]], straight: list[float], out: list[float], shift: float) -> float:
        return Network({"units": units, "straight": straight, "out": out, "shift": shift}).chance(match)

    even = chance([nothing], nothing, [1.0], 0.0)
    assert even == 0.5
    assert chance([nothing], first, [1.0], -lands) == pytest.approx(0.5), "straight on"
    assert chance([first], nothing, [1.0], -lands) == pytest.approx(0.5), "by a unit"
    assert chance([[-x for x in first]], nothing, [1.0], 0.0) == even, "what is less than nothing is cut off"
    assert chance([nothing], first, [1.0], 1e6) == pytest.approx(1.0), "however sure it is"


def test_chances_do_not_depend_on_the_order_of_cards() -> None:
    match = later(54, 5)
    before = MIND.evaluate(match)
    for e in match.elves:
        e.hand.items.reverse()
        e.discard.reverse()
    assert MIND.evaluate(match) == pytest.approx(before)


def test_better_cards_are_a_better_chance() -> None:
    """What the figures hardly know: the same position with another hand."""
    for seed in (55, 56):
        match = later(seed, 7)
        seat = match.active
        before = MIND.evaluate(match)[seat]
        match.elves[seat].hand.items.clear()
        assert MIND.evaluate(match)[seat] < before


def test_every_network_has_the_width_of_a_sketch() -> None:
    for network in [*networks().values(), *networks(HABITUAL).values()]:
        assert {len(unit) for unit in network.units} == {len(network.straight)} == {WIDTH}
        assert len(network.out) == len(network.units)


# How it learns.


def test_the_same_seeds_learn_the_same_and_leave_the_other_scenario_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "networks.json"
    out.write_text('{"dragon_lord": "as it was"}')
    wish = [SUPERIORITY, "--games", "12", "--units", "3", "--laps", "2", "--seed", "731000", "--out", str(out)]
    train_sketches.main(wish)
    told = capsys.readouterr()
    assert "lap 2: log loss" in told.out and "12 of 12 games" in told.err
    first = json.loads(out.read_text())
    assert first["dragon_lord"] == "as it was"
    assert len(first[SUPERIORITY]["units"]) == 3
    assert 0.0 < Network(first[SUPERIORITY]).chance(later(57, 4)) < 1.0
    train_sketches.main(wish)
    assert json.loads(out.read_text()) == first


def test_players_with_habits_have_networks_of_their_own() -> None:
    """They play otherwise, so other positions come up, and other ones are won."""
    expert = MIND.at(EXPERT)
    assert isinstance(expert, ElvenRageMind)
    match = later(58, 6)
    assert expert.evaluate(match) != MIND.evaluate(match)
    plain, habitual = [train_sketches.gather(SUPERIORITY, 734_000, 4, 1, habits) for habits in (False, True)]
    assert list(plain.at) != list(habitual.at)


def test_positions_are_noted_only_where_greedy_plays_on() -> None:
    """Before that some choices are made by chance; who won says little of positions there."""
    rounds = set()
    for seed in range(732_000, 732_012):
        noted = train_sketches.play(MIND, SUPERIORITY, seed)
        assert all(len(at) == len(numbers) and worth == won for at, numbers, won, worth in noted)
        rounds.add(len(noted))
    assert len(rounds) > 3


def test_a_position_is_worth_what_is_told_of_those_that_follow_and_in_the_end_who_won() -> None:
    """The nearer the more: a fifth by the next one, four fifths by all that come after it."""
    assert train_sketches.worths([0], [0.9], 1.0) == [1.0]
    assert train_sketches.worths([1], [0.9], 1.0) == [0.0], "to the player on turn"
    found = train_sketches.worths([0, 1, 0], [0.5, 0.3, 0.6], 1.0)
    last, second = 1.0, 0.2 * 0.6 + 0.8 * 1.0
    assert found == pytest.approx([0.2 * (1.0 - 0.3) + 0.8 * second, 1.0 - second, last])


def test_taught_again_each_turn_is_noted_once_with_what_the_teacher_says_of_later_ones() -> None:
    expert = MIND.at(EXPERT)
    assert isinstance(expert, ElvenRageMind)
    teacher = expert.judges[SUPERIORITY]
    seeds = range(735_000, 735_008)
    plain = [train_sketches.play(MIND, SUPERIORITY, seed, expert) for seed in seeds]
    taught = [train_sketches.play(MIND, SUPERIORITY, seed, expert, teacher) for seed in seeds]
    assert 0 < sum(map(len, taught)) < sum(map(len, plain)), "of several moments of a turn only the first"
    for game in filter(None, taught):
        assert game[-1][3] == game[-1][2], "at the end: who won"
        assert all(0.0 < worth < 1.0 for *_, worth in game[:-1])


def test_learning_lowers_the_loss() -> None:
    found = train_sketches.gather(SUPERIORITY, 733_000, 40, 1)
    import numpy as np

    at, numbers = np.array(found.at, dtype=np.int64), np.array(found.numbers, dtype=np.float32)
    ends, won = np.array(found.ends), np.array(found.won, dtype=np.float32)
    rows = train_sketches.rows_of(at, numbers, ends, np.arange(len(won)))
    assert rows.shape == (len(won), WIDTH)
    learner = train_sketches.Learner(4, np.random.default_rng(1))

    def loss() -> float:
        chances = learner.chances(rows)[0]
        return float(-np.log(np.where(won > 0.5, chances, 1.0 - chances)).mean())

    before = loss()
    for _ in range(30):
        learner.learn(rows, won, 0.01)
    assert loss() < before - 0.1
