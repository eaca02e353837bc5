"""The text files themselves: complete and alike in all languages."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax.ast import Message, Pattern, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from overseer.texts.bundles import FOLDER, LANGUAGES, in_language, resource
from overseer.texts.ledger import APPARATUS, GAMES, Ledger, kind_of, ledger, references

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH_ONLY = {"rules-fallout.ftl"}
SHARED = sorted(
    path.name for path in (FOLDER / "en").glob("*.ftl") if path.name not in ENGLISH_ONLY
)
ALL = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.ftl"))


class Variables(Visitor):
    """The names of the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(file: str) -> dict[str, Message | Term]:
    body = resource(FOLDER / file).body
    return {each.id.name: each for each in body if isinstance(each, Message | Term)}


def is_apparatus(name: str) -> bool:
    """Whether a message is about the editions and stays English."""
    return name.startswith("ED-")


def arguments(message: Message | Term) -> set[str]:
    """What a message takes; a name in the accusative is the same thing in another form."""
    variables = Variables()
    variables.visit(message)
    return {name.removesuffix("_acc") for name in variables.found}


def is_empty(pattern: Pattern | None) -> bool:
    if pattern is None:
        return True
    return all(isinstance(e, TextElement) and not e.value.strip() for e in pattern.elements)


@pytest.mark.parametrize("file", ALL)
def test_every_message_of_a_file_is_fluent_and_has_an_id_of_its_own(file: str) -> None:
    body = resource(FOLDER / file).body
    names = Counter(each.id.name for each in body if isinstance(each, Message | Term))
    assert names
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("file", ALL)
def test_no_message_and_no_attribute_is_empty(file: str) -> None:
    empty = [
        name
        for name, message in messages(file).items()
        if is_empty(message.value) or any(is_empty(each.value) for each in message.attributes)
    ]
    assert empty == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", SHARED)
def test_a_language_has_the_messages_of_english(file: str, language: str) -> None:
    english = {name for name in messages(f"en/{file}") if not is_apparatus(name)}
    assert set(messages(f"{language}/{file}")) == english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", SHARED)
def test_a_language_takes_the_arguments_of_english(file: str, language: str) -> None:
    english = messages(f"en/{file}")
    for name, message in messages(f"{language}/{file}").items():
        assert arguments(message) == arguments(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_ledger_has_the_attributes_of_english_but_the_apparatus(language: str) -> None:
    english = messages("en/rules-shelter.ftl")
    for name, message in messages(f"{language}/rules-shelter.ftl").items():
        expected = {each.id.name for each in english[name].attributes} - set(APPARATUS)
        assert {each.id.name for each in message.attributes} == expected, name


@pytest.mark.parametrize("language", OTHERS)
def test_no_statement_or_ruling_is_left_in_english(language: str) -> None:
    for rule, entry in ledger("shelter").entries.items():
        translated = ledger("shelter", language).entries[rule]
        if entry.kind in ("statement", "ruling"):
            assert translated.text != entry.text, rule
        if entry.why:
            assert translated.why != entry.why, rule


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_the_ids_that_the_english_text_names(language: str) -> None:
    for rule, entry in ledger("shelter").entries.items():
        translated = ledger("shelter", language).entries[rule]
        for name in ("text", "question", "why", "cost", "reward", "other"):
            english = getattr(entry, name)
            expected = {each for each in references(english) if each in english}
            found = {each for each in references(getattr(translated, name)) if each}
            assert found == expected, f"{rule}.{name}"


@pytest.mark.parametrize(("game", "language"), [(g, lang) for g in GAMES for lang in LANGUAGES])
def test_every_id_that_a_ledger_names_exists(game: str, language: str) -> None:
    known = {rule for each in GAMES for rule in ledger(each).entries}
    for rule, entry in ledger(game, language).entries.items():
        assert set(references(" ".join(entry.prose))) <= known, rule


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_a_section_share_its_name_and_count_up_from_one(game: str) -> None:
    book = Ledger(game)
    numbers: dict[str, list[int]] = {}
    for rule in book.entries:
        stem, number = rule.rsplit("-", 1)
        numbers.setdefault(stem, []).append(int(number))
    for stem, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), stem
    for section in book.sections:
        assert {kind_of(entry.id) for entry in section.entries} == {section.kind}
        if section.kind != "ruling":
            assert all(entry.id.startswith(f"{section.id}-") for entry in section.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ledger_has_a_title_and_an_opening_in_each_language(language: str) -> None:
    words = in_language(language)
    for game in GAMES:
        assert words.has(f"ledger-game-{game}")
        assert words.has(f"docs-editions-{game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_same_terms_in_each_language(language: str) -> None:
    english = [term.id for term in ledger("shelter").glossary]
    terms = ledger("shelter", language).glossary
    assert [term.id for term in terms] == english
    assert all(term.id.startswith("term-") and "(none)" not in term.text for term in terms)
