"""The boards in front of the survivors, and what lies beside the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.fallout import signs
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.paper import fit, hanging, styled
from overseer.cli.terminal.theme import DECIDING
from overseer.display.fallout.outline import quest_of, tokens_of
from overseer.display.fallout.survivors import belongings, figures_line, hand
from overseer.games.fallout.notation import LETTERS
from overseer.games.fallout.table import FalloutSurvivor

_NAME = 12
_INDENT = 4
_PLACE_GAP = "  "


def draw_boards(scene: Scene, width: int) -> list[Text]:
    """Each survivor's figures, and below them what they have."""
    lines: list[Text] = []
    for survivor in scene.seen.survivors:
        lines += hanging(_figures(scene, survivor), "", width)
        held = " · ".join(belongings(scene.look, survivor.seat))
        if held:
            lines += hanging(Text(held), " " * _INDENT, width)
        cards = hand(scene.look, survivor.seat)
        if cards is not None:
            lines += hanging(Text(cards.title, "lamp"), " " * _INDENT, width)
            for line in cards.lines:
                lines += hanging(line, " " * (_INDENT + 2), width)
    return lines


def _figures(scene: Scene, survivor: FalloutSurvivor) -> Text:
    seat = survivor.seat
    decision = scene.decision
    deciding = decision is not None and decision.seat == seat
    text = styled(DECIDING if deciding else " ", "lamp")
    text.append(f"{scene.emblem(seat)} ", f"seat{seat}")
    text.append_text(fit(Text(scene.player(seat), "heading"), _NAME))
    if survivor.eliminated:
        return text.append(f" {scene.say('outline-fallout-eliminated')}")
    if not survivor.hp:  # not yet on the map
        return text
    letters = "".join(sign if sign in survivor.letters else "·" for sign in LETTERS)
    text.append(f" {letters} ")
    text.append(figures_line(scene.look, seat))
    if scene.seen.first_player == seat:
        text.append(f" {signs.FIRST_PLAYER}")
    return text


# Beside the map


def draw_powers(scene: Scene, width: int) -> list[Text]:
    """The power track, a line for each faction."""
    look = scene.look
    factions = look.table.factions
    names = [look.lore.texts.faction(faction.faction) for faction in factions]
    widest = max(map(cell_len, names))
    lines: list[Text] = []
    for name, faction in zip(names, factions, strict=True):
        power, last = faction.power, faction.last
        label = fit(Text(name, "heading"), widest).append("  ")
        text = styled("■" * power, "").append("·" * max(0, last - power), "quiet")
        text.append(f" {power}/{last}  ").append(tokens_of(look, faction), "quiet")
        lines += hanging(text, label, width)
    return lines


def draw_quests(scene: Scene, width: int) -> list[Text]:
    """The staged quests with the ways to complete them, and how far they have come."""
    lines: list[Text] = []
    for quest in scene.look.table.quests:
        told = quest_of(scene.look, quest)
        lines += hanging(Text(told.title, "heading"), "", width)
        for text in told.lines:
            lines += hanging(text, "  ", width)
    return lines


def shop_line(scene: Scene) -> str:
    """The row of the shop with prices."""
    look = scene.look
    values = {card.id: card.value for card in look.book.content.items}
    cards = [
        look.item(item) if values[item] is None else f"{look.item(item)} ({values[item]})"
        for item in scene.seen.shop
    ]
    return look.field("shop", ", ".join(cards) or look.none())


def decks_line(scene: Scene) -> str:
    """How many cards the decks hold."""
    decks = scene.seen.decks
    return scene.say("play-fallout-decks", loot=decks.loot, asset=decks.asset, agenda=decks.agenda)


def draw_places(scene: Scene, width: int) -> list[Text]:
    """The names of places, as many to a line as fit."""
    names = [
        f"{space.space} {scene.look.name('place', space.place)}"
        for space in scene.seen.spaces()
        if space.place is not None
    ]
    return [Text(line, "quiet") for line in _flowed(names, width)]


def _flowed(words: Iterable[str], width: int) -> Iterator[str]:
    line = ""
    for word in words:
        if line and cell_len(line) + len(_PLACE_GAP) + cell_len(word) > width:
            yield line
            line = ""
        line += f"{_PLACE_GAP if line else ''}{word}"
    if line:
        yield line
