"""Limits of a guest's process: what its bot may take of the machine, and what it may change.

They stop mistakes. A bot that means harm can get around some of them: this is no sandbox.
"""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import signal
import sys
from pathlib import Path
from typing import Any

_OPEN_FILES = 128
_KINDNESS = 5  # the table and its people come first
_DEATH_OF_PARENT = 1  # PR_SET_PDEATHSIG of Linux
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_TRUNC
_CHANGES = frozenset(
    f"os.{verb}"
    for verb in (
        "chflags",
        "chmod",
        "chown",
        "link",
        "mkdir",
        "remove",
        "removexattr",
        "rename",
        "rmdir",
        "setxattr",
        "symlink",
        "truncate",
        "utime",
    )
)


def limit(megabytes: int) -> None:
    """Set what the process may take from here on; the keeper and its bots alike."""
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if sys.platform == "linux" else 0
    most = pages * resource.getpagesize() + megabytes * 1024 * 1024
    _at_most(resource.RLIMIT_AS, most)
    _at_most(resource.RLIMIT_FSIZE, 0)
    _at_most(resource.RLIMIT_CORE, 0)
    _at_most(resource.RLIMIT_NOFILE, _OPEN_FILES)
    os.nice(_KINDNESS)


def end_with(keeper: int) -> None:
    """Have the system end this process together with its keeper, whatever group it goes to."""
    # Other systems do without it, and so does a Python without ctypes.
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import ctypes

        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_DEATH_OF_PARENT, signal.SIGKILL)
    if os.getppid() != keeper:  # it ended before the system was told
        os._exit(1)


def start_nothing() -> None:
    """Allow no process and no thread from here on; of root's the system lets all."""
    if hasattr(resource, "RLIMIT_NPROC"):
        _at_most(resource.RLIMIT_NPROC, 0)


def write_nothing() -> None:
    """Have Python change no file from here on: it would create and empty some before it came to the
    limit of their size.
    """
    sys.addaudithook(_refuse_changes)


def _refuse_changes(event: str, about: tuple[Any, ...]) -> None:
    if event in _CHANGES or (event == "open" and _is_writing(*about)):
        raise OSError(errno.EROFS, "a bot changes no files", about[0])


def _is_writing(path: Any, mode: object, flags: int) -> bool:
    if isinstance(path, int) or not flags & _WRITING:
        return False
    return os.fsdecode(path) != os.devnull


def _at_most(kind: int, number: int) -> None:
    # A system that does not know a limit, as macOS does some, does without it.
    with contextlib.suppress(ValueError, OSError):
        hard = resource.getrlimit(kind)[1]
        least = number if hard == resource.RLIM_INFINITY else min(number, hard)
        resource.setrlimit(kind, (least, least))
