"""Maps of scenarios: which tiles can lie on them, and whether all of them can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.scenarios import Scenario, are_beside
from overseer.content.fallout.sets import KEEP, FalloutSet
from overseer.content.fallout.tiles import FACEDOWN, NAMED, Tile
from overseer.content.fallout.words import TYPES
from overseer.content.merge import Card
from overseer.content.problems import Place, Problems, suggest


def check_maps(merged: FalloutSet, problems: Problems) -> None:
    """Note tiles that cannot be, layouts that cannot be laid, and too few enemies for them."""
    tiles = {tile.id: tile for tile in merged.values(Tile)}
    _check_tiles(merged, tiles, problems)
    for card, scenario in merged.of(Scenario):
        _Layout(merged, card, scenario, tiles, problems).check()


def fixed_tiles(scenario: Scenario, tiles: dict[str, Tile]) -> list[Tile]:
    """The tiles that lie on every map of a scenario."""
    drawn = {kind for kind in FACEDOWN if _spares(scenario, kind, tiles.values()) == 0}
    named = [tiles[name] for _, name in scenario.layout if name in tiles]
    return [*named, *(tile for tile in tiles.values() if tile.kind in drawn)]


def possible_tiles(scenario: Scenario, tiles: dict[str, Tile]) -> list[Tile]:
    """The tiles that can lie on some map of a scenario."""
    laid = {name for _, name in scenario.layout}
    return [tile for tile in tiles.values() if tile.id in laid or tile.kind in laid]


def _spares(scenario: Scenario, kind: str, tiles: Iterable[Tile]) -> int:
    """How many tiles of a kind are left over when the map is laid."""
    slots = sum(name == kind for _, name in scenario.layout)
    return sum(tile.kind == kind for tile in tiles) - slots


def _check_tiles(merged: FalloutSet, tiles: dict[str, Tile], problems: Problems) -> None:
    """Note places on two tiles, and sides that do not belong together."""
    found: dict[str, str] = {}
    for card, tile in merged.of(Tile):
        if tile.id in FACEDOWN:
            problems.add(card.place, f"a tile cannot be called {tile.id}", "rename it")
        back = tiles.get(tile.back_of)
        if back and (back.kind != NAMED or back.back_of not in ("", tile.id) or back is tile):
            message = f"{back.id} cannot be the other side of {tile.id}"
            hint = "two named tiles, each the back of the other"
            problems.add(merged.blame(card, card.spot("back-of")), message, hint)
        for place in tile.places:
            first = found.setdefault(place, tile.id)
            if first not in (tile.id, tile.back_of) and tiles[first].back_of != tile.id:
                message = f"place {place} is on tile {first} too"
                problems.add(merged.blame(card, card.spot("spaces")), message, "rename one of them")


class _Layout:
    """The checks of one scenario's layout."""

    def __init__(
        self,
        merged: FalloutSet,
        card: Card[AnyCard],
        scenario: Scenario,
        tiles: dict[str, Tile],
        problems: Problems,
    ) -> None:
        self.merged = merged
        self.card = card
        self.scenario = scenario
        self.tiles = tiles
        self.problems = problems

    def check(self) -> None:
        """Note a missing start, wrong or repeated tiles, and slots out of reach."""
        laid = [name for _, name in self.scenario.layout]
        start = self.scenario.start
        if start not in laid or start in FACEDOWN:
            message = f"the starting tile '{start}' is not in the layout"
            self.add(self.card.spot("start"), message, suggest(start, laid))
        for n, (slot, name) in enumerate(self.scenario.layout):
            if name not in FACEDOWN:
                self.check_tile(slot, name, laid)
            if name not in FACEDOWN and name in laid[:n]:
                message = f"{name} stands twice in the layout"
                self.add(self.card.spot("layout", slot), message, "a tile is one piece")
        for kind in FACEDOWN:
            spares = _spares(self.scenario, kind, self.tiles.values())
            if spares < 0:
                message = f"the layout has {-spares} more {kind} tiles than there are"
                self.add(self.card.spot("layout"), message, f"add {kind} tiles")
        for slot in out_of_reach([slot for slot, _ in self.scenario.layout]):
            message = f"nobody can ever reach slot {slot}"
            self.add(self.card.spot("layout", slot), message, "tiles must lie side by side")
        self.check_enemies()

    def check_tile(self, slot: str, name: str, laid: Sequence[str]) -> None:
        """Note a tile that cannot lie in a slot."""
        place = self.card.spot("layout", slot)
        tile = self.tiles.get(name)
        if tile is None or tile.kind != NAMED:
            named = [tile.id for tile in self.tiles.values() if tile.kind == NAMED]
            self.add(place, f"there is no named tile '{name}'", suggest(name, [*named, *FACEDOWN]))
            return
        backs = [other.id for other in self.tiles.values() if other.back_of == name]
        for other in {tile.back_of, *backs} & {*laid} - {name}:
            self.add(place, f"{name} is the other side of {other}", "use one of them")

    def check_enemies(self) -> None:
        """Note types with fewer tokens than a map can show icons, and one more."""
        for type_ in TYPES:
            icons = most_icons(self.scenario, type_, self.tiles)
            enemies = self.merged.values(Enemy)
            tokens = sum(enemy.copies for enemy in enemies if enemy.type == type_)
            if icons and tokens <= icons:
                shown = f"a map of {self.scenario.id} can show {icons} {type_} icons"
                message = f"{shown}, but there are only {tokens} tokens"
                hint = f"have at least {icons + 1} in enemies.yaml"
                self.add(self.card.spot("layout"), message, hint)

    def add(self, place: Place, message: str, hint: str) -> None:
        """Note a fault of the scenario."""
        where = self.merged.blame(self.card, place)
        if where != place:
            message, hint = f"scenario {self.scenario.id}: {message}", KEEP.format(self.card.kind)
        self.problems.add(where, message, hint)


def out_of_reach(slots: Sequence[str]) -> list[str]:
    """The slots that do not hang together with the first one."""
    left = set(slots[1:])
    pending = list(slots[:1])
    while pending:
        slot = pending.pop()
        near = {other for other in left if are_beside(slot, other)}
        left -= near
        pending.extend(near)
    return sorted(left)


def most_icons(scenario: Scenario, type_: str, tiles: dict[str, Tile]) -> int:
    """The largest number of icons of an enemy type on one map of a scenario."""
    named = {name for _, name in scenario.layout if name in tiles}
    total = sum(_icons(tiles[name], type_) for name in named)
    for kind in FACEDOWN:
        slots = sum(name == kind for _, name in scenario.layout)
        counts = sorted(_icons(tile, type_) for tile in tiles.values() if tile.kind == kind)
        total += sum(counts[len(counts) - slots :]) if slots else 0
    return total


def _icons(tile: Tile, type_: str) -> int:
    return sum(space.enemy == type_ for space in tile.spaces)
