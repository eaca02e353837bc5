"""The score of the last mutation run: how many changes to the code some test noticed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

STATS = Path("mutants/mutmut-cicd-stats.json")
NOTICED = ("killed", "timeout", "segfault", "suspicious")


def main() -> int:
    """Print the score in one line."""
    try:
        stats: dict[str, int] = json.loads(STATS.read_text(encoding="utf-8"))
    except FileNotFoundError:
        print(f"mutation_score: {STATS} is not there; run `make mutants`", file=sys.stderr)
        return 2
    noticed = sum(stats[name] for name in NOTICED)
    tried = noticed + stats["survived"] + stats["no_tests"]
    share = noticed / tried if tried else 0.0
    print(
        f"{noticed} of {tried} mutants noticed ({share:.1%}); "
        f"{stats['survived']} survived, {stats['no_tests']} have no test"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
