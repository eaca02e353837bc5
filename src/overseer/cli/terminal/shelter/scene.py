"""Scenes: one moment of a game with everything that is needed to draw it or to tell of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from overseer.cli.terminal import scene
from overseer.content.shelter import Space, Threat
from overseer.display.shelter.display import ShelterDisplay
from overseer.display.shelter.outline import open_spaces
from overseer.games.shelter.table import ShelterRoom, ShelterSpace, ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import SPECTATOR

LEFT, RIGHT, WHOLE = 0, 1, 2
_HALVES = ("left", "right", "whole")


@dataclass(frozen=True, slots=True)
class Place:
    """A space with the cards that make it; `room` is None on an elevator."""

    seen: ShelterSpace
    level: int
    room: str | None
    half: int
    printed: Space
    threat: Threat | None

    @property
    def name(self) -> str:
        """The space as it is written, such as L0.4."""
        return self.seen.space

    @property
    def number(self) -> str:
        """The space's number on its level, or `e`."""
        return self.seen.space.partition(".")[2]

    @property
    def card(self) -> Space:
        """The card in force: the threat's, if one lies there."""
        return self.printed if self.threat is None else self.threat.space

    @property
    def fight(self) -> int:
        """The number that a fight there must reach, or 0."""
        return 0 if self.threat is None else self.threat.fight


class Scene(scene.Scene):
    """One moment of a game of Shelter, in which nothing is hidden."""

    def set_out(self) -> None:
        """The vault and its words."""
        assert isinstance(self.display, ShelterDisplay)
        self.vault = cast(Vault, self.state)
        self.book = self.display.book
        self.words = self.book.words(*self.reader)
        self.names = self.book.names
        self.content = self.book.content

    @cached_property
    def seen(self) -> ShelterTable:
        """The table."""
        return self.book.table(self.vault, SPECTATOR)

    @cached_property
    def places(self) -> dict[str, Place]:
        """Every space in the vault by its name, level by level from left to right."""
        found: list[Place] = []
        for level in self.seen.levels:
            for slot, room in enumerate(level.rooms):
                if slot == len(level.rooms) // 2 and level.elevator is not None:
                    found.append(self._elevator(level.elevator, level.level))
                if room is not None:
                    found += self.places_of(room, level.level)
        return {place.name: place for place in found}

    @cached_property
    def lit(self) -> frozenset[str]:
        """The names of the spaces that are open to the one who decides."""
        decision = self.decision
        return frozenset() if decision is None else open_spaces(self.vault, int(decision.seat))

    def places_of(self, room: ShelterRoom, level: int) -> list[Place]:
        """The spaces of a room."""
        cards = self.words.rooms[room.room].spaces
        halves = (WHOLE,) if len(cards) == 1 else (LEFT, RIGHT)
        return [
            Place(seen, level, room.room, half, card, self._threat(seen))
            for seen, half, card in zip(room.spaces, halves, cards, strict=True)
        ]

    def _elevator(self, seen: ShelterSpace, level: int) -> Place:
        content = self.content
        card = content.elevator if level else content.start_elevator
        return Place(seen, level, None, WHOLE, card, self._threat(seen))

    def _threat(self, seen: ShelterSpace) -> Threat | None:
        found = (card for card in self.content.threats if card.id == seen.threat)
        return next(found, None)

    # Names

    def room_name(self, place: Place) -> str:
        """The room that a space belongs to, or the elevator."""
        if place.room is None:
            return self.say("player-elevator" if place.level else "start-elevator")
        return self.words.card_name("room", place.room)

    def place_name(self, place: Place) -> str:
        """The room with the half that a space is."""
        return self.say(f"space-{_HALVES[place.half]}", name=self.room_name(place))

    def level_name(self, level: int) -> str:
        """A level by its owner."""
        owner = self.seen.levels[level].owner
        if owner is None:
            return self.say("level-top")
        return self.say("level-of", player=self.words.player(owner))

    def deal_words(self, place: Place) -> str:
        """What a space asks and gives, in sentences."""
        return self.words.space_text(place.card, place.fight)
