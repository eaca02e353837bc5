"""Hands: one's own agendas with what each is worth, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.cli.terminal.fallout.scene import Scene
from overseer.display.fallout.hands import Part, agenda_parts, worth_words
from overseer.games.fallout.table import FalloutSurvivor


def parts_of(scene: Scene, seat: int, agenda: str) -> list[Part]:
    """What each line of an agenda gives now."""
    return agenda_parts(scene.game.book, scene.land, scene.texts, seat, agenda)


def hand_lines(scene: Scene, survivor: FalloutSurvivor) -> Iterator[str]:
    """A hand that one may see: its worth in all, then agenda by agenda."""
    if survivor.hand is None or not survivor.hp:  # hidden, or not yet dealt
        return
    yield scene.say(
        "play-fallout-influence",
        player=scene.player(survivor.seat),
        influence=survivor.influence or 0,
        target=scene.seen.target,
    )
    for held in survivor.hand:
        parts = parts_of(scene, survivor.seat, held.agenda)
        yield scene.say(
            "play-fallout-agenda",
            agenda=scene.name("agenda", held.agenda),
            influence=held.influence,
            parts=worth_words(scene.say, parts),
        )
