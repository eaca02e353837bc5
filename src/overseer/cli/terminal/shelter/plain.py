"""Shelter in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.cli.terminal.menu import Menu
from overseer.cli.terminal.plain import PlainTable
from overseer.cli.terminal.shelter.ending import Result, results, ties, verdict
from overseer.cli.terminal.shelter.odds import fight_now
from overseer.cli.terminal.shelter.scene import Place, Scene
from overseer.games.shelter.notation import LETTERS, RESOURCES
from overseer.games.shelter.odds import column_chance
from overseer.games.shelter.scoring import TIE_BREAKS
from overseer.games.shelter.table import ShelterLevel, ShelterPlayer
from overseer.games.shelter.terms import KINDS
from overseer.kernel.event import Event


class Plain(PlainTable[Scene]):
    """Shelter for ears."""

    def opening(self, scene: Scene) -> None:
        """The name of the game, who plays it, and how to get help."""
        self.line(scene.say("shelter-name") + ".")
        for seat, player in enumerate(scene.players):
            kind = "play-plain-bot" if player.bot else "play-plain-person"
            level = scene.seen.players[seat].level
            self.line(scene.say(kind, player=player.name, bot=player.bot or "", level=level))
        self.line(scene.say("play-welcome"))

    def table(self, scene: Scene) -> None:
        """Everything on the table."""
        for line in describe_table(scene):
            self.line(line)

    def glance(self, scene: Scene) -> None:
        """What changes within a turn."""
        self.table(scene)

    def ask(self, scene: Scene, menu: Menu) -> None:
        """A question with its numbered options."""
        self.question(scene, menu)
        decision = scene.decision
        if menu.is_turn and decision is not None:
            self.line(_purse(scene, scene.seen.players[int(decision.seat)]))
        for text in fight_now(scene):
            self.line(text)
        self.options(menu)

    def ending(self, scene: Scene, events: Sequence[Event]) -> None:
        """How the game has ended."""
        ranked = results(scene, scene.outcome, events)
        self.standings(scene, ranked)
        self.tell([*ties(scene, ranked), verdict(scene, scene.outcome)])

    def standings(self, scene: Scene, ranked: Sequence[Result]) -> None:
        """The places with what they are made of."""
        for result in ranked:
            standing = result.standing
            breaks = zip(TIE_BREAKS, standing.tie_breaks, strict=True)
            self.line(
                scene.say(
                    "play-plain-result",
                    place=standing.place,
                    player=result.name,
                    total=standing.score,
                    played=result.played,
                    end_items=result.items,
                    threats=result.threats,
                    **dict(breaks),
                )
            )


def describe_table(scene: Scene) -> Iterator[str]:
    """The whole table in sentences."""
    seen = scene.seen
    step = scene.say("play-step-recall" if scene.is_recall else "play-step-place")
    yield f"{scene.say('log-round', round=seen.round)}. {step}."
    if seen.last_round:
        yield scene.say("play-last-round") + "."
    first = scene.words.player(seen.first_player)
    yield scene.say("play-plain-first-player", player=first)
    for level in seen.levels:
        yield from _level(scene, level)
    yield from _track(scene, "room")
    yield from _track(scene, "item")
    yield scene.say("play-plain-threat-deck", count=seen.decks.threats)
    for player in seen.players:
        yield from _board(scene, player)
    yield _columns(scene)


def _level(scene: Scene, level: ShelterLevel) -> Iterator[str]:
    rooms = sum(room is not None for room in level.rooms)
    name = scene.level_name(level.level)
    yield scene.say("play-plain-level", level=level.level, name=name, rooms=rooms)
    for place in scene.places.values():
        if place.level == level.level:
            yield _space(scene, place)


def _space(scene: Scene, place: Place) -> str:
    text = f"{place.name}, {scene.place_name(place)}. {scene.words.space_text(place.printed)}"
    if place.threat is not None:
        threat = scene.words.card_name("threat", place.threat.id)
        text += " " + scene.say("play-plain-threat", threat=threat, text=scene.deal_words(place))
    if place.seen.occupant is not None:
        text += " " + _dwellers(scene, place)
    elif place.name in scene.lit:
        text += " " + scene.say("play-plain-open")
    return text


def _dwellers(scene: Scene, place: Place) -> str:
    seat = place.seen.occupant
    assert seat is not None
    dwellers = place.seen.dwellers
    player, injured = scene.words.player(seat), sum(dweller.injured for dweller in dwellers)
    if injured == len(dwellers) == 1:
        parts = [scene.say("play-plain-occupied-injured", player=player)]
    else:
        arguments = {"player": player, "count": len(dwellers), "injured": injured}
        parts = [scene.say("play-plain-occupied", **arguments)]
    for dweller in dwellers:
        if dweller.training == "?":
            parts.append(scene.say("play-plain-training-any"))
        elif dweller.training:
            letter = scene.words.letter(LETTERS.index(dweller.training) + 1)
            parts.append(scene.say("play-plain-training", letter=letter))
    if place.seen.new_dwellers:
        parts.append(scene.say("play-plain-new-dwellers", count=place.seen.new_dwellers))
    return " ".join(parts)


def _track(scene: Scene, kind: str) -> Iterator[str]:
    seen = scene.seen
    deck, discards, cards = (
        (seen.decks.items, seen.discards.items, seen.item_track)
        if kind == "item"
        else (seen.decks.rooms, seen.discards.rooms, seen.room_track)
    )
    counts = scene.say("play-deck", deck=deck, discards=len(discards))
    yield f"{scene.say(f'play-track-{kind}')}: {counts}."
    for card in cards:
        if card is None:
            yield scene.say("play-gap")
        elif kind == "item":
            yield f"{scene.words.card_name('item', card)}: {scene.words.item_text(card)}"
        else:
            yield f"{scene.words.card_name('room', card)}: {scene.words.room_text(card)}"


def _board(scene: Scene, player: ShelterPlayer) -> Iterator[str]:
    yield scene.say(
        "play-plain-board-over" if scene.vault.over else "play-plain-board",
        player=scene.words.player(player.seat),
        level=player.level,
        happiness=player.happiness,
        expected=player.expected_happiness,
    )
    yield _purse(scene, player)
    if player.items:
        ready = [held.item for held in player.items if not held.exhausted]
        exhausted = [held.item for held in player.items if held.exhausted]
        for state, items in (("ready", ready), ("exhausted", exhausted)):
            if items:
                names = ", ".join(scene.words.card_name("item", item) for item in items)
                yield scene.say(f"play-plain-items-{state}", items=names)
    if player.passed:
        yield scene.say("log-passed", player=scene.words.player(player.seat)) + "."


def _purse(scene: Scene, player: ShelterPlayer) -> str:
    """A player's cubes and dwellers in one line."""
    words = scene.words
    cubes = words.join([words.amount(kind, player.cubes[RESOURCES[kind]]) for kind in range(KINDS)])
    dwellers = player.dwellers
    parts = [scene.say("play-plain-dwellers", left=dwellers.left, owned=dwellers.owned)]
    healthy = [letter for letter, state in dwellers.trained.items() if state == "uninjured"]
    lying = [letter for letter, state in dwellers.trained.items() if state == "injured"]
    if dwellers.injured:
        parts.append(scene.say("play-plain-injured", count=dwellers.injured))
    if healthy:
        parts.append(scene.say("play-plain-trained", letters=", ".join(healthy)))
    if lying:
        parts.append(scene.say("play-plain-trained-injured", letters=", ".join(lying)))
    return f"{cubes}. {' '.join(parts)}"


def _columns(scene: Scene) -> str:
    """Which dice sum brings a threat to which space, and how likely that is."""
    parts = []
    for place, number in enumerate(scene.seen.columns, start=1):
        if number is not None:
            chance = round(100 * column_chance(number))
            parts.append(scene.say("play-plain-column", space=place, sum=number, chance=chance))
    return scene.say("play-plain-columns", columns=", ".join(parts))
