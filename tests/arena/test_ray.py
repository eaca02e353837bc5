"""Ray: a cluster plays the same games, and is gone afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from overseer.arena import cluster
from overseer.arena.cluster import packed, unpacked
from overseer.cli import main as cli

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
COMMAND = [
    *(sys.executable, "-m", "overseer"),
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


def test_a_cluster_that_does_not_start_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Busy:
        """Ray on a machine that has no time for it."""

        def init(self, **settings: object) -> None:
            raise Exception("timed out\nThe current node timed out during startup.")  # noqa: TRY002

        def shutdown(self) -> None:
            """Nothing is there."""

    monkeypatch.setattr(cluster, "extra", lambda *names: Busy())
    monkeypatch.setattr(cluster, "_own_secret", lambda: None)
    words = ["--games", "2", "--players", "2", "--bots", "random", "--ray", "local"]
    assert cli.main(["simulate", "shelter", *words]) == 2
    assert capfd.readouterr().err == (
        "overseer: Ray could not be started here: "
        "timed out The current node timed out during startup.\n"
    )
