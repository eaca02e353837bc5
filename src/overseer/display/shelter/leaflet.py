"""What to know of Fallout Shelter before the first game."""

from __future__ import annotations

from typing import Final

from overseer.display.leaflet import Leaflet

LEAFLET: Final[Leaflet] = {
    "goal": (
        ("happiness", ("SH-SCORE-02", "SH-HAPPY-01")),
        ("penalty", ("SH-SCORE-01",)),
        ("ties", ("SH-TIE-01", "SH-TIE-02", "SH-TIE-03")),
    ),
    "round": (
        ("spawn", ("SH-SPAWN-02", "SH-SPAWN-08", "SH-ROUND-02")),
        ("place", ("SH-PLACE-01", "SH-PLACE-07", "SH-ROUND-04")),
        ("recall", ("SH-ROUND-06", "SH-RECALL-01", "SH-EXH-03")),
    ),
    "do": (
        ("use", ("SH-PLACE-04", "SH-INC-01")),
        ("build", ("SH-BUILD-01", "SH-BUILD-04")),
        ("train", ("SH-TRAIN-02", "SH-SPEC-01", "SH-TRAIN-06")),
        ("fight", ("SH-FIGHT-03", "SH-FIGHT-06")),
        ("items", ("SH-ITEM-04", "SH-EXH-01")),
        ("pass", ("SH-PASS-01", "SH-PASS-03")),
    ),
    "end": (("end", ("SH-END-01", "SH-END-02", "SH-END-03")),),
}
