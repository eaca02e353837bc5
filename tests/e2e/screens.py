"""Screenshots of every screen, for the eye.

    python tests/e2e/screens.py FOLDER                         all of them
    python tests/e2e/screens.py FOLDER board end -l ru -w 360  some screens, languages, widths
    python tests/e2e/screens.py FOLDER board --letters 24      with larger letters in the browser
    python tests/e2e/screens.py FOLDER --sample                languages and themes by turns
    python tests/e2e/screens.py docs/images --readme           those that the README shows

There are hundreds: every screen at seven sizes, in three languages and two themes. A sample has every
screen at every size once.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

import overseer
from e2e.conftest import FLAGS
from e2e.driver import Driver
from e2e.people import People, Person
from e2e.pupil import Pupil
from e2e.walker import Walker
from e2e.windows import SIZES, Theme
from fuzz.client import Client, Table, ask, open_table, play_on
from overseer import bots
from overseer.bench.page import chromium
from overseer.bench.serving import Serving
from overseer.texts import LANGUAGES

SEED = 8
THEMES: tuple[Theme, ...] = ("day", "night")


@dataclass(frozen=True, slots=True)
class Stage:
    """A server, and the tables that the screens are taken at."""

    url: str
    middle: str  # the journal of a game of Fallout Shelter that is half over
    whole: str  # and of one that is over
    asked: dict[str, str]  # journals that end with a question to the first player, by its kind

    def resume(self, journal: str, language: str) -> Table:
        """A table that goes on from a journal, all seats of which are at this screen."""
        reply = ask(f"{self.url}/api/journals", {"journal": journal, "language": language})
        assert reply.status == 201, reply
        return Table(self.url, reply.json["table"], reply.json["token"], {}, "")


def _home(person: Person, _: Stage) -> None:
    person.go("#/")
    person.find("heading", "page-request").wait_for()


def _home_of_fallout(person: Person, stage: Stage) -> None:
    _home(person, stage)
    person.page.get_by_role("radio", name="Fallout", exact=True).check(force=True)
    person.page.get_by_role("img", name=person.words("page-poster-surface")).wait_for()
    person.page.wait_for_load_state("networkidle")


def _options(person: Person, stage: Stage) -> None:
    _home(person, stage)
    person.page.get_by_text(person.words("page-options"), exact=True).click()


def _resume(person: Person, stage: Stage) -> None:
    _board(person, stage)
    _home(person, stage)


def _link(person: Person, stage: Stage) -> None:
    _home(person, stage)
    person.press("page-join-link")


def _position(person: Person, stage: Stage) -> None:
    _home(person, stage)
    person.page.get_by_role("button", name=person.words("page-position")).click()
    dialog = person.find("dialog", "page-position")
    dialog.get_by_role("textbox").fill('{"players": [{}, {"happiness": 3}]}')
    dialog.get_by_role("listitem").last.wait_for()


def _about(person: Person, _: Stage) -> None:
    person.go("#/about")
    person.find("heading", "page-credits").wait_for()


def _rules(person: Person, _: Stage) -> None:
    person.go("#/rules/shelter/SH-BUILD-05")
    person.page.get_by_text("SH-BUILD-05").first.wait_for()


def _icons(person: Person, stage: Stage) -> None:
    _rules(person, stage)
    person.press("page-panels-rules-tab-icons")


def _lobby(person: Person, stage: Stage) -> None:
    _home(person, stage)
    for emblem in ("umbrella", "teapot"):
        seat = person.words("page-seat-who", emblem=person.words(f"page-emblem-{emblem}"))
        person.page.get_by_role("combobox", name=seat).select_option(person.words("page-seat-link"))
    person.press("page-request-open")
    person.find("heading", "page-lobby").wait_for()


def _join(person: Person, stage: Stage) -> None:
    table = open_table(stage.url, "shelter", ["me", "link", "bot"], start=False)
    person.sit_down(table, table.links[1])
    person.find("heading", "page-join").wait_for()


def _shut(person: Person, stage: Stage) -> None:
    table = open_table(stage.url, "shelter", ["me", "bot"])
    person.sit_down(table, "nobody")
    person.find("heading", "page-rejected").wait_for()


def _start(person: Person, stage: Stage) -> None:
    seats = ["me", "here", "here"]
    table = open_table(stage.url, "shelter", seats, seed="8", options={"first_player": 0})
    person.sit_down(table)
    person.find("region", "page-shelter-orders").wait_for()


def _board(person: Person, stage: Stage) -> None:
    person.sit_down(stage.resume(stage.middle, person.language))
    person.find("region", "page-shelter-orders").wait_for()


def _preview(person: Person, stage: Stage) -> None:
    _board(person, stage)
    Driver(person).lit()[-1].click()
    person.page.get_by_role("article").first.wait_for()


def _builds(person: Person, stage: Stage) -> None:
    person.sit_down(stage.resume(stage.asked["build"], person.language))
    person.find("region", "page-shelter-orders").wait_for()
    person.page.locator('[data-spot^="side:"]').first.click()
    person.page.get_by_role("article").first.wait_for()


def _asked(kind: str) -> Callable[[Person, Stage], None]:
    def _show(person: Person, stage: Stage) -> None:
        person.sit_down(stage.resume(stage.asked[kind], person.language))
        person.find("region", "page-shelter-orders").wait_for()
        if kind == "train":
            letters = person.page.get_by_role("listitem").get_by_role("button", disabled=False)
            letters.and_(person.page.locator("[aria-keyshortcuts]")).last.click()

    return _show


def _why(person: Person, stage: Stage) -> None:
    _board(person, stage)
    person.page.get_by_role("button", name=person.words("page-shelter-cannot")).last.click()


def _tab(name: str) -> Callable[[Person, Stage], None]:
    def _show(person: Person, stage: Stage) -> None:
        _board(person, stage)
        tab = person.page.get_by_role("tab", name=person.words(f"page-shelter-tab-{name}"))
        if tab.count() > 0:
            tab.first.click()

    return _show


def _replay(person: Person, stage: Stage) -> None:
    _board(person, stage)
    person.choose_in_menu("page-replay")
    person.press("page-panels-replay-back")
    person.page.get_by_text(person.words("page-panels-replay-banner")).first.wait_for()


def _dialog(name: str) -> Callable[[Person, Stage], None]:
    def _show(person: Person, stage: Stage) -> None:
        _board(person, stage)
        person.choose_in_menu(f"page-{name}")
        person.find("dialog", f"page-{name}").wait_for()

    return _show


def _menu(person: Person, stage: Stage) -> None:
    _board(person, stage)
    person.press("page-menu")


def _chat(person: Person, stage: Stage) -> None:
    table = open_table(stage.url, "shelter", ["me", "link"])
    play_on(table, 10)
    person.sit_down(table)
    person.press("page-chat")
    with Client(table, table.links[1]) as borys:
        borys.send({"type": "say", "id": "hello", "text": "Hello, Ada!"})
        borys.hear("done")
    person.page.get_by_text("Hello, Ada!").wait_for()


def _plain(person: Person, stage: Stage) -> None:
    _board(person, stage)
    person.choose_in_menu("page-to-plain")
    person.find("heading", "page-plain-table").wait_for()


def _fallout(person: Person, stage: Stage) -> None:
    table = open_table(stage.url, "fallout", ["me", "bot"], seed="5", options={"first_player": 0})
    person.sit_down(table)
    person.find("heading", "page-plain-table").wait_for()
    Driver(person).play(12)


def _begin(person: Person, stage: Stage) -> None:
    """Somebody has chosen a character; now it is one's own turn to."""
    seats = ["me", "bot", "here"]
    table = open_table(stage.url, "fallout", seats, options={"first_player": 1})
    person.sit_down(table)
    person.page.get_by_role("button", name=person.pattern("page-pass-ready")).click()
    person.press("page-told-go-on")
    person.page.locator(".dossier").first.wait_for()


