"""`overseer arena`: bots meet each other, and are rated; `overseer journal`: one of their games."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from rich import box
from rich.table import Table

from overseer.arena import StuckGame, Workers, processes_for
from overseer.arena.documents import check_mark, write_part
from overseer.arena.folder import (
    RATINGS,
    REPORT,
    Folder,
    check_folder,
    is_finished,
    journal_of,
    opened,
    read_games,
)
from overseer.arena.page import Page
from overseer.arena.places import write
from overseer.arena.plots import check_plots
from overseer.arena.standings import standings
from overseer.arena.tournament import Played, Playing, Tournament, pieces, tournament
from overseer.bots import own_names
from overseer.catalog.boxes import boxes
from overseer.cli.bars import bar
from overseer.cli.options import read_options
from overseer.cli.printing import printer
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import Texts, in_language

DONE, STUCK = 0, 1


def arena(
    game: str = "shelter",
    *,
    bots: str | None = None,
    players: int = 2,
    games: int = 200,
    seed: int = 1,
    ladder: bool = False,
    processes: int | None = None,
    ray: str = "",
    out: Path | None = None,
    into: Path | None = None,
    pack: tuple[str, ...] = (),
    option: tuple[str, ...] = (),
    json_: bool = False,
    language: str = "en",
) -> int:
    """Let bots meet each other from every seat, and rate them.

    Equal commands give equal games, on one core, on many or on a Ray cluster. With --out, games
    are kept with their journals, and a run that was stopped goes on where it was.

    Parameters
    ----------
    game
        shelter, fallout or another game that is installed.
    bots
        Who plays, such as random,greedy,hard; without it, all bots of the game.
    players
        How many sit at a table. With fewer bots than seats, one meets several of another.
    games
        How many games each table plays, seats counted; rounded up to a multiple of the players.
    seed
        The first seed; each table plays the same seeds.
    ladder
        Only neighbours in the list of bots meet, instead of all with all.
    processes
        How many processes share the games; without it, as many as can run at once.
    ray
        The address of a Ray cluster that plays the games; local starts one here.
    out
        The folder for games, journals and the report; without it, nothing is kept.
    into
        A document whose part between <!-- NAME --> and <!-- end --> becomes the tables; NAME is
        that of the folder.
    pack
        The folder of another pack of cards; may be given several times.
    option
        An option of the table, such as scenario=ID or max_rounds=20; may be given several times.
    json_
        Print one JSON object instead of tables.
    language
        The code of a language, such as en.
    """
    words = in_language(language)
    options = read_options(option, boxes(game, pack)[0].table_options)
    names = list(own_names(game)) if bots is None else [name.strip() for name in bots.split(",")]
    settings = tournament(
        game,
        pack,
        bots=names,
        players=players,
        games=games,
        seed=seed,
        options=options,
        ladder=ladder,
    )
    workers = Workers(processes_for(processes, ray), ray)
    workers.check()
    _check_places(settings, out, into)
    task = Playing(game, tuple(pack), settings.options)
    command = _command(settings, pack, option, out)
    try:
        played = _play(words, workers, task, settings, out)
    except StuckGame as stuck:
        print(f"overseer: {stuck}", file=sys.stderr)
        return STUCK
    found = standings(settings, played)
    page = Page(words, found, command, _replay(out, found.closest, pack))
    if out is not None:
        write(out / RATINGS, json.dumps(found.as_json(), indent=1).encode() + b"\n")
        write(out / REPORT, page.html().encode())
        if into is not None:
            write_part(into, out.resolve().name, page.markdown())
    if json_:
        print(json.dumps(found.as_json()))
    else:
        _show(words, page, out)
    return DONE


def journal(folder: Path, number: int) -> int:
    """Print the journal of one game of a tournament, for `overseer replay`.

    Parameters
    ----------
    folder
        What `overseer arena --out` has written.
    number
        Which game: the column `number` of games.parquet, from 0.
    """
    print(journal_of(folder, number), end="")
    return DONE


def _check_places(settings: Tournament, out: Path | None, into: Path | None) -> None:
    """Refuse what could not be written, before anything is played."""
    if out is not None:
        check_folder(out, settings)
        check_plots()
    if into is not None:
        if out is None:
            raise Malformed("--into needs --out, whose name says which part of the document it is.")
        check_mark(into, out.resolve().name)


def _play(
    words: Texts, workers: Workers, task: Playing, settings: Tournament, out: Path | None
) -> Sequence[Played]:
    """All games; those that are there already are not played again."""
    fixtures = settings.fixtures()
    if out is None:
        with bar(words, len(fixtures)) as progress:
            played: list[Played] = []
            for some in workers.do(task, pieces(fixtures)):
                played += [replace(game, journal="") for game in some]  # which nobody asks for
                progress(len(played))
        return played
    if not is_finished(out):
        with opened(out, settings) as folder:
            if folder.done:
                _say(words.format("arena-going-on", done=folder.done))
            left = fixtures[folder.done :]
            with bar(words, len(fixtures), folder.done) as progress, _kept(words, folder, fixtures):
                for some in workers.do(task, pieces(left)):
                    folder.add(some)
                    progress(folder.done)
            folder.finish(settings)
    return read_games(out)


@contextmanager
def _kept(words: Texts, folder: Folder, fixtures: Sequence[object]) -> Iterator[None]:
    """Whoever presses Ctrl-C is told what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        _say(
            words.format(
                "arena-kept", done=folder.kept(), games=len(fixtures), folder=str(folder.path)
            )
        )
        raise


def _show(words: Texts, page: Page, out: Path | None) -> None:
    """The tables on the standard output."""
    console = printer()
    console.print(page.lead(), soft_wrap=True)
    for title, (head, lines) in (
        ("arena-ratings", page.short_ratings()),
        ("arena-pairs", page.short_pairs()),
    ):
        table = Table(
            title=words.format(title),
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE,
            pad_edge=False,
        )
        for number, cell in enumerate(head):
            table.add_column(cell, justify="right" if number else "left", overflow="fold")
        for line in lines:
            table.add_row(*line)
        console.print(table)
    for told in (page.length(), *page.cut_short()):
        console.print(told, soft_wrap=True)
    if out is not None:
        console.print(words.format("arena-written", folder=str(out)), soft_wrap=True)


def _command(
    settings: Tournament, pack: Sequence[str], option: Sequence[str], out: Path | None
) -> str:
    """What plays the same games again."""
    words = ["overseer", "arena", settings.game, "--bots", ",".join(settings.bots)]
    words += ["--players", str(settings.players), "--games", str(settings.games)]
    words += ["--seed", str(settings.seed), *(["--ladder"] if settings.ladder else [])]
    for each in pack:
        words += ["--pack", each]
    for each in option:
        words += ["--option", each]
    return shlex.join([*words, *([] if out is None else ["--out", str(out)])])


def _replay(out: Path | None, number: int, pack: Sequence[str]) -> str:
    """What shows one of the games, step by step."""
    if out is None:
        return ""
    packs = [word for each in pack for word in ("--pack", each)]
    kept = shlex.join(["overseer", "journal", str(out), str(number)])
    return f"{kept} > {number}.journal\n" + shlex.join(
        ["overseer", "replay", f"{number}.journal", *packs]
    )


def _say(text: str) -> None:
    print(text, file=sys.stderr)
