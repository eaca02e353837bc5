"""Spoken names: everything on a table of Fallout by the name that people read there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.display.fallout.words import Words
from overseer.display.naming import Named
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import SLOTS
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import pack


def spoken_names(land: Wasteland, names: Names, words: Sequence[Words]) -> Iterator[Named]:
    """Things as `Why` takes them, with their names in each of some words.

    Of the library only what is in play has a name (FO-LIB-03).
    """
    kinds: dict[str, Sequence[str]] = {
        "item": [item for item in names.items if item not in names.characters],
        "perk": names.perks,
        "agenda": names.agendas,
        "character": names.characters,
        "quest": [names.quests[quest] for quest in land.staged],
        "place": names.places,
    }
    for kind, cards in kinds.items():
        for card in cards:
            yield card, tuple(say.card_name(kind, card) for say in words)
    for index, token in enumerate(names.tokens):
        yield token, tuple(str(say.enemy(index)["enemy"]) for say in words)
    for slot, tile in enumerate(land.slots):
        if tile > 0:
            yield SLOTS[slot], tuple(str(say.tile(int(tile) - 1)["tile"]) for say in words)
    for seat in range(land.players if land.players > 1 else 0):
        yield f"trade {seat}", tuple(say.player(seat) for say in words)


def spoken_buttons(words: Sequence[Words]) -> Iterator[Named]:
    """Choices that are about nothing else, such as to camp, as buttons say them."""
    for number, verb in words[0].notation.verbs.items():
        if not verb.fields:
            yield verb.word, tuple(say.option(pack(number)) for say in words)
