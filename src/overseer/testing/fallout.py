"""Trials of Fallout: what its choices truly do, read off the position step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.words import Words
from overseer.display.model import Preview
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import contest_in
from overseer.games.fallout.rows import held_item, held_seat, owned_seat
from overseer.games.fallout.turn import Turn
from overseer.games.fallout.wasteland import DICE, Wasteland
from overseer.kernel.codec import dump_frame
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.testing.previews import Likelihood, Thing, Truth, exact_odds

_DICE_ONLY = (t.REROLL, t.DONE, t.ROLL_NOW)  # no cards, no rest


class FalloutTrials:
    """What the choices of one game do, up to the next question or whatever comes to light."""

    def __init__(self, game: Game) -> None:
        self.book = cast(FalloutBook, game.book)

    def truth(
        self, state: State, decision: Decision, option: Option, preview: Preview, reader: Reader
    ) -> Truth:
        """What the survivor who chooses then has more or less."""
        course = Course(cast(Wasteland, state), int(decision.seat), option)
        return Truth(brings=course.changes(self.book.words(*reader)))

    def odds(
        self, state: State, decision: Decision, option: Option, preview: Preview
    ) -> Mapping[int, Likelihood]:
        """The fight or test that the choice leads to, with rerolls but without cards."""
        land = cast(Wasteland, state).clone()
        land.auto_chance = False
        land.apply(option, int(decision.seat))
        return {0: Likelihood(exact_odds(land, _won, _key, _dice_only), _needed(land))}


class Course:
    """A choice made on a copy, one step of the rules after the other.

    It ends at a question, at chance, at a death, and where something hidden or sealed comes to
    light, since a preview does not look beyond that.
    """

    def __init__(self, land: Wasteland, seat: int, option: Option) -> None:
        self.before = land
        self.seat = seat
        self.land = land.clone()
        self.land.open = None
        self.events: list[Event] = []
        self.is_cut = False
        self._answer(int(option.code), seat)
        while not self.is_cut and self.land.stack:
            decision = self.land.stack[-1].ask(self.land)
            forced = None if decision is None else decision.forced()
            if decision is None:
                self._run()
            elif decision.seat == CHANCE or forced is None:
                break
            else:
                self._answer(int(forced.options.codes[0]), int(forced.seat))

    def changes(self, words: Words) -> dict[Thing, int]:
        """What is more or less than before, by icon; cards by their names."""
        start, end = (holdings(each, self.seat, words) for each in (self.before, self.land))
        found = {thing: end[thing] - start[thing] for thing in {*start, *end}}
        kinds = {event.kind for event in self.events}
        if t.E_LEVEL_UP in kinds or t.E_GAINED_LETTER in kinds:
            del found["xp"]  # the track has another letter, or a lap less
        if t.E_DIED in kinds:
            del found["hp"]  # damage may be told in full, beyond the HP that are left
        if (
            not self.is_cut
            and _has_turn(self.before, self.seat)
            and _has_turn(self.land, self.seat)
        ):
            found["action"] = int(self.land.actions - self.before.actions)
            found["movement"] = int(self.land.points - self.before.points)
        return found

    def _answer(self, code: int, seat: int) -> None:
        self.land.trace = []
        self.land.stack[-1].answer(self.land, code, seat)
        self._look()

    def _run(self) -> None:
        self.land.trace = []
        self.land.stack[-1].run(self.land)
        self._look()

    def _look(self) -> None:
        """What a step has told."""
        told = list(self.land.trace or ())
        self.events += told
        self.is_cut = any(self._opens(event) for event in told)

    def _opens(self, event: Event) -> bool:
        return event.kind in (t.E_DIED, t.E_ENEMY_WOKE) or self.land.book.opens(event)


def holdings(land: Wasteland, seat: int, words: Words) -> Counter[Thing]:
    """What a survivor has, by icon; cards also by their names."""
    found = Counter[Thing](
        {
            "caps": int(land.caps[seat]),
            "hp": int(land.hp[seat]),
            "rads": -int(land.rads[seat]),
            "xp": _pegged(land, seat),
            "agenda": sum(owned_seat(code) == seat for code in land.agendas),
            "card": 0,
        }
    )
    for code in land.held:
        if held_seat(code) == seat:
            found["card"] += 1
            found["card", str(words.item(int(held_item(code)))["item"])] += 1
    return found


def _pegged(land: Wasteland, seat: int) -> int:
    """How far the peg has come: laps of the track are levels that are still to be resolved."""
    letters, hole = int(land.letters[seat]), int(land.xp[seat])
    holes = [letter + 1 for letter in range(t.LETTERS) if letters >> letter & 1]
    return int(land.levels[seat]) * (len(holes) + 1) + sum(each <= hole for each in holes)


def _has_turn(land: Wasteland, seat: int) -> bool:
    """Whether it is a survivor's turn, and goes on."""
    frames: list[Any] = list(land.stack)
    return any(isinstance(each, Turn) and each.seat == seat and not each.over for each in frames)


# Odds


def _won(event: Event) -> bool | None:
    """How a contest went."""
    if event.kind in (t.E_STRUCK, t.E_TEST):
        return bool(event.a >= event.b)
    return False if event.kind == t.E_DIED else None


def _dice_only(decision: Decision) -> list[Option]:
    return [each for each in decision.options if each.verb in _DICE_ONLY]


def _key(state: State) -> object:
    """The contest as it stands; dice in the air show nothing."""
    land = cast(Wasteland, state)
    contest = [int(number) for number in land.contest]
    if land.decision is not None and land.decision.prompt == t.ASK_DICE:
        for die in range(DICE):
            if land.decision.source >> die & 1:
                contest[die] = -1
    return str([dump_frame(frame) for frame in land.stack]), tuple(contest)


def _needed(land: Wasteland) -> int | None:
    """What the dice must bring, found by letting them fall: what is needed, less all else."""
    tried = land.clone()
    tried.trace = []
    contest = contest_in(tried)
    weak = int(weak_areas(tried, contest.token)) if isinstance(contest, Fight) else None
    faces = [int(face) for face in tried.contest[:DICE]]
    while (decision := tried.decision) is not None:
        options = list(decision.options) if decision.seat == CHANCE else _dice_only(decision)
        tried.apply(options[-1])
        for event in tried.trace:
            if event.kind == t.E_DICE:
                faces = [int(event.a) >> 3 * die & 7 for die in range(DICE)]
            elif event.kind in (t.E_STRUCK, t.E_TEST):
                return max(0, int(event.b - event.a) + _by_dice(tried, faces, weak))
            elif event.kind == t.E_DIED:
                return None
    return None


def _by_dice(land: Wasteland, faces: list[int], weak: int | None) -> int:
    """What dice count for: in a fight those that fit, in a test their hit icons."""
    rows = [die * FACES + face for die, face in enumerate(faces)]
    if weak is None:
        return sum(int(land.cards.die_hits[row]) for row in rows)
    return sum(land.cards.die_areas[row] & weak != 0 for row in rows)
