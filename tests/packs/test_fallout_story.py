"""Names and story of Fallout packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer import content
from overseer.content.fallout import load
from overseer.texts.bundles import LANGUAGES
from packs.fallout_packs import MANIFEST, TINY, told_in_english, with_more, write

STORY = """\
story-scenario-first = One morning.
story-quest-well = The well is dry.
    .objective-1 = Sleep on it.
    .done-1 = It rains.
story-encounter-ruin = A ruin.
    .lead-1 = Go in.
    .outcome-1 =
        Dust. { "Much" } dust.

        And a pan.
story-encounter-stall = A stall.
    .lead-1 = Look.
    .outcome-1 = Bought.
"""


def errors(folder: Path) -> list[str]:
    return [str(error).removeprefix(f"{folder}/") for error in content.check(folder)]


def test_a_story_is_told_in_the_language_that_is_wanted(tmp_path: Path) -> None:
    files = {
        **TINY,
        "pack.yaml": MANIFEST.replace("story: [en]", "story: [en, pl]"),
        "story/en.ftl": STORY,
        "story/pl.ftl": STORY.replace("It rains.", "Pada."),
    }
    fallout = load([write(tmp_path / "tiny", files)])
    assert fallout.story("en", "quest-well.done-1") == ("It rains.", False)
    assert fallout.story("pl", "quest-well.done-1") == ("Pada.", False)
    assert fallout.story("en", "quest-well") == ("The well is dry.", False)
    assert fallout.story("en", "encounter-ruin.outcome-1") == (
        "Dust. Much dust.\n\nAnd a pan.",
        False,
    )


def test_other_languages_fall_back_to_the_first_and_say_so(tmp_path: Path) -> None:
    fallout = load([write(tmp_path / "tiny", {**TINY, "story/en.ftl": STORY})])
    assert fallout.story("ru", "quest-well.done-1") == ("It rains.", True)


def test_what_nobody_tells_is_empty(tmp_path: Path) -> None:
    fallout = load([write(tmp_path / "tiny", {**TINY, "story/en.ftl": STORY})])
    assert fallout.story("en", "quest-nothing") == ("", False)
    assert fallout.story("en", "quest-well.fail-1") == ("", False)


def test_a_card_that_is_replaced_brings_its_own_story(tmp_path: Path) -> None:
    polish = {
        "pack.yaml": MANIFEST.replace("story: [en]", "story: [en, pl]"),
        "story/en.ftl": STORY,
        "story/pl.ftl": STORY,
    }
    tiny = write(tmp_path / "tiny", {**TINY, **polish})
    more = write(
        tmp_path / "more",
        {
            "pack.yaml": MANIFEST.replace("tiny", "more").replace("standalone: true\n", ""),
            "quests.yaml": TINY["quests.yaml"],
            "story/en.ftl": "story-quest-well = Anew.\n    .objective-1 = A.\n    .done-1 = B.\n",
        },
    )
    fallout = load([tiny, more])
    assert fallout.story("pl", "quest-well") == ("Anew.", True)
    assert fallout.story("pl", "scenario-first") == ("One morning.", False)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("    .done-1 = It rains.\n", "", "2:1: no text for story-quest-well.done-1 (add a line under story-quest-well: .done-1 = ...)"),
        ("    .objective-1 = Sleep on it.\n", "", "2:1: no text for story-quest-well.objective-1 (add a line under story-quest-well: .objective-1 = ...)"),
        ("story-scenario-first = One morning.\n", "", "1:1: no text for story-scenario-first (add a line: story-scenario-first = ...)"),
        ("    .lead-1 = Look.\n", "", "11:1: no text for story-encounter-stall.lead-1 (add a line under story-encounter-stall: .lead-1 = ...)"),
        ("Sleep on it.", "Sleep { $here }.", "3:5: story-quest-well.objective-1 is more than text (a story is plain text)"),
        ("One morning.", "One { $day }.", "1:1: story-scenario-first uses a variable (a name is plain text)"),
        ("A stall.", "A { stall }.", "11:1: story-encounter-stall is more than text (a story is plain text)"),
    ],
)  # fmt: skip
def test_every_text_of_a_declared_language_is_there(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert old in STORY
    folder = write(tmp_path / "tiny", {**TINY, "story/en.ftl": STORY.replace(old, new)})
    assert f"story/en.ftl:{expected}" in errors(folder)


def test_success_and_failure_are_told_where_something_can_fail(tmp_path: Path) -> None:
    option = "{tasks: [test: {letters: S, difficulty: 1}]}"
    files = with_more({"encounters.yaml": f"x: {{deck: wasteland, options: [{option}]}}\n"})
    told = "story-encounter-x = X.\n    .lead-1 = A.\n    .outcome-1 = B.\n"
    folder = write(tmp_path / "tiny", {**files, "story/en.ftl": STORY + told})
    assert errors(folder) == [
        f"story/en.ftl:14:1: no text for story-encounter-x.{part}-1 "
        f"(add a line under story-encounter-x: .{part}-1 = ...)"
        for part in ("fail", "success")
    ]


def test_an_ending_that_one_language_tells_all_of_them_tell(tmp_path: Path) -> None:
    told = STORY.replace("One morning.\n", "One morning.\n    .won-star = It is light.\n")
    assert errors(write(tmp_path / "one", {**TINY, "story/en.ftl": told})) == []
    manifest = MANIFEST.replace("story: [en]", "story: [en, pl]")
    files = {**TINY, "pack.yaml": manifest, "story/en.ftl": told, "story/pl.ftl": STORY}
    assert errors(write(tmp_path / "two", files)) == [
        (
            "story/pl.ftl:1:1: no text for story-scenario-first.won-star "
            "(add a line under story-scenario-first: .won-star = ...)"
        )
    ]
    folder = write(
        tmp_path / "three", {**TINY, "story/en.ftl": told.replace("won-star", "won-big")}
    )
    found = [str(doubt).removeprefix(f"{folder}/") for doubt in content.warnings(folder)]
    assert any(
        "story-scenario-first.won-big tells of nothing in the pack" in each for each in found
    )


def test_a_character_may_have_a_past_and_a_scenario_a_sentence_for_its_cover(
    tmp_path: Path,
) -> None:
    character = next(iter(load([write(tmp_path / "none", TINY)]).characters)).id
    told = STORY.replace("One morning.\n", "One morning.\n    .cover = A well.\n")
    told += f"story-character-{character} = Came by bus.\n    .remark = Left on foot.\n"
    folder = write(tmp_path / "one", {**TINY, "story/en.ftl": told})
    assert errors(folder) == []
    assert not [
        str(doubt) for doubt in content.warnings(folder) if "tells of nothing" in str(doubt)
    ]
    fallout = load([folder])
    assert fallout.told("en", f"character-{character}.remark") == "Left on foot."
    assert fallout.told("en", "scenario-first.cover") == "A well."
    manifest = MANIFEST.replace("story: [en]", "story: [en, pl]")
    files = {**TINY, "pack.yaml": manifest, "story/en.ftl": told, "story/pl.ftl": STORY}
    assert f"no text for story-character-{character} " in " ".join(
        errors(write(tmp_path / "two", files))
    )


@pytest.mark.parametrize(
    ("file", "key"), [("scenarios.yaml", "first:"), ("characters.yaml", "{letter:")]
)
def test_a_picture_is_one_that_there_is(tmp_path: Path, file: str, key: str) -> None:
    text = TINY[file]
    assert key in text
    first, drawn = text.split(key, 1)
    piece = f"{key}\n  picture: spoon" if key.endswith("first:") else "{picture: spoon, letter:"
    folder = write(tmp_path / "tiny", {**TINY, file: first + piece + drawn})
    assert any("unknown picture 'spoon'" in each for each in errors(folder))


def test_an_event_has_a_story(tmp_path: Path) -> None:
    files = with_more({"items.yaml": "rain: {deck: loot, kind: event, do: [heal: 1]}\n"})
    folder = write(tmp_path / "tiny", {**files, "story/en.ftl": STORY})
    assert errors(folder) == [
        "story/en.ftl:1:1: no text for story-item-rain (add a line: story-item-rain = ...)"
    ]


def test_a_pack_says_in_which_languages_it_tells_its_story(tmp_path: Path) -> None:
    manifest = MANIFEST.replace("story: [en]\n", "")
    folder = write(tmp_path / "tiny", {**TINY, "pack.yaml": manifest})
    assert errors(folder) == ["pack.yaml:1:1: the pack has no 'story' (add story: [en])"]


def test_a_story_language_needs_its_file(tmp_path: Path) -> None:
    manifest = MANIFEST.replace("story: [en]", "story: [en, pl]")
    folder = write(tmp_path / "tiny", {**TINY, "pack.yaml": manifest})
    assert errors(folder) == [
        "story/pl.ftl:1:1: is missing (add it, or take pl out of story in pack.yaml)"
    ]


def test_a_shelter_pack_has_no_story(tmp_path: Path) -> None:
    manifest = MANIFEST.replace("game: fallout", "game: shelter").replace("standalone: true\n", "")
    found = errors(write(tmp_path / "tiny", {"pack.yaml": manifest}))
    assert found[0].startswith("pack.yaml:5:1: unknown key 'story' in the pack")


def test_a_story_belongs_to_the_pack_but_not_to_its_rules(tmp_path: Path) -> None:
    first = load([write(tmp_path / "a", {**TINY, "story/en.ftl": STORY})]).packs[0]
    told = STORY.replace("rains", "snows")
    second = load([write(tmp_path / "b", {**TINY, "story/en.ftl": told})]).packs[0]
    assert first.hash != second.hash
    assert first.rules_hash == second.rules_hash


def test_doubts_about_texts(tmp_path: Path) -> None:
    story = f"{STORY}story-quest-wall = X.\n"
    folder = write(tmp_path / "tiny", {**TINY, "story/en.ftl": story, "story/pl.ftl": STORY})
    found = [str(doubt).removeprefix(f"{folder}/") for doubt in content.warnings(folder)]
    assert found == [
        "story/en.ftl:14:1: story-quest-wall tells of nothing in the pack (did you mean story-quest-well?)",
        "story/pl.ftl:1:1: is not used (add pl to story in pack.yaml)",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "tile-camp",
        "place-hut",
        "scenario-first",
        "faction-first-star",
        "faction-first-shield",
        "faction-enemy-first-star",
        "enemy-rat",
        "character-cs",
        "item-pan",
        "perk-grit",
        "agenda-a0",
        "encounter-ruin",
        "quest-well",
    ],
)
def test_everything_has_a_name(tmp_path: Path, name: str) -> None:
    folder = write(tmp_path / "tiny", TINY)
    path = folder / "texts" / "en.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace(f"{name} = X\n", ""), encoding="utf-8")
    assert errors(folder) == [f"texts/en.ftl:1:1: no text for {name} (add a line: {name} = ...)"]


def test_the_story_of_the_built_in_pack_is_told_in_every_language_of_the_program() -> None:
    box = load(())
    keys = [f"encounter-{each.id}.lead-1" for each in box.encounters]
    for language in LANGUAGES:
        assert box.packs[0].story == LANGUAGES
        assert not any(box.story(language, key)[1] for key in keys)
    assert len({box.told(language, keys[0]) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_story_told_in_another_language_is_marked(tmp_path: Path) -> None:
    box = load([told_in_english(tmp_path / "outpost")])
    key = f"encounter-{box.encounters[0].id}.lead-1"
    own = box.told("en", key)
    assert own
    assert not own.startswith("[")
    assert "\n" not in own
    assert box.told("pl", key) == f"[EN] {own}"
