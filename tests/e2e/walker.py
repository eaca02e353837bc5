"""A walker learns Fallout: takes the first walk, doing what the clerk asks on the board."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from e2e.people import Person
from e2e.pupil import KeyboardPupil, Pupil, ReadingPupil
from e2e.windows import PATIENCE
from fuzz.client import ask

_SOON = 1_500  # milliseconds that a press waits before it looks whether a card has come up


# A spot is there if some of it is in sight: neither scrolled away nor behind something else.
_THERE = """([spot, points]) => [...document.querySelectorAll(
    `[data-answer="${CSS.escape(spot)}"], [data-spot="${CSS.escape(spot)}"]`)].some(each => {
  const { left, top, width, height } = each.getBoundingClientRect()
  return points.some(([across, down]) => {
    const hit = document.elementFromPoint(left + across * width, top + down * height)
    return hit !== null && (each.contains(hit) || hit.contains(each) && hit.matches('g'))
  })
})"""


_MIDDLE = [(0.5, 0.5)]
_CORNERS = [*_MIDDLE, (0.95, 0.5), (0.5, 0.95), (0.95, 0.1)]
_ANYWHERE = [(across / 10, down / 10) for across in range(11) for down in range(11)]


class Walker(Pupil):
    """Somebody who learns with a mouse, or with a finger."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.missed: set[str] = set()  # spots that were not to be seen when they were spoken of

    def is_there(self, spot: str) -> bool:
        """Whether a spot can be seen."""
        found = bool(self.page.evaluate(_THERE, [spot, _CORNERS]))
        if not found:
            self.missed.add(spot)
        return found

    def seen(self, spots: list[str]) -> tuple[int, int]:
        """Of how many spots the middle is to be seen, and of how many anything at all."""
        least = sum(bool(self.page.evaluate(_THERE, [spot, _MIDDLE])) for spot in spots)
        return least, sum(bool(self.page.evaluate(_THERE, [spot, _ANYWHERE])) for spot in spots)

    def begin(self) -> None:
        """Sit down at a table of the lesson."""
        asked = {"game": "fallout", "lesson": "first-walk", "language": self.person.language}
        reply = ask(f"{self.person.url}/api/lessons", asked)
        assert reply.status == 201, reply
        self.person.go(f"#/t/{reply.json['table']}/{reply.json['token']}")

    def step(self) -> dict[str, Any] | None:
        """The next step, once what came of the last one has been read."""
        self.person.wait(self._is_told, "the next step")
        if not self.line.position["lesson"].get("over"):
            self.read_on(until=self.memo().get_by_role("heading"))
        return super().step()

    def take(self, step: dict[str, Any]) -> None:
        """Read a step, do all that it asks, one thing after the other."""
        number = step["number"]
        if not step.get("choices"):
            super().take(step)
            return
        while self._number() == number:
            before = self.line.seq
            self.do(self.line.position["lesson"]["choices"][0])
            self.person.wait(partial(self._is_answered, before), "an answer")

    def press(self, thing: Locator) -> None:
        """Press something, as soon as no card lies over it."""
        for _ in range(PATIENCE // _SOON):
            try:
                if self.person.touch:
                    thing.tap(timeout=_SOON)
                else:
                    thing.click(timeout=_SOON)
            except PlaywrightTimeout:
                self.read_on()
            else:
                return
        raise AssertionError(f"{thing} cannot be pressed")

    def leave_and_take_up(self) -> None:
        """Go to the first page, and come back by what it offers there."""
        self.press(self.person.find("button", "page-lesson-leave"))
        self.press(self.person.find("link", "page-resume-go"))

    def read_on(self, until: Locator | None = None) -> None:
        """Go on from the cards that tell what came of it."""
        card = self.page.locator(".told footer .btn.primary:visible").first
        going = self.person.words("page-told-go-on")
        if until is not None:
            until.or_(card).first.wait_for()
        while card.is_visible() and card.inner_text().casefold() == going.casefold():
            self.go_on_from(card)

    def go_on_from(self, card: Locator) -> None:
        """Press the button of a card that was read."""
        if self.person.touch:
            card.tap()
        else:
            card.click()

    def _explore(self, slot: str) -> None:
        self.press(self.spot(f"space:{slot}.x"))
        self.press(self._card("page-fallout-act-explore"))

    def _move(self) -> None:
        """Walk all the way at once, as the map allows."""
        self._step("B1.1" if self._here() == "A2.3" else "C2.1")

    def _step(self, space: str) -> None:
        self.press(self.spot(f"space:{space}"))
        self.press(self._card("page-fallout-walk-there"))

    def _fight(self, *_: str) -> None:
        self.press(self.spot("action:fight"))

    def _reroll(self, dice: str) -> None:
        """The dice that the odds advise are picked already."""
        for number in "123":
            die = self.spot(f"die:{number}")
            if (die.get_attribute("aria-checked") == "true") != (number in dice):
                self.press(die)
        self.press(self.person.find("button", "page-fallout-roll-again", count=len(dice)))

    def _done(self) -> None:
        stop = self.person.find("button", "page-fallout-stop")
        self.press(stop.or_(self.person.find("button", "page-fallout-leave")))

    def _keep(self, letter: str) -> None:
        self.press(self.spot(f"choice:keep {letter}"))

    def _camp(self) -> None:
        self.press(self.spot("action:camp"))

    def _recover(self) -> None:
        self.press(self.spot("choice:recover"))

    def _rest(self) -> None:
        self.press(self.spot("choice:rest"))

    def _encounter(self) -> None:
        self.press(self.spot("action:encounter"))

    def _choose(self, number: str) -> None:
        self.press(self.spot(f"choice:choose {number}"))
        self.press(self.person.find("button", "page-told-break", number=number))

    def _buy(self, item: str) -> None:
        self.press(self.page.locator(f'.wares [data-spot="item:{item}"]'))
        self.press(self.page.get_by_label(self.person.words("page-fallout-wear")))
        self.press(self.person.find("button", "page-fallout-pay"))

    def _quest(self, *_: str) -> None:
        self.press(self.spot("action:quest"))
        good_news = self.person.find("dialog", "page-fallout-ends-title")
        self.press(good_news.locator(".wins .primary"))

    def _card(self, message: str) -> Locator:
        """A button on the card of the space that was picked."""
        words = self.person.words(message)
        return self.page.locator(".card").get_by_role("button", name=words, exact=True)

    def _is_answered(self, before: int) -> bool:
        return self.line.seq > before and not self.line.asked

    def _here(self) -> str:
        return str(self.line.position["table"]["survivors"][0]["space"])


class KeyboardWalker(Walker, KeyboardPupil):
    """Somebody who learns without a mouse, from the map as a list."""

    def begin(self) -> None:
        """Sit down, and ask for the list."""
        super().begin()
        self.page.locator("main.surface").wait_for()
        self.page.keyboard.press("l")

    def press(self, thing: Locator) -> None:
        """Go there by the Tab key once no card is to be read, and press what presses it."""
        self.read_on(until=thing)
        self._reach(thing)
        is_box = thing.get_attribute("type") == "checkbox"
        self.page.keyboard.press("Space" if is_box else "Enter")

    def go_on_from(self, card: Locator) -> None:
        """Press the button of a card that was read."""
        self._reach(card)
        self.page.keyboard.press("Enter")


class ReadingWalker(Walker, ReadingPupil):
    """Somebody who learns at the table in words."""

    def do(self, choice: str) -> None:
        """Press the option that says so."""
        ReadingPupil.do(self, choice)
