"""Random games of Fallout for every number of players: never stuck, never unsound, all over."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

import overseer
from overseer import Game, State
from overseer.games.fallout.invariants import broken_invariants
from overseer.games.fallout.wasteland import Wasteland
from overseer.testing.play import Chooser
from props.soaking import CHUNKS
from rules.fallout.content import variant
from rules.fallout.table import Table

PLAYERS = (1, 2, 3, 4)
# Tables take turns; most are set up as printed.
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"enemy_steps": "ask"},
    {"balanced_agendas": True},
)
LONGEST = 20_000
EVERY = 11  # decisions between two looks at the inside


@cache
def game() -> Game:
    return overseer.load("fallout", ["outpost"])


def begin(number: int) -> State:
    players = PLAYERS[number % len(PLAYERS)]
    table = TABLES[number // len(PLAYERS) % len(TABLES)]
    return game().new(players, seed=number, max_rounds=100, **table)


class Busy(Chooser):
    """Random choices that rarely end a turn or a trade: quests get done, tiles explored."""

    def choice(self, state: State) -> tuple[overseer.Decision, overseer.Option]:
        decision = state.decisions[0]
        number = len(decision.options)
        if number > 1 and self.below(4) > 0:
            number -= 1  # the last option is to stop
        return decision, decision.options[self.below(number)]


@pytest.mark.parametrize("chunk", CHUNKS, ids=lambda chunk: f"{chunk.start}-{chunk.stop - 1}")
def test_random_games_end_without_a_breach(chunk: range) -> None:
    for number in chunk:
        state = begin(number)
        chooser = Busy(number) if number % 2 else Chooser(number)
        decisions = 0
        try:
            while not state.over:
                state.apply(chooser.choice(state)[1])
                decisions += 1
                if decisions % EVERY == 0:
                    assert broken_invariants(cast(Wasteland, state)) == []
                assert decisions < LONGEST, "the game does not end"
            assert broken_invariants(cast(Wasteland, state)) == []
            assert state.outcome is not None
            assert len(state.outcome.standings) == state.players
        except Exception as error:
            error.add_note(f"game {number}, after {decisions} decisions")
            raise


@pytest.mark.parametrize("do", ["power: {star: 9}", "rads: 16"], ids=["a faction", "a death"])
def test_a_card_that_ends_the_game_is_put_away(do: str) -> None:
    """Once the card lay in no pile when the game ended in the middle of what it did."""
    event = f"{{deck: loot, kind: event, do: [{do}]}}"
    table = Table(1, content=variant(items={"hot-dust": event})).coming("draw loot hot-dust")
    assert "hot-dust" in table.deck_of("loot")
    table.run("loot: 2")
    assert table.land.over
    assert broken_invariants(table.land) == []


def test_games_end_in_every_way() -> None:
    """Somebody wins, a faction takes over, and the limit of rounds is reached now and then."""
    ends = set()
    for number in range(40):
        state, chooser = begin(number), Busy(number)
        while not state.over:
            state.apply(chooser.choice(state)[1])
        land = cast(Wasteland, state)
        ends.add("won" if land.winners else "cut off" if land.truncated else "lost")
    assert ends >= {"won", "lost"}


def test_the_invariants_notice_a_breach() -> None:
    land = cast(Wasteland, begin(3))
    assert broken_invariants(land) == []
    land.bag[0] += 1
    assert broken_invariants(land) == ["survivors have 0 S, with 6 in the supply"]
    land.bag[0] -= 1
    land.shop = type(land.shop)([*land.shop, land.shop[0]])
    assert [each.split(":")[0] for each in broken_invariants(land)] == [
        "piles.loot and piles.asset and what lies elsewhere"
    ]
    land.shop = type(land.shop)(list(land.shop)[:-1])
    land.caps[0] = -1
    assert broken_invariants(land) == ["survivors[0].caps is -1"]
