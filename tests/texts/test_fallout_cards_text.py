"""The cards of Fallout in words: all there, in three languages, and right where read by people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from overseer.content.fallout import Fallout, load
from overseer.content.fallout.agendas import COUNTS, Agenda, CountedBonus, FixedBonus
from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.enemies import FactionEnemy
from overseer.content.fallout.phrases import Amount, Fork, Others, Phrase
from overseer.content.fallout.scenarios import Faction
from overseer.content.fallout.uses import MOMENTS, SPENDS, Use
from overseer.content.fallout.words import ABILITIES, AREAS
from overseer.display.fallout.card_texts import CardTexts
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import FOLDER, LANGUAGES, resource
from texts.fallout_phrases import (
    AMOUNT_STEPS,
    CONDITION_VALUES,
    NOWHERE,
    RAD,
    VOCABULARY,
    condition,
    heal,
    said,
    step,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
KINDS_OF_CARDS = ("scenario", "character", "item", "perk", "agenda", "enemy", "quest")
# Cards whose texts somebody has read in each language, kept in the folder beside this file.
SAMPLES = (
    "scenario mile-ninety",
    "character large-librarian",
    "item stray-goat",
    "item hand-crank-radio",
    "item retired-bailiff",
    "item wardens-greatcoat",
    "item warm-soup",
    "perk good-word",
    "perk falling-sign",
    "agenda known-face",
    "agenda ships-may-yet-come",
    "enemy salt-smuggler",
    "enemy night-foreman",
    "quest curtains-drawn",
    "quest lamp-is-lit",
    "quest choir-practice",
    "quest night-shift",
    "quest missing-keeper",
    "encounter goat-on-a-roof",
    "encounter market-day",
    "encounter town-meeting",
    "encounter lost-lamplighter",
    "encounter fallen-star",
    "encounter the-magistrate",
)
# Words of English that are Polish too.
ALIKE = {"robot", "test", "stimpak", "plus", "minus", "rad", "solo", "fresnel"}


@cache
def outpost() -> Fallout:
    return load(["outpost"])


@cache
def texts(language: str) -> CardTexts:
    return CardTexts(language, outpost())


def lines_of(words: CardTexts, content: Fallout) -> Iterator[tuple[str, str]]:
    """Every line of every card, with the name of its card."""
    sets: tuple[tuple[AnyCard, ...], ...] = (
        content.scenarios,
        content.characters,
        content.items,
        content.perks,
        content.agendas,
        content.enemies,
        content.quests,
    )
    for kind, cards in zip(KINDS_OF_CARDS, sets, strict=True):
        for card in cards:
            lines = getattr(words, kind)(card.id)
            assert lines, card.id
            yield from ((f"{kind} {card.id}", line) for line in lines)
    for encounter in content.encounters:
        for number in range(1, len(encounter.options) + 1):
            outcome = words.encounter_outcome(encounter.id, number)
            assert outcome, encounter.id
            for line in (*words.encounter_option(encounter.id, number), *outcome):
                yield f"encounter {encounter.id}", line


OPPOSITES = [
    condition(word, value)
    for word, values in CONDITION_VALUES.items()
    if word not in ("not", "any")
    for value in values
]


# All cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_is_made_of_whole_sentences(language: str) -> None:
    for name, line in lines_of(texts(language), outpost()):
        assert re.search(r"[{}]|text-|\bNone\b|  |\.\.|;\.|:\.|, ,|\(\)", line) is None, name
        assert line[0] in "+−" or line[0].isupper() or line[0].isdigit(), (name, line)
        assert line.endswith("."), (name, line)
        assert line.count("(") == line.count(")"), (name, line)


def words_in(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_stays_in_another_language(language: str) -> None:
    english = lines_of(texts("en"), outpost())
    for (name, line), (_, own) in zip(english, lines_of(texts(language), outpost()), strict=True):
        assert words_in(line) & words_in(own) <= ALIKE, (name, own)


def test_russian_has_no_latin_words_but_letters_of_the_game() -> None:
    samples = (*lines_of(texts("ru"), outpost()), *said(texts("ru")))
    for name, line in samples:
        assert re.findall(r"[A-Za-z]{2,}", line) == [], (name, line)
        assert {*re.findall(r"[A-Za-z]", line)} <= {*"SPECIALXY"}, (name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_library_are_not_named(language: str) -> None:
    words, content = texts(language), outpost()
    hidden = [words.name("encounter", card.id) for card in content.encounters if card.number]
    hidden += [words.name("quest", card.id) for card in content.quests]
    for card, line in lines_of(words, content):
        assert [name for name in hidden if name in line] == [], (card, line)


def test_what_is_shown_before_a_choice_does_not_depend_on_its_outcome() -> None:
    content = outpost()
    other = replace(
        content,
        encounters=tuple(
            replace(
                card,
                options=tuple(
                    replace(option, tasks=(), do=heal(9), fail=()) for option in card.options
                ),
            )
            for card in content.encounters
        ),
    )
    words, others = CardTexts("en", content), CardTexts("en", other)
    for card in content.encounters:
        for number in range(1, len(card.options) + 1):
            shown = words.encounter_option(card.id, number)
            assert shown == others.encounter_option(card.id, number)
            assert others.encounter_outcome(card.id, number) == ("Result: recover 9 HP.",)


# The vocabulary


@pytest.mark.parametrize("noun", VOCABULARY)
def test_the_samples_have_every_word_of_the_schema(noun: type[Phrase]) -> None:
    values, known, _ = VOCABULARY[noun]
    assert {*values} == {*known}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("noun", VOCABULARY)
def test_different_phrases_have_different_texts(noun: type[Phrase], language: str) -> None:
    values, _, say = VOCABULARY[noun]
    found: dict[str, object] = {}
    for word, each in values.items():
        for value in each:
            text = say(texts(language), noun(word, value, NOWHERE))
            assert text
            assert text not in found, (text, word, value, found[text])
            found[text] = (word, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_and_its_opposite_have_different_texts(language: str) -> None:
    words = texts(language)
    plain = {words.condition((each,)) for each in OPPOSITES}
    opposite = {words.condition((condition("not", (each,)),)) for each in OPPOSITES}
    assert len(plain) == len(opposite) == len(OPPOSITES)
    assert not plain & opposite


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", AMOUNT_STEPS)
def test_numbers_that_are_counted_have_texts_of_their_own(word: str, language: str) -> None:
    counted = (
        *(Amount(change, "level") for change in (-1, 0, 1)),
        Amount(0, "hits"),
        Amount(0, "players"),
    )
    amounts = (Amount(1), Amount(2), Amount(5), *counted)
    found = {texts(language).steps((step(word, amount),)) for amount in amounts}
    assert len(found) == len(amounts)


def test_a_counted_number_that_is_known_is_told_as_a_number() -> None:
    words = CardTexts("en", outpost(), known={"level": 2})
    assert words.encounter_outcome("open-manhole", 4) == ("Result: draw 2 loot cards.",)
    assert words.steps((step("caps", Amount(-1, "level")),)) == "Gain 1 Cap."
    assert words.steps((step("caps", Amount(0, "players")),)) == (
        "Gain Caps equal to the number of players."
    )


class Recorder(CardTexts):
    """Card texts that remember which messages they used."""

    used: set[str]

    def say(self, message: str, **arguments: object) -> str:
        self.used.add(message.partition(".")[0])
        return super().say(message, **arguments)


def strange_cards(content: Fallout) -> Fallout:
    """The same content with cards of shapes that it lacks."""
    (scenario,) = content.scenarios
    untyped = Faction(FactionEnemy("", "Y", AREAS, ABILITIES), ())
    agenda = Agenda("odd", "star", 1, ("star",), (), False)
    bonus = tuple(CountedBonus(count, "", 2, 3) for count in COUNTS)
    goat = next(item for item in content.items if item.id == "stray-goat")
    return replace(
        content,
        scenarios=(replace(scenario, star=Faction(None, ()), shield=untyped),),
        agendas=(*content.agendas, replace(agenda, bonus=bonus)),
        items=(*content.items, replace(goat, id="goat", deck="asset")),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    Recorder.used = set()
    usual, strange = outpost(), strange_cards(outpost())
    assert [*lines_of(Recorder(language, usual), usual)]
    words = Recorder(language, strange)
    assert [*said(words), *words.scenario("mile-ninety"), *words.agenda("odd"), *words.item("goat")]
    for each in (Amount(change, "level") for change in (-1, 0, 1)):
        words.steps((step("xp", each),))
    for moment in MOMENTS:
        for spend in SPENDS:
            assert words.use(Use(moment, spend, None, (), heal()))
    english = resource(FOLDER / "en" / "fallout-cards.ftl").body
    known = {each.id.name for each in english if isinstance(each, Message)}
    assert known - Recorder.used == set()
    assert {each for each in Recorder.used if each.startswith("text-")} <= known


# Cards that were read


def card(words: CardTexts, name: str) -> Iterator[str]:
    """A card as the samples have it: its name, then its lines."""
    kind, card_id = name.split()
    yield words.name(kind, card_id)
    if kind != "encounter":
        yield from getattr(words, kind)(card_id)
        return
    (encounter,) = (each for each in outpost().encounters if each.id == card_id)
    for number in range(1, len(encounter.options) + 1):
        yield f"{number}. {' '.join(words.encounter_option(card_id, number))}".rstrip()
        yield from words.encounter_outcome(card_id, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_read_as_they_did_when_they_were_found_right(language: str) -> None:
    path = Path(__file__).parent / "samples" / f"fallout-cards.{language}.txt"
    found = ["\n".join(card(texts(language), name)) for name in SAMPLES]
    assert "\n\n".join(found) + "\n" == path.read_text(encoding="utf-8")


# How phrases are put together


def test_steps_inside_steps_are_bracketed_where_something_follows() -> None:
    words = texts("en")
    fork = step("if", Fork(RAD, heal(), heal(2)))
    both = "if you have at least 1 rad: recover 1 HP; otherwise: recover 2 HP"
    others = step("others", Others("all", (fork, *heal(3))))
    assert words.steps((others,)) == f"Each other survivor: ({both}); recover 3 HP."
    last = step("others", Others("all", (*heal(3), fork)))
    assert words.steps((last,)) == f"Each other survivor: recover 3 HP; {both}."
    nested = step("if", Fork((condition("caps", 2),), (fork,), heal(4)))
    assert words.steps((nested,)) == (
        f"If you have at least 2 Caps: ({both}); otherwise: recover 4 HP."
    )


def test_a_choice_among_other_conditions_is_bracketed() -> None:
    choice = condition("any", (RAD, (condition("caps", 2), condition("letter", "C"))))
    text = "you have at least 1 rad or you have at least 2 Caps and you have the letter C"
    assert texts("en").condition((choice,)) == text
    both = texts("en").condition((choice, condition("perks", 2)))
    assert both == f"({text}) and you have at least 2 perks"


def test_nothing_is_told_of_no_condition_and_of_no_steps() -> None:
    assert texts("en").condition(()) == ""
    assert texts("en").steps(()) == "Nothing happens."
    assert texts("pl").steps(()) == "Nic się nie dzieje."
    assert texts("ru").steps(()) == "Ничего не происходит."


def test_factions_go_by_their_symbols_where_the_scenario_is_open() -> None:
    content = outpost()
    (scenario,) = content.scenarios
    two = replace(content, scenarios=(scenario, replace(scenario, id="other")))
    power = (step("power", (("star", 1),)),)
    assert CardTexts("en", two).steps(power) == "The power of ★ rises by 1."
    named = "The power of ★ The Lamplighters rises by 1."
    assert CardTexts("en", two, "mile-ninety").steps(power) == named
    assert CardTexts("en", two).scenario("mile-ninety") == texts("en").scenario("mile-ninety")


def test_a_card_that_does_not_exist_is_told() -> None:
    with pytest.raises(Malformed, match="There is no such card: 'tuning-spoon'"):
        texts("en").item("tuning-spoon")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", "Gain 1 Cap. Gain 2 Caps. Gain 5 Caps. Gain 22 Caps."),
        (
            "pl",
            "Otrzymaj 1 kapsel. Otrzymaj 2 kapsle. Otrzymaj 5 kapsli. Otrzymaj 22 kapsle.",
        ),
        (
            "ru",
            "Получите 1 крышку. Получите 2 крышки. Получите 5 крышек. Получите 22 крышки.",
        ),
    ],
)
def test_numbers_agree_with_their_nouns(language: str, sentences: str) -> None:
    steps = tuple(step("caps", Amount(number)) for number in (1, 2, 5, 22))
    assert texts(language).steps(steps) == sentences


@pytest.mark.parametrize(
    ("language", "clauses"),
    [
        ("pl", "masz mniej niż 1 literę|masz mniej niż 3 litery|masz mniej niż 5 liter"),
        ("ru", "у вас меньше 1 буквы|у вас меньше 3 букв|у вас меньше 5 букв"),
    ],
)
def test_numbers_agree_with_their_nouns_in_other_cases(language: str, clauses: str) -> None:
    found = [
        texts(language).condition((condition("not", (condition("letters", number),)),))
        for number in (1, 3, 5)
    ]
    assert "|".join(found) == clauses


def test_a_bonus_with_a_condition_is_told_apart_from_one_that_counts() -> None:
    agenda = Agenda("odd", "", 1, ("robot",), (FixedBonus(RAD, 2),), False)
    words = CardTexts("en", replace(outpost(), agendas=(agenda,)))
    assert words.agenda("odd") == (
        "Influence: 1.",
        "+2 influence, if you have at least 1 rad.",
        "Activates: robots.",
    )
