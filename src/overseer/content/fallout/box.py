"""Everything in the box of Fallout: dice, tiles, scenarios, tokens and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from overseer.content.fallout.agendas import Agenda
from overseer.content.fallout.characters import Character
from overseer.content.fallout.dice import Dice
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.items import Item
from overseer.content.fallout.perks import Perk
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.tiles import Tile
from overseer.content.pack import PackInfo
from overseer.content.story import Stories

AnyCard: TypeAlias = Tile | Scenario | Enemy | Character | Item | Perk | Agenda | Encounter | Quest


@dataclass(frozen=True, slots=True)
class Fallout:
    """The content of some packs; cards keep the order of the files, the lowest pack first."""

    dice: Dice
    tiles: tuple[Tile, ...]
    scenarios: tuple[Scenario, ...]
    enemies: tuple[Enemy, ...]
    characters: tuple[Character, ...]
    items: tuple[Item, ...]
    perks: tuple[Perk, ...]
    agendas: tuple[Agenda, ...]
    encounters: tuple[Encounter, ...]
    quests: tuple[Quest, ...]
    packs: tuple[PackInfo, ...]
    stories: Stories = field(compare=False, repr=False, default_factory=Stories)

    def story(self, language: str, key: str) -> tuple[str, bool]:
        """A story text such as "quest-dry-well.done-1", and whether it is in another language."""
        return self.stories.text(language, key)

    def told(self, language: str, key: str) -> str:
        """A story text on one line; one in another language is marked as such."""
        return " ".join(self.paragraphs(language, key).split())

    def paragraphs(self, language: str, key: str) -> str:
        """The same with a line for each paragraph, as it is written."""
        text, is_other = self.story(language, key)
        text = "\n".join(line.strip() for line in text.splitlines())
        languages = [pack.story[0] for pack in self.packs if pack.story]
        return f"[{languages[-1].upper()}] {text}" if is_other and text and languages else text
