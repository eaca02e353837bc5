"""Places of the vault by the names that people read: halves of rooms, sides and columns."""

from __future__ import annotations

from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.odds import column_chance
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import column_of


def place_name(words: Words, vault: Vault, space: int) -> str:
    """The room or elevator that a space belongs to, with its half, whatever covers it."""
    return words.where(int(vault.printed_card(space)))


def whole_name(words: Words, vault: Vault, seat: int, space: int) -> str:
    """The same with whose level it is on, since there are rooms of one name on several."""
    name, owner = place_name(words, vault, space), int(vault.level_owner[space // t.SPACES])
    return name if owner < 0 else f"{name} · {_whose(words, seat, owner)}"


def columns_of(vault: Vault, slot: int) -> list[int]:
    """The numbers of the columns of a slot."""
    numbers = (column_of(vault, 2 * slot + half) for half in (0, 1))
    return [int(number) for number in numbers if number is not None]


def slot_text(words: Words, vault: Vault, slot: int) -> str:
    """A slot by its side and its columns: "right 8 · 9"."""
    side = words.say(f"side-{'left' if slot < t.SLOTS // 2 else 'right'}")
    return " ".join([side, " · ".join(map(str, columns_of(vault, slot)))]).strip()


def slot_name(words: Words, vault: Vault, slot: int) -> str:
    """A slot by its side and its columns, to be read aloud."""
    numbers = columns_of(vault, slot)
    side = words.say(f"side-{'left' if slot < t.SLOTS // 2 else 'right'}")
    return words.say(
        "display-slot", side=side, count=len(numbers), columns=", ".join(map(str, numbers))
    )


def slot_risk(words: Words, vault: Vault, slot: int) -> str:
    """How often threats come to a slot."""
    numbers = columns_of(vault, slot)
    chance = round(100 * sum(column_chance(number) for number in numbers))
    return words.say(
        "display-slot-risk",
        count=len(numbers),
        columns=", ".join(map(str, numbers)),
        chance=chance,
    )


def neighbour(words: Words, vault: Vault, level: int, slot: int) -> str:
    """What stands between a slot and the elevator, as the thing that a room would be beside."""
    inner = slot + 1 if slot < t.SLOTS // 2 else slot - 1
    is_first = slot in (t.SLOTS // 2 - 1, t.SLOTS // 2)
    room = 0 if is_first else int(vault.rooms[level * t.SLOTS + inner])
    if room == 0:
        return words.say("display-beside-elevator")
    return words.say("display-beside", **words.room(room - 1))


def about(words: Words, vault: Vault, seat: int, space: int) -> str:
    """A space's level and column with its odds: "your own · column 8 · 14% of rolls"."""
    level, place = divmod(space, t.SPACES)
    owner = int(vault.level_owner[level])
    parts: list[str] = []
    if vault.threat[space]:
        parts.append(words.say("display-about-on", where=place_name(words, vault, space)))
    if owner >= 0:
        parts.append(_whose(words, seat, owner))
    number = column_of(vault, place) if place != t.ELEVATOR else None
    if number is None:
        parts.append(words.say("display-about-safe"))
    else:
        chance = round(100 * column_chance(number))
        parts.append(words.say("display-about-column", column=number, chance=chance))
    return " · ".join(parts)


def _whose(words: Words, seat: int, owner: int) -> str:
    if owner == seat:
        return words.say("display-about-own")
    return words.say("display-about-of", player=words.player(owner))
