"""The conformance kit of games: random games, played on every surface at once and compared."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from overseer.kernel.decision import CHANCE
from overseer.kernel.game import MANUAL, Game
from overseer.kernel.options import limited
from overseer.testing.law import Law, Spot
from overseer.testing.legality import Legality
from overseer.testing.play import Chooser
from overseer.testing.playthrough import Playthrough
from overseer.testing.previews import Previews
from overseer.testing.processes import check_elsewhere
from overseer.testing.words import Words
from overseer.texts import GAMES, LANGUAGES, Ledger

Invariants = Callable[[Any], Sequence[str]]

_TRIED = 4  # choices at each decision that need not be offered
ROUNDS = 100  # nobody wants a test that runs for ever; a game without a limit of its own needs one


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was checked without finding anything."""

    games: int
    decisions: int
    previews: Mapping[str, int] = field(default_factory=dict)  # compared, by the kind of option


def check_game(
    game: Game,
    *,
    games: int = 1,
    seed: int = 0,
    players: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    invariants: Invariants | None = None,
    rules: Collection[str] | None = None,
    languages: Sequence[str] = LANGUAGES,
    packs: Sequence[Path | str] = (),
    elsewhere: bool = True,
    longest: int = 20_000,
) -> Checked:
    """Play random games and raise `NonConformant` where one breaks a law.

    games       how many for each number of players; the seeds are `seed`, `seed` + 1, ...
    players     numbers of players, by default all that the game takes
    options     of the table, as for `game.new`; by default a limit of rounds, if it knows one
    invariants  what must be true of every state of this game: gives a sentence for each breach
    rules       the ids that may be cited, by default those of the ledger of the game's name
    languages   in which everything must have words
    packs       the further packs that the game was loaded with
    elsewhere   whether to play the games again in another process, from source
    longest     decisions after which a game counts as endless
    """
    if options is None:
        options = limited(game.table_options, ROUNDS)
    rules = known_rules(game) if rules is None else rules
    legality = Legality(Words(rules, languages), _TRIED)
    previews = Previews(game, languages, rules)
    spots: list[Spot] = []
    decisions = 0
    for number in game.seats if players is None else players:
        for one in range(seed, seed + games):
            spot = Spot(number, one)
            Playthrough(game, spot, options, legality, previews, invariants, longest).check()
            decisions += spot.decision
            check_defaults(game, Spot(number, one), options, longest)
            spots.append(Spot(number, one))
    if elsewhere:
        check_elsewhere(game, packs, spots, options)
    return Checked(len(spots), decisions, dict(previews.compared))


def check_legality(
    game: Game,
    *,
    games: int = 1,
    seed: int = 0,
    players: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    rules: Collection[str] | None = None,
    languages: Sequence[str] = LANGUAGES,
    tried: int = 50,
    longest: int = 20_000,
) -> Checked:
    """Play random games and see at every decision what is possible, offered or not, and why not.

    `check_game` does so with few choices; this tries many, at decisions of chance and at those
    with a single option as well.

    tried    how many choices, beside those that are offered: some that the notation can express,
             and as many that were offered before
    """
    if options is None:
        options = limited(game.table_options, ROUNDS)
    legality = Legality(Words(known_rules(game) if rules is None else rules, languages), tried)
    played = decisions = 0
    for number in game.seats if players is None else players:
        for one in range(seed, seed + games):
            spot = Spot(number, one)
            state = game.new(number, one, chance=MANUAL, forced=MANUAL, **options)
            chooser = Chooser(one)
            while not state.over and spot.decision < longest:
                legality.check(state, 1_000_003 * (one + 1) + spot.decision, spot)
                decision, option = chooser.choice(state)
                state.apply(option, None if decision.seat == CHANCE else decision.seat)
                spot.decision += 1
            played += 1
            decisions += spot.decision
    return Checked(played, decisions)


def check_defaults(game: Game, spot: Spot, options: Mapping[str, Any], longest: int) -> None:
    """A table where nobody answers goes on by defaults, and comes to its end."""
    state = game.new(spot.players, spot.seed, **options)
    while not state.over:
        decision = state.decision
        if decision is None:
            raise spot.broken(Law.NEVER_STUCK, "not over, but no decision is open")
        state.apply(decision.default, decision.seat)
        spot.decision += 1
        if spot.decision > longest:
            raise spot.broken(
                Law.NEVER_STUCK, f"a game of defaults is not over after {longest} decisions"
            )


def known_rules(game: Game) -> Collection[str]:
    """The ids of the ledger of a game."""
    if game.name not in GAMES:
        raise ValueError(
            f"there is no ledger of {game.name!r}; tell check_game the ids that may be cited "
            "(rules=[...])"
        )
    return Ledger(game.name).entries.keys()
