"""Everything that can be pressed is large enough to be hit, on every sort of screen."""

from __future__ import annotations

import pytest

from e2e.people import People
from e2e.screens import SCREENS, Stage, journals
from e2e.targets import FINGER, MOUSE, small
from overseer.bench.serving import Serving

WAY_IN = ("options", "position", "about", "rules", "lobby", "join")
TABLE = ("preview", "builds", "train", "side", "players", "rooms", "diary", "replay", "chat")
PANELS = ("menu", "ledger", "people", "settings", "keys", "stock", "end", "share", "plain")


@pytest.fixture(scope="module")
def stage(server: Serving) -> Stage:
    return Stage(server.url, *journals())


@pytest.mark.parametrize("screens", [WAY_IN, TABLE, PANELS], ids=["way in", "table", "panels"])
@pytest.mark.parametrize(
    ("width", "least"), [(360, FINGER), (740, FINGER), (1024, MOUSE), (1440, MOUSE)]
)
def test_everything_can_be_hit(
    width: int, least: int, screens: tuple[str, ...], people: People, stage: Stage
) -> None:
    person = people.person(width=width, touch=least == FINGER)
    found: list[str] = []
    for name in screens:
        SCREENS[name](person, stage)
        found += [f"{name}: {each}" for each in small(person.page, least)]
        person.forget()
    assert not found, "\n".join(found)
