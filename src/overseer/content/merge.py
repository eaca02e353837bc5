"""Layers of cards: packs are applied in order, each on top of those before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from overseer.content.fields import is_kebab
from overseer.content.pack import Pack, built_in
from overseer.content.problems import Place, Problems, suggest
from overseer.content.source import Mapping

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Card(Generic[C]):
    """A card with the place where it was written.

    `kind` is the noun for messages, `text` the Fluent id of its name.
    """

    pack: Pack
    kind: str
    id: str
    text: str
    value: C
    place: Place
    body: Mapping

    def spot(self, *keys: str) -> Place:
        """The place of a value inside the card, or of the nearest block that holds it."""
        place, block = self.place, self.body
        for key in keys:
            node = block.get(key)
            if node is None:
                break
            place = node.place
            if not isinstance(node, Mapping):
                break
            block = node
        return place


@dataclass(frozen=True, slots=True)
class Layer(Generic[C]):
    """The cards of one pack; `complete` tells that all its files could be read."""

    pack: Pack
    cards: tuple[Card[C], ...]
    complete: bool


def check_ids(cards: Iterable[Card[C]], problems: Problems) -> None:
    """Note ids that are not in kebab-case, and ids that two kinds of card of a pack share."""
    seen: dict[str, Card[C]] = {}
    for card in cards:
        if not is_kebab(card.id):
            message = f"id '{card.id}' is not in kebab-case"
            problems.add(card.place, message, "lower-case letters, digits and hyphens")
        first = seen.setdefault(card.id, card)
        if first is not card:
            where = f"{first.place.file}:{first.place.line}"
            message = f"two cards of the pack are called {card.id}"
            problems.add(card.place, message, f"rename this {card.kind} or the one at {where}")


def merge(layers: Sequence[Layer[C]], problems: Problems) -> tuple[Card[C], ...]:
    """The cards of all layers: a removed id goes, a known id is replaced, a new id is added."""
    merged: dict[str, Card[C]] = {}
    complete = True
    for layer in layers:
        for name in layer.pack.removed:
            if merged.pop(name.text, None) is None and complete:
                message = f"there is no card '{name.text}' to remove"
                hint = suggest(name.text, merged) or "only cards of the packs below can go"
                problems.add(name.place, message, hint)
        below = dict(merged)
        for card in layer.cards:
            old = below.get(card.id, card)
            if old.kind != card.kind:
                message = (
                    f"{card.id} is already in pack {old.pack.info.id}, as a card of kind {old.kind}"
                )
                problems.add(card.place, message, f"give this {card.kind} another id")
            else:
                merged[card.id] = card
        complete = complete and layer.complete
    return tuple(merged.values())


def check_stack(packs: Sequence[Pack], problems: Problems) -> bool:
    """Whether packs can lie on one another; those that cannot are noted."""
    seen: set[str] = set()
    fits = True
    for pack in packs:
        if pack.info.id and pack.info.id in seen:
            message = f"two packs are called {pack.info.id}"
            problems.add(pack.spot("id"), message, "use one of them, or rename one")
        seen.add(pack.info.id)
        if pack.info.standalone and pack is not packs[0]:
            message = "a standalone pack cannot lie on another pack"
            problems.add(pack.spot("standalone"), message, "name it first")
            fits = False
        if pack.info.base and pack is not packs[0] and pack.info.base != packs[0].info.id:
            _note_base(pack, packs[0], problems)
            fits = False
    return fits


def _note_base(pack: Pack, lowest: Pack, problems: Problems) -> None:
    """Note a pack that is made for another base than the one that it lies on."""
    wanted, known = pack.info.base, built_in(pack.info.game)
    message = f"there is no built-in pack '{wanted}' to lie on"
    hint = suggest(wanted, known)
    if wanted in known:
        message = f"it is made for base {wanted}, but lies on {lowest.info.id}"
        hint = f"use it without {lowest.info.id}, or change base"
    problems.add(pack.spot("base"), message, hint)
