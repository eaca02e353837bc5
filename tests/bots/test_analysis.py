"""The analysis of a game, its guide and its command."""

from __future__ import annotations

import json
import re
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer import bots
from overseer.bots.advice import Advice, Thought, advisor_of
from overseer.bots.advice import analysis as analysis_module
from overseer.bots.advice.analysis import (
    LEAST,
    MARKED,
    POINTS,
    Analysis,
    Point,
    Slip,
    analyse,
    thinned,
)
from overseer.bots.advice.chances import shares
from overseer.bots.advice.recounted import recounted
from overseer.bots.advice.standing import outlook
from overseer.cli import main as cli
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.influence import influence
from overseer.journal.match import Match
from overseer.texts.bundles import LANGUAGES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "read-an-analysis.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
PRINTED = re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)


def played(name: str, levels: list[str], seed: int = 4, rounds: int = 4) -> Match:
    game: Any = overseer.load(name)
    names = [f"P{seat}" for seat in range(len(levels))]
    match = Match(game, len(levels), seed, names=names, max_rounds=rounds)
    seats = [bots.make(level, game, seat) for seat, level in enumerate(levels)]
    guesses = bots.own_dice("guesses", seed)
    while match.state.decision is not None:
        seat = int(match.state.decision.seat)
        match.apply(bots.ask(seats[seat], match.state, seat, guesses), seat)
    return match


def test_a_slip_names_the_leads_of_an_encounter() -> None:
    game: Any = overseer.load("fallout")
    state = game.new(players=2, seed=4)
    seats = [bots.make("greedy", game, seat) for seat in range(2)]
    while (decision := state.decision).prompt != t.ASK_OPTION:
        state.apply(seats[decision.seat].choose(state, decision.seat))
    one, two = decision.options[0], decision.options[1]
    advice = Advice((Thought(one, 3.0), Thought(two, 1.0)), 3)
    slip = Slip(9, 1, int(decision.seat), 4, state, two, advice, 0.5, 0.4)
    reader = Reader("en", ("Ada", "Boris"))
    display = FalloutDisplay(game)
    [told] = recounted(display, Analysis((), (slip,), 4, 4), reader).slips
    leads = [display.option_title(state, decision, option, reader) for option in (two, one)]
    assert [told.text, told.would] == leads
    assert not any(lead.startswith("Option") for lead in leads)


def analysed(match: Match) -> Any:
    advisor = advisor_of(match.game)
    assert advisor is not None
    return analyse(match, advisor)


@pytest.mark.parametrize(
    ("name", "levels"), [("shelter", ["easy", "greedy"]), ("fallout", ["greedy", "random"])]
)
def test_chances_are_chances_and_end_with_who_won(name: str, levels: list[str]) -> None:
    match = played(name, levels)
    analysis = analysed(match)
    for point in analysis.points:
        assert all(0 <= chance <= 1 for chance in point.chances)
        assert sum(point.chances) <= 1 + 1e-9
    assert match.state.outcome is not None
    winners = match.state.outcome.winners
    assert [seat for seat, chance in enumerate(analysis.points[-1].chances) if chance] == list(
        winners
    )
    lines = [point.line for point in analysis.points]
    assert lines == sorted(set(lines))


@pytest.mark.parametrize(
    ("name", "rounds", "seed"),
    [("shelter", 4, 4), ("fallout", 14, 6)],  # of Fallout's seeds 3 to 7 only 4 has no slip
)
def test_who_plays_at_random_slips(name: str, rounds: int, seed: int) -> None:
    analysis = analysed(played(name, ["random", "greedy"], seed, rounds))
    assert 1 <= len(analysis.slips) <= MARKED
    assert all(slip.loss >= LEAST for slip in analysis.slips)
    assert any(slip.seat == 0 for slip in analysis.slips)
    for slip in analysis.slips:
        assert slip.advice.best.option != slip.chosen
        assert all(not reason.is_remark or reason.worth for reason in slip.advice.best.reasons)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_first_only_what_agendas_pay_sets_survivors_apart(players: int) -> None:
    game: Any = overseer.load("fallout")
    ahead = 0
    for seed in range(30):
        land: Any = game.new(players=players, seed=seed)
        while land.decision.kind != "turn":
            land.apply(land.decision.default)
        scores = {seat: (influence(land, seat), outlook(land, seat)) for seat in range(players)}
        for one, other in permutations(scores.values(), 2):
            if one[0] == other[0]:
                assert abs(one[1] - other[1]) < 0.25  # at most 6 points of chance
            elif one[0] > other[0]:
                assert one[1] > other[1]
                ahead += 1
    assert ahead > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_of_fallout_is_analysed_for_any_number_of_players(players: int) -> None:
    match = played("fallout", ["random"] + ["greedy"] * (players - 1), rounds=5)
    analysis = analysed(match)
    assert analysis.weighed == analysis.moves > 20
    assert len(analysis.points) > 5
    for point in analysis.points:
        assert len(point.chances) == players
        assert all(0 <= chance <= 1 for chance in point.chances)
        assert sum(point.chances) <= 1 + 1e-9
    assert sum(analysis.points[0].chances) < 1  # and all may lose
    for slip in analysis.slips:
        assert slip.before > slip.after
        assert slip.seat == int(match.passages()[0].line.seat) or players > 1


