"""The glossary of both games, and that the texts use its words and no others.

The words that stand for a term elsewhere, but not here, are listed next to it as `.not`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Attribute, Message, Resource, TextElement
from fluent.syntax.ast import Term as FluentTerm
from fluent.syntax.visitor import Visitor

from overseer.display.glossary import terms_of
from overseer.texts.bundles import FOLDER, LANGUAGES, in_language, parse, resource
from overseer.texts.ledger import APPARATUS, GAMES, Ledger, Term, glossary, ledger

# About the words, and not made of them.
MARKS = ("game", "not", "unless", "forms", "rules")
# Ids of rules and of sections are made of English words in every language.
ID = re.compile(r"\b(?:SH|FO)-[A-Z]+(?:-[A-Z0-9]+)*\b")
# The words that head a result or a deal, which the cards use in this one form.
KEYWORDS = ("add", "stage", "become", "trash", "shopping", "buy", "sell", "recruit")
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.ftl"))
LONGEST = 130  # an explanation is read in passing
LESSONS = sorted((FOLDER.parent / "packs").glob("*/*/lessons/*.ftl"))


@dataclass(frozen=True)
class Ban:
    """A word, or words in a row, by their beginnings, that a term is not called by."""

    term: Term
    stem: str
    unless: tuple[str, ...] = ()

    def is_in(self, text: str) -> bool:
        for phrase in self.unless:
            text = beginnings(phrase).sub("…", text)
        return beginnings(self.stem).search(text) is not None


class Words(Visitor):
    """The texts of a message with its variants and attributes, apart from the English apparatus."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802
        if node.id.name not in (*MARKS, *APPARATUS):
            self.generic_visit(node)


@cache
def beginnings(phrase: str) -> re.Pattern[str]:
    """A pattern for words that begin like those of a phrase, one after another."""
    words = r"\w*\s+".join(map(re.escape, phrase.split()))
    return re.compile(rf"\b{words}\w*", re.IGNORECASE)


def listed(language: str, name: str) -> tuple[str, ...]:
    """The parts of an attribute of the glossary, none where there is no such attribute."""
    texts = in_language(language)
    return tuple(texts.format(name).split(", ")) if texts.has(name) else ()


@cache
def bans(language: str) -> tuple[Ban, ...]:
    return tuple(
        Ban(term, stem, listed(language, f"{term.id}.unless"))
        for term in glossary(language)
        for stem in listed(language, f"{term.id}.not")
    )


def game_of(file: str) -> str:
    """The game that a file is about, empty where it may be about both."""
    return next((game for game in GAMES if game in Path(file).stem.split("-")), "")


@cache
def bans_in(game: str, language: str) -> tuple[Ban, ...]:
    """The bans that hold in texts of a game; texts of both may use the words of either game."""
    if game:
        return tuple(ban for ban in bans(language) if ban.term.game in ("", game))
    return tuple(ban for ban in bans(language) if not is_word_of_the_other(ban, language))


def is_word_of_the_other(ban: Ban, language: str) -> bool:
    """Whether what one game must not say is a term of the other game."""
    own = ("", ban.term.game)
    return bool(ban.term.game) and any(
        ban.is_in(term.text) for term in glossary(language) if term.game not in own
    )


def wrong_words(parsed: Resource, file: str, language: str) -> Iterator[str]:
    """What a file calls otherwise than the glossary does: file, message, word, right term."""
    games = {term.id: term.game for term in glossary(language)}
    for message in parsed.body:
        if not isinstance(message, Message | FluentTerm) or message.id.name.startswith("ED-"):
            continue
        name = message.id.name
        words = Words()
        words.visit(message)
        text = ID.sub("…", "|".join(words.found))
        for ban in bans_in(games.get(name) or game_of(file), language):
            if ban.is_in(text):
                yield f"{file}: {name}: not “{ban.stem}…” but “{ban.term.text}” ({ban.term.id})"


@pytest.mark.parametrize("file", FILES)
def test_a_text_calls_things_as_the_glossary_does(file: str) -> None:
    wrong = list(wrong_words(resource(FOLDER / file), file, file.partition("/")[0]))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_lesson_calls_things_as_the_glossary_does(path: Path) -> None:
    wrong = list(wrong_words(parse(path), f"{path.parts[-4]}.ftl", path.stem))
    assert not wrong, "\n".join(wrong)


def found(tmp_path: Path, name: str, language: str, text: str) -> list[str]:
    """What is wrong in a file of that name with that text."""
    path = tmp_path / f"{name}.ftl"
    path.write_text(text, encoding="utf-8")
    return list(wrong_words(parse(path), f"{language}/{path.name}", language))


