"""`overseer rules`: the rules ledger in the terminal, and how far the tests cover it."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from overseer.cli.printing import printer
from overseer.kernel.errors import Malformed
from overseer.texts import coverage as record
from overseer.texts.bundles import in_language, known_language
from overseer.texts.ledger import GAMES, Entry, Ledger, Section, Term, ledger, ledger_of

ROOT = Path(__file__).parents[3]
_GLOSSARY = "GLOSSARY"
_WIDEST = 100
_ID_WIDTH = 13
_LABEL_WIDTH = 15
_TERM_WIDTH = 24

Paragraph = tuple[str, str]  # words and their style


def rules(
    topic: str,
    rule: str | None = None,
    /,
    *,
    language: str = "en",
    section: str | None = None,
    search: str | None = None,
    coverage: bool = False,
) -> int:
    """Look up the rules of a game, or a single one by its id.

    Parameters
    ----------
    topic
        A game (shelter, fallout) or an id such as SH-BUILD-05.
    rule
        After a game: an id of one of its rules.
    language
        The code of a language, such as en.
    section
        Only this section of the game's ledger, such as BUILD, ICON, R (all rulings), ED, GLOSSARY.
    search
        Only what mentions this word.
    coverage
        Instead of the rules, how many of them the latest full test run covered.
    """
    known_language(language)
    if rule is not None:
        topic = _of_game(topic, rule)
    if topic in GAMES:
        if not coverage:
            return _Page(ledger(topic, language)).tell(section, search)
        if section is not None or search is not None:
            raise Malformed("--coverage is about the whole ledger: leave out --section, --search")
        return cover(ledger(topic), ROOT)
    if "-" not in topic:
        raise Malformed(
            f"neither a game nor a rule: {topic!r}: give {', '.join(GAMES)} or an id (SH-BUILD-05)"
        )
    if coverage or section is not None or search is not None:
        raise Malformed("--coverage, --section and --search need a game, not a single id")
    _Page(ledger_of(topic, language)).show(topic)
    return 0


def _of_game(game: str, rule: str) -> str:
    """An id that was given after a game, if it is one of that game."""
    if game not in GAMES:
        raise Malformed(f"there is no game {game!r}: give {', '.join(GAMES)}, or the id alone")
    found = ledger_of(rule)
    if found.game != game:
        raise Malformed(
            f"{rule.upper()} is a rule of {found.game}, not of {game}; ids of {game} begin with "
            f"{next(iter(ledger(game).entries)).partition('-')[0]}-"
        )
    return rule


def cover(book: Ledger, root: Path) -> int:
    """Print how far the tests cover a ledger: 0 if wholly, 1 if not, 2 if that is not known."""
    found = record.read(root)
    if found is None or found.digest != record.digest(root):
        state = "no results of a full test run" if found is None else "test results are outdated"
        print(f"{state}: run make test", file=sys.stderr)
        return 2
    tallies = record.tally(book, found.covered)
    for tally in tallies:
        print(tally)
    uncovered = [rule for tally in tallies for rule in tally.uncovered]
    for rule in uncovered:
        failing = ", ".join(found.failed.get(rule, ()))
        print(f"uncovered: {rule}" + (f" (failing: {failing})" if failing else ""))
    return 1 if uncovered else 0


class _Page:
    """The standard output, with the words of a ledger's language; no wider than is good to read."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.words = in_language(book.language)
        self.console = printer()
        self.width = min(self.console.width, _WIDEST)

    def tell(self, section: str | None, search: str | None) -> int:
        """Print the entries of the chosen sections that mention a word; 1 if there are none."""
        found = False
        for each in _chosen(self.book, section):
            entries = [entry for entry in each.entries if _matches(search, entry)]
            if entries:
                found = True
                self._line((each.title, "bold"), (f"  {each.id}", "dim"))
                for entry in entries:
                    self._block(entry.id, "cyan", _ID_WIDTH, self._body(entry))
                self._line()
        terms = _terms(self.book, section, search)
        if terms:
            self._line((self.words.format("ledger-glossary"), "bold"))
            self._glossary(terms)
        elif not found:
            self._line((self.words.format("ledger-nothing-found", word=search or ""), ""))
            return 1
        return 0

    def show(self, rule: str) -> None:
        """Print one entry with its source, its note, and the entries that bear on it."""
        entry = self.book.entry(rule)
        title = next(each.title for each in self.book.sections if each.id == entry.section)
        self._line((entry.id, "bold cyan"), (f"  {title}", "dim"))
        self._block("", "", 0, self._body(entry))
        facts = list(self._facts(entry))
        if facts:
            self._line()
        for name, value in facts:
            self._block(self.words.format(f"ledger-{name}"), "dim", _LABEL_WIDTH, [(value, "")])
        related = self.book.related(entry.id)
        if related:
            self._line()
            self._line((self.words.format("ledger-see-also"), "bold"))
        for other in related:
            self._block(other.id, "cyan", _ID_WIDTH, self._body(other))

    def _glossary(self, terms: list[Term]) -> None:
        """The terms alone in English, beside the English ones in another language."""
        if self.book.language == "en":
            self._block("", "", 0, [(", ".join(term.text for term in terms), "")])
            return
        english = in_language("en")
        for term in terms:
            self._block(english.format(term.id), "dim", _TERM_WIDTH, [(term.text, "")])

    def _body(self, entry: Entry) -> Iterable[Paragraph]:
        """What an entry says, paragraph by paragraph."""
        if entry.question:
            yield entry.question, "italic"
        yield entry.text, ""
        for name in ("cost", "reward", "other"):
            value = getattr(entry, name)
            if value not in ("", "-"):
                yield f"{self.words.format(f'ledger-{name}')}: {value}", ""
        if entry.kind == "difference":
            yield from ((f"EN: {entry.en}", ""), (f"PL: {entry.pl}", ""), (f"RU: {entry.ru}", ""))
            yield f"{self.words.format('ledger-adopted')}: {entry.adopted}", ""

    def _facts(self, entry: Entry) -> Iterable[tuple[str, str]]:
        """Where an entry comes from, and what else is said about it, by label.

        Remarks are written in English and told in English only.
        """
        is_english = self.book.language == "en"
        if entry.source:
            everywhere = bool(self.book.differences) and "(" not in entry.source
            editions = f" ({self.words.format('ledger-all-editions')})" if everywhere else ""
            yield "source", entry.source + editions
        for name, value in (
            ("note", entry.note if is_english else ""),
            ("in-place", entry.in_place if is_english else ""),
            ("why", entry.why),
            ("basis", entry.basis and self.words.format(f"ledger-basis-{entry.basis}")),
        ):
            if value:
                yield name, value

    def _block(self, label: str, style: str, indent: int, paragraphs: Iterable[Paragraph]) -> None:
        """Print wrapped paragraphs beside a label."""
        if label and len(label) >= indent:
            self._line((f"  {label}", style))
            label = ""
        margin = "  " + label.ljust(indent)
        for words, words_style in paragraphs:
            for line in textwrap.wrap(words, self.width - 2 - indent, break_on_hyphens=False):
                self._line((margin, style), (line, words_style))
                margin = " " * (2 + indent)

    def _line(self, *parts: Paragraph) -> None:
        # Lines are wrapped already; rich would pad what it wraps.
        self.console.print(Text.assemble(*parts), soft_wrap=True)


def _chosen(book: Ledger, section: str | None) -> tuple[Section, ...]:
    """The sections that a short or a full section id names; all that are told for None."""
    if section is None:
        return book.told
    name = section.upper().removeprefix(f"{book.prefix}-")
    short = {each.id.removeprefix(f"{book.prefix}-"): each for each in book.told}
    if name == "R":
        return tuple(each for each in book.told if each.kind == "ruling")
    if name == _GLOSSARY:
        return ()
    if name not in short:
        names = ", ".join((*short, "R", _GLOSSARY))
        raise Malformed(f"no section {section!r}: choose one of {names}")
    return (short[name],)


def _terms(book: Ledger, section: str | None, search: str | None) -> list[Term]:
    """The words of the glossary, where it is among what is to be listed."""
    if section is not None and section.upper() != _GLOSSARY:
        return []
    word = (search or "").casefold()
    return [term for term in book.glossary if word in term.text.casefold()]


def _matches(search: str | None, entry: Entry) -> bool:
    if search is None:
        return True
    return any(search.casefold() in text.casefold() for text in (entry.id, *entry.prose))
