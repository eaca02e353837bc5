"""The kernel carries any game: a toy with simultaneous, secret decisions keeps every law.

These tests derive from classes of the kernel, which only its source allows; where the compiled
unit is in use, `test_toy_game.py` runs them in a process of their own.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kernel.toy import RULES, Auction, Step, Toy, ToyBook, choices, option, position
from overseer import CHANCE, SPECTATOR, Explanation, Illegal, Match
from overseer.display import Display
from overseer.display.model import Preview
from overseer.display.reader import Reader
from overseer.journal.replay import replay
from overseer.kernel.book import Hidden
from overseer.kernel.decision import Decision, Option
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.state import State
from overseer.testing import Law, NonConformant, check_game, check_legality
from overseer.testing.play import Chooser

GAME = Toy()


def begin(players: int = 2, seed: int = 1, **modes: str) -> Auction:
    return GAME.new(players, seed, **modes)


def test_the_toy_game_keeps_every_law() -> None:
    checked = check_game(GAME, games=12, options={}, rules=RULES)
    assert checked.games == 24
    assert checked.decisions > 24 * 6


def test_the_toy_game_offers_what_nothing_is_against() -> None:
    checked = check_legality(GAME, games=6, options={}, rules=RULES)
    assert checked.decisions > 6 * 6


def test_all_seats_are_asked_at_once() -> None:
    state = begin(players=3)
    hand = ["bid 1", "bid 2", "bid 3", "bid 4"]
    assert choices(state) == {0: hand, 1: hand, 2: hand}
    assert state.decision is not None
    assert state.decision.seat == 0


def test_an_index_is_explained_among_the_options_of_the_seat_that_asks() -> None:
    state = begin()
    for choice, seat in (("bid 4", 0), ("bid 2", 1), ("pass", 0)):
        state.apply(choice, seat)
    assert choices(state) == {0: ["bid 1", "bid 2", "bid 3"], 1: ["bid 1", "bid 3", "bid 4"]}
    assert state.explain(2, 1).possible  # bid 4, which seat 0 does not hold any more


def test_a_game_without_rounds_is_in_round_zero() -> None:
    assert begin().round == 0


def test_seats_may_answer_in_any_order() -> None:
    bids = {0: "bid 4", 1: "bid 2", 2: "bid 3"}
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = begin(players=3)
        for seat in order:
            state.apply(bids[seat], seat)
        assert choices(state) == {0: ["keep", "pass"]}
        digests.add(state.digest())
    assert len(digests) == 1


def test_without_a_seat_the_first_open_decision_is_answered() -> None:
    state = begin(players=3)
    state.apply("bid 4", 1)
    state.apply("bid 1")
    assert list(choices(state)) == [2]
    assert state.bids == [1, 4, 0]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    state = begin(players=3)
    state.apply(0, 1)
    before = state.dump()
    with pytest.raises(Illegal, match="Seat 1 has no open decision"):
        state.apply(0, 1)
    assert state.dump() == before


def test_what_only_another_seat_is_offered_is_refused() -> None:
    state = begin()
    state.apply("bid 3", 1)
    state.apply("bid 4", 0)
    state.apply("keep")
    assert choices(state) == {0: ["bid 1", "bid 2", "bid 3"], 1: ["bid 1", "bid 2", "bid 4"]}
    mine = option(state, 0, "bid 3")
    state.apply(mine)
    assert state.bids == [3, 0]
    with pytest.raises(Illegal) as caught:
        state.apply(mine, 1)
    assert caught.value.rules == ("TOY-BID",)


def test_a_bid_is_a_secret_until_all_have_bid() -> None:
    views = set()
    for bid in ("bid 2", "bid 4"):
        state = begin(players=3)
        state.apply(bid, 0)
        views.add(tuple(json.dumps(state.view(seat)) for seat in (1, 2, SPECTATOR)))
        assert state.view(0)["bid"] == int(bid[-1])
    assert len(views) == 1


def test_single_options_are_answered_wherever_they_stand() -> None:
    """In the last round everybody holds one card, and nobody has a choice."""
    state = begin(players=3)
    chooser = Chooser(1)
    while not state.over:
        for decision in state.decisions:
            assert len(decision.options) >= 2
        decision, chosen = chooser.choice(state)
        state.apply(chosen, decision.seat)
    assert state.hands == [[], [], []]
    with pytest.raises(Illegal, match=r"^The game is over; no choice is open\.$"):
        state.apply(0)


def test_one_single_option_among_several_decisions_is_answered() -> None:
    state = begin(players=3)
    state.hands = [[1, 2], [3], [4, 2]]
    state.open = None
    state.settle()
    assert choices(state) == {0: ["bid 1", "bid 2"], 2: ["bid 4", "bid 2"]}
    assert state.bids == [0, 3, 0]


def test_manual_chance_is_shown_with_its_weights() -> None:
    state = begin(chance="manual")
    decision = state.decision
    assert decision is not None
    assert decision.seat == CHANCE
    assert {each.notation: each.weight for each in decision.options} == {
        "draw 2": 2,
        "draw 3": 1,
        "draw 5": 1,
    }
    state.apply("draw 5")
    assert state.prize == 5
    assert list(choices(state)) == [0, 1]


def test_manual_single_options_are_shown() -> None:
    state = begin(forced="manual")
    state.hands = [[1], [3]]
    state.open = None
    state.settle()
    assert choices(state) == {0: ["bid 1"], 1: ["bid 3"]}


def test_the_trace_tells_choices_of_all_seats_and_of_chance() -> None:
    state = begin()
    state.trace = []
    state.apply("bid 4", 1)
    state.apply("bid 2", 0)
    state.apply("pass")
    chosen = [
        (event.seat, state.book.notation(event.a)) for event in state.trace if event.kind == CHOICE
    ]
    assert chosen[:3] == [(1, "bid 4"), (0, "bid 2"), (1, "pass")]
    assert chosen[3][0] == CHANCE
    assert len(chosen) == 4


def test_a_match_journals_seats_in_the_order_in_which_they_chose() -> None:
    match = Match(GAME, players=3, seed=4)
    for seat, bid in ((2, "bid 1"), (0, "bid 3"), (1, "bid 4")):
        match.apply(bid, seat)
    assert [line.seat for line in match.lines] == [CHANCE, 2, 0, 1]
    again = replay(GAME, match.journal(seed=True))
    assert again.state.digest() == match.state.digest()


class PeekingBook(ToyBook):
    """A faulty book, whose views tell open bids."""

    def view(self, state: object, seat: int) -> dict[str, object]:
        assert isinstance(state, Auction)
        return {**super().view(state, seat), "bids": state.bids[:]}


class ForgetfulBook(ToyBook):
    """A faulty book, whose dumps lose the scores."""

    def dump(self, state: object) -> dict[str, object]:
        assert isinstance(state, Auction)
        lost = {**position(state), "scores": [0] * int(state.players)}
        return {**super().dump(state), "position": lost}


class MumblingBook(ToyBook):
    """A faulty book, which writes two different bids alike."""

    def notation(self, code: int) -> str:
        return super().notation(code).replace("bid 4", "bid 3")


class ChattyBook(ToyBook):
    """A faulty book, whose log tells open bids."""

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        if event.kind == CHOICE and event.seat >= 0:
            return f"{language}: {self.notation(event.a)}"
        return super().log_line(event, language, players)


class TellingBook(ToyBook):
    """A faulty book, which gives bots the bids of others."""

    def disguised(self, state: State, seat: int, seed: int) -> State:
        return state.clone()


class SilentBook(ToyBook):
    """A faulty book, which has no words for passing on in one language."""

    def text(self, code: int, language: str) -> str:
        text = super().text(code, language)
        return "" if text == "oddaj nagrodę" else text


class UncitedBook(ToyBook):
    """A faulty book, which cites a rule that is not in the ledger."""

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        return ("TOY-99",)


class SharingToy(Toy):
    """A faulty game, whose clones share their hands."""

    def new(self, *args: object, **options: object) -> Auction:
        state = super().new(*args, **options)  # type: ignore[arg-type]
        return self._shared(state)

    def restore(self, dump: object) -> Auction:
        return self._shared(super().restore(dump))  # type: ignore[arg-type]

    def _shared(self, state: Auction) -> Auction:
        class Sharing(Auction):
            def clone(self) -> Auction:
                other = super().clone()
                other.hands = self.hands
                return other

        state.__class__ = Sharing
        return state


class ClingingToy(Toy):
    """A faulty game, whose restored states play with the hands of their dump."""

    def restore(self, dump: Mapping[str, Any]) -> Auction:
        state = super().restore(dump)
        state.hands = dump["position"]["hands"]
        return state


class LuckyToy(Toy):
    """A faulty game, whose new games have other dice each time."""

    made = 0

    def new(self, players: int, seed: int | None = None, **options: object) -> Auction:
        self.made += 1
        return super().new(players, self.made, **options)  # type: ignore[arg-type]


class IndulgentBook(ToyBook):
    """A faulty book, that lets a bid be taken back after the others' bids were shown."""

    def unseen(self, state: object) -> Counter[Hidden]:
        return Counter()


