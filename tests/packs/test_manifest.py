"""Finding a pack, and what its pack.yaml and the names of its files must say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from overseer import content
from overseer.content.shelter import load
from overseer.kernel.errors import ContentError, OverseerError
from packs.conftest import MANIFEST, Errors, MakePack

MANIFESTS = [
    ("id: my-pack", "id: My Pack", ["1:5: id 'My Pack' is not in kebab-case (as in my-cards)"]),
    ("version: 1.0.0", "version: new", ["2:10: version 'new' is no version (as in 1.0.0)"]),
    ("game: shelter", "game: sheltr", ["3:7: there is no game 'sheltr' (did you mean shelter?)"]),
    ("game: shelter", "game:", ["3:1: game must be a text, not an empty value"]),
    ("[en]", "en", ["4:12: languages must be a list, not 'en' (write languages: [en])"]),
    ("[en]", "[]", ["4:12: no language is listed (as in [en])"]),
    (
        "[en]",
        "[en, en, EN]",
        [
            "4:17: language en stands twice (remove one)",
            "4:21: 'EN' is no language code (as in en, pl, ru)",
        ],
    ),
    (
        "licence:",
        "license:",
        [
            "1:1: the pack has no 'licence' (add licence:)",
            "5:1: unknown key 'license' in the pack (did you mean licence?)",
        ],
    ),
    ("CC-BY-4.0", "[CC-BY-4.0]", ["5:10: licence must be a text, not a list"]),
    (
        "CC-BY-4.0",
        "CC-BY-4.0\nstandalone: maybe",
        ["6:13: standalone must be true or false, not 'maybe'"],
    ),
    (
        "CC-BY-4.0",
        "CC-BY-4.0\nremove: shotgun",
        ["6:9: remove must be a list, not 'shotgun' (write remove: [old-card, other-card])"],
    ),
    (
        "CC-BY-4.0",
        "CC-BY-4.0\nremove: [shotgnu, lamp]",
        [
            "6:10: there is no card 'shotgnu' to remove (did you mean shotgun?)",
            "6:19: there is no card 'lamp' to remove (only cards of the packs below can go)",
        ],
    ),
    (
        "id: my-pack",
        "id: core",
        ["1:5: two packs are called core (use one of them, or rename one)"],
    ),
]


@pytest.mark.parametrize(("old", "new", "expected"), MANIFESTS, ids=[case[1] for case in MANIFESTS])
def test_manifest(errors: Errors, old: str, new: str, expected: list[str]) -> None:
    found = errors({"pack.yaml": MANIFEST.replace(old, new)})
    assert found == [f"pack.yaml:{error}" for error in expected]


def test_an_empty_manifest_lacks_everything(errors: Errors) -> None:
    assert errors({"pack.yaml": ""}) == [
        f"pack.yaml:1:1: the pack has no '{key}' (add {key}:)"
        for key in ("game", "id", "languages", "licence", "version")
    ]


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (
            {"room.yaml": "deck: {}\n"},
            "room.yaml:1:1: no such file in a pack (did you mean rooms.yaml?)",
        ),
        (
            {"cards/items.yaml": "{}\n"},
            "cards/items.yaml:1:1: no such file in a pack (did you mean items.yaml?)",
        ),
        ({"rooms.yml": "deck: {}\n"}, "rooms.yml:1:1: is not read (let its name end in .yaml)"),
    ],
)
def test_a_misspelt_file_is_not_overlooked(
    errors: Errors, files: Mapping[str, str], expected: str
) -> None:
    assert errors(files) == [expected]


def test_hidden_files_are_nobodys(errors: Errors) -> None:
    assert errors({".rooms.yaml": "?", ".git/x.yaml": "?"}) == []


def test_a_path_must_be_a_folder(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    file = tmp_path / "file"
    file.write_text("")
    for path in (missing, file):
        (problem,) = content.check(path)
        hint = "(give the folder that holds pack.yaml)"
        assert str(problem) == f"{path}:1:1: is not a folder {hint}"


def test_a_folder_must_hold_a_manifest(tmp_path: Path) -> None:
    (problem,) = content.check(tmp_path)
    hint = "(a pack is a folder with a pack.yaml)"
    assert str(problem) == f"{tmp_path}/pack.yaml:1:1: is missing {hint}"


def test_loading_raises_one_error_of_the_family_with_all_problems(make_pack: MakePack) -> None:
    folder = make_pack({"items.yaml": "lamp: 1\n", "threats.yaml": "rat: 1\n"})
    with pytest.raises(ContentError) as caught:
        load([folder, "no-such-folder"])
    assert isinstance(caught.value, OverseerError)
    assert str(caught.value).splitlines() == [
        f"{folder}/items.yaml:1:7: item lamp must be a block of keys, not '1' (see docs/packs.md)",
        (
            f"{folder}/threats.yaml:1:6: threat rat must be a block of keys, not '1' "
            "(see docs/packs.md)"
        ),
        "no-such-folder:1:1: is not a folder (give the folder that holds pack.yaml)",
    ]


def test_a_pack_for_another_game_cannot_be_loaded(make_pack: MakePack) -> None:
    folder = make_pack({"pack.yaml": MANIFEST.replace("shelter", "fallout")})
    with pytest.raises(ContentError) as caught:
        load([folder])
    assert str(caught.value) == (
        f"{folder}/pack.yaml:3:7: this is a pack for the game fallout, not for shelter "
        "(use it with fallout)"
    )
