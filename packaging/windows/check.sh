#!/bin/sh
# Plays a match under Wine and writes what the game printed to a file: from an unpacked zip, or from an installer, which it runs
# before and whose uninstaller after that must leave nothing behind. While the program runs, neither may change anything.
# check.sh FOLDER|INSTALLER LIBRARY OUT ARGUMENTS...
# LIBRARY is put beside the program; see check.rs.
set -eu
# One display for all: an uninstaller goes on after the program that started it, and would end with a display of its own.
if [ -z "${SPADES_CHECK_DISPLAY-}" ]; then
    export SPADES_CHECK_DISPLAY=1
    exec xvfb-run -a -s "-screen 0 1280x720x24" sh "$0" "$@"
fi
package=$1
library=$2
out=$3
shift 3
WINEPREFIX=$(mktemp -d)
export WINEPREFIX WINEDEBUG=-all WGPU_BACKEND=vulkan
export SPADES_DATA_DIR='C:\spades-data'
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
wineserver=$(command -v wineserver || echo /usr/lib/wine/wineserver64)
trap '"$wineserver" -k || true; rm -rf "$WINEPREFIX"' EXIT

run() {
    timeout 300 "$wine" "$@"
}

windows_path() {
    printf 'Z:%s' "$(echo "$1" | tr / '\\')"
}

installed() {
    find "$WINEPREFIX/drive_c/users" -iname '*spades*' ! -path '*/Temp/*'
}

# Waits until a command succeeds; some programs under Wine go on after the one that started them has ended.
wait_for() {
    for _ in $(seq 1 120); do
        if "$@"; then return 0; fi
        sleep 1
    done
    return 1
}

# Runs another program in the game's place, and expects installer and uninstaller to refuse.
refuse_while_open() {
    mv "$folder/spades.exe" "$folder/game.exe"
    cp "$WINEPREFIX/drive_c/windows/notepad.exe" "$folder/spades.exe"
    run "$(windows_path "$folder/spades.exe")" &
    is_open() { grep -qs "$folder/spades.exe" /proc/[0-9]*/maps; }
    wait_for is_open
    before=$(find "$folder" -type f | sort)
    if run "$(windows_path "$package")" /S || run "$(windows_path "$folder/uninstall.exe")" /S "_?=$(windows_path "$folder")"; then
        echo "installed or uninstalled over the open game" >&2
        exit 1
    fi
    [ "$(find "$folder" -type f | sort)" = "$before" ]
    run taskkill /f /im spades.exe >/dev/null
    is_closed() { ! is_open; }
    wait_for is_closed
    mv "$folder/game.exe" "$folder/spades.exe"
}

folder=$package
if [ -f "$package" ]; then
    run "$(windows_path "$package")" /S
    folder=$(dirname "$(find "$WINEPREFIX/drive_c/users" -name uninstall.exe)")
    installed | grep -q '\.lnk$'
    refuse_while_open
fi
cp "$library" "$folder/bcryptprimitives.dll"
# A virtual desktop starts programs of its own and passes on no output: the program writes through a batch file.
printf '@echo off\r\ncd /d "%s"\r\nspades.exe %s > "%s"\r\necho ended > "%s"\r\n' \
    "$(windows_path "$folder")" "$*" "$(windows_path "$out")" "$(windows_path "$WINEPREFIX/ended")" >"$WINEPREFIX/play.bat"
run explorer /desktop=spades,1280x720 cmd /c "$(windows_path "$WINEPREFIX/play.bat")"
# As long as the program runs, its file can't be removed.
wait_for grep -q ended "$WINEPREFIX/ended"
grep -q '^{' "$out"
rm "$folder/bcryptprimitives.dll"
if [ -f "$package" ]; then
    run "$(windows_path "$folder/uninstall.exe")" /S
    gone() { [ -z "$(installed)" ]; }
    if ! wait_for gone; then
        echo "the uninstaller left: $(installed)" >&2
        exit 1
    fi
fi
