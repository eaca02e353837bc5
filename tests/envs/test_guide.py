"""The guide to environments, kept true: its programs run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
def test_the_programs_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for program in PROGRAMS:
        exec(compile(program, "docs/envs.md", "exec"), names)
    won, returns, action, many, players, found = capsys.readouterr().out.splitlines()
    assert won in ("True", "False")
    assert returns in ("[1.0, -1.0]", "[-1.0, 1.0]", "[0.0, 0.0]")
    assert action
    assert re.fullmatch(r"\(64, \d+\) \(64, \d+\) [1-9]\d* games ended", many)
    assert players == "(64, 2, 17)"
    assert found.startswith("place ")


def test_the_guide_names_every_module_and_its_extra() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = set(project["project"]["optional-dependencies"]) - {"arena", "cluster"}
    for extra in extras:
        assert f"`overseer.envs.{extra}`" in GUIDE
        assert f"overseer[{extra}]" in GUIDE


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "openspiel", "vector"])
def test_without_its_extra_a_module_says_what_to_install(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import importlib

    from overseer.envs.extras import MissingExtra

    package = {"openspiel": "pyspiel", "vector": "numpy"}.get(module, module)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"overseer.envs.{module}", raising=False)
    with pytest.raises(MissingExtra, match=rf"pip install 'overseer\[{module}\]'"):
        importlib.import_module(f"overseer.envs.{module}")
