"""The web of a pack: which card leads where, in chapters, drawn and as a picture."""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from overseer.content.fallout import load
from overseer.content.pack import BUILT_IN
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.web import web_of
from overseer.display.web import Web, WebChapter
from overseer.display.web_picture import picture_of
from packs.fallout_packs import TINY, write

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "web_docs.py"
PICTURE = ROOT / "docs" / "images" / "basin-web.svg"
CORE = BUILT_IN / "fallout" / "core"

VAULT = "{place: bunker, cells: [0, 1, 2, 3, 4, 5, 6], encounter: vault-84, terrain: "
QUESTS = """\
well:
  number: 1
  objectives:
    - {faction: star, trigger: {camp: true}, do: [power: {star: 1}, stage: 2, stage: 5, trash: this]}
    - {faction: shield, trigger: {camp: true}, do: [stage: 2, random: {add: [30, 32]}, trash: this]}
pump:
  number: 2
  objectives: [{faction: star, trigger: {camp: true}, do: [power: {star: 2}, trash: this]}]
goat:
  number: 5
  objectives:
    - {trigger: {camp: true}, do: [add: 21, trash: this]}
    - {trigger: {explore: any}, do: [add: 21, trash: this]}
lost: {number: 9, objectives: [{elsewhere: true, do: [agenda: 1, trash: this]}]}
"""
ENCOUNTERS = """\
ruin: {deck: wasteland, options: [{do: [loot: level]}]}
stall: {deck: settlement, options: [{do: [shop: level]}, {do: [random: {add: [30, 32]}]}]}
door: {number: 21, deck: vault-84, options: [{do: [add: 22]}, {do: [complete: {quest: 2, objective: 1}]}]}
hall: {number: 22, deck: vault-84, options: [{do: [caps: 1]}]}
kite: {number: 30, deck: wasteland, options: [{do: [caps: 1]}]}
sofa: {number: 32, deck: wasteland, options: [{do: [caps: 1]}]}
"""  # fmt: skip


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Web:
    """The web of a small pack."""
    tiles = TINY["tiles.yaml"].replace("{cells: [0, 1, 2, 3, 4, 5, 6], terrain: ", VAULT)
    files = {"tiles.yaml": tiles, "quests.yaml": QUESTS, "encounters.yaml": ENCOUNTERS}
    files = {**TINY, **files}
    content = load([write(tmp_path_factory.mktemp("web") / "tiny", files)])
    return web_of(CardTexts("en", content))


@pytest.fixture(scope="module")
def core() -> Web:
    """The web of the core pack."""
    return web_of(CardTexts("en", load([CORE])))


def _keys(chapter: WebChapter) -> set[str]:
    return {card.key for card in chapter.cards}


def _chapter(web: Web, key: str) -> WebChapter:
    return next(each for each in web.chapters if each.key == key)


def _ways(chapter: WebChapter) -> set[tuple[str, str, str]]:
    return {(way.source, way.target, way.style) for way in chapter.ways}


def test_a_story_of_a_scenario_is_its_quests_with_factions(web: Web) -> None:
    story = web.chapters[0]
    assert story.key == "scenario:first"
    assert _keys(story) == {"scenario:first", "quest:well", "quest:pump"}
    assert _ways(story) == {
        ("scenario:first", "quest:well", "either"),
        ("quest:well", "quest:pump", "either"),
    }


def test_a_way_out_of_a_chapter_is_a_tag(web: Web) -> None:
    well = next(card for card in web.chapters[0].cards if card.key == "quest:well")
    star, shield = well.rows
    assert [(tag.text, tag.to) for tag in star.tags] == [("+1 ★", []), ("5", ["quest:goat"])]
    assert [(tag.text, tag.to) for tag in shield.tags] == [("1 of 30–32", ["lot:add-30-32"])]
    assert shield.tags[0].lot
    assert "2 X" in star.text
    assert "5 X" in star.text


def test_an_arc_is_what_leads_to_each_other(web: Web) -> None:
    arc = _chapter(web, "quest:goat")
    assert arc.kind == "arc"
    assert arc.about == "3 cards, from 1"
    assert _ways(arc) == {
        ("quest:goat", "encounter:door", "add"),
        ("encounter:door", "encounter:hall", "add"),
    }
    xs = {card.key: card.x for card in arc.cards}
    assert xs["quest:goat"] < xs["encounter:door"] < xs["encounter:hall"]


