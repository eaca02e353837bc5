"""Lives: what each survivor has done and met, gathered from the events of a whole game.

Every deed keeps the line of the journal that it comes from. What is told of it is somebody else's
to say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from overseer.games.fallout import terms as t
from overseer.games.fallout.fight import ATTACKED
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.course import Passage
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event

STRONG = 3  # the level of enemies from which on a fight is worth more words
NOWHERE = -1

_NO_FIGHT = (NOWHERE, 0, 0)
# With these a survivor goes on to something else, so that a test is no part of what came before.
_ACTIONS = frozenset({t.MOVE, t.EXPLORE, t.ENCOUNTER, t.FIGHT, t.QUEST, t.CAMP, t.END_TURN})


@dataclass(slots=True)
class Deed:
    """One thing that a survivor did or met. What `a` and `b` are depends on the kind."""

    kind: str
    line: int
    round: int
    node: int
    weight: int
    a: int = 0
    b: int = 0
    power: int = NOWHERE  # the faction that gained power by it


@dataclass(slots=True)
class Life:
    """A survivor from the first round to the last."""

    seat: int
    chosen: int = 0  # the line in which the character was
    kit: list[int] = field(default_factory=list)  # the items at the start
    beaten_by: set[int] = field(default_factory=set)  # tokens that a fight was lost to
    deeds: list[Deed] = field(default_factory=list)
    legs: list[list[int]] = field(default_factory=list)  # of the way, parted where it was no walk
    walked: int = 0
    kills: int = 0
    quests: int = 0
    tiles: int = 0
    encounters: int = 0
    deaths: int = 0
    deals: int = 0
    letters: int = 0
    bought: int = 0
    is_out: bool = False
    end: int = 0  # the line in which the game ended for it
    last: int = 0  # and the round

    @property
    def node(self) -> int:
        """Where the survivor is."""
        return self.legs[-1][-1] if self.legs else NOWHERE


class Lives:
    """Hears a game go by and writes down who did what."""

    def __init__(self, seats: range) -> None:
        self.lives = [Life(seat) for seat in seats]
        self._round = 0
        self._turn = NOWHERE
        self._line = 0
        self._fights: dict[int, tuple[int, int, int]] = {}  # by seat: token, level, how
        self._met: dict[int, Deed] = {}  # by seat: the encounter that is being resolved
        self._quest: Deed | None = None  # that was completed just now
        self._heard: dict[int, Callable[[Wasteland, Life, Event], None]] = {
            t.E_CHARACTER: self._character,
            t.E_MOVED: self._moved,
            t.E_FIGHT: self._fight,
            t.E_KILLED_ENEMY: self._killed,
            t.E_FIGHT_LOST: self._beaten,
            t.E_DIED: self._died,
            t.E_ELIMINATED: self._eliminated,
            t.E_OPTION: self._option,
            t.E_TEST: self._test,
            t.E_COMPLETED: self._completed,
            t.E_QUEST_FAILED: self._failed,
            t.E_TRAIT: self._trait,
            t.E_CARD: self._card,
            t.E_RECRUITED: self._recruited,
            t.E_BOUGHT: self._bought,
            t.E_GAINED_PERK: self._perk,
            t.E_LEVEL_UP: self._level,
            t.E_TRADED: self._traded,
            t.E_LOYAL: self._loyal,
            t.E_EVENT: self._event,
        }

    def hear(self, land: Wasteland, passage: Passage) -> None:
        """Write down what came of a line, in the state after it."""
        self._line = int(passage.line.number)
        if not self._round and all(event.kind != t.E_ROUND for event in passage.events):
            self._take_up(land)
        for event in passage.events:
            self._one(land, event)
        for life in self.lives:
            node = int(land.node[life.seat])
            if self._round and node >= 0 and node != life.node:
                life.legs.append([node])
            if land.over and not life.is_out:
                life.end, life.last = self._line, self._round

    def _take_up(self, land: Wasteland) -> None:
        """Before a round has begun: a game that was set up may be in the middle of one."""
        self._round = int(land.round)
        self._turn = int(land.active)
        for life in self.lives:
            life.chosen = life.chosen or self._line

    def _one(self, land: Wasteland, event: Event) -> None:
        kind, seat = int(event.kind), int(event.seat)
        if kind == t.E_ROUND:
            self._round = int(event.a)
        elif kind == t.E_ACTIVATED:
            self._fights.clear()
        elif kind == t.E_TURN:
            self._turn = seat
            self._met.clear()
            self._fights.clear()
        elif kind == t.E_REVEALED and self._round and self._turn >= 0:
            self._explored(land, event)
        elif kind == t.E_POWER and self._quest is not None:
            self._quest.power = int(event.a)
            self._quest.weight += 8
        elif kind == CHOICE:
            self._quest = None
            if verb_of(event.a) in _ACTIONS:
                self._met.pop(seat, None)
        heard = self._heard.get(kind)
        if heard is not None and seat >= 0:
            heard(land, self.lives[seat], event)

    def _add(self, life: Life, kind: str, weight: int, a: int = 0, b: int = 0) -> Deed:
        deed = Deed(kind, self._line, self._round, life.node, weight, a, b)
        life.deeds.append(deed)
        return deed

    # On the way

    def _character(self, land: Wasteland, life: Life, event: Event) -> None:
        life.chosen = self._line

    def _moved(self, land: Wasteland, life: Life, event: Event) -> None:
        if not life.legs:
            life.legs.append([])
        life.legs[-1].append(int(event.a))
        life.walked += 1

    def _explored(self, land: Wasteland, event: Event) -> None:
        life = self.lives[self._turn]
        life.tiles += 1
        is_deadly = land.cards.tile_kind[event.b] == t.DEADLY
        weight = 46 if is_deadly else 36 if life.tiles == 1 else 24
        self._add(life, "deadly" if is_deadly else "explored", weight, int(event.b))

    # Fights

    def _fight(self, land: Wasteland, life: Life, event: Event) -> None:
        self._fights[life.seat] = (int(event.a), int(event.b), int(event.c))

    def _killed(self, land: Wasteland, life: Life, event: Event) -> None:
        life.kills += 1
        token = int(event.a)
        fought, level, how = self._fights.get(life.seat, _NO_FIGHT)
        if fought != token:
            self._add(life, "killed-card", 14, token)
            return
        del self._fights[life.seat]
        if token in life.beaten_by:
            self._add(life, "killed-revenge", 26 + 10 * level, token, level)
        elif level >= STRONG:
            self._add(life, "killed-strong", 22 + 12 * level, token, level)
        else:
            kind = "killed-attacked" if how & ATTACKED else "killed"
            self._add(life, kind, 12 + 10 * level, token, level)

    def _beaten(self, land: Wasteland, life: Life, event: Event) -> None:
        fought, level, how = self._fights.pop(life.seat, _NO_FIGHT)
        if fought == NOWHERE:
            return  # it was lost by dying, and is told as that
        life.beaten_by.add(fought)
        kind = "beaten-attacked" if how & ATTACKED else "beaten"
        self._add(life, kind, 8 + 8 * level, fought, level)

    def _died(self, land: Wasteland, life: Life, event: Event) -> None:
        life.deaths += 1
        fought, level, _ = self._fights.pop(life.seat, _NO_FIGHT)
        if fought == NOWHERE:
            self._add(life, "died", 58)
        else:
            life.beaten_by.add(fought)
            self._add(life, "died-fight", 58, fought, level)

    def _eliminated(self, land: Wasteland, life: Life, event: Event) -> None:
        life.is_out = True
        life.end, life.last = self._line, self._round
        if life.deeds and life.deeds[-1].kind.startswith("died"):
            life.deeds.pop()  # the last death is told by the end

    # Stories

    def _option(self, land: Wasteland, life: Life, event: Event) -> None:
        life.encounters += 1
        self._met[life.seat] = self._add(life, "met", 17, int(event.a), int(event.b))

    def _test(self, land: Wasteland, life: Life, event: Event) -> None:
        deed = self._met.pop(life.seat, None)
        if deed is not None and event.b < t.NO_DIFFICULTY:
            deed.kind = "met-passed" if event.a >= event.b else "met-failed"
            deed.weight = 33

    def _completed(self, land: Wasteland, life: Life, event: Event) -> None:
        life.quests += 1
        self._quest = self._add(life, "quest", 58, int(event.a), int(event.b))

    def _failed(self, land: Wasteland, life: Life, event: Event) -> None:
        self._add(life, "quest-failed", 30, int(event.a))

    # What one becomes and has

    def _trait(self, land: Wasteland, life: Life, event: Event) -> None:
        if self._round and event.a != t.WELL_RESTED:
            self._add(life, "trait", 48, int(event.a))

    def _card(self, land: Wasteland, life: Life, event: Event) -> None:
        item = int(event.a)
        if not self._round:
            life.kit.append(item)
        elif land.cards.item_kind[item] == t.COMPANION:
            self._add(life, "company", 50, item)
        elif land.cards.item_deck[item] == t.UNIQUE:
            self._add(life, "unique", 44, item)

    def _recruited(self, land: Wasteland, life: Life, event: Event) -> None:
        if not _is_told(life, self._line, int(event.a)):
            self._add(life, "company", 50, int(event.a))

    def _bought(self, land: Wasteland, life: Life, event: Event) -> None:
        life.bought += 1
        if not _is_told(life, self._line, int(event.a)):
            self._add(life, "bought", 10 + 3 * int(event.b), int(event.a), int(event.b))

    def _perk(self, land: Wasteland, life: Life, event: Event) -> None:
        if self._round:
            self._add(life, "perk", 28, int(event.a))

    def _level(self, land: Wasteland, life: Life, event: Event) -> None:
        life.letters += 1
        self._add(life, "level", 20, int(event.a))

    def _traded(self, land: Wasteland, life: Life, event: Event) -> None:
        for one, other in ((life.seat, int(event.a)), (int(event.a), life.seat)):
            self.lives[one].deals += 1
            self._add(self.lives[one], "deal", 40, other)

    def _loyal(self, land: Wasteland, life: Life, event: Event) -> None:
        self._add(life, "loyal", 34, int(event.a))

    def _event(self, land: Wasteland, life: Life, event: Event) -> None:
        if self._round:
            self._add(life, "event", 22, int(event.a))


def _is_told(life: Life, line: int, item: int) -> bool:
    """Whether the card that was bought is told already, because it is worth more than its price."""
    return any(each.line == line and each.a == item for each in life.deeds[-3:])