def _surface(person: Person, stage: Stage) -> None:
    person.sit_down(stage.resume(surface(), person.language))
    ready = person.page.get_by_role("button", name=person.pattern("page-pass-ready"))
    ready.or_(person.page.locator(".ground").first).first.wait_for()
    if ready.count():
        ready.click()
    person.page.locator(".ground").first.wait_for()


def _pass(person: Person, stage: Stage) -> None:
    table = open_table(stage.url, "fallout", ["me", "here"], options={"first_player": 0})
    person.sit_down(table)
    person.page.get_by_role("button", name=person.pattern("page-pass-ready")).wait_for()


def _end(person: Person, stage: Stage) -> None:
    person.sit_down(stage.resume(stage.whole, person.language))
    person.find("heading", "page-panels-standings").wait_for()


def _since(person: Person, stage: Stage) -> None:
    page = person.sit_down(stage.resume(surface(), person.language))
    page.get_by_role("button", name=person.pattern("page-pass-ready")).click()
    page.locator("main.surface").wait_for()
    diary = page.locator("#tab-diary")
    if diary.is_visible():
        diary.click()
    page.locator(".since").wait_for()


def _paths(person: Person, stage: Stage) -> None:
    _since(person, stage)
    person.press("page-since-read")
    person.page.keyboard.press("p")
    person.find("region", "page-fallout-paths").wait_for()


