"""A walker learns Fallout: goes the first walk, doing what the clerk asks on the board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.people import Person
from e2e.pupil import KeyboardPupil, Pupil, ReadingPupil
from fuzz.client import ask


class Walker(Pupil):
    """Somebody who learns with a mouse, or with a finger."""

    def begin(self) -> None:
        """Take the lesson of Fallout."""
        begin_walk(self.person)

    def step(self) -> dict[str, Any] | None:
        """The next step, once what came of the last one has been read."""
        self.person.wait(self._is_told, "the next step")
        self.read_on()
        return super().step()

    def take(self, step: dict[str, Any]) -> None:
        """Read a step, do all that it asks, and wait until it is done."""
        while self._number() == step["number"] and not self.line.position["lesson"].get("waits"):
            lesson = self.line.position["lesson"]
            before = self.line.seq
            if lesson.get("choices"):
                self.read_on()
                self.do(lesson["choices"][0])
            else:
                self.go_on(last=step["number"] == step["count"])
                self.person.wait(lambda: self._number() != step["number"], "the next step")
                return
            self.person.wait(lambda: self.line.seq > before and not self.line.asked, "an answer")

    def read_on(self) -> None:
        """Go on from the cards that tell what came of it."""
        card = self.page.locator(".told .btn.primary:has-text('%s')" % self.words("go-on"))
        while card.first.is_visible():
            self.press(card.first)
            self.page.wait_for_timeout(20)

    def words(self, name: str) -> str:
        """What is written on a button of a card."""
        return self.person.words(f"page-told-{name}")

    def _explore(self, slot: str) -> None:
        self.press(self.spot(f"space:{slot}.x"))
        self.press(self._card("page-fallout-act-explore"))

    def _move(self) -> None:
        """Walk all the way at once, as the map allows."""
        target = {"B1": "B1.1", "C2": "C2.1"}["B1" if self._here() == "A2.3" else "C2"]
        self.press(self.spot(f"space:{target}"))
        self.press(self._card("page-fallout-walk-there"))

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
        self.press(self.person.find("button", "page-fallout-do-it"))

    def _card(self, message: str) -> Locator:
        """A button on the card of the space that was picked."""
        words = self.person.words(message)
        return self.page.locator(".card").get_by_role("button", name=words, exact=True)

    def _here(self) -> str:
        return str(self.line.position["table"]["survivors"][0]["space"])


def begin_walk(person: Person) -> None:
    """Sit down at a table of the first walk."""
    asked = {"game": "fallout", "lesson": "first-walk", "language": person.language}
    reply = ask(f"{person.url}/api/lessons", asked)
    assert reply.status == 201, reply
    person.go(f"#/t/{reply.json['table']}/{reply.json['token']}")


class KeyboardWalker(Walker, KeyboardPupil):
    """Somebody who learns without a mouse: the map as a list, the keys of the cards."""


class ReadingWalker(Walker, ReadingPupil):
    """Somebody who learns at the table in words."""
