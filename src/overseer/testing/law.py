"""Laws: what the kits check, and how they say that a law is broken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Law(StrEnum):
    """One promise that every game or every bot keeps."""

    NEVER_STUCK = "never stuck"
    OPTIONS = "options"
    NOTATION = "notation"
    WORDS = "rules and words"
    LEGALITY = "offered if and only if nothing is against it"
    REFUSAL = "refusals"
    SAVE = "save and restore"
    CLONE = "clones"
    SEED = "same seed, same game"
    MANUAL = "manual and automatic"
    VIEW = "views"
    JOURNAL = "journal"
    TAKING_BACK = "taking back"
    TOGETHER = "choices made together"
    OUTCOME = "outcome"
    INVARIANT = "invariants"
    PREVIEW = "previews"
    PROCESS = "same in every process"
    OFFERED = "a bot chooses what is offered"
    HANDS_OFF = "a bot leaves the state alone"
    SAME_BOT = "same seed, same bot"
    NO_PEEKING = "a bot knows what its seat knows"


class NonConformant(AssertionError):
    """A law that is broken: which, where, and what was found there."""

    def __init__(self, law: Law, spot: Spot, what: str) -> None:
        super().__init__(f"{law}: {what} ({spot})")
        self.law = law
        self.spot = spot
        self.what = what


@dataclass(slots=True)
class Spot:
    """How far a check has come: the game by players and seed, and the choices made in it."""

    players: int
    seed: int
    decision: int = 0

    def broken(self, law: Law, what: str) -> NonConformant:
        """The error that says that a law is broken here."""
        return NonConformant(law, Spot(self.players, self.seed, self.decision), what)

    def __str__(self) -> str:
        return f"{self.players} players, seed {self.seed}, decision {self.decision}"
