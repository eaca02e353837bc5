"""Limits: how much and how often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.server.limits import Turnstile, Visitors, is_among, is_loopback, owner_of
from overseer.server.refusal import Denied
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
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:10.0.0.1", False),
        ("10.0.0.1", False),
        ("testclient", False),
        ("", False),
    ],
)
def test_this_machine_is_known_by_its_address(address: str, is_own: bool) -> None:
    assert is_loopback(address) == is_own


def test_addresses_of_one_owner_count_as_one() -> None:
    assert owner_of("2001:db8:1:2::5") == owner_of("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert owner_of("2001:db8:1:2::5") != owner_of("2001:db8:1:3::5")
    assert owner_of("fe80::1%eth0") == owner_of("fe80::2%eth1")
    assert owner_of("::ffff:192.0.2.1") == owner_of("192.0.2.1")
    assert owner_of("192.0.2.1") != owner_of("192.0.2.2")
    assert owner_of("testclient") != owner_of("")


@pytest.mark.parametrize(
    ("address", "is_known"),
    [
        ("192.0.2.7", True),
        ("::ffff:192.0.2.7", True),
        ("10.1.2.3", True),
        ("10.2.2.3", False),
        ("2001:db8::1", True),
        ("2001:db9::1", False),
        ("", False),
    ],
)
def test_proxies_are_known_by_address_or_network(address: str, is_known: bool) -> None:
    assert is_among(address, ["nonsense", "192.0.2.7", "10.1.0.0/16", "2001:db8::/32"]) == is_known
    assert is_among(address, ["*"])
    assert not is_among(address, [])


def test_wrong_tokens_are_counted_by_owner_and_right_ones_are_not() -> None:
    now = [0.0]
    visitors = Visitors(Limits(mistakes=(0.1, 2)), lambda: now[0])

    def show(address: str, code: str = "") -> None:
        with visitors.showing_token(address):
            if code:
                raise Denied(code)

    for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3"):
        show(address)
    for address, code in (("2001:db8::1", "unauthorised"), ("2001:db8::2", "not-found")):
        with pytest.raises(Denied, match=code):
            show(address, code)
    with pytest.raises(Denied, match="too-frequent"):
        show("2001:db8::3")
    show("2001:db8:0:1::")
    now[0] += 10
    show("2001:db8::3")
    for _ in range(5):
        with pytest.raises(Denied, match="unauthorised"):
            show("127.0.0.1", "unauthorised")


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


def test_one_address_opens_only_so_many_connections(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(open_sockets=2))
    tables = [place.open() for _ in range(3)]
    first, _ = (place.sit(each["table"], each["token"]) for each in tables[:2])
    third = place.connect(tables[2]["table"])
    assert third.hear("refused")["code"] == "too-frequent"
    assert third.receive()["code"] == 4429
    place.leave(first)
    while place.server.hall.tables[tables[0]["table"]].clients:
        place.http.get("/api/health")
    assert place.sit(tables[2]["table"], tables[2]["token"]).position


def test_hellos_are_counted_by_address(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(hellos=(0.001, 2)))
    opened = place.open()
    for _ in range(2):
        place.sit(opened["table"], opened["token"])
    third = place.connect(opened["table"])
    assert third.hear("refused")["code"] == "too-frequent"
    assert third.receive()["code"] == 4429


def test_whoever_shows_wrong_tokens_must_wait(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(mistakes=(0.01, 4)))
    opened = place.open()
    table = opened["table"]
    for name, code in ((table, 4401), ("nowhere", 4404)):
        guess = place.connect(name)
        guess.send("hello", token="wrong")
        guess.hear("refused")
        assert guess.receive()["code"] == code
    assert place.call("GET", f"/tables/{table}", "wrong").status_code == 401
    assert place.call("GET", "/tables/nowhere", "wrong").status_code == 404
    refused = place.call("GET", f"/tables/{table}", opened["token"])
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) <= 100
    late = place.connect(table)
    late.send("hello", token=opened["token"])
    assert late.hear("refused")["code"] == "too-frequent"
    assert late.receive()["code"] == 4429


def test_what_cannot_be_understood_counts_as_a_message(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(messages=(0.001, 3), patience=5))
    opened = place.open("shelter", "me", "here")
    ada = place.sit(opened["table"], opened["token"])
    for _ in range(10):
        ada.socket.send_text("{")
    while (message := ada.receive())["type"] == "websocket.send":
        assert '"malformed"' in message["text"]
    assert message["code"] == 4429


def test_a_client_that_says_nothing_is_let_go(run: Callable[..., Place]) -> None:
    place = run(limits=Limits(hello=0.05))
    silent = place.connect(place.open()["table"])
    assert silent.hear("refused")["code"] == "malformed"
    assert silent.receive()["code"] == 4400


def test_this_machine_is_counted_if_the_host_says_so() -> None:
    assert not Visitors(Limits()).is_counted("::1")
    assert Visitors(Limits(exempt_loopback=False)).is_counted("::1")


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
