"""Scenario sheets and map tiles of Fallout as tables."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from overseer.catalog.fallout.numbers import (
    ABILITIES,
    AREAS,
    DECKS,
    LEVELS,
    TERRAINS,
    TILES,
    TYPES,
    Numbering,
    bits,
)
from overseer.catalog.fallout.programs import Programs
from overseer.content.fallout.scenarios import SLOTS, Scenario
from overseer.content.fallout.tiles import Space, Tile
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards, Sheet
from overseer.games.fallout.flower import borders
from overseer.kernel.vecs import vec


def column(values: Iterable[int]) -> vec[i64]:
    """A column of a table."""
    return vec[i64](list(values))


def link_tiles(tiles: Iterable[Tile], numbers: Numbering, cards: Cards) -> None:
    """The tables of tiles and their spaces."""
    tiles = list(tiles)
    cards.tile_kind = column(TILES[tile.kind] for tile in tiles)
    cards.tile_spaces = column(len(tile.spaces) for tile in tiles)
    cards.tile_cells = column(
        next(n for n, space in enumerate(tile.spaces) if cell in space.cells)
        for tile in tiles
        for cell in range(t.CELLS)
    )
    nothing = Space((), 0)
    spaces = [
        space
        for tile in tiles
        for space in (*tile.spaces, *[nothing] * (t.NODES - len(tile.spaces)))
    ]
    cards.space_place = column(
        numbers.places[space.place] + 1 if space.place else 0 for space in spaces
    )
    cards.space_terrain = column(bits(space.terrain, TERRAINS) for space in spaces)
    cards.space_icon = column(
        DECKS[space.encounter] + 1 if space.encounter else 0 for space in spaces
    )
    cards.space_level = column(space.level for space in spaces)
    cards.space_enemy = column(TYPES[space.enemy] + 1 if space.enemy else 0 for space in spaces)


def sheet(scenario: Scenario, numbers: Numbering, programs: Programs) -> Sheet:
    """The table of a scenario sheet."""
    layout = {SLOTS.index(slot): name for slot, name in scenario.layout}
    (start,) = (slot for slot, name in layout.items() if name == scenario.start)
    enemies = [faction.enemy for faction in scenario.factions]
    return Sheet(
        slots=column(_lying(layout.get(slot), numbers) for slot in range(len(SLOTS))),
        borders=column(borders(layout)),
        start=start,
        faction_enemy=column(int(enemy is not None) for enemy in enemies),
        faction_type=column(TYPES[enemy.type] if enemy and enemy.type else -1 for enemy in enemies),
        faction_level=column(_level(enemy.level) if enemy else 0 for enemy in enemies),
        faction_weak=column(bits(enemy.weak, AREAS) if enemy else 0 for enemy in enemies),
        faction_abilities=column(
            bits(enemy.abilities, ABILITIES) if enemy else 0 for enemy in enemies
        ),
        faction_program=column(
            programs.program(faction.on_activation) for faction in scenario.factions
        ),
        track_x=column(x for x, _ in scenario.track),
        track_y=column(y for _, y in scenario.track),
        quests=column(numbers.library[number] for number in scenario.quests),
        setup=programs.program(scenario.setup),
        influence=column(scenario.influence),
    )


def _lying(name: str | None, numbers: Numbering) -> int:
    """What lies in a slot: nothing, a named tile, or a facedown one of a kind."""
    if name is None:
        return 0
    return numbers.tiles[name] + 1 if name in numbers.tiles else -TILES[name]


def _level(level: int | str) -> int:
    return LEVELS[level] if isinstance(level, str) else level
