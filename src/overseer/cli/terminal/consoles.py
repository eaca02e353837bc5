"""Consoles: the standard output, as far as a table can be drawn on it."""

from __future__ import annotations

import sys

from rich.console import Console

from overseer.cli.terminal.theme import EMBLEMS, THEME


def open_console(plain: bool) -> Console:
    """The standard output; signs that it cannot show are replaced rather than an error."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if plain:
        return Console(color_system=None, highlight=False, markup=False, emoji=False)
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def is_plain(asked: bool, console: Console) -> bool:
    """Whether there is no drawing: because of the reader's wish, or the terminal's letters."""
    try:
        f"│{EMBLEMS}".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return True
    return asked
