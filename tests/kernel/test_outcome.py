"""Outcomes: places by score and tie-breaks, shared where all are equal."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from overseer import Outcome, Standing
from overseer.kernel.outcome import ranked

scores = st.dictionaries(
    st.integers(0, 3), st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1
)


def test_the_highest_score_comes_first() -> None:
    assert ranked({0: (3, 9), 1: (5, 1), 2: (4, 0)}) == (
        Standing(1, 1, 5, (1,)),
        Standing(2, 2, 4, (0,)),
        Standing(0, 3, 3, (9,)),
    )


def test_tie_breaks_count_in_order() -> None:
    assert [row.seat for row in ranked({0: (5, 1, 9), 1: (5, 2, 0), 2: (5, 1, 8)})] == [1, 0, 2]


def test_equal_seats_share_a_place_and_the_next_place_is_left_out() -> None:
    places = {row.seat: row.place for row in ranked({0: (5, 1), 1: (5, 1), 2: (4, 7), 3: (9, 0)})}
    assert places == {3: 1, 0: 2, 1: 2, 2: 4}


@given(scores)
def test_a_place_is_one_more_than_the_number_of_better_seats(
    scores: dict[int, tuple[int, int]],
) -> None:
    for row in ranked(scores):
        better = sum(other > scores[row.seat] for other in scores.values())
        assert row.place == better + 1
        assert (row.score, *row.tie_breaks) == scores[row.seat]


def test_an_outcome_can_be_sent_as_json() -> None:
    outcome = Outcome(ranked({0: (1, 2), 1: (3, 4)}), (1,), truncated=True)
    assert outcome.as_json() == {
        "standings": [
            {"seat": 1, "place": 1, "score": 3, "tie_breaks": [4]},
            {"seat": 0, "place": 2, "score": 1, "tie_breaks": [2]},
        ],
        "winners": [1],
        "truncated": True,
    }
