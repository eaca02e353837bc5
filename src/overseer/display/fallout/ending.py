"""The end of a game of Fallout: who has won, or why everybody has lost."""

from __future__ import annotations

from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.words import Words
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.outcome import Outcome


def verdict(words: Words, texts: CardTexts, land: Wasteland, outcome: Outcome) -> str:
    """Who has won, or why nobody has."""
    say = words.texts.format
    lost = int(land.lost)
    if outcome.winners:
        names = [words.player(seat) for seat in outcome.winners]
        return say("play-winners", count=len(names), names=", ".join(names))
    if lost == ALL_ELIMINATED:
        return say("play-fallout-lost-eliminated")
    if lost:
        return say("play-fallout-lost-power", faction=texts.faction(FACTIONS[lost - 1]))
    return say("play-fallout-truncated")
