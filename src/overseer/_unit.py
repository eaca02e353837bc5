"""The compiled unit: the modules that belong to it, and whether the built one may be used.

The unit is every module in `kernel/`, in `bots/mind/`, in `envs/lens/` and in the folders under
`games/`, except each package's `__init__` and the names in INTERPRETED. A new module is therefore
compiled from the start; one that must stay interpreted (a codec, or classes that interpreted code
derives from) is added to INTERPRETED here and nowhere else.

`overseer/__init__.py` imports this module before any other, because the choice between the
compiled unit and its source is made here, once per process. Only modules that every program needs
anyway are imported, so that the choice costs about a millisecond.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader

INTERPRETED = frozenset(
    {
        "overseer.kernel.book",  # the games' books derive from it
        "overseer.kernel.box",
        "overseer.kernel.codec",
        "overseer.kernel.errors",  # interpreted layers derive their errors from these classes
        "overseer.kernel.explanation",
        "overseer.kernel.game",
        "overseer.kernel.grammar",
        "overseer.kernel.layout",
        "overseer.kernel.options",
        "overseer.kernel.outcome",
        "overseer.kernel.seed",
        "overseer.kernel.table",
        "overseer.kernel.targets",
        "overseer.kernel.vecs",  # chooses at import
        "overseer.games.fallout.citations",
        "overseer.games.fallout.codec",
        "overseer.games.fallout.events",
        "overseer.games.fallout.flower",
        "overseer.games.fallout.invariants",
        "overseer.games.fallout.known",
        "overseer.games.fallout.laid",
        "overseer.games.fallout.names",
        "overseer.games.fallout.notation",
        "overseer.games.fallout.odds",  # takes functions that judge
        "overseer.games.fallout.position",
        "overseer.games.fallout.sealing",
        "overseer.games.fallout.table",
        "overseer.games.fallout.view",
        "overseer.games.shelter.codec",
        "overseer.games.shelter.citations",
        "overseer.games.shelter.events",
        "overseer.games.shelter.house",
        "overseer.games.shelter.invariants",
        "overseer.games.shelter.known",
        "overseer.games.shelter.names",
        "overseer.games.shelter.notation",
        "overseer.games.shelter.odds",  # caches fractions
        "overseer.games.shelter.position",
        "overseer.games.shelter.table",
        "overseer.games.shelter.view",
    }
)

ROOT = os.path.dirname(os.path.abspath(__file__))
RECORD = f"_unit.{sys.implementation.cache_tag}.built"  # the build leaves it beside this file
GROUP = "overseer._unit"  # the shared library is then overseer/_unit__mypyc.*.so
OUTDATED = "overseer: compiled unit is outdated: run `make env`; playing from source meanwhile"


def source(module: str) -> str:
    """The path of a unit module's Python source."""
    return os.path.join(ROOT, *module.split(".")[1:]) + ".py"


def digest() -> str:
    """64 hex digits over the unit's sources and the Python they were compiled for."""
    sha = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    for module in MODULES:
        with open(source(module), "rb") as file:
            text = file.read()
        sha.update(f"\0{module}\0{len(text)}\0".encode())
        sha.update(text)
    return sha.hexdigest()


def record(versions: dict[str, str]) -> str:
    """The text of the build's record: the digest, then the tools that built the unit."""
    lines = [digest(), *(f"{name} {version}" for name, version in sorted(versions.items()))]
    return "\n".join(lines) + "\n"


def _modules() -> tuple[str, ...]:
    games = os.path.join(ROOT, "games")
    folders = ["kernel", os.path.join("bots", "mind"), os.path.join("envs", "lens")]
    if os.path.isdir(games):
        folders += [
            os.path.join("games", entry.name)
            for entry in os.scandir(games)
            if entry.is_dir() and entry.name.isidentifier() and entry.name != "__pycache__"
        ]
    names = (
        ".".join(["overseer", *folder.split(os.sep), file[: -len(".py")]])
        for folder in folders
        if os.path.isdir(os.path.join(ROOT, folder))
        for file in os.listdir(os.path.join(ROOT, folder))
        if file.endswith(".py") and file != "__init__.py"
    )
    return tuple(sorted(name for name in names if name not in INTERPRETED))


class _SourceOnly:
    """An import finder for the unit's folders alone, which always answers with the source."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in MODULES and name not in INTERPRETED:
            return None
        spec = ModuleSpec(name, SourceFileLoader(name, source(name)), origin=source(name))
        spec.has_location = True
        return spec


def _is_built() -> bool:
    library = os.path.join(ROOT, GROUP.partition(".")[2] + "__mypyc")
    return any(os.path.exists(library + suffix) for suffix in EXTENSION_SUFFIXES)


def _recorded_digest() -> str:
    try:
        with open(os.path.join(ROOT, RECORD), encoding="ascii") as file:
            return file.readline().strip()
    except FileNotFoundError:
        return ""


def _choose() -> bool:
    """Whether to use the compiled unit; if it is there but must not be used, hide it."""
    if not _is_built():
        return False
    if os.environ.get("OVERSEER_PURE", "0") in {"", "0"}:
        if _recorded_digest() == digest():
            return True
        print(OUTDATED, file=sys.stderr)
    sys.meta_path.insert(0, _SourceOnly)
    return False


MODULES = _modules()
# The build reads this file too, under another name; it only asks and must not choose.
COMPILED = __name__ == "overseer._unit" and _choose()
