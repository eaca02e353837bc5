"""The goal of Fallout Shelter, and the standings if it were over now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.display.goal import goal_of
from overseer.display.model import Goal, Rank
from overseer.display.shelter.words import Words
from overseer.games.shelter.scoring import TIE_BREAKS, outcome_of
from overseer.games.shelter.vault import Vault
from overseer.kernel.outcome import Standing

_RULES = ("SH-SCORE-02", "SH-END-02", "SH-END-03")


def shelter_goal(words: Words, vault: Vault) -> Goal:
    """Happiness at the end; everybody sees everything, so everybody is told the same."""
    ranks = list(_ranks(words, outcome_of(vault).standings))
    return goal_of(words.texts, vault, words.say("goal-shelter"), ranks, _RULES)


def _ranks(words: Words, standings: Sequence[Standing]) -> Iterator[Rank]:
    before: Standing | None = None
    for each in standings:
        is_level = before is not None and before.place == each.place
        name = "goal-level" if is_level else "goal-rank"
        arguments: dict[str, object] = {"player": words.player(each.seat), "score": each.score}
        if before is not None and before.score == each.score and not is_level:
            name, arguments["by"] = "goal-behind", _first_less(before, each)
        text = words.say(name, **arguments)
        yield Rank(seat=each.seat, score=str(each.score), text=text, level=is_level)
        before = each


def _first_less(one: Standing, two: Standing) -> str:
    """What breaks a tie: the first count in which the second has less."""
    pairs = zip(TIE_BREAKS, one.tie_breaks, two.tie_breaks, strict=True)
    return next(name for name, more, less in pairs if more > less)
