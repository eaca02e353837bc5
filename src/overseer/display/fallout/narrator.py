"""Told cards of Fallout: encounters, quests, events and activations as pages of a story.

Everybody reads them, so they are made of what everybody may know: an agenda that is drawn is
counted, not named (FO-AGENDA-04).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overseer.content.fallout.phrases import Task, Test
from overseer.display.fallout import pictures
from overseer.display.fallout.gains import figure_of
from overseer.display.fallout.rolls import Rolls
from overseer.display.fallout.steps import Steps
from overseer.display.fallout.stories import Storyteller
from overseer.display.log import Draft
from overseer.display.told import ToldCard, ToldFigure, ToldKind, ToldLine, ToldRoll
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import node_name
from overseer.kernel.decision import a_of, b_of, verb_of
from overseer.kernel.event import CHOICE, Event

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

# With these choices a survivor goes on to something else.
_ACTIONS = frozenset({t.MOVE, t.STEP, t.EXPLORE, t.ENCOUNTER, t.FIGHT, t.QUEST, t.CAMP, t.END_TURN})
# With these as well, unless they help with what is still undecided.
_USES = frozenset({t.USE, t.PLAY_PERK, t.EQUIP, t.LOYAL, t.HIDE})
# And these begin something else, whoever it concerns.
_TURNS = frozenset({t.E_ROUND, t.E_TURN, t.E_ENCOUNTER, t.E_CAMPED, t.E_AGENDA_SHOWN})
_NO_ATTEMPT = (-1, -1)


class Page:
    """A card that is being told."""

    def __init__(self, key: str, kind: ToldKind, title: str, seat: int = -1) -> None:
        self.key = key
        self.kind = kind
        self.title = title
        self.seat = seat
        self.about = self.icon = self.place = self.lead = self.said = self.terms = self.text = ""
        self.number = 0
        self.rolls: list[ToldRoll] = []
        self.figures: list[ToldFigure] = []
        self.lines: list[ToldLine] = []
        self.rules: list[str] = []
        self.settled = True

    def told(self) -> ToldCard:
        """The card as far as it has come."""
        return ToldCard(
            key=self.key,
            kind=self.kind,
            title=self.title,
            about=self.about,
            icon=self.icon,
            seat=self.seat,
            place=self.place,
            number=self.number,
            lead=self.lead,
            said=self.said,
            terms=self.terms,
            rolls=list(self.rolls),
            text=self.text,
            figures=list(self.figures),
            lines=list(self.lines),
            rules=self.rules,
            settled=self.settled,
        )


class Narrator:
    """Hears what happens and writes the pages; nothing of them outlasts a round."""

    def __init__(self, look: Look, storyteller: Storyteller) -> None:
        self.look = look
        self.storyteller = storyteller
        self.pages: list[Draft] = []  # that have begun or grown with the latest event
        self.line = 0
        self.page: Page | None = None  # the outcome or the quest that figures belong to
        self.activation: Page | None = None
        self.staged: dict[int, Page] = {}
        self.nodes: dict[int, str] = {}  # where survivors are known to be, by seat
        self.steps = Steps(look)
        self.attempt: tuple[int, int] = _NO_ATTEMPT  # a quest and its objective
        self.rolled: list[ToldRoll] = []  # for that objective
        self.rolls = Rolls(look)
        self._begun: dict[int, Callable[[Event], None]] = {
            t.E_OPTION: self._option,
            t.E_COMPLETED: self._completed,
            t.E_QUEST_FAILED: self._failed,
            t.E_STAGED: self._staged,
            t.E_MARKER: self._marked,
            t.E_EVENT: self._event,
            t.E_AGENDA_SHOWN: self._agenda,
            t.E_MOVED: self._moved,
            t.E_TURN: self._moved,
        }

    def hear(self, event: Event, keys: list[str], line: int) -> None:
        """Keep track of an event, with the stories that go with it."""
        self.pages = []
        self.line = line
        if event.kind in _TURNS or self._goes_on(event):
            self.page = None
        if event.kind == t.E_ROUND:
            if self.activation is not None:
                self.pages.append(self.activation)
            self._forget()
        if event.kind == CHOICE:
            self._choice(event)
        roll = self.rolls.hear(event)
        if roll is not None:
            self._rolled(roll)
        begin = self._begun.get(event.kind)
        if begin is not None:
            begin(event)
        elif self.activation is not None:
            step = self.steps.hear(event, self.nodes)
            if step is not None:
                self.activation.lines.append(step)
        if event.kind == t.E_DIED:
            self.nodes.pop(int(event.seat), None)
        self._verdict(keys)
        self._gain(event)

    def _goes_on(self, event: Event) -> bool:
        """Whether a survivor turns to something that has nothing to do with the page."""
        if event.kind != CHOICE or event.seat < 0:
            return False
        verb = verb_of(event.a)
        if verb in _USES:
            return self.page is not None and self.page.settled
        return verb in _ACTIONS

    def _forget(self) -> None:
        """What a round leaves behind."""
        self.page = self.activation = None
        self.staged, self.nodes = {}, {}
        self.attempt, self.rolled = _NO_ATTEMPT, []
        self.rolls, self.steps = Rolls(self.look), Steps(self.look)

    # What begins

    def _option(self, event: Event) -> None:
        """An option of an encounter is picked, and its seal broken (FO-ENC-10)."""
        look, card = self.look, self.look.book.names.encounters[event.a]
        deck = next(each.deck for each in look.book.content.encounters if each.id == card)
        page = self._new("outcome", look.name("encounter", card), event)
        page.about = encounter_about(look, deck)
        page.icon = pictures.of("deck", deck)
        page.number = int(event.b) + 1
        page.lead = look.story(f"encounter-{card}.lead-{page.number}")
        page.terms = look.lore_at(self.storyteller.level).outcome(card, page.number)
        told = look.story(f"encounter-{card}.outcome-{page.number}")
        page.settled = self.storyteller.attempt is None
        page.said, page.text = ("", told) if page.settled else (told, "")
        self.page = page
        self.rolls.begin(_letters(self.storyteller.encounters[card][event.b].tasks))

    def _choice(self, event: Event) -> None:
        verb = verb_of(event.a)
        if verb == t.STAND:
            self.nodes[int(event.seat)] = node_name(a_of(event.a))
        if verb in (t.QUEST, t.COMPLETE):
            self.attempt = (a_of(event.a), b_of(event.a))
            self.rolled = []
            quest = self.look.book.names.quests[a_of(event.a)]
            self.rolls.begin(_letters(self.storyteller.quests[quest][b_of(event.a)].tasks))

    def _completed(self, event: Event) -> None:
        self._quest("completed", event, int(event.a), int(event.b))

    def _failed(self, event: Event) -> None:
        quest, objective = self.attempt
        if quest == event.a:
            self._quest("failed", event, quest, objective)

    def _quest(self, kind: ToldKind, event: Event, quest: int, objective: int) -> None:
        """An objective is completed or has failed."""
        look, card = self.look, self.look.book.names.quests[quest]
        page = self._new(kind, look.name("quest", card), event)
        page.about = look.say(f"told-fallout-{kind}", player=look.words.player(page.seat))
        page.icon = pictures.of("quest", card)
        page.number = objective + 1
        page.lead = look.story(f"quest-{card}.objective-{page.number}")
        page.terms = look.lore_at(None).objective(card, page.number)
        page.text = look.story(
            f"quest-{card}.{'done' if kind == 'completed' else 'fail'}-{page.number}"
        )
        if self.attempt == (quest, objective):
            page.rolls = self.rolled
        self.attempt, self.rolled = _NO_ATTEMPT, []
        self.page = page

    def _staged(self, event: Event) -> None:
        """A quest is laid in the play area; what led to it says so."""
        look, card = self.look, self.look.book.names.quests[event.a]
        page = self._new("staged", look.name("quest", card), event)
        page.about = look.say("told-fallout-staged")
        page.icon = pictures.of("quest", card)
        page.text = look.story(f"quest-{card}")
        page.place = ""  # its marker tells where
        objectives = self.storyteller.quests[card]
        page.lines = [
            ToldLine(
                icon=pictures.of("faction", each.faction) if each.faction else "",
                title=look.story(f"quest-{card}.objective-{number}"),
                text=look.lore_at(None).objective(card, number),
            )
            for number, each in enumerate(objectives, start=1)
        ]
        self.staged[int(event.a)] = page
        if self.page is not None:
            self.page.lines.append(ToldLine(icon=page.icon, title=page.title, text=page.text))
            self.pages.append(self.page)

    def _marked(self, event: Event) -> None:
        """The marker of a quest is put on the map."""
        page = self.staged.get(int(event.a))
        if page is not None:
            page.place = node_name(event.b)
            self.pages.append(page)

    def _event(self, event: Event) -> None:
        """A loot event is read aloud; what it does belongs to the page that it came up in."""
        look, card = self.look, self.look.book.names.items[event.a]
        page = self._new("event", look.name("item", card), event)
        page.about = look.say("told-fallout-event", player=look.words.player(page.seat))
        page.icon = pictures.item("event")
        page.text = look.story(f"item-{card}")
        page.terms = look.lore_at(None).item(card)
        if self.page is None:
            self.page = page

    def _agenda(self, event: Event) -> None:
        """The agenda is revealed that activates enemies; the whole of it is told at its end."""
        agenda = self.look.book.names.agendas[event.a]
        page = self._new("activation", self.look.name("agenda", agenda), event)
        page.about = self.look.say("told-fallout-activation")
        page.icon = pictures.of("agenda", agenda)
        self.activation = page
        self.pages.remove(page)

    def _moved(self, event: Event) -> None:
        self.nodes[int(event.seat)] = node_name(event.a)

    def _new(self, kind: ToldKind, title: str, event: Event) -> Page:
        seat = int(event.seat)
        page = Page(f"{kind}-{self.line}-{event.a}", kind, title, seat)
        page.place = self.nodes.get(seat, "")
        page.rules = list(self.look.book.log_rules(event))
        self.pages.append(page)
        return page

    # What comes of it

    def _rolled(self, roll: ToldRoll) -> None:
        """A roll decides an encounter, or counts for the objective that was begun."""
        if self.page is not None and not self.page.settled:
            self.page.rolls.append(roll)
            self.pages.append(self.page)
        else:
            self.rolled = [*self.rolled, roll]

    def _verdict(self, keys: list[str]) -> None:
        """What is read aloud once it is decided."""
        page = self.page
        if page is None or page.settled or self.storyteller.attempt is not None:
            return
        page.settled = True
        page.text = " ".join(filter(None, map(self.look.story, keys)))
        self.pages.append(page)

    def _gain(self, event: Event) -> None:
        """What the survivor gains or suffers by it; power is everybody's."""
        page = self.page
        if page is None or event.seat not in (page.seat, -1):
            return
        figure = figure_of(self.look, event)
        if figure is not None:
            page.figures.append(figure)
            self.pages.append(page)


def encounter_about(look: Look, deck: str) -> str:
    """What an encounter is, by its deck: "Wasteland encounter"."""
    kind, _, number = deck.partition("-")
    return look.say(f"told-fallout-encounter-{kind}", number=number)


def _letters(tasks: tuple[Task, ...]) -> list[str]:
    """The letters of the tests among some tasks, in their order."""
    return [task.value.letters for task in tasks if isinstance(task.value, Test)]
