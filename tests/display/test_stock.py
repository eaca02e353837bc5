"""Stock lists: every card of the box has a place, and nobody is told more than they may know."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from display.plays import (
    GAMES,
    LANGUAGES,
    NAMES,
    display,
    finished,
    game,
    new_match,
    played,
    sampled,
)
from overseer.display import Display
from overseer.display.model import Stock, StockCard, StockPart
from overseer.display.reader import Reader
from overseer.journal.match import Match
from overseer.kernel.decision import ALL, SPECTATOR
from rules.table import Table


def stock(name: str, match: Match, seat: int = 0, language: str = "en") -> Stock:
    return display(name).stock(match.state, seat, Reader(language, match.names))


def part(told: Stock, key: str) -> StockPart:
    (found,) = (each for each in told.parts if each.key == key)
    return found


def card(told: Stock, name: str) -> StockCard:
    (found,) = (each for part in told.parts for each in part.cards if each.id == name)
    return found


def counts(told: StockPart) -> dict[str, int]:
    return {share.where: share.count for share in told.shares}


def dealt(players: int) -> Match:
    """A game of Fallout in which everybody has agendas in hand."""
    return next(match for match in played("fallout", players, 4) if match.state.round == 2)


@pytest.mark.parametrize("name", GAMES)
def test_every_copy_of_every_card_lies_somewhere_once(name: str) -> None:
    for match in sampled(name, 6, 23):
        for each in stock(name, match).parts:
            for one in each.cards:
                assert sum(share.count for share in one.shares) == one.copies, one
            if each.cards:
                places: Counter[str] = Counter()
                for one in each.cards:
                    places.update({share.where: share.count for share in one.shares})
                    for share in one.shares:
                        assert share.text
                assert sum(counts(each).values()) == sum(one.copies for one in each.cards)
                assert counts(each).get("deck", 0) == each.left


def test_what_is_left_in_the_decks_of_shelter_is_what_the_table_counts() -> None:
    for match in sampled("shelter", 6, 17):
        told, table = stock("shelter", match), cast(Any, match.state.book.table(match.state, 0))
        for key in ("rooms", "items", "threats"):
            assert part(told, key).left == getattr(table.decks, key)


def test_what_is_left_in_the_decks_of_fallout_is_what_the_table_counts() -> None:
    for match in sampled("fallout", 4, 31):
        told, table = stock("fallout", match), cast(Any, match.state.book.table(match.state, 0))
        for key in ("loot", "asset", "unique"):
            assert part(told, key).left == getattr(table.decks, key)
        assert part(told, "encounter").left == sum(table.decks.encounters.values())


def test_cards_of_shelter_are_told_where_they_lie() -> None:
    table = Table(players=2).room(1, "left", "classroom").items(1, "shotgun").threat("L0.7", "fire")
    told = display("shelter").stock(table.vault, 0, Reader("en", NAMES[:2]))
    assert card(told, "classroom").place == "built by Ada"
    assert card(told, "armory").place == "on the track"
    assert card(told, "shotgun").place == "held by Borys"
    assert card(told, "fire").place == "on the board"
    assert card(told, "nuclear-reactor").place == "2 in the deck"
    assert card(told, "garden").place == "1 in the deck, 1 on the track"
    assert card(told, "elevator").place == "2 always on the table"
    assert card(told, "radroach").text.endswith("5 or more on two dice: 83%.")
    assert card(told, "raider").text.endswith("9 or more on two dice: 28%.")
    assert "%" not in card(told, "fire").text


def test_a_card_that_is_on_its_way_has_been_laid_aside() -> None:
    table = Table(players=2)
    deck = table.vault.item_deck
    deck.take(table.game.names.items.index("shotgun"))
    told = display("shelter").stock(table.vault, 0, Reader("en", NAMES[:2]))
    assert card(told, "shotgun").place == "laid aside"


def test_filters_find_cards_by_what_is_on_them() -> None:
    told = stock("shelter", new_match("shelter", 2, 1))
    tags = {choice.tag for each in told.filters for choice in each.choices}
    assert "gives-water" in card(told, "garden").tags + card(told, "water-purification").tags
    assert {"gives-new-dweller", "letter-C", "linked"} <= set(card(told, "living-quarters").tags)
    assert {"gives-heal", "gives-train", "injured-only"} <= set(card(told, "medbay").tags)
    assert {"gives-food", "gives-water", "gives-power"} <= set(card(told, "storage-room").tags)
    assert card(told, "shotgun").tags == ["sort-weapon"]
    used = {tag for part in told.parts for one in part.cards for tag in one.tags}
    assert tags - used <= {"affordable"}


def test_what_one_can_pay_is_told_to_who_sits_there_alone() -> None:
    table = Table(players=2).cubes(0, "WWFFEEEEE")
    for seat, affordable in ((0, True), (1, False), (SPECTATOR, False)):
        told = display("shelter").stock(table.vault, seat, Reader("en", NAMES[:2]))
        assert ("affordable" in card(told, "nuclear-reactor").tags) is affordable
        offered = {choice.tag for each in told.filters for choice in each.choices}
        assert ("affordable" in offered) is (seat >= 0)


def test_cards_of_shelter_have_faces_and_those_of_fallout_words() -> None:
    for each in stock("shelter", new_match("shelter", 2, 1)).parts:
        for one in each.cards:
            assert one.face is not None
            assert one.text.startswith(one.face.text)
    for each in stock("fallout", new_match("fallout", 2, 1)).parts:
        assert all(one.face is None and one.text for one in each.cards)


def test_agendas_are_told_as_far_as_they_are_in_sight() -> None:
    match = dealt(3)
    everything = cast(Any, match.state.book.table(match.state, ALL))
    for seat in (0, 1, 2, SPECTATOR):
        told = part(stock("fallout", match, seat), "agenda")
        seen = {one.id for one in told.cards if one.place.startswith("with ")}
        own = {each.agenda for each in everything.survivors[seat].hand} if seat >= 0 else set()
        assert own or seat == SPECTATOR
        assert seen == own
        others = {one.place for one in told.cards if one.id not in seen}
        assert others <= {"in the deck or in a hand", "discarded", "revealed for the enemies"}


def test_hands_are_open_in_the_end() -> None:
    match = finished("fallout", 2, 3)
    told = part(stock("fallout", match, SPECTATOR), "agenda")
    places = {one.place for one in told.cards}
    assert places & {"with Ada", "with Borys"}


def test_nothing_sealed_is_listed() -> None:
    for match in sampled("fallout", 4, 40):
        told, table = stock("fallout", match), cast(Any, match.state.book.table(match.state, 0))
        assert part(told, "encounter").cards == []
        staged = {quest.quest for quest in table.quests}
        assert {one.id for one in part(told, "quest").cards} == staged
        players = match.state.players
        for one in part(told, "agenda").cards:
            assert game("fallout").cards.agendas[one.id].players <= players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_list_is_in_the_language_of_the_reader(name: str, language: str) -> None:
    match = finished(name, 2, 1)
    told = stock(name, match, 0, language)
    english = stock(name, match, 0, "en")
    for one, other in zip(told.parts, english.parts, strict=True):
        assert one.title
        if language != "en":
            assert (one.title, one.of) != (other.title, other.of)


# Games without a list of their own


def test_any_game_that_hides_nothing_lists_its_cards_by_its_table() -> None:
    match = finished("shelter", 2, 1)
    told = Display(game("shelter")).stock(match.state, 0, Reader("en", match.names))
    assert [each.key for each in told.parts] == ["room", "item", "threat", "elevator"]
    everything = {one.id: one for each in told.parts for one in each.cards}
    own = {one.id for each in stock("shelter", match).parts for one in each.cards}
    assert set(everything) == own
    assert everything["wasteland"].place == "Vault"
    assert all(one.name and one.text for one in everything.values())


def test_any_game_that_hides_something_lists_what_a_seat_sees() -> None:
    match = dealt(2)
    plain = Display(game("fallout"))
    for seat in (0, 1):
        told = plain.stock(match.state, seat, Reader("en", match.names))
        (agendas,) = (each for each in told.parts if each.key == "agenda")
        hands = cast(Any, match.state.book.table(match.state, ALL)).survivors
        own, other = ({each.agenda for each in hands[one].hand} for one in (seat, 1 - seat))
        listed = {one.id for one in agendas.cards}
        assert own
        assert own <= listed
        assert other.isdisjoint(listed)
        assert "encounter" not in [each.key for each in told.parts]
