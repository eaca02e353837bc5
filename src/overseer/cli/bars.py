"""Progress bars of commands that play many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from overseer.texts.bundles import Texts


@contextmanager
def bar(words: Texts, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar on the standard error, where that is a terminal."""
    console = Console(stderr=True)
    shown = Progress(
        TextColumn(words.format("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with shown:
        task = shown.add_task("", total=games, completed=done)
        yield lambda done: shown.update(task, completed=done)
