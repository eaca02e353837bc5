"""Games for tests of displays: loaded once, played at random from a seed, met along the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import overseer
from overseer.catalog import display_of
from overseer.display import Display
from overseer.display.model import Section

NAMES = ("Ada", "Borys", "Wiera", "Clerk")
LANGUAGES = ("en", "pl", "ru")
GAMES = ("shelter", "fallout")


@cache
def game(name: str) -> Any:
    """A game, loaded once per test process."""
    return overseer.load(name, ["outpost"] if name == "fallout" else [])


@cache
def display(name: str) -> Display:
    """The display of a game."""
    return display_of(game(name))


def new_match(name: str, players: int, seed: int, **options: Any) -> overseer.Match:
    """A match of people with names."""
    return overseer.Match(game(name), players, seed=seed, names=NAMES[:players], **options)


def played(name: str, players: int, seed: int, **options: Any) -> Iterator[overseer.Match]:
    """A match at every decision on its way to the end, played at random."""
    match = new_match(name, players, seed, **options)
    dice = random.Random(seed)
    while True:
        yield match
        if not match.state.decisions:
            return
        decision = dice.choice(match.state.decisions)
        match.apply(dice.choice(decision.options), int(decision.seat))


@cache
def finished(name: str, players: int, seed: int, rounds: int = 12) -> overseer.Match:
    """A match that is over."""
    *_, match = played(name, players, seed, max_rounds=rounds)
    return match


def sampled(name: str, seeds: int, every: int) -> Iterator[overseer.Match]:
    """Every so many positions of some games with all numbers of players."""
    numbers = list(game(name).seats)
    for seed in range(seeds):
        players = numbers[seed % len(numbers)]
        for i, match in enumerate(played(name, players, seed, max_rounds=10)):
            if i % every == 0:
                yield match


def texts_of(sections: list[Section]) -> list[str]:
    """All titles and lines of an outline."""
    found: list[str] = []
    for section in sections:
        found += [section.title, *section.lines, *texts_of(section.parts)]
    return found
