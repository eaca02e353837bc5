"""The door: other names lead nowhere, and other sites may not speak for anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from overseer.server.door import check_hosts
from server.people import Place

PUBLIC = "https://table.example:8443"
BODY = {"game": "shelter", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def post(place: Place, **headers: str) -> Any:
    """Ask for a table."""
    return place.http.post("/api/tables", json=BODY, headers=headers)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.20:8000",
        "[fe80::1]",
        "kitchen",
        "kitchen.local:8000",
        "kitchen.lan",
        "kitchen.home.arpa",
        "app.localhost",
        "localhost.",
        "table.example",
        "TABLE.example:1234",
        "other.example",
    ],
)
def test_the_server_is_reached_by_its_own_names(run: Callable[..., Place], host: str) -> None:
    place = run(public_url=PUBLIC, hosts=("other.example", "0.0.0.0"))
    assert place.http.get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "table.example.evil.example",
        "evil-local.example",
        "table.example@evil.example",
        "evil.example#.local",
        "evil.example/.local",
        "1.2.3",
        "localhost:8000:1",
        "localhost:x",
        "local host",
        "",
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/health", "/nothing"])
def test_another_name_leads_nowhere(run: Callable[..., Place], host: str, path: str) -> None:
    place = run(public_url=PUBLIC)
    headers = {"host": host, "x-forwarded-host": "localhost"}
    refused = place.http.get(path, headers=headers)
    assert (refused.status_code, refused.json()["error"]["code"]) == (421, "wrong-host")
    assert refused.headers["x-frame-options"] == "DENY"


def test_two_names_are_none(shared: Place) -> None:
    answer = shared.http.get("/", headers=[("host", "localhost"), ("host", "localhost")])
    assert answer.status_code == 421


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("localhost", "http://localhost"),
        ("localhost:80", "http://localhost"),
        ("table.example", "https://table.example:8443"),
        ("127.0.0.1:8000", "https://table.example:8443"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.20:8000", "http://192.168.1.20:8000"),
    ],
)
def test_the_page_itself_may_ask(run: Callable[..., Place], host: str, origin: str) -> None:
    place = run(public_url=PUBLIC)
    assert post(place, host=host, origin=origin).status_code == 201
    table = place.open()
    headers = {"host": host, "origin": origin}
    with place.http.websocket_connect(f"/api/tables/{table['table']}/socket", headers=headers):
        pass


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://evil.example",
        "http://localhost.evil.example:8000",
        "http://localhost:9000",
        "http://evil.example:8000",
        "http://localhost:8000.evil.example",
        "http://localhost:8000@evil.example",
        "null",
        "file://",
        "chrome-extension://localhost:8000",
        "localhost:8000",
        "",
    ],
)
def test_another_site_may_not_ask(run: Callable[..., Place], origin: str) -> None:
    place = run(public_url=PUBLIC)
    headers = {"host": "localhost:8000", "origin": origin}
    refused = post(place, **headers)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "wrong-origin")
    opened = place.open()
    with (
        pytest.raises((WebSocketDenialResponse, WebSocketDisconnect)),
        place.http.websocket_connect(f"/api/tables/{opened['table']}/socket", headers=headers),
    ):
        pass
    # Reading changes nothing, and browsers do not show the answer to another site.
    assert place.http.get("/api/health", headers=headers).status_code == 200


def test_whoever_is_no_browser_names_no_site(shared: Place) -> None:
    assert post(shared, host="localhost").status_code == 201


@pytest.mark.parametrize(
    ("names", "wrong"),
    [
        (["table.example", "kitchen", "192.0.2.1", "[::1]"], None),
        (["table.example", "https://table.example"], "https://table.example"),
        (["table.example:80"], "table.example:80"),
        (["*.example"], "*.example"),
        ([""], ""),
    ],
)
def test_names_that_a_host_gives_are_checked(names: list[str], wrong: str | None) -> None:
    assert check_hosts(names) == wrong
