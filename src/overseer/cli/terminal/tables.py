"""Tables by game: its host, and its faces for eyes and ears."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from overseer.catalog.displays import display_of
from overseer.catalog.game import CatalogGame
from overseer.cli.terminal.drawn import DrawnTable
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.fallout.drawn import Drawn as FalloutDrawn
from overseer.cli.terminal.fallout.host import FalloutHost
from overseer.cli.terminal.host import Host
from overseer.cli.terminal.plain import PlainTable
from overseer.cli.terminal.shelter.drawn import Drawn as ShelterDrawn
from overseer.cli.terminal.shelter.host import ShelterHost

_TABLES: dict[str, tuple[type[Host[Any]], type[DrawnTable[Any]]]] = {
    "shelter": (ShelterHost, ShelterDrawn),
    "fallout": (FalloutHost, FalloutDrawn),
}


def table_of(
    game: CatalogGame[Any], console: Console, is_plain: bool
) -> tuple[Host[Any], Face[Any]]:
    """The host of a game, and the face that people asked for."""
    host, drawn = _TABLES[game.name]
    return host(display_of(game)), PlainTable(console) if is_plain else drawn(console)
