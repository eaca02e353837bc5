#!/usr/bin/env python3
"""The picture docs/images/basin-web.svg: where the cards of Fallout's core pack lead.

`web_docs.py` draws it; `web_docs.py --check` compares it, writes nothing, and exits with 1 if the
picture is outdated.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from overseer.content.fallout import load
from overseer.content.pack import BUILT_IN
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.web import web_of
from overseer.display.web_picture import picture_of

ROOT = Path(__file__).parents[1]
PICTURE = Path("docs/images/basin-web.svg")
COMMAND = ".venv/bin/python scripts/web_docs.py"
PACK = BUILT_IN / "fallout" / "core"


def main() -> int:
    """Draw the picture, or compare it with what would be drawn."""
    parser = argparse.ArgumentParser(description="Draw the web of Fallout's core pack.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it differs")
    only_check = parser.parse_args().check
    file, drawn = ROOT / PICTURE, picture_of(web_of(CardTexts("en", load([PACK]))))
    if file.exists() and file.read_text(encoding="utf-8") == drawn:
        return 0
    if only_check:
        print(f"{PICTURE} is outdated: run {COMMAND}", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(drawn, encoding="utf-8")
    print(f"wrote {PICTURE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
