"""Loading a set of Shelter packs: read every file, merge the layers, check the whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from overseer.content.fields import Fields, as_mapping, is_kebab
from overseer.content.merge import Card, Layer, check_ids, check_stack, merge
from overseer.content.names import check_names
from overseer.content.pack import CORE, MANIFEST, Pack, base_of, check_files, find, open_for
from overseer.content.problems import Place, Problems, suggest
from overseer.content.shelter.cards import Item, Room, Shelter, Space, Threat
from overseer.content.shelter.items import read_item
from overseer.content.shelter.spaces import read_room, read_threat
from overseer.content.shelter.vault import SLOTS, Elevator, Top, Vault, read_vault
from overseer.content.source import Mapping

GAME = "shelter"
STARTING_ROOM, ROOM, ITEM, THREAT = "starting room", "room", "item", "threat"
MAX_CARDS = 4095
LEAST = {ITEM: 3, ROOM: 3, THREAT: 1}

_FILES = (MANIFEST, "vault.yaml", "rooms.yaml", "items.yaml", "threats.yaml")

AnyCard: TypeAlias = Room | Item | Threat
T = TypeVar("T", bound=AnyCard)


@dataclass(frozen=True, slots=True)
class PackContents:
    """What one pack says: its cards and its vault."""

    layer: Layer[AnyCard]
    vault: Vault

    @property
    def pack(self) -> Pack:
        """The pack that says it."""
        return self.layer.pack


@dataclass(frozen=True, slots=True)
class ShelterSet:
    """Packs merged, with every card still knowing the place where it was written."""

    packs: tuple[Pack, ...]
    cards: tuple[Card[AnyCard], ...]
    vault: Vault

    def of(self, *kinds: str) -> list[Card[AnyCard]]:
        """The cards of some kinds, in order."""
        return [card for card in self.cards if card.kind in kinds]

    def values(self, kind: str, type_: type[T]) -> tuple[T, ...]:
        """The cards of one kind without their places."""
        return tuple(card.value for card in self.of(kind) if isinstance(card.value, type_))


def load(paths: Sequence[Path | str] = ()) -> Shelter:
    """The core pack with other packs on top, in order; a ContentError holds all problems at once.

    A pack is given by the path of its folder. A standalone pack comes first and replaces the core.
    """
    problems = Problems()
    merged = assemble(paths, problems)
    problems.raise_any()
    vault = merged.vault
    return Shelter(
        top=tuple(name.text for name in vault.top.names) if vault.top else (),
        columns=vault.columns or (),
        start_elevator=_space(vault.start),
        elevator=_space(vault.player),
        starting=merged.values(STARTING_ROOM, Room),
        rooms=merged.values(ROOM, Room),
        items=merged.values(ITEM, Item),
        threats=merged.values(THREAT, Threat),
        packs=tuple(pack.info for pack in merged.packs),
    )


def assemble(paths: Sequence[Path | str], problems: Problems) -> ShelterSet:
    """Read, merge and check packs; the result is of use only if no problem was noted."""
    read = [read_pack(*find(source, GAME), problems) for source in paths]
    contents = [content for content in read if content is not None]
    if not contents or not contents[0].pack.info.standalone:
        contents.insert(0, core(base_of((each.pack for each in contents), CORE)))
    vault = Vault()
    for content in contents:
        vault = content.vault.over(vault)
    stack = tuple(content.pack for content in contents)
    readable = None not in read and all(content.layer.complete for content in contents)
    fits = check_stack(stack, problems)
    cards = merge([content.layer for content in contents], problems)
    merged = ShelterSet(stack, cards, vault)
    if readable and fits:
        _check_vault(merged, problems)
        _check_numbers(merged, problems)
    return merged


def own_cards(folder: Path) -> set[str] | None:
    """The ids of a pack's cards, those below it left out; None if it stands alone."""
    pack = open_for(GAME, folder, str(folder), Problems())
    if pack is None or pack.info.standalone:
        return None
    content = read_pack(folder, str(folder), Problems(), names=False)
    return None if content is None else {card.id for card in content.layer.cards}


@cache
def core(name: str = CORE) -> PackContents:
    """A built-in pack; its names are checked with the program, not at every start."""
    problems = Problems()
    content = read_pack(*find(name, GAME), problems, names=False)
    problems.raise_any()
    assert content is not None
    return content


