"""The conformance kit of bots: they choose what is offered, knowing what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from overseer.bots import Bot
from overseer.kernel.decision import Decision, Option
from overseer.kernel.game import Game
from overseer.kernel.options import limited
from overseer.kernel.state import State
from overseer.testing.game import ROUNDS, Checked
from overseer.testing.law import Law, Spot
from overseer.testing.play import Chooser
from overseer.testing.views import Views


def check_bot(
    make_bot: Callable[[int], Bot],
    game: Game,
    *,
    games: int = 1,
    seed: int = 0,
    players: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    longest: int = 20_000,
) -> Checked:
    """Let a bot play all seats and raise `NonConformant` where it breaks a law.

    `make_bot` makes one from a seed. Three of each seed play side by side: one at the true state,
    one at a clone, and one at a state that only looks the same to its seat: hidden cards are
    others there, the dice to come too, and what sealed cards would do. All must agree.
    """
    if options is None:
        options = limited(game.table_options, ROUNDS)
    played = decisions = 0
    for number in game.seats if players is None else players:
        for one in range(seed, seed + games):
            spot = Spot(number, one)
            _check_one(make_bot, game, spot, options, longest)
            played += 1
            decisions += spot.decision
    return Checked(played, decisions)


def _check_one(
    make_bot: Callable[[int], Bot],
    game: Game,
    spot: Spot,
    options: Mapping[str, Any],
    longest: int,
) -> None:
    state = game.new(spot.players, spot.seed, **options)
    views = Views(game, ())
    seats = range(spot.players)
    bots, twins, blind = ([make_bot(spot.seed + seat) for seat in seats] for _ in range(3))
    chooser = Chooser(spot.seed)
    while not state.over:
        decisions = state.decisions
        decision = decisions[chooser.below(len(decisions))]
        seat = decision.seat
        option = _chosen(bots[seat], state, decision, spot)
        twin = twins[seat].choose(state.clone(), seat)
        if twin != option:
            raise spot.broken(
                Law.SAME_BOT, f"one chooses {option!r}, another of the same seed {twin!r}"
            )
        guess = blind[seat].choose(views.sampled(state, seat, spot.decision, spot), seat)
        if guess != option:
            raise spot.broken(
                Law.NO_PEEKING,
                f"it chooses {option!r}, but {guess!r} where only what its seat may not know "
                "differs",
            )
        state.apply(option, seat)
        spot.decision += 1
        if spot.decision > longest:
            raise spot.broken(
                Law.NEVER_STUCK, f"the bots' game is not over after {longest} decisions"
            )


def _chosen(bot: Bot, state: State, decision: Decision, spot: Spot) -> Option:
    """A bot's choice, made without a trace in the state."""
    before = state.dump()
    option = bot.choose(state, decision.seat)
    if option not in decision.options:
        raise spot.broken(Law.OFFERED, f"{option!r} is not one of the options")
    if state.dump() != before:
        raise spot.broken(Law.HANDS_OFF, "the state has changed while the bot was thinking")
    return option
