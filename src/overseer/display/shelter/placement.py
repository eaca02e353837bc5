"""Previews of placements: what a dweller on a space pays, gains and risks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from overseer.content.shelter import Space
from overseer.display.model import Amount
from overseer.display.shelter.course import Course, course_of, is_open
from overseer.display.shelter.icons import EXCHANGE, amount, amounts, cubes, rewards
from overseer.display.shelter.places import about
from overseer.display.shelter.sums import changes
from overseer.display.shelter.verdict import verdict_of
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import best_discount, can_pay_for
from overseer.games.shelter.income import income_due
from overseer.games.shelter.names import CardKind
from overseer.games.shelter.notation import ICONS, space_name
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import column_of


class PlacementView:
    """A placement, as far as it is decided, with what it shows."""

    def __init__(self, words: Words, vault: Vault, placement: Placement) -> None:
        self.words = words
        self.vault = vault
        self.placement = placement
        self.space = space_on(words, int(placement.card))

    @cached_property
    def course(self) -> Course:
        """What happens, with the fight won, if there is one."""
        return course_of(self.vault, self.placement)

    @property
    def fight(self) -> int:
        """The number that a fight there must reach, or 0."""
        return int(self.vault.cards.fight[self.placement.card])

    def fields(self) -> dict[str, Any]:
        """The fields of a preview that follow from the placement."""
        words, vault, placement = self.words, self.vault, self.placement
        seat, space = int(placement.seat), int(placement.space)
        return {
            "place": space_name(space),
            "where": self.where(),
            "about": about(words, vault, seat, space),
            "cost": self.cost(),
            **stakes(words, self.space, self.course, self.defeat()),
            **(outcomes(words) if self.fight else {}),
            "verdict": verdict_of(words, vault, placement, self.course),
            "then": [] if self._is_open_ended() else list(changes(words, vault, seat, self.course)),
            "owner": self.income(),
            "notes": list(self.notes()),
        }

    def _is_open_ended(self) -> bool:
        """Whether a fight, an exchange or a room to be picked decides what is left in the end."""
        is_picked = bool(self.space.exchange) or "room-price" in self.space.cost
        return bool(self.fight) or is_picked or is_open(self.vault, self.placement)

    def defeat(self) -> int:
        """How many are injured if the fight is lost."""
        if not self.fight:
            return 0
        return course_of(self.vault, self.placement, wins=False).injured - self.course.injured

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
        words, space = self.words, int(self.placement.space)
        printed = words.where(int(self.vault.printed_card(space)))
        column = column_of(self.vault, space % t.SPACES)
        if column is None:
            return printed
        return words.say("display-where-column", where=printed, column=column)

    def cost(self) -> list[Amount]:
        """The printed cost, and what an outfit asks for on top of it."""
        icons = list(self.space.cost)
        if self.placement.worn >= 0:
            item = self.words.content.items[self.placement.worn]
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
        if is_open(self.vault, self.placement):
            yield words.say("display-second-dweller")
        outfits = list(self.outfits())
        if outfits:
            yield words.say("display-outfit", items=words.join(outfits))
        lost = [cubes(words, kind, number) for kind, number in sorted((+self.course.lost).items())]
        if lost and (self._is_open_ended() or not self.course.is_certain):
            yield words.say(
                "display-lost",
                count=sum(each.count for each in lost),
                amounts=words.join([each.name for each in lost]),
            )
        if self.course.forfeited[t.NEW_DWELLER]:
            yield words.say("display-dwellers-full", count=MOST_DWELLERS)

    def _owner(self) -> int:
        return int(income_due(self.vault, self.placement.seat, self.placement.space))

    def rooms(self, priced: bool = False) -> Iterator[str]:
        """The rooms that can be paid for there, if any can be built."""
        words, vault, placement = self.words, self.vault, self.placement
        if "room-price" not in self.space.cost:
            return
        discount = best_discount(vault, placement.seat)
        for room in dict.fromkeys(int(place) - 1 for place in vault.room_track if place):
            if can_pay_for(vault, placement.seat, placement.card, placement.worn, room, discount):
                name = words.card_name("room", words.names.rooms[room])
                yield f"{name} ({words.price(room)})" if priced else name

    def outfits(self) -> Iterator[str]:
        """The outfits that would double the reward."""
        vault, placement = self.vault, self.placement
        if placement.worn >= 0:
            return
        for item in vault.ready_items(placement.seat, t.PLACING):
            if placement.wear_refusals(vault, item) == 0:
                yield str(self.words.item(item)["item"])


def stakes(words: Words, space: Space, course: Course, defeat: int) -> dict[str, Any]:
    """What is gained, doubled or not, and what a lost fight would do."""
    names = {number: icon for icon, number in ICONS.items()}
    gained = {names[icon]: count for icon, count in course.gained.items() if count}
    printed = [*dict.fromkeys(space.reward), *gained]  # in the order of the card
    return {
        "win": [
            *(
                _timed(words, icon, gained[icon])
                for icon in dict.fromkeys(printed)
                if icon in gained
            ),
            *(each for each in rewards(words, space) if each.icon == EXCHANGE),
        ],
        "lose": [amount(words, "injure", defeat)] if defeat else [],
        "letter": space.letter,
        "doubled": course.doubled,
    }


def outcomes(words: Words) -> dict[str, Any]:
    """What becomes of a threat that is fought."""
    return {"won": words.say("display-threat-goes"), "lost": words.say("display-threat-stays")}


def _timed(words: Words, icon: str, count: int) -> Amount:
    """Some of an icon; if it comes only with the recall, that is said."""
    found = amount(words, icon, count)
    if icon != "new-dweller" and not icon.startswith("train"):
        return found
    name = words.say("display-at-recall", text=found.name)
    return Amount(icon=found.icon, name=name, count=found.count)


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
