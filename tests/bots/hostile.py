"""Bots of other people as no table wants them, for the tests: `bots.hostile:Sleeper` and so on."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import overseer
from overseer.bots import decision_of, own_dice


class Honest:
    """Plays at random, and keeps all rules."""

    label = "Honest John"

    def __init__(self, seed: int) -> None:
        self.dice = own_dice("honest", seed)

    def choose(self, state: Any, seat: int) -> Any:
        """Any option."""
        options = decision_of(state, seat).options
        return options[self.dice.randrange(len(options))]


class Vault(Honest):
    """Plays Fallout Shelter only."""

    games = ("shelter",)


class Sleeper(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        time.sleep(1000)


class Spinner(Honest):
    """Works for ever, and listens to nobody."""

    def choose(self, state: Any, seat: int) -> Any:
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGALRM):
            signal.signal(each, signal.SIG_IGN)
        while True:
            pass


class Glutton(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        eaten = []
        while True:
            eaten.append(bytearray(10_000_000))


class Raiser(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        raise ValueError("no\nidea " + "x" * 10_000)


class Painter(Honest):
    """Complains in the markup of terminals."""

    def choose(self, state: Any, seat: int) -> Any:
        raise ValueError("nothing at [/tmp/x] :smile: \x1b[31mred")


class Quitter(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        sys.exit(0)


class Leaver(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        os._exit(0)


class Suicide(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Parricide(Honest):
    """Ends the process that has started its own, and goes on."""

    def choose(self, state: Any, seat: int) -> Any:
        os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(state, seat)


class Deserter(Honest):
    """Leaves its group, ends the process that has started its own, and works for ever."""

    def choose(self, state: Any, seat: int) -> Any:
        os.setsid()
        os.kill(os.getppid(), signal.SIGKILL)
        while True:
            pass


class Escaper(Deserter):
    """A deserter that does not want to end together with that process either."""

    def choose(self, state: Any, seat: int) -> Any:
        _outlive_keeper()
        return super().choose(state, seat)


class Wanderer(Spinner):
    """Leaves its group, does not want to end with the others, and works for ever."""

    def choose(self, state: Any, seat: int) -> Any:
        _outlive_keeper()
        os.setsid()
        return super().choose(state, seat)


class Recurser(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        return self.choose(state, seat)


class Closer(Honest):
    """Closes all that is open."""

    def choose(self, state: Any, seat: int) -> Any:
        os.closerange(0, 128)
        return super().choose(state, seat)


class Scribbler(Honest):
    """Writes into everything that is open."""

    def choose(self, state: Any, seat: int) -> Any:
        for file in range(3, 64):
            try:
                os.write(file, b"\xff\xfe{nonsense" * 50)
            except OSError:
                continue
        return super().choose(state, seat)


class Promiser(Honest):
    """Says that very much will come, and sends nothing."""

    def choose(self, state: Any, seat: int) -> Any:
        _wire().sendall(b"\xff\xff\xff\xff")
        time.sleep(1000)


class Rambler(Honest):
    """Sends an answer that is far too deep to be read."""

    def choose(self, state: Any, seat: int) -> Any:
        text = b"[" * 60_000
        _wire().sendall(len(text).to_bytes(4, "big") + text)
        time.sleep(1000)


class Forger(Honest):
    """Answers past the worker, with something that is no choice."""

    def choose(self, state: Any, seat: int) -> Any:
        text = b'{"choice": ["pass"], "made": true, "ready": {}}'
        _wire().sendall(len(text).to_bytes(4, "big") + text)
        time.sleep(1000)


class Nobody(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        return None


class Windbag(Honest):
    """Chooses ten million letters."""

    def choose(self, state: Any, seat: int) -> Any:
        return "pass" * 2_500_000


class Chameleon(str):
    """A text that claims to be whatever it is compared with."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        raise RuntimeError("look away")


class Liar(Honest):
    def choose(self, state: Any, seat: int) -> Any:
        return Chameleon("pass")


