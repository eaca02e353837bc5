"""The book of Fallout: its notation, words, views and dumps behind the kernel's calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from overseer.content.fallout import Fallout
from overseer.display.book import WORDS_KEPT, CatalogBook
from overseer.display.fallout.sentences import log_line, log_rules
from overseer.display.fallout.why import Why
from overseer.display.fallout.words import Words, words_in
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.citations import OPTIONS, PROMPTS
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.influence import influence
from overseer.games.fallout.known import Known, disguise, known, unseen
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import Notation, node_name
from overseer.games.fallout.position import whole_table
from overseer.games.fallout.sealing import Seals
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.view import build_table
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.book import Hidden
from overseer.kernel.decision import ALL, a_of, b_of, verb_of
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import Event
from overseer.kernel.explanation import Explanation
from overseer.kernel.outcome import Outcome, Standing
from overseer.kernel.seed import generator
from overseer.kernel.state import State

# Verbs whose first or second field is a space, and those with a seat.
_SPACE_FIRST = (t.STAND, t.STEP, t.PUT)
_SPACE_SECOND = (t.FIGHT, t.ACT, t.KILL)
_SEATS = (t.TRADE, t.PICK_SEAT, t.FIRST)


class FalloutBook(CatalogBook[FalloutTable, Known]):
    """One game's words; shared by all its states."""

    def __init__(
        self, names: Names, content: Fallout, cards: Cards, header: Mapping[str, object]
    ) -> None:
        super().__init__(header, CODEC)
        self.names = names
        self.content = content
        self.cards = cards
        self.lines = Notation(names)
        self.why = Why(names, content, self.parse, self.words)
        self._seals = Seals(cards)
        self._words: dict[tuple[str, tuple[str, ...]], Words] = {}

    def words(self, language: str, players: tuple[str, ...] = ()) -> Words:
        """The game's words in a language, with the names of the players."""
        key = (language, players)
        if key not in self._words:
            if len(self._words) >= WORDS_KEPT:
                self._words.clear()
            self._words[key] = words_in(language, self.lines, self.content, self.cards, players)
        return self._words[key]

    def notation(self, code: int) -> str:
        """A packed option as text."""
        return self.lines.format(code)

    def parse(self, text: str, state: object) -> int:
        """The packed option that a text names in a position."""
        code = self.lines.parse(text)
        missing = self._missing(code, cast(Wasteland, state))
        if missing:
            raise Malformed(f"{text!r}: there is no {missing} in this game.")
        return code

    def _missing(self, code: int, land: Wasteland) -> str:
        """What an option names that this game does not have, or an empty text.

        A space on a tile that lies facedown may turn up, and a facedown tile has been there.
        """
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if verb in _SEATS and a >= land.players:
            return f"seat {a}"
        if verb in _SPACE_FIRST and not _is_on_map(land, a):
            return f"space {node_name(a)}"
        if verb in _SPACE_SECOND and not _is_on_map(land, b):
            return f"space {node_name(b)}"
        if verb in (t.QUEST, t.COMPLETE) and not self._has_objective(a, b):
            return f"objective {b + 1} of {self.names.quests[a]}"
        if verb == t.USE and b >= t.USES:
            return f"use {b + 1} of {self.names.items[a]}"
        if verb == t.TURN_DIE and (a >= 3 or b == t.KEPT):
            return f"die {a + 1} with that face"
        return ""

    def _has_objective(self, quest: int, objective: int) -> bool:
        if objective >= t.OBJECTIVES:
            return False
        return self.cards.objective_kind[quest * t.OBJECTIVES + objective] != 0

    def text(self, code: int, language: str) -> str:
        """A packed option in words."""
        return self.words(language).option(code)

    def rules(self, code: int) -> tuple[str, ...]:
        """The ledger ids of a packed option."""
        return OPTIONS[verb_of(code)]

    def prompt_text(self, prompt: int, source: int, language: str) -> str:
        """A question in words."""
        return self.words(language).prompt(prompt, source)

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        """The ledger ids of a question."""
        return PROMPTS[prompt]

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """An event as a sentence, or None if the log leaves it out."""
        return log_line(self.words(language, tuple(players)), event)

    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The ledger ids of an event."""
        return log_rules(event)

    def explain(self, state: object, choice: str, seat: int | None) -> Explanation:
        """Why a choice, or a thing on the table, is or is not possible now."""
        land = cast(Wasteland, state)
        if seat is not None and seat not in range(land.players):
            raise Malformed(f"There is no seat {seat}; seats are 0 to {land.players - 1}.")
        return self.why.explain(land, choice, seat)

    def closed(self, state: object, seat: int | None) -> Exception:
        """The error that says why a seat has no decision open now."""
        explanation = self.why.closed(cast(Wasteland, state), seat)
        whose = "" if seat is None else f"Seat {seat} has no open decision now. "
        return Illegal(whose + explanation.text(), explanation.rules)

    def refuse(self, state: object, code: int, seat: int) -> Exception:
        """The error that says why a packed option is not possible now."""
        land = cast(Wasteland, state)
        try:
            notation = self.notation(code)
            if self.parse(notation, land) == code:
                explanation = self.why.option(land, code, seat)
                return Illegal(f"{notation}: {explanation.text()}", explanation.rules)
        except (IndexError, KeyError, Malformed):
            pass
        return Malformed("This option is not one of this game.")

    def outcome(self, state: object) -> Outcome:
        """Who has won together, then the others by influence, the eliminated last (FO-WIN).

        Where nobody has won, nobody is better than another: all have lost (FO-POWER-05).
        """
        land = cast(Wasteland, state)
        seats = range(land.players)
        winners = tuple(seat for seat in seats if land.winners >> seat & 1)
        scores = {seat: int(influence(land, seat)) for seat in seats}
        merits = {
            seat: (2, 0) if seat in winners else (1 - int(land.eliminated[seat]), scores[seat])
            for seat in seats
        }
        if land.lost:
            merits = dict.fromkeys(seats, (0, 0))
        places = {seat: 1 + sum(merits[other] > merits[seat] for other in seats) for seat in seats}
        standings = tuple(
            Standing(seat, places[seat], scores[seat], ())
            for seat in sorted(seats, key=lambda seat: (places[seat], -scores[seat], seat))
        )
        return Outcome(standings, winners, land.truncated == 1)

    def table(self, state: State, seat: int) -> FalloutTable:
        """What lies on the table, as a seat sees it; ALL sees into hands and decks too."""
        land = cast(Wasteland, state)
        if seat == ALL:
            return whole_table(land, self.names)
        return build_table(land, seat, self.names)

    def unseen(self, state: object) -> Counter[Hidden]:
        """The agendas and tokens that lie hidden."""
        return unseen(cast(Wasteland, state))

    def opens(self, event: Event) -> bool:
        """An outcome is read once its option is picked, a quest once it is staged (FO-ENC-10)."""
        return event.kind in (t.E_OPTION, t.E_STAGED)

    def disguised(self, state: State, seat: int, seed: int) -> State:
        """A copy in which all that a seat may not know is random, what cards seal included."""
        land = cast(Wasteland, state).clone()
        rng = generator(seed)
        disguise(land, seat, rng)
        land.rng = rng
        self.seal(land, seed)
        return land

    def seal(self, land: Wasteland, seed: int) -> None:
        """Give a position cards in which nobody can read what is still sealed."""
        land.cards = self._seals.sealed(land, seed)

    def known(self, state: State, seat: int) -> Known:
        """The position, as far as a seat may know it."""
        return known(cast(Wasteland, state), seat)


def _is_on_map(land: Wasteland, node: int) -> bool:
    """Whether a space, or a facedown tile, is or may come to be or has been on the map."""
    slot, space = divmod(node, t.NODES)
    tile = int(land.slots[slot])
    if space == t.FACEDOWN:
        return bool(land.sheet.slots[slot] < 0)
    return tile < 0 or (tile > 0 and space < land.cards.tile_spaces[tile - 1])
