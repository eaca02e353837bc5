"""Building in one step: the rooms that a placement could build, each with its ways.

The placement is played on a copy by the rules themselves, once for every room and side, so that a
way is a row of choices that are then offered in this order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from overseer.display.model import Build, Way
from overseer.display.shelter.icons import amounts
from overseer.display.shelter.places import slot_name, slot_text
from overseer.display.shelter.ways import missing_icons
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.notation import SIDES
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Option
from overseer.kernel.event import Event

_PLANNED = (t.ASK_ROOM, t.ASK_SIDE)
_DECLINED = (t.ASK_WEAR,)


@dataclass(slots=True)
class _Trial:
    """A copy on which choices have been made, and what happened by them."""

    vault: Vault
    choices: list[str]
    events: list[Event]

    def after(self, option: Option) -> _Trial:
        """Another copy, on which one more has been made."""
        tried = self.vault.clone()
        tried.auto_chance, tried.auto_forced = False, True
        tried.trace = events = list[Event]()
        tried.apply(option)
        return _Trial(tried, [*self.choices, option.notation], [*self.events, *events])

    def built(self) -> tuple[int, int] | None:
        """The room that stands now, and its side."""
        for event in self.events:
            if event.kind == t.E_BUILT:
                slot = int(event.b) % t.SPACES // 2
                return int(event.a), t.LEFT if slot < t.SLOTS // 2 else t.RIGHT
        return None

    def planned(self) -> tuple[int, int] | None:
        """The room that stands or is about to, and its side."""
        plan = self.vault.plan
        if plan[t.PLAN_ROOM] > 0 and plan[t.PLAN_SIDE] >= 0:
            return int(plan[t.PLAN_ROOM]) - 1, int(plan[t.PLAN_SIDE])
        return self.built()


def builds_of(words: Words, vault: Vault, seat: int, option: Option) -> list[Build]:
    """The rooms of the track: those that a placement could build, and those that are too dear."""
    found: dict[int, list[Way]] = {}
    for trial in _trials(_Trial(vault, [], []).after(option), seat):
        planned = trial.planned()
        if planned is not None:
            room, side = planned
            found.setdefault(room, []).append(_way(words, vault, seat, trial, room, side))
    if not found:
        return []
    track = dict.fromkeys(int(place) - 1 for place in vault.room_track if place)
    told = [
        _build(words, room, found.get(room, []), _short(words, vault, seat, option, room))
        for room in track
    ]
    return sorted(told, key=lambda build: not build.ways)


def _trials(trial: _Trial, seat: int) -> Iterator[_Trial]:
    """Every way to plan a room, up to the first other question."""
    decision = trial.vault.decision
    if decision is None or decision.seat != seat:
        yield trial
    elif decision.prompt in _PLANNED:
        for option in decision.options:
            yield from _trials(trial.after(option), seat)
    elif decision.prompt in _DECLINED:
        yield from _trials(trial.after(decision.options[decision.default]), seat)
    else:
        yield trial


def _way(words: Words, vault: Vault, seat: int, trial: _Trial, room: int, side: int) -> Way:
    slot = int(next_slot(vault, int(vault.level_of[seat]), side))
    decision = trial.vault.decision
    asks = ""
    if trial.built() is None and decision is not None:
        asks = words.prompt(int(decision.prompt), int(decision.source), trial.vault)
    return Way(
        side=SIDES[side],
        text=slot_text(words, vault, slot),
        name=words.say(
            "display-build-there", slot=slot_name(words, vault, slot), **words.room(room)
        ),
        choices=trial.choices,
        asks=asks,
        ends=words.say("display-build-ends") if _ends(trial, seat) else "",
    )


def _ends(trial: _Trial, seat: int) -> bool:
    """Whether the room is the one after which the last round begins."""
    while trial.built() is None:
        decision = trial.vault.decision
        if decision is None or decision.seat != seat:
            return False  # a fight comes first
        trial = trial.after(decision.options[decision.default])
    return any(event.kind == t.E_TRIGGER for event in trial.events)


def _build(words: Words, room: int, ways: list[Way], short: str) -> Build:
    card = words.rooms[words.names.rooms[room]]
    return Build(
        room=card.id,
        name=words.card_name("room", card.id),
        price=amounts(words, card.price),
        ways=ways,
        short="" if ways else short,
    )


def _short(words: Words, vault: Vault, seat: int, option: Option, room: int) -> str:
    """What a player lacks for a room."""
    icons = missing_icons(vault, seat, option.c, -1, room)
    return words.say("display-short", missing=words.icons(icons)) if icons else ""