def test_alone_the_chance_is_that_against_the_scenario() -> None:
    """It grows with influence, falls with the power of a faction, and what is left is nobody's."""
    game: Any = overseer.load("fallout")
    advisor = advisor_of(game)
    assert advisor is not None
    state = game.new(players=1, seed=3)
    seat = bots.make("greedy", game, 0)
    while state.decision.kind != "turn":
        state.apply(seat.choose(state, 0))
    [now] = advisor.chances(state)
    assert 0.5 < now < 0.99
    threatened = state.clone()
    threatened.power[0] = len(state.sheet.track_x) - 2
    [less] = advisor.chances(threatened)
    assert less < now - 0.2
    [blamed] = advisor.chances(state, 0, 2.0)
    assert blamed < now


def test_what_won_the_game_was_no_slip() -> None:
    match = played("fallout", ["greedy"], seed=1, rounds=60)
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (0,)
    last = [passage.line.number for passage in match.passages() if passage.own][-1]
    assert last not in [slip.line for slip in analysed(match).slips]


def test_what_won_the_game_was_no_slip_even_if_dice_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis_module, "LEAST", -2.0)  # every choice is a slip
    matches = (played("shelter", ["greedy", "greedy"], seed, rounds=2) for seed in range(40))
    match = next(match for match in matches if _ended_by_chance(match))
    own = [passage.line.number for passage in match.passages() if passage.own]
    advisor = advisor_of(match.game)
    assert advisor is not None
    analyst = analysis_module._Analyst(match, advisor, lambda done, of: None)
    monkeypatch.setattr(analyst, "_again", lambda slip: slip)
    analyst.analysis()
    weighed = [slip.line for slip in analyst._slips]
    assert own[-1] not in weighed
    assert own[-2] in weighed


def _ended_by_chance(match: Match) -> bool:
    """Whether dice or a forced choice came after the winner's last own one, and there are few."""
    own = [passage for passage in match.passages() if passage.own]
    outcome = match.state.outcome
    is_winner = outcome is not None and int(own[-1].line.seat) in outcome.winners
    return is_winner and not match.passages()[-1].own and len(own) <= 36


def test_what_could_have_been_is_on_the_curve() -> None:
    """In the middle of a move chances cannot be told: those of the last choice count."""
    between = 0
    for name, levels, seed in (
        ("shelter", ["random", "greedy", "random"], 3),
        ("fallout", ["random", "greedy"], 2),
    ):
        match = played(name, levels, rounds=4, seed=seed)
        analysis = analysed(match)
        curve = {point.line: point for point in analysis.points}
        for slip in analysis.slips:
            advisor: Any = advisor_of(match.game)
            if advisor.is_calm(slip.state):
                assert slip.before == advisor.chances(slip.state)[slip.seat]
            else:
                latest = max(line for line in curve if line < slip.line)
                assert slip.before == curve[latest].chances[slip.seat]
                between += slip.before != advisor.chances(slip.state)[slip.seat]
            assert 0.0 <= slip.after < slip.before
    assert between


def test_the_same_game_has_the_same_analysis() -> None:
    match = played("shelter", ["random", "greedy"], rounds=3)
    assert analysed(match) == analysed(match)


