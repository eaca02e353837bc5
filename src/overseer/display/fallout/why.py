"""Why, and why not: reasons for any option, space or card of Fallout.

The reasons are those of the rules themselves. They follow from what the asking seat may know:
facedown tokens and the agendas of others are never looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from overseer.content.fallout import Fallout
from overseer.display.fallout.demands import Demands
from overseer.display.fallout.refusing import refusals
from overseer.display.fallout.spoken import spoken_buttons, spoken_names
from overseer.display.fallout.words import Words
from overseer.display.naming import explained
from overseer.display.words import Arguments
from overseer.games.fallout import refusal as r
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import OPTIONS, PROMPTS, REFUSALS, refusal_rules
from overseer.games.fallout.equipping import card_code
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import SLOTS, node_name
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    held_item,
    held_seat,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import CHANCE, a_of, b_of, pack, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.explanation import Explanation, Reason
from overseer.texts.bundles import LANGUAGES

WordsIn = Callable[[str], Words]
Parse = Callable[[str, Wasteland], int]

_ITEM_VERBS = (t.USE, t.EQUIP, t.BUY, t.RECRUIT, t.RANDOM_UNIQUE)
_HELD_VERBS = (t.DISCARD, t.SELL, t.UNEXHAUST, t.GIVE, t.WANT)
_AGENDA_VERBS = (t.LOYAL, t.DROP, t.GIVE_AGENDA, t.SHOW)
_ENEMY_VERBS = (t.FIGHT, t.ACT, t.KILL)
_SPACE_VERBS = (t.STEP, t.PUT, t.STAND)
_SEAT_VERBS = (t.TRADE, t.PICK_SEAT, t.FIRST)
_SPACE = re.compile(r"[A-Fa-f][1-3](\.[1-7xX])?")
# Reasons that are told otherwise of some options.
_KEYS_OF = {(r.NO_VALUE, t.RECRUIT): "no-companion", (r.NOT_ADJACENT, t.TRADE): "too-far"}


class Why:
    """Explains choices and things in a position."""

    def __init__(self, names: Names, content: Fallout, parse: Parse, words_in: WordsIn) -> None:
        self.names = names
        self.demands = Demands(names, content)
        self.parse = parse
        self.words_in = words_in

    def explain(self, land: Wasteland, text: str, seat: int | None) -> Explanation:
        """Why a notation, or a thing named by its id, space or name, is or is not possible now."""
        if land.open is None:
            return self.closed(land, seat)
        if seat is None:
            seat = int(land.open.seat)
        thing = text.strip()
        if _SPACE.fullmatch(thing):
            thing = f"{thing[:2].upper()}{thing[2:].lower()}"
        codes = list(self._about(land, thing, seat))
        if not codes and thing in self.names.places:
            rules = ("FO-SPACE-04", "FO-EXPL-01")
            return Explanation(False, (self._reason("not-on-map", rules),))
        if not codes:
            try:
                codes = [self.parse(thing, land)]
            except Malformed:
                found = self._called(land, thing, seat)
                if found is None:
                    raise
                return found
        if land.open.seat == seat:
            for code in codes:
                if land.open.options.find(code) >= 0:
                    return self.option(land, code, seat)
        return self.option(land, codes[0], seat)

    def _called(self, land: Wasteland, name: str, seat: int) -> Explanation | None:
        """Why a thing is or is not possible that is called by the name people read."""
        words = [self.words_in(language) for language in LANGUAGES]
        if words[0].notation.is_verb(name):
            return None  # half a choice is no name
        return explained(
            name,
            spoken_names(land, self.names, words),
            spoken_buttons(words),
            lambda thing: self.explain(land, thing, seat),
            lambda language, names: self.words_in(language).say("why-several", names=names),
        )

    def closed(self, land: Wasteland, seat: int | None) -> Explanation:
        """Why a seat has no decision open now: the game is over, or it is another's."""
        if land.open is None or seat is None:
            return Explanation(False, (self._reason("game-over", ("FO-WIN-01", "FO-WIN-04")),))
        return Explanation(False, (self._whose(land, seat),))

    def option(self, land: Wasteland, code: int, seat: int) -> Explanation:
        """Why a packed option is or is not possible for a seat."""
        decision = land.open
        assert decision is not None
        if decision.seat != seat:
            return Explanation(False, (self._whose(land, seat),))
        if decision.options.find(code) >= 0:
            return Explanation(True, (self._reason("possible", OPTIONS[verb_of(code)]),))
        mask = refusals(land, code, seat)
        return Explanation(False, tuple(self._reasons(land, code, seat, mask)))

    # Things on the table, as the options that are about them, the most telling first

    def _about(self, land: Wasteland, thing: str, seat: int) -> Iterator[int]:
        names = self.names
        if thing in SLOTS:
            yield pack(t.EXPLORE, SLOTS.index(thing))
        elif "." in thing and " " not in thing:
            yield from self._about_space(self._node(land, thing))
        elif thing in names.places:
            yield from self._about_place(land, names.places.index(thing))
        if thing in names.characters:
            yield pack(t.CHOOSE_CHARACTER, names.characters.index(thing))
        if thing in names.items:
            yield from self._about_item(land, names.items.index(thing), seat)
        if thing in names.perks:
            perk = names.perks.index(thing)
            yield from (pack(t.PLAY_PERK, perk), pack(t.TAKE_PERK, perk))
        if thing in names.agendas:
            yield from (pack(verb, names.agendas.index(thing)) for verb in _AGENDA_VERBS)
        if thing in names.quests:
            yield from self._about_quest(land, names.quests.index(thing))
        if thing in names.tokens:
            yield from self._about_enemy(land, names.tokens.index(thing), seat)

    def _node(self, land: Wasteland, thing: str) -> int:
        """A space, refused by the notation if there is none of that name."""
        return a_of(self.parse(f"step {thing}", land))

    def _about_space(self, node: int) -> Iterator[int]:
        """A space is gone to; a facedown tile is explored."""
        if node % t.NODES == t.FACEDOWN:
            yield pack(t.EXPLORE, node // t.NODES)
        yield from (pack(verb, node) for verb in _SPACE_VERBS)

    def _about_place(self, land: Wasteland, place: int) -> Iterator[int]:
        """The space with that name, if its tile lies faceup."""
        for slot, tile in enumerate(land.slots):
            for space in range(land.cards.tile_spaces[tile - 1] if tile > 0 else 0):
                if land.cards.space_place[(tile - 1) * t.NODES + space] == place + 1:
                    yield from self._about_space(slot * t.NODES + space)

    def _about_item(self, land: Wasteland, item: int, seat: int) -> Iterator[int]:
        in_shop = item in land.shop
        verbs = (t.BUY, t.RECRUIT, t.USE, t.EQUIP) if in_shop else _ITEM_VERBS
        own = [code for code in land.held if held_item(code) == item and held_seat(code) == seat]
        yield from (pack(verb, item) for verb in verbs)
        yield from (pack(t.USE, item, which) for which in range(1, t.USES))
        for code in land.held:
            if held_item(code) == item:
                verbs_held = _HELD_VERBS if code in own else (t.WANT,)
                yield from (int(card_code(verb, code)) for verb in verbs_held)

    def _about_quest(self, land: Wasteland, quest: int) -> Iterator[int]:
        """Objectives with a quest action first: of the others no action can be taken."""
        kinds = [int(land.cards.objective_kind[quest * t.OBJECTIVES + i]) for i in range(3)]
        order = sorted(range(3), key=lambda i: kinds[i] not in (t.J_ACTION, t.J_DEPOSIT))
        there = [i for i in order if kinds[i]]
        yield from (pack(t.QUEST, quest, i) for i in there)
        yield from (pack(t.COMPLETE, quest, i) for i in there)

    def _about_enemy(self, land: Wasteland, token: int, seat: int) -> Iterator[int]:
        """The active ones; what lies facedown is nobody's to know."""
        nodes = sorted(
            {int(enemy_node(c)) for c in land.enemies if enemy_up(c) and enemy_token(c) == token}
        )
        own = int(land.node[seat]) if seat >= 0 else 0
        for node in sorted(nodes, key=lambda node: node != own) or [own]:
            yield from (pack(verb, token, node) for verb in _ENEMY_VERBS)

    # Reasons

    def _reasons(self, land: Wasteland, code: int, seat: int, mask: int) -> Iterator[Reason]:
        verb = verb_of(code)
        for bit, key, usual in REFUSALS:
            if not mask & bit:
                continue
            if bit != r.NOT_NOW:
                told = _KEYS_OF.get((bit, verb), key)
                yield self._because(land, code, told, refusal_rules(bit, verb, usual))
            elif verb in (t.USE, t.PLAY_PERK):
                yield self._because(land, code, "own-turn", refusal_rules(bit, verb, usual))
            else:
                yield self._whose(land, seat)

    def _whose(self, land: Wasteland, seat: int) -> Reason:
        """The decision that is open instead, and whose it is."""
        decision = land.open
        assert decision is not None
        prompt, source, owner = int(decision.prompt), int(decision.source), int(decision.seat)
        own = owner in (seat, CHANCE)
        key = "not-now" if own else "not-your-decision"

        def words(language: str) -> str:
            say = self.words_in(language)
            player = {} if own else {"player": say.player(owner)}
            return say.say(f"why-{key}", question=say.prompt(prompt, source), **player)

        return Reason(key, PROMPTS[prompt], words)

    def _because(self, land: Wasteland, code: int, key: str, rules: tuple[str, ...]) -> Reason:
        demand = self.demands.of(land, code)

        def words(language: str) -> str:
            say = self.words_in(language)
            if key == "unmet" and demand.condition:
                condition = say.card_texts.condition(demand.condition)
                return say.say("why-unmet-if", condition=condition)
            if key == "cannot-pay" and demand.cost:
                return say.say("why-cannot-pay-cost", cost=say.card_texts.pay(demand.cost))
            return say.say(f"why-{key}", **_arguments(say, code))

        return Reason(key, rules, words)

    def _reason(self, key: str, rules: tuple[str, ...]) -> Reason:
        return Reason(key, rules, lambda language: self.words_in(language).say(f"why-{key}"))


def _arguments(words: Words, code: int) -> Arguments:
    """What a reason may speak of: the thing that an option is about, and a space."""
    verb, a, b = verb_of(code), a_of(code), b_of(code)
    name: object = ""
    space = node_name(a) if verb in _SPACE_VERBS else ""
    if verb in _ITEM_VERBS or verb in _HELD_VERBS:
        name = words.item(a)["item"]
    elif verb in (t.PLAY_PERK, t.TAKE_PERK):
        name = words.perk(a)["perk"]
    elif verb in _AGENDA_VERBS:
        name = words.agenda(a)["agenda"]
    elif verb in (t.QUEST, t.COMPLETE):
        name = words.quest(a)["quest"]
    elif verb in _SEAT_VERBS:
        name = words.player(a)
    elif verb in _ENEMY_VERBS:
        name, space = words.enemy(a)["enemy"], node_name(b)
    elif verb == t.EXPLORE:
        space = SLOTS[a]
    return {"name": name, "space": space}
