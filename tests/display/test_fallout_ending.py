"""The end of a game of Fallout: hands laid open, everybody's tale, curves, luck with the dice."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any, cast

import pytest
from msgspec import json

from display.plays import LANGUAGES, NAMES, display, finished, game, new_match, played
from overseer import Match, bots
from overseer.display.fallout import tales
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.fallout.lives import Deed, Life, Lives
from overseer.display.fallout.reasons import last_step
from overseer.display.model import Chronicle, Tale
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.course import Course
from overseer.kernel.decision import a_of, b_of, c_of, pack, verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome

NUMBERS = (
    *("", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
TRAPS = ("{", "}", "  ", "..", "None", " ,", "“”", "„”", "«»")


def shown() -> FalloutDisplay:
    return cast(FalloutDisplay, display("fallout"))


@cache
def whole(players: int, seed: int) -> Match:
    """A game between good players, to its end."""
    match = new_match("fallout", players, seed)
    seats = [bots.make("greedy", game("fallout"), 10 * seed + seat) for seat in range(players)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        match.apply(seats[seat].choose(match.state, seat), seat)
    return match


@cache
def lost() -> Match:
    """A game that everybody loses: the track comes to its end."""
    for seed in range(20):
        *_, match = played("fallout", 4, seed)
        if match.state.outcome is not None and not match.state.outcome.winners:
            return match
    raise AssertionError("nobody loses")


@cache
def chronicle(match: Match, language: str = "en") -> Chronicle:
    return shown().chronicle(match, language)


def told(players: int, seed: int, language: str = "en") -> Chronicle:
    return chronicle(whole(players, seed), language)


def games() -> list[Match]:
    """Games that went in many ways: won alone, won together, lost, cut short."""
    short = [finished("fallout", 1 + seed % 4, seed, 6) for seed in range(8)]
    return [*(whole(players, seed) for players in (1, 2, 4) for seed in (1, 2, 3)), lost(), *short]


def sentences(tale: Tale) -> list[tuple[str, int]]:
    return [(each.text, each.line) for part in tale.paragraphs for each in part]


# Hands


def test_the_parts_of_agendas_add_up_to_everybodys_influence() -> None:
    for match in games():
        outcome = match.state.outcome
        assert outcome is not None
        hands = chronicle(match).hands
        assert [hand.seat for hand in hands] == [each.seat for each in outcome.standings]
        for hand, standing in zip(hands, outcome.standings, strict=True):
            assert hand.total == standing.score == sum(card.worth for card in hand.cards)
            assert hand.wins == (hand.seat in outcome.winners)
            for card in hand.cards:
                assert card.worth == sum(part.given for part in card.parts)
                assert card.parts[0].given == 1


def test_a_hand_says_how_much_is_missing() -> None:
    outcome = whole(4, 18).state.outcome
    assert outcome is not None
    hands = told(4, 18).hands
    assert [hand.seat for hand in hands] == [each.seat for each in outcome.standings]
    scores = [each.score for each in outcome.standings]
    assert scores == [10, 7, 4, 2]
    assert [hand.verdict for hand in hands] == ["wins", "2 short", "5 short", "7 short"]
    assert {hand.target for hand in hands} == {9}


def test_hands_and_tales_are_told_only_when_the_game_is_over() -> None:
    match = new_match("fallout", 2, seed=1)
    dice = random.Random(1)
    for _ in range(120):
        decision = match.state.decisions[0]
        match.apply(dice.choice(decision.options), int(decision.seat))
    going_on = chronicle(match)
    assert (going_on.hands, going_on.tales, going_on.margin) == ([], [], [])
    text = json.encode(going_on).decode()
    public = " ".join(entry.text for entry in shown().log(match, 0, "en"))
    look = shown().look(match.state, 0, Reader("en"))
    names = [look.name("agenda", each) for each in game("fallout").book.names.agendas]
    assert [name for name in names if name in text and name not in public] == []
    assert look.land.agendas


# Why


def test_who_wins_is_told_with_the_last_step() -> None:
    ended = told(4, 18)
    assert ended.margin == [
        "Wiera has 10 influence, and 9 wins.",
        "The last step: Wiera completes The Long Dark, objective 2.",
        "Nobody else had reached it.",
    ]
    assert ended.rules == ["FO-WIN-01", "FO-WIN-02"]
    assert not ended.lost


def test_a_game_that_all_have_lost_says_to_whom() -> None:
    ended = chronicle(lost())
    assert ended.lost
    assert ended.verdict.startswith("Nobody wins: everything goes to The ")
    assert "reached the end of the power track" in ended.margin[0]
    assert ended.rules == ["FO-POWER-03", "FO-POWER-05"]


def test_a_shared_victory_names_all_who_won() -> None:
    for seed in range(1, 40):
        outcome = whole(2, seed).state.outcome
        assert outcome is not None
        if len(outcome.winners) == 2:
            assert told(2, seed).margin[0].startswith("Ada, Borys have the 10 influence")
            assert any("others" in text for text, _ in sentences(told(2, seed).tales[0]))
            return
    raise AssertionError("nobody shares")


def test_the_last_step_is_the_weightiest_since_the_last_action() -> None:
    quest, caps = Event(t.E_COMPLETED, 0, 1, 0, 0), Event(t.E_CAPS, 0, 2, 0, 0)
    chance, action = (Event(CHOICE, -1, pack(verb), 0, 0) for verb in (t.ROLLED, t.END_TURN))
    assert last_step([quest, chance, caps]) is quest
    assert last_step([quest, action, caps]) is caps
    assert last_step([quest, action]) is None


# Tales


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_tells_of_a_line_that_tells_of_the_survivor(language: str) -> None:
    """Nothing is told that the log does not tell in the line that the sentence leads to."""
    for match in games():
        lines = {step.line.number: step for step in match.passages()}
        for tale in chronicle(match, language).tales:
            found = sentences(tale)
            assert len(found) >= 2
            assert [line for _, line in found] == sorted(line for _, line in found)
            for _, line in found:
                events = lines[line].events
                whose = {int(event.seat) for event in events}
                about = {int(event.a) for event in events if event.kind == t.E_TRADED}
                ends = line == found[-1][1]
                reveals = any(event.kind == t.E_REVEALED for event in events)
                assert tale.seat in whose | about or ends or reveals


def test_the_names_in_a_sentence_stand_in_the_log_at_its_line() -> None:
    """Or shortly before: an encounter is named where it is drawn, an enemy where a fight begins."""
    for match in (whole(4, 18), whole(1, 2), lost()):
        log: dict[int, str] = {}
        for entry in shown().log(match, 0, "en"):
            log[entry.line] = f"{log.get(entry.line, '')} {entry.text}"
        names = _names(match)
        for tale in chronicle(match).tales:
            for text, line in sentences(tale)[1:-1]:
                for name in names:
                    # Where everybody begins again goes without saying.
                    if name in text and name != "Crossroads Camp":
                        near = " ".join(log.get(line - before, "") for before in range(12))
                        assert name in near, (text, near)


def _names(match: Match) -> set[str]:
    look = shown().look(match.state, 0, Reader("en"))
    ids: Any = game("fallout").book.names
    kinds = {"quest": ids.quests, "encounter": ids.encounters, "tile": ids.tiles}
    names = {look.name(kind, each) for kind, all_ in kinds.items() for each in all_}
    return names | {look.enemy(token) for token in ids.tokens[t.FACTIONS :]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tales_read_as_prose(language: str) -> None:
    for match in games():
        pages = chronicle(match, language).tales
        assert [tale.seat for tale in pages] == list(range(len(match.names)))
        for tale in pages:
            for text, _ in sentences(tale):
                assert text[-1] in ".”»", text
                assert text[0].isupper() or text[0] in "“„«"
                assert not any(trap in text for trap in TRAPS), text
            assert 1 <= len(tale.paragraphs) <= 3
            assert tale.title
            assert NAMES[tale.seat] in tale.sender


def test_a_long_game_has_a_full_page_and_no_pattern_twice_in_a_row() -> None:
    for tale in told(4, 18).tales:
        found = [text for text, _ in sentences(tale)]
        assert 8 <= len(found) <= 14
        assert len(set(found)) == len(found)
        starts = [" ".join(text.split()[-4:]) for text in found]
        assert len(set(starts)) > len(starts) * 2 / 3


def test_survivors_who_did_the_same_have_titles_of_their_own() -> None:
    match = whole(4, 22)  # Ada, the first, wins
    outcome = match.state.outcome
    assert outcome is not None
    look = shown().look(match.state, 0, Reader("en", match.names))
    alike = [Life(seat, walked=9, quests=4, kills=3, end=99) for seat in (1, 0)]
    found = [page.title.partition(" Who ")[2] for page in tales.tales_of(look, alike, outcome)]
    assert found == ["Ran the Errands", "Saw Things Through"]
    alike = [Life(0, walked=9, quests=4, kills=3, end=99) for _ in range(2)]
    found = [page.title.partition(" Who ")[2] for page in tales.tales_of(look, alike, outcome)]
    assert found == ["Saw Things Through", "Got There"]


def test_places_are_numbered_as_the_sentences_are() -> None:
    for match in games():
        board: Any = shown().board(match.state, -1, Reader("en"))
        slots = {tile.slot for tile in board.tiles}
        for tale in chronicle(match).tales:
            numbers = [each.stop for part in tale.paragraphs for each in part if each.stop]
            assert numbers == list(range(1, len(tale.stops) + 1))
            assert len(tale.stops) <= 5
            assert len({stop.place for stop in tale.stops}) == len(tale.stops)
            for stop in tale.stops:
                assert stop.place.split(".")[0] in slots
            walked = sum(len(leg) - 1 for leg in tale.legs)
            stamps = {stamp.text: stamp.figure for stamp in tale.stamps}
            assert int(stamps.get("spaces walked", stamps.get("space walked", "0"))) >= walked


def test_a_way_is_where_the_survivor_walked() -> None:
    match = whole(2, 3)
    lives = Lives(range(2))
    course = Course(match.game, match.header, {})
    for passage in match.passages():
        course.follow(passage.line)
        land = cast(Wasteland, course.state)
        lives.hear(land, passage)
        for life in lives.lives:
            if land.round and life.legs:
                assert life.node == land.node[life.seat]


KINDS = [
    "killed",
    "killed-attacked",
    "killed-strong",
    "killed-revenge",
    "killed-card",
    "beaten",
    "beaten-attacked",
    "died",
    "died-fight",
    "explored",
    "deadly",
    "met",
    "met-passed",
    "met-failed",
    "quest",
    "quest-failed",
    "trait",
    "company",
    "unique",
    "bought",
    "perk",
    "level",
    "deal",
    "loyal",
    "event",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_deed_has_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In all of its patterns, and as a place on the map."""
    match = whole(4, 18)
    outcome = match.state.outcome
    assert outcome is not None
    look = shown().look(match.state, 0, Reader(language, match.names))
    monkeypatch.setattr(tales, "_TOLD", 1000)
    monkeypatch.setattr(tales, "_STOPS", 1000)
    node = int(look.land.node[0])
    life = Life(0, chosen=13, legs=[[node]], end=9999)
    life.deeds = [
        Deed(kind, 100 + 10 * n + number, 1 + n % 4, node + number % 2, 50, a=2, b=1, power=n % 2)
        for n, kind in enumerate(KINDS)
        for number in range(4)
    ]
    (page,) = tales.tales_of(look, [life], outcome)
    assert len(sentences(page)) >= 4 * len(KINDS)
    for text, _ in sentences(page):
        assert not any(trap in text for trap in TRAPS), text


