"""The survey of a pack: its tiles, and the maps that its scenarios lay them out to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import cast

from msgspec import Struct

from overseer.content.fallout import Fallout
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.tiles import Tile
from overseer.display.fallout.board import MapTile
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.faces import WORDS, Press
from overseer.display.model import Face
from overseer.games.fallout.flower import heart, tile_at
from overseer.games.fallout.notation import SLOTS
from overseer.games.fallout.table import (
    Ability,
    Area,
    FalloutEnemy,
    FalloutSpace,
    FalloutTile,
    Terrain,
    TileKind,
)


class SurveyedMap(Struct, frozen=True, kw_only=True):
    """A tile, or a layout of tiles, in the words of a table and its board."""

    key: str
    title: str
    about: str
    map: list[FalloutTile]
    tiles: list[MapTile]


class Survey(Struct, frozen=True, kw_only=True):
    """All tiles and layouts of a pack, the faces of what is on them, and its enemies as tokens."""

    tiles: list[SurveyedMap]
    layouts: list[SurveyedMap]
    faces: dict[str, Face]
    tokens: dict[str, FalloutEnemy]


class Surveyor:
    """Who lays tiles out; `own` are the tiles and scenarios that are looked at, None is all."""

    def __init__(self, texts: CardTexts, press: Press, own: Collection[str] | None) -> None:
        self.texts = texts
        self.press = press
        self.own = own
        self.content: Fallout = texts.content
        self._tiles = {tile.id: tile for tile in self.content.tiles}

    def survey(self) -> Survey:
        """All of it."""
        own = [each for each in self.content.tiles if self._is_own(f"tile:{each.id}")]
        sheets = [each for each in self.content.scenarios if self._is_own(f"scenario:{each.id}")]
        return Survey(
            tiles=[self._tile(tile) for tile in own],
            layouts=[self._layout(scenario) for scenario in sheets],
            faces=self._faces(),
            tokens={enemy.id: _token(enemy) for enemy in self.content.enemies},
        )

    def _is_own(self, key: str) -> bool:
        return self.own is None or key in self.own

    def _tile(self, tile: Tile) -> SurveyedMap:
        about = self.press.face("tile-kind", tile.kind).name
        if tile.back_of:
            other = self.texts.name("tile", tile.back_of)
            about = self.texts.say("web-tile-back", kind=about, tile=other)
        return SurveyedMap(
            key=tile.id,
            title=self.texts.name("tile", tile.id),
            about=about,
            map=[_faceup(tile.id, tile, "")],
            tiles=[MapTile(slot=tile.id, q=0, r=0, labels=_labels(tile))],
        )

    def _layout(self, scenario: Scenario) -> SurveyedMap:
        """A layout as it lies at the start: named tiles faceup, the others facedown."""
        laid, hearts = [], []
        for slot, name in scenario.layout:
            q, r = heart(tile_at(SLOTS.index(slot)))
            tile = self._tiles.get(name)
            if tile is None:
                laid.append(FalloutTile(slot=slot, tile=None, kind=cast(TileKind, name)))
            else:
                laid.append(_faceup(slot, tile, f"{slot}."))
            labels = [] if tile is None else _labels(tile)
            hearts.append(MapTile(slot=slot, q=q, r=r, labels=labels))
        return SurveyedMap(
            key=scenario.id,
            title=self.texts.name("scenario", scenario.id),
            about=self.texts.say("web-layout", count=len(laid)),
            map=laid,
            tiles=hearts,
        )

    def _faces(self) -> dict[str, Face]:
        keys = [*WORDS, *(("place", place) for place in self._places())]
        return {":".join(key): self.press.face(*key) for key in keys}

    def _places(self) -> Iterator[str]:
        for tile in self.content.tiles:
            yield from tile.places


def _faceup(slot: str, tile: Tile, prefix: str) -> FalloutTile:
    spaces = [
        FalloutSpace(
            space=f"{prefix}{number}",
            cells=list(space.cells),
            place=space.place or None,
            terrain=[cast(Terrain, each) for each in space.terrain],
            icon=space.encounter or None,
            level=space.level or None,
            enemy_icon=space.enemy or None,
        )
        for number, space in enumerate(tile.spaces, 1)
    ]
    return FalloutTile(slot=slot, tile=tile.id, kind=cast(TileKind, tile.kind), spaces=spaces)


def _labels(tile: Tile) -> list[int]:
    return [space.label for space in tile.spaces]


def _token(enemy: Enemy) -> FalloutEnemy:
    return FalloutEnemy(
        token=enemy.id,
        type=enemy.type,
        level=int(enemy.level),
        weak=[cast(Area, each) for each in enemy.weak],
        abilities=[cast(Ability, each) for each in enemy.abilities],
    )
