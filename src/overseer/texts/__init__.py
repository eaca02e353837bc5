"""Texts by language: interface messages, and the rules ledgers by id."""

from __future__ import annotations

from overseer.texts.bundles import LANGUAGES, MissingText, Texts, in_language
from overseer.texts.ledger import GAMES, Entry, Ledger, Section, entry

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Entry",
    "Ledger",
    "MissingText",
    "Section",
    "Texts",
    "entry",
    "in_language",
]
