"""Quests of Fallout as tables: objectives, deeds and what follows them."""

from __future__ import annotations

from overseer.catalog.fallout.numbers import (
    ABILITIES,
    FACTIONS,
    ICONS,
    TILES,
    TRAITS,
    Numbering,
)
from overseer.catalog.fallout.programs import Programs
from overseer.catalog.fallout.sheets import column
from overseer.content.fallout.phrases import Kill, Steps, Suffering, Trigger, Where
from overseer.content.fallout.quests import ACTION, DEPOSIT, ELSEWHERE, TRIGGERED, Objective, Quest
from overseer.content.fallout.walking import phrases
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards

Deed = tuple[int, int, int, int, int, int]

WAYS = {
    TRIGGERED: t.J_TRIGGER,
    ACTION: t.J_ACTION,
    DEPOSIT: t.J_DEPOSIT,
    ELSEWHERE: t.J_ELSEWHERE,
}
# Deeds that say it all.
DEEDS = {
    "camp": t.D_CAMP,
    "level": t.D_LEVEL,
    "buy": t.D_BUY,
    "sell": t.D_SELL,
    "recruit": t.D_RECRUIT,
}
NO_DEED: Deed = (0, 0, 0, 0, 0, 0)


def link_quests(
    quests: tuple[Quest, ...], numbers: Numbering, programs: Programs, cards: Cards
) -> None:
    """The tables of quests and their objectives."""
    cards.quest_number = column(quest.number for quest in quests)
    cards.quest_stage = column(programs.program(quest.stage) for quest in quests)
    cards.quest_timer = column(quest.timer for quest in quests)
    cards.quest_timeout = column(programs.program(quest.timeout) for quest in quests)
    rows = [
        (n, quest.objectives[n] if n < len(quest.objectives) else None)
        for quest in quests
        for n in range(t.OBJECTIVES)
    ]
    objectives = [objective for _, objective in rows]
    deeds = [deed(o.trigger, numbers) if o and o.trigger else NO_DEED for o in objectives]
    cards.objective_kind = column(WAYS[o.way] if o else 0 for o in objectives)
    cards.objective_faction = column(
        FACTIONS[o.faction] + 1 if o and o.faction else 0 for o in objectives
    )
    cards.objective_deed = column(row[0] for row in deeds)
    cards.objective_a = column(row[1] for row in deeds)
    cards.objective_b = column(row[2] for row in deeds)
    cards.objective_c = column(row[3] for row in deeds)
    cards.objective_d = column(row[4] for row in deeds)
    cards.objective_e = column(row[5] for row in deeds)
    cards.objective_condition = column(programs.condition(o.when) if o else 0 for o in objectives)
    cards.objective_cost = column(numbers.cost(o.cost) if o else 0 for o in objectives)
    cards.objective_program = column(_program(n, o, programs) if o else 0 for n, o in rows)
    cards.objective_count = column((o.deposit or o.count) if o else 0 for o in objectives)
    cards.objective_partner = column(int(o.with_survivor) if o else 0 for o in objectives)
    cards.objective_power = column(int(has_power(o.do)) if o else 0 for o in objectives)


def deed(trigger: Trigger, numbers: Numbering) -> Deed:
    """A deed and its arguments; see `Cards.objective_a`."""
    match trigger:
        case Trigger("kill", Kill() as kill):
            icon = kill.faction or kill.type
            return (
                t.D_KILL,
                ICONS[icon] + 1 if icon else 0,
                kill.level,
                ABILITIES[kill.ability] if kill.ability else 0,
                numbers.tokens[kill.enemy] + 1 if kill.enemy else 0,
                int(kill.last),
            )
        case Trigger("explore", str(kind)):
            return t.D_EXPLORE, TILES.get(kind, 0), 0, 0, 0, 0
        case Trigger("enter", Where() as where):
            return t.D_ENTER, numbers.where(where), 0, 0, 0, 0
        case Trigger("become" | "lose" as word, str(trait)):
            return t.D_BECOME if word == "become" else t.D_LOSE, TRAITS[trait], 0, 0, 0, 0
        case Trigger("suffer", Suffering(what=what, number=number, within=within)):
            return t.D_SUFFER, int(what == "rads"), number, int(within == "fight"), 0, 0
        case Trigger("spend", int(caps)):
            return t.D_SPEND, caps, 0, 0, 0, 0
    return DEEDS[trigger.word], 0, 0, 0, 0, 0


def has_power(steps: Steps) -> bool:
    """Whether power is among the results, however deep."""
    return any(phrase.word == "power" for phrase in phrases(steps))


def _program(n: int, objective: Objective, programs: Programs) -> int:
    """Tasks, the count and the results; the Caps of a deposit are counted as they are laid."""
    counted = None if objective.way == DEPOSIT else n
    return programs.attempt(objective.tasks, objective.do, objective.fail, counted)
