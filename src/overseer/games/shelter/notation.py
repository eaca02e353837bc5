"""Notation: options of Fallout Shelter as short lines of text, and back (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from random import Random

from overseer.games.shelter import terms as t
from overseer.games.shelter.names import Names
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import a_of, b_of, c_of, pack, verb_of
from overseer.kernel.errors import Malformed

RESOURCES = "WFE?"
LETTERS = "SPECIAL"
WHO = "-!" + LETTERS
DECKS = ("item", "room", "threat")
SIDES = ("left", "right")
TRAINEES = "-!"
# The icons of rewards, as packs write them.
ICONS = {
    "W": t.GAIN_WATER,
    "F": t.GAIN_FOOD,
    "E": t.GAIN_POWER,
    "?": t.GAIN_ANY,
    "H": t.HAPPINESS,
    "new-dweller": t.NEW_DWELLER,
    "first-player": t.FIRST_PLAYER,
    "item": t.TAKE_ITEM,
    "ready": t.READY_ITEM,
    "build": t.BUILD,
    "refresh-items": t.REFRESH_ITEMS,
    "refresh-rooms": t.REFRESH_ROOMS,
    "heal": t.HEAL,
    "train": t.TRAIN,
    **{f"train-{letter}": t.TRAIN + 1 + i for i, letter in enumerate(LETTERS)},
}
MARKS = f"-{LETTERS}?"  # training to come: none, a letter, of choice

_SPACE = re.compile(r"L(\d)\.(\d{1,2}|e)")
_SPACES = tuple(f"L{level}.{place}" for level in range(6) for place in (*range(14), "e"))
_NUMBERS = tuple(map(str, range(8)))
_CUBES = ("W", "F", "E", "WW", "FF", "EE", "WF", "WE", "FE", "WFE", "WWWWWW", "WWWWWWW")
_RATES = tuple(f"{paid}>{gained}" for paid in _CUBES for gained in _CUBES)


class Notation:
    """Formats and parses options with the card ids of one game."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._by_deck = (names.items, names.rooms, names.threats)
        self._formats: dict[int, Callable[[int, int, int], str]] = {
            t.DONE: lambda a, b, c: "done",
            t.PASS: lambda a, b, c: "pass",
            t.PLACE: lambda a, b, c: f"place {WHO[a]} {space_name(b)}",
            t.WITH: lambda a, b, c: f"with {WHO[a]}",
            t.WEAR: lambda a, b, c: f"wear {names.items[a]}",
            t.ROOM: lambda a, b, c: f"room {names.rooms[a]}",
            t.SIDE: lambda a, b, c: f"side {SIDES[a]}",
            t.DISCOUNTED: lambda a, b, c: f"discount {names.items[a]}",
            t.STRIKE: lambda a, b, c: f"strike {RESOURCES[a]}",
            t.PAID: lambda a, b, c: f"pay {RESOURCES[a]}",
            t.GIVE: lambda a, b, c: f"give {names.items[a]}",
            t.USE: lambda a, b, c: f"use {names.items[a]}",
            t.DIE: lambda a, b, c: f"reroll {a}",
            t.TAKE: lambda a, b, c: f"take {names.items[a]}",
            t.GAINED: lambda a, b, c: f"gain {RESOURCES[a]}",
            t.READIED: lambda a, b, c: f"ready {names.items[a]}",
            t.HEALED: lambda a, b, c: f"heal {dweller_name(a)}" + (f" {MARKS[b]}" if b else ""),
            t.EXCHANGE: lambda a, b, c: f"exchange {cubes_name(a)}>{cubes_name(b)}",
            t.INCOME: lambda a, b, c: f"income {RESOURCES[a]}",
            t.TRAINED: lambda a, b, c: f"train {space_name(a)}{'!' * c} {LETTERS[b - 1]}",
            t.TRAINEE_IS: lambda a, b, c: f"trainee {TRAINEES[a]}",
            t.ROLL: lambda a, b, c: f"roll {a} {b}",
            t.REROLLED: lambda a, b, c: f"die {a}",
            t.DRAW: lambda a, b, c: (
                f"draw {DECKS[a]} {self._by_deck[a][b]}" + (f" {c}" if c else "")
            ),
            t.FIRST: lambda a, b, c: f"first {a}",
            t.LEVEL: lambda a, b, c: f"level {a} {b}",
        }
        self._parsers: dict[str, Callable[[list[str], Vault], int]] = {
            "done": lambda w, v: _bare(w, t.DONE, v.open.prompt if v.open else 0),
            "pass": lambda w, v: _bare(w, t.PASS),
            "place": self._place,
            "with": lambda w, v: pack(t.WITH, _one_of(_only(w), WHO, "dweller")),
            "wear": lambda w, v: self._item(w, t.WEAR),
            "room": lambda w, v: pack(t.ROOM, _card(_only(w), names.rooms, "room")),
            "side": lambda w, v: pack(t.SIDE, _one_of(_only(w), SIDES, "side")),
            "discount": lambda w, v: self._item(w, t.DISCOUNTED),
            "strike": lambda w, v: pack(t.STRIKE, _one_of(_only(w), RESOURCES, "resource")),
            "pay": lambda w, v: _resource(w, t.PAID),
            "give": lambda w, v: self._item(w, t.GIVE),
            "use": lambda w, v: self._item(w, t.USE),
            "reroll": lambda w, v: pack(t.DIE, _number(_only(w), 1, 6, "face")),
            "take": lambda w, v: self._item(w, t.TAKE),
            "gain": lambda w, v: _resource(w, t.GAINED),
            "ready": lambda w, v: self._item(w, t.READIED),
            "heal": _heal,
            "exchange": lambda w, v: _exchange(_only(w)),
            "income": lambda w, v: _resource(w, t.INCOME),
            "train": _train,
            "trainee": lambda w, v: pack(t.TRAINEE_IS, _one_of(_only(w), TRAINEES, "dweller")),
            "roll": lambda w, v: _roll(w),
            "die": lambda w, v: pack(t.REROLLED, _number(_only(w), 1, 6, "face")),
            "draw": lambda w, v: self._draw(w),
            "first": lambda w, v: pack(t.FIRST, _number(_only(w), 0, v.players - 1, "seat")),
            "level": _level,
        }

        cards = (names.items, names.rooms, names.threats)
        self._words: dict[str, tuple[Sequence[str], ...]] = {  # that can follow, or some of them
            "place": (WHO, _SPACES),
            "with": (WHO,),
            "room": (names.rooms,),
            "side": (SIDES,),
            "strike": (RESOURCES,),
            "pay": (RESOURCES,),
            "reroll": (_NUMBERS,),
            "gain": (RESOURCES,),
            "heal": ((*WHO, *_SPACES), MARKS),
            "exchange": (_RATES,),
            "income": (RESOURCES,),
            "train": ((*_SPACES, *(f"{space}!" for space in _SPACES)), LETTERS),
            "trainee": (TRAINEES,),
            "roll": (_NUMBERS, _NUMBERS),
            "die": (_NUMBERS,),
            "draw": (DECKS, [card for kind in cards for card in kind]),
            "first": (_NUMBERS,),
            "level": (_NUMBERS, _NUMBERS),
            **dict.fromkeys(("wear", "discount", "give", "use", "take", "ready"), (names.items,)),
        }

    def some(self, rng: Random, word: str = "") -> str:
        """A line that means something in some game; which verb it begins with may be told."""
        verb = word if word in self._parsers else rng.choice(list(self._parsers))
        words = [rng.choice(known) for known in self._words.get(verb, ())]
        if verb == "heal" and rng.randrange(2):
            words.pop()
        return " ".join([verb, *words])

    def format(self, code: int) -> str:
        """A packed option as text."""
        return self._formats[verb_of(code)](a_of(code), b_of(code), c_of(code))

    def parse(self, text: str, vault: Vault) -> int:
        """The packed option that a text names in a position."""
        words = text.split()
        if not words:
            raise Malformed("An empty line is not a choice.")
        parser = self._parsers.get(words[0])
        if parser is None:
            near = get_close_matches(words[0], self._parsers, 1)
            hint = f"did you mean {near[0]!r}?" if near else "see docs/notation.md"
            raise Malformed(f"{text!r}: unknown word {words[0]!r} ({hint}).")
        try:
            return parser(words[1:], vault)
        except Malformed as error:
            raise Malformed(f"{text!r}: {error}") from None

    def _item(self, words: list[str], verb: int) -> int:
        return pack(verb, _card(_only(words), self.names.items, "item"))

    def _place(self, words: list[str], vault: Vault) -> int:
        if len(words) != 2:
            raise Malformed("a placement is `place <dweller> <space>`, such as `place - L0.5`.")
        space = parse_space(words[1], vault)
        return pack(t.PLACE, _one_of(words[0], WHO, "dweller"), space, vault.card[space])

    def _draw(self, words: list[str]) -> int:
        if len(words) not in (2, 3):
            raise Malformed("a draw is `draw <deck> <card>`, such as `draw item shotgun`.")
        deck = _one_of(words[0], DECKS, "deck")
        layer = _number(words[2], 1, 99, "layer") if len(words) == 3 else 0
        return pack(t.DRAW, deck, _card(words[1], self._by_deck[deck], DECKS[deck]), layer)


