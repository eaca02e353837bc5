"""The game of Fallout Shelter: rules and packs joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from overseer.catalog.options import Choices, no_unknown
from overseer.catalog.position import PositionGame
from overseer.catalog.shelter.linker import link
from overseer.content.shelter import load
from overseer.display.shelter.book import ShelterBook
from overseer.games.shelter.codec import put_position
from overseer.games.shelter.house import HOUSE_RULES, apply_house_rules
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.known import Known, position_of
from overseer.games.shelter.position import Reader, turn_of
from overseer.games.shelter.setup import set_up
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.kernel.errors import Malformed
from overseer.kernel.game import PackId
from overseer.kernel.layout import Problems
from overseer.kernel.rng import Rng

OPTIONS = ("first_player", "elevator_order", "max_rounds", "house_rules")
CLOCKWISE = "clockwise"
RANDOM = "random"


class ShelterGame(PositionGame[Vault]):
    """Fallout Shelter with the packs in play."""

    name = "shelter"
    rules_version = "2"
    seats = range(2, 5)
    table_type = ShelterTable
    people = "players"
    book: ShelterBook

    def __init__(self, packs: Sequence[Path | str] = ()) -> None:
        self.content = load(packs)
        self.cards, self.names = link(self.content)
        self.packs = tuple(
            PackId(pack.id, pack.version, pack.rules_hash) for pack in self.content.packs
        )
        self.book = ShelterBook(self.names, self.content, self.header())

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """All table options with their defaults filled in; unknown or impossible ones raise.

        `first_player`: "random" or a seat. `elevator_order`: "clockwise" from the first player,
        "random", or the seats from the top level down. `max_rounds`: a number, or None.
        `house_rules`: a list of names.
        """
        return check_options(dict(options), players)

    def fresh(
        self, players: int, options: dict[str, Any], rng: Rng, auto_chance: bool, auto_forced: bool
    ) -> Vault:
        """A vault with nothing in it."""
        return Vault(self.cards, self.book, players, options, rng, auto_chance, auto_forced)

    def set_up(self, state: Vault, options: Mapping[str, Any]) -> None:
        """Lay out a new game."""
        first, order = options["first_player"], options["elevator_order"]
        set_up(
            state,
            -1 if first == RANDOM else first,
            list(order) if isinstance(order, list) else [],
            order == RANDOM,
        )
        state.max_rounds = options["max_rounds"] or 0
        apply_house_rules(state, options["house_rules"])

    def lay_out(self, state: Vault, position: Mapping[str, Any]) -> None:
        """Lay out a position."""
        state.unpack()
        put_position(state, position)

    def guess(self, view: Mapping[str, Any], rng: Rng) -> Mapping[str, Any]:
        """The position of the view: nothing but the dice and draws to come is hidden."""
        return position_of(msgspec.convert(view["known"]["position"], Known))

    def read(
        self, table: Any, state: Vault, given: Mapping[str, Any], problems: Problems, rng: Rng
    ) -> dict[str, Any]:
        """The position of a table."""
        return Reader(table, state, self.names, given, problems).position(rng)

    def turn(self, table: Any, problems: Problems) -> dict[str, Any]:
        """The frames at the start of the active player's turn."""
        return {"stack": turn_of(table, problems)}

    def broken(self, state: Vault) -> list[str]:
        """What is wrong with a position."""
        return broken_invariants(state)


def check_options(options: dict[str, Any], players: int) -> dict[str, Any]:
    """All table options with their defaults filled in; unknown or impossible ones raise."""
    no_unknown(options, OPTIONS)
    choices = Choices(options)
    seats = range(players)
    order = options.get("elevator_order", CLOCKWISE)
    if isinstance(order, list | tuple):
        if any(type(seat) is not int for seat in order) or sorted(order) != list(seats):
            raise Malformed(
                f"elevator_order names every seat from 0 to {players - 1} once, not {order!r}."
            )
        order = list(order)
    elif order not in (CLOCKWISE, RANDOM):
        raise Malformed(
            f'elevator_order is "{CLOCKWISE}", "{RANDOM}" or a list of seats, not {order!r}.'
        )
    first = options.get("first_player", RANDOM)
    if first != RANDOM and (type(first) is not int or first not in seats):
        raise Malformed(
            f'first_player is "{RANDOM}" or a seat from 0 to {players - 1}, not {first!r}.'
        )
    return {
        "first_player": first,
        "elevator_order": order,
        "max_rounds": choices.limit("max_rounds"),
        "house_rules": choices.names("house_rules", tuple(HOUSE_RULES)),
    }
