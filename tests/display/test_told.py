"""Tests of told cards: what is read aloud stands where one looks; nothing sealed before its time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest

import overseer
from display.plays import LANGUAGES, NAMES, display, finished, game, played
from overseer.catalog import display_of
from overseer.catalog.fallout.game import FalloutGame
from overseer.display.fallout.look import Look
from overseer.display.fallout.lore import Lores
from overseer.display.fallout.narrator import Narrator, Page
from overseer.display.fallout.stories import Storyteller
from overseer.display.model import LogEntry
from overseer.display.reader import Reader
from overseer.display.told import ToldCard
from overseer.display.words import texts_of
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import pack
from overseer.kernel.event import CHOICE, Event

SEEDS = (0, 1, 2, 3, 4, 8)


def fallout() -> FalloutGame:
    return cast(FalloutGame, game("fallout"))


def told(key: str, language: str = "en") -> str:
    return fallout().content.told(language, key)


def log_of(match: overseer.Match, after: int = 0, language: str = "en") -> list[LogEntry]:
    return display("fallout").log(match, after, language)


def latest(log: list[LogEntry]) -> dict[str, ToldCard]:
    """The cards of a log as they ended up, by their keys."""
    return {card.key: card for entry in log for card in entry.cards}


def cards(kind: str) -> Iterator[ToldCard]:
    for seed in SEEDS:
        for card in latest(log_of(finished("fallout", 2, seed))).values():
            if card.kind == kind:
                yield card


def sealed() -> dict[str, str]:
    """The words of every outcome, by the card that they are sealed in."""
    found = {}
    for card in fallout().content.encounters:
        for number in range(1, len(card.options) + 1):
            for word in ("outcome", "success", "fail"):
                text = told(f"encounter-{card.id}.{word}-{number}")
                if text:
                    found[text] = f"{card.id} {number}"
    return found


# The decision


def test_an_encounter_stands_in_its_decision_with_every_lead() -> None:
    seen = 0
    for seed in SEEDS:
        for match in played("fallout", 2, seed, max_rounds=6):
            for decision in match.state.decisions:
                reader = Reader("en", NAMES[:2])
                story = display("fallout").story(match.state, decision, reader)
                if decision.kind != "option":
                    assert story is None
                    continue
                assert story is not None
                seen += 1
                card = fallout().book.names.encounters[decision.source]
                assert story.text == told(f"encounter-{card}")
                assert [lead.text for lead in story.leads] == [
                    told(f"encounter-{card}.lead-{lead.number}") for lead in story.leads
                ]
                offered = [lead.choice for lead in story.leads if lead.choice]
                assert offered == [option.notation for option in decision.options]
                for lead in story.leads:
                    assert bool(lead.choice) != bool(lead.reason)
                    assert bool(lead.rules) == bool(lead.reason)
    assert seen > 5


def test_nothing_sealed_is_told_before_the_choice() -> None:
    words, opened = sealed(), 0
    for seed in SEEDS:
        chosen: set[str] = set()
        for match in played("fallout", 1, seed, max_rounds=8):
            reader = Reader("en", NAMES[:1])
            log = log_of(match)
            stories = [
                display("fallout").story(match.state, d, reader) for d in match.state.decisions
            ]
            faces = display("fallout").faces(fallout().book.table(match.state, 0), "en")
            sent = msgspec.json.encode([log, stories, faces]).decode()
            for card in latest(log).values():
                if card.kind == "outcome":
                    chosen.add(f"{card.title} {card.number}")
            for text, where in words.items():
                if text in sent:
                    name, number = where.rsplit(" ", 1)
                    title = fallout().book.words("en").card_name("encounter", name)
                    assert f"{title} {number}" in chosen, text
                    opened += 1
    assert opened > 5


# The log


def test_an_outcome_is_told_with_its_lead_its_roll_and_what_came_of_it() -> None:
    decided = 0
    for card in cards("outcome"):
        assert card.lead
        assert card.number > 0
        assert card.text or not card.settled
        for roll in card.rolls:
            decided += 1
            assert roll.passed == (roll.got >= roll.needed) or roll.kind == "fight"
            if roll.kind == "test":
                assert roll.letters
                assert len(roll.dice) in (0, 3)
    assert decided > 3


def test_a_test_that_is_failed_is_told_by_the_text_of_failure() -> None:
    names = fallout().book.words("en")
    ids = {names.card_name("encounter", card.id): card.id for card in fallout().content.encounters}
    seen = set()
    for card in cards("outcome"):
        if not card.rolls or not card.settled:
            continue
        word = "success" if all(roll.passed for roll in card.rolls) else "fail"
        seen.add(word)
        assert card.text == told(f"encounter-{ids[card.title]}.{word}-{card.number}")
        assert card.said == told(f"encounter-{ids[card.title]}.outcome-{card.number}")
    assert seen == {"success", "fail"}


def test_a_completed_quest_tells_its_text_and_what_is_next() -> None:
    found = list(cards("completed"))
    assert len(found) > 5
    assert all(card.text and card.lead for card in found)
    assert any(card.lines for card in found)
    assert any(figure.counts == "agendas" for card in found for figure in card.figures)


def test_a_new_quest_is_told_with_its_objectives() -> None:
    for card in cards("staged"):
        assert card.text
        assert 1 <= len(card.lines) <= 3
        assert all(line.title and line.text for line in card.lines)


def test_an_activation_is_told_once_as_a_whole() -> None:
    for seed in SEEDS:
        log = log_of(finished("fallout", 2, seed))
        keys = [card.key for entry in log for card in entry.cards if card.kind == "activation"]
        assert len(keys) > 5
        assert len(keys) == len(set(keys))


def test_no_card_names_an_agenda_that_is_drawn() -> None:
    words = fallout().book.words("en")
    agendas = {words.card_name("agenda", card.id) for card in fallout().content.agendas}
    for kind in ("completed", "outcome", "event"):
        for card in cards(kind):
            assert not agendas & {figure.text for figure in card.figures}


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_the_same_wherever_the_log_is_begun(seed: int) -> None:
    match = finished("fallout", 2, seed)
    whole = log_of(match)
    for line in range(0, match.last, 7):
        assert log_of(match, line) == [entry for entry in whole if entry.line > line]


def outcomes(match: overseer.Match) -> set[str]:
    return {card.key for card in latest(log_of(match)).values() if card.kind == "outcome"}


@pytest.mark.parametrize("seed", [3, 4])
def test_a_card_goes_with_the_line_that_is_taken_back(seed: int) -> None:
    before: set[str] = set()
    for match in played("fallout", 1, seed, max_rounds=12):
        if outcomes(match) > before:
            match.undo(0, everyone=True)
            assert outcomes(match) == before
            return
        before = outcomes(match)
    pytest.fail("no outcome was met")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_cards(language: str) -> None:
    def shape(card: ToldCard) -> tuple[object, ...]:
        return card.key, card.kind, card.seat, len(card.figures), len(card.lines), bool(card.text)

    match = finished("fallout", 2, 0)
    own = [shape(card) for card in latest(log_of(match, language=language)).values()]
    assert own == [shape(card) for card in latest(log_of(match)).values()]


def test_a_payment_is_a_task_that_is_told() -> None:
    """An encounter of which a task is a payment tells success, or failure if it cannot be paid."""
    paid = [
        (card.id, number)
        for card in fallout().content.encounters
        for number, option in enumerate(card.options, start=1)
        if option.tasks and option.tasks[0].word == "pay" and len(option.tasks) == 1
    ]
    assert paid
    names = fallout().book.names
    for card, number in paid:
        index = names.encounters.index(card)
        for kind, word in ((t.E_CAPS_SPENT, "success"), (t.E_XP, "fail")):
            teller = Storyteller(names, fallout().content)
            teller.hear(Event(t.E_OPTION, 0, index, number - 1, 0))
            assert teller.hear(Event(kind, 0, 1, 0, 0)) == [f"encounter-{card}.{word}-{number}"]


# Beginning and end


def test_the_prologue_tells_the_scenario_its_factions_and_what_wins() -> None:
    match = finished("fallout", 2, 0)
    card = display("fallout").prologue(match.state, Reader("en"))
    assert card is not None
    assert card.title == "Mile Ninety"
    assert card.text.count("\n") == 4
    assert [line.title for line in card.lines] == ["The Lamplighters", "The Blackout Wardens", ""]
    assert "10 influence" in card.lines[-1].text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lost", "winners", "power", "ending"),
    [
        (0, 1, (2, 2), "won"),
        (0, 1, (3, 2), "won-star"),
        (0, 1, (1, 2), "won-shield"),
        (1, 0, (7, 2), "lost-star"),
        (2, 0, (1, 7), "lost-shield"),
        (3, 0, (1, 2), "lost-all"),
    ],
)
def test_every_ending_has_its_epilogue(
    lost: int, winners: int, power: tuple[int, int], ending: str, language: str
) -> None:
    state = cast(Wasteland, finished("fallout", 2, 1).state.clone())
    state.lost, state.winners = lost, winners
    state.power[0], state.power[1] = power
    text = display("fallout").ending(state, [], Reader(language, NAMES[:2])).epilogue
    assert text == told(f"scenario-mile-ninety.{ending}", language)
    assert 10 < len(text.split()) <= 60
    assert not text.startswith("[")


def test_a_game_that_was_cut_short_has_no_epilogue() -> None:
    match = finished("fallout", 2, 1)
    assert match.state.outcome is not None
    assert match.state.outcome.truncated
    chronicle = display("fallout").chronicle(match, "en")
    assert chronicle.epilogue is not None
    assert chronicle.epilogue.text == ""
    assert chronicle.epilogue.title == chronicle.verdict


def test_cards_grow_and_keep_their_place() -> None:
    grown = 0
    for seed in SEEDS:
        seen: dict[str, list[ToldCard]] = {}
        for entry in log_of(finished("fallout", 2, seed)):
            for card in entry.cards:
                seen.setdefault(card.key, []).append(card)
        for versions in seen.values():
            for before, after in pairwise(versions):
                grown += 1
                assert (after.title, after.lead) == (before.title, before.lead)
                assert after.figures[: len(before.figures)] == before.figures
                assert after.settled or not before.settled
    assert grown > 5


@pytest.mark.parametrize("settled", [True, False])
@pytest.mark.parametrize("verb", [t.USE, t.PLAY_PERK, t.EQUIP, t.QUEST, t.STEP])
def test_what_comes_after_a_card_does_not_belong_to_it(verb: int, settled: bool) -> None:
    match = finished("fallout", 2, 3)
    look = Look(Lores(fallout().book), cast(Wasteland, match.state), 0, Reader("en", NAMES[:2]))
    narrator = Narrator(look, Storyteller(look.book.names, look.book.content))
    narrator.page = Page("outcome-1-1", "outcome", "The Barrier", 0)
    narrator.page.settled = settled
    narrator.storyteller.attempt = None if settled else cast(Any, object())
    narrator.hear(Event(CHOICE, 0, pack(verb, 0), 0, 0), [], 2)
    # A reroll or a weapon helps with what is still undecided.
    helps = not settled and verb in (t.USE, t.PLAY_PERK, t.EQUIP)
    assert (narrator.page is not None) is helps
    narrator.hear(Event(t.E_CAPS, 0, 3, 0, 0), [], 3)
    assert len(narrator.pages) == (1 if helps else 0)


def test_a_letter_that_is_gained_is_told_once() -> None:
    levels = 0
    for seed in SEEDS:
        for card in latest(log_of(finished("fallout", 2, seed))).values():
            letters = [
                figure.text for figure in card.figures if figure.icon == "xp" and figure.note
            ]
            levels += len(letters)
            assert len(letters) == len(set(letters))
    assert levels > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_enemies_of_factions_are_called_as_the_scenario_does(language: str) -> None:
    core = cast(FalloutGame, overseer.load("fallout"))
    shown = display_of(core)
    for scenario in core.names.scenarios:
        texts = texts_of(core.content.packs, language)
        sides = [side for side in FACTIONS if texts.has(f"faction-enemy-{scenario}-{side}")]
        match = overseer.Match(core, 2, seed=3, scenario=scenario, max_rounds=4)
        dice = random.Random(3)
        while (decision := match.state.decision) is not None:
            match.apply(dice.choice(decision.options))
        told = " ".join(entry.text for entry in shown.log(match, 0, language))
        plain = " ".join(map(str, match.log(language)))
        assert sides
        for text in (told, plain):
            names = (texts.format(f"faction-enemy-{scenario}-{side}") for side in sides)
            assert any(name in text for name in names), scenario
            assert not any(texts.format(f"fallout-token-{side}") in text for side in sides)
