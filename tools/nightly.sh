#!/bin/sh
# `make nightly`: runs everything, one part after another, whatever fails. The last lines say how
# each part ended; its output is in build/nightly.
set -u
cd "$(dirname "$0")/.."
logs=build/nightly
rm -rf "$logs"
mkdir -p "$logs"
failed=0

part() {
    name=$1
    shift
    echo "$name begins at $(date +%H:%M)"
    begun=$(date +%s)
    if "$@" >"$logs/$name.log" 2>&1; then
        ended=passed
    else
        ended=FAILED
        failed=1
        tail -n 40 "$logs/$name.log"
    fi
    minutes=$((($(date +%s) - begun + 59) / 60))
    summary=$(grep -E '^[0-9]+ (passed|failed)' "$logs/$name.log" | tail -n 1)
    echo "$ended  $name, $minutes minutes${summary:+: $summary}" >>"$logs/results"
}

version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

# A copy of the source with its own environment, because compiled modules fit only one Python.
tests_on() {
    copy=$logs/$1
    mkdir "$copy"
    git ls-files -z | xargs -0 tar -c | tar -x -C "$copy" || return
    make -C "$copy" PYTHON="$1" tests || return
    rm -rf "$copy"
}

part checks make checks
# shellcheck disable=SC2086  # a command and its arguments
part tests env NIGHTLY=1 $PYTEST
for python in python3.11 python3.12 python3.13 python3.14; do
    found=$(version "$python")
    if [ -n "$found" ] && [ "$found" != "$(version .venv/bin/python)" ]; then
        part "$python" tests_on "$python"
    fi
done

echo
cat "$logs/results"
[ "$failed" = 0 ] && echo "The nightly run passed." || echo "The nightly run FAILED: see $logs."
exit "$failed"
