"""Survivors of Fallout in words: figures, cards and, for their owner alone, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.display.fallout.hands import agenda_parts, worth_words
from overseer.display.fallout.look import Look, Seen
from overseer.display.model import Section

_PLACES = ("equipped", "inventory", "beside")
_ABILITY = "ability"  # the character itself, which is told already


def survivors(look: Look, seen: Sequence[Seen]) -> Section:
    """All survivors, who looks first."""
    own_first = sorted(seen, key=lambda survivor: survivor["seat"] != look.seat)
    parts = [_survivor(look, survivor) for survivor in own_first]
    return Section(title=look.say("field-fallout-survivors"), parts=parts)


def _survivor(look: Look, survivor: Seen) -> Section:
    player = look.words.player(survivor["seat"])
    own = survivor["seat"] == look.seat
    title = look.say("outline-you", player=player) if own else player
    if survivor["eliminated"]:
        return Section(title=title, lines=[look.say("outline-fallout-eliminated")])
    if survivor["character"] is None:
        return Section(title=title, lines=[look.field("character", look.none())])
    lines = [*_figures(look, survivor), *_perks(look, survivor)]
    parts = [_cards(look, survivor, where) for where in _PLACES]
    if survivor["hand"] is not None:
        parts.append(_hand(look, survivor))
    return Section(title=title, lines=lines, parts=[part for part in parts if part.lines])


def figures_line(look: Look, seat: int) -> str:
    """A survivor in numbers, in one line; empty before the first space."""
    seen = look.table["survivors"][seat]
    if not seen["hp"]:
        return ""
    numbers = {key: seen[key] for key in ("hp", "rads", "xp", "caps", "agendas")}
    most, space = seen["max_hp"], seen["space"] or "-"
    return look.say("play-fallout-board", max=most, space=space, **numbers)


def belongings(look: Look, seat: int) -> Iterator[str]:
    """Character, traits, cards, perks and loyalty by their names."""
    seen = look.table["survivors"][seat]
    if seen["character"] is not None:
        yield look.name("character", seen["character"])
    if seen["traits"]:
        yield look.field("traits", look.nouns("trait", seen["traits"]))
    for where in _PLACES:
        held = ", ".join(_held(look, each) for each in seen[where] if each["kind"] != _ABILITY)
        if held:
            yield look.field(where, held)
    if seen["perks"]:
        yield look.field("perk", ", ".join(look.name("perk", each) for each in seen["perks"]))
    if seen["loyal"] is not None:
        yield look.field("loyal", look.name("agenda", seen["loyal"]))


def hand(look: Look, seat: int) -> Section | None:
    """A hand that one may see, with what each agenda gives; None if it is hidden or not dealt."""
    seen = look.table["survivors"][seat]
    return None if seen["hand"] is None or not seen["hp"] else _hand(look, seen)


def _held(look: Look, held: Seen) -> str:
    """A card by its name, and whether it is exhausted."""
    name = look.item(held["item"])
    return look.say("play-fallout-exhausted", item=name) if held["exhausted"] else name


def _figures(look: Look, survivor: Seen) -> Iterator[str]:
    character = survivor["character"]
    name, text = look.name("character", character), look.lore.character(character)
    yield look.field("character", f"{name}. {text}")
    yield look.field("space", look.space_title(survivor["space"] or look.none()))
    if survivor["hp"]:  # from the first space on
        of_all = look.say(
            "outline-fallout-hp",
            hp=survivor["hp"],
            most=survivor["max_hp"],
            rads=survivor["rads"],
        )
        yield look.field("hp", of_all)
    yield look.field("xp", survivor["xp"])
    yield look.field("letters", ", ".join(survivor["letters"]) or look.none())
    if survivor["traits"]:
        yield look.field("traits", look.nouns("trait", survivor["traits"]))
    yield look.field("caps", survivor["caps"])
    yield look.field("agendas", survivor["agendas"])
    if survivor["loyal"] is not None:
        yield look.field("loyal", look.name("agenda", survivor["loyal"]))


def _perks(look: Look, survivor: Seen) -> Iterator[str]:
    for perk in survivor["perks"]:
        yield look.field("perk", f"{look.name('perk', perk)}. {look.lore.perk(perk)}")


def _cards(look: Look, survivor: Seen, where: str) -> Section:
    """The cards at one place of the board."""
    lines = [
        f"{_held(look, held)}. {look.item_text(held['item'])}"
        for held in survivor[where]
        if held["kind"] != _ABILITY
    ]
    return Section(title=look.say(f"field-fallout-{where}"), lines=lines)


def _hand(look: Look, survivor: Seen) -> Section:
    """A hand that one may see, with what each line of its agendas gives now."""
    lines = []
    for held in survivor["hand"]:
        agenda, seat = held["agenda"], survivor["seat"]
        parts = agenda_parts(look.book, look.land, look.lore.texts, seat, agenda)
        lines.append(
            look.say(
                "play-fallout-agenda",
                agenda=look.name("agenda", agenda),
                influence=held["influence"],
                parts=worth_words(look.say, parts),
            )
        )
    own = survivor["seat"] == look.seat
    title = look.say(
        "outline-fallout-hand" if own else "outline-fallout-hand-of",
        player=look.words.player(survivor["seat"]),
        influence=survivor["influence"],
        target=look.table["target"],
    )
    return Section(title=title, lines=lines or [look.none()])
