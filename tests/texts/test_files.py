"""The text files themselves: complete and alike in all languages."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax.ast import Message, Pattern, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from overseer.texts.bundles import FOLDER, LANGUAGES, in_language, resource
from overseer.texts.ledger import APPARATUS, GAMES, Ledger, kind_of, ledger, references

OTHERS = [language for language in LANGUAGES if language != "en"]
SHARED = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
TRANSLATIONS = [(game, language) for game in GAMES for language in OTHERS]
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


def is_ids_only(text: str) -> bool:
    """Whether a text names rules and says nothing else, so that it is alike in all languages."""
    names = references(text)
    return bool(names) and all(word.strip(",;.") in names for word in text.split())


def named(text: str) -> set[str]:
    """The ids that stand in a text as such, and not only within a range."""
    return {each for each in references(text) if each in text}


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


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translated_ledger_has_the_attributes_of_english_but_the_apparatus(
    game: str, language: str
) -> None:
    english = messages(f"en/rules-{game}.ftl")
    for name, message in messages(f"{language}/rules-{game}.ftl").items():
        expected = {each.id.name for each in english[name].attributes} - set(APPARATUS)
        assert {each.id.name for each in message.attributes} == expected, name


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_no_statement_or_ruling_is_left_in_english(game: str, language: str) -> None:
    for rule, entry in ledger(game).entries.items():
        if entry.kind not in ("statement", "ruling"):
            continue
        translated = ledger(game, language).entries[rule]
        for name in ("text", "why"):
            english = getattr(entry, name)
            if english and not is_ids_only(english):
                assert getattr(translated, name) != english, f"{rule}.{name}"


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_no_section_is_titled_in_english(game: str, language: str) -> None:
    pairs = zip(ledger(game).sections, ledger(game, language).sections, strict=True)
    assert [english.id for english, own in pairs if own.title == english.title] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_names_the_ids_that_the_english_text_names(game: str, language: str) -> None:
    for rule, entry in ledger(game).entries.items():
        translated = ledger(game, language).entries[rule]
        for name in ("text", "question", "why", "cost", "reward", "other"):
            expected = named(getattr(entry, name))
            assert named(getattr(translated, name)) == expected, f"{rule}.{name}"


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
        assert words.has(f"docs-glossary-{game}")


@pytest.mark.parametrize(("game", "language"), [(g, lang) for g in GAMES for lang in LANGUAGES])
def test_the_glossary_has_the_same_terms_in_each_language(game: str, language: str) -> None:
    english = [term.id for term in ledger(game).glossary]
    terms = ledger(game, language).glossary
    assert [term.id for term in terms] == english
    assert all(term.id.startswith("term-") and "(none)" not in term.text for term in terms)
