"""`overseer serve` and `overseer backup` as they are called."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from overseer.cli import main as cli

COMMAND = [sys.executable, "-m", "overseer"]


class Running:
    """A server in a process of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.said: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if "Overseer is at" in line:
                break
        found = re.search(r"http://\S+", self.said[-1]) if self.said else None
        assert found is not None, self.process.communicate()
        self.url = found[0]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something."""
        request = urllib.request.Request(
            f"{self.url}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            result: dict[str, Any] = json.load(answer)
        return result

    def play(self, opened: dict[str, Any], moves: int) -> int:
        """Make moves by default over the socket; gives the sequence number of the last."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
        seq = 0
        with connect(address) as socket:
            socket.send(json.dumps({"type": "hello", "token": opened["token"]}))
            while moves:
                message = json.loads(socket.recv(timeout=10))
                if message["type"] == "done":
                    seq = message["seq"]
                    moves -= 1
                elif message["type"] == "position":
                    decision = message["decisions"][0]
                    move = {
                        "type": "move",
                        "id": str(message["seq"]),
                        "seq": message["seq"],
                        "seat": decision["seat"],
                        "choices": [decision["options"][0]["choice"]],
                    }
                    socket.send(json.dumps(move))
        return seq

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """End the server and give all that it said."""
        self.process.send_signal(how)
        rest, errors = self.process.communicate(timeout=15)
        return self.process.returncode, "".join(self.said) + rest, errors


@pytest.fixture
def ending() -> Iterator[list[Running]]:
    """Servers that are ended whatever happens."""
    servers: list[Running] = []
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Borys"}]


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path, ending: list[Running]) -> None:
    data = ("--port", "0", "--data", str(tmp_path / "data"))
    server = Running(*data)
    ending.append(server)
    opened = server.post("/api/tables", {"game": "shelter", "seats": SEATS})
    seq = server.play(opened, 3)
    assert cli.main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
    code, _, errors = server.end(signal.SIGKILL)
    assert code == -signal.SIGKILL
    again = Running(*data)
    ending.append(again)
    assert again.play(opened, 1) > seq
    code, _, more = again.end()
    assert code == 0
    assert "POST /api/tables 201" in errors
    assert opened["token"] not in errors + more
    assert opened["table"] not in errors + more
    assert "Traceback" not in errors + more
    assert (tmp_path / "copy").exists()


def test_a_busy_port_is_named_and_the_next_free_one_used(
    tmp_path: Path, ending: list[Running]
) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        server = Running(PORT=str(port), OVERSEER_DATA=str(tmp_path / "data"))
        ending.append(server)
        assert f"Port {port} is busy" in "".join(server.said)
        assert int(server.url.rpartition(":")[2]) > port
        with urllib.request.urlopen(f"{server.url}/api/health", timeout=10) as answer:
            assert json.load(answer)["status"] == "well"
        code, said, _ = server.end(signal.SIGINT)
    assert code == 0
    assert "Tables are kept in" in said


@pytest.mark.parametrize(
    ("arguments", "environment", "word"),
    [
        (["--public-url", "table.example"], {}, "--public-url"),
        (["--public-url", "https://"], {}, "--public-url"),
        (["--public-url", "https://[table"], {}, "--public-url"),
        (["--public-url", "https://table.example:x"], {}, "--public-url"),
        (["--allowed-host", "https://table.example"], {}, "--allowed-host"),
        ([], {"OVERSEER_ALLOWED_HOSTS": "table.example, *"}, "--allowed-host"),
        ([], {"PORT": "many"}, "PORT"),
        (["--port", "70000"], {}, "PORT"),
        (["--keep-days", "0"], {}, "OVERSEER_KEEP_DAYS"),
        (["--host", "256.0.0.1", "--port", "0"], {}, "--host"),
        (["--pack", "nowhere"], {}, "nowhere"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_message(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    environment: dict[str, str],
    word: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli.main(["serve", "--data", str(tmp_path), *arguments]) == 2
    errors = capsys.readouterr().err
    assert word in errors
    assert len(errors.splitlines()) == 1


def test_a_backup_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "there are no tables here" in capsys.readouterr().err
