"""Quests: staged cards, their objectives, counters and markers (FO-QUEST)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import holds, other_survivor_at
from overseer.games.fallout.enemies import blocks, counts_as
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.putting import against_put, put_codes
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    ENEMY_HERE,
    MUST_COMPLETE,
    NEEDS_SURVIVOR,
    NO_QUEST_ACTION,
    NOT_STAGED,
    NOT_WAITING,
    UNMET,
)
from overseer.games.fallout.rows import (
    counter_code,
    counter_number,
    counter_quest,
    enemy_token,
    has,
    marker_at,
    marker_code,
    marker_quest,
    without,
)
from overseer.games.fallout.spaces import fits
from overseer.games.fallout.terms import (
    ASK_DEED,
    ASK_PUT_MARKER,
    COMPLETE,
    D_BECOME,
    D_ENTER,
    D_EXPLORE,
    D_KILL,
    D_LOSE,
    D_SPEND,
    D_SUFFER,
    DONE,
    E_COMPLETED,
    E_COUNTED,
    E_MARKER,
    E_STAGED,
    E_TRASHED,
    J_ACTION,
    J_DEPOSIT,
    J_TRIGGER,
    OBJECTIVES,
    S_QUEST,
    SETTLEMENT,
    TYPES,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

# Objectives that wait for their doer: deed by deed, a seat and an objective.
_DEED_SEAT = 16


def quest_source(quest: i64) -> i64:
    """A quest as the source of effects."""
    return source_of(S_QUEST, quest)


# Deeds


def tell(land: Wasteland, seat: i64, deed: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note which staged quests react to a deed done where the survivor is."""
    tell_from(land, seat, land.node[seat], deed, a, b, c)


def tell_from(land: Wasteland, seat: i64, here: i64, deed: i64, a: i64, b: i64, c: i64) -> None:
    """Note which staged quests react to a deed (FO-QUEST-02, FO-R-82, FO-R-83).

    What waits is one group of objectives per deed, closed by -1, so that a quest that the deed
    stages does not see it.
    """
    group = False
    for i in range(len(land.staged)):
        quest = land.staged[i]
        for objective in range(quest * OBJECTIVES, (quest + 1) * OBJECTIVES):
            reacts = _reacts(land, objective, seat, here, deed, a, b, c)
            if reacts and not is_running(land, quest):
                land.deeds = append(land.deeds, _deed_code(seat, objective))
                group = True
    if group:
        land.deeds = append(land.deeds, -1)
        land.due = 1


def _deed_code(seat: i64, objective: i64) -> i64:
    """An objective that reacts to what a survivor has done."""
    return (seat << _DEED_SEAT) | objective


def _deed_seat(code: i64) -> i64:
    return code >> _DEED_SEAT


def _deed_objective(code: i64) -> i64:
    return code & ((1 << _DEED_SEAT) - 1)


