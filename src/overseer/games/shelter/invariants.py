"""Invariants: what is true of every vault, whatever has been played.

What is broken is told by its path on the table, as positions that are set up are.
"""

from __future__ import annotations

from collections import Counter

from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import RESOURCES
from overseer.games.shelter.training import Training
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.pile import Pile

DWELLERS = 7
CUBES = 18


def broken_invariants(vault: Vault) -> list[str]:
    """A path and what is wrong there, for each law that a position breaks."""
    return [*_numbers(vault), *_dwellers(vault), *_cards(vault), *_spaces(vault)]


def _numbers(vault: Vault) -> list[str]:
    problems = []
    if not 0 <= vault.first_player < vault.players:
        problems.append(f"first_player is {vault.first_player}, who is not there")
    for seat in range(vault.players):
        for kind in range(t.KINDS):
            number = vault.cubes[seat * t.KINDS + kind]
            if not 0 <= number <= t.TRACK_SIZE:
                problems.append(f"players[{seat}].cubes.{RESOURCES[kind]} is {number}")
        if vault.happiness[seat] < 0:
            problems.append(f"players[{seat}].happiness is {vault.happiness[seat]}")
    if sum(vault.cubes) > CUBES * vault.players:
        problems.append("players have more cubes than the supply held")
    return problems


def _dwellers(vault: Vault) -> list[str]:
    """Every owned dweller is in exactly one place, and nobody owns more than seven."""
    problems = []
    for seat in range(vault.players):
        at = seat * t.DWELLER_KINDS
        slots = [vault.dwellers[at + t.SLOT + 1 + i] for i in range(t.LETTERS)]
        front = vault.dwellers[at] + vault.dwellers[at + 1] + sum(1 for slot in slots if slot)
        mine = [space for space in vault.active if vault.occupant[space] == seat + 1]
        placed = sum(1 for s in mine for i in range(2) if vault.figures[2 * s + i])
        new = sum(vault.newcomers[space] for space in mine)
        waiting = _trainees_of(vault, seat)
        if front + placed + new + waiting != vault.owned[seat]:
            problems.append(
                f"players[{seat}] owns {vault.owned[seat]} dwellers, but {front} are in front, "
                f"{placed} placed, {new} new and {waiting} in training"
            )
        if not 2 <= vault.owned[seat] <= DWELLERS:
            problems.append(f"players[{seat}] owns {vault.owned[seat]} dwellers")
        if any(slot not in (0, 1, 2) for slot in slots) or min(vault.dwellers) < 0:
            problems.append(f"players[{seat}].dwellers has an impossible slot")
    return problems


def _trainees_of(vault: Vault, seat: int) -> int:
    """Dwellers between the vault and a training slot."""
    for frame in vault.stack:
        if isinstance(frame, Training):
            trainees = frame.trainees
            return sum(1 for i in range(0, len(trainees), 4) if trainees[i] == seat)
    return 0


def _cards(vault: Vault) -> list[str]:
    """No card is lost or doubled."""
    items = Counter(held_item(code) for code in vault.held)
    items.update(int(card) - 1 for card in vault.item_track if card)
    rooms = Counter(int(room) - 1 for room in vault.rooms[t.SLOTS :] if room)
    rooms.update(int(card) - 1 for card in vault.room_track if card)
    threats = Counter(int(threat) - 1 for threat in vault.threat if threat)
    problems = []
    for name, found, pile, discards, deck in (
        ("items", items, vault.item_deck, vault.item_discards, vault.cards.item_deck),
        ("rooms", rooms, vault.room_deck, vault.room_discards, vault.cards.room_deck),
        ("threats", threats, vault.threat_deck, vault.threat_discards, vault.cards.threat_deck),
    ):
        found.update(_in(pile))
        found.update(int(card) for card in discards)
        if found != Counter(int(card) for card in deck):
            problems.append(f"piles.{name} and what lies elsewhere are not the cards of the box")
    if any(held_seat(code) not in range(vault.players) for code in vault.held):
        problems.append("players do not include whoever holds an item")
    return problems


def _in(pile: Pile) -> list[int]:
    return pile.contents()


def _spaces(vault: Vault) -> list[str]:
    """Spaces hold what their cards allow, and nothing stands where there is no space."""
    problems = []
    for space in range(len(vault.card)):
        path = _path_of(space)
        figures = [
            int(vault.figures[2 * space + i]) for i in range(2) if vault.figures[2 * space + i]
        ]
        if bool(figures) != (vault.occupant[space] > 0):
            problems.append(f"{path} has dwellers without an occupant, or the reverse")
        if vault.newcomers[space] and not figures:
            problems.append(f"{path} has new dwellers where nobody was placed")
        if figures and vault.card[space] == 0:
            problems.append(f"{path} has dwellers, but is no space")
        if vault.threat[space]:
            card = vault.cards.threat_card[vault.threat[space] - 1]
            if vault.card[space] != card or space % t.SPACES == t.ELEVATOR:
                problems.append(f"{path} has a threat that does not cover it")
        elif vault.card[space] and vault.card[space] != vault.printed_card(space):
            problems.append(f"{path} shows a card that is not there")
    return problems


def _path_of(space: int) -> str:
    """Where a space is found on the table."""
    level, place = divmod(space, t.SPACES)
    if place == t.ELEVATOR:
        return f"levels[{level}].elevator"
    return f"levels[{level}].rooms[{place // 2}].spaces[{place % 2}]"
