"""Spaces, conditions and costs in words."""

from __future__ import annotations

from overseer.content.fallout.phrases import Condition, Conditions, Cost, Distance, Where
from overseer.content.fallout.words import ANY, KINDS
from overseer.display.fallout.phrasing.nouns import Nouns

NUMBERED = ("caps", "min-level", "letters", "perks", "rads", "agendas", "players")


class ConditionTexts(Nouns):
    """Where, if and for what."""

    # Spaces

    def where(self, where: Where) -> str:
        """A set of spaces as a phrase that tells where: "in an adjacent space"."""
        return self._where(where, "")

    def into(self, where: Where) -> str:
        """A set of spaces as that which one enters."""
        return self._where(where, ".into")

    def onto(self, where: Where) -> str:
        """A set of spaces as that on which something is placed."""
        form = ".onto" if self.texts.has(f"text-where-{where.word}.onto") else ""
        return self._where(where, form)

    def _where(self, where: Where, form: str) -> str:
        message = f"text-where-{where.word}{form}"
        match where:
            case Where("place" | "tile" as kind, str(name)):
                return self.say(message, **{kind: self.name(kind, name)})
            case Where("icon", str(deck)):
                return self.say(message, deck=self.say(f"text-deck-{deck}"))
            case Where("terrain", str(terrain)):
                return self.say(message, terrain=self.say(f"text-terrain-{terrain}"))
            case Where("enemy", str(type_)):
                return self.say(message, type=self.say(f"text-type-{type_}.of"))
            case Where("within", int(spaces)):
                return self.say(message, count=spaces)
        return self.say(message)

    # Conditions

    def condition(self, conditions: Conditions) -> str:
        """Conditions as a clause that follows "if"; empty if there are none."""
        clauses = [clause for condition in conditions for clause in self._clauses(condition)]
        several = len(clauses) > 1
        parts = [f"({text})" if several and is_any else text for text, is_any in clauses]
        return self.both(parts) if parts else ""

    def _clauses(self, condition: Condition) -> list[tuple[str, bool]]:
        """The clauses of a condition, each with whether it is a choice of several."""
        match condition:
            case Condition("not", tuple(inner)):
                return [(self._not(inner), False)]
            case Condition("any", tuple(groups)):
                return [(self.either(self.condition(group) for group in groups), True)]
        return [(clause, False) for clause in self._simple(condition, "")]

    def _not(self, inner: Conditions) -> str:
        """The opposite of conditions; only a single one has words of its own for that."""
        opposite = [clause for each in inner for clause in self._simple(each, ".no")]
        if len(opposite) == 1:
            return opposite[0]
        return self.say("text-not-all", condition=self.condition(inner))

    def _simple(self, condition: Condition, form: str) -> list[str]:
        """The clauses of a simple condition, or of its opposite."""
        message = f"text-if-{condition.word}"
        match condition:
            case Condition("power" | "lead", tuple(sides)):
                return [
                    self.say(f"{message}{form}", faction=self.faction(side), count=number)
                    for side, number in sides
                ]
            case Condition("distance", Distance() as distance):
                return [self._distance(message, distance, form)]
            case Condition("has" | "equipped", str(word)) if word in KINDS:
                return [self.say(f"{message}-kind{form}", kind=self.kind(word))]
            case Condition("has" | "equipped", str(word)):
                return [self.say(f"{message}-item{form}", card=self.name("item", word))]
            case Condition("kept", str(card)):
                return [self._kept(message, card, form)]
        return [self.say(f"{message}{form}", **self._arguments(condition))]

    def _arguments(self, condition: Condition) -> dict[str, object]:
        match condition:
            case Condition("trait", str(trait)):
                return {"trait": self.say(f"text-trait-{trait}")}
            case Condition("letter", letter):
                return {"letter": letter}
            case Condition("loyal" | "near-token", str(side)):
                return {"faction": self.faction(side)}
            case Condition("at", Where() as where):
                return {"where": self.where(where)}
            case Condition("icon", str(deck)):
                return {"deck": self.say(f"text-deck-{deck}")}
            case Condition("terrain", str(terrain)):
                return {"terrain": self.say(f"text-terrain-{terrain}")}
            case Condition("no-enemies", int(spaces)):
                return {"within": self.within(spaces)}
            case Condition("staged", number):
                return {"number": number}
            case Condition("survivor-here"):
                return {}
            case Condition(word, number) if word in NUMBERED:
                return {"count": number}
        raise AssertionError(f"a condition that the schema does not know: {condition}")

    def _distance(self, message: str, distance: Distance, form: str) -> str:
        if distance.max is None:
            limits = "min"
        else:
            limits = "both" if distance.min else "max"
        place = self.name("place", distance.place)
        return self.say(
            f"{message}-{limits}{form}", place=place, least=distance.min, most=distance.max
        )

    def _kept(self, message: str, card: str, form: str) -> str:
        """A kept card: by its number, since the names of the library are hidden."""
        number = self.cards[card].number
        if number:
            return self.say(f"{message}{form}", number=number)
        return self.say(f"{message}-named{form}", card=self.name("encounter", card))

    # Costs

    def pay(self, cost: Cost) -> str:
        """A cost as a phrase."""
        match cost:
            case Cost("caps", number):
                return self.say("text-cost-caps", count=number)
            case Cost("discard", str(word)):
                return self.discard(word)
            case Cost("trait", str(trait)):
                return self.say("text-step-lose", trait=self.say(f"text-trait-{trait}"))
            case Cost("damage", number):
                return self.say("text-step-damage", count=number)
            case Cost("agenda", number):
                return self.say("text-cost-agenda", count=number)
        raise AssertionError(f"a cost that the schema does not know: {cost}")

    def discard(self, word: str) -> str:
        """A card that is discarded: any, one of a kind, or a certain one."""
        if word == ANY:
            return self.say("text-step-discard-any")
        if word in KINDS:
            return self.say("text-step-discard-kind", kind=self.kind(word))
        return self.say("text-cost-discard-item", card=self.name("item", word))
