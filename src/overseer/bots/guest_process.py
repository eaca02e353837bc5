"""Processes of guests, as the table sees them: started, asked, ended, and never too many."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from overseer.bots.budget import Budget
from overseer.bots.wire import Cut, Late, Wire, clean
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game

MOST = 16  # processes at once; whoever has waited longest to be asked makes room
BROKE_OFF = "its process broke off"
NONSENSE = "its process said what no bot says"

_ANSWER = 64 * 1024  # bytes
_FAREWELL = 2.0  # seconds in which a bot that is not needed any more must let go
_LAST_WORDS = 0.2  # seconds in which a process that is ended may end its bot
_WORKER = "overseer.bots.guest_worker"
# What a guest is told of the environment; there may be secrets in the rest.
_ENVIRONMENT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "OVERSEER_PURE")
_FIXED = {
    "PYTHONHASHSEED": "0",  # or else sets had another order in every process
    "OMP_NUM_THREADS": "1",  # threads are not allowed
    "OPENBLAS_NUM_THREADS": "1",
}


@dataclass(frozen=True, slots=True)
class Kind:
    """What processes that can stand in for each other have in common."""

    name: str
    reference: str
    game: str
    packs: tuple[str, ...]
    hashes: tuple[str, ...]
    budget: Budget

    @classmethod
    def of(cls, name: str, reference: str, game: Game, budget: Budget) -> Kind:
        """The kind of a bot for a game, which must be one that can be loaded again."""
        if game.origin is None:
            raise Malformed(f"The bot {name!r} needs a game that overseer.load has made.")
        hashes = tuple(pack.hash for pack in game.packs)
        return cls(name, reference, game.name, game.origin, hashes, budget)


class GuestProcess:
    """A process that plays for one bot after the other."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.lock = threading.RLock()  # held while it is asked
        self.used = time.monotonic()
        self.is_ended = False
        self._ending = threading.Lock()
        here, there = socket.socketpair()
        self._wire = Wire(here, _ANSWER)
        with there:
            try:
                self._process = _begun(there)
            except OSError:
                here.close()
                raise
        self.card = self._started()

    def _started(self) -> Mapping[str, str]:
        kind = self.kind
        asked = {
            "game": kind.game,
            "packs": kind.packs,
            "hashes": kind.hashes,
            "reference": kind.reference,
            "path": [*(each or os.getcwd() for each in sys.path), os.getcwd()],
            "memory": kind.budget.memory,
        }
        answer = self._asked(asked, "ready", "unusable", kind.budget.start)
        if not isinstance(answer, dict):
            self.end()
            which = "" if kind.name == kind.reference else f" ({kind.reference})"
            raise Malformed(f"The bot {kind.name!r}{which} cannot be used: {answer}.")
        return {key: clean(str(answer.get(key, ""))) for key in ("label", "help")}

    def _asked(self, asked: object, good: str, bad: str, seconds: float) -> Any:
        """An answer of one of two kinds: what is under its name, or the words of a complaint."""
        try:
            self._wire.send(asked, seconds)
            answer = self._wire.receive(seconds)
        except Late:
            return f"it was not there after {seconds:g} seconds"
        except Cut:
            return BROKE_OFF
        if not isinstance(answer, dict):
            return NONSENSE
        if good in answer:
            return answer[good]
        told = BROKE_OFF if "ended" in answer else answer.get(bad)
        return NONSENSE if told is None else clean(str(told))

    def make(self, seed: int) -> None:
        """Make a bot, which it plays for from here on; raises Malformed if that cannot be done."""
        with self.lock:  # nobody ends it meanwhile to make room
            answer = self._asked({"make": seed}, "made", "unmade", self.kind.budget.start)
        if answer is not True:
            self.end()
            name = self.kind.reference.partition(":")[2]
            raise Malformed(f"The bot {self.kind.name!r} cannot be used: {name}(seed): {answer}.")

    def ask(self, question: object) -> Any:
        """The answer to a question, in time; raises Late or Cut."""
        with self.lock:
            if self.is_ended:
                raise Cut
            self.used = time.monotonic()
            seconds = self.kind.budget.seconds
            self._wire.send(question, seconds)
            return self._wire.receive(seconds)

    def let_go(self) -> bool:
        """Have it forget its bot; whether it did, and can be asked for another."""
        with self.lock:
            try:
                self._wire.send({"end": True}, _FAREWELL)
                return bool(self._wire.receive(_FAREWELL) == {"ended": True})
            except (Late, Cut):
                return False

    def end(self) -> None:
        """End it, and all that it has started.

        It is asked to lay its bot to rest itself, because nobody else may wait for that one.
        """
        self.is_ended = True
        with self._ending:
            if self._process.returncode is None:
                # It has not been waited for, so that its number is still its own.
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(self.pid, signal.SIGTERM)
                    self._give_time()
                    os.killpg(self.pid, signal.SIGKILL)
                self._process.wait()
        # Whoever waits for an answer hears that there is none, and lets go of the lock: by this,
        # and not by the process, since something that has got away may hold the other end.
        with contextlib.suppress(OSError):
            self._wire.socket.shutdown(socket.SHUT_RDWR)
        with self.lock:
            self._wire.socket.close()

    def _give_time(self) -> None:
        end = time.monotonic() + _LAST_WORDS
        while not self._has_left() and time.monotonic() < end:
            time.sleep(0.001)

    def _has_left(self) -> bool:
        """Whether it has ended. It is looked at only: its number stays its own."""
        if not hasattr(os, "waitid"):
            return False  # macOS before Python 3.13: it gets all of its time
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid


