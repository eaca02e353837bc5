"""Set-up that all tests share: the plugin that gathers which ledger ids they cover."""

from __future__ import annotations

pytest_plugins = ["pytester", "rule_coverage"]
