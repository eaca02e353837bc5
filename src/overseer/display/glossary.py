"""The words of a game with what they mean, and how they are found in any text."""

from __future__ import annotations

from overseer.display.model import TermInfo
from overseer.texts.bundles import in_language
from overseer.texts.ledger import GAMES, ledger


def terms_of(game: str, language: str) -> list[TermInfo]:
    """The terms that are explained, in the order of the glossary; no game without rules has any."""
    if game not in GAMES:
        return []
    own, texts, english = ledger(game, language), in_language(language), in_language("en")
    return [
        TermInfo(
            id=term.id,
            word=term.text.split("; ")[0],
            text=texts.format(f"{term.id}.means"),
            forms=texts.format(f"{term.id}.forms").split(", "),
            rules=[
                rule
                for rule in english.format(f"{term.id}.rules").split(", ")
                if rule.startswith(f"{own.prefix}-")
            ],
        )
        for term in own.glossary
        if texts.has(f"{term.id}.means")
    ]
