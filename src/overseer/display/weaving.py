"""Weaving a web: cards are placed in columns by how far they are, and their ways become curves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from overseer.display.web import WayStyle, Web, WebCard, WebChapter, WebRow, WebTag, WebWay

WIDTH = 222  # of a card
GAP = 62  # between columns
BETWEEN = 16  # cards of a column
HEAD = 27
LINE = 15
FOOT = 18
PILL = 42
OPENS = 17  # above a card that opens a vault
MARGIN = 24
TITLE = 58
AFTER = 34  # a chapter
LETTER = 5.6  # the mean width of a letter of a row
WIDE = 6.4  # of a Cyrillic one
TEXT = WIDTH - 34
_MOST_LINES = 2
_END = 26  # for the sign of an end


@dataclass(slots=True)
class Thread:
    """A way before it is drawn; a row of -1 leaves from the card as a whole."""

    target: str
    style: WayStyle
    row: int = -1


@dataclass(slots=True)
class Tag:
    """A mark before it is placed."""

    text: str
    to: list[str] = field(default_factory=list)
    lot: bool = False


@dataclass(slots=True)
class Row:
    """A part of a card before it is placed."""

    icon: str
    text: str
    spoken: str
    tags: list[Tag] = field(default_factory=list)


@dataclass(slots=True)
class Knot:
    """A card before it is placed."""

    key: str
    kind: Literal["scenario", "quest", "encounter", "lot"]
    name: str
    number: int = 0
    about: str = ""
    opens: str = ""
    ends: bool = False
    text: str = ""
    rows: list[Row] = field(default_factory=list)
    threads: list[Thread] = field(default_factory=list)

    @property
    def height(self) -> float:
        """How much room it takes."""
        rows = sum(_height(row) for row in self.rows)
        return (HEAD + rows if self.kind in ("quest", "scenario") else PILL + rows) + (
            OPENS if self.opens else 0
        )


@dataclass(slots=True)
class Story:
    """A chapter before it is placed; its roots come first."""

    key: str
    kind: Literal["scenario", "arc", "lot"]
    title: str
    about: str
    knots: list[Knot]


def weave(title: str, legend: list[tuple[str, str]], stories: Sequence[Story]) -> Web:
    """A web of some stories, one below the other."""
    chapters, y = [], float(MARGIN)
    for story in stories:
        chapters.append(_chapter(story, y))
        y += chapters[-1].height + AFTER
    width = max((chapter.width for chapter in chapters), default=0) + 2 * MARGIN
    return Web(title=title, legend=legend, width=width, height=y, chapters=chapters)


def text_width(text: str) -> float:
    """About how wide a text of a row is."""
    return sum(WIDE if "Ѐ" <= letter <= "ӿ" else LETTER for letter in text)


def _chapter(story: Story, top: float) -> WebChapter:
    columns = _columns(story.knots)
    tallest = max(_tall(column) for column in columns)
    placed: dict[str, tuple[Knot, float, float]] = {}
    for number, column in enumerate(columns):
        y = top + TITLE + (tallest - _tall(column)) / 2
        for knot in column:
            placed[knot.key] = (knot, MARGIN + number * (WIDTH + GAP), y)
            y += knot.height + BETWEEN
    return WebChapter(
        key=story.key,
        kind=story.kind,
        title=story.title,
        about=story.about,
        y=top,
        width=len(columns) * (WIDTH + GAP) - GAP + _END,
        height=TITLE + tallest,
        cards=[_card(*each) for each in placed.values()],
        ways=[way for each in placed.values() for way in _ways(*each, placed)],
    )


def _columns(knots: Sequence[Knot]) -> list[list[Knot]]:
    """The cards by their distance from the roots, each near those that lead to it."""
    by_key = {knot.key: knot for knot in knots}
    called = {thread.target for knot in knots for thread in knot.threads if thread.target in by_key}
    columns = [[knot for knot in knots if knot.key not in called] or [knots[0]]]
    seen = {knot.key for knot in columns[0]}
    while True:
        follows = [
            by_key[thread.target]
            for knot in columns[-1]
            for thread in knot.threads
            if thread.target in by_key
        ]
        fresh = list({knot.key: knot for knot in follows if knot.key not in seen}.values())
        if not fresh:
            # A ring of cards that nothing from outside leads to.
            fresh = [knot for knot in knots if knot.key not in seen][:1]
            if not fresh:
                return columns
            columns[0] += fresh
            seen.update(knot.key for knot in fresh)
            continue
        seen.update(knot.key for knot in fresh)
        columns.append(_sorted(fresh, columns[-1]))


def _sorted(knots: Sequence[Knot], before: Sequence[Knot]) -> list[Knot]:
    """The cards of a column, each at the mean place of what leads to it."""
    ports: dict[str, list[float]] = {}
    for place, knot in enumerate(before):
        for thread in knot.threads:
            port = place + (thread.row + 1) / (len(knot.rows) + 2)
            ports.setdefault(thread.target, []).append(port)
    means = {key: sum(each) / len(each) for key, each in ports.items()}
    return sorted(knots, key=lambda knot: (means[knot.key], knot.number))


def _tall(column: Sequence[Knot]) -> float:
    return sum(knot.height for knot in column) + BETWEEN * (len(column) - 1)


def _height(row: Row) -> float:
    lines = len(_lines(row.text))
    return 4 + LINE * lines + (FOOT if row.tags else 0)


def _card(knot: Knot, x: float, y: float) -> WebCard:
    return WebCard(
        key=knot.key,
        kind=knot.kind,
        number=knot.number,
        name=knot.name,
        about=knot.about,
        opens=knot.opens,
        ends=knot.ends,
        text=knot.text,
        rows=list(_rows(knot)),
        x=x,
        y=y + (OPENS if knot.opens else 0),
        width=WIDTH,
        height=knot.height - (OPENS if knot.opens else 0),
    )


def _rows(knot: Knot) -> Iterator[WebRow]:
    y = float(HEAD if knot.kind in ("quest", "scenario") else PILL)
    for row in knot.rows:
        yield WebRow(
            icon=row.icon,
            lines=_lines(row.text),
            text=row.spoken,
            tags=list(_tags(row.tags)),
            y=y,
            height=_height(row),
        )
        y += _height(row)


def _tags(tags: Sequence[Tag]) -> Iterator[WebTag]:
    x = 26.0
    for tag in tags:
        width = text_width(tag.text) + 8
        yield WebTag(text=tag.text, to=tag.to, lot=tag.lot, x=x, width=width)
        x += width + 4


def _lines(text: str) -> list[str]:
    """A text on two lines at most; what does not fit is left out."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer) <= TEXT or not lines[-1]:
            lines[-1] = longer
        elif len(lines) < _MOST_LINES:
            lines.append(word)
        else:
            while text_width(lines[-1] + "…") > TEXT:
                lines[-1] = lines[-1].rpartition(" ")[0]
            lines[-1] += "…"
            break
    return [line for line in lines if line]


