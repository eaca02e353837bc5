"""Winning: who has reached enough influence, who has lost, and the places (FO-WIN, FO-POWER)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.factions import at_track_end
from overseer.games.fallout.influence import influence
from overseer.games.fallout.rows import owned_card, owned_seat
from overseer.games.fallout.terms import AGENDA_LIMIT, E_LOST, E_WON
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.outcome import Outcome, Standing


def is_game_over(land: Wasteland) -> bool:
    """Victory for all who have reached it, or defeat for all (FO-WIN, FO-POWER-03 to 05)."""
    land.winners = winners(land)
    if land.winners != 0:
        for seat in range(land.players):
            if has_won(land, seat):
                land.emit(E_WON, seat)
        return True
    faction = at_track_end(land)
    if faction < 0:
        return False
    land.lost = faction + 1
    land.emit(E_LOST, -1, faction)
    return True


def has_won(land: Wasteland, seat: i64) -> bool:
    """Whether a survivor is among those who have won."""
    return (land.winners >> seat) & 1 == 1


def target(land: Wasteland) -> i64:
    """The influence that wins, by the number of players at the start (FO-WIN-02, FO-R-06)."""
    return land.sheet.influence[land.players - 1]


def winners(land: Wasteland) -> i64:
    """The survivors who have reached it, as bits; nobody does with five cards (FO-R-91)."""
    goal = target(land)
    found: i64 = 0
    for seat in range(land.players):
        possible = land.eliminated[seat] == 0 and _can_reach(land, seat, goal)
        if possible and influence(land, seat) >= goal:
            found |= 1 << seat
    return found


def _can_reach(land: Wasteland, seat: i64, goal: i64) -> bool:
    """Whether a hand could be worth so much at best; most are not, and need no counting."""
    most: i64 = 0
    number: i64 = 0
    for code in land.agendas:
        if owned_seat(code) == seat:
            most += land.cards.agenda_most[owned_card(code)]
            number += 1
    return number <= AGENDA_LIMIT and most >= goal


def outcome_of(land: Wasteland) -> Outcome:
    """Who has won together, then the others by influence, the eliminated last (FO-WIN).

    Where nobody has won, nobody is better than another: all have lost (FO-POWER-05).
    """
    scores: list[int] = []
    merits: list[tuple[int, int]] = []
    winners: list[int] = []
    for seat in range(land.players):
        score: int = influence(land, seat)
        scores.append(score)
        if has_won(land, seat):
            winners.append(seat)
            merits.append((2, 0))
        else:
            merits.append((0 if land.eliminated[seat] == 1 else 1, score))
    if land.lost != 0:
        merits = [(0, 0)] * len(scores)
    rows: list[tuple[int, int, int]] = []
    for seat in range(land.players):
        place = 1 + len([merit for merit in merits if merit > merits[seat]])
        rows.append((place, -scores[seat], seat))
    rows.sort()
    standings = tuple([Standing(seat, place, -less, ()) for place, less, seat in rows])
    return Outcome(standings, tuple(winners), land.truncated == 1)
