"""Fallout in words: whatever can be chosen, asked, told or refused has words and rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import overseer
from overseer.display.fallout.book import FalloutBook
from overseer.games.fallout import citations, refusal
from overseer.games.fallout import terms as t
from overseer.games.fallout.events import NAMES
from overseer.games.fallout.notation import QUESTIONS
from overseer.games.fallout.pairs import source_of
from overseer.kernel import refusal as every_refusal
from overseer.kernel.decision import CHANCE, pack, verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.testing.play import Chooser
from overseer.texts import LANGUAGES, Ledger
from overseer.texts.bundles import FOLDER, resource

# Besides one of everything: variants of wording.
MORE_OPTIONS = (
    pack(t.REROLL, 7),
    pack(t.VOTE, 0),
    pack(t.DRAW, t.AGENDA, 3),
    pack(t.ROLLED, 1, t.KEPT, 5),
    pack(t.FIGHT, 5, 9),
    pack(t.FIGHT, 1, 9),
    *(pack(t.GIVE, 2, place, state) for place in range(3) for state in range(2)),
)
MORE_QUESTIONS = (
    (t.ASK_STAND, 1),
    (t.ASK_PUT_ENEMY, t.TYPE_HIDDEN + 1),
    (t.ASK_TEST_REROLL, 1000),
    *((t.ASK_VOTE, source_of(kind, 1)) for kind in range(5)),
    *((t.ASK_CARD_STEP, number) for number in range(1, 13)),
    *((t.ASK_SHOP, number) for number in range(1, 13)),
)
MORE_EVENTS = (
    (t.E_ENEMY_PLACED, t.TYPE_HIDDEN + 2, 9, 0),
    (t.E_FIGHT, 4, 2, 1),
    (t.E_TEST, 2, 3, 0),
    (t.E_TEST, 2, 1000, 0),
    (t.E_VOTED, 1, 0, 0),
    *((t.E_TRASHED, source_of(kind), 0, 0) for kind in range(5)),
    *((kind, n, 0, 0) for kind in (t.E_RADS, t.E_CAPS, t.E_DAMAGE, t.E_XP) for n in range(1, 13)),
)
# What the log may name: agendas that are laid open, or revealed for all.
OPEN = (t.E_LOYAL, t.E_DISLOYAL, t.E_AGENDA_SHOWN)


@cache
def book() -> FalloutBook:
    loaded: Any = overseer.load("fallout", ["outpost"]).book
    assert isinstance(loaded, FalloutBook)
    return loaded


def several_uses() -> int:
    """An option of a card with more than one use."""
    uses = book().cards.item_uses
    item = next(i for i in range(len(book().names.items)) if uses[i * t.USES + 1])
    return pack(t.USE, item, 1)


def check(about: object, texts: list[str]) -> None:
    for text in texts:
        assert text == text.strip() != "", about
        assert "{" not in text, about
        assert "fallout-" not in text, about


@pytest.mark.parametrize("verb", [*citations.OPTIONS])
def test_every_option_has_words(verb: int) -> None:
    more = (code for code in (*MORE_OPTIONS, several_uses()) if verb_of(code) == verb)
    for code in (pack(verb, 1), *more):
        check(book().notation(code), [book().text(code, language) for language in LANGUAGES])


@pytest.mark.parametrize("prompt", [*citations.PROMPTS])
def test_every_question_has_words(prompt: int) -> None:
    for asked, source in ((prompt, 2), *MORE_QUESTIONS):
        if asked == prompt:
            texts = [book().prompt_text(prompt, source, language) for language in LANGUAGES]
            check((QUESTIONS[prompt], source), texts)


@pytest.mark.parametrize("kind", [*citations.EVENTS])
def test_every_event_has_a_line_in_the_log(kind: int) -> None:
    for told, a, b, c in ((kind, 0, 0, 0), *MORE_EVENTS):
        if told == kind:
            event = Event(kind, 0, a, b, c)
            lines = [book().log_line(event, language, ["Ada"]) for language in LANGUAGES]
            check(NAMES[kind], [line or "" for line in lines])


@pytest.mark.parametrize(("bit", "key"), [(bit, key) for bit, key, _ in citations.REFUSALS])
def test_every_reason_has_words(bit: int, key: str) -> None:
    arguments = {"name": "Ada", "space": "B2.1", "question": "?"}
    check(key, [book().words(language).say(f"why-{key}", **arguments) for language in LANGUAGES])


def constants(module: Any, prefix: str = "") -> set[int]:
    return {
        value
        for name, value in vars(module).items()
        if name.startswith(prefix) and name.isupper() and isinstance(value, int)
    }


def test_nothing_is_left_out() -> None:
    assert set(citations.OPTIONS) == set(book().lines.verbs)
    assert set(citations.PROMPTS) == constants(t, "ASK_") == set(QUESTIONS)
    assert set(citations.EVENTS) == constants(t, "E_") == set(NAMES)
    told = [bit for bit, _, _ in citations.REFUSALS]
    assert set(told) == constants(refusal) | constants(every_refusal)
    assert len(set(told)) == len(told)


def cited() -> Iterator[tuple[str, ...]]:
    for table in (citations.OPTIONS, citations.PROMPTS, citations.EVENTS):
        yield from table.values()
    yield from citations.REFUSALS_OF.values()
    yield from (rules for _, _, rules in citations.REFUSALS)


def test_every_rule_that_is_cited_exists() -> None:
    ledger = Ledger("fallout").entries
    for rules in cited():
        assert rules
        assert set(rules) <= set(ledger)
        assert len(set(rules)) == len(rules)


class Words(Visitor):
    """The text of a message, without what is put in."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value


