"""Verification: what could be checked, and what could not."""

from __future__ import annotations

import pytest

from journal.plays import GAME, finished, forged, new, play, unfinished
from overseer import CHANCE, OverseerError
from overseer.journal.record import read
from overseer.journal.secret import Secret
from overseer.journal.verify import verify


def test_a_finished_game_is_verified_completely() -> None:
    found = verify(GAME, finished())
    record, ending = read(finished())
    assert found.over
    assert found.is_complete
    assert found.digest == ending.digest
    assert found.lines == len(record.lines)
    (stretch,) = found.stretches
    chance = [line.number for line in record.lines if line.seat == CHANCE]
    assert (stretch.seed_line, stretch.is_checked) == (6, True)
    assert (stretch.first, stretch.last, stretch.chances) == (chance[0], chance[-1], len(chance))
    assert found.choices == len(record.lines) - len(chance)


def test_the_chance_of_an_export_cannot_be_checked() -> None:
    found = verify(GAME, unfinished())
    assert not found.over
    assert not found.is_complete
    assert [stretch.is_checked for stretch in found.stretches] == [False]


def test_the_chance_of_an_unfinished_game_can_be_checked_by_who_has_the_seed() -> None:
    assert verify(GAME, unfinished(), {6: Secret.of(5)}).is_complete
    with pytest.raises(OverseerError, match=r"^line 6: the seed beside the journal"):
        verify(GAME, unfinished(), {6: Secret.of(6)})


def test_each_stretch_of_a_resumed_export_is_told_by_itself() -> None:
    match = play(GAME.replay(unfinished()), 10_000)
    found = verify(GAME, match.journal())
    assert [stretch.is_checked for stretch in found.stretches] == [False, True]
    assert not found.is_complete
    first, second = found.stretches
    assert first.last < second.seed_line < second.first


def test_wrong_chance_is_found_where_the_seed_is_known() -> None:
    match = play(new(seed=5), 25)
    first = match.lines[0]
    other = f"{first.number} * first {(int(first.text[-1]) + 1) % 3}"
    change = forged(match.journal(seed=True), first.number, lambda _: other)
    with pytest.raises(OverseerError, match=r"^line 8: the seed gives 'first"):
        verify(GAME, change)


def test_verifying_draws_nothing_and_needs_no_complete_turn() -> None:
    assert verify(GAME, new().export()).choices == 0
