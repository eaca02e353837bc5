"""Looking up Fallout: what spaces and tiles are like, and what cards say, by their names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from overseer.display.fallout.hands import agenda_parts
from overseer.display.fallout.look import Look
from overseer.display.fallout.outline import space_of, tile_of
from overseer.display.model import Found
from overseer.display.naming import matching
from overseer.games.fallout.table import FalloutSpace
from overseer.texts.bundles import LANGUAGES

Card = tuple[str, str]  # kind and id

_SPACE = re.compile(r"([A-Fa-f][1-3])(\.[1-7xX])?")


def space_named(word: str) -> str | None:
    """The name of the space or slot that a word means: `B2.1` or `B2`, also in small letters."""
    match = _SPACE.fullmatch(word)
    return f"{match[1].upper()}{(match[2] or '').lower()}" if match else None


def look_up(look: Look, text: str) -> list[Found]:
    """The space or tile of a name, or the cards; of the library only what is in play has one."""
    space = space_named(text)
    if space is not None:
        return [Found(thing=space, name=space, lines=_place(look, space))]
    named = ((card, (card[1], *_names(look, card))) for card in _all_cards(look))
    return [
        Found(thing=card[1], name=look.name(*card), lines=list(_card(look, card)))
        for card in matching(text, named)
    ]


def _place(look: Look, name: str) -> list[str]:
    """A space, or a tile with all its spaces; empty if there is none."""
    if isinstance(look.spaces.get(name), FalloutSpace):
        return [space_of(look, name)]
    slot = look.table.slot(name.partition(".")[0])
    if slot is None or (slot.tile is not None and "." in name):
        return []
    tile = tile_of(look, slot)
    return [f"{tile.title}.", *tile.lines]


def _card(look: Look, card: Card) -> Iterator[str]:
    """A card's name and text; one's own agendas with what they are worth."""
    kind, name = card
    label = look.say(f"play-fallout-kind-{kind}")
    yield look.say("play-card", name=look.name(*card), kind=label)
    if kind == "quest":
        yield look.story(f"quest-{name}")
    yield from getattr(look.lore.texts, kind)(name)
    if kind == "agenda":
        yield from _worth(look, name)


def _worth(look: Look, agenda: str) -> Iterator[str]:
    for survivor in look.table.survivors:
        for held in survivor.hand or ():
            if held.agenda == agenda:
                seat, texts = survivor.seat, look.lore.texts
                parts = agenda_parts(look.book, look.land, texts, seat, agenda)
                given = " + ".join(["1", *(str(part.given) for part in parts)])
                yield look.say("play-fallout-worth", influence=held.influence, sum=given)


def _all_cards(look: Look) -> Iterator[Card]:
    content = look.book.content
    yield from (("item", card.id) for card in content.items)
    yield from (("perk", card.id) for card in content.perks)
    yield from (("agenda", card.id) for card in content.agendas)
    yield from (("character", card.id) for card in content.characters)
    yield from (("enemy", card.id) for card in content.enemies)
    yield from (("quest", quest.quest) for quest in look.table.quests)
    yield ("scenario", look.table.scenario)


def _names(look: Look, card: Card) -> list[str]:
    """A card's name in every language."""
    return [look.book.words(language).card_name(*card) for language in LANGUAGES]
