"""Whether a set of Fallout cards can be played with: what no single card can be blamed for."""

from __future__ import annotations

from collections import Counter

from overseer.content.fallout.agendas import Agenda
from overseer.content.fallout.characters import Character
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.enemies import Enemy
from overseer.content.fallout.items import ASSET, LOOT, Item
from overseer.content.fallout.maps import check_maps
from overseer.content.fallout.perks import Perk
from overseer.content.fallout.references import check_references
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.words import FACTIONS, LETTERS, MOST_PLAYERS, TYPES
from overseer.content.problems import Problems

PERKS_PER_LETTER = 2
AGENDAS_PER_PLAYER = 4
MORE_AGENDAS = 4
SHOP_ROW = 4
MAX_CARDS = 2000
STARRED = ("wasteland", "settlement")


def check_set(merged: FalloutSet, sound: bool, problems: Problems) -> None:
    """Note what is wrong with a set; only what is named wrongly if it was not read whole."""
    check_references(merged, problems)
    if sound:
        check_maps(merged, problems)
        _check_decks(merged, problems)
        _check_perks(merged, problems)
        _check_agendas(merged, problems)


def _check_decks(merged: FalloutSet, problems: Problems) -> None:
    """Note what there is too little of to play with, or too much of to number."""
    if merged.dice is None:
        problems.add(merged.file("dice.yaml"), "there are no dice", "add dice.yaml")
    items = Counter[str]()
    for item in merged.values(Item):
        items[item.deck] += item.copies
    starred = Counter(card.deck for card in merged.values(Encounter) if not card.number)
    types = Counter(enemy.type for enemy in merged.values(Enemy))
    for name, number, least, file in (
        ("scenarios", len(merged.values(Scenario)), 1, "scenarios"),
        ("characters", len(merged.values(Character)), MOST_PLAYERS, "characters"),
        ("loot cards", items[LOOT], 1, "items"),
        ("assets", items[ASSET], SHOP_ROW + 1, "items"),
        *((f"starred encounters of {deck}", starred[deck], 1, "encounters") for deck in STARRED),
        *((f"enemies of type {type_}", types[type_], 1, "enemies") for type_ in TYPES),
    ):
        if number < least:
            message = f"there are {number} {name}, but at least {least} are needed"
            problems.add(merged.file(f"{file}.yaml"), message, "add some, or remove fewer")
    for kind, number in Counter(card.kind for card in merged.cards).items():
        if number > MAX_CARDS:
            message = f"there are {number} cards of kind {kind}, and {MAX_CARDS} is the limit"
            problems.add(merged.file("pack.yaml"), message, "use fewer cards")


def _check_perks(merged: FalloutSet, problems: Problems) -> None:
    perks = merged.values(Perk)
    for letter in LETTERS:
        number = sum(letter in perk.letters for perk in perks)
        if number < PERKS_PER_LETTER:
            message = f"letter {letter} has {number} perks, but needs {PERKS_PER_LETTER}"
            problems.add(merged.file("perks.yaml"), message, "add some, or remove fewer")


def _check_agendas(merged: FalloutSet, problems: Problems) -> None:
    """Note too few agendas for some number of players, and icons that no row shows (FO-R-94)."""
    agendas = merged.values(Agenda)
    place = merged.file("agendas.yaml")
    for players in range(1, MOST_PLAYERS + 1):
        used = [agenda for agenda in agendas if agenda.players <= players]
        least = AGENDAS_PER_PLAYER * players + MORE_AGENDAS
        if len(used) < least:
            message = (
                f"{len(used)} agendas are used with players: {players}, but {least} are needed"
            )
            problems.add(place, message, "add some, or lower their players:")
    shown = {icon for agenda in agendas for icon in agenda.enemies}
    for icon in (*TYPES, *FACTIONS):
        if icon not in shown:
            problems.add(
                place, f"no agenda shows {icon} in its row", f"add {icon} to some enemies:"
            )