def _steps(person: Person, stage: Stage) -> None:
    _since(person, stage)
    person.page.locator(".since .more").last.click()
    person.find("region", "page-fallout-steps").wait_for()
    person.press("page-fallout-step-next")


def _end_of_fallout(how: str) -> Callable[[Person, Stage], None]:
    def _show(person: Person, stage: Stage) -> None:
        person.sit_down(stage.resume(fallout_journal(how), person.language))
        person.find("region", "page-panels-tales").wait_for()

    return _show


def _stock(person: Person, stage: Stage) -> None:
    _board(person, stage)
    person.choose_in_menu("page-stock")
    person.page.get_by_role("heading", level=3).first.wait_for()


def _stock_of_fallout(person: Person, stage: Stage) -> None:
    _fallout(person, stage)
    person.choose_in_menu("page-stock")
    person.page.get_by_role("heading", level=3).first.wait_for()


def _share(person: Person, stage: Stage) -> None:
    _end(person, stage)
    person.press("page-panels-share")
    person.find("dialog", "page-panels-share").wait_for()


def _handover(person: Person, stage: Stage) -> None:
    """A hidden hand is to go to somebody new, and the others are asked."""
    table = open_table(stage.url, "fallout", ["me", "link", "bot"])
    assert ask(f"{table.api}/seats/2", {"kind": "link"}, token=table.host).status == 200
    person.sit_down(table, table.links[1])
    person.find("button", "page-handover-agree").wait_for()


def _give(person: Person, stage: Stage) -> None:
    """The host reads what a new link does before it is made."""
    table = open_table(stage.url, "fallout", ["me", "link", "bot"])
    person.sit_down(table)
    person.choose_in_menu("page-people")
    seats = person.page.get_by_role("listitem").filter(has_text="Borys")
    seats.get_by_role("button", name=person.words("page-seat-link-new")).click()
    person.find("dialog", "page-give", name="Borys").wait_for()


def _learns(kind: type[Pupil], steps: int) -> Callable[[Person, Stage], None]:
    """A lesson after some steps."""

    def learn(person: Person, _: Stage) -> None:
        pupil = kind(person)
        pupil.begin()
        for _step in range(steps):
            step = pupil.step()
            assert step is not None
            pupil.take(step)
        pupil.step()

    return learn


SCREENS: dict[str, Callable[[Person, Stage], None]] = {
    "home": _home,
    "home-of-fallout": _home_of_fallout,
    "options": _options,
    "resume": _resume,
    "link": _link,
    "position": _position,
    "about": _about,
    "rules": _rules,
    "icons": _icons,
    "lobby": _lobby,
    "join": _join,
    "shut": _shut,
    "start": _start,
    "board": _board,
    "preview": _preview,
    "builds": _builds,
    **{kind: _asked(kind) for kind in ("train", "income", "side", "pay")},
    "why": _why,
    "rooms": _tab("rooms"),
    "players": _tab("players"),
    "diary": _tab("diary"),
    "replay": _replay,
    "menu": _menu,
    "ledger": _dialog("rules"),
    "people": _dialog("people"),
    "settings": _dialog("settings"),
    "keys": _dialog("keys"),
    "handover": _handover,
    "give": _give,
    "copy": _dialog("position-copy"),
    "close": _dialog("close-table"),
    "chat": _chat,
    "plain": _plain,
    "fallout": _fallout,
    "begin": _begin,
    "surface": _surface,
    "lesson": _learns(Pupil, 0),
    "walk": _learns(Walker, 4),
    "walk-fight": _learns(Walker, 7),
    "pass": _pass,
    "end": _end,
    "since-in-fallout": _since,
    "paths-in-fallout": _paths,
    "steps-in-fallout": _steps,
    **{f"end-of-fallout-{how}": _end_of_fallout(how) for how in ("won", "lost", "alone")},
    "stock": _stock,
    "stock-of-fallout": _stock_of_fallout,
    "share": _share,
}
README = {"home": "home-of-fallout", "table": "preview", "surface": "surface"}  # at 1440
ENDS = frozenset({"end", "end-of-fallout-won", "end-of-fallout-lost", "end-of-fallout-alone"})
TALL = ENDS | {"home", "home-of-fallout", "options", "about", "plain", "fallout", "lobby"}