class Stranger(Honest):
    """Chooses what another game offers."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        games = [overseer.load(name) for name in ("shelter", "fallout")]
        self.states = [game.new(players=2, seed=1) for game in games]

    def choose(self, state: Any, seat: int) -> Any:
        other = next(each for each in self.states if type(each) is not type(state))
        assert other.decision is not None
        return other.decision.options[1]


class Counterfeiter(Honest):
    """Makes up an option."""

    def choose(self, state: Any, seat: int) -> Any:
        options = decision_of(state, seat).options
        return overseer.Option(options[0].code + (1 << 40), 1, options.book)


class Writer(Honest):
    """Wants to fill the disk."""

    def choose(self, state: Any, seat: int) -> Any:
        with tempfile.TemporaryFile() as file:
            file.write(bytes(10_000_000))
        return super().choose(state, seat)


class Vandal(Honest):
    """Tries to change what is in its folder, in all ways that Python has; complains if it can."""

    def choose(self, state: Any, seat: int) -> Any:
        folder = Path(os.environ["TMPDIR"])
        file, new = folder / "file", folder / "new"
        attempts: list[Callable[[], object]] = [
            lambda: file.open("w"),
            lambda: file.open("ab"),
            lambda: file.open("r+"),
            lambda: new.open("x"),
            lambda: os.open(file, os.O_RDONLY | os.O_TRUNC),
            lambda: os.open(new, os.O_CREAT),
            lambda: os.open("new", os.O_WRONLY | os.O_CREAT, dir_fd=os.open(folder, os.O_RDONLY)),
            lambda: os.remove(file),
            lambda: os.rename(file, new),
            lambda: os.replace(file, new),
            lambda: os.truncate(file, 0),
            lambda: os.mkdir(new),
            lambda: os.rmdir(folder / "empty"),
            lambda: os.link(file, new),
            lambda: os.symlink(file, new),
            lambda: os.chmod(file, 0),
            lambda: os.utime(file),
            lambda: shutil.copy(file, new),
            lambda: shutil.move(file, new),
            lambda: shutil.rmtree(folder),
            tempfile.mkdtemp,
        ]
        for number, attempt in enumerate(attempts):
            try:
                attempt()
            except OSError:
                continue
            raise AssertionError(f"attempt {number} succeeded")
        with open(os.devnull, "w") as nowhere:
            nowhere.write("this may be written")
        assert file.read_text() == "kept"
        return super().choose(state, seat)


class Tamperer(Honest):
    """Plays on in the state that it is given, and rewrites the rules in its own process."""

    def choose(self, state: Any, seat: int) -> Any:
        option = super().choose(state, seat)
        for _ in range(20):
            if state.over:
                break
            state.apply(0)
        state.stack.clear()
        type(state.book).notation = lambda book, code: "pass"
        overseer.load = None  # type: ignore[assignment]
        return option


class Chatterer(Honest):
    """Talks and talks."""

    def choose(self, state: Any, seat: int) -> Any:
        print("x" * 1_000_000)
        print("x" * 1_000_000, file=sys.stderr)
        os.write(1, b"y" * 1_000_000)
        return super().choose(state, seat)


class Forker(Honest):
    """Leaves a process behind with every choice, where the system lets it."""

    def choose(self, state: Any, seat: int) -> Any:
        try:
            if os.fork() == 0:
                time.sleep(1000)
        except OSError:
            pass
        return super().choose(state, seat)


class Forgetful(Honest):
    """Counts the games that it plays in its module, which it should not."""

    games_played = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Forgetful.games_played += 1

    def choose(self, state: Any, seat: int) -> Any:
        return None if self.games_played > 1 else super().choose(state, seat)


class Mute:
    """Is no bot at all: it has no `choose`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Stillborn(Honest):
    def __init__(self, seed: int) -> None:
        raise LookupError("not today")


def _outlive_keeper() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, 0)


def _wire() -> socket.socket:
    """The end of the wire in the bot's own process."""
    return socket.socket(fileno=os.dup(int(sys.argv[1])))
