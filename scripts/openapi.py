"""The description of the server's API as a file, docs/openapi.json, from which types are made.

    python scripts/openapi.py [--check]

Writes it, or with --check says whether it is current and exits 1 if not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from overseer.server.openapi import description

FILE = Path(__file__).parent.parent / "docs" / "openapi.json"


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    text = json.dumps(description(), indent=1, ensure_ascii=False) + "\n"
    if arguments != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print("docs/openapi.json is out of date: run python scripts/openapi.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
