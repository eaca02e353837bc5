"""Advice: what the practised clerk would do, what it knows, what it costs, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import overseer
from overseer import bots
from overseer.bots.advice import (
    GLANCE,
    HINT,
    Advice,
    Reason,
    Thought,
    advise,
    advisor_of,
    overheard,
)
from overseer.bots.advice.fallout import FalloutNaming
from overseer.bots.advice.intents import ENTER, KINDS
from overseer.bots.advice.judged import (
    END,
    RIVAL,
    SIEVE,
    WIN,
    Naming,
    Parts,
    Sample,
    _gaps,
    _leanings,
)
from overseer.bots.advice.shelter import Desk
from overseer.bots.advice.thoughts import certainty, weightiest
from overseer.bots.advice.told import hint_of
from overseer.display.advice import Hint
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.odds import outlook_in
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import SPECTATOR, verb_of
from overseer.kernel.state import State
from overseer.registry import registered
from overseer.texts.bundles import LANGUAGES, in_language

GAMES: dict[str, Any] = {
    "shelter": overseer.load("shelter"),
    "fallout": overseer.load("fallout", ["outpost"]),
}


def decisions(
    name: str, number: int, seed: int = 3, players: int = 2
) -> Iterator[tuple[State, int]]:
    """Positions of a game between greedy bots, each with who decides between several options."""
    game = GAMES[name]
    state = game.new(players=players, seed=seed)
    seats = [bots.make("greedy", game, seat) for seat in range(players)]
    guesses = bots.own_dice("guesses", seed)
    while number > 0 and (decision := state.decision) is not None:
        seat = int(decision.seat)
        if len(decision.options) > 1:
            number -= 1
            yield state.clone(), seat
        state.apply(bots.ask(seats[seat], state, seat, guesses))


def shown(name: str) -> Display:
    display: Display = registered(name).part(registered(name).display)(GAMES[name])
    return display


def told(name: str, advice: Advice, seat: int, language: str = "en") -> Hint:
    return hint_of(shown(name), None, seat, advice, Reader(language, ("Ada", "Boris")), 7)


def advised(name: str, state: State, seat: int, **asked: Any) -> Advice:
    advisor = advisor_of(GAMES[name])
    assert advisor is not None
    return advise(advisor, state, seat, 5, **asked)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_comes_first_and_everything_is_legal(name: str) -> None:
    for state, seat in decisions(name, 40):
        before = state.dump()
        advice = advised(name, state, seat, depth=GLANCE)
        worths = [thought.worth for thought in advice.thoughts]
        assert worths == sorted(worths, reverse=True)
        options = list(bots.decision_of(state, seat).options)
        assert all(thought.option in options for thought in advice.thoughts)
        assert 1 <= advice.certainty <= 5
        assert state.dump() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    for state, seat in decisions(name, 12):
        assert advised(name, state, seat) == advised(name, state.clone(), seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_does_not_depend_on_who_rolls_the_dice_of_the_state(name: str) -> None:
    """An analysis follows a journal, in which chance is told; copies roll theirs all the same."""
    for state, seat in decisions(name, 12):
        told_by_hand = state.clone()
        told_by_hand.auto_chance = told_by_hand.auto_forced = False
        assert advised(name, state, seat) == advised(name, told_by_hand, seat)
        assert not told_by_hand.auto_chance


@pytest.mark.parametrize("name", GAMES)
def test_the_advisor_does_not_peek(name: str) -> None:
    """In a state that looks the same to the seat, every option is worth the same."""
    for state, seat in decisions(name, 40):
        other = state.book.disguised(state, seat, 99)
        ours, theirs = (advised(name, each, seat, depth=GLANCE) for each in (state, other))
        assert [(each.option, each.worth) for each in ours.thoughts] == [
            (each.option, each.worth) for each in theirs.thoughts
        ]


def _hidden(state: State) -> list[Any]:
    """All hands and facedown tokens, and what is sealed of the cards."""
    assert isinstance(state, Wasteland)
    return [list(state.agendas), list(state.enemies), list(state.cards.option_program)]


def test_a_hint_in_fallout_does_not_follow_from_what_is_hidden() -> None:
    """Two states that differ only in what a seat may not know: the same hint, word by word."""
    differ = [0, 0, 0]
    for number, (state, seat) in enumerate(decisions("fallout", 60, seed=5)):
        if number % 4:
            continue
        other = state.book.disguised(state, seat, 99)
        for place, (one, two) in enumerate(zip(_hidden(state), _hidden(other), strict=True)):
            differ[place] += one != two
        ours, theirs = (told("fallout", advised("fallout", s, seat), seat) for s in (state, other))
        assert ours == theirs
    assert all(differ)


def test_what_is_said_of_a_choice_in_public_does_not_follow_from_the_hand() -> None:
    """The hand of who has chosen is hidden, too; what watchers are told is the same all the same."""
    advisor = advisor_of(GAMES["fallout"])
    assert advisor is not None
    differ = heard = offered = 0
    for number, (state, seat) in enumerate(decisions("fallout", 90, seed=6)):
        if number % 4:
            continue
        chosen = bots.decision_of(state, seat).options[0]
        other = state.book.disguised(state, SPECTATOR, 99)
        other.settle()  # which agendas could be laid open is another question then
        if all(decision.seat != seat for decision in other.decisions):
            continue
        differ += _hidden(state)[0] != _hidden(other)[0]
        offered += list(bots.decision_of(other, seat).options) != list(
            bots.decision_of(state, seat).options
        )
        ours, theirs = (overheard(advisor, each, seat, 5, chosen) for each in (state, other))
        assert ours == theirs
        heard += ours is not None
    assert differ >= 5
    assert offered
    assert heard >= 5


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_first_line_is_what_the_level_hard_would_play(players: int) -> None:
    game, surprises = GAMES["fallout"], 0
    for number, (state, seat) in enumerate(decisions("fallout", 60, players=players)):
        if number % 6:
            continue
        world = state.book.disguised(state, seat, 5)
        plays = bots.make("hard", game, 5).choose(world, seat)
        surprises += plays != bots.make("greedy", game, 5).choose(world, seat)
        assert advised("fallout", state, seat).best.option == plays
    assert surprises  # else greedy advice would pass as well


def test_whoever_can_win_alone_is_told_to() -> None:
    game: Any = overseer.load("fallout")
    wins = 0
    for seed in (300, 301, 303, 304):
        state = game.new(players=1, seed=seed, max_rounds=60)
        greedy, guesses = bots.make("greedy", game, seed - 300), bots.own_dice("c", seed - 300)
        last = state.clone()
        while state.decision is not None:
            last = state.clone()
            chosen = bots.ask(greedy, state, 0, guesses)
            state.apply(chosen)
        assert state.outcome is not None
        if not state.outcome.winners:
            continue
        advisor = advisor_of(game)
        assert advisor is not None
        trial = last.clone()
        trial.apply(advise(advisor, last, 0, 5).best.option)
        assert trial.over
        wins += 1
    assert wins


def test_what_a_choice_of_fallout_leads_to_is_told_with_its_worth_and_its_way() -> None:
    goals = []
    for state, seat in decisions("fallout", 60):
        if bots.decision_of(state, seat).prompt == t.ASK_TURN:
            for thought in advised("fallout", state, seat, depth=GLANCE).thoughts:
                goals += [
                    (thought, reason)
                    for reason in thought.reasons
                    if reason.name.startswith("goal-")
                ]
    assert len(goals) >= 10
    for thought, reason in goals:
        assert reason.number >= 1  # actions
        assert cast(float, reason.about["worth"]) > 0
        assert verb_of(thought.option.code) in (t.MOVE, t.STEP, t.USE, t.PLAY_PERK, t.FIGHT)


def test_the_odds_of_a_reroll_are_those_of_its_preview() -> None:
    seen = 0
    for state, seat in decisions("fallout", 120, seed=8):
        if bots.decision_of(state, seat).prompt != t.ASK_FIGHT_REROLL:
            continue
        assert isinstance(state, Wasteland)
        outlook = outlook_in(state)
        assert outlook is not None
        for thought in advised("fallout", state, seat).thoughts:
            if verb_of(thought.option.code) == t.DONE:
                odds = [each.number for each in thought.reasons if each.name == "odds-fight"]
                chance = round(100 * outlook.stop().won)
                assert odds == [chance]
                seen += 1
    assert seen


def test_of_a_sealed_choice_nothing_is_compared() -> None:
    """What comes of an encounter's option is sealed: no figure may hint at it."""
    seen = 0
    for state, seat in decisions("fallout", 160, seed=8):
        if bots.decision_of(state, seat).prompt == t.ASK_OPTION:
            advice = advised("fallout", state, seat)
            names = {reason.name for each in advice.thoughts for reason in each.reasons}
            assert names <= {"sealed"}
            assert not advice.is_counted
            seen += 1
    assert seen


