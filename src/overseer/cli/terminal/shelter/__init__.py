"""Shelter at the terminal."""

from __future__ import annotations

from rich.console import Console

from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host
from overseer.cli.terminal.shelter.drawn import Drawn
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.cli.terminal.shelter.plain import Plain
from overseer.cli.terminal.shelter.scene import Scene


def table(game: ShelterGame, console: Console, is_plain: bool) -> tuple[Host[Scene], Face[Scene]]:
    """The host of Shelter, and the face that people asked for."""
    return ShelterHost(game), Plain(console) if is_plain else Drawn(console)
