"""What `make bench` measures of server and page comes from real runs."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

FIRST_LOAD = 300_000  # bytes that a first visit may bring at most, compressed

_COMMAND = "import sys; from overseer.cli.main import main; sys.exit(main())"


def test_a_server_is_measured_with_several_tables() -> None:
    server = _bench("server")
    kinds = [
        (each["load"]["game"], each["load"]["late"], each["load"]["pace"], each["load"]["tables"])
        for each in server["loads"]
    ]
    games = ("shelter", "fallout")
    paced = [(g, late, 1, n) for g in games for late in (False, True) for n in (1, 5)]
    assert kinds == [*paced, *((g, False, 0, n) for g in games for n in (1, 5))]
    for each in server["loads"]:
        assert each["moves"] > 0
        assert each["slowest"] >= each["median"] > 0
        assert each["processor"] > 0
    for deeds in server["long"].values():
        assert [deed["name"] for deed in deeds][:3] == ["nothing", "load", "hello"]
        assert all(deed["busy"] > 0 for deed in deeds)


def test_a_first_visit_weighs_less_than_300_kilobytes_in_every_language() -> None:
    page = _bench("page")
    assert [weight["language"] for weight in page["weights"]] == ["en", "pl", "ru"]
    assert all(0 < weight["home"] < FIRST_LOAD for weight in page["weights"])
    assert all(0 < weight["table"] < FIRST_LOAD for weight in page["weights"])
    assert page["still"] > 0
    assert page["moving"] > 0
    assert page["walk"] > 0
    assert [gesture["name"] for gesture in page["gestures"]] == ["pan", "zoom"]
    assert all(0 < gesture["frames"] < 200 for gesture in page["gestures"])
    assert all(gesture["worst"] > 0 for gesture in page["gestures"])


def _bench(part: str) -> Any:
    """What a quick run tells; in a process of its own, as playwright starts only once in one."""
    command = [sys.executable, "-c", _COMMAND, "bench", part, "--quick", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)[part]