@pytest.mark.parametrize(
    ("winners", "lost", "out", "said"),
    [
        ((0,), 0, False, "had won."),
        ((0, 2), 0, False, "It was enough for others too: Wiera."),
        ((1,), 0, False, "the game went to Borys with {borys}."),
        ((), 1, False, "The Lamplighters had the last word."),
        ((), 3, True, "the last of them was gone."),
        ((1,), 0, True, "Ada was eliminated."),
        ((), 0, False, "the rounds were over."),
    ],
)
def test_every_end_has_words(winners: tuple[int, ...], lost: int, out: bool, said: str) -> None:
    match = whole(4, 18)
    ended = match.state.outcome
    assert ended is not None
    borys = next(each.score for each in ended.standings if each.seat == 1)
    land = cast(Wasteland, match.state.clone())
    land.lost = lost
    outcome = Outcome(ended.standings, winners, truncated=not winners and not lost)
    for language in LANGUAGES:
        look = shown().look(land, 0, Reader(language, match.names))
        alike = [Life(seat, chosen=9, is_out=out, end=99, last=8) for seat in range(4)]
        for page in tales.tales_of(look, alike, outcome):
            for text, _ in sentences(page):
                assert not any(trap in text for trap in TRAPS), text
            assert page.paragraphs[-1][-1].line == 99
            if language == "en" and page.seat == 0:
                assert said.format(borys=borys) in page.paragraphs[-1][-1].text
                assert "there Ada stayed" in page.paragraphs[0][0].text


