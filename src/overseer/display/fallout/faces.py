"""The cards of Fallout as a board draws them, and the words of its icons.

Only what a table shows has a face: what is sealed or hidden is never among them. A face is found
by its kind and its id, as in `item:mail-carbine` or `ability:aggressive`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from overseer.content.fallout.words import TERRAINS, TYPES
from overseer.display.fallout import pictures
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.lore import Lore, Lores
from overseer.display.fallout.words import Words
from overseer.display.model import Amount, Face
from overseer.display.reader import Reader
from overseer.games.fallout.notation import ENCOUNTER_DECKS, FACTIONS, TRAITS
from overseer.games.fallout.table import FalloutSurvivor, FalloutTable
from overseer.games.fallout.view import ABILITIES, AREAS, TILE_KINDS

Key = tuple[str, str]  # a kind and an id


class Deck:
    """The faces of one game; each is made once for a language and a scenario."""

    def __init__(self, lores: Lores) -> None:
        self.lores = lores
        self._made: dict[tuple[str, str, int], dict[Key, Face]] = {}

    def faces(self, table: FalloutTable, language: str) -> dict[str, Face]:
        """All that a table shows."""
        players = len(table.survivors)
        made = self._made.setdefault((language, table.scenario, players), {})
        lore = self.lores.of(language, table.scenario, players, None)
        press = Press(self.lores, lore, language)
        found: dict[str, Face] = {}
        for key in (*WORDS, *cards_on(table)):
            face = made.get(key)
            if face is None:
                face = made[key] = press.face(*key)
            found[":".join(key)] = face
        return found


def cards_on(table: FalloutTable) -> Iterator[Key]:
    """The cards, places and tokens that lie open on a table."""
    yield "scenario", table.scenario
    for tile in table.map:
        if tile.tile is not None:
            yield "tile", tile.tile
        enemies = [*tile.enemies, *(each for space in tile.spaces for each in space.enemies)]
        yield from (("enemy", enemy.token) for enemy in enemies if enemy.token is not None)
        yield from (("place", space.place) for space in tile.spaces if space.place is not None)
    for survivor in table.survivors:
        yield from _in_front_of(survivor)
    yield from (("quest", quest.quest) for quest in table.quests)
    lying = (*table.shop, *table.discards.loot, *table.discards.asset, *table.discards.unique)
    yield from (("item", item) for item in lying)
    yield from (("agenda", agenda) for agenda in table.discards.agenda)
    yield from (("perk", perk) for perk in table.perks)
    if table.activation is not None:
        yield "agenda", table.activation
    if table.contest is not None and table.contest.token is not None:
        yield "enemy", table.contest.token
    if table.encounter is not None:
        yield "encounter", table.encounter.encounter
    if table.trade is not None:
        dealt = (*table.trade.gives_agendas, *table.trade.named_agendas)
        yield from (("agenda", agenda) for agenda in dealt if agenda is not None)


def _in_front_of(survivor: FalloutSurvivor) -> Iterator[Key]:
    if survivor.character is not None:
        yield "character", survivor.character
    for card in (*survivor.equipped, *survivor.inventory, *survivor.beside):
        if card.kind != "ability":  # that is the character itself
            yield "item", card.item
    yield from (("perk", perk) for perk in survivor.perks)
    yield from (("agenda", held.agenda) for held in survivor.hand or ())
    if survivor.loyal is not None:
        yield "agenda", survivor.loyal


# Words of the rules that are drawn as icons, by the messages that hold them.
_NOUNS: dict[str, tuple[str, ...]] = {
    "ability": ABILITIES,
    "area": AREAS,
    "deck": ENCOUNTER_DECKS,
    "faction": FACTIONS,
    "terrain": tuple(TERRAINS),
    "tile-kind": TILE_KINDS,
    "trait": tuple(TRAITS),
    "type": tuple(TYPES),
}
_SEALED = ("encounter",)  # its options are told with the question
WORDS: tuple[Key, ...] = tuple((kind, word) for kind, words in _NOUNS.items() for word in words)


class Press:
    """Who makes faces."""

    def __init__(self, lores: Lores, lore: Lore, language: str) -> None:
        self.content = lores.book.content
        self.texts: CardTexts = lore.texts
        self.words: Words = lores.book.words(*Reader(language))

    def face(self, kind: str, card: str) -> Face:
        """The face of a card, a place, a token or a word."""
        if kind in _NOUNS:
            return self._noun(kind, card)
        if kind == "item":
            return self._item(card)
        if kind == "quest":
            return self._quest(card)
        name = self._name(kind, card)
        return Face(
            id=card,
            kind=kind,
            name=name,
            text=""
            if card in FACTIONS or kind in _SEALED
            else _joined(self.texts.card(kind, card)),
            story=self._story(kind, card),
            lines=list(self.texts.perk(card)[1:]) if kind == "perk" else [],
            letters=self._letters(kind, card),
            picture=self._picture(kind, card),
        )

    def _picture(self, kind: str, card: str) -> str:
        if kind == "scenario":
            sheets = self.content.scenarios
            return pictures.scenario(next(each.picture for each in sheets if each.id == card))
        return pictures.of(kind, card)

    def _noun(self, kind: str, word: str) -> Face:
        if kind == "faction":
            name = self.texts.faction(word)
        else:
            name = self.words.say(f"{'tile' if kind == 'tile-kind' else kind}-{word}")
        text = self.texts.say(f"text-ability-{word}.text") if kind == "ability" else ""
        return Face(id=word, kind=kind, name=name, text=text, picture=pictures.of(kind, word))

    def _item(self, card: str) -> Face:
        item = next(each for each in self.content.items if each.id == card)
        caps = self.words.texts.format("display-fallout-caps-amount", count=item.value or 0)
        return Face(
            id=card,
            kind="item",
            name=self._name("item", card),
            text=_joined(self.texts.item(card)),
            lines=list(self.texts.brief(card)),
            sort=item.kind,
            sort_name=self.texts.say(f"text-kind-{item.kind}"),
            cost=[Amount(icon="caps", name=caps, count=item.value)] if item.value else [],
            letters=item.letters,
            picture=pictures.item(item.kind),
        )

    def _quest(self, card: str) -> Face:
        quest = next(each for each in self.content.quests if each.id == card)
        numbers = range(1, 1 + len(quest.objectives))
        objectives = [_joined(self.texts.objective(card, number)) for number in numbers]
        whole = _joined(self.texts.quest(card))
        return Face(
            id=card,
            kind="quest",
            name=self._name("quest", card),
            text=whole.removesuffix(_joined(objectives)).strip(),
            lines=objectives,
            story=self._story("quest", card),
            picture=pictures.of("quest", card),
        )

    def _name(self, kind: str, card: str) -> str:
        if kind == "enemy":
            return str(self.words.enemy(self.words.names.tokens.index(card))["enemy"])
        return self.words.card_name(kind, card)

    def _story(self, kind: str, card: str) -> str:
        told = ("quest", "scenario", "encounter")
        return (
            self.content.told(self.texts.texts.language, f"{kind}-{card}") if kind in told else ""
        )

    def _letters(self, kind: str, card: str) -> str:
        if kind == "perk":
            return next(each.letters for each in self.content.perks if each.id == card)
        if kind == "character":
            return next(each.letter for each in self.content.characters if each.id == card)
        return ""


def _joined(lines: Iterable[str]) -> str:
    return " ".join(lines)
