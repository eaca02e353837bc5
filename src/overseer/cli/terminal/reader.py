"""Where choices come from: the keyboard, or lines of a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from rich.console import Console

from overseer.kernel.errors import Malformed


class Input(Protocol):
    """A source of lines."""

    def read(self, prompt: str) -> str | None:
        """The next line, or None at the end of the input."""


class Keyboard:
    """A person at a terminal, with line editing where the system has it."""

    def __init__(self) -> None:
        with suppress(ImportError):
            import readline  # noqa: F401  (input() edits lines once it is imported)

    def read(self, prompt: str) -> str | None:
        """What is typed after the prompt."""
        try:
            return input(prompt)
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"


class Script:
    """Lines that were written beforehand; each is shown as if it had been typed."""

    def __init__(self, lines: Iterable[str], console: Console) -> None:
        self.lines = iter(lines)
        self.console = console

    def read(self, prompt: str) -> str | None:
        """The next line of the script."""
        line = next(self.lines, None)
        self.console.print(f"{prompt}{'' if line is None else line.rstrip()}", soft_wrap=True)
        return line


def script(source: str, console: Console) -> Script:
    """The lines of a file, or of the standard input for `-`."""
    if source == "-":
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        return Script(sys.stdin, console)
    try:
        return Script(Path(source).read_text(encoding="utf-8").splitlines(), console)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise Malformed(f"--input: {source}: cannot be read ({reason}).") from None
