"""The part of `overseer bench` about environments: our games beside those of others."""

from __future__ import annotations

import json
import subprocess
import sys

from rich import box
from rich.table import Table

from overseer.bench.envs import PLAYOUTS, SEARCH, SEEN, STEPS, Figure, missing
from overseer.cli.printing import printer
from overseer.kernel.errors import OverseerError
from overseer.texts.bundles import Texts

SECONDS = 1.0
QUICK_SECONDS = 0.01


def measure_envs(*, quick: bool) -> list[Figure]:
    """All figures, from a process of its own."""
    seconds = QUICK_SECONDS if quick else SECONDS
    command = [sys.executable, "-m", "overseer.bench.envs", str(seconds)]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode != 0:
        raise OverseerError(f"the measuring process ended with code {run.returncode}; see above")
    return [Figure(**figure) for figure in json.loads(run.stdout.splitlines()[-1])]


def show_envs(words: Texts, figures: list[Figure]) -> None:
    """A table for each thing that is measured, the quickest first."""
    console = printer()
    for what in (STEPS, SEEN, PLAYOUTS, SEARCH):
        console.print(words.format(f"bench-envs-{what}"))
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("whose", "game"):
            table.add_column(words.format(f"bench-envs-{column}"))
        rows = [figure for figure in figures if figure.what == what]
        counted = any(figure.choices for figure in rows)
        for column in ("rate", "choices") if counted else ("rate",):
            table.add_column(words.format(f"bench-envs-{column}"), justify="right")
        for figure in sorted(rows, key=lambda figure: -figure.rate):
            rates = (figure.rate, figure.choices) if counted else (figure.rate,)
            numbers = [
                words.format("bench-envs-number", number=round(rate)) if rate else ""
                for rate in rates
            ]
            table.add_row(figure.whose, figure.game, *numbers)
        console.print(table)
    for name in missing():
        console.print(words.format("bench-envs-missing", name=name))
