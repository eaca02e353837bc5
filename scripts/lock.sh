#!/bin/sh
# The lock files in requirements/: names, versions, markers and hashes, from pyproject.toml.
# They hold for every Python from 3.11 on and name no place to download from.
#
#   scripts/lock.sh [--upgrade]      PYTHON names the interpreter that fetches uv if it is absent
set -eu

if command -v uv >/dev/null; then
    uv=uv
else
    uv=build/uv/bin/uv
    if [ ! -x "$uv" ]; then
        "${PYTHON:-python3}" -m venv build/uv
        build/uv/bin/python -m pip --disable-pip-version-check -qq install uv
    fi
fi

compile() {
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --only-binary :all: --no-header --no-annotate --no-emit-index-url "$@"
}

mkdir -p requirements
compile "$@" pyproject.toml -o requirements/runtime.txt
compile "$@" pyproject.toml --group dev -c requirements/runtime.txt -o requirements/dev.txt
compile "$@" --group arena -c requirements/dev.txt -o requirements/arena.txt
compile "$@" --group browser -c requirements/dev.txt -o requirements/browser.txt
compile "$@" --group envs -c requirements/dev.txt -o requirements/envs.txt
compile "$@" --group fuzz -c requirements/dev.txt -o requirements/fuzz.txt
compile "$@" --group mutants -c requirements/dev.txt -o requirements/mutants.txt
