"""The process of a guest: `python -m overseer.bots.guest_worker FD`, started by `guest_process`.

It knows a game and one class of bots, and nothing of the table but the views that it is sent. For
every game it forks: the copy makes one bot and answers for it, so that a game finds the module as
it was when it was imported, whatever bots before have done to it.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import select
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from overseer.bots.guest_limits import end_with, limit, start_nothing, write_nothing
from overseer.bots.wire import Cut, Wire, clean
from overseer.catalog import load
from overseer.kernel.decision import Option
from overseer.kernel.game import Game

_MOST = 16 * 1024 * 1024  # bytes of a view; it is the table that sends them
_LOOK = 1000  # milliseconds between looking after the bot, if nothing wakes the keeper earlier
_SOON = 5  # milliseconds between the bot's end and its being told, about


class Unusable(Exception):
    """A class that is no bot, and why."""


def main() -> None:
    """Load what is asked for, then play game after game until the table is gone."""
    wire = Wire(socket.socket(fileno=int(sys.argv[1])), _MOST)
    with contextlib.suppress(Cut):
        asked = wire.receive()
        try:
            game, kind = _prepared(asked)
            answer = {"ready": _card(kind, game)}
        except Unusable as error:
            wire.send({"unusable": clean(str(error))})
            return
        except BaseException as error:
            wire.send({"unusable": _told(error)})
            return
        wire.send(answer)
        is_proper = True
        while is_proper:
            is_proper = _play(wire, game, kind)
            wire.send({"ended": is_proper})


def _prepared(asked: Mapping[str, Any]) -> tuple[Game, Callable[[int], Any]]:
    """The game and the class of bots, found within the limits."""
    sys.dont_write_bytecode = True
    sys.path[:] = asked["path"]
    game = load(asked["game"], asked["packs"])
    if [pack.hash for pack in game.packs] != asked["hashes"]:
        raise Unusable("the packs of the table have changed on the disk")
    limit(asked["memory"])
    return game, _found(asked["reference"])


def _found(reference: str) -> Callable[[int], Any]:
    module, _, name = reference.partition(":")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or f"{module}.".startswith(f"{error.name}."):
            raise Unusable(
                f"there is no module {error.name!r} where Python looks for modules, nor in the "
                "current folder"
            ) from None
        raise
    place: Any = found
    for word in name.split("."):
        if not hasattr(place, word):
            near = get_close_matches(word, [str(each) for each in vars(place)], 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            raise Unusable(f"{module} has no {word!r}{hint}")
        place = getattr(place, word)
    if not callable(place):
        raise Unusable(f"{name} is no class: it is called with a seed and makes a bot")
    made: Callable[[int], Any] = place
    return made


def _card(kind: Any, game: Game) -> dict[str, str]:
    """What a class of bots says of itself."""
    games = getattr(kind, "games", None)
    if games is not None:
        if not isinstance(games, tuple | list) or not all(isinstance(each, str) for each in games):
            raise Unusable('games is a tuple such as ("shelter",)')
        if game.name not in games:
            raise Unusable(f"it does not play {game.name}, only {', '.join(games)}")
    lines = str(getattr(kind, "__doc__", None) or "").strip().splitlines()
    return {
        "label": clean(str(getattr(kind, "label", None) or "")),
        "help": clean(lines[0]) if lines else "",
    }


def _play(wire: Wire, game: Game, kind: Callable[[int], Any]) -> bool:
    """Have one game played by a copy of this process; whether it came to a proper end."""
    seed = wire.receive()["make"]
    ended, alive = os.pipe()
    keeper, pid = os.getpid(), os.fork()
    if pid == 0:
        end_with(keeper)
        os.close(ended)
        os.set_inheritable(alive, True)
        code = 1
        with contextlib.suppress(BaseException):
            _serve(wire, game, kind, seed)
            code = 0
        os._exit(code)
    os.close(alive)

    def end(*_: object) -> None:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os._exit(1)

    signal.signal(signal.SIGTERM, end)  # a keeper that is ended lays its bot to rest first
    try:
        return _watch(wire, pid, ended)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.close(ended)


def _watch(wire: Wire, pid: int, ended: int) -> bool:
    """Wait for the end of a copy, or of the table: then nothing of this process stays.

    The other end of `ended` is held by the copy, and by whatever it has started. If some of that is
    left, this was no proper end, and the table ends it with the keeper.
    """
    look = select.poll()
    look.register(wire.socket, 0)  # it is told when the other end is closed, and nothing else
    look.register(ended, select.POLLIN)
    pause = _LOOK
    while True:
        for file, _ in look.poll(pause):
            if file == wire.socket.fileno():
                os.kill(pid, signal.SIGKILL)  # it may have left the group
                os.killpg(0, signal.SIGKILL)
            look.unregister(ended)
            pause = _SOON
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return status == 0 and (pause == _SOON or bool(look.poll(0)))


def _serve(wire: Wire, game: Game, kind: Callable[[int], Any], seed: int) -> None:
    """Make a bot and answer for it until its game is over."""
    start_nothing()
    write_nothing()
    try:
        bot = kind(seed)
        choose = bot.choose
    except BaseException as error:
        wire.send({"unmade": _told(error)})
        return
    wire.send({"made": True})
    while "view" in (asked := wire.receive()):
        wire.send(_answer(game, choose, asked))


def _answer(game: Game, choose: Callable[..., Any], asked: Mapping[str, Any]) -> dict[str, str]:
    try:
        state = game.sample(asked["view"], asked["seed"])
        options = state.decision_of(asked["seat"]).options
        option = choose(state, asked["seat"])
    except BaseException as error:
        return {"failed": _told(error)}
    if type(option) is Option and option in options:
        return {"choice": option.notation}
    try:
        return {"illegal": clean(repr(option))}
    except BaseException:
        return {"illegal": clean(type(option).__name__)}


def _told(error: BaseException) -> str:
    """An error in one line, and where in the bot's own files it came from."""
    told = type(error).__name__
    with contextlib.suppress(BaseException):
        told = clean(f"{told}: {error}") if str(error) else told
        frames = traceback.extract_tb(error.__traceback__)
        outside = [frame for frame in frames if not _is_ours(frame.filename)]
        if outside and not isinstance(error, SyntaxError):  # that one says itself where it is
            told += f" ({Path(outside[-1].filename).name}, line {outside[-1].lineno})"
    return clean(told)


def _is_ours(file: str) -> bool:
    """Whether a file is none of a bot's, but one of this package, or of what imports for it."""
    if file.startswith("<frozen") or file == importlib.__file__:
        return True
    return Path(file).is_relative_to(Path(__file__).parents[1])


if __name__ == "__main__":
    main()
