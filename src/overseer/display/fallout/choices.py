"""Choices that cards offer: the ways of a choice, worded from the card that it stands on."""

from __future__ import annotations

from typing import Any

from overseer.content.fallout.phrases import Branch
from overseer.content.fallout.walking import phrases
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.card_texts import CardTexts
from overseer.games.fallout import terms as t
from overseer.games.fallout.choices import Choice
from overseer.games.fallout.pairs import source_card, source_kind
from overseer.games.fallout.wasteland import Wasteland

_CHOOSE = "choose"


def branch_text(book: FalloutBook, land: Wasteland, texts: CardTexts, which: int) -> str:
    """One way of the choice that is open; empty if the card has several such choices."""
    frame: Any = land.stack[-1]  # frames are generic; which one it is shows at run time
    if not isinstance(frame, Choice):
        return ""
    found = [
        phrase.value
        for phrase in phrases(_card(book, land, int(frame.source)))
        if phrase.word == _CHOOSE and isinstance(phrase.value, tuple)
        if len(phrase.value) == int(frame.branches)
    ]
    if len(found) != 1:
        return ""
    branch = found[0][which]
    assert isinstance(branch, Branch)
    text = texts.branch(branch)
    return f"{text[0].upper()}{text[1:]}"


def _card(book: FalloutBook, land: Wasteland, source: int) -> object:
    """The card that an effect stands on."""
    kind, index = source_kind(source), source_card(source)
    content, names = book.content, book.names
    if kind == t.S_ENCOUNTER:
        return next(card for card in content.encounters if card.id == names.encounters[index])
    if kind == t.S_QUEST:
        return next(card for card in content.quests if card.id == names.quests[index])
    if kind == t.S_PERK:
        return next(card for card in content.perks if card.id == names.perks[index])
    if kind == t.S_ITEM:
        return next((card for card in content.items if card.id == names.items[index]), None)
    scenario = names.scenarios[land.scenario]
    return next(card for card in content.scenarios if card.id == scenario)
