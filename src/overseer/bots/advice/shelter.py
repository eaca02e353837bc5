"""Advice for Fallout Shelter: what each trait of its judge is told as."""

from __future__ import annotations

from typing import cast

from overseer.bots.advice.chances import decided, shares
from overseer.bots.advice.judged import JudgedAdvisor
from overseer.bots.mind.judge import POINT
from overseer.bots.mind.shelter import ShelterJudge, spread
from overseer.bots.shelter.traits import Reading, numbers_of, trait_names
from overseer.bots.weights import shipped
from overseer.display.shelter.book import ShelterBook
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.vault import Vault
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

# By the name of the trait or by what comes before its number: what it is told as, and how many
# things one of it is. Where that is 0, it is told without a number.
_TOLD: dict[str, tuple[str, int]] = {
    "happiness": ("happiness", 1),
    "end-items": ("end-items", 1),
    "threats": ("threats", 1),
    "beating": ("beating", 1),
    "water": ("water", 1),
    "food": ("food", 1),
    "power": ("power", 1),
    "dweller": ("dwellers", 1),
    "available": ("available", 1),
    "anybody": ("available", 0),
    "hurt": ("hurt", 1),
    "lying": ("hurt", 1),
    "trained-hurt": ("hurt", 1),
    "training": ("trained", 1),
    "trained": ("trained", 1),
    "room": ("rooms", 1),
    "halves": ("offer", 0),
    "yield": ("offer", 0),
    "vacant": ("offer", 0),
    "shaft": ("shaft", 0),
    "first": ("first", 0),
    "passed": ("tempo", 0),
    "to-move": ("tempo", 0),
    "room-short": ("room-short", 1),
    "room-afar": ("room-short", 0),
    "recruit-short": ("recruit-short", 0),
    "recruit-afar": ("recruit-short", 0),
    "items": ("items", 1),
    "ready": ("ready", 1),
}
FITTED = 90  # games of bots, by number of players, for `SPREAD`: of its 120, a fourth is kept aside
_CARDS = {"items": "items", "rooms": "rooms"}  # what single cards are told as, by kind


class ShelterNaming:
    """What the traits of a table of Fallout Shelter mean."""

    rest = ""  # its judge counts nothing but traits
    fewer = frozenset({"threats", "hurt", "room-short", "recruit-short", "rival"})

    def __init__(self, reading: Reading, players: int) -> None:
        self.weights = numbers_of(shipped("shelter", players), reading)
        self._meanings = [(*_told(name), "") for name in trait_names()]
        for kind, ids in reading.kinds.items():
            self._meanings += [(_CARDS[kind], 0, card) for card in ids]
        self.traits = len(self._meanings)

    def meaning(self, trait: int) -> tuple[str, int, str]:
        """What a trait is told as, how many things one of it is, and the card it is about."""
        return self._meanings[trait]


class Desk:
    """Where the judge of an advisor sits."""

    def __init__(self) -> None:
        self._table: tuple[Cards, int] | None = None

    def judge(self, state: State) -> tuple[ShelterJudge, ShelterNaming]:
        """Who judges a state, and what its numbers mean: the same for all states of a table."""
        if not isinstance(state, Vault):
            raise Malformed("This advisor knows Fallout Shelter only.")
        table = state.cards, int(state.players)
        if self._table != table:
            reading = Reading.of(state.cards, cast(ShelterBook, state.book))
            self._naming = ShelterNaming(reading, table[1])
            self._sitting = reading.judge(self._naming.weights)
            self._table = table
        return self._sitting, self._naming


class ShelterAdvisor(JudgedAdvisor):
    """An advisor for Fallout Shelter."""

    fitted = FITTED

    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less."""
        if state.over:
            return decided(state, state.players)
        judge, _ = self._judge(state)
        # How far each is behind the best; of the best itself that would tell its lead.
        behind = [min(0.0, judge.worth(state, each) / POINT) for each in range(state.players)]
        if seat >= 0:
            behind[seat] -= loss
        assert isinstance(state, Vault)
        points = spread(state) / POINT
        return shares([each / points for each in behind])


def advisor() -> ShelterAdvisor:
    """A new advisor; it takes notes, so no two threads share one."""
    return ShelterAdvisor(Desk().judge)


def _told(name: str) -> tuple[str, int]:
    """What a trait is told as: steps such as water-3 and letters such as trained-s alike."""
    return _TOLD[name] if name in _TOLD else _TOLD[name.rpartition("-")[0]]
