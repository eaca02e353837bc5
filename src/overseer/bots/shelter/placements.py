"""Placements: what it is worth to send a dweller to a space."""

from __future__ import annotations

from overseer.bots.shelter.facts import Counts
from overseer.bots.shelter.fights import chance_to_win
from overseer.bots.shelter.prospect import PLACEMENT, Prospect
from overseer.bots.shelter.uses import exchange_worth
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import best_discount, can_pay_for
from overseer.games.shelter.doubling import fits, has_letter
from overseer.games.shelter.income import income_due
from overseer.games.shelter.purse import bill_for, covers
from overseer.games.shelter.scoring import expected_happiness

OWN_THREAT = 0.8  # a threat off the own level is a happiness kept
TOP_THREAT = 0.1  # a space is open again, to everyone
RIVALS_THREAT = -0.25
INCOME = 0.1  # what a rival's cube costs, with one rival
LEAD = 1.5  # to end the game in front, or not to while behind
BUILT = 2  # happiness that the elevator gives along with the room
OUT_OF_REACH = -9.0


class Placements:
    """The spaces of a turn, each weighed once, and with a matching letter once more."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self._known: dict[int, float] = {}
        self._outfits = list(prospect.vault.ready_items(prospect.seat, t.PLACING))

    def worth(self, who: int, space: int, card: int) -> float:
        """What a placement is worth, the training that it ends included."""
        matched = has_letter(self.prospect.vault.cards, card, who)
        doubled = matched or (self._outfits != [] and self._is_worn_for(card))
        worth = self._space(space, card, doubled)
        if who <= t.INJURED or matched:
            return worth
        return worth - self.prospect.letters[who - t.SLOT]

    def _is_worn_for(self, card: int) -> bool:
        cards = self.prospect.vault.cards
        return any(fits(cards, item, card) for item in self._outfits)

    def _space(self, space: int, card: int, doubled: bool) -> float:
        key = 2 * space + doubled
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._weigh(space, card, doubled)
        return worth

    def _weigh(self, space: int, card: int, doubled: bool) -> float:
        prospect = self.prospect
        facts = prospect.facts.spaces[card]
        cubes = list(prospect.cubes)
        worth = -prospect.pay(facts.cubes, cubes)
        if facts.items:
            worth -= self._cheapest_items(facts.items)
        if facts.pays_room:
            worth += self._build(card, cubes)
        if facts.injuries:
            worth -= facts.injuries * prospect.injury
        if facts.linked:
            worth -= PLACEMENT
        gained = prospect.row(facts.row, cubes, 2 if doubled else 1)
        if facts.is_threat:
            gained += self._relief(space)
        if facts.fight:
            won = chance_to_win(prospect, facts.fight)
            gained = won * gained - (1 - won) * prospect.injury * (2 if facts.linked else 1)
        if facts.exchange:
            gained += self._exchange(facts.exchange)
        if income_due(prospect.vault, prospect.seat, space) >= 0:
            gained -= INCOME / (int(prospect.vault.players) - 1)
        return worth + gained

    def _cheapest_items(self, number: int) -> float:
        worths = sorted(self.prospect.item(item) for item, _ in self.prospect.items)
        return sum(worths[:number])

    def _build(self, card: int, cubes: list[int]) -> float:
        """What the best room that can be paid is worth beyond the best room that there is."""
        prospect = self.prospect
        discount = best_discount(prospect.vault, prospect.seat)
        best, left = OUT_OF_REACH, cubes
        for room in prospect.room_track:
            if not can_pay_for(prospect.vault, prospect.seat, card, -1, room, discount):
                continue
            rest = list(cubes)
            worth = prospect.room(room) - prospect.pay(prospect.facts.rooms[room].price, rest)
            if worth > best:
                best, left = worth, rest
        cubes[:] = left
        if prospect.rooms[prospect.level] == prospect.vault.rooms_to_end - 1:
            best += LEAD if self._leads() else -LEAD
        return best - prospect.best_room

    def _leads(self) -> bool:
        vault, seat = self.prospect.vault, self.prospect.seat
        mine = expected_happiness(vault, seat) + BUILT
        return all(
            mine > expected_happiness(vault, other)
            for other in range(vault.players)
            if other != seat
        )

    def _relief(self, space: int) -> float:
        level = space // t.SPACES
        if level == self.prospect.level:
            return OWN_THREAT
        return TOP_THREAT if level == 0 else RIVALS_THREAT

    def _exchange(self, sides: tuple[Counts, Counts]) -> float:
        one, other = sides
        best = 0.0
        for paid, gained in ((one, other), (other, one)):
            if covers(self.prospect.vault, self.prospect.seat, bill_for(*paid)):
                best = max(best, exchange_worth(self.prospect, paid, gained))
        return 2 * best
