"""The catalog: games by name, each joined with its packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.position import PositionGame
from overseer.catalog.shelter import ShelterGame
from overseer.kernel.errors import Malformed

GAMES: dict[str, Callable[[Sequence[Path | str]], PositionGame[Any]]] = {
    "shelter": ShelterGame,
    "fallout": FalloutGame,
}


def load(name: str, packs: Sequence[Path | str] = ()) -> PositionGame[Any]:
    """A game by name, with its core pack and any further packs (folders, or built-in ids)."""
    if name not in list(GAMES):  # a list, because not everything that is asked for can be hashed
        near = get_close_matches(str(name), GAMES, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise Malformed(f"There is no game {name!r}{hint}; the games are {', '.join(GAMES)}.")
    if isinstance(packs, str | bytes | Path) or not isinstance(packs, Sequence):
        raise Malformed(f"packs is a list of folders or ids, not {packs!r}.")
    for pack in packs:
        if not isinstance(pack, str | Path):
            raise Malformed(f"A pack is a folder or an id, not {pack!r}.")
    return GAMES[name](packs)
