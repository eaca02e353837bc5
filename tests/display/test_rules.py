"""The rules by section, and the icons with what they mean."""

from __future__ import annotations

import pytest

from display.plays import GAMES, LANGUAGES, display, game
from overseer.display import Display
from overseer.texts.ledger import ledger


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_the_ledger_is_there_in_its_section(name: str, language: str) -> None:
    sections, _ = display(name).rules(language)
    book = ledger(name, language)
    assert [section.id for section in sections] == [section.id for section in book.told]
    assert [section.title for section in sections] == [section.title for section in book.told]
    rules = {rule.id: rule for section in sections for rule in section.rules}
    entries = {entry.id: entry for section in book.told for entry in section.entries}
    assert list(rules) == list(entries)
    for rule, entry in entries.items():
        assert rules[rule].title == entry.question
        assert rules[rule].text.endswith((".", "?", "!"))
        assert rules[rule].text.lower().startswith(entry.text.lower())


def test_a_ruling_is_told_with_its_reason() -> None:
    sections, _ = display("shelter").rules("en")
    (rule,) = (rule for section in sections for rule in section.rules if rule.id == "SH-R-06")
    entry = ledger("shelter").entry("SH-R-06")
    assert entry.why in rule.text


def test_an_icon_is_told_with_its_uses() -> None:
    sections, icons = display("shelter").rules("en")
    (rule,) = (rule for section in sections for rule in section.rules if rule.id == "SH-ICON-06")
    assert (
        rule.text == "Item. As cost: give up 1 of your items. As reward: take 1 item of the track."
    )
    (item,) = (icon for icon in icons if icon.icon == "item")
    assert item.name == "item"
    assert item.text == "As a cost: give up 1 of your items. As a reward: take 1 item of the track."


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_what_is_written_in_english_only_is_told_in_english_only(language: str) -> None:
    sections, _ = display("shelter").rules(language)
    assert "ED" not in {section.id for section in sections}


def test_where_editions_part_all_of_them_are_told() -> None:
    sections, _ = display("shelter").rules("en")
    (rule,) = (rule for section in sections for rule in section.rules if rule.id == "ED-01")
    assert "EN: (not established). PL: 30. RU: 30." in rule.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_leaflet_tells_goal_round_deeds_and_end_with_their_rules(
    name: str, language: str
) -> None:
    leaflet = display(name).leaflet(language)
    assert [part.key for part in leaflet] == ["goal", "round", "do", "end"]
    points = [point for part in leaflet for point in part.points]
    assert len({point.text for point in points}) == len(points)
    for point in points:
        assert point.rules
        assert all(rule in ledger(name).entries for rule in point.rules)
    # It is one page.
    assert sum(len(point.text) for point in points) < 2500


def test_a_game_without_a_leaflet_has_none() -> None:
    assert Display(game("shelter")).leaflet("en") == []
