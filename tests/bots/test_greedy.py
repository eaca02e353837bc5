"""The greedy bot for Fallout Shelter: it wins, and it plays like somebody who knows the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings

from overseer import Option, bots
from overseer.arena import play, simulate
from overseer.catalog.shelter import ShelterGame
from overseer.games.shelter import terms as t
from overseer.games.shelter.vault import Vault
from overseer.kernel.seed import generator
from overseer.kernel.state import State
from packs.random_packs import Card, packs, write_pack

GAME = ShelterGame()
PLACES = 4


class Watched:
    """A greedy bot whose choices are counted by verb, and kept with the positions before them."""

    def __init__(self, seed: int) -> None:
        self.bot = bots.make("greedy", GAME, seed)
        self.verbs: Counter[int] = Counter()
        self.made: list[tuple[Vault, Option]] = []

    def choose(self, state: State, seat: int) -> Option:
        option = self.bot.choose(state, seat)
        assert isinstance(state, Vault)
        self.verbs[option.verb] += 1
        self.made.append((state.clone(), option))
        return option


@cache
def watched() -> tuple[Vault, list[Watched]]:
    """A finished game between four greedy bots."""
    state = GAME.new(players=4, seed=3, max_rounds=100)
    seats = [Watched(seat) for seat in range(4)]
    play(state, seats)
    return state, seats


def arranged(**changes: Sequence[int]) -> Vault:
    """The first turn of a two-player game, with some rows of the table changed for seat 0."""
    state = GAME.new(players=2, seed=1, first_player=0)
    for name, row in changes.items():
        whole = getattr(state, name)
        for place, value in enumerate(row):
            whole[place] = value
    state.settle()
    return state


def chosen(state: Vault, seat: int = 0) -> str:
    return bots.make("greedy", GAME, 1).choose(state, seat).notation


@pytest.mark.parametrize("seat", range(PLACES))
def test_it_beats_three_random_players_from_every_seat(seat: int) -> None:
    names = ["random"] * PLACES
    names[seat] = "greedy"
    report = simulate("shelter", games=10, players=PLACES, bots=names, seed=100 * seat)
    assert report.wins_by_bot["greedy"] >= 9


@pytest.mark.parametrize("players", [2, 3])
def test_it_beats_random_players_at_small_tables(players: int) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    report = simulate("shelter", games=10, players=players, bots=names, seed=7)
    assert report.wins_by_bot["greedy"] >= 9


def test_it_builds_trains_fights_uses_items_and_takes_income() -> None:
    state, seats = watched()
    verbs = sum((seat.verbs for seat in seats), Counter[int]())
    assert sum(state.rooms_on(level) for level in range(1, 5)) >= 8
    assert verbs[t.TRAINED] >= 4
    assert verbs[t.USE] >= 4
    assert verbs[t.INCOME] >= 10
    fought = [
        option for seat in seats for position, option in seat.made if is_fight(position, option)
    ]
    assert len(fought) >= 6


def is_fight(position: Vault, option: Option) -> bool:
    return option.verb == t.PLACE and position.cards.fight[option.c] > 0


def test_it_never_leaves_income_on_the_table() -> None:
    _, seats = watched()
    declined = [
        option
        for seat in seats
        for position, option in seat.made
        if position.decision is not None
        and position.decision.prompt == t.ASK_INCOME
        and option.verb == t.DONE
    ]
    assert declined == []


def test_it_passes_seldom() -> None:
    _, seats = watched()
    verbs = sum((seat.verbs for seat in seats), Counter[int]())
    assert verbs[t.PASS] < verbs[t.PLACE] / 10


def test_it_does_not_look_at_the_dice_to_come() -> None:
    for seat, watcher in enumerate(watched()[1]):
        again = bots.make("greedy", GAME, seat)
        for position, option in watcher.made:
            position.rng = generator(12345)
            assert again.choose(position, seat) == option


def test_a_room_that_can_be_paid_is_built() -> None:
    assert chosen(arranged(cubes=[5, 5, 5])).endswith("L1.e")


def test_a_dweller_goes_where_its_letter_is() -> None:
    trained = t.SLOT + 1 + "SPECIAL".index("S")
    row = [0] * t.DWELLER_KINDS
    row[t.UNTRAINED], row[trained] = 1, t.SLOT_UNINJURED
    assert chosen(arranged(dwellers=row)) == "place S L0.11"


def test_an_injured_dweller_goes_to_be_healed() -> None:
    row = [0] * t.DWELLER_KINDS
    row[t.INJURED] = 1
    assert chosen(arranged(dwellers=row)) == "place ! L0.e"


def test_the_cube_that_is_short_is_taken() -> None:
    state = GAME.new(players=2, seed=1, first_player=0, house_rules=["starting-resources"])
    power = t.KINDS - 1
    while (decision := state.decision) is not None and decision.prompt != t.ASK_INCOME:
        state.apply(bots.make("greedy", GAME, 2).choose(state, decision.seat))
    assert decision is not None
    for kind in range(t.KINDS):
        state.cubes[decision.seat * t.KINDS + kind] = 0 if kind == power else t.TRACK_SIZE - 1
    assert chosen(state, decision.seat) == "income E"


def test_it_plays_to_the_end_under_house_rules() -> None:
    rules = ["starting-resources", "fifth-room", "alternate-columns"]
    state = GAME.new(players=3, seed=5, house_rules=rules, max_rounds=100)
    play(state, [bots.make("greedy", GAME, seat) for seat in range(3)])
    assert state.over


@settings(max_examples=25, deadline=None)
@given(packs)
def test_it_plays_any_cards(
    tmp_path_factory: pytest.TempPathFactory, cards: Sequence[Card]
) -> None:
    folder = write_pack(tmp_path_factory.getbasetemp() / "for-bots", cards)
    game = ShelterGame([folder])
    state = game.new(players=2, seed=len(cards), max_rounds=15)
    play(state, [bots.make("greedy", game, seat) for seat in range(2)])
    assert state.over
