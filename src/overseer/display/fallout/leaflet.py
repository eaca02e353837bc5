"""What to know of Fallout before the first game."""

from __future__ import annotations

from typing import Final

from overseer.display.leaflet import Leaflet

LEAFLET: Final[Leaflet] = {
    "goal": (
        ("influence", ("FO-WIN-01", "FO-WIN-02", "FO-WIN-03")),
        ("agendas", ("FO-AGENDA-01", "FO-AGENDA-04")),
        ("factions", ("FO-POWER-03", "FO-POWER-05")),
    ),
    "round": (
        ("turns", ("FO-ROUND-01", "FO-TURN-01")),
        ("enemies", ("FO-ROUND-02", "FO-ROUND-03", "FO-ACTIV-01")),
        ("wake", ("FO-ROUND-06",)),
        ("depletion", ("FO-DEPL-01", "FO-DEPL-03")),
    ),
    "do": (
        ("move", ("FO-MOVE-01", "FO-MOVE-03")),
        ("explore", ("FO-EXPL-01", "FO-EXPL-02")),
        ("encounter", ("FO-ENC-07", "FO-ENC-10")),
        ("fight", ("FO-ATK-01", "FO-FIGHT-06", "FO-FIGHT-09")),
        ("quest", ("FO-QUEST-03", "FO-QUEST-07")),
        ("camp", ("FO-CAMP-01",)),
        ("death", ("FO-HP-04", "FO-KILL-01", "FO-KILL-02")),
    ),
    "end": (
        ("won", ("FO-WIN-01", "FO-WIN-03")),
        ("lost", ("FO-POWER-03", "FO-POWER-04", "FO-POWER-05")),
        ("eliminated", ("FO-KILL-05",)),
    ),
}
