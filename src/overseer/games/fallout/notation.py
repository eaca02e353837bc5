"""Notation: options of Fallout as short lines of text, and back (docs/notation.md)."""

from __future__ import annotations

import re

from overseer.games.fallout import terms as t
from overseer.games.fallout.flower import COLUMNS, ROWS, slot_name
from overseer.games.fallout.names import Names
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.errors import Malformed
from overseer.kernel.grammar import (
    CARD_PLACE,
    CARD_STATE,
    FACE,
    PLACE,
    UNTOLD,
    VALUE,
    Field,
    Grammar,
    Verb,
    counted,
    named,
    seated,
    worded,
)
from overseer.kernel.grammar import DICE as DICE_ROLE

QUESTIONS = named(vars(t), "ASK_")  # the kinds of decisions
LETTERS = "SPECIAL"
FACTIONS = ("star", "shield")
TYPES = ("critter", "human", "robot", "monster", "super-mutant")
TRAITS = ("idolized", "vilified", "synth", "super-mutant", "well-rested", "addicted")
PLACES = ("equipped", "inventory", "beside")
STATES = ("ready", "exhausted")
DECKS = ("loot", "asset", "unique", "character", "agenda")
ENCOUNTER_DECKS = ("wasteland", "settlement", "vault-84", "vault-109")
SLOTS = tuple(slot_name(slot) for slot in range(COLUMNS * ROWS))
DICE = tuple("".join(str(die + 1) for die in range(3) if mask >> die & 1) for mask in range(8))
FACES = ("1", "2", "3", "4", "5", "6", "-")
ANSWERS = ("no", "yes")
EQUALS = ("at-rest", "waiting", "fought")  # what tells equal enemies apart
FACEDOWN = "x"

_NODE = re.compile(r"([A-F][1-3])\.([1-7x])")
_NODE_NAMES = tuple(
    f"{slot}.{FACEDOWN if space == t.FACEDOWN else space + 1}"
    for slot in SLOTS
    for space in range(t.NODES)
)


def node_name(node: int) -> str:
    """A space as slot and number, such as B2.1; `x` is a facedown tile."""
    return _NODE_NAMES[node]


def parse_node(word: str) -> int:
    """The space that a word names, wherever it may be."""
    match = _NODE.fullmatch(word)
    if match is None:
        raise Malformed(f"{word!r} is not a space (spaces are such as B2.1, facedown tiles B2.x).")
    space = t.FACEDOWN if match[2] == FACEDOWN else int(match[2]) - 1
    return SLOTS.index(match[1]) * t.NODES + space


def token_kind(token: int) -> str:
    """What a token is: an enemy, or one of a faction; one that lies facedown has but a type."""
    if token >= t.TYPE_HIDDEN:
        return VALUE
    return "enemy" if token >= t.FACTIONS else "faction"


def item_kind(names: Names, item: int) -> str:
    """What a held card is: an item, or the ability of a character, which has its id."""
    return "character" if names.items[item] in names.characters else "item"


