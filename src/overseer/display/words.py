"""The words of any game: its messages, and the names of its players and cards."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from overseer.display.reader import Reader
from overseer.texts.bundles import Texts, in_language

Arguments = dict[str, object]


class Pack(Protocol):
    """Where a pack lies, with its texts."""

    @property
    def folder(self) -> Path | str:
        """The folder of the pack."""


def text_folders(packs: Iterable[Pack]) -> tuple[Path, ...]:
    """Where the texts of packs lie."""
    return tuple(Path(pack.folder) / "texts" for pack in packs)


def texts_of(packs: Iterable[Pack], language: str) -> Texts:
    """The messages of a language with the names that packs give."""
    return in_language(language, text_folders(packs))


class GameWords:
    """The words of one game for one reader; `prefix` begins the ids of its own messages."""

    prefix = ""

    def __init__(self, texts: Texts, reader: Reader) -> None:
        self.texts = texts
        self.reader = reader

    def say(self, message: str, **arguments: object) -> str:
        """A message of the game."""
        return self.texts.format(f"{self.prefix}{message}", fallback=False, **arguments)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.reader.player(seat)

    def card_name(self, kind: str, card: str) -> str:
        """The name of a card; from another language if a pack lacks this one."""
        return self.texts.format(f"{kind}-{card}", fallback=True)[0]

    def named(self, kind: str, card: str) -> Arguments:
        """A name as arguments of a message: as printed, and as the object of a verb."""
        accusative = f"{kind}-{card}.accusative"
        name = self.card_name(kind, card)
        object_form = self.texts.format(accusative) if self.texts.has(accusative) else name
        return {kind: name, f"{kind}_acc": object_form}

    def spelled(self, letter: str) -> str:
        """A letter with what it stands for: S (Strength)."""
        return f"{letter} ({self.texts.format(f'letter-{letter}')})"
