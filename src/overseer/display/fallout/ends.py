"""Ends: choices that would end the game, and what everybody would score as far as is known.

Each choice is played on a copy in which nobody else has a hand. What follows after something
sealed is read is not told.
"""

from __future__ import annotations

from msgspec import Struct

from overseer.display.display import made
from overseer.display.fallout.look import Look
from overseer.display.fallout.preview import alone, first_reveal
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import EVENTS
from overseer.games.fallout.influence import influence
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import has_won, target
from overseer.kernel.decision import Option


class FinalScore(Struct, frozen=True, kw_only=True):
    """What a survivor would have at the end."""

    seat: int
    influence: int | None  # None if only its owner knows
    agendas: int  # in hand


class GameEnd(Struct, frozen=True, kw_only=True):
    """A choice that would end the game."""

    choice: str
    text: str  # why it ends
    verdict: str  # who would win, as far as one may know
    wins: bool  # whether who chooses would win
    scores: list[FinalScore]
    rules: list[str]


def ends_of(look: Look) -> list[GameEnd]:
    """The choices of who looks that would end the game."""
    decision = look.land.decision
    if decision is None or decision.seat != look.seat:
        return []
    known = alone(look.land, look.seat)
    ends = (end_of(look, known, option) for option in decision.options)
    return [end for end in ends if end is not None]


def end_of(look: Look, known: Wasteland, option: Option) -> GameEnd | None:
    """What a choice would end the game with; `known` is the position without others' hands."""
    seat = look.seat
    tried = made(known.clone(), seat, option)
    if not tried.over or first_reveal(tried) is not None:
        return None
    own, goal = int(influence(tried, seat)), int(target(tried))
    wins = bool(has_won(tried, seat))
    others = int(tried.players) > 1
    verdict = "win" if wins else "others" if others else "lose"
    return GameEnd(
        choice=option.notation,
        text=_why(look, tried),
        verdict=look.say(f"display-fallout-ends-{verdict}", count=own, target=goal),
        wins=wins,
        scores=[
            FinalScore(
                seat=seen.seat,
                influence=own if seen.seat == seat else None,
                agendas=seen.agendas,
            )
            for seen in look.table.survivors
        ],
        rules=list(EVENTS[t.E_WON if wins else t.E_LOST]),
    )


def _why(look: Look, tried: Wasteland) -> str:
    """Why the game is over."""
    lost = int(tried.lost)
    if tried.winners:
        return look.say("display-fallout-ends-won")
    if lost == ALL_ELIMINATED:
        return look.say("display-fallout-ends-eliminated")
    if lost == 0:
        return look.say("display-fallout-ends-rounds")
    faction = look.lore.texts.faction(FACTIONS[lost - 1])
    last = int(look.table.factions[lost - 1].last)
    return look.say("display-fallout-ends-power", faction=faction, last=last)
