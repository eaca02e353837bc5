"""The map: tiles, spaces and which of them are adjacent (FO-TILE, FO-SPACE, FO-R-15 to 17)."""

from __future__ import annotations

import itertools

import pytest

from overseer.games.fallout.notation import SLOTS, parse_node
from overseer.games.fallout.spaces import distance, draw_map
from rules.fallout.content import Content, outpost, variant
from rules.fallout.table import Table

# Corners of a pointy hexagon around its middle, in thirds of its width and quarters of its height.
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
# The seven hexagons of a tile: heart, E, NE, NW, W, SW, SE.
TILE = ((0, 0), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3), (1, 3))


def middle(slot: str) -> tuple[int, int]:
    """The heart of a slot's tile on the table.

    One column further lies a tile two and a half hexagons to the east and one row down; one row
    further half a hexagon to the east and three rows down. Every third column, from the third
    on, begins one row higher.
    """
    column, row = "ABCDEF".index(slot[0]), int(slot[1]) - 1
    row -= (column + 1) // 3
    return 5 * column + row, 3 * column + 9 * row


def sides(cell: tuple[int, int]) -> set[frozenset[tuple[int, int]]]:
    """The six sides of a hexagon, each as its two ends."""
    x, y = cell
    ends = [(x + dx, y + dy) for dx, dy in CORNERS]
    return {frozenset(pair) for pair in itertools.pairwise([*ends, ends[0]])}


def drawn(table: Table) -> dict[str, set[frozenset[tuple[int, int]]]]:
    """Every space and facedown tile with the sides of its hexagons, drawn from the printed cells."""
    printed = {tile.id: tile for tile in outpost().box.tiles}
    areas: dict[str, set[frozenset[tuple[int, int]]]] = {}
    for slot in table.view()["map"]:
        x, y = middle(slot["slot"])
        cells = [sides((x + dx, y + dy)) for dx, dy in TILE]
        if slot["tile"] is None:
            areas[f"{slot['slot']}.x"] = set().union(*cells)
            continue
        for number, space in enumerate(printed[slot["tile"]].spaces):
            area = set().union(*(cells[cell] for cell in space.cells))
            areas[f"{slot['slot']}.{number + 1}"] = area
    return areas


def whole_map() -> Table:
    """A map on which most tiles lie faceup."""
    table = Table().no_enemies().unstage()
    table.tile("A1", "allotments").tile("B1", "garage-yard").tile("B2", "boot-market")
    return table.tile("C1", "ditch-road").tile("C3", "quarry").tile("D2", "rail-cut")


@pytest.mark.rule("FO-SPACE-03", "FO-R-16", "FO-TILE-02", "FO-R-15")
@pytest.mark.parametrize("table", [Table(), whole_map()], ids=["at the start", "explored"])
def test_adjacent_is_what_has_a_side_of_a_hexagon_in_common(table: Table) -> None:
    areas = drawn(table)
    for one, area in areas.items():
        touching = {other for other in areas if other != one and areas[other] & area}
        assert set(table.neighbours(one)) == touching, one


@pytest.mark.rule("FO-SPACE-03", "FO-R-16")
def test_spaces_that_touch_only_in_a_corner_or_not_at_all_are_not_adjacent() -> None:
    table = Table()
    assert table.neighbours("A2.1") == ["A2.2", "A2.3", "A2.4"]
    assert "A2.4" not in table.neighbours("A2.2")
    assert "E1.4" not in table.neighbours("E1.3")


@pytest.mark.rule("FO-R-16")
def test_the_seam_between_tiles_counts_side_by_side() -> None:
    table = whole_map()
    assert set(table.neighbours("A2.3")) == {"A1.2", "A2.1", "A2.2", "A2.4", *b_side(table)}
    assert "B2.1" not in table.neighbours("A2.3")
    assert "B2.2" in table.neighbours("A2.3")


def b_side(table: Table) -> set[str]:
    return {space for space in table.neighbours("A2.3") if space[0] == "B"}