def _reacts(
    land: Wasteland, objective: i64, seat: i64, here: i64, deed: i64, a: i64, b: i64, c: i64
) -> bool:
    """Whether an objective is triggered by a deed."""
    cards = land.cards
    if cards.objective_kind[objective] != J_TRIGGER or cards.objective_deed[objective] != deed:
        return False
    wanted = cards.objective_a[objective]
    if deed == D_KILL:
        if not _kill_fits(land, objective, a, b, c):
            return False
    elif deed == D_EXPLORE:
        if wanted != 0 and wanted != a:
            return False
    elif deed == D_ENTER:
        if not fits(land, a, wanted, a, objective // OBJECTIVES):
            return False
    elif deed in (D_BECOME, D_LOSE):
        if wanted != a:
            return False
    elif deed == D_SUFFER:
        # a: damage or rads in a turn or fight; it has risen from b to c.
        needed = cards.objective_b[objective]
        if wanted + 2 * cards.objective_c[objective] != a or b >= needed or c < needed:
            return False
    elif deed == D_SPEND and a < wanted:
        return False
    source = quest_source(objective // OBJECTIVES)
    return holds(land, seat, cards.objective_condition[objective], here, source)


def _kill_fits(land: Wasteland, objective: i64, token: i64, level: i64, abilities: i64) -> bool:
    """Whether a killed enemy is of the kind that an objective names."""
    cards = land.cards
    icon = cards.objective_a[objective] - 1
    if icon >= 0 and not counts_as(land, token, icon):
        return False
    if level < cards.objective_b[objective]:
        return False
    if abilities & cards.objective_c[objective] != cards.objective_c[objective]:
        return False
    if cards.objective_d[objective] != 0 and cards.objective_d[objective] != token + 1:
        return False
    if cards.objective_e[objective] == 0:
        return True
    return icon >= TYPES and not _on_map(land, icon - TYPES)


def _on_map(land: Wasteland, token: i64) -> bool:
    for i in range(len(land.enemies)):
        if enemy_token(land.enemies[i]) == token:
            return True
    return False


def is_running(land: Wasteland, quest: i64) -> bool:
    """Whether the results of a quest are being carried out just now (FO-R-106)."""
    source = quest_source(quest)
    for i in range(len(land.stack)):
        frame = land.stack[i]
        if isinstance(frame, Running) and frame.source == source:
            return True
    return False


@mypyc_attr(acyclic=True)
class Running(LandFrame):
    """A frame that carries out the effects of a card; see `effects`."""

    def __init__(self, source: i64) -> None:
        self.source = source

    @abstractmethod
    def branch(self, land: Wasteland, program: i64, seat: i64) -> None:
        """Carry out a part of the card, then go on."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deed(LandFrame):
    """The doer of a deed completes the objectives that react to it, one quest at a time."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "objectives")

    def __init__(self, seat: i64, objectives: list[int]) -> None:
        self.seat = seat
        self.objectives = objectives

    def ask(self, land: Wasteland) -> Decision | None:
        """Which quest first; one that moves a faction's power may be left (FO-R-82)."""
        if len(self.objectives) == 0 or land.eliminated[self.seat] == 1:
            return None
        codes = vec[i64]()
        for i in range(len(self.objectives)):
            objective: i64 = self.objectives[i]
            if has(land.staged, objective // OBJECTIVES):  # the last one may have trashed it
                codes = append(
                    codes, pack(COMPLETE, objective // OBJECTIVES, objective % OBJECTIVES)
                )
        if len(codes) == 0:
            return None
        if self._is_optional(land):
            codes = append(codes, pack(DONE))
        return land.question(self.seat, ASK_DEED, 0, codes, 0)

    def _is_optional(self, land: Wasteland) -> bool:
        """Whether all that is left moves a faction's power."""
        for i in range(len(self.objectives)):
            objective: i64 = self.objectives[i]
            staged = has(land.staged, objective // OBJECTIVES)
            if staged and land.cards.objective_power[objective] == 0:
                return False
        return True

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an objective does not see the deed, or the rest cannot be left."""
        if verb_of(code) == DONE:
            return 0 if self._is_optional(land) else MUST_COMPLETE
        if verb_of(code) != COMPLETE:
            return NOT_NOW
        if not has(land.staged, a_of(code)):
            return NOT_STAGED
        return 0 if a_of(code) * OBJECTIVES + b_of(code) in self.objectives else NOT_WAITING

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Complete it; the quest's other objectives do not see the deed."""
        if verb_of(code) == DONE:
            self.objectives = []
            return
        quest = a_of(code)
        self.objectives = [o for o in self.objectives if o // OBJECTIVES != quest]
        begin_objective(land, self.seat, quest, b_of(code), land.node[self.seat])

    def run(self, land: Wasteland) -> None:
        """All quests have reacted."""
        land.stack.pop()
        land.end_unit()

    def copy(self) -> Deed:
        """An independent frame with the same fields."""
        return Deed(self.seat, self.objectives[:])


def queue_objective(land: Wasteland, seat: i64, objective: i64) -> None:
    """Let an objective be completed as soon as the unit is over."""
    land.deeds = append(append(land.deeds, _deed_code(seat, objective)), -1)
    land.due = 1


def has_deeds(land: Wasteland) -> bool:
    """Whether a deed waits that its quests can see; one whose bar is running cannot (FO-R-106)."""
    for i in range(len(land.deeds)):
        code = land.deeds[i]
        if code < 0:
            return True
        if is_running(land, _deed_objective(code) // OBJECTIVES):
            return False
    return False


def push_deeds(land: Wasteland) -> None:
    """Let the first deed that waits be seen by the quests that react to it."""
    objectives: list[int] = []
    rest = vec[i64]()
    seat: i64 = 0
    closed = False
    for i in range(len(land.deeds)):
        code = land.deeds[i]
        if closed:
            rest = append(rest, code)
        elif code < 0:
            closed = True
        else:
            seat = _deed_seat(code)
            objectives.append(_deed_objective(code))
    land.deeds = rest
    if land.eliminated[seat] == 0:
        land.stack.append(Deed(seat, objectives))


# Objectives


def action_refusals(land: Wasteland, seat: i64, quest: i64, objective: i64) -> i64:
    """Why a survivor cannot take the quest action on an objective (FO-QUEST-03, FO-ACT-05)."""
    cards = land.cards
    if not has(land.staged, quest):
        return NOT_STAGED
    row = quest * OBJECTIVES + objective
    if objective >= OBJECTIVES:
        return NO_QUEST_ACTION
    kind = cards.objective_kind[row]
    if kind != J_ACTION and kind != J_DEPOSIT:
        return NO_QUEST_ACTION
    here = land.node[seat]
    reasons: i64 = 0
    if blocks(land, seat, here):
        reasons |= ENEMY_HERE
    if not holds(land, seat, cards.objective_condition[row], here, quest_source(quest)):
        reasons |= UNMET
    if cards.objective_partner[row] == 1 and not has_partner(land, seat):
        reasons |= NEEDS_SURVIVOR
    if kind == J_DEPOSIT and land.caps[seat] == 0:
        reasons |= CANNOT_PAY
    return reasons


def has_partner(land: Wasteland, seat: i64) -> bool:
    """Whether another survivor is here; alone in the world, a settlement will do (FO-SOLO-02)."""
    here = land.node[seat]
    if land.living() > 1:
        return other_survivor_at(land, seat, here)
    return land.cards.space_icon[land.space_of(here)] == SETTLEMENT + 1


def begin_objective(land: Wasteland, seat: i64, quest: i64, objective: i64, node: i64) -> None:
    """Carry out what stands on an objective, tasks and results (FO-QUEST-05 to 07)."""
    program = land.cards.objective_program[quest * OBJECTIVES + objective]
    land.rules.perform(land, program, seat, quest_source(quest), node, 1)


def count(land: Wasteland, quest: i64, objective: i64) -> i64:
    """How far an objective has come: deeds done, or Caps laid on the card."""
    key = counter_code(quest, objective, 0)
    for i in range(len(land.counts)):
        number = counter_number(land.counts[i])
        if land.counts[i] - number == key:
            return number
    return 0


def add_count(land: Wasteland, seat: i64, quest: i64, objective: i64, number: i64) -> bool:
    """Count deeds or Caps; True, and counting anew, if the objective is completed.

    A quest that has been trashed meanwhile can be completed, but counts no more.
    """
    reached = count(land, quest, objective) + number
    needed = land.cards.objective_count[quest * OBJECTIVES + objective]
    if reached >= needed:
        _set_count(land, quest, objective, 0)
        land.emit(E_COMPLETED, seat, quest, objective)
        return True
    if has(land.staged, quest):
        _set_count(land, quest, objective, reached)
        land.emit(E_COUNTED, seat, quest, objective, reached)
    return False


def _set_count(land: Wasteland, quest: i64, objective: i64, number: i64) -> None:
    row = without(land.counts, counter_code(quest, objective, count(land, quest, objective)))
    land.counts = append(row, counter_code(quest, objective, number)) if number > 0 else row


# Staging and trashing


def stage(land: Wasteland, quest: i64, seat: i64) -> None:
    """Lay a quest in the play area and carry out its top section (FO-QUEST-09, 10, FO-RES-05)."""
    cards = land.cards
    land.staged = append(land.staged, quest)
    land.shelf[cards.quest_number[quest]] = 1
    if cards.quest_timer[quest] > 0:
        land.timers = append(land.timers, marker_code(quest, cards.quest_timer[quest]))
    land.emit(E_STAGED, seat, quest)
    land.due = 1
    program = cards.quest_stage[quest]
    if program != 0:
        land.rules.perform(land, program, seat, quest_source(quest), land.node[seat], 1)


def trash_quest(land: Wasteland, quest: i64) -> None:
    """Return a quest to the box with its markers (FO-RES-12, FO-QUEST-12)."""
    land.staged = without(land.staged, quest)
    land.shelf[land.cards.quest_number[quest]] = 2
    land.markers = _of_others(land.markers, quest)
    land.waiting = _of_others(land.waiting, quest)
    land.timers = _of_others(land.timers, quest)
    counts = vec[i64]()
    for i in range(len(land.counts)):
        if counter_quest(land.counts[i]) != quest:
            counts = append(counts, land.counts[i])
    land.counts = counts
    land.emit(E_TRASHED, -1, quest_source(quest))
    land.due = 1


def _of_others(row: vec[i64], quest: i64) -> vec[i64]:
    kept = vec[i64]()
    for i in range(len(row)):
        if marker_quest(row[i]) != quest:
            kept = append(kept, row[i])
    return kept


# Markers


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceMarker(LandFrame):
    """One half of a pair of markers goes where its quest says, its twin on the card (FO-QUEST-11).

    If there is no such space on the map, both wait on the card (FO-R-85). A quest that is not in
    the play area any more has no marker (FO-QUEST-12).
    """

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "quest", "where", "here")

    def __init__(self, seat: i64, quest: i64, where: i64, here: i64) -> None:
        self.seat = seat
        self.quest = quest
        self.where = where
        self.here = here

    def ask(self, land: Wasteland) -> Decision | None:
        """Which of the spaces that fit."""
        if not has(land.staged, self.quest):
            return None
        codes = put_codes(land, self.where, self.here, self.quest)
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PUT_MARKER, self.quest, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the marker cannot go to a space."""
        return against_put(land, code, self.where, self.here, self.quest)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put it there."""
        land.stack.pop()
        land.markers = append(land.markers, marker_code(self.quest, a_of(code)))
        land.emit(E_MARKER, seat, self.quest, a_of(code))

    def run(self, land: Wasteland) -> None:
        """Wait for such a space."""
        land.stack.pop()
        if has(land.staged, self.quest):
            land.waiting = append(land.waiting, marker_code(self.quest, self.where))

    def copy(self) -> PlaceMarker:
        """An independent frame with the same fields."""
        return PlaceMarker(self.seat, self.quest, self.where, self.here)


def place_waiting_markers(land: Wasteland, seat: i64, here: i64) -> None:
    """Put down the markers whose place has been revealed (FO-R-18)."""
    waiting = land.waiting
    land.waiting = vec[i64]()
    for i in range(len(waiting)):
        where = marker_at(waiting[i])
        land.stack.append(PlaceMarker(seat, marker_quest(waiting[i]), where, here))
