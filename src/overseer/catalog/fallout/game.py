"""The game of Fallout: rules and packs joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from overseer.catalog.fallout.cards import FalloutCards
from overseer.catalog.fallout.linker import link
from overseer.catalog.position import PositionGame
from overseer.content.fallout import load
from overseer.display.fallout.book import FalloutBook
from overseer.games.fallout.codec import put_position
from overseer.games.fallout.invariants import broken_invariants
from overseer.games.fallout.known import Known, position_of
from overseer.games.fallout.position import TableReader, finish_set_up, turn_of
from overseer.games.fallout.rules import FalloutRules
from overseer.games.fallout.setup import set_up
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.layout import Draft, Problems
from overseer.kernel.options import RANDOM, TableOption, round_limit, seat_option
from overseer.kernel.rng import Rng

ASK = "ask"
AUTOMATIC = "automatic"
LEAD_CAP = 2  # what a lead pays at most with balanced agendas


class FalloutGame(PositionGame[Wasteland]):
    """Fallout with the packs in play."""

    name = "fallout"
    rules_version = "3"
    seats = range(1, 5)
    table_type = FalloutTable
    people = "survivors"
    book: FalloutBook
    cards: FalloutCards

    def __init__(self, packs: Sequence[Path | str] = ()) -> None:
        self.content = load(packs)
        self.tables, self.names = link(self.content)
        super().__init__(self.content.packs)
        self.rules = FalloutRules()
        self.book = FalloutBook(self.names, self.content, self.tables, self.header())
        self.cards = FalloutCards(self.book)
        scenarios = tuple(self.names.scenarios)
        self.table_options = (
            TableOption("scenario", "choice", scenarios, scenarios[0], words="scenario"),
            seat_option(),
            # Which of equal paths an enemy takes; "ask" asks the first player (FO-R-23).
            TableOption("enemy_steps", "choice", (AUTOMATIC, ASK), AUTOMATIC),
            # Whether what agendas pay for a faction's lead is capped.
            TableOption("balanced_agendas", "switch", default=False),
            round_limit(),
        )

    def hides(self, players: int) -> bool:
        """Agendas are hidden from the other players, if there are any."""
        return players > 1

    def fresh(
        self, players: int, options: dict[str, Any], rng: Rng, auto_chance: bool, auto_forced: bool
    ) -> Wasteland:
        """A wasteland with nothing in it."""
        book = self.book.chapter(options["scenario"])
        land = Wasteland(
            self.tables, self.rules, book, players, options, rng, auto_chance, auto_forced
        )
        land.unpack()
        return land

    def set_up(self, state: Wasteland, options: Mapping[str, Any]) -> None:
        """Lay out a new game."""
        first = options["first_player"]
        scenario = self.names.scenarios.index(options["scenario"])
        set_up(state, scenario, -1 if first == RANDOM else first)
        state.max_rounds = options["max_rounds"] or 0
        state.auto_steps = 1 if options["enemy_steps"] == AUTOMATIC else 0
        state.lead_cap = LEAD_CAP if options["balanced_agendas"] else 0

    def lay_out(self, state: Wasteland, position: Mapping[str, Any]) -> None:
        """Lay out a position."""
        put_position(state, position)

    def sample(self, view: Mapping[str, Any], seed: int) -> Wasteland:
        """A full state that agrees with a view; hidden cards and what cards seal are random."""
        land = super().sample(view, seed)
        self.book.seal(land, seed)
        return land

    def guess(self, view: Mapping[str, Any], rng: Rng) -> Mapping[str, Any]:
        """A position that agrees with a view; what is hidden from its seat is random."""
        players = self.check_players(view["players"])
        options = self.check_options(dict(view["options"]), players)
        land = self.fresh(players, options, rng, True, True)
        return position_of(msgspec.convert(view["known"]["position"], Known), land, rng)

    def options_of(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The options that are given; the scenario is told by the table itself, too."""
        told = {"scenario": table["scenario"]} if "scenario" in table else {}
        return {**told, **super().options_of(table)}

    def begin(self, state: Wasteland, people: Sequence[Mapping[str, Any]]) -> None:
        """Choose characters and spaces for everybody."""
        finish_set_up(state, people, self.names)

    def read(self, draft: Draft[Any, Wasteland, Any]) -> dict[str, Any]:
        """What the words of a table tell of a position."""
        return TableReader(draft).position(draft.state.rng)

    def turn(self, table: Any, problems: Problems) -> dict[str, Any]:
        """The frames at the start of the active survivor's turn."""
        frames, fields = turn_of(table)
        return {**fields, "stack": frames}

    def broken(self, state: Wasteland) -> list[str]:
        """What is wrong with a position."""
        return broken_invariants(state)
