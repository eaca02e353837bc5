"""The card library, adding and staging (FO-LIB, FO-RES-03 to 05, FO-R-78 to FO-R-80)."""

from __future__ import annotations

import json

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table

WASTELAND = ("open-manhole", "queue-of-one", "radio-mast", "goat-on-a-roof", "warm-puddle")
DECKS = ("wasteland", "settlement", "vault-84", "vault-109")


def can_come_up(table: Table, deck: str) -> set[str]:
    """The encounters of which the top card of a deck may be one."""
    kinds, _, _ = table.pile(deck).chances()
    return {table.names.encounters[kind] for kind in kinds}


def draw(table: Table, deck: str, card: str) -> None:
    """Take a card that comes up out of a deck."""
    kinds, layers, _ = table.pile(deck).chances()
    number = table.names.encounters.index(card)
    table.pile(deck).take(number, layers[list(kinds).index(number)])


@pytest.mark.rule("FO-LIB-01")
def test_numbered_cards_are_out_of_play_until_a_card_names_them() -> None:
    table = Table()
    numbered = {card.id for card in table.content.box.encounters if card.number}
    in_decks = {card for deck in DECKS for card in table.deck_of(deck)}
    assert in_decks & numbered == {"the-auctioneer"}  # named by the scenario's set-up
    assert table.staged() == ["two-letters", "blank-map"]
    table.run("add: 31")
    assert "lost-lamplighter" in table.deck_of("wasteland")
    table.run("stage: 9")
    assert "choir-practice" in table.staged()


@pytest.mark.rule("FO-LIB-02")
def test_the_library_is_addressed_by_number() -> None:
    table = Table()
    box = table.content.box
    for number in (33, 37, 42, 53):
        card = next(c for c in box.encounters if c.number == number)
        table.run(f"add: {number}")
        assert card.id in table.deck_of(card.deck)
    for number in (8, 15, 18):
        table.run(f"stage: {number}")
        assert table.staged()[-1] == next(q.id for q in box.quests if q.number == number)


@pytest.mark.rule("FO-LIB-03")
def test_nobody_sees_what_is_in_the_library() -> None:
    table = Table()
    box = table.content.box
    out_of_play = [card.id for card in box.encounters if card.number]
    out_of_play += [quest.id for quest in box.quests if quest.number not in (1, 10)]
    for seat in (0, 1, -2):
        shown = json.dumps(table.seen(seat))
        assert not [card for card in out_of_play if f'"{card}"' in shown]


@pytest.mark.rule("FO-LIB-03")
def test_an_added_card_is_not_shown_before_it_is_drawn() -> None:
    table = Table()
    before = [table.view(seat) for seat in (0, 1, -2)]
    table.run("add: 31")
    for seen in before:
        seen["decks"]["encounters"]["wasteland"] += 1  # that is all there is to see of it
    assert [table.view(seat) for seat in (0, 1, -2)] == before
    table.no_enemies().unstage().stand(0, "A2.2").coming("meet wasteland lost-lamplighter")
    table.choose("encounter")
    for seat in (0, 1, -2):
        assert table.view(seat)["encounter"]["encounter"] == "lost-lamplighter"


@pytest.mark.rule("FO-RES-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_added_card_is_shuffled_with_as_many_top_cards_as_there_are_players(
    players: int,
) -> None:
    table = Table(players=players).deck("wasteland", *WASTELAND).run("add: 35")
    for drawn in range(players):
        assert "keepers-cap" in can_come_up(table, "wasteland")
        others = can_come_up(table, "wasteland") - {"keepers-cap"}
        assert others == set(WASTELAND[drawn:])  # nobody has seen which they are
        draw(table, "wasteland", WASTELAND[drawn])
    assert can_come_up(table, "wasteland") == {"keepers-cap"}


@pytest.mark.rule("FO-RES-03")
def test_the_added_card_may_come_first() -> None:
    table = Table().deck("wasteland", *WASTELAND).run("add: 35")
    kinds, _, weights = table.pile("wasteland").chances()
    cards = dict(zip((table.names.encounters[k] for k in kinds), weights, strict=True))
    assert cards["keepers-cap"] * 3 == sum(cards.values())  # one of three cards


