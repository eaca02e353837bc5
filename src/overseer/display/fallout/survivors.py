"""Survivors of Fallout in words: figures, cards and, for their owner alone, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.display.fallout.hands import agenda_parts, worth_words
from overseer.display.fallout.look import Look
from overseer.display.model import Section
from overseer.games.fallout.table import FalloutAgenda, FalloutCard, FalloutSurvivor

_ABILITY = "ability"  # the character itself, which is told already


def survivors(look: Look, seen: Sequence[FalloutSurvivor]) -> Section:
    """All survivors, who looks first."""
    own_first = sorted(seen, key=lambda survivor: survivor.seat != look.seat)
    parts = [_survivor(look, survivor) for survivor in own_first]
    return Section(title=look.say("field-fallout-survivors"), parts=parts)


def _survivor(look: Look, survivor: FalloutSurvivor) -> Section:
    player = look.words.player(survivor.seat)
    own = survivor.seat == look.seat
    title = look.say("outline-you", player=player) if own else player
    if survivor.eliminated:
        return Section(title=title, lines=[look.say("outline-fallout-eliminated")])
    if survivor.character is None:
        return Section(title=title, lines=[look.field("character", look.none())])
    lines = [*_figures(look, survivor, survivor.character), *_perks(look, survivor)]
    parts = [_cards(look, cards, where) for where, cards in _places(survivor)]
    if survivor.hand is not None:
        parts.append(_hand(look, survivor, survivor.hand))
    return Section(title=title, lines=lines, parts=[part for part in parts if part.lines])


def figures_line(look: Look, seat: int) -> str:
    """A survivor in numbers, in one line; empty before the first space."""
    seen = look.table.survivors[seat]
    if not seen.hp:
        return ""
    return look.say(
        "play-fallout-board",
        hp=seen.hp,
        max=seen.max_hp,
        rads=seen.rads,
        xp=seen.xp,
        caps=seen.caps,
        agendas=seen.agendas,
        space=seen.space or "-",
    )


def belongings(look: Look, seat: int) -> Iterator[str]:
    """Character, traits, cards, perks and loyalty by their names."""
    seen = look.table.survivors[seat]
    if seen.character is not None:
        yield look.name("character", seen.character)
    if seen.traits:
        yield look.field("traits", look.nouns("trait", seen.traits))
    for where, cards in _places(seen):
        held = ", ".join(_held(look, each) for each in cards if each.kind != _ABILITY)
        if held:
            yield look.field(where, held)
    if seen.perks:
        yield look.field("perk", ", ".join(look.name("perk", each) for each in seen.perks))
    if seen.loyal is not None:
        yield look.field("loyal", look.name("agenda", seen.loyal))


def hand(look: Look, seat: int) -> Section | None:
    """A hand that one may see, with what each agenda gives; None if it is hidden or not dealt."""
    seen = look.table.survivors[seat]
    return None if seen.hand is None or not seen.hp else _hand(look, seen, seen.hand)


def _places(survivor: FalloutSurvivor) -> tuple[tuple[str, Sequence[FalloutCard]], ...]:
    """The cards in front of a survivor, by where they lie."""
    return (
        ("equipped", survivor.equipped),
        ("inventory", survivor.inventory),
        ("beside", survivor.beside),
    )


def _held(look: Look, held: FalloutCard) -> str:
    """A card by its name, and whether it is exhausted."""
    name = look.item(held.item)
    return look.say("play-fallout-exhausted", item=name) if held.exhausted else name


def _figures(look: Look, survivor: FalloutSurvivor, character: str) -> Iterator[str]:
    name, text = look.name("character", character), look.lore.character(character)
    yield look.field("character", f"{name}. {text}")
    yield look.field("space", look.space_title(survivor.space or look.none()))
    if survivor.hp:  # from the first space on
        of_all = look.say(
            "outline-fallout-hp",
            hp=survivor.hp,
            most=survivor.max_hp,
            rads=survivor.rads,
        )
        yield look.field("hp", of_all)
    yield look.field("xp", survivor.xp)
    yield look.field("letters", ", ".join(survivor.letters) or look.none())
    if survivor.traits:
        yield look.field("traits", look.nouns("trait", survivor.traits))
    yield look.field("caps", survivor.caps)
    yield look.field("agendas", survivor.agendas)
    if survivor.loyal is not None:
        yield look.field("loyal", look.name("agenda", survivor.loyal))


def _perks(look: Look, survivor: FalloutSurvivor) -> Iterator[str]:
    for perk in survivor.perks:
        yield look.field("perk", f"{look.name('perk', perk)}. {look.lore.perk(perk)}")


def _cards(look: Look, cards: Sequence[FalloutCard], where: str) -> Section:
    """The cards at one place of the board."""
    lines = [
        f"{_held(look, held)}. {look.item_text(held.item)}"
        for held in cards
        if held.kind != _ABILITY
    ]
    return Section(title=look.say(f"field-fallout-{where}"), lines=lines)


def _hand(look: Look, survivor: FalloutSurvivor, hand: Sequence[FalloutAgenda]) -> Section:
    """A hand that one may see, with what each line of its agendas gives now."""
    lines = []
    for held in hand:
        agenda, seat = held.agenda, survivor.seat
        parts = agenda_parts(look.book, look.land, look.lore.texts, seat, agenda)
        lines.append(
            look.say(
                "play-fallout-agenda",
                agenda=look.name("agenda", agenda),
                influence=held.influence,
                parts=worth_words(look.say, parts),
            )
        )
    own = survivor.seat == look.seat
    title = look.say(
        "outline-fallout-hand" if own else "outline-fallout-hand-of",
        player=look.words.player(survivor.seat),
        influence=survivor.influence,
        target=look.table.target,
    )
    return Section(title=title, lines=lines or [look.none()])
