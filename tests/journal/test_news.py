"""News: nothing can be taken back once it has shown anybody what they could not know."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import overseer
from journal.plays import bare, new, resealed
from overseer import CHANCE, Illegal, Match
from overseer.games.fallout import terms as t
from overseer.kernel.event import Event

FALLOUT = overseer.load("fallout", ["outpost"])
SHOWN = "Something hidden was shown since"


def trading(players: int = 2) -> Match:
    """A match in which the first survivor camps and proposes a trade to another."""
    match = Match(FALLOUT, players, 4, names=["Ann", "Bo", "Cyd"][:players], first_player=0)
    choose_first(match, "camp")
    choose_first(match, "trade 1")
    return match


def choose_first(match: Match, *beginnings: str) -> str:
    """Make the first choice on the list that begins in a way, passing by whatever else is asked."""
    while True:
        decision = match.state.decision
        assert decision is not None
        found = [o.notation for o in decision.options if o.notation.startswith(beginnings)]
        if found:
            match.apply(found[0])
            return found[0]
        match.apply(decision.options[decision.default])


def events_of_latest_choice(match: Match, before: int) -> list[Event]:
    return [event for passage in match.passages(before) for event in passage.events]


def has_chance(match: Match, before: int) -> bool:
    return any(line.seat == CHANCE for line in match.lines_after(before))


@pytest.mark.parametrize("players", [2, 3])
def test_an_accepted_trade_with_an_agenda_is_not_taken_back(players: int) -> None:
    """The attack: accept, look at what came, and take it back."""
    match = trading(players)
    choose_first(match, "give-agenda")
    assert match.can_undo(0)  # so far nobody has been shown anything
    choose_first(match, "propose")
    choose_first(match, "accept")
    assert not match.can_undo(1)
    with pytest.raises(Illegal, match=SHOWN):
        match.undo(1)


def test_an_agenda_that_was_shown_is_not_taken_back() -> None:
    match = trading()
    choose_first(match, "give-agenda")
    choose_first(match, "show")
    with pytest.raises(Illegal, match=SHOWN):
        match.undo(0)


def test_a_trade_of_caps_is_taken_back_while_it_shows_nothing() -> None:
    match = trading()
    choose_first(match, "give-caps")
    choose_first(match, "propose")
    choose_first(match, "accept")
    assert match.can_undo(1)


def flips(events: list[Event]) -> bool:
    return any(event.kind == t.E_ENEMY_WOKE for event in events)


def opens(events: list[Event]) -> bool:
    return any(event.kind in (t.E_OPTION, t.E_STAGED) for event in events)


@pytest.mark.parametrize("shows", [flips, opens])
@pytest.mark.parametrize("players", [1, 2])
def test_what_was_turned_up_or_opened_is_not_taken_back(
    shows: Callable[[list[Event]], bool], players: int
) -> None:
    """A facedown enemy, the outcome of an encounter, a quest of the library: alone as well."""
    found = 0
    for seed in range(40):
        match, whim = Match(FALLOUT, players, seed, max_rounds=15), random.Random(seed)
        while not match.state.over and found < 4:
            decision = match.state.decision
            assert decision is not None
            before, seat = match.last, int(decision.seat)
            match.apply(decision.options[whim.randrange(len(decision.options))])
            if shows(events_of_latest_choice(match, before)) and not has_chance(match, before):
                found += 1
                with pytest.raises(Illegal, match=SHOWN):
                    match.undo(seat)
        if found == 4:
            return
    pytest.fail(f"only {found} were found")


def test_where_nothing_is_hidden_only_chance_and_other_players_bring_news() -> None:
    match, whim = new(seed=5), random.Random(5)
    for _ in range(150):
        decision = match.state.decision
        if decision is None:
            break
        before, seat = match.last, int(decision.seat)
        match.apply(decision.options[whim.randrange(len(decision.options))])
        if not match.state.over:
            assert match.can_undo(seat) != has_chance(match, before)


def test_an_undo_that_was_not_possible_is_refused_in_a_journal() -> None:
    match = trading()
    choose_first(match, "give-agenda")
    choose_first(match, "propose")
    before = match.last
    choose_first(match, "accept")
    match.undo(everyone=True)
    rewind = match.lines[-1]
    assert (rewind.text, rewind.seat) == (f"rewind {before}", 1)
    forged = resealed(bare(match.journal(seed=True).replace("rewind", "undo")))
    with pytest.raises(Illegal, match=rf"^line {rewind.number}: {SHOWN}"):
        FALLOUT.replay(forged)
