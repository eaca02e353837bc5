"""The ways in: a table at one press, a pasted link, the rules, and doors that stay shut."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.people import People
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
