"""HTTP: headers and refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer import bots
from overseer.server.refusal import STATUS
from overseer.texts.bundles import LANGUAGES, in_language
from server.people import Place


def test_what_the_api_says_is_not_stored_by_browsers(shared: Place) -> None:
    assert shared.http.get("/api/health").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/rules/chess", 404, "not-found"),
        ("GET", "/api/tables", 405, "method"),
        ("POST", "/api/about", 405, "method"),
        ("PATCH", "/api/tables/x", 405, "method"),
        ("DELETE", "/index.html", 405, "method"),
        ("GET", "/api/about?language=de", 422, "impossible"),
    ],
)
def test_a_refusal_is_always_json(
    shared: Place, method: str, path: str, status: int, code: str
) -> None:
    answer = shared.http.request(method, path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    if status == 405:
        assert answer.headers["allow"]


@pytest.mark.parametrize(
    ("wish", "word"),
    [("pl-PL,pl;q=0.9", "Pod tym"), ("ru", "По этому"), ("de, fr", "There is"), ("", "There is")],
)
def test_refusals_are_in_the_browser_s_language(shared: Place, wish: str, word: str) -> None:
    answer = shared.http.get("/api/nothing", headers={"accept-language": wish})
    assert answer.json()["error"]["message"].startswith(word)


def test_an_error_of_the_server_is_a_refusal_too(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> int:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(place.server.store, "count", fail)
    answer = place.http.get("/api/health")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "failed")
    assert "disk" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    texts = in_language(language)
    spoken = {"illegal", "impossible"}  # these always say something of their own
    assert [c for c in STATUS if c not in spoken and not texts.has(f"server-refused-{c}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_offer_is_told_in_each_language(shared: Place, language: str) -> None:
    about = shared.http.get(f"/api/about?language={language}").json()
    games = {game["name"]: game for game in about["games"]}
    assert set(games) == {"shelter", "fallout"}
    assert [(games[name]["least"], games[name]["most"]) for name in games] == [(2, 4), (1, 4)]
    assert [games[name]["board"] for name in ("shelter", "fallout")] == [True, True]
    keys = [option["key"] for option in games["fallout"]["options"]]
    assert keys == ["scenario", "first_player", "enemy_steps", "balanced_agendas", "max_rounds"]
    for game in games.values():
        levels = [bot["name"] for bot in game["bots"]]
        assert levels == list(reversed(bots.names_of(game["name"])))
        assert all(bot["label"] and bot["help"] for bot in game["bots"])
        assert game["rival"] == "greedy"
        helps = [option["help"] for option in game["options"]]
        choices = [choice for option in game["options"] for choice in option["choices"]]
        covers = [choice["cover"]["text"] for choice in choices if choice["cover"]]
        assert len(covers) == (5 if game["name"] == "fallout" else 0)
        for each in (game["summary"], game["time"], *helps, *covers):
            assert each
            assert language == "en" or each not in shared.http.get("/api/about?language=en").text


def test_links_lead_to_the_public_address(run: Callable[..., Place]) -> None:
    assert run().http.get("/api/about").json()["public_url"] == ""
    place = run(public_url="https://table.example")
    assert place.http.get("/api/about").json()["public_url"] == "https://table.example"


def test_every_default_that_is_on_offer_makes_a_table(shared: Place) -> None:
    for game in shared.http.get("/api/about").json()["games"]:
        options = {option["key"]: option["default"] for option in game["options"]}
        shared.open(game["name"], "me", "bot", options=options)
        for option in game["options"]:
            for choice in option["choices"]:
                if choice["value"] not in (2, 3):  # there are but two seats
                    shared.open(game["name"], "me", "bot", options={option["key"]: choice["value"]})


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_the_rules_are_told_by_section(shared: Place, game: str) -> None:
    rules = shared.http.get(f"/api/rules/{game}?language=pl").json()
    assert (rules["game"], rules["language"]) == (game, "pl")
    assert all(section["rules"] for section in rules["sections"])
