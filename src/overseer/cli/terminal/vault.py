"""The vault drawn in cross-section: levels as rows, the elevator in the middle.

A space is two or three lines: what it costs, what it gives, and its floor with its number, its
circles or dwellers, and its letter. A threat covers the floor only, so that what is printed
beneath stays readable; what the threat itself demands is told at the foot of its level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal import icons
from overseer.cli.terminal.odds import column_chance
from overseer.cli.terminal.paper import fit
from overseer.cli.terminal.scene import Place, Scene
from overseer.cli.terminal.seen import LevelSeen, RoomSeen

_SLOTS = 6
_FRAMES = 8  # vertical lines in a row
_LEAST_CELL = 5
_MOST_CELL = 11
_ONE_LINE_DEALS = 8  # from this width on, cost and reward share a line
_SEVEN = 7


def draw_vault(scene: Scene, width: int) -> list[Text]:
    """The vault as lines, none longer than the width, which is at least 80."""
    return list(_Drawing(scene, width).lines())


class _Drawing:
    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        spare = width - _FRAMES - _SLOTS
        self.cell = max(_LEAST_CELL, min(_MOST_CELL, (spare - 1) // (2 * _SLOTS + 1)))
        self.room = 2 * self.cell + 1
        self.inner = _SLOTS * self.room + self.cell + _FRAMES - 2
        self.one_line = self.cell >= _ONE_LINE_DEALS

    def lines(self) -> Iterator[Text]:
        yield self._columns()
        for level in self.scene.seen.levels:
            yield self._ceiling(level)
            yield from self._level(level)
            yield from self._notes(level)
        yield Text(f"└{'─' * self.inner}┘", "frame")

    def _columns(self) -> Text:
        """Over each column its dice sum, and how likely that is."""
        numbers = self.scene.seen.columns
        cells = [self._column(numbers[place]) for place in range(2 * _SLOTS)]
        rooms = [
            Text.assemble(cells[2 * slot], " ", cells[2 * slot + 1]) for slot in range(_SLOTS)
        ]
        seven = fit(Text("7 –".center(self.cell), "quiet"), self.cell)
        return self._row(rooms, seven, " ", " ")

    def _column(self, number: int | None) -> Text:
        if number is None:
            return fit(Text("–".center(self.cell), "quiet"), self.cell)
        chance = f"{round(100 * column_chance(number))}%"
        gap = " " if self.cell > _LEAST_CELL or number < 10 or len(chance) < 3 else ""
        return fit(Text(f"{number}{gap}{chance}".center(self.cell)), self.cell)

    def _ceiling(self, level: LevelSeen) -> Text:
        """The line over a level, which names it."""
        first = level.level == 0
        title = Text(f" L{level.level} ", "heading")
        if level.owner is None:
            title.append(f"{self.scene.say('level-top')} ")
        else:
            title.append(f"{self.scene.emblem(level.owner)} ", f"seat{level.owner}")
            title.append(f"{self.scene.words.player(level.owner)} ")
        count = sum(room is not None for room in level.rooms)
        tail = "" if level.owner is None else f" {icons.ICONS['build']} {count}/{_SLOTS} "
        fill = "─" * (self.inner - 2 - cell_len(title.plain) - cell_len(tail))
        left, right = ("┌", "┐") if first else ("├", "┤")
        return Text.assemble(
            (f"{left}─", "frame"), title, (fill, "frame"), (tail, "quiet"), (f"─{right}", "frame")
        )

    def _level(self, level: LevelSeen) -> Iterator[Text]:
        blocks = [self._room(room, level.level) for room in level.rooms]
        elevator = self._elevator(level)
        for i in range(len(elevator)):
            yield self._row([block[i] for block in blocks], elevator[i], "│", "║")

    def _row(self, rooms: Sequence[Text], elevator: Text, wall: str, shaft: str) -> Text:
        text = Text()
        for slot, room in enumerate(rooms):
            middle = slot == _SLOTS // 2
            if middle:
                text.append(shaft, "frame").append_text(elevator)
            text.append(shaft if middle else wall, "frame").append_text(room)
        return text.append(wall, "frame")

    def _room(self, room: RoomSeen | None, level: int) -> list[Text]:
        if room is None:
            blank = Text(" " * self.room)
            height = 3 if self.one_line else 4
            dots = fit(Text(("·  " * 3).strip().center(self.room), "frame"), self.room)
            return [dots if i == height // 2 else blank for i in range(height)]
        places = self.scene.places_of(room, level)
        name = fit(Text(self.scene.room_name(places[0]), "heading"), self.room)
        if len(places) == 1:
            return [name, *self._space(places[0], self.room)]
        left, right = (self._space(place, self.cell) for place in places)
        divider = Text("┊", "frame")
        pairs = zip(left, right, strict=True)
        return [name, *(Text.assemble(one, divider, two) for one, two in pairs)]

    def _elevator(self, level: LevelSeen) -> list[Text]:
        name = fit(Text(self.scene.say("play-elevator"), "quiet"), self.cell)
        if level.elevator is None:
            blank = Text(" " * self.cell)
            return [blank] * (3 if self.one_line else 4)
        place = self.scene.places[level.elevator.space]
        return [name, *self._space(place, self.cell)]

    def _space(self, place: Place, width: int) -> list[Text]:
        """The lines of a space: its deal as printed, and its floor."""
        closed = place.threat is not None or place.seen.occupant is not None
        cost = Text(icons.cost(place.printed), "quiet" if closed else "cost")
        reward = Text(icons.reward(place.printed), "quiet" if closed else "reward")
        floor = fit(self._floor(place, width), width)
        if not self.one_line:
            return [fit(cost, width), fit(reward, width), floor]
        arrow = icons.ARROW if cost.plain else ""
        return [fit(Text.assemble(cost, arrow, reward), width), floor]

    def _floor(self, place: Place, width: int) -> Text:
        """A space's number, then who or what is there, then its letter."""
        lit = place.name in self.scene.lit
        text = Text(place.number, "lamp" if lit else "number")
        if len(place.number) < 2:
            text.append(" ")
        if width > _LEAST_CELL:
            text.append(" ")
        if place.threat is not None:
            text.append(icons.THREAT, "threat")
        if place.seen.occupant is not None:
            return text.append_text(self._dwellers(place, width))
        if place.threat is not None:
            text.append(str(place.threat.fight or ""), "threat")
            mark = "+" if place.threat.fight and width > _LEAST_CELL else ""
            text.append(mark, "threat")
        circles = icons.OPEN if lit else icons.FREE
        if place.threat is None or (lit and width > _LEAST_CELL + 1):
            text.append(circles * (2 if place.card.linked else 1), "lamp" if lit else "")
        if place.card.injured_only:
            text.append(icons.INJURED)
        return text.append_text(self._letter(place.card.letter, width - cell_len(text.plain)))

    def _letter(self, letter: str, room: int) -> Text:
        """The letter of a space at its right edge."""
        shown = f"({letter})" if letter and room > 3 else letter
        return Text(shown.rjust(room))

    def _dwellers(self, place: Place, width: int) -> Text:
        """The dwellers on a space: emblem, `!` if injured, what they train, newcomers."""
        seat = place.seen.occupant
        assert seat is not None
        text = Text()
        training = "t" if width > _LEAST_CELL else ""
        for dweller in place.seen.dwellers:
            text.append(self.scene.emblem(seat), f"seat{seat}")
            text.append(icons.INJURED * dweller.injured, "refusal")
            text.append(f"{training}{dweller.training}" if dweller.training else "")
        if place.seen.new_dwellers:
            text.append(f"+{icons.NEW_DWELLER * (width > _LEAST_CELL)}")
        return text

    def _notes(self, level: LevelSeen) -> Iterator[Text]:
        """What the threats on a level demand and give, as many to a line as fit."""
        places = [place for place in self.scene.places.values() if place.level == level.level]
        line = Text()
        for place in places:
            if place.threat is None:
                continue
            note = self._note(place)
            if line.plain and cell_len(line.plain) + cell_len(note.plain) + 3 > self.inner:
                yield self._note_line(line)
                line = Text()
            line.append("   " if line.plain else "").append_text(note)
        if line.plain:
            yield self._note_line(line)

    def _note(self, place: Place) -> Text:
        assert place.threat is not None
        name = self.scene.words.card_name("threat", place.threat.id)
        return Text.assemble(
            (f"{icons.THREAT}{place.number}", "threat"),
            f" {name} ",
            icons.deal(place.card, place.fight),
        )

    def _note_line(self, line: Text) -> Text:
        return Text.assemble(("│", "frame"), fit(line, self.inner), ("│", "frame"))
