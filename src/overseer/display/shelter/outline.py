"""The table of Fallout Shelter in words: what its guide knows about players, levels and tracks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from overseer.display.model import Face, Section, SpaceFace
from overseer.display.outline import Guide, fields_of
from overseer.display.shelter.faces import ELEVATOR, START_ELEVATOR
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import LETTERS, RESOURCES
from overseer.games.shelter.table import (
    ShelterCubes,
    ShelterDecks,
    ShelterDwellers,
    ShelterItem,
    ShelterLevel,
    ShelterRoom,
    ShelterSpace,
)

_HIDDEN = frozenset(
    {"columns", "active", "players.seat", "players.level", "levels.level", "levels.owner"}
)
_QUIET = frozenset({"last_round", "players.items", "players.passed", "levels.elevator"})
_ORDER = (
    "round",
    "last_round",
    "first_player",
    "decks",
    "players",
    "levels",
    "room_track",
    "item_track",
    "players.happiness",
    "players.expected_happiness",
    "players.cubes",
    "players.dwellers",
    "players.passed",
    "levels.elevator",
)


def guide_of(words: Words, faces: Mapping[str, Face], columns: Sequence[int | None]) -> Guide:
    """The guide to a table with these numbers over its columns."""
    teller = _Teller(words, faces, columns)
    return Guide(
        order=_ORDER,
        hidden=_HIDDEN,
        quiet=_QUIET,
        phrases={
            "first_player": words.player,
            "decks": teller.decks,
            "players.cubes": teller.cubes,
            "players.dwellers": teller.dwellers,
            **{f"discards.{pile}": teller.cards for pile in ("items", "rooms", "threats")},
        },
        lines={
            "levels.elevator": teller.elevator,
            "levels.rooms": teller.rooms,
            "item_track": teller.item_track,
            "room_track": teller.room_track,
        },
        parts={"players.items": teller.items},
        titles={
            "players": lambda player: words.player(player.seat),
            "levels": teller.level_title,
        },
    )


class _Teller:
    """Says the things on the table."""

    def __init__(
        self, words: Words, faces: Mapping[str, Face], columns: Sequence[int | None]
    ) -> None:
        self.words = words
        self.faces = faces
        self.columns = columns

    def decks(self, decks: ShelterDecks) -> str:
        """How many cards each deck holds."""
        return self.words.say("outline-shelter-decks", **fields_of(decks))

    def cards(self, cards: Sequence[str]) -> str:
        """A pile by the names of its cards."""
        names = self.words.join([self.faces[card].name for card in cards])
        return names or self.words.say("outline-none")

    # Players

    def cubes(self, cubes: ShelterCubes) -> str:
        """What stands on the three tracks."""
        parts = [
            f"{self.words.say(f'resource-{kind}')} {cubes[kind]}" for kind in RESOURCES[: t.KINDS]
        ]
        return self.words.join(parts)

    def dwellers(self, dwellers: ShelterDwellers) -> str:
        """A player's dwellers: those to be placed by kind, and those who are out."""
        say = self.words.say
        counts = {"untrained": dwellers.untrained, "injured": dwellers.injured}
        parts = [say(f"outline-{kind}", count=count) for kind, count in counts.items() if count]
        for letter, state in dwellers.trained.items():
            name = self.words.letter(LETTERS.index(letter) + 1)
            parts.append(say("outline-trained", letter=name, state=state))
        if dwellers.in_vault:
            parts.append(say("outline-in-vault", count=dwellers.in_vault))
        owned = say("outline-owned", count=dwellers.owned)
        return f"{owned}; {self.words.join(parts)}"

    def items(self, items: Sequence[ShelterItem]) -> Iterator[Section]:
        """What lies in front of a player."""
        lines = []
        for held in items:
            line = self._item(held.item)
            if held.exhausted:
                line = self.words.say("outline-exhausted", item=line)
            lines.append(line)
        yield Section(title=self.words.say("field-shelter-players-items"), lines=lines)

    # Tracks

    def item_track(self, track: Sequence[str | None]) -> list[str]:
        """The items to be had."""
        return [self._gap() if card is None else self._item(card) for card in track]

    def room_track(self, track: Sequence[str | None]) -> list[str]:
        """The rooms to be built."""
        return [self._gap() if card is None else self._room(card) for card in track]

    def _gap(self) -> str:
        return self.words.say("outline-gap")

    def _item(self, card: str) -> str:
        face = self.faces[card]
        return f"{face.name} ({face.sort_name}). {face.text}"

    def _room(self, card: str) -> str:
        face = self.faces[card]
        return f"{face.name}. {face.text}"

    # The vault

    def level_title(self, level: ShelterLevel) -> str:
        """A level by its number and its owner."""
        if level.owner is None:
            return self.words.say("outline-level-top")
        owner = self.words.player(level.owner)
        return self.words.say("outline-level", level=level.level, player=owner)

    def elevator(self, space: ShelterSpace) -> list[str]:
        """The elevator of a level."""
        face = self.faces[START_ELEVATOR if space.space.startswith("L0") else ELEVATOR]
        return [self._space(space, face.name, face.spaces[0])]

    def rooms(self, rooms: Sequence[ShelterRoom | None]) -> Iterator[str]:
        """The spaces of a level from left to right, and the slots that are free."""
        for room in rooms:
            if room is None:
                continue
            face = self.faces[room.room]
            halves = ("whole",) if len(face.spaces) == 1 else ("left", "right")
            for space, half, printed in zip(room.spaces, halves, face.spaces, strict=True):
                yield self._space(space, self.words.say(f"space-{half}", name=face.name), printed)
        middle = len(rooms) // 2
        left, right = rooms[:middle].count(None), rooms[middle:].count(None)
        if left or right:
            yield self.words.say("outline-slots", left=left, right=right)

    def _space(self, space: ShelterSpace, name: str, printed: SpaceFace) -> str:
        """A space: where it is, who and what is there, and the deal."""
        say = self.words.say
        number = space.space.partition(".")[2]
        column = self.columns[int(number) - 1] if number.isdigit() else None
        where = say("display-where-column", where=name, column=column) if column else name
        parts = [f"{space.space} {where}."]
        if space.occupant is not None:
            parts.append(self._occupant(space, space.occupant))
        if space.threat is None:
            parts.append(printed.text)
        else:
            threat = self.faces[space.threat]
            parts.append(say("outline-threat", threat=threat.name, text=threat.text))
            parts.append(say("outline-beneath", text=printed.text))
        return " ".join(parts)

    def _occupant(self, space: ShelterSpace, occupant: int) -> str:
        """Who is on a space, in what state and in training for what."""
        say = self.words.say
        states = []
        for dweller in space.dwellers:
            state = say("outline-lying" if dweller.injured else "outline-standing")
            training = dweller.training
            if training == "?":
                state += say("outline-training-any")
            elif training is not None:
                letter = self.words.letter(LETTERS.index(training) + 1)
                state += say("outline-training", letter=letter)
            states.append(state)
        if space.new_dwellers:
            states.append(say("outline-new-dwellers", count=space.new_dwellers))
        player = self.words.player(occupant)
        return say("outline-occupied", player=player, dwellers=self.words.join(states))
