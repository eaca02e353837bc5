"""A pack as its author looks at it: as it is now, or what is wrong with it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overseer.catalog.proof import PackReader
from overseer.content.pack import BUILT_IN
from packs.fallout_packs import TINY, write
from server.people import Place

MARKET = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
CORE = BUILT_IN / "fallout" / "core"


def _look(place: Place, language: str = "en") -> dict[str, Any]:
    answer = place.http.get("/api/look", params={"language": language})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def _titles(look: dict[str, Any]) -> dict[str, int]:
    return {part["title"]: len(part["cards"]) for part in look["parts"]}


def test_a_server_that_was_not_asked_to_shows_no_pack(place: Place) -> None:
    assert place.http.get("/api/look").status_code == 404


def test_an_unknown_language_is_refused(run: Callable[..., Place], tmp_path: Path) -> None:
    place = run(look=PackReader(write(tmp_path / "tiny", TINY)))
    assert place.http.get("/api/look", params={"language": "xx"}).status_code == 422


def test_everything_on_the_cards_of_the_core_pack(run: Callable[..., Place]) -> None:
    look = _look(run(look=PackReader(CORE)))
    assert (look["game"], look["title"], look["errors"]) == ("fallout", "The Basin", [])
    titles = _titles(look)
    assert (titles["Scenarios"], titles["Quests"]) == (4, 100)
    assert (titles["Wasteland encounters"], titles["Settlement encounters"]) == (34, 21)
    assert (titles["Encounters of vault 84"], titles["Encounters of vault 109"]) == (12, 8)
    survey = look["survey"]
    assert (len(survey["tiles"]), len(survey["layouts"])) == (27, 4)
    quests = next(part for part in look["parts"] if part["key"] == "quest")
    bag = next(card for card in quests["cards"] if card["key"] == "quest:the-bag")
    star, shield = bag["passages"]
    assert star["title"] == "★ The Night Post"
    assert star["lead"] == "Take the first bundle to the hatch at Post Office Nine."
    assert [when for when, _ in star["told"]] == ["When it is done", "If it fails"]
    assert any("Stage quest 3" in line or "quest 3" in line for line in shield["rules"])
    tokens = survey["tokens"]
    assert all(token["level"] >= 1 for token in tokens.values())


def test_a_layout_lies_as_at_the_start(run: Callable[..., Place], tmp_path: Path) -> None:
    look = _look(run(look=PackReader(write(tmp_path / "tiny", TINY))))
    (layout,) = look["survey"]["layouts"]
    assert [(tile["slot"], tile["tile"]) for tile in layout["map"]] == [
        ("A1", "camp"),
        ("A2", None),
        ("B1", None),
    ]
    assert [heart["slot"] for heart in layout["tiles"]] == ["A1", "A2", "B1"]
    assert look["survey"]["faces"]["place:hut"]["name"] == "X"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_pack_of_shelter_shows_its_own_cards(run: Callable[..., Place], language: str) -> None:
    look = _look(run(look=PackReader(MARKET)), language)
    assert (look["game"], look["web"], look["survey"]) == ("shelter", None, None)
    ids = {card["key"].partition(":")[2] for part in look["parts"] for card in part["cards"]}
    assert "diner" not in ids
    assert all(card["face"]["name"] for part in look["parts"] for card in part["cards"])
    assert len(ids) > 3


def test_a_pack_below_another_is_not_shown_with_it(
    run: Callable[..., Place], tmp_path: Path
) -> None:
    files = {
        "pack.yaml": "id: more\nversion: 1.0.0\ngame: fallout\nlanguages: [en]\nstory: [en]\n"
        "licence: CC-BY-4.0\n",
        "items.yaml": "kettle: {deck: loot, kind: aid, value: 1}\n",
        "texts/en.ftl": "pack-name = More\nitem-kettle = Kettle\n",
        "story/en.ftl": "# nothing\n",
    }
    look = _look(run(look=PackReader(write(tmp_path / "more", files))))
    assert look["errors"] == []
    assert _titles(look) == {"Loot": 1}
    assert look["survey"]["tiles"] == []
    assert look["web"]["chapters"]  # of all that lies below it, too


def test_a_change_is_seen_and_so_is_what_is_wrong(
    run: Callable[..., Place], tmp_path: Path
) -> None:
    folder = write(tmp_path / "tiny", TINY)
    place = run(look=PackReader(folder))
    assert _look(place)["survey"]["faces"]["place:hut"]["name"] == "X"

    texts = folder / "texts" / "en.ftl"
    renamed = texts.read_text(encoding="utf-8").replace("place-hut = X", "place-hut = Hovel")
    texts.write_text(renamed, encoding="utf-8")
    assert _look(place)["survey"]["faces"]["place:hut"]["name"] == "Hovel"

    quests = folder / "quests.yaml"
    right = quests.read_text(encoding="utf-8")
    quests.write_text(right.replace("agenda: 1", "stage: 7"), encoding="utf-8")
    wrong = _look(place)
    assert wrong["parts"] == []
    assert wrong["web"] is None
    (error,) = wrong["errors"]
    assert error["place"].startswith(f"{quests}:1:")
    assert error["text"] == "there is no quest 7"

    quests.write_text("well: [", encoding="utf-8")
    assert _look(place)["errors"]
    quests.write_text(right, encoding="utf-8")
    assert _look(place)["errors"] == []


def test_a_folder_that_is_gone_is_told_of(run: Callable[..., Place], tmp_path: Path) -> None:
    folder = write(tmp_path / "tiny", TINY)
    place = run(look=PackReader(folder))
    shutil.rmtree(folder)
    assert _look(place)["errors"]