def read_pack(
    folder: Path, label: str, problems: Problems, *, names: bool = True
) -> PackContents | None:
    """The cards and the vault of one pack; None if it is no readable pack of this game."""
    pack = open_for(GAME, folder, label, problems)
    if pack is None:
        return None
    check_files(pack, _FILES, problems)
    reader = _Reader(pack, problems)
    vault = reader.vault()
    reader.rooms()
    reader.cards_of(ITEM, reader.file("items.yaml"))
    reader.cards_of(THREAT, reader.file("threats.yaml"))
    check_ids(reader.cards, problems)
    if names:
        check_names(pack, [card.text for card in reader.cards if is_kebab(card.id)], problems)
    return PackContents(Layer(pack, tuple(reader.cards), reader.complete), vault)


class _Reader:
    """The reading of one pack's files; `complete` as long as no card had to be left out."""

    def __init__(self, pack: Pack, problems: Problems) -> None:
        self.cards: list[Card[AnyCard]] = []
        self.complete = True
        self._pack = pack
        self._problems = problems

    def file(self, name: str) -> Mapping | None:
        root = self._pack.read(name, self._problems)
        self.complete = self.complete and root is not None
        return root

    def vault(self) -> Vault:
        root = self.file("vault.yaml")
        return Vault() if root is None else read_vault(root, self._problems)

    def rooms(self) -> None:
        root = self.file("rooms.yaml")
        if root is not None:
            fields = Fields(root, "rooms.yaml", ("starting", "deck"), self._problems)
            self.cards_of(STARTING_ROOM, fields.mapping("starting"))
            self.cards_of(ROOM, fields.mapping("deck"))

    def cards_of(self, kind: str, block: Mapping | None) -> None:
        for card_id, entry in block.entries.items() if block else ():
            body = as_mapping(entry.value, f"{kind} {card_id}", self._problems)
            if body is None:
                self.complete = False
                continue
            text = f"{kind.rpartition(' ')[2]}-{card_id}"
            value = self._card(kind, card_id, body)
            self.cards.append(Card(self._pack, kind, card_id, text, value, entry.key.place, body))

    def _card(self, kind: str, card_id: str, body: Mapping) -> AnyCard:
        if kind == ITEM:
            return read_item(card_id, body, self._problems)
        if kind == THREAT:
            return read_threat(card_id, body, self._problems)
        return read_room(card_id, body, kind == STARTING_ROOM, self._problems)


def _space(elevator: Elevator | None) -> Space:
    return elevator.space if elevator else Space()


def _check_vault(merged: ShelterSet, problems: Problems) -> None:
    """Note parts of the vault that are missing, and a top level without six rooms (SH-R-02)."""
    for part in merged.vault.missing():
        place = Place(merged.packs[-1].file("vault.yaml"))
        problems.add(place, f"the vault has no '{part}'", "add it to vault.yaml")
    top = merged.vault.top
    if top is not None and top.readable:
        _check_top(top, merged, problems)


def _check_top(top: Top, merged: ShelterSet, problems: Problems) -> None:
    starting = {card.id: card for card in merged.of(STARTING_ROOM)}
    named: set[str] = set()
    for name in top.names:
        if name.text not in starting:
            message = f"'{name.text}' is no starting room"
            problems.add(name.place, message, suggest(name.text, starting))
        elif name.text in named:
            problems.add(name.place, f"{name.text} stands twice", "a starting room is one card")
        named.add(name.text)
    if len(top.names) != SLOTS:
        message = f"the top level has {SLOTS} rooms, not {len(top.names)}"
        problems.add(top.place, message, "three on each side of the elevator")
    elif named <= starting.keys() and len(named) == SLOTS:
        for card in starting.values():
            if card.id not in named:
                message = f"starting room {card.id} is not on the top level"
                place = card.place if card.pack is merged.packs[-1] else top.place
                problems.add(place, message, "name it in top:, or remove it in pack.yaml")


def _check_numbers(merged: ShelterSet, problems: Problems) -> None:
    """Note decks that are too small to play with or too large to number."""
    place = Place(merged.packs[-1].file(MANIFEST))
    for kind, least in LEAST.items():
        total = sum(card.value.copies for card in merged.of(kind))
        if total < least:
            message = f"the {kind} deck has {total} cards, but needs at least {least}"
            problems.add(place, message, f"add cards to {kind}s.yaml, or remove fewer")
    for kinds in ((STARTING_ROOM, ROOM), (ITEM,), (THREAT,)):
        total = sum(card.value.copies for card in merged.of(*kinds))
        if total > MAX_CARDS:
            message = f"there are {total} {kinds[-1]} cards, and {MAX_CARDS} is the limit"
            problems.add(place, message, "use fewer cards or copies")
