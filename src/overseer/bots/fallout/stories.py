"""Stories: choices that encounters and quests put to a survivor, weighed by their results."""

from __future__ import annotations

from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.results import Judge
from overseer.bots.fallout.wishes import wishes_of
from overseer.bots.mind import tariff
from overseer.games.fallout import terms as t
from overseer.games.fallout.choices import Choice, Vote
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.quests import quest_source
from overseer.kernel.decision import Decision, a_of, b_of, verb_of

ENVY = 0.3  # what others gain counts against it
ASKED = tariff.ASKED / tariff.POINT
PAID = tariff.PAID / tariff.POINT  # and so should one that is paid for


def encounter(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The options of an encounter, by what their leads ask for: the rest is sealed (FO-ENC-10)."""
    frame = prospect.land.stack[-1]
    assert isinstance(frame, Encounter)
    facts = prospect.facts
    judge = Judge(prospect, wishes_of(prospect), int(frame.level))
    options = [facts.encounter_options[frame.card] + a_of(code) for code in codes]
    return [
        (ASKED if facts.option_condition[option] else 0.0)
        + (PAID - judge.cost(facts.option_cost[option]) if facts.option_cost[option] else 0.0)
        for option in options
    ]


def branch(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The branches of a card."""
    frame = prospect.land.stack[-1]
    assert isinstance(frame, Choice)
    judge = Judge(prospect, wishes_of(prospect)).of(int(frame.source), int(frame.node))
    branches = prospect.facts.program(int(frame.at))  # and what comes after them
    rows = [branches[a_of(option)] for option in codes]
    return [judge.program(row.c) - judge.cost(row.b) for row in rows]


def deed(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The objectives that a deed completes."""
    judge = Judge(prospect, None)
    worths = []
    for code in codes:
        if verb_of(code) == t.DONE:
            worths.append(0.0)
            continue
        objective = prospect.facts.objectives(prospect.land, a_of(code))[b_of(code)]
        judge.of(quest_source(objective.quest), prospect.here)
        worths.append(judge.program(objective.program))
    return worths


def vote(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Yes or no, by what either brings to this survivor."""
    frame = prospect.land.stack[-1]
    assert isinstance(frame, Vote)
    own = frame.seat == prospect.seat
    judge = Judge(prospect, wishes_of(prospect)).of(int(frame.source), prospect.here)
    programs = {1: int(frame.agreed), 0: int(frame.refused)}
    return [_brings(judge, programs[a_of(code)], own) for code in codes]


def _brings(judge: Judge, program: int, own: bool) -> float:
    """What a program brings to whoever carries it out, or to somebody beside them."""
    worth = judge.program(program)
    if own:
        return worth
    shared = sum(
        judge.program(row.b)
        for row in judge.prospect.facts.program(program)
        if row.op == t.O_OTHERS and row.a == t.WHO_ALL
    )
    return shared - ENVY * worth
