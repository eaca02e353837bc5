"""The pack on which others lie: the usual one, or the one that they ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer import content
from overseer.content.fallout import load
from overseer.content.pack import built_in
from overseer.kernel.errors import ContentError
from packs.conftest import MANIFEST, Errors
from packs.fallout_packs import write

LAID = """\
id: {id}
version: 1.0.0
game: fallout
languages: [en]
story: [en]
licence: CC-BY-4.0
base: {base}
"""


def laid(folder: Path, base: str) -> Path:
    """A pack without cards that asks for a base."""
    return write(folder, {"pack.yaml": LAID.format(id=folder.name, base=base)})


@pytest.mark.parametrize("base", built_in("fallout"))
def test_a_pack_says_on_which_built_in_pack_it_lies(tmp_path: Path, base: str) -> None:
    folder = laid(tmp_path / "mine", base)
    assert content.check(folder) == []
    box, below = load([folder]), load([base])
    assert [pack.id for pack in box.packs] == [base, "mine"]
    assert box.scenarios == below.scenarios
    assert box.quests == below.quests
    # To name it as well changes nothing.
    assert (
        overseer.load("fallout", [folder]).packs == overseer.load("fallout", [base, folder]).packs
    )


def test_packs_that_do_not_mind_go_along(tmp_path: Path) -> None:
    folder = laid(tmp_path / "mine", "core")
    other = laid(tmp_path / "other", "core")
    manifest = other / "pack.yaml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("base: core\n", ""))
    assert [pack.id for pack in load([other, folder]).packs] == ["core", "other", "mine"]


def test_packs_for_different_bases_do_not_go_together(tmp_path: Path) -> None:
    one, other = laid(tmp_path / "one", "core"), laid(tmp_path / "other", "outpost")
    with pytest.raises(ContentError) as caught:
        load([one, other])
    message = "it is made for base outpost, but lies on core (use it without core, or change base)"
    assert str(caught.value) == f"{other}/pack.yaml:7:7: {message}"


def test_a_pack_cannot_lie_on_another_base_than_its_own(tmp_path: Path) -> None:
    folder = laid(tmp_path / "mine", "core")
    with pytest.raises(ContentError) as caught:
        load(["outpost", folder])
    message = (
        "it is made for base core, but lies on outpost (use it without outpost, or change base)"
    )
    assert str(caught.value) == f"{folder}/pack.yaml:7:7: {message}"


def test_a_base_that_is_not_there_is_told_alone(tmp_path: Path) -> None:
    (problem,) = content.check(laid(tmp_path / "mine", "cor"))
    assert problem.message == "there is no built-in pack 'cor' to lie on"
    assert problem.hint == "did you mean core?"


def test_a_standalone_pack_has_no_base(errors: Errors) -> None:
    found = errors({"pack.yaml": f"{MANIFEST}standalone: true\nbase: core\n"})
    assert "pack.yaml:7:7: a standalone pack lies on no other (remove base, or standalone)" in found


def test_shelter_has_a_base_too(errors: Errors) -> None:
    assert errors({"pack.yaml": f"{MANIFEST}base: core\n"}) == []
    assert errors({"pack.yaml": f"{MANIFEST}base: outpost\n"}) == [
        "pack.yaml:6:7: there is no built-in pack 'outpost' to lie on (known: core)"
    ]
