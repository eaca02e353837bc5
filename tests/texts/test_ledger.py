"""The ledgers as data: counts, entries, and the links between them."""

from __future__ import annotations

import pytest

from overseer.kernel.errors import Malformed
from overseer.texts.ledger import GAMES, Ledger, entry, kind_of, ledger, references


def test_the_shelter_ledger_is_whole() -> None:
    book = Ledger("shelter")
    assert len(book.statements) == 143
    assert len(book.icons) == 18
    assert len(book.rulings) == 92
    assert len(book.differences) == 43
    assert len(book.entries) == 143 + 18 + 92 + 43


def test_the_fallout_ledger_is_whole() -> None:
    book = Ledger("fallout")
    assert (len(book.statements), len(book.icons), len(book.rulings)) == (293, 0, 114)
    assert len(book.entries) == 293 + 114


def test_sections_are_in_the_order_of_the_ledger() -> None:
    sections = Ledger("shelter").sections
    assert [each.id for each in sections[:3]] == ["SH-COMP", "SH-SETUP", "SH-ROUND"]
    assert [each.kind for each in sections if each.id in ("SH-ICON", "ED", "SH-R-A")] == [
        "icon",
        "difference",
        "ruling",
    ]
    build = next(each for each in sections if each.id == "SH-BUILD")
    assert build.title == "Build rooms"
    assert [each.id for each in build.entries] == [f"SH-BUILD-0{n}" for n in range(1, 8)]


def test_a_statement_says_where_it_comes_from() -> None:
    found = entry("SH-BUILD-05")
    assert found.kind == "statement"
    assert found.section == "SH-BUILD"
    assert found.source == "Building Rooms"
    assert "SH-R-26" in found.note
    assert (found.question, found.cost, found.adopted) == ("", "", "")


def test_a_ruling_has_a_question_and_a_reason() -> None:
    found = entry("SH-R-79")
    assert (found.kind, found.text) == ("ruling", "No.")
    assert found.question.endswith("?")
    assert found.why


def test_a_difference_has_all_editions_in_any_language() -> None:
    found = entry("ED-06", "pl")
    assert (found.en, found.pl, found.ru) == ("clockwise", "one after another", "clockwise")
    assert found.adopted == "EN, RU"


@pytest.mark.parametrize("rule", ["SH-BUILD-05", "FO-BASE-02"])
def test_a_translated_entry_keeps_the_english_apparatus(rule: str) -> None:
    english, russian = entry(rule), entry(rule, "ru")
    assert russian.text != english.text
    assert english.note
    assert (russian.source, russian.note) == (english.source, english.note)


def test_a_glossary_has_the_words_of_its_game_and_those_of_both() -> None:
    words = {game: {term.id: term.text for term in ledger(game, "pl").glossary} for game in GAMES}
    assert words["fallout"]["term-survivor"] == "ocalały"
    assert words["shelter"]["term-dweller"] == "mieszkaniec"
    assert "term-survivor" not in words["shelter"]
    assert "term-dweller" not in words["fallout"]
    assert [words[game]["term-vault"] for game in GAMES] == ["krypta", "krypta"]


@pytest.mark.parametrize("rule", ["sh-build-05", "SH-BUILD-05", "Sh-Build-05"])
def test_ids_may_be_written_in_any_case(rule: str) -> None:
    assert entry(rule).id == "SH-BUILD-05"


@pytest.mark.parametrize(
    ("rule", "near"),
    [("SH-BULD-05", "SH-BUILD-05"), ("SH-R-93", "SH-R-92"), ("FO-BASE-1", "FO-BASE-01")],
)
def test_an_unknown_id_is_refused_with_near_ones(rule: str, near: str) -> None:
    with pytest.raises(Malformed, match=f"no rule has the id '{rule}': did you mean .*{near}"):
        entry(rule)


@pytest.mark.parametrize("rule", ["", "XX-01", "rules"])
def test_an_id_like_no_other_is_refused_with_the_way_to_find_one(rule: str) -> None:
    with pytest.raises(Malformed, match="overseer rules shelter"):
        entry(rule)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Malformed, match="'chess': choose shelter or fallout"):
        Ledger("chess")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Malformed, match="unknown language 'de'"):
        Ledger("shelter", "de")


def test_the_form_of_an_id_tells_its_kind() -> None:
    kinds = [kind_of(rule) for rule in ("SH-RES-01", "SH-ICON-01", "SH-R-01", "ED-01")]
    assert kinds == ["statement", "icon", "ruling", "difference"]


def test_references_are_found_once_each_and_ranges_are_filled() -> None:
    assert references("See SH-R-08 to SH-R-11, ED-02 and SH-R-09; not R-05 or SH-R.") == (
        "SH-R-08",
        "SH-R-11",
        "ED-02",
        "SH-R-09",
        "SH-R-10",
    )


def test_related_entries_are_those_named_and_those_that_name() -> None:
    book = ledger("shelter")
    assert [each.id for each in book.related("SH-BUILD-05")] == ["ED-20", "SH-R-26"]
    # Inside the range of SH-R-92, and not named by it as such.
    assert "SH-R-92" in [each.id for each in book.related("SH-R-34")]


def test_related_entries_that_are_told_are_the_same_in_each_language() -> None:
    english = [each.id for each in ledger("shelter").related("SH-R-67")]
    told = [each for each in english if not each.startswith("ED-")]
    assert [each.id for each in ledger("shelter", "ru").related("SH-R-67")] == told


def test_what_no_program_can_break_says_what_is_done_in_its_place() -> None:
    told = [each.id for each in ledger("shelter").entries.values() if each.in_place]
    assert "SH-SETUP-10" in told
    assert len(told) < 15  # it is the exception
