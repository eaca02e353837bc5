"""Previews of Fallout Shelter: what any choice would cost and bring, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overseer.content.shelter import Item
from overseer.display.model import Amount, Preview
from overseer.display.shelter.chances import chances
from overseer.display.shelter.course import course_under_way, placement_of
from overseer.display.shelter.icons import amount, amounts, cubes, packed_cubes
from overseer.display.shelter.placement import PlacementView, stakes
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import Plan, next_slot
from overseer.games.shelter.notation import RESOURCES, space_name
from overseer.games.shelter.odds import IN_FIGHTS, bout_after, bout_in
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import CHANCE, Decision, Option

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
        self.seat = int(decision.seat)
        self.prompt = int(decision.prompt)
        self.option = option

    def preview(self) -> Preview:
        title, rules = self.words.option(int(self.option.code)), list(self.option.rules)
        fields: Fields = {}
        placement = self._placement()
        is_fight = self._is_fight()
        if placement is not None:
            fields = placement.fields()
            rules += placement.rules()
            is_fight = placement.fight > 0
            if self.option.verb == t.PLACE:
                title = self._placement_title()
        else:
            fields = self._at_stake() if is_fight else {}
            if self.option.verb in _FIELDS:
                fields |= _FIELDS[self.option.verb](self)
        bout = bout_after(self.vault, self.option) if is_fight else None
        return Preview(
            choice=self.option.notation,
            title=title,
            chances=chances(self.words, bout) if bout else [],
            final=is_final(self.vault, self.option),
            rules=list(dict.fromkeys(rules)),
            **fields,
        )

    def _placement(self) -> PlacementView | None:
        """The placement that the choice is about."""
        if self.prompt not in _PLACING or self.option.verb in (t.USE, t.PASS):
            return None
        placement = placement_of(self.vault, self.seat, self.option)
        return None if placement is None else PlacementView(self.words, self.vault, placement)

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
        dwellers = self.vault.dwellers
        at = self.seat * t.DWELLER_KINDS
        idle = int(dwellers[at + t.UNTRAINED])
        slots = dwellers[at + t.SLOT + 1 : at + t.DWELLER_KINDS]
        idle += sum(1 for slot in slots if slot == t.SLOT_UNINJURED)
        return {"notes": [self.words.say("display-idle", count=idle)] if idle else []}

    def room(self) -> Fields:
        """A room with its price, what it offers and where it may go."""
        vault, room = self.vault, self.option.a
        card = self.words.rooms[self.words.names.rooms[room]]
        level = int(vault.level_of[self.seat])
        slots = [int(next_slot(vault, level, side)) for side in (t.LEFT, t.RIGHT)]
        places = [self._slot_name(level, slot) for slot in slots if slot >= 0]
        return {
            "cost": amounts(self.words, card.price) if self._is_paid() else [],
            "win": [amount(self.words, "build")],
            "notes": [
                self.words.room_text(card.id),
                self.words.say("display-slots", places=self.words.join(places)),
            ],
        }

    def _is_paid(self) -> bool:
        """Whether the room that is being planned has its price."""
        for frame in reversed(self.vault.stack):
            found: Any = frame  # frames are generic; which one it is shows at run time only
            if isinstance(found, Plan):
                return bool(found.paid)
        return False

    def _slot_name(self, level: int, slot: int) -> str:
        left = level * t.SPACES + 2 * slot
        return f"{space_name(left)}-{2 * slot + 2}"

    def side(self) -> Fields:
        """The slot that the room goes to."""
        level = int(self.vault.level_of[self.seat])
        slot = int(next_slot(self.vault, level, self.option.a))
        left = level * t.SPACES + 2 * slot
        return {"place": space_name(left), "where": self._slot_name(level, slot)}

    def strike(self) -> Fields:
        """What is left of the price."""
        return {"cost": self._open_price(struck=self.option.a)}

    def _open_price(self, struck: int = -1) -> list[Amount]:
        price = [int(each) for each in self.vault.plan[t.PLAN_PRICE : t.PLAN_PRICE + 4]]
        icons = [
            icon
            for kind, icon in enumerate(RESOURCES)
            for _ in range(price[kind] - (kind == struck))
        ]
        return amounts(self.words, icons)

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
        letter = "SPECIAL"[self.option.b - 1]
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
        return {"cost": self._open_price()} if self.prompt == t.ASK_DISCOUNT else {}

    def noted(self) -> Fields:
        """What the item does, and nothing more."""
        return {"notes": [self.item_text()]}


def is_final(vault: Vault, option: Option) -> bool:
    """Whether chance comes right after an option, so that it cannot be undone."""
    tried = vault.clone()
    tried.auto_chance = False
    tried.apply(option)
    return tried.decision is not None and tried.decision.seat == CHANCE


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
