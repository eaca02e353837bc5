"""Tables by game: its host, and its faces for eyes and ears."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.game import CatalogGame
from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.fallout.drawn import Drawn as FalloutDrawn
from overseer.cli.terminal.fallout.host import FalloutHost
from overseer.cli.terminal.fallout.plain import Plain as FalloutPlain
from overseer.cli.terminal.host import Host
from overseer.cli.terminal.shelter.drawn import Drawn as ShelterDrawn
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.cli.terminal.shelter.plain import Plain as ShelterPlain


def table_of(
    game: CatalogGame[Any], console: Console, is_plain: bool
) -> tuple[Host[Any], Face[Any]]:
    """The host of a game, and the face that people asked for."""
    if isinstance(game, FalloutGame):
        return FalloutHost(game), FalloutPlain(console) if is_plain else FalloutDrawn(console)
    assert isinstance(game, ShelterGame)
    return ShelterHost(game), ShelterPlain(console) if is_plain else ShelterDrawn(console)
