"""Views: what a seat may know of a vault, built up field by field.

In Fallout Shelter only the order of the decks is hidden (SH-R-06), and that comes into being as
cards are drawn; so every seat and every spectator sees the same table.
"""

from __future__ import annotations

from typing import Literal, cast

from overseer.games.shelter import terms as t
from overseer.games.shelter.figures import lies, mark_of
from overseer.games.shelter.names import CardKind, Names
from overseer.games.shelter.notation import LETTERS, RESOURCES, space_name
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.recall import is_beaten
from overseer.games.shelter.scoring import expected_happiness
from overseer.games.shelter.table import (
    Letter,
    ShelterCubes,
    ShelterDecks,
    ShelterDiscards,
    ShelterDweller,
    ShelterDwellers,
    ShelterItem,
    ShelterLevel,
    ShelterPlayer,
    ShelterRoom,
    ShelterSpace,
    ShelterTable,
    Slot,
)
from overseer.games.shelter.turn import Turn
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat

SLOT_STATES: dict[int, Slot] = {t.SLOT_UNINJURED: "uninjured", t.SLOT_INJURED: "injured"}


def build_table(vault: Vault, names: Names) -> ShelterTable:
    """Everything on the table, by the rulebook's names."""
    return ShelterTable(
        round=int(vault.round),
        last_round=vault.trigger != 0,
        first_player=int(vault.first_player),
        active=active_seat(vault),
        players=[_player(vault, seat, names) for seat in range(vault.players)],
        levels=[_level(vault, level, names) for level in range(vault.players + 1)],
        columns=[column_of(vault, place) for place in range(t.ELEVATOR)],
        item_track=[names.items[card - 1] if card else None for card in vault.item_track],
        room_track=[names.rooms[card - 1] if card else None for card in vault.room_track],
        decks=ShelterDecks(
            items=int(vault.item_deck.size()),
            rooms=int(vault.room_deck.size()),
            threats=int(vault.threat_deck.size()),
        ),
        discards=ShelterDiscards(
            items=sorted(names.items[card] for card in vault.item_discards),
            rooms=sorted(names.rooms[card] for card in vault.room_discards),
            threats=sorted(names.threats[card] for card in vault.threat_discards),
        ),
    )


def active_seat(vault: Vault) -> int | None:
    """Whose turn it is: who may still place or pass, or whose placement is under way."""
    for frame in vault.stack:
        if isinstance(frame, Turn | Placement):
            return int(frame.seat)
    return None


def _player(vault: Vault, seat: int, names: Names) -> ShelterPlayer:
    at = seat * t.DWELLER_KINDS
    owned = int(vault.owned[seat])
    front = int(vault.dwellers[at] + vault.dwellers[at + 1])
    slots = {
        cast(Letter, letter): SLOT_STATES[int(vault.dwellers[at + t.SLOT + 1 + i])]
        for i, letter in enumerate(LETTERS)
        if vault.dwellers[at + t.SLOT + 1 + i]
    }
    cubes = {RESOURCES[kind]: int(vault.cubes[seat * t.KINDS + kind]) for kind in range(t.KINDS)}
    return ShelterPlayer(
        seat=seat,
        level=int(vault.level_of[seat]),
        happiness=int(vault.happiness[seat]),
        expected_happiness=int(expected_happiness(vault, seat)),
        cubes=ShelterCubes(**cubes),
        dwellers=ShelterDwellers(
            untrained=int(vault.dwellers[at + t.UNTRAINED]),
            injured=int(vault.dwellers[at + t.INJURED]),
            trained=slots,
            in_vault=owned - front - len(slots),
            owned=owned,
        ),
        items=[
            ShelterItem(item=names.items[held_item(code)], exhausted=held_exhausted(code) == 1)
            for code in vault.held
            if held_seat(code) == seat
        ],
        passed=vault.passed[seat] == 1,
    )


def _level(vault: Vault, level: int, names: Names) -> ShelterLevel:
    owner = int(vault.level_owner[level])
    rooms: list[ShelterRoom | None] = []
    for slot in range(t.SLOTS):
        room = int(vault.rooms[level * t.SLOTS + slot]) - 1
        if room < 0:
            rooms.append(None)
            continue
        left = level * t.SPACES + 2 * slot
        spaces = [left] if vault.cards.room_right[room] == 0 else [left, left + 1]
        rooms.append(
            ShelterRoom(
                room=names.rooms[room],
                spaces=[_space(vault, space, names) for space in spaces],
            )
        )
    elevator = level * t.SPACES + t.ELEVATOR
    has_elevator = vault.card[elevator] != 0
    return ShelterLevel(
        level=level,
        owner=owner if owner >= 0 else None,
        elevator=_space(vault, elevator, names) if has_elevator else None,
        rooms=rooms,
    )


def _space(vault: Vault, space: int, names: Names) -> ShelterSpace:
    threat = int(vault.threat[space]) - 1
    occupant = int(vault.occupant[space]) - 1
    figures = vault.figures[2 * space : 2 * space + 2]
    place = names.cards[vault.card[space]]
    return ShelterSpace(
        space=space_name(space),
        threat=names.threats[threat] if threat >= 0 else None,
        beaten=is_beaten(vault, space),
        card=place.kind.value if place.kind is not CardKind.NONE else None,
        occupant=occupant if occupant >= 0 else None,
        dwellers=[
            ShelterDweller(
                injured=lies(figure),
                training=_mark(mark_of(figure)),
            )
            for figure in figures
            if figure
        ],
        new_dwellers=int(vault.newcomers[space]),
    )


def _mark(mark: int) -> Letter | Literal["?"] | None:
    if mark == 0:
        return None
    return "?" if mark == t.OF_CHOICE else cast(Letter, LETTERS[mark - 1])


def column_of(vault: Vault, place: int) -> int | None:
    """The number of a column, or None."""
    column = vault.column
    for number in range(2, 13):
        if column[number] == place:
            return number
    return None
