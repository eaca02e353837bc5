#!/bin/sh
# The Node that builds the page: new enough, or one line that says what is missing.
set -eu

stop() {
    echo "overseer: $1; the table in the terminal needs none: make terminal" >&2
    exit 1
}

if ! version=$(node --version 2>/dev/null) || ! command -v npm >/dev/null; then
    stop "the page is built with Node 20.19 or newer and its npm, which are not here"
fi
version=${version#v}
major=${version%%.*}
rest=${version#*.}
minor=${rest%%.*}
# What the build tool supports: 20 from 20.19 on, and everything from 22.12 on.
case $major in
20) [ "$minor" -ge 19 ] && exit 0 ;;
22) [ "$minor" -ge 12 ] && exit 0 ;;
*) [ "$major" -gt 22 ] && exit 0 ;;
esac
stop "the page is built with Node 20.19 or newer (of 22: 22.12), and this is $version"
