"""Sealing: the cards with what nobody may read yet exchanged at random.

Sealed are the outcomes of encounters until an option is picked (FO-ENC-10), and which quest of the
library a number stands for (FO-LIB-03). The tables of the rules hold it all, because somebody has
to carry it out. Whoever thinks about a game that goes on is given tables in which the outcomes of
a deck's options have changed places, and so have the quests of the library.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict

from mypy_extensions import i64

from overseer.games.fallout.cards import Cards
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator
from overseer.kernel.vecs import vec

_ARRANGEMENTS = 8  # enough for a guess, few enough to be kept
_KEPT = 64


class Seals:
    """The cards of a game in the arrangements that have been asked for lately."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._columns = [name for name in dir(cards) if not name.startswith("_")]
        self._outcomes: dict[int, vec[i64]] = {}
        self._kept: OrderedDict[tuple[int, tuple[int, ...]], Cards] = OrderedDict()

    def sealed(self, land: Wasteland, seed: int) -> Cards:
        """The cards as far as they may be read in a position; the rest depends on the seed."""
        key = (seed % _ARRANGEMENTS, _in_library(self.cards, land))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._arranged(*key)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found

    def _arranged(self, seed: int, numbers: tuple[int, ...]) -> Cards:
        cards, sealed = self.cards, Cards()
        for name in self._columns:
            setattr(sealed, name, getattr(cards, name))
        if seed not in self._outcomes:
            self._outcomes[seed] = _outcomes(cards, generator(seed))
        sealed.option_program = self._outcomes[seed]
        _exchange_quests(sealed, numbers, generator(seed))
        return sealed


def _in_library(cards: Cards, land: Wasteland) -> tuple[int, ...]:
    """The numbers of the quests that nobody has read."""
    shelf = land.shelf
    return tuple(
        number for number, quest in enumerate(cards.library_quest) if quest and not shelf[number]
    )


def _outcomes(cards: Cards, rng: Rng) -> vec[i64]:
    """The programs of options, each that of any option of the same deck."""
    decks: dict[int, list[int]] = defaultdict(list)
    first = cards.encounter_options
    for card, deck in enumerate(cards.encounter_deck):
        decks[int(deck)] += range(first[card], first[card + 1])
    programs = [int(program) for program in cards.option_program]
    for options in decks.values():
        for one, other in _exchanges(options, rng):
            programs[one], programs[other] = programs[other], programs[one]
    return vec[i64](programs)


def _exchange_quests(cards: Cards, numbers: tuple[int, ...], rng: Rng) -> None:
    """Let quests of the library change their numbers."""
    quests = [int(quest) for quest in cards.library_quest]
    for one, other in _exchanges(list(numbers), rng):
        quests[one], quests[other] = quests[other], quests[one]
    of_quests = [int(number) for number in cards.quest_number]
    for number in numbers:
        of_quests[quests[number] - 1] = number
    cards.library_quest = vec[i64](quests)
    cards.quest_number = vec[i64](of_quests)


def _exchanges(rows: list[int], rng: Rng) -> list[tuple[int, int]]:
    """Exchanges that bring rows into any order."""
    return [(rows[last], rows[int(rng.below(last + 1))]) for last in range(len(rows) - 1, 0, -1)]