def test_the_first_card_of_a_vault_opens_it_and_the_last_cards_end(web: Web) -> None:
    cards = {card.key: card for card in _chapter(web, "quest:goat").cards}
    assert [card.opens for card in cards.values()] == ["", "opens X", ""]
    assert [card.ends for card in cards.values()] == [False, False, True]
    assert [tag.text for tag in cards["encounter:door"].rows[0].tags] == ["completes 2"]


def test_a_lot_has_its_cards_and_who_draws_from_it(web: Web) -> None:
    lot = _chapter(web, "lot:add-30-32")
    assert _keys(lot) == {"lot:add-30-32", "encounter:stall", "encounter:kite", "encounter:sofa"}
    assert _ways(lot) == {
        ("encounter:stall", "lot:add-30-32", "lot"),
        ("lot:add-30-32", "encounter:kite", "lot"),
        ("lot:add-30-32", "encounter:sofa", "lot"),
    }


def test_a_card_that_nothing_leads_to_says_so(web: Web) -> None:
    assert _chapter(web, "quest:lost").about == "1 card, nothing leads here"


def test_every_numbered_card_is_in_one_chapter(core: Web) -> None:
    cards = [card.key for chapter in core.chapters for card in chapter.cards]
    content = load([CORE])
    assert len(cards) == len({*cards})
    assert {key for key in cards if key.startswith("quest:")} == {
        f"quest:{quest.id}" for quest in content.quests
    }
    numbered = {f"encounter:{card.id}" for card in content.encounters if card.number}
    assert numbered <= {*cards}
    assert [chapter.kind for chapter in core.chapters].count("scenario") == 4
    assert [chapter.kind for chapter in core.chapters].count("arc") == 10


def test_no_card_lies_on_another(core: Web) -> None:
    for chapter in core.chapters:
        cards = chapter.cards
        for i, one in enumerate(cards):
            assert chapter.y <= one.y
            assert one.y + one.height <= chapter.y + chapter.height + 1
            for two in cards[:i]:
                beside = one.x + one.width <= two.x or two.x + two.width <= one.x
                below = one.y + one.height <= two.y or two.y + two.height <= one.y
                assert beside or below, (one.key, two.key)
    tops = [(chapter.y, chapter.y + chapter.height) for chapter in core.chapters]
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(tops))


def test_cards_that_lead_round_in_a_ring_are_all_drawn(tmp_path: Path) -> None:
    quests = TINY["quests.yaml"] + "".join(
        f"q{n}: {{number: {n}, objectives: [{{trigger: {{camp: true}}, do: [stage: {to}]}}]}}\n"
        for n, to in ((2, 3), (3, 2))
    )
    content = load([write(tmp_path / "ring", {**TINY, "quests.yaml": quests})])
    ring = _chapter(web_of(CardTexts("en", content)), "quest:q2")
    assert _ways(ring) == {("quest:q2", "quest:q3", "any"), ("quest:q3", "quest:q2", "any")}
    assert len(ring.cards) == 2


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_picture_is_well_formed_in_every_language(language: str) -> None:
    outpost = load([BUILT_IN / "fallout" / "outpost"])
    web = web_of(CardTexts(language, outpost))
    picture = ET.fromstring(picture_of(web))
    names = "".join(picture.itertext())
    assert all(card.name.upper() in names.upper() for each in web.chapters for card in each.cards)


def test_names_of_a_pack_cannot_break_the_picture(tmp_path: Path) -> None:
    folder = write(tmp_path / "tiny", TINY)
    texts = folder / "texts" / "en.ftl"
    words = texts.read_text(encoding="utf-8").replace("quest-well = X", "quest-well = <b>&'\"")
    texts.write_text(words, encoding="utf-8")
    picture = picture_of(web_of(CardTexts("en", load([folder]))))
    assert "<B>&'\"" in "".join(ET.fromstring(picture).itertext())


def _run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_picture_of_the_core_pack_is_up_to_date(core: Web) -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture_of(core)


def test_a_check_finds_that_it_is_outdated_and_writes_nothing(tmp_path: Path) -> None:
    script = tmp_path / "scripts" / SCRIPT.name
    picture = tmp_path / PICTURE.relative_to(ROOT)
    script.parent.mkdir()
    shutil.copy(SCRIPT, script)
    missing = _run(script, "--check")
    assert missing.returncode == 1
    assert re.match(r"docs/images/basin-web.svg is outdated: run", missing.stderr)
    assert not picture.exists()
    assert _run(script).returncode == 0
    assert picture.read_text(encoding="utf-8") == PICTURE.read_text(encoding="utf-8")
