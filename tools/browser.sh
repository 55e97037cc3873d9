#!/bin/sh
# The browser tests need chromium, best its headless shell, which takes a third less of the
# processor; and a font with Chinese characters for the pictures.
set -eu
shell=chromium-headless-shell
has() { command -v "$1" >/dev/null; }
has "${CHROMIUM:-$shell}" && browser= || browser=$shell
fc-list 2>/dev/null | grep -qi 'noto.*cjk' && font= || font=fonts-noto-cjk
[ -z "$browser$font" ] && exit
if [ "$(id -u)" = 0 ] && has apt-get; then
    log=$(mktemp)
    echo "installing $browser $font"
    if { apt-get update && apt-get install -y --no-install-recommends fontconfig $browser $font; } >"$log" 2>&1; then
        rm -f "$log"
        exit
    fi
fi
has "${CHROMIUM:-chromium}" && [ -z "$font" ] && exit
[ -z "${log-}" ] || cat "$log"
echo "The browser tests need $browser $font. On Debian: apt install $browser $font" >&2
echo "Another browser of chromium's family can be named: CHROMIUM=/path/to/it make test" >&2
exit 1
