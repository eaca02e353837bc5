"""Watching: what is counted agrees with what the journal tells of the same game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer.arena.fixtures import Fixture
from overseer.arena.pool import Workers
from overseer.arena.tournament import play_fixture
from overseer.lab.uses import USES
from overseer.lab.watching import Side, Trial, Watching, trials, watch

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
SHELTER: dict[str, Any] = {"max_rounds": 100}


def test_uses_are_those_that_the_journal_tells() -> None:
    game = overseer.load("shelter", [EXAMPLE])
    seen = watch(game, SHELTER, ["greedy", "greedy"], Trial(1, 5))
    played = play_fixture(game, SHELTER, Fixture(0, 0, 5, ("greedy", "greedy")))
    assert (seen.scores, seen.winners) == (list(played.scores), list(played.winners))
    assert (seen.rounds, seen.decisions) == (played.rounds, played.decisions)
    built: Counter[tuple[str, int]] = Counter()
    for happening in game.replay(played.journal).happenings():
        if happening.kind == "built":
            built[f"room {happening.targets.cards[0].id}", happening.seat] += 1
    assert built
    counted = {
        (card, seat): times
        for card, seats in seen.taken.items()
        if card.startswith("room ")
        for seat, times in seats.items()
    }
    assert counted == dict(built)
    assert set(seen.taken) <= seen.met | {"elevator elevator"}


def test_moves_are_made_only_where_they_are_offered() -> None:
    game = overseer.load("shelter")
    seen = watch(game, SHELTER, ["greedy", "greedy"], Trial(0, 3))
    assert any(move.startswith("place room ") for move in seen.chosen)
    assert any(move.startswith("take item ") for move in seen.chosen)
    for move, seats in seen.chosen.items():
        for seat, times in seats.items():
            assert times <= seen.offered[move][seat]


def test_options_of_an_encounter_belong_to_their_card() -> None:
    game = overseer.load("fallout", ["outpost"])
    options = {"scenario": "mile-ninety", "max_rounds": 6}
    seen = watch(game, options, ["greedy", "greedy"], Trial(0, 2))
    chosen = [move for move in seen.chosen if move.startswith("choose encounter ")]
    assert chosen
    for move in chosen:
        assert move.split(" ")[2] in game.cards.encounters
        assert move.split(" ")[3] in "1234"
    held = [card for card in seen.taken if card.startswith("agenda ")]
    assert held
    assert {card.split(" ")[1] for card in held} <= set(game.cards.agendas)


@pytest.mark.parametrize("name", USES)
def test_uses_name_kinds_of_cards_that_there_are(name: str) -> None:
    kinds = overseer.load(name).cards.kinds
    uses = USES[name]
    assert set(uses.met) == set(uses.taken) == set(uses.worked) <= set(kinds)


def test_two_processes_watch_the_same() -> None:
    sides = (Side((), SHELTER), Side((str(EXAMPLE),), SHELTER))
    task = Watching("shelter", sides, ("random", "random"))
    pieces = trials([0, 1], 4, 9)
    assert [(trial.side, trial.seed) for trial in pieces[0]] == [(0, 9), (1, 9), (0, 10), (1, 10)]
    alone = list(Workers(1).do(task, pieces))
    assert list(Workers(2).do(task, pieces)) == alone
