"""The display of Fallout."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from msgspec.structs import replace

from overseer.content.fallout.loading import own_cards
from overseer.display.display import Display, is_asked
from overseer.display.ending import outcome_of
from overseer.display.fallout import options, pictures, underway
from overseer.display.fallout.alarm import alarm_of
from overseer.display.fallout.board import FalloutBoard, board_of
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.cards import look_up, space_named
from overseer.display.fallout.chronicle import FalloutChronicler
from overseer.display.fallout.encounters import story_of
from overseer.display.fallout.ending import ending_of
from overseer.display.fallout.ends import end_of
from overseer.display.fallout.faces import Deck
from overseer.display.fallout.goal import fallout_goal
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.fallout.inquiry import inquiry_of
from overseer.display.fallout.leaflet import LEAFLET
from overseer.display.fallout.log import FalloutTeller
from overseer.display.fallout.look import Look
from overseer.display.fallout.lore import Lores
from overseer.display.fallout.motives import OPEN, motive_of
from overseer.display.fallout.outline import outline, status
from overseer.display.fallout.preview import alone, preview_of
from overseer.display.fallout.prologue import prologue_of
from overseer.display.fallout.proof import Proofreader
from overseer.display.fallout.stock import Storekeeper
from overseer.display.fallout.survivors import figures_line
from overseer.display.leaflet import leaflet_of
from overseer.display.model import (
    Alarm,
    Cover,
    Ending,
    Face,
    Found,
    Goal,
    LeafletPart,
    Panel,
    Preview,
    Section,
    Steps,
    Stock,
)
from overseer.display.proof import Proof
from overseer.display.reader import Reader
from overseer.display.told import Story, ToldCard
from overseer.games.fallout import terms as t
from overseer.games.fallout.round import Rounds
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.texts.bundles import in_language


class FalloutDisplay(Display):
    """What a table shows of Fallout."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.book, FalloutBook)
        self.book = game.book
        self.lores = Lores(self.book)
        self.deck = Deck(self.lores)

    def cover(self, option: str, value: str, language: str) -> Cover | None:
        """The cover of a scenario, with the picture and the sentence that its pack has for it."""
        if option != "scenario":
            return None
        content = self.book.content
        card = next(each for each in content.scenarios if each.id == value)
        return Cover(
            text=content.told(language, f"scenario-{value}.cover"),
            icon=pictures.scenario(card.picture),
        )

    def look(self, state: State, seat: int, reader: Reader) -> Look:
        """A moment as a seat sees it."""
        return Look(self.lores, cast(Wasteland, state), seat, reader)

    def outline(self, state: State, seat: int, reader: Reader) -> list[Section]:
        """The whole table in words, as a seat sees it."""
        return outline(self.look(state, seat, reader))

    def prologue(self, state: State, reader: Reader) -> ToldCard:
        """The scenario with its story, its factions and what wins."""
        return prologue_of(self.look(state, SPECTATOR, reader))

    def goal(self, state: State, seat: int, reader: Reader) -> Goal:
        """Influence before a faction's power, and what a seat may know of both."""
        return fallout_goal(self.look(state, seat, reader))

    def status(self, state: State, reader: Reader) -> list[str]:
        """Round, turn, and what is left of it."""
        return status(self.look(state, SPECTATOR, reader))

    def steps(self, state: State, language: str) -> Steps:
        """The survivors' turns, then the enemies' activation (FO-ROUND-01 to 03)."""
        texts = in_language(language)
        names = [texts.format(f"display-fallout-step-{step}") for step in ("survivors", "enemies")]
        begun = state.stack[0] if state.stack else None
        if not isinstance(begun, Rounds):
            return Steps(names=names)
        return Steps(names=names, now=0 if cast(Wasteland, state).active >= 0 else 1)

    def active(self, state: State) -> int | None:
        """Whose turn it is, also while somebody else is asked in it."""
        seat = int(cast(Wasteland, state).active)
        return seat if seat >= 0 else None

    def alarm(self, state: State, reader: Reader) -> Alarm | None:
        """A faction that is one step from the end."""
        return alarm_of(self.look(state, SPECTATOR, reader))

    def figures(self, state: State, seat: int, reader: Reader) -> str:
        """The one whose turn it is, in numbers."""
        if not is_asked(state, seat, t.ASK_TURN):
            return ""
        return figures_line(self.look(state, seat, reader), seat)

    def board(self, state: State, seat: int, reader: Reader) -> FalloutBoard:
        """The map as it is drawn, ways to go, agendas as sums, power."""
        return board_of(self.look(state, seat, reader))

    def faces(self, table: object, language: str) -> dict[str, Face]:
        """The cards and words that a table shows, by their kind and id."""
        return self.deck.faces(cast(FalloutTable, table), language)

    def proof(self, folder: Path, language: str) -> Proof:
        """Every card with what is sealed on it, the web of them, and the map."""
        return Proofreader(self.lores, language, own_cards(folder)).proof()

    def stock(self, state: State, seat: int, reader: Reader) -> Stock:
        """What is in the box, but for what is sealed or hidden from a seat."""
        return Storekeeper(self.look(state, seat, reader)).stock()

    def asks(self, state: State, decision: Decision, reader: Reader) -> str:
        """What a decision asks; everybody may read it."""
        return options.asked(self.look(state, SPECTATOR, reader), decision)

    def question(self, state: State, decision: Decision, reader: Reader) -> str:
        """What a decision asks, with what the dice come to."""
        return options.question(self.look(state, SPECTATOR, reader), decision)

    def story(self, state: State, decision: Decision, reader: Reader) -> Story | None:
        """The encounter that a decision is about, with its leads."""
        return story_of(self.look(state, int(decision.seat), reader), decision)

    def inquiry(self, state: State, decision: Decision, reader: Reader) -> FalloutInquiry | None:
        """A contest, the shop, a trade, a camp, for who decides."""
        return inquiry_of(self.look(state, int(decision.seat), reader), decision)

    def panel(self, state: State, seat: int, reader: Reader) -> Panel | None:
        """The encounter, the dice or the offer that the open question is about."""
        decision = state.decision
        look = self.look(state, seat, reader)
        return None if decision is None else underway.panel(look, decision)

    def option_text(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """What a button for an option says, to who may choose it."""
        look = self.look(state, int(decision.seat), reader)
        return options.option_text(look, decision, option)

    def option_title(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """A lead by its words, anything else as it is called."""
        look = self.look(state, int(decision.seat), reader)
        return options.told(look, decision, option).title

    def option_texts(
        self,
        state: State,
        decision: Decision,
        reader: Reader,
        table: object = None,
    ) -> list[str]:
        """What the buttons of all options say; they share a look at the table."""
        look = self.look(state, int(decision.seat), reader)
        if table is not None:
            look.table = cast(FalloutTable, table)
        return [options.option_text(look, decision, option) for option in decision.options]

    def preview(
        self, state: State, decision: Decision, option: Option, reader: Reader
    ) -> Preview | None:
        """What an option would cost and bring, as far as its seat may know."""
        look = self.look(state, int(decision.seat), reader)
        told = preview_of(look, decision, option, options.option_text(look, decision, option))
        end = end_of(look, alone(look.land, look.seat), option)
        return told if end is None else replace(told, notes=[end.text, end.verdict])

    def space_named(self, word: str) -> str | None:
        """The name of the space that a word means."""
        return space_named(word)

    def look_up(self, state: State, seat: int, name: str, reader: Reader) -> list[Found]:
        """The spaces, tiles and cards that a name could mean."""
        return look_up(self.look(state, seat, reader), name)

    def public_text(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """What was chosen in the open, as somebody who only watches would say it."""
        if option.verb not in OPEN:
            return ""
        return options.option_text(self.look(state, SPECTATOR, reader), decision, option)

    def motive(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """Why a choice may have been made, by what everybody can see."""
        return motive_of(self.look(state, SPECTATOR, reader), decision, option)

    def ending(self, state: State, events: Sequence[Event], reader: Reader) -> Ending:
        """Who has won, and everybody's influence with their agendas."""
        return ending_of(self.look(state, SPECTATOR, reader), outcome_of(state), events)

    def warm_up(self, language: str) -> None:
        """Have words and stories read."""
        super().warm_up(language)
        self.book.content.stories.read(language)

    def teller(self, state: State, reader: Reader) -> FalloutTeller:
        """Who tells the log of a game."""
        return FalloutTeller(self.look(state, SPECTATOR, reader))

    def chronicler(self, match: Match, language: str) -> FalloutChronicler:
        """Who goes through a match to tell it in figures."""
        reader = Reader(language, match.names)
        return FalloutChronicler(match, self.look(match.state, SPECTATOR, reader))

    def leaflet(self, language: str) -> list[LeafletPart]:
        """The rules on one page."""
        return leaflet_of(self.game.name, LEAFLET, language)
