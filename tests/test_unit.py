"""The compiled unit: when it is used, when it is refused, and what the build leaves behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
import tracemalloc
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import cast

import pytest
from mypy_extensions import i64

import overseer
from overseer import _unit
from overseer.games.shelter.vault import Vault
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import vec

PROJECT = Path(__file__).resolve().parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]
NOTICE = "overseer: compiled unit is outdated: run `make env`; playing from source meanwhile\n"
NO_COMPILER = (
    "overseer: no C compiler or no Python headers here, so the engine stays interpreted: "
    "the same games, only slower\n"
)

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a small unit of its own, nothing of it compiled."""
    root = tmp_path / "src" / "overseer"
    files = {
        "__init__.py": "from overseer._unit import COMPILED\n",
        "kernel/__init__.py": "",
        "kernel/errors.py": "class OverseerError(Exception):\n    pass\n",
        "kernel/dice.py": """\
            def roll(seed: int) -> int:
                return seed * 7 % 6 + 1
            """,
        "games/__init__.py": "",
        "games/shelter/__init__.py": "",
        "games/shelter/turn.py": """\
            from overseer.kernel.dice import roll

            def play(seed: int) -> list[int]:
                return [roll(seed + step) for step in range(5)]
            """,
        "texts.py": "",
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))
    shutil.copy(PROJECT / "src" / "overseer" / "_unit.py", root)
    return root


@pytest.fixture
def run(package: Path) -> Run:
    """A fresh interpreter in which `overseer` is the small package."""

    def run_code(code: str, pure: str | None = None) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(package.parent)}
        environment.pop("OVERSEER_PURE", None)
        if pure is not None:
            environment["OVERSEER_PURE"] = pure
        return subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )

    return run_code


def origin(module: str) -> str:
    """Code that prints whether the unit is in use, and which file a module would come from."""
    return (
        "import importlib.util, os, overseer;"
        f"spec = importlib.util.find_spec('overseer.{module}');"
        "print(overseer.COMPILED, os.path.basename(spec.origin))"
    )


