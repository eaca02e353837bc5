"""`overseer play`: a game of people and bots at one keyboard."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from overseer import bots
from overseer.bots.foreign import is_reference
from overseer.catalog.boxes import box_for, boxes, choosing, of_position
from overseer.cli.journals import of_file
from overseer.cli.options import read_options
from overseer.cli.position import read_position
from overseer.cli.signals import ending_politely
from overseer.cli.terminal.consoles import is_plain, open_console
from overseer.cli.terminal.players import (
    BOTS,
    Player,
    bots_in,
    names_of,
    read_players,
    read_seat,
    resuming,
    seated,
)
from overseer.cli.terminal.reader import Input, Keyboard, script
from overseer.cli.terminal.saves import check_new
from overseer.cli.terminal.session import Session
from overseer.cli.terminal.tables import table_of
from overseer.journal.files import read_journal
from overseer.journal.header import Header
from overseer.journal.match import Match
from overseer.journal.record import read_header
from overseer.journal.replay import resume as resumed
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.options import RANDOM
from overseer.texts.bundles import in_language, known_language


def play(
    game: str | None = None,
    *,
    players: str | None = None,
    seed: int | None = None,
    language: str = "en",
    plain: bool = False,
    pack: tuple[str, ...] = (),
    save: Path | None = None,
    resume: Path | None = None,
    position: Path | None = None,
    option: tuple[str, ...] = (),
    first_player: str | None = None,
    elevator_order: str | None = None,
    max_rounds: int | None = None,
    house_rule: tuple[str, ...] = (),
    scenario: str | None = None,
    enemy_steps: str | None = None,
    balanced_agendas: bool = False,
    input_: Annotated[str | None, Parameter(name="--input", allow_leading_hyphen=True)] = None,
) -> int:
    """Play a game at this keyboard: people, bots, or both.

    Without a terminal, the opening table and how to play are printed.

    Parameters
    ----------
    game
        shelter, fallout or another game that is installed; without it, shelter, or the game of
        the file to be resumed.
    players
        The players in clockwise order: NAME for a person, NAME:LEVEL for a bot, such as
        Ada,Boris:greedy. Without it, one person plays against two bots.
    seed
        A number that decides all dice and draws; the same seed gives the same game.
    language
        The code of a language, such as en; `lang pl` switches during the game.
    plain
        Sentences instead of drawings and colors: for screen readers.
    pack
        The folder of another pack of cards; may be given several times.
    save
        A new file in which the game is kept. Without it, a file is begun in the folder of the
        variable OVERSEER_SAVES, or where the system keeps the state of programs.
    resume
        A saved game to go on with.
    position
        A file with a position to begin from, in JSON or YAML: a table in the words of the view, as
        docs/tables.md lists them. The number of players and the options are those of the file.
    option
        An option of the table, such as max_rounds=20, for games that have one; may be given
        several times. What follows are the options of the games of this package.
    first_player
        random, or a player's name or number.
    elevator_order
        Shelter: clockwise from the first player, or random.
    max_rounds
        End the game after this many rounds.
    house_rule
        Shelter: starting-resources, fifth-room or alternate-columns; may be given several times.
    scenario
        Fallout: the id of a scenario; without it, the first one is played.
    enemy_steps
        Fallout: which of equal paths an enemy takes: automatic, or ask the first player.
    balanced_agendas
        Fallout: agendas pay at most 2 influence for the lead of a faction.
    input_
        Read the choices from a file, line by line; - is the standard input.
    """
    known_language(language)
    console = open_console(plain)
    flags = {
        "first_player": first_player,
        "elevator_order": elevator_order,
        "max_rounds": max_rounds,
        "house_rules": list(house_rule) or None,
        "scenario": scenario,
        "enemy_steps": enemy_steps,
        "balanced_agendas": balanced_agendas or None,
    }
    given = {name: value for name, value in flags.items() if value is not None}
    if resume is not None:
        if given or option or seed is not None or save is not None or position is not None:
            raise Malformed(
                "--resume goes on with a game as it is: leave out --seed, --save, --position and "
                "the options of the table."
            )
        header = _header_of(resume, game)
        loaded = box_for(header.game, pack, header.options)
        with of_file(resume):
            match = resumed(loaded, resume)
        seats = _seats_of(match, players, language)
    else:
        games = boxes("shelter" if game is None else game, pack)
        chosen = read_options(option, games[0].table_options)
        for name in given:
            if name in chosen:
                raise Malformed(f"--option: {name} is given twice.")
        if save is not None:
            check_new("--save", save)
        if position is None:
            loaded = choosing(games, {**chosen, **given})
            seats = _players_of(loaded, players, language)
            match = new_match(loaded, seats, seed, {**chosen, **given})
        else:
            if given or chosen:
                raise Malformed("--position: the options of the table belong in the file.")
            table = read_position(position)
            loaded = of_position(games, table)
            seats, match = _set_up(loaded, position, table, players, seed, language)
    reader = _reader(input_, console)
    host, face = table_of(loaded, console, is_plain(plain, console))
    session = Session(
        host,
        match,
        seats,
        bots_of(loaded, seats, seed),
        face,
        reader or Keyboard(),
        language,
        resume or save,
        is_resumed=resume is not None,
    )
    if resume is not None and players is None:
        _tell_replaced(session, resume)
    if reader is None and not sys.stdin.isatty():
        session.show()
    else:
        with ending_politely():
            session.run()
    return 0


def _reader(source: str | None, console: Console) -> Input | None:
    return None if source is None else script(source, console)


def new_match(
    game: Game, seats: Sequence[Player], seed: int | None, options: Mapping[str, Any]
) -> Match:
    """A new game of these players."""
    chosen = dict(options)
    for option in game.table_options:
        value = chosen.get(option.name, RANDOM)
        if option.kind == "seat" and value != RANDOM:
            flag = f"--{option.name.replace('_', '-')}"
            chosen[option.name] = read_seat(flag, str(value), seats, f"{RANDOM}, ")
    return Match(game, len(seats), seed, names=names_of(seats), bots=bots_in(seats), **chosen)


def _set_up(
    game: Game,
    file: Path,
    table: Mapping[str, Any],
    players: str | None,
    seed: int | None,
    language: str,
) -> tuple[tuple[Player, ...], Match]:
    """Who plays from the position of a file, and their match."""
    try:
        number = int(game.position(table, seed).players)
    except Malformed as error:
        raise Malformed(f"--position {file}: {error}") from None
    seats = _players_of(game, players, language, number)
    if len(seats) != number:
        raise Malformed(f"--players: the position has {number} players, not {len(seats)}.")
    names, bots_ = names_of(seats), bots_in(seats)
    return seats, Match(game, seed=seed, names=names, bots=bots_, position=table)


def bots_of(game: Game, seats: Sequence[Player], seed: int | None) -> dict[int, bots.Bot]:
    """The bots by seat; with a chosen seed they play the same game again."""
    base = secrets.randbits(32) if seed is None else seed
    return {
        seat: bots.make(player.bot, game, base + seat)
        for seat, player in enumerate(seats)
        if player.bot is not None
    }


def _players_of(
    game: Game, players: str | None, language: str, number: int = 1 + BOTS
) -> tuple[Player, ...]:
    """Who plays a new game."""
    levels, rival = bots.names_of(game.name), bots.rival_of(game.name)
    return read_players(players, language, levels, number, rival)


def _seats_of(match: Match, players: str | None, language: str) -> tuple[Player, ...]:
    """Who plays on: those of the file, unless others are named."""
    number, game = match.header.players, match.game
    if players is not None:
        seats = _players_of(game, players, language)
        if len(seats) != number:
            raise Malformed(f"--players: the game has {number} players, not {len(seats)}.")
        return seats
    levels, rival = bots.names_of(game.name), bots.rival_of(game.name)
    return seated(match.header, in_language(language), levels, rival)


def _tell_replaced(session: Session[Any], file: Path) -> None:
    """Say for which bots of a file others play: no code is run because a file names it."""
    scene, before = session.scene(), list(session.players)
    for seat, bot in enumerate(session.match.header.bots):
        name, now = before[seat].name, before[seat].bot
        if bot and bot != now:
            message = "play-unknown"
            if is_reference(bot):
                message, before[seat] = "play-not-run", Player(name, bot)
            session.face.tell([scene.say(message, player=name, bot=bot, rival=now)])
    if before != list(session.players):
        session.face.quote([f"{scene.say('play-as-before')} {resuming(file, before)}"])


def _header_of(file: Path, game: str | None) -> Header:
    """What a saved file is of; another game that was asked for is refused."""
    text = read_journal(file)
    with of_file(file):
        header = read_header(text)
    if game not in (None, header.game):
        raise Malformed(f"--resume: {file} is a game of {header.game}, not of {game}.")
    return header
