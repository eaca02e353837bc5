"""The keyboard alone: from the front page to the final score, without a mouse or a finger."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.people import People, Person
from e2e.windows import PATIENCE

FAR = 150  # presses of Tab after which something counts as out of reach
IS_FOCUSED = "element => element === document.activeElement"


class Typist:
    """Somebody who has only keys."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, target: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(FAR):
            if target.count() > 0 and target.evaluate(IS_FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def move(self) -> None:
        """Make a move: to a lit space, or one of the orders, or to pass or end something."""
        before = self.person.line.done
        panel = self.person.find("region", "page-shelter-orders")
        choices = panel.get_by_role("listitem").get_by_role("button")
        lit = self.page.get_by_role("button", name=self.person.words("page-shelter-can"))
        if choices.count() > 0:
            enabled = panel.get_by_role("listitem").get_by_role("button", disabled=False)
            enabled = enabled.and_(self.page.locator(":not(.rule-ref)"))
            self.go_to(enabled.first)
            self.press("Enter")
            # A letter is picked first, and chosen once more.
            if enabled.and_(self.page.locator("[aria-pressed=true]")).count() > 0:
                self.press("Enter")
        elif lit.count() > 0 and self._walk_to_a_lit_space():
            self.press("Enter", "Enter")
        else:
            # What ends something, or the first answer of a question that must be answered.
            self.press("d", "p", "1")
            passing = self.person.words("page-shelter-pass")
            if self.person.find("button", "page-shelter-sure", text=passing).is_visible():
                self.press("p")
        for _ in range(PATIENCE // 10):
            if self.person.line.done > before and not self.person.line.asked:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no key makes a move at line {self.person.line.seq}")

    def _walk_to_a_lit_space(self) -> bool:
        """Walk over the vault with the arrow keys, row by row."""
        self.press("v")
        focus = self.page.locator(":focus")
        for row in ("ArrowDown", "ArrowUp", "ArrowUp"):
            self.press("Home")
            for _ in range(14):
                if self.person.words("page-shelter-can") in focus.inner_text():
                    return True
                self.press("ArrowRight")
            self.press(row)
        return False


def test_from_the_front_page_to_the_final_score(people: People) -> None:
    ada = people.person()
    page = ada.go()
    keys = Typist(ada)
    expect(ada.find("heading", "page-request")).to_be_visible()
    keys.go_to(page.get_by_text(ada.words("page-options"), exact=True))
    keys.press("Enter")
    keys.go_to(page.get_by_label(ada.words("shelter-option-name-max-rounds")))
    page.keyboard.type("2")
    keys.go_to(ada.find("button", "page-request-open"))
    keys.press("Enter")
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    while not ada.line.over:
        if ada.line.is_asked:
            keys.move()
        else:
            page.wait_for_timeout(10)
    keys.go_to(ada.find("button", "page-ending-go"))
    keys.press("Enter")
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    keys.go_to(ada.find("button", "page-panels-look-back"))


def test_the_keys_are_listed_and_work(people: People) -> None:
    ada = people.person()
    page = ada.go()
    keys = Typist(ada)
    ada.press("page-request-open")
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    keys.press("?")
    expect(ada.find("dialog", "page-keys")).to_be_visible()
    keys.press("Escape")
    expect(ada.find("dialog", "page-keys")).not_to_be_visible()
    keys.press("m")
    expect(ada.find("dialog", "page-menu")).to_be_visible()
    keys.press("Escape", "r")
    expect(ada.find("dialog", "page-rules")).to_be_visible()
    keys.press("Escape", "w")
    expect(ada.find("heading", "page-plain-table")).to_be_attached()
    keys.press("1")
    expect(page.locator(":focus")).to_have_role("button")
    keys.press("w", "b")
    expect(ada.find("region", "page-panels-replay")).to_be_visible()