def prose(language: str) -> dict[str, str]:
    found = {}
    for message in resource(FOLDER / language / "fallout.ftl").body:
        if isinstance(message, Message):
            words = Words()
            words.visit(message)
            found[message.id.name] = words.text
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_message_is_left_in_english(language: str) -> None:
    english, own = prose("en"), prose(language)
    alike = {
        name for name, text in english.items() if own[name] == text and re.search(r"[a-z]{2}", text)
    }
    robots = {"fallout-type-robot"} if language == "pl" else set()
    assert alike == {"fallout-short-name"} | robots


# What everybody reads tells nobody's secrets.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_silent_about_choices_of_hidden_cards(language: str) -> None:
    secret = [
        *(pack(verb, 1) for verb in (t.DROP, t.GIVE_AGENDA, t.SHOW, t.TOKEN)),
        pack(t.DRAW, t.AGENDA, 1),
    ]
    for code in secret:
        assert book().log_line(Event(CHOICE, CHANCE, code, 0, 0), language, ()) is None


@pytest.mark.parametrize("players", [2, 4])
def test_the_log_of_a_game_names_no_hidden_agenda_and_no_facedown_token(players: int) -> None:
    agendas = {book().words("en").agenda(i)["agenda"] for i in range(len(book().names.agendas))}
    state, chooser = (
        overseer.load("fallout", ["outpost"]).new(players, 3, max_rounds=12),
        Chooser(3),
    )
    told = 0
    while not state.over:
        state.trace = []
        state.apply(chooser.choice(state)[1])
        for event in state.trace:
            line = book().log_line(event, "en", ()) or ""
            if event.kind not in OPEN:
                assert not any(str(agenda) in line for agenda in agendas), line
            told += event.kind == t.E_AGENDAS
    assert told > players - 1


def test_a_token_that_lies_facedown_goes_by_its_type() -> None:
    token = book().names.tokens.index("lamp-moth")
    slept = book().log_line(Event(t.E_ENEMY_SLEPT, -1, token, 8, 0), "en", ())
    hidden = t.TYPE_HIDDEN + t.CRITTER
    placed = book().log_line(Event(t.E_ENEMY_PLACED, -1, hidden, 8, 0), "en", ())
    assert slept == "A critter on A2.1 turns facedown"
    assert placed == "A facedown critter appears on A2.1"
