#!/bin/sh
# The browser tests need chromium, best its headless shell, which takes a third less of the
# processor; and a font with Chinese characters for the pictures.
set -eu
has() { command -v "$1" >/dev/null; }
has "${CHROMIUM:-chromium-headless-shell}" && browser= || browser=chromium-headless-shell
fc-list 2>/dev/null | grep -qi 'noto.*cjk' && font= || font=fonts-noto-cjk
[ -z "$browser$font" ] && exit

get() { apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 "$@"; }
add() { get install -y --no-install-recommends fontconfig $browser $font; }

log=$(mktemp)
trap 'rm -f "$log"' EXIT
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "installing $browser $font"
    { add || { get update && add; }; } >"$log" 2>&1 && exit
fi
if [ -z "$font" ] && has "${CHROMIUM:-chromium}"; then
    exit # the whole browser will do
fi
cat "$log" >&2
echo "The browser tests need $browser $font. On Debian: apt install $browser $font" >&2
echo "Another browser of chromium's family can be named: CHROMIUM=/path/to/it make test" >&2
exit 1
