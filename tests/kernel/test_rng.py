"""The random generator: sfc32 as published, fair below any limit, and copied whole."""

from __future__ import annotations

import pytest

from kernel.fairness import assert_fair
from overseer import Malformed
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator

# What PractRand's own sfc32 gives after 15 rounds of mixing, for two seeds.
PUBLISHED = [
    ((0, 0, 0, 1), [0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9]),
    ((0, 2, 1, 1), [0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2, 0x2C692349]),
]
MIXING = 15


def numbers(rng: Rng, count: int) -> list[int]:
    return [int(rng.next()) for _ in range(count)]


@pytest.mark.parametrize(("words", "expected"), PUBLISHED)
def test_it_is_sfc32(words: tuple[int, int, int, int], expected: list[int]) -> None:
    rng = Rng(*words)
    numbers(rng, MIXING)
    assert numbers(rng, len(expected)) == expected


def test_words_stay_within_32_bits() -> None:
    rng = Rng(*[0xFFFFFFFF] * 4)
    for _ in range(1000):
        assert 0 <= rng.next() < 1 << 32
        assert all(0 <= word < 1 << 32 for word in (rng.a, rng.b, rng.c, rng.counter))


def test_a_copy_gives_the_same_numbers_and_is_independent() -> None:
    rng = generator(5)
    copy = rng.copy()
    expected = numbers(copy, 10)
    assert numbers(rng, 10) == expected
    numbers(copy, 3)
    again = generator(5)
    numbers(again, 10)
    assert numbers(again, 5) == numbers(rng, 5)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 21, 36, 100])
def test_every_number_below_a_limit_is_equally_likely(limit: int) -> None:
    rng = generator(limit)
    counts = [0] * limit
    for _ in range(400 * limit):
        counts[rng.below(limit)] += 1
    assert_fair(counts, [1] * limit)


def test_a_limit_that_does_not_divide_the_span_is_not_skewed() -> None:
    """Without rejection, the lower half would come up twice as often as the upper one."""
    limit = 3 << 30
    rng = generator(1)
    halves = [0, 0]
    for _ in range(4000):
        halves[rng.below(limit) >= limit // 2] += 1
    assert_fair(halves, [1, 1])


def test_exactly_the_numbers_that_would_skew_are_drawn_again() -> None:
    limit = 3 << 30  # the numbers from here to 2**32 have no partners
    assert Rng(limit - 1, 0, 0, 0).below(limit) == limit - 1
    assert Rng(limit, 0, 0, 0).below(limit) == 1  # the next number


def test_a_seed_always_gives_the_same_generator() -> None:
    # A change here changes every recorded game.
    assert numbers(generator(7), 3) == [804141598, 911527799, 1935443323]


def test_near_seeds_give_unrelated_numbers() -> None:
    streams = [numbers(generator(seed), 4) for seed in range(-50, 50)]
    assert len({number for stream in streams for number in stream}) == 400


@pytest.mark.parametrize("seed", [-1, 0, 1 << 128, -(10**30)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= generator(seed).below(6) < 6


@pytest.mark.parametrize("seed", [1.0, "7", None, True, b"7"])
def test_nothing_else_is_a_seed(seed: object) -> None:
    with pytest.raises(Malformed, match="whole number"):
        generator(seed)  # type: ignore[arg-type]
