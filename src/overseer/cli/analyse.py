"""`overseer analyse`: a finished game looked back over, with its chances and its costly choices."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from overseer.arena.report import whole_percent_told
from overseer.bots.advice import advisor_of
from overseer.bots.advice.analysis import analyse as analysed
from overseer.bots.advice.recounted import recounted
from overseer.catalog.boxes import box_for
from overseer.cli.journals import of_file
from overseer.cli.printing import printer
from overseer.display.advice import Analysis
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.journal.files import read_journal
from overseer.journal.record import read_header
from overseer.journal.replay import retold
from overseer.kernel.errors import Malformed
from overseer.registry import registered
from overseer.texts.bundles import Texts, in_language, known_language

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # columns of a curve
MARKS = "ABC"


def analyse(
    journal: Path, *, pack: tuple[str, ...] = (), language: str = "en", json: bool = False
) -> int:
    """Look back over a finished game: everybody's chances, and the choices that lost most.

    Parameters
    ----------
    journal
        The journal of a game that is over.
    pack
        The folder of another pack of cards that was played with; may be given several times.
    language
        The code of a language, such as en.
    json
        Print one JSON object, as the server gives it.
    """
    known_language(language)
    text = read_journal(journal)
    with of_file(journal):
        header = read_header(text)
        game = box_for(header.game, pack, header.options)
        match, _ = retold(game, text)
    texts = in_language(language)
    if not match.state.over:
        raise Malformed(texts.format("advice-analysis-unfinished", file=str(journal)))
    advisor = advisor_of(game)
    if advisor is None:
        raise Malformed(texts.format("advice-terminal-none"))
    registration = registered(game.name)
    display: Display = registration.part(registration.display)(game)
    reader = Reader(language, match.names)
    told = recounted(display, analysed(match, advisor), reader)
    if json:
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        return 0
    console = printer()
    for line in _lines(told, texts, reader, match.header.players):
        console.print(line)
    return 0


def _lines(told: Analysis, texts: Texts, reader: Reader, players: int) -> list[str]:
    say = texts.format
    curves = [[point.chances[seat] for point in told.points] for seat in range(players)]
    nobody = [100 - sum(point.chances) for point in told.points]
    names = [reader.player(seat) for seat in range(players)]
    if any(chance >= 0.5 for chance in nobody):
        curves.append(nobody)
        names.append(say("advice-analysis-nobody"))
    width = max(map(len, names))
    first, last = told.points[0].round, told.points[-1].round
    lines = [say("advice-analysis-title"), say("advice-analysis-rounds", first=first, last=last)]
    for name, curve in zip(names, curves, strict=True):
        begin, end = (whole_percent_told(texts, curve[at] / 100) for at in (0, -1))
        lines.append(f"{name:<{width}} {_bars(curve)} {begin} → {end}")
    lines += ["", say("advice-analysis-worst" if told.slips else "advice-analysis-none")]
    for mark, slip in zip(MARKS[: len(told.slips)], told.slips, strict=True):
        lines.append(
            say(
                "advice-analysis-slip",
                mark=mark,
                round=slip.round,
                move=slip.move,
                player=reader.player(slip.seat),
                text=slip.text,
            )
        )
        lines.append("   " + say("advice-analysis-change", before=slip.before, after=slip.after))
        lines.append("   " + say("advice-analysis-would", choice=slip.would))
        lines += [f"   {'−' if each.against else '+'} {each.text}" for each in slip.reasons]
    return [*lines, "", told.estimate]


def _bars(curve: Sequence[float]) -> str:
    """A curve as a row of bars, each the mean of its part of the game."""
    columns = min(WIDTH, len(curve))
    bars = []
    for column in range(columns):
        begin, end = column * len(curve) // columns, (column + 1) * len(curve) // columns
        mean = sum(curve[begin:end]) / (end - begin)
        bars.append(BARS[min(len(BARS) - 1, int(mean * len(BARS) / 100))])
    return "".join(bars)
