"""What bots are given: what their seat may know, by construction."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

import overseer
from overseer import Option, bots
from overseer.arena import play
from overseer.games.fallout import terms as t
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.rows import enemy_up, owned_card, owned_seat
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import a_of
from overseer.kernel.seed import generator
from overseer.kernel.state import State
from overseer.server.bots import Thinker
from overseer.testing import NonConformant, check_bot

FALLOUT: Any = overseer.load("fallout", ["outpost"])
GAMES = {"fallout": FALLOUT, "shelter": overseer.load("shelter")}

Peek = Callable[[Wasteland, int], int | None]


class Watcher:
    """A bot that keeps what it is given."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.given: list[State] = []

    def choose(self, state: State, seat: int) -> Option:
        self.given.append(state.clone())
        return self.dice.choice(list(bots.decision_of(state, seat).options))


class Peeker:
    """A greedy bot that chooses by what it has looked at, where there is something to see."""

    def __init__(self, peek: Peek, seed: int) -> None:
        self.peek = peek
        self.greedy = bots.make("greedy", FALLOUT, seed)

    def choose(self, state: State, seat: int) -> Option:
        assert isinstance(state, Wasteland)
        option = self.greedy.choose(state, seat)
        seen = self.peek(state, seat)
        options = bots.decision_of(state, seat).options
        return option if seen is None else options[seen % len(options)]


def walk(game: str, players: int, seed: int, length: int = 400) -> list[State]:
    """Positions from all over a random game."""
    state, dice = GAMES[game].new(players=players, seed=seed, max_rounds=8), random.Random(seed)
    found: list[State] = []
    while not state.over and len(found) < length:
        found.append(state.clone())
        decision = state.decision
        assert decision is not None
        state.apply(dice.randrange(len(decision.options)))
    return found


@pytest.mark.parametrize(("game", "players"), [("shelter", 3), ("fallout", 1), ("fallout", 4)])
def test_what_a_bot_is_given_is_a_sample_of_its_view(game: str, players: int) -> None:
    for seed, state in enumerate(walk(game, players, players)):
        assert state.decision is not None
        seat = int(state.decision.seat)
        given = state.book.disguised(state, seat, seed)
        sample = GAMES[game].sample(state.view(seat), seed)
        assert given.dump() == sample.dump()
        assert given.view(seat) == state.view(seat)
        assert given.decision is not None
        assert [o.notation for o in given.decision.options] == [
            o.notation for o in state.decision.options
        ]


@pytest.mark.rule("FO-ENC-10")
def test_the_outcomes_of_encounters_cannot_be_read() -> None:
    land = FALLOUT.new(players=2, seed=1)
    assert isinstance(land, Wasteland)
    true = [int(program) for program in land.cards.option_program]
    given = [
        [int(program) for program in sealed.cards.option_program]
        for sealed in (land.book.disguised(land, 0, seed) for seed in range(4))
        if isinstance(sealed, Wasteland)
    ]
    for one in given:
        assert sorted(one) == sorted(true)
        kept = sum(a == b for a, b in zip(one, true, strict=True))
        assert kept < len(true) / 4
    assert given[0] != given[1]
    assert true == [int(program) for program in land.cards.option_program]  # the game's own


@pytest.mark.rule("FO-LIB-03")
def test_nobody_knows_which_quest_a_number_of_the_library_stands_for() -> None:
    land = FALLOUT.new(players=2, seed=1)
    assert isinstance(land, Wasteland)
    sealed = land.book.disguised(land, 0, 3)
    assert isinstance(sealed, Wasteland)
    same = [
        int(number)
        for number in range(len(land.shelf))
        if land.cards.library_quest[number] and land.shelf[number] == 0
        if land.cards.library_quest[number] == sealed.cards.library_quest[number]
    ]
    assert len(same) < 5
    for quest in land.staged:
        number = land.cards.quest_number[quest]
        assert sealed.cards.quest_number[quest] == number
        assert sealed.cards.library_quest[number] == land.cards.library_quest[number]


