"""A pupil plays a lesson of Fallout Shelter: reads what the clerk says, and does what is asked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.people import Person

_COLUMNS = ("1", "2", "3", "4", "5", "6", "e", "7", "8", "9", "10", "11", "12")
_STOPS = 120  # of the Tab key, at most, from one thing on the page to another


class Pupil:
    """Somebody who learns with a mouse, or with a finger."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.line = person.line

    def begin(self) -> None:
        """Take the lesson that the first page offers."""
        self.person.go("#/")
        self.press(self.person.find("button", "page-lesson-begin"))

    def step(self) -> dict[str, Any] | None:
        """The next step once the clerk has told it on the page; None at the end of the lesson."""
        self.person.wait(self._is_told, "the next step")
        lesson: dict[str, Any] = self.line.position["lesson"]
        if lesson.get("over"):
            return None
        expect(self.memo().get_by_role("heading")).to_have_text(lesson["heading"])
        return lesson

    def memo(self) -> Locator:
        """What the clerk says."""
        return self.page.get_by_role("region", name=self.line.position["lesson"]["title"])

    def take(self, step: dict[str, Any]) -> None:
        """Read a step, do what it asks, and wait until it is done."""
        number = step["number"]
        if step.get("choices"):
            self.do(step["choices"][0])
        else:
            self.go_on(last=number == step["count"])
        self.person.wait(lambda: self._number() != number, f"the end of step {number}")

    def go_on(self, *, last: bool) -> None:
        """Press the button of the memo."""
        self.press(self.person.find("button", f"page-lesson-{'end' if last else 'go-on'}"))

    def do(self, choice: str) -> None:
        """Make a choice on the board, as it is lit there."""
        fold = self.person.find("button", "page-lesson-do")
        if fold.is_visible():
            self.press(fold)
        kind, *words = choice.split()
        getattr(self, f"_{kind}")(*words)

    def press(self, thing: Locator) -> None:
        """Press something."""
        if self.person.touch:
            thing.tap()
        else:
            thing.click()

    def spot(self, name: str) -> Locator:
        """A thing on the board, or an answer to a question about it."""
        answer = self.page.locator(f'[data-answer="{name}"]')
        return answer if answer.count() else self.page.locator(f'[data-spot="{name}"]:visible')

    def _place(self, dweller: str, space: str) -> None:
        self.press(self.spot(f"who:{dweller}"))
        lift = self.person.find("group", "page-shelter-lift").get_by_role("button")
        if lift.count():
            self.press(lift.nth(_place_of(space)[0]))
        folds = self.person.find("group", "page-shelter-vault").get_by_role(
            "button", expanded=False
        )
        while not self.spot(f"space:{space}").count():
            self.press(folds.first)
        self.press(self.spot(f"space:{space}"))
        build = self.page.get_by_role("region", name=self.person.words("page-shelter-one-step"))
        send = self.page.locator(".btn.primary:visible")
        expect(build.or_(send).first).to_be_visible()
        # With a room that is built in the same step, there is a button for each.
        self.press(build.get_by_role("button").first if build.is_visible() else send)

    def _income(self, resource: str) -> None:
        self.press(self.spot(f"cube:{resource}"))

    def _train(self, space: str, letter: str) -> None:
        self.press(self.spot(f"letter:{letter}"))
        self.press(self.person.find("button", "page-shelter-train-in", letter=letter))

    def _room(self, room: str) -> None:
        self.press(self.spot(f"room:{room}"))

    def _pass(self) -> None:
        passing = self.person.words("page-shelter-pass")
        self.press(self.page.get_by_role("button", name=passing, exact=True))
        self.press(self.person.find("button", "page-shelter-sure", text=passing))

    def _number(self) -> int:
        lesson = self.line.position["lesson"]
        return 0 if lesson.get("over") or lesson.get("waits") else int(lesson["number"])

    def _is_told(self) -> bool:
        if self.line.position is None or self.line.asked:
            return False
        lesson = self.line.position["lesson"]
        return bool(lesson.get("over")) or not lesson.get("waits")


class KeyboardPupil(Pupil):
    """Somebody who learns without a mouse."""

    def press(self, thing: Locator) -> None:
        """Go there by the Tab key, and press Enter."""
        self._reach(thing)
        self.page.keyboard.press("Enter")

    def _place(self, dweller: str, space: str) -> None:
        """Pick who goes by its number; go to the vault, along it, and there."""
        who = self.spot(f"who:{dweller}")
        if who.get_attribute("aria-pressed") != "true":
            self.page.keyboard.press(str(who.get_attribute("aria-keyshortcuts")))
        expect(who).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("v")
        self._go_to(space)
        self.page.keyboard.press("Enter")
        expect(self.spot(f"space:{space}")).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def _go_to(self, space: str) -> None:
        level, column = _place_of(space)
        for _ in range(2 * len(_COLUMNS)):
            spot = str(self.page.evaluate("document.activeElement.dataset.spot"))
            here, at = _place_of(spot.removeprefix("space:"))
            if (here, at) == (level, column):
                return
            arrow = "Down" if here < level else "Up" if here > level else ""
            self.page.keyboard.press(f"Arrow{arrow or ('Right' if at < column else 'Left')}")
        raise AssertionError(f"the arrow keys do not lead to {space}")

    def _pass(self) -> None:
        sure = self.person.words("page-shelter-sure", text=self.person.words("page-shelter-pass"))
        self.page.keyboard.press("p")
        expect(self.page.get_by_role("button", name=sure)).to_be_visible()
        self.page.keyboard.press("p")

    def _reach(self, thing: Locator) -> None:
        thing.wait_for()
        for _ in range(_STOPS):
            if thing.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {thing}")


class ReadingPupil(Pupil):
    """Somebody who learns at the table in words."""

    def do(self, choice: str) -> None:
        """Press the option that says so."""
        (decision,) = (each for each in self.line.position["decisions"] if each["options"])
        (text,) = (each["text"] for each in decision["options"] if each["choice"] == choice)
        options = self.page.get_by_role("main").get_by_role("listitem").get_by_role("button")
        self.press(options.filter(has=self.page.get_by_text(text, exact=True)))


def _place_of(space: str) -> tuple[int, int]:
    level, _, column = space.removeprefix("L").partition(".")
    return int(level), _COLUMNS.index(column)
