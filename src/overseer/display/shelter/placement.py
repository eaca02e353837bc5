"""Previews of placements: what a dweller on a space pays, gains and risks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from overseer.content.shelter import Space
from overseer.display.model import Amount
from overseer.display.shelter.course import Course, course_of, is_open
from overseer.display.shelter.icons import EXCHANGE, amount, amounts, cubes, rewards
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import best_discount, can_pay_for
from overseer.games.shelter.income import income_due
from overseer.games.shelter.names import CardKind
from overseer.games.shelter.notation import ICONS, space_name
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.games.shelter.vault import Vault


class PlacementView:
    """A placement, as far as it is decided, with what it shows."""

    def __init__(self, words: Words, vault: Vault, placement: Placement) -> None:
        self.words = words
        self.vault = vault
        self.plan = placement
        self.space = space_on(words, int(placement.card))

    @cached_property
    def course(self) -> Course:
        """What happens, with the fight won, if there is one."""
        return course_of(self.vault, self.plan)

    @property
    def fight(self) -> int:
        """The number that a fight there must reach, or 0."""
        return int(self.vault.cards.fight[self.plan.card])

    def fields(self) -> dict[str, Any]:
        """The fields of a preview that follow from the placement."""
        return {
            "place": space_name(int(self.plan.space)),
            "where": self.where(),
            "cost": self.cost(),
            **stakes(self.words, self.space, self.course, self.defeat()),
            "owner": self.income(),
            "notes": list(self.notes()),
        }

    def defeat(self) -> int:
        """How many are injured if the fight is lost."""
        if not self.fight:
            return 0
        return course_of(self.vault, self.plan, wins=False).injured - self.course.injured

    def rules(self) -> list[str]:
        """The ledger ids that the preview speaks of."""
        rules = ["SH-PLACE-01"]
        rules += ["SH-COST-01"] if self.space.cost else []
        rules += ["SH-FIGHT-01", "SH-FIGHT-03"] if self.fight else []
        rules += ["SH-SPEC-01"] if self.course.doubled else []
        rules += ["SH-LINK-01"] if self.space.linked else []
        rules += ["SH-INC-01"] if self._owner() >= 0 else []
        return rules

    def where(self) -> str:
        """The room, the half and the column, such as "Diner, left, column 10"."""
        words, space = self.words, int(self.plan.space)
        printed = words.where(int(self.vault.printed_card(space)))
        column = self._column()
        if column == 0:
            return printed
        return words.say("display-where-column", where=printed, column=column)

    def cost(self) -> list[Amount]:
        """The printed cost, and what an outfit asks for on top of it."""
        icons = list(self.space.cost)
        if self.plan.worn >= 0:
            item = self.words.content.items[self.plan.worn]
            icons += [icon for step, paid in item.effect if step == "pay" for icon in _icons(paid)]
        return amounts(self.words, sorted(icons, key=icons.index))

    def income(self) -> str:
        """What the owner of the room earns, in words."""
        owner = self._owner()
        if owner < 0:
            return ""
        name = "display-income" if self.course.has_income else "display-income-full"
        return self.words.say(name, player=self.words.player(owner))

    def notes(self) -> Iterator[str]:
        """What else is good to know before going there."""
        words = self.words
        if is_open(self.vault, self.plan):
            yield words.say("display-second-dweller")
        if "room-price" in self.space.cost:
            rooms = [self._priced(room) for room in self._payable_rooms()]
            yield words.say("display-rooms", count=len(rooms), rooms=words.join(rooms))
        outfits = list(self._outfits())
        if outfits:
            yield words.say("display-outfit", items=words.join(outfits))
        lost = [cubes(words, kind, number) for kind, number in sorted(self.course.lost.items())]
        lost = [each for each in lost if each.count]
        if lost:
            yield words.say(
                "display-lost",
                count=sum(each.count for each in lost),
                amounts=words.join([each.name for each in lost]),
            )
        if self.course.forfeited[t.NEW_DWELLER]:
            yield words.say("display-dwellers-full", count=MOST_DWELLERS)

    def _owner(self) -> int:
        return int(income_due(self.vault, self.plan.seat, self.plan.space))

    def _column(self) -> int:
        place = self.plan.space % t.SPACES
        numbers = (number for number in range(2, 13) if self.vault.column[number] == place)
        return next(numbers, 0)

    def _payable_rooms(self) -> Iterator[int]:
        vault, plan = self.vault, self.plan
        discount = best_discount(vault, plan.seat)
        for room in dict.fromkeys(int(place) - 1 for place in vault.room_track if place):
            if can_pay_for(vault, plan.seat, plan.card, plan.worn, room, discount):
                yield room

    def _priced(self, room: int) -> str:
        name = self.words.card_name("room", self.words.names.rooms[room])
        return f"{name} ({self.words.price(room)})"

    def _outfits(self) -> Iterator[str]:
        """The outfits that would double the reward."""
        vault, plan = self.vault, self.plan
        if plan.worn >= 0:
            return
        for item in vault.ready_items(plan.seat, t.PLACING):
            if plan.wear_refusals(vault, item) == 0:
                yield str(self.words.item(item)["item"])


def stakes(words: Words, space: Space, course: Course, defeat: int) -> dict[str, Any]:
    """What is gained, doubled or not, and what a lost fight would do."""
    names = {number: icon for icon, number in ICONS.items()}
    gained = {names[icon]: count for icon, count in course.gained.items() if count}
    printed = [*dict.fromkeys(space.reward), *gained]  # in the order of the card
    return {
        "win": [
            *(
                amount(words, icon, gained[icon])
                for icon in dict.fromkeys(printed)
                if icon in gained
            ),
            *(each for each in rewards(words, space) if each.icon == EXCHANGE),
        ],
        "lose": [amount(words, "injure", defeat)] if defeat else [],
        "letter": space.letter,
        "doubled": course.doubled,
    }


def space_on(words: Words, card: int) -> Space:
    """The space that a card of the tables is."""
    content, place = words.content, words.names.cards[card]
    if place.kind is CardKind.ROOM:
        return words.rooms[words.names.rooms[place.index]].spaces[place.half % 2]
    if place.kind is CardKind.THREAT:
        return content.threats[place.index].space
    return content.start_elevator if place.kind is CardKind.START_ELEVATOR else content.elevator


def _icons(value: object) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()
