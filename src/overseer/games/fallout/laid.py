"""What is laid out on the map and beside it, from the words of a table: tokens, markers, quests.

Numbered cards of the library that are out of the game, and the places that markers wait for, stand
nowhere on a table: they are as after the set-up, or as `under_way` has them (UNTOLD).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from overseer.games.fallout import terms as t
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import ENCOUNTER_DECKS, FACTIONS, SLOTS, TYPES, parse_node
from overseer.games.fallout.rows import (
    ENEMY_FRESH,
    counter_code,
    enemy_code,
    marker_code,
    marker_quest,
)
from overseer.games.fallout.table import FalloutEnemy, FalloutPiles, FalloutQuest, FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.box import Box
from overseer.kernel.errors import Malformed
from overseer.kernel.layout import Draft
from overseer.kernel.rng import Rng

FalloutDraft = Draft[FalloutTable, Wasteland, Names]

UNTOLD = ("shelf", "waiting")

_OUT = 2  # the mark of a library card that is out of the game


class Lying:
    """The tokens of a table on their way to a position."""

    def __init__(self, draft: FalloutDraft) -> None:
        self.draft = draft
        cards = draft.state.cards
        copies = [
            token
            for token in range(t.FACTIONS, len(cards.token_type))
            for _ in range(cards.token_copies[token])
        ]
        self.tokens = Box("token", draft.names.tokens, copies, draft.problems)

    def position(self, piles: FalloutPiles, rng: Rng) -> dict[str, Any]:
        """The tokens on the map, in the discards and in their stacks, as the codec dumps them."""
        placed = list(self._placed())
        # What is named comes first; what is not gives way, and a mere type is any such token.
        placed.sort(key=lambda each: (each[1].token is None, not each[3]))
        discards = self.tokens.all(self.draft.table.discards.enemies, "discards.enemies")
        found = [
            (order, node, enemy, self._token(enemy, path, is_given, rng))
            for path, enemy, (order, node), is_given in placed
        ]
        pieces = [enemy.piece for _, _, enemy, _ in found if isinstance(enemy.piece, int)]
        last = max(pieces, default=0)
        codes = []
        for _, node, enemy, token in sorted(found, key=lambda each: each[0]):
            if token < 0:
                continue
            piece = 0 if isinstance(enemy.piece, UnsetType) else enemy.piece
            if enemy.active and piece == 0:
                last += 1
                piece = last
            fresh = int(enemy.fresh is True) << ENEMY_FRESH
            codes.append(int(enemy_code(node, int(enemy.active), token, piece)) | fresh)
        return {
            "enemies": codes,
            "pieces": last,
            "token_discards": sorted(discards),
            "stacks": [self._stack(piles, kind) for kind in range(t.TYPES)],
        }

    def _placed(self) -> Iterator[tuple[str, FalloutEnemy, tuple[int, int], bool]]:
        """Every token on the map: its path, its place in order and on the map, whether given."""
        order = 0
        for path, enemies, node, is_given in self._spaces():
            for number, enemy in enumerate(enemies):
                yield f"{path}.enemies[{number}]", enemy, (order, node), is_given
                order += 1

    def _spaces(self) -> Iterator[tuple[str, list[FalloutEnemy], int, bool]]:
        """Every space with what lies on it: its path, its tokens, its node, whether given."""
        listed = self.draft.given.get("map", ())
        for i, tile in enumerate(self.draft.table.map):
            given = _member(listed, "slot", tile.slot, i)
            if tile.slot not in SLOTS:
                continue  # the reader of the map tells it
            if tile.tile is None:
                node = SLOTS.index(tile.slot) * t.NODES + t.FACEDOWN
                yield f"map[{i}]", tile.enemies, node, "enemies" in given
                continue
            for j, space in enumerate(tile.spaces):
                path = f"map[{i}].spaces[{j}]"
                own = _member(given.get("spaces", ()), "space", space.space, j)
                node = node_of(space.space, tile.slot)
                if node < 0:
                    self.draft.problems.add(
                        f"{path}.space", f"is {space.space!r}, not on {tile.slot}"
                    )
                else:
                    yield path, space.enemies, node, "enemies" in own

    def _token(self, enemy: FalloutEnemy, path: str, is_given: bool, rng: Rng) -> int:
        """The token that is meant, or -1 with a problem."""
        if enemy.token in FACTIONS or (enemy.token is None and enemy.type in FACTIONS):
            return FACTIONS.index(enemy.token or enemy.type)
        if enemy.token is None and enemy.type not in TYPES:
            known = ", ".join((*TYPES, *FACTIONS))
            self.draft.problems.add(path, f"has no token, and no type; types are {known}")
            return -1
        of_type = self._of_type(TYPES.index(enemy.type)) if enemy.type in TYPES else []
        if enemy.token is not None:
            return self.tokens.take_or_other(enemy.token, f"{path}.token", is_given, rng, of_type)
        rest = [token for token in self.tokens.rest() if token in of_type]
        if not rest:
            self.draft.problems.add(path, f"is of type {enemy.type!r}, of which no token is left")
            return -1
        return self.tokens.take(self.draft.names.tokens[rest[int(rng.below(len(rest)))]], path)

    def _stack(self, piles: FalloutPiles, kind: int) -> list[list[Any]]:
        layers = {} if isinstance(piles.enemies, UnsetType) else piles.enemies
        name, of_type = TYPES[kind], self._of_type(kind)
        if name not in layers:
            return self.tokens.deck(UNSET, "", of_type)
        # Tokens that are under way are in no stack.
        expected = [] if "under_way" in self.draft.given else of_type
        return self.tokens.deck(layers[name], f"piles.enemies.{name}", expected)

    def _of_type(self, kind: int) -> list[int]:
        types = self.draft.state.cards.token_type
        return [token for token in range(t.FACTIONS, len(types)) if types[token] == kind]


class Staged:
    """The quests of a table on their way to a position."""

    def __init__(self, draft: FalloutDraft) -> None:
        self.draft = draft
        quests = draft.names.quests
        self.box = Box("quest", quests, range(len(quests)), draft.problems)

    def position(self, decks: list[Any] | None) -> dict[str, Any]:
        """Quests with their counters, timers and markers, as the codec dumps them.

        And what has left the library: with encounter decks that are told, the cards in them.
        """
        laid = [
            (self.box.take(quest.quest, f"quests[{number}].quest"), quest)
            for number, quest in enumerate(self.draft.table.quests)
        ]
        laid = [(number, quest) for number, quest in laid if number >= 0]
        staged = [number for number, _ in laid]
        waits = {number for number, quest in laid if quest.marker_waits}
        return {
            "staged": staged,
            "timers": [code for number, quest in laid for code in self._timer(number, quest)],
            "counts": [code for number, quest in laid for code in self._counts(number, quest)],
            "markers": list(self._markers()),
            "waiting": [int(c) for c in self.draft.state.waiting if marker_quest(c) in waits],
            "shelf": self._shelf(staged, decks),
        }

    def _timer(self, number: int, quest: FalloutQuest) -> list[int]:
        """The rounds that are left; if nothing is said, all that are printed."""
        rounds = quest.timer or int(self.draft.state.cards.quest_timer[number])
        return [int(marker_code(number, rounds))] if rounds else []

    def _counts(self, number: int, quest: FalloutQuest) -> list[int]:
        kinds = self.draft.state.cards.objective_kind
        rows = [row for row in range(t.OBJECTIVES) if kinds[number * t.OBJECTIVES + row]]
        return [
            int(counter_code(number, row, progress.count))
            for row, progress in zip(rows, quest.counts, strict=False)
            if progress.count
        ]

    def _markers(self) -> Iterator[int]:
        for i, tile in enumerate(self.draft.table.map):
            for j, space in enumerate(tile.spaces):
                node = node_of(space.space, tile.slot)
                for k, marker in enumerate(space.markers):
                    path = f"map[{i}].spaces[{j}].markers[{k}]"
                    quest = self.box.number(marker, path)
                    if quest >= 0 and marker not in {
                        each.quest for each in self.draft.table.quests
                    }:
                        self.draft.problems.add(path, f"is {marker!r}, which is not among quests")
                    elif quest >= 0 and node >= 0:
                        yield int(marker_code(quest, node))

    def _shelf(self, staged: list[int], decks: list[Any] | None) -> list[int]:
        """The library: quests that lie open have left it, those that did are out of the game."""
        shelf = [int(mark) for mark in self.draft.state.shelf]
        if decks is not None:
            # The draft's set-up has drawn other encounters from the library than those told.
            lying = {card for deck in decks for cards, _ in deck for card in cards}
            for card, number in enumerate(self.draft.state.cards.encounter_number):
                if number:
                    shelf[number] = int(card in lying)
        numbers = self.draft.state.cards.quest_number
        for quest in self.draft.state.staged:
            shelf[numbers[quest]] = _OUT
        for quest in staged:
            shelf[numbers[quest]] = 1
        return shelf


def encounter_decks(piles: FalloutPiles, draft: FalloutDraft) -> list[Any] | None:
    """The encounter decks, or None where nothing is said of them."""
    if isinstance(piles.encounters, UnsetType):
        return None
    cards, problems = draft.names.encounters, draft.problems
    box = Box("encounter", cards, range(len(cards)), problems)
    for name in piles.encounters:
        if name not in ENCOUNTER_DECKS:
            decks = ", ".join(ENCOUNTER_DECKS)
            problems.add(f"piles.encounters.{name}", f"is not known; decks are {decks}")
    return [
        box.deck(piles.encounters.get(name, []), f"piles.encounters.{name}", [])
        for name in ENCOUNTER_DECKS
    ]


def node_of(space: str, slot: str) -> int:
    """The node of a space on a faceup tile of a slot, or -1."""
    try:
        node = parse_node(space)
    except Malformed:
        return -1
    return node if SLOTS[node // t.NODES] == slot and node % t.NODES != t.FACEDOWN else -1


def _member(listed: Any, key: str, name: str, place: int) -> Mapping[str, Any]:
    """The member of a given list that has a name, or stands in its place without one."""
    for number, each in enumerate(listed):
        if isinstance(each, Mapping) and each.get(key, name if number == place else None) == name:
            return each
    return {}
