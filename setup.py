"""The build of the package, with the compiled unit where a C compiler and Python's headers exist.

python setup.py build_ext --inplace    compiles the unit next to its sources
OVERSEER_PURE=1 pip install .          installs the source alone
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path("src")  # relative, because setuptools runs this file from the project's root
PURE = os.environ.get("OVERSEER_PURE", "0") not in {"", "0"}
NO_COMPILER = (
    "overseer: no C compiler or no Python headers here, so the engine stays interpreted: "
    "the same games, only slower"
)

# Where interpreted code hands a vector to a function or an attribute, mypyc writes as if it had
# borrowed the vector, but `unbox` has taken a reference. Nobody gives that back: the row would stay
# for ever. Whoever hands it over holds it meanwhile, so it can be given back at once.
NEVER_GIVEN_BACK = re.compile(
    r"(\b(tmp|arg_\w+) = Vec(\w+)Api\.unbox\((?:value|obj_\w+)\);"
    r"\s*if \(VEC_IS_ERROR\(\2\)\) \{[^}]*(?:return -1|goto fail);\s*\})"
)


def given_back(found: re.Match[str]) -> str:
    """The same, and the reference given back."""
    return f"{found[1]}\nVEC_{found[3].upper()}_DECREF({found[2]});"


def load_unit() -> ModuleType:
    """The list of what the unit is made of, read without importing the package around it."""
    spec = importlib.util.spec_from_file_location("_unit", SOURCES / "overseer" / "_unit.py")
    if spec is None or spec.loader is None:
        raise SystemExit("setup.py: src/overseer/_unit.py is missing; is this a full checkout?")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def can_compile() -> bool:
    """Whether the unit can be built here: asked once, by giving the compiler a tiny program."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    folders = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    flags = ["-fsyntax-only", *(f"-I{folder}" for folder in folders), "-x", "c", "-"]
    program = b"#include <Python.h>\n"
    try:
        subprocess.run(
            [*shlex.split(compiler), *flags], input=program, capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def tools() -> dict[str, str]:
    """What the unit is compiled with, beside its sources: another version makes another unit."""
    own = sha256(Path(__file__).read_bytes()).hexdigest()
    return {"librt": version("librt"), "mypy": version("mypy"), "setup.py": own}


def extensions(unit: ModuleType) -> list[Any]:
    """The unit translated to C: one shared library, and a small module for each name in it."""
    from mypyc.build import mypycify

    paths = [str(SOURCES.joinpath(*name.split(".")).with_suffix(".py")) for name in unit.MODULES]
    built = mypycify(
        ["--follow-imports=silent", *paths],
        group_name=unit.GROUP,
        target_dir="build/unit",
        opt_level="2",  # as fast as 3 here, and built in two thirds of the time
        debug_level="0",
    )
    for extension in built:
        for source in map(Path, extension.sources):
            code = source.read_text(encoding="utf-8")
            source.write_text(NEVER_GIVEN_BACK.sub(given_back, code), encoding="utf-8")
        extension.extra_compile_args.append("-Wno-error")  # a newer compiler may warn of more
        # Nobody outside calls the unit's functions, so the compiler may put small ones in line.
        extension.extra_compile_args.append("-fvisibility=hidden")
    return built


class Overseer(Distribution):
    """The distribution, which holds extension modules exactly where they can be built."""

    def has_ext_modules(self) -> bool:
        return not PURE and can_compile()


class BuildUnit(build_ext):
    """The step that compiles the unit and leaves a record of what it was compiled from."""

    def finalize_options(self) -> None:
        self.unit = load_unit()
        # Taken before the sources are read: if one changes meanwhile, the unit will be outdated.
        self.record = self.unit.record(tools())
        self.distribution.ext_modules = []
        if not PURE and not self.is_built():
            if can_compile():
                print("Compiling the engine", flush=True)
                self.distribution.ext_modules = extensions(self.unit)
            else:
                print(NO_COMPILER, file=sys.stderr)
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def is_built(self) -> bool:
        """Whether the very same unit is already in place beside its sources."""
        built = SOURCES / "overseer" / self.unit.RECORD
        return bool(self.inplace) and built.exists() and built.read_text() == self.record

    def run(self) -> None:
        if not self.extensions:
            return
        folder = Path(self.get_ext_fullpath(self.unit.GROUP)).parent
        # Without a record the unit is refused, which is right for one that is half built; and a
        # library left over from a module that is no longer compiled would hide the module.
        (folder / self.unit.RECORD).unlink(missing_ok=True)
        for library in folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            library.unlink()
        super().run()
        (folder / self.unit.RECORD).write_text(self.record, encoding="ascii")


setup(distclass=Overseer, cmdclass={"build_ext": BuildUnit})
