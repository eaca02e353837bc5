"""Sweeps: one value of one card, in copies of a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.lab.sweep import read_sweep, swept

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
MARKET, MAST = EXAMPLES / "night-market", EXAMPLES / "weather-mast"


@pytest.mark.parametrize(
    ("text", "field", "values"),
    [
        ("pickpocket.fight=4..7", ("fight",), (4, 5, 6, 7)),
        ("pickpocket.fight = 4, 8", ("fight",), (4, 8)),
        ("market-hall.price=W F,W F E", ("price",), ("W F", "W F E")),
        ("lantern.effect.fight=1..3,6", ("effect", "fight"), (1, 2, 3, 6)),
    ],
)
def test_a_sweep_is_read(text: str, field: tuple[str, ...], values: tuple[object, ...]) -> None:
    sweep = read_sweep(text)
    assert (sweep.field, sweep.values) == (field, values)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pickpocket", "write CARD.FIELD=FIRST..LAST"),
        ("pickpocket=4..7", "write CARD.FIELD=FIRST..LAST"),
        (".fight=4..7", "write CARD.FIELD=FIRST..LAST"),
        ("pickpocket.fight=4", "give 2 to 20 values"),
        ("pickpocket.fight=5,5", "give each value once"),
        ("pickpocket.fight=4..6,5", "give each value once"),
        ("pickpocket.fight=7..4", "give 2 to 20 values"),
        ("pickpocket.fight=1..10000000000", "give 2 to 20 values"),
    ],
)
def test_what_is_no_sweep_is_refused(text: str, message: str) -> None:
    with pytest.raises(overseer.Malformed, match=message.replace(".", r"\.")):
        read_sweep(text)


@pytest.mark.parametrize(
    ("pack", "text", "file", "before", "after"),
    [
        (MARKET, "pickpocket.fight=4..7", "threats.yaml", "fight: 6,", "fight: 4,"),
        (MARKET, "soup-kitchen.copies=3,4", "rooms.yaml", "linked: true}", "copies: 3"),
        (MARKET, "market-hall.left.letter=S,P", "rooms.yaml", "letter: C}", "letter: S}"),
        (MARKET, "paper-lantern.effect.fight=2,3", "items.yaml", "fight: 1]", "fight: 2]"),
        (
            MAST,
            "the-umbrella-stand.options.1.tasks.test.difficulty=4,5",
            "encounters.yaml",
            "difficulty: 2",
            "difficulty: 4",
        ),
    ],
)
def test_only_the_value_differs(
    pack: Path, text: str, file: str, before: str, after: str, tmp_path: Path
) -> None:
    copies = swept(pack, read_sweep(text), tmp_path)
    original = (pack / file).read_text(encoding="utf-8")
    assert before in original
    assert after not in original
    assert after in (copies[0] / file).read_text(encoding="utf-8")
    game = "shelter" if pack == MARKET else "fallout"
    packs = [overseer.load(game, [copy]) for copy in copies]
    assert len({each.packs[1].hash for each in packs}) == len(copies)
    assert (pack / file).read_text(encoding="utf-8") == original


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pickpokket.fight=4..7", "has no card 'pickpokket' (did you mean 'pickpocket'?)"),
        ("pickpocket.reward.x=4..7", "there is no 'x' in it; there is only 'item'"),
        ("market-hall.left.x=1..2", "there is no 'x' in it; there is cost, reward, letter"),
        ("paper-lantern.effect.2=1..2", "there is no '2' in it; there is fight, 1 to 1"),
    ],
)
def test_what_is_not_in_the_pack_is_refused(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(overseer.Malformed) as refusal:
        swept(MARKET, read_sweep(text), tmp_path)
    assert message in str(refusal.value)