class AgreeableBook(ToyBook):
    """A faulty book, that finds everything possible."""

    def explain(
        self, state: object, choice: str, seat: int | None, players: Sequence[str] = ()
    ) -> Explanation:
        answer = super().explain(state, choice, seat, players)
        return Explanation(True, answer.reasons)

    def expressible(self, state: object, rng: Random, number: int) -> list[str]:
        return [f"bid {rng.randrange(20)}" for _ in range(number)]


class EagerBook(ToyBook):
    """A faulty book, whose refusals say something else than its explanations."""

    def refuse(self, state: object, code: int, seat: int) -> Exception:
        return Illegal("No.", ("TOY-BID",))


FAULTY = [
    (Toy(PeekingBook()), Law.VIEW),
    (Toy(ForgetfulBook()), Law.SAVE),
    (Toy(MumblingBook()), Law.OPTIONS),
    (Toy(ChattyBook()), Law.VIEW),
    (Toy(TellingBook()), Law.VIEW),
    (Toy(SilentBook()), Law.WORDS),
    (Toy(UncitedBook()), Law.WORDS),
    (Toy(IndulgentBook()), Law.TAKING_BACK),
    (Toy(AgreeableBook()), Law.LEGALITY),
    (Toy(EagerBook()), Law.LEGALITY),
    (SharingToy(), Law.CLONE),
    (ClingingToy(), Law.SAVE),
    (LuckyToy(), Law.SEED),
]


