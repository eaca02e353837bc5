"""Grammars: choices as short lines of text and back, and what choices and events are about.

A game declares each verb once, as a word and its fields. How the choice is written, how it is read
and which targets it has follow from that. Its events are declared by the same fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random
from typing import Any

from overseer.kernel.decision import a_of, b_of, c_of, pack, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.targets import CardTarget, Happening, Targets

_MOST = 4095
_NUMBERS = (*map(str, range(10)), str(_MOST))
_FEW = 12  # words that are listed where one of them is expected

# What a field fills of the targets; every other role is the kind of a card.
PLACE = "place"
SEAT = "seat"
DICE = "dice"
FACE = "face"
VALUE = "value"  # by the field's name
CARD_PLACE = "card place"  # of the card before it
CARD_STATE = "card state"
UNTOLD = ""  # only the notation tells it


@dataclass(frozen=True, slots=True)
class Field:
    """A word of a choice and the number that it stands for.

    `read` is given the position too, for words that mean something only there.
    """

    name: str
    role: str | Callable[[int], str]  # where numbers stand for cards of several kinds, their kinds
    write: Callable[[int], str]
    read: Callable[[str, Any], int]
    is_number: bool = False
    lies: str = ""  # where a card lies that is named by it
    words: Sequence[str] = _NUMBERS  # that can stand there; of numbers only some


# The fields of an event, or what they are by its first number.
Fields = tuple[Field, ...] | Callable[[int], tuple[Field, ...]]


@dataclass(frozen=True, slots=True)
class Verb:
    """How a choice is written: its word, and the fields that follow in their order."""

    word: str
    fields: tuple[Field, ...] = ()
    # The fields, where they depend on what the first one says.
    by_first: Callable[[int], tuple[Field, ...]] | None = None
    joint: str = " "  # what stands between the words
    short: bool = False  # whether a last field is left out if it is 0
    mark: str = ""  # behind the first word if the third number is 1
    marked: str = ""  # what that number is called among the values
    told: bool = False  # to everybody, since no event tells of it
    # What the position adds to what the words say.
    implied: Callable[[int, Any], int] | None = None

    def parts(self, first: int) -> tuple[Field, ...]:
        """All fields of a choice whose first number this is."""
        return self.fields if self.by_first is None else self.by_first(first)

    def written(self, values: Sequence[int]) -> tuple[Field, ...]:
        """The fields that a choice with these numbers has words for."""
        parts = self.parts(values[0])
        return parts[:-1] if self.short and values[len(parts) - 1] == 0 else parts


class Grammar:
    """The verbs of a game by their numbers."""

    def __init__(self, verbs: Mapping[int, Verb]) -> None:
        self.verbs = verbs
        self._by_word = {verb.word: number for number, verb in verbs.items()}

    def is_verb(self, word: str) -> bool:
        """Whether choices begin with a word."""
        return word in self._by_word

    def kind(self, code: int) -> str:
        """The word that a packed option begins with."""
        return self.verbs[verb_of(code)].word

    def format(self, code: int) -> str:
        """A packed option as text."""
        verb, values = self.verbs[verb_of(code)], _values(code)
        words = [part.write(value) for part, value in _paired(verb.written(values), values)]
        if verb.mark and values[2]:
            words[0] += verb.mark
        return " ".join(filter(None, (verb.word, verb.joint.join(words))))

    def some(self, rng: Random, word: str = "") -> str:
        """A line that means something in some game; which verb it begins with may be told."""
        number = self._by_word.get(word)
        verb = self.verbs[rng.choice(list(self.verbs)) if number is None else number]
        words = [rng.choice(field.words) for field in verb.fields]
        if verb.by_first is not None:
            first = list(verb.fields[0].words).index(words[0])
            words[1:] = [rng.choice(field.words) for field in verb.parts(first)[1:]]
        if verb.short and rng.randrange(2):
            words.pop()
        if verb.mark and rng.randrange(2):
            words[0] += verb.mark
        return " ".join(filter(None, (verb.word, verb.joint.join(words))))

    def targets(self, code: int) -> Targets:
        """What a packed option points at."""
        verb, values = self.verbs[verb_of(code)], _values(code)
        marked = {verb.marked: 1} if verb.mark and values[2] else {}
        return targets_of(verb.written(values), values, marked)

    def parse(self, text: str, position: object = None) -> int:
        """The packed option that a text names in a position, or in any if there is none."""
        words = text.split()
        if not words:
            raise Malformed("An empty line is not a choice.")
        number = self._by_word.get(words[0])
        if number is None:
            near = get_close_matches(words[0], self._by_word, 1)
            hint = f"did you mean {near[0]!r}?" if near else "see docs/notation.md"
            raise Malformed(f"{text!r}: unknown word {words[0]!r} ({hint}).")
        try:
            return self._parse(number, words[1:], position)
        except Malformed as error:
            raise Malformed(f"{text!r}: {error}") from None

    def _parse(self, number: int, words: list[str], position: object) -> int:
        verb = self.verbs[number]
        if verb.joint != " " and len(words) == 1:
            words = words[0].split(verb.joint)
        values = [0, 0, 0]
        if verb.mark and words and words[0].endswith(verb.mark):
            words[0] = words[0].removesuffix(verb.mark)
            values[2] = 1
        first = verb.fields[0].read(words[0], position) if verb.by_first and words else 0
        parts = verb.parts(first)
        if verb.short and len(words) == len(parts) - 1:
            words = [*words, parts[-1].write(0)]
        elif verb.short and words[-1:] == [parts[-1].write(0)]:
            raise Malformed(f"the {parts[-1].name} {words[-1]} is not written.")
        if len(words) != len(parts):
            usage = verb.joint.join(f"<{part.name}>" for part in parts)
            raise Malformed(f"`{' '.join(filter(None, (verb.word, usage)))}` is expected.")
        for place, (part, word) in enumerate(zip(parts, words, strict=True)):
            values[place] = part.read(word, position)
        code = pack(number, *values)
        return code if verb.implied is None else verb.implied(code, position)


class Tidings:
    """The events of a game as everybody may know them: what is not declared is not told."""

    def __init__(
        self,
        grammar: Grammar,
        names: Mapping[int, str],
        fields: Mapping[int, Fields],
    ) -> None:
        self.grammar = grammar
        self.names = names
        self.fields = fields

    def happening(self, event: Event) -> Happening | None:
        """An event with what it is about, or None for a choice that is not told."""
        seat = int(event.seat)
        if event.kind != CHOICE:
            numbers = (int(event.a), int(event.b), int(event.c))
            fields = self.fields.get(int(event.kind), ())
            parts = fields(numbers[0]) if callable(fields) else fields
            return Happening(self.names[int(event.kind)], seat, targets_of(parts, numbers))
        code = int(event.a)
        if not self.grammar.verbs[verb_of(code)].told:
            return None
        return Happening("choice", seat, self.grammar.targets(code), self.grammar.kind(code))


def targets_of(
    fields: Sequence[Field], numbers: Sequence[int], further: Mapping[str, str | int] = {}
) -> Targets:
    """What numbers point at, by the fields that say what they are, and further values."""
    places: list[str] = []
    cards: list[CardTarget] = []
    seats: list[int] = []
    dice: list[int] = []
    faces: list[int] = []
    values = dict(further)
    for field, number in _paired(fields, numbers):
        role = field.role if isinstance(field.role, str) else field.role(number)
        if role == UNTOLD:
            continue
        word = field.write(number)
        if role == PLACE:
            places.append(word)
        elif role == SEAT:
            seats.append(number)
        elif role == DICE:
            dice += map(int, word)
        elif role == FACE:
            faces += (int(face) if face.isdigit() else 0 for face in word)
        elif role == VALUE:
            values[field.name] = int(word) if field.is_number else word
        elif role == CARD_PLACE:
            last = cards.pop()
            cards.append(CardTarget(last.kind, last.id, word, last.state))
        elif role == CARD_STATE:
            last = cards.pop()
            cards.append(CardTarget(last.kind, last.id, last.place, word))
        else:
            cards.append(CardTarget(role, word, field.lies))
    return Targets(tuple(places), tuple(cards), tuple(seats), tuple(dice), tuple(faces), values)


def worded(
    name: str,
    known: Sequence[str],
    role: str | Callable[[int], str] = VALUE,
    first: int = 0,
    lies: str = "",
) -> Field:
    """A field with a word for each number, the first of which stands for `first`."""
    return Field(
        name,
        role,
        lambda number: known[number - first],
        lambda word, position: one_of(word, known, name) + first,
        lies=lies,
        words=known,
    )


def counted(name: str, first: int = 0, role: str = VALUE) -> Field:
    """A field that is a number itself, written with the first one as `first`."""
    return Field(
        name,
        role,
        lambda value: str(value + first),
        lambda word, position: whole(word, name, first) - first,
        is_number=True,
    )


def ranged(name: str, least: int, most: int, role: str = VALUE) -> Field:
    """A field that is a number within limits."""
    return Field(
        name, role, str, lambda word, position: whole(word, name, least, most), is_number=True
    )


def seated(name: str = "seat") -> Field:
    """A field that is somebody's seat."""
    return Field(name, SEAT, str, _seat, is_number=True)


