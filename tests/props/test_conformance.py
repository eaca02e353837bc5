"""Fallout Shelter keeps every law of the kit: as printed, by house rules and with other packs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings

import overseer
from kernel.toy import Toy
from overseer import Option, State, bots
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.vault import Vault
from overseer.kernel.seed import generator
from overseer.testing import Law, NonConformant, check_bot, check_game, check_legality
from overseer.testing.play import Chooser
from packs.random_packs import Card, packs, write_pack
from props.soaking import affordable, numbers, times
from props.tables import MARKET, shelter, with_market


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_as_printed(players: int) -> None:
    checked = check_game(
        shelter(), games=times(1), seed=100, players=[players], invariants=broken_invariants
    )
    assert checked.games == times(1)
    assert checked.decisions > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_offered_if_and_only_if_nothing_is_against_it(players: int) -> None:
    checked = check_legality(shelter(), games=times(2), seed=300, players=[players])
    assert checked.games == times(2)
    assert checked.decisions > 200


@pytest.mark.parametrize(
    "options",
    [
        {"elevator_order": "random", "house_rules": ["alternate-columns"]},
        {"first_player": 1, "elevator_order": [1, 0], "house_rules": ["starting-resources"]},
    ],
)
def test_other_tables(options: dict[str, Any]) -> None:
    check_game(
        shelter(),
        games=times(1),
        players=[2],
        options={"max_rounds": 10, **options},
        invariants=broken_invariants,
    )


def test_a_game_with_another_pack() -> None:
    check_game(
        with_market(),
        players=[3],
        options={"max_rounds": 12},
        packs=[MARKET],
        invariants=broken_invariants,
    )


@settings(max_examples=times(6), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(packs)
def test_any_pack(tmp_path_factory: pytest.TempPathFactory, cards: Sequence[Card]) -> None:
    folder = write_pack(tmp_path_factory.mktemp("any") / "pack", cards)
    check_game(
        overseer.load("shelter", packs=[folder]),
        players=[2],
        seed=len(cards),
        options={"max_rounds": 5, "house_rules": ["starting-resources"]},
        invariants=broken_invariants,
        elsewhere=False,
    )


@settings(max_examples=times(20), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(packs)
def test_random_games_with_any_pack(
    tmp_path_factory: pytest.TempPathFactory, cards: Sequence[Card]
) -> None:
    folder = write_pack(tmp_path_factory.mktemp("any") / "pack", cards)
    game = overseer.load("shelter", packs=[folder])
    for players in (2, 3, 4):
        state, chooser = game.new(players, seed=players, max_rounds=15), Chooser(players)
        while not state.over:
            state.apply(chooser.choice(state)[1])
        assert broken_invariants(cast(Vault, state)) == []


@pytest.mark.parametrize("name", affordable(bots.own_names("shelter")))
def test_the_bots(name: str) -> None:
    players = numbers(name, [2, 3])
    checked = check_bot(
        lambda seed: bots.make(name, shelter(), seed), shelter(), players=players, seed=5
    )
    assert checked.games == len(players)


def test_a_game_loaded_with_packs_needs_to_name_them() -> None:
    with pytest.raises(NonConformant, match=r"packs=\[\.\.\.\]") as caught:
        check_game(with_market(), players=[2], options={"max_rounds": 1})
    assert caught.value.law == Law.PROCESS


def test_a_game_without_a_ledger_needs_to_name_its_rules() -> None:
    class Nameless(Toy):
        name = "nameless"

    with pytest.raises(ValueError, match=r"rules=\[\.\.\.\]"):
        check_game(Nameless())


def test_an_endless_game_is_found() -> None:
    with pytest.raises(NonConformant, match="not over after 30 decisions") as caught:
        check_game(shelter(), players=[2], longest=30)
    assert caught.value.law == Law.NEVER_STUCK


def test_a_broken_invariant_is_found() -> None:
    def no_rounds_after_the_first(state: Any) -> list[str]:
        return ["it goes on"] if state.round > 1 else []

    with pytest.raises(NonConformant, match="it goes on") as caught:
        check_game(shelter(), players=[2], invariants=no_rounds_after_the_first)
    assert caught.value.law == Law.INVARIANT
    assert caught.value.spot.players == 2


class Foreign:
    """A bot that answers with what is never offered."""

    def choose(self, state: State, seat: int) -> Option:
        return Option(9, 1, state.book)  # pay W


class Meddling:
    """A bot that plays in the true state instead of a copy."""

    def choose(self, state: State, seat: int) -> Option:
        option = state.decisions[0].options[0]
        state.apply(option)
        return option


class Moody:
    """A bot whose choices do not follow from its seed."""

    asked = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, seat: int) -> Option:
        Moody.asked += 1
        options = state.decisions[0].options
        return options[Moody.asked % len(options)]


class Peeking:
    """A bot that plays on with the true dice, and likes high generator words."""

    def choose(self, state: State, seat: int) -> Option:
        copy = state.clone()
        return copy.decisions[0].options[copy.rng.below(len(copy.decisions[0].options))]


@pytest.mark.parametrize(
    ("bot", "law"),
    [
        (lambda seed: Foreign(), Law.OFFERED),
        (lambda seed: Meddling(), Law.HANDS_OFF),
        (Moody, Law.SAME_BOT),
        (lambda seed: Peeking(), Law.NO_PEEKING),
    ],
    ids=["foreign", "meddling", "moody", "peeking"],
)
def test_bad_bots_are_found(bot: Any, law: Law) -> None:
    with pytest.raises(NonConformant) as caught:
        check_bot(bot, shelter(), players=[3])
    assert caught.value.law == law


def test_a_fair_bot_with_dice_of_its_own_passes() -> None:
    class Fair:
        def __init__(self, seed: int) -> None:
            self.dice = generator(seed)

        def choose(self, state: State, seat: int) -> Option:
            options = state.decisions[0].options
            return options[int(self.dice.below(len(options)))]

    assert check_bot(Fair, shelter(), players=[2], options={"max_rounds": 5}).decisions > 5
