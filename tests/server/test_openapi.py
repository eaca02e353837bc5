"""The description of the API: current, whole and true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from overseer.server.endpoints import ENDPOINTS
from overseer.server.messages import ClientMessage, ServerMessage
from overseer.server.openapi import description
from overseer.server.refusal import STATUS
from server.people import Place

ROOT = Path(__file__).parents[2]


def test_the_file_is_current() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "openapi.py"), "--check"]
    result = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_the_server_tells_it(shared: Place) -> None:
    assert shared.http.get("/api/openapi.json").json() == json.loads(json.dumps(description()))


def test_every_reference_leads_to_a_component() -> None:
    schemas = description()["components"]["schemas"]
    text = json.dumps(description())
    assert set(re.findall(r"#/components/schemas/(\w+)", text)) <= set(schemas)
    messages = (*get_args(ClientMessage), *get_args(ServerMessage))
    assert {each.__name__ for each in messages} <= set(schemas)
    tags = [schemas[each.__name__]["properties"]["type"]["enum"] for each in messages]
    assert len({tag[0] for tag in tags}) == len(messages)


def test_the_guide_names_every_code_message_and_path() -> None:
    guide = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for code in STATUS:
        assert f"`{code}`" in guide, code
    for each in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"`{each.__struct_config__.tag}`" in guide, each
    for endpoint in ENDPOINTS:
        assert endpoint.path.replace("{table}", "{id}") in guide, endpoint.path
