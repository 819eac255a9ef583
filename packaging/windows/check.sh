#!/bin/sh
# Plays a match under Wine from an unpacked zip and writes what the game printed to a file.
# check.sh FOLDER OUT ARGUMENTS...
set -eu
folder=$1
out=$2
shift 2
WINEPREFIX=$(mktemp -d)
export WINEPREFIX WINEDEBUG=-all WGPU_BACKEND=vulkan
export SPADES_DATA_DIR='C:\spades-data'
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
# A virtual desktop starts programs of its own and passes on no output: the program writes through a batch file.
printf '@echo off\r\ncd /d "Z:%s"\r\nspades.exe %s > "Z:%s"\r\n' \
    "$(echo "$folder" | tr / '\\')" "$*" "$(echo "$out" | tr / '\\')" >"$folder/play.bat"
timeout 300 xvfb-run -a -s "-screen 0 1280x720x24" "$wine" explorer /desktop=spades,1280x720 cmd /c "Z:$(echo "$folder/play.bat" | tr / '\\')"
for _ in $(seq 1 120); do
    grep -q '^{' "$out" 2>/dev/null && break
    sleep 1
done
wineserver=$(command -v wineserver || echo /usr/lib/wine/wineserver64)
"$wineserver" -k || true
rm -rf "$WINEPREFIX"
