"""The boards in front of the survivors, and what lies beside the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.fallout import signs
from overseer.cli.terminal.fallout.hands import hand_lines
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.paper import fit, hanging, styled
from overseer.cli.terminal.theme import DECIDING
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import LETTERS
from overseer.games.fallout.table import FalloutCard, FalloutFaction, FalloutQuest, FalloutSurvivor

_NAME = 12
_INDENT = 4
_PLACE_GAP = "  "
_ABILITY = "ability"  # the character itself, whose name is told already


def status(scene: Scene) -> list[str]:
    """Round, turn, and what is left of it."""
    seen = scene.seen
    if scene.state.over:
        return [scene.say("play-fallout-ended")]
    if seen.round == 0:
        return [scene.say("play-fallout-set-up")]
    parts = [scene.words.say("log-round", round=seen.round)]
    if seen.active is not None:
        parts.append(scene.say("play-fallout-turn", player=scene.player(seen.active)))
        parts.append(scene.say("play-fallout-actions", count=seen.actions))
        if seen.points:
            parts.append(scene.say("play-fallout-points", count=seen.points))
    return parts


def draw_boards(scene: Scene, width: int) -> list[Text]:
    """Each survivor's figures, and below them what they have."""
    lines: list[Text] = []
    for survivor in scene.seen.survivors:
        lines.append(_figures(scene, survivor, width))
        belongings = " · ".join(belongings_of(scene, survivor))
        if belongings:
            lines += hanging(Text(belongings), " " * _INDENT, width)
        for i, line in enumerate(hand_lines(scene, survivor)):
            style = "lamp" if i == 0 else ""
            lines += hanging(Text(line, style), " " * (_INDENT + 2 * bool(i)), width)
    return lines


def _figures(scene: Scene, survivor: FalloutSurvivor, width: int) -> Text:
    seat = survivor.seat
    decision = scene.decision
    deciding = decision is not None and decision.seat == seat
    text = styled(DECIDING if deciding else " ", "lamp")
    text.append(f"{scene.emblem(seat)} ", f"seat{seat}")
    text.append_text(fit(Text(scene.player(seat), "heading"), _NAME))
    if survivor.eliminated:
        return text.append(f" {scene.say('play-fallout-eliminated')}")
    if not survivor.hp:  # not yet on the map
        return text
    letters = "".join(sign if sign in survivor.letters else "·" for sign in LETTERS)
    text.append(f" {letters} ")
    text.append(figures_of(scene, survivor))
    if scene.seen.first_player == seat:
        text.append(f" {signs.FIRST_PLAYER}")
    return fit(text, min(width, cell_len(text.plain)))


def figures_of(scene: Scene, survivor: FalloutSurvivor) -> str:
    """A survivor in numbers."""
    return scene.say(
        "play-fallout-board",
        hp=survivor.hp,
        max=survivor.max_hp or 0,
        rads=survivor.rads,
        xp=survivor.xp,
        caps=survivor.caps,
        agendas=survivor.agendas,
        space=survivor.space or "-",
    )


def own_figures(scene: Scene) -> str:
    """The one whose turn is asked about in numbers; empty at other questions."""
    decision = scene.decision
    if decision is None or decision.prompt != t.ASK_TURN:
        return ""
    return figures_of(scene, scene.seen.survivors[int(decision.seat)])


def belongings_of(scene: Scene, survivor: FalloutSurvivor) -> Iterator[str]:
    """Character, traits, cards, perks and loyalty, each with what it is."""
    if survivor.character is not None:
        yield scene.name("character", survivor.character)
    if survivor.traits:
        yield _label(scene, "traits", scene.nouns("trait", survivor.traits))
    for where in ("equipped", "inventory", "beside"):
        held = [each for each in getattr(survivor, where) if each.kind != _ABILITY]
        if held:
            yield _label(scene, where, ", ".join(_held(scene, each) for each in held))
    if survivor.perks:
        yield _label(scene, "perks", ", ".join(scene.name("perk", each) for each in survivor.perks))
    if survivor.loyal:
        yield _label(scene, "loyal", scene.name("agenda", survivor.loyal))


def _held(scene: Scene, held: FalloutCard) -> str:
    name = scene.item(held.item)
    return scene.say("play-fallout-exhausted", item=name) if held.exhausted else name


def _label(scene: Scene, name: str, text: str) -> str:
    return scene.say(f"play-fallout-{name}", text=text)


# Beside the map


def draw_powers(scene: Scene, width: int) -> list[Text]:
    """The power track, a line for each faction."""
    names = [scene.faction(faction.faction) for faction in scene.seen.factions]
    widest = max(map(cell_len, names))
    lines: list[Text] = []
    for name, faction in zip(names, scene.seen.factions, strict=True):
        label = fit(Text(name, "heading"), widest).append("  ")
        text = styled("■" * faction.power, "")
        text.append("·" * max(0, faction.last - faction.power), "quiet")
        text.append(f" {faction.power}/{faction.last}  ")
        text.append(faction_words(scene, faction), "quiet")
        lines += hanging(text, label, width)
    return lines


def faction_words(scene: Scene, faction: FalloutFaction) -> str:
    """What the tokens of a faction are."""
    if faction.enemy is None:
        return scene.say("play-fallout-no-enemies")
    enemy = faction.enemy
    return scene.say(
        "play-fallout-enemies", stats=scene.stats(enemy.level, enemy.weak, enemy.abilities)
    )


def draw_quests(scene: Scene, width: int) -> list[Text]:
    """The staged quests with the ways to complete them, and how far they have come."""
    lines: list[Text] = []
    for quest in scene.seen.quests:
        lines += hanging(Text(quest_title(scene, quest), "heading"), "", width)
        for text in quest_ways(scene, quest):
            lines += hanging(text, "  ", width)
    return lines


def quest_title(scene: Scene, quest: FalloutQuest) -> str:
    """A quest by number and name, with the time that is left."""
    title = f"{quest.number} {scene.name('quest', quest.quest)}"
    if quest.timer is None:
        return title
    return f"{title} · {scene.say('play-fallout-timer', count=quest.timer)}"


def quest_ways(scene: Scene, quest: FalloutQuest) -> Iterator[str]:
    """How each objective is completed and what it brings, with its count."""
    for number, count in enumerate(quest.counts, start=1):
        way, *rest = scene.texts.objective(quest.quest, number)
        so_far = []
        if count.needed > 1:
            so_far = [scene.say("play-fallout-so-far", count=count.count, needed=count.needed)]
        yield " ".join([way, *so_far, *rest])


def shop_line(scene: Scene) -> str:
    """The row of the shop with prices."""
    cards = ", ".join(_priced(scene, item) for item in scene.seen.shop)
    return scene.say("play-fallout-shop", cards=cards or "-")


def _priced(scene: Scene, item: str) -> str:
    card = next(card for card in scene.game.content.items if card.id == item)
    if card.value is None:
        return scene.item(item)
    return f"{scene.item(item)} ({card.value})"


def decks_line(scene: Scene) -> str:
    """How many cards the decks hold."""
    decks = scene.seen.decks
    return scene.say("play-fallout-decks", loot=decks.loot, asset=decks.asset, agenda=decks.agenda)


def draw_places(scene: Scene, width: int) -> list[Text]:
    """The names of places, as many to a line as fit."""
    names = [
        f"{space.space} {scene.name('place', space.place)}"
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
