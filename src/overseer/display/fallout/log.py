"""The log of Fallout: what happened in sentences, where, and what is read aloud on the way.

Everybody reads the log, so it never names an agenda that is hidden or a token that lies facedown
(FO-AGENDA-04, FO-ENEMY-03).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from overseer.display.fallout.narrator import Narrator
from overseer.display.fallout.signs import amounts_of, sign_of
from overseer.display.fallout.stories import Storyteller
from overseer.display.fallout.words import Words
from overseer.display.log import NEW, ROUND, TURN, Draft, Mark, Teller
from overseer.display.words import Arguments
from overseer.games.fallout import terms as t
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.event import Event
from overseer.kernel.targets import Happening

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

# What follows these belongs to them.
_BEGINNINGS = frozenset(
    {
        t.E_FIGHT,
        t.E_ENCOUNTER,
        t.E_CAMPED,
        t.E_ACTIVATED,
        t.E_AGENDA_SHOWN,
        t.E_STAGED,
        t.E_COMPLETED,
        t.E_EVENT,
        t.E_DIED,
        t.E_ELIMINATED,
        t.E_WON,
        t.E_LOST,
    }
)

# What a player might have wanted to pick, had there been more than one; nothing of it is hidden.
_PICKED = frozenset(
    {
        t.STAND,
        t.FIGHT,
        t.CHOOSE,
        t.KEEP_LETTER,
        t.TAKE_PERK,
        t.DISCARD,
        t.DEPOSIT,
        t.PICK_SEAT,
    }
)


# What roles other beginnings have.
_ROLES = {t.E_ROUND: ROUND, t.E_TURN: TURN}

# What is told only where somebody asks why an enemy went where it went.
_REASONS = frozenset({t.E_ENEMY_AIMS, t.E_ENEMY_COULD})


class FalloutTeller(Teller):
    """Knows which encounter or quest is under way, so that its stories are told in time.

    Everybody reads the log: it is told as somebody who only watches would tell it.
    """

    picked = _PICKED

    def __init__(self, look: Look) -> None:
        super().__init__(look.book, look.reader)
        assert look.seat == SPECTATOR
        self.look = look
        self.storyteller = Storyteller(look.book.names, look.book.content)
        self.narrator = Narrator(look, self.storyteller)
        self._keys: list[str] = []  # of the stories that go with the latest event
        self._from = ""  # where the survivor of the latest event was before it

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins."""
        return event.kind == t.E_ROUND

    def hear(self, event: Event) -> None:
        """Keep track of the round, and of what is to be read aloud."""
        if event.kind == t.E_ROUND:
            self.round = int(event.a)
        self._from = self.narrator.nodes.get(int(event.seat), "")
        self._keys = self.storyteller.hear(event)
        self.narrator.hear(event, self._keys, self.line)

    def sentence(self, event: Event) -> str | None:
        """An event in words; what enemies had in mind is left to their steps."""
        return None if event.kind in _REASONS else super().sentence(event)

    def choice(self, code: int) -> str:
        """A packed option in words."""
        return self.look.words.option(code)

    def mark(self, event: Event) -> Mark:
        """Where it happened, and whether something begins with it."""
        told, seat = self.book.happening(event), int(event.seat)
        places = told.targets.places if told else ()
        return Mark(
            seat=seat,
            role=_ROLES.get(event.kind, NEW if event.kind in _BEGINNINGS else ""),
            place=places[-1] if places else self.narrator.nodes.get(seat, ""),
            fresh=event.kind == t.E_REVEALED,
            sign=sign_of(self.look, event),
            route=self._route(event, places),
            mover=told.targets.cards[0].id if told and event.kind == t.E_ENEMY_MOVED else "",
            icons=amounts_of(self.look, event),
        )

    def _route(self, event: Event, places: Sequence[str]) -> list[str]:
        """From where to where a figure or a token has moved, if it has."""
        if event.kind == t.E_ENEMY_MOVED:
            return list(places)
        if event.kind != t.E_MOVED:
            return []
        return [*filter(None, [self._from]), *places]

    def stories(self, event: Event) -> Iterator[str]:
        """Stories, and what an encounter's option asks and gives once it is chosen."""
        yield from filter(None, map(self.look.story, self._keys))
        if event.kind == t.E_OPTION:
            lore = self.look.lore_at(self.storyteller.level)
            yield lore.outcome(self.storyteller.encounter(event), event.b + 1)

    def drafts(self) -> Sequence[Draft]:
        """The pages of the story that have begun or grown."""
        return self.narrator.pages


# Sentences

# Which of the messages it is, by the end of its name, and what else it is about.
_Line = tuple[str, Arguments]


def log_line(words: Words, happening: Happening | None) -> str | None:
    """What happened as a sentence, or None for what the log leaves out."""
    if happening is None:
        return None
    special = _SPECIAL.get(happening.choice or happening.kind)
    end, arguments = special(words, happening) if special else ("", {})
    if happening.seat >= 0:
        arguments["player"] = words.player(happening.seat)
    name = f"chose-{happening.choice}" if happening.choice else happening.kind
    return words.say(f"log-{name}{end}", **words.about(happening.targets), **arguments)


def _fight(words: Words, it: Happening) -> _Line:
    how = it.targets.values["how"]
    return f"-{how}" if how else "", {}


def _dice(words: Words, it: Happening) -> _Line:
    """Dice, and what they are rolled for; in a test areas do not count."""
    faces = [face - 1 if face else t.KEPT for face in it.targets.faces]
    is_fight = it.targets.values["fight"]
    return ("-fight", words.faces(faces)) if is_fight else ("-test", words.hits(faces))


def _test(words: Words, it: Happening) -> _Line:
    hits, difficulty = (int(it.targets.values.get(key, -1)) for key in ("hits", "difficulty"))
    if difficulty < 0:
        return "-joint", {}
    return "-passed" if hits >= difficulty else "-failed", {}


def _option(words: Words, it: Happening) -> _Line:
    encounter = words.names.encounters.index(it.targets.cards[0].id)
    return "", {"lead": words.lead(encounter, int(it.targets.values["option"]) - 1)}


def _counted(words: Words, it: Happening) -> _Line:
    quest = words.names.quests.index(it.targets.cards[0].id)
    objective = int(it.targets.values["objective"]) - 1
    return "", {"needed": int(words.cards.objective_count[quest * t.OBJECTIVES + objective])}


def _source(words: Words, it: Happening) -> _Line:
    """The card that an effect stands on, or the scenario's sheet."""
    for card in it.targets.cards:
        found = words.card(card)
        return "", {"card": found.get("item") or found[card.kind]}
    return "", {"card": words.say("scenario-sheet")}


def _turned(words: Words, it: Happening) -> _Line:
    return "", {"face": words.face(it.targets.dice[0] - 1, it.targets.faces[0] - 1)}


_SPECIAL: dict[str, Callable[[Words, Happening], _Line]] = {
    "enemy-placed": lambda w, it: ("" if it.targets.cards else "-hidden", {}),
    "fight": _fight,
    "dice": _dice,
    "test": _test,
    "option": _option,
    "counted": _counted,
    "trashed": _source,
    "kept": _source,
    "voted": lambda w, it: (f"-{it.targets.values['answer']}", {}),
    "reroll": lambda w, it: ("", {"count": len(it.targets.dice)}),
    "turn": lambda w, it: _turned(w, it) if it.choice else ("", {}),
}