@pytest.mark.rule("FO-RES-03")
def test_the_rest_of_the_deck_stays_below() -> None:
    table = Table().deck("wasteland", *WASTELAND)
    table.pile("wasteland").put_below([table.names.encounters.index("small-museum")])
    table.run("add: 35")
    assert "small-museum" not in can_come_up(table, "wasteland")
    assert len(table.deck_of("wasteland")) == 7


@pytest.mark.rule("FO-RES-04")
def test_a_card_without_a_deck_starts_one() -> None:
    table = Table()
    assert table.deck_of("vault-84") == []
    table.run("add: 41")
    assert table.deck_of("vault-84") == ["visitors-book"]
    assert table.deck_of("vault-109") == []
    table.no_enemies().unstage().stand(0, "E1.2").choose("encounter")
    assert table.question == "OPTION"


@pytest.mark.rule("FO-RES-05")
def test_a_staged_quest_lies_open_for_all() -> None:
    table = Table().run("stage: 9")
    for seat in (0, 1):
        quests = table.seen(seat)["quests"]
        assert isinstance(quests, list)
        assert [quest["quest"] for quest in quests][-1] == "choir-practice"


@pytest.mark.rule("FO-R-78")
def test_with_fewer_cards_than_players_all_are_shuffled() -> None:
    table = Table(players=4).deck("wasteland", "open-manhole", "radio-mast").run("add: 35")
    assert can_come_up(table, "wasteland") == {"open-manhole", "radio-mast", "keepers-cap"}
    table = Table(players=4).deck("wasteland").run("add: 35")
    assert table.deck_of("wasteland") == ["keepers-cap"]


@pytest.mark.rule("FO-R-78")
def test_several_adds_are_done_one_after_another() -> None:
    # The first added card is one of the cards that the second may be shuffled with.
    table = Table(players=1).deck("wasteland", *WASTELAND).run("add: 35, add: 33")
    assert {"small-museum", "keepers-cap"} < can_come_up(table, "wasteland")
    table.listen().run("add: 32, add: 34")
    assert [line[2] for line in table.log("ADDED")] == [32, 34]


@pytest.mark.rule("FO-R-79")
def test_the_two_vaults_have_decks_of_their_own() -> None:
    table = Table().no_enemies().unstage().run("add: 51")
    table.stand(0, "C2.2")
    assert "encounter" in table.offered
    table.stand(0, "E1.2")
    assert table.refuses("encounter") == {"NO_DECK"}


@pytest.mark.rule("FO-R-79")
def test_a_vault_whose_cards_are_all_trashed_is_closed_until_another_is_added() -> None:
    content = variant(
        encounters={
            "visitors-book": "{number: 41, deck: vault-84, options: [{do: [xp: 1, trash: this]}]}"
        }
    )
    table = Table(content=content).no_enemies().unstage().run("add: 41").stand(0, "E1.2")
    table.choose("encounter").end_round()
    table.stand(0, "E1.2").no_enemies()
    assert table.deck_of("vault-84") == []
    assert table.refuses("encounter") == {"NO_DECK"}
    table.run("add: 43")
    assert "encounter" in table.offered


@pytest.mark.rule("FO-R-80")
@pytest.mark.parametrize(("deck", "space"), [("wasteland", "A2.2"), ("settlement", "A2.1")])
def test_a_deck_that_is_used_up_by_trashing_is_not_made_anew(deck: str, space: str) -> None:
    card = "open-manhole" if deck == "wasteland" else "market-day"
    text = f"{{deck: {deck}, options: [{{do: [xp: 1, trash: this]}}]}}"
    table = Table(content=variant(encounters={card: text})).no_enemies().unstage()
    table.deck(deck, card).stand(0, space).choose("encounter")
    assert table.deck_of(deck) == []
    table.end_round().stand(0, space).no_enemies()
    assert table.deck_of(deck) == []
    assert table.refuses("encounter") == {"NO_DECK"}
    table.run("add: 33" if deck == "wasteland" else "add: 37")
    assert "encounter" in table.offered
