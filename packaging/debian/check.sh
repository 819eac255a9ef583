#!/bin/sh
# Installs a .deb in a bare Debian made for it, plays a match there, removes the package, and prints what the game printed.
# check.sh PACKAGE ROOT ARGUMENTS...
set -eu
package=$1
root=$2
shift 2

mmdebstrap --quiet --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root" >&2
cp "$package" "$root/tmp/spades.deb"
chroot "$root" apt-get install -y -q --no-install-recommends /tmp/spades.deb >&2

# The display is outside: the package must not need one to be installed.
Xvfb :77 -screen 0 1280x720x24 -nolisten tcp >/dev/null 2>&1 &
display=$!
mkdir -p "$root/tmp/.X11-unix" "$root/dev/shm"
cleanup() {
    umount "$root/tmp/.X11-unix" "$root/proc" 2>/dev/null || true
    kill "$display" 2>/dev/null || true
}
trap cleanup EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ -S /tmp/.X11-unix/X77 ] && break
    sleep 1
done
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mount -t proc proc "$root/proc"

chroot "$root" env -i HOME=/tmp DISPLAY=:77 PATH=/usr/games:/usr/bin:/bin spades --version >&2
chroot "$root" env -i HOME=/tmp DISPLAY=:77 PATH=/usr/games:/usr/bin:/bin spades "$@"
chroot "$root" apt-get purge -y -q spades >&2
left=$(find "$root/usr" "$root/etc" -iname '*spades*' | head)
if [ -n "$left" ]; then
    echo "the removed package left: $left" >&2
    exit 1
fi