def _begun(there: socket.socket) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", _WORKER, str(there.fileno())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[there.fileno()],
        env={**{n: os.environ[n] for n in _ENVIRONMENT if n in os.environ}, **_FIXED},
        start_new_session=True,  # so that it can be ended with all that it has started
    )


class Lodge:
    """All processes of guests that this program has, those that wait for a bot among them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._all: list[GuestProcess] = []
        self._idle: list[GuestProcess] = []
        self._starting = 0
        self._closings = 0

    def take(self, kind: Kind) -> GuestProcess:
        """A process without a bot: one that waits, or a new one."""
        with self._lock:
            self._all = [each for each in self._all if not each.is_ended]
            self._idle = [each for each in self._idle if not each.is_ended]
            for each in self._idle:
                if each.kind == kind:
                    self._idle.remove(each)
                    each.used = time.monotonic()
                    return each
            self._make_room()
            self._starting += 1
            closings = self._closings
        try:
            process = GuestProcess(kind)
        except OSError as error:
            raise Malformed(
                f"The bot {kind.name!r} cannot be used: no process can be started ({error})."
            ) from None
        finally:
            with self._lock:
                self._starting -= 1
        with self._lock:
            if self._closings == closings:
                self._all.append(process)
                return process
        process.end()  # all were ended while it started, and so is this one
        return process

    def give_back(self, process: GuestProcess) -> None:
        """Take back a process that somebody had taken."""
        if process.is_ended:
            return
        if process.let_go():
            with self._lock:
                self._idle.append(process)
        else:
            process.end()

    def close(self) -> None:
        """End all processes, also those that are about to start."""
        with self._lock:
            self._closings += 1
            for process in self._all:
                process.end()
            self._all.clear()
            self._idle.clear()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that there are."""
        with self._lock:
            return [process.pid for process in self._all if not process.is_ended]

    def _make_room(self) -> None:
        """End whoever has waited longest, if there are too many; who is thinking may go on."""
        by_age = sorted(self._all, key=lambda each: (each not in self._idle, each.used))
        for process in by_age:
            if self._starting + sum(not each.is_ended for each in self._all) < MOST:
                return
            if process.lock.acquire(blocking=False):
                try:
                    process.end()
                finally:
                    process.lock.release()


LODGE = Lodge()
atexit.register(LODGE.close)
