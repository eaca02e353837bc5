"""Cards of the core pack come to the table: bots reach each of them in games of `make soak`."""

from __future__ import annotations

import pytest

from overseer import bots
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout import terms as t
from props.soaking import SOAK_GAMES

GAMES = max(100, SOAK_GAMES // 100)  # of each scenario, shared by the numbers of players
PLAYERS = (1, 2, 3, 4)
# Events that show a card, and the table of ids that it is from.
SHOWN = {
    t.E_ENCOUNTER: "encounters",
    t.E_STAGED: "quests",
    t.E_CARD: "items",
    t.E_SHOP_CARD: "items",
    t.E_EVENT: "items",
    t.E_GAINED_PERK: "perks",
}
MAIN = {  # by scenario: the numbers of its main story; other quests belong to all
    "return-to-sender": range(1, 12),
    "the-dry-regatta": range(12, 23),
    "the-long-queue": range(23, 33),
    "low-water": range(33, 44),
}


@pytest.mark.skipif(not SOAK_GAMES, reason="takes minutes; `make soak` plays it")
def test_every_card_is_reached_and_none_is_missed_in_the_library() -> None:
    game = FalloutGame(["core"])
    names = game.names
    seen: set[tuple[str, str]] = set()
    for scenario in MAIN:
        seen |= _played(game, scenario)
    for kind in ("encounters", "quests", "perks"):
        assert {each for each in getattr(names, kind) if (kind, each) not in seen} == set(), kind
    shown = {name for kind, name in seen if kind == "items"}
    cards = {item.id for item in game.content.items if item.deck != "character"}
    assert cards - shown == set()


def _played(game: FalloutGame, scenario: str) -> set[tuple[str, str]]:
    """What games of a scenario showed; its own story is among it."""
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        players = PLAYERS[seed % len(PLAYERS)]
        land = game.new(players, seed=seed, scenario=scenario, max_rounds=100)
        seats = [bots.make("greedy", game, 10 * seed + seat) for seat in range(players)]
        land.trace = []
        while (decision := land.decision) is not None:
            seat = int(decision.seat)
            land.apply(seats[seat].choose(land, seat))
        for event in land.trace:
            assert event.kind != t.E_NOT_IN_LIBRARY, f"{scenario}, seed {seed}"
            if event.kind in SHOWN:
                kind = SHOWN[int(event.kind)]
                seen.add((kind, getattr(game.names, kind)[int(event.a)]))
    numbers = {quest.id: quest.number for quest in game.content.quests}
    missed = [
        name
        for name, number in numbers.items()
        if number in MAIN[scenario] and ("quests", name) not in seen
    ]
    assert missed == [], scenario
    return seen
