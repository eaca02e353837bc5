"""Score sheets: where the points of a finished game came from, and what broke its ties."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from msgspec import structs

from overseer.display.model import ScoreEntry, ScoreSheet, ScoreSource, ScoreTie
from overseer.display.reader import Reader
from overseer.kernel.outcome import Outcome, Standing
from overseer.texts.bundles import in_language

Say = Callable[..., str]


class Ledger:
    """The points of a game as they were made, by the key of their source."""

    def __init__(self, seats: range) -> None:
        self.seats = seats
        self._entries: dict[str, list[ScoreEntry]] = {}

    def add(self, key: str, entry: ScoreEntry) -> None:
        """Write down some points."""
        self._entries.setdefault(key, []).append(entry)

    def rename(self, key: str, seat: int, text: str) -> None:
        """Say what the latest points of a seat from a source were for, now that it is known."""
        line = next(each.line for each in reversed(self._entries[key]) if each.seat == seat)
        self._entries[key] = [
            structs.replace(each, text=text) if (each.seat, each.line) == (seat, line) else each
            for each in self._entries[key]
        ]

    def sources(
        self, icons: Mapping[str, str], say: Say, always: Sequence[str]
    ) -> list[ScoreSource]:
        """The sources in the order of their icons: those that gave something, and some always.

        The words of a source are the messages `sheet-KEY` and `sheet-KEY-note`.
        """
        return [
            ScoreSource(
                key=key,
                label=say(f"sheet-{key}"),
                note=say(f"sheet-{key}-note"),
                icon=icon,
                points=self._points(key),
                entries=_joined(self._entries.get(key, [])),
            )
            for key, icon in icons.items()
            if key in always or key in self._entries
        ]

    def _points(self, key: str) -> list[int]:
        entries = self._entries.get(key, [])
        return [sum(each.points for each in entries if each.seat == seat) for seat in self.seats]


def sheet_of(
    label: str,
    sources: list[ScoreSource],
    outcome: Outcome,
    reader: Reader,
    ties: Sequence[ScoreTie],
) -> ScoreSheet:
    """A score sheet with its totals, and with who had the same one."""
    standings = sorted(outcome.standings)
    return ScoreSheet(
        label=label,
        sources=sources,
        totals=[each.score for each in standings],
        ties=list(ties),
        level=[_level(group, reader) for group in _groups(standings, 0)] if ties else [],
    )


def ties_of(
    outcome: Outcome, labels: Sequence[str], rules: Sequence[str], language: str
) -> list[ScoreTie]:
    """What each tie-break came to, and which of them decided something."""
    standings = sorted(outcome.standings)
    return [
        _tie(standings, column, label, rule, language)
        for column, (label, rule) in enumerate(zip(labels, rules, strict=True))
    ]


def _tie(
    standings: Sequence[Standing], column: int, label: str, rule: str, language: str
) -> ScoreTie:
    groups = _groups(standings, column)
    values = [[each.tie_breaks[column] for each in group] for group in groups]
    parted = [row for row in values if len(set(row)) > 1]
    say = in_language(language).format
    if len(parted) == 1 and len(parted[0]) == 2:
        note = say("sheet-tie-decides", more=max(parted[0]), less=min(parted[0]))
    elif parted:
        note = say("sheet-tie-decides-several")
    else:
        note = say("sheet-tie-equal" if groups else "sheet-tie-needless")
    return ScoreTie(
        label=label,
        note=note,
        values=[each.tie_breaks[column] for each in standings],
        compared=sorted(each.seat for group in groups for each in group),
        decides=bool(parted),
        rules=[rule],
    )


def _groups(standings: Sequence[Standing], column: int) -> list[list[Standing]]:
    """Those who have the same total and are level in all columns before one; no group of one."""

    def merit(each: Standing) -> tuple[int, ...]:
        return (each.score, *each.tie_breaks[:column])

    ordered = sorted(standings, key=lambda each: (merit(each), -each.seat), reverse=True)
    groups = [list(group) for _, group in groupby(ordered, merit)]
    return [group for group in groups if len(group) > 1]


def _level(group: Sequence[Standing], reader: Reader) -> str:
    ordered = sorted(group, key=lambda each: (each.place, each.seat))
    names = ", ".join(reader.player(each.seat) for each in ordered)
    return in_language(reader.language).format("sheet-level", score=group[0].score, names=names)


def _joined(entries: Sequence[ScoreEntry]) -> list[ScoreEntry]:
    """Entries of the same deed as one: icons are gained one by one."""
    sums: dict[tuple[int, str, int], ScoreEntry] = {}
    for each in entries:
        key = (each.seat, each.text, each.line)
        before = sums[key].points if key in sums else 0
        sums[key] = structs.replace(each, points=before + each.points)
    return list(sums.values())
