"""The greedy bot for Fallout Shelter: it takes the option that looks best from where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.shelter import fights
from overseer.bots.shelter.facts import Counts, facts_of, one_cube
from overseer.bots.shelter.placements import Placements
from overseer.bots.shelter.prospect import Prospect
from overseer.bots.shelter.uses import exchange_worth, heal_worth, use_worth
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.dice import ways
from overseer.games.shelter.exchange import digit
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, Option, a_of, b_of, c_of, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

USED_FIRST = 100.0  # an item that helps is used before the dweller goes

Worth = Callable[[Prospect, int, Decision], float]

_WAYS = [int(ways(number)) for number in range(13)]


class ShelterGreedy:
    """A bot that weighs every option by what it brings, and looks no further.

    It reads what lies on the table and the cards' printed values, never the decks' order or the
    dice to come. Options that look equally good are chosen between by the bot's own dice.
    """

    def __init__(self, seed: int) -> None:
        self._random = own_dice("greedy", seed).random

    def choose(self, state: State, seat: int) -> Option:
        """The option of the highest worth."""
        worths = worths_of(state, seat)
        best = max(worths)
        ties = [i for i, worth in enumerate(worths) if worth == best]
        return decision_of(state, seat).options[ties[int(self._random() * len(ties))]]


def worths_of(state: State, seat: int) -> list[float]:
    """What each option of a seat's decision is worth, about in happiness.

    A hundred more stands for an item that is to be used before a dweller goes.
    """
    if not isinstance(state, Vault):
        raise Malformed("This bot plays Fallout Shelter only.")
    decision = decision_of(state, seat)
    codes = list(decision.options.codes)
    prospect = Prospect(facts_of(state.cards), state, seat)
    if decision.prompt == t.ASK_TURN:
        return _turn(prospect, codes)
    return [_WORTHS[verb_of(code)](prospect, code, decision) for code in codes]


def _turn(prospect: Prospect, codes: Sequence[int]) -> list[float]:
    """What each option of a turn is worth; to pass is worth nothing."""
    placements = Placements(prospect)
    worths = []
    for code in codes:
        verb = verb_of(code)
        if verb == t.PLACE:
            worths.append(placements.worth(a_of(code), b_of(code), c_of(code)))
        elif verb == t.USE:
            worth = use_worth(prospect, a_of(code))
            worths.append(worth + USED_FIRST if worth > 0 else worth)
        else:
            worths.append(0.0)
    return worths


def _use(prospect: Prospect, code: int, decision: Decision) -> float:
    if decision.prompt == t.ASK_BEFORE_FIGHT:
        return fights.use_before(prospect, a_of(code))
    if decision.prompt == t.ASK_AFTER_ROLL:
        return fights.use_after(prospect, a_of(code))
    return use_worth(prospect, a_of(code))


def _with(prospect: Prospect, code: int, decision: Decision) -> float:
    """The second dweller on linked circles: the one whose training is not missed."""
    letter = a_of(code) - t.SLOT if a_of(code) > t.INJURED else 0
    if letter == 0:
        return 0.0
    space = prospect.facts.spaces[decision.source]
    return space.glance if letter == space.letter else -prospect.letters[letter]


def _wear(prospect: Prospect, code: int, decision: Decision) -> float:
    """An outfit gives the row a second time, for what its use costs."""
    row = prospect.facts.spaces[decision.source].row
    return prospect.row(row, list(prospect.cubes)) + use_worth(prospect, a_of(code))


def _room(prospect: Prospect, code: int, decision: Decision) -> float:
    room = a_of(code)
    price = prospect.facts.rooms[room].price
    return prospect.room(room) - prospect.pay(price, list(prospect.cubes))


def _side(prospect: Prospect, code: int, decision: Decision) -> float:
    """The side on which fewer rolls hit the new room."""
    vault = prospect.vault
    place = 2 * next_slot(vault, prospect.level, a_of(code))
    return -sum(
        ways
        for ways, column in zip(_WAYS, vault.column, strict=True)
        if place <= column < place + 2
    )


def _strike(prospect: Prospect, code: int, decision: Decision) -> float:
    return prospect.pay(one_cube(a_of(code)), list(prospect.cubes))


def _gained(prospect: Prospect, code: int, decision: Decision) -> float:
    return prospect.gain(a_of(code), list(prospect.cubes))


def _exchange(prospect: Prospect, code: int, decision: Decision) -> float:
    paid, gained = a_of(code), b_of(code)
    return exchange_worth(prospect, _digits(paid), _digits(gained))


def _digits(cubes: int) -> Counts:
    return int(digit(cubes, 0)), int(digit(cubes, 1)), int(digit(cubes, 2)), 0


_WORTHS: dict[int, Worth] = {
    t.DONE: lambda prospect, code, decision: 0.0,
    t.WITH: _with,
    t.WEAR: _wear,
    t.ROOM: _room,
    t.SIDE: _side,
    t.DISCOUNTED: lambda prospect, code, decision: 1.0,
    t.STRIKE: _strike,
    t.PAID: lambda prospect, code, decision: -_strike(prospect, code, decision),
    t.GIVE: lambda prospect, code, decision: -prospect.item(a_of(code)),
    t.USE: _use,
    t.DIE: lambda prospect, code, decision: -float(a_of(code)),
    t.TAKE: lambda prospect, code, decision: prospect.item(a_of(code)),
    t.GAINED: _gained,
    t.READIED: lambda prospect, code, decision: prospect.use_per_round(a_of(code)),
    t.HEALED: lambda prospect, code, decision: heal_worth(prospect, a_of(code)),
    t.EXCHANGE: _exchange,
    t.INCOME: _gained,
    t.TRAINED: lambda prospect, code, decision: prospect.letters[b_of(code)],
    t.TRAINEE_IS: lambda prospect, code, decision: -float(a_of(code)),
}
