"""Parts of `overseer bench`: the arena, the server's load, and the page."""

from __future__ import annotations

from msgspec import Struct
from rich import box
from rich.table import Table

from overseer.bench.arena import Crew
from overseer.bench.load import Deed, Load, Loaded
from overseer.bench.page import PageFigures
from overseer.cli.printing import printer
from overseer.registry import BUILT_IN
from overseer.texts.bundles import Texts

GAMES = tuple(name for name, game in BUILT_IN.items() if game.goals is not None)
TABLES = (1, 50, 200, 500)  # in play at the same time, at a pace of people
HURRIED = (1, 50)  # without any pace
BESIDE_LONG = 200  # in play beside a table with a very long journal
SECONDS = 10.0
MOVES = 20  # after which the board is watched
QUICK_TABLES = 4
QUICK_SECONDS = 2.0  # long enough for a move or two at every pace
QUICK_MOVES = 2
QUICK_LINES = 500

_WIDTH = 130  # columns that the widest table needs
_LOADED = (
    "tables",
    "moves-per-second",
    "median-ms",
    "slowest-ms",
    "processor-ms",
    "busy-ms",
    "held-up-ms",
    "table-memory",
    "socket-memory",
)


class Server(Struct, frozen=True):
    """What a server does with tables in play, and with very long games."""

    loads: list[Loaded]
    long: dict[str, list[Deed]]  # asked of a very long game, by game
    beside: int  # tables in play meanwhile
    lines: int  # of the very long game


def measure_server(*, quick: bool) -> Server:
    """What a server does, early and late in games, and beside very long ones."""
    from overseer.bench import load

    if quick:
        first, *_, last = GAMES
        loads = [
            Load(game=first, tables=QUICK_TABLES, seconds=QUICK_SECONDS),
            Load(game=last, tables=QUICK_TABLES, seconds=QUICK_SECONDS, late=True),
            Load(game=last, tables=QUICK_TABLES, seconds=QUICK_SECONDS, pace=0.0),
        ]
    else:
        loads = [
            Load(game=game, tables=tables, late=late, seconds=SECONDS)
            for game in GAMES
            for late in (False, True)
            for tables in TABLES
        ]
        loads += [
            Load(game=game, tables=tables, pace=0.0, seconds=SECONDS)
            for game in GAMES
            for tables in HURRIED
        ]
    beside, lines = (QUICK_TABLES, QUICK_LINES) if quick else (BESIDE_LONG, load.LONG)
    return Server(
        [load.measure(each) for each in loads],
        {game: load.measure_long(game, beside, lines) for game in GAMES},
        beside=beside,
        lines=lines,
    )


def measure_arena(*, quick: bool) -> list[Crew]:
    """How many games a second bots play, by who does the work."""
    from overseer.bench import arena

    return arena.measure(quick=quick)


def show_arena(words: Texts, crews: list[Crew]) -> None:
    """Print what was measured of the arena, beside what one process does."""
    console = printer()
    console.print(words.format("bench-title-arena"), soft_wrap=True)
    table = Table(box=box.SIMPLE, pad_edge=False)
    for number, name in enumerate(("workers", "games-per-second", "ratio", "start-seconds")):
        table.add_column(words.format(f"bench-{name}"), justify="right" if number else "left")
    for crew in crews:
        table.add_row(
            words.format(f"bench-workers-{crew.workers}"),
            words.format("bench-decimal", number=crew.games),
            words.format("bench-times", ratio=crew.games / crews[0].games),
            words.format("bench-decimal", number=crew.start),
        )
    console.print(table)


def measure_page(*, quick: bool) -> PageFigures:
    """How heavy the page is, and how quick."""
    from overseer.bench import page

    return page.measure(QUICK_MOVES if quick else MOVES)


def show_server(words: Texts, server: Server) -> None:
    """Print what a server does."""
    _print(words.format("bench-title-server"))
    for paced in (True, False):
        table = _table(words, "played", *_LOADED)
        for loaded in server.loads:
            load = loaded.load
            if (load.pace > 0) == paced:
                stage = words.format("bench-late" if load.late else "bench-early")
                title = words.format(f"server-title-{load.game}")
                figures = (load.tables, *_figures(loaded))
                table.add_row(f"{title}, {stage}", *(_number(words, each) for each in figures))
        _print(words.format("bench-paced" if paced else "bench-unpaced"), table)
    for game, deeds in server.long.items():
        table = _table(words, "asked", "took-ms", "busy-ms", "held-up-ms")
        for deed in deeds:
            row = (_number(words, each) for each in (deed.took, deed.busy, deed.late))
            table.add_row(words.format(f"bench-deed-{deed.name}"), *row)
        title = words.format(f"server-title-{game}")
        _print(
            words.format("bench-long", game=title, lines=server.lines, tables=server.beside), table
        )


def show_page(words: Texts, figures: PageFigures) -> None:
    """Print how heavy the page is, and how quick."""
    table = _table(words, "language", "home-kb", "table-kb", "surface-kb")
    for weight in figures.weights:
        sizes = (weight.home / 1000, weight.table / 1000, weight.surface / 1000)
        table.add_row(weight.language, *(_number(words, size) for size in sizes))
    settling = words.format(
        "bench-settling",
        moves=figures.moves,
        still=_number(words, figures.still),
        moving=_number(words, figures.moving),
    )
    smooth = _table(words, "gesture", "frames", "worst-ms")
    for gesture in figures.gestures:
        name = words.format(f"bench-gesture-{gesture.name}")
        smooth.add_row(name, *(_number(words, each) for each in (gesture.frames, gesture.worst)))
    walking = words.format("bench-walking", walk=_number(words, figures.walk))
    _print(words.format("bench-title-page"), table, settling, walking, smooth)


def _figures(loaded: Loaded) -> tuple[float, ...]:
    """The figures of a load, in the order of `_LOADED` from the second on."""
    return (
        loaded.moves,
        loaded.median,
        loaded.slowest,
        loaded.processor,
        loaded.busy,
        loaded.late,
        loaded.table,
        loaded.socket,
    )


def _table(words: Texts, first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(words.format(f"bench-{first}"), no_wrap=True)
    for column in others:
        table.add_column(words.format(f"bench-{column}"), justify="right")
    return table


def _number(words: Texts, number: float) -> str:
    """A number with decimals where they say something."""
    whole = abs(number) >= 100 or number == int(number)
    return words.format("bench-whole" if whole else "bench-decimal", number=number)


def _print(*parts: str | Table) -> None:
    console = printer()
    console.width = max(console.width, _WIDTH)
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
