"""Positions of Fallout Shelter from tables in the words of the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UnsetType, structs

from overseer.games.shelter import terms as t
from overseer.games.shelter.building import LAST_ROOM
from overseer.games.shelter.codec import CODEC
from overseer.games.shelter.names import Names
from overseer.games.shelter.notation import LETTERS, RESOURCES
from overseer.games.shelter.spawn import DECK_EMPTY
from overseer.games.shelter.table import (
    ShelterPiles,
    ShelterPlayer,
    ShelterSpace,
    ShelterTable,
)
from overseer.games.shelter.vault import Vault, held_code
from overseer.games.shelter.view import build_table
from overseer.kernel.box import Box, layers_of
from overseer.kernel.layout import Draft, Problems
from overseer.kernel.rng import Rng
from overseer.kernel.table import UnderWay

ShelterDraft = Draft[ShelterTable, Vault, Names]
_SLOTS = {"uninjured": t.SLOT_UNINJURED, "injured": t.SLOT_INJURED}


def piles_of(vault: Vault, names: Names) -> ShelterPiles:
    """The contents of the decks."""
    return ShelterPiles(
        items=layers_of(vault.item_deck, names.items),
        rooms=layers_of(vault.room_deck, names.rooms),
        threats=layers_of(vault.threat_deck, names.threats),
    )


def whole_table(vault: Vault, names: Names) -> ShelterTable:
    """The table for who sees everything, from which the same position can be set up."""
    table = structs.replace(
        build_table(vault, names), options=vault.options, piles=piles_of(vault, names)
    )
    draft = Draft(table, vault, names, structs.asdict(table), Problems())
    told = TableReader(draft).position(vault.rng)
    position = CODEC.position(vault)
    frames = position.pop("stack")
    fields = {name: value for name, value in position.items() if told[name] != value}
    return structs.replace(table, under_way=UnderWay(frames=frames, fields=fields))


class TableReader:
    """Who reads a table that is on its way to a position."""

    def __init__(self, draft: ShelterDraft) -> None:
        self.draft = draft
        vault, names, problems = draft.state, draft.names, draft.problems
        cards = vault.cards
        self.items = Box("item", names.items, cards.item_deck, problems)
        self.rooms = Box("room", names.rooms, cards.room_deck, problems)
        self.threats = Box("threat", names.threats, cards.threat_deck, problems)
        self.levels = int(vault.players) + 1
        self.rows: dict[str, list[int]] = {
            name: [0] * (self.levels * size)
            for name, size in (
                ("rooms", t.SLOTS),
                ("card", t.SPACES),
                ("threat", t.SPACES),
                ("occupant", t.SPACES),
                ("figures", 2 * t.SPACES),
                ("newcomers", t.SPACES),
            )
        }
        self.placed = [0] * int(vault.players)

    def position(self, rng: Rng) -> dict[str, Any]:
        """The position as the codec dumps one, but for its frames."""
        table, players = self.draft.table, self.draft.table.players
        self._seat(table.first_player, "first_player")
        owners = self._owners()
        self._vault()
        held = [code for seat, player in enumerate(players) for code in self._held(seat, player)]
        dwellers = [kind for player in players for kind in _dwellers(player)]
        discards = table.discards
        laid = {
            "item_discards": self.items.all(discards.items, "discards.items"),
            "room_discards": self.rooms.all(discards.rooms, "discards.rooms"),
            "threat_discards": self.threats.all(discards.threats, "discards.threats"),
        }
        item_track = self._track(self.items, table.item_track, "item_track", rng)
        room_track = self._track(self.rooms, table.room_track, "room_track", rng)
        piles = ShelterPiles() if isinstance(table.piles, UnsetType) else table.piles
        return {
            **CODEC.picked(self.draft.state, ("max_rounds", "rooms_to_end", "column")),
            **{name: sorted(cards) for name, cards in laid.items()},
            **self.rows,
            "round": table.round,
            "first_player": table.first_player,
            "starter": table.first_player,
            "trigger": self._trigger(),
            "truncated": 0,
            "cubes": [player.cubes[kind] for player in players for kind in RESOURCES[: t.KINDS]],
            "happiness": [player.happiness for player in players],
            "dwellers": dwellers,
            "owned": [_in_front(player) + self.placed[seat] for seat, player in enumerate(players)],
            "passed": [int(player.passed) for player in players],
            "held": sorted(held),
            "level_owner": [-1, *owners],
            "level_of": [owners.index(seat) + 1 if seat in owners else 0 for seat in self.seats],
            "plan": [0] * t.PLAN_SIZE,
            "item_track": item_track,
            "room_track": room_track,
            "item_deck": self.items.deck(piles.items, "piles.items", None),
            "room_deck": self.rooms.deck(piles.rooms, "piles.rooms", None),
            "threat_deck": self.threats.deck(piles.threats, "piles.threats", None),
        }

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.draft.table.players))

    def _seat(self, seat: int, path: str) -> None:
        if seat not in self.seats:
            self.draft.problems.add(path, f"is {seat}; seats are 0 to {len(self.seats) - 1}")

    def _owners(self) -> list[int]:
        """The owners of the levels from the top down."""
        owners = [-1 if each.owner is None else each.owner for each in self.draft.table.levels[1:]]
        if len(self.draft.table.levels) != self.levels:
            self.draft.problems.add(
                "levels", f"are {len(self.draft.table.levels)}, not {self.levels}"
            )
        elif sorted(owners) != list(self.seats):
            self.draft.problems.add(
                "levels", "must each have an owner of its own, but for the first"
            )
        return owners

    def _trigger(self) -> int:
        """Why the game ends with this round: a full level, else that the threats ran out."""
        full = any(
            sum(room is not None for room in level.rooms) >= self.draft.state.rooms_to_end
            for level in self.draft.table.levels[1:]
        )
        if full:
            return LAST_ROOM
        return DECK_EMPTY if self.draft.table.last_round else 0

    def _held(self, seat: int, player: ShelterPlayer) -> list[int]:
        codes = []
        for number, held in enumerate(player.items):
            item = self.items.take(held.item, f"players[{seat}].items[{number}].item")
            codes.append(int(held_code(seat, max(0, item), int(held.exhausted))))
        return codes

    def _vault(self) -> None:
        cards = self.draft.state.cards
        for level, each in enumerate(self.draft.table.levels[: self.levels]):
            path = f"levels[{level}]"
            if len(each.rooms) != t.SLOTS:
                self.draft.problems.add(
                    f"{path}.rooms", f"has {len(each.rooms)} slots, not {t.SLOTS}"
                )
                continue
            for slot, room in enumerate(each.rooms):
                if room is None:
                    continue
                inner = f"{path}.rooms[{slot}]"
                # The rooms of the top level are printed, and in no deck.
                take = self.rooms.take if level else self.rooms.number
                card = take(room.room, f"{inner}.room")
                if card < 0:
                    continue
                if level == 0 and card != cards.top[slot]:
                    self.draft.problems.add(
                        f"{inner}.room", f"is {room.room!r}, which is not there"
                    )
                self.rows["rooms"][level * t.SLOTS + slot] = card + 1
                left = level * t.SPACES + 2 * slot
                printed = [int(cards.room_left[card]), int(cards.room_right[card])]
                printed = [one for one in printed if one]
                if len(room.spaces) > len(printed):
                    self.draft.problems.add(
                        f"{inner}.spaces", f"are {len(room.spaces)}, not {len(printed)}"
                    )
                    continue
                spaces = [*room.spaces, *[ShelterSpace()] * (len(printed) - len(room.spaces))]
                for half, (space, own) in enumerate(zip(spaces, printed, strict=True)):
                    self._space(space, left + half, own, f"{inner}.spaces[{half}]")
            elevator = int(cards.elevator if level else cards.start_elevator)
            place = level * t.SPACES + t.ELEVATOR
            self._space(each.elevator or ShelterSpace(), place, elevator, f"{path}.elevator")

    def _space(self, seen: ShelterSpace, space: int, printed: int, path: str) -> None:
        rows = self.rows
        rows["card"][space] = printed
        if seen.threat is not None:
            threat = self.threats.take(seen.threat, f"{path}.threat")
            rows["threat"][space] = threat + 1
            rows["card"][space] = int(self.draft.state.cards.threat_card[threat])
        if (seen.occupant is None) != (not seen.dwellers):
            self.draft.problems.add(path, "has dwellers without an occupant, or the reverse")
            return
        if seen.occupant is None:
            return
        if seen.occupant not in self.seats:
            self._seat(seen.occupant, f"{path}.occupant")
            return
        if len(seen.dwellers) > 2:
            self.draft.problems.add(
                f"{path}.dwellers", f"are {len(seen.dwellers)}; there is room for 2"
            )
            return
        rows["occupant"][space] = seen.occupant + 1
        rows["newcomers"][space] = seen.new_dwellers
        self.placed[seen.occupant] += len(seen.dwellers) + seen.new_dwellers
        for number, dweller in enumerate(seen.dwellers):
            mark = 0
            if dweller.training is not None:
                letters = LETTERS
                mark = t.OF_CHOICE
                if dweller.training != "?":
                    mark = letters.index(dweller.training) + 1
            lying = t.LYING if dweller.injured else 0
            rows["figures"][2 * space + number] = t.FIGURE + lying + t.TRAINEE * mark

    def _track(self, box: Box, track: Sequence[str | None], name: str, rng: Rng) -> list[int]:
        """A track; one that was left out shows other cards for those that lie elsewhere."""
        if len(track) != t.TRACK:
            self.draft.problems.add(name, f"has {len(track)} cards, not {t.TRACK}")
        given = name in self.draft.given
        row = []
        for number, card in enumerate(track):
            if card is None or not (given or box.rest()):
                row.append(0)
            else:
                row.append(box.take_or_other(card, f"{name}[{number}]", given, rng) + 1)
        return row


def turn_of(table: ShelterTable, problems: Problems) -> list[list[Any]]:
    """The frames at the start of the active player's turn."""
    players = len(table.players)
    order = [(table.first_player + place) % players for place in range(players)]
    if table.active is not None:
        order = [table.active]
    able = [seat for seat in order if seat in range(players) and _can_play(table.players[seat])]
    if not able:
        problems.add("active", f"is {table.active}, who has nobody to place or has passed")
        return []
    seat = able[0]
    return [["Round", 2], ["PlaceDwellers", (seat + 1) % players], ["Turn", seat, []]]


def _can_play(player: ShelterPlayer) -> bool:
    return not player.passed and _in_front(player) > 0


def _in_front(player: ShelterPlayer) -> int:
    own = player.dwellers
    return own.untrained + own.injured + len(own.trained)


def _dwellers(player: ShelterPlayer) -> list[int]:
    own = player.dwellers
    slots: Mapping[Any, str] = own.trained
    trained = [_SLOTS[slots[letter]] if letter in slots else 0 for letter in LETTERS]
    return [own.untrained, own.injured, *trained]
