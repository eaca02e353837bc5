"""The pages on journals and notation say what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import overseer
from journal.plays import GAME, bare, resealed
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter import ShelterGame
from overseer.games.shelter import terms
from overseer.games.shelter.notation import WHO, Notation
from overseer.journal.course import Course, follow_all
from overseer.journal.header import FORMATS, Header
from overseer.journal.line import parse_line, unseal
from overseer.journal.verify import verify
from overseer.kernel.decision import pack

DOCS = Path(__file__).parents[2] / "docs"
JOURNAL = (DOCS / "journal.md").read_text(encoding="utf-8")
PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
NOTATION, _, OF_FALLOUT = PAGE.partition("\n## Fallout: The Board Game\n")
SHELTER = ShelterGame()
FALLOUT = FalloutGame(["outpost"])
CODEC = Notation(SHELTER.names)


def fences(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", JOURNAL, re.DOTALL)


def rows(page: str = NOTATION) -> list[list[str]]:
    """The tables of verbs: verb, grammar, example, meaning."""
    found = [line.strip("|").split("|") for line in page.split("\n") if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in found if len(row) == 4]


def verbs() -> set[str]:
    """Every verb that the notation can write."""
    numbers = range(terms.DONE, terms.LEVEL + 1)
    return {CODEC.format(pack(number, 1, 1, 1)).partition(" ")[0] for number in numbers}


def test_every_verb_is_on_the_page_and_no_other() -> None:
    assert {row[0] for row in rows()} - {"verb"} == verbs()


def test_every_example_on_the_page_is_read_and_written_the_same() -> None:
    state = SHELTER.new(players=4, seed=1)
    for verb, grammar, examples, meaning in rows()[1:]:
        if verb == "verb":
            continue
        assert grammar.startswith(f"`{verb}")
        written = re.findall(rf"`({verb}\b[^`]*)`", f"{examples} {meaning}")
        assert written, verb
        for example in written:
            assert CODEC.format(CODEC.parse(example, state)) == example


def test_every_verb_of_fallout_is_on_the_page_and_no_other() -> None:
    of_fallout = [row for row in rows(OF_FALLOUT) if row[0] != "verb"]
    assert len(of_fallout) == len(FALLOUT.book.lines.verbs)
    grammars = {row[0]: row[1] for row in of_fallout}
    for verb in FALLOUT.book.lines.verbs.values():
        # And a layer, or what tells equal enemies apart, where there are some.
        needed = len(verb.parts(0)) - int(verb.short)
        assert grammars[verb.word].startswith(f"`{verb.word}")
        assert grammars[verb.word].count("<") == needed, verb


def test_every_example_of_fallout_is_read_and_written_the_same() -> None:
    state, book = FALLOUT.new(players=4, seed=1), FALLOUT.book
    for verb, _, examples, meaning in rows(OF_FALLOUT):
        if verb == "verb":
            continue
        for example in (examples.strip("`"), *re.findall(rf"`({verb} [^`]*)`", meaning)):
            assert example.split()[0] == verb
            assert book.notation(book.parse(example, state)) == example


def test_the_words_of_the_page_are_read() -> None:
    state = SHELTER.new(players=4, seed=1)
    for who in WHO:
        assert f"`{who}`" in NOTATION
    for space in ("L2.4", "L0.12", "L1.e"):
        assert f"`{space}`" in NOTATION
        assert CODEC.format(CODEC.parse(f"place - {space}", state)) == f"place - {space}"


def test_the_journal_on_the_page_is_one() -> None:
    """Its chain holds as printed; its rules and packs are those of the day it was printed."""
    (example,) = fences("text")
    previous, *lines = example.rstrip("\n").split("\n")
    assert previous == FORMATS[1]
    for line in filter(None, lines):
        unseal(previous, line)
        previous = line
    lines = bare(example)
    current = overseer.Match(GAME, 2, 7, max_rounds=1, first_player=0).header
    lines[1:3] = list(current.lines())[:2]
    read = iter(lines[1:6])
    header = Header.parse(lambda: next(read), lambda: False)
    course = Course(GAME, header, {})
    follow_all(course, [parse_line(line) for line in lines[7 : lines.index("", 7)]])
    lines[-1] = f"over {course.state.digest()}"
    assert verify(GAME, resealed(lines)).is_complete


def test_the_program_on_the_page_runs() -> None:
    (program,) = fences("python")
    exec(program, {"print": lambda *_: None})


def test_the_page_names_every_word_of_the_format() -> None:
    for word in ("undo", "rewind", "seed", "over", "open", *FORMATS, "`game`", "`packs`"):
        assert word in JOURNAL
    assert "first 12 hexadecimal digits" in JOURNAL
