"""The vault drawn in cross-section: levels as rows, the elevator in the middle.

A space is two or three lines: what it costs, what it gives, and its floor with its number, its
circles or dwellers, and its letter. A threat covers the floor only, so that what is printed
beneath stays readable; what the threat itself demands is told at the foot of its level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.paper import fit, styled
from overseer.cli.terminal.shelter import icons
from overseer.cli.terminal.shelter.scene import Place, Scene
from overseer.games.shelter.odds import column_chance
from overseer.games.shelter.table import ShelterLevel, ShelterRoom

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
        rooms = [Text.assemble(cells[2 * slot], " ", cells[2 * slot + 1]) for slot in range(_SLOTS)]
        seven = fit(Text("7 –".center(self.cell), "quiet"), self.cell)
        return self._row(rooms, seven, " ", " ")

    def _column(self, number: int | None) -> Text:
        if number is None:
            return fit(Text("–".center(self.cell), "quiet"), self.cell)
        chance = f"{round(100 * column_chance(number))}%"
        gap = " " if self.cell > _LEAST_CELL or number < 10 or len(chance) < 3 else ""
        return fit(Text(f"{number}{gap}{chance}".center(self.cell)), self.cell)

    def _ceiling(self, level: ShelterLevel) -> Text:
        """The line over a level, which names it."""
        first = level.level == 0
        title = styled(f" L{level.level} ", "heading")
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

    def _level(self, level: ShelterLevel) -> Iterator[Text]:
        """The rooms and the elevator; a level that has no room yet is drawn flat."""
        elevator = self._elevator(level)
        if not any(level.rooms):
            elevator = elevator[-2:]
        height = len(elevator)
        blocks = [self._room(room, level.level, height) for room in level.rooms]
        for i in range(height):
            yield self._row([block[i] for block in blocks], elevator[i], "│", "║")

    def _row(self, rooms: Sequence[Text], elevator: Text, wall: str, shaft: str) -> Text:
        text = Text()
        for slot, room in enumerate(rooms):
            middle = slot == _SLOTS // 2
            if middle:
                text.append(shaft, "frame").append_text(elevator)
            text.append(shaft if middle else wall, "frame").append_text(room)
        return text.append(wall, "frame")

    def _room(self, room: ShelterRoom | None, level: int, height: int) -> list[Text]:
        if room is None:
            blank = Text(" " * self.room)
            dots = fit(Text("·  ·  ·".center(self.room), "frame"), self.room)
            return [dots if i == (height - 1) // 2 else blank for i in range(height)]
        places = self.scene.places_of(room, level)
        name = fit(Text(self.scene.room_name(places[0]), "heading"), self.room)
        if len(places) == 1:
            return [name, *self._space(places[0], self.room)]
        left, right = (self._space(place, self.cell) for place in places)
        divider = Text("┊", "frame")
        pairs = zip(left, right, strict=True)
        return [name, *(Text.assemble(one, divider, two) for one, two in pairs)]

    def _elevator(self, level: ShelterLevel) -> list[Text]:
        """The elevator, whose deal is always short enough for one line."""
        name = fit(Text(self.scene.say("play-elevator"), "quiet"), self.cell)
        blank = Text(" " * self.cell)
        lines = [blank, blank]
        if level.elevator is not None:
            place = self.scene.places[level.elevator.space]
            lines = self._space(place, self.cell, one_line=True)
        return [name, *lines] if self.one_line else [name, blank, *lines]

    def _space(self, place: Place, width: int, one_line: bool = False) -> list[Text]:
        """The lines of a space: its deal as printed, and its floor."""
        closed = place.threat is not None or place.seen.occupant is not None
        cost = Text(icons.marks(place.printed))
        cost.append(icons.cost(place.printed), "cost")
        reward = Text(icons.reward(place.printed), "reward")
        floor = fit(self._floor(place, width), width)
        lines = [cost, reward]
        if one_line or self.one_line:
            arrow = icons.ARROW if cost.plain else ""
            lines = [Text.assemble(cost, arrow, reward)]
        if closed:
            lines = [Text(line.plain, "quiet") for line in lines]
        return [*(fit(line, width) for line in lines), floor]

    def _floor(self, place: Place, width: int) -> Text:
        """A space's number, then who or what is there, then its letter, if there is room."""
        lit = place.name in self.scene.lit
        text = styled(f".{place.number}", "lamp" if lit else "number")
        if width > _LEAST_CELL:
            text.append(" " * (3 + (width > _ONE_LINE_DEALS) - cell_len(text.plain)))
        if place.threat is not None:
            text.append(icons.OPEN_THREAT if lit else icons.THREAT, "threat")
        if place.seen.occupant is not None:
            return self._occupied(place, text, width)
        if place.threat is None:
            text.append(icons.OPEN if lit else icons.FREE, "lamp" if lit else "")
        elif place.threat.fight:
            reach = f"{place.threat.fight}{'+' * self.one_line}"
            text.append(reach, "threat")
        room = width - cell_len(text.plain)
        letter = place.card.letter
        shown = f"({letter})" if letter and room > 3 else letter
        return text.append(shown.rjust(room)) if room else text

    def _occupied(self, place: Place, before: Text, width: int) -> Text:
        """A floor with dwellers, told as shortly as its width demands."""
        whole = Text.assemble(before, self._dwellers(place))
        if cell_len(whole.plain) <= width:
            return whole
        short = Text.assemble(before, self._dwellers(place, short=True))
        return short if cell_len(short.plain) <= width else short[1:]  # even without the point

    def _dwellers(self, place: Place, short: bool = False) -> Text:
        """The dwellers on a space: emblem, `!` if injured, what they train, newcomers.

        In short, two that are on the same space are drawn as one.
        """
        seat = place.seen.occupant
        assert seat is not None
        text = Text()
        for dweller in place.seen.dwellers[: 1 if short else None]:
            text.append(self.scene.emblem(seat), f"seat{seat}")
            text.append(icons.INJURED * dweller.injured, "refusal")
            if dweller.training:
                text.append(dweller.training if short else f"t{dweller.training}")
        if place.seen.new_dwellers:
            text.append("+" if short else f"+{icons.NEW_DWELLER * place.seen.new_dwellers}")
        return text

    def _notes(self, level: ShelterLevel) -> Iterator[Text]:
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
            (f"{icons.THREAT}.{place.number}", "threat"),
            f" {name} ",
            self.scene.say("stock-shelter-beaten")
            if place.seen.beaten
            else icons.deal(place.card, place.fight),
        )

    def _note_line(self, line: Text) -> Text:
        return Text.assemble(("│", "frame"), fit(line, self.inner), ("│", "frame"))
