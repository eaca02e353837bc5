"""The board of Fallout: what a page draws beside the table, so that it knows no rule."""

from __future__ import annotations

from typing import cast

from display.plays import display, sampled
from overseer.display.fallout.board import FalloutBoard
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.ends import GameEnd
from overseer.display.reader import Reader
from overseer.games.fallout.flower import CELLS
from overseer.games.fallout.notation import parse_node
from overseer.games.fallout.refusal import ENEMY_HERE, NEEDS_SURVIVOR
from overseer.games.fallout.table import FalloutTable, FalloutTile
from overseer.games.fallout.turn import quest_refusals
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.state import State
from rules.fallout.content import tuned
from rules.fallout.table import Table

SHIELDS = ("heavy-curtains", "quiet-please")


def board(state: State, seat: int) -> FalloutBoard:
    found = display("fallout").board(state, seat, Reader("en"))
    assert isinstance(found, FalloutBoard)
    return found


def table(state: State, seat: int) -> FalloutTable:
    return cast(FalloutTable, state.book.table(state, seat))


def test_cells_that_touch_are_spaces_that_are_next_to_each_other() -> None:
    for match in sampled("fallout", 4, 40):
        seen, drawn = table(match.state, 0), board(match.state, 0)
        owner = {
            (tile.q + CELLS[cell][0], tile.r + CELLS[cell][1]): name
            for tile, lying in zip(drawn.tiles, seen.map, strict=True)
            for name, cells in _spaces(lying)
            for cell in cells
        }
        for tile in seen.map:
            for name, _ in _spaces(tile):
                own = [cell for cell, space in owner.items() if space == name]
                near = {owner.get((q + a, r + b)) for q, r in own for a, b in CELLS[1:]}
                space = seen.space(name)
                adjacent = tile.adjacent if space is None else space.adjacent
                assert near - {None, name} == set(adjacent)


def test_walks_can_be_walked_as_they_are_told() -> None:
    walked = 0
    for match in sampled("fallout", 4, 7):
        state = match.state
        decision = state.decision
        if decision is None or decision.kind != "turn":
            continue
        seat = int(decision.seat)
        shown = board(state, seat)
        first = [each.choices[0] for each in shown.walks]
        offered = [each.notation for each in decision.options]
        assert set(first) <= set(offered)
        assert {each for each in offered if each.startswith("step")} <= set(first)
        for walk in shown.walks:
            land = cast(Wasteland, state.clone())
            for choice in walk.choices:
                land.apply(choice, seat)
            assert walk.route[-1] == walk.space
            before = cast(Wasteland, state).points
            spent = walk.points if walk.action else int(before - land.points)
            if not walk.meets and land.decision is not None and land.decision.kind == "turn":
                assert table(land, seat).survivors[seat].space == walk.space
                assert spent == walk.points
            walked += 1
    assert walked > 20


def test_only_who_has_the_turn_is_told_where_to_walk() -> None:
    for match in sampled("fallout", 4, 9):
        decision = match.state.decision
        if decision is not None and decision.kind == "turn":
            others = {*range(int(match.state.players)), -2} - {int(decision.seat)}
            assert all(board(match.state, seat).walks == [] for seat in others)


def test_agendas_are_the_sums_of_their_parts_and_only_those_that_one_may_see() -> None:
    for match in sampled("fallout", 4, 9):
        for seat in range(int(match.state.players)):
            for worth in board(match.state, seat).agendas:
                assert worth.seat == seat or match.state.over
                assert worth.influence == 1 + sum(part.given for part in worth.parts)
        assert match.state.over or board(match.state, -2).agendas == []


