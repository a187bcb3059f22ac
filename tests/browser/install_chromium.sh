#!/usr/bin/env bash
# Makes sure that the browser tests have a Chromium, and prints where it is.
#
# Playwright's own browsers are downloads of 150 MB; the distribution's Chromium is smaller, patched by the
# distribution and works the same for these tests. CHROMIUM=/path/to/browser names another one.
# Exit status: 0 if there is one, or if it cannot be installed here; 1 if it cannot be installed and CI=true.
set -euo pipefail

find_chromium() {
    local candidate
    for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$candidate" ] && command -v "$candidate"; then
            return 0
        fi
    done
    return 1
}

give_up() {
    echo "No Chromium: $1 (on Debian: apt-get install chromium fonts-dejavu-core), or set CHROMIUM to a browser." >&2
    [ "${CI:-}" = "true" ] && exit 1
    exit 0
}

if find_chromium; then
    exit 0
fi

command -v apt-get >/dev/null || give_up "install Chromium with this system's package manager"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
        give_up "installing it takes root"
    fi
    as_root=(sudo -n)
fi

echo "Installing Debian's chromium for the browser tests" >&2
log="$(mktemp)"
trap 'rm -f "$log"' EXIT
# A font is needed as well: without one Chromium lays out every glyph as an empty box.
if ! {
    "${as_root[@]}" apt-get update -q &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core
} >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    give_up "apt-get could not install it"
fi

find_chromium || give_up "it was installed but is not on the PATH"
