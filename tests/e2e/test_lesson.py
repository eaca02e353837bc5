"""The first game of Fallout Shelter, learned through the page to its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import People
from e2e.pupil import KeyboardPupil, Pupil, ReadingPupil
from e2e.windows import SIZES

BOXES = """selector => [...document.querySelectorAll(selector)]
    .filter(each => each.checkVisibility())
    .map(each => each.getBoundingClientRect().toJSON())"""


def learn(pupil: Pupil) -> list[str]:
    """Take the whole lesson; the headings of its steps."""
    pupil.begin()
    headings = []
    while (step := pupil.step()) is not None:
        headings.append(step["heading"])
        look(pupil, step)
        pupil.take(step)
    outcome = pupil.line.position["outcome"]
    assert outcome["winners"] == [0]
    expect(pupil.page.get_by_text(pupil.person.words("page-panels-ending")).first).to_be_visible()
    return headings


def look(pupil: Pupil, step: dict[str, Any]) -> None:
    """What the clerk says is there to be read, and covers nothing of the board."""
    expect(pupil.memo()).to_contain_text(step["text"])
    for pointer in step.get("pointers", ()):
        expect(pupil.memo()).to_contain_text(pointer["text"])
    memo = boxes(pupil, ".torn")
    if memo:
        expect(pupil.page.locator(".leaders circle")).to_have_count(len(step["pointers"]))
    board = boxes(pupil, ".vault, .desk .side, .tablet .side, .desk .shelf, .tablet .shelf")
    assert not [each for each in board for paper in memo if overlap(each, paper)]


def boxes(pupil: Pupil, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = pupil.page.evaluate(BOXES, selector)
    return found


def overlap(one: dict[str, float], two: dict[str, float]) -> bool:
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    return across > 1 and down > 1


@pytest.mark.parametrize(("width", "language"), [(1440, "pl"), (1024, "ru")])
def test_the_lesson_is_learned_with_a_mouse(people: People, width: int, language: str) -> None:
    pupil = Pupil(people.person(width=width, language=language))
    # A room is built in one step, so that the question which one is left out.
    assert len(learn(pupil)) == pupil.line.position["lesson"]["count"] - 1


@pytest.mark.parametrize("language", ["ru"])
def test_the_lesson_is_learned_with_a_finger(people: People, language: str) -> None:
    pupil = Pupil(people.person(width=min(SIZES), language=language, touch=True))
    assert len(learn(pupil)) == pupil.line.position["lesson"]["count"] - 1


def test_the_lesson_is_learned_with_keys_alone(people: People) -> None:
    pupil = KeyboardPupil(people.person(language="en"))
    assert len(learn(pupil)) == pupil.line.position["lesson"]["count"]


def test_the_lesson_is_learned_at_the_table_in_words(people: People) -> None:
    pupil = ReadingPupil(people.person(language="pl", plain=True))
    assert len(learn(pupil)) == pupil.line.position["lesson"]["count"]
