"""The reference of the pack format: every key and word that the readers know, with its limits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from overseer.content.fallout.agendas import COUNTS
from overseer.content.fallout.conditions import CONDITIONS
from overseer.content.fallout.costs import COSTS
from overseer.content.fallout.passives import PASSIVES
from overseer.content.fallout.scope import Reader
from overseer.content.fallout.steps import STEPS
from overseer.content.fallout.tasks import TASKS
from overseer.content.fallout.triggers import TRIGGERS
from overseer.content.fallout.usage import VOCABULARY
from overseer.content.fallout.wheres import PLAIN, WHERES
from overseer.content.pack import BUILT_IN
from packs.recorded import Known, Site, readers, recorded

ROOT = Path(__file__).parents[2]
PACKS = (
    BUILT_IN / "shelter" / "core",
    BUILT_IN / "fallout" / "outpost",
    *sorted((ROOT / "examples" / "packs").iterdir()),
)
SHELTER, FALLOUT = "packs.md", "packs-fallout.md"
# Where the reference tells of what a module or one of its functions reads.
SECTIONS: dict[str, tuple[str, ...]] = {
    "pack": (SHELTER, "pack.yaml"),
    "lessons": (SHELTER, "lessons"),
    "shelter/loading": (SHELTER, "rooms.yaml"),
    "shelter/spaces": (SHELTER, "rooms.yaml"),
    "shelter/spaces.read_threat": (SHELTER, "threats.yaml", "rooms.yaml"),
    "shelter/items": (SHELTER, "items.yaml"),
    "shelter/vault": (SHELTER, "vault.yaml"),
    "fallout/tiles": (FALLOUT, "Tiles"),
    "fallout/scenarios": (FALLOUT, "Scenarios"),
    "fallout/dice": (FALLOUT, "Dice"),
    "fallout/enemies": (FALLOUT, "Enemies"),
    "fallout/enemies.read_faction_enemy": (FALLOUT, "Scenarios"),
    "fallout/characters": (FALLOUT, "Characters"),
    "fallout/items": (FALLOUT, "Items"),
    "fallout/uses": (FALLOUT, "Uses"),
    "fallout/perks": (FALLOUT, "Perks"),
    "fallout/agendas": (FALLOUT, "Agendas"),
    "fallout/encounters": (FALLOUT, "Encounters"),
    "fallout/quests": (FALLOUT, "Quests"),
    "fallout/triggers": (FALLOUT, "Triggers"),
    "fallout/conditions": (FALLOUT, "Conditions"),
    "fallout/tasks": (FALLOUT, "Tasks"),
    "fallout/steps": (FALLOUT, "Steps"),
}
# Modules of words: what a word takes is told in its own row.
WORDED = ("fallout/triggers", "fallout/conditions", "fallout/tasks", "fallout/steps")
ROW_OF = {"a branch": "choose"}
SHARED = ("_random", "read_passives", "read_tasks", "steps_under")
WORDS: dict[str, Mapping[str, Reader | None]] = {
    "Triggers": TRIGGERS,
    "Conditions": CONDITIONS,
    "Where": {**dict.fromkeys(PLAIN), **WHERES},
    "Costs": COSTS,
    "Tasks": TASKS,
    "Steps": STEPS,
    "Passives": PASSIVES,
}


def _text(page: str) -> str:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)


PAGES = {page: _text(page) for page in (SHELTER, FALLOUT)}


def rows(page: str, heading: str) -> Iterator[list[str]]:
    """The rows of the tables of a section, up to the next heading."""
    (found,) = re.findall(
        rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PAGES[page], re.DOTALL | re.MULTILINE
    )
    for line in found.splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split(" | ")]


def row_of(word: str, page: str, *headings: str) -> list[str]:
    """The row of a key or word, in the first of some sections that has one."""
    for heading in headings:
        found = [row for row in rows(page, heading) if word in re.findall("`(.*?)`", row[0])]
        assert len(found) < 2, f"{page}, {heading}: {len(found)} rows for {word}"
        if found:
            return found[0]
    raise AssertionError(f"{page}, {' or '.join(headings)}: no row for {word}")


def row_at(site: Site, key: str) -> str:
    """The row that must tell of a key."""
    if site.module in WORDED:
        key = ROW_OF.get(site.name, site.name)
    return " | ".join(row_of(key, *_section(site)))


@pytest.fixture(scope="module")
def known() -> Iterator[Known]:
    """What the readers look for in packs that use every word."""
    with pytest.MonkeyPatch.context() as patch:
        yield recorded(PACKS, patch)


def test_every_reader_was_heard(known: Known) -> None:
    """Otherwise, let a built-in pack or an example use what it reads."""
    assert readers() - known.readers == set()


def test_every_key_is_told(known: Known) -> None:
    for site, keys in known.keys.items():
        for key in keys:
            row = row_at(site, key)
            if site.module in WORDED:
                assert re.search(rf"\b{key}\b", row), f"{site.name}: {key}"


def test_what_is_needed_is_told(known: Known) -> None:
    for site, keys in known.keys.items():
        if site.module in WORDED or site.name == "a space of the track":
            continue
        for key in keys:
            default = row_of(key, *_section(site))[2]
            is_needed = key in known.needed[site]
            assert (default in ("needed", "both needed")) == is_needed or (
                default == "both needed" and key in ("left", "right")
            ), f"{site}: {key}"


def test_limits_of_numbers_are_told(known: Known) -> None:
    for (site, key), (low, high) in known.numbers.items():
        assert f"{low} to {high}" in row_at(site, key), f"{site}: {key} is {low} to {high}"


def test_words_to_choose_from_are_told(known: Known) -> None:
    for (site, key), options in known.choices.items():
        page = PAGES[_section(site)[0]]
        row = row_at(site, key)
        for option in options:
            where = row if f"`{option}`" in row else page
            assert re.search(rf"`{option}`|\b[SPECIAL], ", where), f"{site}: {key}: {option}"


def test_lengths_of_lists_are_told(known: Known) -> None:
    spelt = {3: "three", 4: "four", 6: "six", 2: "two"}
    for (site, name), (least, most) in known.lists.items():
        if name in ("a die", "areas", "terrain") or site.function in SHARED:
            continue  # as many as there are, or told for all cards at once
        keys = {
            key for each, keys in known.keys.items() if each.module == site.module for key in keys
        }
        if name not in keys and site.module not in WORDED:
            continue
        row = _row_of_list(site, name)
        words = [f"{least} to {most}", f"up to {most}", f"up to {spelt.get(most, most)}"]
        if least == most:
            words = [str(most), spelt.get(most, "")]
        assert any(word in row for word in words), f"{site}: {name} is {least} to {most}"


@pytest.mark.parametrize("heading", WORDS)
def test_every_word_is_told(heading: str) -> None:
    told = {word for row in rows(FALLOUT, heading) for word in re.findall("`(.*?)`", row[0])}
    assert told == {*WORDS[heading]}


@pytest.mark.parametrize("heading", WORDS)
def test_the_values_of_words_are_told(heading: str) -> None:
    for word, reader in WORDS[heading].items():
        row = " | ".join(row_of(word, FALLOUT, heading))
        for value in _enclosed(reader):
            if isinstance(value, tuple):
                for option in value:
                    assert f"`{option}`" in PAGES[FALLOUT], f"{word}: {option}"
        numbers = [value for value in _enclosed(reader) if isinstance(value, int)]
        if reader is not None and len(numbers) == 2:
            high, low = max(numbers), min(numbers)
            assert f"{low} to {high}" in row, f"{word} is {low} to {high}"


def test_the_reference_has_the_whole_vocabulary() -> None:
    words = {word for group in VOCABULARY.values() for word in group} | {*COUNTS}
    assert {word for word in words if f"`{word}`" not in PAGES[FALLOUT]} == set()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", PAGES[page]):
        path = ROOT / "docs" / (target or page)
        assert path.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [_anchor(heading) for heading in headings], anchor


def _section(site: Site) -> tuple[str, ...]:
    return SECTIONS.get(f"{site.module}.{site.function}") or SECTIONS[site.module]


def _row_of_list(site: Site, name: str) -> str:
    if site.module in WORDED:
        page, heading = _section(site)
        words = {word for row in rows(page, heading) for word in re.findall("`(.*?)`", row[0])}
        if name not in words:  # it is a list inside of a word, or steps and tasks anywhere
            return PAGES[FALLOUT]
    return " | ".join(row_of(name, *_section(site)))


def _enclosed(reader: object) -> list[object]:
    """What a reader was made with."""
    cells = getattr(reader, "__closure__", None) or ()
    return [cell.cell_contents for cell in cells]


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
