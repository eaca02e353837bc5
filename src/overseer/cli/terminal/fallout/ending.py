"""The end of a game of Fallout: who has won, or why everybody has lost."""

from __future__ import annotations

from overseer.cli.terminal.fallout.scene import Scene
from overseer.games.fallout.killed import ALL_ELIMINATED
from overseer.games.fallout.notation import FACTIONS


def verdict(scene: Scene) -> str:
    """Who has won, or why nobody has."""
    outcome = scene.outcome
    lost = int(scene.land.lost)
    if outcome.winners:
        names = [scene.player(seat) for seat in outcome.winners]
        return scene.say("play-winners", count=len(names), names=", ".join(names))
    if lost == ALL_ELIMINATED:
        return scene.say("play-fallout-lost-eliminated")
    if lost:
        return scene.say("play-fallout-lost-power", faction=scene.faction(FACTIONS[lost - 1]))
    return scene.say("play-fallout-truncated")


def agendas_of(scene: Scene, seat: int) -> str:
    """The hand of a survivor, which is open now, with what each agenda is worth."""
    hand = scene.seen.survivors[seat].hand or ()
    return ", ".join(f"{scene.name('agenda', each.agenda)} {each.influence}" for each in hand)
