"""Looking things up: cards by name, why something is or is not possible."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from overseer.cli.terminal.lookup import Card, explained, find
from overseer.cli.terminal.menu import Entry
from overseer.cli.terminal.shelter.scene import Place, Scene
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import LANGUAGES

_SPACE = re.compile(r"[Ll]?(\d)\.(\d{1,2}|[eE])")


def space_of(word: str) -> str | None:
    """The name of the space that a word means: `L0.4`, also written l0.4 or 0.4."""
    match = _SPACE.fullmatch(word)
    return f"L{match[1]}.{match[2].lower()}" if match else None


def find_cards(scene: Scene, text: str) -> list[Card]:
    """The cards that a text names: by id or by name in any language, in full or in part."""
    return find(text, ((card, _names(scene, card)) for card in _all_cards(scene)))


def card_name(scene: Scene, card: Card) -> str:
    """The name of a card in the language of the scene."""
    return scene.words.card_name(*card)


def card_text(scene: Scene, card: Card) -> str:
    """What a card says, after its name and kind."""
    kind, name = card
    words = scene.words
    if kind == "item":
        label = scene.say(f"kind-{scene.items[name].kind}")
        return scene.say("play-card", name=card_name(scene, card), kind=label) + (
            f" {words.item_text(name)}"
        )
    label = scene.say(f"play-kind-{kind}")
    text = words.room_text(name) if kind == "room" else words.threat_text(name)
    return scene.say("play-card", name=card_name(scene, card), kind=label) + f" {text}"


def several_cards(scene: Scene, cards: Sequence[Card]) -> str:
    """That a name is not enough, and which cards it could mean."""
    names = ", ".join(card_name(scene, card) for card in cards)
    return scene.say("play-several-cards", names=names)


def why_texts(scene: Scene, query: str, seat: int) -> list[str]:
    """Why a space, card or choice that a player points at is or is not possible.

    A query that names nothing raises Malformed.
    """
    space = space_of(query)
    if space is not None:
        place = scene.places.get(space)
        about = [] if place is None else [_place(scene, place)]
        return [*about, *explained(scene, space, seat)]
    cards = find_cards(scene, query)
    if not cards or _is_choice(scene, query):
        return explained(scene, query, seat)
    if len(cards) == 1:
        return [card_text(scene, cards[0]), *explained(scene, cards[0][1], seat)]
    return [several_cards(scene, cards)]


def entry_texts(scene: Scene, entry: Entry) -> list[str]:
    """An entry of the menu at length."""
    place = scene.places.get(entry.space)
    texts = [entry.title if place is None else _place(scene, place)]
    if place is None and entry.words:
        texts.append(entry.words)
    if entry.note:
        texts.append(entry.note)
    return texts


def _is_choice(scene: Scene, text: str) -> bool:
    """Whether a text is the notation of a choice, possible or not."""
    try:
        scene.game.book.lines.parse(text, scene.vault)
    except Malformed:
        return False
    return True


def _place(scene: Scene, place: Place) -> str:
    """A space in words, with what a threat there covers."""
    name = scene.place_name(place)
    if place.threat is None:
        return f"{place.name} ({name}): {scene.deal_words(place)}"
    threat = scene.words.card_name("threat", place.threat.id)
    covered = scene.say("play-covers", name=name, text=scene.words.space_text(place.printed))
    return f"{place.name} ({threat}): {scene.deal_words(place)} {covered}"


def _all_cards(scene: Scene) -> Iterator[Card]:
    names = scene.game.names
    yield from (("room", card) for card in names.rooms)
    yield from (("item", card) for card in names.items)
    yield from (("threat", card) for card in names.threats)


def _names(scene: Scene, card: Card) -> list[str]:
    """A card's name in every language."""
    book = scene.game.book
    return [book.words(language).card_name(*card) for language in LANGUAGES]
