"""Notation: options of Fallout Shelter as short lines of text, and back (docs/notation.md)."""

from __future__ import annotations

import re
from functools import cache

from overseer.games.shelter import terms as t
from overseer.games.shelter.names import Names
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import a_of, b_of, pack
from overseer.kernel.errors import Malformed
from overseer.kernel.grammar import (
    FACE,
    PLACE,
    UNTOLD,
    VALUE,
    Field,
    Grammar,
    Verb,
    counted,
    named,
    one_of,
    ranged,
    seated,
    whole,
    worded,
)

RESOURCES = "WFE?"
QUESTIONS = named(vars(t), "ASK_")  # the kinds of decisions
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

HELD = "held"  # where a card lies: before its owner, or in its track
TRACK = "track"

_SPACE = re.compile(r"L(\d)\.(\d{1,2}|e)")
# Words that are tried, some of which mean nothing at any table.
_SPACES = tuple(f"L{level}.{place}" for level in range(6) for place in (*range(14), "e"))
_CUBES = ("W", "F", "E", "WW", "FF", "EE", "WF", "WE", "FE", "WFE", "WWWWWW", "WWWWWWW")


class Notation(Grammar):
    """The choices of Fallout Shelter with the card ids of one game."""

    def __init__(self, names: Names) -> None:
        self.names = names
        space = Field("space", PLACE, space_name, parse_space, words=_SPACES)
        dweller = worded("dweller", WHO)
        held = worded("item", names.items, "item", lies=HELD)
        resource = worded("resource", RESOURCES[: t.KINDS])
        letter = worded("letter", LETTERS, first=1)
        face = ranged("face", 1, 6, FACE)
        healed = Field("dweller", PLACE, dweller_name, parse_dweller, words=(*WHO, *_SPACES))
        deck = worded("deck", DECKS)
        cards = (names.items, names.rooms, names.threats)
        drawn = tuple(worded(kind, ids, kind) for kind, ids in zip(DECKS, cards, strict=True))
        layer = counted("layer", role=UNTOLD)
        # Of two dwellers on a space, the one with this training to come.
        training = worded("training", MARKS)
        super().__init__(
            {
                t.DONE: Verb("done", implied=_done),
                t.PASS: Verb("pass"),
                t.PLACE: Verb("place", (dweller, space), implied=_placed),
                t.WITH: Verb("with", (dweller,)),
                t.WEAR: Verb("wear", (held,)),
                t.ROOM: Verb("room", (worded("room", names.rooms, "room", lies=TRACK),)),
                t.SIDE: Verb("side", (worded("side", SIDES),)),
                t.DISCOUNTED: Verb("discount", (held,)),
                t.STRIKE: Verb("strike", (worded("resource", RESOURCES),)),
                t.PAID: Verb("pay", (resource,)),
                t.GIVE: Verb("give", (held,)),
                t.USE: Verb("use", (held,)),
                t.DIE: Verb("reroll", (face,)),
                t.TAKE: Verb("take", (worded("item", names.items, "item", lies=TRACK),)),
                t.GAINED: Verb("gain", (resource,)),
                t.READIED: Verb("ready", (held,)),
                t.HEALED: Verb(
                    "heal",
                    (healed, training),
                    by_first=lambda a: (healed if a >= t.FROM_SPACE else dweller, training),
                    short=True,
                ),
                t.EXCHANGE: Verb("exchange", (_cubes("paid"), _cubes("gained")), joint=">"),
                t.INCOME: Verb("income", (resource,)),
                t.TRAINED: Verb("train", (space, letter), mark="!", marked="injured"),
                t.TRAINEE_IS: Verb("trainee", (worded("dweller", TRAINEES),)),
                t.ROLL: Verb("roll", (face, face), told=True, implied=_rolled),
                t.REROLLED: Verb("die", (face,), told=True),
                t.DRAW: Verb(
                    "draw", (deck,), by_first=lambda a: (deck, drawn[a], layer), short=True
                ),
                t.FIRST: Verb("first", (seated(),)),
                t.LEVEL: Verb("level", (Field("level", VALUE, str, _level, True), seated())),
            }
        )


@cache
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


def parse_dweller(word: str, vault: Vault) -> int:
    """A dweller as `dweller_name` writes it."""
    if word.startswith("L") and len(word) > 1:
        return t.FROM_SPACE + parse_space(word, vault)
    return one_of(word, WHO, "dweller")


def parse_cubes(word: str, vault: Vault) -> int:
    """Cubes as `cubes_name` writes them."""
    number = 0
    for kind, scale in zip(RESOURCES, (1, 7, 49), strict=False):
        if word.count(kind) > t.TRACK_SIZE:
            raise Malformed(f"{word!r} has more cubes of a kind than a track holds.")
        number += scale * word.count(kind)
    if not word or cubes_name(number) != word:
        raise Malformed(f"{word!r} is not a row of cubes (such as WFF; water, food, power).")
    return number


def _cubes(name: str) -> Field:
    return Field(name, VALUE, cubes_name, parse_cubes, words=_CUBES)


def _level(word: str, vault: Vault) -> int:
    return whole(word, "level", 1, int(vault.players))


def _done(code: int, vault: Vault) -> int:
    """What is ended is the question that is open."""
    return code | pack(t.DONE, vault.open.prompt if vault.open else 0)


def _placed(code: int, vault: Vault) -> int:
    """A placement knows the card on its space."""
    return code | pack(t.PLACE, 0, 0, vault.card[b_of(code)])


def _rolled(code: int, vault: Vault) -> int:
    if a_of(code) > b_of(code):
        raise Malformed("the lower face comes first.")
    return code
