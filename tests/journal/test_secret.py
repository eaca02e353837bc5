"""Seeds, salts and commitments."""

from __future__ import annotations

import hashlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer import Malformed
from overseer.journal.secret import FAST, GENERATORS, SECRET, Commitment, Secret


@given(st.integers(1 - 10**100, 10**100 - 1))
def test_a_secret_is_read_as_it_was_written(seed: int) -> None:
    secret = Secret.of(seed)
    assert re.fullmatch(SECRET, str(secret))
    assert Secret.parse(str(secret)) == secret


def test_the_commitment_is_over_salt_and_seed() -> None:
    secret = Secret.of(7, "00112233445566778899aabbccddeeff")
    expected = hashlib.sha256(b"00112233445566778899aabbccddeeff 7").hexdigest()
    assert secret.hash == expected
    for name in GENERATORS:
        commitment = secret.commitment(name)
        assert str(commitment) == f"{name} {expected}"
        assert Commitment.parse(str(commitment)) == commitment
        assert commitment.fits(secret)
        assert not commitment.fits(Secret.of(8, secret.salt))


def test_a_commitment_of_format_1_names_no_generator() -> None:
    old = Commitment.parse("a" * 64)
    assert (old.generator, str(old)) == (FAST, "a" * 64)


def test_a_chosen_seed_has_the_same_salt_every_time_and_a_drawn_one_has_not() -> None:
    assert Secret.of(7) == Secret.of(7)
    assert Secret.of(7).salt != Secret.of(8).salt
    assert Secret.of().seed != Secret.of().seed
    assert Secret.of().salt != Secret.of().salt


def test_a_drawn_salt_does_not_follow_from_the_seed() -> None:
    drawn = Secret.of()
    assert drawn.salt != Secret.of(drawn.seed).salt


@pytest.mark.parametrize("seed", ["7", 7.0, True, 10**100, -(10**5000)], ids=range(5))
def test_a_seed_is_a_number_that_can_be_written(seed: int) -> None:
    with pytest.raises(Malformed, match="A seed is a whole number of at most 100 digits"):
        Secret.of(seed)


@pytest.mark.parametrize("salt", ["", "xyz", "ABCDEF0123456789", "0" * 65, 5])
def test_a_salt_is_hexadecimal(salt: str) -> None:
    with pytest.raises(Malformed, match="A salt is 16 to 64 hexadecimal digits"):
        Secret.of(7, salt)