def test_parts_of_an_agenda_say_how_much_there_is_of_what_they_ask_for() -> None:
    table = Table(players=4, content=tuned()).power(2, 1).set(0, caps=8)
    table = table.agendas(0, "lamp-on-a-pole", "rainy-day-tin", "known-face", "middle-of-the-road")
    told = {worth.agenda: worth.parts for worth in board(table.land, 0).agendas}
    assert {
        agenda: [(each.given, each.short) for each in parts] for agenda, parts in told.items()
    } == {
        "lamp-on-a-pole": [(0, "loyal to ★"), (0, "power of ★: 2 of 3")],
        "rainy-day-tin": [(0, "Caps: 8 of 12"), (1, "Caps: 8 of 6")],
        "known-face": [(0, "Idolized"), (0, "Vilified or Synth")],
        "middle-of-the-road": [
            (0, "lead of ★ under 1: now 1"),
            (1, "lead of ♠ under 1: now \N{MINUS SIGN}1"),
        ],
    }


def test_tokens_have_the_level_that_the_track_shows_for_their_power() -> None:
    for match in sampled("fallout", 4, 9):
        seen = table(match.state, 0)
        for faction, power in zip(seen.factions, board(match.state, 0).power, strict=True):
            if faction.enemy is not None:
                at = min(faction.power, faction.last)
                assert power.levels[at] == faction.enemy.level
                assert len(power.levels) == faction.last + 1


def test_a_quest_action_can_be_taken_where_and_by_whom_the_board_says() -> None:
    taken = 0
    for match in sampled("fallout", 6, 5):
        decision = match.state.decision
        if decision is None or decision.kind != "turn":
            continue
        seat = int(decision.seat)
        offered = {each.notation for each in decision.options if each.kind == "quest"}
        here = table(match.state, seat).survivors[seat].space
        has_action = table(match.state, seat).actions > 0
        for quest in board(match.state, seat).quests:
            for goal in quest.goals:
                is_offered = f"quest {quest.quest} {goal.number}" in offered
                assert is_offered == (seat in goal.ready and has_action)
                if is_offered:
                    assert goal.spaces == [] or here in goal.spaces
                    assert goal.met == [] or seat in goal.met
                    assert goal.distance in (0, None)
                    taken += 1
    assert taken > 3


def test_a_quest_action_is_offered_on_every_space_that_is_named_to_who_meets_its_terms() -> None:
    placed = 0
    for match in sampled("fallout", 6, 5):
        decision = match.state.decision
        if decision is None or decision.kind != "turn" or table(match.state, 0).actions == 0:
            continue
        seat = int(decision.seat)
        for quest in board(match.state, seat).quests:
            for goal in quest.goals:
                if goal.icon != "quest":
                    continue
                for space in goal.spaces:
                    land = cast(Wasteland, match.state.clone())
                    land.node[seat] = parse_node(space)
                    reasons = quest_refusals(
                        land,
                        seat,
                        cast(FalloutBook, land.book).names.quests.index(quest.quest),
                        goal.number - 1,
                    )
                    missing = reasons & ~(ENEMY_HERE | NEEDS_SURVIVOR)
                    assert missing == 0 or seat not in goal.met
                    placed += 1
    assert placed > 20


def test_a_place_is_named_also_while_an_enemy_is_near_it() -> None:
    table = Table(players=2).stage("lamp-is-lit").tile("E1", "dry-harbour").no_enemies()
    spaces = board(table.land, 0).quests[-1].goals[0].spaces
    assert len(spaces) == 1
    assert board(table.enemy("lamp-moth", spaces[0]).land, 0).quests[-1].goals[0].spaces == spaces


def test_spaces_of_an_objective_are_told_nearest_first() -> None:
    for match in sampled("fallout", 4, 9):
        seen = table(match.state, 0)
        for quest in board(match.state, 0).quests:
            for goal in quest.goals:
                ways = [_distance(seen, seen.survivors[0].space, each) for each in goal.spaces]
                if seen.survivors[0].space is not None and ways:
                    assert ways == sorted(ways)
                    assert goal.distance == ways[0]


