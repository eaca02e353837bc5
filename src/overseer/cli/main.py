"""The `overseer` command: it finds the command asked for and turns refusals into one message.

Commands are registered by name in `COMMANDS` and imported only when they are called, so that the
help and every short command start quickly. A command is a plain function; cyclopts reads its
options from the signature, and the int it returns is the exit code.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from overseer import COMPILED
from overseer.kernel.errors import ContentError, Malformed, OverseerError

COMMANDS = {
    "analyse": (
        "overseer.cli.analyse:analyse",
        "Look back over a finished game: chances and slips.",
    ),
    "arena": ("overseer.cli.arena:arena", "Let bots meet each other, and rate them."),
    "backup": ("overseer.cli.backup:backup", "Copy all tables of a server into a file."),
    "bench": ("overseer.cli.bench:bench", "Measure how fast engine, arena, server and page are."),
    "journal": ("overseer.cli.arena:journal", "Print the journal of one game of the arena."),
    "lab": ("overseer.cli.lab:lab", "See what the cards of a pack do to the game."),
    "pack check": ("overseer.cli.pack:check", "Check a pack of cards and list all its errors."),
    "pack look": ("overseer.cli.look:look", "Look at the cards of a pack in the browser."),
    "pack new": ("overseer.cli.pack_new:new", "Start a pack of cards in a new folder."),
    "play": ("overseer.cli.play:play", "Play a game in the terminal, with people and bots."),
    "replay": ("overseer.cli.replay:replay", "Step through a journal, or verify it."),
    "rules": ("overseer.cli.rules:rules", "Look up a rule by its id, or list a game's rules."),
    "serve": ("overseer.cli.serve:serve", "Serve the table in the browser."),
    "simulate": ("overseer.cli.simulate:simulate", "Let bots play many games and report on them."),
    "train": ("overseer.cli.train:train", "Let learned bots learn anew from their own games."),
}
GROUPS = {
    "pack": "Work on packs of cards.",
}

REFUSED = 2
INTERRUPTED = 128 + 2  # as a shell reports a program that Ctrl-C ended
NOBODY_READS = 1  # as rich has it, for output that is closed early: `overseer rules ... | head`


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and give its exit code."""
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except OverseerError as error:
        _say(error)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is left in the buffer has nowhere to go; Python would complain of it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG:  # a system does not even say whether it exists
            raise
        _say(Malformed(f"{error.filename}: this name is too long; give another."))
        return REFUSED
    return code


def app() -> App:
    """The command line with all its commands, none of them imported yet."""
    root = App(
        name="overseer",
        help="Fallout Shelter and Fallout, the board games, for people and bots.",
        version=_version,
        help_format="plaintext",
        default_parameter=Parameter(negative=()),  # no --no-plain beside --plain
        result_action="return_int_as_exit_code_else_zero",
        suppress_keyboard_interrupt=False,
    )
    groups = {name: App(name=name, help=text) for name, text in GROUPS.items()}
    for group in groups.values():
        root.command(group)
    for name, (target, text) in COMMANDS.items():
        group_name, _, own_name = name.rpartition(" ")
        parent = groups[group_name] if group_name else root
        parent.command(target, name=own_name, help=text)
    return root


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code: int = app()(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        words = [] if error.command_chain is None else error.command_chain
        print(f"overseer: {error}", file=sys.stderr)
        print(f"Try: {' '.join(['overseer', *words, '--help'])}", file=sys.stderr)
        return REFUSED
    return code


def _say(error: OverseerError) -> None:
    """Print a refusal; the lines of a ContentError start with their file, for editors to find."""
    prefix = "" if isinstance(error, ContentError) else "overseer: "
    print(f"{prefix}{error}", file=sys.stderr)


def _version() -> str:
    from importlib.metadata import version

    engine = "compiled" if COMPILED else "interpreted"
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"overseer {version('overseer')} ({engine} engine, Python {python})"
