"""`overseer simulate`: many games between bots, and what they came to."""

from __future__ import annotations

import json
import shlex
import sys
from typing import Literal

from rich import box
from rich.table import Table

from overseer import arena
from overseer.arena.report import (
    Report,
    interval_told,
    mean,
    mean_told,
    percent_told,
    wilson,
)
from overseer.arena.struck import strike_told
from overseer.bots import rival_of
from overseer.catalog.boxes import boxes, choosing
from overseer.cli.bars import bar
from overseer.cli.options import read_options
from overseer.cli.printing import printer
from overseer.texts.bundles import Texts, in_language

DONE, STUCK = 0, 1


def simulate(
    game: str = "shelter",
    *,
    games: int = 1000,
    players: int = 4,
    bots: str | None = None,
    seed: int = 1,
    json_: bool = False,
    processes: int | None = None,
    ray: str = "",
    pack: tuple[str, ...] = (),
    option: tuple[str, ...] = (),
    language: str = "en",
) -> int:
    """Let bots play many games and report on them.

    Equal seeds give equal games, whatever the number of processes. The exit code is 1 if a game
    got stuck; its seed is named.

    Parameters
    ----------
    game
        shelter, fallout or another game that is installed.
    games
        How many games are played.
    players
        How many players each game has.
    bots
        One bot for all seats, or one per seat, such as greedy,random,random,random; without it,
        the usual rival of people.
    seed
        The seed of the first game; each further game has the next one.
    json_
        Print one JSON object instead of the summary.
    processes
        How many processes share the games; without it, as many as can run at once.
    ray
        The address of a Ray cluster that plays the games; local starts one here.
    pack
        The folder of another pack of cards; may be given several times.
    option
        An option of the table, such as scenario=ID or max_rounds=20; may be given several times.
    language
        The code of a language, such as en.
    """
    words = in_language(language)
    games_ = boxes(game, pack)
    options = read_options(option, games_[0].table_options)
    loaded = choosing(games_, options)
    bots = rival_of(game) if bots is None else bots
    names = [name.strip() for name in bots.split(",")]
    try:
        with bar(words, games) as progress:
            report = arena.simulate(
                game,
                pack,
                games=games,
                players=players,
                bots=names,
                seed=seed,
                options=options,
                processes=arena.processes_for(processes, ray),
                ray=ray,
                progress=progress,
            )
    except arena.StuckGame as stuck:
        again = ["overseer", "simulate", game, "--games", "1", "--players", str(players)]
        again += ["--bots", bots, "--seed", str(stuck.seed)]
        again += [word for path in pack for word in ("--pack", path)]
        again += [word for each in option for word in ("--option", each)]
        print(f"overseer: {stuck}", file=sys.stderr)
        print(f"To see it again: {shlex.join(again)}", file=sys.stderr)
        return STUCK
    if json_:
        print(json.dumps(report.as_json()))
    else:
        _Summary(in_language(language, loaded.texts), report, game).show()
    return DONE


class _Summary:
    """A report in words and tables on the standard output."""

    def __init__(self, words: Texts, report: Report, game: str) -> None:
        self.words = words
        self.game = game
        self.report = report
        self.console = printer()

    def show(self) -> None:
        """Print it all."""
        report, tally = self.report, self.report.tally
        self._line(
            "simulate-title",
            game=self.words.game(report.game, "{}-short-name"),
            games=tally.games,
            players=tally.players,
            first=str(report.seed),  # a text, because seeds are not grouped in thousands
            last=str(report.seed + tally.games - 1),
        )
        self._bots()
        self._seats()
        self._line(
            "simulate-length",
            rounds=report.rounds / tally.games,
            least=min(tally.rounds),
            most=max(tally.rounds),
            decisions=tally.decisions / tally.games,
        )
        self._line("simulate-truncated", games=tally.truncated)
        if tally.lost_by_all:
            self._line("simulate-lost-by-all", games=tally.lost_by_all)
        self._strikes()
        self._line(
            "simulate-speed",
            rate=round(report.decisions_per_second),
            decisions=tally.decisions,
            seconds=report.seconds,
            processes=report.processes,
        )

    def _bots(self) -> None:
        """Win rates by bot, beside what chance alone would give as many seats."""
        report = self.report
        table = self._table("simulate-by-bot", "bot", "seats", "wins", "rate", "interval", "even")
        for bot, wins in report.wins_by_bot.items():
            seats = report.seats_of(bot)
            even = percent_told(self.words, len(seats) / report.tally.players)
            row = (bot, str(len(seats)), *self._wins(float(wins)), even)
            table.add_row(*row, self._score(seats))
        self.console.print(table)

    def _strikes(self) -> None:
        """The choices that had to be made for bots of other people."""
        for bot, strikes in self.report.strikes_by_bot().items():
            firsts = [self.report.tally.first_strikes[seat] for seat in self.report.seats_of(bot)]
            kinds = {kind: strikes[kind] for kind in ("late", "illegal", "failed", "unasked")}
            first = strike_told(self.words, next(filter(None, firsts)))
            self._line("simulate-strikes", bot=bot, count=strikes.total(), first=first, **kinds)

    def _seats(self) -> None:
        """Win rates by seat, in the order of play."""
        report = self.report
        table = self._table("simulate-by-seat", "seat", "bot", "wins", "rate", "interval")
        for seat, wins in enumerate(report.tally.wins):
            row = (str(seat + 1), report.bots[seat], *self._wins(float(wins)))
            table.add_row(*row, self._score([seat]))
        self.console.print(table)

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(
            title=self.words.format(title),
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE,
            pad_edge=False,
        )
        for column in columns:
            justify: Literal["left", "right"] = "left" if column == "bot" else "right"
            table.add_column(self.words.format(f"simulate-{column}"), justify=justify)
        score = self.words.or_else(
            self.words.format("simulate-score"), f"simulate-score-{self.game}"
        )
        table.add_column(score, justify="right")
        return table

    def _wins(self, wins: float) -> tuple[str, str, str]:
        """The number, the rate and its confidence interval."""
        games = self.report.tally.games
        low, high = wilson(wins, games)
        return (
            self.words.format("simulate-number", number=wins),
            percent_told(self.words, wins / games),
            interval_told(self.words, low, high),
        )

    def _score(self, seats: list[int]) -> str:
        return mean_told(self.words, mean(self.report.scores_of(seats)))

    def _line(self, message: str, **arguments: object) -> None:
        self.console.print(self.words.format(message, fallback=False, **arguments), soft_wrap=True)
