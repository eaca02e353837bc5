"""Shelter at the terminal."""

from __future__ import annotations

from rich.console import Console

from overseer.catalog import display_of
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host
from overseer.cli.terminal.plain import PlainTable
from overseer.cli.terminal.shelter.drawn import Drawn
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.cli.terminal.shelter.scene import Scene
from overseer.kernel.game import Game


def table(game: Game, console: Console, is_plain: bool) -> tuple[Host[Scene], Face[Scene]]:
    """The host of Shelter, and the face that people asked for."""
    return ShelterHost(display_of(game)), PlainTable(console) if is_plain else Drawn(console)
