"""Promises: what the cards in play hold for a survivor of Fallout, in hundredths of influence."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind import tariff
from overseer.games.fallout.conditions import cards_of, holds, letters_of
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.effects import number_on_card
from overseer.games.fallout.enemies import abilities_of, level_of, weak_areas
from overseer.games.fallout.fight import fight_rerolls, hits_to_kill
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.influence import influence
from overseer.games.fallout.items import passive
from overseer.games.fallout.pairs import (
    cost_kind,
    cost_number,
    joint_own,
    more_levels,
)
from overseer.games.fallout.rows import has, owned_card, owned_seat
from overseer.games.fallout.skill_test import test_rerolls
from overseer.games.fallout.terms import (
    A_LEAD,
    A_WIDTH,
    ADDICTED,
    AGENDA_LIMIT,
    ASSET,
    COST_AGENDA,
    COST_CAPS,
    COST_DAMAGE,
    COST_DISCARD,
    IDOLIZED,
    LETTERS,
    LOOT,
    LOOTED,
    O_ACTION,
    O_ADD,
    O_BECOME,
    O_BRANCH,
    O_CAPS,
    O_CHOOSE,
    O_COMPLETE,
    O_DAMAGE,
    O_DISCARD,
    O_DRAW,
    O_ENCOUNTER,
    O_END,
    O_ENEMY,
    O_FIGHT,
    O_HEAL,
    O_HEAL_RADS,
    O_IF,
    O_JOINT,
    O_KEEP,
    O_KILL,
    O_LEVEL,
    O_LOSE,
    O_LOSE_CAPS,
    O_PAY,
    O_PERK,
    O_POWER,
    O_RADS,
    O_RANDOM,
    O_REMOVE,
    O_SHOP,
    O_STAGE,
    O_TEST,
    O_TOKENS,
    O_UNIQUE,
    O_VOTE,
    O_WIDTH,
    O_XP,
    OBJECTIVES,
    P_ARMOR,
    RADIATION,
    SETTLEMENT,
    TRAIT_KINDS,
    TYPES,
    VILIFIED,
    WASTELAND,
    WELL_RESTED,
)
from overseer.games.fallout.traits import can_become
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import target
from overseer.kernel.vecs import vec

CERTAIN: Final = 1000  # chances are in thousandths
ROLLS: Final = 6  # tables: up to five rerolls
NEEDED: Final = 5  # hits, up to four
DIFFICULTIES: Final = 8
ARMORS: Final = 4
AREAS: Final = 16

_WIN: Final = 2000
_DEFEAT: Final = -2000
_FARTHEST: Final = 3  # steps behind that count
_AGENDA: Final = 380
_AGENDA_SWAPPED: Final = 120  # with a full hand
_AGENDA_GIVEN: Final = 200
_HEALED_RAD: Final = 20
_DEEP: Final = 5
_DRAWN: Final = 450  # chance of a fight with an enemy that is not drawn yet
_DRAWN_REROLL: Final = 80
_DRAWN_LEVEL: Final = 100
_DRAWN_HARM: Final = 25


@final
@mypyc_attr(acyclic=True)
class Promise:
    """A survivor who reads a card: what would it bring?

    The tables say how likely tests are passed and fights are won; see `bots.fallout.chances`.
    """

    def __init__(self, tests: list[int], fights: list[int], blows: list[int]) -> None:
        self.tests = vec[i64](tests)  # by difficulty and rerolls
        self.fights = vec[i64](fights)  # by weak areas, hits needed and rerolls
        self.blows = vec[i64](blows)  # hit icons beyond the armor, in thousandths, by armor
        self.points = vec[i64]([18, 18, 17, 15, 14, 12, 11, 10, 9, 7, 6, 5, 4])  # HP, by those left
        self.seat: i64 = 0
        self.paid: i64 = 0
        self.agenda: i64 = 0
        self.level: i64 = 0
        self.letters: i64 = 0
        self.remaining: i64 = 0
        self.point: i64 = 0
        self.armor: i64 = 0
        self.rerolls: i64 = 0
        self.harm: i64 = 0  # what the last task or fight that was looked at costs

    def look(self, land: Wasteland, seat: i64) -> None:
        """Take a seat: what does not depend on the card."""
        self.seat = seat
        self.paid = self._paid(land)
        full = cards_of(land.agendas, seat) >= AGENDA_LIMIT
        self.agenda = _AGENDA_SWAPPED if full else _AGENDA
        if not full and influence(land, seat) + 1 >= target(land):
            self.agenda += _WIN
        self.letters = letters_of(land, seat)
        self.level = tariff.LEVEL if self.letters < LETTERS - 1 else tariff.LEVEL_LATE
        self.remaining = max(1, land.remaining(seat))
        self.point = self.points[min(tariff.FULL_LIFE, self.remaining)]
        self.armor = max(0, min(ARMORS - 1, passive(land, seat, P_ARMOR)))
        rested: i64 = 1 if land.has_trait(seat, WELL_RESTED) else 0
        self.rerolls = min(ROLLS - 1, fight_rerolls(land, seat) + rested)

    def xp(self, number: i64) -> i64:
        """What XP are worth: parts of a level."""
        return number * self.level // (self.letters + 1)

    def heal(self, land: Wasteland, number: i64) -> i64:
        """What healing is worth."""
        seat = self.seat
        return self.point * min(number, max_hp(land, seat) - land.hp[seat])

    def fight(self, land: Wasteland, token: i64, afar: i64) -> i64:
        """How likely an enemy is killed; `harm` is then what that costs."""
        level = level_of(land, token)
        abilities = abilities_of(land, token)
        needed = max(0, hits_to_kill(level, abilities) - afar)
        self.harm = self._blow(level, abilities)
        if needed >= NEEDED:
            return 0
        row = weak_areas(land, token) * NEEDED + needed
        return self.fights[row * ROLLS + self.rerolls]

    def spoils(self, land: Wasteland, token: i64) -> i64:
        """What any kill brings."""
        looted = tariff.LOOT if abilities_of(land, token) & LOOTED != 0 else 0
        return self.xp(level_of(land, token)) + looted

    def _blow(self, level: i64, abilities: i64) -> i64:
        """What the enemy's blows cost, dead or alive."""
        damage = level * self.blows[self.armor]  # in thousandths
        life = tariff.LIFE * damage // (CERTAIN * self.remaining)
        harm = min(tariff.LIFE, life + life * damage // (CERTAIN * self.remaining))
        if abilities & RADIATION != 0:
            harm += tariff.RAD * min(level, 2) // 2
        return harm

    def _paid(self, land: Wasteland) -> i64:
        """What the hand pays, steps towards a lead included."""
        cards = land.cards
        worth = tariff.POINT * influence(land, self.seat)
        for code in land.agendas:
            if owned_seat(code) == self.seat:
                agenda = owned_card(code)
                for row in range(cards.agenda_bonuses[agenda], cards.agenda_bonuses[agenda + 1]):
                    if cards.bonuses[row * A_WIDTH] == A_LEAD:
                        faction = cards.bonuses[row * A_WIDTH + 1]
                        lead = land.power[faction] - land.power[1 - faction]
                        worth += tariff.BEHIND * max(-_FARTHEST, min(0, lead))
        return worth

    def power(self, land: Wasteland, faction: i64, steps: i64) -> i64:
        """What it is worth to raise a faction's power."""
        land.power[faction] += steps
        goal = tariff.POINT * target(land)
        paid = self._paid(land)
        left = len(land.sheet.track_x) - 1 - land.power[faction]
        land.power[faction] -= steps
        if paid >= goal and self.paid < goal:
            return _WIN
        if left <= 0:
            return _DEFEAT
        worth = paid - self.paid - tariff.OTHERS_GAIN * steps
        if left == 1:
            worth += tariff.BRINK
        elif left == 2:
            worth += tariff.BRINK_NEAR
        return worth

    def cost(self, land: Wasteland, cost: i64) -> i64:
        """What paying costs."""
        kind = cost_kind(cost)
        if kind == COST_CAPS:
            return tariff.CAP * cost_number(cost)
        if kind == COST_DISCARD:
            return tariff.GIVEN_UP
        if kind == COST_DAMAGE:
            return self._damage(cost_number(cost))
        return _AGENDA_GIVEN if kind == COST_AGENDA else 0

    def program(
        self, land: Wasteland, at: i64, node: i64, source: i64, level: i64, depth: i64
    ) -> i64:
        """What the instructions from a place on are worth."""
        if at == 0 or depth > _DEEP:
            return 0
        code = land.cards.code
        worth: i64 = 0
        while code[at] != O_END:
            op = code[at]
            a = code[at + 1]
            b = code[at + 2]
            c = code[at + 3]
            after = at + O_WIDTH
            if O_TEST <= op <= O_PAY:
                chance = self._task(land, op, a, b, level)
                worth -= self.harm
                won = self.program(land, after, node, source, level, depth + 1)
                lost = self.program(land, c, node, source, level, depth + 1)
                return worth + (chance * won + (CERTAIN - chance) * lost) // CERTAIN
            if op == O_CHOOSE:
                worth += self._branches(land, after, a, node, source, level, depth)
                after += a * O_WIDTH
            elif op == O_IF:
                met = holds(land, self.seat, a, node, source)
                worth += self.program(land, b if met else c, node, source, level, depth + 1)
            elif op == O_VOTE:
                yes = self.program(land, a, node, source, level, depth + 1)
                worth += (yes + self.program(land, b, node, source, level, depth + 1)) // 2
            elif op == O_COMPLETE:
                if has(land.staged, a):
                    program = land.cards.objective_program[a * OBJECTIVES + b]
                    worth += self.program(land, program, node, source, level, _DEEP)
            elif op != O_BRANCH:
                worth += self._result(land, op, a, b, level)
            at = after
        return worth

    def _branches(
        self,
        land: Wasteland,
        at: i64,
        number: i64,
        node: i64,
        source: i64,
        level: i64,
        depth: i64,
    ) -> i64:
        """The best branch that is open."""
        code = land.cards.code
        best: i64 = 0
        for row in range(at, at + number * O_WIDTH, O_WIDTH):
            if not holds(land, self.seat, code[row + 1], node, source):
                continue
            if can_pay(land, self.seat, code[row + 2]):
                worth = self.program(land, code[row + 3], node, source, level, depth + 1)
                best = max(best, worth - self.cost(land, code[row + 2]))
        return best

    def _task(self, land: Wasteland, op: i64, a: i64, b: i64, level: i64) -> i64:
        """How likely a task succeeds; `harm` is what it costs in any case."""
        self.harm = 0
        if op in (O_TEST, O_JOINT):
            letters = a if op == O_TEST else joint_own(a)
            difficulty = number_on_card(land, b, level, tariff.EXPECTED_HITS)
            if op == O_JOINT:
                difficulty -= tariff.PARTNER_HITS
            difficulty = max(0, min(DIFFICULTIES - 1, difficulty))
            rerolls = test_rerolls(land, self.seat, letters)
            rerolls += 1 if land.has_trait(self.seat, WELL_RESTED) else 0
            return self.tests[difficulty * ROLLS + min(ROLLS - 1, rerolls)]
        if op == O_FIGHT:
            if a >= TYPES:
                return self.fight(land, a - TYPES, 0)
            self.harm = _DRAWN_HARM
            return _DRAWN + _DRAWN_REROLL * self.rerolls - _DRAWN_LEVEL * more_levels(b)
        if not can_pay(land, self.seat, a):
            return 0
        self.harm = self.cost(land, a)
        return CERTAIN

    def _damage(self, number: i64) -> i64:
        if number >= self.remaining:
            return tariff.LIFE
        return number * (self.point + 2) + (30 if number >= self.remaining - 2 else 0)

    def _result(self, land: Wasteland, op: i64, a: i64, b: i64, level: i64) -> i64:
        """One result."""
        if op == O_XP:
            return self.xp(number_on_card(land, a, level, tariff.EXPECTED_HITS))
        if op == O_CAPS:
            return tariff.CAP * number_on_card(land, a, level, tariff.EXPECTED_HITS)
        if op == O_DRAW:
            one = tariff.LOOT if a == LOOT else tariff.ASSET if a == ASSET else self.agenda
            return one * number_on_card(land, b, level, tariff.EXPECTED_HITS)
        if op == O_POWER:
            return self.power(land, a, b)
        if op == O_DAMAGE:
            return -self._damage(number_on_card(land, a, level, tariff.EXPECTED_HITS))
        if op == O_RADS:
            return -(tariff.RAD + self.point) * number_on_card(land, a, level, tariff.EXPECTED_HITS)
        if op == O_HEAL:
            return self.heal(land, number_on_card(land, a, level, tariff.EXPECTED_HITS))
        if op == O_HEAL_RADS:
            number = number_on_card(land, a, level, tariff.EXPECTED_HITS)
            return _HEALED_RAD * min(number, land.rads[self.seat])
        if op == O_BECOME:
            return self.become(land, a)
        if op == O_LOSE:
            return -self._has(a) if land.has_trait(self.seat, a) else 0
        if op in (O_STAGE, O_RANDOM):
            return _staged(land)
        if op == O_LEVEL:
            return self.level * number_on_card(land, a, level, tariff.EXPECTED_HITS)
        return _lesser(land, op, a)

    def become(self, land: Wasteland, trait: i64) -> i64:
        """What a trait is worth, what the own agendas pay for it included."""
        seat = self.seat
        if not can_become(land, seat, trait):
            return 0
        place = seat * TRAIT_KINDS + trait // 2
        before = land.traits[place]
        land.traits[place] = trait + 1
        paid = self._paid(land)
        land.traits[place] = before
        return self._has(trait) + paid - self.paid

    def _has(self, trait: i64) -> i64:
        if trait == WELL_RESTED:
            return 35
        if trait == ADDICTED:
            return -50
        if trait == IDOLIZED:
            return 25
        return -10 if trait == VILIFIED else 10


def has_news(land: Wasteland, deck: i64) -> bool:
    """Whether the next encounter of a deck may be one that nobody has read yet.

    Those that come back lie below, in the order in which they were read (FO-ENC-16).
    """
    pile = land.encounter_decks[deck]
    return len(pile.cards) + pile.borrowed > 1


def _staged(land: Wasteland) -> i64:
    """What a new quest is worth: most where the encounters have nothing new to tell."""
    quests = len(land.staged)
    if quests >= tariff.CROWDED:
        return tariff.STAGED // 4
    if has_news(land, WASTELAND) or has_news(land, SETTLEMENT):
        return tariff.STAGED
    return tariff.STAGED + tariff.SCARCE * max(0, tariff.QUESTS_WANTED - quests)


def _lesser(land: Wasteland, op: i64, a: i64) -> i64:
    """Results that are worth about the same to everybody."""
    if op == O_UNIQUE:
        return tariff.UNIQUE
    if op == O_PERK:
        return tariff.PERK
    if op == O_SHOP:
        return 25
    if op == O_ADD:
        return 15
    if op == O_LOSE_CAPS:
        return -tariff.CAP * min(a, 5)
    if op in (O_ACTION, O_ENCOUNTER):
        return 50
    if op == O_KEEP:
        return 20
    if op == O_KILL:
        return 35
    if op == O_DISCARD:
        return -tariff.GIVEN_UP
    if op in (O_TOKENS, O_ENEMY):
        return -tariff.ENEMY
    if op == O_REMOVE:
        return tariff.ENEMY
    return 0
