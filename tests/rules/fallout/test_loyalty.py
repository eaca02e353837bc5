"""Loyalty: a faction's agenda laid open, and what follows (FO-LOYAL)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.games.fallout.influence import influence
from rules.fallout.table import Table

SHIELD = "heavy-curtains"
SHIELD_TOO = "nothing-to-see"
STAR = "wick-and-oil"
NEITHER = "rainy-day-tin"


def warden(**options: Any) -> Table:
    """A table at which seat 0 has an agenda of the shield and no enemy is on the map."""
    return Table(**options).no_enemies().unstage().agendas(0, SHIELD)


def loyalty(table: Table, seat: int = 0) -> object:
    """The agenda that everybody sees open before a survivor."""
    survivors = table.seen(1 - seat)["survivors"]
    assert isinstance(survivors, list)
    return survivors[seat]["loyal"]


@pytest.mark.rule("FO-LOYAL-01")
def test_a_faction_agenda_may_be_laid_open_at_the_start_of_the_own_turn() -> None:
    table = warden().agendas(0, SHIELD, STAR, NEITHER)
    assert table.offers("loyal") == [f"loyal {STAR}", f"loyal {SHIELD}"]
    assert table.refuses(f"loyal {NEITHER}") == {"NO_FACTION"}
    table.choose(f"loyal {SHIELD}")
    assert loyalty(table) == SHIELD
    assert table.land.loyal_to(0) == 1


@pytest.mark.rule("FO-LOYAL-01")
@pytest.mark.parametrize("first", ["move", "camp"])
def test_later_in_the_turn_it_is_too_late(first: str) -> None:
    table = warden().set(0, hp=5).choose(first)
    if first == "camp":
        table.choose("done")
    assert table.refuses(f"loyal {SHIELD}") == {"WINDOW_CLOSED"}


@pytest.mark.rule("FO-LOYAL-01")
def test_an_agenda_of_another_cannot_be_laid_open() -> None:
    table = warden().agendas(1, SHIELD_TOO)
    assert table.refuses(f"loyal {SHIELD_TOO}") == {"NOT_HELD"}


@pytest.mark.rule("FO-LOYAL-01")
def test_loyalty_lasts_as_long_as_the_agenda_lies_open() -> None:
    table = warden().choose(f"loyal {SHIELD}").end_round()
    assert loyalty(table) == SHIELD
    table.choose("hide")
    assert loyalty(table) is None
    assert table.land.loyal_to(0) == -1


@pytest.mark.rule("FO-LOYAL-02")
def test_the_factions_enemies_do_not_block_a_loyal_survivor() -> None:
    table = warden().stage("two-letters").no_enemies().enemy("shield", "A2.1")
    blocked = ("camp", "encounter", "quest two-letters 1")
    for action in blocked:
        assert table.refuses(action) == {"ENEMY_HERE"}
    table.choose(f"loyal {SHIELD}")
    assert set(blocked) <= set(table.offered)


@pytest.mark.rule("FO-LOYAL-02")
def test_other_enemies_and_those_of_the_rival_still_block() -> None:
    table = warden().agendas(0, SHIELD, STAR).enemy("shield", "A2.1").enemy("ditch-hen", "A2.1")
    table.choose(f"loyal {SHIELD}")
    assert table.refuses("camp") == {"ENEMY_HERE"}
    table = warden().agendas(0, SHIELD, STAR).enemy("shield", "A2.1").choose(f"loyal {STAR}")
    assert table.refuses("camp") == {"ENEMY_HERE"}


@pytest.mark.rule("FO-LOYAL-03")
def test_the_factions_enemies_approach_only_the_others() -> None:
    table = warden().stand(0, "C2.2").stand(1, "A2.1").enemy("shield", "C2.1")
    table.loyal(0, SHIELD).activate("wardens-round")
    assert table.enemies() == ["shield B1.x"]


@pytest.mark.rule("FO-LOYAL-03")
def test_the_factions_enemies_fight_only_the_others() -> None:
    table = warden().stand(0, "A2.1").stand(1, "A2.1").set(0, hp=4).enemy("shield", "A2.1")
    table.loyal(0, SHIELD).listen().activate("wardens-round")
    assert [line[1] for line in table.log("FIGHT")] == [1]


@pytest.mark.rule("FO-LOYAL-03")
def test_with_nobody_else_left_the_factions_enemies_stay() -> None:
    table = warden().agendas(1, SHIELD_TOO).stand(0, "A2.1").enemy("shield", "A2.1")
    table.enemy("shield", "C2.1").loyal(0, SHIELD).loyal(1, SHIELD_TOO).listen()
    table.activate("wardens-round")
    assert table.enemies() == ["shield A2.1", "shield C2.1"]
    assert not table.log("FIGHT")


@pytest.mark.rule("FO-LOYAL-04")
def test_a_loyal_survivor_may_not_fight_the_factions_enemies() -> None:
    table = warden().enemy("shield", "A2.1")
    assert "fight shield A2.1" in table.offered
    table.choose(f"loyal {SHIELD}")
    assert table.refuses("fight shield A2.1") == {"LOYAL_TO_IT"}


@pytest.mark.rule("FO-LOYAL-04")
def test_a_card_that_demands_such_a_fight_fails() -> None:
    table = warden().loyal(0, SHIELD).run("xp: 1", tasks="fight: {token: shield}", fail="caps: 5")
    assert table.land.caps[0] == 8
    assert table.question == "TURN"


@pytest.mark.rule("FO-LOYAL-05")
def test_another_agenda_laid_open_hides_the_first() -> None:
    table = warden().agendas(0, SHIELD, STAR).loyal(0, SHIELD)
    table.choose(f"loyal {STAR}")
    assert loyalty(table) == STAR
    assert table.land.loyal_to(0) == 0
    assert table.agendas_of(0) == [STAR, SHIELD]


@pytest.mark.rule("FO-LOYAL-06")
def test_loyalty_may_be_ended_at_the_start_of_a_turn() -> None:
    table = warden().loyal(0, SHIELD).enemy("shield", "A2.1")
    assert "camp" in table.offered
    table.choose("hide")
    assert loyalty(table) is None
    assert table.refuses("camp") == {"ENEMY_HERE"}
    assert "fight shield A2.1" in table.offered


@pytest.mark.rule("FO-LOYAL-06")
def test_loyalty_cannot_be_ended_later_in_the_turn() -> None:
    table = warden()
    assert table.refuses("hide") == {"NOT_LOYAL"}
    table.loyal(0, SHIELD).choose("move")
    assert table.refuses("hide") == {"WINDOW_CLOSED"}


@pytest.mark.rule("FO-LOYAL-07")
def test_the_open_agenda_gives_its_influence() -> None:
    table = warden().power(0, 2)
    assert influence(table.land, 0) == 3
    table.choose(f"loyal {SHIELD}")
    assert influence(table.land, 0) == 3


@pytest.mark.rule("FO-LOYAL-07")
def test_the_open_agenda_is_one_of_the_four() -> None:
    table = warden().agendas(0, SHIELD, STAR, NEITHER, "well-read").loyal(0, SHIELD)
    table.run("agenda: 1")
    assert table.question == "AGENDA_LIMIT"


@pytest.mark.rule("FO-LOYAL-08")
def test_the_open_agenda_may_be_the_one_that_is_discarded() -> None:
    table = warden().agendas(0, SHIELD, STAR, NEITHER, "well-read").loyal(0, SHIELD)
    table.run("agenda: 1").choose(f"drop {SHIELD}")
    assert loyalty(table) is None
    assert len(table.agendas_of(0)) == 4
    assert SHIELD not in table.agendas_of(0)


@pytest.mark.rule("FO-LOYAL-08")
def test_loyalty_goes_on_if_another_is_discarded() -> None:
    table = warden().agendas(0, SHIELD, STAR, NEITHER, "well-read").loyal(0, SHIELD)
    table.run("agenda: 1").choose(f"drop {STAR}")
    assert loyalty(table) == SHIELD


@pytest.mark.rule("FO-LOYAL-01")
def test_the_first_agenda_of_all_makes_loyal_like_any_other() -> None:
    table = warden()
    first = table.names.agendas[0]
    table.agendas(0, first).choose(f"loyal {first}")
    assert (table.land.loyal_to(0), table.land.loyal_to(1)) == (0, -1)  # the star
