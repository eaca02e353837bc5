"""The hashes that tell one pack from another."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest

from overseer.content.pack import PackInfo
from overseer.content.shelter import load
from packs.conftest import MANIFEST, NAMES, MakePack

THREATS = "rat: {reward: H}\n"
FILES = {"threats.yaml": THREATS}


def info(folder: Path) -> PackInfo:
    return load([folder]).packs[-1]


def expected(*files: tuple[str, str]) -> str:
    """SHA-256 over name, length and content of each file, written down here on its own."""
    framed = "".join(f"{name}\0{len(text.encode())}\0{text}" for name, text in files)
    return hashlib.sha256(framed.encode()).hexdigest()


def test_the_hash_covers_data_and_texts_in_the_order_of_their_names(make_pack: MakePack) -> None:
    found = info(make_pack(FILES))
    data = (("pack.yaml", MANIFEST), ("threats.yaml", THREATS))
    texts = ("texts/en.ftl", NAMES)
    assert found.rules_hash == expected(*data)
    assert found.hash == expected(data[0], texts, data[1])


def test_the_hash_does_not_depend_on_the_machine(make_pack: MakePack) -> None:
    found = info(make_pack(FILES))
    assert found.rules_hash == "7a7da5d983c2db0fc6a34760971b474b755db6befcd5c50a7b4997c5b5139a69"


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_line_endings_do_not_count(make_pack: MakePack, newline: str) -> None:
    unix = info(make_pack(FILES))
    files = {"pack.yaml": MANIFEST, "texts/en.ftl": NAMES, **FILES}
    other = info(make_pack({name: text.replace("\n", newline) for name, text in files.items()}))
    assert (other.hash, other.rules_hash) == (unix.hash, unix.rules_hash)


def test_the_name_of_the_folder_does_not_count(make_pack: MakePack, tmp_path: Path) -> None:
    folder = make_pack(FILES)
    copy = tmp_path / "copy of my pack"
    shutil.copytree(folder, copy)
    assert info(copy).hash == info(folder).hash


def test_a_changed_name_changes_the_hash_but_no_game(make_pack: MakePack) -> None:
    before = info(make_pack(FILES))
    after = info(make_pack({**FILES, "texts/en.ftl": NAMES.replace("Rat", "Mouse")}))
    assert after.hash != before.hash
    assert after.rules_hash == before.rules_hash


def test_a_changed_card_changes_both(make_pack: MakePack) -> None:
    before = info(make_pack(FILES))
    after = info(make_pack({"threats.yaml": THREATS.replace("H", "W")}))
    assert after.hash != before.hash
    assert after.rules_hash != before.rules_hash


def test_text_that_moves_from_one_file_to_the_next_is_a_change(make_pack: MakePack) -> None:
    before = info(make_pack({"items.yaml": "# a\n", "threats.yaml": THREATS}))
    after = info(make_pack({"items.yaml": "", "threats.yaml": "# a\n" + THREATS}))
    assert after.rules_hash != before.rules_hash


def test_other_files_in_the_folder_do_not_count(make_pack: MakePack) -> None:
    before = info(make_pack(FILES))
    after = info(make_pack({**FILES, "README.md": "hello", ".rooms.yaml": "x", "art/a.txt": "y"}))
    assert after.hash == before.hash
