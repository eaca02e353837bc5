"""Notation: options of Fallout as short lines of text, and back (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random

from overseer.games.fallout import terms as t
from overseer.games.fallout.flower import COLUMNS, ROWS, slot_name
from overseer.games.fallout.names import Names
from overseer.kernel.decision import a_of, b_of, c_of, pack, verb_of
from overseer.kernel.errors import Malformed

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
_MOST = 4095
_NUMBERS = (*map(str, range(10)), str(_MOST))
_SHORT = (t.DRAW, t.DRAW_ENCOUNTER, t.KILL)  # verbs whose last field is left out if it is 0


@dataclass(frozen=True, slots=True)
class Field:
    """One of the up to three numbers of an option: what it is called, and its words."""

    name: str
    format: Callable[[int], str]
    parse: Callable[[str], int]
    words: Sequence[str]  # that can stand there; of numbers only some, and such as are too small


_NODE_NAMES = tuple(
    f"{slot}.{FACEDOWN if space == t.FACEDOWN else space + 1}"
    for slot in SLOTS
    for space in range(t.NODES)
)


def node_name(node: int) -> str:
    """A space as slot and number, such as B2.1; `x` is a facedown tile."""
    return _NODE_NAMES[node]


def parse_node(word: str) -> int:
    """The space that a word names."""
    match = _NODE.fullmatch(word)
    if match is None:
        raise Malformed(f"{word!r} is not a space (spaces are such as B2.1, facedown tiles B2.x).")
    space = t.FACEDOWN if match[2] == FACEDOWN else int(match[2]) - 1
    return SLOTS.index(match[1]) * t.NODES + space


def _words(name: str, known: Sequence[str]) -> Field:
    return Field(name, lambda value: known[value], lambda word: _one_of(word, known, name), known)


def _number(name: str, first: int = 0) -> Field:
    return Field(
        name,
        lambda value: str(value + first),
        lambda word: _whole(word, name, first) - first,
        _NUMBERS,
    )


def _one_of(word: str, known: Sequence[str], what: str) -> int:
    if word in known:
        return known.index(word)
    near = get_close_matches(word, known, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    raise Malformed(f"{word!r} is not a {what}{hint}.")


def _whole(word: str, what: str, first: int) -> int:
    is_number = word.isascii() and word.isdigit() and str(int(word)) == word
    if is_number and first <= int(word) <= _MOST:
        return int(word)
    raise Malformed(f"{word!r} is not a {what} (a whole number from {first}).")


class Notation:
    """Formats and parses options with the ids of one game."""

    def __init__(self, names: Names) -> None:
        self.names = names
        seat = _number("seat")
        node = Field("space", node_name, parse_node, _NODE_NAMES)
        slot = _words("slot", SLOTS)
        token = _words("token", names.tokens)
        item = _words("item", names.items)
        place = _words("place", PLACES)
        state = _words("state", STATES)
        held = (item, place, state)
        agenda = _words("agenda", names.agendas)
        perk = _words("perk", names.perks)
        quest = (_words("quest", names.quests), _number("objective", 1))
        letter = _words("letter", tuple(LETTERS))
        number = _number("number")
        face = _words("face", FACES)
        self.verbs: dict[int, tuple[str, tuple[Field, ...]]] = {
            t.DONE: ("done", ()),
            t.CHOOSE_CHARACTER: ("character", (_words("character", names.characters),)),
            t.STAND: ("stand", (node,)),
            t.MOVE: ("move", ()),
            t.STEP: ("step", (node,)),
            t.EXPLORE: ("explore", (slot,)),
            t.ENCOUNTER: ("encounter", ()),
            t.FIGHT: ("fight", (token, node)),
            t.QUEST: ("quest", quest),
            t.CAMP: ("camp", ()),
            t.USE: ("use", (item, _number("use", 1))),
            t.PLAY_PERK: ("perk", (perk,)),
            t.EQUIP: ("equip", (item,)),
            t.LOYAL: ("loyal", (agenda,)),
            t.HIDE: ("hide", ()),
            t.END_TURN: ("end", ()),
            t.ROLL_NOW: ("roll", ()),
            t.REROLL: ("reroll", (_words("dice", DICE),)),
            t.REST: ("rested", ()),
            t.CHOOSE: ("choose", (_number("option", 1),)),
            t.COMPLETE: ("complete", quest),
            t.PUT: ("put", (node,)),
            t.ACT: ("act", (token, node)),
            t.KEEP_LETTER: ("keep", (letter,)),
            t.TAKE_PERK: ("take", (perk,)),
            t.DISCARD: ("discard", held),
            t.DROP: ("drop", (agenda,)),
            t.BUY: ("buy", (item,)),
            t.SELL: ("sell", held),
            t.RECRUIT: ("recruit", (item,)),
            t.RECOVER: ("recover", ()),
            t.GET_REST: ("rest", ()),
            t.UNEXHAUST: ("unexhaust", held),
            t.UNEXHAUST_ALL: ("unexhaust-all", ()),
            t.TRADE: ("trade", (seat,)),
            t.GIVE: ("give", held),
            t.GIVE_CAPS: ("give-caps", (number,)),
            t.GIVE_AGENDA: ("give-agenda", (agenda,)),
            t.WANT: ("want", held),
            t.WANT_CAPS: ("want-caps", (number,)),
            t.WANT_AGENDAS: ("want-agendas", (number,)),
            t.SHOW: ("show", (agenda,)),
            t.PROPOSE: ("propose", ()),
            t.ACCEPT: ("accept", ()),
            t.DECLINE: ("decline", ()),
            t.COUNTER: ("counter", ()),
            t.VOTE: ("vote", (_words("answer", ANSWERS),)),
            t.PICK_SEAT: ("pick", (seat,)),
            t.TURN_DIE: ("turn", (_number("die", 1), face)),
            t.DEPOSIT: ("deposit", (number,)),
            t.KILL: ("kill", (token, node, _words("state", EQUALS))),
            t.FIRST: ("first", (seat,)),
            t.LETTER: ("letter", (letter,)),
            t.DRAW: ("draw", (_words("deck", DECKS),)),  # see `_drawn`
            t.DRAW_ENCOUNTER: (
                "meet",
                (
                    _words("deck", ENCOUNTER_DECKS),
                    _words("encounter", names.encounters),
                    _number("layer"),
                ),
            ),
            t.TOKEN: ("token", (token,)),
            t.TILE: ("tile", (_words("tile", names.tiles),)),
            t.ROLLED: ("dice", (face, face, face)),
            t.LIBRARY: ("library", (number,)),
            t.RANDOM_UNIQUE: ("unique", (item,)),
        }
        self._by_word = {word: verb for verb, (word, _) in self.verbs.items()}
        self._agenda = agenda
        self._item = item
        self._layer = _number("layer")

    def is_verb(self, word: str) -> bool:
        """Whether choices begin with a word."""
        return word in self._by_word

    def fields(self, verb: int, a: int) -> tuple[Field, ...]:
        """The fields of a verb; those of a draw depend on the deck, which is the first one."""
        known = self.verbs[verb][1]
        if verb != t.DRAW:
            return known
        return (*known, self._agenda if a == t.AGENDA else self._item, self._layer)

    def format(self, code: int) -> str:
        """A packed option as text; a last field 0 of a draw or a kill is left out."""
        verb = verb_of(code)
        values = (a_of(code), b_of(code), c_of(code))
        fields = self.fields(verb, values[0])
        words = [field.format(value) for field, value in zip(fields, values, strict=False)]
        if verb in _SHORT and values[2] == 0:
            words.pop()
        return " ".join([self.verbs[verb][0], *words])

    def some(self, rng: Random, word: str = "") -> str:
        """A line that means something in some game; which verb it begins with may be told."""
        verb = self._by_word.get(word, -1)
        if verb < 0:
            verb = rng.choice(list(self.verbs))
        deck = rng.randrange(len(DECKS))
        words = [rng.choice(field.words) for field in self.fields(verb, deck)]
        if verb == t.DRAW:
            words[0] = DECKS[deck]
        if verb in _SHORT and rng.randrange(2):
            words.pop()
        return " ".join([self.verbs[verb][0], *words])

    def parse(self, text: str) -> int:
        """The packed option that a text names."""
        words = text.split()
        if not words:
            raise Malformed("An empty line is not a choice.")
        verb = self._by_word.get(words[0])
        if verb is None:
            near = get_close_matches(words[0], self._by_word, 1)
            hint = f"did you mean {near[0]!r}?" if near else "see docs/notation.md"
            raise Malformed(f"{text!r}: unknown word {words[0]!r} ({hint}).")
        try:
            return self._parse(verb, words[1:])
        except Malformed as error:
            raise Malformed(f"{text!r}: {error}") from None

    def _parse(self, verb: int, words: list[str]) -> int:
        first = _one_of(words[0], DECKS, "deck") if verb == t.DRAW and words else 0
        fields = self.fields(verb, first)
        if verb in _SHORT and len(words) == len(fields) - 1:
            words = [*words, fields[-1].format(0)]
        elif verb in _SHORT and words[-1:] == [fields[-1].format(0)]:
            raise Malformed(f"the {fields[-1].name} {words[-1]} is not written.")
        if len(words) != len(fields):
            usage = " ".join(f"<{field.name}>" for field in fields)
            raise Malformed(f"`{self.verbs[verb][0]} {usage}`".replace(" `", "`") + " is expected.")
        return pack(verb, *(field.parse(word) for field, word in zip(fields, words, strict=True)))
