"""The words of Fallout's packs as the numbers of its rules."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.content.fallout import Fallout
from overseer.content.fallout.phrases import Amount, Cost, Where
from overseer.games.fallout import terms as t
from overseer.games.fallout.pairs import cost_of, source_of, where_of

LETTERS = "SPECIAL"
FACTIONS = {"star": t.STAR, "shield": t.SHIELD}
TYPES = {
    "critter": t.CRITTER,
    "human": t.HUMAN,
    "robot": t.ROBOT,
    "monster": t.MONSTER,
    "super-mutant": t.MUTANT,
}
ICONS = {**TYPES, **{name: t.TYPES + faction for name, faction in FACTIONS.items()}}
TRAITS = {
    "idolized": t.IDOLIZED,
    "vilified": t.VILIFIED,
    "synth": t.SYNTH,
    "super-mutant": t.SUPER_MUTANT,
    "well-rested": t.WELL_RESTED,
    "addicted": t.ADDICTED,
}
AREAS = {"head": t.HEAD, "body": t.BODY, "arms": t.ARMS, "legs": t.LEGS}
ABILITIES = {
    "aggressive": t.AGGRESSIVE,
    "armor": t.ARMOR,
    "radiation": t.RADIATION,
    "ranged": t.RANGED,
    "loot": t.LOOTED,
    "retreat": t.RETREAT,
}
TERRAINS = {"difficult": t.DIFFICULT, "irradiated": t.IRRADIATED}
TILES = {"named": t.NAMED, "dangerous": t.DANGEROUS, "deadly": t.DEADLY}
DECKS = {
    "wasteland": t.WASTELAND,
    "settlement": t.SETTLEMENT,
    "vault-84": t.VAULT_84,
    "vault-109": t.VAULT_109,
}
ITEM_DECKS = {"loot": t.LOOT, "asset": t.ASSET, "unique": t.UNIQUE, "character": t.CHARACTER}
KINDS = {
    "weapon": t.WEAPON,
    "apparel": t.APPAREL,
    "companion": t.COMPANION,
    "aid": t.AID,
    "drug": t.DRUG,
    "magazine": t.MAGAZINE,
    "event": t.EVENT,
}
LEVELS = {"X": t.LEVEL_X, "Y": t.LEVEL_Y}


def bits(words: Iterable[str], table: dict[str, int]) -> int:
    """A set of words as bits."""
    return sum(table[word] for word in words)


def letter_bits(letters: str) -> int:
    """A set of letters as bits."""
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def letter_row(letters: str) -> int:
    """A row of letters, which counts each of them."""
    return sum(1 << (t.LETTER_BITS * LETTERS.index(letter)) for letter in letters)


def amount(number: Amount) -> int:
    """A number on a card."""
    match number.of:
        case "level":
            return t.LEVEL_BASE + t.LEVEL_ZERO + number.number
        case "hits":
            return t.HITS_NUMBER
        case "players":
            return t.PLAYERS_NUMBER
    return number.number


class Numbering:
    """The numbers of everything that a set of packs names, each in the order of its table."""

    def __init__(self, content: Fallout) -> None:
        places = (place for tile in content.tiles for place in tile.places)
        abilities = (character.id for character in content.characters if not character.item)
        self.places = _numbered(dict.fromkeys(places))
        self.tiles = _numbered(tile.id for tile in content.tiles)
        self.tokens = _numbered([*FACTIONS, *(enemy.id for enemy in content.enemies)])
        self.items = _numbered([*(item.id for item in content.items), *abilities])
        self.encounters = _numbered(card.id for card in content.encounters)
        self.quests = _numbered(card.id for card in content.quests)
        self.library = {quest.number: n for n, quest in enumerate(content.quests)}

    def source(self, card: str) -> int:
        """An encounter or a quest as the source of effects."""
        if card in self.quests:
            return source_of(t.S_QUEST, self.quests[card])
        return source_of(t.S_ENCOUNTER, self.encounters[card])

    def selector(self, word: str) -> int:
        """The cards that a word speaks of: any, those of a kind, or one."""
        if word == "any":
            return t.SELECT_ANY
        return t.SELECT_KIND + KINDS[word] if word in KINDS else t.SELECT_ITEM + self.items[word]

    def cost(self, cost: Cost | None) -> int:
        """A cost, 0 for none."""
        match cost:
            case None:
                return 0
            case Cost("caps", int(number)):
                return cost_of(t.COST_CAPS, number)
            case Cost("discard", str(word)):
                return cost_of(t.COST_DISCARD, self.selector(word))
            case Cost("trait", str(word)):
                return cost_of(t.COST_TRAIT, TRAITS[word])
            case Cost("damage", int(number)):
                return cost_of(t.COST_DAMAGE, number)
            case Cost("agenda", int(number)):
                return cost_of(t.COST_AGENDA, number)
        raise AssertionError(f"a cost that the schema does not know: {cost}")

    def where(self, where: Where) -> int:
        """A set of spaces."""
        kind, argument = self._where(where)
        return where_of(kind, argument)

    def _where(self, where: Where) -> tuple[int, int]:
        match where:
            case Where("place", str(name)):
                return t.W_PLACE, self.places[name]
            case Where("tile", str(name)):
                return t.W_TILE, self.tiles[name]
            case Where("icon", str(name)):
                return t.W_ICON, DECKS[name]
            case Where("terrain", str(name)):
                return t.W_TERRAIN, TERRAINS[name]
            case Where("enemy", str(name)):
                return t.W_ENEMY, TYPES[name]
            case Where("within", int(number)):
                return t.W_WITHIN, number
        return _PLAIN[where.word], 0


_PLAIN = {
    "here": t.W_HERE,
    "start": t.W_START,
    "adjacent": t.W_ADJACENT,
    "marker": t.W_MARKER,
    "anywhere": t.W_ANYWHERE,
}


def _numbered(ids: Iterable[str]) -> dict[str, int]:
    return {card: number for number, card in enumerate(ids)}
