"""Fleets: many games of one kind that are stepped in one call."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from mypy_extensions import i16, i64, mypyc_attr, u8

from overseer.envs.lens.lens import NO_ACTION, Lens, place_of
from overseer.kernel.decision import Decision
from overseer.kernel.rng import Rng
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

EVERYBODY: Final = -1  # all seats are played from outside
GOES_ON: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2  # by the limit of rounds
_WARM_UP: Final = 12
_WIDTH: Final = 8  # bytes of an action


@final
@mypyc_attr(acyclic=True)
class Fleet:
    """Games that begin anew as soon as they end, each with dice of its own.

    `start` is a game before anything has been left to chance. `learner` is the seat that is played
    from outside while the others choose at random, or EVERYBODY. What a step leads to lies in the
    rows below, game by game; each step makes new rows, so that those of earlier ones stay.
    """

    def __init__(
        self, start: State, lens: Lens, games: i64, rng: Rng, learner: i64, shows: bool
    ) -> None:
        self.start = start
        self.lens = lens
        self.games = games
        self.players = start.players
        self.rng = rng
        # Who asks for any action, and does not take it, changes nothing in the games.
        self.idle = Rng(rng.next(), rng.next(), rng.next(), 1)
        self.learner = learner
        self.shows = shows  # whether anybody looks at observations
        self.states: list[State] = []
        self.offers: list[vec[i64]] = []  # by game: the actions that are possible
        width: i64 = lens.features if shows else 0
        self.no_sights = vec[i16]([0] * (games * width))
        self.no_masks = vec[u8]([0] * (games * lens.actions))
        self.no_seats = vec[i64]([0] * games)
        self.no_rewards = vec[float]([0.0] * (games * start.players))
        self.no_ends = vec[u8]([0] * games)
        self._clear()
        for _ in range(games):
            self.states.append(start)
            self.offers.append(vec[i64]())
        self.reset()

    def reset(self) -> None:
        """Begin all games anew."""
        self._clear()
        for game in range(self.games):
            self.states[game] = self._begun()
            self._show(game)

    def step(self, actions: bytes) -> i64:
        """Take one action in each game: 64-bit numbers, the lowest byte first.

        Gives -1, or the first game in which an action is not possible: then nothing has changed.
        """
        games = self.games
        places = self.no_seats[:]
        for game in range(games):
            place = place_of(self.offers[game], read_i64_le(actions, game * _WIDTH))
            if place < 0:
                return game
            places[game] = place
        self._clear()
        for game in range(games):
            state = self.states[game]
            decision = state.open
            if decision is not None:
                state.choose(decision, places[game])
            if self._sail_on(state):
                self._end(game, state)
                self.states[game] = self._begun()
            self._show(game)
        return -1

    def drawn(self) -> vec[i64]:
        """An action for each game, each of its options equally likely."""
        actions = self.no_seats[:]
        for game in range(self.games):
            offers = self.offers[game]
            action: i64 = NO_ACTION
            while action == NO_ACTION:
                action = offers[self.idle.below(len(offers))]
            actions[game] = action
        return actions

    def playouts(self, number: i64) -> i64:
        """Play so many games at random; how many choices there were. The fleet stays as it is."""
        choices: i64 = 0
        for _ in range(number):
            state = self._fresh()
            decision = state.open
            while decision is not None:
                state.choose(decision, self.rng.below(len(decision.options.codes)))
                choices += 1
                decision = state.open
        return choices

    def _clear(self) -> None:
        """Rows of zeros: copies, because that is quicker than to wipe those of the last step."""
        self.sights = self.no_sights[:]
        self.masks = self.no_masks[:]
        self.seats = self.no_seats[:]
        self.rewards = self.no_rewards[:]
        self.ends = self.no_ends[:]

    def _fresh(self) -> State:
        """A new game at its first choice."""
        state = self.start.clone()
        rng = self.rng
        state.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
        for _ in range(_WARM_UP):
            state.rng.next()
        state.auto_chance = True
        state.auto_forced = True
        state.open = None
        state.settle()
        return state

    def _begun(self) -> State:
        """A new game at the first choice that is asked for from outside."""
        while True:
            state = self._fresh()
            if not self._sail_on(state):
                return state

    def _sail_on(self, state: State) -> bool:
        """Let the other seats choose until somebody outside is asked; whether the game is over."""
        decision = state.open
        while decision is not None:
            if self.learner == EVERYBODY or decision.seat == self.learner:
                return False
            state.choose(decision, self.rng.below(len(decision.options.codes)))
            decision = state.open
        return True

    def _end(self, game: i64, state: State) -> None:
        self.lens.returns(state, self.rewards, game * self.players)
        self.ends[game] = CUT_OFF if self.lens.is_cut_off(state) else OVER

    def _show(self, game: i64) -> None:
        """What is asked now in a game, and of whom."""
        state = self.states[game]
        decision: Decision | None = state.open
        if decision is None:
            return
        lens = self.lens
        self.seats[game] = decision.seat
        self.offers[game] = lens.mark(state, decision, self.masks, game * lens.actions)
        if self.shows:
            lens.observe(state, decision.seat, self.sights, game * lens.features)
