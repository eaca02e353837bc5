"""Events of Fallout: what everybody may know of them, and what their numbers mean.

An agenda that is hidden and a token that lies facedown are not named (FO-AGENDA-04, FO-ENEMY-03).
"""

from __future__ import annotations

from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.fight import ACROSS, ATTACKED
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import (
    ANSWERS,
    ENCOUNTER_DECKS,
    FACES,
    FACTIONS,
    LETTERS,
    SLOTS,
    TRAITS,
    TYPES,
    Notation,
    item_kind,
    node_name,
    token_kind,
)
from overseer.games.fallout.pairs import source_card, source_kind
from overseer.kernel.grammar import (
    FACE,
    PLACE,
    SEAT,
    UNTOLD,
    VALUE,
    Field,
    Fields,
    Tidings,
    counted,
    named,
    told,
    worded,
)

NAMES = named(vars(t), "E_")
ICONS = (*TYPES, *FACTIONS)
# How a fight came about.
HOW = {0: "", ACROSS: "across", ATTACKED: "attacked", ACROSS | ATTACKED: "attacked-across"}


def tidings_of(notation: Notation, cards: Cards) -> Tidings:
    """The events with the ids of one game."""
    names = notation.names
    node = told("space", node_name, PLACE)
    token = told("token", lambda number: names.tokens[number], token_kind)
    item = told("item", lambda number: names.items[number], lambda number: item_kind(names, number))
    agenda = worded("agenda", names.agendas, "agenda")
    perk = worded("perk", names.perks, "perk")
    quest = worded("quest", names.quests, "quest")
    objective = counted("objective", 1)
    encounter = worded("encounter", names.encounters, "encounter")
    letter = worded("letter", LETTERS)
    trait = worded("trait", TRAITS)
    icon = worded("type", ICONS)
    faction = worded("faction", FACTIONS)
    count, number, price = told("count"), told("number"), told("price")
    other = told("seat", role=SEAT)
    source = _source(names)

    def type_of(token: int) -> str:
        return ICONS[t.TYPES + token if token < t.FACTIONS else int(cards.token_type[token])]

    def shown(token: int) -> str:
        return ICONS[token - t.TYPE_HIDDEN] if token >= t.TYPE_HIDDEN else names.tokens[token]

    fields: dict[int, Fields] = {
        t.E_ROUND: (told("round"),),
        t.E_TURN: (node,),
        t.E_MOVED: (node,),
        t.E_REVEALED: (worded("slot", SLOTS, PLACE), worded("tile", names.tiles, "tile")),
        t.E_ENEMY_PLACED: (told("type", shown, token_kind), node),
        t.E_ENEMY_MOVED: (token, node, node),
        t.E_ENEMY_AIMS: (token, told("away")),
        t.E_ENEMY_COULD: (token, node),
        t.E_ENEMY_WOKE: (token, node),
        t.E_ENEMY_SLEPT: (told("type", type_of), node),
        t.E_ACTIVATED: (icon,),
        t.E_FIGHT: (token, told("level"), told("how", lambda how: HOW[how])),
        t.E_DICE: (told("faces", _faces, FACE), told("fight")),
        t.E_DAMAGE: (count,),
        t.E_RADS: (count,),
        t.E_HEALED: (count,),
        t.E_RADS_HEALED: (count,),
        t.E_STRUCK: (told("hits"), told("needed")),
        t.E_KILLED_ENEMY: (token, node),
        t.E_FIGHT_LOST: (token,),
        t.E_TEST: (
            told("hits"),
            told("difficulty", role=lambda n: UNTOLD if n >= t.NO_DIFFICULTY else VALUE),
        ),
        t.E_XP: (count,),
        t.E_LEVEL_UP: (letter,),
        t.E_GAINED_LETTER: (letter,),
        t.E_GAINED_PERK: (perk,),
        t.E_CAPS: (count,),
        t.E_CAPS_SPENT: (count,),
        t.E_TRAIT: (trait,),
        t.E_TRAIT_LOST: (trait,),
        t.E_TRAIT_LOCKED: (trait,),
        t.E_CARD: (item,),
        t.E_CARD_LOST: (item,),
        t.E_EQUIPPED: (item,),
        t.E_EVENT: (item,),
        t.E_AGENDAS: (count,),
        t.E_LOYAL: (agenda,),
        t.E_DISLOYAL: (agenda,),
        t.E_AGENDA_SHOWN: (agenda,),
        t.E_POWER: (faction, count),
        t.E_STAGED: (quest,),
        t.E_COMPLETED: (quest, objective),
        t.E_QUEST_FAILED: (quest,),
        t.E_COUNTED: (quest, objective, count),
        t.E_TRASHED: (source,),
        t.E_ADDED: (number, worded("deck", ENCOUNTER_DECKS)),
        t.E_NOT_IN_LIBRARY: (number,),
        t.E_ENCOUNTER: (encounter, told("level")),
        t.E_OPTION: (encounter, counted("option", 1)),
        t.E_BOUGHT: (item, price),
        t.E_SOLD: (item, price),
        t.E_RECRUITED: (item,),
        t.E_UNEXHAUSTED: (item,),
        t.E_USED: (item,),
        t.E_PERK_USED: (perk,),
        t.E_TRADED: (other,),
        t.E_MARKER: (quest, node),
        t.E_KEPT: (source,),
        t.E_VOTED: (worded("answer", ANSWERS),),
        t.E_TIMER: (quest,),
        t.E_TOKEN_REMOVED: (token, node),
        t.E_LOST: (faction,),
        t.E_SHOP_CARD: (item,),
        t.E_CHARACTER: (worded("character", names.characters, "character"),),
        t.E_GAVE_CARD: (item, other),
        t.E_GAVE_CAPS: (count, other),
        t.E_GAVE_AGENDAS: (count, other),
    }
    return Tidings(notation, NAMES, fields)


def _faces(packed: int) -> str:
    return "".join(FACES[packed >> 3 * die & 7] for die in range(3))


def _source(names: Names) -> Field:
    """The card that an effect stands on; the scenario's sheet goes without saying."""
    ids = {
        t.S_ENCOUNTER: ("encounter", names.encounters),
        t.S_QUEST: ("quest", names.quests),
        t.S_ITEM: ("item", names.items),
        t.S_PERK: ("perk", names.perks),
    }

    def kind(source: int) -> str:
        found, card = source_kind(source), source_card(source)
        if found == t.S_ITEM:
            return item_kind(names, card)
        return ids[found][0] if found in ids else UNTOLD

    def word(source: int) -> str:
        found, card = source_kind(source), source_card(source)
        return ids[found][1][card]

    return told("card", word, kind)
