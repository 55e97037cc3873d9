#!/bin/sh
# The browser tests need chromium, and a font with Chinese characters for the pictures.
set -eu
command -v "${CHROMIUM:-chromium}" >/dev/null && browser= || browser=chromium
fc-list 2>/dev/null | grep -qi 'noto.*cjk' && font= || font=fonts-noto-cjk
[ -z "$browser$font" ] && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    log=$(mktemp)
    echo "installing $browser $font"
    { apt-get update && apt-get install -y --no-install-recommends fontconfig $browser $font; } >"$log" 2>&1 ||
        { cat "$log"; exit 1; }
    rm -f "$log"
else
    echo "The browser tests need $browser $font. On Debian: apt install $browser $font" >&2
    echo "Another browser of chromium's family can be named: CHROMIUM=/path/to/it make test" >&2
    exit 1
fi
