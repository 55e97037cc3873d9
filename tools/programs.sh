#!/bin/sh
# Programs that tests start by themselves: PostgreSQL, of which they need no running server, nginx,
# and what checks units of systemd. Where the last two can't be had, their tests are skipped.
set -eu
has() { PATH="$PATH:/usr/sbin" command -v "$1" >/dev/null; }
has_postgres() {
    [ -n "${POSTGRES_BIN:-}" ] && [ -x "$POSTGRES_BIN/initdb" ] && return
    for found in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$found" ] && return
    done
    has initdb
}
wanted=
has_postgres || wanted=postgresql
has nginx || wanted="$wanted nginx-light"
has systemd-analyze || wanted="$wanted systemd"
[ -z "$wanted" ] && exit

get() { apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 "$@"; }
# Nothing of it should begin to run.
add() { RUNLEVEL=1 get install -y --no-install-recommends $wanted; }

log=$(mktemp)
trap 'rm -f "$log"' EXIT
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "installing $wanted"
    # without a cluster that starts with the machine
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    { add || { get update && add; }; } >"$log" 2>&1 && exit
fi
has_postgres && exit
cat "$log" >&2
echo "The tests need PostgreSQL. On Debian: apt install postgresql" >&2
echo "One that is elsewhere can be named: POSTGRES_BIN=/path/to/its/bin make test" >&2
exit 1
