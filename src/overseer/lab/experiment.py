"""Experiments: a pack beside what it is compared with, from the settings to the findings."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from overseer.arena.chunks import MAX_ROUNDS
from overseer.arena.playing import check_bots
from overseer.arena.pool import Workers
from overseer.arena.simulation import check_from_one, check_seed, seated
from overseer.arena.struck import Struck, struck
from overseer.catalog.boxes import boxes, choices, choosing
from overseer.content.pack import PackInfo, built_in, find, open_pack
from overseer.content.problems import Problems
from overseer.journal.game import Game
from overseer.kernel.errors import ContentError, Malformed, OverseerError
from overseer.kernel.options import limited
from overseer.lab.findings import (
    CardFinding,
    Change,
    MoveFinding,
    Step,
    card_finding,
    card_findings,
    changes,
    move_findings,
    step,
)
from overseer.lab.sweep import Sweep, swept
from overseer.lab.uses import Card, card_of, uses_of
from overseer.lab.watching import Side, Watched, Watching, trials
from overseer.registry import names as games_known
from overseer.registry import registered

BASE, PACK = 0, 1  # sides


@dataclass(frozen=True, slots=True)
class Plan:
    """What is compared, and how."""

    game: str
    pack: str
    against: str  # a pack; "" is the game's own box
    players: int
    bots: tuple[str, ...]  # seat by seat
    games: int
    seed: int
    sides: tuple[Side, ...]
    loaded: tuple[Game, ...]  # of the two sides
    dropped: tuple[str, ...]  # options that only the pack has
    alone: bool  # there is nothing to compare the pack with: it is the game's own box
    changed: tuple[Card, ...]  # cards that the pack adds or changes
    removed: tuple[Card, ...]  # cards that only the other side has
    sweep: Sweep | None = None
    swept: Card = ""

    @property
    def played(self) -> list[int]:
        """The sides that are played."""
        return list(range(PACK if self.alone else BASE, len(self.sides)))


@dataclass(frozen=True, slots=True)
class Findings:
    """What an experiment found."""

    plan: Plan
    changes: list[Change]
    cards: list[CardFinding]  # those of the pack
    all_cards: list[CardFinding]
    moves: list[MoveFinding]
    steps: list[Step] = field(default_factory=list)
    struck: list[Struck] = field(default_factory=list)  # bots that did not choose for themselves

    def as_json(self) -> dict[str, object]:
        """All numbers as JSON types."""
        plan = self.plan
        return {
            "game": plan.game,
            "pack": plan.pack,
            "against": plan.against,
            "players": plan.players,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "options": dict(plan.sides[PACK].options),
            "alone": plan.alone,
            "changed": list(plan.changed),
            "removed": list(plan.removed),
            "sweep": None if plan.sweep is None else plan.sweep.name,
            "changes": [asdict(each) for each in self.changes],
            "cards": [asdict(each) for each in self.all_cards],
            "dead": [each.card for each in self.all_cards if each.is_dead],
            "moves": [asdict(each) for each in self.moves],
            "dominant": [each.move for each in self.moves if each.is_dominant],
            "steps": [asdict(each) for each in self.steps],
            "struck": [asdict(each) for each in self.struck],
        }


@contextmanager
def planned(
    pack: str,
    *,
    game: str = "",
    against: str = "",
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Callable[[Game], Mapping[str, Any]],
    sweep: Sweep | None = None,
) -> Iterator[Plan]:
    """An experiment, if it makes sense. `options` reads those of the table for a game."""
    info = _opened(pack, game)
    sides = [_base_of(info) if not against else (against,), (pack,)]
    with tempfile.TemporaryDirectory(prefix="overseer-lab-") as folder:
        copies = [] if sweep is None else swept(info.folder, sweep, Path(folder))
        packs = [*sides, *((str(copy),) for copy in copies)]
        chosen = options(boxes(info.game, (pack,))[0])
        loaded = [_loaded(info.game, side, chosen, sweep, at) for at, side in enumerate(packs)]
        check_from_one("games", games)
        check_seed(seed)
        loaded[PACK].check_players(players)
        seats = seated(bots, players, info.game)
        check_bots(seats, loaded[PACK], seed)
        kept = [_kept([each], chosen) for each in loaded]
        whole = [
            each.check_options({**limited(each.table_options, MAX_ROUNDS), **own}, players)
            for each, own in zip(loaded, kept, strict=True)
        ]
        changed = tuple(_differing(loaded[PACK], loaded[BASE]))
        alone = not changed and not list(_differing(loaded[BASE], loaded[PACK]))
        if alone and against:
            raise Malformed("Both sides have the same cards: there is nothing to compare.")
        yield Plan(
            game=info.game,
            pack=pack,
            against=against,
            players=players,
            bots=seats,
            games=games,
            seed=seed,
            sides=tuple(Side(p, o) for p, o in zip(packs, whole, strict=True)),
            loaded=(loaded[BASE], loaded[PACK]),
            dropped=tuple(name for name in chosen if name not in kept[BASE]),
            alone=alone,
            changed=changed,
            removed=tuple(
                card for card in _differing(loaded[BASE], loaded[PACK]) if card not in changed
            ),
            sweep=sweep,
            swept="" if sweep is None else _swept_card(loaded[PACK], sweep),
        )


def run(plan: Plan, workers: Workers, progress: Callable[[int], None]) -> Findings:
    """Play all games of an experiment."""
    watched: list[list[Watched]] = [[] for _ in plan.sides]
    task = Watching(plan.game, plan.sides, plan.bots)
    for some in workers.do(task, trials(plan.played, plan.games, plan.seed)):
        for game in some:
            watched[game.side].append(game)
        progress(sum(map(len, watched)))
    after = watched[PACK]
    before = after if plan.alone else watched[BASE]
    known = [card for card in _cards(plan.loaded[PACK]) if _is_told(plan.game, card)]
    return Findings(
        plan,
        changes(before, after),
        card_findings(after, [card for card in plan.changed if _is_told(plan.game, card)]),
        [card_finding(after, card) for card in known],
        move_findings(after),
        [
            step(value, games, plan.swept)
            for value, games in zip(plan.sweep.values, watched[PACK + 1 :], strict=True)
        ]
        if plan.sweep is not None
        else [],
        struck((plan.bots, game.strikes, game.first_strikes) for side in watched for game in side),
    )


def _opened(pack: str, game: str) -> PackInfo:
    """What a pack says about itself: a folder, or a built-in pack by its id."""
    having = [name for name in games_known() if pack in built_in(name)]
    if game:
        registered(game)
        having = [name for name in having if name == game]
    if len(having) > 1:
        raise Malformed(f"{pack!r} is a pack of {' and of '.join(having)}: say --game.")
    problems = Problems()
    folder, label = find(pack, having[0]) if having else (Path(pack), pack)
    opened = open_pack(folder, label, problems)
    if opened is None or problems.sorted():
        raise ContentError(problems.sorted())
    if game and opened.info.game != game:
        raise Malformed(f"{pack} is a pack of {opened.info.game}, not of {game}.")
    return opened.info


def _base_of(info: PackInfo) -> tuple[str, ...]:
    """What a pack lies on; for one that is complete in itself, the game's usual box."""
    return (info.base,) if info.base else ()


