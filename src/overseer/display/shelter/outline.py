"""The table of Fallout Shelter in words: what its guide knows about players, levels and tracks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from overseer.display.model import Face, Section, SpaceFace
from overseer.display.outline import Guide, fields_of
from overseer.display.shelter.faces import ELEVATOR, START_ELEVATOR
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import RESOURCES, space_name
from overseer.games.shelter.odds import column_chance
from overseer.games.shelter.table import (
    ShelterCubes,
    ShelterDecks,
    ShelterDwellers,
    ShelterItem,
    ShelterLevel,
    ShelterRoom,
    ShelterSpace,
    ShelterTable,
)
from overseer.kernel.state import State

_HIDDEN = frozenset({"active", "players.seat", "players.level", "levels.level", "levels.owner"})
_QUIET = frozenset({"last_round", "players.items", "players.passed", "levels.elevator"})
_ORDER = (
    "round",
    "last_round",
    "first_player",
    "decks",
    "columns",
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


def guide_of(teller: TableTeller) -> Guide:
    """The guide to a table."""
    words = teller.words
    return Guide(
        order=_ORDER,
        hidden=_HIDDEN,
        quiet=_QUIET,
        phrases={
            "first_player": words.player,
            "decks": teller.decks,
            "columns": teller.chances,
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


def open_spaces(state: State, seat: int) -> frozenset[str]:
    """The names of the spaces that a seat may go to now."""
    decision = state.decision
    if decision is None or decision.seat != seat or decision.prompt != t.ASK_TURN:
        return frozenset()
    return frozenset(space_name(each.b) for each in decision.options if each.verb == t.PLACE)


class TableTeller:
    """Says the things on a table; `open_spaces` are those that who looks may go to."""

    def __init__(
        self,
        words: Words,
        faces: Mapping[str, Face],
        table: ShelterTable,
        open_spaces: Collection[str] = (),
    ) -> None:
        self.words = words
        self.faces = faces
        self.table = table
        self.columns = table.columns
        self.open_spaces = open_spaces

    def status(self, step: str | None) -> list[str]:
        """Round and step, whether it is the last, and how many threats are left."""
        say, parts = self.words.say, []
        if step is None:
            parts.append(say("log-game-over"))
        else:
            parts += [say("log-round", round=self.table.round), say(f"play-step-{step}")]
            parts += [say("play-last-round")] if self.table.last_round else []
        return [*parts, say("play-threat-deck", count=self.table.decks.threats)]

    def chances(self, columns: Sequence[int | None]) -> str:
        """Which dice sum brings a threat to which space, and how likely that is."""
        return self.words.join(
            [
                self.words.say(
                    "play-plain-column",
                    space=place,
                    sum=number,
                    chance=round(100 * column_chance(number)),
                )
                for place, number in enumerate(columns, start=1)
                if number is not None
            ]
        )

    def decks(self, decks: ShelterDecks) -> str:
        """How many cards each deck holds."""
        return self.words.say("outline-shelter-decks", **fields_of(decks))

    def cards(self, cards: Sequence[str]) -> str:
        """A pile by the names of its cards."""
        names = self.words.join([self.faces[card].name for card in cards])
        return names or self.words.say("outline-none")

    # Players

    def figures(self, seat: int) -> str:
        """A player's cubes and dwellers in one line."""
        player, say = self.table.players[seat], self.words.say
        told = {"cubes": self.cubes(player.cubes), "dwellers": self.dwellers(player.dwellers)}
        return ". ".join(
            say("outline-field", label=say(f"field-shelter-{key}"), value=value)
            for key, value in told.items()
        )

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
            name = self.words.spelled(letter)
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

    def space(self, name: str) -> str:
        """The space of a name such as L0.4; empty if there is none."""
        for level in self.table.levels:
            elevator = level.elevator
            lines = [] if elevator is None else self.elevator(elevator)
            for line in (*lines, *self.rooms(level.rooms)):
                if line.startswith(f"{name} "):
                    return line
        return ""

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
            if space.beaten:
                parts.append(say("outline-threat-beaten", threat=threat.name))
            else:
                parts.append(say("outline-threat", threat=threat.name, text=threat.text))
            parts.append(say("outline-beneath", text=printed.text))
        if space.space in self.open_spaces:
            parts.append(say("play-plain-open"))
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
                state += say("outline-training", letter=self.words.spelled(training))
            states.append(state)
        if space.new_dwellers:
            states.append(say("outline-new-dwellers", count=space.new_dwellers))
        player = self.words.player(occupant)
        return say("outline-occupied", player=player, dwellers=self.words.join(states))
