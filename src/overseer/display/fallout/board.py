"""The board of Fallout: where tiles lie, where one can walk, what agendas give, who has power."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from overseer.content.fallout.words import EQUIPMENT
from overseer.display.fallout.ends import GameEnd, ends_of
from overseer.display.fallout.hands import agenda_parts
from overseer.display.fallout.look import Look
from overseer.display.fallout.prowls import Prowl, prowls_of
from overseer.display.fallout.quests import StagedQuest, quests_of
from overseer.display.fallout.walks import Walk, walks_of
from overseer.games.fallout import terms as t
from overseer.games.fallout.enemies import level_of
from overseer.games.fallout.flower import heart, tile_at
from overseer.games.fallout.items import passive
from overseer.games.fallout.notation import FACTIONS, LETTERS, SLOTS, TRAITS
from overseer.games.fallout.table import Faction, FalloutFaction, FalloutSurvivor, FalloutTile
from overseer.games.fallout.traits import is_locked
from overseer.games.fallout.xp import next_hole


class MapTile(Struct, frozen=True, kw_only=True):
    """Where a tile is drawn: its heart among the cells of the map, and the cells with names."""

    slot: str
    q: int
    r: int
    labels: list[int] = []  # of each space of a faceup tile, the cell in which its name stands


class AgendaPart(Struct, frozen=True, kw_only=True):
    """What one line of an agenda gives now."""

    given: int
    text: str
    short: str  # for a card in hand


class AgendaWorth(Struct, frozen=True, kw_only=True):
    """An agenda of a hand that one may see, as the sum of its parts."""

    seat: int
    agenda: str
    faction: Faction | None
    influence: int
    parts: list[AgendaPart]


class Power(Struct, frozen=True, kw_only=True):
    """A faction on the power track."""

    faction: Faction
    name: str
    text: str  # how far it is from the end
    levels: list[int]  # of its tokens by power; empty if they are no enemies


class Sizes(Struct, frozen=True, kw_only=True):
    """How large the board of a survivor is."""

    track: int  # holes for HP and rads
    letters: str
    equipment: list[str]  # the kinds of items that have a slot each
    traits: list[list[str]]  # both sides of each token
    locked: list[str]  # the sides with a lock
    agendas: int  # the most that a hand may keep


class Stature(Struct, frozen=True, kw_only=True):
    """What the board of a survivor shows beside its pegs."""

    remaining: int  # the HP that rads have not met
    to_level: int  # the XP that are still needed
    bag: int  # how many cards the inventory has room for
    loyal: Faction | None  # whom everybody knows it to be loyal to


class FalloutBoard(Struct, frozen=True, kw_only=True):
    """What Fallout's board draws beside the table, for the seat that looks."""

    tiles: list[MapTile]
    sizes: Sizes
    survivors: list[Stature]  # by seat
    quests: list[StagedQuest]
    walks: list[Walk]
    prowls: list[Prowl]  # what enemies would do
    agendas: list[AgendaWorth]
    power: list[Power]
    ends: list[GameEnd]  # choices of who looks that would end the game


def board_of(look: Look) -> FalloutBoard:
    """What a board draws beside the table."""
    table = look.table
    return FalloutBoard(
        tiles=[_tile(look, tile) for tile in table.map],
        sizes=_SIZES,
        survivors=[_stature(look, seen.seat) for seen in table.survivors],
        quests=quests_of(look),
        walks=walks_of(look),
        prowls=prowls_of(look),
        agendas=[each for seen in table.survivors for each in _worths(look, seen)],
        power=[_power(look, faction) for faction in table.factions],
        ends=ends_of(look),
    )


_SIZES = Sizes(
    track=t.TRACK_TOP,
    letters=LETTERS,
    equipment=list(EQUIPMENT),
    traits=[list(TRAITS[2 * kind : 2 * kind + 2]) for kind in range(t.TRAIT_KINDS)],
    locked=[trait for number, trait in enumerate(TRAITS) if is_locked(number)],
    agendas=t.AGENDA_LIMIT,
)


def _stature(look: Look, seat: int) -> Stature:
    land = look.land
    loyal = int(land.loyal_to(seat))
    hole, steps = int(next_hole(land.letters[seat], land.xp[seat])), 1
    while hole:
        hole, steps = int(next_hole(land.letters[seat], hole)), steps + 1
    return Stature(
        remaining=int(land.remaining(seat)),
        to_level=steps,
        bag=t.INVENTORY_LIMIT + int(passive(land, seat, t.P_INVENTORY)),
        loyal=None if loyal < 0 else cast(Faction, FACTIONS[loyal]),
    )


def _tile(look: Look, tile: FalloutTile) -> MapTile:
    q, r = heart(tile_at(SLOTS.index(tile.slot)))
    labels: list[int] = []
    if tile.tile is not None:
        card = next(card for card in look.book.content.tiles if card.id == tile.tile)
        labels = [space.label for space in card.spaces]
    return MapTile(slot=tile.slot, q=q, r=r, labels=labels)


def _worths(look: Look, seen: FalloutSurvivor) -> list[AgendaWorth]:
    """The agendas of a hand, if it may be seen."""
    return [
        AgendaWorth(
            seat=seen.seat,
            agenda=held.agenda,
            faction=_faction_of(look, held.agenda),
            influence=held.influence or 0,
            parts=[
                AgendaPart(given=part.given, text=part.text, short=part.short)
                for part in agenda_parts(
                    look.book, look.land, look.lore.texts, seen.seat, held.agenda
                )
            ],
        )
        for held in seen.hand or ()
    ]


def _faction_of(look: Look, agenda: str) -> Faction | None:
    card = next(card for card in look.book.content.agendas if card.id == agenda)
    return cast(Faction, card.faction) if card.faction else None


def _power(look: Look, seen: FalloutFaction) -> Power:
    faction = FACTIONS.index(seen.faction)
    return Power(
        faction=seen.faction,
        name=look.lore.texts.faction(seen.faction),
        text=look.say("display-fallout-from-end", count=max(0, seen.last - seen.power)),
        levels=[] if seen.enemy is None else _levels(look, faction, seen.last),
    )


def _levels(look: Look, faction: int, last: int) -> list[int]:
    """The level of a faction's tokens at every space of the track."""
    tried, levels = look.land.clone(), []
    for power in range(last + 1):
        tried.power[faction] = power
        levels.append(int(level_of(tried, faction)))
    return levels
