#!/bin/sh
# Puts Spades into your desktop's menu, from where this folder is now. With --remove, takes it out again.
set -eu
id=io.github.spades_game.Spades
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/$id.desktop

case ${1:-} in
    '') ;;
    --remove)
        rm -f "$entry" "$data"/icons/hicolor/*/apps/"$id.png"
        echo "Removed Spades from the menu. Your matches and settings stay in $data/spades."
        exit
        ;;
    *)
        echo "usage: $0 [--remove]" >&2
        exit 2
        ;;
esac

mkdir -p "$data"
cp -R "$here/share/icons" "$data/"
mkdir -p "$data/applications"
# A path in a desktop entry: quoted, with backslashes before what is special there.
program=$(printf '%s' "$here/spades" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/$id.desktop" >"$entry"
echo "Added Spades to the menu. Run this again if you move the folder."
