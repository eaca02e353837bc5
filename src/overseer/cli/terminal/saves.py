"""Saves: where a game is kept that was given no file of its own."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from overseer.journal.files import seed_file
from overseer.kernel.errors import Malformed

FOLDER = "OVERSEER_SAVES"  # the variable that names another folder
_MOST = 1000  # games begun in one second


def saves_folder() -> Path:
    """The folder of kept games: where the system keeps what programs remember of their user."""
    named = os.environ.get(FOLDER)
    if named:
        return Path(named).expanduser()
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "overseer"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "overseer"
    state = os.environ.get("XDG_STATE_HOME", "")
    # A relative folder is none, says the specification.
    return (Path(state) if os.path.isabs(state) else home / ".local" / "state") / "overseer"


def new_save(game: str) -> Path:
    """A file of its own for a game that begins now, reserved so that no other game takes it."""
    begun = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    try:
        folder = saves_folder()
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, _MOST):
            more = "" if number == 1 else f"-{number}"
            file = folder / f"{game}-{begun}{more}.journal"
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                continue
            return file
    except (OSError, RuntimeError, ValueError) as error:  # without a home, too
        raise Malformed(f"{error}") from None
    raise Malformed(f"{folder}: too many games begin at once.")


def remove_save(file: Path) -> None:
    """Remove a kept game, which has moved to another file."""
    for each in (file, seed_file(file)):
        each.unlink(missing_ok=True)


def check_new(option: str, file: Path) -> None:
    """Refuse a file that cannot be begun: it is there already, or its folder is not."""
    if is_there(file):
        raise Malformed(
            f"{option}: {file} exists; go on with it by --resume, or name another file."
        )
    folder = file.parent
    if not folder.is_dir():
        raise Malformed(f"{option}: the folder {folder} does not exist; make it, or name another.")
    if not os.access(folder, os.W_OK):
        raise Malformed(f"{option}: nothing can be written into {folder}; name another folder.")


def is_there(file: Path) -> bool:
    """Whether a file exists; a name that cannot be one raises Malformed."""
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Malformed(f"{str(file)!r}: cannot be written ({reason}).") from None
    return True
