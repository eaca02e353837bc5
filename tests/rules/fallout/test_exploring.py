"""Exploring, and the tokens that tiles call for (FO-EXPL, FO-R-04, FO-R-18 to FO-R-20)."""

from __future__ import annotations

import pytest

from overseer import CHANCE
from overseer.games.fallout.enemies import Spawn
from overseer.games.fallout.fight import draw_and_fight
from overseer.games.fallout.notation import SLOTS, parse_node
from rules.fallout.content import Content, outpost, variant
from rules.fallout.table import Table

CRITTERS = ("ditch-hen", "ditch-hen", "pantry-roach", "lamp-moth", "salt-crab", "glow-newt")


def explorer(players: int = 2, content: Content | None = None) -> Table:
    """A rider on A2.3, next to three facedown tiles; no enemies, no quests."""
    table = Table(players, characters=["mail-rider", "boilersmith"], content=content)
    return table.no_enemies().unstage().letters(0, "SECIL").stand(0, "A2.3")


@pytest.mark.rule("FO-EXPL-01")
def test_exploring_turns_one_bordering_facedown_tile_faceup() -> None:
    table = explorer()
    assert table.offers("explore") == ["explore A1", "explore B1", "explore B2"]
    assert table.refuses("explore C1") == {"NOT_ADJACENT"}
    assert table.refuses("explore C2") == {"TILE_FACEUP"}
    assert table.refuses("explore F3") == {"NO_SUCH_SPACE"}
    table.coming("tile pylon-field").choose("explore B2")
    tiles = {slot["slot"]: slot["tile"] for slot in table.view()["map"]}
    assert tiles["B2"] == "pylon-field"
    assert tiles["A1"] is tiles["B1"] is None
    assert table.land.actions == 1
    assert table.at(0) == "A2.3"
    assert table.offers("explore") == ["explore A1", "explore B1"]
    table.stand(0, "A2.1")
    assert table.refuses("explore A1") == {"NOT_ADJACENT"}


@pytest.mark.rule("FO-EXPL-02")
def test_each_enemy_icon_of_the_tile_gets_a_random_faceup_token() -> None:
    table = explorer()
    table.land.apply("explore B2")
    table.land.apply("tile garage-yard")
    assert table.seat == CHANCE
    assert table.question == "TOKEN"
    robots = {f"token {e.id}" for e in outpost().box.enemies if e.type == "robot"}
    assert set(table.offered) == robots
    table.land.apply("token census-robot")
    assert set(table.offered) == {f"token {token}" for token in CRITTERS}
    weights = {o.notation: o.weight for o in table.land.decision.options}  # type: ignore[union-attr]
    assert weights["token ditch-hen"] == 2 * weights["token lamp-moth"]
    table.land.apply("token lamp-moth")
    assert table.enemies() == ["census-robot B2.2", "lamp-moth B2.5"]
    assert table.land.stacks[0].size() == 5
    assert table.question == "TURN"


