"""Steps in words: what is done, from left to right."""

from __future__ import annotations

from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Completion,
    Fork,
    Others,
    RandomCard,
    Removal,
    Shop,
    Slaying,
    Spawn,
    Step,
    Steps,
    Tokens,
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
            case Step(_, Amount() as amount):
                return self.amount(message, amount)
            case Step("become", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}.become"))
            case Step("lose", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}"))
            case Step("discard", str(word)):
                return self.discard(word)
            case Step("unexhaust", how):
                return self.say(f"{message}-{how}")
            case Step("perk" | "level", number):
                return self.say(message, count=number)
            case Step("shop", Shop(items=items, discount=discount)):
                shop = self.amount(message, items)
                return (
                    self.say(f"{message}-discount", shop=shop, count=discount) if discount else shop
                )
            case Step("turn-die" | "keep"):
                return self.say(message)
        return self._library(step) or self._board(step) or self._compound(step)

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
            case Step("trash"):
                return self.say(message)
            case Step("complete", Completion(quest=quest, objective=objective)):
                return self.say(message, quest=quest, objective=objective)
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
            case Step("tokens", Tokens(faction=side, at=at, count=count)):
                where = self.onto(at)
                return self.amount(message, count, faction=self.faction(side), where=where)
            case Step("marker", Where() as at):
                return self.say(message, where=self.onto(at))
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
            case Step("remove-tokens", Removal(faction=side, within=spaces)):
                return self.say(message, faction=self.faction(side), within=self.within(spaces))
        return ""

    def _kill(self, message: str, slaying: Slaying) -> str:
        one = "object" if slaying.type else "one"
        enemy = f"text-type-{slaying.type}" if slaying.type else "text-enemy"
        what = self.say(f"{enemy}.{'all' if slaying.all else one}")
        within = self.within(slaying.within)
        return self.say(message, what=what, level=slaying.level, within=within)

    def _compound(self, step: Step) -> str:
        """A step with steps inside it."""
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
        raise AssertionError(f"a step that the schema does not know: {step}")

    def _fork(self, fork: Fork) -> str:
        condition = self.condition(fork.when)
        if not fork.otherwise:
            return self.say("text-step-when", condition=condition, text=self.do(fork.do))
        text, other = self.do(fork.do, more=True), self.do(fork.otherwise)
        return self.say("text-step-otherwise", condition=condition, text=text, other=other)
