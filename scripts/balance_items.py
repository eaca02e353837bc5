"""Items of Shelter in games between bots: who had them, how often they were used, what they won."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, cast

import overseer
from overseer import bots
from overseer.arena.playing import bot_seed
from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault, held_item, held_seat

# Items whose numbers no public source gives.
OURS = (
    "missile-launcher",
    "fat-man",
    "scottish-fold",
    "parrot",
    "maine-coon",
    "giddyup-buttercup",
    "yao-guai-hide",
    "military-duct-tape",
    "chemistry-flask",
    "military-circuit-board",
    "gold-watch",
    "globe",
    "camera",
)


@dataclass(slots=True)
class Tally:
    """What was counted of one item, by those who had it at the end of a game."""

    had: int = 0
    used: int = 0  # exhausted, while they had it
    paid: int = 0  # happiness at the end of the game
    wins: float = 0.0  # in shares of a fair one: 1 is what anybody wins
    taken: int = 0  # by anybody, at any time


@dataclass(slots=True)
class Tallies:
    """The items of many games."""

    games: int = 0
    items: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))

    def row(self, name: str) -> tuple[str, ...]:
        """One line of the table."""
        one = self.items[name]
        had = max(1, one.had)
        return (
            name,
            "ours" if name in OURS else "",
            f"{one.taken / max(1, self.games):.2f}",
            f"{one.used / had:.1f}",
            f"{one.paid / had:.1f}",
            f"{100 * one.wins / had:.0f} %",
            str(one.had),
        )


def watched(bot: str, games: int, seed: int = 1) -> Tallies:
    """Games between bots of one kind, with two, three and four players in turn."""
    game = cast(Any, overseer.load("shelter"))
    names = game.names.items
    tallies = Tallies()
    for number in range(games):
        players = 2 + number % 3
        vault: Vault = game.new(players, seed + number)
        seats = [bots.make(bot, game, bot_seed(seed + number, seat)) for seat in range(players)]
        guesses = bots.own_dice("guesses", number)
        used: Counter[tuple[int, int]] = Counter()
        paid: Counter[tuple[int, int]] = Counter()
        vault.trace = []
        while (decision := vault.decision) is not None:
            seat = int(decision.seat)
            vault.apply(bots.ask(seats[seat], vault, seat, guesses))
        for event in vault.trace:
            key = int(event.seat), int(event.a)
            if event.kind == t.E_EXHAUSTED:
                used[key] += 1
            elif event.kind == t.E_END_ITEM:
                paid[key] += int(event.b)
            elif event.kind == t.E_ITEM:
                tallies.items[names[key[1]]].taken += 1
        _end(tallies, vault, names, used, paid)
    return tallies


def _end(
    tallies: Tallies,
    vault: Vault,
    names: list[str],
    used: Counter[tuple[int, int]],
    paid: Counter[tuple[int, int]],
) -> None:
    """Count what lies in front of players when the game is over."""
    tallies.games += 1
    assert vault.outcome is not None
    winners = vault.outcome.winners
    for code in vault.held:
        seat, item = int(held_seat(code)), int(held_item(code))
        one = tallies.items[names[item]]
        one.had += 1
        one.used += used[seat, item]
        one.paid += paid[seat, item]
        if seat in winners:
            one.wins += vault.players / len(winners)
