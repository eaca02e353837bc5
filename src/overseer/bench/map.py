"""The map of Fallout under measure: how smoothly it moves, and how soon a step has settled.

The largest sheet that the rules allow has eighteen tiles, more than the pack that is shipped. Its
tiles are laid again on the slots that it leaves free, on the way to the browser.
"""

from __future__ import annotations

import json
import re
import urllib.request
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from overseer.games.fallout.flower import heart, tile_at
from overseer.games.fallout.notation import SLOTS
from overseer.texts.bundles import in_language

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

GAME = "fallout"
LANGUAGE = "en"
FRAMES = 120  # that a gesture is watched for
# A survivor on its turn in the midst of tiles that all lie open.
POSITION = {
    "scenario": "mile-ninety",
    "round": 3,
    "map": [
        {"slot": slot, "tile": tile}
        for slot, tile in {
            "A1": "allotments",
            "B1": "garage-yard",
            "B2": "pylon-field",
            "C1": "ditch-road",
            "C3": "glass-flats",
            "D1": "quarry",
            "D2": "rail-cut",
        }.items()
    ],
    "survivors": [{"space": "A2.1"}],
}

_WALK = re.compile("movement point")  # how a space that can be walked to is called

# Gestures, a little in each frame; the times between frames are what somebody sees.
_GESTURE = """async ({ gesture, frames }) => {
  const target = document.querySelector('[data-map-window]')
  const box = target.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const acts = {
    pan: (turn) => target.dispatchEvent(new PointerEvent('pointermove', {
      pointerId: 1, bubbles: true,
      clientX: x + 140 * Math.sin(turn), clientY: y + 90 * Math.cos(turn),
    })),
    zoom: (turn) => target.dispatchEvent(new WheelEvent('wheel', {
      bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: 24 * Math.sin(turn),
    })),
  }
  const frame = () => new Promise(requestAnimationFrame)
  const times = [await frame()]
  for (let i = 0; i < frames; i += 1) {
    acts[gesture]((i / 40) * 2 * Math.PI)
    times.push(await frame())
  }
  return times.slice(1).map((time, i) => time - times[i])
}"""


@dataclass(frozen=True, slots=True)
class Gesture:
    """How smoothly the map follows a hand."""

    name: str
    frames: float  # in a second
    worst: float  # milliseconds of the longest frame


def measure_gestures(browser: Browser, url: str) -> list[Gesture]:
    """Pan and zoom a map of eighteen tiles."""
    page = _table(browser, url, motion=True)
    page.evaluate(_GESTURE, {"gesture": "zoom", "frames": 20})  # a first time for everything
    found = []
    for name in ("pan", "zoom"):
        if name == "pan":
            box = page.locator("[data-map-window]").bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down()
        times: list[float] = page.evaluate(_GESTURE, {"gesture": name, "frames": FRAMES})
        if name == "pan":
            page.mouse.up()
        found.append(Gesture(name, 1000 * len(times) / sum(times), max(times)))
    page.context.close()
    return found


def measure_steps(browser: Browser, url: str, watch: str, moves: int) -> float:
    """Milliseconds from a click that walks until the board has settled, without animation."""
    times: list[float] = []
    while len(times) < moves:
        page = _table(browser, url, motion=False)
        words = in_language(LANGUAGE)
        page.get_by_role("button", name=_WALK).first.focus()
        page.keyboard.press("Enter")
        button = page.get_by_role("button", name=words.format("page-fallout-walk-there"))
        button.wait_for()
        page.mouse.move(1, 1)
        page.evaluate(watch)
        button.press("Enter")
        times.append(page.evaluate("() => window.settled"))
        page.context.close()
    return median(times)


def _table(browser: Browser, url: str, *, motion: bool) -> Page:
    """A browser at a table with the whole map."""
    context = browser.new_context(
        locale=LANGUAGE,
        viewport={"width": 1440, "height": 900},
        reduced_motion="no-preference" if motion else "reduce",
    )
    page = context.new_page()
    page.route_web_socket(lambda address: "/socket" in address, _enlarge)
    page.goto(f"{url}/{_new_table(url)}")
    page.locator('[data-space="F3.1"]').wait_for(state="attached")
    page.get_by_role("button", name=_WALK).first.wait_for()
    go_on = page.get_by_role("button", name=in_language(LANGUAGE).format("page-told-go-on"))
    while go_on.is_visible():
        go_on.click()
    return page


def _enlarge(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if told.get("type") == "position" and told.get("table"):
            spread(told["table"], told["board"])
            message = json.dumps(told)
        socket.send(message)

    server.on_message(pass_on)


def spread(table: dict[str, Any], board: dict[str, Any]) -> None:
    """Lay the open tiles of a table once more, on the slots that are free."""
    opened = [tile for tile in table["map"] if tile["tile"] is not None]
    drawn = {tile["slot"]: tile for tile in board["tiles"]}
    free = [slot for slot in SLOTS if slot not in drawn]
    for place, slot in enumerate(free):
        tile = opened[place % len(opened)]
        old = tile["slot"]
        copy = json.loads(json.dumps(tile).replace(f'"{old}', f'"{slot}'))
        for space in copy["spaces"]:
            space["survivors"] = []
        table["map"].append(copy)
        q, r = heart(tile_at(SLOTS.index(slot)))
        board["tiles"].append({**drawn[old], "slot": slot, "q": q, "r": r})


def _new_table(url: str) -> str:
    """The path of a table that begins from the position."""
    body = {
        "game": GAME,
        "position": json.dumps(POSITION),
        "seats": [{"kind": "me", "name": "Ada"}],
    }
    request = urllib.request.Request(
        f"{url}/api/positions",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        opened = json.load(answer)
    return f"#/t/{opened['table']}/{opened['token']}"
