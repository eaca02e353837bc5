"""A driver plays whatever game is on the table, by clicking what the page offers."""

from __future__ import annotations

import random
import re
from time import monotonic

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from e2e.people import Person
from e2e.windows import PATIENCE

STALE = 1_500  # milliseconds after which a click is given up at first: the table has moved on
PASSING = 0.1  # how often a driver passes where there is something else to do


class Driver:
    """Somebody without a plan, at the board or at the plain table.

    What is offered is found by roles and names. What the page was told over its socket only says
    when there is something to wait for.
    """

    def __init__(self, person: Person, *, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.line = person.line
        self.dice = random.Random(seed)
        self.stale = STALE

    def play(self, moves: int | None = None) -> int:
        """Make so many moves, or play until the game is over; how many they were."""
        begun = self.line.done
        while not self.line.over and (moves is None or self.line.done - begun < moves):
            self.move()
        return self.line.done - begun

    def move(self) -> None:
        """Wait for one's turn and make one move; none if the game ends before that."""
        before = self.line.done
        limit = monotonic() + 4 * PATIENCE / 1000
        self.stale = STALE
        while self.line.done == before and not self.line.over:
            assert monotonic() < limit, self._at_a_loss()
            try:
                if not self.line.is_asked:
                    self._say_who_it_is()
                elif not self._click(before):
                    self.page.wait_for_timeout(5)
            except PlaywrightTimeout:
                # What was there is not there any more, or the machine is too busy for one click.
                self.stale = min(2 * self.stale, PATIENCE)
                continue
            self._settle()

    def _click(self, before: int) -> bool:
        """Click one of the things that are offered, and once more if that only picked it."""
        if self._is_surface():
            return self._explore()
        spaces = self.lit()
        buttons = self._orders(with_dwellers=not spaces) if self._is_board() else self._options()
        if not spaces and not buttons:
            return False
        last = self.dice.random() < PASSING or len(buttons) == 1
        offers = spaces + (buttons if last or not spaces else buttons[:-1])
        self._press(self.dice.choice(offers))
        limit = monotonic() + self.stale / 1000
        while not self.line.asked and self.line.done == before and monotonic() < limit:
            confirm = self._place().or_(self._sure()).or_(self._train())
            if confirm.is_visible():
                self._press(confirm)
            else:
                self.page.wait_for_timeout(5)
        return True

    def _say_who_it_is(self) -> None:
        """Between people at one screen: take it over from the one before."""
        ready = self.page.get_by_role("main").get_by_role(
            "button", name=self.person.pattern("page-pass-ready")
        )
        if len(self.line.seats) > 1 and ready.is_visible():
            self._press(ready)
        self.page.wait_for_timeout(5)

    def _press(self, target: Locator) -> None:
        if self.person.touch:
            target.tap(timeout=self.stale)
        else:
            target.click(timeout=self.stale)

    def _settle(self) -> None:
        self.person.wait(lambda: not self.line.asked, f"an answer at line {self.line.seq}")

    def _at_a_loss(self) -> str:
        shown = self.page.get_by_role("main").first.inner_text()
        return f"nothing could be done at line {self.line.seq}; the page shows:\n{shown[:2000]}"

    # The plain table.

    def _options(self) -> list[Locator]:
        regions = self.page.get_by_role("main").get_by_role("region")
        decision = regions.filter(has=self.page.locator(".option")).first
        return decision.get_by_role("listitem").get_by_role("button", disabled=False).all()

    # The board of Fallout.

    def _is_surface(self) -> bool:
        return self.page.locator("main.surface").is_visible()

    def _explore(self) -> bool:
        """Press anything that leads on: on a card over the map, in the orders, or on the map."""
        card = self.page.locator(".telling, .full, .begin").filter(visible=True)
        if card.count():
            primary = card.locator(".btn.primary:enabled").all()
            picks = ".reply:enabled, .turn:enabled, .chip:enabled"
            picks += ", .lead:not(.barred) button, .dossier:not(.taken)"
            others = card.locator(picks).all() or card.locator(".btn:enabled").all()
            offers = others if not primary or self.dice.random() < 0.5 else primary
        else:
            confirm = self.page.locator(".card .btn.primary:enabled, .endw .btn:enabled")
            if confirm.count():
                self._press(confirm.last)
                return True
            buttons = "[data-number]:not([aria-disabled=true]), .action:not([aria-disabled=true])"
            offers = self.page.locator(f".orders :is({buttons})").all()
            offers += self.page.locator(".ground.lit, .fog.lit").all()
            if not offers or self.dice.random() < PASSING:
                offers = self.page.locator('.orders [aria-keyshortcuts="e"]').all() or offers
        if not offers:
            return False
        self._press(self.dice.choice(offers))
        return True

    # The board of Fallout Shelter.

    def _panel(self) -> Locator:
        return self.person.find("region", "page-shelter-orders")

    def _vault(self) -> Locator:
        return self.person.find("group", "page-shelter-vault")

    def _is_board(self) -> bool:
        return self._panel().is_visible()

    def lit(self) -> list[Locator]:
        """The spaces that are lit; on a phone, where levels are folded, the first that come up."""
        vault = self._vault()
        lit = vault.get_by_role("button", name=self.person.words("page-shelter-can"))
        folds = vault.get_by_role("button", expanded=False)
        while lit.count() == 0 and folds.count() > 0:
            self._press(folds.first)
        return lit.all()

    def _orders(self, *, with_dwellers: bool) -> list[Locator]:
        """The choices among the orders, the one that passes or ends something last.

        To pick a dweller is a choice of its own only where there is no space to send it to.
        """
        panel = self._panel()
        buttons = panel.get_by_role("listitem").get_by_role("button", disabled=False)
        choices = buttons.and_(self.page.locator(":not(.rule-ref)")).all()
        if with_dwellers:
            who = panel.get_by_role("group", name=self.person.words("page-shelter-who"))
            choices += who.get_by_role("button").all()
        ends = panel.get_by_role("button", disabled=False).and_(
            self.page.locator("[aria-keyshortcuts=p], [aria-keyshortcuts=d]")
        )
        return choices + ends.all()

    def _sure(self) -> Locator:
        """The button that passes although there is somewhere to go."""
        passing = self.person.words("page-shelter-pass")
        return self.person.find("button", "page-shelter-sure", text=passing)

    def _train(self) -> Locator:
        """The button that trains a dweller in the letter that was picked."""
        names = (self.person.words("page-shelter-train-in", letter=each) for each in "SPECIAL")
        pattern = re.compile("|".join(f"^{re.escape(name)}$" for name in names))
        return self.page.get_by_role("button", name=pattern)

    def _place(self) -> Locator:
        """The button that sends a dweller to the space that was picked."""
        ways = ("", "-and-roll", "-anyway")
        names = [self.person.words(f"page-shelter-place{how}") for how in ways]
        quiet, fight, anyway = (
            self.page.get_by_role("button", name=name, exact=True) for name in names
        )
        builds = self.page.get_by_role("region", name=self.person.words("page-shelter-one-step"))
        return quiet.or_(fight).or_(anyway).or_(builds.get_by_role("button")).first
