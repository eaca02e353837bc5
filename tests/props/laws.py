"""Laws of Fallout Shelter as anybody at the table could check them: counted from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from overseer import SPECTATOR, State

ITEMS, ROOMS, THREATS = 31, 24, 18
CUBES = 72
TRACK = 6
DWELLERS = 7
FIRST_DWELLERS = 2


def breaches(state: State) -> Iterator[str]:
    """One sentence for each law that the table breaks."""
    table: Any = state.view(SPECTATOR)["table"]
    yield from _cards(table)
    yield from _cubes(table)
    yield from _dwellers(table)
    if table["first_player"] not in range(len(table["players"])):
        yield f"the first player is {table['first_player']}"
    owners = [level["owner"] for level in table["levels"]]
    if sorted(owners[1:]) != list(range(len(table["players"]))) or owners[0] is not None:
        yield f"levels belong to {owners}"


def _spaces(table: Any) -> Iterator[Any]:
    for level in table["levels"]:
        if level["elevator"] is not None:
            yield level["elevator"]
        for room in level["rooms"]:
            if room is not None:
                yield from room["spaces"]


def _cards(table: Any) -> Iterator[str]:
    """Every card of the box is in exactly one place."""
    built = sum(room is not None for level in table["levels"][1:] for room in level["rooms"])
    places = {
        "items": (ITEMS, table["item_track"], sum(len(each["items"]) for each in table["players"])),
        "rooms": (ROOMS, table["room_track"], built),
        "threats": (THREATS, [], sum(space["threat"] is not None for space in _spaces(table))),
    }
    for kind, (printed, track, laid) in places.items():
        shown = len([card for card in track if card is not None]) + laid
        found = shown + table["decks"][kind] + len(table["discards"][kind])
        if found != printed:
            yield f"{found} of {printed} {kind} are there"


def _cubes(table: Any) -> Iterator[str]:
    """A track holds six cubes, and the supply 72 at most."""
    tracks = [number for player in table["players"] for number in player["cubes"].values()]
    if sum(tracks) > CUBES or not all(0 <= number <= TRACK for number in tracks):
        yield f"cubes on tracks: {tracks}"


def _dwellers(table: Any) -> Iterator[str]:
    """Every dweller is in one place: in front of its owner, on a slot or in the vault."""
    in_vault: Counter[int] = Counter()
    for space in _spaces(table):
        here = len(space["dwellers"]) + space["new_dwellers"]
        if (space["occupant"] is None) != (here == 0) or len(space["dwellers"]) > 2:
            yield f"{here} dwellers of {space['occupant']} are on {space['space']}"
        if space["occupant"] is not None:
            in_vault[space["occupant"]] += here
    for player in table["players"]:
        dwellers = player["dwellers"]
        front = dwellers["untrained"] + dwellers["injured"] + len(dwellers["trained"])
        if not FIRST_DWELLERS <= dwellers["owned"] <= DWELLERS:
            yield f"seat {player['seat']} owns {dwellers['owned']} dwellers"
        # Trainees on their way from the vault to a slot are counted as being in the vault.
        if front + in_vault[player["seat"]] > dwellers["owned"]:
            yield f"seat {player['seat']} has a dweller in two places"
        if player["happiness"] < 0:
            yield f"seat {player['seat']} has {player['happiness']} happiness"
