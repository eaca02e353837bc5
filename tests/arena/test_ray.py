"""Ray: a cluster plays the same games, and is gone afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from overseer.arena.cluster import packed, unpacked

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
COMMAND = [
    *(sys.executable, "-c", "import sys; from overseer.cli.main import main; sys.exit(main())"),
    *("arena", "shelter", "--bots", "random,greedy", "--games", "6", "--pack", str(EXAMPLE)),
]


def run(*words: str, out: Path) -> None:
    home = {"HOME": str(out.parent / "home"), "MPLCONFIGDIR": str(out.parent / "plots")}
    done = subprocess.run(
        [*COMMAND, *words, "--out", str(out)],
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert (done.returncode, done.stderr) == (0, "")


def leftovers() -> set[str]:
    """Processes and folders of Ray."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    found = {
        line for line in listed.stdout.splitlines() if "raylet" in line or "gcs_server" in line
    }
    return found | {path.name for path in Path(tempfile.gettempdir()).glob("ray-*")}


def test_a_local_cluster_writes_the_same_file_as_one_process(tmp_path: Path) -> None:
    before = leftovers()
    run("--ray", "local", "--processes", "2", out=tmp_path / "ray")
    assert leftovers() <= before
    assert not (tmp_path / "home").exists()  # no token, no settings
    run("--processes", "1", out=tmp_path / "alone")
    for name in ("games.parquet", "ratings.json", "tournament.json"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


def test_packs_are_sent_along_and_built_in_ones_are_not(tmp_path: Path) -> None:
    files = packed([str(EXAMPLE), "core"])
    assert list(files) == [str(EXAMPLE)]
    assert "texts/pl.ftl" in files[str(EXAMPLE)]
    moved = Path(unpacked(files, tmp_path)[str(EXAMPLE)])
    assert moved.name == "night-market"
    for path in EXAMPLE.rglob("*.*"):
        assert (moved / path.relative_to(EXAMPLE)).read_bytes() == path.read_bytes()


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    done = subprocess.run(
        [*COMMAND, "--ray", "127.0.0.1:1", "--out", str(tmp_path / "none")],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(
        "overseer: No Ray cluster answers at '127.0.0.1:1'"
    )