def _ways(
    knot: Knot, x: float, y: float, placed: Mapping[str, tuple[Knot, float, float]]
) -> Iterator[WebWay]:
    top = y + (OPENS if knot.opens else 0)
    ports = [top + row.y + row.height / 2 for row in _rows(knot)]
    middle = (y + knot.height + top) / 2
    for thread in knot.threads:
        if thread.target not in placed:
            continue
        target, right, below = placed[thread.target]
        offset = OPENS if target.opens else 0
        head = HEAD / 2 if target.kind in ("quest", "scenario") else PILL / 2
        begin = (x + WIDTH, ports[thread.row] if thread.row >= 0 else middle)
        end = (right, below + offset + head)
        yield WebWay(
            source=knot.key,
            target=target.key,
            style=thread.style,
            path=_curve(begin, end),
            x=end[0],
            y=end[1],
        )


def _curve(begin: tuple[float, float], end: tuple[float, float]) -> str:
    """A curve that leaves and arrives level; one that leads back swings out on both sides."""
    (x, y), (right, below) = begin, (end[0] - 7, end[1])
    bend = GAP * 0.55 if right > x else GAP * 1.6
    points = (x + bend, y, right - bend, below, right, below)
    return f"M{x:g} {y:g}C" + " ".join(f"{point:g}" for point in points)
