"""The menu of Shelter: placements by level and room, items, then the rest.

Options that differ only in which dweller goes share a number, and the dweller is asked for next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from overseer.cli.terminal.menu import Entry, Group, Menu, Row, column
from overseer.cli.terminal.shelter import icons
from overseer.cli.terminal.shelter.scene import LEFT, RIGHT, Place, Scene
from overseer.display.shelter.course import placement_of
from overseer.display.shelter.placement import PlacementView
from overseer.games.shelter import terms as t
from overseer.games.shelter.doubling import has_letter
from overseer.games.shelter.notation import space_name
from overseer.games.shelter.odds import odds_after
from overseer.kernel.decision import Option


@dataclass(frozen=True)
class PlaceEntry(Entry):
    """A space with the dwellers who may go there."""

    place: Place | None = None


@dataclass(frozen=True)
class LevelGroup(Group):
    """The rooms of a level of the vault."""

    level: int = 0


def menu_of(scene: Scene) -> Menu:
    """The menu of the open decision."""
    decision = scene.decision
    assert decision is not None
    maker = _Maker(scene)
    options = list(decision.options)
    if decision.prompt == t.ASK_TURN:
        return Menu(scene.question, tuple(maker.turn(options)), is_turn=True)
    return Menu(scene.question, (maker.listed(options),))


def dweller_menu(scene: Scene, entry: Entry) -> Menu:
    """The menu of who goes to a space."""
    place = scene.places[entry.space]
    entries: list[Entry] = []
    for number, option in enumerate(entry.options, start=1):
        matches = has_letter(scene.vault.cards, option.c, option.a)
        note = scene.say("play-twice") if matches else ""
        who = scene.words.dweller(option.a)
        entries.append(Entry(number, (option,), who[0].upper() + who[1:], note=note))
    question = scene.say("play-who", where=scene.place_name(place), space=place.name)
    return Menu(question, (column(entries),))


class _Maker:
    """Makes entries, numbered in the order in which they are made."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.number = 0

    def turn(self, options: Sequence[Option]) -> Iterable[Group]:
        """A turn: placements level by level, then items, then the pass."""
        places = self._by_place(options)
        for level, found in groupby(places, key=lambda pair: pair[0].level):
            title = self.scene.level_name(level)
            yield LevelGroup(tuple(self._rooms(list(found))), title, level)
        uses = [option for option in options if option.verb == t.USE]
        if uses:
            yield self.listed(uses, self.scene.say("play-items"))
        rest = [option for option in options if option.verb not in (t.PLACE, t.USE)]
        yield self.listed(rest)

    def listed(self, options: Sequence[Option], title: str = "") -> Group:
        """Options one below the other."""
        return column([self._entry(option) for option in options], title)

    def _by_place(self, options: Sequence[Option]) -> list[tuple[Place, tuple[Option, ...]]]:
        by_space: dict[str, list[Option]] = {}
        for option in options:
            if option.verb == t.PLACE:
                by_space.setdefault(space_name(option.b), []).append(option)
        return [
            (place, tuple(by_space[name]))
            for name, place in self.scene.places.items()
            if name in by_space
        ]

    def _rooms(self, places: list[tuple[Place, tuple[Option, ...]]]) -> Iterable[Row]:
        """The rooms of a level; a threat, whose fight needs more words, has a row of its own."""
        for _, found in groupby(places, key=lambda pair: _row_key(pair[0])):
            pairs = list(found)
            place = pairs[0][0]
            entries = tuple(self._placement(*pair) for pair in pairs)
            name = self.scene.room_name(place)
            if place.threat is not None:
                threat = self.scene.words.card_name("threat", place.threat.id)
                name = f"{icons.THREAT}.{place.number} {threat}"
            yield Row(name[0].upper() + name[1:], entries)

    def _placement(self, place: Place, options: tuple[Option, ...]) -> Entry:
        self.number += 1
        sketch = icons.deal(place.card, place.fight)
        title = self.scene.place_name(place)
        words = self.scene.deal_words(place)
        if place.threat is not None:
            name = self.scene.words.card_name("threat", place.threat.id)
            title = self.scene.say("play-threat-on", threat=name, where=title)
        note = ", ".join(note for note in self._notes(place, options) if note)
        return PlaceEntry(self.number, options, title, sketch, words, note, place.name, place)

    def _entry(self, option: Option) -> Entry:
        """An option with what the display foresees of it."""
        self.number += 1
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        preview = scene.display.preview(scene.state, decision, option, scene.reader)
        assert preview is not None
        sketch, odds = Text(), [chance.percent for chance in preview.chances]
        for card in option.targets.cards:
            if card.kind == "room":
                sketch = icons.room(scene.words.rooms[card.id])
        note = self._percent(odds[0], odds[-1]) if odds else ""
        words = " ".join(f"{told.removesuffix('.')}." for told in preview.notes)
        return Entry(self.number, (option,), preview.title, sketch, words, note)

    def _notes(self, place: Place, options: tuple[Option, ...]) -> Iterable[str]:
        """Odds, the rooms that can be paid for, and what would give the reward twice."""
        scene, option, decision = self.scene, options[0], self.scene.decision
        assert decision is not None
        placement = placement_of(scene.vault, int(decision.seat), option)
        assert placement is not None
        view = PlacementView(scene.words, scene.vault, placement)
        odds = odds_after(scene.vault, option) if place.fight else None
        if odds is not None:
            yield self._percent(round(100 * odds.bare), round(100 * odds.best))
        yield ", ".join(view.rooms())
        letter = place.card.letter
        if letter and any(has_letter(scene.vault.cards, each.c, each.a) for each in options):
            yield scene.say("play-doubled-by", who=letter)
        elif outfit := next(view.outfits(), ""):
            yield scene.say("play-doubled-by", who=outfit)

    def _percent(self, bare: int, best: int) -> str:
        if bare == best:
            return self.scene.say("play-odds", chance=bare)
        return self.scene.say("play-odds-items", chance=bare, best=best)


def _row_key(place: Place) -> tuple[str, str]:
    return place.room or "", place.name if place.threat is not None else ""


def is_left(entry: Entry) -> bool:
    """Whether an entry is the left half of a room."""
    return _is_half(entry, LEFT)


def is_right(entry: Entry) -> bool:
    """Whether an entry is the right half of a room."""
    return _is_half(entry, RIGHT)


def _is_half(entry: Entry, half: int) -> bool:
    place = entry.place if isinstance(entry, PlaceEntry) else None
    return place is not None and place.half == half and place.threat is None
