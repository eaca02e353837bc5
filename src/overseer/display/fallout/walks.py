"""Walks: where a survivor can go now, what it takes, and what waits there.

Every step is made on a copy by the rules themselves. A walk ends where anything else is asked or
rolled, or something hidden comes to light: what follows is not told.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from msgspec import Struct

from overseer.display.display import is_final, made
from overseer.display.fallout.futures import results_of
from overseer.display.fallout.look import Look
from overseer.display.fallout.preview import first_reveal
from overseer.display.model import Result
from overseer.games.fallout import terms as t
from overseer.games.fallout.aggressive import aggressive_at
from overseer.games.fallout.enemies import level_of
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.notation import node_name
from overseer.games.fallout.odds import contest_in, future_in
from overseer.games.fallout.rows import enemy_token
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Option


class Meeting(Struct, frozen=True, kw_only=True):
    """An AGGRESSIVE enemy that fights whoever comes."""

    name: str
    level: int
    results: list[Result]  # how the fight may end, if it is the first; empty if that is not known


class Walk(Struct, frozen=True, kw_only=True):
    """A way to a space: the choices that make it, as one move."""

    space: str
    points: int  # movement points
    rads: int
    action: bool  # whether a move action is taken first
    meets: list[Meeting]
    route: list[str]  # the spaces that are entered
    choices: list[str]


@dataclass(order=True, slots=True)
class _Way:
    """A way so far, by what it takes."""

    points: int
    rads: int
    route: tuple[int, ...]
    land: Wasteland = field(compare=False)
    choices: tuple[str, ...] = field(compare=False)
    goes_on: bool = field(compare=False, default=True)


def walks_of(look: Look) -> list[Walk]:
    """The best way to every space that whoever looks can reach with at most one action."""
    land, seat = look.land, look.seat
    if not _has_turn(land, seat):
        return []
    hidden = cast(Wasteland, look.book.disguised(land, seat, 0))
    ways = _reached(seat, _Way(0, 0, (), hidden, ()))
    walks = {way.route[-1]: _walk(look, way, action=False) for way in ways}
    for option in _options(hidden, t.MOVE):
        moved = made(hidden.clone(), seat, option)
        if not _has_turn(moved, seat):
            continue
        for way in _reached(seat, _Way(0, 0, (), moved, (option.notation,))):
            walks.setdefault(way.route[-1], _walk(look, way, action=True))
    return list(walks.values())


def _reached(seat: int, start: _Way) -> Iterator[_Way]:
    """The cheapest way to every space, nearest first."""
    here = int(start.land.node[seat])
    seen: set[int] = {here}
    pending = [*_steps(seat, start)]
    heapq.heapify(pending)
    while pending:
        way = heapq.heappop(pending)
        if way.route[-1] in seen:
            continue
        seen.add(way.route[-1])
        yield way
        if way.goes_on:
            for further in _steps(seat, way):
                heapq.heappush(pending, further)


def _steps(seat: int, way: _Way) -> Iterator[_Way]:
    """A way with one step more, in every direction."""
    before = way.land
    for option in _options(before, t.STEP):
        after = made(before.clone(), seat, option)
        yield _Way(
            points=way.points + int(before.points - after.points),
            rads=way.rads + max(0, int(after.rads[seat] - before.rads[seat])),
            route=(*way.route, int(option.a)),
            land=after,
            choices=(*way.choices, option.notation),
            goes_on=_has_turn(after, seat) and not is_final(before, after),
        )


def _options(land: Wasteland, verb: int) -> list[Option]:
    decision = land.decision
    return [] if decision is None else [each for each in decision.options if each.verb == verb]


def _has_turn(land: Wasteland, seat: int) -> bool:
    decision = land.decision
    return decision is not None and decision.seat == seat and decision.prompt == t.ASK_TURN


def _walk(look: Look, way: _Way, action: bool) -> Walk:
    return Walk(
        space=node_name(way.route[-1]),
        points=way.points,
        rads=way.rads,
        action=action,
        meets=[
            _meeting(look, way, int(enemy_token(code)))
            for code in aggressive_at(look.land, look.seat, way.route[-1])
        ],
        route=[node_name(node) for node in way.route],
        choices=list(way.choices),
    )


def _meeting(look: Look, way: _Way, token: int) -> Meeting:
    return Meeting(
        name=look.enemy(look.book.names.tokens[token]),
        level=int(level_of(look.land, token)),
        results=_results(look, way, token),
    )


def _results(look: Look, way: _Way, token: int) -> list[Result]:
    """How the fight with an enemy may end, if it comes first; nothing if that cannot be known."""
    land = way.land
    for option in _options(land, t.FIGHT):
        if option.a == token and _is_met(land, look.seat):
            land = made(land.clone(), look.seat, option)
            break
    contest, future = contest_in(land), future_in(land)
    is_this = isinstance(contest, Fight) and contest.token == token
    if contest is None or future is None or not is_this or first_reveal(land) is not None:
        return []
    return results_of(look.say, future, contest)


def _is_met(land: Wasteland, seat: int) -> bool:
    """Whether a survivor is asked whom to fight of those who wait."""
    decision = land.decision
    return decision is not None and decision.seat == seat and decision.prompt == t.ASK_AGGRESSIVE
