"""The dice on the table in the middle of a fight, told at the terminal."""

from __future__ import annotations

from overseer.cli.terminal.shelter.scene import Scene
from overseer.games.shelter.fight import AFTER, PICKING
from overseer.games.shelter.odds import bout_in


def fight_now(scene: Scene) -> list[str]:
    """The dice on the table in the middle of a fight, and what they come to."""
    bout = bout_in(scene.vault)
    if bout is None or bout.fight.stage not in (AFTER, PICKING):
        return []
    vault, fight = bout.vault, bout.fight
    return [
        scene.say(
            "play-fight-now",
            low=int(fight.low),
            high=int(fight.high),
            bonus=int(fight.bonuses(vault)),
            total=int(fight.total(vault)),
            needed=int(vault.cards.fight[fight.card]),
        )
    ]
