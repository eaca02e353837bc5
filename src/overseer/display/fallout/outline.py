"""The table of Fallout in words: what its guide knows about survivors, quests and the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from overseer.display.fallout import underway
from overseer.display.fallout.look import Look
from overseer.display.fallout.survivors import survivors
from overseer.display.model import Section
from overseer.display.outline import Guide, Outline, fields_of
from overseer.games.fallout.table import FalloutDecks, FalloutFaction, FalloutQuest, FalloutTile

AROUND = "around"  # where one is, which the map tells too, but later
_ORDER = (
    "scenario",
    "round",
    "active",
    "actions",
    "points",
    "first_player",
    "target",
    "activation",
    "winners",
    "encounter",
    "contest",
    "trade",
    AROUND,
    "survivors",
    "quests",
    "factions",
    "shop",
    "map",
)
_QUIET = frozenset({"active", "activation", "winners", "encounter", "contest", "trade", AROUND})


def outline(look: Look) -> list[Section]:
    """The whole table as a seat sees it."""
    own = [each for each in look.table.survivors if each.seat == look.seat]
    space = own[0].space if own and not own[0].eliminated else None
    table = {**fields_of(look.table), AROUND: space}
    if look.table.active is None:
        del table["actions"]  # nobody's turn, so nobody has any
    return Outline(look.words.texts, look.reader, "fallout", guide_of(look)).sections(table)


def status(look: Look) -> list[str]:
    """Round, turn, and what is left of it."""
    table = look.table
    if look.land.over:
        return [look.say("play-fallout-ended")]
    if table.round == 0:
        return [look.say("play-fallout-set-up")]
    parts = [look.words.say("log-round", round=table.round)]
    if table.active is not None:
        player = look.words.player(table.active)
        parts.append(look.say("play-fallout-turn", player=player))
        parts.append(look.say("play-fallout-actions", count=table.actions))
        if table.points:
            parts.append(look.say("play-fallout-points", count=table.points))
    return parts


def guide_of(look: Look) -> Guide:
    """The guide to a table."""
    teller = _Teller(look)
    words = look.words
    return Guide(
        order=_ORDER,
        quiet=_QUIET,
        phrases={
            "active": words.player,
            "first_player": words.player,
            "points": _unless_none,
            "deals": _unless_none,
            "activation": lambda agenda: look.name("agenda", agenda),
            "winners": lambda seats: ", ".join(map(words.player, seats)),
            **teller.piles(),
        },
        lines={
            "factions": teller.factions,
            "shop": teller.shop,
            "decks": teller.decks,
            "perks": lambda perks: [teller.names("perk", perks)],
            AROUND: teller.around,
        },
        parts={
            "encounter": lambda seen: [underway.encounter(look, seen)],
            "contest": lambda seen: [underway.contest(look, seen)],
            "trade": lambda seen: [underway.trade(look, seen)],
            "survivors": lambda seen: [survivors(look, seen)],
            "quests": teller.quests,
            "map": teller.map,
        },
    )


def _unless_none(count: int) -> str:
    """A number that only matters above zero."""
    return str(count) if count else ""


class _Teller:
    """Says the things on the table."""

    def __init__(self, look: Look) -> None:
        self.look = look

    def names(self, kind: str, cards: Sequence[str]) -> str:
        """Cards by their names."""
        names = [self.look.name(kind, card) for card in cards]
        return ", ".join(names) or self.look.none()

    def piles(self) -> dict[str, Any]:
        """How the discard piles are said."""
        look = self.look
        return {
            **{
                f"discards.{pile}": lambda cards: ", ".join(map(look.item, cards)) or look.none()
                for pile in ("loot", "asset", "unique")
            },
            "discards.agenda": lambda cards: self.names("agenda", cards),
            "discards.enemies": lambda cards: ", ".join(map(look.enemy, cards)) or look.none(),
        }

    def decks(self, decks: FalloutDecks) -> Iterator[str]:
        """How many cards and tokens are left."""
        look = self.look
        single = {
            "loot": decks.loot,
            "asset": decks.asset,
            "unique": decks.unique,
            "agenda": decks.agenda,
        }
        for deck, count in {**single, **decks.encounters}.items():
            yield self._counted(look.noun("deck", deck), count)
        for kind, count in decks.enemies.items():
            yield self._counted(
                look.say("outline-fallout-tokens", type=look.noun("type", kind)), count
            )
        yield look.field("decks-letters", decks.letters)

    def _counted(self, label: str, count: int) -> str:
        label = label[0].upper() + label[1:]
        return self.look.say("outline-field", label=label, value=count)

    def factions(self, factions: Sequence[FalloutFaction]) -> Iterator[str]:
        """The power track, and what the tokens of each faction are."""
        look = self.look
        for faction in factions:
            told = look.say(
                "play-fallout-power",
                faction=look.lore.texts.faction(faction.faction),
                power=faction.power,
                last=faction.last,
            )
            yield f"{told}; {tokens_of(look, faction)}"

    def shop(self, items: Sequence[str]) -> Iterator[str]:
        """The row of the shop."""
        for item in items:
            yield f"{self.look.item(item)}. {self.look.item_text(item)}"

    def quests(self, quests: Sequence[FalloutQuest]) -> Iterator[Section]:
        """The staged quests with their stories, and how far each objective has come."""
        parts = []
        for quest in quests:
            story = self.look.story(f"quest-{quest.quest}")
            told = quest_of(self.look, quest)
            lines = [story, *told.lines] if story else told.lines
            parts.append(Section(title=told.title, lines=lines))
        yield Section(title=self.look.say("field-fallout-quests"), parts=parts)

    # The map

    def around(self, space: str) -> Iterator[str]:
        """The space that one is on, and those that one could go to."""
        seen = self.look.spaces.get(space)
        if seen is None:
            return
        for name in (space, *seen.adjacent):
            yield _space(self.look, name)

    def map(self, slots: Sequence[FalloutTile]) -> Iterator[Section]:
        """Every tile with its spaces."""
        parts = [tile_of(self.look, slot) for slot in slots]
        yield Section(title=self.look.say("field-fallout-map"), parts=parts)


def tokens_of(look: Look, faction: FalloutFaction) -> str:
    """What the tokens of a faction are."""
    if faction.enemy is None:
        return look.say("play-fallout-no-enemies")
    return look.say("play-fallout-enemies", stats=look.stats(faction.enemy))


def quest_of(look: Look, quest: FalloutQuest) -> Section:
    """A staged quest but for its story: its time, and how far each objective has come."""
    card, lines = quest.quest, []
    if quest.timer is not None:
        lines.append(look.field("timer", quest.timer))
    if quest.marker_waits:
        lines.append(look.say("outline-fallout-marker-waits"))
    for number, count in enumerate(quest.counts, start=1):
        way, *rest = look.lore.texts.objective(card, number)
        so_far = [look.say("play-fallout-so-far", **fields_of(count))] if count.needed > 1 else []
        story = look.story(f"quest-{card}.objective-{number}")
        lines.append(" ".join(filter(None, [story, way, *so_far, *rest])))
    return Section(title=f"{quest.number} {look.name('quest', card)}", lines=lines)


def tile_of(look: Look, slot: FalloutTile) -> Section:
    """A tile with its spaces."""
    kind = look.noun("tile", slot.kind)
    if slot.tile is None:
        title = look.say("outline-fallout-facedown", slot=slot.slot, kind=kind)
        return Section(title=title, lines=[space_of(look, f"{slot.slot}.x")])
    tile = look.name("tile", slot.tile)
    title = look.say("outline-fallout-tile", slot=slot.slot, tile=tile, kind=kind)
    return Section(title=title, lines=[space_of(look, each.space) for each in slot.spaces])


def space_of(look: Look, name: str) -> str:
    """A space with what is there and what it is next to."""
    titles = ", ".join(map(look.space_title, look.spaces[name].adjacent))
    return f"{_space(look, name)}. {look.say('outline-fallout-next-to', spaces=titles)}"


def _space(look: Look, name: str) -> str:
    """A space with what is there."""
    there = look.space_words(name) or look.say("play-fallout-empty")
    return look.say("outline-field", label=name, value=there)
