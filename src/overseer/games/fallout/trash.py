"""Trash: quests and encounters that go back to the box for good, or stay with a survivor."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.pairs import source_card, source_kind, source_of
from overseer.games.fallout.quests import quest_source, trash_quest
from overseer.games.fallout.rows import has, owned_card, owned_code, without
from overseer.games.fallout.terms import E_KEPT, E_TRASHED, S_ENCOUNTER, S_QUEST
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import append, vec


def to_the_box(land: Wasteland, source: i64) -> None:
    """Note that a card is out of the game; one without a number was never in the library."""
    cards = land.cards
    card = source_card(source)
    is_quest = source_kind(source) == S_QUEST
    number = cards.quest_number[card] if is_quest else cards.encounter_number[card]
    if number > 0:
        land.shelf[number] = 2


def trash_card(land: Wasteland, source: i64) -> None:
    """Return the card that says so to the box (FO-RES-12)."""
    card = source_card(source)
    if source_kind(source) == S_QUEST:
        if has(land.staged, card):
            trash_quest(land, card)
    elif source_kind(source) == S_ENCOUNTER and has(land.limbo, card):
        land.limbo = without(land.limbo, card)
        to_the_box(land, source)
        land.emit(E_TRASHED, -1, source)


def trash_number(land: Wasteland, number: i64) -> None:
    """Return a card of the library to the box, if it is staged or somebody kept it (FO-RES-12)."""
    quest = land.cards.library_quest[number] - 1
    if quest >= 0 and has(land.staged, quest):
        trash_quest(land, quest)
    elif land.shelf[number] == 1:
        card = land.cards.library_encounter[number] - 1
        _trash_kept(land, quest_source(quest) if quest >= 0 else source_of(S_ENCOUNTER, card))


def _trash_kept(land: Wasteland, source: i64) -> None:
    kept = vec[i64]()
    for i in range(len(land.kept)):
        if owned_card(land.kept[i]) == source:
            to_the_box(land, source)
            land.due = 1
            land.emit(E_TRASHED, -1, source)
        else:
            kept = append(kept, land.kept[i])
    land.kept = kept


def keep_card(land: Wasteland, seat: i64, source: i64) -> None:
    """The card stays with the survivor, for other cards to ask about."""
    card = source_card(source)
    if source_kind(source) == S_ENCOUNTER and has(land.limbo, card):
        land.limbo = without(land.limbo, card)
    elif source_kind(source) == S_QUEST and has(land.staged, card):
        trash_quest(land, card)
        land.shelf[land.cards.quest_number[card]] = 1
    else:
        return
    land.kept = append(land.kept, owned_code(seat, source))
    land.due = 1
    land.emit(E_KEPT, seat, source)
