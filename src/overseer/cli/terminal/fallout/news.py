"""The news of Fallout: what has happened, with the story that is read aloud on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.news import Note
from overseer.display.fallout.sentences import log_line
from overseer.display.fallout.stories import Storyteller
from overseer.games.fallout import terms as t
from overseer.kernel.event import Event

# Events that begin something new; what follows them belongs to them.
_BEGINNINGS = frozenset(
    {
        t.E_ROUND,
        t.E_TURN,
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
_FACES = 8  # of a die, as E_DICE packs them


def news_of(scene: Scene, events: Sequence[Event], start: int = 0) -> list[Note]:
    """Events from a certain one on as notes; those before only tell what is under way."""
    teller = _Teller(scene, _open_encounter(scene, events))
    for i, event in enumerate(events):
        teller.hear(event, is_told=i >= start, index=i)
    return teller.notes


def _open_encounter(scene: Scene, events: Sequence[Event]) -> int:
    """The encounter that is being asked about, whose card is told with the question."""
    decision = scene.decision
    if decision is None or decision.prompt != t.ASK_OPTION:
        return -1
    found = (i for i in reversed(range(len(events))) if events[i].kind == t.E_ENCOUNTER)
    return next(found, -1)


class _Teller:
    """Gathers notes."""

    def __init__(self, scene: Scene, open_encounter: int) -> None:
        self.scene = scene
        self.open_encounter = open_encounter
        self.notes: list[Note] = []
        self.stories = Storyteller(scene.game.names, scene.game.content)

    def hear(self, event: Event, is_told: bool, index: int) -> None:
        """Take in one event."""
        stories = self.stories.hear(event)
        if index == self.open_encounter:
            stories = []
        if not is_told:
            return
        sentence = self._sentence(event)
        if sentence is not None:
            if not self.notes or self._begins(event):
                self.notes.append(Note(int(event.seat), event.kind == t.E_ROUND))
            self.notes[-1].add(sentence)
        for text in filter(None, self._read_aloud(event, stories)):
            self.notes.append(Note(-1, sentences=[text], is_story=True))

    def _begins(self, event: Event) -> bool:
        """Whether an event is the beginning of another note."""
        note = self.notes[-1]
        if event.kind in _BEGINNINGS or note.is_heading or note.is_story:
            return True
        return event.seat >= 0 and event.seat != note.seat

    def _sentence(self, event: Event) -> str | None:
        """An event in words; dice say what for, and leads in which language they are."""
        scene, words = self.scene, self.scene.words
        if event.kind == t.E_OPTION:
            return scene.say(
                "play-fallout-picked",
                player=scene.player(event.seat),
                lead=scene.story(f"encounter-{self.stories.encounter(event)}.lead-{event.b + 1}"),
            )
        if event.kind == t.E_DICE:
            faces = (event.a % _FACES, event.a // _FACES % _FACES, event.a // _FACES**2)
            name = "fight" if event.b else "test"
            shown = words.faces(faces) if event.b else self._hits(faces)
            return scene.say(
                f"play-fallout-rolled-{name}", player=words.player(event.seat), **shown
            )
        return log_line(words, scene.game.book.happening(event))

    def _hits(self, faces: Sequence[int]) -> dict[str, object]:
        """Dice of a test: their hit icons, for areas do not count."""
        shown: dict[str, object] = {}
        for die, (name, face) in enumerate(zip(("one", "two", "three"), faces, strict=True)):
            hits = int(self.scene.game.tables.die_hits[die * 6 + face]) if face < t.KEPT else 0
            kept = self.scene.noun("die", "kept")
            shown[name] = kept if face == t.KEPT else self.scene.words.say("die-blank", hits=hits)
        return shown

    def _read_aloud(self, event: Event, stories: Iterable[str]) -> Iterator[str]:
        """Stories, and what an encounter's option asks and gives once it is chosen."""
        yield from map(self.scene.story, stories)
        if event.kind == t.E_OPTION:
            texts = self.scene.texts_at(self.stories.level)
            yield " ".join(texts.encounter_outcome(self.stories.encounter(event), event.b + 1))
