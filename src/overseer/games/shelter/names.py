"""Names: the ids of the cards in play, and which card each space in the tables is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class CardKind(Enum):
    """What a card in the tables is printed on."""

    NONE = "none"
    ROOM = "room"
    ELEVATOR = "elevator"
    START_ELEVATOR = "start-elevator"
    THREAT = "threat"
    ITEM = "item"


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card of the tables is printed: on which room, threat or item, and on which half."""

    kind: CardKind
    index: int = 0
    half: int = 0  # 0 left, 1 right, 2 the whole room


@dataclass(frozen=True, slots=True)
class Names:
    """Ids by index, as packs give them."""

    rooms: Sequence[str]
    items: Sequence[str]
    threats: Sequence[str]
    cards: Sequence[CardPlace]
