"""Small packs for rules that the core cards never raise (SH-R-92).

    pack = write_pack(tmp_path, starting={"diner": spaces("cost: item item, reward: H")})
    table = Table(packs=[pack])

Cards are given by id, each as it would be written in a pack's YAML. One with the id of a core card
takes that card's place; in place of a starting room its spaces are on the table from the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

NO_CARDS: Mapping[str, str] = {}

_MANIFEST = """\
id: {id}
version: 1.0.0
game: shelter
languages: [en]
licence: CC-BY-4.0
"""


def write_pack(
    folder: Path,
    *,
    starting: Mapping[str, str] = NO_CARDS,
    rooms: Mapping[str, str] = NO_CARDS,
    items: Mapping[str, str] = NO_CARDS,
    threats: Mapping[str, str] = NO_CARDS,
    vault: str = "",
    remove: Sequence[str] = (),
    name: str = "test-pack",
) -> Path:
    """Write a pack on top of the core cards; the folder that holds it."""
    pack = folder / name
    manifest = _MANIFEST.format(id=name)
    if remove:
        manifest += f"remove: [{', '.join(remove)}]\n"
    blocks = [("starting", starting), ("deck", rooms)]
    files = {
        "pack.yaml": manifest,
        "rooms.yaml": "".join(f"{block}:\n{_cards(cards, 2)}" for block, cards in blocks if cards),
        "items.yaml": _cards(items),
        "threats.yaml": _cards(threats),
        "vault.yaml": vault,
        "texts/en.ftl": _names(room=[*starting, *rooms], item=[*items], threat=[*threats]),
    }
    for file, text in files.items():
        if text:
            path = pack / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return pack


def spaces(left: str = "reward: W", right: str = "reward: F") -> str:
    """A starting room with two spaces, each given by its keys."""
    return f"{{left: {{{left}}}, right: {{{right}}}}}"


def _cards(cards: Mapping[str, str], indent: int = 0) -> str:
    return "".join(f"{' ' * indent}{card}: {text}\n" for card, text in cards.items())


def _names(**cards: Sequence[str]) -> str:
    """A name for every card, made from its id."""
    lines = ["pack-name = Test pack", "pack-description = Cards for one test."]
    for kind, ids in cards.items():
        lines += [f"{kind}-{card} = {card.replace('-', ' ').title()}" for card in ids]
    return "\n".join(lines) + "\n"
