"""Books of the catalog: what the book of every game does alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import UNSET

from overseer.display.reader import Reader
from overseer.display.why import Speaker, Why
from overseer.kernel.book import Book
from overseer.kernel.codec import Codec, fingerprint
from overseer.kernel.decision import ALL, SPECTATOR
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import Event
from overseer.kernel.explanation import Explanation
from overseer.kernel.grammar import Tidings
from overseer.kernel.state import State
from overseer.kernel.table import Knowledge, Open, View
from overseer.kernel.targets import Happening, Targets

_KEPT = 1024  # words of tables with names of their own; a busy server does not keep them all


class Speech(Speaker, Protocol):
    """What a book asks of the words of its game."""

    def option(self, code: int) -> str:
        """A packed option as a button would say it."""


T = TypeVar("T")
K = TypeVar("K")
W = TypeVar("W", bound=Speech)


class CatalogBook(Book, Generic[T, K, W]):
    """Words, reasons, dumps, digests and views; a game's own book adds the table and notation."""

    why: Why[Any]

    questions: Mapping[int, str]  # the words of questions by their numbers

    def __init__(self, header: Mapping[str, object], codec: Codec, tidings: Tidings) -> None:
        self.header = header
        self.codec = codec
        self.lines = tidings.grammar
        self.tidings = tidings
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

    def explain(
        self, state: object, choice: str, seat: int | None, players: Sequence[str] = ()
    ) -> Explanation:
        """Why a choice, or a thing on the table, is or is not possible now."""
        whole = cast(State, state)
        if seat is not None and seat not in range(whole.players):
            raise Malformed(f"There is no seat {seat}; seats are 0 to {whole.players - 1}.")
        return self.why.explain(whole, choice, seat, tuple(players)).named(players)

    def expressible(self, state: object, rng: Random, number: int) -> list[str]:
        """Some choices that the notation can write down: any, and neighbours of offered ones."""
        decisions = cast(State, state).decisions
        offered = [option.notation for each in decisions for option in each.options]
        lines = []
        for _ in range(number):
            line = self.lines.some(rng)
            if offered and rng.randrange(2):
                words = rng.choice(offered).split()
                other = (line if rng.randrange(3) else self.lines.some(rng, words[0])).split()
                place = rng.randrange(len(words))
                if len(words) == len(other):
                    line = " ".join([*words[:place], other[place], *words[place + 1 :]])
            lines.append(line)
        return lines

    def closed(self, state: object, seat: int | None) -> Exception:
        """The error that says why a seat has no decision open now."""
        whose = "" if seat is None else f"Seat {seat} has no open decision now. "
        return Illegal.because(self.why.closed(cast(State, state), seat), whose)

    def refuse(self, state: object, code: int, seat: int) -> Exception:
        """The error that says why a packed option is not possible now."""
        try:
            notation = self.notation(code)
            self.parse(notation, state)
            explanation = self.why.option(cast(State, state), code, seat)
        except (IndexError, KeyError, Malformed):
            return Malformed("This option is not one of this game.")
        return Illegal.because(explanation, f"{notation}: ")

    def dump(self, state: object) -> dict[str, object]:
        """A state as JSON types."""
        whole = cast(State, state)
        rng, position = whole.rng, self.codec.position(whole)
        return {
            **deepcopy(dict(self.header)),
            "players": int(whole.players),
            "options": deepcopy(whole.options),
            "chance": "auto" if whole.auto_chance else "manual",
            "forced": "auto" if whole.auto_forced else "manual",
            "generator": [int(rng.a), int(rng.b), int(rng.c), int(rng.counter)],
            "position": position,
            "digest": self._fingerprint(whole, position),
        }

    def digest(self, state: object) -> str:
        """A state's fingerprint: rules version, packs, options, position and frames."""
        whole = cast(State, state)
        return self._fingerprint(whole, self.codec.position(whole))

    def _fingerprint(self, state: State, position: object) -> str:
        return fingerprint(self._belongs(int(state.players), state.options), position)

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

    def basis(self, state: State, seat: int) -> dict[str, object]:
        """What `Game.sample` builds on, without the table to be drawn, which takes longer."""
        return {
            "game": self.header["game"],
            "seat": seat,
            "players": int(state.players),
            "options": state.options,
            "known": self._knowledge(state, seat),
        }

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
