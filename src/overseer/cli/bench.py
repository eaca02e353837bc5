"""`overseer bench`: how fast engine, arena, server, page and environments are."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass

import msgspec
from rich import box
from rich.table import Table

from overseer.bench.page import NotMeasured
from overseer.bench.speed import EARLY, LATE, REFERENCE, Figures
from overseer.cli import bench_envs, bench_table
from overseer.cli.printing import printer
from overseer.kernel.errors import Malformed, OverseerError
from overseer.registry import BUILT_IN
from overseer.texts.bundles import Texts, in_language

THOROUGH = (0.5, 5)  # seconds per figure, repeats
QUICK = (0.02, 1)


GOALS = {name: game.goals for name, game in BUILT_IN.items() if game.goals is not None}


@dataclass(frozen=True, slots=True)
class Target:
    """A figure that should be reached, as it is for this machine."""

    name: str
    required: float
    measured: float
    reached: bool


@dataclass(frozen=True, slots=True)
class Bench:
    """Both engines of a game side by side; `compiled` is None where it has not been built."""

    game: str
    pure: Figures
    compiled: Figures | None

    @property
    def targets(self) -> list[Target]:
        """What should be reached, scaled by how this machine runs the calibration loop."""
        goals = GOALS[self.game]
        found: list[Target] = []
        if self.compiled is not None:
            engine = self.compiled
            clone = 1e6 / engine.clones
            limit = goals.clone * REFERENCE / engine.loop
            found.append(_at_least("decisions", goals.decisions, engine.decisions, engine))
            found.append(Target("clone", limit, clone, clone <= limit))
        if goals.pure_decisions:
            pure = self.pure
            found.append(_at_least("pure-decisions", goals.pure_decisions, pure.decisions, pure))
        return found

    def as_json(self) -> dict[str, object]:
        """All figures as JSON types."""
        ratio = None if self.compiled is None else self.compiled.decisions / self.pure.decisions
        return {
            "pure": _figures(self.pure),
            "compiled": None if self.compiled is None else _figures(self.compiled),
            "ratio": ratio,
            "targets": [asdict(target) for target in self.targets],
        }


def bench(
    what: str | None = None, *, quick: bool = False, json_: bool = False, language: str = "en"
) -> int:
    """Measure how fast the engine, the arena, the server, the page and the environments are.

    Parameters
    ----------
    what
        shelter or fallout, for the engine; arena; server; page; envs, for the environments;
        without it, all of them.
    quick
        Short runs, for a first impression.
    json_
        Print one JSON object instead of tables.
    language
        The code of a language, such as en.
    """
    words = in_language(language)
    parts = [*GOALS, "arena", "server", "page", "envs"]
    if what is not None and what not in parts:
        raise Malformed(f"There is no {what!r} to measure; there are {', '.join(parts)}.")
    told = {
        part: _bench_part(part, words, quick=quick, show=not json_)
        for part in (parts if what is None else [what])
    }
    if json_:
        machine = {"python": platform.python_version(), "reference_loop": REFERENCE}
        games = {name: told.pop(name) for name in GOALS if name in told}
        print(json.dumps({**machine, "games": games, **told}))
    return 0


def _bench_part(part: str, words: Texts, *, quick: bool, show: bool) -> object:
    """Measure a part, show it if asked to, and give it as JSON types."""
    if part == "arena":
        crews = bench_table.measure_arena(quick=quick)
        if show:
            bench_table.show_arena(words, crews)
        return [asdict(crew) for crew in crews]
    if part == "server":
        server = bench_table.measure_server(quick=quick)
        if show:
            bench_table.show_server(words, server)
        return msgspec.to_builtins(server)
    if part == "page":
        return _bench_page(words, quick=quick, show=show)
    if part == "envs":
        figures = bench_envs.measure_envs(quick=quick)
        if show:
            bench_envs.show_envs(words, figures)
        return [asdict(figure) for figure in figures]
    seconds, repeats = QUICK if quick else THOROUGH
    pure = _measure("1", part, seconds, repeats)
    compiled = _measure("0", part, seconds, repeats)
    measured = Bench(part, pure, compiled if compiled.compiled else None)
    if show:
        _Page(words, measured).show()
    return measured.as_json()


def _bench_page(words: Texts, *, quick: bool, show: bool) -> object:
    """The page, if there is a browser to look at it."""
    try:
        figures = bench_table.measure_page(quick=quick)
    except NotMeasured as missing:
        if show:
            print(words.format("bench-page-not-measured", reason=str(missing)))
        return None
    if show:
        bench_table.show_page(words, figures)
    return asdict(figures)


def _measure(pure: str, game: str, seconds: float, repeats: int) -> Figures:
    """The figures of one engine, from a process of its own."""
    command = [sys.executable, "-m", "overseer.bench.speed", game, str(seconds), str(repeats)]
    environment = {**os.environ, "OVERSEER_PURE": pure}
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode != 0:
        raise OverseerError(f"the measuring process ended with code {run.returncode}; see above")
    return Figures(**json.loads(run.stdout))


def _at_least(name: str, target: float, measured: float, engine: Figures) -> Target:
    required = target * engine.loop / REFERENCE
    return Target(name, required, measured, measured >= required)


def _figures(engine: Figures) -> dict[str, float]:
    return {
        "decisions_per_second": engine.decisions,
        "decisions_per_second_on_reference": engine.decisions * REFERENCE / engine.loop,
        "games_per_second": engine.games,
        "clones_per_second": engine.clones,
        "microseconds_per_clone": 1e6 / engine.clones,
        "microseconds_per_decision_early": engine.early,
        "microseconds_per_decision_late": engine.late,
        "growth_of_options": engine.growth_of_options,
        "loop_steps_per_second": engine.loop,
    }


class _Page:
    """The figures in words and a table on the standard output."""

    def __init__(self, words: Texts, measured: Bench) -> None:
        self.words = words
        self.measured = measured
        self.console = printer()

    def show(self) -> None:
        """Print it all."""
        self._line(f"bench-title-{self.measured.game}")
        self.console.print(self._table())
        if self.measured.compiled is None:
            self._line("bench-not-compiled")
        engine = self.measured.compiled or self.measured.pure
        self._line(
            "bench-growth",
            cost=engine.late / engine.early,
            options=engine.growth_of_options,
            early=EARLY,
            late=LATE,
        )
        self._line(
            "bench-calibration", share=engine.loop / REFERENCE, reference=REFERENCE / 1_000_000
        )
        for target in self.measured.targets:
            self._line(
                f"bench-target-{target.name}",
                required=self._number(target.required),
                measured=self._number(target.measured),
                reached="yes" if target.reached else "no",
            )

    def _table(self) -> Table:
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column("")
        for column in ("pure", "compiled", "ratio"):
            table.add_column(self.words.format(f"bench-{column}"), justify="right")
        pure = _figures(self.measured.pure)
        compiled = None if self.measured.compiled is None else _figures(self.measured.compiled)
        for name, one in pure.items():
            label = self.words.format(f"bench-{name.replace('_', '-')}", early=EARLY, late=LATE)
            if compiled is None:
                table.add_row(label, self._number(one), "-", "-")
            else:
                two = compiled[name]
                faster = one / two if name.startswith("microseconds") else two / one
                ratio = self.words.format("bench-times", ratio=faster)
                table.add_row(label, self._number(one), self._number(two), ratio)
        return table

    def _number(self, number: float) -> str:
        """A number with a decimal where that says something."""
        message = "bench-whole" if number >= 100 else "bench-decimal"
        return self.words.format(message, number=number)

    def _line(self, message: str, **arguments: object) -> None:
        self.console.print(self.words.format(message, fallback=False, **arguments), soft_wrap=True)
