"""Looking things up: cards by name, spaces and tiles, why something is or is not possible."""

from __future__ import annotations

import re
from collections.abc import Iterator

from overseer.cli.terminal.fallout.hands import parts_of
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.lookup import Card, explained, find
from overseer.games.fallout.table import FalloutSpace, FalloutTile
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import LANGUAGES

_SPACE = re.compile(r"([A-Fa-f][1-3])(\.[1-7xX])?")


def space_of(word: str) -> str | None:
    """The name of the space or slot that a word means: `B2.1` or `B2`, also in small letters."""
    match = _SPACE.fullmatch(word)
    return f"{match[1].upper()}{(match[2] or '').lower()}" if match else None


def find_cards(scene: Scene, text: str) -> list[Card]:
    """The cards that a text names; of the library only what is in play has a name."""
    return find(text, ((card, _names(scene, card)) for card in _all_cards(scene)))


def card_texts(scene: Scene, name: str) -> list[str]:
    """What a card says, or which cards a name could mean."""
    found = find_cards(scene, name)
    if len(found) > 1:
        names = ", ".join(scene.name(*card) for card in found)
        return [scene.say("play-several-cards", names=names)]
    return [line for card in found for line in _card(scene, card)]


def why_texts(scene: Scene, query: str, seat: int) -> list[str]:
    """A space, tile, card or choice that a player points at, and why it is or is not possible.

    A query that names nothing raises Malformed.
    """
    space = space_of(query)
    if space is not None:
        return [*place_texts(scene, space), *explained(scene, space, seat)]
    cards = find_cards(scene, query)
    if not cards or _is_choice(scene, query):
        return explained(scene, query, seat)
    if len(cards) > 1:
        return card_texts(scene, query)
    return [*_card(scene, cards[0]), *explained(scene, cards[0][1], seat)]


def place_texts(scene: Scene, name: str) -> list[str]:
    """A space, or a tile with all its spaces; empty if there is none."""
    space = scene.seen.space(name)
    if space is not None:
        return [describe_space(scene, space)]
    slot = scene.seen.slot(name.partition(".")[0])
    return [] if slot is None or name[2:] not in ("", ".x") else list(describe_slot(scene, slot))


def describe_slot(scene: Scene, slot: FalloutTile) -> Iterator[str]:
    """A tile in sentences."""
    kind = scene.noun("tile", slot.kind)
    if slot.tile is None:
        none = scene.say("play-fallout-nothing")
        enemies = "; ".join(scene.enemy_words(enemy) for enemy in slot.enemies) or none
        yield scene.say(
            "play-fallout-tile-facedown",
            slot=slot.slot,
            kind=kind,
            enemies=enemies,
            adjacent=_titles(scene, slot.adjacent),
        )
        return
    tile = scene.name("tile", slot.tile)
    yield scene.say("play-fallout-tile", slot=slot.slot, tile=tile, kind=kind)
    for space in slot.spaces:
        yield describe_space(scene, space)


def describe_space(scene: Scene, space: FalloutSpace) -> str:
    """A space in a sentence, with what it is next to."""
    return scene.say(
        "play-fallout-space",
        space=scene.space_title(space.space),
        parts="; ".join(scene.space_parts(space)) or scene.say("play-fallout-empty"),
        adjacent=_titles(scene, space.adjacent),
    )


def _titles(scene: Scene, spaces: list[str]) -> str:
    return ", ".join(scene.space_title(space) for space in spaces)


def _is_choice(scene: Scene, text: str) -> bool:
    """Whether a text is the notation of a choice, possible or not."""
    try:
        scene.game.book.parse(text, scene.state)
    except Malformed:
        return False
    return True


def _card(scene: Scene, card: Card) -> list[str]:
    """A card's name and text; one's own agendas with what they are worth."""
    kind, name = card
    texts = scene.texts
    if kind == "agenda":
        return [_title(scene, card), *texts.agenda(name), *_worth(scene, name)]
    if kind == "quest":
        return [_title(scene, card), scene.story(f"quest-{name}"), *texts.quest(name)]
    lines = {
        "item": texts.item,
        "perk": texts.perk,
        "character": texts.character,
        "enemy": texts.enemy,
        "scenario": texts.scenario,
    }[kind](name)
    return [_title(scene, card), *lines]


def _title(scene: Scene, card: Card) -> str:
    label = scene.say(f"play-fallout-kind-{card[0]}")
    return scene.say("play-card", name=scene.name(*card), kind=label)


def _worth(scene: Scene, agenda: str) -> Iterator[str]:
    for survivor in scene.seen.survivors:
        for held in survivor.hand or ():
            if held.agenda == agenda:
                given = " + ".join(
                    ["1", *(str(part.given) for part in parts_of(scene, survivor.seat, agenda))]
                )
                yield scene.say("play-fallout-worth", influence=held.influence, sum=given)


def _all_cards(scene: Scene) -> Iterator[Card]:
    content = scene.game.content
    yield from (("item", card.id) for card in content.items)
    yield from (("perk", card.id) for card in content.perks)
    yield from (("agenda", card.id) for card in content.agendas)
    yield from (("character", card.id) for card in content.characters)
    yield from (("enemy", card.id) for card in content.enemies)
    yield from (("quest", quest.quest) for quest in scene.seen.quests)
    yield ("scenario", scene.seen.scenario)


def _names(scene: Scene, card: Card) -> list[str]:
    """A card's name in every language."""
    book = scene.game.book
    return [book.words(language).card_name(*card) for language in LANGUAGES]
