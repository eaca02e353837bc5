"""Exploring a set of Shelter cards for what can never matter; these are doubts, not errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from pathlib import Path

from overseer.content.merge import Card
from overseer.content.names import explore_names
from overseer.content.pack import OwnDoubts
from overseer.content.problems import Problem, Problems
from overseer.content.shelter.cards import Icons, Item, Room, Threat
from overseer.content.shelter.icons import CUBES as KINDS_OF_CUBE
from overseer.content.shelter.icons import RESOURCES
from overseer.content.shelter.loading import AnyCard, ShelterSet, assemble
from overseer.content.shelter.reach import (
    CUBES,
    TRACK,
    Reach,
    Site,
    elevators,
    reach,
    readies,
    sites,
)

_TRACKS = f"a track holds {TRACK} cubes, three tracks {CUBES}"


def examine(folder: Path) -> tuple[list[Problem], list[Problem]]:
    """The errors of a Shelter pack, or else the doubts about it."""
    problems = Problems()
    merged = assemble([folder], problems)
    if problems:
        return problems.sorted(), []
    return [], explore(merged)


def explore(merged: ShelterSet) -> list[Problem]:
    """The doubts about the last pack of a set that has no errors."""
    pack = merged.packs[-1]
    doubts = OwnDoubts(pack)
    texts = [card.text for card in merged.cards if card.pack is pack]
    explore_names(pack, texts, merged.packs[0].info.languages, doubts)
    known = reach(merged)
    endless = _endless(merged)
    for site in elevators(merged):
        _explore_space(site, known, doubts)
    for card in merged.cards:
        for site in sites(card):
            _explore_space(site, known, doubts)
        match card.value:
            case Room() as room:
                _explore_room(card, room, known, doubts)
            case Threat() as threat:
                if threat.fight > known.best_total:
                    message = f"nobody can reach {threat.fight} here"
                    hint = f"dice and items give {known.best_total} at most"
                    doubts.add(card.spot("fight"), message, hint)
            case Item() as item:
                _explore_item(card, item, known, doubts)
                if sum(endless.values()) > 1:
                    _explore_endless(card, endless, doubts)
    return doubts.sorted()


def _excess(icons: Icons) -> int:
    """By how many cubes a price goes beyond what full tracks hold."""
    counted = Counter(icon for icon in icons if icon in RESOURCES)
    over = sum(max(0, counted[kind] - TRACK) for kind in KINDS_OF_CUBE)
    return max(over, counted.total() - CUBES)


def _explore_space(site: Site, known: Reach, doubts: Problems) -> None:
    space = site.space
    if _excess(space.cost) > 0:
        doubts.add(site.spot("cost"), "this cost can never be paid", _TRACKS)
    if space.cost.count("item") > sum(known.items.values()):
        doubts.add(site.spot("cost"), "this cost can never be paid", "there are too few items")
    if space.exchange:
        if any(_excess(side) > 0 for side in space.exchange):
            doubts.add(site.spot("exchange"), "one side can never be paid", _TRACKS)
        if sorted(space.exchange[0]) == sorted(space.exchange[1]):
            doubts.add(site.spot("exchange"), "this exchange changes nothing", "make it unequal")
    if space.letter and space.letter not in known.trained:
        message = f"no dweller can be trained in {space.letter}"
        doubts.add(site.spot("letter"), message, f"add a train-{space.letter} icon or an outfit")
    if space.injured_only and not known.injuries:
        doubts.add(site.spot("injured-only"), "no dweller can be injured", "add a fight or injure")
    if "injure" in space.cost and space.injured_only:
        doubts.add(site.spot("cost"), "injure changes nothing here", "injured dwellers only")
    if "heal" in space.reward and not space.injured_only and "injure" not in space.cost:
        doubts.add(site.spot("reward"), "heal changes nothing here", "add injured-only: true")


def _explore_room(card: Card[AnyCard], room: Room, known: Reach, doubts: Problems) -> None:
    if room.price and "build" not in known.gained:
        doubts.add(card.place, f"{room.id} can never be built", "no space shows a build icon")
    excess = _excess(room.price)
    if excess > known.discount:
        doubts.add(card.spot("price"), "this price can never be paid", _TRACKS)
    elif excess > 0:
        doubts.add(card.spot("price"), "this price needs a discount", _TRACKS)


def _explore_item(card: Card[AnyCard], item: Item, known: Reach, doubts: Problems) -> None:
    place = card.spot("effect")
    if "item" not in known.gained:
        doubts.add(card.place, f"{item.id} can never be gained", "no space shows an item icon")
    for step, value in item.effect:
        fault = _idle(step, value, item, known)
        if fault:
            doubts.add(place, f"{step} can never matter: {fault}", "change the effect or add cards")


def _idle(step: str, value: object, item: Item, known: Reach) -> str:
    """Why a step of an item can never do anything, or an empty string."""
    match step, value:
        case (("fight" | "reroll"), _) if not known.fights:
            return "no threat has a fight"
        case "counts-as", "threat" if not known.threat_letters:
            return "no threat shows a letter"
        case "counts-as", str(letter) if letter != "threat" and letter not in known.shown:
            return f"no space shows {letter}"
        case "discount", _ if "room-price" not in known.paid:
            return "no space asks for the price of a room"
        case "pay", tuple(icons) if _excess(icons) > 0:
            return _TRACKS
        case "heal", _ if not known.injuries:
            return "no dweller can be injured"
        case "score", (str(count), int(every)) if known.most(count, item) < every:
            return f"a player can own {known.most(count, item)} of {count} at most"
    return ""


def _endless(merged: ShelterSet) -> dict[str, int]:
    """The items that ready others for nothing, with their copies."""
    return {
        card.id: card.value.copies
        for card in merged.cards
        if isinstance(card.value, Item) and readies(card.value) and not _pays(card.value)
    }


def _pays(item: Item) -> bool:
    return any(step == "pay" for step, _ in item.effect)


def _explore_endless(card: Card[AnyCard], endless: Collection[str], doubts: Problems) -> None:
    if card.id in endless:
        others = [name for name in endless if name != card.id] or ["its other copies"]
        message = f"{card.id} and {', '.join(others)} can ready each other without end"
        doubts.add(card.spot("effect"), message, "let one of them cost something")
