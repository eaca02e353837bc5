"""The toy game, made as every game is: from the packs that were asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kernel.toy import Toy


class ToyGame(Toy):
    """The toy game; its words are English only, so that the rest is told as it calls itself."""

    texts = (Path(__file__).parent / "texts",)

    def __init__(self, packs: Sequence[Path | str] = ()) -> None:
        super().__init__()
