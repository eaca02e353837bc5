"""Why and why not: an answer with existing rules, in three languages, for anything on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import overseer
from overseer import Explanation, State
from overseer.catalog.shelter import ShelterGame
from overseer.testing.play import Chooser
from overseer.texts import LANGUAGES, Ledger

EVERY = 23  # decisions between two positions that are asked about


@cache
def game() -> ShelterGame:
    loaded = overseer.load("shelter")
    assert isinstance(loaded, ShelterGame)
    return loaded


@cache
def ledger() -> frozenset[str]:
    return frozenset(Ledger("shelter").entries)


def positions(players: int, seed: int) -> Iterator[State]:
    """Some moments of a game, its end included."""
    state, chooser = game().new(players, seed, max_rounds=60), Chooser(seed)
    number = seed
    while not state.over:
        if number % EVERY == 0:
            yield state
        state.apply(chooser.choice(state)[1])
        number += 1
    yield state


def things(players: int) -> list[str]:
    """Whatever somebody could point at: spaces, cards, buttons."""
    names = game().names
    places = [f"L{level}.{n}" for level in range(players + 1) for n in (*range(1, 13), "e")]
    return [*places, *names.items, *names.rooms, *names.threats, *BUTTONS]


BUTTONS = (
    *("pass", "done", "with -", "with S", "side left", "side right", "strike W", "strike ?"),
    *("pay W", "pay F", "pay E", "reroll 3", "gain W", "gain E", "heal !", "heal S", "heal L0.4"),
    *("exchange W>F", "exchange WF>E", "income W", "train L0.3 L", "train L0.3! S", "trainee -"),
    *("roll 1 6", "die 4", "draw item shotgun", "first 0", "level 1 0", "take globe"),
    *("give globe", "wear lab-coat", "use stimpak", "discount parrot", "ready globe"),
    *("room garden", "place - L0.1", "place ! L0.e", "place S L1.e", "place - L1.1"),
)


def check(answer: Explanation, about: str, texts: dict[object, None]) -> None:
    assert answer.reasons, about
    assert answer.rules, about
    assert set(answer.rules) <= ledger(), about
    # What a reason says follows from its key and the thing; each is read once.
    key = (about, answer.possible, tuple(reason.key for reason in answer.reasons))
    if key not in texts:
        texts[key] = None
        said = [answer.text(language) for language in LANGUAGES]
        assert all(text.strip() and "{" not in text for text in said), about
        assert len(set(said)) == len(said), f"{about}: not translated: {said}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anything_can_be_asked_about(players: int) -> None:
    texts: dict[object, None] = {}
    for state in positions(players, seed=players):
        before = state.dump()
        for seat in range(players):
            for thing in things(players):
                check(state.explain(thing, seat), f"{thing} for seat {seat}", texts)
        assert state.dump() == before


def test_what_is_offered_is_possible_and_all_else_is_not() -> None:
    for state in positions(3, seed=5):
        decision = state.decision
        offered = [option.notation for option in decision.options] if decision else []
        seat = decision.seat if decision else 0
        for notation in {*offered, *BUTTONS}:
            assert state.explain(notation, seat).possible == (notation in offered), notation


def test_a_space_is_possible_if_somebody_can_go_there() -> None:
    for state in positions(2, seed=7):
        decision = state.decision
        offered = [option.notation for option in decision.options] if decision else []
        seat = decision.seat if decision else 0
        for space in [thing for thing in things(2) if thing.startswith("L")]:
            can_go = any(notation.endswith(f" {space}") for notation in offered)
            assert state.explain(space, seat).possible == can_go, space


def test_a_refused_choice_says_what_explain_says() -> None:
    for state in positions(4, seed=9):
        if state.decision is None:
            continue
        offered = {option.notation for option in state.decision.options}
        for notation in set(BUTTONS) - offered:
            with pytest.raises(overseer.Illegal) as caught:
                state.apply(notation)
            assert caught.value.rules == state.explain(notation).rules
            assert state.explain(notation).text() in str(caught.value)


@pytest.mark.parametrize("seat", [4, -1, -2, "0", 1.5])
def test_only_seats_can_ask(seat: object) -> None:
    state = game().new(players=4, seed=1)
    with pytest.raises(overseer.OverseerError):
        state.explain("pass", seat)