def pretend_built(package: Path, *, with_record: bool = True) -> None:
    """Leave what a build leaves. The libraries are empty: finding one is enough to tell."""
    for library in ("_unit__mypyc", "kernel/dice", "kernel/errors", "games/shelter/turn", "texts"):
        (package / f"{library}{SUFFIX}").touch()
    if with_record:
        digest = subprocess.run(
            [sys.executable, "-c", "import overseer._unit as unit; print(unit.digest())"],
            env={**os.environ, "PYTHONPATH": str(package.parent), "OVERSEER_PURE": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        (package / _unit.RECORD).write_text(digest.stdout)


def test_without_a_build_the_source_runs_and_imports_are_left_alone(run: Run) -> None:
    code = (
        "import sys; before = list(sys.meta_path); import overseer; assert sys.meta_path == before"
    )
    result = run(f"{code}; {origin('kernel.dice')}")
    assert (result.stdout, result.stderr) == ("False dice.py\n", "")


def test_a_current_unit_is_used(package: Path, run: Run) -> None:
    pretend_built(package)
    result = run(origin("kernel.dice"))
    assert (result.stdout, result.stderr) == (f"True dice{SUFFIX}\n", "")


@pytest.mark.parametrize("module", ["kernel.dice", "games.shelter.turn"])
def test_the_pure_switch_selects_the_source_silently(package: Path, run: Run, module: str) -> None:
    pretend_built(package)
    result = run(origin(module), pure="1")
    assert (result.stdout, result.stderr) == (f"False {module.rpartition('.')[2]}.py\n", "")


@pytest.mark.parametrize("value", ["0", ""])
def test_the_pure_switch_can_be_off(package: Path, run: Run, value: str) -> None:
    pretend_built(package)
    assert run(origin("kernel.dice"), pure=value).stdout == f"True dice{SUFFIX}\n"


def test_source_loaded_beside_a_library_is_an_ordinary_module(package: Path, run: Run) -> None:
    pretend_built(package)
    code = "import overseer.games.shelter.turn as turn; print(turn.play(3), turn.__file__)"
    result = run(code, pure="1")
    assert result.stdout == f"[4, 5, 6, 1, 2] {package / 'games' / 'shelter' / 'turn.py'}\n"


def edit(package: Path) -> None:
    (package / "kernel" / "dice.py").write_text("def roll(seed: int) -> int:\n    return 6\n")


def add(package: Path) -> None:
    (package / "games" / "shelter" / "scoring.py").touch()


def remove(package: Path) -> None:
    (package / "games" / "shelter" / "turn.py").unlink()


def rename(package: Path) -> None:
    (package / "kernel" / "dice.py").rename(package / "kernel" / "die.py")


@pytest.mark.parametrize("change", [edit, add, remove, rename])
def test_a_unit_older_than_its_sources_is_refused_with_one_notice(
    package: Path, run: Run, change: Callable[[Path], None]
) -> None:
    pretend_built(package)
    change(package)
    result = run("import overseer; print(overseer.COMPILED)")
    assert (result.stdout, result.stderr) == ("False\n", NOTICE)


def test_a_refused_unit_gives_way_to_its_source(package: Path, run: Run) -> None:
    pretend_built(package)
    edit(package)
    code = "import overseer.games.shelter.turn as turn; print(turn.play(3))"
    assert run(code).stdout == "[6, 6, 6, 6, 6]\n"


def test_a_unit_without_a_record_is_refused(package: Path, run: Run) -> None:
    pretend_built(package, with_record=False)
    result = run(origin("kernel.dice"))
    assert (result.stdout, result.stderr) == ("False dice.py\n", NOTICE)


def test_a_library_left_from_an_interpreted_module_is_hidden_too(package: Path, run: Run) -> None:
    pretend_built(package)
    assert run(origin("kernel.errors"), pure="1").stdout == "False errors.py\n"


def test_modules_outside_the_unit_are_not_touched(package: Path, run: Run) -> None:
    pretend_built(package)
    assert run(origin("texts"), pure="1").stdout == f"False texts{SUFFIX}\n"


def test_the_unit_is_kernel_and_games_without_packages_and_exceptions(run: Run) -> None:
    code = "import overseer._unit as unit; print(*unit.MODULES)"
    assert run(code).stdout == "overseer.games.shelter.turn overseer.kernel.dice\n"


def test_this_projects_unit_has_sources_and_its_exceptions_exist() -> None:
    assert "overseer.kernel.state" in _unit.MODULES
    for module in [*_unit.MODULES, *_unit.INTERPRETED]:
        assert Path(_unit.source(module)).is_file(), module


def test_the_choice_needs_only_light_modules(package: Path) -> None:
    code = f"""\
        import sys
        sys.path.insert(0, {str(package.parent)!r})
        import overseer._unit
        print(sorted({{"importlib.util", "json", "pathlib", "re", "typing"}} & set(sys.modules)))
        """
    command = [sys.executable, "-I", "-S", "-c", textwrap.dedent(code)]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"


def build(package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build the small package's unit with the project's own setup.py."""
    root = package.parents[1]
    shutil.copy(PROJECT / "setup.py", root)
    (root / "pyproject.toml").write_text(
        '[project]\nname = "overseer"\nversion = "0"\n'
        '[tool.setuptools.packages.find]\nwhere = ["src"]\n'
    )
    inherited = {name: value for name, value in os.environ.items() if name != "OVERSEER_PURE"}
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=root,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_a_build_gives_a_unit_inside_the_package_that_is_used(package: Path, run: Run) -> None:
    leftover = package / "kernel" / f"errors{SUFFIX}"
    leftover.touch()
    assert build(package).stdout == "Compiling the engine\n"

    libraries = {path.relative_to(package) for path in package.rglob("*.so")}
    names = ("_unit__mypyc", "kernel/dice", "games/shelter/turn")
    assert libraries == {Path(f"{name}{SUFFIX}") for name in names}
    assert list(package.parent.iterdir()) == [package]

    code = "import overseer as o, overseer.games.shelter.turn as t; print(o.COMPILED, t.play(3))"
    assert run(code).stdout == "True [4, 5, 6, 1, 2]\n"
    assert run(code, pure="1").stdout == "False [4, 5, 6, 1, 2]\n"

    # Nothing has changed, so nothing is compiled, and no compiler is missed.
    again = build(package, CC="no-such-compiler")
    assert (again.stdout, again.stderr) == ("", "")
    edit(package)
    assert build(package, CC="no-such-compiler").stderr == NO_COMPILER


def test_without_a_compiler_the_build_says_so_and_leaves_the_source(
    package: Path, run: Run
) -> None:
    result = build(package, CC="no-such-compiler")
    assert (result.stdout, result.stderr) == ("", NO_COMPILER)
    assert not list(package.rglob("*.so"))
    assert run(origin("kernel.dice")).stdout == "False dice.py\n"


def test_rows_that_come_from_outside_do_not_stay_in_memory() -> None:
    vault = cast(Vault, overseer.load("shelter").new(players=2, seed=1))
    length, times = 1000, 200
    tracemalloc.start()
    for _ in range(times):
        vault.cubes = vec[i64]([7] * length)
        Pile(vec[i64]([7] * length), 0, None)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 10 * length * 8, f"{times} rows of {8 * length} bytes were set, {kept} bytes stay"
