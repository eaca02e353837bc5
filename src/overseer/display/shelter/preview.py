"""Previews of Fallout Shelter: what any choice would cost and bring, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overseer.content.shelter import Item
from overseer.display.display import is_final, made
from overseer.display.model import Amount, Preview
from overseer.display.shelter.builds import builds_of
from overseer.display.shelter.chances import chances
from overseer.display.shelter.course import course_under_way, placement_of
from overseer.display.shelter.icons import amount, amounts, cubes, packed_cubes
from overseer.display.shelter.placement import PlacementView, outcomes, stakes
from overseer.display.shelter.places import neighbour, slot_name, slot_risk
from overseer.display.shelter.verdict import better_than
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.notation import LETTERS, RESOURCES, space_name
from overseer.games.shelter.odds import IN_FIGHTS, bout_after, bout_in
from overseer.games.shelter.placing import suitable_kinds
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, Option

Fields = dict[str, Any]

# Choices that are about the placement under way as a whole.
_PLACING = (t.ASK_TURN, t.ASK_WITH, t.ASK_WEAR)


def preview_of(words: Words, vault: Vault, decision: Decision, option: Option) -> Preview:
    """What an option would cost and bring."""
    return _Previewer(words, vault, decision, option).preview()


class _Previewer:
    def __init__(self, words: Words, vault: Vault, decision: Decision, option: Option) -> None:
        self.words = words
        self.vault = vault
        self.decision = decision
        self.seat = int(decision.seat)
        self.prompt = int(decision.prompt)
        self.option = option

    def preview(self) -> Preview:
        title = self.words.option(int(self.option.code), self.vault)
        rules = list(self.option.rules)
        fields: Fields = {}
        placement = self._placement()
        is_fight = self._is_fight()
        if placement is not None:
            fields = placement.fields()
            rules += placement.rules()
            is_fight = placement.fight > 0
            if self.option.verb == t.PLACE:
                title = self._placement_title()
                fields |= self._alternatives(placement)
            elif self.option.verb == t.WEAR:
                fields["notes"].insert(0, self.item_text())
        else:
            fields = self._at_stake() if is_fight else {}
            if self.option.verb in _FIELDS:
                fields |= _FIELDS[self.option.verb](self)
        bout = bout_after(self.vault, self.option) if is_fight else None
        return Preview(
            choice=self.option.notation,
            title=title,
            chances=chances(self.words, bout) if bout else [],
            final=is_final(self.vault, made(self.vault.clone(), self.seat, self.option)),
            rules=list(dict.fromkeys(rules)),
            **fields,
        )

    def _placement(self) -> PlacementView | None:
        """The placement that the choice is about."""
        if self.prompt not in _PLACING or self.option.verb in (t.USE, t.PASS):
            return None
        placement = placement_of(self.vault, self.seat, self.option)
        return None if placement is None else PlacementView(self.words, self.vault, placement)

    def _alternatives(self, placement: PlacementView) -> Fields:
        """Who had better go, and the rooms that can be built in one step."""
        words, vault, option = self.words, self.vault, self.option
        builds = "room-price" in placement.space.cost or "build" in placement.space.reward
        return {
            "better": better_than(words, vault, self.decision, option, placement.course),
            "builds": builds_of(words, vault, self.seat, option) if builds else [],
        }

    def _placement_title(self) -> str:
        """Where the dweller goes: the threat or the half of a room."""
        where = self.words.where(self.option.c)
        return where[0].upper() + where[1:]

    def _is_fight(self) -> bool:
        """Whether the choice is made in the middle of a fight."""
        return self.prompt in IN_FIGHTS and bout_in(self.vault) is not None

    def _at_stake(self) -> Fields:
        """What the fight under way may bring."""
        placement = placement_of(self.vault, self.seat, self.option)
        assert placement is not None
        view = PlacementView(self.words, self.vault, placement)
        won, lost = (course_under_way(self.vault, wins) for wins in (True, False))
        return {
            "place": space_name(int(placement.space)),
            "where": view.where(),
            **stakes(self.words, view.space, won, lost.injured),
            **outcomes(self.words),
            "doubled": placement.passes > 1,
        }

    # Cards

    def item(self) -> Item:
        """The item that the choice is about."""
        return self.words.content.items[self.option.a]

    def item_text(self) -> str:
        """What the item does."""
        return self.words.item_text(self.item().id)

    def steps(self, *names: str) -> list[Amount]:
        """The icons of the item's steps of some kinds."""
        return [
            each
            for step, value in self.item().effect
            if step in names and isinstance(value, tuple)
            for each in amounts(self.words, value)
        ]

    # Choices by verb

    def passing(self) -> Fields:
        """A pass with the dwellers that it leaves idle."""
        dwellers, at = self.vault.dwellers, self.seat * t.DWELLER_KINDS
        kinds = suitable_kinds(self.vault, self.seat, False)  # a slot has one dweller
        idle = sum(int(dwellers[at + kind]) if kind == t.UNTRAINED else 1 for kind in kinds)
        return {"notes": [self.words.say("display-idle", count=idle)] if idle else []}

    def room(self) -> Fields:
        """A room with its price, what it offers and where it may go."""
        vault, room = self.vault, self.option.a
        card = self.words.rooms[self.words.names.rooms[room]]
        level = int(vault.level_of[self.seat])
        slots = [int(next_slot(vault, level, side)) for side in (t.LEFT, t.RIGHT)]
        places = [slot_name(self.words, vault, slot) for slot in slots if slot >= 0]
        return {
            "cost": self._price(),
            "win": [amount(self.words, "build")],
            "notes": [
                self.words.room_text(card.id),
                self.words.say("display-slots", places="; ".join(places)),
            ],
        }

    def side(self) -> Fields:
        """The slot that the room goes to."""
        level = int(self.vault.level_of[self.seat])
        slot = int(next_slot(self.vault, level, self.option.a))
        left = level * t.SPACES + 2 * slot
        return {
            "place": space_name(left),
            "where": slot_name(self.words, self.vault, slot),
            "notes": [
                neighbour(self.words, self.vault, level, slot),
                slot_risk(self.words, self.vault, slot),
            ],
        }

    def strike(self) -> Fields:
        """What is left of the price."""
        return {"cost": self._price()}

    def _price(self) -> list[Amount]:
        """What the room that is planned then costs, by the rules themselves."""
        tried = self.vault.clone()
        tried.stack[-1].answer(tried, self.option.code, self.seat)
        price = tried.plan[t.PLAN_PRICE : t.PLAN_PRICE + len(RESOURCES)]
        return amounts(
            self.words, [i for i, n in zip(RESOURCES, price, strict=True) for _ in range(n)]
        )

    def paid(self) -> Fields:
        """One cube less."""
        return {"cost": [cubes(self.words, self.option.a, 1)], "notes": [self._have()]}

    def gained(self) -> Fields:
        """One cube more."""
        return {"win": [cubes(self.words, self.option.a, 1)], "notes": [self._have()]}

    def _have(self) -> str:
        have = int(self.vault.cubes[self.seat * t.KINDS + self.option.a])
        return self.words.say("display-have", count=have, most=t.TRACK_SIZE)

    def give(self) -> Fields:
        """An item less."""
        return {"cost": [self._item_amount()], "notes": [self.item_text()]}

    def take(self) -> Fields:
        """An item more."""
        return {"win": [self._item_amount()], "notes": [self.item_text()]}

    def _item_amount(self) -> Amount:
        return Amount(icon="item", name=self.words.card_name("item", self.item().id))

    def use(self) -> Fields:
        """An item with what it asks for and gives."""
        fields = {"cost": self.steps("pay"), "win": self.steps("gain")}
        return {key: icons for key, icons in fields.items() if icons} | self.noted()

    def exchange(self) -> Fields:
        """Cubes for cubes."""
        return {
            "cost": packed_cubes(self.words, self.option.a),
            "win": packed_cubes(self.words, self.option.b),
        }

    def trained(self) -> Fields:
        """A dweller who comes back trained."""
        letter = LETTERS[self.option.b - 1]
        return {
            "place": space_name(self.option.a),
            "win": [amount(self.words, f"train-{letter}")],
            "letter": letter,
        }

    def healed(self) -> Fields:
        """A dweller who gets well."""
        at = self.option.a - t.FROM_SPACE
        return {
            "place": space_name(at) if at >= 0 else "",
            "win": [amount(self.words, "heal")],
        }

    def readied(self) -> Fields:
        """An item that can be used again."""
        if self._is_fight():
            return self.noted()
        return {"win": [amount(self.words, "ready")], **self.noted()}

    def done(self) -> Fields:
        """No more of what could have been done here."""
        if self.prompt == t.ASK_AFTER_ROLL:
            return {"win": [], "notes": [self.words.say("display-fight-lost")]}
        return {"cost": self._price()} if self.prompt == t.ASK_DISCOUNT else {}

    def noted(self) -> Fields:
        """What the item does, and nothing more."""
        return {"notes": [self.item_text()]}


_FIELDS: dict[int, Callable[[_Previewer], Fields]] = {
    t.DONE: _Previewer.done,
    t.PASS: _Previewer.passing,
    t.ROOM: _Previewer.room,
    t.SIDE: _Previewer.side,
    t.DISCOUNTED: _Previewer.noted,
    t.STRIKE: _Previewer.strike,
    t.PAID: _Previewer.paid,
    t.GIVE: _Previewer.give,
    t.USE: _Previewer.use,
    t.TAKE: _Previewer.take,
    t.GAINED: _Previewer.gained,
    t.INCOME: _Previewer.gained,
    t.READIED: _Previewer.readied,
    t.HEALED: _Previewer.healed,
    t.EXCHANGE: _Previewer.exchange,
    t.TRAINED: _Previewer.trained,
}
