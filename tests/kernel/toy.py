"""A toy game on the kernel, to show that it knows no game: secret bids for prizes.

Everybody holds the cards 1 to 4. Each round chance turns up a prize, all seats bid a card at the
same time and in secret, and the highest bid, if it is alone, wins. The winner keeps the prize or
passes it on to the next seat. Used cards are laid open; so everybody knows what the others hold,
but not what they have just bid.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from mypy_extensions import i64

from overseer import CHANCE, SPECTATOR, Game
from overseer.kernel.book import Book, Hidden
from overseer.kernel.codec import dump_frame
from overseer.kernel.decision import Decision, Option, a_of, pack, verb_of
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import Event
from overseer.kernel.explanation import Explanation, Reason
from overseer.kernel.frame import Frame
from overseer.kernel.game import AUTO, is_auto
from overseer.kernel.outcome import Outcome, ranked
from overseer.kernel.pile import Pile, bag
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

CARDS = (1, 2, 3, 4)
PRIZES = [2, 2, 3, 5]

BID, KEEP, PASS, DRAW = range(4)
ASK_BID, ASK_KEEP, ASK_DRAW = range(3)
E_WON, E_NOBODY, E_BID = range(1, 4)

RULES = ("TOY-BID", "TOY-PRIZE", "TOY-KEEP", "TOY-END")
VERBS = {"bid": BID, "keep": KEEP, "pass": PASS, "draw": DRAW}
WORDS = {
    "en": ("bid", "keep the prize", "pass the prize on", "turn up"),
    "pl": ("zaoferuj", "zatrzymaj nagrodę", "oddaj nagrodę", "odkryj"),
    "ru": ("предложить", "оставить приз", "передать приз", "открыть"),
}
CITED = ("TOY-BID", "TOY-KEEP", "TOY-KEEP", "TOY-PRIZE")
ASKED = ("TOY-BID", "TOY-KEEP", "TOY-PRIZE")


class Auction(State):
    """One position of the toy game."""

    def __init__(self, book: Book, players: int, rng: Rng, chance: bool, forced: bool) -> None:
        super().__init__(book, players, {}, rng, chance, forced)
        self.hands = [list(CARDS) for _ in range(players)]
        self.bids = [0] * players  # still in hand until all have bid
        self.scores = [0] * players
        self.prize = 0
        self.prizes = Pile(bag(list(PRIZES)))

    def clone(self) -> Auction:
        """An independent copy that will see the same dice."""
        other = Auction(
            self.book, int(self.players), self.rng.copy(), self.auto_chance, self.auto_forced
        )
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.scores = self.scores[:]
        other.prize = self.prize
        other.prizes = self.prizes.copy()
        other.stack = [frame.copy() for frame in self.stack]
        other.open = self.open
        return other


class Step(Frame):
    """A frame that refuses whatever it did not offer."""

    def refusals(self, state: Auction, code: int, seat: int) -> int:
        """NOT_NOW if the choice is not open to the seat."""
        decision = self.ask(state)
        while decision is not None:
            if decision.seat == seat and decision.options.find(code) >= 0:
                return 0
            decision = decision.next
        return NOT_NOW


class Round(Step):
    """A prize is turned up, round after round, while there are any."""

    def ask(self, state: Auction) -> Decision | None:
        """The next prize."""
        if state.prizes.size() == 0:
            return None
        cards, _, weights = state.prizes.chances()
        codes = vec[i64]([pack(DRAW, card) for card in cards])
        return state.chance(ASK_DRAW, 0, codes, weights)

    def answer(self, state: Auction, code: int, seat: int) -> None:
        """Bid for it."""
        state.prize = a_of(code)
        state.prizes.take(state.prize)
        state.stack.append(Bidding())

    def run(self, state: Auction) -> None:
        """No prizes are left."""
        state.stack.pop()

    def copy(self) -> Round:
        """An independent frame."""
        return Round()


class Bidding(Step):
    """One decision for each seat that has not bid, all open at once."""

    def ask(self, state: Auction) -> Decision | None:
        """What everybody bids who has not."""
        first: Decision | None = None
        for seat in reversed(range(state.players)):
            if state.bids[seat] == 0:
                codes = vec[i64]([pack(BID, card) for card in state.hands[seat]])
                decision = state.question(seat, ASK_BID, state.prize, codes, 0)
                decision.next = first
                first = decision
        return first

    def answer(self, state: Auction, code: int, seat: int) -> None:
        """Lay the card face down."""
        state.bids[seat] = a_of(code)
        state.emit(E_BID, seat)

    def run(self, state: Auction) -> None:
        """All have bid: the bids are shown, and the highest one wins if it is alone."""
        state.stack.pop()
        for seat, bid in enumerate(state.bids):
            state.hands[seat].remove(bid)
        best = max(state.bids)
        if state.bids.count(best) == 1:
            winner = state.bids.index(best)
            state.emit(E_WON, winner, best, state.prize)
            state.stack.append(Keeping(winner))
        else:
            state.emit(E_NOBODY, CHANCE, best)
        state.bids = [0] * state.players

    def copy(self) -> Bidding:
        """An independent frame."""
        return Bidding()


class Keeping(Step):
    """The winner keeps the prize or passes it on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Auction) -> Decision | None:
        """Keep it or not."""
        codes = vec[i64]([pack(KEEP), pack(PASS)])
        return state.question(self.seat, ASK_KEEP, state.prize, codes, -1)

    def answer(self, state: Auction, code: int, seat: int) -> None:
        """Score the prize for the seat that gets it."""
        state.stack.pop()
        gets = seat if verb_of(code) == KEEP else (seat + 1) % state.players
        state.scores[gets] += state.prize

    def copy(self) -> Keeping:
        """An independent frame with the same fields."""
        return Keeping(self.seat)


