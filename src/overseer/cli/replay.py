"""`overseer replay`: a journal step by step in the terminal, or verified."""

from __future__ import annotations

import sys
from pathlib import Path

from overseer.catalog.boxes import box_for
from overseer.cli.journals import of_file
from overseer.cli.playback import Playback
from overseer.cli.screen import Screen
from overseer.cli.terminal.consoles import is_plain, open_console
from overseer.cli.terminal.players import read_seat
from overseer.cli.terminal.tables import table_of
from overseer.journal.files import read_journal, read_seeds
from overseer.journal.record import read_header
from overseer.journal.replay import retold
from overseer.journal.verify import Verification
from overseer.journal.verify import verify as verify_journal
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import Texts, in_language

GENUINE, WRONG = 0, 1


def replay(
    file: Path,
    *,
    verify: bool = False,
    to: int | None = None,
    round_: int | None = None,
    seat: str | None = None,
    language: str = "en",
    plain: bool = False,
    pack: tuple[str, ...] = (),
) -> int:
    """Step through a journal, or verify it.

    In a terminal, keys move forward and back; elsewhere the log is printed. With --verify the exit
    code is 0 if nothing is wrong and 1 if something is.

    Parameters
    ----------
    file
        The journal.
    verify
        Check the whole journal and say what could be checked.
    to
        Begin at this line; where there is no terminal, print the log up to it.
    round_
        The same, with the beginning of this round.
    seat
        See what this player sees, by name or number; without it, the one person among bots,
        otherwise what everybody sees.
    language
        The code of a language, such as en.
    plain
        Sentences instead of drawings and colours: for screen readers.
    pack
        The folder of another pack that was in play; may be given several times.
    """
    words = in_language(language)  # first: an unknown language is refused before all else
    text = read_journal(file)
    if verify:
        return _verify(words, file, text, pack)
    if to is not None and round_ is not None:
        raise Malformed("give either --to or --round, not both")
    with of_file(file):
        header = read_header(text)
        game = box_for(header.game, pack, header.options)
        playback = Playback(retold(game, text, read_seeds(file))[0])
    words = in_language(language, game.texts)
    players = playback.players(words)
    people = [number for number, player in enumerate(players) if player.bot is None]
    viewer = people[0] if len(people) == 1 else SPECTATOR
    if seat is not None:
        viewer = read_seat("--seat", seat, players)
    console = open_console(plain)
    host, face = table_of(game, console, is_plain(plain, console))
    hides = game.hides(len(players))
    screen = Screen(playback, words, console, host, face, viewer, hides)
    if to is not None:
        screen.go_to_line(str(to))
    elif round_ is not None:
        screen.go_to_round(str(round_))
    elif not in_terminal():
        playback.go(playback.last)
    if in_terminal():
        screen.step_through(file)
    else:
        screen.print_log()
    return 0


def in_terminal() -> bool:
    """Whether somebody is there to press keys."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _verify(words: Texts, file: Path, text: str, packs: tuple[str, ...]) -> int:
    try:
        with of_file(file):
            header = read_header(text)
            game = box_for(header.game, packs, header.options)
            found = verify_journal(game, text, read_seeds(file))
    except OverseerError as error:
        print(f"{words.format('replay-wrong')}: {error}")
        return WRONG
    for line in _findings(words, found):
        print(line)
    return GENUINE


def _findings(words: Texts, found: Verification) -> list[str]:
    """What was checked, and what could not be."""
    checked, unchecked = words.format("replay-checked"), words.format("replay-unchecked")
    findings = [
        f"{checked}: {words.format('replay-chain', lines=found.lines)}",
        f"{checked}: {words.format('replay-legal', choices=found.choices)}",
    ]
    for stretch in found.stretches:
        about = words.format(
            "replay-dice" if stretch.is_checked else "replay-dice-unknown",
            chances=stretch.chances,
            first=stretch.first,
            last=stretch.last,
            seed=stretch.seed_line,
        )
        findings.append(f"{checked if stretch.is_checked else unchecked}: {about}")
    end = words.format("replay-end-over" if found.over else "replay-end-open")
    return [*findings, f"{checked}: {end}"]
