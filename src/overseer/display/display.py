"""The display of any game, made from its view, its options and its book alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from overseer.display.chronicle import Chronicler, chronicle_of
from overseer.display.comment import comment_of
from overseer.display.ending import outcome_of, winners
from overseer.display.glossary import terms_of
from overseer.display.log import Page, Teller, Telling, page_of
from overseer.display.model import (
    Alarm,
    Chronicle,
    Comment,
    Cover,
    Ending,
    Face,
    Found,
    Goal,
    IconInfo,
    Inquiry,
    LeafletPart,
    LogEntry,
    Panel,
    Place,
    Preview,
    Reason,
    RuleSection,
    Section,
    Steps,
    Stock,
    TermInfo,
)
from overseer.display.outline import Outline
from overseer.display.proof import Proof, proof_of
from overseer.display.reader import Reader
from overseer.display.rules import sections_of
from overseer.display.stock import known_stock
from overseer.display.told import Story, ToldCard
from overseer.journal.match import Match
from overseer.kernel.book import TURN
from overseer.kernel.decision import CHANCE, SPECTATOR, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.texts.bundles import Texts, in_language

StateT = TypeVar("StateT", bound=State)


class Display:
    """What a table shows of a game. A game's own display overrides what it knows better."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def warm_up(self, language: str) -> None:
        """Have the words of a language read: a game is begun and told, and forgotten."""
        self.texts(language).prepare()
        match, reader = Match(self.game, max(self.game.seats), 0), Reader(language)
        seat = int(match.state.decisions[0].seat)
        self.outline(match.state, seat, reader)
        self.log(match, 0, language)
        for decision in match.state.decisions:
            self.option_texts(match.state, decision, reader)

    def texts(self, language: str) -> Texts:
        """The program's words, those of the game's packs and its own."""
        return in_language(language, self.game.texts)

    def title(self, language: str) -> str:
        """What the game is called."""
        return self.texts(language).game(self.game.name)

    def cover(self, option: str, value: str, language: str) -> Cover | None:
        """The cover of a value that a table option can have, for games that print some."""
        return None

    # The table

    def outline(self, state: State, seat: int, reader: Reader) -> list[Section]:
        """The whole table in words, as a seat sees it."""
        table = self.game.book.table(state, seat)
        return Outline(self.texts(reader.language), reader, self.game.name).sections(table)

    def prologue(self, state: State, reader: Reader) -> ToldCard | None:
        """What is told before a game begins, if there is something."""
        return None

    def goal(self, state: State, seat: int, reader: Reader) -> Goal | None:
        """What it is all about, and how it would end now as far as a seat may know."""
        return None

    def status(self, state: State, reader: Reader) -> list[str]:
        """How far a game has come, in a few words each."""
        return []

    def figures(self, state: State, seat: int, reader: Reader) -> str:
        """What a player whose turn it is has to go by, in one line; empty at other questions."""
        return ""

    def steps(self, state: State, language: str) -> Steps:
        """The steps of a round, for games that have them."""
        return Steps()

    def board(self, state: State, seat: int, reader: Reader) -> Struct | None:
        """What a board draws beside the table, as a seat sees it, for games that have one."""
        return None

    def active(self, state: State) -> int | None:
        """Whose turn it is; None between turns."""
        turns = (int(each.seat) for each in state.decisions if each.kind == TURN)
        return next(turns, None)

    def alarm(self, state: State, reader: Reader) -> Alarm | None:
        """That the end of the game is near, for games that can tell; everybody hears the same."""
        return None

    def is_last_round(self, state: State) -> bool:
        """Whether it is known that the game ends with this round."""
        return False

    def faces(self, table: object, language: str) -> dict[str, Face]:
        """The cards that lie on a table, by their ids, as they are printed."""
        return {}

    def proof(self, folder: Path, language: str) -> Proof:
        """A pack of the game as its author looks at it."""
        state = self.game.new(players=self.game.seats.start, seed=0)
        return proof_of(self.stock(state, SPECTATOR, Reader(language)), self.own_cards(folder))

    def own_cards(self, folder: Path) -> Collection[str] | None:
        """The ids of a pack's own cards; None if it stands alone."""
        return None

    def stock(self, state: State, seat: int, reader: Reader) -> Stock:
        """The stock list: every card of the box, and where it lies as far as a seat may know.

        Unless a game's own display knows better, a game that hides something may seal cards as
        well, so that only those are listed that the seat sees.
        """
        kinds = {} if self.game.cards is None else self.game.cards.kinds
        table = self.game.book.table(state, seat)
        texts, is_open = self.texts(reader.language), not self.game.hides(int(state.players))
        faces = self.faces(table, reader.language)
        return known_stock(texts, reader, self.game.name, kinds, table, faces, is_open)

    # Decisions

    def asks(self, state: State, decision: Decision, reader: Reader) -> str:
        """What a decision asks."""
        return decision.text(reader.language)

    def question(self, state: State, decision: Decision, reader: Reader) -> str:
        """What a decision asks, with what is good to know for the answer."""
        return self.asks(state, decision, reader)

    def inquiry(self, state: State, decision: Decision, reader: Reader) -> Inquiry | None:
        """A question with the things it is about, for who answers it; None if its words do."""
        return None

    def story(self, state: State, decision: Decision, reader: Reader) -> Story | None:
        """What is read aloud before a decision, for who makes it; None if nothing is."""
        return None

    def panel(self, state: State, seat: int, reader: Reader) -> Panel | None:
        """What the open question is about, as a seat sees it, if that needs telling."""
        return None

    def option_text(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """What a button for an option says, all of it."""
        return option.text(reader.language)

    def option_title(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """What an option is called, without what it means and is about."""
        return option.text(reader.language)

    def option_texts(
        self,
        state: State,
        decision: Decision,
        reader: Reader,
        table: object = None,
    ) -> list[str]:
        """What the buttons of all options say; `table` is what who decides sees, if it is known."""
        return [self.option_text(state, decision, each, reader) for each in decision.options]

    def preview(
        self, state: State, decision: Decision, option: Option, reader: Reader
    ) -> Preview | None:
        """What an option would cost and bring."""
        seat = int(decision.seat)
        before = state.book.disguised(state, seat, 0)  # nothing that the seat may not know decides
        return Preview(
            choice=option.notation,
            title=self.option_text(state, decision, option, reader),
            final=is_final(before, made(before.clone(), seat, option)),
            rules=list(option.rules),
        )

    # Answers

    def explain(
        self, state: State, thing: str, seat: int, reader: Reader
    ) -> tuple[bool, list[Reason]]:
        """Whether a choice or a thing on the table is possible for a seat, and why."""
        explanation = state.book.explain(state, thing, seat, reader.names)
        return explanation.possible, [
            Reason(text=reason.text(reader.language), rules=list(reason.rules))
            for reason in explanation.reasons
        ]

    def space_named(self, word: str) -> str | None:
        """The name of the space that a word means, if it is one."""
        return None

    def look_up(self, state: State, seat: int, name: str, reader: Reader) -> list[Found]:
        """The spaces and cards that a name could mean, in any language, in full or in part."""
        return []

    # What happened

    def log(self, match: Match, after: int, language: str) -> list[LogEntry]:
        """What happened after a line of the journal, but for what was taken back."""
        return self.telling(match, after, language).go_on()

    def telling(self, match: Match, after: int, language: str) -> Telling:
        """The log of a match from a line on, to be told as the match goes on."""
        return Telling(match, self.teller(match.state, Reader(language, match.names)), after)

    def log_page(self, match: Match, before: int, most: int, language: str) -> Page:
        """The latest entries of the log before a line; the cost follows their number."""
        return page_of(match, self.teller(match.state, Reader(language, match.names)), before, most)

    def teller(self, state: State, reader: Reader) -> Teller:
        """Who tells the log of a game."""
        return Teller(state.book, reader)

    def comment(self, match: Match, line: int, before: State, language: str) -> Comment | None:
        """What the clerk says of the choice of a line, which was made in the state before it."""
        return comment_of(self, match, line, before, Reader(language, match.names))

    def public_text(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """What was chosen, as everybody may know it; empty if not everybody may."""
        is_hidden = self.game.hides(int(state.players))
        return "" if is_hidden else self.option_text(state, decision, option, reader)

    def motive(self, state: State, decision: Decision, option: Option, reader: Reader) -> str:
        """Why a choice may have been made, by what everybody can see; empty if nobody can say."""
        return ""

    def ending(self, state: State, events: Sequence[Event], reader: Reader) -> Ending:
        """How a game that is over has ended; `events` are all that happened in it."""
        outcome = outcome_of(state)
        say = self.texts(reader.language).format
        places = [
            Place(
                seat=each.seat,
                place=each.place,
                scores=[str(each.score)],
                text=say(
                    "play-any-standing",
                    place=each.place,
                    player=reader.player(each.seat),
                    score=each.score,
                ),
            )
            for each in outcome.standings
        ]
        return Ending(places=places, verdict=winners(outcome, reader))

    def chronicle(self, match: Match, language: str) -> Chronicle:
        """A finished game told in figures."""
        return chronicle_of(self.chronicler(match, language))

    def chronicler(self, match: Match, language: str) -> Chronicler:
        """Who goes through a match to tell it in figures."""
        return Chronicler(match, language)

    def leaflet(self, language: str) -> list[LeafletPart]:
        """The rules on one page, for games that have such a page."""
        return []

    def glossary(self, language: str) -> list[TermInfo]:
        """The words of the game with what they mean."""
        return terms_of(self.game.name, language)

    def rules(self, language: str) -> tuple[list[RuleSection], list[IconInfo]]:
        """The rules by section, and the icons with what they mean."""
        return sections_of(self.game.name, language), []


def is_asked(state: State, seat: int, prompt: int) -> bool:
    """Whether a seat is asked a question now."""
    decision = state.decision
    return decision is not None and decision.seat == seat and decision.prompt == prompt


def made(tried: StateT, seat: int, option: Option) -> StateT:
    """A copy of a state in which a choice has been made, up to the next question or chance."""
    tried.auto_chance = False
    tried.trace = []
    tried.apply(option, seat)
    return tried


def is_final(before: State, after: State) -> bool:
    """Whether chance follows a choice, or something hidden is shown by it: there is no undo."""
    if after.decision is not None and after.decision.seat == CHANCE:
        return True
    book = before.book
    shown = book.unseen(before) - book.unseen(after)
    return bool(shown) or any(book.opens(event) for event in after.trace or ())
