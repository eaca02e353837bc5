"""Fights: one survivor, one enemy, five steps (FO-FIGHT, FO-ATK, FO-R-33 to FO-R-45)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.dice import (
    ALL_DICE,
    begin_contest,
    end_contest,
    hit_icons,
    matching_dice,
    printed_rerolls,
    reroll_codes,
    reroll_refusals,
    roll_decision,
    take_roll,
)
from overseer.games.fallout.enemies import (
    DRAWN,
    abilities_of,
    discard_token,
    find_enemy,
    is_friend,
    level_of,
    put_to_sleep,
    restack,
    take_token,
    token_decision,
    weak_areas,
)
from overseer.games.fallout.enemy_death import COPY, kill
from overseer.games.fallout.frame import LandFrame, report
from overseer.games.fallout.hp import damage, irradiate
from overseer.games.fallout.items import passive, weapon_letters
from overseer.games.fallout.rows import (
    enemy_code,
    enemy_node,
    enemy_piece,
    enemy_token,
    has,
)
from overseer.games.fallout.skill_test import answer_reroll
from overseer.games.fallout.terms import (
    ARMOR,
    ASK_BEFORE_FIGHT,
    ASK_FIGHT_LAST,
    ASK_FIGHT_REROLL,
    ASK_TOKEN,
    DONE,
    E_FIGHT,
    E_FIGHT_LOST,
    E_STRUCK,
    FACTIONS,
    M_BEFORE_FIGHT,
    M_FIGHT,
    M_FIGHT_LAST,
    P_ARMOR,
    P_FIGHT_REROLL,
    P_RANGED,
    PLAY_PERK,
    RADIATION,
    RANGED,
    RETREAT,
    ROLL_NOW,
    TOKEN,
    USE,
)
from overseer.games.fallout.uses import play_refusals, use_codes, use_item, use_perk
from overseer.games.fallout.wasteland import (
    BONUS,
    CANCELLED,
    Wasteland,
)
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.vecs import append, vec

_BEGIN: Final = 0
_BEFORE: Final = 1
_ROLLING: Final = 2
_REROLLING: Final = 3
_DAMAGE: Final = 4
_RADS: Final = 5
_LAST: Final = 6

# How a fight came about.
ACTION: Final = 0
ACROSS: Final = 1  # bit: survivor and enemy are in different spaces
ATTACKED: Final = 2  # bit: the enemy was activated


def start_fight(land: Wasteland, seat: i64, code: i64, how: i64) -> None:
    """Begin a fight with an enemy on the map, whose level is read now (FO-R-41)."""
    token = enemy_token(code)
    node = enemy_node(code)
    piece = enemy_piece(code)
    level = level_of(land, token)
    abilities = abilities_of(land, token)
    deaths = land.deaths[seat]
    land.stack.append(
        Fight(seat, token, node, piece, how, level, abilities, _BEGIN, 0, deaths, 0, 0, [])
    )
    land.emit(E_FIGHT, seat, token, level, how)


def has_ranged_weapon(land: Wasteland, seat: i64) -> bool:
    """Whether a survivor has a ranged weapon equipped."""
    return passive(land, seat, P_RANGED) > 0


def fight_rerolls(land: Wasteland, seat: i64) -> i64:
    """The rerolls that a survivor has in a fight."""
    letters = printed_rerolls(weapon_letters(land, seat), land.letters[seat])
    return letters + passive(land, seat, P_FIGHT_REROLL)


def hits_to_kill(level: i64, abilities: i64) -> i64:
    """The hits that kill an enemy: its level, and one more for ARMOR (FO-FIGHT-09)."""
    return level + (1 if abilities & ARMOR != 0 else 0)


def hits_from_afar(abilities: i64) -> i64:
    """A hit by a ranged weapon across spaces, unless the enemy is RANGED too (FO-ATK-03)."""
    return 0 if abilities & RANGED != 0 else 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(LandFrame):
    """A fight under way; the step that began it hears whether the enemy was killed."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "token",
        "node",
        "piece",
        "how",
        "level",
        "abilities",
        "stage",
        "mask",
        "deaths",
        "dealt",
        "slain",
        "saved",
    )

    def __init__(
        self,
        seat: i64,
        token: i64,
        node: i64,
        piece: i64,
        how: i64,
        level: i64,
        abilities: i64,
        stage: i64,
        mask: i64,
        deaths: i64,
        dealt: i64,
        slain: i64,
        saved: list[int],
    ) -> None:
        self.seat = seat
        self.token = token
        self.node = node  # DRAWN, COPY or where the enemy is
        self.piece = piece  # which one it is, if it is on the map
        self.how = how
        self.level = level
        self.abilities = abilities
        self.stage = stage
        self.mask = mask  # dice to be rolled
        self.deaths = deaths  # of the survivor before the fight
        self.dealt = dealt  # damage to the survivor
        self.slain = slain  # 1: a card has killed the enemy meanwhile
        self.saved = saved  # the contest that the fight breaks into

    def has_rolled(self) -> bool:
        """Whether there are dice to look at."""
        return self.stage >= _REROLLING

    def ask(self, land: Wasteland) -> Decision | None:
        """What to use before, which dice to reroll, what to use at last."""
        stage = self.stage
        if stage == _ROLLING:
            return roll_decision(land, self.mask)
        if self._died(land) or self._is_gone(land):
            return None
        if stage == _BEFORE:
            codes = use_codes(land, self.seat, M_BEFORE_FIGHT, vec[i64]())
            if len(codes) == 0:
                return None
            codes = append(codes, pack(ROLL_NOW))
            return land.question(self.seat, ASK_BEFORE_FIGHT, self.token, codes, -1)
        if stage == _REROLLING:
            codes = reroll_codes(land, self.seat, M_FIGHT)
            prompt: i64 = ASK_FIGHT_REROLL
        elif stage == _LAST:
            codes = use_codes(land, self.seat, M_FIGHT_LAST, vec[i64]())
            prompt = ASK_FIGHT_LAST
        else:
            return None
        if len(codes) == 0:
            return None
        codes = append(codes, pack(DONE))
        return land.question(self.seat, prompt, self.token, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why dice cannot be rerolled, or a card not be used, at this point of the fight."""
        if prompt == ASK_FIGHT_REROLL:
            return reroll_refusals(land, self.seat, code, M_FIGHT)
        if prompt == ASK_BEFORE_FIGHT:
            if verb_of(code) == ROLL_NOW:
                return 0
            return play_refusals(land, self.seat, code, M_BEFORE_FIGHT)
        return 0 if verb_of(code) == DONE else play_refusals(land, self.seat, code, M_FIGHT_LAST)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take the dice as they fall, use a card, or go on."""
        verb = verb_of(code)
        if self.stage == _ROLLING:
            take_roll(land, code, self.seat, 1)
            self.stage = _REROLLING
        elif verb in (DONE, ROLL_NOW):
            self._go_on(land)
        elif self.stage == _REROLLING:
            self.mask = answer_reroll(land, code, self.seat)
            if self.mask != 0:
                self.stage = _ROLLING
        elif verb == USE:
            use_item(land, self.seat, a_of(code), b_of(code))
        elif verb == PLAY_PERK:
            use_perk(land, self.seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """The next step, unless the survivor was killed (FO-FIGHT-12)."""
        if self._died(land):
            self._lose(land)
        elif self._is_gone(land):
            land.stack.pop()
            end_contest(land, self.saved)
            report(land, self.slain, 0)  # a removed token is not killed
        else:
            self._go_on(land)

    def _died(self, land: Wasteland) -> bool:
        """Whether the survivor has been killed in this fight."""
        return land.deaths[self.seat] != self.deaths

    def _is_gone(self, land: Wasteland) -> bool:
        """Whether a card has killed or removed the enemy in the middle of the fight."""
        return self.node >= 0 and not has(land.enemies, self._enemy())

    def _enemy(self) -> i64:
        """The enemy on the map."""
        return enemy_code(self.node, 1, self.token, self.piece)

    def _go_on(self, land: Wasteland) -> None:
        """From one step to the next."""
        if self.stage == _BEGIN:
            self.saved = begin_contest(land, self.seat + 1, fight_rerolls(land, self.seat))
            self.stage = _BEFORE
        elif self.stage == _BEFORE:
            self.mask = ALL_DICE
            self.stage = _ROLLING
        elif self.stage == _REROLLING:
            self.stage = _DAMAGE
            self._suffer(land)
        elif self.stage == _DAMAGE:
            self.stage = _RADS
            irradiate(land, self.seat, self.rads_of(self.dealt))
        elif self.stage == _RADS:
            self.stage = _LAST
            land.end_unit()
        else:
            self._strike(land)

    def more_icons(self, land: Wasteland) -> i64:
        """Hit icons beside those of the dice: an attack from afar on who cannot answer it."""
        answers = self.how != ACROSS | ATTACKED or has_ranged_weapon(land, self.seat)
        return 0 if answers else 1  # FO-ABIL-10

    def armor(self, land: Wasteland) -> i64:
        """Hit icons that do not hurt the survivor."""
        return passive(land, self.seat, P_ARMOR) + land.contest[CANCELLED]

    def damage_of(self, land: Wasteland, icons: i64) -> i64:
        """What hit icons of the dice do: those beyond the armor, times the enemy's level."""
        return max(0, icons + self.more_icons(land) - self.armor(land)) * self.level

    def rads_of(self, dealt: i64) -> i64:
        """The rads that come with damage, once per fight (FO-ABIL-08, FO-R-37)."""
        return self.level if dealt > 0 and self.abilities & RADIATION != 0 else 0

    def shot_hits(self, land: Wasteland) -> i64:
        """A hit by a ranged weapon in the open, without a die (FO-ATK-03)."""
        shoots = self.how & ACROSS != 0 and has_ranged_weapon(land, self.seat)
        return hits_from_afar(self.abilities) if shoots else 0

    def hits(self, land: Wasteland) -> i64:
        """What strikes the enemy: a hit per die that fits, and those beside the dice."""
        dice = matching_dice(land, weak_areas(land, self.token))
        return dice + land.contest[BONUS] + self.shot_hits(land)

    def needed(self) -> i64:
        """The hits that kill the enemy."""
        return hits_to_kill(self.level, self.abilities)

    def _suffer(self, land: Wasteland) -> None:
        """Step 3: hit icons less armor, times the enemy's level (FO-FIGHT-05, 06)."""
        self.dealt = self.damage_of(land, hit_icons(land))
        damage(land, self.seat, self.dealt)

    def _strike(self, land: Wasteland) -> None:
        """Step 4: one survivor hit per die that fits (FO-FIGHT-08, 09)."""
        hits = self.hits(land)
        needed = self.needed()
        land.emit(E_STRUCK, self.seat, hits, needed)
        if hits < needed:
            self._lose(land)
            return
        land.stack.pop()
        end_contest(land, self.saved)
        kill(land, self.seat, self.token, self.node, self.piece, self.level, self.abilities)

    def _lose(self, land: Wasteland) -> None:
        """The enemy lives; it may retreat from a survivor who lives too (FO-ABIL-14, FO-R-38)."""
        land.stack.pop()
        end_contest(land, self.saved)
        land.emit(E_FIGHT_LOST, self.seat, self.token)
        if self.node == DRAWN:
            discard_token(land, self.token)
        elif self.node >= 0 and self.abilities & RETREAT != 0 and not self._died(land):
            put_to_sleep(land, self._enemy())
        land.due = 1
        report(land, 0, 0)

    def fights(self, code: i64) -> bool:
        """Whether this is the enemy."""
        return self.node >= 0 and code == self._enemy()

    def hear_death(self, code: i64) -> None:
        """Whether it was this enemy."""
        if self.fights(code):
            self.slain = 1

    def put_away(self, land: Wasteland) -> None:
        """A token that was drawn to be fought is discarded."""
        if self.node == DRAWN:
            discard_token(land, self.token)

    def copy(self) -> Fight:
        """An independent frame with the same fields."""
        return Fight(
            self.seat,
            self.token,
            self.node,
            self.piece,
            self.how,
            self.level,
            self.abilities,
            self.stage,
            self.mask,
            self.deaths,
            self.dealt,
            self.slain,
            self.saved[:],
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawAndFight(LandFrame):
    """A token is drawn, fought and discarded (FO-FIGHT-14, FO-R-40)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "kind", "levels", "abilities")

    def __init__(self, seat: i64, kind: i64, levels: i64, abilities: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.levels = levels  # more than printed
        self.abilities = abilities

    def ask(self, land: Wasteland) -> Decision | None:
        """Which token is drawn; a copy of any if none is left (FO-R-20)."""
        decision = token_decision(land, self.kind)
        if decision is not None:
            return decision
        codes = vec[i64]()
        weights = vec[i64]()
        types = land.cards.token_type
        for token in range(FACTIONS, len(types)):
            if types[token] == self.kind:
                codes = append(codes, pack(TOKEN, token))
                weights = append(weights, land.cards.token_copies[token])
        return land.chance(ASK_TOKEN, self.kind, codes, weights)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Fight it."""
        land.stack.pop()
        token = a_of(code)
        node: i64 = COPY
        if land.stacks[self.kind].size() > 0:
            node = DRAWN
            take_token(land, self.kind, token)
        start_drawn_fight(land, self.seat, token, node, self.levels, self.abilities)

    def copy(self) -> DrawAndFight:
        """An independent frame with the same fields."""
        return DrawAndFight(self.seat, self.kind, self.levels, self.abilities)


def draw_and_fight(land: Wasteland, seat: i64, kind: i64, levels: i64, abilities: i64) -> None:
    """Begin to draw and fight an enemy of a type."""
    restack(land, kind)
    land.stack.append(DrawAndFight(seat, kind, levels, abilities))


def start_drawn_fight(
    land: Wasteland, seat: i64, token: i64, node: i64, levels: i64, abilities: i64
) -> None:
    """Begin a fight with an enemy that is not on the map."""
    level = max(1, level_of(land, token) + levels)
    known = abilities_of(land, token) | abilities
    land.stack.append(
        Fight(seat, token, node, 0, ACTION, level, known, _BEGIN, 0, land.deaths[seat], 0, 0, [])
    )
    land.emit(E_FIGHT, seat, token, level)


def fight_faction(land: Wasteland, seat: i64, faction: i64) -> None:
    """Begin a fight with a faction's enemy: the token here, or one from the supply.

    None begins if the survivor is loyal to it, or its tokens are no enemies.
    """
    if is_friend(land, seat, faction) or land.sheet.faction_enemy[faction] == 0:
        return
    code = find_enemy(land, faction, land.node[seat])
    if code >= 0:
        start_fight(land, seat, code, ACTION)
    else:
        start_drawn_fight(land, seat, faction, DRAWN, 0, 0)
