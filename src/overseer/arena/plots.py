"""Plots: points with intervals, and curves, drawn by matplotlib in the colours of a sheet."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from overseer.arena.extras import extra

WIDE, NARROW = 9.0, 3.6  # inches of 72 points: a desktop's column, and a phone's
_TITLE = 26  # letters of a line of a curve's title
# A colour that stands for one of the sheet, so that plots follow day and night.
INK, SOFT, HAIR, RED, GREEN, BLUE = "#010203", "#040506", "#070809", "#0a0b0c", "#0d0e0f", "#101112"
_COLOURS = {
    INK: "--ink",
    SOFT: "--ink-2",
    HAIR: "--hair",
    RED: "--red",
    GREEN: "--green",
    BLUE: "--blue",
}
_STYLE = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "overseer",  # equal plots are equal files
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": SOFT,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "grid.color": HAIR,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its interval, and what it is of."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Curve:
    """Values with their intervals over a range."""

    label: str  # of the axis
    values: Sequence[tuple[float, float, float]]  # not-a-numbers leave a gap
    level: tuple[float, float, float] | None = None  # what it is compared with


def rows(marks: Sequence[Mark], label: str, even: float | None = None) -> tuple[str, str]:
    """Values in rows, from top to bottom; `even` is a line across all of them."""

    def draw(figure: Any, width: float) -> None:
        axes = figure.subplots()
        places = range(len(marks))
        axes.hlines(places, [m.low for m in marks], [m.high for m in marks], color=BLUE, lw=3)
        axes.plot([m.value for m in marks], places, "o", color=INK, ms=7)
        if even is not None:
            axes.axvline(even, color=RED, lw=1, ls="--")
        axes.set_yticks(places, [m.name for m in marks])
        axes.set_ylim(len(marks) - 0.5, -0.5)
        axes.set_xlabel(label)
        axes.grid(axis="x", lw=0.6)
        axes.locator_params(axis="x", nbins=8 if width == WIDE else 4)

    return _drawn(draw, lambda width: 0.8 + 0.34 * len(marks))


def curves(ticks: Sequence[str], shown: Sequence[Curve], label: str) -> tuple[str, str]:
    """Curves over the same range, side by side, or below each other where it is narrow."""

    def draw(figure: Any, width: float) -> None:
        across = len(shown) if width == WIDE else 1
        grid = figure.subplots(-(-len(shown) // across), across, squeeze=False)
        for axes, curve in zip(grid.flat, shown, strict=True):
            places = range(len(ticks))
            middle, low, high = zip(*curve.values, strict=True)
            axes.fill_between(places, low, high, color=BLUE, alpha=0.25, lw=0)
            axes.plot(places, middle, "o-", color=INK, ms=5, lw=1.5)
            if curve.level is not None:
                value, below, above = curve.level
                axes.axhspan(below, above, color=RED, alpha=0.12, lw=0)
                axes.axhline(value, color=RED, lw=1, ls="--")
            axes.set_xticks(places, ticks)
            axes.set_xlabel(label)
            title = fill(curve.label, _TITLE)
            axes.set_title(title, fontsize=10, loc="left")
            axes.grid(axis="y", lw=0.6)

    return _drawn(draw, lambda width: 3.0 if width == WIDE else 2.6 * len(shown))


def check_plots() -> None:
    """Refuse to begin where nothing can be drawn."""
    extra("matplotlib", "arena")


def _drawn(draw: Callable[[Any, float], None], height: Callable[[float], float]) -> tuple[str, str]:
    """A plot in both widths, as SVG for a sheet."""
    matplotlib = extra("matplotlib", "arena")
    figures = extra("matplotlib.figure", "arena")
    drawn = []
    for width in (WIDE, NARROW):
        with matplotlib.rc_context(_STYLE):
            figure = figures.Figure(figsize=(width, height(width)), layout="constrained")
            draw(figure, width)
            file = io.StringIO()
            figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
        drawn.append(_in_sheet(file.getvalue()))
    return drawn[0], drawn[1]


def _in_sheet(svg: str) -> str:
    """The picture alone, in the colours and letters of the sheet."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"(font: [0-9.]+px) [^;\"]*", r"\1 var(--text)", svg)
    for colour, name in _COLOURS.items():
        svg = svg.replace(colour, f"var({name})")
    return svg.strip()
