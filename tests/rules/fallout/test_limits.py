"""Component limits: what runs out, what is rebuilt and when (FO-LIMIT, FO-R-110)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table, quiet

CRITTERS = ("ditch-hen", "ditch-hen", "pantry-roach", "lamp-moth", "salt-crab", "glow-newt")


def with_discards(table: Table, deck: str, *items: str) -> Table:
    """Lay exactly these cards on the discards of the loot or asset deck."""
    row = type(table.land.held)([table.names.items.index(item) for item in items])
    setattr(table.land, f"{deck}_discards", row)
    return table


def stack(table: Table, kind: int = 0) -> list[str]:
    """The tokens in the stack of a type, by default of critters."""
    return [table.names.tokens[token] for token in table.land.stacks[kind].contents()]


def with_stack(table: Table, *tokens: str) -> Table:
    """Leave exactly these critters in their stack; the others leave the game."""
    for token in CRITTERS:
        if stack(table).count(token) > tokens.count(token):
            table.land.stacks[0].take(table.names.tokens.index(token))
    return table


def with_dead(table: Table, *tokens: str) -> Table:
    """Lay tokens on the discards."""
    row = [table.names.tokens.index(token) for token in tokens]
    table.land.token_discards = type(table.land.held)(row)
    return table


@pytest.mark.rule("FO-LIMIT-01")
def test_caps_never_run_out() -> None:
    table = quiet(4)
    for seat in range(4):
        table.run("caps: 90, caps: 90, caps: 90", seat=seat)
    assert [int(caps) for caps in table.land.caps] == [273] * 4
    assert table.run("caps: 1").land.caps[0] == 274


@pytest.mark.rule("FO-LIMIT-01")
@pytest.mark.parametrize("faction", ["star", "shield"])
def test_faction_tokens_never_run_out(faction: str) -> None:
    table = quiet().stand(0, "C2.1")
    table.run(f"tokens: {{faction: {faction}, at: here, count: 40}}")
    assert table.enemies() == [f"{faction} C2.1"] * 40


@pytest.mark.rule("FO-LIMIT-02")
def test_a_perk_that_somebody_holds_cannot_be_gained() -> None:
    table = quiet().letters(0, "C").perks(1, "old-debts").coming("letter C", "letter C")
    assert table.run("level: 1").perks_of(0) == ["good-word"]
    table.coming("letter C", "letter C").run("level: 1")
    assert (table.perks_of(0), table.question) == (["good-word"], "TURN")


@pytest.mark.rule("FO-LIMIT-02")
def test_each_perk_exists_once() -> None:
    table = quiet()
    assert len(table.view()["perks"]) == len(set(table.view()["perks"])) == len(table.names.perks)


# Loot and assets


@pytest.mark.rule("FO-LIMIT-03", "FO-R-110")
@pytest.mark.parametrize(
    ("deck", "last", "discards"),
    [
        ("loot", "tinned-pears", ("raffle-ticket", "penny-novel")),
        ("asset", "stimpak", ("rad-tonic", "folding-bed")),
    ],
)
def test_a_deck_is_rebuilt_from_its_own_discards_with_its_last_card(
    deck: str, last: str, discards: tuple[str, ...]
) -> None:
    other = "asset" if deck == "loot" else "loot"
    table = with_discards(quiet().deck(deck, last), deck, *discards)
    with_discards(table, other, "wading-boots").run(f"{deck}: 1")
    assert table.items_of(0) == [last]
    assert sorted(table.deck_of(deck)) == sorted(discards)  # at once, not with the next draw
    assert table.view()["discards"][deck] == []
    assert table.view()["discards"][other] == ["wading-boots"]
    table.run(f"{deck}: 1")
    assert len(table.items_of(0)) == 2


@pytest.mark.rule("FO-LIMIT-03")
def test_a_draw_of_several_goes_on_with_the_rebuilt_deck() -> None:
    table = with_discards(quiet().deck("loot", "tinned-pears"), "loot", "raffle-ticket")
    assert table.run("loot: 2").items_of(0) == ["tinned-pears", "raffle-ticket"]


@pytest.mark.rule("FO-R-110")
def test_without_discards_a_deck_is_rebuilt_by_the_next_draw_that_finds_some() -> None:
    table = with_discards(quiet().deck("loot", "tinned-pears"), "loot")
    table.run("loot: 2, caps: 1")
    assert (table.items_of(0), table.land.caps[0]) == (["tinned-pears"], 4)  # no more there are
    assert table.deck_of("loot") == []
    table.run("discard: aid")
    assert table.deck_of("loot") == []
    assert table.run("loot: 1").items_of(0) == ["tinned-pears"]
    assert table.view()["discards"]["loot"] == []


@pytest.mark.rule("FO-R-110")
def test_the_shop_row_is_refilled_from_a_rebuilt_deck() -> None:
    table = quiet().set(0, caps=20).shop("rad-tonic", "stimpak", "folding-bed", "long-rifle")
    with_discards(table.deck("asset", "nerve-tonic"), "asset", "field-almanac", "bounty-book")
    table.run("shop: 3").choose("buy stimpak", "buy rad-tonic", "done")
    assert len(table.land.shop) == 4
    assert len(table.deck_of("asset")) == 1


# Agendas


@pytest.mark.rule("FO-LIMIT-03")
def test_the_agenda_deck_is_rebuilt_and_passes_on() -> None:
    table = quiet().deck("agenda", "quiet-please", "well-read").coming("draw agenda quiet-please")
    table.end_turn().end_turn()
    assert table.view()["discards"]["agenda"] == ["quiet-please"]
    table.run("agenda: 1")
    assert table.deck_of("agenda") == ["quiet-please"]
    assert table.view()["first_player"] == 1
    assert [int(power) for power in table.land.power] == [1, 1]


# Enemies


SPAWN = "enemy: {type: critter, at: here, face: up}"


@pytest.mark.rule("FO-LIMIT-03", "FO-R-110")
def test_a_stack_is_rebuilt_from_the_discards_of_its_type_with_its_last_token() -> None:
    table = with_dead(with_stack(quiet(), "salt-crab"), "ditch-hen", "lawn-drone", "lamp-moth")
    table.run(SPAWN)
    assert table.enemies() == ["salt-crab A2.1"]
    assert sorted(stack(table)) == ["ditch-hen", "lamp-moth"]
    assert table.view()["discards"]["enemies"] == ["lawn-drone"]


@pytest.mark.rule("FO-R-110")
def test_before_its_last_token_a_stack_is_left_alone() -> None:
    table = with_dead(with_stack(quiet(), "salt-crab", "glow-newt"), "ditch-hen").run(SPAWN)
    assert len(stack(table)) == 1
    assert table.view()["discards"]["enemies"] == ["ditch-hen"]


@pytest.mark.rule("FO-R-110")
def test_without_discards_a_stack_is_rebuilt_by_the_next_draw_that_finds_some() -> None:
    table = with_stack(quiet(), "salt-crab").run(f"{SPAWN}, {SPAWN}, caps: 1")
    assert (table.enemies(), table.land.caps[0]) == (["salt-crab A2.1"], 4)
    with_dead(table, "lamp-moth").run(SPAWN)
    assert table.enemies() == ["lamp-moth A2.1", "salt-crab A2.1"]
    assert table.view()["discards"]["enemies"] == []


# Unique assets


def with_uniques(table: Table, deck: tuple[str, ...], beside: tuple[str, ...]) -> Table:
    """Leave exactly these unique assets in their deck and beside it."""
    for name, items in (("unique_deck", deck), ("unique_aside", beside)):
        row = [table.names.items.index(item) for item in items]
        setattr(table.land, name, type(table.land.held)(row))
    return table


@pytest.mark.rule("FO-R-110")
def test_a_missing_unique_asset_is_replaced_from_the_deck_then_from_beside_it() -> None:
    table = with_uniques(quiet(), ("vault-84-pass",), ("bottomless-flask",))
    assert table.run("unique: bottomless-flask").items_of(0) == ["vault-84-pass"]
    assert table.run("unique: vault-84-pass").items_of(0) == ["vault-84-pass", "bottomless-flask"]
    table.run("unique: bottomless-flask, caps: 1")
    assert (len(table.items_of(0)), table.land.caps[0]) == (2, 4)  # else nothing


@pytest.mark.rule("FO-R-110")
def test_unique_assets_beside_the_deck_come_at_random() -> None:
    beside = ("vault-84-pass", "bottomless-flask")
    for name in beside:
        table = with_uniques(quiet(), (), beside).coming(f"unique {name}")
        assert table.run("unique: tuning-fork").items_of(0) == [name]
        assert len(table.view()["discards"]["unique"]) == 1
