"""Why a game of Fallout has ended: who had what it takes, or what came before that."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.display.fallout.look import Look
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.games.fallout.winning import target
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome

# What can be the last step, and how much sooner it is named than others of the same choice.
_STEPS = {
    t.E_COMPLETED: 9,
    t.E_TRADED: 8,
    t.E_KILLED_ENEMY: 7,
    t.E_DEPLETED: 6,
    t.E_RECRUITED: 5,
    t.E_BOUGHT: 5,
    t.E_TRAIT: 4,
    t.E_GAINED_PERK: 4,
    t.E_LEVEL_UP: 4,
    t.E_AGENDAS: 3,
    t.E_CARD: 2,
    t.E_CAPS: 2,
    t.E_RADS: 1,
    t.E_ELIMINATED: 1,
}


# With these something new begins.
_ACTIONS = frozenset(
    {t.STEP, t.EXPLORE, t.ENCOUNTER, t.FIGHT, t.QUEST, t.CAMP, t.LOYAL, t.USE, t.BUY, t.SELL}
    | {t.RECRUIT, t.DEPOSIT, t.END_TURN}
)


def last_step(events: Iterable[Event]) -> Event | None:
    """The weightiest thing that happened by the latest action, and by chance since."""
    found: Event | None = None
    for event in events:
        weight = _STEPS.get(int(event.kind), 0)
        if event.kind == CHOICE and verb_of(event.a) in _ACTIONS:
            found = None
        elif weight and (found is None or weight >= _STEPS[int(found.kind)]):
            found = event
    return found


def reasons(look: Look, outcome: Outcome, events: Iterable[Event]) -> list[str]:
    """What decided the game, in two or three sentences."""
    step = None if outcome.truncated else last_step(events)
    told = look.book.log_line(step, *look.reader) if step is not None else None
    by = [look.say("ending-fallout-by", what=told)] if told else []
    return [_why(look, outcome), *by, *_others(look, outcome)]


def reason_rules(look: Look, outcome: Outcome) -> list[str]:
    """The ledger ids behind it."""
    if outcome.winners:
        return ["FO-WIN-01", "FO-WIN-02"]
    lost = int(look.land.lost)
    if lost == ALL_ELIMINATED:
        return ["FO-WIN-04"]
    return ["FO-POWER-03", "FO-POWER-05"] if lost else []


def _why(look: Look, outcome: Outcome) -> str:
    goal, lost = int(target(look.land)), int(look.land.lost)
    scores = {each.seat: each.score for each in outcome.standings}
    names = [look.words.player(seat) for seat in outcome.winners]
    if len(names) > 1:
        return look.say("ending-fallout-won-shared", names=", ".join(names), target=goal)
    if names:
        total = scores[outcome.winners[0]]
        return look.say("ending-fallout-won", player=names[0], total=total, target=goal)
    if lost == ALL_ELIMINATED:
        return look.say("ending-fallout-lost-eliminated", target=goal)
    if lost:
        faction = look.faction_name(FACTIONS[lost - 1])
        return look.say("ending-fallout-lost-power", faction=faction, target=goal)
    return look.say("ending-fallout-truncated", target=goal)


def _others(look: Look, outcome: Outcome) -> list[str]:
    """How far others were."""
    if len(outcome.standings) == 1 or len(outcome.winners) > 1:
        return []
    if outcome.winners:
        return [look.say("ending-fallout-won-alone")]
    best = max(outcome.standings, key=lambda each: (each.score, -each.seat))
    if best.score == 0:
        return []
    player = look.words.player(best.seat)
    return [look.say("ending-fallout-best", player=player, total=best.score)]
