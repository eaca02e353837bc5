"""Motives in Fallout Shelter: why a choice may have been made, by what a preview of it shows."""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.model import Preview
from overseer.display.shelter.places import columns_of
from overseer.display.shelter.preview import preview_of
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.odds import column_chance
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, Option

HAPPINESS = "happiness"
# What a reward is good for, the most telling first.
_REWARDS = ("build", "new-dweller", "first-player", "item", "ready", "heal")


def motive_of(words: Words, vault: Vault, decision: Decision, option: Option) -> str:
    """A guess in words, or nothing."""
    find = _MOTIVES.get(int(option.verb))
    return "" if find is None else find(_Guess(words, vault, decision, option))


class _Guess:
    def __init__(self, words: Words, vault: Vault, decision: Decision, option: Option) -> None:
        self.words = words
        self.vault = vault
        self.decision = decision
        self.option = option
        self.seat = int(decision.seat)

    def placed(self) -> str:
        """Odds, a letter that fits, what is scored, what is gained."""
        preview = preview_of(self.words, self.vault, self.decision, self.option)
        if preview.chances:
            return self._say("odds", percent=preview.chances[-1].percent)
        if preview.doubled:
            return self._say("doubled", letter=preview.letter)
        return self._rewarded(preview)

    def _rewarded(self, preview: Preview) -> str:
        icons = {each.icon for each in preview.win}
        for change in preview.then:
            if change.icon == HAPPINESS:
                return self._say("happiness", change=change.text)
        for reward in _REWARDS:
            if reward in icons:
                return self._say(reward)
        if any(icon.startswith("train") for icon in icons):
            return self._say("train")
        for change in preview.then:
            if change.after > change.before:
                return self._say("stores", change=change.text)
        return ""

    def passed(self) -> str:
        """How many spaces were left to go to."""
        spaces = {int(each.b) for each in self.decision.options if each.verb == t.PLACE}
        return self._say("pass", count=len(spaces)) if spaces else ""

    def room(self) -> str:
        """Whether no other room on offer costs less."""
        offered = [each for each in self.decision.options if each.verb == t.ROOM]
        prices = {int(each.a): self._price(each) for each in offered}
        price = prices.pop(int(self.option.a))
        return self._say("cheap") if prices and price < min(prices.values()) else ""

    def _price(self, option: Option) -> int:
        preview = preview_of(self.words, self.vault, self.decision, option)
        return sum(each.count for each in preview.cost)

    def side(self) -> str:
        """Whether fewer rolls bring a threat there."""
        level = int(self.vault.level_of[self.seat])
        slots = [int(next_slot(self.vault, level, side)) for side in (t.LEFT, t.RIGHT)]
        if min(slots) < 0:
            return ""
        left, right = map(self._risk, slots)
        here, there = (left, right) if self.option.a == t.LEFT else (right, left)
        return self._say("side", here=here, there=there) if here < there else ""

    def _risk(self, slot: int) -> int:
        """In how many of a hundred rolls a threat comes to a slot."""
        return round(100 * sum(column_chance(each) for each in columns_of(self.vault, slot)))

    def scarce(self) -> str:
        """Whether there is less of it than of the other resources."""
        at = self.seat * t.KINDS
        cubes = [int(count) for count in self.vault.cubes[at : at + t.KINDS]]
        have = cubes.pop(int(self.option.a))
        return self._say("scarce", count=have) if have < min(cubes) else ""

    def used(self) -> str:
        """What the item does."""
        item = self.words.content.items[self.option.a]
        return self._say("item-text", text=self.words.item_text(item.id))

    def _say(self, name: str, **arguments: object) -> str:
        return self.words.say(f"display-motive-{name}", **arguments)


_MOTIVES: dict[int, Callable[[_Guess], str]] = {
    t.PLACE: _Guess.placed,
    t.WITH: _Guess.placed,
    t.WEAR: _Guess.used,
    t.PASS: _Guess.passed,
    t.ROOM: _Guess.room,
    t.SIDE: _Guess.side,
    t.USE: _Guess.used,
    t.GAINED: _Guess.scarce,
    t.INCOME: _Guess.scarce,
}
