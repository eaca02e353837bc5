"""Why, and why not: reasons for any option, space or card of Fallout.

The reasons are those of the rules themselves. They follow from what the asking seat may know:
facedown tokens and the agendas of others are never looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from overseer.content.fallout import Fallout
from overseer.display.fallout.demands import Demands
from overseer.display.fallout.spoken import spoken_buttons, spoken_names
from overseer.display.fallout.words import Words
from overseer.display.naming import Named
from overseer.display.why import Told, Why, decision_of
from overseer.display.words import Arguments
from overseer.games.fallout import terms as t
from overseer.games.fallout.citations import refusals_of
from overseer.games.fallout.equipping import card_code
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import SLOTS
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    held_item,
    held_seat,
)
from overseer.games.fallout.uses import play_refusals
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import a_of, pack, verb_of
from overseer.kernel.explanation import Explanation, Players, Reason
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED

Parse = Callable[[str, Wasteland], int]

_HELD_VERBS = (t.DISCARD, t.SELL, t.UNEXHAUST, t.GIVE, t.WANT)
_AGENDA_VERBS = (t.LOYAL, t.DROP, t.GIVE_AGENDA, t.SHOW)
_ENEMY_VERBS = (t.FIGHT, t.ACT, t.KILL)
_SPACE_VERBS = (t.STEP, t.PUT, t.STAND)
_SPACE = re.compile(r"[A-Fa-f][1-3](\.[1-7xX])?")


class FalloutWhy(Why[Words]):
    """Explains choices and things in a position."""

    over = ("FO-WIN-01", "FO-WIN-04")

    def __init__(
        self,
        names: Names,
        content: Fallout,
        parse: Parse,
        words_in: Callable[[str, Players], Words],
    ) -> None:
        super().__init__(words_in)
        self.names = names
        self.demands = Demands(names, content)
        self.parse = parse

    def thing(self, state: Wasteland, thing: str, seat: int) -> Explanation | None:
        """Why something on the table is or is not possible.

        Of the options about it the first that is possible, else that the question is about, counts.
        """
        if _SPACE.fullmatch(thing):
            thing = f"{thing[:2].upper()}{thing[2:].lower()}"
        codes = list(self._about(state, thing, seat))
        if not codes:
            if thing not in self.names.places:
                return None
            return Explanation(False, (self.reason("not-on-map", ("FO-SPACE-04", "FO-EXPL-01")),))
        masks = [int(state.stack[-1].refusals(state, code, seat)) for code in codes]
        for told in (lambda mask: mask == 0, lambda mask: mask != NOT_NOW, lambda mask: True):
            for code, mask in zip(codes, masks, strict=True):
                if told(mask):
                    return self.option(state, code, seat)
        return None

    def called(
        self, state: Wasteland, name: str, seat: int, players: Players
    ) -> Explanation | None:
        """Why a thing is or is not possible that is called by its name; half a choice is none."""
        if self.words_in("en", ()).notation.is_verb(name):
            return None
        return super().called(state, name, seat, players)

    def names_of(self, state: Wasteland, words: Sequence[Words]) -> Iterator[Named]:
        """Things with the names that people read."""
        return spoken_names(state, self.names, words)

    def buttons(self, state: Wasteland, words: Sequence[Words]) -> Iterator[Named]:
        """Choices that are about nothing else."""
        return spoken_buttons(words)

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
        if item in land.shop:
            yield from (pack(verb, item) for verb in (t.BUY, t.RECRUIT))
        yield from (pack(t.USE, item, which) for which in range(t.USES))
        yield pack(t.EQUIP, item)
        for code in land.held:
            if held_item(code) == item:
                verbs = _HELD_VERBS if held_seat(code) == seat else (t.WANT,)
                yield from (int(card_code(verb, code)) for verb in verbs)
        for verb, line in self.words_in("en", ()).notation.verbs.items():
            if [field.name for field in line.fields] == ["item"]:
                yield pack(verb, item)

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

    def refusals(self, state: Wasteland, code: int, seat: int) -> int:
        """What the open frame says; of a card that it is not about, why it cannot be used."""
        reasons = int(state.stack[-1].refusals(state, code, seat))
        if reasons == NOT_NOW and decision_of(state, seat) is not None:
            return int(play_refusals(state, seat, code, 0))
        return reasons or NOT_OFFERED

    def told(self, code: int) -> Told:
        """All reasons; some are told otherwise of some options."""
        return refusals_of(verb_of(code))

    def because(
        self, state: Wasteland, code: int, seat: int, key: str, rules: tuple[str, ...]
    ) -> Reason:
        """One reason, with the condition or the cost on the card that it is about."""
        demand = self.demands.of(state, code)

        def words(language: str, players: Players) -> str:
            say = self.words_in(language, players)
            if key == "unmet" and demand.condition:
                condition = say.card_texts.condition(demand.condition)
                return say.say("why-unmet-if", condition=condition)
            if key == "cannot-pay" and demand.cost:
                return say.say("why-cannot-pay-cost", cost=say.card_texts.pay(demand.cost))
            return say.say(f"why-{key}", **_arguments(say, code))

        return Reason(key, rules, words)


def _arguments(words: Words, code: int) -> Arguments:
    """What a reason may speak of: the thing that an option is about, and a space."""
    targets = words.notation.targets(code)
    about = words.about(targets)
    keys = [{"character": "item", "faction": "enemy"}.get(c.kind, c.kind) for c in targets.cards]
    name = next((about[key] for key in (*keys, "other") if key in about), "")
    return {"name": name, "space": about.get("space", "")}
