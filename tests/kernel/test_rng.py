"""The dice: fixed numbers that may never drift, fair enough, and any seed will do."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from realms.kernel.rng import ALGORITHM, MAX_SEED, Rng, clone_Rng, seeded

REFERENCE_0 = [618239, 18497, 50214, 459018, 495109, 81776]
REFERENCE_1 = [252482, 659625, 162368, 927426, 156596, 672902]
REFERENCE_2026 = [792681, 564081, 317227, 959434, 988828, 85547]
REFERENCE_NEGATIVE = [663751, 560097, 335953, 630499, 670732, 352590]
REFERENCE_HUGE = [205351, 920036, 838151, 698278, 85203, 968869]
REFERENCE_SHUFFLE = "ghfcabed"
REFERENCE_ROLLS = [6, 4, 4, 5, 5, 6, 2, 2, 5, 5]
REFERENCE_PICK = "h"
REFERENCE_SPLIT = [31955, 904031]


def numbers(rng: Rng, n: int = 6) -> list[int]:
    return [rng.below(1_000_000) for _ in range(n)]


def test_the_algorithm_has_a_name() -> None:
    assert ALGORITHM == "blake2b-1"


def test_the_numbers_of_a_seed_never_change() -> None:
    assert numbers(Rng(1)) == REFERENCE_1
    assert numbers(seeded(0)) == REFERENCE_0
    assert numbers(seeded(2026)) == REFERENCE_2026


def test_negative_and_huge_seeds_have_numbers_of_their_own() -> None:
    assert numbers(seeded(-7)) == REFERENCE_NEGATIVE
    assert len({seeded(seed).seed for seed in range(-300, 300)}) == 600
    assert numbers(seeded(10**40)) == REFERENCE_HUGE
    assert 0 <= seeded(-(10**60)).seed <= MAX_SEED


def test_dice_shuffles_and_picks_never_change() -> None:
    rng = seeded(7)
    items = list("abcdefgh")
    rng.shuffle(items)
    assert "".join(items) == REFERENCE_SHUFFLE
    assert [rng.roll(6) for _ in range(10)] == REFERENCE_ROLLS
    assert rng.pick(items) == REFERENCE_PICK
    assert numbers(rng.split(), 2) == REFERENCE_SPLIT
    assert rng.draws == 7 + 10 + 1 + 1


def test_a_draw_depends_on_the_seed_and_its_number_only() -> None:
    rng = Rng(99)
    wanted = numbers(rng, 10)
    assert Rng(99, 4).below(1_000_000) == wanted[4]


def test_the_numbers_are_the_words_of_a_cryptographic_hash() -> None:
    """Written out once more, so that anybody can check a match without this program."""
    seed = int.from_bytes(blake2b(b"realms seed 2026", digest_size=8).digest(), "little") % 2**63
    blocks = [blake2b(f"realms dice {seed} {block}".encode()).digest() for block in range(3)]
    words = [int.from_bytes(block[i : i + 8], "little") for block in blocks for i in range(0, 64, 8)]
    assert seeded(2026).seed == seed
    assert numbers(seeded(2026), 24) == [word % 1_000_000 for word in words]


def test_every_bit_of_a_seed_counts() -> None:
    """Nobody may find the dice of a match by trying a few seeds that stand for all of them."""
    for seed in (0, 2026, MAX_SEED):
        near = {seed, -seed - 1, *(seed ^ 1 << bit for bit in range(63))}
        assert len({seeded(other).seed for other in near}) == 65
    assert sum(seeded(seed).seed > 1 << 60 for seed in range(64)) > 40


def test_generators_taking_turns_do_not_disturb_each_other() -> None:
    many = [seeded(seed) for seed in range(600)]
    rounds = [[rng.below(1_000_000) for rng in many] for _ in range(10)]
    assert [list(row) for row in zip(*rounds, strict=True)] == [numbers(seeded(seed), 10) for seed in range(600)]


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(5)
    rng.below(10)
    copy = clone_Rng(rng)
    ahead = numbers(rng)
    assert copy.draws == 1
    assert numbers(copy) == ahead


@pytest.mark.parametrize("n", [2, 6, 7, 20])
def test_every_number_comes_up_about_as_often(n: int) -> None:
    rng = seeded(n)
    times = 2_000 * n
    counts = Counter(rng.below(n) for _ in range(times))
    assert sorted(counts) == list(range(n))
    chi = sum((counts[i] - 2_000) ** 2 / 2_000 for i in range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_neighbouring_draws_and_seeds_do_not_follow_each_other() -> None:
    rng = seeded(3)
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(36 * 500))
    assert len(pairs) == 36 and max(pairs.values()) < 600 and min(pairs.values()) > 400
    first = Counter(seeded(s).below(6) for s in range(6_000))
    assert all(850 < first[i] < 1_150 for i in range(6))


def test_shuffles_reach_every_order() -> None:
    orders: Counter[str] = Counter()
    for seed in range(4_800):
        items = list("abcd")
        seeded(seed).shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 130 and max(orders.values()) < 270


def test_shuffling_nothing_draws_nothing() -> None:
    rng = seeded(1)
    rng.shuffle([])
    rng.shuffle(["one"])
    assert rng.draws == 0


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(AssertionError):
        seeded(1).below(0)
