"""Steps in words: what is done, from left to right."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Fork,
    Others,
    RandomCard,
    Shop,
    Slaying,
    Spawn,
    Step,
    Steps,
    Vote,
    Where,
)
from overseer.display.fallout.phrasing.conditions import ConditionTexts

COMPOUND = ("choose", "may", "if", "others", "vote")


class StepTexts(ConditionTexts):
    """What is done."""

    def do(self, steps: Steps, before: tuple[str, ...] = (), *, more: bool = False) -> str:
        """Steps as one phrase, after other phrases; `more` tells that the phrase goes on.

        A step with steps inside it is put in brackets, unless nothing follows that could be
        taken for a part of it.
        """
        phrases = list(before)
        for number, step in enumerate(steps, 1):
            phrase = self.step(step)
            followed = more or number < len(steps)
            phrases.append(f"({phrase})" if followed and step.word in COMPOUND else phrase)
        return "; ".join(phrases) or self.say("text-step-none")

    def branch(self, branch: Branch) -> str:
        """A way that a survivor may choose, as a phrase: if something holds, for a cost."""
        paid = (self.pay(branch.cost),) if branch.cost else ()
        text = self.do(branch.do, paid, more=True)
        if not branch.when:
            return text
        return self.say("text-step-when", condition=self.condition(branch.when), text=text)

    def step(self, step: Step) -> str:
        """One step as a phrase."""
        message = f"text-step-{step.word}"
        match step:
            case Step("become", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}.become"))
            case Step("lose", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}"))
            case Step("discard", str(word)):
                return self.discard(word)
            case Step("unexhaust", how):
                return self.say(f"{message}-{how}")
            case Step("shop", Shop(items=items, discount=discount)):
                shop = self.amount(message, items)
                return (
                    self.say(f"{message}-discount", shop=shop, count=discount) if discount else shop
                )
        return self._library(step) or self._board(step) or self._compound(step) or self._plain(step)

    def _plain(self, step: Step) -> str:
        """A step whose message names its values: a number, or the fields of a block.

        Most steps are like this, and a new one needs nothing here but its message.
        """
        message, value = f"text-step-{step.word}", step.value
        match value:
            case Amount():
                return self.amount(message, value)
            case bool() | str():
                return self.say(message)
            case int():
                return self.say(message, count=value)
            case Where():
                return self.say(message, where=self.onto(value))
        if not is_dataclass(value):
            raise AssertionError(f"a step that has no words: {step}")
        words: dict[str, object] = {}
        count: Amount | None = None
        for field in fields(value):
            match field.name, getattr(value, field.name):
                case _, Amount() as count:
                    pass
                case _, Where() as at:
                    words["where"] = self.onto(at)
                case "faction", str(side):
                    words["faction"] = self.faction(side)
                case "within", int(spaces):
                    words["within"] = self.within(spaces)
                case name, other:
                    words[name] = other
        return self.amount(message, count, **words) if count else self.say(message, **words)

    def _library(self, step: Step) -> str:
        """A step about cards of the library and power; empty if it is another.

        Cards go by their numbers, since their names are hidden until they lie on the table.
        """
        message = f"text-step-{step.word}"
        match step:
            case Step("unique", str(item)):
                return self.say(message, card=self.name("item", item))
            case Step("add" | "stage", number):
                return self.say(message, number=number)
            case Step("trash", int(number)):
                return self.say(f"{message}-number", number=number)
            case Step("random", RandomCard(how=how, first=first, last=last)):
                return self.say(f"{message}-{how}", first=first, last=last)
            case Step("power", tuple(sides)):
                return self.both(
                    self.say(message, faction=self.faction(side), count=number)
                    for side, number in sides
                )
        return ""

    def _board(self, step: Step) -> str:
        """A step about the map; empty if it is another."""
        message = f"text-step-{step.word}"
        match step:
            case Step("enemy", Spawn(type=type_, at=at, faceup=faceup)):
                token = self.say(f"text-type-{type_}.of")
                face = "up" if faceup else "down"
                return self.say(f"{message}-{face}", type=token, where=self.onto(at))
            case Step("place", Where() as at):
                return self.say(message, where=self.into(at))
            case Step("encounter", str(deck)):
                return self.say(message, deck=self.say(f"text-deck-{deck}"))
            case Step("kill", Slaying() as slaying):
                return self._kill(message, slaying)
        return ""

    def _kill(self, message: str, slaying: Slaying) -> str:
        one = "object" if slaying.type else "one"
        enemy = f"text-type-{slaying.type}" if slaying.type else "text-enemy"
        what = self.say(f"{enemy}.{'all' if slaying.all else one}")
        within = self.within(slaying.within)
        return self.say(message, what=what, level=slaying.level, within=within)

    def _compound(self, step: Step) -> str:
        """A step with steps inside it; empty if it is another."""
        message = f"text-step-{step.word}"
        match step:
            case Step("choose", tuple(branches)):
                ways = [
                    self.say("text-step-way", number=number, text=self.branch(branch))
                    for number, branch in enumerate(branches, 1)
                ]
                return self.say(message, ways="; ".join(ways))
            case Step("may", Branch(cost=cost, do=do)):
                paid = (self.pay(cost),) if cost else ()
                return self.say(message, text=self.do(do, paid))
            case Step("if", Fork() as fork):
                return self._fork(fork)
            case Step("others", Others(who=who, do=do)):
                return self.say(f"{message}-{who}", text=self.do(do))
            case Step("vote", Vote(yes=yes, no=no)):
                return self.say(message, yes=self.do(yes, more=True), no=self.do(no))
        return ""

    def _fork(self, fork: Fork) -> str:
        condition = self.condition(fork.when)
        if not fork.otherwise:
            return self.say("text-step-when", condition=condition, text=self.do(fork.do))
        text, other = self.do(fork.do, more=True), self.do(fork.otherwise)
        return self.say("text-step-otherwise", condition=condition, text=text, other=other)