@pytest.mark.parametrize(
    ("game", "law"),
    FAULTY,
    ids=[f"{type(game).__name__}-{type(game.book).__name__}" for game, _ in FAULTY],
)
def test_the_kit_finds_a_broken_law(game: Toy, law: Law) -> None:
    with pytest.raises(NonConformant) as caught:
        check_game(game, games=6, options={}, rules=RULES)
    assert caught.value.law == law
    spot = caught.value.spot
    assert f"{spot.players} players, seed {spot.seed}, decision {spot.decision}" in str(
        caught.value
    )
    with pytest.raises(NonConformant) as again:
        check_game(
            type(game)(game.book), seed=spot.seed, players=[spot.players], options={}, rules=RULES
        )
    assert again.value.law == law


def test_a_preview_that_is_not_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Display.preview

    def final(preview: Preview, state: Auction) -> Preview:
        return replace(preview, final=False)

    def telling(preview: Preview, state: Auction) -> Preview:
        return replace(preview, notes=[str(state.bids)])

    for fault in (final, telling):

        def preview(
            self: Display,
            state: Auction,
            decision: Decision,
            option: Option,
            reader: Reader,
            fault: Callable[[Preview, Auction], Preview] = fault,
        ) -> Preview:
            said = true(self, state, decision, option, reader)
            assert said is not None
            return fault(said, state)

        monkeypatch.setattr(Display, "preview", preview)
        with pytest.raises(NonConformant) as caught:
            check_game(GAME, games=6, options={}, rules=RULES)
        assert caught.value.law == Law.PREVIEW


class Idle(Step):
    """A frame that neither asks nor works."""

    def ask(self, state: Auction) -> Decision | None:
        return None

    def copy(self) -> Idle:
        return Idle()


def test_a_frame_without_question_and_work_is_named() -> None:
    state = Toy().new(players=2, seed=1)
    state.stack.append(Idle())
    with pytest.raises(RuntimeError, match="Idle has nothing to ask and nothing to do"):
        state.settle()


def test_a_frame_that_asks_nothing_takes_no_answer() -> None:
    state = Toy().new(players=2, seed=1)
    with pytest.raises(RuntimeError, match="Idle asks nothing"):
        Idle().answer(state, 0, 0)
