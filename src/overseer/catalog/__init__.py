"""The catalog: games by name, each joined with its packs, and what shows them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from overseer.display.display import Display
from overseer.journal.game import Game
from overseer.kernel.errors import Malformed, OverseerError
from overseer.kernel.game import Game as KernelGame
from overseer.registry import BUILT_IN, registered, registration_of, told


def load(name: str, packs: Sequence[Path | str] = ()) -> Game:
    """A game by name, with its core pack and any further packs (folders, or built-in ids)."""
    registration = registered(name)
    if isinstance(packs, str | bytes | Path) or not isinstance(packs, Sequence):
        raise Malformed(f"packs is a list of folders or ids, not {packs!r}.")
    for pack in packs:
        if not isinstance(pack, str | Path):
            raise Malformed(f"A pack is a folder or an id, not {pack!r}.")
    make = registration.part(registration.game)
    try:
        game = make(packs)
    except Exception as error:
        if name in BUILT_IN or isinstance(error, OverseerError):
            raise
        raise Malformed(f"The game {name!r} cannot be used: {told(error)}.") from error
    if not isinstance(game, Game):
        raise Malformed(f"The game {name!r} cannot be used: {registration.game} makes no Game.")
    game.origin = tuple(str(pack) for pack in packs)
    return game


def display_of(game: KernelGame) -> Display:
    """The display of a game: its own, or the one that serves any game."""
    registration = registration_of(game.name)
    if registration is None:
        return Display(game)
    return cast(Display, registration.part(registration.display)(game))
