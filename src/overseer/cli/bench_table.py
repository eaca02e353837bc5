"""The part of `overseer bench` about the table in the browser: the server's load, and the page."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from overseer.arena.load import Load
from overseer.arena.page import PageFigures
from overseer.texts.bundles import Texts

TABLES = (1, 50, 200)  # in play at the same time
PACES = (1.0, 0.0)  # seconds between two moves at a table
SECONDS = 10.0
MOVES = 20  # after which the board is watched
QUICK_TABLES = (1, 5)
QUICK_SECONDS = 2.5  # long enough for a move or two at every pace
QUICK_MOVES = 2


def measure_load(*, quick: bool) -> list[Load]:
    """What a server does with some numbers of tables in play."""
    from overseer.arena import load

    tables, seconds = (QUICK_TABLES, QUICK_SECONDS) if quick else (TABLES, SECONDS)
    return [load.measure(number, pace, seconds) for pace in PACES for number in tables]


def measure_page(*, quick: bool) -> PageFigures:
    """How heavy the page is, and how quick."""
    from overseer.arena import page

    return page.measure(QUICK_MOVES if quick else MOVES)


def show_load(words: Texts, loads: Sequence[Load]) -> None:
    """Print what a server does."""
    _print(words.format("bench-title-server"))
    for paced in (True, False):
        table = _table(words, "tables", "moves-per-second", "median-ms", "slowest-ms")
        for load in loads:
            if (load.pace > 0) == paced:
                figures = (load.tables, load.moves, load.median, load.slowest)
                table.add_row(*(_number(words, figure) for figure in figures))
        _print(words.format("bench-paced" if paced else "bench-unpaced"), table)


def show_page(words: Texts, figures: PageFigures) -> None:
    """Print how heavy the page is, and how quick."""
    table = _table(words, "language", "home-kb", "table-kb")
    for weight in figures.weights:
        sizes = (weight.home / 1000, weight.table / 1000)
        table.add_row(weight.language, *(_number(words, size) for size in sizes))
    settling = words.format(
        "bench-settling",
        moves=figures.moves,
        still=_number(words, figures.still),
        moving=_number(words, figures.moving),
    )
    _print(words.format("bench-title-page"), table, settling)


def _table(words: Texts, first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(words.format(f"bench-{first}"))
    for column in others:
        table.add_column(words.format(f"bench-{column}"), justify="right")
    return table


def _number(words: Texts, number: float) -> str:
    """A number with decimals where they say something."""
    whole = number >= 100 or number == int(number)
    return words.format("bench-whole" if whole else "bench-decimal", number=number)


def _print(*parts: str | Table) -> None:
    console = Console(highlight=False)
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
