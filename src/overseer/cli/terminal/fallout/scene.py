"""Scenes of Fallout: one moment as one seat may see it, with the words for what is there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import cast

from overseer.catalog.fallout.game import FalloutGame
from overseer.cli.terminal import scene
from overseer.cli.terminal.players import Player
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.words import Words
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import SLOTS, node_name
from overseer.games.fallout.table import FalloutEnemy, FalloutSpace, FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.state import State

_PLACES = (t.STEP, t.PUT, t.STAND)


class Scene(scene.Scene):
    """One moment of a game of Fallout; `viewer` is who looks, or SPECTATOR."""

    def __init__(
        self,
        game: FalloutGame,
        state: State,
        players: Sequence[Player],
        language: str,
        viewer: int,
    ) -> None:
        self.game = game
        self.land = cast(Wasteland, state)
        self.viewer = viewer
        self.words: Words = game.book.words(language, tuple(player.name for player in players))
        super().__init__(game.name, state, players, language, self.words)

    @cached_property
    def seen(self) -> FalloutTable:
        """The table."""
        return self.game.book.table(self.land, self.viewer)

    @cached_property
    def texts(self) -> CardTexts:
        """What cards say, at the level of the encounter that is being resolved."""
        encounter = self.seen.encounter
        return self.texts_at(None if encounter is None else encounter.level)

    def texts_at(self, level: int | None) -> CardTexts:
        """What cards say, at the level of an encounter icon if there is one."""
        known = {"players": len(self.players)}
        if level is not None:
            known["level"] = level
        return CardTexts(self.language, self.game.content, self.seen.scenario, known)

    @cached_property
    def lit(self) -> frozenset[str]:
        """The spaces and slots that are open to the one who decides and looks."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer:
            return frozenset()
        spaces = {node_name(each.a) for each in decision.options if each.verb in _PLACES}
        slots = {SLOTS[each.a] for each in decision.options if each.verb == t.EXPLORE}
        return frozenset(spaces | slots)

    # Names

    def name(self, kind: str, card: str) -> str:
        """The name of a card, a tile or a place."""
        return self.words.card_name(kind, card)

    def item(self, item: str) -> str:
        """The name of an item; abilities of characters have the character's."""
        return str(self.words.item(self.game.names.items.index(item))["item"])

    def noun(self, kind: str, word: str) -> str:
        """A word of the rules, such as a trait or a terrain."""
        return self.words.say(f"{kind}-{word}")

    def nouns(self, kind: str, words: Iterable[str]) -> str:
        """Words of the rules in a row."""
        return ", ".join(self.noun(kind, word) for word in words)

    def enemy(self, token: str) -> str:
        """The name of an enemy token."""
        return str(self.words.enemy(self.game.names.tokens.index(token))["enemy"])

    def faction(self, faction: str) -> str:
        """A faction by symbol and name."""
        return self.texts.faction(faction)

    def icon_name(self, icon: str) -> str:
        """An enemy type, or a faction."""
        return self.faction(icon) if icon in ("star", "shield") else self.noun("type", icon)

    # Sentences

    def enemy_words(self, enemy: FalloutEnemy) -> str:
        """A token on the map in words."""
        if enemy.token is None:
            return self.say("play-fallout-facedown", type=self.icon_name(enemy.type))
        name = self.enemy(enemy.token)
        if enemy.level is None:
            return name
        return f"{name} ({self.stats(enemy.level, enemy.weak, enemy.abilities)})"

    def stats(self, level: int, weak: Iterable[str], abilities: Iterable[str]) -> str:
        """What is printed on an enemy token."""
        parts = [
            self.say("play-fallout-level", level=level),
            self.say("play-fallout-weak", areas=self.nouns("area", weak)),
        ]
        known = self.nouns("ability", abilities)
        return "; ".join([*parts, known] if known else parts)

    def space_title(self, space: str) -> str:
        """A space with its name, if it has one: B2.1 Toll House."""
        seen = self.seen.space(space)
        if seen is None or seen.place is None:
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
        parts += map(self.player, space.survivors)
        parts += map(self.enemy_words, space.enemies)
        return parts

    def story(self, key: str) -> str:
        """A text that is read aloud; one in another language is marked as such."""
        return self.game.content.told(self.language, key)
