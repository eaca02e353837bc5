"""The game of Fallout Shelter: rules and packs joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from overseer.catalog.position import PositionGame
from overseer.catalog.shelter.cards import ShelterCards
from overseer.catalog.shelter.linker import link
from overseer.content.shelter import load
from overseer.display.shelter.book import ShelterBook
from overseer.games.shelter.codec import put_position
from overseer.games.shelter.house import HOUSE_RULES, apply_house_rules
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.known import Known, position_of
from overseer.games.shelter.position import TableReader, turn_of
from overseer.games.shelter.setup import set_up
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.kernel.layout import Draft, Problems
from overseer.kernel.options import RANDOM, TableOption, round_limit, seat_option
from overseer.kernel.rng import Rng

CLOCKWISE = "clockwise"


class ShelterGame(PositionGame[Vault]):
    """Fallout Shelter with the packs in play."""

    name = "shelter"
    rules_version = "2"
    seats = range(2, 5)
    table_options = (
        seat_option(),
        TableOption("elevator_order", "order", (CLOCKWISE, RANDOM), CLOCKWISE),
        TableOption("house_rules", "names", tuple(HOUSE_RULES), (), words="house"),
        round_limit(),
    )
    table_type = ShelterTable
    people = "players"
    book: ShelterBook
    cards: ShelterCards

    def __init__(self, packs: Sequence[Path | str] = ()) -> None:
        self.content = load(packs)
        self.tables, self.names = link(self.content)
        super().__init__(self.content.packs)
        self.book = ShelterBook(self.names, self.content, self.header())
        self.cards = ShelterCards(self.book)

    def hides(self, players: int) -> bool:
        """Everybody sees everything but the dice and draws to come."""
        return False

    def fresh(
        self, players: int, options: dict[str, Any], rng: Rng, auto_chance: bool, auto_forced: bool
    ) -> Vault:
        """A vault with nothing in it."""
        return Vault(self.tables, self.book, players, options, rng, auto_chance, auto_forced)

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

    def read(self, draft: Draft[Any, Vault, Any]) -> dict[str, Any]:
        """The position of a table."""
        return TableReader(draft).position(draft.state.rng)

    def turn(self, table: Any, problems: Problems) -> dict[str, Any]:
        """The frames at the start of the active player's turn."""
        return {"stack": turn_of(table, problems)}

    def broken(self, state: Vault) -> list[str]:
        """What is wrong with a position."""
        return broken_invariants(state)
