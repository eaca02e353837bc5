"""Books of the catalog: what the book of every game does alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Generic, Protocol, TypeVar, cast

from overseer.display.reader import Reader
from overseer.kernel.book import Book
from overseer.kernel.codec import Codec, fingerprint
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

_KEPT = 1024  # words of tables with names of their own; a busy server does not keep them all


class Speech(Protocol):
    """What a book asks of the words of its game."""

    def option(self, code: int) -> str:
        """A packed option as a button would say it."""

    def prompt(self, prompt: int, source: int) -> str:
        """A question as a heading would say it."""


W = TypeVar("W", bound=Speech)


class CatalogBook(Book, Generic[W]):
    """Words, dumps, digests and views; a game's own book adds the table, notation and reasons."""

    def __init__(self, header: Mapping[str, object], codec: Codec) -> None:
        self.header = header
        self.codec = codec
        self._words: dict[Reader, W] = {}

    def words(self, language: str, names: Sequence[str] = ()) -> W:
        """The game's words in a language, with the names of the players."""
        reader = Reader(language, tuple(names))
        if reader not in self._words:
            if len(self._words) >= _KEPT:
                self._words.clear()
            self._words[reader] = self.words_for(reader)
        return self._words[reader]

    @abstractmethod
    def words_for(self, reader: Reader) -> W:
        """The game's words, made anew."""

    def text(self, code: int, language: str) -> str:
        """A packed option in words."""
        return self.words(language).option(code)

    def prompt_text(self, prompt: int, source: int, language: str) -> str:
        """A question in words."""
        return self.words(language).prompt(prompt, source)

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
        """All that a seat may know, with a checksum over what `Game.sample` builds on."""
        whole = cast(State, state)
        if type(seat) is not int or (seat not in range(whole.players) and seat != SPECTATOR):
            raise Malformed(f"There is no seat {seat!r} to see the table from.")
        known = self.known(whole, seat)
        return {
            "game": self.header["game"],
            "seat": seat,
            "players": int(whole.players),
            "options": deepcopy(whole.options),
            "over": whole.over,
            "table": self.table(whole, seat),
            "decisions": [
                {"seat": int(decision.seat), "prompt": int(decision.prompt)}
                for decision in whole.decisions
            ],
            "known": {
                "position": known,
                "checksum": _checksum(int(whole.players), whole.options, known),
            },
        }

    @abstractmethod
    def table(self, state: State, seat: int) -> dict[str, object]:
        """What lies on the table, by the rulebook's names, as a seat sees it."""

    def known(self, state: State, seat: int) -> dict[str, object]:
        """The position, as far as a seat may know it; all of it, if nothing is hidden."""
        return self.codec.position(state)

    def is_intact_view(self, view: Mapping[str, object]) -> bool:
        """Whether a view is as it was given out."""
        known = cast(Mapping[str, object], view["known"])
        checksum = _checksum(view["players"], view["options"], known["position"])
        return checksum == known["checksum"]

    def _belongs(self, players: object, options: object) -> list[object]:
        return [dict(self.header), players, options]


def _checksum(players: object, options: object, known: object) -> str:
    return fingerprint(["view", players, options], known)
