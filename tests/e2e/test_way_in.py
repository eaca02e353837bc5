"""The ways in: a table at one press, a pasted link, the rules, and doors that stay shut."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import People
from e2e.windows import Theme
from fuzz.client import ask, open_table
from overseer.bench.serving import Serving


def test_a_pasted_link_opens_its_seat(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "link"], start=False)
    borys = people.person()
    page = borys.go()
    borys.press("page-join-link")
    dialog = borys.find("dialog", "page-join-link")
    field = dialog.get_by_role("textbox")
    field.fill("https://example.org/nothing")
    dialog.get_by_role("button", name=borys.words("page-join-open")).click()
    expect(dialog.get_by_role("alert")).to_have_text(borys.words("page-join-wrong"))
    field.fill(f"{server.url}/#/t/{table.id}/{table.links[1]}")
    dialog.get_by_role("button", name=borys.words("page-join-open")).click()
    expect(borys.find("heading", "page-join")).to_be_visible()
    # The secret does not stay in the address, which people show around.
    page.get_by_role("textbox", name=borys.words("page-join-name")).fill("Borys")
    borys.press("page-join-sit")
    expect(borys.find("heading", "page-lobby")).to_be_visible()
    assert table.links[1] not in page.url


@pytest.mark.parametrize(
    ("width", "language", "theme"), [(1440, "en", "day"), (1024, "pl", "night"), (360, "ru", "day")]
)
def test_both_games_are_equals_on_the_front_page(
    people: People, width: int, language: str, theme: Theme
) -> None:
    ada = people.person(width=width, language=language, theme=theme, touch=width == 360)
    page = ada.go()
    games = ada.find("group", "page-game")
    covers = games.locator("label")
    expect(covers).to_have_count(2)
    sizes = [cover.bounding_box() for cover in covers.all()]
    assert len({(size["width"], size["height"]) for size in sizes if size}) == 1
    poster = page.get_by_role("img", name=ada.words("page-poster-vault"))
    expect(poster).to_be_attached()
    # The other game brings its own poster, scenarios, seats and lessons, and stays chosen.
    games.get_by_role("radio", name="Fallout", exact=True).check(force=True)
    expect(page.get_by_role("img", name=ada.words("page-poster-surface"))).to_be_attached()
    expect(poster).not_to_be_attached()
    expect(page.locator(".covers .on")).to_have_count(1)
    alone = ada.find("button", "page-party-alone")
    expect(alone).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.reload()
    expect(alone).to_be_visible()
    ada.press("page-party-bots")
    expect(alone).to_have_attribute("aria-pressed", "false")
    ada.press("page-request-open")
    expect(ada.find("button", "page-told-go-on")).to_be_visible()
    ada.wait(lambda: ada.line.info is not None, "the table")
    kinds = [seat["kind"] for seat in ada.line.info["seats"]]
    assert (ada.line.info["game"], kinds) == ("fallout", ["me", "bot", "bot"])


def test_words_come_with_the_game_that_says_them(people: People, server: Serving) -> None:
    """The texts of a game are loaded with its table alone, in the language of the reader."""
    ada = people.person(language="pl")
    files: list[str] = []
    ada.page.on("response", lambda answer: files.append(answer.url.rpartition("/")[2]))

    def came(part: str) -> bool:
        return any(name.startswith(f"{part}-") and name.endswith(".js") for name in files)

    ada.go()
    expect(ada.find("heading", "page-request")).to_be_visible()
    assert came("home")
    assert not any(came(part) for part in ("shelter", "fallout", "told", "panels"))
    ada.sit_down(open_table(server.url, "shelter", ["me", "bot"], options={"first_player": 0}))
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    assert came("shelter")
    assert not came("fallout")
    # Another language is whole, whatever was loaded before.
    ada.speak("ru", "Русский")
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    ada.choose_in_menu("page-to-plain")
    expect(ada.find("heading", "page-plain-table")).to_be_attached()
    assert not came("fallout")
    assert "page-" not in ada.page.get_by_role("main").first.inner_text()


@pytest.mark.parametrize(
    ("width", "language", "theme"), [(1440, "en", "day"), (1024, "ru", "night"), (360, "pl", "day")]
)
def test_a_survivor_is_chosen_out_of_dossiers(
    people: People, server: Serving, width: int, language: str, theme: Theme
) -> None:
    table = open_table(server.url, "fallout", ["me", "bot"], options={"first_player": 1})
    ada = people.person(width=width, language=language, theme=theme, touch=width == 360)
    page = ada.sit_down(table)
    ada.press("page-told-go-on")
    dossiers = page.get_by_role("radio")
    expect(dossiers).to_have_count(5)
    expect(page.locator(".dossier.taken")).to_have_count(1)
    expect(page.locator(".dossier.taken")).to_contain_text("Borys")
    go = page.locator(".begin .btn.primary")
    expect(go).to_be_disabled()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    # By the keyboard: the arrows pass over whom somebody else has taken.
    page.locator(".dossier:not(.taken) input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".dossier.on").locator(".name").inner_text()
    expect(go).to_contain_text(chosen, ignore_case=True)
    go.click()
    ada.wait(lambda: ada.line.done == 1, "the choice")
    expect(page.locator(".begin")).not_to_be_attached()
    mine = ada.line.position["table"]["survivors"][0]["character"]
    assert f"character {mine}" in ada.line.moves[0]


def test_a_rule_has_an_address(people: People) -> None:
    ada = people.person()
    page = ada.go("#/rules/fallout/FO-SHOP-02")
    expect(page.get_by_text("FO-SHOP-02").first).to_be_in_viewport()
    search = page.get_by_role("searchbox")
    search.fill("SHOP-04")
    expect(page.get_by_text("FO-SHOP-04").first).to_be_visible()


def test_a_wrong_link_is_refused_in_words(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"])
    stranger = people.person()
    stranger.sit_down(table, "nobody")
    expect(stranger.find("heading", "page-rejected")).to_be_visible()


def test_a_removed_table_is_gone(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"])
    ada = people.person()
    ada.sit_down(table)
    ada.choose_in_menu("page-close-table")
    ada.press("page-close-table-yes")
    expect(ada.find("heading", "page-request")).to_be_visible()
    assert ask(table.api, token=table.host).status == 404


def test_the_content_security_policy_is_strict_and_kept(people: People) -> None:
    ada = people.person()
    answer = ada.page.goto(f"{ada.url}/")
    assert answer is not None
    policy = answer.header_value("content-security-policy") or ""
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe" not in policy
    expect(ada.find("heading", "page-request")).to_be_visible()
    # A script that somebody smuggled in is not run; the browser says so, and only that.
    people.forgive("Content Security Policy")
    ada.page.evaluate(
        "() => { const s = document.createElement('script'); s.textContent = 'window.bad = 1';"
        " document.body.append(s) }"
    )
    assert ada.page.evaluate("() => window.bad") is None
