"""The end of a game of Fallout: who has won, or why everybody has lost."""

from __future__ import annotations

from overseer.cli.terminal.fallout.scene import Scene
from overseer.display.fallout import ending


def verdict(scene: Scene) -> str:
    """Who has won, or why nobody has."""
    return ending.verdict(scene.words, scene.texts, scene.land, scene.outcome)


def agendas_of(scene: Scene, seat: int) -> str:
    """The hand of a survivor, which is open now, with what each agenda is worth."""
    hand = scene.seen.survivors[seat].hand or ()
    return ", ".join(f"{scene.name('agenda', each.agenda)} {each.influence}" for each in hand)