FRAMES: dict[str, Any] = {kind.__name__: kind for kind in (Round, Bidding, Keeping)}


def position(state: Auction) -> dict[str, Any]:
    """Everything but the generator, as JSON types."""
    return {
        "hands": [hand[:] for hand in state.hands],
        "bids": state.bids[:],
        "scores": state.scores[:],
        "prize": state.prize,
        "prizes": state.prizes.contents(),
        "stack": [dump_frame(frame) for frame in state.stack],
    }


class ToyBook(Book):
    """The toy game's notation and words."""

    def notation(self, code: int) -> str:
        """A packed option as text."""
        verb = next(name for name, number in VERBS.items() if number == verb_of(code))
        return f"{verb} {a_of(code)}" if verb_of(code) in (BID, DRAW) else verb

    def parse(self, text: str, state: object) -> int:
        """The packed option that a text names."""
        verb, _, number = text.partition(" ")
        wanted = verb in ("bid", "draw")
        if verb not in VERBS or wanted != number.isdigit() or (number and not wanted):
            raise Malformed(f"{text!r} is no choice.")
        return pack(VERBS[verb], int(number) if wanted else 0)

    def text(self, code: int, language: str) -> str:
        """A packed option in words."""
        words = WORDS[language][verb_of(code)]
        return f"{words} {a_of(code)}" if verb_of(code) in (BID, DRAW) else words

    def rules(self, code: int) -> tuple[str, ...]:
        """The rules of an option."""
        return (CITED[verb_of(code)],)

    def prompt_text(self, prompt: int, source: int, language: str) -> str:
        """A question in words."""
        return f"{language}: {ASKED[prompt]} {source}"

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        """The rules of a question."""
        return (ASKED[prompt],)

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """Bids are told without their numbers; what choices lead to is told by other events."""
        if event.kind == E_WON:
            return f"{language}: {event.seat} wins {event.b} with {event.a}"
        if event.kind == E_NOBODY:
            return f"{language}: nobody wins, {event.a} was bid twice"
        return f"{language}: {event.seat} has bid" if event.kind == E_BID else None

    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The rules of an event."""
        return ("TOY-PRIZE",) if event.kind == E_WON else ("TOY-BID",)

    def explain(
        self, state: object, choice: str, seat: int | None, players: Sequence[str] = ()
    ) -> Explanation:
        """Possible if it is offered."""
        auction = cast(Auction, state)
        if auction.open is None:
            return Explanation(False, (_reason("over", "TOY-END"),))
        code = self.parse(choice, state)
        asked = auction.open.seat if seat is None else seat
        for decision in auction.decisions:
            if decision.seat == asked and decision.options.find(code) >= 0:
                return Explanation(True, (_reason("possible", CITED[verb_of(code)]),))
        return Explanation(False, (_reason("not offered", CITED[verb_of(code)]),))

    def refuse(self, state: object, code: int, seat: int) -> Exception:
        """The error for an option that is not offered."""
        explanation = self.explain(state, self.notation(code), seat)
        return Illegal.because(explanation, f"{self.notation(code)}: ")

    def outcome(self, state: object) -> Outcome:
        """The most points win."""
        auction = cast(Auction, state)
        standings = ranked({seat: (score,) for seat, score in enumerate(auction.scores)})
        winners = tuple(sorted(row.seat for row in standings if row.place == 1))
        return Outcome(standings, winners, truncated=False)

    def view(self, state: object, seat: int) -> dict[str, object]:
        """All but the others' open bids."""
        auction = cast(Auction, state)
        if seat not in range(auction.players) and seat != SPECTATOR:
            raise Malformed(f"There is no seat {seat!r}.")
        known = position(auction)
        del known["bids"]
        return {
            **known,
            "seat": seat,
            "players": int(auction.players),
            "has_bid": [bid > 0 for bid in auction.bids],
            "bid": auction.bids[seat] if seat >= 0 else 0,
        }

    def table(self, state: State, seat: int) -> dict[str, object]:
        """What lies on the table, and what a player has bid as far as a seat may know it."""
        auction = cast(Auction, state)
        return {
            "prize": auction.prize,
            "prizes_left": auction.prizes.contents(),
            "players": [
                {
                    "seat": player,
                    "score": auction.scores[player],
                    "hand": auction.hands[player][:],
                    "has_bid": bid > 0,
                    "bid": bid if player == seat and bid > 0 else None,
                }
                for player, bid in enumerate(auction.bids)
            ],
        }

    def unseen(self, state: object) -> Counter[Hidden]:
        """What the others have bid and hold: which card is which is seen when all have bid."""
        auction = cast(Auction, state)
        return Counter(
            (seat, (owner, card))
            for seat in (*range(auction.players), SPECTATOR)
            for owner, hand in enumerate(auction.hands)
            for card in hand
            if owner != seat
        )

    def disguised(self, state: State, seat: int, seed: int) -> State:
        """A copy in which the others have bid any of their cards."""
        copy = cast(Auction, state.clone())
        copy.rng = rng = generator(seed)
        bids = [
            hand[rng.below(len(hand))] if bid else 0
            for hand, bid in zip(copy.hands, copy.bids, strict=True)
        ]
        bids[seat] = copy.bids[seat]
        copy.bids = bids
        return copy

    def dump(self, state: object) -> dict[str, object]:
        """A state as JSON types."""
        auction, rng = cast(Auction, state), cast(Auction, state).rng
        return {
            "players": int(auction.players),
            "chance": auction.auto_chance,
            "forced": auction.auto_forced,
            "generator": [int(rng.a), int(rng.b), int(rng.c), int(rng.counter)],
            "position": position(auction),
        }

    def digest(self, state: object) -> str:
        """A fingerprint of the position."""
        return hashlib.sha256(json.dumps(position(cast(Auction, state))).encode()).hexdigest()


