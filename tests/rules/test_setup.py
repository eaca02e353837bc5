"""Setup: the vault, colours, decks and tracks before the first turn (SH-SETUP, SH-R-01 to 08)."""

from __future__ import annotations

from collections import Counter

import pytest

import overseer
from overseer.games.shelter.terms import ASK_FIRST, ASK_LEVEL
from rules.table import Table, game_with

TOP = ["wasteland", "vault-door", "vault-entrance", "water-treatment", "diner", "power-generator"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def owners(table: Table) -> list[int | None]:
    """Whose the levels are, from the top down."""
    return [level["owner"] for level in table.seen()["levels"]]


# The vault


@pytest.mark.rule("SH-SETUP-01", "SH-R-02")
@PLAYERS
def test_the_top_level_is_the_same_in_every_game(players: int) -> None:
    for seed in range(5):
        vault = game_with().new(players, seed=seed)
        table = vault.view(overseer.SPECTATOR)["table"]
        assert isinstance(table, dict)
        top = table["levels"][0]
        assert [room["room"] for room in top["rooms"]] == TOP
        assert top["elevator"]["card"] == "start-elevator"
        assert top["owner"] is None


@pytest.mark.rule("SH-SETUP-02")
@PLAYERS
def test_every_player_has_a_level_of_their_own(players: int) -> None:
    assert sorted(seat for seat in owners(Table(players)) if seat is not None) == [*range(players)]


@pytest.mark.rule("SH-SETUP-03")
@PLAYERS
def test_the_elevators_hang_below_the_starting_elevator(players: int) -> None:
    levels = Table(players).seen()["levels"]
    assert [level["elevator"]["space"] for level in levels] == [
        f"L{level}.e" for level in range(players + 1)
    ]
    assert [level["rooms"] for level in levels[1:]] == [[None] * 6] * players


@pytest.mark.rule("SH-SETUP-03", "SH-R-04")
def test_the_order_of_the_colours_is_free() -> None:
    table = Table(4, elevator_order=[2, 0, 3, 1])
    assert owners(table) == [None, 2, 0, 3, 1]
    assert [player["level"] for player in table.seen()["players"]] == [2, 4, 1, 3]


# Players


@pytest.mark.rule("SH-SETUP-04")
@PLAYERS
def test_every_player_begins_with_two_uninjured_untrained_dwellers(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.dwellers_of(seat) == ["-", "-"]
        assert table.vault.owned[seat] == 2


@pytest.mark.rule("SH-SETUP-04", "SH-COMP-08")
def test_five_more_dwellers_wait_in_the_box() -> None:
    table = Table().room(1, "right", "radio-studio", "living-quarters").cubes(0, "FFFF")
    table.dwellers(0, "-", "C", "-", "-", "-")
    table.play("place C L1.8", "pass")  # twice the reward of the Radio Studio
    assert table.vault.owned[0] == 7
    table.cubes(0, "F").play("place - L1.10")
    assert table.vault.owned[0] == 7


@pytest.mark.rule("SH-SETUP-05")
def test_dwellers_in_front_of_their_owner_are_available() -> None:
    table = Table().play("place - L0.7", "pass")
    assert table.dwellers_of(0) == ["-"]
    assert "place - L0.8" in table.offered


@pytest.mark.rule("SH-SETUP-05")
def test_dwellers_in_the_vault_are_not_available() -> None:
    table = Table(forced="manual").dwellers(0, "S", "!")
    table.play("place S L0.7", "pass")
    assert table.offered == ["place ! L0.e", "pass"]
    assert "SH-SETUP-05" in table.refused("place S L0.8")


@pytest.mark.rule("SH-R-03")
@PLAYERS
def test_nobody_begins_with_cubes_happiness_or_items(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert table.cubes_of(seat) == ""
        assert table.vault.happiness[seat] == 0
        assert table.items_of(seat) == []


# Decks, tracks and supply


@pytest.mark.rule("SH-SETUP-06")
def test_three_decks_are_shuffled_apart() -> None:
    vault = game_with().new(2, seed=1, chance="manual", first_player=0)
    for deck, sizes in (("item", (31, 30, 29)), ("room", (24, 23, 22))):
        for size in sizes:
            decision = vault.decision
            assert decision is not None
            assert all(o.notation.startswith(f"draw {deck} ") for o in decision.options)
            assert sum(option.weight for option in decision.options) == size
            vault.apply(0)
    assert vault.threat_deck.size() == 18


@pytest.mark.rule("SH-SETUP-06")
def test_every_card_of_a_deck_is_equally_likely_and_starting_rooms_are_not_in_it() -> None:
    vault = game_with().new(2, seed=1, chance="manual", first_player=0)
    vault.apply("draw item shotgun")
    vault.apply("draw item minigun")
    vault.apply("draw item camera")
    decision = vault.decision
    assert decision is not None
    weights = {o.notation.removeprefix("draw room "): o.weight for o in decision.options}
    rooms = {room.id: room.copies for room in game_with().content.rooms}
    assert weights == rooms
    assert not set(TOP) & set(weights)


@pytest.mark.rule("SH-SETUP-06")
def test_seeds_shuffle_differently() -> None:
    tracks = {tuple(game_with().new(2, seed=seed).item_track) for seed in range(20)}
    assert len(tracks) > 15


@pytest.mark.rule("SH-SETUP-07")
def test_cubes_and_happiness_come_from_a_supply_and_not_from_players() -> None:
    table = Table().room(2, "right", "weight-room").cubes(0, "EEE").cubes(1, "E").happiness(1, 3)
    table.play("place - L2.8", "income F")
    assert (table.cubes_of(0), table.cubes_of(1)) == ("", "FE")
    assert list(table.vault.happiness) == [1, 3]
    table.pass_all().spawn("7", "7", "7").play("place - L0.11")
    assert (table.cubes_of(0), table.cubes_of(1)) == ("EE", "FE")


@pytest.mark.rule("SH-SETUP-07")
def test_everyone_rolls_the_same_dice() -> None:
    table = Table().threat("L0.7", "radroach").threat("L0.8", "mole-rat").play("place - L0.7")
    mine = table.offered
    table.play("roll 1 1", "place - L0.8")
    assert table.seat == overseer.CHANCE
    assert table.offered == mine


@pytest.mark.rule("SH-SETUP-08")
@PLAYERS
def test_three_items_lie_face_up_in_the_item_track(players: int) -> None:
    table = Table(players, items=("globe", "camera", "shotgun"))
    assert table.seen()["item_track"] == ["globe", "camera", "shotgun"]
    assert table.seen()["decks"]["items"] == 28


@pytest.mark.rule("SH-SETUP-09")
@PLAYERS
def test_three_rooms_lie_face_up_in_the_room_track(players: int) -> None:
    table = Table(players, rooms=("garden", "garden", "lounge"))
    assert table.seen()["room_track"] == ["garden", "garden", "lounge"]
    assert table.seen()["decks"]["rooms"] == 21


@pytest.mark.rule("SH-SETUP-08", "SH-SETUP-09")
def test_the_first_cards_of_the_tracks_are_told_as_part_of_the_setup() -> None:
    vault = game_with().new(2, seed=1, chance="manual", first_player=0)
    vault.trace = []
    for _ in range(6):
        vault.apply(0)
    book = game_with().book
    told = [book.log_rules(event) for event in vault.trace if book.log_line(event, "en", ())]
    assert ["SH-SETUP-08" in rules for rules in told[:6]] == [True] * 3 + [False] * 3
    assert ["SH-SETUP-09" in rules for rules in told[:6]] == [False] * 3 + [True] * 3


# First player


@pytest.mark.rule("SH-SETUP-10", "SH-R-05")
@PLAYERS
def test_the_first_player_is_drawn_by_the_seed(players: int) -> None:
    firsts = [game_with().new(players, seed=seed).first_player for seed in range(40)]
    assert set(firsts) == set(range(players))
    assert firsts == [game_with().new(players, seed=seed).first_player for seed in range(40)]


@pytest.mark.rule("SH-SETUP-10", "SH-R-05")
@PLAYERS
def test_everyone_is_equally_likely_to_begin(players: int) -> None:
    vault = game_with().new(players, seed=1, chance="manual")
    decision = vault.decision
    assert decision is not None
    assert decision.seat == overseer.CHANCE
    assert [(o.notation, o.weight) for o in decision.options] == [
        (f"first {seat}", 1) for seat in range(players)
    ]
    assert decision.rules == ("SH-SETUP-10", "SH-R-05")


@pytest.mark.rule("SH-SETUP-10", "SH-R-05")
@PLAYERS
def test_the_host_may_name_the_first_player(players: int) -> None:
    for seat in range(players):
        table = Table(players, first_player=seat)
        assert table.seen()["first_player"] == seat
        assert table.seat == seat


@pytest.mark.rule("SH-R-05")
@pytest.mark.parametrize("seat", [-1, 2, "me", True, 0.0])
def test_only_a_seat_of_the_table_can_be_named(seat: object) -> None:
    with pytest.raises(overseer.Malformed, match="first_player"):
        game_with().new(2, seed=1, first_player=seat)


# Rulings


@pytest.mark.rule("SH-R-01")
@PLAYERS
def test_only_the_number_of_levels_depends_on_the_number_of_players(players: int) -> None:
    table = Table(players)
    assert len(table.seen()["levels"]) == players + 1
    assert table.seen()["decks"] == {"items": 28, "rooms": 21, "threats": 18}
    table.pass_all()
    rolls = 0
    while table.seat == overseer.CHANCE:
        table.play("roll 1 6")
        rolls += 1
    assert rolls == players + 1


@pytest.mark.rule("SH-R-01")
@PLAYERS
def test_unused_colours_stay_in_the_box(players: int) -> None:
    table = Table(players)
    assert len(table.seen()["players"]) == players
    with pytest.raises(overseer.Malformed, match="no such space"):
        table.vault.explain(f"L{players + 1}.e")


@pytest.mark.rule("SH-R-02")
def test_the_top_level_has_three_rooms_on_each_side_of_its_elevator() -> None:
    table = Table().dwellers(0, "!", "!")
    assert table.rooms_on(0) == TOP
    assert table.offered == ["place ! L0.e", "pass"]
    assert table.seen()["columns"] == [None, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, None]


@pytest.mark.rule("SH-R-04")
@PLAYERS
def test_levels_go_clockwise_from_the_first_player_downwards(players: int) -> None:
    for first in range(players):
        table = Table(players, first_player=first)
        assert owners(table) == [None, *((first + i) % players for i in range(players))]


@pytest.mark.rule("SH-R-04")
def test_levels_can_be_shuffled() -> None:
    orders = {
        tuple(game_with().new(3, seed=seed, elevator_order="random").level_owner)
        for seed in range(60)
    }
    assert len(orders) == 6
    vault = game_with().new(3, seed=1, chance="manual", first_player=0, elevator_order="random")
    for choice in ("level 1 1", "level 2 2", "level 3 0"):
        vault.apply(choice)
    assert list(vault.level_owner) == [-1, 1, 2, 0]


@pytest.mark.rule("SH-R-04", "SH-R-05")
def test_chance_is_asked_who_begins_and_then_about_each_level_in_turn() -> None:
    vault = game_with().new(3, seed=1, chance="manual", elevator_order="random")
    asked = []
    for choice in ("first 2", "level 1 1", "level 2 2", "level 3 0"):
        decision = vault.decision
        assert decision is not None
        asked.append((decision.prompt, decision.source))
        vault.apply(choice)
    assert asked == [(ASK_FIRST, 0), (ASK_LEVEL, 1), (ASK_LEVEL, 2), (ASK_LEVEL, 3)]
    assert (vault.first_player, vault.starter) == (2, 2)  # while the tracks are being dealt


@pytest.mark.rule("SH-R-04")
def test_levels_are_fixed_once_the_game_has_begun() -> None:
    table = Table(3).play("place - L0.7", "place - L0.3").pass_all().spawn("7", "7", "7", "7")
    assert table.seat == 1  # who took the token in round 1
    assert owners(table) == [None, 0, 1, 2]


@pytest.mark.rule("SH-R-04")
@pytest.mark.parametrize("order", [[0], [0, 0], [1, 2], "upwards", 1])
def test_an_order_names_every_seat_once(order: object) -> None:
    with pytest.raises(overseer.Malformed, match="elevator_order"):
        game_with().new(2, seed=1, elevator_order=order)


@pytest.mark.rule("SH-R-06")
@PLAYERS
def test_everybody_sees_the_same_open_table(players: int) -> None:
    table = (
        Table(players).items(1, "shotgun!").happiness(1, 3).cubes(0, "WWF").deck("item", "husky")
    )
    seen = table.seen()
    assert all(table.seen(seat) == seen for seat in range(players))
    assert seen["players"][1]["items"] == [{"item": "shotgun", "exhausted": True}]
    assert seen["players"][1]["happiness"] == 3
    assert seen["players"][0]["cubes"] == {"W": 2, "F": 1, "E": 0}
    assert "minigun" in seen["discards"]["items"]
    assert seen["decks"]["items"] == 1


@pytest.mark.rule("SH-R-06")
def test_the_order_of_the_decks_is_in_nobodys_view() -> None:
    ends = []
    views = []
    for seed in (1, 2):
        vault = game_with().new(2, seed=seed, chance="manual", first_player=0)
        for _ in range(6):
            vault.apply(0)
        views.append([vault.view(seat) for seat in (0, 1, overseer.SPECTATOR)])
        dump = vault.dump()
        played = game_with().restore({**dump, "chance": "auto"})
        while played.round < 5:
            decision = played.decision
            assert decision is not None
            played.apply(decision.options[decision.default])
        ends.append(played.digest())
    assert views[0] == views[1]
    assert ends[0] != ends[1]


@pytest.mark.rule("SH-R-07")
@PLAYERS
def test_the_starting_elevator_is_open_to_everyone_and_free(players: int) -> None:
    for seat in range(players):
        table = Table(players, first_player=seat).dwellers(seat, "!", "-")
        table.play("place ! L0.e")
        assert table.on("L0.e") == ["-"]
        assert table.seat == (seat + 1) % players  # no income for anybody
        assert table.cubes_of(seat) == ""


@pytest.mark.rule("SH-R-07")
def test_the_starting_elevator_takes_injured_dwellers_only_and_one_at_a_time() -> None:
    table = Table().dwellers(0, "!", "-", "!").dwellers(1, "!", "-")
    assert "SH-INJ-04" in table.refused("place - L0.e")
    table.play("place ! L0.e")
    assert "SH-PLACE-02" in table.why("place ! L0.e")


@pytest.mark.rule("SH-R-08")
def test_an_elevator_does_not_count_towards_the_six_rooms() -> None:
    table = Table().cubes(0, "WWFFEEEEE").room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "weight-room").play("place - L1.e", "room garden")
    assert table.rooms_on(1).count(None) == 1
    assert not table.seen()["last_round"]


@pytest.mark.rule("SH-R-08")
@pytest.mark.parametrize("total", range(2, 13))
def test_no_roll_covers_an_elevator(total: int) -> None:
    table = Table().pass_all().spawn(*[str(total)] * 3)
    assert [table.threat_on(f"L{level}.e") for level in range(3)] == [None, None, None]
    assert sum(1 for threat in table.vault.threat if threat) == (total != 7)


@pytest.mark.rule("SH-R-08")
def test_an_elevator_is_occupied_like_any_space() -> None:
    table = Table().cubes(0, "WWWWWWFFFFFFEEEEEE")
    table.play("place - L1.e", "room lounge", "side left", "pass")
    assert "SH-PLACE-02" in table.refused("place - L1.e")


@pytest.mark.rule("SH-SETUP-06", "SH-SETUP-08")
def test_no_card_is_lost_between_deck_and_track() -> None:
    table = Table()
    seen = Counter(table.track("item"))
    seen.update(table.game.names.items[card] for card in table.vault.item_deck.contents())
    assert seen == Counter(table.game.names.items)