def test_the_kinds_of_deeds_are_those_that_lives_have() -> None:
    found = set()
    for match in games():
        lives = Lives(range(match.header.players))
        course = Course(match.game, match.header, {})
        for passage in match.passages():
            course.follow(passage.line)
            lives.hear(cast(Wasteland, course.state), passage)
        found |= {deed.kind for life in lives.lives for deed in life.deeds}
    assert found <= set(KINDS)
    assert len(found) > 20


def played_out(survivors: list[dict[str, object]], seed: int, rounds: int) -> Match:
    """A game that is set up in round 4, played at random."""
    position = {"survivors": survivors, "round": 4, "options": {"max_rounds": rounds}}
    match = Match(game("fallout"), position=position, seed=seed, names=NAMES[: len(survivors)])
    dice = random.Random(seed)
    while match.state.decisions:
        decision = match.state.decisions[0]
        match.apply(dice.choice(decision.options), int(decision.seat))
    return match


def test_who_is_eliminated_is_out_from_then_on() -> None:
    usher = {"character": "night-usher", "hp": 14, "rads": 13}
    for seed in range(20):
        match = played_out([usher, {"character": "boilersmith"}], seed, 40)
        land = cast(Wasteland, match.state)
        out = [step for step in match.passages() for e in step.events if e.kind == t.E_ELIMINATED]
        if list(land.eliminated) == [1, 0] and len(out) == 1:
            tale, other = chronicle(match).tales
            assert tale.title == "The Night Usher Who Did Not Come Back"
            end = tale.paragraphs[-1][-1]
            assert end.line == out[0].line.number < other.paragraphs[-1][-1].line
            assert "eliminated" in end.text or "rads had the last word" in end.text
            check_rounds(match, tale)
            return
    raise AssertionError("nobody is eliminated")


