"""Printing: what commands write on the standard output appears as it is written."""

from __future__ import annotations

from typing import Any

from rich.console import Console


def printer(**settings: Any) -> Console:
    """The standard output of a command.

    Brackets and colons are brackets and colons: names of folders and the errors of other people's
    bots are no markup.
    """
    return Console(highlight=False, markup=False, emoji=False, **settings)
