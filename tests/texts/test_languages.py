"""A language is one entry of languages.json and a folder of texts: what is missing is said here."""

from __future__ import annotations

import json
import re

import pytest

from overseer.arena.report import percent_told, whole_percent_told
from overseer.server.offers import Offers
from overseer.server.openapi import description
from overseer.texts.bundles import FOLDER, LANGUAGES, OWN_NAMES, in_language

PAGE = FOLDER.parents[2] / "web" / "src" / "lib" / "texts.svelte.ts"


def test_the_register_and_the_folders_agree() -> None:
    assert LANGUAGES[0] == "en", "English is what all others are compared with"
    assert sorted(path.parent.name for path in FOLDER.glob("*/terminal.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_files_and_calls_itself_something(language: str) -> None:
    assert re.fullmatch("[a-z]{2,3}", language)
    assert OWN_NAMES[language].strip()
    files = {path.name for path in (FOLDER / "en").glob("*.ftl")}
    assert files - {path.name for path in (FOLDER / language).glob("*.ftl")} == set()
    in_language(language).prepare()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_packs_of_this_project_speak_it(language: str) -> None:
    packs = [path.parent for path in FOLDER.parent.glob("packs/*/*/pack.yaml")]
    assert packs
    assert [str(pack) for pack in packs if not (pack / "texts" / f"{language}.ftl").exists()] == []


def test_the_server_and_the_page_take_their_languages_from_the_register() -> None:
    assert Offers().about("en").languages == list(LANGUAGES)
    assert json.dumps(list(LANGUAGES)) in json.dumps(description())
    assert "generated/languages" in PAGE.read_text()


@pytest.mark.parametrize(
    ("language", "whole", "exact"),
    [("en", "55%", "55.4%"), ("pl", "55%", "55,4%"), ("ru", "55\N{NBSP}%", "55,4\N{NBSP}%")],
)
def test_all_say_percent_as_the_language_does(language: str, whole: str, exact: str) -> None:
    words = in_language(language)
    assert (whole_percent_told(words, 0.554), percent_told(words, 0.554)) == (whole, exact)
    sign = whole.removeprefix("55")
    texts = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    found = re.findall(r"[}\d](\s?%)", texts)
    assert found
    assert set(found) == {sign}
