"""Tables by game: its host, and its faces for eyes and ears."""

from __future__ import annotations

from typing import Any, cast

from rich.console import Console

from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host
from overseer.kernel.game import Game
from overseer.registry import registered


def table_of(game: Game, console: Console, is_plain: bool) -> tuple[Host[Any], Face[Any]]:
    """The host of a game, and the face that people asked for."""
    registration = registered(game.name)
    table = registration.part(registration.terminal)
    return cast(tuple[Host[Any], Face[Any]], table(game, console, is_plain))