@pytest.mark.rule("FO-R-16")
def test_a_gap_between_tiles_breaks_adjacency() -> None:
    sheet = """
    start: crossroads-camp
    layout: {A2: crossroads-camp, C2: tin-parish, E1: dry-harbour, A1: dangerous}
    factions:
      star: {enemy: {type: human, level: 1, weak: [body], abilities: []}}
      shield: {enemy: {type: human, level: 1, weak: [body], abilities: []}}
    track: [{X: 1, Y: 1}, {X: 2, Y: 2}]
    quests: [10]
    setup: []
    influence: [9, 8, 7, 6]
    """
    table = Table(content=variant(scenarios={"mile-ninety": sheet}))
    inside = {space for n in range(1, 5) for space in table.neighbours(f"C2.{n}")}
    assert inside == {f"C2.{n}" for n in range(1, 5)}
    assert distance(table.land, parse_node("A2.1"), parse_node("C2.1")) == -1


@pytest.mark.rule("FO-TILE-01", "FO-SPACE-01", "FO-SPACE-04")
def test_a_tile_holds_several_spaces_and_important_ones_have_name_and_icon() -> None:
    faceup = [slot for slot in whole_map().view()["map"] if slot["tile"]]
    for slot in faceup:
        assert len(slot["spaces"]) > 1
        cells = sorted(cell for space in slot["spaces"] for cell in space["cells"])
        assert cells == list(range(7))  # every bit of the tile is in exactly one space
        for space in slot["spaces"]:
            assert (space["place"] is None) == (space["icon"] is None)
    places = {space["place"] for slot in faceup for space in slot["spaces"] if space["place"]}
    assert {"crossroads-camp", "signal-box", "vault-109", "lighthouse", "boot-market"} <= places
    kinds = {slot["slot"]: slot["kind"] for slot in whole_map().view()["map"]}
    assert (kinds["A1"], kinds["C3"], kinds["A2"]) == ("dangerous", "deadly", "named")


@pytest.mark.rule("FO-SPACE-04")
def test_quests_name_places() -> None:
    table = Table().no_enemies().unstage().stage("door-109").set(0, caps=0)
    table.stand(0, "C2.1")
    assert table.refuses("quest door-109 1") == {"UNMET"}
    table.stand(0, "C2.2")
    assert "quest door-109 1" in table.offered


@pytest.mark.rule("FO-TILE-01")
def test_the_two_sides_of_a_tile_are_never_both_on_the_map() -> None:
    table = Table()  # tin-parish lies on the table, lower-parish is its back
    number = table.names.tiles.index
    assert table.land.slots[SLOTS.index("C2")] == number("tin-parish") + 1
    assert table.land.tiles[number("lower-parish")] == 0
    table.stand(0, "C2.1")
    table.land.apply("explore C1")
    assert "tile lower-parish" not in table.offered


@pytest.mark.rule("FO-TILE-02")
def test_a_tile_lies_the_same_way_round_wherever_it_lies() -> None:
    def inside(slot: str, tile: str) -> list[list[str]]:
        table = Table().tile(slot, tile)
        return [
            [space[3:] for space in table.neighbours(f"{slot}.{n}") if space.startswith(slot)]
            for n in range(1, 5)
        ]

    assert inside("A1", "quarry") == inside("C3", "quarry") == inside("D2", "quarry")
    # The eastern cell of the tile in A1 touches B1, the western ones do not.
    tile = "{kind: dangerous, spaces: [{cells: [1]}, {cells: [0, 2, 3, 5, 6]}, {cells: [4]}]}"
    table = Table(content=variant(tiles={"garage-yard": without_places(tile)}))
    table.tile("B1", "garage-yard")
    assert {space[:2] for space in table.neighbours("B1.1")} == {"B1", "C1", "C2"}
    assert {space[:2] for space in table.neighbours("B1.3")} == {"A1", "A2", "B1"}


def without_places(tile: str) -> str:
    """The tile, with the place that quests of the pack name on its heart."""
    place = "place: bus-garage, label: 0, encounter: wasteland, level: 2, cells: [0"
    return tile.replace("cells: [0", place)


@pytest.mark.rule("FO-SPACE-02")
def test_a_space_holds_any_number_of_survivors_and_enemies() -> None:
    table = Table(4).no_enemies().unstage()
    for seat in range(4):
        table.stand(seat, "A2.2")
    for token in ("ditch-hen", "ditch-hen", "salt-crab", "piano-mover", "shield"):
        table.enemy(token, "A2.2")
    assert len(table.enemies("A2.2")) == 5
    table.drop_all(0).stand(0, "A2.1").choose("move", "step A2.2")
    assert [table.at(seat) for seat in range(4)] == ["A2.2"] * 4
    table.no_enemies().enemy("lawn-drone", "A2.1").enemy("census-robot", "A2.1")
    table.activate("quiet-please")
    assert table.enemies() == ["census-robot A2.2", "lawn-drone A2.2"]


