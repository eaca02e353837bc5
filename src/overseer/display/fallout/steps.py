"""Steps of an activation: what each enemy did, where, and why it did just that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from overseer.display.fallout.signs import sign_of
from overseer.display.told import ToldLine
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import EVENTS
from overseer.games.fallout.notation import node_name
from overseer.kernel.event import Event

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

# What came of the steps.
_RESULTS = frozenset({t.E_KILLED_ENEMY, t.E_FIGHT_LOST, t.E_DIED})


class Steps:
    """Hears the events of an activation; what was told of an enemy's reasons goes with its deed."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._aim: Event | None = None
        self._could: list[str] = []

    def hear(self, event: Event, nodes: Mapping[int, str]) -> ToldLine | None:
        """The line of an event; `nodes` says where the survivors are, by seat."""
        kind, rules = int(event.kind), list(EVENTS.get(event.kind, ()))
        if kind == t.E_ENEMY_AIMS:
            self._aim, self._could = event, []
        elif kind == t.E_ENEMY_COULD:
            self._could.append(node_name(event.b))
        elif kind == t.E_ACTIVATED:
            return ToldLine(icon=self._sign(event), title=self._sentence(event), rules=rules)
        elif kind == t.E_ENEMY_MOVED:
            return self._moved(event, rules)
        elif kind == t.E_ENEMY_WOKE:
            return ToldLine(
                icon=self._sign(event),
                text=self._sentence(event),
                note=self.look.say("display-fallout-step-woke"),
                route=[node_name(event.b)],
                rules=[*rules[:1], "FO-ACTIV-09"],
            )
        elif kind == t.E_FIGHT:
            return self._fought(event, rules, nodes)
        elif kind in _RESULTS:
            return ToldLine(text=self._sentence(event), rules=rules)
        return None

    def _moved(self, event: Event, rules: list[str]) -> ToldLine:
        note, cited = self._why(event)
        return ToldLine(
            icon=self._sign(event),
            text=self._sentence(event),
            note=note,
            route=[node_name(event.b), node_name(event.c)],
            also=self._could,
            rules=[*rules, *cited],
        )

    def _fought(self, event: Event, rules: list[str], nodes: Mapping[int, str]) -> ToldLine:
        note, cited = self._why(event)
        place = nodes.get(int(event.seat), "")
        return ToldLine(
            icon="combat",
            text=self._sentence(event),
            note=note,
            route=[place] if place else [],
            rules=["FO-ACTIV-02", *cited] if note else rules,
        )

    def _why(self, event: Event) -> tuple[str, list[str]]:
        """Whom the enemy of an event went for, with the rules of that; told once."""
        aim = self._aim
        if aim is None or aim.a != event.a:
            return "", []
        self._aim = None
        look = self.look
        player, away = look.words.player(int(aim.seat)), int(aim.b)
        said = [look.say("display-fallout-step-aims", player=player, count=away)]
        rules = list(EVENTS[t.E_ENEMY_AIMS][:1])
        if self._could and event.kind == t.E_ENEMY_MOVED:
            said.append(look.say("display-fallout-step-ways", count=len(self._could) + 1))
            rules += EVENTS[t.E_ENEMY_COULD]
        return " ".join(said), rules

    def _sign(self, event: Event) -> str:
        return sign_of(self.look, event)

    def _sentence(self, event: Event) -> str:
        return self.look.book.log_line(event, *self.look.reader) or ""
