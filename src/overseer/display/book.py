"""Books of the catalog: what the book of every game does alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import cast

from overseer.kernel.book import Book
from overseer.kernel.codec import Codec, fingerprint
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.errors import Malformed
from overseer.kernel.event import Event
from overseer.kernel.grammar import Tidings
from overseer.kernel.state import State
from overseer.kernel.targets import Happening, Targets

WORDS_KEPT = 1024  # of tables with names of their own, so that a busy server does not keep them all


class CatalogBook(Book):
    """Dumps, digests and views; a game's own book adds the table, notation and words."""

    questions: Mapping[int, str]  # the words of questions by their numbers

    def __init__(self, header: Mapping[str, object], codec: Codec, tidings: Tidings) -> None:
        self.header = header
        self.codec = codec
        self.lines = tidings.grammar
        self.tidings = tidings

    def notation(self, code: int) -> str:
        """A packed option as text."""
        return self.lines.format(code)

    def parse(self, text: str, state: object) -> int:
        """The packed option that a text names in a position."""
        return self.lines.parse(text, state)

    def kind(self, code: int) -> str:
        """The word of a packed option."""
        return self.lines.kind(code)

    def targets(self, code: int) -> Targets:
        """What a packed option points at."""
        return self.lines.targets(code)

    def happening(self, event: Event) -> Happening | None:
        """An event as everybody may know it."""
        return self.tidings.happening(event)

    def prompt_kind(self, prompt: int) -> str:
        """The word of a question."""
        return self.questions[prompt]

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
