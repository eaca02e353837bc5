"""People in front of browsers, each with one of their own, and what goes wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Any, Literal, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from e2e.windows import PATIENCE, Kind, Theme, Window, Windows
from fuzz.client import Table
from overseer.texts.bundles import in_language

Role = Literal["button", "checkbox", "dialog", "group", "heading", "link", "radio", "region"]


class Person:
    """A browser of somebody's own: storage and windows are shared with nobody."""

    def __init__(self, window: Window) -> None:
        self.url = window.url
        self.language = window.kind.language
        self.touch = window.kind.touch
        self.page: Page = window.page
        self.line = Line(self.page)
        self._window = window
        self._visit = 0

    def go(self, path: str = "") -> Page:
        """Open a path of the page, such as `#/about`."""
        again = f"?{self._visit}" if self._visit else ""  # with the same address it would stay
        self.page.goto(f"{self.url}/{again}{path}")
        return self.page

    def forget(self) -> None:
        """Be a newcomer from the next visit on, which loads the page anew; quicker than to be one."""
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self._visit += 1

    def sit_down(self, table: Table, token: str = "") -> Page:
        """Follow the link to a table, as its host unless another token is given."""
        return self.go(f"#/t/{table.id}/{token or table.host}")

    def resize(self, width: int) -> None:
        """Another screen, of a width that there is, without a finger."""
        self._window.resize(width)

    def alter(self) -> BrowserContext:
        """The browser itself, to be changed: permissions, scripts, clock. Nobody gets it afterwards."""
        self._window.is_altered = True
        return self._window.context

    def leave(self, windows: Windows) -> None:
        """Give the window back."""
        windows.give_back(self._window)
        self.line.hang_up()

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is so that is not on the page, such as what came over its socket."""
        limit = monotonic() + PATIENCE / 1000
        while not condition():
            assert monotonic() < limit, f"waited in vain: {what}"
            self.page.wait_for_timeout(5)

    def catch_up(self, seq: int) -> None:
        """Wait until the page knows of a line of the journal."""
        self.wait(lambda: self.line.seq >= seq, f"line {seq}")

    def words(self, message: str, **arguments: object) -> str:
        """What the page calls something, in the language of this person."""
        return in_language(self.language).format(message, fallback=False, **arguments)

    def pattern(self, message: str) -> re.Pattern[str]:
        """The same for a message with a name in it, whatever the name."""
        before, after = self.words(message, name="|").split("|")
        return re.compile(f"^{re.escape(before)}.+{re.escape(after)}$")

    def find(self, role: Role, message: str, **arguments: object) -> Locator:
        """A thing on the page by its role and its whole accessible name."""
        return self.page.get_by_role(role, name=self.words(message, **arguments), exact=True)

    def press(self, message: str, **arguments: object) -> None:
        """Press a button."""
        self.find("button", message, **arguments).click()

    def choose_in_menu(self, message: str) -> None:
        """Open the table's menu and choose something."""
        self.press("page-menu")
        menu = self.find("dialog", "page-menu")
        menu.get_by_role("button", name=self.words(message), exact=True).click()

    def speak(self, language: str, own_name: str) -> None:
        """Switch the language at a table, by the name that it calls itself."""
        self.press("page-menu")
        menu = self.page.get_by_role("dialog")
        menu.get_by_role("button", name=own_name, exact=True).click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(menu).not_to_be_visible()
        self.language = language


class Line:
    """What goes over the sockets of a page: its latest position, and what became of its moves."""

    def __init__(self, page: Page) -> None:
        self.position: Any = None
        self.info: Any = None  # the table from outside the game
        self.seats: list[int] = []
        self.asked: set[str] = set()  # moves that have not been answered yet
        self.moves: list[list[str]] = []  # the choices of each move that was sent
        self.done = 0
        self.refused: list[str] = []
        self.connections = 0
        self._page = page
        page.on("websocket", self._listen)

    def hang_up(self) -> None:
        """Listen to no further socket."""
        self._page.remove_listener("websocket", self._listen)

    @property
    def seq(self) -> int:
        """How many lines of the journal the page knows of."""
        return 0 if self.position is None else int(self.position["seq"])

    @property
    def over(self) -> bool:
        """Whether the page has been told that the game is over."""
        return self.position is not None and bool(self.position["over"])

    @property
    def is_asked(self) -> bool:
        """Whether the page was told of a decision that it can make."""
        return self.position is not None and any(
            decision["seat"] in self.seats and decision["options"]
            for decision in self.position["decisions"]
        )

    def _listen(self, socket: WebSocket) -> None:
        self.connections += 1
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_received)

    def _on_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("move", "undo"):
            self.asked.add(message["id"])
        if message["type"] == "move":
            self.moves.append(message["choices"])

    def _on_received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "people":
            self.info = message["table"]
        elif message["type"] == "welcome":
            self.seats, self.info = message["seats"], message["table"]
        elif message["type"] in ("done", "refused") and message["id"] in self.asked:
            self.asked.discard(message["id"])
            if message["type"] == "done":
                self.done += 1
            else:
                self.refused.append(f"{message['code']}: {message['message']}")


class People:
    """All browsers of a test. At its end no error may have come up in any of them."""

    def __init__(self, browser: Browser, url: str, windows: Windows | None = None) -> None:
        self.mishaps: list[str] = []
        self._forgiven: list[str] = []
        self._crowd: list[Person] = []
        # Who brings no windows has some of their own, which are closed at the end.
        self._windows = windows or Windows(browser, url)
        self._closes = windows is None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for person in self._crowd:
            person.leave(self._windows)
        if self._closes:
            self._windows.close()
        refused = [words for person in self._crowd for words in person.line.refused]
        left = [
            mishap
            for mishap in [*self.mishaps, *refused]
            if not any(words in mishap for words in self._forgiven)
        ]
        if kind is None and left:
            raise AssertionError("\n".join(["there were errors in the browsers:", *left]))
        if left and error is not None:
            error.add_note("\n".join(["meanwhile in the browsers:", *left]))

    def person(
        self,
        *,
        width: int = 1440,
        language: str = "en",
        theme: Theme = "day",
        touch: bool = False,
        motion: bool = False,
        **settings: Any,
    ) -> Person:
        """A newcomer with a screen of some width, and settings as the page keeps them."""
        chosen = {"language": language, "theme": theme, "motion": motion, "pace": 0, **settings}
        window = self._windows.get(Kind(language, touch, motion, json.dumps(chosen)))
        window.resize(width)
        window.mishaps = self.mishaps
        self._crowd.append(Person(window))
        return self._crowd[-1]

    def forgive(self, words: str) -> None:
        """An error that a test brings about on purpose."""
        self._forgiven.append(words)