def test_a_game_in_which_much_was_taken_back_is_analysed_as_it_stands() -> None:
    match = played("shelter", ["random", "greedy"], rounds=2)
    straight = analysed(match)
    again: Any = overseer.load("shelter")
    other = Match(again, 2, 4, names=["P0", "P1"], max_rounds=2)
    for passage in match.passages():
        if passage.own:
            seat = int(passage.line.seat)
            decision = other.state.decision_of(seat)
            other.apply(decision.options[len(decision.options) - 1], seat)
            if other.can_undo(seat, everyone=True):
                other.undo(seat, everyone=True)
                other.choose([passage.line.text], seat)
            else:
                return
    assert [point.chances for point in analysed(other).points] == [
        point.chances for point in straight.points
    ]


def test_a_long_curve_is_thinned_but_not_where_it_matters() -> None:
    whole = [Point(9 + 2 * i, 1 + i // 40, i % 4, 1 + i, (0.25,) * 4) for i in range(15_000)]
    slips = {7, 5_003, 14_999}  # moves
    thin = thinned(whole, slips)
    assert len(thin) <= POINTS + 1 + len(slips)
    lines = [point.line for point in thin]
    assert lines == sorted(set(lines))
    assert (thin[0], thin[-1]) == (whole[0], whole[-1])
    assert slips <= {point.move for point in thin}
    rounds = {point.round: point for point in whole}  # the last of each
    assert {point.round: point for point in thin} == rounds
    assert max(two.move - one.move for one, two in pairwise(thin)) <= 30


def test_an_analysis_has_a_thinned_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("shelter", ["random", "greedy"], rounds=3)
    whole = analysed(match)
    monkeypatch.setattr(analysis_module, "POINTS", 3)
    thin = analysed(match)
    assert (thin.slips, thin.moves) == (whole.slips, whole.moves)
    assert thin.points == thinned(whole.points, {slip.move for slip in whole.slips})
    assert len(thin.points) < len(whole.points)


def test_it_says_how_many_games_the_chances_are_from_if_that_is_known() -> None:
    """As many as the fit has used, of those that the constants name."""
    display: Any = FalloutDisplay(overseer.load("fallout"))
    for language in LANGUAGES:
        reader = Reader(language, ("Ada",))
        known, unknown = (
            recounted(display, Analysis((), (), 0, 0, games), reader).estimate for games in (225, 0)
        )
        assert "225" in known
        assert re.search(r"\d", unknown) is None
    sources = {"shelter": "mind/shelter.py", "fallout": "advice/standing.py"}
    for name, source in sources.items():
        text = (ROOT / "src/overseer/bots" / source).read_text(encoding="utf-8")
        [games] = re.findall(rf"chances\.py {name} --games (\d+)", text)
        used = sum(1 for number in range(int(games)) if number % 4)
        advisor = advisor_of(overseer.load(name))
        assert advisor is not None
        assert advisor.fitted == used


def test_progress_is_told_and_can_end_it() -> None:
    match = played("shelter", ["greedy", "greedy"], rounds=2)
    advisor = advisor_of(match.game)
    assert advisor is not None
    told: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        told.append((done, of))
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(match, advisor, stop)
    assert [done for done, _ in told] == list(range(6))


def test_a_lead_makes_a_win_likelier() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([2.0, 0.0, 0.0])[0] > shares([1.0, 0.0, 0.0])[0] > 1 / 3
    assert shares([-800.0, 0.0]) == [0.0, 1.0]


def test_the_guide_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    first, last = PROGRAMS
    names: dict[str, Any] = {}
    exec(compile(first, "docs/read-an-analysis.md", "exec"), names)
    assert cli.main(["analyse", "game.journal"]) == 0
    [printed] = PRINTED
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == printed.splitlines()
    exec(compile(last, "docs/read-an-analysis.md", "exec"), names)
    slips = capsys.readouterr().out.splitlines()
    assert len(slips) == len(re.findall(r"^[ABC]: ", printed, re.MULTILINE))
    for language in LANGUAGES:
        assert cli.main(["analyse", "game.journal", "--language", language]) == 0
    capsys.readouterr()
    assert cli.main(["analyse", "game.journal", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"moves", "points", "slips", "estimate"} == told.keys()


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game: Any = overseer.load("shelter")
    match = Match(game, 2, 1)
    match.save(tmp_path / "half.journal")
    assert cli.main(["analyse", str(tmp_path / "half.journal")]) == 2
    assert "not over" in capsys.readouterr().err
