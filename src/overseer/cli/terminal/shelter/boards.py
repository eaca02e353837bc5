"""The boards in front of the players, and the tracks and decks beside the vault."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.paper import fit, hanging, side_by_side, styled
from overseer.cli.terminal.shelter import icons
from overseer.cli.terminal.shelter.scene import Scene
from overseer.cli.terminal.theme import DECIDING, FIRST_PLAYER
from overseer.games.shelter.notation import LETTERS, RESOURCES
from overseer.games.shelter.table import ShelterDwellers, ShelterPlayer
from overseer.games.shelter.terms import KINDS, TRACK_SIZE

_NAME = 12
_EXPECTED = 3
_DWELLERS = 10
_ITEMS = 15  # where items begin on a line of their own
_WIDE = 118  # from this width on, blocks stand side by side
_EMPTY = "·"


def draw_boards(scene: Scene, width: int) -> list[Text]:
    """One line per player, and their items below or, where there is room, beside it."""
    lines: list[Text] = []
    for player in scene.seen.players:
        board = _board(scene, player)
        items = _items(scene, player)
        if not player.items:
            lines.append(board)
        elif cell_len(board.plain) + 2 + cell_len(items.plain) <= width:
            lines.append(Text.assemble(board, "  ", items))
        else:
            lines += [board, *_below(items, width)]
    return lines


def dweller_marks(dwellers: ShelterDwellers) -> str:
    """The dwellers in front of a player: `-` untrained, `!` injured, then the trained letters."""
    marks = icons.UNTRAINED * dwellers.untrained + icons.INJURED * dwellers.injured
    for letter in LETTERS:
        if letter in dwellers.trained:
            lying = dwellers.trained[letter] == "injured"
            marks += letter + icons.INJURED * lying
    return marks


def draw_tracks(scene: Scene, width: int) -> list[Text]:
    """The item track and the room track, with the decks behind them."""
    half = (width - 2) // 2 if width >= _WIDE else width
    items = _track(scene, "item", half)
    rooms = _track(scene, "room", half)
    return side_by_side(rooms, items, half) if half < width else [*rooms, *items]


def _board(scene: Scene, player: ShelterPlayer) -> Text:
    seat = player.seat
    deciding = scene.decision is not None and scene.decision.seat == seat
    text = styled(DECIDING if deciding else " ", "lamp")
    text.append(f"{scene.emblem(seat)} ", f"seat{seat}")
    text.append_text(fit(Text(scene.words.player(seat), "heading"), _NAME))
    text.append(f" H{player.happiness:>2}")
    expected = "" if scene.vault.over else f"{icons.ARROW}{player.expected_happiness}"
    text.append(expected.ljust(_EXPECTED))
    for kind in range(KINDS):
        number = player.cubes[RESOURCES[kind]]
        text.append("  ").append(RESOURCES[kind] * number, "heading")
        text.append(_EMPTY * (TRACK_SIZE - number), "quiet")
    dwellers = player.dwellers
    text.append("  ").append_text(fit(dweller_marks(dwellers), _DWELLERS))
    text.append(f"{dwellers.left}/{dwellers.owned}")
    text.append(f" {FIRST_PLAYER}" if scene.seen.first_player == seat else "")
    text.append(f" {scene.say('play-passed')}" if player.passed else "", "quiet")
    return text


def _items(scene: Scene, player: ShelterPlayer) -> Text:
    """A player's items, the exhausted ones in brackets."""
    text = Text()
    for held in player.items:
        name = scene.words.card_name("item", held.item)
        text.append(", " if text.plain else "", "quiet")
        if held.exhausted:
            text.append(f"({name})", "quiet")
        else:
            text.append(name)
    return text


def _below(items: Text, width: int) -> list[Text]:
    """Items on lines of their own, broken between names."""
    lines = [Text(" " * _ITEMS)]
    for name in items.split(", ", include_separator=True):
        if cell_len(lines[-1].plain + name.plain.rstrip(", ")) > width:
            lines.append(Text(" " * _ITEMS))
        lines[-1].append_text(name)
    return lines


def _track(scene: Scene, kind: str, width: int) -> list[Text]:
    seen = scene.seen
    deck = seen.decks.items if kind == "item" else seen.decks.rooms
    discards = seen.discards.items if kind == "item" else seen.discards.rooms
    title = scene.say(f"play-track-{kind}")
    counts = scene.say("play-deck", deck=deck, discards=len(discards))
    lines = [Text.assemble((title, "heading"), (f"  {counts}", "quiet"))]
    cards = seen.item_track if kind == "item" else seen.room_track
    for card in cards:
        if card is None:
            lines.append(Text(f"  · {scene.say('play-gap')}", "quiet"))
        else:
            text = _item(scene, card) if kind == "item" else _room(scene, card)
            lines += hanging(text, Text("  · ", "quiet"), width)
    return lines


def _item(scene: Scene, card: str) -> Text:
    name = scene.words.card_name("item", card)
    kind = scene.words.item_kind(card)
    return Text.assemble(name, (f" ({kind}) ", "quiet"), scene.words.item_text(card).rstrip("."))


def _room(scene: Scene, card: str) -> Text:
    name = scene.words.card_name("room", card)
    return Text.assemble(name, "  ", icons.room(scene.words.rooms[card]))