@pytest.mark.parametrize(
    ("language", "text", "term"),
    [
        ("en", "Put it into your backpack", "inventory"),
        ("pl", "Odłóż kartę do plecaka", "inventory"),
        ("pl", "Ta Misja się powiodła", "quest"),
        ("ru", "Получите 2 очка опыта", "xp"),
        ("ru", "Рядом нет противников", "enemy"),
    ],
)
def test_another_word_is_found_with_its_file_message_and_term(
    tmp_path: Path, language: str, text: str, term: str
) -> None:
    (wrong,) = found(tmp_path, "fallout", language, f"right = 1\nlog-x = {text}\n")
    right = in_language(language).format(f"term-{term}")
    assert wrong.startswith(f"{language}/fallout.ftl: log-x: not “")
    assert wrong.endswith(f"but “{right}” (term-{term})")


def test_ids_are_no_words(tmp_path: Path) -> None:
    ids = "FO-PERK-02, FO-PERK"
    assert found(tmp_path, "rules-fallout", "pl", f"FO-PERK-01 = profit: {ids}\n") == []
    assert found(tmp_path, "rules-fallout", "pl", f"FO-PERK-01 = perk: {ids}\n") != []


def test_variants_and_attributes_are_read_too(tmp_path: Path) -> None:
    variants = "a = { $n ->\n    [one] jedna misja\n   *[other] zadania\n}\n"
    wrong = found(tmp_path, "fallout", "pl", f"{variants}b = zadanie\n    .why = bo misja\n")
    assert [each.split(": ")[1] for each in wrong] == ["a", "b"]


def test_only_the_beginning_of_a_word_counts(tmp_path: Path) -> None:
    assert found(tmp_path, "fallout", "pl", "a = transmisja\n") == []


def test_a_turn_of_phrase_that_means_something_else_is_allowed(tmp_path: Path) -> None:
    assert found(tmp_path, "fallout", "pl", "a = Zasada pozostaje w mocy\n") == []
    assert found(tmp_path, "fallout", "pl", "a = Moc frakcji pozostaje w mocy\n") != []


def test_a_word_that_only_one_game_forbids_is_free_in_the_other(tmp_path: Path) -> None:
    text = "a = Ячейка занята\n"
    assert found(tmp_path, "rules-fallout", "ru", text) != []
    assert found(tmp_path, "rules-shelter", "ru", text) == []
    # A text of both games may be about Shelter, where this is the right word.
    assert found(tmp_path, "terminal", "ru", text) == []
    assert found(tmp_path, "terminal", "ru", "a = Рюкзак полон\n") != []


def test_the_terms_of_both_games_are_there() -> None:
    games = [term.game for term in glossary()]
    assert {*games} == {"", *GAMES}
    assert games.count("fallout") > 100
    for game in GAMES:
        assert {term.game for term in Ledger(game).glossary} == {"", game}


def keyword(term: str, language: str) -> re.Pattern[str]:
    """The keyword of a term, which comes first in the glossary; English has plurals of it."""
    word = in_language(language).format(f"term-{term}").split("; ")[0]
    assert word.isupper()
    return re.compile(rf"\b{word}s?\b")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("term", KEYWORDS)
def test_a_keyword_stands_where_the_english_ledger_has_it(term: str, language: str) -> None:
    english, own = keyword(term, "en"), keyword(term, language)
    times = 0
    for rule, entry in ledger("fallout").entries.items():
        translated = ledger("fallout", language).entries[rule]
        for name in ("question", "text", "why"):
            expected = len(english.findall(ID.sub("", getattr(entry, name))))
            assert len(own.findall(getattr(translated, name))) == expected, f"{rule}.{name}"
            times += expected
    assert times > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_one_set_of_terms_with_games_marked_in_english(language: str) -> None:
    english = [(term.id, term.game) for term in glossary()]
    assert [(term.id, term.game) for term in glossary(language)] == english
    for name, _ in english:
        assert language == "en" or not in_language(language).has(f"{name}.game"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_bans_are_well_formed_and_exceptions_belong_to_one(language: str) -> None:
    stems = [(ban.term.id, ban.stem) for ban in bans(language)]
    assert len(stems) > 15
    assert all(stem == stem.strip() and len(stem) > 2 for _, stem in stems)
    assert len({*stems}) == len(stems)
    for term in glossary(language):
        has_ban = bool(listed(language, f"{term.id}.not"))
        assert has_ban or not listed(language, f"{term.id}.unless"), term.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_term_that_is_explained_is_explained_in_every_language(game: str, language: str) -> None:
    english = {term.id: term.rules for term in terms_of(game, "en")}
    own = terms_of(game, language)
    assert {term.id: term.rules for term in own} == english
    for term in own:
        assert term.text.endswith("."), term.id
        assert len(term.text) <= LONGEST, term.id
        assert all(form and form == form.strip() for form in term.forms), term.id


@pytest.mark.parametrize("game", GAMES)
def test_an_explanation_cites_rules_of_its_game(game: str) -> None:
    for term in terms_of(game, "en"):
        assert term.rules, term.id
        assert all(rule in ledger(game).entries for rule in term.rules), term.id


def test_a_game_without_rules_explains_nothing() -> None:
    assert terms_of("chess", "en") == []
