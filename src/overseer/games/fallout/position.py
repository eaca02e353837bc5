"""Positions of Fallout from tables in the words of the view.

Rounds, survivors with all that they have, the map with its tokens and markers, quests, factions,
shop, discards and decks are read from the words. What is under way, and what stands nowhere on a
table (see `laid`), is as after the set-up, or as `under_way` has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType, structs

from overseer.games.fallout import terms as t
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.laid import UNTOLD, FalloutDraft, Lying, Staged, encounter_decks
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import (
    ENCOUNTER_DECKS,
    FACTIONS,
    LETTERS,
    SLOTS,
    TRAITS,
    TYPES,
    parse_node,
)
from overseer.games.fallout.rows import held_code, owned_code
from overseer.games.fallout.setup import Setup
from overseer.games.fallout.table import FalloutCard, FalloutPiles, FalloutSurvivor, FalloutTable
from overseer.games.fallout.view import build_table
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.box import Box, layers_of
from overseer.kernel.decision import ALL
from overseer.kernel.errors import Malformed
from overseer.kernel.layout import Draft, Problems
from overseer.kernel.rng import Rng
from overseer.kernel.table import UnderWay

_LETTER_COPIES = 5


def whole_table(land: Wasteland, names: Names) -> FalloutTable:
    """The table for who sees everything, from which the same position can be set up."""
    piles = FalloutPiles(
        loot=layers_of(land.loot_deck, names.items),
        asset=layers_of(land.asset_deck, names.items),
        agenda=layers_of(land.agenda_deck, names.agendas),
        unique=[names.items[item] for item in land.unique_deck],
        dropped_agendas=[names.agendas[card] for card in land.agenda_dropped],
        encounters={
            name: layers_of(pile, names.encounters)
            for name, pile in zip(ENCOUNTER_DECKS, land.encounter_decks, strict=True)
        },
        enemies={
            name: layers_of(pile, names.tokens)
            for name, pile in zip(TYPES, land.stacks, strict=True)
        },
    )
    table = structs.replace(build_table(land, ALL, names), options=land.options, piles=piles)
    draft = Draft(table, land, names, structs.asdict(table), Problems())
    told = TableReader(draft).position(land.rng)
    position = CODEC.position(land)
    frames = position.pop("stack")
    fields = {
        name: value
        for name, value in position.items()
        if name in UNTOLD or told.get(name, UNSET) != value
    }
    return structs.replace(table, under_way=UnderWay(frames=frames, fields=fields))


def finish_set_up(land: Wasteland, wanted: Sequence[Mapping[str, Any]], names: Names) -> None:
    """Choose for everybody until the first turn: the characters that are wanted, else any."""
    asked = [survivor.get("character") for survivor in wanted]
    while any(isinstance(frame, Setup) for frame in land.stack):
        decision = land.decision
        assert decision is not None
        options = list(decision.options)
        choice = options[decision.default]
        if decision.prompt == t.ASK_CHARACTER:
            own = asked[decision.seat]
            free = [each for each in options if names.characters[each.a] not in asked]
            same = [each for each in options if names.characters[each.a] == own]
            choice = (same or free or options)[0]
        land.apply(choice, decision.seat)


class TableReader:
    """Who reads a table that is on its way to a position."""

    def __init__(self, draft: FalloutDraft) -> None:
        self.draft = draft
        land, names, problems = draft.state, draft.names, draft.problems
        cards = land.cards
        copies = [
            item
            for item in range(len(cards.item_deck))
            for _ in range(max(1, cards.item_copies[item]))
        ]
        self.items = Box("item", names.items, copies, problems)
        dealt = [
            card
            for card in range(len(cards.agenda_players))
            if cards.agenda_players[card] <= land.players
        ]
        self.agendas = Box("agenda", names.agendas, dealt, problems)
        self.slots = self._slots()
        self.perks = Box("perk", names.perks, range(len(names.perks)), problems)

    def position(self, rng: Rng) -> dict[str, Any]:
        """What the words of the table tell of a position, as the codec dumps it."""
        table, survivors = self.draft.table, self.draft.table.survivors
        for path in ("first_player", "active"):
            seat = getattr(table, path)
            if seat is not None and seat not in range(len(survivors)):
                self.draft.problems.add(path, f"is {seat}; seats are 0 to {len(survivors) - 1}")
        held = sorted(code for survivor in survivors for code in self._held(survivor))
        discards = table.discards
        piles = FalloutPiles() if isinstance(table.piles, UnsetType) else table.piles
        revealed = 0
        if table.activation is not None:
            revealed = self.agendas.take(table.activation, "activation") + 1
        agenda_discards = self.agendas.all(discards.agenda, "discards.agenda")
        dropped = [] if isinstance(piles.dropped_agendas, UnsetType) else piles.dropped_agendas
        agenda_dropped = self.agendas.all(dropped, "piles.dropped_agendas")
        loot_discards = self.items.all(discards.loot, "discards.loot")
        asset_discards = self.items.all(discards.asset, "discards.asset")
        unique_aside = self.items.all(discards.unique, "discards.unique")
        shop = self._shop(rng)
        loot, asset = self._deck(piles.loot, t.LOOT), self._deck(piles.asset, t.ASSET)
        unique = self._unique(piles)
        encounters = encounter_decks(piles, self.draft)
        lying = Lying(self.draft)
        hands = self._hands(rng)
        perks = [
            int(owned_code(survivor.seat, max(0, self.perks.take(perk, f"{path}.perks[{i}]"))))
            for path, survivor in self._survivors()
            for i, perk in enumerate(survivor.perks)
        ]
        return {
            **lying.position(piles, rng),
            **Staged(self.draft).position(encounters),
            **({} if encounters is None else {"encounter_decks": encounters}),
            "unique_deck": unique,
            "unique_aside": unique_aside,
            "round": table.round,
            "slots": self.slots,
            "tiles": self._tiles(),
            "first_player": table.first_player,
            "active": -1 if table.active is None else table.active,
            "actions": table.actions,
            "points": table.points,
            "deals": table.deals,
            "revealed": revealed,
            "hp": [survivor.hp for survivor in survivors],
            "rads": [survivor.rads for survivor in survivors],
            "xp": [survivor.xp for survivor in survivors],
            "caps": [survivor.caps for survivor in survivors],
            "letters": [_bits(survivor.letters) for survivor in survivors],
            "bag": self._bag(),
            "traits": [kind for survivor in survivors for kind in self._traits(survivor)],
            "node": [self._node(path, survivor) for path, survivor in self._survivors()],
            "eliminated": [int(survivor.eliminated) for survivor in survivors],
            "loyal": [
                0
                if survivor.loyal is None
                else self.agendas.number(survivor.loyal, f"{path}.loyal") + 1
                for path, survivor in self._survivors()
            ],
            "held": held,
            "agendas": sorted(hands),
            "perks": perks,
            "perk_deck": self.perks.rest(),
            "power": [
                next(each.power for each in table.factions if each.faction == name)
                for name in FACTIONS
            ],
            "shop": shop,
            "loot_discards": sorted(loot_discards),
            "asset_discards": sorted(asset_discards),
            "agenda_discards": sorted(agenda_discards),
            "agenda_dropped": sorted(agenda_dropped),
            "loot_deck": loot,
            "asset_deck": asset,
            "agenda_deck": self.agendas.deck(piles.agenda, "piles.agenda", None),
        }

    def _survivors(self) -> list[tuple[str, FalloutSurvivor]]:
        return [(f"survivors[{each.seat}]", each) for each in self.draft.table.survivors]

    def _slots(self) -> list[int]:
        """The map: tiles that lie faceup, and where others lie facedown."""
        names, row = self.draft.names.tiles, [int(slot) for slot in self.draft.state.sheet.slots]
        for number, tile in enumerate(self.draft.table.map):
            path = f"map[{number}]"
            if tile.slot not in SLOTS or row[SLOTS.index(tile.slot)] == 0:
                self.draft.problems.add(
                    f"{path}.slot", f"is {tile.slot!r}, which is not on the map"
                )
            elif tile.tile is not None and tile.tile not in names:
                self.draft.problems.add(f"{path}.tile", f"is {tile.tile!r}, which is no tile")
            elif tile.tile is not None:
                row[SLOTS.index(tile.slot)] = names.index(tile.tile) + 1
        faceup = [slot for slot in row if slot > 0]
        for slot in {slot for slot in faceup if faceup.count(slot) > 1}:
            self.draft.problems.add("map", f"has {names[slot - 1]!r} more than once")
        return row

    def _tiles(self) -> list[int]:
        """The tiles that wait in the two piles."""
        return [
            int(kind in (t.DANGEROUS, t.DEADLY) and tile + 1 not in self.slots)
            for tile, kind in enumerate(self.draft.state.cards.tile_kind)
        ]

    def _is_given(self, seat: int, field: str) -> bool:
        listed = self.draft.given.get("survivors", ())
        mine = [
            each
            for place, each in enumerate(listed)
            if not isinstance(each, Mapping) or each.get("seat", place) == seat
        ]
        return any(not isinstance(each, Mapping) or field in each for each in mine)

    def _held(self, survivor: FalloutSurvivor) -> list[int]:
        places: tuple[tuple[str, int, list[FalloutCard]], ...] = (
            ("equipped", t.EQUIPPED, survivor.equipped),
            ("inventory", t.INVENTORY, survivor.inventory),
            ("beside", t.BESIDE, survivor.beside),
        )
        codes = []
        for name, place, cards in places:
            for number, card in enumerate(cards):
                path = f"survivors[{survivor.seat}].{name}[{number}].item"
                item = max(0, self.items.take(card.item, path))
                codes.append(int(held_code(survivor.seat, place, item, int(card.exhausted))))
        return codes

    def _hands(self, rng: Rng) -> list[int]:
        """The hands; what is not given gives way to what is."""
        codes = []
        ordered = sorted(
            self._survivors(), key=lambda each: not self._is_given(each[1].seat, "hand")
        )
        for path, survivor in ordered:
            for number, held in enumerate(survivor.hand or ()):
                given = self._is_given(survivor.seat, "hand")
                card = self.agendas.take_or_other(held.agenda, f"{path}.hand[{number}]", given, rng)
                codes.append(int(owned_code(survivor.seat, max(0, card))))
        return codes

    def _shop(self, rng: Rng) -> list[int]:
        cards = self.draft.state.cards
        assets = [item for item in range(len(cards.item_deck)) if cards.item_deck[item] == t.ASSET]
        given = "shop" in self.draft.given
        return [
            self.items.take_or_other(item, f"shop[{number}]", given, rng, assets)
            for number, item in enumerate(self.draft.table.shop)
        ]

    def _deck(self, layers: Any, deck: int) -> list[list[Any]]:
        cards = self.draft.state.cards
        own = [item for item in range(len(cards.item_deck)) if cards.item_deck[item] == deck]
        name = "loot" if deck == t.LOOT else "asset"
        return self.items.deck(layers, f"piles.{name}", own)

    def _unique(self, piles: FalloutPiles) -> list[int]:
        """The unique assets in their deck: those that are named, or that lie nowhere else."""
        if not isinstance(piles.unique, UnsetType):
            return self.items.all(piles.unique, "piles.unique")
        decks = self.draft.state.cards.item_deck
        return [item for item in self.items.rest() if decks[item] == t.UNIQUE]

    def _bag(self) -> list[int]:
        """The letters in the supply: those that nobody has, beside the characters' own."""
        cards, survivors = self.draft.state.cards, self.draft.table.survivors
        bag = [_LETTER_COPIES] * t.LETTERS
        for survivor in survivors:
            if survivor.character in self.draft.names.characters and not survivor.eliminated:
                own = cards.character_letter[self.draft.names.characters.index(survivor.character)]
                for letter in survivor.letters:
                    bag[LETTERS.index(letter)] -= LETTERS.index(letter) != own
        return bag

    def _traits(self, survivor: FalloutSurvivor) -> list[int]:
        row = [0] * t.TRAIT_KINDS
        for number, trait in enumerate(survivor.traits):
            if trait not in TRAITS:
                path = f"survivors[{survivor.seat}].traits[{number}]"
                self.draft.problems.add(path, f"is {trait!r}; traits are {', '.join(TRAITS)}")
                continue
            row[TRAITS.index(trait) // 2] = TRAITS.index(trait) + 1
        return row

    def _node(self, path: str, survivor: FalloutSurvivor) -> int:
        if survivor.space is None:
            return -1
        try:
            node = int(parse_node(survivor.space))
        except Malformed as error:
            self.draft.problems.add(f"{path}.space", f"is {survivor.space!r}: {error}")
            return -1
        slot = node // t.NODES
        tile = self.slots[slot] if slot < len(self.slots) else 0
        if tile <= 0 or node % t.NODES >= self.draft.state.cards.tile_spaces[tile - 1]:
            self.draft.problems.add(
                f"{path}.space", f"is {survivor.space!r}, which is not on the map"
            )
        return node


def _bits(letters: Sequence[str]) -> int:
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def turn_of(table: FalloutTable) -> tuple[list[list[Any]], dict[str, Any]]:
    """The frames and fields at the start of the active survivor's turn."""
    seat = table.first_player if table.active is None else table.active
    frames: list[list[Any]] = [["Rounds", 0, seat, table.first_player]]
    return frames, {"active": -1, "due": 0, "gained": []}
