"""Verification: what of a journal could be checked, and what could not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from overseer.journal.header import SEED_LINE
from overseer.journal.line import SEED, Line
from overseer.journal.replay import NO_SECRETS, retold
from overseer.journal.secret import Secret
from overseer.kernel.decision import CHANCE
from overseer.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Stretch:
    """The lines whose chance comes from one seed."""

    seed_line: int  # that commits to the seed
    first: int
    last: int
    chances: int
    is_checked: bool  # whether the seed is known, fits its commitment and gives this chance


@dataclass(frozen=True, slots=True)
class Verification:
    """A journal in which nothing is wrong, and how much that says."""

    lines: int
    choices: int  # of players, single options included
    over: bool
    digest: str
    stretches: tuple[Stretch, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all of its chance could be checked."""
        return all(stretch.is_checked for stretch in self.stretches)


def verify(game: Game, text: str, secrets: Mapping[int, Secret] = NO_SECRETS) -> Verification:
    """Check all that can be checked; anything amiss raises with the line at fault.

    Checked are the chain, the header, every choice against the rules, every undo, the digest at
    the end, and, where the seed is known, its commitment and every chance that came of it.
    """
    match, ending = retold(game, text, secrets)
    lines = match.lines
    known = {*ending.secrets, *secrets}
    return Verification(
        len(lines),
        sum(line.seat != CHANCE for line in lines),
        ending.over,
        ending.digest,
        tuple(_stretches(lines, known)),
    )


def _stretches(lines: tuple[Line, ...], known: set[int]) -> list[Stretch]:
    stretches: list[Stretch] = []
    seed_line, chances = SEED_LINE, list[int]()
    for line in (*lines, None):
        if line is not None and line.seat == CHANCE and line.verb != SEED:
            chances.append(line.number)
        if line is None or line.verb == SEED:
            if chances:
                stretches.append(
                    Stretch(seed_line, chances[0], chances[-1], len(chances), seed_line in known)
                )
            if line is not None:
                seed_line, chances = line.number, []
    return stretches
