"""The report of an experiment: sentences for a terminal, and a sheet for a designer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import nan

from overseer.arena.plots import Curve, Mark, curves, rows
from overseer.arena.report import whole_percent_told
from overseer.arena.sheet import Sheet
from overseer.arena.struck import struck_told
from overseer.lab.experiment import BASE, PACK, Findings
from overseer.lab.findings import (
    ENOUGH_GAMES,
    ENOUGH_OFFERS,
    CardFinding,
    Change,
    Estimate,
    MoveFinding,
    Step,
)
from overseer.lab.uses import Card, Move
from overseer.texts.bundles import Texts, in_language

SHARES = ("lost", "cut", "seat")  # figures that are shares of games
_MOST = 12  # moves of a list
_LARGE = 5  # of a difference: from here on, tenths are enough


class Page:
    """What an experiment found, in words."""

    def __init__(self, language: str, findings: Findings, command: str) -> None:
        self.findings = findings
        self.plan = findings.plan
        self.command = command
        self.game = self.plan.loaded[PACK]
        self.words: Texts = in_language(language, self.game.texts)
        self.pack = self.words.or_else(self.game.packs[-1].id, "pack-name")
        self.even = 1 / self.plan.players

    def title(self) -> str:
        """What was compared."""
        game = self.words.game(self.plan.game, "{}-short-name")
        title = "lab-title-alone" if self.plan.alone else "lab-title"
        return self._format(title, pack=self.pack, game=game)

    def lead(self) -> str:
        """How it was compared."""
        plan = self.plan
        if plan.against:
            other = in_language(self.words.language, plan.loaded[BASE].texts)
            named = other.or_else(plan.loaded[BASE].packs[-1].id, "pack-name")
            if named == self.pack:  # two versions of one pack
                named = plan.against
            base = self._format("lab-base-pack", pack=named)
        else:
            base = self._format("lab-base-own")
        return self._format(
            "lab-lead-alone" if plan.alone else "lab-lead",
            games=plan.games,
            players=plan.players,
            bots=", ".join(dict.fromkeys(plan.bots)),
            first=str(plan.seed),
            last=str(plan.seed + plan.games - 1),
            pack=self.pack,
            base=base,
        )

    def short(self) -> list[str]:
        """The game as a whole, as far as it has changed; or else as it is."""
        struck = struck_told(self.words, self.findings.struck)
        if self.plan.alone:
            return struck + [
                f"{self._figure(each.name)}: {self._values(each)[1]}" for each in self._happened()
            ]
        clear = [self._change(each) for each in self.findings.changes if each.is_clear]
        calm = "lab-calm" if self.plan.games >= ENOUGH_GAMES else "lab-few-pairs"
        told = clear or [self._format(calm, pairs=ENOUGH_GAMES)]
        if self.plan.dropped:
            told.insert(0, self._format("lab-dropped", options=", ".join(self.plan.dropped)))
        return struck + told

    def card(self, found: CardFinding) -> list[str]:
        """One card in sentences."""
        kind = found.card.partition(" ")[0]
        if not found.met:
            return [self._format("lab-never-met", games=found.games)]
        told = [
            self._format(
                "lab-use",
                kind=kind,
                met=found.met,
                games=found.games,
                share=self._percent(found.used / found.met),
                times=found.times,
            )
        ]
        if found.worked and found.worked != found.times:
            told.append(self._format("lab-work", kind=kind, times=found.worked))
        if found.share is None:
            told.append(self._format("lab-nobody"))
        elif self.plan.players > 1:
            even = self._percent(self.even)
            told.append(self._format("lab-wins", kind=kind, even=even, **self._shares(found.share)))
            if found.others is not None:
                told.append(self._format("lab-wins-others", **self._shares(found.others)))
        if found.met < ENOUGH_GAMES:
            told.append(self._format("lab-few"))
        return told

    def dead(self) -> list[str]:
        """Cards that came up and were not used, those of the pack first."""
        own = set(self.plan.changed)
        found = sorted(
            (each for each in self.findings.all_cards if each.is_dead),
            key=lambda each: (each.card not in own, -each.met),
        )
        return [
            self._format("lab-dead-card", name=self.name(each.card), met=each.met, used=each.used)
            for each in found
        ]

    def unseen(self) -> list[str]:
        """Cards that never came up."""
        return [self.name(each.card) for each in self.findings.all_cards if not each.met]

    def moves(self) -> list[tuple[str, list[str]]]:
        """Lists of moves that are no choice, each with its heading."""
        dominant = [each for each in self.findings.moves if each.is_dominant]
        always = [each for each in self.findings.moves if each.is_always and each not in dominant]
        never = [each for each in reversed(self.findings.moves) if each.is_never]
        lists = (("lab-dominant", dominant), ("lab-always", always), ("lab-never", never))
        return [(self._format(title), self._moves(found)) for title, found in lists]

    def steps(self) -> list[str]:
        """The values of a sweep, a sentence each."""
        return [self._step(step) for step in self.findings.steps]

    def name(self, card: Card) -> str:
        """What a card is called."""
        kind, _, name = card.partition(" ")
        return str(self.game.cards.kinds[kind].name(name, self.words.language))

    def html(self) -> str:
        """The sheet."""
        sheet = Sheet(self.words.language, self.title(), self.lead())
        with sheet.section(self._format("lab-short")):
            sheet.points(self.short())
        if self.findings.steps:
            self._sweep(sheet)
        if not self.plan.alone:
            self._cards(sheet)
        with sheet.section(self._format("lab-dead")):
            if dead := self.dead():
                sheet.points(dead)
            else:
                sheet.paragraph(self._format("lab-dead-none"))
            if unseen := self.unseen():
                with sheet.folded(self._format("lab-unseen", count=len(unseen))):
                    sheet.note(", ".join(unseen))
        with sheet.section(self._format("lab-moves")):
            sheet.note(self._format("lab-moves-note", offers=ENOUGH_OFFERS, games=ENOUGH_GAMES))
            for title, moves in self.moves():
                sheet.heading(title)
                if moves:
                    sheet.points(moves)
                else:
                    sheet.paragraph(self._format("lab-moves-none"))
        if not self.plan.alone:
            self._figures(sheet)
        with sheet.section(self._format("lab-all")), sheet.folded(self._format("lab-show")):
            self._all_cards(sheet)
        with sheet.section(self._format("lab-reading")):
            readings = ("bots", "cause", "chance")
            sheet.points([self._format(f"lab-reading-{each}") for each in readings])
            sheet.paragraph(self._format("lab-again-note"))
            sheet.command(self.command)
        return sheet.html()

    def _cards(self, sheet: Sheet) -> None:
        with sheet.section(self._format("lab-cards")):
            if not self.findings.cards:
                sheet.paragraph(self._format("lab-cards-none"))
            for found in self.findings.cards:
                kind, _, name = found.card.partition(" ")
                sheet.heading(self.name(found.card))
                sheet.note(self.game.cards.kinds[kind].text(name, self.words.language))
                sheet.paragraph(" ".join(self.card(found)))
            if self.plan.removed:
                base = self.plan.loaded[BASE].cards.kinds
                named = (card.partition(" ") for card in self.plan.removed)
                gone = [base[kind].name(card, self.words.language) for kind, _, card in named]
                # Fluent takes no long values, and this may be a whole box.
                sheet.paragraph(f"{self._format('lab-removed')} {', '.join(gone)}.")
            marks = [
                Mark(self.name(found.card), *_hundredths(found.share))
                for found in self.findings.cards
                if found.share is not None
            ]
            if marks and self.plan.players > 1:
                plot = rows(marks, "%", 100 * self.even)
                sheet.figure(plot, self._format("lab-cards-plot"))

    def _sweep(self, sheet: Sheet) -> None:
        assert self.plan.sweep is not None
        steps = self.findings.steps
        even = Estimate(100 * self.even, 100 * self.even, 100 * self.even)
        whole = next(each for each in self.findings.changes if each.name == "rounds")
        shown = [
            Curve(self._format("lab-sweep-used"), [_hundredths(step.used) for step in steps]),
            Curve(
                self._format("lab-sweep-won"),
                [_hundredths(step.card.share) for step in steps],
                (even.value, even.low, even.high),
            ),
            Curve(
                self._format("lab-sweep-rounds"),
                [(step.rounds.value, step.rounds.low, step.rounds.high) for step in steps],
                (whole.before, whole.before, whole.before),
            ),
        ]
        with sheet.section(self._format("lab-sweep", name=self.plan.sweep.name)):
            ticks = [str(step.value) for step in steps]
            plot = curves(ticks, shown, self._format("lab-value"))
            sheet.figure(plot, self._format("lab-sweep-note"))
            sheet.points(self.steps())

    def _step(self, step: Step) -> str:
        value, rounds, card = str(step.value), self._number(step.rounds.value), step.card
        if step.used is None:
            return self._format("lab-sweep-never", value=value, rounds=rounds)
        if card.share is None:
            return self._format(
                "lab-sweep-unused", value=value, met=card.met, games=card.games, rounds=rounds
            )
        return self._format(
            "lab-sweep-line",
            value=value,
            used=self._interval(step.used),
            won=self._interval(card.share),
            rounds=rounds,
        )

    def _figures(self, sheet: Sheet) -> None:
        names = ("figure", "with", "without", "difference", "interval", "verdict")
        head = [
            self._format("arena-interval" if name == "interval" else f"lab-{name}")
            for name in names
        ]
        lines = []
        for each in self._happened():
            before, after, difference = self._values(each)
            low, high = (
                self._signed(each, each.difference.low),
                self._signed(each, each.difference.high),
            )
            lines.append(
                [
                    self._figure(each.name),
                    after,
                    before,
                    difference,
                    self._format("lab-range", low=low, high=high),
                    self._format(f"lab-verdict-{_verdict(each)}"),
                ]
            )
        with sheet.section(self._format("lab-figures")):
            sheet.note(self._format("lab-figures-note"))
            sheet.table(head, lines)

    def _all_cards(self, sheet: Sheet) -> None:
        head = [self._format(f"lab-{name}") for name in ("card", "met", "used", "times", "share")]
        none = self._format("lab-unknown")
        lines = [
            [
                self.name(found.card),
                str(found.met),
                str(found.used),
                self._number(found.times),
                none if found.share is None else self._interval(found.share),
            ]
            for found in sorted(self.findings.all_cards, key=lambda each: -each.used)
        ]
        sheet.table(head, lines, stacked=False)

    def _moves(self, found: Sequence[MoveFinding]) -> list[str]:
        return [self._move_told(each) for each in found[:_MOST]]

    def _move_told(self, found: MoveFinding) -> str:
        move = self._move(found.move)
        if found.is_never:
            return self._format(
                "lab-move-makers", move=move, makers=found.makers, players=found.players
            )
        told = self._format(
            "lab-move-rate",
            move=move,
            chosen=found.chosen,
            offered=found.offered,
            rate=self._percent(found.rate.value),
        )
        if found.share is not None and self.plan.players > 1:
            told += " " + self._format("lab-move-won", **self._shares(found.share))
        return told

    def _move(self, move: Move) -> str:
        kind, card_kind, name, *part = move.split(" ")
        card = self.name(f"{card_kind} {name}")
        return self._format("lab-move", kind=kind, card=card, part="".join(part))

    def _change(self, change: Change) -> str:
        before, after, _ = self._values(change)
        return self._format(
            "lab-change",
            figure=self._figure(change.name),
            before=before,
            after=after,
            clear=_verdict(change),
            difference=self._size(change, change.difference.value),
            low=self._size(change, min(change.difference.low, change.difference.high, key=abs)),
            high=self._size(change, max(change.difference.low, change.difference.high, key=abs)),
        )

    def _figure(self, name: str) -> str:
        score = self.words.or_else(
            self._format("simulate-score"), f"simulate-score-{self.plan.game}"
        )
        name, _, seat = name.partition("-")
        return self._format(f"lab-figure-{name}", score=score, seat=seat)

    def _happened(self) -> list[Change]:
        """All figures but those of what never happened."""
        return [
            each
            for each in self.findings.changes
            if not _is_share(each) or each.before or each.after
        ]

    def _values(self, change: Change) -> tuple[str, str, str]:
        """A figure on both sides, and the difference."""
        told = self._percent if _is_share(change) else self._number
        return (
            told(change.before),
            told(change.after),
            self._signed(change, change.difference.value),
        )

    def _signed(self, change: Change, value: float) -> str:
        return ("−" if value < 0 else "+") + self._size(change, value)

    def _size(self, change: Change, value: float) -> str:
        if _is_share(change):
            return self._format("lab-points", number=100 * abs(value))
        if abs(change.difference.value) >= _LARGE:
            return self._number(abs(value))
        return self._format("lab-fine", number=abs(value))

    def _shares(self, share: Estimate) -> dict[str, str]:
        return {
            "share": self._percent(share.value),
            "low": self._percent(share.low),
            "high": self._percent(share.high),
        }

    def _interval(self, share: Estimate) -> str:
        told = self._shares(share)
        between = self._format("lab-range", low=told["low"], high=told["high"])
        return f"{told['share']} ({between})"

    def _percent(self, share: float) -> str:
        return whole_percent_told(self.words, share)

    def _number(self, number: float) -> str:
        return self._format("lab-number", number=number)

    def _format(self, message: str, **arguments: object) -> str:
        return self.words.format(message, fallback=False, **arguments)


def _hundredths(share: Estimate | None) -> tuple[float, float, float]:
    if share is None:
        return nan, nan, nan
    return 100 * share.value, 100 * share.low, 100 * share.high


def _is_share(change: Change) -> bool:
    return change.name.partition("-")[0] in SHARES


def _verdict(change: Change) -> str:
    if not change.is_clear:
        return "no"
    return "more" if change.difference.value > 0 else "less"


def lines_of(page: Page) -> Iterable[str]:
    """The report in sentences, for a terminal."""
    yield page.title()
    yield page.lead()
    yield ""
    for told in page.short():
        yield f"- {told}"
    for found in page.findings.cards:
        yield ""
        yield f"{page.name(found.card)}"
        yield " ".join(page.card(found))
    if page.findings.steps:
        yield ""
        yield from page.steps()
    dead = page.dead()
    yield ""
    yield page.words.format("lab-dead")
    yield from (f"- {told}" for told in dead or [page.words.format("lab-dead-none")])
    for title, moves in page.moves():
        if moves:
            yield ""
            yield title
            yield from (f"- {told}" for told in moves)
