"""Icons as letters: what is printed on cards, short enough for a drawing of the whole vault."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from overseer.cli.terminal.theme import FIRST_PLAYER
from overseer.content.shelter import Room, Space

THREAT = "▒"
OPEN_THREAT = "▓"
FREE = "○"
OPEN = "◎"
INJURED = "!"
UNTRAINED = "-"
NEW_DWELLER = "@"
ARROW = "→"
EXCHANGE = "⇄"
LINKED = "∞"

ICONS = {
    "W": "W",
    "F": "F",
    "E": "E",
    "?": "?",
    "H": "H",
    "item": "i",
    "new-dweller": NEW_DWELLER,
    "first-player": FIRST_PLAYER,
    "build": "⌂",
    "ready": "i↑",
    "heal": "+",
    "refresh-items": "↻i",
    "refresh-rooms": "↻⌂",
    "train": "t?",
    **{f"train-{letter}": f"t{letter}" for letter in "SPECIAL"},
    "injure": "x",
    "room-price": "$",
}


def row(icons: Sequence[str]) -> str:
    """Icons in a row; those of two signs stand apart from their neighbours."""
    drawn = ""
    last = ""
    for icon in icons:
        sign = ICONS[icon]
        drawn += f" {sign}" if drawn and len(sign) + len(last) > 2 else sign
        last = sign
    return drawn


def cost(space: Space, fight: int = 0) -> str:
    """What a space costs; a fight is a number to reach."""
    parts = [row(space.cost)] if space.cost else []
    if fight:
        parts.append(f"{fight}+")
    return " ".join(parts)


def reward(space: Space) -> str:
    """What a space gives."""
    if space.exchange is None:
        return row(space.reward)
    swap = EXCHANGE.join(row(side) for side in space.exchange)
    return f"{row(space.reward)} {swap}" if space.reward else swap


def marks(space: Space) -> str:
    """Who may go to a space, if not just any uninjured dweller."""
    return INJURED * space.injured_only + LINKED * space.linked


def deal(space: Space, fight: int = 0) -> Text:
    """A space in one line: cost, arrow, reward, and the marks around them."""
    text = Text(marks(space))
    text.append(" " if text.plain else "")
    spent = cost(space, fight)
    if spent:
        text.append(spent, "cost").append(" ")
    text.append(f"{ARROW} ").append(reward(space), "reward")
    if space.letter:
        text.append(f" ({space.letter})")
    return text


def room(card: Room) -> Text:
    """A room in one line: its price, then its spaces."""
    text = Text().append(row(card.price), "cost")
    for number, space in enumerate(card.spaces):
        text.append(" ┊ " if number else "  ", "frame").append_text(deal(space))
    return text
