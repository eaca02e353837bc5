"""Draws of loot, assets and agendas, and what becomes of the cards (FO-RES-08, FO-R-60, FO-R-110)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet


def discards(table: Table, deck: str) -> list[str]:
    """The discards of a deck, in order."""
    return [table.names.items[item] for item in getattr(table.land, f"{deck}_discards")]


def with_discards(table: Table, deck: str, *items: str) -> Table:
    """Lay cards on the discards of a deck."""
    row = [table.names.items.index(item) for item in items]
    setattr(table.land, f"{deck}_discards", type(table.land.held)(row))
    return table


# Decks


@pytest.mark.rule("FO-LIMIT-03", "FO-R-110")
@pytest.mark.parametrize(
    ("deck", "cards", "discarded"),
    [
        ("loot", ("raffle-ticket", "tinned-pears"), "penny-novel"),
        ("asset", ("stimpak", "rad-tonic"), "folding-bed"),
    ],
)
def test_a_deck_is_made_anew_when_its_last_card_is_taken_and_not_before(
    deck: str, cards: tuple[str, ...], discarded: str
) -> None:
    table = with_discards(quiet().deck(deck, *cards), deck, discarded)
    table.coming(f"draw {deck} {cards[0]}").run(f"{deck}: 1")
    assert (table.deck_of(deck), discards(table, deck)) == ([cards[1]], [discarded])
    table.run(f"{deck}: 1")
    assert (table.deck_of(deck), discards(table, deck)) == ([discarded], [])
    assert sorted(table.items_of(0)) == sorted(cards)


# Events

FLOOD = "{{deck: loot, kind: event, do: [{do}]}}"


@pytest.mark.rule("FO-LOOT-02", "FO-R-60")
@pytest.mark.parametrize("event", ["boiler-plate", "loose-floorboards"])
def test_an_event_is_discarded_once_after_it_is_carried_out(event: str) -> None:
    content = variant(items={event: FLOOD.format(do="caps: 1, xp: 1")})
    table = quiet(content=content).deck("loot", event, "raffle-ticket").set(0, caps=0)
    table.coming(f"draw loot {event}", "draw loot raffle-ticket").run("loot: 2")
    assert (table.items_of(0), table.land.caps[0]) == (["raffle-ticket"], 1)
    assert sorted([*discards(table, "loot"), *table.deck_of("loot")]) == [event]


@pytest.mark.rule("FO-R-60", "FO-R-05")
@pytest.mark.parametrize("event", ["boiler-plate", "loose-floorboards"])
def test_a_game_that_ends_in_an_event_puts_all_drawn_cards_on_the_discards(event: str) -> None:
    content = variant(items={event: FLOOD.format(do="power: {star: 1}")})
    table = quiet(content=content).power(6, 0).deck("loot", "penny-novel", event, "raffle-ticket")
    table.coming("draw loot raffle-ticket", f"draw loot {event}").run("loot: 2")
    assert table.land.over
    assert sorted(discards(table, "loot")) == sorted([event, "raffle-ticket"])


@pytest.mark.rule("FO-R-60", "FO-R-113")
def test_an_event_is_carried_out_where_its_survivor_is() -> None:
    content = variant(items={"loose-floorboards": FLOOD.format(do="kill: {within: 0, all: true}")})
    table = quiet(content=content).stand(0, "C2.1").stand(1, "C2.4").deck("loot", "penny-novel")
    table.deck("loot", "penny-novel", "loose-floorboards").enemy("ditch-hen", "C2.1")
    table.enemy("salt-crab", "C2.4").coming("draw loot loose-floorboards").run("loot: 1", seat=1)
    assert table.enemies() == ["ditch-hen C2.1"]


# Agendas


@pytest.mark.rule("FO-RES-08", "FO-R-99")
@pytest.mark.parametrize("seat", [0, 1])
def test_how_many_agendas_were_drawn_is_told_and_no_more(seat: int) -> None:
    for number in (1, 3):
        table = quiet().listen().run(f"agenda: {number}", seat=seat)
        assert table.log("AGENDAS") == [("AGENDAS", seat, number, 0, 0)]
    table = quiet().deck("agenda").listen().run("agenda: 1", seat=seat)
    assert table.log("AGENDAS") == []


@pytest.mark.rule("FO-R-99")
def test_a_hand_does_not_tell_in_which_order_it_was_drawn() -> None:
    cards = ("wick-and-oil", "quiet-please", "well-read")
    for other in ((), ("full-pockets",)):
        hands = []
        for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)):
            table = quiet().agendas(1, *other)
            for place in order:
                table.coming(f"draw agenda {cards[place]}").run("agenda: 1")
            hands.append(table.dump()["agendas"])
        assert hands == [hands[0]] * 4


@pytest.mark.rule("FO-AGENDA-02")
def test_each_agenda_of_a_hand_can_be_given_up() -> None:
    for hand in (("wick-and-oil", "well-read"), ("wick-and-oil", "quiet-please", "well-read")):
        table = quiet().agendas(0, *hand).run("xp: 1", tasks="pay: {agenda: 1}")
        assert sorted(table.offered) == sorted(f"drop {agenda}" for agenda in hand)


@pytest.mark.rule("FO-R-94", "FO-R-110")
@pytest.mark.parametrize("dropped", [0, 1])
def test_an_empty_deck_is_made_anew_of_open_and_hidden_discards_alike(dropped: int) -> None:
    for act in ("draw", "activate"):
        table = quiet().deck("agenda").enemy("ditch-hen", "A2.1", active=False).listen()
        numbers = [table.names.agendas.index(name) for name in ("well-read", "full-pockets")]
        rows = (numbers[:1], numbers[1 : 1 + dropped])
        land = table.land
        land.agenda_discards, land.agenda_dropped = map(type(land.agendas), rows)
        if act == "draw":
            table.coming("draw agenda well-read").run("agenda: 1")
            assert table.agendas_of(0) == ["well-read"]
        else:
            table.coming("draw agenda well-read").end_turn().end_turn()
            assert len(table.log("AGENDA_SHOWN")) == 1
            assert table.enemies() == ["ditch-hen A2.1"]


@pytest.mark.rule("FO-RES-08", "FO-LOOT-02")
def test_a_draw_without_an_event_discards_nothing() -> None:
    table = quiet().deck("loot", "raffle-ticket", "tinned-pears").run("loot: 1")
    assert (len(table.items_of(0)), discards(table, "loot")) == (1, [])


# Salvage


def salvaging(steps: str, *items: str) -> Table:
    """A survivor without cards salvages some of these discards."""
    return with_discards(quiet().drop_all(0), "loot", *items).run(steps)


@pytest.mark.rule("FO-LOOT-01", "FO-LOOT-03")
def test_salvage_takes_a_card_of_the_survivors_choice_out_of_the_discards() -> None:
    table = salvaging("salvage: 1, xp: 1", "raffle-ticket", "penny-novel")
    assert (table.question, table.seat) == ("SALVAGE", 0)
    table.choose("salvage raffle-ticket")
    assert (table.items_of(0), discards(table, "loot")) == (["raffle-ticket"], ["penny-novel"])
    assert table.land.xp[0] == 1


@pytest.mark.rule("FO-EQUIP-03")
def test_salvaged_gear_may_be_equipped_when_all_is_taken() -> None:
    table = salvaging("salvage: 2", "oilskin", "flare-gun", "oilskin")
    assert table.offered == ["salvage flare-gun", "salvage oilskin"]
    table.choose("salvage oilskin")
    assert table.offers("salvage") == ["salvage flare-gun", "salvage oilskin"]
    table.choose("salvage flare-gun")
    assert sorted(table.offered) == ["done", "equip flare-gun", "equip oilskin"]
    table.choose("equip oilskin", "done")
    assert (table.items_of(0, "equipped"), table.items_of(0)) == (["oilskin"], ["flare-gun"])


@pytest.mark.rule("FO-R-01")
def test_the_order_of_the_discards_does_not_order_the_choices_of_salvage() -> None:
    first, second = ("penny-novel", "raffle-ticket"), ("raffle-ticket", "penny-novel")
    assert salvaging("salvage: 1", *first).offered == salvaging("salvage: 1", *second).offered


@pytest.mark.rule("FO-LOOT-02")
def test_an_event_is_not_salvaged() -> None:
    table = salvaging("salvage: 1", "hot-dust", "oilskin", "penny-novel")
    assert not table.offers("salvage hot-dust")
    assert table.refuses("salvage hot-dust") == {"WRONG_KIND"}
    assert table.why("salvage hot-dust") == ("FO-LOOT-02",)
    assert table.refuses("salvage flare-gun") == {"NOT_THERE"}
    assert table.why("salvage flare-gun") == ("FO-LOOT-03",)


@pytest.mark.rule("FO-R-02")
@pytest.mark.parametrize("left", [(), ("hot-dust",)])
def test_salvage_ends_when_nothing_is_left_to_take(left: tuple[str, ...]) -> None:
    table = salvaging("salvage: 2, xp: 1", *left)
    assert (table.items_of(0), table.land.xp[0]) == ([], 1)


@pytest.mark.rule("FO-INV-03")
def test_the_inventory_is_limited_after_all_of_the_salvage() -> None:
    table = quiet().drop_all(0).hold(0, "penny-novel", "tinned-pears", "pocket-atlas")
    with_discards(table, "loot", "raffle-ticket", "oilskin", "flare-gun").run("salvage: 2")
    table.choose("salvage raffle-ticket")
    assert table.question == "SALVAGE"
    table.choose("salvage oilskin", "done")
    assert table.question == "LIMIT"
    assert len(table.items_of(0)) == 5
