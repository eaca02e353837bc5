"""The report of a tournament: a sheet for people, and the same as a table of a document."""

from __future__ import annotations

from overseer.arena.plots import Mark, rows
from overseer.arena.report import interval_told, mean_told, percent_told
from overseer.arena.sheet import Sheet
from overseer.arena.standings import Pair, Standings
from overseer.arena.struck import struck_told
from overseer.texts.bundles import Texts

_INTERVAL_OF_WINS = 4  # a column of the ratings


class Page:
    """Standings in words: one sheet, or parts of a document."""

    def __init__(self, words: Texts, standings: Standings, command: str, replay: str) -> None:
        self.words = words
        self.standings = standings
        self.command = command  # that plays the same games again
        self.replay = replay  # that shows the closest game

    def lead(self) -> str:
        """What was played."""
        settings = self.standings.settings
        told = self._format(
            "arena-lead",
            games=self.standings.games,
            bots=len(settings.bots),
            players=settings.players,
            first=str(settings.seed),  # a text, because seeds are not grouped in thousands
            last=str(settings.last_seed),
        )
        return f"{told} {self._format('arena-ladder')}" if settings.ladder else told

    def strongest(self) -> str:
        """Who is the strongest, if anybody is."""
        if self.standings.lost == self.standings.games:
            return self._format("arena-all-lost")
        best = self.standings.rows[0].rating
        points, low, high = map(self._whole, (best.points, best.low, best.high))
        ratings = [row.rating for row in self.standings.rows]
        equal = [each.bot for each in ratings if self._whole(each.points) == points]
        if len(equal) > 1:
            return self._format("arena-equal", bots=", ".join(equal), points=points)
        message = "arena-strongest" if low != high else "arena-strongest-so-far"
        return self._format(message, bot=best.bot, points=points, low=low, high=high)

    def length(self) -> str:
        """How long games are."""
        mean, least, most = self.standings.rounds
        return self._format(
            "arena-length-of",
            rounds=mean,
            least=least,
            most=most,
            decisions=self.standings.decisions,
        )

    def cut_short(self) -> list[str]:
        """Which games did not go as games should."""
        told = [self._format("simulate-truncated", games=self.standings.truncated)]
        if self.standings.lost:
            told.append(self._format("simulate-lost-by-all", games=self.standings.lost))
        return told + struck_told(self.words, self.standings.struck)

    def ratings(self) -> tuple[list[str], list[list[str]]]:
        """The table of ratings: its head, and its rows."""
        game = self.standings.settings.game
        score = self.words.or_else(self._format("simulate-score"), f"simulate-score-{game}")
        names = ("bot", "rating", "interval", "wins", "interval", "even")
        head = [*(self._format(f"arena-{name}") for name in names), score]
        lines = [
            [
                row.rating.bot,
                self._whole(row.rating.points),
                self._range(row.rating.low, row.rating.high),
                percent_told(self.words, row.share),
                interval_told(self.words, row.low, row.high),
                percent_told(self.words, row.even),
                mean_told(self.words, row.score),
            ]
            for row in self.standings.rows
        ]
        return head, lines

    def pairs(self) -> tuple[list[str], list[list[str]]]:
        """The table of pairs: its head, and its rows."""
        game = self.standings.settings.game
        score = self.words.or_else(self._format("simulate-score"), f"simulate-score-{game}")
        names = ("pair", "games", "ahead", "level", "behind", "share", "interval", "lost")
        head = [*(self._format(f"arena-{name}") for name in names), score]
        return head, [self._pair(pair) for pair in self.standings.pairs]

    def matrix(self) -> tuple[list[str], list[list[str]]]:
        """Who is ahead of whom how often: a row and a column for each bot."""
        bots = [row.rating.bot for row in self.standings.rows]
        lines = []
        for bot in bots:
            shares = [self.standings.pair(bot, other) for other in bots]
            cells = ["–" if share is None else percent_told(self.words, share) for share in shares]
            lines.append([bot, *cells])
        return [self._format("arena-bot"), *bots], lines

    def short_ratings(self) -> tuple[list[str], list[list[str]]]:
        """The table of ratings for a terminal."""
        head, lines = self.ratings()
        kept = [at for at in range(len(head)) if at != _INTERVAL_OF_WINS]
        return [head[at] for at in kept], [[line[at] for at in kept] for line in lines]

    def short_pairs(self) -> tuple[list[str], list[list[str]]]:
        """The table of pairs for a terminal."""
        head = [self._format(f"arena-{name}") for name in ("pair", "games", "share", "interval")]
        return head, [
            [
                self._format("arena-pair-of", bot=pair.bot, rival=pair.rival),
                str(pair.games),
                percent_told(self.words, pair.share),
                interval_told(self.words, pair.low, pair.high),
            ]
            for pair in self.standings.pairs
        ]

    def html(self) -> str:
        """The sheet."""
        settings = self.standings.settings
        game = self.words.game(settings.game, "{}-short-name")
        sheet = Sheet(self.words.language, self._format("arena-title", game=game), self.lead())
        with sheet.section(self._format("arena-ratings")):
            sheet.paragraph(self.strongest())
            sheet.table(*self.ratings())
            marks = [
                Mark(row.rating.bot, row.rating.points, row.rating.low, row.rating.high)
                for row in self.standings.rows
            ]
            sheet.figure(
                rows(marks, self._format("arena-points")), self._format("arena-ratings-plot")
            )
            sheet.note(self._format("arena-ratings-note"))
        with sheet.section(self._format("arena-pairs")):
            sheet.note(self._format("arena-pairs-note"))
            if len(settings.bots) > 2:
                sheet.table(*self.matrix(), stacked=False)
            sheet.table(*self.pairs())
        with sheet.section(self._format("arena-seats")):
            shares = [
                Mark(self._format("arena-seat", seat=seat), *(100 * each for each in of))
                for seat, of in enumerate(self.standings.seats, start=1)
            ]
            even = 100 / settings.players
            sheet.figure(rows(shares, "%", even), self._format("arena-seats-note"))
        with sheet.section(self._format("arena-length")):
            sheet.paragraph(self.length())
            for told in self.cut_short():
                sheet.paragraph(told)
        with sheet.section(self._format("arena-again")):
            sheet.paragraph(self._format("arena-again-note"))
            sheet.command(self.command)
            sheet.paragraph(self._format("arena-replay-note"))
            sheet.command(self.replay)
            sheet.note(self.made())
        return sheet.html()

    def markdown(self) -> str:
        """The tables for a document, with what makes them again."""
        parts = [f"    {self.command}", self.lead(), _table(*self.ratings()), _table(*self.pairs())]
        return "\n\n".join([*parts, " ".join([self.length(), *self.cut_short()])])

    def made(self) -> str:
        """What it was made with."""
        settings = self.standings.settings
        packs = ", ".join(" ".join(pack.split()[:2]) for pack in settings.packs)
        return self._format(
            "arena-made", version=settings.overseer, rules=settings.rules, packs=packs
        )

    def _pair(self, pair: Pair) -> list[str]:
        return [
            self._format("arena-pair-of", bot=pair.bot, rival=pair.rival),
            str(pair.games),
            str(pair.ahead),
            str(pair.level),
            str(pair.meetings - pair.ahead - pair.level),
            percent_told(self.words, pair.share),
            interval_told(self.words, pair.low, pair.high),
            str(pair.lost),
            self._format(
                "arena-between",
                score=mean_told(self.words, pair.score),
                other=mean_told(self.words, pair.rival_score),
            ),
        ]

    def _range(self, low: float, high: float) -> str:
        if self._whole(low) == self._whole(high):
            return "–"  # a point says nothing about how certain it is
        return self._format("arena-points-range", low=low, high=high)

    def _whole(self, number: float) -> str:
        return self._format("arena-whole", number=number)

    def _format(self, message: str, **arguments: object) -> str:
        return self.words.format(message, fallback=False, **arguments)


def _table(head: list[str], lines: list[list[str]]) -> str:
    """A table as Markdown has it."""
    ruled = [head, ["---"] * len(head), *lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in ruled)
