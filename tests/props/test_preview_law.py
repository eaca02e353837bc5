"""The kit finds previews that are not true, of either game, and counts what it compares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import overseer
from display.plays import game
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.model import Amount, Preview
from overseer.display.shelter.display import ShelterDisplay
from overseer.testing import Law, NonConformant, check_game

DISPLAYS: dict[str, Any] = {"shelter": ShelterDisplay, "fallout": FalloutDisplay}
GIFT = {"shelter": "happiness", "fallout": "caps"}

Fault = Callable[[str, overseer.State, Preview], Preview]


def generous(name: str, state: overseer.State, preview: Preview) -> Preview:
    """One thing more is promised."""
    return replace(preview, win=[*preview.win, Amount(icon=GIFT[name], name="one more")])


def reckless(name: str, state: overseer.State, preview: Preview) -> Preview:
    """Whatever cannot be undone is said to be undone easily, and the other way round."""
    return replace(preview, final=not preview.final)


def hopeful(name: str, state: overseer.State, preview: Preview) -> Preview:
    """Every fight is a little easier."""
    chances = [replace(each, percent=each.percent + 2) for each in preview.chances]
    return replace(preview, chances=chances)


def uncited(name: str, state: overseer.State, preview: Preview) -> Preview:
    """A rule is cited that there is not."""
    return replace(preview, rules=[*preview.rules, "XX-01"])


def indiscreet(name: str, state: overseer.State, preview: Preview) -> Preview:
    """The dice to come are told."""
    dice = state.rng.copy()
    return replace(preview, notes=[f"psst: {dice.below(1000)}"])


def clumsy(name: str, state: overseer.State, preview: Preview) -> Preview:
    """The choice is made in the true state."""
    state.apply(preview.choice)
    return preview


@pytest.mark.parametrize("fault", [generous, reckless, hopeful, uncited, indiscreet, clumsy])
@pytest.mark.parametrize("name", DISPLAYS)
def test_previews_that_are_not_true_are_found(
    name: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = DISPLAYS[name].preview

    def preview(self: Any, state: Any, *args: Any) -> Preview:
        return fault(name, state, true(self, state, *args))

    monkeypatch.setattr(DISPLAYS[name], "preview", preview)
    with pytest.raises(NonConformant) as caught:
        check_game(game(name), players=[2], options={"max_rounds": 8}, elsewhere=False)
    assert caught.value.law == Law.PREVIEW


@pytest.mark.parametrize(("name", "some"), [("shelter", "place"), ("fallout", "step")])
def test_the_kit_says_how_many_previews_it_compared(name: str, some: str) -> None:
    checked = check_game(game(name), players=[2], options={"max_rounds": 3}, elsewhere=False)
    assert checked.previews[some] > 0
    assert sum(checked.previews.values()) > checked.decisions / 2
