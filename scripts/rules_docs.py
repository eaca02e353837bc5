#!/usr/bin/env python3
"""The pages in docs/rules, made from the ledgers that the program itself shows.

`rules_docs.py` writes them; `rules_docs.py --check` compares them, writes nothing, and exits with
1 if a page is outdated.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from overseer.kernel.errors import OverseerError
from overseer.texts.bundles import LANGUAGES, OWN_NAMES, in_language
from overseer.texts.ledger import (
    GAMES,
    Entry,
    Ledger,
    Section,
    glossary,
    kind_of,
    ledger,
    references,
)

ROOT = Path(__file__).parents[1]
FOLDER = Path("docs/rules")
COMMAND = ".venv/bin/python scripts/rules_docs.py"
KIND_TITLES = {
    "statement": "ledger-statements",
    "icon": "ledger-icons",
    "ruling": "ledger-rulings",
    "difference": "ledger-differences",
}


class Page:
    """A ledger in one language as Markdown."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.words = in_language(book.language)
        self.is_english = book.language == "en"

    def __str__(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """The whole page: opening, contents, and every section by kind."""
        yield from self.opening()
        groups = [(kind, self.sections(kind)) for kind in KIND_TITLES]
        yield from ("", f"## {self.word('ledger-contents')}", "")
        for kind, sections in groups:
            if len(sections) == 1:
                yield f"- [{self.kind_title(kind)}](#{anchor(sections[0].id)})"
            elif sections:
                yield f"- {self.kind_title(kind)}"
                yield from (f"    - [{each.title}](#{anchor(each.id)})" for each in sections)
        for kind, sections in groups:
            if sections:
                yield from ("", f"## {self.kind_title(kind)}")
            for section in sections:
                yield from ("", f'<a id="{anchor(section.id)}"></a>', "")
                # The only section of a kind needs no heading below that of the kind.
                if len(sections) > 1:
                    yield from (f"### {section.title}", "")
                yield from self.section(section)

    def opening(self) -> Iterator[str]:
        """The title, and what a reader must know to read the ledger."""
        game = self.book.game
        yield f"# {self.word(f'ledger-game-{game}')} · {self.word('ledger-title')}"
        yield from ("", self.words.format("docs-generated", command=COMMAND))
        yield from ("", language_links(game))
        names = [f"docs-editions-{game}", f"docs-rulings-{game}", "docs-derived"]
        if any(each.in_place for each in self.book.entries.values()):
            names.append("docs-in-place")
        names.append(f"docs-abbreviations-{game}")
        for name in names:
            if self.words.has(name):
                yield from ("", self.word(name))
        if not self.is_english:
            link = f"[{self.word('docs-english-page')}]({page_name(game, 'en')})"
            yield from ("", self.words.format(f"docs-other-languages-{game}", page=link))

    def sections(self, kind: str) -> list[Section]:
        """The sections of a kind that are told in the language of the page."""
        return [each for each in self.book.told if each.kind == kind]

    def section(self, section: Section) -> Iterator[str]:
        """The entries of a section, as the table or list that suits their kind."""
        if section.kind == "ruling":
            yield from self.rulings(section.entries)
            return
        if section.kind == "icon":
            yield from (self.word(f"docs-icons-{self.book.game}"), "")
        names = {
            "icon": ("icon", "cost", "reward", "other"),
            "difference": ("topic", "EN", "PL", "RU", "adopted"),
            "statement": ("rule", "source", "note") if self.is_english else ("rule",),
        }[section.kind]
        yield from self.table(names, section.entries)

    def rulings(self, entries: Iterable[Entry]) -> Iterator[str]:
        """Question, answer and reason, as a list."""
        for entry in entries:
            why = entry.why
            if entry.basis:
                why += f" ({self.word(f'ledger-basis-{entry.basis}')})"
            yield f"- {self.target(entry)} **{self.linked(entry.question)}**"
            yield f"    - {self.linked(entry.text)}"
            yield f"    - *{self.word('ledger-why')}:* {self.linked(why)}"
            if entry.in_place and self.is_english:
                yield f"    - *{self.word('ledger-in-place')}:* {self.linked(entry.in_place)}"

    def table(self, names: tuple[str, ...], entries: Iterable[Entry]) -> Iterator[str]:
        """Entries as rows; editions head their columns by code, other cells by their label."""
        titles = [name if name.isupper() else self.word(f"ledger-{name}") for name in names]
        yield f"| {' | '.join((self.word('ledger-id'), *titles))} |"
        yield f"|{'---|' * (1 + len(titles))}"
        for entry in entries:
            cells = (self.linked(self.cell(entry, name)) for name in names)
            yield f"| {' | '.join((self.target(entry), *cells))} |"

    def cell(self, entry: Entry, name: str) -> str:
        """What an entry has to say in a column."""
        if name in ("rule", "icon", "topic"):
            return entry.text
        value = str(getattr(entry, name.lower()))
        if name == "note" and entry.in_place:
            return f"{value} {self.word('ledger-in-place').capitalize()}: {entry.in_place}".strip()
        return value

    def target(self, entry: Entry) -> str:
        """The id of an entry, as something that links can point to."""
        return f'<a id="{anchor(entry.id)}"></a>{entry.id}'

    def linked(self, text: str) -> str:
        """A text with each id in it as a link."""
        ids = "|".join(map(re.escape, references(text)))
        text = re.sub(r"([|*<\[\]])", r"\\\1", text)
        return re.sub(rf"\b(?:{ids})\b", lambda m: self.link(m[0]), text) if ids else text

    def link(self, rule: str) -> str:
        """A link to an entry; what this page lacks is on the English one."""
        elsewhere = kind_of(rule) == "difference" and not self.is_english
        page = page_name(self.book.game, "en") if elsewhere else ""
        return f"[{rule}]({page}#{anchor(rule)})"

    def kind_title(self, kind: str) -> str:
        """The heading of all sections of a kind."""
        return self.word(KIND_TITLES[kind])

    def word(self, name: str) -> str:
        """A message without arguments."""
        return self.words.format(name)


def glossary_page() -> str:
    """The page of the terms: those of both games, then those of each, in all languages."""
    words = in_language("en")
    lines = [
        f"# {words.format('ledger-glossary')}",
        "",
        words.format("docs-generated", command=COMMAND),
        "",
        words.format("docs-glossary"),
    ]
    for game in ("", *GAMES):
        title, about = (f"{name}-{game or 'both'}" for name in ("ledger-game", "docs-glossary"))
        lines += ["", f"## {words.format(title)}", "", words.format(about), "", *terms(game)]
    return "\n".join(lines) + "\n"


def terms(game: str) -> Iterator[str]:
    """The table of a game's terms, with one column for each language."""
    yield f"| {' | '.join(OWN_NAMES[language] for language in LANGUAGES)} |"
    yield f"|{'---|' * len(LANGUAGES)}"
    for row in zip(*map(glossary, LANGUAGES), strict=True):
        if row[0].game == game:
            cells = (term.text.replace("|", "\\|") for term in row)
            yield f'| <a id="{row[0].id}"></a>{" | ".join(cells)} |'


def pages() -> dict[Path, str]:
    """Every page by its path in the project."""
    made = {
        FOLDER / page_name(game, language): str(Page(ledger(game, language)))
        for game in GAMES
        for language in LANGUAGES
    }
    return {**made, FOLDER / "glossary.md": glossary_page()}


def language_links(game: str) -> str:
    """Links to the same ledger in all languages, and to the glossary that goes with it."""
    links = [f"[{OWN_NAMES[each]}]({page_name(game, each)})" for each in LANGUAGES]
    words = in_language("en")
    return " · ".join((*links, f"[{words.format('ledger-glossary')}](glossary.md)"))


def page_name(game: str, language: str) -> str:
    """The file name of a ledger's page."""
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def anchor(name: str) -> str:
    """The anchor of an entry or a section."""
    return name.lower()


def main() -> int:
    """Write the pages, or compare them with what would be written."""
    parser = argparse.ArgumentParser(description="Make the pages in docs/rules from the ledgers.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a page differs")
    check = parser.parse_args().check
    try:
        made = pages()
    except OverseerError as error:
        print(error, file=sys.stderr)
        return 2
    outdated = [path for path, text in made.items() if current(path) != text]
    for path in outdated:
        if check:
            print(f"{path} is outdated: run {COMMAND}", file=sys.stderr)
        else:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(made[path], encoding="utf-8")
            print(f"wrote {path}")
    return 1 if check and outdated else 0


def current(path: Path) -> str | None:
    """The page as it is now, or None where there is none."""
    file = ROOT / path
    return file.read_text(encoding="utf-8") if file.exists() else None


if __name__ == "__main__":
    sys.exit(main())