def test_what_may_be_luck_is_not_held_against_anybody() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two, three = (decision.options[i] for i in range(3))
    advice = Advice(
        (Thought(one, 0.0), Thought(two, -3.0, luck=1.0), Thought(three, -0.5, luck=1)), 3
    )
    assert [advice.loss(option) for option in (one, two, three)] == [0.0, 2.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_chosen_is_considered_in_any_case(name: str) -> None:
    for state, seat in decisions(name, 12):
        for option in bots.decision_of(state, seat).options:
            advice = advised(name, state, seat, depth=GLANCE, wanted=option)
            assert option in [thought.option for thought in advice.thoughts]
            assert advice.loss(option) >= 0


def test_a_hint_stays_within_its_budget() -> None:
    for state, seat in decisions("shelter", 60):
        # The last sample may go beyond the budget, but not by far.
        assert advised("shelter", state, seat).spent < 2 * (SIEVE + HINT.budget)
    for state, seat in decisions("fallout", 25):
        # One sample of one option can already be a whole round of two survivors.
        assert advised("fallout", state, seat).spent < 2 * (SIEVE + HINT.budget)


def test_more_food_is_a_reason_for_the_diner() -> None:
    """Of two spaces that differ by a cube of food, the richer is better, and that is said."""
    game = GAMES["shelter"]
    state = game.new(players=2, seed=5)
    seat = int(state.decision.seat)
    wanted = next(each for each in state.decision.options if each.notation == "place - L0.10")
    advice = advised("shelter", state, seat, wanted=wanted)
    thoughts = {thought.option.notation: thought for thought in advice.thoughts}
    better, poorer = thoughts["place - L0.9"], thoughts["place - L0.10"]
    assert better.worth > poorer.worth
    [food] = [reason for reason in poorer.reasons if reason.name == "food"]
    assert food.number == -1
    assert food.worth < 0


def test_certainty_grows_with_the_gap_and_falls_with_its_spread() -> None:
    assert certainty([0.0, 0.0]) == 1
    assert [certainty([gap] * 8) for gap in (0.0, 0.3, 0.6, 2.0)] == [1, 3, 4, 5]
    assert certainty([2.0, 2.2] * 4) > certainty([12.0, -8.0] * 4)


def test_what_speaks_for_an_option_is_told_before_what_speaks_against_it() -> None:
    found = weightiest(
        [Reason("a", -3.0), Reason("b", 1.0), Reason("c", 0.01), Reason("d", 2)], 0.1
    )
    assert [reason.name for reason in found] == ["d", "b", "a"]


def test_what_takes_nothing_away_loses_nothing() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two, three = (decision.options[i] for i in range(3))
    free = Thought(one, 0.0, is_free=True)
    advice = Advice((free, Thought(two, -4.0), Thought(three, -6.5)), 3)
    assert [advice.loss(option) for option in (one, two, three)] == [0.0, 0.0, 2.5]
    assert advice.instead_of(three).option == two


def test_a_win_that_was_given_away_is_no_matter_of_points() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two = decision.options[0], decision.options[1]
    going = Advice((Thought(one, 0.0), Thought(two, -3.0)), 3)
    assert going.kept(two, 0.6, 0.3) == 0.5
    ended = Advice((Thought(one, 0.0, won=1.0, ended=1.0), Thought(two, -1.0, ended=1.0)), 3)
    assert ended.kept(two, 0.6, 0.6) == 0.0
    assert ended.kept(one, 0.6, 0.6) == 1.0
    luck = Thought(two, -1.0, won=0.5, ended=1.0, hazard=0.25)
    assert Advice((ended.best, luck), 3).kept(two, 0.6, 0.6) == 0.75
    half = Thought(two, -1.0, ended=0.5)  # half of its copies end with a defeat
    assert Advice((Thought(one, 0.0), half), 3).kept(two, 0.6, 0.6) == 0.5
    lost = Advice((Thought(one, 0.0, ended=1.0), Thought(two, 0.0, ended=1.0)), 3)
    assert lost.kept(two, 0.6, 0.6) == 1.0  # there was nothing to lose


def test_reasons_against_an_option_speak_for_the_other_one() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two = decision.options[0], decision.options[1]
    against = Reason("food", -1.0, -2.0, {"cards": (("lantern", -1.0),)})
    advice = Advice((Thought(one, 3.0), Thought(two, 1.0, (against,))), 3)
    [turned] = advice.instead_of(two).reasons
    assert (turned.worth, turned.number, turned.about["cards"]) == (1.0, 2.0, (("lantern", 1.0),))


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_that_ends_the_game_is_not_told_in_points(name: str) -> None:
    state, seat = next(decisions(name, 1))
    decision = state.decision
    assert decision is not None
    one, two = decision.options[0], decision.options[1]
    winning = Thought(one, 0.0, won=0.75, ended=0.75)
    for other in (
        Thought(two, -2.0),  # the game goes on
        Thought(two, 0.0, won=0.5, ended=1.0),  # it ends, too, and is won less often
    ):
        best, second = told(name, Advice((winning, other), 5), seat).lines
        assert (best.behind, second.behind) == (
            "this may decide the game",
            "far behind: it may cost you the game",
        )
    luck = Thought(two, -2.0, won=0.5, ended=1.0, hazard=0.3)
    for pair in ((Thought(one, 0.0), Thought(two, -2.0)), (winning, luck)):
        near = told(name, Advice(pair, 5), seat).lines
        assert "2" in near[0].behind
        assert "2" in near[1].behind


def test_points_are_compared_where_the_game_goes_on_or_ends_in_both() -> None:
    parts = Parts({}, 0)
    going = [Sample(5.0, 5.0, None, parts, parts, ()), Sample(-3.0, 4.0, 0.0, parts, parts, ())]
    other = [Sample(4.0, 4.0, None, parts, parts, ()), Sample(66.0, 6.0, 1.0, parts, parts, ())]
    ended = [Sample(66.0, 6.0, 1.0, parts, parts, ())] * 2
    assert _gaps(going, other) == [1.0, -2.0]
    assert _gaps(going, ended) == [-2.0]
    assert _leanings(going, other) == [1.0, -2.0 - WIN]
    assert _leanings(ended, going) == [WIN / 2, 2.0 + WIN]


def test_the_last_round_is_told_as_a_win_or_in_points_of_the_board() -> None:
    """Nothing that a win counts beside the board is called points."""
    game = GAMES["shelter"]
    seen = 0
    for seed in (1, 2, 3):
        state = game.new(players=2, seed=seed, max_rounds=2)
        bot = bots.make("greedy", game, seed)
        while (decision := state.decision) is not None:
            seat = int(decision.seat)
            if state.round == 2 and decision.kind == "turn":
                advice = advised("shelter", state, seat)
                seen += any(thought.ended for thought in advice.thoughts)
                for thought in advice.thoughts:
                    assert -6.0 < thought.worth <= 0.0
            state.apply(bot.choose(state, seat), seat)
    assert seen


def test_what_may_win_the_game_is_no_influence() -> None:
    wins = 0
    for seed in (300, 303):
        game: Any = overseer.load("fallout")
        state = game.new(players=1, seed=seed, max_rounds=60)
        greedy, guesses = bots.make("greedy", game, seed - 300), bots.own_dice("c", seed - 300)
        last: list[State] = []
        while state.decision is not None:
            last = [*last[-5:], state.clone()]
            state.apply(bots.ask(greedy, state, 0, guesses))
        for before in last:
            for thought in advised("fallout", before, 0).thoughts:
                for reason in thought.reasons:
                    if reason.is_remark and "worth" in reason.about:
                        is_win = "wins" in reason.name
                        wins += is_win
                        assert is_win or cast(float, reason.about["worth"]) < 10
    assert wins


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_hints_are_told_in_every_language(name: str, language: str) -> None:
    for state, seat in decisions(name, 25):
        advice = advised(name, state, seat, depth=GLANCE)
        hint = told(name, advice, seat, language)
        assert hint.lines[0].choice == advice.best.option.notation
        assert hint.seq == 7
        assert all(line.text for line in hint.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_and_figure_has_words(language: str) -> None:
    texts = in_language(language)
    state = GAMES["shelter"].new(players=2, seed=1)
    namings: dict[str, Naming] = {"shelter": Desk().judge(state)[1], "fallout": FalloutNaming(2)}
    for game, naming in namings.items():
        meanings = [naming.meaning(trait) for trait in range(naming.traits)]
        for name, unit, _ in meanings:
            if unit:
                assert texts.has(f"advice-{game}-{name}")
            elif name:
                assert texts.has(f"advice-{game}-{name}-for")
                assert texts.has(f"advice-{game}-{name}-against")
        assert texts.has(f"advice-{game}-{RIVAL}")
    for name in (namings["fallout"].rest, END):
        assert texts.has(f"advice-fallout-{name}-for")
        assert texts.has(f"advice-fallout-{name}-against")
    for name in ("brings", "free", "sealed", "odds-fight", "odds-test"):
        assert texts.has(f"advice-fallout-{name}")
    for name in (*KINDS.values(), ENTER):
        assert texts.has(f"advice-fallout-goal-{name}")


def test_a_hint_names_the_lead_of_an_encounter() -> None:
    display = shown("fallout")
    seen = 0
    for state, seat in decisions("fallout", 120):
        decision = bots.decision_of(state, seat)
        if decision.kind != "option":
            continue
        seen += 1
        reader = Reader("en", ("Ada", "Boris"))
        story = display.story(state, decision, reader)
        assert story is not None
        leads = {lead.choice: lead.text for lead in story.leads if lead.choice}
        for option in decision.options:
            assert display.option_title(state, decision, option, reader) == leads[option.notation]
    assert seen > 1
