"""What `make bench` measures of server and page comes from real runs."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

FIRST_LOAD = 300_000  # bytes that a first visit may bring at most, compressed

_COMMAND = "import sys; from overseer.cli.main import main; sys.exit(main())"


def test_a_server_is_measured_with_several_tables() -> None:
    loads = _bench("server")
    assert [(load["pace"], load["tables"]) for load in loads] == [(1, 1), (1, 5), (0, 1), (0, 5)]
    assert all(load["moves"] > 0 and load["slowest"] >= load["median"] > 0 for load in loads)


def test_a_first_visit_weighs_less_than_300_kilobytes_in_every_language() -> None:
    page = _bench("page")
    assert [weight["language"] for weight in page["weights"]] == ["en", "pl", "ru"]
    assert all(0 < weight["home"] < FIRST_LOAD for weight in page["weights"])
    assert all(0 < weight["table"] < FIRST_LOAD for weight in page["weights"])
    assert page["still"] > 0
    assert page["moving"] > 0


def _bench(part: str) -> Any:
    """What a quick run tells; in a process of its own, as playwright starts only once in one."""
    command = [sys.executable, "-c", _COMMAND, "bench", part, "--quick", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)[part]
