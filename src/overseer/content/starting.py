"""Starting a pack: a new folder with one card of each common sort, which passes its check."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from overseer.content.fields import is_kebab
from overseer.content.pack import MANIFEST, built_in
from overseer.kernel.errors import Malformed
from overseer.registry import registered

STARTERS = Path(__file__).parent / "starters"
# What stands in the files of a starter for the id of the new pack, and for its name.
ID, NAME = "my-cards", "My cards"


def start(folder: Path, game: str) -> Sequence[str]:
    """Make a folder with a small pack of a game, called as the folder is; gives its files.

    Whatever is in the way is told, and nothing is changed then.
    """
    registered(game)
    source = STARTERS / game
    if not source.is_dir():
        raise Malformed(f"The game {game!r} has no packs to start from.")
    _check_id(folder.name, game)
    files = sorted(path.relative_to(source).as_posix() for path in source.rglob("*.*"))
    files.sort(key=lambda name: (name != MANIFEST, "/" in name))
    try:
        folder.mkdir()
    except FileExistsError:
        raise Malformed(
            f"{folder} is there already, and was left as it is: choose another name, or remove it."
        ) from None
    except FileNotFoundError:
        raise Malformed(
            f"There is no folder {folder.parent}: make it, or choose another."
        ) from None
    except OSError as error:
        raise _failed(folder, error) from None
    try:
        for name in files:
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(_called(source / name, folder.name), encoding="utf-8")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise _failed(folder, error) from None
    return files


def _check_id(pack: str, game: str) -> None:
    """Refuse what cannot be the id of a new pack."""
    if not is_kebab(pack):
        raise Malformed(
            f"{pack!r} cannot be the id of a pack: write lower-case letters, digits and single "
            "hyphens, such as my-cards."
        )
    if pack in built_in(game):
        raise Malformed(f"{pack!r} is a pack of the program: choose another name.")


def _called(path: Path, pack: str) -> str:
    """The text of a file of a starter, with the id and the name of the new pack."""
    name = pack.replace("-", " ").capitalize()
    return path.read_text(encoding="utf-8").replace(ID, pack).replace(NAME, name)


def _failed(folder: Path, error: OSError) -> Malformed:
    return Malformed(f"{folder} cannot be made: {(error.strerror or 'unknown reason').lower()}.")
