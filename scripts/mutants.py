"""Mutation testing: the rules are changed on purpose, one small thing at a time.

    python scripts/mutants.py [MODULE ...] [--again] [--limit N] [--most N]

A module is named as in `fallout.moving`, `shelter.placing` or `kernel.pile`; a package's name
stands for all its modules, and none for everything. mutmut says what is changed. The tests of the
package are collected and run once, and it is noted which of them reach which line. Then each mutant
gets a process of its own, forked from this one, so that nothing is imported twice; it puts the
changed code in place of a function's and runs the tests that reach the line, the quickest first,
until one fails.

Verdicts are kept in `mutants/`, one file per module. Those of functions that have not changed since
are not asked for again, unless with `--again`; what had survived is, because tests may have been
added. Hence a long run may be stopped at any time, and made in pieces.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import hashlib
import importlib
import json
import os
import signal
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

os.environ["OVERSEER_PURE"] = "1"  # compiled functions cannot be exchanged

import libcst as cst
import pytest
from coverage import Coverage
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import create_mutations, deep_replace

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "overseer"
VERDICTS = ROOT / "mutants"
TESTS = {
    "kernel": ["tests/kernel", "tests/rules"],
    "shelter": ["tests/rules", "tests/golden", "--ignore=tests/rules/fallout"],
    "fallout": ["tests/rules/fallout", "tests/golden"],
}
PLUGINS = ("cacheprovider", "randomly", "xdist")  # that would only be in the way
PYTEST = ["-q", "--no-header", "--tb=no", "--assert=plain", *(f"-pno:{name}" for name in PLUGINS)]
SECONDS = 20  # after which a test counts as endless
NOTICED, SURVIVED, ENDLESS, UNREACHED = "noticed", "survived", "endless", "unreached"


class Mutant(NamedTuple):
    """One change to one function."""

    key: str  # of the function's text and the change
    function: str  # its qualified name
    lines: range  # where the change is
    whole: range  # the lines of the function
    text: str  # of the changed function
    diff: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the mutants of some modules, and print the score of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", default=list(TESTS), metavar="MODULE")
    parser.add_argument("--again", action="store_true", help="forget earlier verdicts")
    parser.add_argument("--limit", type=int, help="try at most so many of a module")
    parser.add_argument("--most", type=int, help="give up on a mutant after so many tests")
    options = parser.parse_args(arguments)
    wanted: dict[str, list[str]] = {}
    for name in options.modules:
        package, _, module = name.partition(".")
        if package not in TESTS or (module and not source_of(package, module).exists()):
            parser.error(f"there is no module {name}")
        wanted.setdefault(package, []).extend([module] if module else modules_of(package))
    for package, modules in wanted.items():
        trial = Trial(package, modules, options)
        code = pytest.main([*PYTEST, *TESTS[package]], plugins=[trial])
        if code != pytest.ExitCode.OK:
            print("mutants: the tests must pass before anything is changed", file=sys.stderr)
            return int(code)
    return 0


def source_of(package: str, module: str) -> Path:
    """The file of a module."""
    folder = SOURCE / package if package == "kernel" else SOURCE / "games" / package
    return folder / f"{module}.py"


def modules_of(package: str) -> list[str]:
    """All modules of a package."""
    files = source_of(package, "any").parent.glob("*.py")
    return sorted(file.stem for file in files if file.stem != "__init__")


class Trial:
    """A pytest plugin that runs all tests once, then once more for each mutant."""

    def __init__(self, package: str, modules: list[str], options: argparse.Namespace) -> None:
        self.package = package
        self.modules = modules
        self.options = options
        self.failed = False
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()  # of each test

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note failures and times."""
        self.failed |= report.failed
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.001) + report.duration

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop."""
        coverage = Coverage(
            data_file=None,
            include=[str(source_of(self.package, module)) for module in self.modules],
        )
        coverage.start()
        for number, item in enumerate(session.items):
            coverage.switch_context(item.nodeid)
            run(item, session.items[number + 1 : number + 2])
        coverage.stop()
        if self.failed:
            session.testsfailed = 1
            return True
        gc.freeze()  # nothing of all this is looked at, and so copied, in every process again
        gc.disable()
        self.items = {item.nodeid: item for item in session.items}
        for module in self.modules:
            path = source_of(self.package, module)
            reached = coverage.get_data().contexts_by_lineno(str(path))
            self.try_module(module, path.read_text(encoding="utf-8"), reached)
        return True

    def try_module(self, module: str, source: str, reached: dict[int, list[str]]) -> None:
        """Try the mutants of one module; its verdicts are on disk after each."""
        name = f"{self.package}.{module}"
        file = VERDICTS / f"{name}.json"
        known: dict[str, list[str]] = {}
        if file.exists() and not self.options.again:
            known = json.loads(file.read_text(encoding="utf-8"))
        mutants = list(mutants_of(source))
        verdicts = {m.key: known[m.key] for m in mutants if m.key in known}
        functions = functions_of(self.package, module)
        tried = 0
        for mutant in mutants:
            verdict = verdicts.get(mutant.key, [SURVIVED])[0]
            if verdict not in (SURVIVED, UNREACHED) or tried == self.options.limit:
                continue
            tried += 1
            verdict = self.try_mutant(
                mutant, functions[mutant.function], self.near(mutant, reached)
            )
            verdicts[mutant.key] = [verdict, mutant.function, mutant.diff]
            VERDICTS.mkdir(exist_ok=True)
            file.write_text(json.dumps(verdicts, indent=1), encoding="utf-8")
        report(name, len({mutant.key for mutant in mutants}), list(verdicts.values()))

    def near(self, mutant: Mutant, reached: dict[int, list[str]]) -> list[pytest.Item]:
        """The tests that reach a mutant: first those that notice most for the time they take."""
        names = _names(mutant.lines, reached) or _names(mutant.whole, reached)
        order = sorted(names, key=lambda name: (self.kills[name] + 0.1) / self.seconds[name])
        return [self.items[name] for name in reversed(order)][: self.options.most]

    def try_mutant(self, mutant: Mutant, function: FunctionType, items: list[pytest.Item]) -> str:
        """What the tests say to one mutant."""
        if not items:
            return UNREACHED
        listening, telling = os.pipe()
        child = os.fork()
        if child == 0:
            os.write(telling, self.judge(mutant, function, items).encode())
            os._exit(0)
        os.close(telling)
        with os.fdopen(listening) as pipe:
            killer = pipe.read()
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return ENDLESS
        self.kills[killer] += 1
        return NOTICED if killer else SURVIVED

    def judge(self, mutant: Mutant, function: FunctionType, items: list[pytest.Item]) -> str:
        """The first test that fails on a mutant, if one does. This is a process of its own."""
        items[0].config.pluginmanager.unregister(name="terminalreporter")
        self.failed = False
        item = items[0]
        try:
            put(mutant, function)
            for number, item in enumerate(items):
                signal.alarm(SECONDS)
                run(item, items[number + 1 : number + 2])
                if self.failed:
                    return item.nodeid
        except BaseException:
            return item.nodeid
        return ""


def _names(lines: range, reached: dict[int, list[str]]) -> set[str]:
    return {name for line in lines for name in reached.get(line, ()) if name}


def run(item: pytest.Item, following: list[pytest.Item]) -> None:
    """Run one test; what it shares with the one that follows stays set up."""
    after = following[0] if following else None
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def mutants_of(source: str) -> Iterator[Mutant]:
    """Every change that mutmut would make to a module."""
    module, mutations, _, _ = create_mutations("", source)
    places = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    owners = dict(_functions(module))
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function is None or function not in owners:
            continue
        before = module.code_for_node(function)
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.CSTNode)
        after = module.code_for_node(changed)
        name = f"{owners[function]}.{function.name.value}".removeprefix(".")
        yield Mutant(
            hashlib.sha256(f"{name}\n{before}\n{after}".encode()).hexdigest()[:16],
            name,
            _lines(places[mutation.original_node]),
            _lines(places[function.body]),
            after,
            _difference(before, after),
        )


def _functions(module: cst.Module) -> Iterator[tuple[cst.FunctionDef, str]]:
    """The functions and methods of a module, each with the name of its class."""
    for top in module.body:
        if isinstance(top, cst.FunctionDef):
            yield top, ""
        elif isinstance(top, cst.ClassDef):
            for method in top.body.body:
                if isinstance(method, cst.FunctionDef):
                    yield method, top.name.value


def _lines(place: CodeRange) -> range:
    return range(place.start.line, place.end.line + 1)


def _difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def put(mutant: Mutant, function: FunctionType) -> None:
    """Give a function the changed code; whoever has imported it has that too."""
    owner, _, name = mutant.function.rpartition(".")
    text = f"class {owner}:\n{textwrap.indent(mutant.text, '    ')}" if owner else mutant.text
    code = compile(f"from __future__ import annotations\n{text}", "<mutant>", "exec")
    for part in (owner, name) if owner else (name,):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
    function.__code__ = code
    if "=" in mutant.text.partition(":\n")[0]:
        scope = dict(function.__globals__)
        exec(text, scope)  # noqa: S102 - the defaults belong to the function, not to its code
        changed = getattr(scope[owner], name) if owner else scope[name]
        function.__defaults__ = changed.__defaults__
        function.__kwdefaults__ = changed.__kwdefaults__


def functions_of(package: str, module: str) -> dict[str, FunctionType]:
    """The functions and methods of a module by their qualified names."""
    prefix = "overseer" if package == "kernel" else "overseer.games"
    loaded = importlib.import_module(f"{prefix}.{package}.{module}")
    found: dict[str, FunctionType] = {}
    for name, thing in vars(loaded).items():
        if isinstance(thing, FunctionType):
            found[name] = thing
        elif isinstance(thing, type) and thing.__module__ == loaded.__name__:
            for part, method in vars(thing).items():
                plain = getattr(method, "__func__", method)
                if isinstance(plain, FunctionType):
                    found[f"{name}.{part}"] = plain
    return found


def report(name: str, number: int, verdicts: list[list[str]]) -> None:
    """Print what was not noticed, then the score."""
    left = [verdict for verdict in verdicts if verdict[0] in (SURVIVED, UNREACHED)]
    for verdict, function, diff in left:
        print(f"{verdict} in {name}.{function}\n{textwrap.indent(diff, '    ')}")
    noticed = len(verdicts) - len(left)
    print(f"{name}: {number} mutants, {len(verdicts)} tried, {noticed} noticed", flush=True)


if __name__ == "__main__":
    sys.exit(main())
