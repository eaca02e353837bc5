"""What moves on Fallout's board: what enemies would do, who went which way, what a walk may cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

import overseer
from display.plays import display, finished, played, sampled
from overseer.display.fallout.board import FalloutBoard
from overseer.display.fallout.prowls import Prowl
from overseer.display.model import LogEntry
from overseer.display.reader import Reader
from overseer.display.told import ToldLine
from overseer.games.fallout import terms as t
from overseer.games.fallout.activation import Activation
from overseer.games.fallout.enemies import is_enemy
from overseer.games.fallout.notation import node_name
from overseer.games.fallout.odds import future_in
from overseer.games.fallout.rows import enemy_node, enemy_token, enemy_up
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.state import State
from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEAR = "C2.3"
ACTING = 2  # the stage of an activation in which enemies act


def board(state: State, seat: int, language: str = "en") -> FalloutBoard:
    found = display("fallout").board(state, seat, Reader(language))
    assert isinstance(found, FalloutBoard)
    return found


def prowls(table: Table) -> list[Prowl]:
    return board(table.land, -2).prowls


def acted(state: State, code: int) -> tuple[str, set[str]]:
    """What the rules make an enemy do: the kind of its deed, and where it may step to."""
    land = cast(Wasteland, state.clone())
    land.trace, land.auto_chance, land.open, land.due = [], False, None, 0
    frame = Activation(ACTING, 0, code, [code])
    land.stack.append(frame)
    decision = frame.ask(land)
    if decision is not None:
        return "walks", {node_name(option.a) for option in decision.options}
    frame.run(land)
    for event in land.trace:
        if event.kind == t.E_ENEMY_MOVED:
            return "walks", {node_name(event.c)}
        if event.kind == t.E_FIGHT:
            return "fights", set()
    return "stays", set()


@pytest.mark.parametrize("steps", ["automatic", "ask"])
def test_enemies_do_what_is_told_of_them(steps: str) -> None:
    seen = set()
    for seed in range(3):
        for place, match in enumerate(played("fallout", 3, seed, max_rounds=9, enemy_steps=steps)):
            if place % 9:
                continue
            land = cast(Wasteland, match.state)
            told = board(match.state, -2).prowls
            for code in land.enemies:
                if enemy_up(code) and is_enemy(land, enemy_token(code)):
                    kind, nodes = acted(match.state, code)
                    where = node_name(enemy_node(code))
                    same = [each for each in told if each.space == where and each.kind != "wakes"]
                    mine = {
                        ("fights" if each.kind == "shoots" else each.kind, *sorted(each.steps))
                        for each in same
                    }
                    assert (kind, *sorted(nodes)) in mine, where
                    seen.add((kind, len(nodes) > 1))
    assert {("walks", False), ("fights", False)} <= seen
    assert (("walks", True) in seen) == (steps == "ask")


def test_what_enemies_would_do_and_walks_tell_nothing_that_is_hidden() -> None:
    compared = 0
    for match in sampled("fallout", 4, 11):
        for seat in (-2, *range(int(match.state.players))):
            told = board(match.state, seat)
            for seed in (1, 2):
                other = match.state.book.disguised(match.state, seat, seed)
                again = board(other, seat)
                assert told.prowls == again.prowls
                assert told.walks == again.walks
                compared += len(told.prowls)
    assert compared > 1000


def test_a_token_that_lies_facedown_is_told_by_its_type_alone() -> None:
    one = prowls(quiet().stand(0, HERE).enemy("salt-crab", NEAR, active=False))
    two = prowls(quiet().stand(0, HERE).enemy("lamp-moth", NEAR, active=False))
    assert one == two
    assert [each.kind for each in one] == ["wakes"]


def test_an_enemy_beside_nobody_that_it_minds_stays() -> None:
    table = quiet(1).stand(0, HERE).enemy("salt-crab", NEAR)
    (crab,) = prowls(table)
    assert (crab.kind, crab.seat, crab.steps) == ("walks", 0, [HERE])
    table.set(0, eliminated=1)
    (crab,) = prowls(table)
    assert (crab.kind, crab.seat, crab.steps) == ("stays", -1, [])


def routes(match: overseer.Match) -> Iterator[tuple[LogEntry, dict[int, str]]]:
    """The entries of a match that tell of a way, with where survivors were known to be before."""
    known: dict[int, str] = {}
    for entry in display("fallout").log(match, 0, "en"):
        if entry.role == "turn":
            known[entry.seat] = entry.place
        if entry.route:
            yield entry, dict(known)
            if not entry.mover:
                known[entry.seat] = entry.route[-1]


def test_ways_in_the_log_begin_where_somebody_was() -> None:
    survivors = enemies = 0
    for seed in range(4):
        for entry, known in routes(finished("fallout", 3, seed)):
            assert entry.route[-1] == entry.place
            assert len(entry.route) == 2
            if entry.mover:
                enemies += 1
            else:
                survivors += 1
                assert entry.route[0] == known[entry.seat]
    assert survivors > 30
    assert enemies > 30


def test_a_way_ends_where_the_figure_stands() -> None:
    walked = 0
    for seed in range(8):
        for match in played("fallout", 2, seed, max_rounds=6):
            news = display("fallout").log(match, match.last - 1, "en")
            table = cast(FalloutTable, match.state.book.table(match.state, -2))
            for entry in [entry for entry in news if entry.route and not entry.mover][-1:]:
                assert table.survivors[entry.seat].space == entry.route[-1]
                walked += 1
    assert walked > 5


def test_reasons_of_enemies_are_in_their_steps_and_not_in_the_log() -> None:
    with_reason: list[ToldLine] = []
    for seed in range(4):
        log = display("fallout").log(finished("fallout", 2, seed), 0, "en")
        assert not any("goes for" in entry.text for entry in log)
        cards = [card for entry in log for card in entry.cards if card.kind == "activation"]
        for card in cards:
            moved = [line for line in card.lines if len(line.route) == 2]
            assert all(line.note and "FO-ACTIV-03" in line.rules for line in moved)
            with_reason += moved
    assert len(with_reason) > 20


def test_equally_good_steps_are_told_where_the_table_asks_for_them() -> None:
    *_, match = played("fallout", 3, 1, max_rounds=9, enemy_steps="ask")
    log = display("fallout").log(match, 0, "en")
    lines = [line for entry in log for card in entry.cards for line in card.lines if line.also]
    assert lines
    assert all("FO-ACTIV-06" in line.rules and line.route[-1] not in line.also for line in lines)


def test_the_odds_of_a_walk_are_those_of_the_fight_that_follows() -> None:
    compared = 0
    for seed in range(14):
        for match in played("fallout", 1 + seed % 3, seed, max_rounds=8):
            decision = match.state.decision
            if decision is None or decision.kind != "turn":
                continue
            seat = int(decision.seat)
            for walk in board(match.state, seat).walks:
                for meeting in walk.meets:
                    assert sum(each.percent for each in meeting.results) in (0, 100)
                if len(walk.meets) != 1 or not walk.meets[0].results:
                    continue
                land = cast(Wasteland, match.state.clone())
                land.auto_chance = False
                for choice in walk.choices:
                    land.apply(choice, seat)
                future = future_in(land)
                if future is not None:
                    (won,) = [r.percent for r in walk.meets[0].results if r.key == "killed"]
                    assert won == round(100 * future.won)
                    compared += 1
    assert compared > 5
