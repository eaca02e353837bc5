"""Proofs: a pack as its author looks at it, with everything on its cards, sealed or not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from overseer.display.model import Face, Stock
from overseer.display.web import Web


class Passage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a card: a lead or an objective with what is asked, done and told."""

    title: str = ""
    lead: str = ""  # that is read before it is chosen
    rules: list[str] = []  # what it asks and does, made from the data
    told: list[tuple[str, str]] = []  # when, and what is read then


class ProofCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card with all that is on it."""

    key: str  # its kind and its id
    name: str
    about: str = ""
    text: str = ""
    face: Face | None = None
    passages: list[Passage] = []


class ProofPart(Struct, frozen=True, kw_only=True):
    """The cards of one deck."""

    key: str
    title: str
    cards: list[ProofCard]


class Proof(Struct, frozen=True, kw_only=True):
    """What can be looked at of a pack."""

    parts: list[ProofPart]
    web: Web | None = None
    survey: Any = None  # the map, as the game draws it


def proof_of(stock: Stock, own: Iterable[str] | None) -> Proof:
    """The proof of a game that has nothing sealed: its stock, or those of some ids."""
    wanted = None if own is None else {*own}
    parts = [
        ProofPart(
            key=part.key,
            title=part.title,
            cards=[
                ProofCard(
                    key=f"{part.key}:{card.id}",
                    name=card.name,
                    about=f"× {card.copies}" if card.copies > 1 else "",
                    text=card.text,
                    face=card.face,
                )
                for card in part.cards
                if wanted is None or card.id in wanted
            ],
        )
        for part in stock.parts
    ]
    return Proof(parts=[part for part in parts if part.cards])
