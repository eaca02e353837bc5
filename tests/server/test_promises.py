"""docs/security.md names tests that exist, and laws that the kit has."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.testing import Law
from server.people import Place

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([A-Z].+?) \| (.+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("promise", "tests"), ROWS)
def test_every_promise_names_what_tests_it(promise: str, tests: str) -> None:
    files = re.findall(r"`(tests/[^`]+\.py)`", tests)
    assert files
    for name in files:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert re.search(r"^(def|async def) test_|^Test\w+ = |^class Test", text, re.MULTILINE), (
            name
        )
    for law in re.findall(r"\*([^*]+)\*", tests):
        assert law in {each.value for each in Law}


def test_the_page_makes_promises_to_everybody() -> None:
    assert len(ROWS) > 18
    for heading in ("## To players", "## To hosts", "## To strangers", "## What is not promised"):
        assert heading in PAGE


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_no_token_is_in_a_log_or_in_the_data_folder(
    run: Callable[..., Place], tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    place = run()
    with caplog.at_level(logging.DEBUG, "overseer.server"):
        opened = place.open(game, "me", "link", watch=True)
        link = opened["seats"][1]["token"]
        path = f"/tables/{opened['table']}"
        joined = place.call("POST", f"{path}/join", link, json={"name": "Zoya"}).json()
        place.call("POST", f"{path}/start", opened["token"])
        place.sit(opened["table"], opened["token"])
        place.call("GET", path, "not-a-token")
        place.call("GET", f"{path}/journal", opened["watch"])
    secrets = [opened["token"], opened["watch"], link, joined["token"]]
    lines = [record.getMessage() for record in caplog.records]
    assert any("/api/tables/{table}" in line for line in lines)
    for line in lines:
        assert not any(secret in line for secret in (*secrets, opened["table"]))
    for file in (tmp_path / "data").iterdir():
        kept = file.read_bytes()
        assert not any(secret.encode() in kept for secret in secrets)
