"""Watching: games of the laboratory, and what happened to every card in them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from overseer.arena.playing import StuckGame, play, seats_for
from overseer.arena.struck import counted
from overseer.catalog.boxes import box_for
from overseer.journal.game import Game
from overseer.kernel.decision import Option
from overseer.kernel.state import State
from overseer.lab.uses import (
    PLAIN,
    Card,
    Move,
    card_of,
    held_of,
    is_reading,
    move_of,
    places_of,
    uses_of,
)

PIECE = 4  # games that a process plays before it tells of them


@dataclass(frozen=True, slots=True)
class Side:
    """One set of cards to be compared."""

    packs: tuple[str, ...]  # folders, or ids of built-in ones
    options: Mapping[str, Any]


class Trial(Struct, frozen=True):
    """One game that is to be watched."""

    side: int
    seed: int


class Watched(Struct):
    """One game: how it ended, and which seats did what with which cards."""

    side: int
    seed: int
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    truncated: bool
    met: set[Card]
    taken: dict[Card, dict[int, int]]  # by seat, how often
    worked: dict[Card, dict[int, int]]
    offered: dict[Move, dict[int, int]]  # by seat, in how many decisions with another move
    chosen: dict[Move, dict[int, int]]
    strikes: tuple[int, ...] = ()  # by seat: choices that were made for a bot of other people
    first_strikes: tuple[str, ...] = ()  # by seat: what the first of them was about


@dataclass(frozen=True, slots=True)
class Watching:
    """The task of whoever plays games of the laboratory."""

    game: str
    sides: tuple[Side, ...]
    bots: tuple[str, ...]  # seat by seat

    @property
    def folders(self) -> Sequence[str]:
        """All packs of all sides."""
        return list(dict.fromkeys(pack for side in self.sides for pack in side.packs))

    def moved(self, folders: Mapping[str, str]) -> Watching:
        """The same task where packs lie elsewhere."""
        sides = [
            replace(side, packs=tuple(folders.get(pack, pack) for pack in side.packs))
            for side in self.sides
        ]
        return replace(self, sides=tuple(sides))

    def begin(self) -> Callable[[Sequence[Trial]], list[Watched]]:
        """Load the games; what then plays some trials."""
        games = [box_for(self.game, side.packs, side.options) for side in self.sides]

        def play_all(trials: Sequence[Trial]) -> list[Watched]:
            return [
                watch(games[trial.side], self.sides[trial.side].options, self.bots, trial)
                for trial in trials
            ]

        return play_all

    def seeds(self, trials: Sequence[Trial]) -> tuple[int, int]:
        """The first and the last seed of some trials."""
        return trials[0].seed, trials[-1].seed


def trials(sides: Sequence[int], games: int, seed: int) -> list[Sequence[Trial]]:
    """All games in pieces of work: each seed with each side."""
    every = [Trial(side, seed + at) for at in range(games) for side in sides]
    return [every[at : at + PIECE] for at in range(0, len(every), PIECE)]


def watch(game: Game, options: Mapping[str, Any], bots: Sequence[str], trial: Trial) -> Watched:
    """Play one game and watch it."""
    try:
        state = game.new(players=len(bots), seed=trial.seed, **options)
        watcher = _Watcher(game.name, state)
        with seats_for(bots, game, trial.seed) as seats:
            decisions = play(state, seats, apply=watcher.apply)
            watched = watcher.end(trial, decisions)
            watched.strikes, watched.first_strikes = counted(seats)
    except Exception as error:
        raise StuckGame(trial.seed, f"{type(error).__name__}: {error}") from error
    return watched


class _Watcher:
    """Looks at each choice before it is made, and at what happens by it."""

    def __init__(self, game: str, state: State) -> None:
        self.state = state
        self.uses = uses_of(game)
        self.met: set[Card] = set()
        self.taken: dict[Card, Counter[int]] = defaultdict(Counter)
        self.worked: dict[Card, Counter[int]] = defaultdict(Counter)
        self.offered: dict[Move, Counter[int]] = defaultdict(Counter)
        self.chosen: dict[Move, Counter[int]] = defaultdict(Counter)
        self.open_card = ""
        state.trace = []

    def apply(self, option: Option, seat: int) -> None:
        """Make a choice."""
        state, uses = self.state, self.uses
        decision = state.decision_of(seat)
        places = places_of(state) if uses.has_spaces and decision.kind == "turn" else {}
        reading = self.open_card if is_reading(decision) else ""
        moves = {move_of(each, uses, places, reading) for each in decision.options}
        chosen = move_of(option, uses, places, reading)
        for move in moves:
            card = move.split(" ")[1:3]
            if card:
                self.met.add(" ".join(card))
                if len(moves) > 1:
                    self.offered[move][seat] += 1
        if len(moves) > 1 and " " in chosen:
            self.chosen[chosen][seat] += 1
        if uses is PLAIN:
            for target in option.targets.cards:
                self.taken[card_of(target.kind, target.id)][seat] += 1
        state.apply(option, seat)
        self._happened(seat)

    def end(self, trial: Trial, decisions: int) -> Watched:
        """The game as it was."""
        outcome = self.state.outcome
        assert outcome is not None, "no decision is open, yet the game is not over"
        if "agenda" in self.uses.taken:
            for seat, card in held_of(self.state):
                self.met.add(card)
                self.taken[card][seat] += 1
        return Watched(
            side=trial.side,
            seed=trial.seed,
            scores=[standing.score for standing in sorted(outcome.standings)],
            winners=list(outcome.winners),
            rounds=int(self.state.round),
            decisions=decisions,
            truncated=outcome.truncated,
            met=self.met,
            taken={card: dict(seats) for card, seats in self.taken.items()},
            worked={card: dict(seats) for card, seats in self.worked.items()},
            offered={move: dict(seats) for move, seats in self.offered.items()},
            chosen={move: dict(seats) for move, seats in self.chosen.items()},
        )

    def _happened(self, seat: int) -> None:
        """Count what the last choice led to; what is nobody's doing is that of who chose."""
        uses, book = self.uses, self.state.book
        for event in self.state.trace or ():
            happening = book.happening(event)
            if happening is None:
                continue
            by = happening.seat if happening.seat >= 0 else seat
            for target in happening.targets.cards:
                card = card_of(target.kind, target.id)
                if happening.kind in uses.met.get(target.kind, ()):
                    self.met.add(card)
                if happening.kind in uses.taken.get(target.kind, ()):
                    self.taken[card][by] += 1
                if happening.kind in uses.worked.get(target.kind, ()):
                    self.worked[card][by] += 1
                if happening.kind == "encounter":
                    self.open_card = card
        self.state.trace = []
