"""Cards of the core pack come to the table: many in a few games, each in those of `make soak`."""

from __future__ import annotations

from overseer import bots
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout import terms as t
from props.soaking import SOAK_GAMES

# Of each scenario, shared by the numbers of players.
GAMES = max(100, SOAK_GAMES // 100) if SOAK_GAMES else 4
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


def test_cards_are_reached_and_none_is_missed_in_the_library() -> None:
    game = FalloutGame(["core"])
    seen = set[tuple[str, str]]().union(*(_played(game, scenario) for scenario in MAIN))
    items = {item.id for item in game.content.items if item.deck != "character"}
    cards = {("items", item) for item in items}
    for kind in ("encounters", "quests", "perks"):
        cards |= {(kind, name) for name in getattr(game.names, kind)}
    missed = cards - seen
    assert len(missed) < (1 if SOAK_GAMES else len(cards) / 2), sorted(missed)


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
    if SOAK_GAMES:
        story = {quest.id for quest in game.content.quests if quest.number in MAIN[scenario]}
        assert story <= {name for kind, name in seen if kind == "quests"}, scenario
    return seen
