"""The display of Fallout Shelter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from overseer.content.shelter.loading import own_cards
from overseer.display.display import Display, is_asked
from overseer.display.ending import outcome_of
from overseer.display.leaflet import leaflet_of
from overseer.display.model import (
    Alarm,
    Ending,
    Face,
    Found,
    Goal,
    IconInfo,
    Inquiry,
    LeafletPart,
    Panel,
    Preview,
    RuleSection,
    Section,
    ShelterBoard,
    Steps,
    Stock,
)
from overseer.display.outline import Outline
from overseer.display.reader import Reader
from overseer.display.shelter.alarm import alarm_of
from overseer.display.shelter.board import board_of
from overseer.display.shelter.book import ShelterBook
from overseer.display.shelter.cards import look_up, space_named
from overseer.display.shelter.chronicle import ShelterChronicler
from overseer.display.shelter.ending import ending_of
from overseer.display.shelter.faces import all_faces, cards_on
from overseer.display.shelter.goal import shelter_goal
from overseer.display.shelter.icons import icon_reference
from overseer.display.shelter.inquiry import inquiry_of
from overseer.display.shelter.leaflet import LEAFLET
from overseer.display.shelter.log import ShelterTeller
from overseer.display.shelter.motives import motive_of
from overseer.display.shelter.outline import TableTeller, guide_of, open_spaces
from overseer.display.shelter.preview import preview_of
from overseer.display.shelter.stock import Storekeeper
from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import AFTER, PICKING
from overseer.games.shelter.odds import bout_in
from overseer.games.shelter.round import Round
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import active_seat
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision, Option, verb_of
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.texts.bundles import in_language

_NAMING = (t.FIRST, t.LEVEL, t.TRAINED, t.HEALED)  # options that name a player or a place
_OPTIONS = 1 << 14  # texts of options that are kept


_STEPS = ("spawn", "place", "recall")


class ShelterDisplay(Display):
    """What a table shows of Fallout Shelter."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.book, ShelterBook)
        self.book = game.book
        self._faces: dict[str, dict[str, Face]] = {}  # by language, made once
        self._option = lru_cache(_OPTIONS)(
            lambda language, code: self.book.words(language).option(code)
        )

    def outline(self, state: State, seat: int, reader: Reader) -> list[Section]:
        """The whole table in words; everybody sees the same."""
        teller = self._told(state, seat, reader)
        guide = guide_of(teller)
        return Outline(teller.words.texts, reader, self.game.name, guide).sections(teller.table)

    def _told(self, state: State, seat: int, reader: Reader) -> TableTeller:
        """The table as it can be told; everybody sees the same, but not everybody may go there."""
        faces, table = self._all_faces(reader.language), self.book.table(state, seat)
        return TableTeller(self.book.words(*reader), faces, table, open_spaces(state, seat))

    def goal(self, state: State, seat: int, reader: Reader) -> Goal:
        """Happiness at the end, and everybody's if it were now."""
        return shelter_goal(self.book.words(*reader), cast(Vault, state))

    def status(self, state: State, reader: Reader) -> list[str]:
        """Round and step, whether it is the last, and how many threats are left."""
        step = _STEPS[max(0, self.steps(state, reader.language).now)]
        return self._told(state, SPECTATOR, reader).status(None if state.over else step)

    def figures(self, state: State, seat: int, reader: Reader) -> str:
        """A player's cubes and dwellers."""
        is_turn = is_asked(state, seat, t.ASK_TURN)
        return self._told(state, seat, reader).figures(seat) if is_turn else ""

    def steps(self, state: State, language: str) -> Steps:
        """Spawn Threats, Place Dwellers, Recall Dwellers (SH-ROUND-01)."""
        texts = in_language(language)
        names = [texts.format(f"display-step-{step}") for step in _STEPS]
        begun: Any = state.stack[0] if state.stack else None
        now = int(begun.step) - 1 if isinstance(begun, Round) else -1
        return Steps(names=names, now=now)

    def faces(self, table: object, language: str) -> dict[str, Face]:
        """The cards that lie on a table, by their ids, as they are printed."""
        known = self._all_faces(language)
        return {card: known[card] for card in cards_on(cast(ShelterTable, table))}

    def _all_faces(self, language: str) -> dict[str, Face]:
        if language not in self._faces:
            self._faces[language] = all_faces(self.book.words(language))
        return self._faces[language]

    def own_cards(self, folder: Path) -> Collection[str] | None:
        """The ids of a pack's own cards; None if it stands alone."""
        return own_cards(folder)

    def stock(self, state: State, seat: int, reader: Reader) -> Stock:
        """Rooms, items and threats, and what is left of each deck."""
        words, faces = self.book.words(*reader), self._all_faces(reader.language)
        table = self.book.table(state, seat)
        return Storekeeper(words, faces, cast(Vault, state), table, seat).stock()

    def board(self, state: State, seat: int, reader: Reader) -> ShelterBoard:
        """The odds of the columns, and where rooms can be built."""
        return board_of(cast(Vault, state))

    def active(self, state: State) -> int | None:
        """Whose turn it is to place, also while somebody else is asked in it."""
        return active_seat(cast(Vault, state))

    def alarm(self, state: State, reader: Reader) -> Alarm | None:
        """Who is one room from the end, and that the threats run out."""
        return alarm_of(self.book.words(*reader), cast(Vault, state))

    def is_last_round(self, state: State) -> bool:
        """Whether a level is complete, or the threats have run out (SH-END)."""
        return cast(Vault, state).trigger != 0

    def asks(self, state: State, decision: Decision, reader: Reader) -> str:
        """What a decision asks."""
        prompt, source = int(decision.prompt), int(decision.source)
        return self.book.words(*reader).prompt(prompt, source, cast(Vault, state))

    def inquiry(self, state: State, decision: Decision, reader: Reader) -> Inquiry | None:
        """A question with who, where and how much."""
        words, why = self.book.words(*reader), self.book.why
        return inquiry_of(words, why, cast(Vault, state), decision)

    def option_text(
        self,
        state: State,
        decision: Decision,
        option: Option,
        reader: Reader,
    ) -> str:
        """What a button for an option says; most say the same at every table."""
        code = int(option.code)
        if verb_of(code) in _NAMING:
            return self.book.words(*reader).option(code, cast(Vault, state))
        return self._option(reader.language, code)

    def preview(
        self,
        state: State,
        decision: Decision,
        option: Option,
        reader: Reader,
    ) -> Preview | None:
        """What an option would cost and bring."""
        return preview_of(self.book.words(*reader), cast(Vault, state), decision, option)

    def panel(self, state: State, seat: int, reader: Reader) -> Panel | None:
        """The dice on the table in the middle of a fight, and what they come to."""
        bout = bout_in(cast(Vault, state))
        if bout is None or bout.fight.stage not in (AFTER, PICKING):
            return None
        vault, fight = bout.vault, bout.fight
        told = self.book.words(*reader).say(
            "play-fight-now",
            low=int(fight.low),
            high=int(fight.high),
            bonus=int(fight.bonuses(vault)),
            total=int(fight.total(vault)),
            needed=int(vault.cards.fight[fight.card]),
        )
        return Panel(lines=[told])

    def space_named(self, word: str) -> str | None:
        """The name of the space that a word means."""
        return space_named(word)

    def look_up(self, state: State, seat: int, name: str, reader: Reader) -> list[Found]:
        """The spaces and cards that a name could mean."""
        space = space_named(name)
        if space is None:
            faces, words = self._all_faces(reader.language), self.book.words(*reader)
            return look_up(self.book, faces, words, name)
        line = self._told(state, seat, reader).space(space)
        return [Found(thing=space, name=space, lines=[line] if line else [])]

    def teller(self, state: State, reader: Reader) -> ShelterTeller:
        """Who tells the log of a game."""
        return ShelterTeller(self.book, reader)

    def motive(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """Why a choice may have been made, by what a preview of it shows."""
        return motive_of(self.book.words(*reader), cast(Vault, state), decision, option)

    def ending(self, state: State, events: Sequence[Event], reader: Reader) -> Ending:
        """How a game has ended."""
        return ending_of(self.book.words(*reader), outcome_of(state), events)

    def chronicler(self, match: Match, language: str) -> ShelterChronicler:
        """Who goes through a match to tell it in figures."""
        return ShelterChronicler(match, self.book.words(language, match.names))

    def rules(self, language: str) -> tuple[list[RuleSection], list[IconInfo]]:
        """The rules by section, and the icons with what they mean."""
        sections, _ = super().rules(language)
        return sections, icon_reference(language)

    def leaflet(self, language: str) -> list[LeafletPart]:
        """The rules on one page."""
        return leaflet_of(self.game.name, LEAFLET, language)
