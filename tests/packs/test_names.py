"""The names of cards, one Fluent file per language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from overseer import content
from overseer.content.pack import BUILT_IN
from packs.conftest import MANIFEST, NAMES, Errors, MakePack

HALL = {"rooms.yaml": "deck:\n  hall: {price: W, whole: {reward: W}}\n"}


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (
            {"pack.yaml": MANIFEST.replace("[en]", "[en, pl]")},
            ["texts/pl.ftl:1:1: is missing (add it, or take pl out of languages in pack.yaml)"],
        ),
        (
            {"texts/en.ftl": "pack-name = My pack\nroom-hal = Hall\n"},
            ["texts/en.ftl:1:1: no text for room-hall (did you mean room-hal?)"],
        ),
        (
            {"texts/en.ftl": "pack-name = My pack\n"},
            ["texts/en.ftl:1:1: no text for room-hall (add a line: room-hall = ...)"],
        ),
        (
            {"texts/en.ftl": "room-hall = Hall\n"},
            ["texts/en.ftl:1:1: no text for pack-name (add a line: pack-name = ...)"],
        ),
        (
            {"texts/en.ftl": f"{NAMES}\nroom-roof\nroom-cellar = Cellar\n"},
            [
                (
                    'texts/en.ftl:6:10: is not Fluent: Expected token: "=" '
                    "(one name per line: id = Name)"
                )
            ],
        ),
        (
            {"texts/en.ftl": f"{NAMES}room-hall = Other hall\n"},
            ["texts/en.ftl:5:1: room-hall stands twice (it is first on line 2)"],
        ),
        (
            {"texts/en.ftl": "pack-name = My pack\nroom-hall =\n    .gender = feminine\n"},
            [
                "texts/en.ftl:2:1: room-hall has attributes but no text (write room-hall = Name)",
            ],
        ),
        (
            {"texts/en.ftl": "pack-name = My pack\nroom-hall = Hall { 1 } { $number }\n"},
            ["texts/en.ftl:2:1: room-hall uses a variable (a name is plain text)"],
        ),
        (
            {"texts/en.ftl": "pack-name = My pack\nroom-hall = H\x1b[1mall\n"},
            ["texts/en.ftl:2:14: control character U+001B (remove it)"],
        ),
    ],
)
def test_names(errors: Errors, files: Mapping[str, str], expected: list[str]) -> None:
    assert errors({**HALL, **files}) == expected


def test_a_name_that_is_not_utf_8(make_pack: MakePack) -> None:
    folder = make_pack(HALL)
    (folder / "texts/en.ftl").write_bytes(b"pack-name = My pack\nroom-hall = H\xe4ll\n")
    (problem,) = content.check(folder)
    assert str(problem) == (
        f"{folder}/texts/en.ftl:2:14: is not UTF-8 text (save the file as UTF-8)"
    )


def test_every_kind_of_card_needs_a_name_in_every_language(errors: Errors) -> None:
    found = errors(
        {
            **HALL,
            "pack.yaml": MANIFEST.replace("[en]", "[en, pl]"),
            "items.yaml": "lamp: {kind: pet, use: any-time, effect: [gain: H]}\n",
            "threats.yaml": "rat: {reward: H}\n",
            "texts/pl.ftl": "pack-name = Moje karty\n",
        }
    )
    assert found == [
        f"texts/pl.ftl:1:1: no text for {name} (add a line: {name} = ...)"
        for name in ("item-lamp", "room-hall", "threat-rat")
    ]


def test_doubts_about_names(make_pack: MakePack) -> None:
    folder = make_pack({"texts/de.ftl": "pack-name = Meine Karten\n"})
    found = [str(doubt).removeprefix(f"{folder}/") for doubt in content.warnings(folder)]
    assert found == [
        "texts/de.ftl:1:1: is not used (add de to languages in pack.yaml)",
        "texts/en.ftl:2:1: room-hall names no card of the pack (known: pack-name, pack-description)",
        "texts/en.ftl:3:1: item-lamp names no card of the pack (known: pack-name, pack-description)",
        "texts/en.ftl:4:1: threat-rat names no card of the pack (known: pack-name, pack-description)",
        "texts/pl.ftl:1:1: the pack has no names in language pl (add this file)",
        "texts/ru.ftl:1:1: the pack has no names in language ru (add this file)",
    ]


def test_the_core_cards_are_named_in_three_languages() -> None:
    findings = content.examine(BUILT_IN / "shelter" / "core")
    assert findings == content.Findings((), ())
