"""Effects: the instructions on a card, carried out from left to right (FO-RES, FO-QUEST-05, 07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import DrawAgendas
from overseer.games.fallout.caps import gain_caps, lose_caps
from overseer.games.fallout.card_kills import KillOne, kill_all
from overseer.games.fallout.choices import Choice, Others, Vote
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.decks import GainUnique, draw_cards
from overseer.games.fallout.dice import TurnDie
from overseer.games.fallout.encounter import draw_encounter
from overseer.games.fallout.enemies import remove_tokens, wake_enemies
from overseer.games.fallout.equipping import DiscardCard
from overseer.games.fallout.exhaust import UnexhaustCards, unexhaust_free
from overseer.games.fallout.factions import advance
from overseer.games.fallout.fight import draw_and_fight, fight_faction
from overseer.games.fallout.hp import damage, heal, heal_rads, irradiate
from overseer.games.fallout.joint_test import begin_joint_test
from overseer.games.fallout.levels import TakePerk
from overseer.games.fallout.library import RandomCard, add, stage_number
from overseer.games.fallout.moving import CardMove
from overseer.games.fallout.pairs import (
    joint_own,
    joint_theirs,
    more_abilities,
    more_levels,
    source_card,
    source_kind,
)
from overseer.games.fallout.putting import PlaceSurvivor, PutEnemy, PutTokens
from overseer.games.fallout.quests import (
    PlaceMarker,
    Running,
    add_count,
    begin_objective,
    count,
    is_running,
    queue_objective,
)
from overseer.games.fallout.rows import has
from overseer.games.fallout.salvage import Salvage
from overseer.games.fallout.shop import visit_shop
from overseer.games.fallout.skill_test import begin_test
from overseer.games.fallout.terms import (
    AGENDA,
    E_QUEST_FAILED,
    HITS_NUMBER,
    LEVEL_BASE,
    LEVEL_ZERO,
    O_ACTION,
    O_ADD,
    O_BECOME,
    O_BRANCH,
    O_CANCEL,
    O_CAPS,
    O_CHOOSE,
    O_COMPLETE,
    O_COUNT,
    O_COUNTED,
    O_DAMAGE,
    O_DISCARD,
    O_DRAW,
    O_ENCOUNTER,
    O_END,
    O_ENEMY,
    O_FIGHT,
    O_HEAL,
    O_HEAL_RADS,
    O_HITS,
    O_IF,
    O_JOINT,
    O_KEEP,
    O_KILL,
    O_LEVEL,
    O_LOSE,
    O_LOSE_CAPS,
    O_MARKER,
    O_MOVE,
    O_MP,
    O_OTHERS,
    O_PAY,
    O_PERK,
    O_PLACE,
    O_POWER,
    O_RADS,
    O_RANDOM,
    O_REMOVE,
    O_REROLL,
    O_SALVAGE,
    O_SHOP,
    O_STAGE,
    O_SUCCESS,
    O_TEST,
    O_TOKENS,
    O_TRASH,
    O_TURN_DIE,
    O_UNEXHAUST,
    O_UNIQUE,
    O_VOTE,
    O_WAKE,
    O_WIDTH,
    O_XP,
    OBJECTIVES,
    PLAYERS_NUMBER,
    S_QUEST,
    TYPES,
)
from overseer.games.fallout.traits import become, lose
from overseer.games.fallout.trash import keep_card, trash_card, trash_number
from overseer.games.fallout.wasteland import (
    BONUS,
    CANCELLED,
    REROLLS,
    Wasteland,
)
from overseer.games.fallout.xp import gain_xp

# Of a program: whether it waits for a task, and what came of it.
NO_TASK: Final = 0
FAILED: Final = 1
SUCCEEDED: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Effects(Running):
    """A program under way, for one survivor, on one card.

    Where it speaks of the survivor's space, that is the one in which the survivor is by then
    (FO-R-113). After a death it goes on from where the survivor was: gains are kept, but nothing
    more can hurt, and no new test, fight, move or visit to the shop begins (FO-R-46).
    """

    KNOWN: ClassVar[tuple[str, ...]] = (
        "source",
        "at",
        "seat",
        "node",
        "level",
        "hits",
        "deaths",
        "task",
    )

    def __init__(
        self,
        source: i64,
        at: i64,
        seat: i64,
        node: i64,
        level: i64,
        hits: i64,
        deaths: i64,
        task: i64,
    ) -> None:
        super().__init__(source)
        self.at = at  # the next instruction
        self.seat = seat
        self.node = node  # where the survivor is, or was before a death
        self.level = level  # of the encounter icon
        self.hits = hits  # of the last test
        self.deaths = deaths
        self.task = task  # NO_TASK, or what came of the one that was begun

    def run(self, land: Wasteland) -> None:
        """Carry out one instruction; each is a unit of its own."""
        if self.task != NO_TASK:
            self._judge(land)
            return
        if land.due != 0:
            land.end_unit()
            return
        code = land.cards.code
        at = self.at
        op = code[at]
        if not self.is_dead(land):
            self.node = land.node[self.seat]
        if op == O_END:
            self._end(land)
            return
        self.at += O_WIDTH
        a = code[at + 1]
        b = code[at + 2]
        c = code[at + 3]
        is_task = op >= O_TEST and op <= O_PAY
        if land.eliminated[self.seat] == 1:
            # Only what concerns cards and the board goes on (FO-R-49); every task is failed.
            if is_task:
                self.at = c
            elif op == O_CHOOSE:
                self.at += a * O_WIDTH  # past its branches
            elif not self._library(land, op, a, b, c):
                _check(op)
        elif is_task:
            self._task(land, op, a, b)
        elif not (
            self._gain(land, op, a, b)
            or self._library(land, op, a, b, c)
            or self._harm(land, op, a)
            or self._board(land, op, a, b, c)
            or self._cards(land, op, a)
            or self._contest(land, op, a)
        ):
            self._decide(land, op, at, a, b, c)

    def _end(self, land: Wasteland) -> None:
        """Go back to the card of which this was a part, if it was one."""
        land.stack.pop()
        if len(land.deeds) > 0:
            land.due = 1  # deeds that waited for this card to be finished
        if len(land.stack) > 0:
            whole = land.stack[-1]
            if isinstance(whole, Effects) and whole.task == NO_TASK:
                same = whole.source == self.source and whole.seat == self.seat
                if same and whole.deaths == self.deaths:
                    whole.node = self.node  # where the survivor died, if it was in this part

    def number(self, land: Wasteland, printed: i64) -> i64:
        """A number on the card."""
        return number_on_card(land, printed, self.level, self.hits)

    def is_dead(self, land: Wasteland) -> bool:
        """Whether the survivor has been killed since the card was begun."""
        return land.deaths[self.seat] != self.deaths

    # Tasks

    def _task(self, land: Wasteland, op: i64, a: i64, b: i64) -> None:
        """Begin a test, a fight or a payment, whose verdict decides how the card goes on."""
        self.task = FAILED  # unless a success is heard of
        if op in (O_TEST, O_JOINT):
            self.hits = 0
        if self.is_dead(land):
            return
        seat = self.seat
        if op == O_TEST:
            begin_test(land, seat, a, self.number(land, b))
        elif op == O_JOINT:
            theirs = joint_theirs(a)
            begin_joint_test(land, seat, joint_own(a), theirs, self.number(land, b))
        elif op == O_FIGHT:
            if a >= TYPES:
                fight_faction(land, seat, a - TYPES)
            else:
                draw_and_fight(land, seat, a, more_levels(b), more_abilities(b))
        elif can_pay(land, seat, a):
            self.task = SUCCEEDED
            pay(land, seat, a)

    def hear(self, land: Wasteland, won: i64, hits: i64) -> None:
        """What came of the test or fight; a kill in passing is no task."""
        if self.task == NO_TASK:
            return
        self.task = SUCCEEDED if won == 1 else FAILED
        op = land.cards.code[self.at - O_WIDTH]
        if op in (O_TEST, O_JOINT):
            self.hits = hits

    def _judge(self, land: Wasteland) -> None:
        """Go on after a task that succeeded, else with what stands under "fail" (FO-R-84)."""
        failed = self.task == FAILED
        self.task = NO_TASK
        before = self.at - O_WIDTH
        if failed:
            self.at = land.cards.code[before + 3]
            if source_kind(self.source) == S_QUEST:
                land.emit(E_QUEST_FAILED, self.seat, source_card(self.source))

    # Results

    def _gain(self, land: Wasteland, op: i64, a: i64, b: i64) -> bool:
        """XP, Caps, cards and the like; False if it is none of them."""
        seat = self.seat
        if op == O_XP:
            gain_xp(land, seat, self.number(land, a))
        elif op == O_CAPS:
            gain_caps(land, seat, self.number(land, a))
        elif op == O_LOSE_CAPS:
            lose_caps(land, seat, self.number(land, a))
        elif op == O_DRAW:
            if a == AGENDA:
                land.stack.append(DrawAgendas(seat, self.number(land, b), 0))
            else:
                draw_cards(land, seat, a, self.number(land, b))
        elif op == O_UNIQUE:
            land.stack.append(GainUnique(seat, a))
        elif op == O_BECOME:
            become(land, seat, a)
        elif op == O_LOSE:
            lose(land, seat, a)
        elif op == O_HEAL:
            heal(land, seat, self.number(land, a))
        elif op == O_HEAL_RADS:
            heal_rads(land, seat, self.number(land, a))
        elif op == O_PERK:
            land.stack.append(TakePerk(seat, land.letters[seat]))
        elif op == O_LEVEL:
            land.levels[seat] += self.number(land, a)
            land.due = 1
        elif op == O_MP:
            land.points += self.number(land, a) if seat == land.active else 0
        elif op == O_ACTION:
            land.actions += self.number(land, a) if seat == land.active else 0
        else:
            return False
        return True

    def _library(self, land: Wasteland, op: i64, a: i64, b: i64, c: i64) -> bool:
        """Cards of the library, quests and power; False if it is none of them."""
        if op == O_ADD:
            add(land, a)
        elif op == O_STAGE:
            stage_number(land, a, self._stager(land))
        elif op == O_TRASH:
            if a == 0:
                trash_card(land, self.source)
            else:
                trash_number(land, a)
        elif op == O_POWER:
            advance(land, a, b)
        elif op == O_RANDOM:
            land.stack.append(RandomCard(self._stager(land), a, b, c))
        elif op == O_COMPLETE:
            if has(land.staged, a) and not is_running(land, a):
                begin_objective(land, self.seat, a, b, self.node)
        elif op == O_COUNTED:
            if not add_count(land, self.seat, source_card(self.source), a, 1):
                land.stack.pop()
        elif op == O_COUNT:
            self._count(land, self.number(land, a))
        else:
            return False
        return True

    def _stager(self, land: Wasteland) -> i64:
        """Who makes the choices of a staged quest: the stager, or somebody who is left."""
        return land.first_player if land.eliminated[self.seat] == 1 else self.seat

    def _count(self, land: Wasteland, number: i64) -> None:
        """Count on the quest's first objective; if that completes it, it is next."""
        quest = source_card(self.source)
        if not has(land.staged, quest):
            return
        left = land.cards.objective_count[quest * OBJECTIVES] - count(land, quest, 0)
        if number < left:
            add_count(land, self.seat, quest, 0, number)
            return
        if left > 1:
            add_count(land, self.seat, quest, 0, left - 1)
        queue_objective(land, self.seat, quest * OBJECTIVES)

    def _harm(self, land: Wasteland, op: i64, a: i64) -> bool:
        """Damage and rads, which spare the dead; False if it is none of them."""
        if op != O_DAMAGE and op != O_RADS:
            return False
        if not self.is_dead(land):
            if op == O_DAMAGE:
                damage(land, self.seat, self.number(land, a))
            else:
                irradiate(land, self.seat, self.number(land, a))
        return True

    def _board(self, land: Wasteland, op: i64, a: i64, b: i64, c: i64) -> bool:
        """Tokens, markers, enemies and figures on the map; False if it is none of them."""
        seat = self.seat
        quest = source_card(self.source)
        if op == O_TOKENS:
            left = self.number(land, c)
            land.stack.append(PutTokens(seat, a, b, left, self.node, quest))
        elif op == O_MARKER:
            land.stack.append(PlaceMarker(seat, quest, a, self.node))
        elif op == O_ENEMY:
            land.stack.append(PutEnemy(seat, a, b, c, self.node, quest))
        elif op == O_PLACE:
            if not self.is_dead(land):
                land.stack.append(PlaceSurvivor(seat, a, self.node, quest))
        elif op == O_MOVE:
            if not self.is_dead(land):
                land.stack.append(CardMove(seat, self.number(land, a), self.deaths))
        elif op == O_ENCOUNTER:
            if not self.is_dead(land):
                draw_encounter(land, seat, a, self.node, self.level)
        elif op == O_SHOP:
            if not self.is_dead(land):
                visit_shop(land, seat, self.number(land, a), b)
        elif op == O_KILL:
            self._kill(land, a, b, c)
        elif op == O_REMOVE:
            remove_tokens(land, a, self.node, b)
        elif op == O_WAKE:
            wake_enemies(land, self.node, a)
        else:
            return False
        return True

    def _kill(self, land: Wasteland, within: i64, limits: i64, all_of_them: i64) -> None:
        """Kill enemies without a fight."""
        if all_of_them == 0:
            land.stack.append(KillOne(self.seat, within, limits, self.node))
        else:
            kill_all(land, self.seat, within, limits, self.node)

    def _cards(self, land: Wasteland, op: i64, a: i64) -> bool:
        """Cards that are given up, fetched, kept or unexhausted; False if it is none of them."""
        if op == O_DISCARD:
            land.stack.append(DiscardCard(self.seat, a, -1))
        elif op == O_SALVAGE:
            land.stack.append(Salvage(self.seat, self.number(land, a), []))
        elif op == O_UNEXHAUST:
            if a == 1:
                unexhaust_free(land, self.seat, self.source)
            land.stack.append(UnexhaustCards(self.seat, self.source, a))
        elif op == O_KEEP:
            keep_card(land, self.seat, self.source)
        else:
            return False
        return True

    def _contest(self, land: Wasteland, op: i64, a: i64) -> bool:
        """What changes the fight or test under way; False if it is none of it."""
        if op == O_REROLL:
            land.contest[REROLLS] += self.number(land, a)
        elif op in (O_HITS, O_SUCCESS):
            land.contest[BONUS] += self.number(land, a)
        elif op == O_CANCEL:
            land.contest[CANCELLED] += self.number(land, a)
        elif op == O_TURN_DIE:
            land.stack.append(TurnDie(self.seat))
        else:
            return False
        return True

    # Branches

    def _decide(self, land: Wasteland, op: i64, at: i64, a: i64, b: i64, c: i64) -> None:
        """Go on in one of several ways, or let others act."""
        if op == O_IF:
            met = holds(land, self.seat, a, self.node, self.source)
            self.branch(land, b if met else c, self.seat)
        elif op == O_CHOOSE:
            self.at += a * O_WIDTH
            land.stack.append(Choice(self.seat, at + O_WIDTH, a, self.node, self.source))
        elif op == O_OTHERS:
            land.stack.append(Others(self.seat, a, b, self.node, self.source, self.level))
        elif op == O_VOTE:
            land.stack.append(Vote(0, 0, a, b, self.seat, self.source))
        else:
            _check(op)

    def branch(self, land: Wasteland, program: i64, seat: i64) -> None:
        """Carry out a part of this card, then go on."""
        if program != 0:
            land.stack.append(
                Effects(
                    self.source,
                    program,
                    seat,
                    self.node,
                    self.level,
                    self.hits,
                    self.deaths,
                    0,
                )
            )

    def copy(self) -> Effects:
        """An independent frame with the same fields."""
        return Effects(
            self.source,
            self.at,
            self.seat,
            self.node,
            self.level,
            self.hits,
            self.deaths,
            self.task,
        )


def number_on_card(land: Wasteland, printed: i64, level: i64, hits: i64) -> i64:
    """What a number means with an icon's level and the hits of a test; never below 0.

    See FO-ENC-06, FO-RES-02 and FO-R-77.
    """
    if printed < LEVEL_BASE:
        return printed
    if printed >= PLAYERS_NUMBER:
        return land.players
    if printed >= HITS_NUMBER:
        return hits
    return max(0, level + printed - LEVEL_BASE - LEVEL_ZERO)


def _check(op: i64) -> None:
    """Stop at an instruction that there is not; a branch is no instruction of its own."""
    if op < O_END or op == O_BRANCH or op > O_SALVAGE:
        raise ValueError(f"card programs have no instruction {op}")
