"""Names of players: what can be shown, and what looks alike."""

from __future__ import annotations

import time

import pytest

from overseer.journal.header import check_names
from overseer.journal.names import LONGEST, as_shown, look, twice
from overseer.kernel.errors import Malformed

ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Łucja Żółć",
        "Ёлка",
        "O’Neil",
        "R2-D2",
        "...",
        FAMILY,
        KISS,
        ENGLAND,
        "\U0001f1f5\U0001f1f1\U0001f1fa\U0001f1e6",  # two flags
        "1\ufe0f\u20e3",  # a key
        "\u2764\ufe0f",
        "\u263a\ufe0e",
        "नमस्ते",
        "ශ්\u200dරී",
        "علی\u200cرضا",
        "שָׁלוֹם",
        "ไทยนำ",
        "\u845b\U000e0100\u57ce",  # an ideograph in a form of its own
        "\u1112\u119e\u11ab",  # a syllable of old Korean
        FAMILY * LONGEST,
    ],
)
def test_a_name_of_any_script_or_of_emoji_is_shown_as_it_is(name: str) -> None:
    assert as_shown(name) == name
    assert check_names([name], 1) == (name,)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \u3000\u2003\n",
        "\u200b",
        "\u3164",  # fillers of Korean
        "\uffa0\u115f\u1160",
        "\u2800",  # Braille without a dot
        "\U0001d159",
        "\u00ad",
        "\ufe0f",
        "\u0301",  # a mark with nothing below
        "\u200d",
        "\u034f",
        "\ufffc",
        "Ada\u200b",
        "\u3164Ada",
        "A\u202eda",
        "\u2066Ada\u2069",
        "A\ufe0fda",
        "A\U000e0062da",  # hidden tags
        "A\u200cda",
        "علی\u200c",
        "\U0001f468\u200d",  # joined with nothing
        "\U0001f3f4\U000e0062",
        "A" + "\u0316" * 5,
        "A" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307",
        "\U0001f468" + "\u200d\U0001f468" * 6,
        "A" * (LONGEST + 1),
        FAMILY * (LONGEST + 1),
        "\x00",
        "A\x07",
        "\x1b[31mAda",
        "\ue000",
        "\ud800",
    ],
)
def test_what_shows_nothing_or_too_much_is_no_name(name: str) -> None:
    assert as_shown(name) is None


def test_a_name_is_put_into_one_form() -> None:
    assert as_shown("  Zoe\u0308 \n of\u3000Rome ") == "Zoë of Rome"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Ａｄａ"),
        ("Straße", "STRASSE"),
        ("Zoë", "Zoe\u0308"),
        ("\u2764\ufe0f", "\u2764"),
        ("علی\u200cرضا", "علیرضا"),
        ("ﬁn", "Fin"),
        ("\u845b\U000e0100", "\u845b"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert twice(["Borys", one, other]) == other


def test_different_names_are_told_apart() -> None:
    assert twice(["Ada", "Ada B", "AdaB", "Áda", "Ådå", FAMILY, KISS]) is None


def test_no_name_takes_long_to_look_at() -> None:
    began = time.perf_counter()
    for each in ("\u2764", "1", "\U0001f468\u200d", "A\u0301", "\u0915\u094d", "\u200d", "\u1100"):
        as_shown(each * 500 + "\u200b", 500)
        as_shown(each * 100_000)
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("name", ["Ada ", " Ada", "Ada  B", "A\nda", "\u3164", "A" * 41, 7, None])
def test_a_journal_takes_no_name_that_cannot_be_shown(name: object) -> None:
    with pytest.raises(Malformed):
        check_names([name], 1)


def test_a_journal_takes_the_name_of_a_bot_with_its_kind() -> None:
    name = f"{FAMILY * LONGEST} (greedy)"
    assert check_names([name], 1) == (name,)
