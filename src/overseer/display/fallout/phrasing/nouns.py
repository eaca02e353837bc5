"""What cards speak of: names, factions, numbers and lists, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from overseer.content.fallout import Fallout
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.phrases import Amount
from overseer.content.fallout.quests import Quest
from overseer.display.words import texts_of


class Nouns:
    """The nouns of some packs in one language.

    Factions go by their names in `scenario`; if none is given and there are several, by their
    symbols. `known` has the numbers that are known where cards say "level", "hits" or "players",
    as in {"level": 2} for an encounter at an icon of level 2.
    """

    def __init__(
        self,
        language: str,
        content: Fallout,
        scenario: str = "",
        known: Mapping[str, int] | None = None,
    ) -> None:
        self.texts = texts_of(content.packs, language)
        self.content = content
        self.known = known or {}
        self.scenario_id = scenario
        if not scenario and len(content.scenarios) == 1:
            self.scenario_id = content.scenarios[0].id
        numbered: list[Encounter | Quest] = [*content.encounters, *content.quests]
        self.cards = {card.id: card for card in numbered}

    def say(self, message: str, **arguments: object) -> str:
        """A message of the language."""
        return self.texts.format(message, fallback=False, **arguments)

    def name(self, kind: str, card: str) -> str:
        """The name of a card or a place; from another language if a pack lacks this one."""
        return self.texts.format(f"{kind}-{card}", fallback=True)[0]

    def name_as_object(self, kind: str, card: str) -> str:
        """A name in the form that a verb such as "kill" wants."""
        accusative = f"{kind}-{card}.accusative"
        return self.say(accusative) if self.texts.has(accusative) else self.name(kind, card)

    def faction(self, side: str) -> str:
        """A faction: its symbol, and its name if the scenario is known."""
        symbol = self.say(f"text-faction-{side}")
        if not self.scenario_id:
            return symbol
        name = self.name("faction", f"{self.scenario_id}-{side}")
        return self.say("text-faction-named", symbol=symbol, name=name)

    def kind(self, word: str) -> str:
        """A card of a kind."""
        return self.say(f"text-kind-{word}.card")

    def amount(self, message: str, amount: Amount, **arguments: object) -> str:
        """A message about so many of something; `.equal` has its form for what is counted."""
        if not amount.of or amount.of in self.known:
            number = max(0, amount.number + self.known.get(amount.of, 0))
            return self.say(message, count=number, **arguments)
        change = {1: "-more", 0: "", -1: "-less"}[(amount.number > 0) - (amount.number < 0)]
        counted = self.say(f"text-amount-{amount.of}{change}", count=abs(amount.number))
        return self.say(f"{message}.equal", amount=counted, **arguments)

    def within(self, spaces: int) -> str:
        """How near something is."""
        return self.say("text-within", count=spaces)

    def both(self, parts: Iterable[str]) -> str:
        """Parts that all hold."""
        return reduce(lambda a, b: self.say("text-and", first=a, second=b), parts)

    def either(self, parts: Iterable[str]) -> str:
        """Parts of which one holds."""
        return reduce(lambda a, b: self.say("text-or", first=a, second=b), parts)


def row(parts: Iterable[object]) -> str:
    """Words or numbers in a row."""
    return ", ".join(map(str, parts))


def sentence(phrase: str) -> str:
    """A phrase as a sentence."""
    return f"{capital(phrase)}."


def capital(phrase: str) -> str:
    """A phrase with a capital letter."""
    return phrase[0].upper() + phrase[1:]