class Notation(Grammar):
    """The choices of Fallout with the ids of one game."""

    def __init__(self, names: Names) -> None:
        self.names = names
        node = Field("space", PLACE, node_name, _node_here, words=_NODE_NAMES)
        slot = worded("slot", SLOTS, PLACE)
        token = worded("token", names.tokens, token_kind)
        item = worded("item", names.items, lambda number: item_kind(names, number))
        held = (item, worded("place", PLACES, CARD_PLACE), worded("state", STATES, CARD_STATE))
        agenda = worded("agenda", names.agendas, "agenda")
        perk = worded("perk", names.perks, "perk")
        quest = (worded("quest", names.quests, "quest"), counted("objective", 1))
        letter = worded("letter", LETTERS)
        number = counted("number")
        face = worded("face", FACES, FACE)
        layer = counted("layer", role=UNTOLD)
        deck = worded("deck", DECKS)
        super().__init__(
            {
                t.DONE: Verb("done"),
                t.CHOOSE_CHARACTER: Verb(
                    "character", (worded("character", names.characters, "character"),)
                ),
                t.STAND: Verb("stand", (node,)),
                t.MOVE: Verb("move", told=True),
                t.STEP: Verb("step", (node,)),
                t.EXPLORE: Verb("explore", (slot,), told=True),
                t.ENCOUNTER: Verb("encounter"),
                t.FIGHT: Verb("fight", (token, node)),
                t.QUEST: Verb("quest", quest, told=True),
                t.CAMP: Verb("camp"),
                t.USE: Verb("use", (item, counted("use", 1))),
                t.PLAY_PERK: Verb("perk", (perk,)),
                t.EQUIP: Verb("equip", (item,)),
                t.LOYAL: Verb("loyal", (agenda,)),
                t.HIDE: Verb("hide"),
                t.END_TURN: Verb("end"),
                t.ROLL_NOW: Verb("roll"),
                t.REROLL: Verb("reroll", (worded("dice", DICE, DICE_ROLE),), told=True),
                t.REST: Verb("rested"),
                t.CHOOSE: Verb("choose", (counted("option", 1),)),
                t.COMPLETE: Verb("complete", quest),
                t.PUT: Verb("put", (node,)),
                t.ACT: Verb("act", (token, node)),
                t.KEEP_LETTER: Verb("keep", (letter,)),
                t.TAKE_PERK: Verb("take", (perk,)),
                t.DISCARD: Verb("discard", held),
                t.DROP: Verb("drop", (agenda,)),
                t.BUY: Verb("buy", (item,)),
                t.SELL: Verb("sell", held),
                t.RECRUIT: Verb("recruit", (item,)),
                t.RECOVER: Verb("recover"),
                t.GET_REST: Verb("rest"),
                t.UNEXHAUST: Verb("unexhaust", held),
                t.UNEXHAUST_ALL: Verb("unexhaust-all"),
                t.TRADE: Verb("trade", (seated(),), told=True),
                t.GIVE: Verb("give", held),
                t.GIVE_CAPS: Verb("give-caps", (number,)),
                t.GIVE_AGENDA: Verb("give-agenda", (agenda,)),
                t.WANT: Verb("want", held),
                t.WANT_CAPS: Verb("want-caps", (number,)),
                t.WANT_AGENDAS: Verb("want-agendas", (number,)),
                t.SHOW: Verb("show", (agenda,)),
                t.PROPOSE: Verb("propose", told=True),
                t.ACCEPT: Verb("accept"),
                t.DECLINE: Verb("decline"),
                t.COUNTER: Verb("counter", told=True),
                t.VOTE: Verb("vote", (worded("answer", ANSWERS),)),
                t.PICK_SEAT: Verb("pick", (seated(),), told=True),
                t.TURN_DIE: Verb("turn", (counted("die", 1, DICE_ROLE), face), told=True),
                t.DEPOSIT: Verb("deposit", (number,)),
                t.KILL: Verb(
                    "kill", (token, node, worded("state", EQUALS, CARD_STATE)), short=True
                ),
                t.SALVAGE: Verb("salvage", (item,), told=True),
                t.FIRST: Verb("first", (seated(),)),
                t.LETTER: Verb("letter", (letter,)),
                t.DRAW: Verb(
                    "draw",
                    (deck,),
                    by_first=lambda a: (deck, agenda if a == t.AGENDA else item, layer),
                    short=True,
                ),
                t.DRAW_ENCOUNTER: Verb(
                    "meet",
                    (
                        worded("deck", ENCOUNTER_DECKS),
                        worded("encounter", names.encounters, "encounter"),
                        layer,
                    ),
                    short=True,
                ),
                t.TOKEN: Verb("token", (token,)),
                t.TILE: Verb("tile", (worded("tile", names.tiles, "tile"),)),
                t.ROLLED: Verb("dice", (face, face, face)),
                t.LIBRARY: Verb("library", (number,)),
                t.RANDOM_UNIQUE: Verb("unique", (item,)),
            }
        )


def _node_here(word: str, land: Wasteland | None) -> int:
    node = parse_node(word)
    if land is not None and not _is_on_map(land, node):
        raise Malformed(f"there is no space {word} in this game.")
    return node


def _is_on_map(land: Wasteland, node: int) -> bool:
    """Whether a space is on the map.

    One on a tile that lies facedown may turn up, and a facedown tile has been there.
    """
    slot, space = divmod(node, t.NODES)
    tile = int(land.slots[slot])
    if space == t.FACEDOWN:
        return bool(land.sheet.slots[slot] < 0)
    return tile < 0 or (tile > 0 and space < land.cards.tile_spaces[tile - 1])
