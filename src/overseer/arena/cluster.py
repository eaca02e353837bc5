"""The cluster: pieces of work done by actors of Ray, on one machine or on many."""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from overseer.arena.extras import MissingExtra, extra
from overseer.arena.pool import AHEAD, LOCAL, Task, died
from overseer.kernel.errors import Malformed, OverseerError

_PATIENCE = 10.0  # seconds
_STORE = 100_000_000  # bytes; results are small

W = TypeVar("W")
R = TypeVar("R")
Files = Mapping[str, Mapping[str, bytes]]  # by folder, by path inside it


def check_ray() -> None:
    """Refuse to begin where Ray is not installed; it is not imported yet."""
    if find_spec("ray") is None:
        raise MissingExtra("ray", "cluster")


def on_ray(task: Task[W, R], works: Sequence[W], address: str, processes: int) -> Iterator[R]:
    """Do pieces of work by actors; the results come in the order of the pieces.

    Without a number of processes there is an actor for each core of the cluster. Folders of packs
    are sent along; the package itself, and bots that are not part of it, must be installed.
    """
    if address == LOCAL:
        _own_secret()
    ray = extra("ray", "cluster")
    with _connected(ray, address, processes):
        number = min(processes or int(ray.cluster_resources().get("CPU", 1)), len(works))
        maker = ray.remote(num_cpus=1)(_Actor)
        sent = ray.put((task, packed(task.folders)))
        actors = [maker.remote(sent) for _ in range(number)]
        try:
            _check_versions(ray, actors)
            yield from _in_order(ray, task, works, actors)
        finally:
            for actor in actors:
                ray.kill(actor)


def packed(folders: Sequence[str]) -> Files:
    """The files of packs, so that they can be sent; a built-in pack is everywhere."""
    return {
        folder: {
            str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(Path(folder).rglob("*"))
            if path.is_file()
        }
        for folder in folders
        if Path(folder).is_dir()
    }


def unpacked(files: Files, to: Path) -> dict[str, str]:
    """Write files that were sent; where each folder lies now."""
    moved = {}
    for number, (folder, contents) in enumerate(files.items()):
        # Its own name is kept, since messages about a pack begin with it.
        place = to / str(number) / (Path(folder).name or "pack")
        place.mkdir(parents=True)
        for name, content in contents.items():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_bytes(content)
        moved[folder] = str(place)
    return moved


class _Actor:
    """One process of the cluster."""

    def __init__(self, sent: tuple[Task[Any, Any], Files]) -> None:
        task, files = sent
        self.folder = tempfile.TemporaryDirectory(prefix="overseer-")
        self.work_on: Callable[[Any], Any] | OverseerError
        try:
            self.work_on = task.moved(unpacked(files, Path(self.folder.name))).begin()
        except OverseerError as error:
            self.work_on = error

    def version(self) -> str:
        return version("overseer")

    def work(self, work: Any) -> Any:
        """The result, or the error itself: Ray would wrap it in one of its own."""
        if isinstance(self.work_on, OverseerError):
            return self.work_on
        try:
            return self.work_on(work)
        except OverseerError as error:
            return error


def _in_order(ray: Any, task: Task[W, R], works: Sequence[W], actors: Sequence[Any]) -> Iterator[R]:
    """Hand out pieces to whoever is free; give results as soon as it is their turn."""
    free, under_way, done, given = list(actors), {}, {}, 0
    handed = 0
    while given < len(works):
        while free and handed < len(works) and handed - given < len(actors) * AHEAD:
            actor = free.pop()
            under_way[actor.work.remote(works[handed])] = (handed, actor)
            handed += 1
        for finished in ray.wait(list(under_way))[0]:
            place, actor = under_way.pop(finished)
            free.append(actor)
            try:
                done[place] = ray.get(finished)
            except ray.exceptions.RayActorError:
                raise died(task, works[place]) from None
        while given in done:
            result = done.pop(given)
            if isinstance(result, OverseerError):
                raise result
            yield result
            given += 1


def _check_versions(ray: Any, actors: Sequence[Any]) -> None:
    """Other rules would give other games."""
    own = version("overseer")
    others = set(ray.get([actor.version.remote() for actor in actors])) - {own}
    if others:
        raise Malformed(f"The cluster has overseer {', '.join(sorted(others))}, not {own}.")


@contextmanager
def _connected(ray: Any, address: str, processes: int) -> Iterator[None]:
    """A connection to a cluster, or a cluster of one's own, which is gone afterwards."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # What Ray will do one day to the variable of GPUs is of no concern here.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    folder = None
    try:
        if address == LOCAL:
            folder = tempfile.mkdtemp(prefix="ray-")
            _start(ray, processes, folder, quiet)
        else:
            _join(ray, address, quiet)
        yield
    finally:
        ray.shutdown()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _start(ray: Any, processes: int, folder: str, quiet: Mapping[str, Any]) -> None:
    try:
        ray.init(
            address=LOCAL,
            num_cpus=processes or None,
            include_dashboard=False,
            object_store_memory=_STORE,
            _node_ip_address="127.0.0.1",
            _temp_dir=folder,
            **quiet,
        )
    except Exception as error:  # Ray raises just that where a machine is too busy for it
        reason = " ".join(str(error).split())
        raise Malformed(f"Ray could not be started here: {reason}") from None


def _own_secret() -> None:
    """Have a cluster of one's own ask for a token that only this process and its own know.

    Ray would make one up and leave it in the user's home. It reads the mode when it is imported.
    """
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _join(ray: Any, address: str, quiet: Mapping[str, Any]) -> None:
    try:
        # Ray itself would try for minutes where nobody is at home.
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if colon and port.isdecimal():
            socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
        ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError, OverflowError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise Malformed(
            f"No Ray cluster answers at {address!r}: {reason} "
            "(where it asks for a token, RAY_AUTH_TOKEN must hold it)"
        ) from None
