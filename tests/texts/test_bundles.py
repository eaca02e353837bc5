"""Formatting of messages: arguments, attributes, packs, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import LANGUAGES, MissingText, Texts, in_language


def pack(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_each_language_speaks_for_itself() -> None:
    titles = [in_language(language).format("ledger-contents") for language in LANGUAGES]
    assert titles == ["Contents", "Spis treści", "Содержание"]


def test_texts_of_a_language_are_read_once() -> None:
    assert in_language("pl") is in_language("pl")


def test_arguments_stand_in_the_text_without_invisible_marks() -> None:
    text = in_language("en").format("ledger-nothing-found", word="Parrot")
    assert text == "Nothing in this ledger mentions “Parrot”."


def test_an_attribute_is_named_after_a_dot() -> None:
    texts = in_language("en")
    assert texts.format("SH-BUILD-05.source") == "Building Rooms"
    assert texts.has("SH-BUILD-05.source")
    assert not texts.has("SH-BUILD-05.colour")


def test_plural_forms_follow_the_language(tmp_path: Path) -> None:
    forms = ("[one] 1 kostka", "[few] { $n } kostki", "*[many] { $n } kostek")
    message = "\n    ".join(("cubes = { $n ->", *forms, "}\n"))
    texts = Texts("pl", [pack(tmp_path, pl=message)])
    assert [texts.format("cubes", n=n) for n in (1, 2, 5, 22)] == [
        "1 kostka",
        "2 kostki",
        "5 kostek",
        "22 kostki",
    ]


def test_a_missing_message_names_itself_and_the_language() -> None:
    with pytest.raises(MissingText, match=r"'no-such-text' in language 'ru'") as caught:
        in_language("ru").format("no-such-text")
    assert isinstance(caught.value, OverseerError)
    assert (caught.value.message, caught.value.language) == ("no-such-text", "ru")


@pytest.mark.parametrize("message", ["SH-BUILD-99", "SH-BUILD-05.colour", "FO-BASE-99"])
def test_a_missing_ledger_message_is_missing_too(message: str) -> None:
    assert not in_language("pl").has(message)
    with pytest.raises(MissingText):
        in_language("pl").format(message)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="word"):
        in_language("en").format("ledger-nothing-found")


def test_a_pack_adds_messages_and_a_later_pack_replaces_them(tmp_path: Path) -> None:
    first = pack(tmp_path / "first", en="room-bar = Bar\nroom-cellar = Cellar\n")
    second = pack(tmp_path / "second", en="room-bar = Saloon\n")
    texts = Texts("en", [first, second])
    assert (texts.format("room-bar"), texts.format("room-cellar")) == ("Saloon", "Cellar")
    assert not in_language("en").has("room-bar")


def test_a_text_that_a_language_lacks_is_taken_from_another_one_only_if_asked_for(
    tmp_path: Path,
) -> None:
    folder = pack(tmp_path, en="story = Once\nboth = Yes\n", ru="both = Да\nown = Своё\n")
    texts = in_language("ru", (folder,))
    assert texts.format("both", fallback=True) == ("Да", False)
    assert texts.format("story", fallback=True) == ("Once", True)
    assert in_language("en", (folder,)).format("own", fallback=True) == ("Своё", True)
    with pytest.raises(MissingText):
        texts.format("story")
    with pytest.raises(MissingText, match="any language"):
        texts.format("nowhere", fallback=True)


def test_a_pack_without_a_file_in_the_language_adds_nothing(tmp_path: Path) -> None:
    assert not Texts("pl", [pack(tmp_path, en="room-bar = Bar\n")]).has("room-bar")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="unknown language 'de': choose one of en, pl, ru"):
        Texts("de")


def test_broken_syntax_is_refused_with_its_line(tmp_path: Path) -> None:
    folder = pack(tmp_path, en="room-bar = Bar\nroom-cellar Cellar\n")
    with pytest.raises(Malformed, match=r"en\.ftl:2: this is not a Fluent message"):
        Texts("en", [folder])


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes(b"room-bar = \xff\xfe\n")
    with pytest.raises(Malformed, match=r"en\.ftl: cannot be read as a text file"):
        Texts("en", [tmp_path])
