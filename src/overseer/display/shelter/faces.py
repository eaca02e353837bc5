"""The cards of Fallout Shelter as they are printed: rooms, elevators, items and threats."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.content.shelter import Item, Room, Space, Threat
from overseer.display.model import Face, SpaceFace
from overseer.display.shelter import pictures
from overseer.display.shelter.icons import amounts, rewards, signs
from overseer.display.shelter.words import Words
from overseer.games.shelter.table import ShelterTable

ELEVATOR = "elevator"
START_ELEVATOR = "start-elevator"


def all_faces(words: Words) -> dict[str, Face]:
    """Every card of the game by its id."""
    content = words.content
    elevators = (
        _elevator(words, START_ELEVATOR, content.start_elevator),
        _elevator(words, ELEVATOR, content.elevator),
    )
    rooms = (_room(words, room) for room in (*content.starting, *content.rooms))
    items = (_item(words, item) for item in content.items)
    threats = (_threat(words, threat) for threat in content.threats)
    return {face.id: face for group in (rooms, items, threats, elevators) for face in group}


def cards_on(table: ShelterTable) -> Iterator[str]:
    """The ids of the cards that lie on a table, some of them more than once."""
    yield from (ELEVATOR, START_ELEVATOR)
    rooms = (room for level in table.levels for room in level.rooms)
    tracks = (*table.item_track, *table.room_track)
    yield from (room.room for room in rooms if room is not None)
    yield from (space.threat for space in table.spaces() if space.threat is not None)
    yield from (held.item for player in table.players for held in player.items)
    yield from (card for card in tracks if card is not None)
    yield from (*table.discards.items, *table.discards.rooms, *table.discards.threats)


def _space(words: Words, space: Space, fight: int = 0) -> SpaceFace:
    return SpaceFace(
        cost=amounts(words, space.cost),
        reward=rewards(words, space),
        letter=space.letter,
        linked=space.linked,
        injured_only=space.injured_only,
        signs=signs(words, space),
        text=words.space_text(space, fight),
    )


def _room(words: Words, room: Room) -> Face:
    return Face(
        id=room.id,
        kind="room",
        name=words.card_name("room", room.id),
        text=words.room_text(room.id),
        picture=pictures.ROOMS.get(room.id, pictures.KINDS["room"]),
        cost=amounts(words, room.price),
        spaces=[_space(words, space) for space in room.spaces],
    )


def _elevator(words: Words, card: str, space: Space) -> Face:
    name = words.say("start-elevator" if card == START_ELEVATOR else "player-elevator")
    return Face(
        id=card,
        kind="elevator",
        name=name[0].upper() + name[1:],
        text=words.space_text(space),
        picture=pictures.KINDS["elevator"],
        spaces=[_space(words, space)],
    )


def _item(words: Words, item: Item) -> Face:
    return Face(
        id=item.id,
        kind="item",
        name=words.card_name("item", item.id),
        text=words.item_text(item.id),
        sort=item.kind,
        sort_name=words.say(f"kind-{item.kind}"),
        picture=pictures.ITEMS.get(item.id, pictures.KINDS[item.kind]),
    )


def _threat(words: Words, threat: Threat) -> Face:
    return Face(
        id=threat.id,
        kind="threat",
        name=words.card_name("threat", threat.id),
        text=words.threat_text(threat.id),
        picture=pictures.THREATS.get(threat.id, pictures.KINDS["threat"]),
        fight=threat.fight,
        spaces=[_space(words, threat.space, threat.fight)],
    )
