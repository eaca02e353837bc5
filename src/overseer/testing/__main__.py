"""The other process of `check_game`: it reads a task as JSON and writes its games' digests."""

from __future__ import annotations

import json
import sys

from overseer.testing.processes import answer_task

if __name__ == "__main__":
    json.dump(answer_task(json.load(sys.stdin)), sys.stdout)
