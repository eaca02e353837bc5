"""Options and decisions: the one list of legal choices that everything else consumes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.book import Book
from overseer.kernel.errors import Malformed
from overseer.kernel.targets import Targets
from overseer.kernel.vecs import vec

CHANCE: Final = -1
SPECTATOR: Final = -2
ALL: Final = -3  # who sees everything: nobody at a table, but its host alone with it may

A: Final = 8  # where the three fields begin
B: Final = 20
C: Final = 32
_FIELD: Final = 0xFFF


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """One option as one number: a verb below 256 and three fields below 4096."""
    return verb | (a << A) | (b << B) | (c << C)


def verb_of(code: i64) -> i64:
    """The verb of a packed option."""
    return code & 0xFF


def a_of(code: i64) -> i64:
    """The first field of a packed option."""
    return (code >> A) & _FIELD


def b_of(code: i64) -> i64:
    """The second field of a packed option."""
    return (code >> B) & _FIELD


def c_of(code: i64) -> i64:
    """The third field of a packed option."""
    return (code >> C) & _FIELD


def language_name(language: object) -> str:
    """A language that a caller named, if it is a name at all."""
    if not isinstance(language, str):
        raise Malformed(f"A language is named by its code, not {language!r}.")
    return language


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One legal choice; compared by value."""

    def __init__(self, code: i64, weight: i64, book: Book) -> None:
        self.code = code
        self.weight = weight
        self.book = book

    @property
    def verb(self) -> int:
        """The number of the kind; the game's vocabulary names it."""
        return verb_of(self.code)

    @property
    def a(self) -> int:
        """The first field."""
        return a_of(self.code)

    @property
    def b(self) -> int:
        """The second field."""
        return b_of(self.code)

    @property
    def c(self) -> int:
        """The third field."""
        return c_of(self.code)

    @property
    def notation(self) -> str:
        """The choice as journals write it, such as `place S L2.4`."""
        return self.book.notation(self.code)

    @property
    def kind(self) -> str:
        """What kind of choice it is, by a public word, such as `place`."""
        return self.book.kind(self.code)

    @property
    def targets(self) -> Targets:
        """What the choice points at: places, cards, seats, dice, by their ids."""
        return self.book.targets(self.code)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ledger ids that allow the choice."""
        return self.book.rules(self.code)

    def text(self, language: object = "en") -> str:
        """The choice in words."""
        return self.book.text(self.code, language_name(language))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code

    def __hash__(self) -> int:
        return hash(int(self.code))

    def __repr__(self) -> str:
        return f"<Option {self.notation}>"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """A fixed sequence of options, held as packed numbers until one is looked at."""

    def __init__(self, codes: vec[i64], weights: vec[i64], book: Book) -> None:
        self.codes = codes
        self.weights = weights
        self.book = book

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int) -> Option:
        size: int = len(self.codes)
        if index < 0:
            index += size
        if index < 0 or index >= size:
            raise IndexError(f"there are {size} options")
        place: i64 = index
        weights = self.weights
        return Option(self.codes[place], weights[place] if len(weights) > 0 else 1, self.book)

    def __iter__(self) -> Iterator[Option]:
        for i in range(len(self.codes)):
            yield self[i]

    def __reversed__(self) -> Iterator[Option]:
        for i in range(len(self.codes) - 1, -1, -1):
            yield self[i]

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and self.find(option.code) >= 0

    def index(self, option: object) -> int:
        """The place of an option; raises ValueError if it is not among these."""
        place = self.find(option.code) if isinstance(option, Option) else -1
        if place < 0:
            raise ValueError(f"{option!r} is not among the options")
        return place

    def count(self, option: object) -> int:
        """How often an option is listed: once, or not at all."""
        return 1 if option in self else 0

    def weight(self, index: i64) -> i64:
        """How likely chance is to pick this one, relative to the others."""
        return self.weights[index] if len(self.weights) > 0 else 1

    def total(self) -> i64:
        """The sum of all weights."""
        weights = self.weights
        if len(weights) == 0:
            return len(self.codes)
        total: i64 = 0
        for weight in weights:
            total += weight
        return total

    def picked(self, number: i64) -> i64:
        """The packed option that a number below the total falls upon, each by its weight."""
        weights = self.weights
        if len(weights) == 0:
            return self.codes[number]
        index: i64 = 0
        for weight in weights:
            if number < weight:
                break
            number -= weight
            index += 1
        return self.codes[index]

    def find(self, code: i64) -> i64:
        """The place of a packed option, or -1."""
        codes = self.codes
        for i in range(len(codes)):
            if codes[i] == code:
                return i
        return -1

    def __repr__(self) -> str:
        return f"<Options {[option.notation for option in self]}>"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Who must choose what, and why: a seat, a prompt, its source and the options.

    Decisions that are open at the same time form a chain through `next`.
    """

    def __init__(self, seat: i64, prompt: i64, source: i64, options: Options, default: i64) -> None:
        self.seat = seat
        self.prompt = prompt
        self.source = source
        self.options = options
        self.default = default
        self.next: Decision | None = None

    def forced(self) -> Decision | None:
        """The first decision of the chain that leaves no choice, or None."""
        decision: Decision | None = self
        while decision is not None:
            if len(decision.options.codes) == 1:
                return decision
            decision = decision.next
        return None

    @property
    def kind(self) -> str:
        """What kind of question it is, by a public word, such as `turn`."""
        return self.options.book.prompt_kind(self.prompt)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ledger ids that raise this decision."""
        return self.options.book.prompt_rules(self.prompt)

    def text(self, language: object = "en") -> str:
        """The question in words."""
        return self.options.book.prompt_text(self.prompt, self.source, language_name(language))

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat}: {self.text()} {self.options!r}>"
