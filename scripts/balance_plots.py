"""Plots as small SVG files: ranges in rows, rates with their intervals, and lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from xml.sax.saxutils import escape

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 190, 20, 44, 30
ROW = 18
INK, FAINT, BAND, DOT = "#1f2a30", "#b9c2c4", "#dfeee4", "#1d6f64"
COLOURS = ("#1d6f64", "#b0462f", "#4a5f9a")


@dataclass(slots=True)
class Picture:
    """A drawing that grows downwards."""

    title: str
    height: int
    shapes: list[str] = field(default_factory=list)

    def text(self, x: float, y: float, words: str, anchor: str = "start") -> None:
        """Write something."""
        self.shapes.append(
            f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None:
        """Draw a line."""
        self.shapes.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}" stroke-width="{width:g}"/>'
        )

    def dot(self, x: float, y: float, colour: str = DOT) -> None:
        """Draw a dot."""
        self.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')

    def box(self, x1: float, y1: float, x2: float, y2: float, colour: str) -> None:
        """Fill a rectangle."""
        self.shapes.append(
            f'<rect x="{x1:.1f}" y="{y1:.1f}" width="{x2 - x1:.1f}" height="{y2 - y1:.1f}" '
            f'fill="{colour}"/>'
        )

    def svg(self) -> str:
        """The whole file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" '
            f'width="{WIDTH}" height="{self.height}" role="img" font-family="sans-serif" '
            f'font-size="12" fill="{INK}">'
        )
        name = escape(self.title)
        return "\n".join(
            [
                head,
                f"<title>{name}</title>",
                f'<rect width="{WIDTH}" height="{self.height}" fill="#ffffff"/>',
                f'<text x="10" y="20" font-size="14" font-weight="bold">{name}</text>',
                *self.shapes,
                "</svg>\n",
            ]
        )


@dataclass(frozen=True, slots=True)
class Range:
    """One row: a thin line from end to end, a thick one in the middle, a dot, and what is fair."""

    label: str
    low: float
    high: float
    dot: float
    middle: tuple[float, float] | None = None
    band: tuple[float, float] | None = None


def ranges(title: str, rows: Sequence[Range], most: float, tick: float, unit: str = "") -> str:
    """Rows of ranges above one axis."""
    picture = Picture(title, TOP + ROW * len(rows) + BOTTOM)
    scale = (WIDTH - LEFT - RIGHT) / most

    def at(value: float) -> float:
        return LEFT + scale * min(value, most)

    bottom = TOP + ROW * len(rows)
    for i, row in enumerate(rows):
        if row.band is not None:
            top = TOP + ROW * i
            picture.box(at(row.band[0]), top, at(row.band[1]), top + ROW, BAND)
    value = 0.0
    while value <= most:
        picture.line(at(value), TOP, at(value), bottom, FAINT, 0.5)
        picture.text(at(value), bottom + 16, f"{value:g}{unit}", "middle")
        value += tick
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        picture.text(LEFT - 8, y + 4, row.label, "end")
        picture.line(at(row.low), y, at(row.high), y, INK, 1)
        if row.middle is not None:
            picture.line(at(row.middle[0]), y, at(row.middle[1]), y, DOT, 7)
            picture.line(at(row.dot), y - 6, at(row.dot), y + 6, INK, 2)
        else:
            picture.dot(at(row.dot), y)
    return picture.svg()


def lines(
    title: str, across: Sequence[str], rows: Iterable[tuple[str, Sequence[float]]], most: float
) -> str:
    """Lines over a few steps, each named at its end."""
    height = TOP + 200 + BOTTOM
    picture = Picture(title, height)
    left, right, bottom = 50, WIDTH - 170, TOP + 200
    step = (right - left) / max(1, len(across) - 1)

    def up(value: float) -> float:
        return bottom - 200 * min(value, most) / most

    for part in range(5):
        value = most * part / 4
        picture.line(left, up(value), right, up(value), FAINT, 0.5)
        picture.text(left - 8, up(value) + 4, f"{value:g}", "end")
    for i, name in enumerate(across):
        picture.text(left + step * i, bottom + 16, name, "middle")
    for number, (name, values) in enumerate(rows):
        colour = COLOURS[number % len(COLOURS)]
        points = [(left + step * i, up(value)) for i, value in enumerate(values)]
        for (x1, y1), (x2, y2) in pairwise(points):
            picture.line(x1, y1, x2, y2, colour, 2)
        for x, y in points:
            picture.dot(x, y, colour)
        x, y = points[-1]
        picture.text(x + 10, y + 4, name)
    return picture.svg()
