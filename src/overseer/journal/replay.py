"""Replays: a journal played again, and refused where it could not have happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from overseer.journal.course import Pulse
from overseer.journal.faults import at_line
from overseer.journal.files import read_journal, read_seeds
from overseer.journal.match import Match
from overseer.journal.record import Ending, Record, read
from overseer.journal.secret import Secret
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game

NO_SECRETS: Mapping[int, Secret] = {}


def replay(game: Game, text: str, secrets: Mapping[int, Secret] = NO_SECRETS) -> Match:
    """The match that a journal tells, ready to be played on.

    `secrets` are seeds that are known beside the journal, by the line that commits to them. Where
    no seed is known, the first choice draws a new one. Anything amiss raises with the line at
    fault.
    """
    match = retold(game, text, secrets)[0]
    match.complete()
    return match


def retold(
    game: Game,
    text: str,
    secrets: Mapping[int, Secret] = NO_SECRETS,
    pulse: Pulse | None = None,
) -> tuple[Match, Ending]:
    """The match that a journal tells, exactly as far as it goes, and the journal's ending."""
    record, ending = read(text)
    record.header.check(game)
    known = {**_fitting(record, secrets), **ending.secrets}
    match = Match.of_record(game, record, known, pulse)
    with at_line(ending.line):
        _check_ending(ending, match, known)
    return match, ending


def resume(game: Game, path: Path | str) -> Match:
    """The match of a saved file, with the seed kept beside it if it is there."""
    path = Path(path)
    text, secrets = read_journal(path), read_seeds(path)
    return replay(game, text, secrets)


def _fitting(record: Record, secrets: Mapping[int, Secret]) -> dict[int, Secret]:
    """The seeds to which the record commits; one of a line that was never written is left out."""
    fitting: dict[int, Secret] = {}
    for number, commitment in record.commitments.items():
        if number in secrets:
            fitting[number] = secrets[number]
            with at_line(number):
                if not commitment.fits(fitting[number]):
                    raise Malformed("the seed beside the journal is not the one of this line")
    return fitting


def _check_ending(ending: Ending, match: Match, known: Mapping[int, Secret]) -> None:
    if ending.over and not match.state.over:
        raise Malformed("the game is said to be over, but goes on after the last line")
    if match.state.over and not ending.over:
        raise Malformed("the game is said to go on, but is over")
    if ending.digest != match.state.digest():
        raise Malformed("the lines lead to another position than this digest tells")
    if ending.over and match.seed_line not in known:
        raise Malformed(f"the game is over, but the seed of line {match.seed_line} is missing")
