"""Ways to things that lie in the tracks: how and by whom a room is built or an item had."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy_extensions import i64

from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import (
    best_discount,
    can_pay_for,
    level_refusals,
    missing_for,
)
from overseer.games.shelter.decks import place_in_track
from overseer.games.shelter.notation import RESOURCES
from overseer.games.shelter.placing import space_refusals, suitable_kinds
from overseer.games.shelter.refusal import FOREIGN_ELEVATOR, LEVEL_FULL, NO_ROOM_AFFORDABLE
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.explanation import Players, Reason
from overseer.kernel.vecs import vec

WordsIn = Callable[[str, Players], Words]

BUILDING = ("SH-BUILD-01", "SH-BUILD-06")
ITEMS = ("SH-ITEM-01",)


class Ways:
    """The ways of one seat, in a position, told in the words that `words_in` gives."""

    def __init__(self, words_in: WordsIn, vault: Vault, seat: int) -> None:
        self.words_in = words_in
        self.vault = vault
        self.seat = seat

    def to_build(self, room: int | None) -> Iterator[Reason]:
        """Where a dweller builds, what the room costs and what is short, and who else could."""
        vault, seat = self.vault, self.seat
        if level_refusals(vault, seat) & LEVEL_FULL:
            yield self._reason("level-full", BUILDING)
            return
        yield from self._where(t.BUILD, "build", BUILDING, room)
        if room is None:
            return
        missing = missing_icons(vault, seat, 0, -1, room)
        if missing:
            yield self._reason("build-short", BUILDING, room=room, missing=missing)
        else:
            yield self._reason("build-payable", BUILDING, room=room)
        rivals = [
            other
            for other in range(int(vault.players))
            if other != seat
            and not level_refusals(vault, other)
            and can_pay_for(vault, other, 0, -1, room, best_discount(vault, other))
        ]
        if rivals:
            yield self._reason("build-rivals", BUILDING, seats=rivals)

    def to_have(self, item: int) -> Iterator[Reason]:
        """Where a dweller takes an item, or where it is instead."""
        for code in self.vault.held:
            if held_item(code) == item:
                owner = int(held_seat(code))
                yield self._reason("item-of", ("SH-ITEM-03",), item=item, seats=[owner])
                return
        if place_in_track(self.vault.item_track, item) < 0:
            yield self._reason("item-elsewhere", ITEMS, item=item)
            return
        yield from self._where(t.TAKE_ITEM, "item", ITEMS, None)

    def _where(
        self, icon: int, what: str, rules: tuple[str, ...], room: int | None
    ) -> Iterator[Reason]:
        """The spaces that give an icon: those that are open, or else those that are not."""
        vault, seat = self.vault, self.seat
        found = [int(space) for space in vault.active if _gives(vault, int(space), icon)]
        refusals = space_refusals(vault, seat, vec[i64](found))
        pairs = [(space, int(bits)) for space, bits in zip(found, refusals, strict=True)]
        own = [(space, bits) for space, bits in pairs if not bits & FOREIGN_ELEVATOR]
        free = [space for space, bits in own if bits & ~NO_ROOM_AFFORDABLE == 0]
        if free:
            yield self._reason(f"{what}-at", rules, spaces=free, room=room)
        elif own:
            spaces = [space for space, _ in own]
            yield self._reason(f"{what}-nowhere", rules, spaces=spaces)
        else:
            yield self._reason(f"{what}-no-space", rules)
        if not suitable_kinds(vault, seat, False):
            yield self._reason("no-dweller-left", ("SH-INJ-02",))

    def _reason(
        self,
        key: str,
        rules: tuple[str, ...],
        *,
        spaces: list[int] | None = None,
        seats: list[int] | None = None,
        room: int | None = None,
        item: int | None = None,
        missing: tuple[str, ...] = (),
    ) -> Reason:
        # What is told belongs to this position, and may be said when it has gone on.
        cards = [int(self.vault.card[space]) for space in spaces or ()]

        def words(language: str, players: Players) -> str:
            say = self.words_in(language, players)
            arguments: dict[str, object] = {
                "places": say.join([say.where(card) for card in cards]),
                "count": len(cards),
                "players": say.join([say.player(each) for each in seats or ()]),
                "missing": say.icons(missing),
            }
            if room is not None:
                arguments |= {**say.room(room), "cost": say.price(room)}
            if item is not None:
                arguments |= say.item(item)
            return say.say(f"why-{key}", **arguments)

        return Reason(key, rules, words)


def _gives(vault: Vault, space: int, icon: int) -> bool:
    """Whether the reward of a space has an icon."""
    cards, card = vault.cards, vault.card[space]
    return icon in cards.icons[cards.row_start[card] : cards.row_end[card]]


def missing_icons(vault: Vault, seat: int, card: int, worn: int, room: int) -> tuple[str, ...]:
    """The cubes that a player lacks for a room and a card's cost."""
    numbers = missing_for(vault, seat, card, worn, room)
    return tuple(
        icon for icon, number in zip(RESOURCES, numbers, strict=True) for _ in range(int(number))
    )
