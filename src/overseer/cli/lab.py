"""`overseer lab`: what the cards of a pack do to the game."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

from overseer.arena import StuckGame, Workers, processes_for
from overseer.arena.folder import REPORT
from overseer.arena.places import check_place, write
from overseer.arena.plots import check_plots
from overseer.cli.bars import bar
from overseer.cli.options import read_options
from overseer.cli.printing import printer
from overseer.lab.experiment import planned, run
from overseer.lab.page import Page, lines_of
from overseer.lab.sweep import read_sweep
from overseer.texts.bundles import in_language

DONE, STUCK = 0, 1
FINDINGS = "lab.json"


def lab(
    pack: str,
    *,
    against: str = "",
    bots: str = "greedy",
    games: int = 200,
    players: int = 2,
    seed: int = 1,
    sweep: str | None = None,
    game: str = "",
    option: tuple[str, ...] = (),
    processes: int | None = None,
    ray: str = "",
    out: Path | None = None,
    json_: bool = False,
    language: str = "en",
) -> int:
    """See what the cards of a pack do to the game, in pairs of games with and without it.

    Equal seeds give equal games. It tells what changes in length, scores and wins, how often each
    card is used and who wins with it, which cards nobody wants and which moves are no choice.

    Parameters
    ----------
    pack
        The folder of a pack, or the id of a built-in one.
    against
        The pack that it is compared with, such as an older version; without it, what it lies on.
        A game's own box alone is told without any comparison.
    bots
        One bot for all seats, or one per seat.
    games
        How many pairs of games are played.
    players
        How many players each game has.
    seed
        The seed of the first pair; each further pair has the next one.
    sweep
        A number of a card and its values, such as pickpocket.fight=4..8 or market-hall.copies=1,3.
    game
        shelter or fallout, where both have a built-in pack of that id.
    option
        An option of the table, such as scenario=ID or max_rounds=20; may be given several times.
    processes
        How many processes share the games; without it, as many as can run at once.
    ray
        The address of a Ray cluster that plays the games; local starts one here.
    out
        The folder for the report, a page for the browser; without it, nothing is kept.
    json_
        Print one JSON object instead of sentences.
    language
        The code of a language, such as en.
    """
    words = in_language(language)
    workers = Workers(processes_for(processes, ray), ray)
    workers.check()
    if out is not None:
        check_plots()
        check_place(out, FINDINGS)
    with planned(
        pack,
        game=game,
        against=against,
        players=players,
        bots=[name.strip() for name in bots.split(",")],
        games=games,
        seed=seed,
        options=lambda loaded: read_options(option, loaded.table_options),
        sweep=None if sweep is None else read_sweep(sweep),
    ) as plan:
        try:
            with bar(words, games * len(plan.played)) as progress:
                findings = run(plan, workers, progress)
        except StuckGame as stuck:
            print(f"overseer: {stuck}", file=sys.stderr)
            return STUCK
        given = {"--against": against, "--game": game, "--sweep": sweep or ""}
        command = ["overseer", "lab", pack, "--bots", bots, "--games", str(games)]
        command += ["--players", str(players), "--seed", str(seed)]
        command += [word for name, value in given.items() if value for word in (name, value)]
        command += [word for each in option for word in ("--option", each)]
        page = Page(language, findings, shlex.join(command))
        if out is not None:
            write(out / FINDINGS, json.dumps(findings.as_json(), indent=1).encode() + b"\n")
            write(out / REPORT, page.html().encode())
        if json_:
            print(json.dumps(findings.as_json()))
            return DONE
        console = printer()
        for line in lines_of(page):
            console.print(line)
        if out is not None:
            console.print(words.format("lab-written", folder=str(out)), soft_wrap=True)
    return DONE