def test_a_facedown_token_is_named_only_for_what_its_back_shows() -> None:
    named = 0
    for match in sampled("fallout", 6, 9):
        seen = table(match.state, -2)
        up = {each.space for each in seen.spaces() if any(e.token for e in each.enemies)}
        for quest in board(match.state, -2).quests:
            for goal in quest.goals:
                if goal.text == "Kill the enemy Lamp Moth.":
                    assert set(goal.spaces) <= up
                if goal.text == "Kill a human.":
                    backs = {each.space: {e.type for e in each.enemies} for each in seen.spaces()}
                    fitting = {"human", "star", "shield"}  # factions may count as human, FO-R-30
                    assert all(backs.get(space, fitting) & fitting for space in goal.spaces)
                    named += len(goal.spaces)
    assert named > 5


def test_odds_of_a_quest_are_those_of_its_preview() -> None:
    compared = 0
    for match in sampled("fallout", 6, 5):
        decision = match.state.decision
        if decision is None or decision.kind != "turn":
            continue
        seat = int(decision.seat)
        shown = {
            f"quest {quest.quest} {goal.number}": goal
            for quest in board(match.state, seat).quests
            for goal in quest.goals
        }
        for option in decision.options:
            goal = shown.get(option.notation)
            if goal is None or goal.trial is None:
                continue
            preview = display("fallout").preview(match.state, decision, option, Reader("en"))
            assert preview is not None
            if preview.chances:
                assert preview.chances[0].percent == goal.trial.percent
                compared += 1
    assert compared > 3


def test_a_choice_that_ends_the_game_is_told_before_it_is_made() -> None:
    table = Table(players=2).power(1, 5).stage("lamp-is-lit").set(0, caps=8)
    table.choose("quest lamp-is-lit 2")
    assert [each.choice for each in board(table.land, 0).ends] == ["deposit 8"]
    (end,) = board(table.land, 0).ends
    own = table.view(0)["survivors"][0]["influence"]
    assert [each.influence for each in end.scores] == [own, None]
    assert not end.wins
    assert "FO-POWER-03" in end.rules
    assert board(table.land, 1).ends == board(table.land, -2).ends == []
    decision = table.land.decision
    assert decision is not None
    told = {
        option.notation: display("fallout").preview(table.land, decision, option, Reader("en"))
        for option in decision.options
    }
    warned = {choice: each.notes for choice, each in told.items() if each and each.notes}
    assert warned == {"deposit 8": [end.text, end.verdict]}
    assert table.choose("deposit 8").land.over


def test_whether_another_would_win_by_it_is_not_told() -> None:
    def told(hand: tuple[str, ...]) -> list[GameEnd]:
        table = Table(players=2).power(6, 5).stage("lamp-is-lit").set(0, caps=8)
        return board(table.agendas(1, *hand).choose("quest lamp-is-lit 2").land, 0).ends

    strong = told(("wick-and-oil", "everyone-home"))
    weak = told(("well-read", "known-face"))
    assert strong == weak
    assert strong


def test_a_choice_that_wins_is_told_as_such() -> None:
    table = Table(players=4).power(0, 0).agendas(0, *SHIELDS).stage("lamp-is-lit").set(0, caps=8)
    table.choose("quest lamp-is-lit 2")
    (end,) = board(table.land, 0).ends
    assert end.wins
    assert end.choice == "deposit 8"
    assert 0 in table.choose("deposit 8").view(0)["winners"]


def _distance(seen: FalloutTable, start: str | None, end: str) -> int:
    """Spaces from one to another, ring by ring."""
    ring = near = {start or end}
    steps = 0
    while end not in ring:
        ring = {each for name in ring for each in _adjacent(seen, name)} - near
        near = near | ring
        steps += 1
        assert ring, f"{end} cannot be reached"
    return steps


def _adjacent(seen: FalloutTable, name: str) -> list[str]:
    space, tile = seen.space(name), seen.slot(name.split(".", maxsplit=1)[0])
    return space.adjacent if space is not None else tile.adjacent if tile is not None else []


def _spaces(tile: FalloutTile) -> list[tuple[str, list[int]]]:
    if tile.tile is None:
        return [(f"{tile.slot}.x", list(range(7)))]
    return [(space.space, space.cells) for space in tile.spaces]
