"""Versions of the built-in packs: a game remembers the cards that it was played with."""

from __future__ import annotations

import pytest

import overseer
from journal.plays import forged
from overseer.journal.replay import replay
from overseer.kernel.errors import Malformed


@pytest.mark.parametrize("pack", ["core", "outpost"])
def test_a_journal_from_before_the_cards_were_tuned_is_refused_with_the_reason(pack: str) -> None:
    game = overseer.load("fallout", [pack])
    written = overseer.Match(game, 2, seed=3, max_rounds=1).journal()
    old = forged(written, 3, lambda line: line.replace(f"{pack} 1.2.0", f"{pack} 1.1.0", 1))
    assert old != written
    with pytest.raises(Malformed, match=rf"the packs {pack} 1\.1\.0; here are {pack} 1\.2\.0"):
        replay(game, old)
