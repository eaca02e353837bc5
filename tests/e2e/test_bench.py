"""What `make bench` measures of server and page comes from real runs."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

# Bytes that a first visit may bring at most, compressed.
HOME = 176_000
SHELTER = 290_000
FALLOUT = 350_000


def test_a_server_is_measured_with_several_tables() -> None:
    server = _bench("server")
    kinds = [
        (each["load"]["game"], each["load"]["late"], each["load"]["pace"], each["load"]["tables"])
        for each in server["loads"]
    ]
    assert kinds == [
        ("shelter", False, 1, 4),
        ("fallout", True, 1, 4),
        ("fallout", False, 0, 4),
    ]
    for each in server["loads"]:
        assert each["moves"] > 0
        assert each["slowest"] >= each["median"] > 0
        assert each["processor"] > 0
    for deeds in server["long"].values():
        assert [deed["name"] for deed in deeds][:3] == ["nothing", "load", "hello"]
        assert all(deed["busy"] > 0 for deed in deeds)


def test_a_first_visit_stays_light_in_every_language() -> None:
    page = _bench("page")
    assert [weight["language"] for weight in page["weights"]] == ["en", "pl", "ru"]
    for weight in page["weights"]:
        assert 0 < weight["home"] < HOME
        assert 0 < weight["table"] < SHELTER
        assert 0 < weight["surface"] < FALLOUT
    assert page["still"] > 0
    assert page["moving"] > 0
    assert page["walk"] > 0
    assert [gesture["name"] for gesture in page["gestures"]] == ["pan", "zoom"]
    assert all(0 < gesture["frames"] < 200 for gesture in page["gestures"])
    assert all(gesture["worst"] > 0 for gesture in page["gestures"])


def _bench(part: str) -> Any:
    """What a quick run tells; in a process of its own, as playwright starts only once in one."""
    command = [sys.executable, "-m", "overseer", "bench", part, "--quick", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)[part]
