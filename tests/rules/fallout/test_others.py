"""Cards that concern others, offer a choice or call a vote (FO-BASE-03, FO-BASE-04, FO-R-01)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEXT = "C2.4"
FAR = "E1.1"
VOTE = "vote: {yes: [caps: 1], no: [caps: 2]}"


def caps(table: Table) -> list[int]:
    """The Caps of all survivors."""
    return [int(number) for number in table.land.caps]


def poor(players: int, first: int = 0) -> Table:
    """A quiet table at which nobody has Caps."""
    table = quiet(players, first=first)
    for seat in range(players):
        table.set(seat, caps=0)
    return table


def out(table: Table, *seats: int) -> Table:
    """Eliminate survivors."""
    for seat in seats:
        table.set(seat, hp=14, rads=13).run("rads: 3", seat=seat)
    return table


# Whom a card means


@pytest.mark.rule("FO-BASE-03")
@pytest.mark.parametrize(
    ("who", "meant"),
    [
        ("all", [0, 9, 9, 9]),
        ("here", [0, 9, 0, 0]),
        ("adjacent", [0, 0, 9, 0]),
        ("right", [0, 0, 0, 9]),
    ],
)
def test_a_card_for_others_means_all_those_here_next_door_or_on_the_right(
    who: str, meant: list[int]
) -> None:
    table = poor(4).stand(0, HERE).stand(1, HERE).stand(2, NEXT).stand(3, FAR)
    assert caps(table.run(f"others: {{who: {who}, do: [caps: 9]}}")) == meant


@pytest.mark.rule("FO-BASE-03")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_right_is_counted_from_the_survivor_of_the_card(seat: int) -> None:
    table = poor(4).run("others: {who: right, do: [caps: 9]}", seat=seat)
    assert caps(table).index(9) == (seat - 1) % 4


@pytest.mark.rule("FO-BASE-03", "FO-R-49")
@pytest.mark.parametrize(("gone", "right"), [((3,), 2), ((3, 2), 1)])
def test_on_the_right_is_the_next_living_survivor(gone: tuple[int, ...], right: int) -> None:
    table = out(poor(4), *gone).run("others: {who: right, do: [caps: 9]}")
    assert caps(table) == [9 if seat == right else 0 for seat in range(4)]


@pytest.mark.rule("FO-BASE-03")
def test_one_other_is_picked_and_alone_concerned() -> None:
    table = poor(3).run("others: {who: one, do: [caps: 9]}, caps: 1", seat=1)
    assert (table.question, table.seat, table.offered) == ("WHO", 1, ["pick 0", "pick 2"])
    assert caps(table.choose("pick 2")) == [0, 1, 9]


@pytest.mark.rule("FO-BASE-03", "FO-R-46", "FO-R-77")
def test_others_do_it_from_where_they_are_and_with_the_level_of_the_card() -> None:
    token = "tokens: {faction: shield, at: here, count: 1}"
    table = poor(2).stand(0, HERE).stand(1, FAR)
    table.run(f"others: {{who: all, do: [caps: level, {token}]}}", level=3)
    assert (caps(table), table.enemies()) == ([0, 3], [f"shield {FAR}"])
    table = poor(3).stand(0, HERE).stand(2, FAR)
    table.run(f"others: {{who: one, do: [caps: level, {token}]}}", level=2).choose("pick 2")
    assert (caps(table), table.enemies()) == ([0, 0, 2], [f"shield {FAR}"])


# Choices


@pytest.mark.rule("FO-BASE-04", "FO-R-75")
def test_a_choice_offers_the_branches_that_are_open_and_is_paid_for_first() -> None:
    branches = "{when: {at: {place: tin-chapel}}, do: [xp: 1]}, {cost: {caps: 2}, do: [caps: 9]}, "
    branches += "{cost: {caps: 3}, do: [xp: 3]}, {do: [heal: 1]}"
    table = quiet().stand(0, FAR).set(0, caps=2).listen().run(f"choose: [{branches}]")
    assert table.offered == ["choose 2", "choose 4"]
    table.choose("choose 2")
    assert [line[0] for line in table.log("CAPS", "CAPS_SPENT")] == ["CAPS_SPENT", "CAPS"]
    assert table.land.caps[0] == 9
    table = quiet().stand(0, HERE).set(0, caps=3).run(f"choose: [{branches}]")
    assert table.offered == ["choose 1", "choose 2", "choose 3", "choose 4"]
    table.choose("choose 3")
    assert (table.land.caps[0], table.land.xp[0]) == (0, 3)


# Votes


@pytest.mark.rule("FO-BASE-03")
@pytest.mark.parametrize(
    ("first", "votes", "agreed"),
    [
        (0, "yyy", True),
        (0, "yny", True),
        (0, "nyy", True),
        (0, "ynn", False),
        (0, "nnn", False),
        (1, "ynyn", True),  # a tie goes the way of the first player, who votes first
        (1, "nyny", False),
        (3, "ynnn", False),
        (3, "nyyy", True),
        (0, "yn", True),
        (1, "ny", False),
    ],
)
def test_the_majority_decides_and_a_tie_goes_the_first_players_way(
    first: int, votes: str, agreed: bool
) -> None:
    table = poor(len(votes), first=first).listen().run(VOTE, seat=1)
    for vote in votes:
        table.choose("vote yes" if vote == "y" else "vote no")
    result = [0] * len(votes)
    result[1] = 1 if agreed else 2
    assert caps(table) == result
    order = [(first + place) % len(votes) for place in range(len(votes))]
    told = [("VOTED", seat, int(v == "y"), 0, 0) for seat, v in zip(order, votes, strict=True)]
    assert table.log("VOTED") == told


@pytest.mark.rule("FO-BASE-03", "FO-R-49")
@pytest.mark.parametrize(("votes", "agreed"), [("yn", True), ("ny", False), ("yy", True)])
def test_the_eliminated_do_not_count_in_a_vote(votes: str, agreed: bool) -> None:
    table = out(poor(4), 1, 3).run(VOTE)
    asked = []
    for vote in votes:
        asked.append(table.seat)
        table.choose("vote yes" if vote == "y" else "vote no")
    assert (asked, caps(table)) == ([0, 2], [1 if agreed else 2, 0, 0, 0])
