"""Loading a set of Fallout packs: read every file, merge the layers, check the whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from overseer.content.fallout.agendas import Agenda, read_agenda
from overseer.content.fallout.box import AnyCard, Fallout
from overseer.content.fallout.characters import Character, read_character
from overseer.content.fallout.dice import Dice, read_dice
from overseer.content.fallout.encounters import Encounter, read_encounter
from overseer.content.fallout.enemies import Enemy, read_enemy
from overseer.content.fallout.items import Item, read_item
from overseer.content.fallout.perks import Perk, read_perk
from overseer.content.fallout.quests import Quest, read_quest
from overseer.content.fallout.scenarios import Scenario, read_scenario
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.texts import names_of, optional_of, story_of
from overseer.content.fallout.tiles import Tile, read_tile
from overseer.content.fallout.validity import check_set
from overseer.content.fields import as_mapping
from overseer.content.merge import Card, Layer, check_ids, check_stack, merge
from overseer.content.names import check_names
from overseer.content.pack import MANIFEST, Pack, base_of, built_in, check_files, find, open_for
from overseer.content.problems import Problems
from overseer.content.source import Mapping
from overseer.content.story import Stories, check_story

GAME = "fallout"
BASE = "core"
"""The built-in pack on which others lie, unless they ask for another one."""

GUIDE = "see docs/packs-fallout.md"
DICE = "dice.yaml"
FILES: dict[str, tuple[str, Callable[[str, Mapping, Problems], AnyCard]]] = {
    "tiles.yaml": ("tile", read_tile),
    "scenarios.yaml": ("scenario", read_scenario),
    "enemies.yaml": ("enemy", read_enemy),
    "characters.yaml": ("character", read_character),
    "items.yaml": ("item", read_item),
    "perks.yaml": ("perk", read_perk),
    "agendas.yaml": ("agenda", read_agenda),
    "encounters.yaml": ("encounter", read_encounter),
    "quests.yaml": ("quest", read_quest),
}


@dataclass(frozen=True, slots=True)
class PackContents:
    """What one pack says: its cards, and its dice if it has any.

    `sound` tells that nothing in its data had to be passed over.
    """

    layer: Layer[AnyCard]
    dice: Dice | None
    sound: bool

    @property
    def pack(self) -> Pack:
        """The pack that says it."""
        return self.layer.pack


def load(paths: Sequence[Path | str] = ()) -> Fallout:
    """A built-in pack with others on top, in order; a ContentError holds all problems at once.

    A pack is given by the path of its folder. Which built-in one it is, the packs may say. A
    standalone pack comes first and replaces it.
    """
    problems = Problems()
    merged = assemble(paths, problems)
    problems.raise_any()
    return Fallout(
        dice=merged.dice or (),
        tiles=merged.values(Tile),
        scenarios=merged.values(Scenario),
        enemies=merged.values(Enemy),
        characters=merged.values(Character),
        items=merged.values(Item),
        perks=merged.values(Perk),
        agendas=merged.values(Agenda),
        encounters=merged.values(Encounter),
        quests=merged.values(Quest),
        packs=tuple(pack.info for pack in merged.packs),
        stories=Stories(merged.packs),
    )


def assemble(paths: Sequence[Path | str], problems: Problems) -> FalloutSet:
    """Read, merge and check packs; the result is of use only if no problem was noted."""
    read = [_read(source, problems) for source in paths]
    contents = [content for content in read if content is not None]
    if not contents or not contents[0].pack.info.standalone:
        contents.insert(0, base(base_of((each.pack for each in contents), BASE)))
    stack = tuple(content.pack for content in contents)
    readable = None not in read and all(content.layer.complete for content in contents)
    fits = check_stack(stack, problems)
    cards = merge([content.layer for content in contents], problems)
    dice = [content.dice for content in contents if content.dice is not None]
    merged = FalloutSet(stack, cards, dice[-1] if dice else None)
    if readable and fits:
        check_set(merged, all(content.sound for content in contents), problems)
    return merged


def own_cards(folder: Path) -> set[str] | None:
    """The cards of a pack by kind and id, those below it left out; None if it stands alone."""
    pack = open_for(GAME, folder, str(folder), Problems())
    if pack is None or pack.info.standalone:
        return None
    content = read_pack(folder, str(folder), Problems(), texts=False)
    return None if content is None else {f"{card.kind}:{card.id}" for card in content.layer.cards}


@cache
def base(name: str = BASE) -> PackContents:
    """A built-in pack; its texts are checked with the program, not at every start."""
    problems = Problems()
    content = read_pack(*find(name, GAME), problems, texts=False)
    problems.raise_any()
    assert content is not None
    return content


def read_pack(
    folder: Path, label: str, problems: Problems, *, texts: bool = True
) -> PackContents | None:
    """The cards and the dice of one pack; None if it is no readable pack of this game."""
    pack = open_for(GAME, folder, label, problems)
    if pack is None:
        return None
    check_files(pack, (MANIFEST, DICE, *FILES), problems)
    before = len(problems)
    cards: list[Card[AnyCard]] = []
    complete = True
    for name, (kind, reader) in FILES.items():
        root = pack.read(name, problems)
        complete = complete and root is not None
        for card_id, entry in root.entries.items() if root else ():
            body = as_mapping(entry.value, f"{kind} {card_id}", problems, GUIDE)
            if body is None:
                complete = False
                continue
            value = reader(card_id, body, problems)
            text = f"{kind}-{card_id}"
            cards.append(Card(pack, kind, card_id, text, value, entry.key.place, body))
    root = pack.read(DICE, problems)
    dice = read_dice(root, problems) if root else None
    check_ids(cards, problems)
    sound = len(problems) == before
    if texts:
        check_names(pack, [name for card in cards for name in names_of(card)], problems)
        wanted = [name for card in cards for name in story_of(card)]
        optional = [name for card in cards for name in optional_of(card)]
        check_story(pack, wanted, optional, problems)
    layer = Layer(pack, tuple(cards), complete and root is not None)
    return PackContents(layer, dice, sound)


def _read(source: Path | str, problems: Problems) -> PackContents | None:
    if isinstance(source, str) and source in built_in(GAME):
        return base(source)
    return read_pack(*find(source, GAME), problems)