def check_rounds(match: Match, tale: Tale) -> None:
    """Where a sentence names a round, it is that of its line."""
    rounds = {entry.line: entry.round for entry in shown().log(match, 0, "en")}
    for text, line in sentences(tale):
        named = re.search(r"[Ii]n round (\w+)", text)
        if named:
            word = named[1]
            number = NUMBERS.index(word) if word in NUMBERS else int(word)
            # A line can end one round and begin the next.
            assert rounds[line] - number in (0, 1), (text, rounds[line])


def test_a_sentence_names_the_round_of_its_line() -> None:
    for match in games():
        for tale in chronicle(match).tales:
            check_rounds(match, tale)


def test_a_game_that_was_set_up_is_told_from_there_on() -> None:
    match = played_out([{"caps": 7}, {}], 1, 9)
    lines = {step.line.number for step in match.passages()}
    for tale in chronicle(match).tales:
        assert {line for _, line in sentences(tale)} <= lines
        assert not any("round 0" in text for text, _ in sentences(tale))
        assert tale.legs


# Curves and dice


def test_curves_have_what_wins_and_what_loses() -> None:
    influence, power, *others = told(4, 18).figures
    assert (influence.key, power.key) == ("influence", "power")
    assert influence.limit is not None
    assert (influence.limit.value, influence.limit.text) == (9, "wins at 9")
    assert power.limit is not None
    assert (power.limit.value, power.limit.bad) == (6, True)
    assert [(curve.icon, curve.dashed) for curve in power.curves] == [
        ("f-star", False),
        ("f-shield", True),
    ]
    land: Any = whole(4, 18).state
    assert [values[-1] for values in power.values] == [int(each) for each in land.power]
    assert all(figure.limit is None for figure in others)


def test_a_faction_that_ends_the_game_is_at_the_end_of_its_curve() -> None:
    power = chronicle(lost()).figures[1]
    assert power.limit is not None
    assert max(values[-1] for values in power.values) >= power.limit.value


def test_marks_come_to_what_was_due_in_the_long_run() -> None:
    had = due = dice = 0.0
    for match in games():
        for fortune in chronicle(match).fortunes:
            had += fortune.had
            due += fortune.due
            dice += fortune.tries
    assert dice > 1500
    assert abs(had - due) < 3 * (dice * 0.6) ** 0.5  # three deviations of a die with 0, 1 or 2


def test_every_die_that_was_rolled_is_counted() -> None:
    match = whole(2, 3)
    rolled = [0, 0]
    fell: list[int] = []
    for event in match.events:
        if event.kind == CHOICE and verb_of(event.a) == t.ROLLED:
            fell = [a_of(event.a), b_of(event.a), c_of(event.a)]
        elif event.kind == t.E_DICE:
            rolled[int(event.seat)] += sum(face != t.KEPT for face in fell)
    assert [fortune.tries for fortune in told(2, 3).fortunes] == rolled


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_agendas_as_sums_and_why(language: str) -> None:
    match = whole(4, 18)
    ending = shown().ending(match.state, match.events, Reader(language, match.names))
    shown_too = told(4, 18, language)
    assert ending.reasons == shown_too.margin
    assert len(ending.hands) == sum(len(hand.cards) for hand in shown_too.hands)
    for line in ending.hands:
        assert not any(trap in line for trap in ("{", "..", "None"))