def _reason(key: str, rule: str) -> Reason:
    return Reason(key, (rule,), lambda language, players: f"{language}: {key}")


class Toy(Game):
    """The toy game; another book gives a faulty one."""

    name = "toy"
    rules_version = "1"
    packs = ()
    seats = range(2, 4)

    def __init__(self, book: Book | None = None) -> None:
        self.book = ToyBook() if book is None else book

    def new(
        self,
        players: int,
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
        **options: Any,
    ) -> Auction:
        """A new game."""
        self.check_players(players)
        self.check_options(options, players)
        rng = generator(0 if seed is None else seed)
        state = Auction(
            self.book, players, rng, is_auto(chance, "chance"), is_auto(forced, "forced")
        )
        state.stack.append(Round())
        state.settle()
        return state

    def restore(self, dump: Mapping[str, Any]) -> Auction:
        """The state of a dump."""
        state = Auction(
            self.book, dump["players"], Rng(*dump["generator"]), dump["chance"], dump["forced"]
        )
        return self._place(state, dump["position"])

    def sample(self, view: Mapping[str, Any], seed: int) -> Auction:
        """A state that agrees with a view: the others have bid one of their cards."""
        rng = generator(seed)
        state = Auction(self.book, view["players"], rng, True, True)
        bids = [
            hand[rng.below(len(hand))] if has_bid else 0
            for hand, has_bid in zip(view["hands"], view["has_bid"], strict=True)
        ]
        if view["seat"] != SPECTATOR:
            bids[view["seat"]] = view["bid"]
        return self._place(state, {**view, "bids": bids})

    def _place(self, state: Auction, known: Mapping[str, Any]) -> Auction:
        state.hands = [list(hand) for hand in known["hands"]]
        state.bids = list(known["bids"])
        state.scores = list(known["scores"])
        state.prize = known["prize"]
        state.prizes = Pile(bag(list(known["prizes"])))
        for name, *fields in known["stack"]:
            state.stack.append(FRAMES[name](*fields))
        state.settle()
        return state


def choices(state: State) -> dict[int, list[str]]:
    """What each seat may choose now."""
    return {
        int(decision.seat): [option.notation for option in decision.options]
        for decision in state.decisions
    }


def option(state: State, seat: int, notation: str) -> Option:
    """An option of a seat by its notation."""
    decision = next(each for each in state.decisions if each.seat == seat)
    return next(each for each in decision.options if each.notation == notation)
