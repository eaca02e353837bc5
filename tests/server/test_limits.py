"""Limits: how much and how often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.server.limits import Turnstile, is_loopback
from overseer.server.settings import Limits
from server.people import Place


def test_goes_are_used_up_and_come_back() -> None:
    now = [100.0]
    turnstile = Turnstile(2.0, 3, lambda: now[0])
    assert [turnstile.wait("a") for _ in range(3)] == [0.0, 0.0, 0.0]
    assert turnstile.wait("a") == pytest.approx(0.5)
    assert turnstile.wait("b") == 0.0
    now[0] += 0.5
    assert turnstile.wait("a") == 0.0
    assert turnstile.wait("a") > 0


def test_of_very_many_askers_those_who_rest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("overseer.server.limits._MOST_KEYS", 10)
    now = [0.0]
    turnstile = Turnstile(1.0, 1, lambda: now[0])
    for key in range(25):
        turnstile.wait(key)
    assert turnstile.wait(24) > 0
    now[0] += 5
    assert turnstile.wait(24) == 0.0


@pytest.mark.parametrize(
    ("address", "is_own"),
    [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("testclient", False), ("", False)],
)
def test_this_machine_is_known_by_its_address(address: str, is_own: bool) -> None:
    assert is_loopback(address) == is_own


def test_too_many_requests_are_refused_with_a_time_to_wait(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(requests=(0.1, 3)))
    for _ in range(3):
        assert place.http.get("/api/health").status_code == 200
    refused = place.http.get("/api/health", headers={"accept-language": "pl,en"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-frequent")
    assert int(refused.headers["retry-after"]) == 10
    assert "za 10 sekund" in refused.json()["error"]["message"]


def test_new_tables_are_counted_by_address(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(tables=(1 / 3600, 2)))
    opened = [place.open(), place.open()]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    refused = place.http.post("/api/tables", json={"game": "shelter", "seats": seats})
    assert refused.status_code == 429
    fork = place.call(
        "POST", f"/tables/{opened[0]['table']}/fork", opened[0]["token"], json={"line": 14}
    )
    assert fork.status_code == 429


def test_bodies_are_limited_in_size_and_kind(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(body=1000, journal=2000))
    big = {"game": "shelter", "seats": [], "seed": "1" * 2000}
    refused = place.http.post("/api/tables", json=big)
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too-large")
    assert place.http.post("/api/journals", json={"journal": "x" * 1500}).status_code == 422
    assert place.http.post("/api/journals", json={"journal": "x" * 2500}).status_code == 413
    refused = place.http.post("/api/tables", content=b"{}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (415, "media-type")
    for body in (b"", b"{", b"[]", b"\xff\xfe", b"[" * 900, b'{"game": "shelter"}'):
        refused = place.http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "malformed")


def test_one_token_opens_only_so_many_connections(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(sockets=2))
    opened = place.open("shelter", "me", "bot", watch=True)
    for _ in range(2):
        place.sit(opened["table"], opened["token"])
    third = place.connect(opened["table"])
    third.send("hello", token=opened["token"])
    assert third.hear("refused")["code"] == "too-frequent"
    assert third.receive()["code"] == 4429
    assert place.sit(opened["table"], opened["watch"]).position


def test_whoever_floods_a_connection_is_refused_and_then_cut_off(
    run: Callable[..., Place],
) -> None:
    place = run(limits=Limits(messages=(0.001, 3), patience=5))
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"])
    for _ in range(12):
        ada.send("ping")
    answers = [ada.receive() for _ in range(10)]
    assert [each["type"] for each in answers[:9]] == ["websocket.send"] * 9
    assert sum('"pong"' in each["text"] for each in answers[:9]) == 3
    assert answers[9]["code"] == 4429
