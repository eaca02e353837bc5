"""Previews of placements: what a dweller on a space pays, gains and risks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from overseer.content.shelter import Space
from overseer.display.model import Amount
from overseer.display.shelter.icons import EXCHANGE, amount, amounts, rewards
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import best_discount, can_pay_for
from overseer.games.shelter.income import income_due
from overseer.games.shelter.names import CardKind
from overseer.games.shelter.notation import LETTERS, RESOURCES, space_name
from overseer.games.shelter.placing import Placement, wear_refusals
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.decision import Option

# Icons that a second pass over the reward does nothing more with.
_ONCE = ("first-player", "refresh-items", "refresh-rooms", "heal", "train")


@dataclass(frozen=True, slots=True)
class Plan:
    """A placement as far as it is decided: who goes where, with whom, in what outfit."""

    seat: int
    space: int
    card: int
    first: int
    second: int = -1
    worn: int = -1


def plan_of(vault: Vault, seat: int, option: Option) -> Plan | None:
    """The placement that an option begins or goes on with."""
    if option.verb == t.PLACE:
        return Plan(seat, option.b, option.c, option.a)
    for frame in vault.stack:
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, Placement):
            return Plan(
                int(found.seat),
                int(found.space),
                int(found.card),
                int(found.first),
                option.a if option.verb == t.WITH else int(found.second),
                option.a if option.verb == t.WEAR else int(found.worn),
            )
    return None


class PlacementView:
    """A planned placement with what it shows."""

    def __init__(self, words: Words, vault: Vault, plan: Plan) -> None:
        self.words = words
        self.vault = vault
        self.plan = plan
        self.space = space_on(words, plan.card)

    @property
    def fight(self) -> int:
        """The number that a fight there must reach, or 0."""
        return int(self.vault.cards.fight[self.plan.card])

    @property
    def is_doubled(self) -> bool:
        """Whether the reward is gained twice (SH-SPEC-01)."""
        plan = self.plan
        if not self.space.letter:
            return False
        slot = t.SLOT + 1 + LETTERS.index(self.space.letter)
        return plan.worn >= 0 or slot in (plan.first, plan.second)

    def fields(self) -> dict[str, Any]:
        """The fields of a preview that follow from the placement."""
        words, plan = self.words, self.plan
        return {
            "place": space_name(plan.space),
            "where": self.where(),
            "cost": self.cost(),
            "win": self.win(),
            "lose": [amount(words, "injure", 2 if self.space.linked else 1)] if self.fight else [],
            "letter": self.space.letter,
            "doubled": self.is_doubled,
            "owner": self.income(),
            "notes": list(self.notes()),
        }

    def rules(self) -> list[str]:
        """The ledger ids that the preview speaks of."""
        rules = ["SH-PLACE-01"]
        rules += ["SH-COST-01"] if self.space.cost else []
        rules += ["SH-FIGHT-01", "SH-FIGHT-03"] if self.fight else []
        rules += ["SH-SPEC-01"] if self.is_doubled else []
        rules += ["SH-LINK-01"] if self.space.linked else []
        rules += ["SH-INC-01"] if self._owner() >= 0 else []
        return rules

    def where(self) -> str:
        """The room, the half and the column, such as "Diner, left, column 10"."""
        words, space = self.words, self.plan.space
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

    def win(self) -> list[Amount]:
        """The reward, twice if the letter matches; what is there once stays so."""
        if not self.is_doubled:
            return rewards(self.words, self.space)
        found: list[Amount] = []
        for icon, same in groupby(self.space.reward):
            count = len(list(same))
            twice = not icon.startswith(_ONCE)
            found.append(amount(self.words, icon, 2 * count if twice else count))
        return [
            *found,
            *(each for each in rewards(self.words, self.space) if each.icon == EXCHANGE),
        ]

    def income(self) -> str:
        """What the owner of the room earns, in words."""
        owner = self._owner()
        if owner < 0:
            return ""
        full = all(self.vault.gain_refusals(owner, kind) != 0 for kind in range(t.KINDS))
        name = "display-income-full" if full else "display-income"
        return self.words.say(name, player=self.words.player(owner))

    def notes(self) -> Iterator[str]:
        """What else is good to know before going there."""
        words = self.words
        if self.space.linked and self.plan.second < 0:
            yield words.say("display-second-dweller")
        if "room-price" in self.space.cost:
            rooms = [self._priced(room) for room in self._payable_rooms()]
            yield words.say("display-rooms", count=len(rooms), rooms=words.join(rooms))
        outfits = list(self._outfits())
        if outfits:
            yield words.say("display-outfit", items=words.join(outfits))
        lost = self._lost()
        if lost:
            yield words.say(
                "display-lost",
                count=sum(each.count for each in lost),
                amounts=words.join([each.name for each in lost]),
            )
        gained = sum(each.count for each in self.win() if each.icon == "new-dweller")
        if self.vault.owned[self.plan.seat] + gained > MOST_DWELLERS:
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
        if not self.space.letter or plan.worn >= 0:
            return
        held = dict.fromkeys(
            int(held_item(code)) for code in vault.held if held_seat(code) == plan.seat
        )
        for item in held:
            if wear_refusals(vault, plan.seat, item, plan.card, plan.first, plan.second) == 0:
                yield str(self.words.item(item)["item"])

    def _lost(self) -> list[Amount]:
        """The cubes that will not fit on their tracks (SH-RES-02)."""
        vault, plan = self.vault, self.plan
        paid = Counter({each.icon: each.count for each in self.cost()})
        gained: Counter[str] = Counter()
        for each in self.win():
            gained[each.icon] += each.count
        lost: list[Amount] = []
        for kind, letter in enumerate(RESOURCES[: t.KINDS]):
            icon = amount(self.words, letter).icon
            have = int(vault.cubes[plan.seat * t.KINDS + kind]) - paid[icon]
            over = have + gained[icon] - t.TRACK_SIZE
            if gained[icon] and over > 0:
                lost.append(amount(self.words, letter, over))
        return lost


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
