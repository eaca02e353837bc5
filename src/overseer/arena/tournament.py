"""Tournaments: bots that meet each other, game by game, with the journals of all games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from msgspec import Struct

from overseer.arena.chunks import MAX_ROUNDS
from overseer.arena.fixtures import Fixture, fixtures, seeds_for, tables
from overseer.arena.playing import StuckGame, check_bots, play, seats_for
from overseer.arena.simulation import check_from_one, check_seed
from overseer.arena.struck import counted
from overseer.catalog.boxes import box_for, boxes, choosing
from overseer.journal.game import Game
from overseer.journal.header import is_bot_name
from overseer.journal.match import Match
from overseer.journal.names import LONGEST
from overseer.kernel.errors import Malformed
from overseer.kernel.options import limited

PIECE = 4  # games that a process plays before it tells of them: what a kill costs at most
MOST_SEED = 10**18  # games and their seeds are kept as columns of 64 bits


class Played(Struct, frozen=True):
    """One game of a tournament: who sat where, and what came of it."""

    number: int
    table: int
    seed: int
    bots: tuple[str, ...]  # seat by seat
    scores: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat, from 1; equal seats share a place
    winners: tuple[int, ...]  # seats; none where all have lost
    rounds: int
    decisions: int  # of bots, between two options or more
    length: int  # lines of the journal: choices, dice and draws
    truncated: bool  # cut off by the limit of rounds
    journal: str
    strikes: tuple[int, ...] = ()  # by seat: choices that were made for a bot of other people
    first_strikes: tuple[str, ...] = ()  # by seat: what the first of them was about

    def share(self, seat: int, other: int) -> float:
        """What a seat has of the comparison with another: all, half or nothing.

        In a game that all have lost nobody is ahead, whatever the scores.
        """
        mine, theirs = self.places[seat], self.places[other]
        return 0.5 if mine == theirs or not self.winners else float(mine < theirs)


class Tournament(Struct, frozen=True):
    """What is played: equal tournaments have equal games, wherever they are played."""

    game: str
    packs: tuple[str, ...]  # "id version hash" each
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    games: int  # of each table
    seed: int
    ladder: bool
    rules: str
    overseer: str

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        return tables(self.bots, self.players, ladder=self.ladder)

    @property
    def last_seed(self) -> int:
        """The seed of the last game of a table."""
        return self.seed + seeds_for(self.games, self.players) - 1

    def fixtures(self) -> list[Fixture]:
        """All games, in their order."""
        return list(fixtures(self.bots, self.players, self.games, self.seed, ladder=self.ladder))


def tournament(
    game: str,
    packs: Sequence[Path | str] = (),
    *,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    ladder: bool = False,
) -> Tournament:
    """A tournament, if it makes sense; games are rounded up, so that all sit everywhere equally."""
    loaded = choosing(boxes(game, packs), options)
    loaded.check_players(players)
    if players == 1:
        raise Malformed("Bots meet each other at tables of two players or more.")
    check_from_one("games", games)
    check_seed(seed)
    if abs(seed) > MOST_SEED:
        raise Malformed(
            f"The arena keeps seeds from -{MOST_SEED:,} to {MOST_SEED:,}, not {seed:,}."
        )
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Malformed("Name two bots or more, each once, such as greedy,random.")
    check_bots(bots, loaded, seed)
    chosen = loaded.check_options({**limited(loaded.table_options, MAX_ROUNDS), **options}, players)
    return Tournament(
        game=game,
        packs=tuple(f"{pack.id} {pack.version} {pack.hash}" for pack in loaded.packs),
        options=dict(chosen),
        players=players,
        bots=tuple(bots),
        games=seeds_for(games, players) * players,
        seed=seed,
        ladder=ladder,
        rules=loaded.rules_version,
        overseer=version("overseer"),
    )


@dataclass(frozen=True, slots=True)
class Playing:
    """The task of whoever plays games of a tournament."""

    game: str
    packs: tuple[str, ...]  # folders, or ids of built-in ones
    options: Mapping[str, Any]

    @property
    def folders(self) -> Sequence[str]:
        """The packs in play."""
        return self.packs

    def moved(self, folders: Mapping[str, str]) -> Playing:
        """The same task where packs lie elsewhere."""
        return replace(self, packs=tuple(folders.get(pack, pack) for pack in self.packs))

    def begin(self) -> Callable[[Sequence[Fixture]], list[Played]]:
        """Load the game; what then plays some fixtures."""
        game = box_for(self.game, self.packs, self.options)
        return lambda some: [play_fixture(game, self.options, fixture) for fixture in some]

    def seeds(self, some: Sequence[Fixture]) -> tuple[int, int]:
        """The first and the last seed of some fixtures."""
        return some[0].seed, some[-1].seed


def pieces(left: Sequence[Fixture]) -> list[Sequence[Fixture]]:
    """Fixtures as pieces of work."""
    return [left[at : at + PIECE] for at in range(0, len(left), PIECE)]


def play_fixture(game: Game, options: Mapping[str, Any], fixture: Fixture) -> Played:
    """Play one game, with its journal."""
    seed, names = fixture.seed, fixture.bots
    try:
        shown = [journal_name(name) for name in names]
        seated = [f"{name[:LONGEST]} {seat}" for seat, name in enumerate(shown, start=1)]
        match = Match(game, len(names), seed, names=seated, bots=shown, **options)
        with seats_for(names, game, seed) as seats:
            decisions = play(match.state, seats, apply=match.apply)
            strikes, first_strikes = counted(seats)
        outcome = match.state.outcome
        assert outcome is not None, "no decision is open, yet the game is not over"
    except Exception as error:
        table = ",".join(names)
        raise StuckGame(seed, f"{table}: {type(error).__name__}: {error}") from error
    by_seat = sorted(outcome.standings)
    return Played(
        number=fixture.number,
        table=fixture.table,
        seed=seed,
        bots=names,
        scores=tuple(standing.score for standing in by_seat),
        places=tuple(standing.place for standing in by_seat),
        winners=outcome.winners,
        rounds=int(match.state.round),
        decisions=decisions,
        length=match.count,
        truncated=outcome.truncated,
        journal=match.journal(),
        strikes=strikes,
        first_strikes=first_strikes,
    )


def journal_name(bot: str) -> str:
    """A bot as journals name it; a game from elsewhere may give its bots other names."""
    return bot if is_bot_name(bot) else re.sub("[^a-z0-9._-]+", "-", bot.lower()).strip("-._")[:64]