def test_games_can_be_played_on_in_what_bots_are_given() -> None:
    for seed, state in enumerate(walk("fallout", 3, 5)[::8]):
        assert state.decision is not None
        given = state.book.disguised(state, int(state.decision.seat), seed)
        dice = random.Random(seed)
        for _ in range(150):
            if given.over:
                break
            assert given.decision is not None
            given.apply(dice.randrange(len(given.decision.options)))
            given.digest()


def test_the_arena_gives_every_bot_a_guess() -> None:
    state = FALLOUT.new(players=2, seed=4, max_rounds=3)
    seats = [Watcher(seat) for seat in range(2)]
    play(state, seats)
    for seat, watcher in enumerate(seats):
        others = [
            tuple(owned_card(code) for code in given.agendas if owned_seat(code) != seat)
            for given in watcher.given
            if isinstance(given, Wasteland)
        ]
        assert len(set(others)) > 3  # another guess each time
        dice = {str(given.dump()["generator"]) for given in watcher.given}
        assert len(dice) == len(watcher.given)


def test_the_server_gives_its_bots_a_guess() -> None:
    state = FALLOUT.new(players=2, seed=4)
    decision = state.decision
    assert decision is not None
    watcher = Watcher(1)
    asyncio.run(Thinker(5.0).choose(watcher, state, decision))
    (given,) = watcher.given
    assert isinstance(given, Wasteland)
    assert isinstance(state, Wasteland)
    assert given.dump()["generator"] != state.dump()["generator"]
    assert list(given.cards.option_program) != list(state.cards.option_program)
    assert given.view(int(decision.seat)) == state.view(int(decision.seat))


# Peeking


def outcome(land: Wasteland, seat: int) -> int | None:
    """The outcome of an encounter's first option."""
    frame = land.stack[-1]
    if not isinstance(frame, Encounter):
        return None
    return int(land.cards.option_program[land.cards.encounter_options[frame.card]])


def played_out(land: Wasteland, seat: int) -> int | None:
    """How an encounter's option would end, tried out in a copy."""
    decision = bots.decision_of(land, seat)
    if decision.prompt != t.ASK_OPTION:
        return None
    future = land.clone()
    future.rng = generator(1)
    future.trace = []
    future.apply(decision.options[0], seat)
    return sum(a_of(event.a) + event.kind for event in future.trace)


def library(land: Wasteland, seat: int) -> int:
    """The quest behind a number that was never named."""
    unread = (n for n in range(len(land.shelf)) if land.shelf[n] == 0)
    return int(next(land.cards.library_quest[n] for n in unread if land.cards.library_quest[n]))


def hands(land: Wasteland, seat: int) -> int:
    """What the others have in hand."""
    return sum(int(owned_card(code)) for code in land.agendas if owned_seat(code) != seat)


def facedown(land: Wasteland, seat: int) -> int:
    """The tokens that lie facedown."""
    return sum(int(code) for code in land.enemies if enemy_up(code) == 0)


def dice(land: Wasteland, seat: int) -> int:
    """The dice to come."""
    return int(land.rng.copy().next())


@pytest.mark.parametrize("peek", [outcome, played_out, library, hands, facedown, dice])
def test_a_bot_that_peeks_is_caught(peek: Peek) -> None:
    with pytest.raises(NonConformant, match="where only what its seat may not know differs"):
        check_bot(
            lambda seed: Peeker(peek, seed),
            FALLOUT,
            players=[3],
            games=6,
            options={"max_rounds": 12},
        )


def test_a_bot_that_looks_at_its_own_hand_is_not() -> None:
    def own(land: Wasteland, seat: int) -> int:
        return sum(int(owned_card(code)) for code in land.agendas if owned_seat(code) == seat)

    check_bot(lambda seed: Peeker(own, seed), FALLOUT, players=[2], options={"max_rounds": 3})
