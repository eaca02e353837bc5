#!/bin/sh
# Debian packages that the project needs here: installed if we are root, else named in one line.
#
#   scripts/system.sh PYTHON venv              what making .venv needs
#   scripts/system.sh PYTHON venv compiler     and what compiling the unit needs
#   scripts/system.sh PYTHON browser           what the tests of the page need
set -eu

python=$1
shift
missing=

# Debian splits its own Python into packages; any other Python brings all its parts or none.
case $("$python" -c 'import sys; print(sys.base_prefix)') in
/usr) debian=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])') ;;
*) debian= ;;
esac

for need in "$@"; do
    case $need in
    venv)
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            missing="$missing ${debian:-python3}-venv"
        fi
        ;;
    compiler)
        if ! echo 'int main(void) { return 0; }' | cc -x c -o /dev/null - 2>/dev/null; then
            missing="$missing gcc libc6-dev"
        fi
        headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
        if [ -n "$debian" ] && [ ! -e "$headers/Python.h" ]; then
            missing="$missing $debian-dev"
        fi
        ;;
    browser)
        # CHROMIUM and FIREFOX name those that are elsewhere; any that play the part will do.
        if ! command -v "${CHROMIUM:-chromium-headless-shell}" >/dev/null &&
            ! command -v "${CHROMIUM:-chromium}" >/dev/null; then
            missing="$missing chromium-headless-shell"
        fi
        if ! command -v "${FIREFOX:-firefox-esr}" >/dev/null; then
            missing="$missing firefox-esr"
        fi
        ;;
    *)
        echo "scripts/system.sh: unknown need '$need'; venv, compiler and browser are known" >&2
        exit 2
        ;;
    esac
done

if [ -z "$missing" ]; then
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    case $missing in
    *-venv*)
        echo "overseer: $python cannot make virtual environments; install its venv module" >&2
        exit 1
        ;;
    esac
    exit 0 # the build itself says that it found no compiler, and goes on without
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "overseer: missing here, run: sudo apt-get install -y$missing" >&2
    exit 1
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # the list is meant to be split
apt-get install -qq -y --no-install-recommends $missing >/dev/null 2>&1 ||
    { apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing >/dev/null; }
