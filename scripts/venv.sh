#!/bin/sh
# The project's virtual environment in .venv, made anew if it belongs to another interpreter.
#
#   scripts/venv.sh PYTHON
set -eu

python=$1
describe='import sys; print(sys.base_prefix, "%d.%d.%d" % sys.version_info[:3])'

stop() {
    echo "overseer: $1" >&2
    exit 1
}

if ! this=$("$python" -c "$describe" 2>/dev/null); then
    stop "'$python' does not run; install Python 3.11 or newer, or name one: make PYTHON=python3.13"
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    stop "Python 3.11 or newer is needed, '$python' is ${this##* }; name one: make PYTHON=python3.13"
fi
here=$(pwd -P)
if [ "$(cat .venv/.python 2>/dev/null)" = "$here" ] &&
    [ "$(.venv/bin/python -c "$describe" 2>/dev/null)" = "$this" ]; then
    exit 0
fi
echo "Making .venv with Python ${this##* }"
# Debian keeps what venv needs in a package of its own; pip or uv can do without it.
if "$python" -c 'import ensurepip' 2>/dev/null; then
    "$python" -m venv --clear .venv
elif command -v uv >/dev/null; then
    uv venv --quiet --clear --seed --python "$python" .venv
elif "$python" -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --clear --without-pip .venv
    "$python" -m pip --python .venv/bin/python -qq install pip
else
    scripts/system.sh "$python" venv
    "$python" -m venv --clear .venv
fi
echo "$here" >.venv/.python
