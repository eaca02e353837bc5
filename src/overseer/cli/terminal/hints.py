"""Hints at the keyboard: what the practised clerk would do, and why."""

from __future__ import annotations

from overseer.bots.advice import advise, advisor_of
from overseer.bots.advice.told import hint_of
from overseer.cli.terminal.scene import Scene
from overseer.display.advice import HintLine
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.journal.match import Match


def hint_lines(display: Display, match: Match, seat: int, scene: Scene) -> list[str]:
    """A hint in sentences; the same question has the same answer."""
    advisor = advisor_of(match.game)
    if advisor is None:
        return [scene.say("advice-terminal-none")]
    advice = advise(advisor, match.state, seat, match.last)
    reader = Reader(scene.language, match.names)
    hint = hint_of(display, match.state, seat, advice, reader, match.last)
    first, *others = hint.lines
    told = [
        scene.say("advice-terminal-would", choice=_named(first)),
        scene.say("advice-terminal-sure", sure=hint.sure, pips=hint.certainty),
        *_reasons(first),
    ]
    if first.then:
        told.append(scene.say("advice-terminal-then", choices="; ".join(first.then)))
    for line in others[:1]:
        told.append(scene.say("advice-terminal-second", choice=_named(line), behind=line.behind))
        told += _reasons(line)
    return [*told, hint.estimate]


def _named(line: HintLine) -> str:
    return f"{line.text} [{line.choice}]"


def _reasons(line: HintLine) -> list[str]:
    return [f"  {'−' if each.against else '+'} {each.text}" for each in line.reasons]
