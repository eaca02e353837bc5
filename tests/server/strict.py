"""A server with limits of its own in a process of its own, for tests that attack it.

    python strict.py FOLDER SETTINGS

SETTINGS are JSON: `limits`, `files` (how many may be open), `warm` (whether all words are read before
it begins, so that its memory is at rest) and whatever else settings hold. It says on which port it
listens, and serves until it is ended.
"""

from __future__ import annotations

import json
import resource
import sys
from pathlib import Path
from typing import Any

from overseer.cli.serve import listen, run
from overseer.server.app import Server
from overseer.server.settings import Limits, Settings


def main(folder: Path, said: dict[str, Any]) -> None:
    """Serve."""
    files, warm = said.pop("files", 0), said.pop("warm", False)
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    limits = Limits(**{"exempt_loopback": False, **said.pop("limits", {})})
    page = folder / "page"
    page.mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<!doctype html>" + "x" * 2_000_000, encoding="utf-8")
    server = Server(Settings(data=folder / "data", page=page, limits=limits, **said))
    if warm:
        for step in server.hall.offers.warming():
            step()
    with listen("127.0.0.1", 0) as listening:
        print(listening.getsockname()[1], flush=True)
        run(server, listening)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]))
