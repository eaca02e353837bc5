"""The icons of Fallout Shelter by the names that clients know, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from overseer.content.shelter import Space
from overseer.display.model import Amount, IconInfo
from overseer.display.shelter.words import Words
from overseer.games.shelter.exchange import digit
from overseer.games.shelter.notation import LETTERS
from overseer.texts.bundles import in_language
from overseer.texts.ledger import Entry, ledger

EXCHANGE = "exchange"

# What packs write for an icon, and its name.
ICONS = {
    "W": "water",
    "F": "food",
    "E": "power",
    "?": "any-resource",
    "H": "happiness",
    "new-dweller": "new-dweller",
    "first-player": "first-player",
    "item": "item",
    "ready": "ready-item",
    "build": "build",
    "room-price": "pay-room",
    "refresh-items": "refresh-items",
    "refresh-rooms": "refresh-rooms",
    "injure": "injure",
    "heal": "heal",
    "train": "train-any",
    **{f"train-{letter}": f"train-{letter}" for letter in LETTERS},
}
RESOURCES = ("water", "food", "power")

# The icon reference: names in the order of the ledger's, each with its entry there.
REFERENCE = {
    "water": "SH-ICON-01",
    "food": "SH-ICON-01",
    "power": "SH-ICON-01",
    "any-resource": "SH-ICON-02",
    "happiness": "SH-ICON-03",
    "new-dweller": "SH-ICON-04",
    "first-player": "SH-ICON-05",
    "item": "SH-ICON-06",
    "ready-item": "SH-ICON-07",
    "build": "SH-ICON-08",
    "pay-room": "SH-ICON-09",
    EXCHANGE: "SH-ICON-10",
    "train-any": "SH-ICON-11",
    **{f"train-{letter}": "SH-ICON-11" for letter in LETTERS},
    "refresh-items": "SH-ICON-12",
    "refresh-rooms": "SH-ICON-12",
    "injure": "SH-ICON-13",
    "heal": "SH-ICON-14",
    "fight": "SH-ICON-15",
    "letter": "SH-ICON-16",
    "injured-only": "SH-ICON-17",
    "linked": "SH-ICON-18",
}
_NOTHING = "-"
_REMARKS = ("SH-ICON-07",)  # whose note is about the rulebook


def amounts(words: Words, icons: Sequence[str]) -> list[Amount]:
    """A row of icons as packs write them, equal neighbours together."""
    return [amount(words, icon, len(list(same))) for icon, same in groupby(icons)]


def amount(words: Words, icon: str, count: int = 1) -> Amount:
    """Some of one icon."""
    return Amount(icon=ICONS[icon], name=words.icons((icon,) * count), count=count)


def cubes(words: Words, kind: int, count: int) -> Amount:
    """Some cubes of one resource."""
    return Amount(icon=RESOURCES[kind], name=words.amount(kind, count), count=count)


def packed_cubes(words: Words, packed: int) -> list[Amount]:
    """Cubes of several kinds, packed as in an exchange."""
    numbers = [int(digit(packed, kind)) for kind in range(len(RESOURCES))]
    return [cubes(words, kind, number) for kind, number in enumerate(numbers) if number]


def rewards(words: Words, space: Space) -> list[Amount]:
    """What a space gives, an exchange last."""
    found = amounts(words, space.reward)
    if space.exchange:
        left, right = space.exchange
        name = words.say("icon-exchange", left=words.icons(left), right=words.icons(right))
        found.append(
            Amount(icon=EXCHANGE, name=name, left=amounts(words, left), right=amounts(words, right))
        )
    return found


def signs(words: Words, space: Space) -> dict[str, str]:
    """The names of what a space shows beside cost and reward."""
    found = {"letter": words.spelled(space.letter)} if space.letter else {}
    if space.linked:
        found["linked"] = words.say("icon-name-linked")
    if space.injured_only:
        found["injured_only"] = words.say("icon-name-injured-only")
    return found


def icon_reference(language: str) -> list[IconInfo]:
    """Every icon with its name and what it means as a cost, as a reward and otherwise."""
    entries = ledger("shelter", language).entries
    texts = in_language(language)
    return [
        IconInfo(icon=icon, name=texts.format(f"icon-name-{icon}"), text=_meaning(entry, language))
        for icon, entry in ((icon, entries[rule]) for icon, rule in REFERENCE.items())
    ]


def _meaning(entry: Entry, language: str) -> str:
    texts = in_language(language)
    other = _NOTHING if entry.id in _REMARKS else entry.other
    meanings = {"cost": entry.cost, "reward": entry.reward, "other": other}
    return " ".join(
        texts.format(f"icon-as-{role}", text=text)
        for role, text in meanings.items()
        if text not in ("", _NOTHING)
    )
