#!/usr/bin/env python3
"""The tables and plots of docs/balance.md, made from games between greedy bots.

`balance.py` plays them all and writes; `balance.py --games 20` is a quick look. What a person
wrote on the page stays: only what is between two marks is replaced. Equal seeds make equal pages.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import cast

import overseer
from balance_games import Record, watched
from balance_items import OURS
from balance_items import watched as items_watched
from balance_plots import Range, lines, ranges
from overseer.arena import wilson
from overseer.catalog.fallout.game import FalloutGame

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "balance.md"
PLOTS = ROOT / "docs" / "images"
PACKS = ("core", "outpost")
PLAYERS = (1, 2, 3, 4)
MIDDLE = 3  # players of the games with balanced agendas
FAIR = 5.0  # points of win rate that nobody should be away from their share
STAGES = ((1, 5), (6, 10), (11, 15), (16, 20), (21, 25))
LENGTHS = {1: (15, 30), 2: (12, 25), 3: (12, 25), 4: (12, 25)}
SELDOM = 30  # occasions below which nothing is said of an option
STROLLS = 60  # games of bots that choose at random, for cards that greedy ones never take


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that games are played at."""

    pack: str
    scenario: str
    players: int
    balanced: bool = False  # whether what a lead pays is capped


Played = dict[Setting, list[Record]]


def load(pack: str) -> FalloutGame:
    """The game with one of its packs."""
    return cast(FalloutGame, overseer.load("fallout", packs=[pack]))


def settings() -> Iterator[Setting]:
    """All tables, those of one pack after the other."""
    for pack in PACKS:
        for scenario in load(pack).names.scenarios:
            for players in PLAYERS:
                yield Setting(pack, scenario, players)
            yield Setting(pack, scenario, MIDDLE, balanced=True)


def play(setting: Setting, games: int, seed: int) -> list[Record]:
    """The games at one table."""
    table = {"scenario": setting.scenario, "balanced_agendas": setting.balanced}
    return list(watched(load(setting.pack), games, setting.players, seed, **table))


def share(record: Record, seat: int) -> float:
    """What a seat has of a win."""
    return 1 / len(record.winners) if seat in record.winners else 0.0


def percent(part: float, whole: float) -> str:
    """A share as whole percent."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]


def lengths(played: Played) -> list[str]:
    """How long games are, how they end, and how often a card comes back."""
    rows = []
    for setting, records in played.items():
        rounds = sorted(record.rounds for record in records)
        low, high = LENGTHS[setting.players]
        within = sum(low <= number <= high for number in rounds)
        lost = Counter(record.lost_to for record in records if not record.winners)
        drawn = sum(len(record.encounters) for record in records)
        again = sum(record.repeats for record in records)
        rows.append(
            (
                setting.scenario,
                str(setting.players),
                f"{sum(rounds) / len(rounds):.1f}",
                f"{rounds[len(rounds) // 20]} to {rounds[-1 - len(rounds) // 20]}",
                percent(within, len(rounds)),
                percent(sum(lost.values()), len(rounds)),
                f"{drawn / len(rounds):.0f}",
                f"{again / len(rounds):.1f}",
                f"{sum(record.deaths for record in records) / len(rounds):.1f}",
            )
        )
    head = (
        "scenario",
        "players",
        "rounds",
        "9 of 10 games",
        "as wished",
        "lost by all",
        "encounters",
        "seen again",
        "deaths",
    )
    return table(head, rows)


def order(played: Played) -> list[str]:
    """Wins by the place in the first round, the first player first."""
    rows = []
    for players in PLAYERS[1:]:
        wins, won = [0.0] * players, 0
        for setting, records in played.items():
            if setting.players == players:
                for record in records:
                    won += 1 if record.winners else 0
                    for seat in range(players):
                        wins[(seat - record.first) % players] += share(record, seat)
        rates = [percent(number, won) for number in wins]
        rows.append((str(players), str(won), *rates, *["-"] * (4 - players)))
    return table(("players", "games", "first", "second", "third", "fourth"), rows)


def seats(played: Played) -> list[str]:
    """Wins by the seat; who begins is random."""
    rows = []
    for setting, records in played.items():
        if setting.players > 1:
            wins = [sum(share(record, seat) for record in records) for seat in range(4)]
            won = sum(1 for record in records if record.winners)
            rates = [percent(number, won) for number in wins[: setting.players]]
            rows.append((setting.scenario, str(setting.players), *rates, *["-"] * (4 - len(rates))))
    return table(("scenario", "players", "seat 1", "seat 2", "seat 3", "seat 4"), rows)


def survivors(played: Played, pack: str) -> dict[tuple[str, int], tuple[float, int]]:
    """Wins and games of each survivor, by the number of players; of games that somebody won."""
    found: dict[tuple[str, int], tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for setting, records in played.items():
        if setting.pack != pack:
            continue
        for record in records:
            if not record.winners and setting.players > 1:
                continue
            for seat, name in enumerate(record.survivors):
                wins, games = found[name, setting.players]
                found[name, setting.players] = wins + share(record, seat), games + 1
    return found


def survivor_table(played: Played) -> list[str]:
    """Win rates by survivor, with their intervals."""
    rows = []
    for pack in PACKS:
        found = survivors(played, pack)
        for name in sorted({name for name, _ in found}):
            cells = []
            for players in PLAYERS:
                wins, games = found.get((name, players), (0.0, 0))
                if not games:
                    cells.append("-")
                    continue
                low, high = wilson(wins, games)
                cells.append(f"{100 * wins / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})")
            rows.append((name, pack, *cells))
    head = ("survivor", "pack", "alone (of all games)", *(f"{n} players" for n in PLAYERS[1:]))
    return table(head, rows)


def paths(played: Played) -> list[str]:
    """Which faction was ahead when somebody won, and what the winners' influence was made of."""
    rows = []
    for setting, records in played.items():
        won = [record for record in records if record.winners]
        ahead = Counter(_ahead(record) for record in won)
        parts = [each for record in won for each in record.influence]
        mean = [sum(part[i] for part in parts) / max(1, len(parts)) for i in range(3)]
        lost = Counter(record.lost_to for record in records if not record.winners)
        rows.append(
            (
                setting.scenario,
                str(setting.players),
                percent(ahead["star"], len(won)),
                percent(ahead["shield"], len(won)),
                percent(ahead["neither"], len(won)),
                " + ".join(f"{each:.1f}" for each in mean),
                ", ".join(f"{to} {number}" for to, number in sorted(lost.items())) or "-",
            )
        )
    head = ("scenario", "players", "★ ahead", "♠ ahead", "neither", "cards + lead + own", "lost to")
    return table(head, rows)


