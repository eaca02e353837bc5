"""Events of Fallout Shelter: what everybody may know of them, and what their numbers mean."""

from __future__ import annotations

from overseer.games.shelter import terms as t
from overseer.games.shelter.names import CardKind, Names
from overseer.games.shelter.notation import (
    DECKS,
    HELD,
    ICONS,
    LETTERS,
    RESOURCES,
    TRACK,
    Notation,
    cubes_name,
    space_name,
)
from overseer.kernel.grammar import (
    PLACE,
    UNTOLD,
    Field,
    Fields,
    Tidings,
    named,
    told,
    worded,
)

NAMES = named(vars(t), "E_")
NO_THREAT = ("seven", "no-room", "covered", "no-cards")
TRIGGERS = ("rooms", "threats")
ICON_NAMES = {number: icon for icon, number in ICONS.items()}


def tidings_of(notation: Notation) -> Tidings:
    """The events with the card ids of one game. Nothing but the dice to come is hidden here."""
    names = notation.names
    space = told("space", space_name, PLACE)
    resource = worded("resource", RESOURCES)
    item = worded("item", names.items, "item", lies=HELD)
    discarded = worded("item", names.items, "item")
    threat = worded("threat", names.threats, "threat")
    room = worded("room", names.rooms, "room")
    deck = worded("deck", DECKS)
    count = told("count")
    printed = _printed(names)
    drawn = (
        worded("item", names.items, "item", lies=TRACK),
        worded("room", names.rooms, "room", lies=TRACK),
    )
    fields: dict[int, Fields] = {
        t.E_ROUND: (told("round"),),
        t.E_NO_THREAT: (told("level"), told("sum"), worded("why", NO_THREAT)),
        t.E_THREAT: (space, threat),
        t.E_PLACED: (space, printed, count),
        t.E_PAID: (resource, count),
        t.E_GAINED: (resource, count, told("lost")),
        t.E_HAPPINESS: (count,),
        t.E_NEW_DWELLER: (space,),
        t.E_ITEM: (item,),
        t.E_GAVE: (discarded,),
        t.E_EXHAUSTED: (item,),
        t.E_READIED: (item,),
        t.E_BUILT: (room, space),
        t.E_REFRESHED: (deck,),
        t.E_INJURED: (space,),
        t.E_HEALED: (told("space", space_name, lambda at: UNTOLD if at == t.IN_FRONT else PLACE),),
        t.E_FIGHT: (told("total"), told("needed"), told("won")),
        t.E_DEFEATED: (space, threat),
        t.E_TRAINED: (worded("letter", LETTERS, first=1),),
        t.E_UNTRAINED: (space,),
        t.E_INCOME: (resource, space, printed),
        t.E_TRIGGER: (worded("why", TRIGGERS),),
        t.E_END_ITEM: (item, count),
        t.E_PENALTY: (count,),
        t.E_GAME_OVER: (told("truncated"),),
        t.E_RESHUFFLED: (deck,),
        t.E_FORFEIT: (told("icon", lambda icon: ICON_NAMES[icon]),),
        t.E_SWAPPED: (worded("given", names.items, "item", lies=TRACK), item),
        t.E_DOUBLED: (space,),
        t.E_EXCHANGED: (told("paid", cubes_name), told("gained", cubes_name)),
        t.E_DRAWN: lambda pile: (deck, drawn[pile]),
    }
    return Tidings(notation, NAMES, fields)


def _printed(names: Names) -> Field:
    """The card of a space: the room, the elevator or the threat that covers it."""
    ids = {CardKind.ROOM: names.rooms, CardKind.THREAT: names.threats, CardKind.ITEM: names.items}

    def kind(card: int) -> str:
        place = names.cards[card].kind
        elevators = (CardKind.ELEVATOR, CardKind.START_ELEVATOR)
        return "elevator" if place in elevators else place.value if place in ids else UNTOLD

    def word(card: int) -> str:
        place = names.cards[card]
        return ids[place.kind][place.index] if place.kind in ids else place.kind.value

    return told("card", word, kind)
