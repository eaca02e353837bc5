"""Pictures: which drawing of the icon set goes with which card, place or word of Fallout.

Cards of other packs are drawn by their kind, and their places by what they are called for, where
that is known: the same id always has the same picture.
"""

from __future__ import annotations

from zlib import crc32

_WORDS = {
    "star": "f-star",
    "shield": "f-shield",
    "wasteland": "n-wasteland",
    "settlement": "n-settlement",
    "dangerous": "hazard",
    "deadly": "skull",
    "difficult": "rough",
    "irradiated": "rads",
}
_GROUPS = {"ability": "a-", "trait": "t-", "type": "k-"}  # each word of these has its own
_KINDS = {
    "agenda": "agenda",
    "character": "walk",
    "deck": "n-vault",  # the other decks have words of their own
    "encounter": "encounter",
    "enemy": "k-monster",
    "perk": "perk",
    "quest": "quest",
    "scenario": "compass",
    "tile": "compass",
}
_ITEMS = ("weapon", "apparel", "companion", "aid", "drug", "magazine", "event")
_LANDMARKS = (
    "l-boat",
    "l-bus",
    "l-light",
    "l-mill",
    "l-orchard",
    "l-piano",
    "l-post",
    "l-toll",
    "l-tower",
)
# What places are called for, by the words of their ids.
_CALLED = {
    word: landmark
    for landmark, words in {
        "l-boat": "boat boathouse breakers drowned ferry ferrymans lake slipway spillway",
        "l-bus": "bus crossroads garage shelter station stop ticket wayhouse",
        "l-light": "lamp light lighthouse signal",
        "l-mill": "kiln mill mills pump well",
        "l-orchard": "garden lawn library orchard peat pines seed",
        "l-piano": "chapel church hall hotel piano schoolhouse",
        "l-post": "hospital letter market office post registry sorting town",
        "l-toll": "barrier burning gate gatehouse snow toll tunnel",
        "l-tower": "camp depot finishing grandstand pylon switchyard tower valve",
        "l-vault": "vault",
    }.items()
    for word in words.split()
}


def of(kind: str, card: str) -> str:
    """The drawing of a card, a place or a word."""
    if kind in _GROUPS:
        return _GROUPS[kind] + card
    if kind == "place":
        called = (_CALLED[word] for word in card.split("-") if word in _CALLED)
        return next(called, _LANDMARKS[crc32(card.encode()) % len(_LANDMARKS)])
    return _WORDS.get(card, _KINDS.get(kind, ""))


def scenario(picture: str) -> str:
    """The drawing of a scenario, by the word that its pack has for it."""
    return f"l-{picture}" if picture else _KINDS["scenario"]


def photograph(picture: str) -> str:
    """The photograph of a character, by the word that its pack has for it."""
    return f"p-{picture or 'stranger'}"


def item(sort: str) -> str:
    """The drawing of an item, by its kind."""
    return f"i-{sort}" if sort in _ITEMS else "i-other"
