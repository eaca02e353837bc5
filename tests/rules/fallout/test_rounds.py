"""Rounds and turns: who plays when, and what enemies do in between (FO-ROUND, FO-TURN)."""

from __future__ import annotations

import pytest

from overseer import CHANCE
from rules.fallout.content import variant
from rules.fallout.table import Table


def quiet(players: int = 2, first: int = 0) -> Table:
    """A table without enemies and quests."""
    return Table(players, first=first).no_enemies().unstage()


def order_of_turns(table: Table, turns: int) -> list[int]:
    """The seats of the next turns, everybody passing."""
    seats: list[int] = []
    while len(seats) < turns:
        if table.question == "TURN":
            seats.append(table.seat)
            table.choose("end")
        else:
            table.choose(table.default)
    return seats


@pytest.mark.rule("FO-ROUND-01", "FO-TURN-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_a_round_everybody_has_a_turn_from_the_first_player_clockwise(first: int) -> None:
    table = quiet(3, first=first)
    round_ = [(first + i) % 3 for i in range(3)]
    assert table.land.round == 1
    assert order_of_turns(table, 3) == round_
    assert table.land.round == 2
    assert order_of_turns(table, 6) == round_ * 2
    assert table.land.round == 4


@pytest.mark.rule("FO-ROUND-02")
def test_after_the_round_the_top_agenda_is_revealed() -> None:
    table = quiet(2).choose("end")
    table.land.apply("end")
    assert table.seat == CHANCE
    assert table.question == "REVEAL"
    assert table.land.round == 1
    assert set(table.offered) == {f"draw agenda {card}" for card in table.deck_of("agenda")}
    table.listen()
    table.land.apply("draw agenda well-read")
    table.go_on()
    shown = table.names.agendas.index("well-read")
    assert table.log("AGENDA_SHOWN", "TURN", "ROUND") == [
        ("AGENDA_SHOWN", -1, shown, 0, 0),
        ("ROUND", -1, 2, 0, 0),
        ("TURN", 0, table.land.node[0], 0, 0),
    ]


@pytest.mark.rule("FO-ROUND-02")
def test_no_agenda_is_revealed_in_the_middle_of_a_round() -> None:
    table = quiet(3).listen().choose("end", "end")
    assert not table.log("AGENDA_SHOWN")
    table.choose("end")
    assert len(table.log("AGENDA_SHOWN")) == 1


@pytest.mark.rule("FO-ROUND-03", "FO-ENEMY-06")
def test_active_enemies_of_the_printed_types_activate() -> None:
    table = quiet().stand(0, "A2.1").stand(1, "A2.1")
    table.enemy("ditch-hen", "A2.2").enemy("toll-dodger", "A2.3").enemy("lawn-drone", "A2.4")
    table.activate("well-read")  # critters and monsters
    assert table.enemies() == ["ditch-hen A2.1", "lawn-drone A2.4", "toll-dodger A2.3"]


@pytest.mark.rule("FO-ROUND-04")
def test_types_are_handled_from_left_to_right_one_after_the_other() -> None:
    table = quiet().stand(0, "A2.1").stand(1, "A2.1")
    # On the card: robot, super mutant.
    table.enemy("piano-mover", "A2.2").enemy("lawn-drone", "A2.2").enemy("census-robot", "A2.4")
    table.enemy("traffic-marshal", "A2.3", active=False)
    table.listen().activate("matches-collected")
    robot, mutant = 2, 4
    told = [line for line in table.log() if line[0] in ("ACTIVATED", "ENEMY_MOVED", "ENEMY_WOKE")]
    tokens = table.names.tokens
    assert [(line[0], line[2] if line[0] == "ACTIVATED" else tokens[line[2]]) for line in told] == [
        ("ACTIVATED", robot),
        ("ENEMY_MOVED", "lawn-drone"),
        ("ENEMY_MOVED", "census-robot"),
        ("ENEMY_WOKE", "traffic-marshal"),
        ("ACTIVATED", mutant),
        ("ENEMY_MOVED", "piano-mover"),
    ]


@pytest.mark.rule("FO-ROUND-05")
def test_the_first_player_sets_the_order_within_a_type_where_it_matters() -> None:
    table = quiet(2, first=1).stand(0, "A2.1").stand(1, "A2.4").drop_all(0).drop_all(1)
    table.enemy("ditch-hen", "A2.1").enemy("salt-crab", "A2.4").activate("well-read")
    assert table.seat == 1
    assert table.question == "ENEMY"
    assert table.offered == ["act ditch-hen A2.1", "act salt-crab A2.4"]
    table.listen().choose("act salt-crab A2.4")
    assert [line[1] for line in table.log("FIGHT")] == [1]
    table.roll(1, 1, 1)
    assert [line[1] for line in table.log("FIGHT")] == [1, 0]


@pytest.mark.rule("FO-ROUND-05")
def test_nobody_is_asked_where_the_order_does_not_matter() -> None:
    table = quiet().stand(0, "A2.1").stand(1, "A2.1")
    table.enemy("ditch-hen", "A2.2").enemy("salt-crab", "A2.3").activate("well-read")
    assert table.question == "TURN"
    assert table.enemies() == ["ditch-hen A2.1", "salt-crab A2.1"]


@pytest.mark.rule("FO-ROUND-06")
def test_inactive_enemies_of_a_type_turn_faceup_after_its_active_ones_have_acted() -> None:
    table = quiet(1).stand(0, "A2.1").drop_all(0)
    table.enemy("ditch-hen", "A2.1").enemy("salt-crab", "A2.2", active=False)
    table.enemy("lawn-drone", "A2.2", active=False).listen().activate("well-read")
    assert table.question == "DICE"
    assert not table.log("ENEMY_WOKE")
    table.roll(1, 1, 1)
    # It does not act in the activation in which it turns; the other type sleeps on.
    assert table.enemies() == ["ditch-hen A2.1", "lawn-drone? A2.2", "salt-crab A2.2"]
    table.activate("everyone-home")
    table.choose("act ditch-hen A2.1").roll(1, 1, 1)
    assert "salt-crab A2.1" in table.enemies()


@pytest.mark.rule("FO-ROUND-06", "FO-R-21")
@pytest.mark.parametrize("row", ["[star, critter]", "[critter, star]"])
def test_only_what_turns_facedown_during_its_own_type_sleeps_on(row: str) -> None:
    """A critter that the faction's icon puts facedown is none that slept through critters."""
    sheet = """
    start: crossroads-camp
    layout: {A1: dangerous, A2: crossroads-camp, B2: dangerous, C2: tin-parish, E1: dry-harbour,
      B1: dangerous, C1: dangerous, C3: deadly, D1: deadly, D2: deadly}
    factions:
      star: {on-activation: [enemy: {type: critter, at: {place: signal-box}, face: down}]}
      shield: {enemy: {type: human, level: X, weak: [body], abilities: []}}
    track: [{X: 1, Y: 1}, {X: 2, Y: 2}]
    quests: [10]
    influence: [11, 10, 9, 8]
    """
    content = variant(
        scenarios={"mile-ninety": sheet},
        agendas={
            "well-read": f"{{players: 1, enemies: {row}, bonus: [{{when: {{caps: 9}}, influence: 1}}]}}",
            "full-pockets": "{players: 1, enemies: [critter], bonus: [{when: {caps: 9}, influence: 1}]}",
        },
    )
    table = Table(1, content=content).no_enemies().unstage().stand(0, "A2.2")
    table.coming("token ditch-hen").activate("well-read")
    if row == "[critter, star]":
        assert table.enemies() == ["ditch-hen? A2.2"]
        table.activate("full-pockets")
    assert table.enemies() == ["ditch-hen A2.2"]


@pytest.mark.rule("FO-ROUND-07")
def test_the_revealed_agenda_is_discarded() -> None:
    table = quiet()
    deck = len(table.deck_of("agenda"))
    table.activate("well-read")
    assert [table.names.agendas[card] for card in table.land.agenda_discards] == ["well-read"]
    assert len(table.deck_of("agenda")) == deck - 1
    assert table.land.revealed == 0
    table.activate("known-face")
    assert len(table.land.agenda_discards) == 2


@pytest.mark.rule("FO-ROUND-07")
def test_the_agenda_lies_open_while_enemies_act() -> None:
    table = quiet(1).stand(0, "A2.1").enemy("ditch-hen", "A2.1").activate("well-read")
    assert table.question == "DICE"
    assert table.view()["activation"] == "well-read"
    assert not table.land.agenda_discards
    table.roll(1, 1, 1)
    assert table.view()["activation"] is None
    assert len(table.land.agenda_discards) == 1


@pytest.mark.rule("FO-TURN-01")
def test_a_turn_gives_two_actions() -> None:
    table = quiet()
    assert table.land.actions == 2
    table.choose("move")
    assert table.land.actions == 1
    table.choose("move")
    assert table.land.actions == 0
    assert table.refuses("move") == {"NO_ACTIONS"}
    assert table.refuses("camp") == {"NO_ACTIONS"}


@pytest.mark.rule("FO-TURN-02")
def test_the_turn_passes_when_the_player_is_finished_with_items_and_perks_too() -> None:
    table = quiet().hold(0, "tinned-pears").perks(0, "old-debts").set(0, hp=5)
    table.choose("move", "move", "step A2.2", "step A2.1")
    # Without actions and points there is still something to do, so the turn waits.
    assert table.seat == 0
    assert table.land.actions == table.land.points == 0
    assert table.offered == ["use tinned-pears 1", "perk old-debts", "end"]
    table.choose("use tinned-pears 1", "perk old-debts")
    # With nothing left to choose, the only option is taken: the turn ends.
    assert table.seat == 1
    assert table.hp(0) == 8
    assert table.land.caps[0] == 7
    assert table.land.actions == 2


@pytest.mark.rule("FO-TURN-02")
def test_only_the_survivor_whose_turn_it_is_acts() -> None:
    table = quiet().hold(1, "tinned-pears").set(1, hp=5)
    assert table.seat == 0
    turn = table.land.stack[-1]
    move = table.notation.parse("move")
    assert turn.refusals(table.land, move, 1) != 0
    assert len(table.land.decisions) == 1
    table.choose("end")
    assert table.seat == 1
    assert "use tinned-pears 1" in table.offered


# Timers


@pytest.mark.rule("FO-QUEST-12", "FO-ROUND-01")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_timer_runs_for_as_many_rounds_as_it_says(rounds: int) -> None:
    quest = f"{{number: 90, timer: {rounds}, timeout: [caps: 7, trash: this], "
    quest += "objectives: [{action: true, do: [caps: 1]}]}"
    other = quest.replace("90", "91").replace(f"timer: {rounds}", "timer: 5")
    content = variant(quests={"soon": quest, "later": other})
    table = Table(content=content).no_enemies().unstage().set(0, caps=0).listen()
    table.stage("later").stage("soon")
    for _ in range(rounds):
        assert (table.staged(), table.land.caps[0]) == (["later", "soon"], 0)
        table.no_enemies().end_round()
    assert (table.staged(), table.land.caps[0]) == (["later"], 7)
    assert table.log("TIMER") == [("TIMER", -1, table.names.quests.index("soon"), 0, 0)]
    while "later" in table.staged():
        table.no_enemies().end_round()
    assert (table.land.round, table.land.caps[0]) == (6, 14)


@pytest.mark.rule("FO-R-01", "FO-R-77")
def test_a_timeout_is_the_first_players_from_where_they_are() -> None:
    quest = "{number: 90, timer: 1, timeout: [caps: level+1, tokens: {faction: shield, at: here, "
    quest += "count: 1}, trash: this], objectives: [{action: true, do: [caps: 1]}]}"
    table = Table(3, first=1, content=variant(quests={"soon": quest})).no_enemies().unstage()
    table.stage("soon").stand(1, "E1.1").no_enemies().end_round()
    assert [int(caps) for caps in table.land.caps] == [3, 5, 3]
    assert table.enemies() == ["shield E1.1"]


@pytest.mark.rule("FO-ROUND-01")
@pytest.mark.parametrize("most", [1, 3])
def test_a_game_may_be_cut_off_after_so_many_rounds(most: int) -> None:
    table = Table(2, max_rounds=most).no_enemies().unstage()
    while not table.land.over:
        table.no_enemies().end_round()
    assert (table.land.round, table.land.truncated, table.land.winners) == (most, 1, 0)
    assert Table(2).land.truncated == 0
