"""The alarm of Fallout: a faction that is one step from the end of the power track."""

from __future__ import annotations

from overseer.display.fallout.look import Look
from overseer.display.model import Alarm, AlarmStrip
from overseer.games.fallout.factions import advance, at_track_end


def alarm_of(look: Look) -> Alarm | None:
    """The factions that would end the game with one step more.

    Who would win by it is nobody's to know: that depends on hidden agendas.
    """
    if look.land.over:
        return None
    near = [each for number, each in enumerate(look.table.factions) if _would_end(look, number)]
    names = [look.lore.texts.faction(each.faction) for each in near]
    if not names:
        return None
    return Alarm(
        text=" ".join(look.say("alarm-fallout-power", faction=name) for name in names),
        strips=[
            AlarmStrip(text=look.say("alarm-fallout-strip", faction=name), about=each.faction)
            for each, name in zip(near, names, strict=True)
        ],
    )


def _would_end(look: Look, faction: int) -> bool:
    tried = look.land.clone()
    advance(tried, faction, 1)
    return at_track_end(tried) >= 0
