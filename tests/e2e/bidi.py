"""Firefox without a window, spoken to in WebDriver BiDi; playwright drives only one of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds for a start or an answer; a machine under load needs some
_ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

# What a browser asks of its maker by itself has no place in a test.
_PREFERENCES: Mapping[str, object] = {
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}


def firefox() -> str:
    """The browser's program: Debian's, or the one that FIREFOX names."""
    program = shutil.which(os.environ.get("FIREFOX", "firefox-esr"))
    assert program is not None, "there is no firefox-esr here: `make test` installs it"
    return program


class Firefox:
    """A browser with one window, and what its console has told."""

    def __init__(self, folder: Path) -> None:
        self.errors: list[str] = []
        self._folder = folder
        self._log = folder / "firefox.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._count = 0
        self._window = ""

    def __enter__(self) -> Self:
        profile = self._folder / "profile"
        profile.mkdir()
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    firefox(),
                    "--headless",
                    "--profile",
                    str(profile),
                    "--remote-debugging-port",
                    "0",
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "HOME": str(self._folder)},
                start_new_session=True,
            )
        try:
            self._connect()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def before(self, script: str) -> None:
        """Run a script in every page that is opened from now on, before its own."""
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def go(self, url: str) -> None:
        """Open an address."""
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Another size of the window."""
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self._window, viewport=viewport)

    def evaluate(self, function: str, *arguments: object) -> Any:
        """What a function of the page gives; JSON goes in and comes out."""
        given = ", ".join(json.dumps(each) for each in arguments)
        told = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve(({function})({given})).then(JSON.stringify)",
            target={"context": self._window},
            awaitPromise=True,
            userActivation=True,
        )
        assert told["type"] == "success", told
        text = told["result"].get("value")
        return None if text is None else json.loads(text)

    def wait(self, function: str, *arguments: object) -> Any:
        """What a function of the page gives once that is something."""
        limit = monotonic() + PATIENCE
        while not (found := self.evaluate(function, *arguments)):
            assert monotonic() < limit, f"waited in vain: {function} {arguments}"
            sleep(0.02)
        return found

    def click(self, x: float, y: float) -> None:
        """Press the mouse at a point of the window."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.ask("input.performActions", context=self._window, actions=[mouse])

    def ask(self, method: str, **parameters: object) -> Any:
        """Send a command and wait for its answer; meanwhile errors are noted."""
        assert self._socket is not None
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            elif message.get("id") == self._count:
                assert message["type"] == "success", message
                return message["result"]

    def _connect(self) -> None:
        limit = monotonic() + PATIENCE
        while (found := _ADDRESS.search(self._log.read_text(errors="replace"))) is None:
            assert self._process is not None
            assert self._process.poll() is None, self._log.read_text(errors="replace")
            assert monotonic() < limit, self._log.read_text(errors="replace")
            sleep(0.05)
        session = connect(f"{found[1]}/session", max_size=None, open_timeout=PATIENCE)
        self._socket = self._open.enter_context(session)
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _note(self, entry: Mapping[str, Any]) -> None:
        if entry["level"] == "error":
            self.errors.append(f"{entry['type']}: {entry['text']}")

    def _end(self) -> None:
        self._open.close()
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