def _ahead(record: Record) -> str:
    star, shield = record.power
    return "star" if star > shield else "shield" if shield > star else "neither"


def balanced(played: Played) -> list[str]:
    """The same tables with and without balanced agendas."""
    rows = []
    for setting, records in played.items():
        if setting.players != MIDDLE:
            continue
        won = [record for record in records if record.winners]
        parts = [each for record in won for each in record.influence]
        lead = sum(part[1] for part in parts) / max(1, len(parts))
        most = sum(part[1] >= sum(part) / 2 for part in parts)
        rows.append(
            (
                setting.scenario,
                "balanced" if setting.balanced else "as printed",
                f"{sum(record.rounds for record in records) / len(records):.1f}",
                percent(len(records) - len(won), len(records)),
                f"{lead:.1f}",
                percent(most, len(parts)),
            )
        )
    head = ("scenario", "agendas", "rounds", "lost by all", "of a lead", "wins half by a lead")
    return table(head, rows)


def stages(played: Played, pack: str) -> tuple[list[str], list[tuple[str, list[float]]]]:
    """Tests passed, fights won and letters owned, by the rounds of the game."""
    rows, passed, killed = [], [], []
    for first, last in STAGES:
        tests: Counter[bool] = Counter()
        fights: Counter[bool] = Counter()
        letters: list[float] = []
        for setting, records in played.items():
            if setting.pack != pack:
                continue
            for record in records:
                for (now, good), number in record.tests.items():
                    tests[good] += number if first <= now <= last else 0
                for (now, good), number in record.fights.items():
                    fights[good] += number if first <= now <= last else 0
                letters += [each for now, each in record.letters.items() if first <= now <= last]
        passed.append(100 * tests[True] / max(1, tests.total()))
        killed.append(100 * fights[True] / max(1, fights.total()))
        rows.append(
            (
                f"{first} to {last}",
                f"{passed[-1]:.0f} %",
                f"{killed[-1]:.0f} %",
                f"{sum(letters) / max(1, len(letters)):.1f}",
            )
        )
    head = ("rounds", "tests passed", "fights won", "letters owned")
    return table(head, rows), [("tests passed", passed), ("fights won", killed)]


def options(played: Played, pack: str) -> list[str]:
    """Options of encounters that are nearly always or never right for one who knows the card."""
    seen: Counter[tuple[str, int]] = Counter()
    right: Counter[tuple[str, int]] = Counter()
    for setting, records in played.items():
        if setting.pack == pack:
            for record in records:
                seen += record.open
                right += record.right
    often = {key: right[key] / number for key, number in seen.items() if number >= SELDOM}
    rows = [
        (card, str(which), str(seen[card, which]), percent(rate, 1))
        for (card, which), rate in sorted(often.items(), key=lambda each: each[1])
        if rate < 0.02 or rate > 0.9
    ]
    told = f"{len(rows)} of {len(often)} options of encounters:"
    return [told, "", *table(("encounter", "option", "open", "right"), rows)]


