"""A server in a process of its own, for whoever measures or tests one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from overseer.kernel.errors import OverseerError
from overseer.server.pulse import Beat, beats

PATIENCE = 30.0  # seconds for a start or an end; a machine under load needs some

_ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class NotServing(OverseerError):
    """The server did not start, or did not end when it was asked to."""


class Serving:
    """A server with a data folder of its own; what it says is kept in `log`.

    The first start takes a free port, and every later one the same port again, so that clients
    find it where it was. With `pulse` it notes how long its event loop is held up. With `look` it
    is the server of an author who looks at a pack.
    """

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str] | None = None,
        *,
        pulse: bool = False,
        look: Path | None = None,
    ) -> None:
        self.data = data
        self.log = data / "server.log"
        self.port = 0
        self._look = look
        self._pulse = data / "pulse.jsonl"
        self._environment = {**os.environ, **(environment or {})}
        if pulse:
            self._environment["OVERSEER_PULSE"] = str(self._pulse)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._running().pid

    def beats(self) -> list[Beat]:
        """What its pulse has noted so far."""
        return beats(self._pulse)

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        self.data.mkdir(parents=True, exist_ok=True)
        said = self.log.stat().st_size if self.log.exists() else 0
        command = [sys.executable, "-m", "overseer"]
        if self._look is None:
            command += ["serve", "--data", str(self.data), "--host", "127.0.0.1"]
        else:
            command += ["pack", "look", str(self._look)]
        command += ["--port", str(self.port or _free_port())]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**self._environment, "PYTHONUNBUFFERED": "1"},
            )
        self.port = self._wait_for_port(said)

    def kill(self) -> None:
        """End it at once, as a crash of the machine would (kill -9)."""
        process = self._running()
        process.kill()
        process.wait(PATIENCE)
        self._process = None

    def stop(self) -> None:
        """Ask it to end, and wait; nothing to do if it has ended."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            process.kill()
            raise NotServing(f"the server did not end on SIGTERM; see {self.log}") from error

    def _wait_for_port(self, said: int) -> int:
        limit = monotonic() + PATIENCE
        while monotonic() < limit:
            address = _ADDRESS.search(self.log.read_bytes()[said:].decode(errors="replace"))
            if address is not None and _answers(int(address[1])):
                return int(address[1])
            code = self._running().poll()
            if code is not None:
                self._process = None
                told = self.log.read_text(errors="replace").strip()
                raise NotServing(f"the server ended with code {code}: {told}")
            sleep(0.02)
        self.kill()
        raise NotServing(f"the server did not start within {PATIENCE:.0f} seconds; see {self.log}")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise NotServing("the server is not running")
        return self._process


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0
