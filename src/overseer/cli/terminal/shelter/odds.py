"""The dice on the table in the middle of a fight, told at the terminal."""

from __future__ import annotations

from overseer.cli.terminal.shelter.scene import Scene
from overseer.display.shelter.odds import bout_in
from overseer.games.shelter.fight import AFTER, PICKING, standing_bonus


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
            bonus=int(fight.bonus + standing_bonus(vault, fight.seat)),
            total=int(fight.total(vault)),
            needed=int(vault.cards.fight[fight.card]),
        )
    ]