@pytest.mark.rule("FO-R-15")
def test_a_facedown_tile_is_one_space_for_enemies() -> None:
    table = Table(characters=["mail-rider", "boilersmith"]).no_enemies().unstage()
    table.stand(0, "A2.1").stand(1, "A2.1").enemy("mud-colossus", "C2.4")
    # From C2.4 over the facedown B2 and A2.2 or A2.3 to A2.1: one step per activation.
    for step in ("B2.x", "A2.2", "A2.1"):
        table.activate("everyone-home")
        if table.question == "ENEMY_STEP":
            assert f"put {step}" in table.offered
            table.choose(f"put {step}")
        assert table.enemies() == [f"mud-colossus {step}"]


@pytest.mark.rule("FO-R-15")
def test_distance_counts_spaces_and_facedown_tiles_whatever_the_terrain() -> None:
    table = Table().no_enemies()
    far = {
        ("A2.1", "A2.2"): 1,
        ("A2.1", "C2.4"): 3,  # A2.2, B2, C2.4
        ("A2.4", "C2.1"): 3,  # A2.3, B1, C2.1 or A1, B1, C2.1
        ("C2.2", "E1.1"): 3,  # D1 or D2, E1.2, E1.1
    }
    for (one, other), steps in far.items():
        assert distance(table.land, parse_node(one), parse_node(other)) == steps
    # Faceup the tile in between is more than one step wide; difficult terrain is no further.
    assert distance(table.land, parse_node("A2.4"), parse_node("B1.x")) == 2
    table.tile("A1", "allotments")
    assert distance(table.land, parse_node("A1.3"), parse_node("A1.1")) == 1
    assert distance(table.land, parse_node("A1.3"), parse_node("A2.4")) == 2


@pytest.mark.rule("FO-R-15")
def test_enemies_walk_over_difficult_terrain_at_the_cost_of_one() -> None:
    table = Table(1).no_enemies().unstage().tile("A1", "allotments").stand(0, "A1.1")
    table.enemy("mud-colossus", "A1.4")
    table.stand(0, "A1.3").activate("everyone-home")
    assert table.enemies() == ["mud-colossus A1.3"]
    assert table.land.rads[0] == 0


def riders(content: Content | None = None) -> Table:
    table = Table(characters=["mail-rider", "boilersmith"], content=content)
    return table.no_enemies().unstage().letters(0, "S").letters(1, "S")


@pytest.mark.rule("FO-R-17")
def test_a_ranged_weapon_reaches_onto_a_facedown_tile() -> None:
    table = riders().stand(0, "A2.2").enemy("lawn-drone", "B2.x").enemy("salt-crab", "B1.x")
    assert table.offers("fight") == ["fight lawn-drone B2.x"]
    table.choose("fight lawn-drone B2.x").roll(1, 1, 1)  # one hit, because it cannot shoot back
    assert "lawn-drone B2.x" not in table.enemies()
    table = riders().drop_all(0).stand(0, "A2.2").enemy("lawn-drone", "B2.x")
    assert table.refuses("fight lawn-drone B2.x") == {"OUT_OF_RANGE"}


@pytest.mark.rule("FO-R-17")
def test_a_ranged_enemy_shoots_from_a_facedown_tile() -> None:
    table = riders().stand(0, "A2.4").stand(1, "A2.2").enemy("traffic-marshal", "B2.x")
    table.drop_all(1).listen().activate("quiet-please")
    assert table.question == "DICE"
    table.roll(1, 1, 1)
    assert table.log("DAMAGE") == [("DAMAGE", 1, 2, 0, 0)]  # no ranged weapon: one hit icon more
    assert table.enemies() == ["traffic-marshal B2.x"]


@pytest.mark.rule("FO-R-15")
def test_distances_that_are_kept_follow_the_map_of_each_copy() -> None:
    table = Table().no_enemies()
    one, other = parse_node("A2.4"), parse_node("C2.1")
    assert distance(table.land, one, other) == 3
    copy = table.land.clone()
    table.tile("B1", "allotments")
    anew = table.land.clone()
    draw_map(anew)
    nodes = range(len(table.land.first_edge) - 1)
    for node in nodes:
        kept = [distance(table.land, node, far) for far in nodes]
        assert kept == [distance(anew, node, far) for far in nodes]
    assert distance(table.land, one, other) == 4
    assert distance(copy, one, other) == 3