def _loaded(
    game: str, packs: tuple[str, ...], options: Mapping[str, Any], sweep: Sweep | None, side: int
) -> Game:
    try:
        found = boxes(game, packs)
        return choosing(found, options if side == PACK else _kept(found, options))
    except OverseerError as error:
        if sweep is None or side <= PACK:
            raise
        value = sweep.values[side - PACK - 1]
        reason = str(error).partition("\n")[0].partition(": ")[2]
        raise Malformed(f"--sweep: with {sweep.name} = {value}: {reason}") from None


def _kept(games: Sequence[Game], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, but for choices that a side does not have, such as a scenario."""
    named = {each.name for each in games[0].table_options if each.kind == "choice"}
    return {
        name: value
        for name, value in options.items()
        if name not in named or value in choices(games, name)
    }


def _cards(game: Game) -> Iterator[Card]:
    for kind, deck in game.cards.kinds.items():
        for card in deck:
            yield card_of(kind, card)


def _differing(game: Game, other: Game) -> Iterator[Card]:
    """The cards of a game that another lacks, or has otherwise."""
    for kind, deck in game.cards.kinds.items():
        known = other.cards.kinds.get(kind, {})
        for card, content in deck.items():
            if card not in known or known[card] != content:
                yield card_of(kind, card)


def _is_told(game: str, card: Card) -> bool:
    """Whether anything can be counted about such a card."""
    uses = uses_of(game)
    return not uses.taken or uses.knows(card.partition(" ")[0])


def _swept_card(game: Game, sweep: Sweep) -> Card:
    for kind, deck in game.cards.kinds.items():
        if sweep.card in deck:
            return card_of(kind, sweep.card)
    raise Malformed(f"--sweep: {sweep.card} is not a card that comes into play.")
