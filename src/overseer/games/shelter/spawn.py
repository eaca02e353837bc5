"""Spawn Threats: one roll per level, a threat under the number (SH-SPAWN)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.decks import (
    can_reshuffle,
    draw,
    draw_at_once,
    drawn,
    reshuffle,
)
from overseer.games.shelter.dice import roll, roll_at_once
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.terms import (
    ASK_SPAWN_ROLL,
    E_NO_THREAT,
    E_THREAT,
    E_TRIGGER,
    SPACES,
    THREATS,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of

SEVEN: Final = 0
NO_ROOM: Final = 1
COVERED: Final = 2
NO_CARDS: Final = 3

DECK_EMPTY: Final = 2  # the trigger's bit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spawn(VaultFrame):
    """The levels are rolled for from the top down (SH-SPAWN-02, 03)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("level", "space")

    def __init__(self, level: i64, space: i64) -> None:
        self.level = level
        self.space = space  # where a threat is due, or -1 before the roll

    def ask(self, vault: Vault) -> Decision | None:
        """Chance rolls for the level, then names the threat."""
        if self.level > vault.players or vault.samples_at_once():
            return None
        if self.space < 0:
            return roll(vault, ASK_SPAWN_ROLL, self.level)
        return draw(vault, THREATS) if vault.threat_deck.size() > 0 else None

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Find the space under the number, or lay the threat on it."""
        if self.space < 0:
            self._rolled(vault, code)
        else:
            lay_threat(vault, self.space, drawn(vault, code))
            self._next_level()

    def run(self, vault: Vault) -> None:
        """Shuffle the discards if a threat is due, or finish (SH-SPAWN-10, SH-R-50)."""
        while self.space < 0 and self.level <= vault.players:
            self._rolled(vault, roll_at_once(vault))
        if self.level > vault.players:
            vault.stack.pop()
        elif vault.threat_deck.size() > 0:
            lay_threat(vault, self.space, draw_at_once(vault, THREATS))
            self._next_level()
        elif can_reshuffle(vault, THREATS):
            reshuffle(vault, THREATS)
        else:
            vault.emit(E_NO_THREAT, -1, self.level, 0, NO_CARDS)
            self._next_level()

    def _rolled(self, vault: Vault, pair: i64) -> None:
        """Find the space under the number; nothing is rolled again (SH-SPAWN-04 to 09)."""
        number = a_of(pair) + b_of(pair)
        reason: i64 = -1
        position = vault.column[number]
        space = self.level * SPACES + position
        if position < 0:
            reason = SEVEN
        else:
            if vault.card[space] == 0 and position % 2 == 1:
                space -= 1  # one space over the whole room answers to both columns (SH-R-46)
            if vault.card[space] == 0:
                reason = NO_ROOM
            elif vault.threat[space] != 0:
                reason = COVERED
        if reason < 0:
            self.space = space
        else:
            vault.emit(E_NO_THREAT, -1, self.level, number, reason)
            self._next_level()

    def _next_level(self) -> None:
        self.level += 1
        self.space = -1

    def copy(self) -> Spawn:
        """An independent frame with the same fields."""
        return Spawn(self.level, self.space)


def may_run_out(vault: Vault) -> bool:
    """Whether the next Spawn Threats could use up the deck: a level gets one at most."""
    return vault.threat_deck.size() <= vault.players + 1


def lay_threat(vault: Vault, space: i64, threat: i64) -> None:
    """Cover a space with a threat, whose card stands in for the space's (SH-THREAT-01)."""
    vault.threat[space] = threat + 1
    vault.card[space] = vault.cards.threat_card[threat]
    vault.emit(E_THREAT, -1, space, threat, vault.printed_card(space))
    if vault.threat_deck.size() == 0 and vault.trigger & DECK_EMPTY == 0:  # SH-END-03, SH-R-49
        vault.trigger |= DECK_EMPTY
        vault.emit(E_TRIGGER, -1, 1)


def lift_threat(vault: Vault, space: i64) -> i64:
    """Uncover a space; the threat that lay there."""
    threat = vault.threat[space] - 1
    vault.threat[space] = 0
    vault.card[space] = vault.printed_card(space)
    return threat
