"""The example of a bot over the socket, as anybody would run it: two of them play whole games."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from overseer.server.app import Server
from overseer.server.offers import Offers
from overseer.server.settings import Limits, Settings
from server.target import EAGER
from server.wired import listening, wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"
OPTIONS: dict[str, dict[str, Any]] = {
    "shelter": {"max_rounds": 3},
    "fallout": {"max_rounds": 3, "scenario": "mile-ninety"},
}


def call(port: int, method: str, path: str, token: str = "", body: object = None) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api{path}",
        None if body is None else json.dumps(body).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        method=method,
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@pytest.mark.parametrize("game", OPTIONS)
def test_two_bots_over_the_socket_play_a_game_to_its_end(
    game: str, tmp_path: Path, offers: Offers
) -> None:
    settings = Settings(data=tmp_path, limits=Limits(messages=EAGER, requests=EAGER))
    with listening(Server(settings, offers)) as server:
        seats = [{"kind": "link", "name": name} for name in ("Ada", "Borys")]
        table = {"game": game, "seats": seats, "options": OPTIONS[game]}
        opened = call(server.port, "POST", "/tables", body=table)
        name, host = opened["table"], opened["token"]
        site = f"http://127.0.0.1:{server.port}"
        links = [f"{site}/#/t/{name}/{seat['token']}" for seat in opened["seats"]]
        bots = [
            subprocess.Popen(
                [sys.executable, str(EXAMPLE), link, f"Bot {number}", str(number)],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for number, link in enumerate(links)
        ]
        try:
            wait_for(lambda: len(server.hall.tables[name].clients) == 2)
            call(server.port, "POST", f"/tables/{name}/start", host, {})
            said = [bot.communicate(timeout=60) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
                bot.communicate()
        assert [error for _, error in said] == ["", ""]
        told = call(server.port, "GET", f"/tables/{name}", host)
    assert told["status"] == "over"
    assert [seat["name"] for seat in told["seats"]] == ["Bot 0", "Bot 1"]
    assert said[0][0] == said[1][0]
    assert said[0][0].startswith("1. seat ")
    assert len(said[0][0].splitlines()) == 2