def space_name(space: int) -> str:
    """A space as `L<level>.<number>`, numbered from the left; `e` is the elevator."""
    level, place = divmod(space, t.SPACES)
    return f"L{level}.{'e' if place == t.ELEVATOR else place + 1}"


def parse_space(word: str, vault: Vault) -> int:
    """The space that a word names."""
    match = _SPACE.fullmatch(word)
    if match is None:
        raise Malformed(f"{word!r} is not a space (spaces are L0.1 to L0.12 and L0.e).")
    level = int(match[1])
    place = t.ELEVATOR if match[2] == "e" else int(match[2]) - 1
    if level > vault.players or not 0 <= place <= t.ELEVATOR or match[2].startswith("0"):
        raise Malformed(f"{word!r}: there is no such space (levels 0 to {vault.players}).")
    if place == t.ELEVATOR and match[2] != "e":
        raise Malformed(f"{word!r}: a level has spaces 1 to 12 and the elevator, `e`.")
    return level * t.SPACES + place


def dweller_name(who: int) -> str:
    """A dweller in front of its owner by its kind, one in the vault by its space."""
    return WHO[who] if who < t.FROM_SPACE else space_name(who - t.FROM_SPACE)


def cubes_name(cubes: int) -> str:
    """Cubes packed in base 7 as letters: WFF."""
    return "W" * (cubes % 7) + "F" * (cubes // 7 % 7) + "E" * (cubes // 49)


def _bare(words: list[str], verb: int, a: int = 0) -> int:
    if words:
        raise Malformed(f"nothing may follow, but there is {' '.join(words)!r}.")
    return pack(verb, a)


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise Malformed("one word must follow.")
    return words[0]


def _one_of(word: str, known: Sequence[str], what: str) -> int:
    if word not in list(known):
        raise Malformed(f"{word!r} is not a {what} (one of {' '.join(known)}).")
    return list(known).index(word)


def _card(word: str, known: Sequence[str], what: str) -> int:
    if word in known:
        return list(known).index(word)
    near = get_close_matches(word, known, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    raise Malformed(f"{word!r} is not the id of a {what}{hint}.")


def _number(word: str, least: int, most: int, what: str) -> int:
    if word.isascii() and word.isdigit() and least <= int(word) <= most and str(int(word)) == word:
        return int(word)
    raise Malformed(f"{word!r} is not a {what} ({least} to {most}).")


def _resource(words: list[str], verb: int) -> int:
    return pack(verb, _one_of(_only(words), RESOURCES[: t.KINDS], "resource"))


def _dweller(word: str, vault: Vault) -> int:
    if word.startswith("L") and len(word) > 1:
        return t.FROM_SPACE + parse_space(word, vault)
    return _one_of(word, WHO, "dweller")


def _heal(words: list[str], vault: Vault) -> int:
    if len(words) == 2:  # of two dwellers on a space, the one with this training to come
        return pack(t.HEALED, _dweller(words[0], vault), _one_of(words[1], MARKS, "training"))
    return pack(t.HEALED, _dweller(_only(words), vault))


def _cubes(word: str) -> int:
    number = 0
    for kind, scale in zip(RESOURCES, (1, 7, 49), strict=False):
        if word.count(kind) > t.TRACK_SIZE:
            raise Malformed(f"{word!r} has more cubes of a kind than a track holds.")
        number += scale * word.count(kind)
    if not word or cubes_name(number) != word:
        raise Malformed(f"{word!r} is not a row of cubes (such as WFF; water, food, power).")
    return number


def _exchange(word: str) -> int:
    paid, arrow, gained = word.partition(">")
    if not arrow:
        raise Malformed("an exchange is `exchange <paid>><gained>`, such as `exchange W>FF`.")
    return pack(t.EXCHANGE, _cubes(paid), _cubes(gained))


def _train(words: list[str], vault: Vault) -> int:
    if len(words) != 2:
        raise Malformed("training is `train <space> <letter>`, such as `train L0.3 L`.")
    lying = words[0].endswith("!")
    space = parse_space(words[0].removesuffix("!"), vault)
    return pack(t.TRAINED, space, 1 + _one_of(words[1], LETTERS, "letter"), int(lying))


def _roll(words: list[str]) -> int:
    if len(words) != 2:
        raise Malformed("a roll is `roll <low> <high>`, such as `roll 2 5`.")
    low, high = (_number(word, 1, 6, "face") for word in words)
    if low > high:
        raise Malformed("the lower face comes first.")
    return pack(t.ROLL, low, high)


def _level(words: list[str], vault: Vault) -> int:
    if len(words) != 2:
        raise Malformed("a level's owner is `level <level> <seat>`, such as `level 1 0`.")
    level = _number(words[0], 1, vault.players, "level")
    return pack(t.LEVEL, level, _number(words[1], 0, vault.players - 1, "seat"))
