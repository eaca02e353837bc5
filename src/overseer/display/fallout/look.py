"""Looks: one moment of a game of Fallout as one seat sees it, with the words for what is there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from overseer.display.fallout.lore import Lore, Lores
from overseer.display.fallout.words import Words
from overseer.display.reader import Reader
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.table import (
    FalloutEnemy,
    FalloutSpace,
    FalloutStats,
    FalloutTable,
    FalloutTile,
)
from overseer.games.fallout.wasteland import Wasteland


class Look:
    """One moment; `seat` is who looks, or SPECTATOR."""

    def __init__(self, lores: Lores, land: Wasteland, seat: int, reader: Reader) -> None:
        self.lores = lores
        self.scenario = lores.book.names.scenarios[land.scenario]
        self.book = lores.book.chapter(self.scenario)
        self.land = land
        self.seat = seat
        self.reader = reader
        self.language = reader.language
        self.words: Words = self.book.words(*reader)

    @cached_property
    def table(self) -> FalloutTable:
        """The table as the seat sees it."""
        return self.book.table(self.land, self.seat)

    @cached_property
    def spaces(self) -> dict[str, FalloutSpace | FalloutTile]:
        """The spaces of faceup tiles, and facedown tiles by the spaces that they are."""
        found: dict[str, FalloutSpace | FalloutTile] = {}
        for tile in self.table.map:
            if tile.tile is None:
                found[f"{tile.slot}.x"] = tile
            for space in tile.spaces:
                found[space.space] = space
        return found

    @cached_property
    def lore(self) -> Lore:
        """What cards say, at the level of the encounter that is being resolved."""
        encounter = self.table.encounter
        return self.lore_at(None if encounter is None else encounter.level)

    def lore_at(self, level: int | None) -> Lore:
        """What cards say, at the level of an encounter icon if there is one."""
        return self.lores.of(self.language, self.scenario, int(self.land.players), level)

    # Names

    def say(self, message: str, **arguments: object) -> str:
        """A message of the language."""
        return self.words.texts.format(message, fallback=False, **arguments)

    def field(self, key: str, value: object) -> str:
        """A field of the table with its label."""
        label = self.say(f"field-fallout-{key}")
        return self.say("outline-field", label=label, value=value)

    def none(self) -> str:
        """Nothing, in words."""
        return self.say("outline-none")

    def noun(self, kind: str, word: str) -> str:
        """A word of the rules, such as a trait or a terrain."""
        return self.words.say(f"{kind}-{word}")

    def nouns(self, kind: str, words: Iterable[str]) -> str:
        """Words of the rules in a row."""
        return ", ".join(self.noun(kind, word) for word in words)

    def name(self, kind: str, card: str) -> str:
        """The name of a card, a tile or a place."""
        return self.words.card_name(kind, card)

    def item(self, item: str) -> str:
        """The name of an item; abilities of characters have the character's."""
        return self.name("character" if item in self.words.abilities else "item", item)

    def item_text(self, item: str) -> str:
        """What an item or a character's ability says."""
        if item in self.words.abilities:
            return self.lore.character(item)
        return self.lore.item(item)

    def enemy(self, token: str) -> str:
        """The name of an enemy token; those of factions have the scenario's."""
        return str(self.words.enemy(self.book.names.tokens.index(token))["enemy"])

    def icon_name(self, icon: str) -> str:
        """An enemy type, or a faction."""
        return self.lore.texts.faction(icon) if icon in FACTIONS else self.noun("type", icon)

    def faction_name(self, faction: str) -> str:
        """What the scenario calls a faction, without its symbol."""
        return self.name("faction", f"{self.scenario}-{faction}")

    def story(self, key: str) -> str:
        """A text that is read aloud; one in another language is marked as such."""
        return self.book.content.told(self.language, key)

    # Sentences

    def stats(self, enemy: FalloutStats) -> str:
        """What is printed on an enemy token."""
        parts = [
            self.say("play-fallout-level", level=enemy.level),
            self.say("play-fallout-weak", areas=self.nouns("area", enemy.weak)),
        ]
        known = self.nouns("ability", enemy.abilities)
        return "; ".join([*parts, known] if known else parts)

    def enemy_words(self, enemy: FalloutEnemy) -> str:
        """A token on the map in words."""
        if enemy.token is None:
            return self.say("play-fallout-facedown", type=self.icon_name(enemy.type))
        name = self.enemy(enemy.token)
        return name if enemy.stats is None else f"{name} ({self.stats(enemy.stats)})"

    def space_title(self, space: str) -> str:
        """A space with its name, if it has one: B2.1 Toll House."""
        seen = self.spaces.get(space)
        if not isinstance(seen, FalloutSpace) or seen.place is None:
            return space
        return f"{space} {self.name('place', seen.place)}"

    def space_parts(self, space: FalloutSpace) -> list[str]:
        """What is on a space, in words."""
        parts = []
        if space.icon is not None:
            deck = self.noun("deck", space.icon)
            parts.append(self.say("play-fallout-icon", deck=deck, level=space.level or 1))
        if space.terrain:
            parts.append(self.nouns("terrain", space.terrain))
        if space.enemy_icon is not None:
            kind = self.noun("type", space.enemy_icon)
            parts.append(self.say("play-fallout-enemy-icon", type=kind))
        quests = (self.name("quest", quest) for quest in space.markers)
        parts += [self.say("play-fallout-marker", quest=quest) for quest in quests]
        parts += map(self.words.player, space.survivors)
        parts += map(self.enemy_words, space.enemies)
        return parts

    def place_name(self, name: str) -> str:
        """What the place on a space is called, if there is one."""
        space = self.spaces.get(name)
        if space is None or isinstance(space, FalloutTile) or not space.place:
            return ""
        return self.name("place", space.place)

    def space_words(self, name: str) -> str:
        """A space that one may go to: its name and what is there."""
        return "; ".join(filter(None, [self.place_name(name), self.things_on(name)]))

    def things_on(self, name: str) -> str:
        """What is on a space."""
        space = self.spaces.get(name)
        if space is None:
            return ""
        if isinstance(space, FalloutTile):
            return "; ".join([self.noun("tile", space.kind), *map(self.enemy_words, space.enemies)])
        return "; ".join(self.space_parts(space))
