"""Cards just gained: equipped one by one, or over the limit (FO-EQUIP-03, FO-INV-03, FO-R-102)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

SPEAR = "{deck: loot, copies: 2, kind: weapon, letters: SA, value: 2}"
PEARS = "{deck: loot, copies: 2, kind: aid, value: 2}"


def drawing(*cards: str, held: tuple[str, ...] = (), seat: int = 0) -> Table:
    """A table at which a survivor draws these in this order."""
    content = variant(items={"broom-spear": SPEAR, "tinned-pears": PEARS})
    table = quiet(content=content).hold(seat, *held).coming(*(f"draw loot {c}" for c in cards))
    return table.run(f"loot: {len(cards)}", seat=seat)


@pytest.mark.rule("FO-EQUIP-03")
def test_two_copies_of_a_card_are_one_choice_at_a_time() -> None:
    table = drawing("broom-spear", "broom-spear")
    assert table.offered == ["equip broom-spear", "done"]
    table.choose("equip broom-spear")
    assert table.offered == ["equip broom-spear", "done"]
    assert table.choose("equip broom-spear").question == "TURN"
    assert table.items_of(0, "equipped") == table.items_of(0) == ["broom-spear"]


@pytest.mark.rule("FO-EQUIP-03", "FO-R-102")
def test_each_card_just_gained_is_offered_once_in_the_order_drawn() -> None:
    table = drawing("oilskin", "tinned-pears", "broom-spear", "broom-spear", seat=1)
    assert (table.question, table.seat) == ("EQUIP", 1)
    assert table.offered == ["equip oilskin", "equip broom-spear", "done"]
    assert table.default == "done"


@pytest.mark.rule("FO-INV-03")
def test_equal_cards_over_the_limit_are_one_choice() -> None:
    table = drawing("penny-novel", held=("tinned-pears", "tinned-pears", "raffle-ticket"))
    assert table.question == "LIMIT"
    discards = [f"discard {card} inventory ready" for card in ("tinned-pears", "raffle-ticket")]
    assert table.offered == [*discards, "discard penny-novel inventory ready"]


@pytest.mark.rule("FO-INV-03", "FO-R-102")
@pytest.mark.parametrize(
    ("held", "drawn", "given_up"),
    [
        (("tinned-pears", "raffle-ticket", "blue-lozenges"), ("penny-novel",), "tinned-pears"),
        (("raffle-ticket", "blue-lozenges", "penny-novel"), ("tinned-pears",), "raffle-ticket"),
        (("blue-lozenges", "penny-novel"), ("tinned-pears", "raffle-ticket"), "blue-lozenges"),
        ((), ("tinned-pears", "raffle-ticket", "blue-lozenges", "penny-novel"), "penny-novel"),
    ],
)
def test_by_default_the_first_of_the_old_cards_goes(
    held: tuple[str, ...], drawn: tuple[str, ...], given_up: str
) -> None:
    table = drawing(*drawn, held=held)
    assert (table.question, len(table.offered)) == ("LIMIT", 4)
    assert table.default == f"discard {given_up} inventory ready"


@pytest.mark.rule("FO-R-114")
def test_not_even_the_first_card_of_all_pays_for_itself() -> None:
    plate = "{deck: character, kind: apparel, armor: 2, value: 5, "
    plate += "use: [{when: turn, spend: keep, cost: {discard: any}, do: [xp: 1]}]}"
    table = quiet(content=variant(items={"boiler-plate": plate})).equip(0, "boiler-plate")
    assert table.names.items[0] == "boiler-plate"
    assert table.refuses("use boiler-plate 1") == {"CANNOT_PAY"}
    table.hold(0, "tinned-pears").choose("use boiler-plate 1")
    assert (table.items_of(0), table.items_of(0, "equipped")) == ([], ["boiler-plate"])
