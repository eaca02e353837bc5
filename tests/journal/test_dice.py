"""Dice: sealed ones tell nothing beforehand, and can be checked by anybody afterwards."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from pathlib import Path

import pytest

import overseer
from journal.plays import GAME, bare, chances, choose, new, play, resealed
from overseer import CHANCE, Match
from overseer.journal.course import Course, follow_all
from overseer.journal.dice import dice_of
from overseer.journal.header import FORMATS, Header
from overseer.journal.line import parse_line
from overseer.journal.secret import FAST, SEALED, Secret
from overseer.journal.verify import verify
from overseer.kernel.event import CHOICE
from overseer.testing.play import Chooser

FALLOUT = overseer.load("fallout", ["outpost"])
SALT = "00112233445566778899aabbccddeeff"
OLD = Path(__file__).with_name("format-1.journal").read_text(encoding="utf-8")


def sealed(seed: int = 5, players: int = 3, game: overseer.Game = GAME) -> Match:
    return Match(game, players, seed, salt=SALT, max_rounds=8)


def by_the_book(match: Match) -> list[str]:
    """What chance must have given, worked out from docs/journal.md alone."""
    (secret,) = match.secrets.values()
    key = hashlib.sha256(f"overseer dice {secret.seed} {secret.salt}".encode()).digest()
    course, given = Course(match.game, match.header, {}), []
    for n, line in enumerate(match.lines):
        if line.seat == CHANCE:
            (decision,) = course.state.decisions
            total = sum(option.weight for option in decision.options)
            value = int.from_bytes(hmac.digest(key, f"{n} 0".encode(), "sha256"), "big") % total
            for option in decision.options:
                if value < option.weight:
                    given.append(option.notation)
                    break
                value -= option.weight
        course.follow(line)
    return given


@pytest.mark.parametrize("game", [GAME, FALLOUT], ids=["shelter", "fallout"])
def test_sealed_chance_follows_from_the_secret_as_the_page_says(game: overseer.Game) -> None:
    match = play(sealed(game=game), 60)
    assert len(chances(match.lines)) > 10
    assert by_the_book(match) == chances(match.lines)


def test_every_drawn_seed_is_sealed_and_a_chosen_one_gives_the_game_of_the_simulations() -> None:
    assert Match(GAME, 2).header.commitment.generator == SEALED
    match = new(seed=7)
    assert match.header.commitment.generator == FAST
    state = GAME.new(players=3, seed=7, max_rounds=100)
    assert match.state.digest() == state.digest()


def test_sealed_dice_are_fair() -> None:
    state = GAME.new(players=2, seed=1, chance="manual", forced="manual")
    (decision,) = state.decisions
    dice = dice_of(Secret.of(1, SALT), SEALED)
    drawn = Counter(dice.draw(decision, number) for number in range(6000))
    assert len(drawn) == len(decision.options) == 2
    assert all(2850 < count < 3150 for count in drawn.values())


def test_the_commitment_is_not_the_key() -> None:
    """HMAC hashes a long key; had it been `<salt> <seed>`, the commitment would open the dice."""
    match = play(sealed(seed=2**120), 40)
    told = bytes.fromhex(match.header.commitment.hash)
    drawn = chances(match.lines)
    (secret,) = match.secrets.values()
    naive = hmac.digest(f"{secret.salt} {secret.seed}".encode(), b"0 0", "sha256")
    assert naive == hmac.digest(told, b"0 0", "sha256")  # the trap is real
    assert by_the_book(match) == drawn
    dice = dice_of(secret, SEALED)
    assert told not in vars(dice).values()


@pytest.mark.parametrize("seed", [None, 7])
@pytest.mark.parametrize("game", [GAME, FALLOUT], ids=["shelter", "fallout"])
def test_a_copy_of_the_state_does_not_know_the_dice_to_come(
    game: overseer.Game, seed: int | None
) -> None:
    match, chooser, foreseen, came = Match(game, 2, seed, max_rounds=12), Chooser(1), 0, 0
    while not match.state.over and came < 60:
        decision, option = chooser.choice(match.state)
        copy = match.state.clone()
        copy.trace = []
        copy.apply(option, decision.seat)
        guess = [int(e.a) for e in copy.trace if e.kind == CHOICE and e.seat == CHANCE]
        before = match.last
        match.apply(option, decision.seat)
        true = [line for line in match.lines_after(before) if line.seat == CHANCE]
        if true and guess:
            came += 1
            foreseen += match.state.book.notation(guess[0]) == true[0].text
    assert came > 15
    assert foreseen < came / 2


def test_sealed_dice_come_again_after_an_undo() -> None:
    match, whim = sealed(), random.Random(1)
    choices = [choose(match, whim) for _ in range(30)]
    digest, log = match.state.digest(), match.log()
    for _ in range(12):
        match.undo(everyone=True)
    assert match.state.digest() != digest
    for choice in choices[-12:]:
        match.apply(choice)
    assert match.state.digest() == digest
    assert match.log() == log


def test_a_new_seed_decides_from_its_line_on() -> None:
    match, twin = play(sealed(), 10), play(sealed(), 10)
    secret = match.reseed()
    assert match.lines[-1].text == f"seed {SEALED} {secret.hash}"
    assert match.secrets[match.seed_line] == secret
    play(match, 300, seed=3)
    play(twin, 300, seed=3)
    assert chances(match.lines) != chances(twin.lines)
    found = verify(GAME, match.journal(seed=True))
    assert found.is_complete
    assert len(found.stretches) == 2


def old() -> str:
    """A journal of format 1, brought up to the present rules and cards."""
    lines = bare(OLD)
    lines[1:3] = list(new().header.lines())[:2]
    read = iter(lines[1:6])
    course = Course(GAME, Header.parse(lambda: next(read), lambda: False), {})
    follow_all(course, [parse_line(line) for line in lines[7 : lines.index("", 7)]])
    lines[-1] = f"over {course.state.digest()}"
    return resealed(lines)


def test_a_journal_of_format_1_is_read_verified_and_written_as_it_was() -> None:
    assert OLD.startswith(FORMATS[0])
    assert verify(GAME, old()).is_complete
    match = GAME.replay(old())
    assert match.state.over
    assert match.journal() == old()


def test_a_game_of_format_1_is_played_on_and_a_new_seed_makes_it_format_2() -> None:
    match = GAME.replay(old())
    match.undo(everyone=True)
    assert match.journal().startswith(FORMATS[0])
    forked = match.fork(14)
    assert forked.journal().startswith(FORMATS[1])
    play(forked, 400)
    assert forked.state.over
    assert GAME.replay(forked.journal()).journal() == forked.journal()