@pytest.mark.rule("FO-EXPL-03", "FO-R-18")
def test_the_explorer_puts_enemies_that_stood_on_the_tile_where_they_like() -> None:
    table = explorer().enemy("barge-bandit", "B2.x").enemy("mud-colossus", "B2.x", active=False)
    table.enemy("quarry-hand", "B1.x").coming("tile pylon-field").choose("explore B2")
    assert table.seat == 0
    assert table.question == "PUT_ENEMY"
    assert table.offered == ["put B2.1", "put B2.2", "put B2.3", "put B2.4"]
    # The token of the tile's own icon is there already.
    assert table.enemies("B2.2") == ["toll-dodger B2.2"]
    table.choose("put B2.4")
    assert table.offered == ["put B2.1", "put B2.2", "put B2.3", "put B2.4"]
    table.choose("put B2.4")
    # They keep their facing.
    assert table.enemies("B2.4") == ["barge-bandit B2.4", "mud-colossus? B2.4"]
    assert table.enemies("B1.x") == ["quarry-hand B1.x"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-18")
def test_no_aggressive_fight_arises_from_exploring() -> None:
    table = explorer().enemy("hungry-giant", "B2.x").stand(1, "B2.x")
    table.coming("tile ditch-road", "token barge-bandit").listen().choose("explore B2")
    table.choose("put B2.2")
    assert not table.log("FIGHT")
    assert table.question == "TURN"
    assert table.seat == 0


@pytest.mark.rule("FO-R-18")
def test_an_explore_action_has_a_fixed_order() -> None:
    quest = """{number: 18, stage: [marker: {place: pylon-nine}],
      objectives: [{trigger: {explore: any}, do: [caps: 5]}]}"""
    table = explorer(content=variant(quests={"evening-class": quest})).stage("evening-class")
    assert table.land.waiting
    table.enemy("mud-colossus", "B2.x").coming("tile pylon-field").listen().choose("explore B2")
    assert not table.log("MARKER", "COMPLETED")
    table.choose("put B2.4")
    told = [line[0] for line in table.log() if line[0] != "CHOICE"]
    assert told[:3] == ["REVEALED", "ENEMY_PLACED", "ENEMY_PLACED"]
    assert told[3:] == ["MARKER", "COMPLETED", "CAPS"]
    assert table.log("MARKER")[0][3] == parse_node("B2.1")
    assert not table.land.waiting


@pytest.mark.rule("FO-R-18")
def test_tokens_come_in_reading_order() -> None:
    table = explorer()
    table.land.apply("explore B2")
    table.land.apply("tile ditch-road")
    assert table.offers("token barge-bandit")  # the human of B2.2 first
    table.land.apply("token barge-bandit")
    assert table.offers("token salt-crab")  # then the critter of B2.3
    table.land.apply("token salt-crab")
    assert table.enemies() == ["barge-bandit B2.2", "salt-crab B2.3"]


# Killed enemies and their successors


@pytest.mark.rule("FO-R-04")
def test_a_killed_token_goes_to_the_discards_of_its_type_faceup() -> None:
    table = explorer().enemy("salt-crab", "A2.1").run("kill: {within: 1}")
    discards = table.view()["discards"]
    assert "salt-crab" in str(discards)
    assert table.land.stacks[0].size() == 5


@pytest.mark.rule("FO-R-04")
def test_the_stack_is_rebuilt_only_when_empty_with_the_killed_token_in_it() -> None:
    table = explorer().tile("B2", "boot-market")  # a critter icon on B2.2
    for token in CRITTERS[1:]:
        table.enemy(token, "E1.1")
    # One hen is left: a killed crab stays in the discards while the hen comes.
    table.run("kill: {within: 9}").choose("kill salt-crab E1.1")
    assert "ditch-hen? B2.2" in table.enemies()
    # It was the last one, so the stack was rebuilt from the discards.
    assert [int(token) for token in table.land.stacks[0].contents()] == [
        table.names.tokens.index("salt-crab")
    ]
    assert not table.land.token_discards


@pytest.mark.rule("FO-R-04")
def test_a_killed_token_may_be_its_own_successor() -> None:
    table = explorer().tile("B2", "boot-market")
    for token in CRITTERS:
        table.enemy(token, "E1.1")
    assert table.land.stacks[0].size() == 0
    table.run("kill: {within: 9}").choose("kill glow-newt E1.1")
    assert "glow-newt? B2.2" in table.enemies()
    assert len(table.enemies()) == 6


@pytest.mark.rule("FO-R-19")
def test_only_icons_on_faceup_tiles_count_for_a_respawn() -> None:
    table = explorer().enemy("salt-crab", "A2.3").listen().run("kill: {within: 0}")
    assert table.enemies() == []  # no critter icon is to be seen
    assert not [line for line in table.log("CHOICE") if line[2].startswith("token")]
    table.tile("C1", "ditch-road").enemy("lamp-moth", "A2.3").run("kill: {within: 0}")
    assert [line.split()[1] for line in table.enemies()] == ["C1.3"]


@pytest.mark.rule("FO-R-19")
def test_a_respawn_minds_neither_distance_zero_nor_others_in_the_space() -> None:
    table = explorer().tile("B2", "boot-market").stand(0, "B2.2").stand(1, "B2.2")
    table.enemy("piano-mover", "B2.2").enemy("salt-crab", "B2.2").coming("token lamp-moth")
    table.run("kill: {within: 0, type: critter}")
    assert table.enemies("B2.2") == ["lamp-moth? B2.2", "piano-mover B2.2"]


@pytest.mark.rule("FO-R-19", "FO-R-01")
def test_the_first_player_chooses_among_icons_that_are_equally_near() -> None:
    table = Table(2, characters=["mail-rider", "boilersmith"], first=1).no_enemies().unstage()
    table.tile("B2", "boot-market").tile("A1", "allotments")
    # Critter icons: B2.2 and A1.2; from A2.2 both are two steps away, from A2.4 only A1.2 is near.
    assert table.seat == 1
    table.end_turn().letters(0, "SECIL").stand(0, "A2.2").enemy("salt-crab", "A2.2").run(
        "kill: {within: 0}"
    )
    assert table.question == "RESPAWN"
    assert table.seat == 1
    assert table.offered == ["put A1.2", "put B2.2"]
    table.choose("put B2.2")
    assert [line.split()[1] for line in table.enemies()] == ["B2.2"]
    table.no_enemies().enemy("lamp-moth", "A2.4").stand(0, "A2.4").run("kill: {within: 0}")
    assert [line.split()[1] for line in table.enemies()] == ["A1.2"]


@pytest.mark.rule("FO-R-20")
def test_if_no_token_of_a_type_is_left_none_is_placed() -> None:
    table = explorer()
    for token in CRITTERS:
        table.enemy(token, "E1.1")
    table.coming("tile garage-yard").choose("explore B2")
    assert table.enemies("B2.5") == []
    assert len(table.enemies("B2.2")) == 1
    assert table.question == "TURN"
    table.go_on(Spawn(0, parse_node("A2.1"), 1))
    assert table.enemies("A2.1") == []


@pytest.mark.rule("FO-R-20")
def test_draw_and_fight_uses_a_copy_if_no_token_is_left() -> None:
    table = explorer()
    for token in CRITTERS:
        table.enemy(token, "E1.1")
    table.coming("token salt-crab").run("caps: 5", tasks="fight: {draw: critter}")
    assert table.question == "DICE"
    table.roll(4, 4, 2)  # head and legs: three hits
    assert table.land.caps[0] == 8
    # Nothing came from the map or the supply, nothing goes there.
    assert len(table.enemies()) == 6
    assert table.land.stacks[0].size() == 0
    assert not table.land.token_discards


@pytest.mark.rule("FO-R-20")
def test_the_copy_is_of_a_random_token() -> None:
    table = explorer()
    for token in CRITTERS:
        table.enemy(token, "E1.1")
    draw_and_fight(table.land, 0, 0, 0, 0)
    table.land.settle()
    assert table.seat == CHANCE
    weights = {o.notation: o.weight for o in table.land.decision.options}  # type: ignore[union-attr]
    # Six tokens, two of them hens.
    assert weights == {f"token {token}": CRITTERS.count(token) for token in CRITTERS}


# Reasons and news


@pytest.mark.rule("FO-EXPL-01")
def test_a_tile_may_be_explored_exactly_if_nothing_is_against_it() -> None:
    table = explorer()
    frame = table.land.stack[-1]
    for slot in SLOTS:
        line = f"explore {slot}"
        reasons = frame.refusals(table.land, table.notation.parse(line), 0)
        assert (reasons == 0) is (line in table.offered), slot
    assert table.refuses("explore A2") == {"TILE_FACEUP"}


@pytest.mark.rule("FO-EXPL-01", "FO-EXPL-03")
def test_what_turns_up_is_told_to_all() -> None:
    table = explorer().enemy("mud-colossus", "B2.x").coming("tile boot-market").listen()
    table.choose("explore B2", "put B2.4")
    tile = table.names.tiles.index("boot-market")
    assert table.log("REVEALED") == [("REVEALED", -1, SLOTS.index("B2"), tile, 0)]
    colossus = table.names.tokens.index("mud-colossus")
    assert table.log("ENEMY_PLACED")[-1] == (
        "ENEMY_PLACED",
        -1,
        colossus,
        parse_node("B2.4"),
        0,
    )
