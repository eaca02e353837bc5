"""The alarm of Fallout Shelter: who is one room from the end, and that the threats run out."""

from __future__ import annotations

from overseer.display.model import Alarm, AlarmStrip
from overseer.display.shelter.words import Words
from overseer.games.shelter.building import is_complete
from overseer.games.shelter.spawn import may_run_out
from overseer.games.shelter.vault import Vault


def alarm_of(words: Words, vault: Vault) -> Alarm | None:
    """That the last round has begun, or by what it could."""
    if vault.over:
        return None
    if vault.trigger != 0:
        return Alarm(
            text=words.say("alarm-shelter-now"),
            strips=[_strip(words, seat, "last") for seat in range(vault.players)],
            last=True,
        )
    seats = [seat for seat in range(vault.players) if _needs_one_more(vault, seat)]
    told = []
    strips = [_strip(words, seat, "room", words.say("alarm-shelter-site")) for seat in seats]
    if seats:
        players = words.join([words.player(seat) for seat in seats])
        told.append(words.say("alarm-shelter-rooms", players=players, count=len(seats)))
    if may_run_out(vault):
        count = int(vault.threat_deck.size())
        told.append(words.say("alarm-shelter-threats", count=count))
        strips.append(
            AlarmStrip(text=words.say("alarm-shelter-strip-threats", count=count), about="threats")
        )
    return Alarm(text=" ".join(told), strips=strips) if told else None


def _needs_one_more(vault: Vault, seat: int) -> bool:
    level = int(vault.level_of[seat])
    return vault.has_slot(level) and is_complete(vault, level, 1)


def _strip(words: Words, seat: int, kind: str, site: str = "") -> AlarmStrip:
    return AlarmStrip(text=words.say(f"alarm-shelter-strip-{kind}"), seat=seat, site=site)
