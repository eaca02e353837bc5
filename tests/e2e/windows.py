"""Windows of a browser, kept from test to test: to open a new one takes several times as long."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
)
from playwright.sync_api import Error as PlaywrightError

PATIENCE = 15_000  # milliseconds; generous, since a busy machine is no fault of the page
SIZES = {1440: 900, 1280: 800, 1024: 768, 360: 740, 740: 360, 1920: 1080, 2560: 1440}
KEPT = 6  # windows that nobody uses: each is a process of the browser
PAGE = Path(__file__).parents[2] / "src" / "overseer" / "server" / "page"
# Whatever the page may still do before it is left, it keeps nothing any more.
_FORGET = "localStorage.clear(), sessionStorage.clear(), Storage.prototype.setItem = () => {}"

Theme = Literal["day", "night"]


@dataclass(frozen=True)
class Kind:
    """What sort of window somebody wants: the browser is told once, when it opens."""

    language: str
    touch: bool
    motion: bool
    settings: str  # of the page, in JSON


class Window:
    """A window with a storage of its own, which is empty when somebody gets it."""

    def __init__(self, browser: Browser, url: str, kind: Kind) -> None:
        self.url = url
        self.kind = kind
        self.mishaps: list[str] = []  # of whoever has it now
        self.is_altered = False
        self.context: BrowserContext = browser.new_context(
            locale=kind.language,
            reduced_motion="no-preference" if kind.motion else "reduce",
            has_touch=kind.touch,
            is_mobile=kind.touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('overseer.settings'))"
            f" localStorage.setItem('overseer.settings', {json.dumps(kind.settings)})"
        )
        # A warning says where it came from.
        self.context.add_init_script(
            "const warn = console.warn;"
            " console.warn = (...words) => warn(...words, new Error().stack)"
        )
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    def resize(self, width: int) -> None:
        """Another screen, of a width that there is."""
        self.page.set_viewport_size({"width": width, "height": SIZES[width]})

    def leave(self) -> bool:
        """Forget everything, and leave it for a mere picture; whether that was possible.

        Whoever leaves for an empty page gets a new process with the next one, which takes longest.
        """
        if self.is_altered or self.page.is_closed():
            return False
        try:
            for page in self.context.pages:
                if page is not self.page:
                    page.close()
            self.page.mouse.move(-1, -1)
            if self.page.url.startswith(self.url):
                self.page.evaluate(_FORGET)  # when it answers, all that went wrong has been told
            self.mishaps = []
            picture = next((PAGE / "assets").glob("*.svg"))
            self.page.goto(f"{self.url}/assets/{picture.name}")
        except PlaywrightError:
            return False
        return True

    def close(self) -> None:
        """Close it for good."""
        self.context.close()

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.mishaps.append(f"error: {error}"))
        page.on("requestfailed", self._on_failure)
        page.on("response", self._on_response)

    def _on_console(self, message: ConsoleMessage) -> None:
        # Where a mere picture is shown, a browser with windows looks for an icon by itself.
        if message.location["url"].endswith("/favicon.ico"):
            return
        if message.type in ("error", "warning"):
            self.mishaps.append(f"console {message.type}: {message.text}")

    def _on_failure(self, request: Request) -> None:
        # A page that is left gives up what it was waiting for.
        if request.failure != "net::ERR_ABORTED":
            self.mishaps.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.mishaps.append(f"answer {response.status}: {response.url}")


class Windows:
    """Windows on one server that nobody has just now."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self._free: list[Window] = []  # the one that was used last at the end

    def get(self, kind: Kind) -> Window:
        """A window of a kind."""
        for window in reversed(self._free):
            if window.kind == kind:
                self._free.remove(window)
                return window
        return Window(self.browser, self.url, kind)

    def give_back(self, window: Window) -> None:
        """Keep a window for the next who wants one, unless it is of no more use."""
        if not window.leave():
            window.close()
            return
        self._free.append(window)
        while len(self._free) > KEPT:
            self._free.pop(0).close()

    def has(self, context: BrowserContext) -> bool:
        """Whether a context is one of these windows."""
        return any(window.context is context for window in self._free)

    def close(self) -> None:
        """Close all of them."""
        while self._free:
            self._free.pop().close()
