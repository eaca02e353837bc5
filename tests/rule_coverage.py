"""Rule coverage: a pytest plugin that gathers which ledger ids the tests cite and keep.

A test cites ids with `@pytest.mark.rule("SH-BUILD-05", ...)`: it must fail if one of those rules
is broken. Some statements are about the things in the box, and no program can break them. Such a
statement has an attribute `in-place` in the English ledger, which says what the program does in
its place; the test that cites it checks that.

An id is covered if at least one citing test passed and none failed. After a full run the result
is recorded for `overseer rules GAME --coverage`; a run of part of the tests, an interrupted run
and a worker of a parallel run never touch the record. A full run in which every test passed
fails all the same if an id of a complete ledger is not covered.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from overseer.kernel.errors import Malformed
from overseer.texts import coverage
from overseer.texts.ledger import entry, ledger

COMPLETE = ("fallout", "shelter")  # games whose every id must be covered
_MARKER = "rule"
_PROPERTY = "rule"
_OUTPUT = "rule_coverage"
_NARROWING = ("keyword", "markexpr", "lf", "stepwise", "collectonly", "setuponly", "setupplan")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{_MARKER}(*ids): the ledger ids that a test keeps")
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


class RuleCoverage:
    """What one process of a test run knows: what was collected, and how citing tests ended."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.root = config.rootpath
        # Taken before the tests run: an edit meanwhile must make the record outdated.
        self.digest = "" if self.is_worker else coverage.digest(self.root)
        self.obstacle = "" if self.is_worker else _narrowed(config)
        self.collected: set[str] = set()
        self.files: set[str] = set()
        self.finished: set[str] = set()
        self.failed: set[str] = set()
        self.passed: set[str] = set()
        self.citing: dict[str, set[str]] = {}
        self.uncovered: list[str] = []

    @property
    def is_worker(self) -> bool:
        """Whether this process runs tests for another one, which gathers."""
        return hasattr(self.config, "workerinput")

    # Collecting

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Turn a file whose tests cite unknown ids into a collection error."""
        report = yield
        items = (each for each in report.result or () if isinstance(each, pytest.Item))
        problems = [f"{item.nodeid}: {each}" for item in items for each in _problems(item)]
        if problems:
            report.outcome = "failed"
            report.longrepr = "\n".join(problems)
            report.result = []
        return report

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.obstacle = self.obstacle or f"{report.nodeid} could not be collected"
        else:
            self.files.add(report.nodeid.partition("::")[0])

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        item.user_properties.extend((_PROPERTY, rule) for rule in _cited(item))

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        if items:
            self.obstacle = self.obstacle or f"{len(items)} tests were deselected"

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected.update(item.nodeid for item in session.items)

    # Running

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == _PROPERTY:
                self.citing.setdefault(str(value), set()).add(report.nodeid)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.passed and report.when == "call":
            self.passed.add(report.nodeid)
        if report.when == "teardown":
            self.finished.add(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over from a worker that is done what it collected; a crashed one tells nothing."""
        output = getattr(node, "workeroutput", {}).get(_OUTPUT)
        if output is not None:
            self.obstacle = self.obstacle or output["obstacle"]
            self.collected.update(output["collected"])
            self.files.update(output["files"])

    # Ending

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.is_worker:
            output: dict[str, object] = self.config.workeroutput  # type: ignore[attr-defined]
            output[_OUTPUT] = {
                "obstacle": self.obstacle,
                "collected": sorted(self.collected),
                "files": sorted(self.files),
            }
            return
        self.obstacle = self.obstacle or self._cut_short(exitstatus)
        if self.obstacle:
            return
        record = self._record()
        coverage.write(self.root, record)
        if exitstatus == pytest.ExitCode.OK:
            self.uncovered = list(_uncovered(record))
            if self.uncovered:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.obstacle:
            terminalreporter.write_line(f"rule coverage not recorded: {self.obstacle}")
        if self.uncovered:
            terminalreporter.section("uncovered rules", sep="=", red=True)
            terminalreporter.write_line("No passing test cites these ids of a complete ledger:")
            for rule in self.uncovered:
                terminalreporter.write_line(f"{rule}  {entry(rule).text}")

    def _cut_short(self, exitstatus: int) -> str:
        """Why the run was not a full one although a full one was asked for, or nothing."""
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return "the run did not end by itself"
        missing = self.collected - self.finished
        if missing:
            return f"{len(missing)} tests did not run, {min(missing)} among them"
        tests = {path.relative_to(self.root).as_posix() for path in _test_files(self.root)}
        if tests - self.files:
            return f"{min(tests - self.files)} was not collected"
        return ""

    def _record(self) -> coverage.Record:
        return coverage.Record(
            self.digest, self._by_id(self.passed - self.failed), self._by_id(self.failed)
        )

    def _by_id(self, tests: set[str]) -> dict[str, list[str]]:
        """By cited id, those of the tests that cite it, without their parameters."""
        named = {
            rule: sorted({test.partition("[")[0] for test in citing & tests})
            for rule, citing in self.citing.items()
        }
        return {rule: names for rule, names in named.items() if names}


def _narrowed(config: pytest.Config) -> str:
    """Why the command asks for part of the tests only, or nothing."""
    if any(config.getoption(option, None) for option in _NARROWING):
        return "only some tests were asked for"
    wholes = (config.rootpath, config.rootpath / "tests")
    asked = [(config.invocation_params.dir / arg).resolve() for arg in config.args]
    return "" if any(path in wholes for path in asked) else "only some paths were asked for"


def _test_files(root: Path) -> Iterator[Path]:
    return (root / "tests").rglob("test_*.py")


def _cited(item: pytest.Item) -> list[str]:
    """The ids that a test cites, by its own markers and those of its class and module."""
    return list(dict.fromkeys(rule for mark in item.iter_markers(_MARKER) for rule in mark.args))


def _problems(item: pytest.Item) -> Iterator[str]:
    """What is wrong with the citations of a test."""
    for mark in item.iter_markers(_MARKER):
        if not mark.args or mark.kwargs:
            yield f'the marker takes one or more ids: @pytest.mark.{_MARKER}("SH-BUILD-05")'
        for rule in mark.args:
            try:
                found = entry(str(rule))
            except Malformed as error:
                yield str(error)
            else:
                if found.id != rule:
                    yield f"write {found.id} for {rule!r}"


def _uncovered(record: coverage.Record) -> Iterator[str]:
    for game in COMPLETE:
        for tally in coverage.tally(ledger(game), record.covered):
            yield from tally.uncovered