def journals() -> tuple[str, str, dict[str, str]]:
    """A game of Fallout Shelter between good players, half way and whole, and its questions."""
    game = overseer.load("shelter")
    match = overseer.Match(game, 4, seed=SEED, names=["Ada", "Borys", "Wiera", "Clerk No. 3"])
    players = [bots.make("greedy", game, 10 * SEED + seat) for seat in range(4)]
    half = ""
    asked: dict[str, str] = {}
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        placing = any(one.notation.startswith("place") for one in decision.options)
        if not half and match.state.round >= 6 and seat == 0 and placing:
            half = match.export()
        if seat == 0 and match.state.round >= 3:
            builds = any(one.notation.endswith("L1.e") for one in decision.options)
            asked.setdefault("build" if builds else decision.kind, match.export())
        match.apply(players[seat].choose(match.state, seat), seat)
    return half, match.export(), asked


@cache
def surface() -> str:
    """A game of Fallout between good players, up to a turn of the first of them."""
    game = overseer.load("fallout", ["outpost"])
    match = overseer.Match(game, 4, seed=1, names=["Ada", "Borys", "Wiera", "Clerk No. 3"])
    players = [bots.make("greedy", game, 10 + seat) for seat in range(4)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        if match.state.round >= 5 and seat == 0 and decision.kind == "turn":
            break
        match.apply(players[seat].choose(match.state, seat), seat)
    return match.export()


@cache
def fallout_journal(how: str) -> str:
    """A whole game of Fallout: "won" by one of four good players, "lost" by four, "alone"."""
    level, number, seed = {
        "won": ("greedy", 4, 29),
        "lost": ("random", 4, 39),
        "alone": ("greedy", 1, 2),
    }[how]
    game = overseer.load("fallout", ["outpost"])
    names = ["Ada", "Borys", "Wiera", "Clerk No. 3"][:number]
    match = overseer.Match(game, number, seed=seed, names=names)
    players = [bots.make(level, game, 10 * seed + seat) for seat in range(number)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        match.apply(players[seat].choose(match.state, seat), seat)
    return match.export()


def _take(
    person: Person,
    show: Callable[[Person, Stage], None],
    stage: Stage,
    file: Path,
    *,
    large: bool = False,
    tall: bool = False,
    whole: bool = False,
) -> None:
    show(person, stage)
    if large:
        person.page.evaluate("document.documentElement.dataset.size = 'large'")
    if whole:  # it scrolls inside the page
        width = person.page.viewport_size["width"] if person.page.viewport_size else 1440
        height = person.page.locator("main").evaluate(
            "(main) => main.scrollHeight + main.offsetTop"
        )
        person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_timeout(300)
    person.page.screenshot(path=file, full_page=tall)


def main() -> None:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(description="Screenshots of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCREENS))
    parser.add_argument("-l", "--language", choices=LANGUAGES, action="append")
    parser.add_argument("-w", "--width", type=int, choices=SIZES, action="append")
    parser.add_argument("-t", "--theme", choices=THEMES, action="append")
    parser.add_argument(
        "--letters", type=int, default=16, help="pixels of a letter, in the browser"
    )
    parser.add_argument("--readme", action="store_true", help="the pictures of the README")
    parser.add_argument("--large", action="store_true", help="with the setting for large cards")
    parser.add_argument("--sample", action="store_true", help="languages and themes by turns")
    asked = parser.parse_args()
    unknown = [name for name in asked.screens if name not in SCREENS]
    if unknown:
        parser.error(f"there is no screen {unknown[0]}; there are {', '.join(SCREENS)}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        letters = f"--blink-settings=defaultFontSize={asked.letters}"
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, letters])
        stage = Stage(server.url, *journals())
        if asked.readme:
            for name, screen in README.items():
                with People(browser, server.url) as people:
                    _take(people.person(), SCREENS[screen], stage, asked.folder / f"{name}.png")
            browser.close()
            return
        for name, width, language, theme in _pictures(asked):
            with People(browser, server.url) as people:
                person = people.person(width=width, language=language, theme=theme)
                file = asked.folder / f"{name}-{width}-{language}-{theme}.png"
                large, tall, whole = asked.large, name in TALL, name in ENDS
                _take(person, SCREENS[name], stage, file, large=large, tall=tall, whole=whole)
        browser.close()


def _pictures(asked: argparse.Namespace) -> Iterator[tuple[str, int, str, Theme]]:
    """Screen, width, language and theme of each picture that was asked for."""
    ways = [
        (language, theme)
        for theme in asked.theme or THEMES
        for language in asked.language or LANGUAGES
    ]
    for number, name in enumerate(asked.screens or SCREENS):
        for turn, width in enumerate(asked.width or SIZES, start=number):
            for language, theme in [ways[turn % len(ways)]] if asked.sample else ways:
                yield name, width, language, theme


if __name__ == "__main__":
    main()
