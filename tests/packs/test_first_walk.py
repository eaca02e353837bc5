"""The first walk of Fallout: what the clerk says of dice, cards and numbers is what happens."""

from __future__ import annotations

import re

import pytest

import overseer
from overseer.catalog import display_of
from overseer.catalog.lessons import begin, lesson_texts, lessons_of
from overseer.content.lessons import LEARNER
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.reader import Reader
from overseer.games.fallout.table import FalloutContest, FalloutTable
from overseer.journal.match import Match
from overseer.texts.bundles import LANGUAGES, in_language

GAME = overseer.load("fallout", ["outpost"])
LESSON = lessons_of(GAME)["first-walk"]


def before(step: str) -> Match:
    """The walk as it is when a step begins."""
    match = begin(GAME, LESSON)
    number = [each.id for each in LESSON.steps].index(step)
    for turn in LESSON.turns():
        if turn.step < number:
            match.apply(turn.choices[0], turn.seat)
    return match


def table_of(match: Match) -> FalloutTable:
    """What who learns sees."""
    table = GAME.book.table(match.state, LEARNER)
    assert isinstance(table, FalloutTable)
    return table


def contest_before(step: str) -> FalloutContest:
    contest = table_of(before(step)).contest
    assert contest is not None
    assert contest.dice is not None
    return contest


def numbers(message: str, language: str) -> list[int]:
    """The numbers that the clerk writes in figures."""
    words = in_language(language, lesson_texts(GAME)).format(f"lesson-first-walk-{message}")
    return [int(each) for each in re.findall(r"\d+", words)]


def rerolled(step: str) -> list[int]:
    """The dice that a step has rolled again, counted from 0."""
    (choice,) = (each.choices[0] for each in LESSON.steps if each.id == step)
    return [int(die) - 1 for die in choice.removeprefix("reroll ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_influence_and_power_are_those_that_the_clerk_names(language: str) -> None:
    first, last = table_of(before("goal")), table_of(before("end"))
    worth = [int(card.influence or 0) for card in first.survivors[0].hand or ()]
    assert numbers("goal.a", language) == [first.survivors[0].influence, first.target]
    assert numbers("goal", language)[-2:] == [worth[0], sum(worth)]
    power = {each.faction: int(each.power) for each in last.factions}
    assert numbers("quest", language) == [first.factions[0].power, power["star"]]
    (each,) = {card.influence for card in last.survivors[0].hand or ()}
    lead = power["star"] - power["shield"]
    assert numbers("end", language) == [lead, each, last.survivors[0].influence, last.target]
    assert last.winners == [LEARNER]


def test_the_dice_of_the_fight_are_as_the_clerk_says() -> None:
    contest = contest_before("dice")
    fits = [bool(set(die.areas) & set(contest.weak)) for die in contest.dice or ()]
    assert (contest.token, contest.rerolls, fits.count(True)) == ("salt-crab", 1, 1)
    assert rerolled("dice") == [number for number, fit in enumerate(fits) if not fit]
    assert f"die:{fits.index(True) + 1}" in next(
        step.points for step in LESSON.steps if step.id == "dice"
    )


def test_the_dice_of_the_test_are_as_the_clerk_says() -> None:
    contest = contest_before("test")
    hits = [die.hits for die in contest.dice or ()]
    assert (contest.letters, contest.difficulty, contest.rerolls, sum(hits)) == ("CL", 3, 2, 2)
    assert rerolled("test") == [number for number, each in enumerate(hits) if each == 0]


@pytest.mark.parametrize("step", ["dice", "test"])
def test_the_clerk_rolls_by_the_odds(step: str) -> None:
    match = before(step)
    (decision,) = match.state.decisions
    inquiry = display_of(GAME).inquiry(match.state, decision, Reader("en"))
    assert isinstance(inquiry, FalloutInquiry)
    assert inquiry.contest is not None
    assert inquiry.contest.advice == f"reroll {''.join(str(die + 1) for die in rerolled(step))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fight_costs_what_the_clerk_says(language: str) -> None:
    lost = [table_of(before(step)).survivors[0].hp for step in ("fight", "level")]
    assert numbers("level", language) == [lost[0] - lost[1]]


def test_what_the_clerk_tells_of_the_walk_is_so() -> None:
    assert table_of(before("activation")).survivors[0].rads == 1
    assert table_of(before("encounter")).survivors[0].traits == ["well-rested"]
    past = table_of(before("past"))
    assert [card.item for card in past.survivors[0].equipped] == ["mail-carbine", "quilted-coat"]
    (allotments,) = (tile for tile in past.map if tile.slot == "B1")
    assert [enemy.active for enemy in allotments.spaces[1].enemies] == [False]
