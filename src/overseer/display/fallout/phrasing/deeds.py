"""Tasks, deeds, passives and uses in words."""

from __future__ import annotations

from overseer.content.fallout.phrases import Cost as CostPhrase
from overseer.content.fallout.phrases import (
    DrawAndFight,
    Kill,
    Passive,
    Suffering,
    Task,
    Test,
    TokenFight,
    Trigger,
    Where,
)
from overseer.content.fallout.uses import Use
from overseer.display.fallout.phrasing.nouns import row
from overseer.display.fallout.phrasing.steps import StepTexts

MINUS = "−"


class DeedTexts(StepTexts):
    """What is attempted, what counts as a deed, what always holds and what can be used."""

    # Tasks

    def attempt(self, task: Task) -> str:
        """A task as a phrase."""
        message = f"text-task-{task.word}"
        match task:
            case Task("test" | "joint-test", Test(letters=letters, theirs=theirs) as test):
                both = {"letters": row(letters), "theirs": row(theirs)}
                return self.amount(message, test.difficulty, **both)
            case Task("fight", DrawAndFight() as fight):
                return self._draw_and_fight(message, fight)
            case Task("fight", TokenFight(faction=side)):
                return self.say(f"{message}-token", faction=self.faction(side))
            case Task("pay", CostPhrase() as cost):
                return self.pay(cost)
        raise AssertionError(f"a task that the schema does not know: {task}")

    def _draw_and_fight(self, message: str, fight: DrawAndFight) -> str:
        text = self.say(message, type=self.say(f"text-type-{fight.type}"))
        if fight.level:
            change = f"{fight.level:+d}".replace("-", MINUS)
            text = self.say(f"{message}-level", fight=text, change=change)
        if fight.add:
            abilities = self.both(self.say(f"text-ability-{each}.with") for each in fight.add)
            text = self.say(f"{message}-add", fight=text, abilities=abilities)
        return text

    # Deeds

    def deed(self, trigger: Trigger) -> str:
        """A deed that completes an objective, as a phrase."""
        message = f"text-deed-{trigger.word}"
        match trigger:
            case Trigger("kill", Kill() as kill):
                return self._kill_deed(message, kill)
            case Trigger("explore", kind):
                return self.say(f"{message}-{kind}")
            case Trigger("enter", Where() as where):
                return self.say(message, where=self.into(where))
            case Trigger("become", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}.become"))
            case Trigger("lose", str(trait)):
                return self.say(message, trait=self.say(f"text-trait-{trait}"))
            case Trigger("suffer", Suffering(what=what, number=number, within=within)):
                return self.say(f"{message}-{what}", count=number, within=within)
            case Trigger("spend", number):
                return self.say(message, count=number)
        return self.say(message)

    def _kill_deed(self, message: str, kill: Kill) -> str:
        if kill.faction:
            which = "last" if kill.last else "faction"
            text = self.say(f"{message}-{which}", faction=self.faction(kill.faction))
        elif kill.enemy:
            enemy = self.name_as_object("enemy", kill.enemy)
            text = self.say(f"{message}-named", enemy=enemy)
        else:
            victim = f"text-type-{kill.type}" if kill.type else "text-enemy"
            text = self.say(message, enemy=self.say(f"{victim}.object"))
        if kill.level:
            text = self.say(f"{message}-level", kill=text, count=kill.level)
        if kill.ability:
            ability = self.say(f"text-ability-{kill.ability}.with")
            text = self.say(f"{message}-ability", kill=text, ability=ability)
        return text

    # Passives and uses

    def gives(self, passive: Passive) -> str:
        """What a card gives all the time, as a phrase."""
        message = f"text-passive-{passive.word}"
        match passive:
            case Passive("move", int(points)):
                return self.say(f"{message}-{'more' if points > 0 else 'less'}", count=abs(points))
            case Passive("test-reroll", str(letters)):
                return self.say(message, letters=row(letters))
        return self.say(message, count=passive.value)

    def using(self, use: Use, *, perk: bool = False) -> str:
        """A use as a phrase: its moment and condition, then what is spent and done."""
        moment = self.say(f"text-moment-{use.moment}")
        spent: list[str] = []
        if use.spend == "keep":
            moment = self.say("text-use-once", moment=moment)
        else:
            spent.append(self.say(f"text-spend-{'perk' if perk else use.spend}"))
        if use.cost:
            spent.append(self.pay(use.cost))
        text = self.do(use.do, tuple(spent))
        if not use.condition:
            return self.say("text-use", moment=moment, text=text)
        condition = self.condition(use.condition)
        return self.say("text-use-if", moment=moment, condition=condition, text=text)
