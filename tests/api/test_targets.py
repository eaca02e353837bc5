"""Options say their kind and what they point at, so that nobody has to read their notation."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import overseer
from kernel.toy import Toy
from overseer.kernel.decision import Decision, Option
from overseer.kernel.targets import CardTarget, Targets

GAMES = ("shelter", "fallout")


def decisions(name: str, seed: int) -> Iterator[Decision]:
    """The decisions of a random game, those of chance and those without a choice included."""
    game = overseer.load(name)
    state = game.new(players=3, seed=seed, max_rounds=6, chance="manual", forced="manual")
    chooser = random.Random(seed)
    while (decision := state.decision) is not None:
        yield decision
        state.apply(chooser.choice(decision.options), int(decision.seat))


def said(targets: Targets) -> set[str]:
    """All words that targets hold."""
    cards = [word for card in targets.cards for word in (card.id, card.place, card.state)]
    numbers = (*targets.seats, *targets.faces, *targets.values.values())
    dice = "".join(map(str, targets.dice))
    return {*targets.places, *cards, *map(str, numbers), dice}


def words(option: Option) -> set[str]:
    """The words of a notation but for the verb, and for layers of piles, which mean no thing."""
    rest = option.notation.split()[1:]
    if option.kind in ("draw", "meet"):
        rest = rest[:2]
    return {word for part in rest for word in re.split("[>!]", part) if word not in ("", "-")}


@pytest.mark.parametrize("name", GAMES)
def test_targets_hold_all_that_the_notation_says(name: str) -> None:
    kinds = set()
    for seed in range(3):
        for decision in decisions(name, seed):
            for option in decision.options:
                assert option.kind == option.notation.split()[0]
                assert words(option) <= said(option.targets), option.notation
                kinds.add(option.kind)
    assert len(kinds) > 12


@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_a_kind_of_its_own(name: str) -> None:
    game: Any = overseer.load(name)
    kinds = game.book.questions
    assert len(set(kinds.values())) == len(kinds)
    seen = {decision.kind for seed in range(2) for decision in decisions(name, seed)}
    assert "turn" in seen
    assert seen <= set(kinds.values())


def pointed(name: str, choice: str) -> Targets:
    """What a choice at the start of a game points at."""
    game = overseer.load(name, ["outpost"] if name == "fallout" else [])
    state = game.new(players=2, seed=1)
    return Option(game.book.parse(choice, state), 1, game.book).targets


@pytest.mark.parametrize(
    ("choice", "targets"),
    [
        ("pass", Targets()),
        ("place S L0.11", Targets(places=("L0.11",), values={"dweller": "S"})),
        ("use shotgun", Targets(cards=(CardTarget("item", "shotgun", "held"),))),
        ("take shotgun", Targets(cards=(CardTarget("item", "shotgun", "track"),))),
        ("room garden", Targets(cards=(CardTarget("room", "garden", "track"),))),
        ("side left", Targets(values={"side": "left"})),
        ("reroll 2", Targets(faces=(2,))),
        ("roll 2 5", Targets(faces=(2, 5))),
        ("exchange W>FF", Targets(values={"paid": "W", "gained": "FF"})),
        ("train L0.3! L", Targets(("L0.3",), values={"letter": "L", "injured": 1})),
        ("train L0.3 L", Targets(("L0.3",), values={"letter": "L"})),
        ("heal !", Targets(values={"dweller": "!"})),
        ("heal L1.3 S", Targets(("L1.3",), values={"training": "S"})),
        ("level 1 0", Targets(seats=(0,), values={"level": 1})),
        (
            "draw threat radroach 1",
            Targets(cards=(CardTarget("threat", "radroach"),), values={"deck": "threat"}),
        ),
    ],
)
def test_what_choices_of_shelter_point_at(choice: str, targets: Targets) -> None:
    assert pointed("shelter", choice) == targets


@pytest.mark.parametrize(
    ("choice", "targets"),
    [
        ("step B1.1", Targets(places=("B1.1",))),
        ("explore B1", Targets(places=("B1",))),
        ("fight lamp-moth A2.1", Targets(("A2.1",), (CardTarget("enemy", "lamp-moth"),))),
        (
            "sell stimpak inventory exhausted",
            Targets(cards=(CardTarget("item", "stimpak", "inventory", "exhausted"),)),
        ),
        (
            "quest two-letters 1",
            Targets(cards=(CardTarget("quest", "two-letters"),), values={"objective": 1}),
        ),
        ("reroll 13", Targets(dice=(1, 3))),
        ("turn 2 4", Targets(dice=(2,), faces=(4,))),
        ("dice 1 - 6", Targets(faces=(1, 0, 6))),
        ("trade 1", Targets(seats=(1,))),
        ("vote yes", Targets(values={"answer": "yes"})),
    ],
)
def test_what_choices_of_fallout_point_at(choice: str, targets: Targets) -> None:
    assert pointed("fallout", choice) == targets


def test_a_game_that_says_nothing_of_targets_has_kinds_all_the_same() -> None:
    decision = Toy().new(2, 1).decision
    assert decision is not None
    assert decision.kind == "turn"
    assert {option.kind for option in decision.options} == {"bid"}
    assert decision.options[0].targets == Targets()


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("place S", "`place <dweller> <space>` is expected"),
        ("place X L0.3", "'X' is not a dweller (one of - ! S P E C I A L)"),
        ("exchange W", "`exchange <paid>><gained>` is expected"),
        ("exchange WQ>F", "'WQ' is not a row of cubes"),
        ("heal L0.3 -", "the training - is not written"),
        ("roll 5 2", "the lower face comes first"),
        ("reroll 7", "'7' is not a face (1 to 6)"),
        ("use shotgn", "did you mean 'shotgun'?"),
        ("done now", "`done` is expected"),
        ("level 9 0", "'9' is not a level (1 to 2)"),
        ("first 2", "there is no seat 2 in this game"),
    ],
)
def test_what_is_not_a_choice_is_told_what_is(choice: str, message: str) -> None:
    state = overseer.load("shelter").new(players=2, seed=1)
    with pytest.raises(overseer.Malformed, match=re.escape(message)):
        state.apply(choice)
