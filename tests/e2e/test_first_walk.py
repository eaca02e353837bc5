"""The first walk of Fallout, learned through the page to its end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from e2e.people import People
from e2e.test_lesson import boxes, overlap
from e2e.walker import KeyboardWalker, Walker

BOARD = ".map-area, .quests, .side, .board"


def learn(walker: Walker) -> None:
    """Take the whole walk, step by step."""
    walker.begin()
    numbers = []
    while (step := walker.step()) is not None:
        numbers.append(step["number"])
        expect(walker.memo()).to_contain_text(step["text"])
        for pointer in step.get("pointers", ()):
            expect(walker.memo()).to_contain_text(pointer["text"])
        look(walker, step)
        walker.take(step)
    assert walker.line.position["outcome"]["winners"] == [0]
    expect(walker.page.get_by_text(walker.person.words("page-panels-ending")).first).to_be_visible()
    assert numbers == list(range(1, walker.line.position["lesson"]["count"] + 1))


def look(walker: Walker, step: dict[str, Any]) -> None:
    """Letters point at what is there, and the memo covers none of it."""
    spots = [each["spot"] for each in step["pointers"]]
    letters = walker.page.locator(".leaders circle")

    def is_lettered() -> bool:
        least, most = walker.seen(spots)
        return least <= letters.count() <= most

    # The map may still be gliding to what is pointed at.
    walker.person.wait(is_lettered, "letters at all that is there")
    for spot in spots:
        walker.is_there(spot)
    memo = boxes(walker, ".torn")
    assert not [each for each in boxes(walker, BOARD) for paper in memo if overlap(each, paper)]


def test_the_walk_is_learned_with_a_mouse(people: People) -> None:
    walker = Walker(people.person(language="en"))
    learn(walker)
    # On a large screen, all is there that is spoken of; recovering and resting come in camp.
    assert walker.missed == {"choice:recover", "choice:rest"}


def test_the_walk_is_learned_with_a_finger_after_it_was_left(people: People) -> None:
    walker = Walker(people.person(width=360, language="pl", touch=True))
    walker.begin()
    for _ in range(5):
        step = walker.step()
        assert step is not None
        walker.take(step)
    step = walker.step()
    walker.leave_and_take_up()
    assert walker.step() == step
    while (step := walker.step()) is not None:
        look(walker, step)
        walker.take(step)
    assert walker.line.position["outcome"]["winners"] == [0]


def test_the_walk_is_learned_with_keys_alone_and_from_the_list(people: People) -> None:
    learn(KeyboardWalker(people.person(language="ru")))
