#!/bin/sh
# The tests start a PostgreSQL of their own; they need its programs, not a running server.
set -eu
has() { command -v "$1" >/dev/null; }
[ -n "${POSTGRES_BIN:-}" ] && [ -x "$POSTGRES_BIN/initdb" ] && exit
for found in /usr/lib/postgresql/*/bin/initdb; do
    [ -x "$found" ] && exit
done
has initdb && exit

get() { apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 "$@"; }
add() { get install -y --no-install-recommends postgresql; }

log=$(mktemp)
trap 'rm -f "$log"' EXIT
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "installing postgresql"
    # without a cluster that starts with the machine
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    { add || { get update && add; }; } >"$log" 2>&1 && exit
fi
cat "$log" >&2
echo "The tests need PostgreSQL. On Debian: apt install postgresql" >&2
echo "One that is elsewhere can be named: POSTGRES_BIN=/path/to/its/bin make test" >&2
exit 1