def reached(played: Played, pack: str) -> list[str]:
    """Cards that no game brought to the table."""
    names = load(pack).names
    seen = {
        card
        for setting, games in played.items()
        if setting.pack == pack
        for r in games
        for card in r.reached
    }
    everything = [
        *(f"encounter {name}" for name in names.encounters),
        *(f"quest {name}" for name in names.quests),
        *(f"perk {name}" for name in names.perks),
        *(f"item {name}" for name in names.items if name not in names.characters),
    ]
    missed = [card for card in everything if card not in seen]
    told = f"{len(everything) - len(missed)} of {len(everything)} cards were on the table."
    if missed:
        told += f" Not among them: {', '.join(missed)}."
        strolled = strolls(pack)
        found = [card for card in missed if card in strolled]
        told += (
            f" Bots that choose at random brought {len(found)} of these there in {STROLLS} games."
        )
    return [told]


def strolls(pack: str) -> set[str]:
    """What bots that choose at random bring to the table of the first scenario."""
    game = load(pack)
    scenario = next(iter(game.names.scenarios))
    games = watched(game, STROLLS, MIDDLE, bot="random", scenario=scenario)
    return {card for record in games for card in record.reached}


def items(games: int, seed: int) -> list[str]:
    """Items of Shelter: how often they are taken and used, what they pay and who wins with them."""
    tallies = items_watched("greedy", games, seed)
    head = ("item", "number", "taken", "used", "paid", "wins", "hands")
    told = f"{games} games between greedy bots, with two, three and four players in turn."
    return [told, "", *table(head, [tallies.row(name) for name in OURS])]


def plots(played: Played) -> dict[str, str]:
    """The plots, by the names of their files."""
    rows = []
    for setting, records in played.items():
        rounds = sorted(record.rounds for record in records)
        number = len(rounds)
        rows.append(
            Range(
                f"{setting.scenario}, {setting.players}",
                rounds[number // 20],
                rounds[-1 - number // 20],
                rounds[number // 2],
                (rounds[number // 4], rounds[-1 - number // 4]),
                LENGTHS[setting.players],
            )
        )
    files = {"balance-rounds.svg": ranges("Rounds by scenario and players", rows, 60, 10)}
    for pack in PACKS:
        rows = []
        for (name, players), (wins, games) in sorted(
            survivors(played, pack).items(), key=lambda each: (each[0][1], each[0][0])
        ):
            if players > 1:
                low, high = wilson(wins, games)
                even = 100 / players
                band = (even - FAIR, even + FAIR)
                label = f"{name}, {players}"
                rows.append(Range(label, 100 * low, 100 * high, 100 * wins / games, None, band))
        title = f"Wins by survivor and players: {pack}"
        files[f"balance-survivors-{pack}.svg"] = ranges(title, rows, 80, 10, " %")
    names = [f"{first}-{last}" for first, last in STAGES]
    title = "Tests passed and fights won by round, in percent: core"
    files["balance-stages.svg"] = lines(title, names, stages(played, "core")[1], 100)
    return files


def written(page: str, parts: dict[str, list[str]]) -> str:
    """The page with its marked parts replaced."""
    for name, part in parts.items():
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        found = marks.search(page)
        if found is None:
            raise SystemExit(f"{PAGE}: the mark <!-- {name} --> is missing.")
        text = "\n".join(part)
        page = page[: found.end(1)] + text + "\n" + page[found.start(2) :]
    return page


def main() -> int:
    """Play, then write the page and its plots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--items", type=int, default=450, help="games of Shelter")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    played: Played = {}
    every = list(settings())
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play, each, given.games, given.seed) for each in every]
        for setting, future in zip(every, waiting, strict=True):
            played[setting] = future.result()
            print(f"{setting.scenario}, {setting.players} players", file=sys.stderr)
    printed = {setting: each for setting, each in played.items() if not setting.balanced}
    last = given.seed + given.games - 1
    parts = {
        "games": [f"{given.games} games at each table, seeds {given.seed} to {last}."],
        "lengths": lengths(printed),
        "seats": seats(printed),
        "order": order(printed),
        "survivors": survivor_table(printed),
        "paths": paths(printed),
        "balanced": balanced(played),
        "stages": stages(printed, "core")[0],
        "options": options(printed, "core"),
        "options-outpost": options(printed, "outpost"),
        "reached": reached(printed, "core"),
        "reached-outpost": reached(printed, "outpost"),
        "items": items(given.items, given.seed),
    }
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), parts), encoding="utf-8")
    for name, plot in plots(printed).items():
        (PLOTS / name).write_text(plot, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
