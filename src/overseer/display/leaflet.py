"""Leaflets: the rules of a game on one page, each point with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from overseer.display.model import LeafletPart, LeafletPoint
from overseer.texts.bundles import in_language

# By parts, each with its points and their rules; the words of a point are `leaflet-GAME-POINT`.
Leaflet = Mapping[str, Sequence[tuple[str, Sequence[str]]]]


def leaflet_of(game: str, leaflet: Leaflet, language: str) -> list[LeafletPart]:
    """A leaflet in a language."""
    say = in_language(language).format
    return [
        LeafletPart(
            key=key,
            title=say(f"leaflet-{key}"),
            points=[
                LeafletPoint(text=say(f"leaflet-{game}-{name}"), rules=list(rules))
                for name, rules in points
            ],
        )
        for key, points in leaflet.items()
    ]
