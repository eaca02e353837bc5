"""Habits: what a quick player of Fallout does, without trying anything out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind import tariff
from overseer.bots.mind.errands import Errands
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.influence import influence
from overseer.games.fallout.items import equipped_code
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.rows import held_item
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.terms import (
    ASK_AGENDAS,
    ASK_ANSWER,
    ASK_ATTACKER,
    ASK_BEFORE_FIGHT,
    ASK_CAMP,
    ASK_ENEMY,
    ASK_EQUIP,
    ASK_FIGHT_REROLL,
    ASK_OPTION,
    ASK_PUT_ENEMY,
    ASK_PUT_TOKEN,
    ASK_RESPAWN,
    ASK_TEST_REROLL,
    ASK_TRADE,
    ASK_TURN,
    DECLINE,
    DONE,
    EQUIP,
    FIGHT,
    GET_REST,
    LETTER_BITS,
    LETTERS,
    LOYAL,
    M_ACTION,
    MOVE,
    P_ARMOR,
    P_FIGHT_REROLL,
    P_MOVE,
    P_RANGED,
    PLAY_PERK,
    RECOVER,
    REROLL,
    ROLL_NOW,
    S_ITEM,
    S_PERK,
    STEP,
    UNEXHAUST_ALL,
    USE,
    USES,
)
from overseer.games.fallout.wasteland import DICE, REROLLS, Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.vecs import vec

# In hundredths of influence.
_SPENT: Final = 20  # a card that is used
_PERK_SPENT: Final = 45
_ACTION_SPENT: Final = 50
_LOWEST: Final = -(1 << 60)


@final
@mypyc_attr(acyclic=True)
class Habits:
    """A quick player, who runs the best errand and keeps what it knows of cards."""

    def __init__(self, errands: Errands) -> None:
        self.errands = errands

    def choose(self, land: Wasteland, decision: Decision) -> i64:
        """The index of what is done by habit; -1 where it must be thought over."""
        prompt = decision.prompt
        if prompt == ASK_TURN:
            return self._turn(land, decision)
        if prompt in (ASK_FIGHT_REROLL, ASK_TEST_REROLL):
            return _reroll(land, decision)
        if prompt == ASK_OPTION:
            return self._option(land, decision)
        if prompt == ASK_CAMP:
            return _camp(decision)
        if prompt == ASK_EQUIP:
            return self._equip(land, decision)
        if prompt in (ASK_TRADE, ASK_AGENDAS, ASK_ANSWER):
            return _of_verb(decision, DECLINE)
        if prompt in (ASK_ENEMY, ASK_ATTACKER, ASK_PUT_ENEMY, ASK_PUT_TOKEN, ASK_RESPAWN):
            return decision.default
        if prompt == ASK_BEFORE_FIGHT:
            return _of_verb(decision, ROLL_NOW)
        return -1

    def _option(self, land: Wasteland, decision: Decision) -> i64:
        """Of an encounter: what its lead asks for should be worth it; the rest is sealed."""
        frame = land.stack[-1]
        assert isinstance(frame, Encounter)
        cards = land.cards
        promise = self.errands.promise
        promise.look(land, decision.seat)
        codes = decision.options.codes
        best: i64 = 0
        most: i64 = _LOWEST
        for i in range(len(codes)):
            option = cards.encounter_options[frame.card] + a_of(codes[i])
            worth: i64 = tariff.ASKED if cards.option_condition[option] != 0 else 0
            if cards.option_cost[option] != 0:
                worth += tariff.PAID - promise.cost(land, cards.option_cost[option])
            if worth > most:
                best = i
                most = worth
        return best

    def _equip(self, land: Wasteland, decision: Decision) -> i64:
        codes = decision.options.codes
        for i in range(len(codes)):
            if verb_of(codes[i]) == EQUIP and self._is_better(land, decision.seat, a_of(codes[i])):
                return i
        return _of_verb(decision, DONE)

    def _turn(self, land: Wasteland, decision: Decision) -> i64:
        codes = decision.options.codes
        last: i64 = len(codes) - 1  # to end the turn
        if last == 0:
            return 0
        seat = decision.seat
        errands = self.errands
        errands.seek(land, seat)
        free = self._free(land, seat, codes)
        if free >= 0:
            return free
        if errands.node < 0:
            return last
        place = self._towards(land, seat, codes)
        if place == last and errands.spare >= 0:
            spare = _index(codes, errands.spare)
            return spare if spare >= 0 else last
        return place

    def _free(self, land: Wasteland, seat: i64, codes: vec[i64]) -> i64:
        """What takes no action: gear, loyalty, cards whose use is worth it; -1 if there is none."""
        best: i64 = -1
        most: i64 = 0
        for i in range(len(codes)):
            verb = verb_of(codes[i])
            worth: i64 = 0
            if verb == EQUIP:
                worth = tariff.POINT if self._is_better(land, seat, a_of(codes[i])) else 0
            elif verb == LOYAL:
                worth = _loyal(land, seat, a_of(codes[i]))
            elif verb == USE:
                use = land.cards.item_uses[a_of(codes[i]) * USES + b_of(codes[i])]
                worth = self._use(land, use, source_of(S_ITEM, a_of(codes[i]))) - _SPENT
            elif verb == PLAY_PERK:
                use = land.cards.perk_use[a_of(codes[i])]
                worth = self._use(land, use, source_of(S_PERK, a_of(codes[i]))) - _PERK_SPENT
            if worth > most:
                best = i
                most = worth
        return best

    def _use(self, land: Wasteland, use: i64, source: i64) -> i64:
        """What it brings to use a card now."""
        cards = land.cards
        promise = self.errands.promise
        worth = promise.program(land, cards.use_program[use], self.errands.here, source, 1, 0)
        worth -= promise.cost(land, cards.use_cost[use])
        if cards.use_moment[use] & M_ACTION != 0:
            worth -= _ACTION_SPENT
        return worth

    def _towards(self, land: Wasteland, seat: i64, codes: vec[i64]) -> i64:
        """The next thing to do for the best errand."""
        errands = self.errands
        last: i64 = len(codes) - 1
        here = land.node[seat]
        if errands.node == here or verb_of(errands.code) == FIGHT:
            place = _index(codes, errands.code)
            if place >= 0:
                return place
        if errands.node == here:
            for i in range(len(codes)):
                if verb_of(codes[i]) == FIGHT and b_of(codes[i]) == here:
                    return i
            return last
        place = _index(codes, pack(STEP, errands.ways.first[errands.node]))
        if place < 0:
            place = _index(codes, pack(MOVE))
        return place if place >= 0 else last

    def _is_better(self, land: Wasteland, seat: i64, item: i64) -> bool:
        """Whether a card should take its slot."""
        worn = equipped_code(land, seat, land.cards.item_kind[item])
        if worn < 0:
            return True
        return (
            gear_worth(land, seat, item) > gear_worth(land, seat, held_item(worn)) + tariff.CLEARLY
        )


def gear_worth(land: Wasteland, seat: i64, item: i64) -> i64:
    """What a card is worth while it is worn, in hundredths of influence."""
    cards = land.cards
    worth: i64 = 0
    for letter in range(LETTERS):
        if land.has_letter(seat, letter):
            worth += 50 * ((cards.item_letters[item] >> (letter * LETTER_BITS)) & 15)
    for row in range(cards.item_passives[item], cards.item_passives[item + 1]):
        kind = cards.passives[2 * row]
        value = cards.passives[2 * row + 1]
        if kind == P_ARMOR:
            worth += 70 * value
        elif kind == P_FIGHT_REROLL:
            worth += 50 * value
        elif kind == P_MOVE:
            worth += 60 * value
        elif kind == P_RANGED:
            worth += 40
        else:
            worth += 20
    for use in range(USES):
        worth += 30 if cards.item_uses[item * USES + use] != 0 else 0
    return worth


def _loyal(land: Wasteland, seat: i64, agenda: i64) -> i64:
    """What it pays to lay an agenda open."""
    if land.loyal[seat] != 0:
        return 0
    before = influence(land, seat)
    land.loyal[seat] = agenda + 1
    after = influence(land, seat)
    land.loyal[seat] = 0
    return tariff.POINT * (after - before)


def _of_verb(decision: Decision, verb: i64) -> i64:
    """The first option of a verb, or the default."""
    codes = decision.options.codes
    for i in range(len(codes)):
        if verb_of(codes[i]) == verb:
            return i
    return decision.default


def _camp(decision: Decision) -> i64:
    """Everything that does good, then up and away; no trades."""
    codes = decision.options.codes
    for wanted in (RECOVER, GET_REST, UNEXHAUST_ALL):
        for i in range(len(codes)):
            if verb_of(codes[i]) == wanted:
                return i
    return _of_verb(decision, DONE)


def _index(codes: vec[i64], code: i64) -> i64:
    for i in range(len(codes)):
        if codes[i] == code:
            return i
    return -1


def _reroll(land: Wasteland, decision: Decision) -> i64:
    """Reroll what does not serve, as long as there are rerolls; cards are kept."""
    frame = land.stack[-1]
    codes = decision.options.codes
    stop: i64 = -1
    for i in range(len(codes)):
        if verb_of(codes[i]) == DONE:
            stop = i
    if stop < 0:
        return -1
    mask: i64 = 0
    cards = land.cards
    if isinstance(frame, Fight):
        if frame.hits(land) >= frame.needed():
            return stop
        weak = weak_areas(land, frame.token)
        for die in range(DICE):
            if cards.die_areas[die * FACES + land.contest[die]] & weak == 0:
                mask |= 1 << die
    elif isinstance(frame, Test):
        if frame.total(land) >= frame.difficulty:
            return stop
        for die in range(DICE):
            if cards.die_hits[die * FACES + land.contest[die]] == 0:
                mask |= 1 << die
    if mask == 0 or land.contest[REROLLS] == 0:
        return stop
    place = _index(codes, pack(REROLL, mask))
    return place if place >= 0 else stop
