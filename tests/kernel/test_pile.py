"""Lazy piles: a bag in layers draws like a deck that was really shuffled."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kernel.fairness import assert_fair
from overseer.kernel.pile import Pile, bag
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator

Cards = tuple[int, ...]
# A script is a list of steps: `draw`, or something that is done to the deck.
Step = tuple[str, int, Cards]
Odds = dict[Cards, Fraction]  # of the cards drawn by a script, in order


def draw(times: int = 1) -> list[Step]:
    return [("draw", 0, ())] * times


def on_top(card: int) -> list[Step]:
    return [("on top", 0, (card,))]


def mix_in(card: int, unseen: int) -> list[Step]:
    return [("mix in", unseen, (card,))]


def below(*cards: int) -> list[Step]:
    return [("below", 0, cards)]


SCRIPTS = {
    "draw all": draw(4),
    "under the deck": [*draw(), *below(8, 9), *draw(5)],
    "twice under the deck": [*below(8, 9), *draw(2), *below(6, 7), *draw(6)],
    "on top": [*draw(), *on_top(9), *draw(3)],
    "into the top cards": [*mix_in(9, 2), *draw(5)],
    "twice into the top cards": [*mix_in(9, 2), *draw(), *mix_in(8, 3), *draw(4)],
    "into more cards than there are": [*draw(), *mix_in(9, 99), *draw(4)],
    "across layers": [*below(7, 8), *mix_in(9, 5), *draw(6)],
    "a layer that borrows from one that borrows": [*mix_in(8, 2), *mix_in(9, 1), *draw(6)],
    "a layer that borrows more from one that borrows": [*mix_in(8, 2), *mix_in(9, 2), *draw(6)],
    "all of it": [*below(7), *mix_in(8, 3), *draw(), *on_top(6), *mix_in(9, 2), *draw(5)],
}
DECK = (1, 2, 3, 3)


def pile_of(cards: Sequence[int]) -> Pile:
    return Pile(bag(list(cards)))


def change(pile: Pile, step: Step) -> None:
    verb, unseen, cards = step
    if verb == "on top":
        pile.put_on_top(cards[0])
    elif verb == "mix in":
        pile.mix_in(cards[0], unseen)
    else:
        pile.put_below(list(cards))


def outcomes(pile: Pile) -> Iterator[tuple[int, Pile, Fraction]]:
    """Every card that can come up, what is left then, and how likely that is."""
    cards, layers, weights = pile.chances()
    total = sum(weights)
    for card, layer, weight in zip(cards, layers, weights, strict=True):
        left = pile.copy()
        left.take(card, layer)
        yield int(card), left, Fraction(int(weight), int(total))


def odds_of_pile(pile: Pile, script: Sequence[Step], drawn: Cards = ()) -> Odds:
    """What a script draws from a pile, exactly."""
    if not script:
        return {drawn: Fraction(1)}
    if script[0][0] != "draw":
        changed = pile.copy()
        change(changed, script[0])
        return odds_of_pile(changed, script[1:], drawn)
    if pile.size() == 0:
        return odds_of_pile(pile, script[1:], drawn)
    odds: Odds = defaultdict(Fraction)
    for card, left, chance in outcomes(pile):
        for cards, share in odds_of_pile(left, script[1:], (*drawn, card)).items():
            odds[cards] += chance * share
    return odds


def odds_of_deck(deck: Sequence[int], script: Sequence[Step]) -> Odds:
    """What a script draws from a deck in every order that it can have, exactly."""
    orders = list(permutations(deck))
    decks: dict[tuple[Cards, Cards], Fraction] = defaultdict(Fraction)
    for order in orders:
        decks[(), order] += Fraction(1, len(orders))
    for verb, unseen, cards in script:
        after: dict[tuple[Cards, Cards], Fraction] = defaultdict(Fraction)
        for (drawn, order), share in decks.items():
            if verb == "draw":
                after[drawn + order[:1], order[1:]] += share
            elif verb == "on top":
                after[drawn, cards + order] += share
            elif verb == "mix in":
                mixed = list(permutations(cards + order[:unseen]))
                for top in mixed:
                    after[drawn, top + order[unseen:]] += share / len(mixed)
            else:
                shuffled = list(permutations(cards))
                for bottom in shuffled:
                    after[drawn, order + bottom] += share / len(shuffled)
        decks = after
    odds: Odds = defaultdict(Fraction)
    for (drawn, _), share in decks.items():
        odds[drawn] += share
    return odds


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_a_pile_draws_exactly_like_a_shuffled_deck(script: list[Step]) -> None:
    assert odds_of_pile(pile_of(DECK), script) == odds_of_deck(DECK, script)


steps = (
    st.just(("draw", 0, ()))
    | st.tuples(st.just("on top"), st.just(0), st.tuples(st.integers(1, 6)))
    | st.tuples(st.just("mix in"), st.integers(0, 5), st.tuples(st.integers(1, 6)))
    | st.tuples(st.just("below"), st.just(0), st.lists(st.integers(1, 6), max_size=2).map(tuple))
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, 4), max_size=3), st.lists(steps, max_size=4))
def test_any_script_draws_like_a_shuffled_deck(deck: list[int], script: list[Step]) -> None:
    cards = len(deck) + sum(len(cards) for _, _, cards in script)
    assume(cards <= 6)  # every order of the deck is tried
    script = [*script, *draw(cards)]
    assert odds_of_pile(pile_of(deck), script) == odds_of_deck(deck, script)


def played(pile: Pile, script: Sequence[Step], rng: Rng) -> Cards:
    """What a script draws when the generator picks."""
    drawn: list[int] = []
    for step in script:
        if step[0] != "draw":
            change(pile, step)
        elif pile.size() > 0:
            cards, layers, weights = pile.chances()
            pick, index = rng.below(sum(weights)), 0
            while pick >= weights[index]:
                pick -= weights[index]
                index += 1
            pile.take(cards[index], layers[index])
            drawn.append(int(cards[index]))
    return tuple(drawn)


@pytest.mark.parametrize("name", ["under the deck", "into the top cards", "all of it"])
def test_many_seeded_draws_have_the_odds_of_a_shuffled_deck(name: str) -> None:
    script, rng = SCRIPTS[name], generator(11)
    counts = Counter(played(pile_of(DECK), script, rng) for _ in range(6000))
    odds = odds_of_deck(DECK, script)
    assert set(counts) <= set(odds)
    assert_fair([counts[drawn] for drawn in odds], [float(share) for share in odds.values()])


def test_equal_cards_are_one_chance_of_double_weight() -> None:
    cards, layers, weights = pile_of((5, 3, 5)).chances()
    assert (list(cards), list(layers), list(weights)) == ([3, 5], [0, 0], [1, 2])


def test_an_empty_pile_offers_nothing() -> None:
    pile = pile_of(())
    assert pile.size() == 0
    assert [list(row) for row in pile.chances()] == [[], [], []]


def test_a_known_card_on_top_is_certain() -> None:
    pile = pile_of((1, 2, 3))
    pile.put_on_top(9)
    assert [list(row) for row in pile.chances()] == [[9], [0], [1]]
    assert pile.size() == 4


def test_a_borrowed_card_still_lies_in_the_layer_below() -> None:
    pile = pile_of((1, 2, 3))
    pile.mix_in(9, 1)
    cards, layers, weights = pile.chances()
    assert list(cards) == [9, 1, 2, 3]
    assert list(layers) == [0, 1, 1, 1]
    assert list(weights) == [3, 1, 1, 1]
    pile.take(2, 1)
    assert pile.contents() == [1, 3, 9]
    assert [list(row) for row in pile.chances()] == [[9], [0], [1]]


def test_a_used_up_layer_makes_way_for_the_one_below() -> None:
    pile = pile_of((4,))
    pile.put_below([1, 2])
    pile.take(4)
    assert [list(row) for row in pile.chances()] == [[1, 2], [0, 0], [1, 1]]


def test_cards_put_under_an_empty_pile_are_the_pile() -> None:
    pile = pile_of(())
    pile.put_below([2, 1])
    assert [list(row) for row in pile.chances()] == [[1, 2], [0, 0], [1, 1]]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, 9), max_size=6), st.lists(steps, max_size=12))
def test_no_card_is_lost_or_doubled(deck: list[int], script: list[Step]) -> None:
    pile, held, rng = pile_of(deck), Counter(deck), generator(3)
    for step in script:
        drawn = played(pile, [step], rng)
        held.update(step[2])
        held.subtract(drawn)
        assert Counter(pile.contents()) == +held
        assert pile.contents() == sorted(pile.contents())
        assert pile.size() == held.total()


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(1, 9), min_size=1, max_size=6), st.lists(steps, max_size=8))
def test_a_copy_is_independent(deck: list[int], script: list[Step]) -> None:
    pile = pile_of(deck)
    played(pile, script, generator(1))
    chances = [list(row) for row in pile.chances()]
    contents = pile.contents()
    copy = pile.copy()
    assert [list(row) for row in copy.chances()] == chances
    played(copy, [*mix_in(7, 2), *below(8), *draw(20)], generator(2))
    assert [list(row) for row in pile.chances()] == chances
    assert pile.contents() == contents
