"""Signs: the icon beside a sentence of the log, and what it gave or took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.display.fallout import pictures
from overseer.display.fallout.gains import NUMBERS
from overseer.display.model import Amount
from overseer.games.fallout import terms as t
from overseer.games.fallout.enemies import icon_of
from overseer.games.fallout.events import ICONS
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

_EVENTS = {
    t.E_MOVED: "walk",
    t.E_REVEALED: "explore",
    t.E_FIGHT: "combat",
    t.E_DICE: "dice",
    t.E_KILLED_ENEMY: "combat",
    t.E_ENCOUNTER: "encounter",
    t.E_CAMPED: "camp",
    t.E_STAGED: "quest",
    t.E_COMPLETED: "quest",
    t.E_COUNTED: "quest",
    t.E_QUEST_FAILED: "quest",
    t.E_MARKER: "quest",
    t.E_AGENDA_SHOWN: "agenda",
    t.E_BOUGHT: "shop",
    t.E_SOLD: "shop",
    t.E_TRADED: "trade",
    t.E_DIED: "skull",
    t.E_ELIMINATED: "skull",
}
_CHOICES = {t.MOVE: "walk", t.EXPLORE: "explore", t.QUEST: "quest", t.TRADE: "trade"}


def sign_of(look: Look, event: Event) -> str:
    """The icon of what happened; empty if there is none."""
    kind = int(event.kind)
    if kind == CHOICE:
        return _CHOICES.get(verb_of(event.a), "")
    if kind in (t.E_ENEMY_MOVED, t.E_ENEMY_WOKE, t.E_ENEMY_SLEPT):
        return _icon(int(icon_of(look.land, event.a)))
    if kind == t.E_ENEMY_PLACED:
        shown = int(event.a)
        hidden = shown - t.TYPE_HIDDEN
        return _icon(hidden if hidden >= 0 else int(icon_of(look.land, shown)))
    if kind == t.E_ACTIVATED:
        return _icon(int(event.a))
    return _EVENTS.get(kind, "")


def amounts_of(look: Look, event: Event) -> list[Amount]:
    """What an event gave, or took with a count below 0."""
    found = NUMBERS.get(int(event.kind))
    if found is None:
        return []
    _, message, _, is_good = found
    count = int(event.a)
    name = look.say(f"display-fallout-{message}-amount", count=count)
    icon = message.removesuffix("-healed")
    return [Amount(icon=icon, name=name, count=count if is_good else -count)]


def _icon(icon: int) -> str:
    return pictures.of("type" if icon < t.TYPES else "faction", ICONS[icon])
