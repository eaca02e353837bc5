"""`overseer pack new`: a folder with a small pack to begin from."""

from __future__ import annotations

import shlex
from pathlib import Path

from overseer.content.starting import start
from overseer.texts.bundles import in_language

PAGES = {"fallout": "docs/packs-fallout.md"}  # that explain the files; docs/packs.md for any other


def new(path: str, *, game: str = "shelter", language: str = "en") -> int:
    """Start a pack of cards in a new folder.

    It holds one card of each common sort, passes its check and can be played with at once.

    Parameters
    ----------
    path
        The folder to be made; its name becomes the id of the pack, such as my-cards.
    game
        shelter or fallout.
    language
        The code of the language in which to tell what was made, such as en.
    """
    words = in_language(language)
    files = start(Path(path), game)
    quoted = shlex.quote(path)
    print(
        words.format("pack-new-made", folder=path, game=words.game(game, "{}-short-name")),
        *(f"  {name}" for name in files),
        words.format("pack-new-next", page=PAGES.get(game, "docs/packs.md")),
        f"  overseer pack check {quoted}",
        f"  overseer play {game} --pack {quoted}",
        sep="\n",
    )
    return 0
