"""Boxes: the sets of cards that a game comes in.

A game is played out of one box: its base, with whatever packs lie on it, or another built-in pack
that is complete in itself. Nobody has to know which: what is chosen, such as a scenario, is in one
of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from overseer.catalog import load
from overseer.content.pack import standing_alone
from overseer.journal.game import Game


def boxes(name: str, packs: Sequence[Path | str] = ()) -> list[Game]:
    """A game with some packs, and after it the other boxes it comes in.

    Whoever names a pack that needs no base wants that one alone.
    """
    first = load(name, packs)
    if packs and len(first.packs) == len(packs):
        return [first]
    inside = {pack.id for pack in first.packs}
    return [first, *(load(name, [box]) for box in standing_alone(name) if box not in inside)]


def having(games: Sequence[Game], options: Mapping[str, Any]) -> Game:
    """The first box that has all that some options choose; the first of all if none has."""
    return next((game for game in games if _has(game, options)), games[0])


def choosing(games: Sequence[Game], options: Mapping[str, Any]) -> Game:
    """The first box that has all that some options choose; what is in none of them is refused."""
    game = having(games, options)
    for option in game.table_options:
        if option.kind == "choice" and option.name in options:
            replace(option, choices=choices(games, option.name)).check(options[option.name], 1)
    return game


def choices(games: Sequence[Game], name: str) -> tuple[str, ...]:
    """What can be chosen for an option in any box, in their order."""
    options = [option for game in games for option in game.table_options if option.name == name]
    return tuple(dict.fromkeys(choice for option in options for choice in option.choices))


def of_position(games: Sequence[Game], table: Mapping[str, Any]) -> Game:
    """The first box that has what a table in words, which nobody has checked yet, chooses."""
    options = table.get("options")
    return having(games, {**table, **(options if isinstance(options, Mapping) else {})})


def box_for(name: str, packs: Sequence[Path | str], options: Mapping[str, Any]) -> Game:
    """A game in the box that has what some options choose."""
    return having(boxes(name, packs), options)


def _has(game: Game, options: Mapping[str, Any]) -> bool:
    return all(
        option.name not in options or options[option.name] in option.choices
        for option in game.table_options
        if option.kind == "choice"
    )
