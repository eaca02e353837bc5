"""Books of the catalog: what the book of every game does alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Generic, TypeVar, cast

import msgspec
from msgspec import UNSET

from overseer.kernel.book import Book
from overseer.kernel.codec import Codec, fingerprint
from overseer.kernel.decision import ALL, SPECTATOR
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State
from overseer.kernel.table import Knowledge, Open, View

T = TypeVar("T")
K = TypeVar("K")

WORDS_KEPT = 1024  # of tables with names of their own, so that a busy server does not keep them all


class CatalogBook(Book, Generic[T, K]):
    """Dumps, digests and views; a game's own book adds the table, notation and words."""

    def __init__(self, header: Mapping[str, object], codec: Codec) -> None:
        self.header = header
        self.codec = codec

    def dump(self, state: object) -> dict[str, object]:
        """A state as JSON types."""
        whole = cast(State, state)
        rng = whole.rng
        return {
            **deepcopy(dict(self.header)),
            "players": int(whole.players),
            "options": deepcopy(whole.options),
            "chance": "auto" if whole.auto_chance else "manual",
            "forced": "auto" if whole.auto_forced else "manual",
            "generator": [int(rng.a), int(rng.b), int(rng.c), int(rng.counter)],
            "position": self.codec.position(whole),
            "digest": self.digest(whole),
        }

    def digest(self, state: object) -> str:
        """A state's fingerprint: rules version, packs, options, position and frames."""
        whole = cast(State, state)
        belongs = self._belongs(int(whole.players), whole.options)
        return fingerprint(belongs, self.codec.position(whole))

    def is_intact(self, dump: Mapping[str, object]) -> bool:
        """Whether a dump's position is the one that its digest was made of."""
        belongs = self._belongs(dump["players"], dump["options"])
        return fingerprint(belongs, dump["position"]) == dump["digest"]

    def view(self, state: object, seat: int) -> dict[str, object]:
        """All that a seat may know, as JSON types."""
        view: dict[str, object] = msgspec.to_builtins(self.seen(cast(State, state), seat))
        return view

    def seen(self, state: State, seat: int) -> View[T, K]:
        """All that a seat may know, with a checksum over what `Game.sample` builds on."""
        players = int(state.players)
        if type(seat) is not int or (seat not in range(players) and seat not in (SPECTATOR, ALL)):
            raise Malformed(f"There is no seat {seat!r} to see the table from.")
        return View(
            game=str(self.header["game"]),
            seat=seat,
            players=players,
            options=state.options,
            over=state.over,
            table=self.table(state, seat),
            decisions=[
                Open(seat=int(decision.seat), prompt=int(decision.prompt))
                for decision in state.decisions
            ],
            known=UNSET if seat == ALL else self._knowledge(state, seat),
        )

    def _knowledge(self, state: State, seat: int) -> Knowledge[K]:
        known = self.known(state, seat)
        return Knowledge(
            position=known, checksum=_checksum(int(state.players), state.options, known)
        )

    @abstractmethod
    def table(self, state: State, seat: int) -> T:
        """What lies on the table, by the rulebook's names, as a seat sees it."""

    @abstractmethod
    def known(self, state: State, seat: int) -> K:
        """The position, as far as a seat may know it, by the names of the rules' own fields."""

    def is_intact_view(self, view: Mapping[str, object]) -> bool:
        """Whether a view is as it was given out."""
        known = cast(Mapping[str, object], view["known"])
        checksum = _checksum(view["players"], view["options"], known["position"])
        return checksum == known["checksum"]

    def _belongs(self, players: object, options: object) -> list[object]:
        return [dict(self.header), players, options]


def _checksum(players: object, options: object, known: object) -> str:
    return fingerprint(["view", players, options], known)