def told(
    name: str, write: Callable[[int], str] = str, role: str | Callable[[int], str] = VALUE
) -> Field:
    """A field of events, which nobody has to read; as it stands, a number."""
    return Field(name, role, write, _unread, is_number=write is str)


def one_of(word: str, known: Sequence[str], what: str) -> int:
    """The place of a word among those that are known."""
    for place, each in enumerate(known):
        if each == word:
            return place
    near = get_close_matches(word, known, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    if not near and len(known) <= _FEW:
        hint = f" (one of {' '.join(known)})"
    raise Malformed(f"{word!r} is not a {what}{hint}.")


def whole(word: str, what: str, least: int, most: int = _MOST) -> int:
    """A whole number within limits, written as such."""
    is_number = word.isascii() and word.isdigit() and str(int(word)) == word
    if is_number and least <= int(word) <= most:
        return int(word)
    limits = f"a whole number from {least}" if most == _MOST else f"{least} to {most}"
    raise Malformed(f"{word!r} is not a {what} ({limits}).")


def named(vocabulary: Mapping[str, object], prefix: str) -> dict[int, str]:
    """The public words of a game's constants, such as "put-enemy" of ASK_PUT_ENEMY."""
    return {
        value: name.removeprefix(prefix).lower().replace("_", "-")
        for name, value in vocabulary.items()
        if name.startswith(prefix) and isinstance(value, int)
    }


def _unread(word: str, position: object) -> int:
    raise Malformed(f"{word!r} is not a choice.")


def _seat(word: str, position: Any) -> int:
    found = whole(word, "seat", 0)
    if position is not None and found >= position.players:
        raise Malformed(f"there is no seat {found} in this game.")
    return found


def _values(code: int) -> tuple[int, int, int]:
    return a_of(code), b_of(code), c_of(code)


def _paired(fields: Sequence[Field], numbers: Iterable[int]) -> Iterable[tuple[Field, int]]:
    return zip(fields, numbers, strict=False)
