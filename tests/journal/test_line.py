"""Lines of a journal and the chain of their checksums."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer import CHANCE, Malformed
from overseer.journal.line import Line, parse_line, seal, unseal

WORDS = st.lists(
    st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1), min_size=1, max_size=5
)
LINES = st.builds(
    Line,
    st.integers(1, 999_999_999),
    st.just(CHANCE) | st.integers(0, 99),
    WORDS.map(" ".join),
)


@given(LINES)
def test_a_line_is_read_as_it_was_written(line: Line) -> None:
    assert parse_line(str(line)) == line


@given(LINES, LINES)
def test_a_sealed_line_is_read_after_the_line_it_was_sealed_after(first: Line, then: Line) -> None:
    sealed = seal(str(first), str(then))
    assert unseal(str(first), sealed) == str(then)
    with pytest.raises(Malformed, match="checksum does not fit"):
        unseal(f"{first}!", sealed)


def test_the_checksum_is_over_the_line_before_and_the_line() -> None:
    expected = hashlib.sha256(b"8 * first 2 #0123456789ab\n9 0 pass").hexdigest()[:12]
    assert seal("8 * first 2 #0123456789ab", "9 0 pass") == f"9 0 pass #{expected}"


def test_chance_is_written_as_a_star() -> None:
    assert str(Line(8, CHANCE, "first 2")) == "8 * first 2"
    assert str(Line(12, 0, "place S L2.4")) == "12 0 place S L2.4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "12 0",
        "12 0 ",
        "0 0 pass",
        "012 0 pass",
        "12 00 pass",
        "12 -1 pass",
        "12 x pass",
        "12 0 place  S",
        " 12 0 pass",
        "12 0 pass ",
        "12\t0 pass",
        "١٢ 0 pass",
        "1234567890 0 pass",
    ],
)
def test_other_texts_are_no_lines(text: str) -> None:
    with pytest.raises(Malformed, match="a line is"):
        parse_line(text)


@pytest.mark.parametrize(
    "line", [Line(9, 0, "undo"), Line(9, CHANCE, "undo 8"), Line(9, 0, "undo x")]
)
def test_an_undo_names_a_seat_and_a_line(line: Line) -> None:
    with pytest.raises(Malformed, match="an undo is"):
        _ = line.target


def test_a_new_seed_is_chances_and_has_a_commitment() -> None:
    with pytest.raises(Malformed, match="a new seed is"):
        _ = Line(9, 0, f"seed {'a' * 64}").commitment
    for text in ("seed 12", f"seed dice {'a' * 64}", f"seed {'A' * 64}", "seed"):
        with pytest.raises(Malformed, match="a commitment is a generator"):
            _ = Line(9, CHANCE, text).commitment
