"""The plugin that gathers rule coverage, run on small projects of their own."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from overseer.texts import coverage
from overseer.texts.ledger import ledger

TESTS = Path(__file__).parent
ALL = [
    each.id
    for game in ("shelter", "fallout")
    for each in ledger(game).entries.values()
    if each.kind != "difference"
]

UNKNOWN = "no rule has the id 'SH-BULD-05': did you mean SH-BUILD-05"

Run = pytest.RunResult


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with a folder of tests and the plugin, and no other plugins."""
    paths = (str(TESTS), str(TESTS.parent / "src"), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini("[pytest]\ntestpaths = tests\naddopts = --strict-markers\n")
    pytester.makeconftest('pytest_plugins = ["rule_coverage"]\n')
    pytester.mkdir("tests")
    return pytester


def write(project: pytest.Pytester, file: str, *tests: tuple[str, list[str], str]) -> None:
    """A file of tests, each with a name, the ids it cites, and its body."""
    lines = ["import pytest", ""]
    for test, ids, body in tests:
        cited = ", ".join(map(repr, ids))
        lines += [
            f"@pytest.mark.rule({cited})" if ids else "",
            f"def test_{test}():",
            f"    {body}",
        ]
    path = project.path / "tests" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n")


def run(project: pytest.Pytester, *arguments: str) -> Run:
    return project.runpytest_inprocess(*arguments)


def run_apart(project: pytest.Pytester, *arguments: str) -> Run:
    """A run in a process of its own, which may end abruptly or start workers."""
    return project.runpytest_subprocess(*arguments)


def run_parallel(project: pytest.Pytester, *arguments: str) -> Run:
    return run_apart(project, "-p", "xdist", "-n", "2", *arguments)


def record_file(project: pytest.Pytester) -> Path:
    return project.path / "build" / "rule-coverage.json"


def recorded(project: pytest.Pytester, outcome: str = "passed") -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(record_file(project).read_text())[outcome]
    return found


def test_a_full_run_that_covers_every_id_passes_and_is_recorded(project: pytest.Pytester) -> None:
    write(project, "test_most.py", ("most", ALL[1:], "pass"))
    write(project, "test_rest.py", ("rest", ALL[:1], "pass"), ("uncited", [], "pass"))
    assert run(project).ret == pytest.ExitCode.OK
    assert sorted(recorded(project)) == sorted(ALL)
    assert recorded(project)[ALL[0]] == ["tests/test_rest.py::test_rest"]


def test_an_uncovered_id_fails_a_run_whose_tests_all_pass(project: pytest.Pytester) -> None:
    write(project, "test_most.py", ("most", ALL[1:], "pass"))
    done = run(project)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.assert_outcomes(passed=1)
    done.stdout.fnmatch_lines(["*uncovered rules*", f"{ALL[0]}  *"])
    done.stdout.no_fnmatch_line(f"{ALL[1]}  *")
    assert sorted(recorded(project)) == sorted(ALL[1:])


def test_a_skipped_test_covers_nothing(project: pytest.Pytester) -> None:
    write(project, "test_most.py", ("most", ALL[1:], "pass"))
    write(project, "test_rest.py", ("rest", ALL[:1], "pytest.skip('later')"))
    assert run(project).ret == pytest.ExitCode.TESTS_FAILED
    assert ALL[0] not in recorded(project)


def test_an_id_with_a_failing_test_is_recorded_as_failed(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", ALL, "pass"), ("wrong", ["SH-BUILD-05"], "assert False"))
    done = run(project)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.no_fnmatch_line("*uncovered rules*")
    assert recorded(project, "failed") == {"SH-BUILD-05": ["tests/test_all.py::test_wrong"]}


def test_an_id_whose_test_breaks_in_its_teardown_is_failed(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", ALL, "pass"))
    (project.path / "tests" / "test_end.py").write_text(
        "import pytest\n@pytest.fixture\ndef end():\n    yield\n    raise OSError\n"
        '@pytest.mark.rule("SH-BUILD-05")\ndef test_end(end): pass\n'
    )
    assert run(project).ret == pytest.ExitCode.TESTS_FAILED
    assert list(recorded(project, "failed")) == ["SH-BUILD-05"]
    assert recorded(project)["SH-BUILD-05"] == ["tests/test_all.py::test_all"]


def test_markers_of_classes_modules_and_parameters_count(project: pytest.Pytester) -> None:
    write(project, "test_most.py", ("most", ALL[3:], "pass"))
    (project.path / "tests" / "test_rest.py").write_text(
        f"import pytest\npytestmark = pytest.mark.rule({ALL[0]!r})\n"
        f"second = pytest.param(2, marks=pytest.mark.rule({ALL[2]!r}))\n"
        f"@pytest.mark.rule({ALL[1]!r})\nclass TestIt:\n"
        "    @pytest.mark.parametrize('n', [1, second])\n"
        "    def test_it(self, n): pass\n"
    )
    assert run(project).ret == pytest.ExitCode.OK
    assert recorded(project)[ALL[2]] == ["tests/test_rest.py::TestIt::test_it"]


def test_the_ids_of_both_games_are_required(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", [each for each in ALL if each != "FO-WIN-03"], "pass"))
    done = run(project)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["*uncovered rules*", "FO-WIN-03  *"])


def test_an_unknown_id_fails_the_collection(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", ALL, "pass"), ("typo", ["SH-BULD-05"], "pass"))
    done = run(project)
    assert done.ret == pytest.ExitCode.INTERRUPTED
    done.stdout.fnmatch_lines([f"*test_typo: {UNKNOWN}*"])
    assert not record_file(project).exists()


def test_an_unknown_id_fails_the_collection_of_a_parallel_run(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", ALL, "pass"), ("typo", ["SH-BULD-05"], "pass"))
    done = run_parallel(project)
    assert done.ret != pytest.ExitCode.OK
    done.stdout.fnmatch_lines([f"*test_typo: {UNKNOWN}*"])
    assert not record_file(project).exists()


@pytest.mark.parametrize("ids", ["", "'sh-build-05'", "ids=['SH-BUILD-05']", "5"])
def test_a_marker_that_is_not_used_as_meant_fails_the_collection(
    project: pytest.Pytester, ids: str
) -> None:
    (project.path / "tests" / "test_a.py").write_text(
        f"import pytest\n@pytest.mark.rule({ids})\ndef test_a(): pass\n"
    )
    assert run(project).ret == pytest.ExitCode.INTERRUPTED


def test_a_parallel_run_gathers_from_all_workers(project: pytest.Pytester) -> None:
    for n in range(4):
        write(project, f"test_part{n}.py", (f"part{n}", ALL[n::4], "pass"))
    done = run_parallel(project)
    assert done.ret == pytest.ExitCode.OK
    assert sorted(recorded(project)) == sorted(ALL)


def test_a_parallel_run_fails_for_an_uncovered_id(project: pytest.Pytester) -> None:
    write(project, "test_most.py", ("most", ALL[1:], "pass"), ("other", [], "pass"))
    done = run_parallel(project)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["*uncovered rules*", f"{ALL[0]}  *"])


def test_a_parallel_run_with_a_crashed_worker_records_nothing(project: pytest.Pytester) -> None:
    write(project, "test_all.py", ("all", ALL, "pass"), ("crash", [], "__import__('os')._exit(1)"))
    assert run_parallel(project).ret != pytest.ExitCode.OK
    assert not record_file(project).exists()


def prepare_partial_run(project: pytest.Pytester) -> None:
    record_file(project).parent.mkdir()
    record_file(project).write_text("earlier")
    write(project, "test_one.py", ("one", ["SH-BUILD-05"], "pass"))
    write(project, "test_two.py", ("two", [], "pass"))
    write(project, "sub/test_three.py", ("three", [], "pass"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("tests/test_one.py",),
        ("tests/test_one.py::test_one",),
        ("tests/sub",),
        ("-k", "one"),
        ("-m", "rule"),
        ("--deselect", "tests/test_two.py::test_two"),
        ("--ignore", "tests/test_two.py"),
        ("--collect-only",),
        ("--setup-plan",),
    ],
    ids=" ".join,
)
def test_a_partial_run_leaves_the_record_alone(
    project: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    prepare_partial_run(project)
    done = run(project, *arguments)
    assert done.ret == pytest.ExitCode.OK
    assert record_file(project).read_text() == "earlier"
    done.stdout.no_fnmatch_line("*uncovered rules*")


@pytest.mark.parametrize("option", ["--deselect=tests/test_two.py", "--ignore=tests/test_two.py"])
def test_a_partial_parallel_run_leaves_the_record_alone(
    project: pytest.Pytester, option: str
) -> None:
    prepare_partial_run(project)
    assert run_parallel(project, option).ret == pytest.ExitCode.OK
    assert record_file(project).read_text() == "earlier"


@pytest.mark.parametrize(
    ("arguments", "body"),
    [
        (("-x",), "assert False"),
        ((), "raise KeyboardInterrupt"),
        ((), "pytest.exit('enough', returncode=0)"),
    ],
    ids=["stopped at a failure", "interrupted", "left"],
)
def test_a_run_that_is_cut_short_leaves_the_record_alone(
    project: pytest.Pytester, arguments: tuple[str, ...], body: str
) -> None:
    write(project, "test_a.py", ("a", ALL, body), ("b", [], "pass"))
    run_apart(project, *arguments)
    assert not record_file(project).exists()


def test_a_file_that_cannot_be_collected_leaves_the_record_alone(project: pytest.Pytester) -> None:
    write(project, "test_a.py", ("a", ALL, "pass"))
    (project.path / "tests" / "test_b.py").write_text("import no_such_module\n")
    run(project, "--continue-on-collection-errors")
    assert not record_file(project).exists()


def test_a_class_that_cannot_be_collected_leaves_the_record_alone(project: pytest.Pytester) -> None:
    write(project, "test_a.py", ("a", ALL, "pass"))
    with (project.path / "tests" / "test_a.py").open("a") as file:
        file.write("class TestB:\n    @pytest.mark.rule('SH-X')\n    def test_b(self): pass\n")
    run(project, "--continue-on-collection-errors").assert_outcomes(passed=1, errors=1)
    assert not record_file(project).exists()


def test_a_file_that_is_asked_for_is_a_partial_run_even_if_it_is_the_only_one(
    project: pytest.Pytester,
) -> None:
    write(project, "test_a.py", ("a", ALL, "pass"))
    run(project, "tests/test_a.py").assert_outcomes(passed=1)
    assert not record_file(project).exists()


def test_a_run_without_tests_records_nothing(project: pytest.Pytester) -> None:
    assert run(project).ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert not record_file(project).exists()


def test_only_the_last_failed_tests_are_a_partial_run(project: pytest.Pytester) -> None:
    write(project, "test_a.py", ("a", ALL, "pass"), ("b", [], "assert False"))
    run(project)
    before = record_file(project).read_text()
    write(project, "test_a.py", ("a", ALL, "pass"), ("b", [], "pass"))
    run(project, "--lf").assert_outcomes(passed=1)
    assert record_file(project).read_text() == before


def test_an_edit_during_the_run_makes_the_record_outdated(project: pytest.Pytester) -> None:
    source = project.mkdir("src") / "game.py"
    source.write_text("x = 1\n")
    edit = "__import__('pathlib').Path('src/game.py').write_text('x = 2')"
    write(project, "test_a.py", ("a", ALL, edit))
    assert run(project).ret == pytest.ExitCode.OK
    record = coverage.read(project.path)
    assert record is not None
    assert record.digest != coverage.digest(project.path)
    source.write_text("x = 1\n")
    assert record.digest == coverage.digest(project.path)
